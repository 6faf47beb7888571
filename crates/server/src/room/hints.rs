//! What an ace would do in a player's place, for who plays with bots alone. It is shown what the seat sees, thinks where
//! bots think, and about one thing at a time.

use super::{Command, Room};
use crate::{api_error::ApiError, secret::random};
use bots::advice;
use kernel::{Message, Refused, RuleId, Seat};
use protocol::{analysis::Hint, socket::ToClient};
use std::sync::Arc;

impl Room {
    /// A seat asks what an ace would do.
    pub(super) fn ask_hint(&mut self, seat: u8) -> Result<(), ApiError> {
        self.must_play()?;
        if !self.summary.is_alone() {
            return Err(ApiError::no_hints());
        }
        if self.hinting.is_some() {
            return Err(ApiError::hinting());
        }
        let asked = self.table.asked().into_iter().find(|(asked, _)| asked.0 == seat);
        let Some((_, decision)) = asked else {
            return Err(Refused::new(RuleId::NOT_ASKED, Message::new("kernel-refused-not-asked")).into());
        };
        let Some(work) = advice::hint(&*self.table, Seat(seat), u64::from_le_bytes(random())) else {
            return Err(ApiError::no_hints());
        };
        let about = (decision, self.summary.take_backs);
        self.hinting = Some(about);
        let (app, commands) = (Arc::clone(&self.app), self.handle.commands.clone());
        app.metrics.bots_thinking.add(1);
        tokio::spawn(async move {
            let hint = app.bots.run(None, work).await.map(Box::new);
            app.metrics.bots_thinking.sub(1);
            // The match may have been unloaded meanwhile: no client waits for it then.
            _ = commands.send(Box::new(Command::Hinted { seat, about, hint })).await;
        });
        Ok(())
    }

    /// The ace has thought. What it thought about may have been decided or taken back meanwhile.
    pub(super) fn hinted(&mut self, seat: u8, about: (u32, u64), hint: Option<Box<Hint>>) {
        self.hinting = None;
        let is_asked = self.table.asked().contains(&(Seat(seat), about.0));
        match hint {
            Some(hint) if is_asked && about.1 == self.summary.take_backs && self.playing() => {
                self.tell_seat(seat, &ToClient::Hinted { decision: about.0, hint });
            }
            Some(_) => {}
            None => self.tell_seat(seat, &ApiError::broken().message()),
        }
    }
}
