//! Where matches are kept. An input is durable before any client is told of it.
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

pub use file::{FileLock, lock};
pub use record::{
    Beginning, Finish, Lines, LobbyLists, Record, SeatKind, SeatRecord, SeatUpdate, Summary, Unfinished,
};
pub use sqlite::Sqlite;

use crate::secret::Hash;
use kernel::fair::Signer;
use protocol::socket::ChatLine;
use std::{future::Future, pin::Pin, sync::Arc};
use thiserror::Error;

/// An answer that comes once it is durable.
pub type BoxFuture<'a, T> = Pin<Box<dyn Future<Output = Result<T, StoreError>> + Send + 'a>>;

/// Why a store did not do what it was asked; nothing has changed.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum StoreError {
    /// Another writer was first.
    #[error("another writer was first")]
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
    fn create(&self, record: Record) -> BoxFuture<'_, ()>;
    /// Everything about a match.
    fn load(&self, id: String) -> BoxFuture<'_, Option<Record>>;
    /// What is listed of a match.
    fn summary(&self, id: String) -> BoxFuture<'_, Option<Summary>>;
    /// The matches a lobby lists, and those a person has a seat in. A match of one person against bots is in no other
    /// person's lobby, and one without clients (`attended` are those with some) is not being played.
    fn lobby_lists(&self, person: Option<Hash>, attended: Vec<String>) -> BoxFuture<'_, LobbyLists>;
    /// Appends inputs; refused if another input already has one of their numbers.
    fn append(&self, lines: Lines) -> BoxFuture<'_, ()>;
    /// Forgets inputs from a number on: they were taken back. Refused unless there are as many as `expected`.
    fn truncate(&self, id: String, from: u64, expected: u64) -> BoxFuture<'_, ()>;
    /// Gives a seat to a person, keeps what they bring and add to the dice, and begins the match with it, all at once;
    /// refused if the seat is not free, or the match no longer waits for that.
    fn update_seat(&self, arrival: SeatUpdate) -> BoxFuture<'_, ()>;
    /// Keeps a line of chat.
    fn add_chat(&self, id: String, line: ChatLine) -> BoxFuture<'_, ()>;
    /// Ends a match.
    fn finish(&self, id: String, finish: Finish) -> BoxFuture<'_, ()>;
    /// Keeps a rematch and links the match it follows to it; refused if that one already has a rematch.
    fn rematch(&self, old: String, new: Record) -> BoxFuture<'_, ()>;
    /// How many matches that are not over a person has a seat in, and which of some matches are not over.
    fn unfinished_of(&self, person: Hash, ids: Vec<String>) -> BoxFuture<'_, Unfinished>;
    /// How many matches are not over.
    fn unfinished(&self) -> BoxFuture<'_, u64>;
    /// Whether a person has a seat by this secret: it was given out here, and holds.
    fn is_known(&self, person: Hash) -> BoxFuture<'_, bool>;
    /// Gives everything of a person to a new secret: the old one is a stranger's from now on.
    fn renew(&self, old: Hash, new: Hash) -> BoxFuture<'_, ()>;
    /// Some matches that ended before a moment, the oldest first.
    fn over_before(&self, before_ms: u64, most: usize) -> BoxFuture<'_, Vec<String>>;
    /// Removes matches with everything that belongs to them.
    fn remove(&self, ids: Vec<String>) -> BoxFuture<'_, ()>;
    /// Writes something, to see whether it can.
    fn check_writable(&self) -> BoxFuture<'_, ()>;
    /// The key that signs journals: the same for as long as the store lives.
    fn signer(&self) -> &Arc<Signer>;
}
