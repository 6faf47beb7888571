//! A match as readable lines: one for the set-up, one per input, one for the end.
//!
//! ```text
//! {"format":"escadrille-journal","version":2,"game":"..","rules":1,"pack":"..","match":"..","setup":{..},
//!  "commitment":"..","seeds":["..",null],"salt":"..","server":"..","signature":".."}
//! {"n":0,"input":{"chance":{..}},"roll":{..},"salt":"..","link":"0f3c.."}
//! {"n":1,"input":{"choose":{"id":1,"by":0,"choice":{..}}},"nonce":"..","salt":"..","link":"88a1.."}
//! {"end":{"entries":2,"state":"..","chain":"..","key":".."},"signature":".."}
//! ```
//!
//! Every line's `link` hashes the line together with the link before it, so a changed, missing or swapped line
//! is found at its place. The dice can be drawn again from the key, which was committed to in the first line: see
//! [`fair`](crate::fair). In version 1 there is one key for all dice, and nothing but `n`, `input` and `link` in a line.

mod flaw;
mod header;
mod text;
mod verify;

pub use flaw::{Flaw, JournalError};
pub use header::{FairHeader, Header, identity};
pub use verify::{Dice, Verified};

use crate::{
    Digest, Game, Identity, Input, Key, Log,
    fair::{Nonce, Pool, Signature, is_signed, sha256},
};
use flaw::flaw;
use serde::{Deserialize, Serialize};
use std::{fmt::Write as _, ops::RangeInclusive};
use text::{exactly, sealed, unsealed};

/// The name every journal starts with.
pub const FORMAT: &str = "escadrille-journal";
/// The versions this code reads. It writes the first for games at one keyboard, the second for matches on a server.
pub const VERSIONS: RangeInclusive<u32> = 1..=2;

/// A game's inputs.
pub type InputOf<G> = Input<<G as Game>::Choice, <G as Game>::Rolled>;
/// A game's journal entries.
pub type EntryOf<G> = Entry<InputOf<G>, <G as Game>::Roll>;

/// One input of a match.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Entry<I, R> {
    /// What was decided or drawn.
    pub input: I,
    /// The only legal choice, answered by the session for its seat.
    pub forced: bool,
    /// What version 2 adds.
    pub fair: Option<Box<FairEntry<R>>>,
}

/// What an entry of version 2 adds.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FairEntry<R> {
    /// What was rolled for, if anything was.
    pub roll: Option<R>,
    /// What the player who chose adds to the dice to come.
    pub nonce: Option<Nonce>,
    /// Keeps the line from being guessed from its link.
    pub salt: Nonce,
}

impl<I, R> Entry<I, R> {
    /// An entry of version 1.
    pub fn plain(input: I, forced: bool) -> Self {
        Self { input, forced, fair: None }
    }

    /// What its player adds to the dice.
    pub fn nonce(&self) -> Option<Nonce> {
        self.fair.as_ref().and_then(|fair| fair.nonce)
    }
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
    /// The server's signature of the end.
    pub signature: Option<Signature>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Line<I, R> {
    n: u64,
    input: I,
    #[serde(default = "none", skip_serializing_if = "Option::is_none")]
    roll: Option<R>,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    forced: bool,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    nonce: Option<Nonce>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    salt: Option<Nonce>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    link: Option<String>,
}

/// A default that asks nothing of its type.
fn none<T>() -> Option<T> {
    None
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct EndLine {
    end: End,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    signature: Option<Signature>,
}

// By hand, because a derive would ask the game itself to be `Debug`, `Clone` and `PartialEq`.
impl<G: Game> std::fmt::Debug for Journal<G> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Journal")
            .field("header", &self.header)
            .field("entries", &self.entries)
            .field("end", &self.end)
            .finish_non_exhaustive()
    }
}

impl<G: Game> Clone for Journal<G> {
    fn clone(&self) -> Self {
        let Self { header, entries, end, signature } = self;
        Self { header: header.clone(), entries: entries.clone(), end: *end, signature: *signature }
    }
}

impl<G: Game> PartialEq for Journal<G> {
    fn eq(&self, other: &Self) -> bool {
        self.header == other.header
            && self.entries == other.entries
            && self.end == other.end
            && self.signature == other.signature
    }
}

impl<G: Game> Journal<G> {
    /// An empty journal of version 1.
    pub fn new(game: &G, setup: G::Setup, commitment: Option<Digest>) -> Self {
        Self::begin(Header::new(game.identity(), setup, commitment), Vec::new())
    }

    /// A journal that is not over.
    pub fn begin(header: Header<G::Setup>, entries: Vec<EntryOf<G>>) -> Self {
        Self { header, entries, end: None, signature: None }
    }

    /// The journal as text.
    pub fn write(&self) -> String {
        let mut text = self.header.line().to_owned();
        let mut chain = self.header.chain();
        text.push('\n');
        for (n, entry) in self.entries.iter().enumerate() {
            let line = bare::<G>(n as u64, entry);
            chain = self.next(&chain, &line);
            text.push_str(&sealed(&line, "link", &self.shown(&chain)));
            text.push('\n');
        }
        if let Some(end) = self.end {
            let line = end.line();
            let line = self
                .signature
                .map_or_else(|| line.clone(), |signature| sealed(&line, "signature", &signature.to_string()));
            writeln!(text, "{line}").expect("writing to a string");
        }
        text
    }

    /// The link after `chain` of a line without it.
    fn next(&self, chain: &Digest, line: &str) -> Digest {
        if self.header.is_fair() { sha256(&[&chain.0, line.as_bytes()]) } else { chain.link(line.as_bytes()) }
    }

    /// How many digits of a link are written. In version 2 links are told while a match is played, so that no two
    /// games may be found that have the same.
    fn digits(&self) -> usize {
        if self.header.is_fair() { 32 } else { 16 }
    }

    /// A link as it is written and told.
    pub fn shown(&self, chain: &Digest) -> String {
        chain.to_string()[..self.digits()].to_owned()
    }

    /// The last link: what the whole journal so far hashes to.
    pub fn chain(&self) -> Digest {
        self.chain_with(self.header.chain(), 0, &self.entries)
    }

    /// The link after some more entries, the first of which has this number.
    pub(crate) fn chain_with(&self, chain: Digest, first: u64, entries: &[EntryOf<G>]) -> Digest {
        let link = |chain: Digest, (n, entry): (usize, &EntryOf<G>)| {
            self.next(&chain, &bare::<G>(first + n as u64, entry))
        };
        entries.iter().enumerate().fold(chain, link)
    }

    /// What players have added to the dice so far.
    pub(crate) fn pool(&self) -> Pool {
        self.entries.iter().fold(Pool::default(), |pool, entry| pool.with(entry.nonce()))
    }

    /// Reads a journal: its shape, its numbering, its chain and its signatures. Whether its inputs are legal is for
    /// [`Journal::replay`], whether its dice are true for [`Journal::verify`].
    pub fn read(text: &str) -> Result<Self, JournalError> {
        let mut lines = text.lines().enumerate().map(|(i, line)| (i + 1, line));
        let (_, first) = lines.next().ok_or(flaw(1, 1, Flaw::Empty))?;
        let mut journal = Self::begin(Header::read(first)?, Vec::new());
        let mut chain = journal.header.chain();
        for (number, line) in lines {
            if journal.end.is_some() {
                return Err(flaw(number, 1, Flaw::AfterEnd));
            }
            if line.starts_with("{\"end\"") {
                journal.read_end(number, line, &chain)?;
                continue;
            }
            let read: Line<InputOf<G>, G::Roll> = exactly(number, line)?;
            let expected = journal.entries.len() as u64;
            if read.n != expected {
                return Err(flaw(number, 1, Flaw::Order { expected, found: read.n }));
            }
            let unlinked = unsealed(line, "link", journal.digits());
            chain = journal.next(&chain, unlinked.as_deref().unwrap_or_default());
            if unlinked.is_none() || read.link.as_deref() != Some(&journal.shown(&chain)) {
                return Err(flaw(number, 1, Flaw::Link));
            }
            let entry = journal.entry(read).map_err(|what| flaw(number, 1, Flaw::Shape(what.to_owned())))?;
            journal.entries.push(entry);
        }
        Ok(journal)
    }

    /// A line as an entry, or what it should not have, or lacks.
    fn entry(&self, line: Line<InputOf<G>, G::Roll>) -> Result<EntryOf<G>, &'static str> {
        let Line { input, roll, forced, nonce, salt, .. } = line;
        let fair = if self.header.is_fair() {
            let salt = salt.ok_or("salt")?;
            let is_chance = matches!(input, Input::Chance(_));
            if roll.is_some() != is_chance {
                return Err("roll");
            }
            if nonce.is_some() && (forced || is_chance) {
                return Err("nonce");
            }
            Some(Box::new(FairEntry { roll, nonce, salt }))
        } else {
            let found = [(roll.is_some(), "roll"), (nonce.is_some(), "nonce"), (salt.is_some(), "salt")];
            if let Some((_, what)) = found.into_iter().find(|(is_there, _)| *is_there) {
                return Err(what);
            }
            None
        };
        Ok(Entry { input, forced, fair })
    }

    fn read_end(&mut self, number: usize, line: &str, chain: &Digest) -> Result<(), JournalError> {
        let EndLine { end, signature } = exactly(number, line)?;
        if end.entries != self.entries.len() as u64 {
            return Err(flaw(number, 1, Flaw::End("it counts other entries")));
        }
        if end.chain != *chain {
            return Err(flaw(number, 1, Flaw::Link));
        }
        match (&self.header.fair, signature) {
            (None, None) => {}
            (None, Some(_)) => return Err(flaw(number, 1, Flaw::Shape("signature".to_owned()))),
            (Some(fair), signature) => {
                let signed = signature.zip(unsealed(line, "signature", 128));
                let is_theirs = |(signature, bytes): &(Signature, String)| {
                    is_signed(&fair.server, bytes.as_bytes(), signature)
                };
                if !signed.as_ref().is_some_and(is_theirs) {
                    return Err(flaw(number, 1, Flaw::Signature));
                }
            }
        }
        (self.end, self.signature) = (Some(end), signature);
        Ok(())
    }

    /// A stored line of version 2 as an entry.
    pub fn read_line(&self, text: &str) -> Result<EntryOf<G>, String> {
        let line = serde_json::from_str(text).map_err(|error| error.to_string())?;
        self.entry(line).map_err(str::to_owned)
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
}

impl End {
    /// The line without a signature.
    pub(crate) fn line(&self) -> String {
        serde_json::to_string(&EndLine { end: *self, signature: None }).expect("plain data always serialises")
    }
}

/// Whether this input is the only one the rules left open.
fn is_forced<G: Game>(game: &G, state: &G::State, input: &InputOf<G>) -> bool {
    let Input::Choose { by, .. } = input else { return false };
    crate::session::only_choice(game, state).is_some_and(|(demand, _)| demand.by == *by)
}

/// A line without its link.
pub fn bare<G: Game>(n: u64, entry: &EntryOf<G>) -> String {
    let fair = entry.fair.as_ref();
    let line = Line {
        n,
        input: &entry.input,
        roll: fair.and_then(|fair| fair.roll.as_ref()),
        forced: entry.forced,
        nonce: fair.and_then(|fair| fair.nonce),
        salt: fair.map(|fair| fair.salt),
        link: None,
    };
    serde_json::to_string(&line).expect("plain data always serialises")
}
