//! Choices, taking back, ends: whatever changes a match. The store has it before any client is told.

use super::{Clock, Hello, Room};
use crate::{
    api_error::ApiError,
    store::{Finish, Lines, StoreError},
};
use catalog::UpdateStyle;
use kernel::{Seat, fair::Nonce};
use protocol::{
    shared::Phase,
    socket::{ToClient, ToServer},
};
use serde_json::Value;
use tokio::time::Instant;
use tracing::{debug, info, warn};

/// What a seat has answered, with the nonce it has added to the dice.
type Answer = (Seat, Value, Option<Nonce>);

impl Room {
    /// Does what a client's message asks for, or tells it why not.
    pub(super) async fn handle_message(&mut self, conn: u64, said: Result<ToServer, ApiError>) {
        let done = match (said, self.seat_of(conn)) {
            (Err(error), _) => Err(error),
            (Ok(said), seat) => self.act(conn, said, seat).await,
        };
        if let Err(error) = done {
            self.app.metrics.refused.add(1);
            debug!(conn, code = error.code(), rule = error.rule(), "refused");
            self.tell(conn, &error.message());
        }
    }

    async fn act(&mut self, conn: u64, said: ToServer, seat: Option<u8>) -> Result<(), ApiError> {
        match (said, seat) {
            (ToServer::Ping, _) => {
                self.tell(conn, &ToClient::Pong);
                Ok(())
            }
            (ToServer::Hello { since, brief, scenes, terse, seed, .. }, _) => {
                let hello = Hello::new(since, UpdateStyle { brief, scenes, terse }, seed.as_deref())?;
                Box::pin(self.greet(conn, hello)).await
            }
            (ToServer::Look { n, what }, seat) => {
                self.look(conn, seat, n, what);
                Ok(())
            }
            (_, None) => Err(ApiError::not_your_seat()),
            (ToServer::Choose { decision, choice, nonce }, Some(seat)) => {
                let nonce = nonce.as_deref().map(str::parse).transpose().map_err(ApiError::malformed)?;
                self.choose(seat, decision, choice, nonce).await
            }
            // The rest is seldom said, and waits in boxes: a match's task is as big as the biggest it may wait for.
            (ToServer::Resign, Some(seat)) => Box::pin(self.resign(seat)).await,
            (ToServer::OfferDraw, Some(seat)) => Box::pin(self.want(seat, "draw", false)).await,
            (ToServer::TakeBack, Some(seat)) => Box::pin(self.want(seat, "take_back", false)).await,
            (ToServer::Rematch { same }, Some(seat)) => Box::pin(self.want(seat, "rematch", same)).await,
            (ToServer::Hint, Some(seat)) => self.ask_hint(seat),
            (ToServer::Decline, Some(seat)) => self.decline(seat),
            (ToServer::Chat { text }, Some(seat)) => Box::pin(self.say(seat, &text)).await,
        }
    }

    /// Refuses whatever needs a match that is being played.
    pub(super) fn must_play(&self) -> Result<(), ApiError> {
        match self.summary.phase() {
            Phase::Playing => Ok(()),
            Phase::Waiting => Err(ApiError::waiting()),
            Phase::Gathering => Err(ApiError::gathering()),
            Phase::Over => Err(ApiError::over()),
        }
    }

    /// A seat answers what it is asked.
    pub(super) async fn choose(
        &mut self,
        seat: u8,
        decision: u32,
        choice: Value,
        nonce: Option<Nonce>,
    ) -> Result<(), ApiError> {
        let came = Instant::now();
        self.must_play()?;
        if self.clock_has_fallen() {
            Box::pin(self.flag_fell()).await;
            return Err(ApiError::over());
        }
        let lines = match self.table.propose_with(Seat(seat), decision, choice.clone(), nonce) {
            // Two were asked, the other has answered, and this answer was the only one left: it came too late to
            // be needed, and is no mistake.
            Err(_) if self.table.is_forced(Seat(seat), decision, &choice) => return Ok(()),
            proposed => proposed?,
        };
        let first = self.table.version();
        let before = self.clock.clone();
        let clocks = self.clock.as_mut().map(|clock| {
            clock.decided(seat);
            clock.ms()
        });
        let payoffs = self.table.proposed_payoffs();
        let finish = payoffs.map(|payoffs| Finish { by: "game".to_owned(), payoffs });
        let id = self.summary.id.clone();
        let kept = self.app.store.append(Lines { id, first, lines, clocks, finish: finish.clone() }).await;
        if kept.is_err() {
            // It was not decided: the clock has run on.
            self.clock = before;
        }
        self.kept(kept)?;
        self.table.accept();
        if let Some(finish) = finish {
            self.ended(finish, first);
            self.count_move(seat, came);
            return Ok(());
        }
        // A bot that is asked for a draw answers, whatever it plays meanwhile.
        let is_asked = self.is_bot(seat) && self.offer.as_ref().is_some_and(|offer| offer.what == "draw");
        if !is_asked {
            self.drop_offer();
        }
        self.start_clocks();
        self.tell_update(first);
        self.count_move(seat, came);
        self.wake_bots();
        Ok(())
    }

    /// A decision is stored and sent to all: counts it, and how long that took.
    fn count_move(&self, seat: u8, came: Instant) {
        let took = came.elapsed();
        self.app.metrics.moves.add(1);
        self.app.metrics.move_seconds.observe(took);
        debug!(seat, version = self.table.version(), micros = took.as_micros() as u64, "moved");
    }

    /// What this task believes no longer holds if another writer was first.
    pub(super) fn kept(&mut self, kept: Result<(), StoreError>) -> Result<(), ApiError> {
        self.outdated |= kept == Err(StoreError::Conflict);
        Ok(kept?)
    }

    /// All inputs from a version on, to be stored.
    pub(super) fn lines_from(&self, first: u64) -> Lines {
        let (id, lines) = (self.summary.id.clone(), self.table.lines(first));
        Lines { id, first, lines, clocks: None, finish: None }
    }

    /// Lets the clocks of those run who are asked.
    pub(super) fn start_clocks(&mut self) {
        let playing = self.playing();
        if let Some(clock) = &mut self.clock {
            let asked = if playing { self.table.asked() } else { Vec::new() };
            clock.run(asked.into_iter().map(|(seat, _)| seat.0));
        }
    }

    fn clock_has_fallen(&mut self) -> bool {
        self.clock.as_mut().is_some_and(|clock| {
            clock.settle();
            clock.fallen().is_some()
        })
    }

    /// A seat's time is up.
    pub(super) async fn flag_fell(&mut self) {
        let fallen = self.clock.as_mut().and_then(|clock| {
            clock.settle();
            Clock::fallen(clock)
        });
        if let Some(seat) = fallen
            && let Err(error) = self.lose(seat, "time").await
        {
            // The store has failed; the flag is looked at again after the next command or tick.
            warn!(code = error.code(), "the end could not be stored; it is tried again in a second");
            tokio::time::sleep(std::time::Duration::from_secs(1)).await;
        }
    }

    async fn resign(&mut self, seat: u8) -> Result<(), ApiError> {
        self.must_play()?;
        self.lose(seat, "resigned").await
    }

    /// A seat has lost, and its team with it.
    async fn lose(&mut self, seat: u8, by: &str) -> Result<(), ApiError> {
        let team = self.table.team(Seat(seat));
        let worth = |seat| if self.table.team(Seat(seat)) == team { -1.0 } else { 1.0 };
        let payoffs = (0..self.table.seats()).map(worth).collect();
        self.end_early(Finish { by: by.to_owned(), payoffs }).await
    }

    /// The match ends before the rules say so.
    pub(super) async fn end_early(&mut self, finish: Finish) -> Result<(), ApiError> {
        let kept = self.app.store.finish(self.summary.id.clone(), finish.clone()).await;
        self.kept(kept)?;
        self.table.end_early();
        let version = self.table.version();
        self.ended(finish, version);
        Ok(())
    }

    /// The match is over: the key is no secret any more.
    fn ended(&mut self, finish: Finish, since: u64) {
        info!(by = finish.by, inputs = self.table.version(), "over");
        self.summary.finish = Some(finish);
        self.thinking = Default::default();
        self.drop_offer();
        self.start_clocks();
        self.tell_update(since);
        self.tell_over();
    }

    /// Tells all clients how it ended.
    pub(super) fn tell_over(&mut self) {
        if let Some(ending) = self.summary.ending() {
            let rematch = self.summary.rematch.clone();
            self.tell_all(&ToClient::Over { ending, rematch });
        }
    }

    /// Goes back to a version: consent has been given, or need not be. What others have answered since, and may
    /// answer just so again, is answered again.
    pub(super) async fn go_back(&mut self, to: u64, answers: Vec<Answer>) -> Result<(), ApiError> {
        let (id, expected) = (self.summary.id.clone(), self.table.version());
        let kept = self.app.store.truncate(id, to, expected).await;
        self.kept(kept)?;
        let back = if self.summary.is_solitary() { self.table.rewind(to) } else { self.table.take_back(to) };
        if let Err(error) = back {
            // It was asked before, so this cannot be; what is stored is what holds.
            self.outdated = true;
            return Err(error.into());
        }
        self.summary.take_backs += 1;
        info!(to, from = expected, "taken back");
        self.summary.stable_version = Some(self.summary.stable_version.map_or(to, |stable| stable.min(to)));
        self.thinking = Default::default();
        self.minds = Default::default();
        for (seat, choice, nonce) in answers {
            let asked = self.table.asked().into_iter().find(|(asked, _)| *asked == seat);
            let Some((_, decision)) = asked else { break };
            let lines = self.table.propose_with(seat, decision, choice, nonce)?;
            let (id, first) = (self.summary.id.clone(), self.table.version());
            let kept = self.app.store.append(Lines { id, first, lines, clocks: None, finish: None }).await;
            self.kept(kept)?;
            self.table.accept();
        }
        self.start_clocks();
        self.tell_update(to);
        self.tell_seats();
        self.wake_bots();
        Ok(())
    }
}
