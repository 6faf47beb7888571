//! The table of one game.

use crate::{
    PendingAnswer, Playable, StoredMatch, Table, TableError, UpdateFor, Withdrawal,
    moments::{self, Moment},
    replay, study,
    table::OpenedMatch,
    update::{self, Known},
};
use kernel::{
    Chance, DecisionId, Game, Input, Key, Log, Refused, Seat, Session, Viewer,
    chance::ChanceSource,
    fair::{Fair, Nonce, Source},
    journal::{Entry, EntryOf, Header, InputOf, Journal, bare},
    session::Proposal,
};
use serde::{Deserialize, Serialize, de::IgnoredAny};
use serde_json::Value;
use std::{any::Any, cell::OnceCell, sync::Arc};

/// A live match of one game.
#[derive(Debug)]
pub struct Live<G: Game> {
    session: Session<G, Source>,
    /// In a box: there is none most of the time.
    proposal: Option<Box<Proposal<G>>>,
    /// How things stood before the last move: what changed since is told without telling everything.
    before: Option<Box<Before<G::State>>>,
    seats: u8,
}

/// How things stood before the last move.
#[derive(Debug)]
struct Before<S> {
    version: u64,
    state: S,
    /// What was worth a picture since; worked out when somebody wants to see it.
    moments: OnceCell<Vec<Moment<S>>>,
}

/// A stored input of version 1; of version 2 lines are stored as the journal has them, without their links. Who only
/// plays it again can do without what they have more.
#[expect(dead_code, reason = "what is done without is read all the same")]
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Stored<I> {
    input: I,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    forced: bool,
    #[serde(default, skip_serializing)]
    n: IgnoredAny,
    #[serde(default, skip_serializing)]
    roll: IgnoredAny,
    #[serde(default, skip_serializing)]
    nonce: IgnoredAny,
    #[serde(default, skip_serializing)]
    salt: IgnoredAny,
}

impl<I> Stored<I> {
    fn new(input: I, forced: bool) -> Self {
        Self { input, forced, n: IgnoredAny, roll: IgnoredAny, nonce: IgnoredAny, salt: IgnoredAny }
    }
}

fn stored<G: Game>(first: u64, entries: &[EntryOf<G>]) -> Vec<String> {
    let line = |(n, entry): (usize, &EntryOf<G>)| {
        if entry.fair.is_some() {
            return bare::<G>(first + n as u64, entry);
        }
        let stored = Stored::new(&entry.input, entry.forced);
        serde_json::to_string(&stored).expect("plain data always serialises")
    };
    entries.iter().enumerate().map(line).collect()
}

/// The first line of a match and where its dice come from.
fn header<G: Playable>(
    game: &G,
    opening: &mut StoredMatch,
) -> Result<(Header<G::Setup>, Source), TableError> {
    let StoredMatch { identity, setup, key, fair, .. } = opening;
    let unreadable = |why: String| TableError::Setup(why);
    let setup: G::Setup = serde_json::from_value(setup.take()).map_err(|e| unreadable(e.to_string()))?;
    let identity = identity.take().unwrap_or_else(|| game.identity());
    let Some(fair) = fair else {
        let source = Source::One(*key);
        let commitment = ChanceSource::<G>::commitment(&source);
        return Ok((Header::new(identity, setup, commitment), source));
    };
    let signer = Arc::clone(&fair.signer);
    let mut source = Source::Two(Box::new(Fair::new(*key, &fair.id, &fair.seeds, signer, fair.noise)));
    let header = if let Some(line) = &fair.header {
        Header::read(line).map_err(|e| unreadable(e.to_string()))?
    } else {
        let (commitment, salt) =
            (ChanceSource::<G>::commitment(&source), ChanceSource::<G>::salt(&mut source));
        let (commitment, salt) = commitment.zip(salt).expect("the dice of version 2 have both");
        let of = (fair.id.clone(), fair.seeds.clone());
        Header::fair(identity, setup, commitment, of, salt, &fair.signer)
    };
    Ok((header, source))
}

fn read<G: Game>(lines: Vec<String>) -> Result<Vec<EntryOf<G>>, TableError> {
    let entry = |(n, line): (usize, String)| {
        let Stored { input, forced, .. } = serde_json::from_str::<Stored<InputOf<G>>>(&line)
            .map_err(|e| TableError::Line(n, e.to_string()))?;
        Ok(Entry::plain(input, forced))
    };
    lines.into_iter().enumerate().map(entry).collect()
}

impl<G: Playable> Live<G> {
    /// Plays on from a position of no match: `inputs` of its own, then what was stored since. It can be studied and
    /// played, but has no past to go back to.
    pub fn study(
        game: Arc<G>,
        state: G::State,
        inputs: Vec<InputOf<G>>,
        lines: Vec<String>,
        key: Key,
    ) -> Result<Self, TableError> {
        let own = inputs.into_iter().map(|input| Entry::plain(input, false));
        let entries = own.chain(read::<G>(lines)?).collect();
        let session = Session::study(game, G::Setup::default(), state, entries, Source::One(key))?;
        let seats = session.game().seats(session.state());
        Ok(Self { session, proposal: None, before: None, seats })
    }

    /// Opens a match, new or stored.
    pub fn open(game: Arc<G>, mut opening: StoredMatch) -> Result<(Self, OpenedMatch), TableError> {
        let (header, source) = header(&*game, &mut opening)?;
        let ready = OpenedMatch {
            identity: header.identity.clone(),
            setup: serde_json::to_value(&header.setup).expect("plain data always serialises"),
            header: header.fair.is_some().then(|| header.line().to_owned()),
        };
        let mut journal = Journal::begin(header, Vec::new());
        journal.entries = if journal.header.fair.is_some() {
            let entry =
                |(n, line): (usize, String)| journal.read_line(&line).map_err(|why| TableError::Line(n, why));
            opening.lines.into_iter().enumerate().map(entry).collect::<Result<_, _>>()?
        } else {
            read::<G>(opening.lines)?
        };
        let session = Session::resume(game, journal, source)?;
        let seats = session.game().seats(session.state());
        Ok((Self { session, proposal: None, before: None, seats }, ready))
    }

    /// The game.
    pub fn game(&self) -> &Arc<G> {
        self.session.game()
    }

    /// A table that a seat cannot tell from this one: for tests of what is sent.
    pub fn resampled<C: Chance>(&self, keep: Seat, chance: &mut C) -> Self {
        let session = self.session.resampled(keep, chance);
        Self { session, proposal: None, before: None, seats: self.seats }
    }

    /// Whether anything since a version has told a viewer what was hidden from them.
    pub fn disclosed(&self, since: u64, viewer: Viewer) -> bool {
        self.session.events_since(since).iter().flatten().any(|event| self.game().discloses(event, viewer))
    }

    fn payoffs_in(&self, state: &G::State) -> Option<Vec<f32>> {
        let game = self.session.game();
        let outcome = game.pending(state).outcome()?;
        Some((0..self.seats).map(|seat| game.payoff(outcome, Seat(seat))).collect())
    }

    /// The inputs so far.
    pub fn entries(&self) -> &[EntryOf<G>] {
        &self.session.journal().entries
    }

    /// The state before any input.
    pub fn beginning(&self) -> G::State {
        self.game().start(&self.session.journal().header.setup).expect("it did start")
    }

    /// What was worth a picture since the last move.
    fn moments<'b>(&self, before: &'b Before<G::State>) -> &'b [Moment<G::State>] {
        let (entries, events) = (&self.session.journal().entries, self.session.events_since(before.version));
        let played = || {
            let entries = &entries[(before.version as usize).min(entries.len())..];
            moments::between(&**self.session.game(), &before.state, entries, events)
        };
        before.moments.get_or_init(played)
    }

    /// The state, for bots, who look at it through a window.
    pub fn state(&self) -> &G::State {
        self.session.state()
    }
}

impl<G: Playable> Table for Live<G> {
    fn seats(&self) -> u8 {
        self.seats
    }

    fn seat_name(&self, seat: Seat) -> &'static str {
        self.session.game().seat_name(self.seats, seat)
    }

    fn team(&self, seat: Seat) -> u8 {
        G::team(seat)
    }

    fn round(&self) -> Option<u16> {
        G::round_of(self.session.state())
    }

    fn version(&self) -> u64 {
        self.session.version()
    }

    fn lines(&self, since: u64) -> Vec<String> {
        let entries = &self.session.journal().entries;
        stored::<G>(since, &entries[(since as usize).min(entries.len())..])
    }

    fn propose_with(
        &mut self,
        by: Seat,
        decision: u32,
        choice: Value,
        nonce: Option<Nonce>,
    ) -> Result<Vec<String>, TableError> {
        // A stale or unasked answer is told as such, even when its text is no answer to anything.
        self.session.pending().expect(DecisionId(decision), by)?;
        let choice = serde_json::from_value(choice).map_err(|_| Refused::not_an_answer())?;
        let proposal = self.session.propose(by, DecisionId(decision), choice, nonce)?;
        let lines = stored::<G>(proposal.first(), proposal.entries());
        self.proposal = Some(Box::new(proposal));
        Ok(lines)
    }

    fn is_forced(&self, by: Seat, decision: u32, choice: &Value) -> bool {
        let Ok(theirs) = G::Choice::deserialize(choice) else { return false };
        let same = |input: &InputOf<G>| match input {
            Input::Choose { id, by: seat, choice } => id.0 == decision && *seat == by && *choice == theirs,
            Input::Chance(_) => false,
        };
        self.session.journal().entries.iter().rev().any(|entry| entry.forced && same(&entry.input))
    }

    fn proposed_payoffs(&self) -> Option<Vec<f32>> {
        self.payoffs_in(self.proposal.as_ref()?.state())
    }

    fn accept(&mut self) {
        if let Some(proposal) = self.proposal.take() {
            self.before = Some(Box::new(Before {
                version: self.session.version(),
                state: self.session.state().clone(),
                moments: OnceCell::new(),
            }));
            self.session.accept(*proposal);
        }
    }

    fn take_back_to(&self, by: Seat) -> Option<u64> {
        self.last_decision(by).filter(|last| *last >= self.session.earliest_take_back())
    }

    fn take_back(&mut self, to: u64) -> Result<(), TableError> {
        (self.proposal, self.before) = (None, None);
        Ok(self.session.take_back(to)?)
    }

    fn last_decision(&self, by: Seat) -> Option<u64> {
        let mine = |entry: &EntryOf<G>| match &entry.input {
            Input::Choose { by: seat, .. } => *seat == by && !entry.forced,
            Input::Chance(_) => false,
        };
        self.session.journal().entries.iter().rposition(mine).map(|last| last as u64)
    }

    fn rewind(&mut self, to: u64) -> Result<(), TableError> {
        (self.proposal, self.before) = (None, None);
        Ok(self.session.rewind(to)?)
    }

    fn withdrawal(&self, by: Seat) -> Option<Withdrawal> {
        let to = self.take_back_to(by)?;
        let (game, journal) = (self.session.game(), self.session.journal());
        let mut state = journal.replay(game, to as usize, |_, _, _| {}).ok()?;
        let is_secret = |state: &G::State, seat: Seat| {
            game.pending(state).demand_of(seat).filter(|demand| G::is_secret(&demand.ask)).map(|d| d.id)
        };
        is_secret(&state, by)?;
        let mut answers = Vec::new();
        for entry in &journal.entries[to as usize + 1..] {
            let Input::Choose { by: other, choice, .. } = &entry.input else { return None };
            if *other == by {
                // Forced by the decision that is taken back.
                continue;
            }
            let input = Input::Choose { id: is_secret(&state, *other)?, by: *other, choice: choice.clone() };
            game.apply(&mut state, &input, &mut Log::off()).ok()?;
            answers.push((*other, serde_json::to_value(choice).ok()?, entry.nonce()));
        }
        Some(Withdrawal { to, answers })
    }

    fn write_update(&self, told: UpdateFor<'_>, text: &mut Vec<u8>) {
        let take_back = match told.viewer {
            Viewer::Seat(seat) if told.playing && told.free => self.last_decision(seat),
            Viewer::Seat(seat) if told.playing => self.take_back_to(seat),
            Viewer::Seat(_) | Viewer::Spectator | Viewer::Arbiter => None,
        };
        let before = self.before.as_ref().filter(|before| !told.whole && before.version == told.since);
        let known = before.map(|before| Known {
            state: &before.state,
            moments: if told.manner.scenes { self.moments(before) } else { &[] },
        });
        update::update(&self.session, told, known, take_back, text);
    }

    fn forget_previous(&mut self) {
        self.before = None;
    }

    fn look(&self, viewer: Viewer, what: Value) -> PendingAnswer {
        let game = Arc::clone(self.session.game());
        let seat = match viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator | Viewer::Arbiter => None,
        };
        let view = game.view(self.session.state(), viewer);
        Box::new(move || Ok(game.look(&view, seat, &what)?))
    }

    fn asked(&self) -> Vec<(Seat, u32)> {
        self.session.pending().demands().iter().map(|d| (d.by, d.id.0)).collect()
    }

    fn payoffs(&self) -> Option<Vec<f32>> {
        self.payoffs_in(self.session.state())
    }

    fn end_early(&mut self) {
        self.session.end_early();
    }

    fn journal(&self) -> String {
        self.session.journal().write()
    }

    fn replay(&self) -> String {
        replay::replay(
            &**self.session.game(),
            self.beginning(),
            self.entries().iter().map(|entry| &entry.input),
        )
    }

    fn studied(&self, since: u64) -> String {
        study::studied(&self.session, since)
    }

    fn scenario(&self) -> Option<String> {
        self.session.game().written(self.session.state())
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}
