//! What can be wrong with a journal.

use super::VERSIONS;
use crate::Digest;
use thiserror::Error;

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
    /// More than a line of this kind holds, or less.
    #[error("this line holds something that does not belong there, or lacks something that does: {0}")]
    Shape(String),
    /// Some other file.
    #[error("not a journal: the first line's format is `{0}`, expected `escadrille-journal`")]
    Format(String),
    /// From another time.
    #[error(
        "journal version {0} is not one this program reads (it reads versions {low} to {high})",
        low = VERSIONS.start(), high = VERSIONS.end()
    )]
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
    /// The server did not sign this.
    #[error("the signature is not that of the server's key in the first line")]
    Signature,
    /// The set-up is refused.
    #[error("the set-up is refused: {0}")]
    Setup(String),
    /// An input is refused.
    #[error("the input is refused: {0}")]
    Refused(String),
    /// Marked as forced, but other choices were open.
    #[error("marked as forced, and it was not")]
    NotForced,
    /// Something else was rolled for than the rules ask.
    #[error("the rules ask chance for {expected}, the journal says {found}")]
    OtherRoll {
        /// What the rules ask.
        expected: String,
        /// Written.
        found: String,
    },
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
    /// The game is over by its rules, and nothing says so.
    #[error("the game is over, and its journal has no end: the line with the key is missing")]
    NoEnd,
    /// The match is over, and its dice cannot be checked.
    #[error("the match is over, and its key is not revealed: nobody can check its dice")]
    NoKey,
    /// Lines after the end.
    #[error("nothing may follow the end")]
    AfterEnd,
}

pub(super) fn flaw(line: usize, column: usize, why: Flaw) -> JournalError {
    JournalError { line, column, why }
}
