//! A match in this program, against bots or between people at one keyboard. The session is always as far as it can be; what has been shown
//! follows.

use super::{
    Plan,
    contest::{Again, Asking, Contest},
    keeping,
    notice::Notice,
    talk::Talk,
    thinker::{self, Thinker},
    told::Told,
};
use crate::{face::Face, failure::Failure};
use kernel::{
    DecisionId, Input, Key, Log, Seat, Seeded, Session, Viewer,
    journal::{Journal, JournalError},
    session::SessionError,
};
use std::{borrow::Cow, path::PathBuf, time::Duration};
use words::Words;

/// A match against bots, and how much of it has been shown.
pub struct Solo<G: Face> {
    plan: Plan<G>,
    /// Who sits at the keyboard now.
    me: Seat,
    session: Session<G, Seeded>,
    thinker: Thinker<G>,
    /// The state after the entries that have been shown.
    shown: G::State,
    told: Vec<Told<G::Seen>>,
    /// How many entries have been shown.
    entries: usize,
    /// The entries that answer questions nobody was asked.
    unseen: Vec<usize>,
    /// The language, with the names of this match.
    words: Words,
}

impl<G: Face> std::fmt::Debug for Solo<G> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Solo")
            .field("plan", &self.plan)
            .field("session", &self.session)
            .finish_non_exhaustive()
    }
}

impl<G: Face> Solo<G> {
    /// Begins a match, or goes on with one; everything before the first open decision has been shown.
    pub fn start(plan: Plan<G>) -> Result<Self, SessionError> {
        let game = plan.game.clone();
        let source = Seeded(Key::from_seed(plan.seed));
        let session = match plan.from.clone() {
            None => Session::start(game.clone(), plan.setup.clone(), source)?,
            Some(kept) => {
                let commitment = source.0.commitment();
                let mut journal = Journal::new(&*game, plan.setup.clone(), Some(commitment));
                journal.entries = kept;
                Session::resume(game.clone(), journal, source)?
            }
        };
        let shown = game.start(&plan.setup).map_err(SessionError::from)?;
        let thinker = Thinker::start(game, thinker::bots(plan.players, plan.level, plan.seed));
        let me = plan.me;
        let words = plan.called();
        let told = Vec::new();
        let mut solo =
            Self { plan, me, session, thinker, shown, told, entries: 0, unseen: Vec::new(), words };
        while solo.show_next() {}
        Ok(solo)
    }

    /// The session.
    pub fn session(&self) -> &Session<G, Seeded> {
        &self.session
    }

    /// Plays everything again and draws the dice again.
    pub fn verify(&self) -> Result<kernel::journal::Verified, JournalError> {
        self.session.journal().verify(self.session.game())
    }

    fn notice(&self, error: &SessionError) -> Notice {
        Notice::of(error, &self.words)
    }

    fn others_asked(&self) -> Vec<(Seat, DecisionId)> {
        let demands = self.session.pending().demands().iter();
        demands.filter(|demand| demand.by != self.me).map(|demand| (demand.by, demand.id)).collect()
    }

    fn ask_bots(&mut self) -> Result<(), Failure> {
        if self.plan.hot_seat {
            return Ok(());
        }
        let asked = self.others_asked();
        let gone = |_| Failure::no(self.words.text("cli-error-thinker"));
        self.thinker.ask(&asked, self.session.state()).map_err(gone)
    }
}

impl<G: Face> Contest<G> for Solo<G> {
    fn game(&self) -> &G {
        self.session.game()
    }

    fn me(&self) -> Option<Seat> {
        Some(self.me)
    }

    fn hands_over(&self) -> Option<Seat> {
        let asked = self.session.pending().demands();
        let waits =
            self.plan.hot_seat && self.is_caught_up() && asked.iter().all(|demand| demand.by != self.me);
        if waits { asked.first().map(|demand| demand.by) } else { None }
    }

    fn sit_down(&mut self, seat: Seat) {
        let Ok(shown) = self.session.game().start(&self.plan.setup) else { return };
        // Another player has seen other things: everything is told again, to them.
        self.me = seat;
        (self.shown, self.entries) = (shown, 0);
        self.told.clear();
        while self.show_next() {}
    }

    fn words(&self) -> &Words {
        &self.words
    }

    fn view(&self) -> G::View {
        self.session.game().view(&self.shown, Viewer::Seat(self.me))
    }

    fn told(&self) -> &[Told<G::Seen>] {
        &self.told
    }

    fn latest(&self) -> &[Told<G::Seen>] {
        let last = self.entries.saturating_sub(1);
        let from = self.told.iter().position(|line| line.entry >= last).unwrap_or(self.told.len());
        &self.told[from..]
    }

    fn is_caught_up(&self) -> bool {
        self.entries == self.session.journal().entries.len()
    }

    fn is_next_mine(&self) -> bool {
        let next = self.session.journal().entries.get(self.entries);
        matches!(next.map(|entry| &entry.input), Some(Input::Choose { by, .. }) if *by == self.me)
    }

    fn is_last_mine(&self) -> bool {
        let shown = &self.session.journal().entries[..self.entries];
        let last = shown.iter().rev().find_map(|entry| match &entry.input {
            Input::Choose { by, .. } if !entry.forced => Some(*by),
            Input::Choose { .. } | Input::Chance(_) => None,
        });
        last.is_none_or(|by| by == self.me)
    }

    fn show_next(&mut self) -> bool {
        let Some(entry) = self.session.journal().entries.get(self.entries) else { return false };
        let mut log = Log::on();
        let game = self.session.game();
        if game.apply(&mut self.shown, &entry.input, &mut log).is_err() {
            // The session applied the same input to the same state.
            return false;
        }
        let viewer = Viewer::Seat(self.me);
        let events = log.take();
        if !events.is_empty() {
            let view = game.view(&self.shown, viewer);
            let seen = events.iter().filter_map(|event| game.redact(event, viewer));
            self.told.extend(seen.map(|seen| Told::seen(self.entries, seen, &**game, &view)));
        }
        self.entries += 1;
        true
    }

    fn asked(&self) -> Option<Asking<'_, G>> {
        let demand = self.session.pending().demand_of(self.me).filter(|_| self.is_caught_up())?;
        Some(Asking { demand, legal: Cow::Owned(self.session.legal(demand.by)) })
    }

    fn allows(&self, choice: &G::Choice) -> bool {
        let demand = self.session.pending().demand_of(self.me);
        demand.is_some_and(|d| self.session.game().check(self.session.state(), d, choice).is_ok())
    }

    fn waits_for(&self) -> Vec<Seat> {
        self.others_asked().into_iter().map(|(seat, _)| seat).collect()
    }

    fn submit(&mut self, id: DecisionId, choice: G::Choice) -> Result<(), Notice> {
        self.session.submit(self.me, id, choice).map_err(|error| self.notice(&error))
    }

    fn needless(&self) -> Option<(DecisionId, G::Choice)> {
        let asking = self.asked()?;
        let standing = self.session.game().standing(&self.view(), &asking.demand.ask, &asking.legal)?;
        Some((asking.demand.id, standing.choice))
    }

    fn submit_unseen(&mut self, id: DecisionId, choice: G::Choice) -> Result<(), Notice> {
        let entry = self.session.journal().entries.len();
        self.submit(id, choice)?;
        self.unseen.push(entry);
        Ok(())
    }

    fn why_not(&mut self, id: DecisionId, choice: G::Choice) -> Result<(), Notice> {
        self.submit(id, choice)
    }

    fn take_back(&mut self) -> Result<bool, Notice> {
        let me = self.me;
        let mine =
            |input: &Input<G::Choice, G::Rolled>| matches!(input, Input::Choose { by, .. } if *by == me);
        let entries = &self.session.journal().entries;
        // With nothing of one's own to take back, the session is asked for what it must refuse.
        let decided = |n: usize| {
            let entry = &entries[n];
            !entry.forced && mine(&entry.input) && !self.unseen.contains(&n)
        };
        let from = (0..entries.len()).rev().find(|n| decided(*n)).unwrap_or(entries.len());
        self.session.take_back(from as u64).map_err(|error| self.notice(&error))?;
        self.unseen.retain(|n| *n < from);
        self.thinker.forget();
        if self.entries > from {
            let replayed = self.session.journal().replay(self.session.game(), from, |_, _, _| {});
            self.shown = replayed.map_err(|error| self.notice(&error.into()))?;
            self.told.retain(|line| line.entry < from);
            self.entries = from;
        }
        Ok(true)
    }

    fn work(&mut self) -> Result<Vec<Notice>, Failure> {
        self.ask_bots()?;
        loop {
            let gone = |_| Failure::no(self.words.text("cli-error-thinker"));
            let Some((seat, id, choice)) = self.thinker.answer().map_err(gone)? else {
                return Ok(Vec::new());
            };
            if self.session.submit(seat, id, choice).is_err() {
                self.thinker.forget();
            }
            self.ask_bots()?;
        }
    }

    fn wait(&mut self, at_most: Duration) {
        self.thinker.wait(at_most);
    }

    fn is_busy(&self) -> bool {
        self.thinker.thinking().next().is_some()
    }

    fn is_over(&self) -> bool {
        self.session.pending().outcome().is_some() && self.is_caught_up()
    }

    fn verdict(&self) -> Vec<String> {
        let words = &self.words;
        let Some(outcome) = self.session.pending().outcome().filter(|_| self.is_caught_up()) else {
            return Vec::new();
        };
        let payoff = |seat| self.session.game().payoff(outcome, seat);
        let winner = (0..self.plan.players).map(Seat).find(|seat| payoff(*seat) > 0.0);
        let mut lines = vec![match winner {
            // Of several people at one keyboard, nobody is "you".
            Some(winner) if self.plan.hot_seat => {
                words.text_with("cli-join-victory", [("side", G::seat_says(winner).into())])
            }
            _ => words.text(super::verdict_key(payoff(self.me))),
        }];
        if let Some(committed) = self.session.commitment() {
            lines.push(words.text_with("cli-end-commitment", [("digest", committed.to_string().into())]));
        }
        if let Some(key) = self.session.journal().end.and_then(|end| end.key) {
            lines.push(words.text_with("cli-end-key", [("digest", key.0.to_string().into())]));
        }
        lines.push(words.text_with("cli-end-seed", [("seed", self.plan.seed.to_string().into())]));
        lines.push(match &self.plan.save {
            Some(file) => words.text_with("cli-end-watch", [("file", file.display().to_string().into())]),
            None => words.text("cli-end-keep"),
        });
        lines
    }

    fn can_swap(&self) -> bool {
        !self.plan.hot_seat
    }

    fn again(&mut self) -> Result<Again, Notice> {
        Ok(Again::Now)
    }

    fn next_match(&mut self, swapped: bool) -> Result<Option<Box<dyn Contest<G>>>, Failure> {
        let plan = self.plan.clone().again();
        let plan = if swapped { plan.swapped() } else { plan };
        super::resume::note(&plan);
        Ok(Some(Box::new(plan.begin()?)))
    }

    fn journal(&self) -> Result<String, Notice> {
        Ok(self.session.journal().write())
    }

    fn named_file(&self) -> Option<PathBuf> {
        self.plan.save.clone()
    }

    fn default_file(&self) -> PathBuf {
        keeping::default_file(
            &*self.plan.game,
            &self.session.commitment().map(|digest| digest.short()).unwrap_or_default(),
        )
    }

    fn version(&self) -> u64 {
        self.session.version()
    }

    fn talk(&mut self, _: Talk) -> Result<Option<Notice>, Notice> {
        Err(Notice::bad(self.words.text("cli-talk-alone")))
    }

    fn farewell(&self) -> Vec<String> {
        vec![self.words.text("cli-line-unfinished")]
    }
}
