//! A game being played: choices submitted, chance resolved, everything written down before anybody is told.

use crate::{
    Chance, DecisionId, Demand, Digest, Game, Input, Log, Message, Pending, Refused, RuleId, Seat,
    SetupError, Viewer,
    chance::{ChanceError, ChanceSource},
    digest,
    fair::{Nonce, Pool},
    journal::{End, Entry, EntryOf, FairEntry, Journal, JournalError, bare},
};
use std::sync::Arc;
use thiserror::Error;

/// Where a session's inputs are kept. What it answers with `Ok` must survive whatever comes next.
pub trait Keep<G: Game>: Send {
    /// Keeps inputs, all or none; `first` is the number of the first of them.
    fn append(&mut self, first: u64, entries: &[EntryOf<G>]) -> Result<(), KeepError>;
    /// Forgets all inputs from number `from` on: they were taken back.
    fn truncate(&mut self, from: u64) -> Result<(), KeepError>;
}

/// Inputs could not be kept; the session stands where it stood.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("the move could not be stored: {0}")]
pub struct KeepError(pub String);

/// Keeps nothing beyond the session's own journal: for local games, tests and simulations.
#[derive(Debug, Clone, Copy, Default)]
pub struct InMemory;

impl<G: Game> Keep<G> for InMemory {
    fn append(&mut self, _: u64, _: &[EntryOf<G>]) -> Result<(), KeepError> {
        Ok(())
    }

    fn truncate(&mut self, _: u64) -> Result<(), KeepError> {
        Ok(())
    }
}

/// Why a session did not take an input.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum SessionError {
    /// The rules say no.
    #[error(transparent)]
    Refused(#[from] Refused),
    /// The set-up cannot be played.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// The dice have run out (scripts only).
    #[error(transparent)]
    Chance(#[from] ChanceError),
    /// The store failed.
    #[error(transparent)]
    Keep(#[from] KeepError),
    /// A journal to go on from does not hold.
    #[error(transparent)]
    Journal(#[from] JournalError),
}

/// The most inputs that follow one answer by themselves. A chain of forced answers that is longer (ships that can do but
/// one thing, round after round) is handed to the player, one answer at a time.
const LONGEST: usize = 10_000;

/// A live match of one game.
pub struct Session<G: Game, S, K = InMemory> {
    game: Arc<G>,
    state: G::State,
    journal: Journal<G>,
    /// The events of each entry, in entry order, without room for more: a server keeps thousands of sessions.
    events: Vec<Box<[G::Event]>>,
    source: S,
    keep: K,
    /// What players have added to the dice.
    pool: Pool,
    /// The last link, where links are told.
    chain: Option<Digest>,
}

/// An answer and all that follows from it, up to the next decision: worked out, but not yet believed.
pub struct Proposal<G: Game> {
    first: u64,
    entries: Vec<EntryOf<G>>,
    events: Vec<Box<[G::Event]>>,
    state: G::State,
    pool: Pool,
}

impl<G: Game> std::fmt::Debug for Proposal<G> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Proposal")
            .field("first", &self.first)
            .field("entries", &self.entries)
            .finish_non_exhaustive()
    }
}

impl<G: Game> Proposal<G> {
    /// The number of the first of its inputs.
    pub fn first(&self) -> u64 {
        self.first
    }

    /// The state it leads to.
    pub fn state(&self) -> &G::State {
        &self.state
    }

    /// Its inputs: the answer, then dice and forced answers.
    pub fn entries(&self) -> &[EntryOf<G>] {
        &self.entries
    }

    /// Its lines, without their links.
    pub fn lines(&self) -> impl Iterator<Item = String> {
        self.entries.iter().enumerate().map(|(n, entry)| bare::<G>(self.first + n as u64, entry))
    }
}

impl<G: Game, S, K> std::fmt::Debug for Session<G, S, K> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Session")
            .field("state", &self.state)
            .field("journal", &self.journal)
            .finish_non_exhaustive()
    }
}

/// The demand and its answer, when exactly one demand stands and only one answer is legal.
pub fn only_choice<G: Game>(game: &G, state: &G::State) -> Option<(Demand<G::Ask>, G::Choice)> {
    let [demand] = game.pending(state).demands() else { return None };
    let mut choices = Vec::new();
    match (game.legal(state, demand, &mut choices), choices.as_slice()) {
        (crate::Extent::All, [only]) => Some((demand.clone(), only.clone())),
        _ => None,
    }
}

impl<G: Game, S: ChanceSource<G>> Session<G, S> {
    /// Starts a match that lives in memory, and goes on to its first decision.
    pub fn start(game: Arc<G>, setup: G::Setup, source: S) -> Result<Self, SessionError> {
        Self::start_kept(game, setup, source, InMemory)
    }

    /// Goes on from a position, with what was played since: for studies of what no set-up leads to. Its journal starts
    /// from `setup` all the same, so it cannot be verified, and nothing of it can be taken back.
    pub fn study(
        game: Arc<G>,
        setup: G::Setup,
        mut state: G::State,
        entries: Vec<EntryOf<G>>,
        source: S,
    ) -> Result<Self, SessionError> {
        let mut journal = Journal::new(&*game, setup, source.commitment());
        let (mut log, mut events) = (Log::on(), Vec::with_capacity(entries.len()));
        for entry in &entries {
            game.apply(&mut state, &entry.input, &mut log)?;
            events.push(log.take().into_boxed_slice());
        }
        journal.entries = entries;
        let (pool, keep) = (journal.pool(), InMemory);
        Self { game, state, journal, events, source, keep, pool, chain: None }.gone_on()
    }

    /// Goes on from a journal.
    pub fn resume(game: Arc<G>, journal: Journal<G>, source: S) -> Result<Self, SessionError> {
        Self::resume_kept(game, journal, source, InMemory)
    }
}

impl<G: Game, S: ChanceSource<G>, K: Keep<G>> Session<G, S, K> {
    /// Starts a match whose inputs are kept by `keep`.
    pub fn start_kept(game: Arc<G>, setup: G::Setup, source: S, keep: K) -> Result<Self, SessionError> {
        let journal = Journal::new(&*game, setup, source.commitment());
        Self::resume_kept(game, journal, source, keep)
    }

    /// Goes on from a journal whose entries `keep` already has.
    pub fn resume_kept(
        game: Arc<G>,
        mut journal: Journal<G>,
        source: S,
        keep: K,
    ) -> Result<Self, SessionError> {
        (journal.end, journal.signature) = (None, None);
        let mut events = Vec::with_capacity(journal.entries.len());
        let state = journal.replay(&game, usize::MAX, |_, _, e| events.push(e.into_boxed_slice()))?;
        let (pool, chain) = (journal.pool(), journal.header.is_fair().then(|| journal.chain()));
        Self { game, state, journal, events, source, keep, pool, chain }.gone_on()
    }

    /// The session at its next decision.
    fn gone_on(mut self) -> Result<Self, SessionError> {
        let (first, state, pool) = (self.version(), self.state.clone(), self.pool);
        let proposal =
            self.go_on(Proposal { first, entries: Vec::new(), events: Vec::new(), state, pool })?;
        if !proposal.entries.is_empty() {
            self.keep.append(first, &proposal.entries)?;
        }
        self.accept(proposal);
        Ok(self)
    }

    /// Answers a demand. On any error nothing has changed, neither here nor in the store.
    pub fn submit(&mut self, by: Seat, id: DecisionId, choice: G::Choice) -> Result<(), SessionError> {
        let proposal = self.propose(by, id, choice, None)?;
        self.keep.append(proposal.first, &proposal.entries)?;
        self.accept(proposal);
        Ok(())
    }

    /// What answering a demand would bring about: nothing has changed yet. For shells that keep inputs
    /// themselves, and call [`Session::accept`] once they are kept. A nonce is added to the dice that follow, where
    /// players add to them.
    pub fn propose(
        &mut self,
        by: Seat,
        id: DecisionId,
        choice: G::Choice,
        nonce: Option<Nonce>,
    ) -> Result<Proposal<G>, SessionError> {
        let input = Input::Choose { id, by, choice };
        let mut state = self.state.clone();
        let mut log = Log::on();
        self.game.apply(&mut state, &input, &mut log)?;
        let nonce = nonce.filter(|_| self.journal.header.is_fair());
        let entry = Entry { input, forced: false, fair: self.fair(None, nonce) };
        self.go_on(Proposal {
            first: self.version(),
            entries: vec![entry],
            events: vec![log.take().into_boxed_slice()],
            state,
            pool: self.pool.with(nonce),
        })
    }

    /// What an entry of version 2 adds.
    fn fair(&mut self, roll: Option<G::Roll>, nonce: Option<Nonce>) -> Option<Box<FairEntry<G::Roll>>> {
        let salt = self.source.salt()?;
        Some(Box::new(FairEntry { roll, nonce, salt }))
    }

    /// Resolves chance and forced choices until somebody must decide.
    fn go_on(&mut self, mut proposal: Proposal<G>) -> Result<Proposal<G>, SessionError> {
        let Proposal { first, entries, events, state, pool } = &mut proposal;
        let mut log = Log::on();
        loop {
            let is_long = entries.len() >= LONGEST;
            let entry = match self.game.pending(state) {
                // Nobody can be asked instead of the dice.
                Pending::Chance(_) if is_long => return Err(Refused::unending().into()),
                Pending::Decide(_) if is_long => break,
                Pending::Chance(roll) => {
                    let number = *first + entries.len() as u64;
                    let rolled = self.source.resolve(&self.game, state, roll, number, pool)?;
                    let fair = self.fair(Some(roll.clone()), None);
                    Entry { input: Input::Chance(rolled), forced: false, fair }
                }
                Pending::Decide(_) => match only_choice(&*self.game, state) {
                    Some((demand, choice)) => {
                        let input = Input::Choose { id: demand.id, by: demand.by, choice };
                        Entry { input, forced: true, fair: self.fair(None, None) }
                    }
                    None => break,
                },
                Pending::Over(_) => break,
            };
            self.game.apply(state, &entry.input, &mut log)?;
            entries.push(entry);
            events.push(log.take().into_boxed_slice());
        }
        Ok(proposal)
    }

    /// Believes a proposal of this session, made since its last change.
    ///
    /// # Panics
    /// If the proposal was made for another version.
    pub fn accept(&mut self, mut proposal: Proposal<G>) {
        assert_eq!(proposal.first, self.version(), "a proposal is accepted where it was made");
        self.state = proposal.state;
        self.pool = proposal.pool;
        self.chain =
            self.chain.map(|chain| self.journal.chain_with(chain, proposal.first, &proposal.entries));
        self.journal.entries.append(&mut proposal.entries);
        self.events.append(&mut proposal.events);
        if self.game.pending(&self.state).outcome().is_some() {
            self.end(false);
        }
    }

    fn end(&mut self, early: bool) {
        let end = End {
            entries: self.journal.entries.len() as u64,
            state: digest(&self.state),
            chain: self.chain.unwrap_or_else(|| self.journal.chain()),
            key: self.source.key(),
            early,
        };
        self.journal.signature = self.source.sign(end.line().as_bytes());
        self.journal.end = Some(end);
    }

    /// Ends the journal before the rules do: somebody gave up, or the players agreed. Reveals the key.
    pub fn end_early(&mut self) {
        if self.journal.end.is_none() {
            self.end(true);
        }
    }

    /// Takes back every input from number `from` on. Refused once chance has answered or anybody has learned
    /// something hidden since then: what is known cannot be unknown.
    pub fn take_back(&mut self, from: u64) -> Result<(), SessionError> {
        if from < self.earliest_take_back() || from >= self.version() {
            let why = Message::new("kernel-refused-take-back");
            return Err(Refused::new(RuleId::TAKE_BACK, why).into());
        }
        self.rewind(from)
    }

    /// Goes back to version `to` whatever was learned since: for solitary games and studies.
    pub fn rewind(&mut self, to: u64) -> Result<(), SessionError> {
        let to = to.min(self.version());
        let state = self.journal.replay(&self.game, to as usize, |_, _, _| {})?;
        self.keep.truncate(to)?;
        self.state = state;
        self.journal.entries.truncate(to as usize);
        (self.journal.end, self.journal.signature) = (None, None);
        self.pool = self.journal.pool();
        self.chain = self.chain.map(|_| self.journal.chain());
        self.events.truncate(to as usize);
        Ok(())
    }

    /// The first version to which the match can still be taken back.
    pub fn earliest_take_back(&self) -> u64 {
        let seats = self.game.seats(&self.state);
        let told = |events: &[G::Event]| {
            let mut viewers = (0..seats).map(|s| Viewer::Seat(Seat(s))).chain([Viewer::Spectator]);
            viewers.any(|v| events.iter().any(|e| self.game.discloses(e, v)))
        };
        let settled = self
            .journal
            .entries
            .iter()
            .zip(&self.events)
            .rposition(|(entry, events)| matches!(entry.input, Input::Chance(_)) || told(events));
        settled.map_or(0, |n| n as u64 + 1)
    }

    /// How many inputs there have been.
    pub fn version(&self) -> u64 {
        self.journal.entries.len() as u64
    }

    /// What a viewer learned of each entry since a version: one list per entry, `None` where only the number
    /// of the event may be sent.
    pub fn seen_since(&self, version: u64, viewer: Viewer) -> Vec<Vec<Option<G::Seen>>> {
        let from = (version as usize).min(self.events.len());
        let redact = |e: &G::Event| self.game.redact(e, viewer);
        self.events[from..].iter().map(|events| events.iter().map(redact).collect()).collect()
    }

    /// Everything that happened in each entry since a version, with nothing hidden.
    pub fn events_since(&self, version: u64) -> &[Box<[G::Event]>] {
        &self.events[(version as usize).min(self.events.len())..]
    }

    /// What a viewer sees now.
    pub fn view(&self, viewer: Viewer) -> G::View {
        self.game.view(&self.state, viewer)
    }

    /// Why the game has paused.
    pub fn pending(&self) -> &Pending<G::Ask, G::Roll, G::Outcome> {
        self.game.pending(&self.state)
    }

    /// The legal answers of a seat that is asked; none otherwise.
    pub fn legal(&self, seat: Seat) -> Vec<G::Choice> {
        let mut choices = Vec::new();
        if let Some(demand) = self.pending().demand_of(seat) {
            self.game.legal(&self.state, demand, &mut choices);
        }
        choices
    }

    /// A session that a seat cannot tell from this one, kept nowhere: what is hidden from it is dealt anew.
    /// For looking at what is sent; its journal is this one's, and does not lead to its state.
    pub fn resampled<C: Chance>(&self, keep: Seat, chance: &mut C) -> Session<G, S>
    where
        S: Clone,
    {
        let mut state = self.state.clone();
        self.game.resample(&mut state, keep, chance);
        Session {
            game: Arc::clone(&self.game),
            state,
            journal: self.journal.clone(),
            events: self.events.clone(),
            source: self.source.clone(),
            keep: InMemory,
            pool: self.pool,
            chain: self.chain,
        }
    }

    /// The game.
    pub fn game(&self) -> &Arc<G> {
        &self.game
    }

    /// The state, for arbiters: bots and shells look at views, and at worlds resampled from this.
    pub fn state(&self) -> &G::State {
        &self.state
    }

    /// The journal so far.
    pub fn journal(&self) -> &Journal<G> {
        &self.journal
    }

    /// The last link as it is told, where links are told.
    pub fn link(&self) -> Option<String> {
        self.chain.map(|chain| self.journal.shown(&chain))
    }

    /// The hash published before the first die fell.
    pub fn commitment(&self) -> Option<Digest> {
        self.journal.header.commitment
    }
}
