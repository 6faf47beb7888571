//! The bots at the table. They think off the threads that serve sockets, a bounded number at a time.

use super::{Command, Room};
use crate::{api_error::ApiError, secret::random, store::SeatKind};
use bots::{Level, Mind, assess};
use kernel::Seat;
use serde_json::Value;
use std::{sync::Arc, time::Duration};
use tracing::warn;

/// How long a move that could not be stored waits, the first time; twice as long each time after, up to the longest.
const FIRST_PAUSE: Duration = Duration::from_millis(250);
const LONGEST_PAUSE: Duration = Duration::from_secs(30);

impl Room {
    /// A bit per bot that thinks.
    pub(super) fn thinking_bits(&self) -> u8 {
        self.thinking
            .iter()
            .enumerate()
            .filter(|(_, d)| d.is_some())
            .fold(0, |bits, (seat, _)| bits | 1 << seat)
    }

    /// Lets every bot that is asked something think about it.
    pub(super) fn wake_bots(&mut self) {
        if !self.playing() {
            return;
        }
        let mut woken = false;
        for (seat, decision) in self.table.asked() {
            let SeatKind::Bot { level } = &self.summary.seats[seat.index()].kind else { continue };
            if self.thinking[seat.index()] != Some((decision, self.summary.take_backs)) {
                let level = level.parse().unwrap_or(Level::Cadet);
                let mind = self.mind(seat, level);
                woken |= self.set_thinking(seat, decision, &mind, Duration::ZERO);
            }
        }
        if woken {
            self.tell_seats();
        }
    }

    /// The bot of a seat. It lives as long as the match is open, and is another after something was taken back: what it
    /// remembers has not happened then.
    fn mind(&mut self, seat: Seat, level: Level) -> Mind {
        let new = || Mind::new(level, u64::from_le_bytes(random()));
        let kept = self.minds[seat.index()].take().filter(|mind| mind.level() == level);
        self.minds[seat.index()].insert(kept.unwrap_or_else(new)).clone()
    }

    fn set_thinking(&mut self, seat: Seat, decision: u32, mind: &Mind, pause: Duration) -> bool {
        let Some(thought) = mind.think(&*self.table, seat) else { return false };
        // A decision has the same number again after something was taken back, and is another.
        let about = (decision, self.summary.take_backs);
        self.thinking[seat.index()] = Some(about);
        let (app, commands) = (Arc::clone(&self.app), self.handle.commands.clone());
        app.metrics.bots_thinking.add(1);
        tokio::spawn(async move {
            tokio::time::sleep(pause).await;
            let choice = app.bots.run(None, thought).await;
            app.metrics.bots_thinking.sub(1);
            // The match may have been put away meanwhile; the bot is asked again when it is opened.
            _ = commands.send(Box::new(Command::Thought { seat: seat.0, about, choice, tries: 0 })).await;
        });
        true
    }

    /// A bot has chosen. What it thought about may have been taken back meanwhile. What cannot be stored now is played
    /// later: it is the store that fails, not the bot.
    pub(super) async fn thought(&mut self, seat: u8, about: (u32, u64), choice: Option<Value>, tries: u32) {
        if self.thinking[seat as usize] != Some(about) {
            return;
        }
        self.thinking[seat as usize] = None;
        let chosen = match choice {
            Some(choice) => match self.choose(seat, about.0, choice.clone(), None).await {
                Err(error) if error == ApiError::store() && self.playing() && !self.outdated => {
                    self.thinking[seat as usize] = Some(about);
                    self.try_again(seat, about, choice, tries);
                    return;
                }
                done => done.is_ok(),
            },
            None => false,
        };
        if !chosen && self.playing() && !self.outdated {
            warn!(seat, "a bot has failed; it plays at random instead");
            let asked = self.table.asked().into_iter().find(|(asked, _)| asked.0 == seat);
            if let Some((seat, decision)) = asked {
                self.minds[seat.index()] = None;
                let chance = Mind::new(Level::Random, u64::from_le_bytes(random()));
                self.set_thinking(seat, decision, &chance, Duration::from_secs(1));
            }
        }
        self.tell_seats();
    }

    /// Plays what a bot has chosen once more, a while later.
    fn try_again(&self, seat: u8, about: (u32, u64), choice: Value, tries: u32) {
        let pause = (FIRST_PAUSE * 2_u32.pow(tries.min(10))).min(LONGEST_PAUSE);
        let commands = self.handle.commands.clone();
        tokio::spawn(async move {
            tokio::time::sleep(pause).await;
            let command = Command::Thought { seat, about, choice: Some(choice), tries: tries + 1 };
            // The match may have been put away meanwhile; the bot is asked again when it is opened.
            _ = commands.send(Box::new(command)).await;
        });
    }

    /// Lets a bot think about the draw that is offered. One that cannot tell plays on.
    pub(super) fn ask_for_draw(&mut self, seat: u8) {
        let assessment = assess(&*self.table, Seat(seat), u64::from_le_bytes(random()));
        let (app, commands, offer) = (Arc::clone(&self.app), self.handle.commands.clone(), self.offers);
        app.metrics.bots_thinking.add(1);
        tokio::spawn(async move {
            let worth = match assessment {
                Some(assessment) => app.bots.run(None, assessment).await,
                None => None,
            };
            app.metrics.bots_thinking.sub(1);
            let agrees = worth.is_some_and(|worth| worth <= 0.0);
            // The match may have been put away meanwhile, and the offer with it.
            _ = commands.send(Box::new(Command::Weighed { seat, offer, agrees })).await;
        });
    }
}
