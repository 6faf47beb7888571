//! What requests, sockets and bots ask of a match's task.

use crate::{api_error::ApiError, client::Client, secret::Hash};
use catalog::UpdateStyle;
use kernel::{Digest, fair::Hex};
use protocol::analysis::Hint;
use serde_json::Value;
use sockets::Frame;
use std::sync::{
    Mutex, PoisonError,
    atomic::{AtomicU8, Ordering},
};
use tokio::sync::oneshot;

/// How a client says hello.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Hello {
    /// The version up to which the client knows the match.
    pub(crate) since: u64,
    /// How it wants to be told.
    pub(crate) manner: UpdateStyle,
    /// What it adds to the dice.
    pub(crate) seed: Option<Digest>,
}

impl Hello {
    /// A seed as it is sent: hexadecimal digits, written one way.
    pub(crate) fn new(since: u64, manner: UpdateStyle, seed: Option<&str>) -> Result<Self, ApiError> {
        let seed = seed.map(str::parse::<Hex<32>>).transpose().map_err(ApiError::malformed)?;
        Ok(Self { since, manner, seed: seed.map(|seed| Digest(seed.0)) })
    }
}

/// Something asked of a match's task.
#[derive(Debug)]
pub(crate) enum Command {
    /// A client plays or watches.
    Connect {
        person: Option<Hash>,
        hello: Hello,
        /// It belongs to the match from now on.
        client: Box<Client>,
        /// The client is given back if it is refused.
        reply: oneshot::Sender<Result<(), (ApiError, Box<Client>)>>,
    },
    /// A person takes a seat.
    Join {
        person: Hash,
        invitation: Option<Hash>,
        name: Option<String>,
        brought: Option<Value>,
        reply: oneshot::Sender<Result<u8, ApiError>>,
    },
    /// A player brings a squadron or deck.
    Bring { person: Option<Hash>, brought: Value, reply: oneshot::Sender<Result<u8, ApiError>> },
    /// A bot has chosen; nothing if it failed. Tells what it has thought about, and how often that could not be stored.
    Thought { seat: u8, about: (u32, u64), choice: Option<Value>, tries: u32 },
    /// What an ace would do in place of a seat; nothing if it failed. Tells what it has thought about.
    Hinted { seat: u8, about: (u32, u64), hint: Option<Box<Hint>> },
    /// A question of a connection is answered.
    Looked { conn: u64, answer: Frame },
    /// A bot has thought about an offer of a draw, told by its number.
    Weighed { seat: u8, offer: u64, agrees: bool },
    /// A person has another secret from now on.
    Renewed { old: Hash, new: Hash },
    /// The server shuts down.
    Close,
}

impl Command {
    /// Refuses a command that came after the match's task has ended.
    pub(crate) fn refuse(self, error: &ApiError) {
        match self {
            Self::Connect { reply, client, .. } => {
                _ = reply.send(Err((error.clone(), client)));
            }
            Self::Join { reply, .. } | Self::Bring { reply, .. } => _ = reply.send(Err(error.clone())),
            Self::Thought { .. }
            | Self::Hinted { .. }
            | Self::Looked { .. }
            | Self::Weighed { .. }
            | Self::Renewed { .. }
            | Self::Close => {}
        }
    }
}

/// Who must play, as of a version of the match.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Turn {
    pub(crate) version: u64,
    /// A bit per seat that is asked something.
    pub(crate) asked: u8,
    /// Where the game counts rounds.
    pub(crate) round: Option<u16>,
}

/// Who is there, a bit per seat, and who must play. Read by listings without asking the task.
#[derive(Debug, Default)]
pub(crate) struct Status {
    online: AtomicU8,
    thinking: AtomicU8,
    turn: Mutex<Option<Turn>>,
}

impl Status {
    pub(crate) fn get(&self) -> (u8, u8) {
        (self.online.load(Ordering::Relaxed), self.thinking.load(Ordering::Relaxed))
    }

    /// Who must play, if the match has been opened.
    pub(crate) fn turn(&self) -> Option<Turn> {
        *self.turn.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(crate) fn set_turn(&self, turn: Turn) {
        *self.turn.lock().unwrap_or_else(PoisonError::into_inner) = Some(turn);
    }

    pub(crate) fn set(&self, online: u8, thinking: u8) {
        self.online.store(online, Ordering::Relaxed);
        self.thinking.store(thinking, Ordering::Relaxed);
    }
}
