//! After the end of a match: another one, against bots or on a server.

use super::{PATIENCE, Table, Turn};
use crate::{
    face::Face,
    failure::Failure,
    play::{console::Typed, talk::Talk},
};
use std::{
    sync::atomic::{AtomicBool, Ordering},
    time::{Duration, Instant},
};

/// How long a rematch may take to appear once its offer is gone.
const GRACE: Duration = Duration::from_secs(2);

impl<G: Face> Table<'_, G> {
    /// Whether another match follows, against bots: the next line says so, and any other than these words does not.
    pub(super) fn again(&mut self, stop: &AtomicBool) -> Result<bool, Failure> {
        loop {
            self.say(if self.contest.can_swap() { "cli-line-again-swap" } else { "cli-line-again" })?;
            self.out.flush()?;
            let line = loop {
                match self.console.next(PATIENCE) {
                    Typed::Line(line) => break line,
                    Typed::Nothing if !stop.load(Ordering::Relaxed) => {}
                    Typed::Nothing | Typed::End => return Ok(false),
                }
            };
            let swapped = match line.trim() {
                "a" => false,
                "w" if self.contest.can_swap() => true,
                "s" => {
                    self.save(true)?;
                    continue;
                }
                _ => return Ok(false),
            };
            let Some(next) = self.contest.next_match(swapped)? else { return Ok(false) };
            self.contest = next;
            self.told.clear();
            self.question = None;
            return Ok(true);
        }
    }

    /// After the end of a match on a server: whether a rematch begins. A person may ask for one, or agree to one; a script
    /// has said so before, and waits no longer than its offer stands.
    pub(super) fn plays_again(&mut self, stop: &AtomicBool) -> Result<bool, Failure> {
        let is_person = self.console.is_person();
        match self.rematch.take() {
            _ if self.contest.me().is_none() => return Ok(false),
            Some(same) => {
                if let Err(notice) = self.contest.talk(Talk::Rematch { same }) {
                    self.notice(&notice)?;
                }
            }
            None if is_person => self.say("cli-talk-rematch-now")?,
            None => return Ok(false),
        }
        let (mut standing, mut gone) = (None, None);
        loop {
            for notice in self.contest.work()? {
                self.notice(&notice)?;
            }
            if let Some(next) = self.contest.next_match(false)? {
                (self.contest, self.question, self.asks) = (next, None, false);
                self.told.clear();
                return Ok(true);
            }
            let now = self.contest.standing();
            // An offer that all agree to is gone just before its match is there.
            gone = if now.is_none() && standing.is_some() {
                gone.or_else(|| Some(Instant::now()))
            } else {
                None
            };
            let is_late = gone.is_some_and(|gone: Instant| gone.elapsed() > GRACE);
            if is_late && !is_person || stop.load(Ordering::Relaxed) {
                return Ok(false);
            }
            if now.is_some() && standing != now {
                if let Some(text) = &now {
                    self.line(text)?;
                }
                standing = now;
            }
            self.out.flush()?;
            self.contest.wait(PATIENCE);
            match self.console.next(Duration::ZERO) {
                Typed::Nothing => {}
                Typed::End => return Ok(false),
                Typed::Line(line) if line.trim() == "q" => return Ok(false),
                Typed::Line(line) => {
                    if self.talk(line.trim())? == Turn::Quit {
                        return Ok(false);
                    }
                }
            }
        }
    }
}
