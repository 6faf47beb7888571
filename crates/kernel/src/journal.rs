//! A match as readable lines: one for the set-up, one per input, one for the end.
//!
//! ```text
//! {"format":"escadrille-journal","version":1,"game":"..","rules":1,"pack":"..","setup":{..},"commitment":".."}
//! {"n":0,"input":{"chance":{..}},"link":"0f3c.."}
//! {"n":1,"input":{"choose":{"id":1,"by":0,"choice":{..}}},"link":"88a1.."}
//! {"end":{"entries":2,"state":"..","chain":"..","key":".."}}
//! ```
//!
//! Every line's `link` hashes the line together with the link before it, so a changed, missing or swapped line
//! is found at its place. The dice can be drawn again from the key, which was committed to in the first line.

use crate::{Digest, Game, Identity, Input, Key, Log, Pending, digest};
use serde::{Deserialize, Serialize, de::DeserializeOwned};
use std::fmt::Write as _;
use thiserror::Error;

/// The name every journal starts with.
pub const FORMAT: &str = "escadrille-journal";
/// The version this code writes, and the only one it reads.
pub const VERSION: u32 = 1;

/// A game's inputs.
pub type InputOf<G> = Input<<G as Game>::Choice, <G as Game>::Rolled>;
/// A game's journal entries.
pub type EntryOf<G> = Entry<InputOf<G>>;

/// The first line.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Header<S> {
    format: String,
    version: u32,
    /// Which rules and content.
    #[serde(flatten)]
    pub identity: Identity,
    /// What the match started from.
    pub setup: S,
    /// The hash of the dice key.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub commitment: Option<Digest>,
}

/// One input of a match.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Entry<I> {
    /// What was decided or drawn.
    pub input: I,
    /// The only legal choice, answered by the session for its seat.
    pub forced: bool,
}

/// The last line of a finished match.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct End {
    /// How many inputs there were.
    pub entries: u64,
    /// The hash of the last state.
    pub state: Digest,
    /// The whole last link.
    pub chain: Digest,
    /// The dice key, where dice were drawn from one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub key: Option<Key>,
    /// Whether the players ended it before the rules did.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub early: bool,
}

/// A match: its set-up and its inputs.
pub struct Journal<G: Game> {
    /// What it started from.
    pub header: Header<G::Setup>,
    /// Its inputs.
    pub entries: Vec<EntryOf<G>>,
    /// Its end, once there.
    pub end: Option<End>,
}

/// A journal that cannot be read or does not hold.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("line {line}, column {column}: {why}")]
pub struct JournalError {
    /// Counted from 1.
    pub line: usize,
    /// Counted from 1.
    pub column: usize,
    /// What is wrong there.
    pub why: Flaw,
}

/// What can be wrong with a line of a journal.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum Flaw {
    /// Not even a line.
    #[error("the file is empty; a journal starts with its set-up")]
    Empty,
    /// Not JSON, or not of this shape.
    #[error("{0}")]
    Syntax(String),
    /// Some other file.
    #[error("not a journal: the first line's format is `{0}`, expected `escadrille-journal`")]
    Format(String),
    /// From another time.
    #[error("journal version {0} is not one this program reads (it reads version {VERSION})")]
    Version(u32),
    /// From another game.
    #[error("played with {found}, and this is {ours}")]
    Identity {
        /// What the journal names.
        found: String,
        /// What we are.
        ours: String,
    },
    /// A line is missing, doubled or swapped.
    #[error("expected entry {expected}, found entry {found}")]
    Order {
        /// The number that should stand here.
        expected: u64,
        /// The number that does.
        found: u64,
    },
    /// A line was changed.
    #[error("the link does not follow from the lines before it: this line or one before it was changed")]
    Link,
    /// The set-up is refused.
    #[error("the set-up is refused: {0}")]
    Setup(String),
    /// An input is refused.
    #[error("the input is refused: {0}")]
    Refused(String),
    /// Marked as forced, but other choices were open.
    #[error("marked as forced, and it was not")]
    NotForced,
    /// Dice that the key does not give.
    #[error("the key gives {expected}, the journal says {found}")]
    OtherDice {
        /// Drawn again.
        expected: String,
        /// Written.
        found: String,
    },
    /// A key other than the one committed to.
    #[error("the key's hash is {found}, the first line committed to {committed}")]
    Commitment {
        /// Hash of the key at the end.
        found: Digest,
        /// Hash in the first line.
        committed: Digest,
    },
    /// The last line disagrees with the game before it.
    #[error("the end is not the end of this game: {0}")]
    End(&'static str),
    /// Lines after the end.
    #[error("nothing may follow the end")]
    AfterEnd,
}

/// What can be said of a journal's dice.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Dice {
    /// Every one is the key's, and the key is the one committed to.
    True,
    /// Committed to, but the match is not over, so the key is still secret.
    KeyNotRevealed,
    /// Nobody committed to anything: local dice, taken as written.
    NoCommitment,
}

/// What verifying a journal has shown.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Verified {
    /// How many inputs were replayed.
    pub entries: usize,
    /// How many of them were chance.
    pub chances: usize,
    /// Whether the dice were compared with the key.
    pub dice: Dice,
    /// Whether the game is over.
    pub over: bool,
    /// The hash of the last state.
    pub state: Digest,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Line<I> {
    n: u64,
    input: I,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    forced: bool,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    link: Option<String>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct EndLine {
    end: End,
}

impl<S: Serialize> Header<S> {
    /// The first line of a new match.
    pub fn new(identity: Identity, setup: S, commitment: Option<Digest>) -> Self {
        Self { format: FORMAT.to_owned(), version: VERSION, identity, setup, commitment }
    }

    fn line(&self) -> String {
        serde_json::to_string(self).expect("plain data always serialises")
    }
}

/// Which game a journal is of, read from its first line.
pub fn identity(text: &str) -> Result<Identity, JournalError> {
    let line = text.lines().next().unwrap_or_default();
    header::<serde_json::Value>(line).map(|h| h.identity)
}

fn header<S: DeserializeOwned>(line: &str) -> Result<Header<S>, JournalError> {
    /// Read first, so that another file or version is named as such and not as a syntax error.
    #[derive(Deserialize)]
    struct Opening {
        format: String,
        version: u32,
    }
    if line.trim().is_empty() {
        return Err(flaw(1, 1, Flaw::Empty));
    }
    let opening: Opening = parse(1, line)?;
    if opening.format != FORMAT {
        return Err(flaw(1, 1, Flaw::Format(opening.format.chars().take(40).collect())));
    }
    if opening.version != VERSION {
        return Err(flaw(1, 1, Flaw::Version(opening.version)));
    }
    parse(1, line)
}

fn flaw(line: usize, column: usize, why: Flaw) -> JournalError {
    JournalError { line, column, why }
}

fn parse<T: DeserializeOwned>(number: usize, line: &str) -> Result<T, JournalError> {
    serde_json::from_str(line).map_err(|e| {
        let text = e.to_string();
        let why = text.split(" at line ").next().unwrap_or(&text).to_owned();
        flaw(number, e.column().max(1), Flaw::Syntax(why))
    })
}

// By hand, because a derive would ask the game itself to be `Debug`, `Clone` and `PartialEq`.
impl<G: Game> std::fmt::Debug for Journal<G> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Journal")
            .field("header", &self.header)
            .field("entries", &self.entries)
            .field("end", &self.end)
            .finish()
    }
}

impl<G: Game> Clone for Journal<G> {
    fn clone(&self) -> Self {
        Self { header: self.header.clone(), entries: self.entries.clone(), end: self.end }
    }
}

impl<G: Game> PartialEq for Journal<G> {
    fn eq(&self, other: &Self) -> bool {
        self.header == other.header && self.entries == other.entries && self.end == other.end
    }
}

impl<G: Game> Journal<G> {
    /// An empty journal.
    pub fn new(game: &G, setup: G::Setup, commitment: Option<Digest>) -> Self {
        Self { header: Header::new(game.identity(), setup, commitment), entries: Vec::new(), end: None }
    }

    /// The journal as text.
    pub fn write(&self) -> String {
        let mut text = self.header.line();
        let mut chain = Digest::of(text.as_bytes());
        text.push('\n');
        for (n, entry) in self.entries.iter().enumerate() {
            let (line, next) = written::<G>(n as u64, entry, &chain);
            chain = next;
            text.push_str(&line);
            text.push('\n');
        }
        if let Some(end) = self.end {
            let line = serde_json::to_string(&EndLine { end }).expect("plain data always serialises");
            writeln!(text, "{line}").expect("writing to a string");
        }
        text
    }

    /// The last link: what the whole journal so far hashes to.
    pub fn chain(&self) -> Digest {
        let start = Digest::of(self.header.line().as_bytes());
        self.entries.iter().enumerate().fold(start, |chain, (n, e)| written::<G>(n as u64, e, &chain).1)
    }

    /// Reads a journal: its shape, its numbering and its chain. Whether its inputs are legal is for
    /// [`Journal::replay`], whether its dice are true for [`Journal::verify`].
    pub fn read(text: &str) -> Result<Self, JournalError> {
        let mut lines = text.lines().enumerate().map(|(i, line)| (i + 1, line));
        let (_, first) = lines.next().ok_or(flaw(1, 1, Flaw::Empty))?;
        let header: Header<G::Setup> = header(first)?;
        let mut chain = Digest::of(header.line().as_bytes());
        let mut journal = Self { header, entries: Vec::new(), end: None };
        for (number, line) in lines {
            if journal.end.is_some() {
                return Err(flaw(number, 1, Flaw::AfterEnd));
            }
            if line.starts_with("{\"end\"") {
                let EndLine { end } = parse(number, line)?;
                if end.entries != journal.entries.len() as u64 {
                    return Err(flaw(number, 1, Flaw::End("it counts other entries")));
                }
                if end.chain != chain {
                    return Err(flaw(number, 1, Flaw::Link));
                }
                journal.end = Some(end);
                continue;
            }
            let line: Line<InputOf<G>> = parse(number, line)?;
            let expected = journal.entries.len() as u64;
            if line.n != expected {
                return Err(flaw(number, 1, Flaw::Order { expected, found: line.n }));
            }
            let entry = Entry { input: line.input, forced: line.forced };
            chain = written::<G>(expected, &entry, &chain).1;
            if line.link.as_deref() != Some(&chain.short()) {
                return Err(flaw(number, 1, Flaw::Link));
            }
            journal.entries.push(entry);
        }
        Ok(journal)
    }

    /// Plays the first `upto` inputs again; `each` is told every state after its input.
    pub fn replay(
        &self,
        game: &G,
        upto: usize,
        mut each: impl FnMut(usize, &G::State, Vec<G::Event>),
    ) -> Result<G::State, JournalError> {
        let ours = game.identity();
        if self.header.identity != ours {
            let name = |i: &Identity| format!("{} (rules {}, pack {})", i.game, i.rules, i.pack.short());
            let why = Flaw::Identity { found: name(&self.header.identity), ours: name(&ours) };
            return Err(flaw(1, 1, why));
        }
        let mut state = game.start(&self.header.setup).map_err(|e| flaw(1, 1, Flaw::Setup(e.to_string())))?;
        let mut log = Log::on();
        for (n, entry) in self.entries.iter().take(upto).enumerate() {
            if entry.forced && !is_forced(game, &state, &entry.input) {
                return Err(flaw(n + 2, 1, Flaw::NotForced));
            }
            game.apply(&mut state, &entry.input, &mut log)
                .map_err(|e| flaw(n + 2, 1, Flaw::Refused(e.to_string())))?;
            each(n, &state, log.take());
        }
        Ok(state)
    }

    /// Plays everything again and draws the dice again: proves that the journal holds.
    pub fn verify(&self, game: &G) -> Result<Verified, JournalError> {
        let last = self.entries.len() + 2;
        let key = self.end.and_then(|end| end.key);
        if let (Some(key), Some(committed)) = (key, self.header.commitment) {
            let found = key.commitment();
            if found != committed {
                return Err(flaw(last, 1, Flaw::Commitment { found, committed }));
            }
        }
        let mut state = game.start(&self.header.setup).map_err(|e| flaw(1, 1, Flaw::Setup(e.to_string())))?;
        let mut chances = 0;
        let mut wrong = None;
        // The pause before each input is the state after the input before it.
        let end = self.replay(game, usize::MAX, |n, after, _| {
            if let (Input::Chance(found), Pending::Chance(roll)) =
                (&self.entries[n].input, game.pending(&state))
            {
                chances += 1;
                if let Some(key) = key {
                    let expected = game.roll(&state, roll, &mut key.stream(n as u64));
                    if expected != *found && wrong.is_none() {
                        let [expected, found] = [&expected, found]
                            .map(|r| serde_json::to_string(r).expect("plain data always serialises"));
                        wrong = Some(flaw(n + 2, 1, Flaw::OtherDice { expected, found }));
                    }
                }
            }
            state.clone_from(after);
        })?;
        if let Some(wrong) = wrong {
            return Err(wrong);
        }
        let over = game.pending(&end).outcome().is_some();
        let state = digest(&end);
        if let Some(end) = self.end {
            if over == end.early {
                return Err(flaw(last, 1, Flaw::End("the game is not over")));
            }
            if end.state != state {
                return Err(flaw(last, 1, Flaw::End("the last state has another hash")));
            }
        }
        let dice = match (key, self.header.commitment) {
            (Some(_), Some(_)) => Dice::True,
            (None, Some(_)) => Dice::KeyNotRevealed,
            (_, None) => Dice::NoCommitment,
        };
        Ok(Verified { entries: self.entries.len(), chances, dice, over, state })
    }
}

/// Whether this input is the only one the rules left open.
fn is_forced<G: Game>(game: &G, state: &G::State, input: &InputOf<G>) -> bool {
    let Input::Choose { by, .. } = input else { return false };
    crate::session::only_choice(game, state).is_some_and(|(demand, _)| demand.by == *by)
}

fn written<G: Game>(n: u64, entry: &EntryOf<G>, chain: &Digest) -> (String, Digest) {
    let mut line = Line { n, input: &entry.input, forced: entry.forced, link: None };
    let bare = serde_json::to_string(&line).expect("plain data always serialises");
    let next = chain.link(bare.as_bytes());
    line.link = Some(next.short());
    (serde_json::to_string(&line).expect("plain data always serialises"), next)
}
