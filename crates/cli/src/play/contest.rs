//! A match as one seat lives it. The session is always as far as it can be; what has been shown follows at the
//! pace of a person.

use crate::face::Face;
use kernel::{
    DecisionId, Demand, Input, Key, Log, Seat, Seeded, Session, Viewer, journal::JournalError,
    session::SessionError,
};
use std::sync::Arc;

/// A line of the log.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Told<S> {
    /// The number of its journal entry.
    pub entry: usize,
    /// What was seen.
    pub seen: S,
}

/// A match, and how much of it has been shown.
pub struct Contest<G: Face> {
    session: Session<G, Seeded>,
    me: Seat,
    /// The state after the entries that have been shown.
    shown: G::State,
    told: Vec<Told<G::Seen>>,
    /// How many entries have been shown.
    entries: usize,
}

impl<G: Face> std::fmt::Debug for Contest<G> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Contest")
            .field("session", &self.session)
            .field("me", &self.me)
            .finish_non_exhaustive()
    }
}

impl<G: Face> Contest<G> {
    /// Begins a match; everything before the first decision has been shown.
    pub fn start(game: Arc<G>, setup: G::Setup, me: Seat, key: Key) -> Result<Self, SessionError> {
        let shown = game.start(&setup)?;
        let session = Session::start(game, setup, Seeded(key))?;
        let mut contest = Self { session, me, shown, told: Vec::new(), entries: 0 };
        while contest.show_next() {}
        Ok(contest)
    }

    /// The session.
    pub fn session(&self) -> &Session<G, Seeded> {
        &self.session
    }

    /// Where the player sits.
    pub fn me(&self) -> Seat {
        self.me
    }

    /// What the player sees of what has been shown.
    pub fn view(&self) -> G::View {
        self.session.game().view(&self.shown, Viewer::Seat(self.me))
    }

    /// The log of what has been shown.
    pub fn told(&self) -> &[Told<G::Seen>] {
        &self.told
    }

    /// The lines of the entry shown last.
    pub fn latest(&self) -> &[Told<G::Seen>] {
        let last = self.entries.saturating_sub(1);
        let from = self.told.iter().position(|line| line.entry >= last).unwrap_or(self.told.len());
        &self.told[from..]
    }

    /// Whether everything has been shown.
    pub fn is_caught_up(&self) -> bool {
        self.entries == self.session.journal().entries.len()
    }

    /// Whether the next entry to be shown is the player's own.
    pub fn is_next_mine(&self) -> bool {
        let next = self.session.journal().entries.get(self.entries);
        matches!(next.map(|entry| &entry.input), Some(Input::Choose { by, .. }) if *by == self.me)
    }

    /// Whether what has been shown last comes of the player's own decision.
    pub fn is_last_mine(&self) -> bool {
        let shown = &self.session.journal().entries[..self.entries];
        let last = shown.iter().rev().find_map(|entry| match &entry.input {
            Input::Choose { by, .. } if !entry.forced => Some(*by),
            Input::Choose { .. } | Input::Chance(_) => None,
        });
        last.is_none_or(|by| by == self.me)
    }

    /// Shows one more entry; `false` if there is none.
    pub fn show_next(&mut self) -> bool {
        let Some(entry) = self.session.journal().entries.get(self.entries) else { return false };
        let mut log = Log::on();
        let game = self.session.game();
        if game.apply(&mut self.shown, &entry.input, &mut log).is_err() {
            // The session applied the same input to the same state.
            return false;
        }
        let seen = log.take().into_iter().filter_map(|e| game.redact(&e, Viewer::Seat(self.me)));
        self.told.extend(seen.map(|seen| Told { entry: self.entries, seen }));
        self.entries += 1;
        true
    }

    /// What the player is asked, once everything has been shown.
    pub fn asked(&self) -> Option<&Demand<G::Ask>> {
        self.session.pending().demand_of(self.me).filter(|_| self.is_caught_up())
    }

    /// The other seats that are asked something.
    pub fn others_asked(&self) -> Vec<(Seat, DecisionId)> {
        let demands = self.session.pending().demands().iter();
        demands.filter(|demand| demand.by != self.me).map(|demand| (demand.by, demand.id)).collect()
    }

    /// Answers for a seat.
    pub fn submit(&mut self, by: Seat, id: DecisionId, choice: G::Choice) -> Result<(), SessionError> {
        self.session.submit(by, id, choice)
    }

    /// Takes back the player's last decision, and all that came of it.
    pub fn take_back(&mut self) -> Result<(), SessionError> {
        let mine =
            |input: &Input<G::Choice, G::Rolled>| matches!(input, Input::Choose { by, .. } if *by == self.me);
        let entries = &self.session.journal().entries;
        // With nothing of one's own to take back, the session is asked for what it must refuse.
        let from =
            entries.iter().rposition(|entry| !entry.forced && mine(&entry.input)).unwrap_or(entries.len());
        self.session.take_back(from as u64)?;
        if self.entries > from {
            self.shown = self.session.journal().replay(self.session.game(), from, |_, _, _| {})?;
            self.told.retain(|line| line.entry < from);
            self.entries = from;
        }
        Ok(())
    }

    /// How the match ended, once that has been shown.
    pub fn outcome(&self) -> Option<&G::Outcome> {
        self.session.pending().outcome().filter(|_| self.is_caught_up())
    }

    /// What the end is worth to the player: more than nothing is a win.
    pub fn payoff(&self) -> Option<f32> {
        self.outcome().map(|outcome| self.session.game().payoff(outcome, self.me))
    }

    /// The journal as text.
    pub fn journal(&self) -> String {
        self.session.journal().write()
    }

    /// Plays everything again and draws the dice again.
    pub fn verify(&self) -> Result<kernel::journal::Verified, JournalError> {
        self.session.journal().verify(self.session.game())
    }
}
