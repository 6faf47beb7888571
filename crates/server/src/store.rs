//! Where matches are kept. An input is durable before anybody is told of it.
//!
//! | room | what is in it |
//! |---|---|
//! | [`Store`] | what a server asks of a store |
//! | [`record`] | what is kept of a match |
//! | [`sqlite`] | the embedded store |
//! | `file` | the file: private, and one server's at a time |
//! | `people` | whom the server knows, and what it forgets |
//! | `writer` | its one writing thread, which commits whatever has queued up at once |
//! | `schema` | its tables, and how older ones become newer ones |

mod file;
mod people;
pub mod record;
mod schema;
pub mod sqlite;
mod writer;

pub use file::{Hold, hold};
pub use record::{
    Arrival, Beginning, Finish, Lines, Record, SeatKind, SeatRecord, Shelf, Summary, Unfinished,
};
pub use sqlite::Sqlite;

use crate::secret::Hash;
use kernel::fair::Signer;
use protocol::socket::ChatLine;
use std::{future::Future, pin::Pin, sync::Arc};
use thiserror::Error;

/// An answer that comes once it is durable.
pub type Later<'a, T> = Pin<Box<dyn Future<Output = Result<T, StoreError>> + Send + 'a>>;

/// Why a store did not do what it was asked; nothing has changed.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum StoreError {
    /// Somebody else was first.
    #[error("somebody else was first")]
    Conflict,
    /// Another server uses the file.
    #[error("another server uses this file: stop it, or choose another file")]
    Held,
    /// A newer program has written the file.
    #[error("a newer version of this program has written this file: use that version, or another file")]
    Newer,
    /// The store itself failed.
    #[error("the store failed: {0}")]
    Broken(String),
}

impl From<rusqlite::Error> for StoreError {
    fn from(error: rusqlite::Error) -> Self {
        match error.sqlite_error_code() {
            Some(rusqlite::ErrorCode::ConstraintViolation) => Self::Conflict,
            _ => Self::Broken(error.to_string()),
        }
    }
}

/// Where matches are kept. Whatever is answered with `Ok` survives the end of the process.
pub trait Store: Send + Sync + 'static {
    /// Keeps a new match.
    fn create(&self, record: Record) -> Later<'_, ()>;
    /// Everything about a match.
    fn load(&self, id: String) -> Later<'_, Option<Record>>;
    /// What is listed of a match.
    fn summary(&self, id: String) -> Later<'_, Option<Summary>>;
    /// The matches a lobby lists, and those a person has a seat in. What somebody plays alone against bots is nobody
    /// else's business, and what nobody attends (`attended` are those at which somebody is) is not being played.
    fn shelf(&self, person: Option<Hash>, attended: Vec<String>) -> Later<'_, Shelf>;
    /// Appends inputs; refused if another input already has one of their numbers.
    fn append(&self, lines: Lines) -> Later<'_, ()>;
    /// Forgets inputs from a number on: they were taken back. Refused unless there are as many as `expected`.
    fn truncate(&self, id: String, from: u64, expected: u64) -> Later<'_, ()>;
    /// Gives a seat to a person, keeps what they bring and add to the dice, and begins the match with it, all at once;
    /// refused if the seat is not free, or the match no longer waits for that.
    fn arrive(&self, arrival: Arrival) -> Later<'_, ()>;
    /// Keeps what somebody said.
    fn say(&self, id: String, line: ChatLine) -> Later<'_, ()>;
    /// Ends a match.
    fn finish(&self, id: String, finish: Finish) -> Later<'_, ()>;
    /// Keeps a rematch and links the match it follows to it; refused if that one already has a rematch.
    fn rematch(&self, old: String, new: Record) -> Later<'_, ()>;
    /// How many matches that are not over a person has a seat in, and which of some matches are not over.
    fn unfinished_of(&self, person: Hash, ids: Vec<String>) -> Later<'_, Unfinished>;
    /// How many matches are not over.
    fn unfinished(&self) -> Later<'_, u64>;
    /// Whether somebody has a seat by this secret: it was given out here, and holds.
    fn is_known(&self, person: Hash) -> Later<'_, bool>;
    /// Gives everything of a person to a new secret: the old one is a stranger's from now on.
    fn renew(&self, old: Hash, new: Hash) -> Later<'_, ()>;
    /// Some matches that ended before a moment, the oldest first.
    fn over_before(&self, before_ms: u64, most: usize) -> Later<'_, Vec<String>>;
    /// Removes matches with everything that belongs to them.
    fn forget(&self, ids: Vec<String>) -> Later<'_, ()>;
    /// Writes something, to see whether it can.
    fn pulse(&self) -> Later<'_, ()>;
    /// The key that signs journals: the same for as long as the store lives.
    fn signer(&self) -> &Arc<Signer>;
}
