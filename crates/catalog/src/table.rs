//! A live match of any game, JSON in and out: what a server needs to know of one.

use crate::{Catalog, Live, Playable, Visitor};
use kernel::{
    Digest, Identity, Key, Message, Refused, Seat, Viewer,
    fair::{Nonce, Signer},
    journal::{Flaw, JournalError},
    session::SessionError,
};
use protocol::rest::{GameInfo, PolicyInfo, SetupInfo};
use serde_json::Value;
use std::{any::Any, sync::Arc};
use thiserror::Error;

/// A match being played, whatever its game.
pub trait Table: Send {
    /// How many seats it has.
    fn seats(&self) -> u8;
    /// The name of a seat.
    fn seat_name(&self, seat: Seat) -> &'static str;
    /// The team a seat plays for.
    fn team(&self, seat: Seat) -> u8;
    /// The round it is in, where the game counts rounds.
    fn round(&self) -> Option<u16>;
    /// How many inputs there have been.
    fn version(&self) -> u64;
    /// The inputs from a version on, each as a line to store.
    fn lines(&self, since: u64) -> Vec<String>;
    /// What answering a demand would bring about, as lines to store. Nothing has changed before
    /// [`accept`](Table::accept).
    fn propose(&mut self, by: Seat, decision: u32, choice: Value) -> Result<Vec<String>, TableError> {
        self.propose_with(by, decision, choice, None)
    }
    /// The same, with what its player adds to the dice.
    fn propose_with(
        &mut self,
        by: Seat,
        decision: u32,
        choice: Value,
        nonce: Option<Nonce>,
    ) -> Result<Vec<String>, TableError>;
    /// Whether a decision has already been answered like this, without its seat, because nothing else was possible.
    /// Where several are asked at once, that happens as soon as the others have answered.
    fn is_forced(&self, by: Seat, decision: u32, choice: &Value) -> bool;
    /// What the end is worth to each seat, if what was proposed last ends the game.
    fn proposed_payoffs(&self) -> Option<Vec<f32>>;
    /// Believes what was proposed last.
    fn accept(&mut self);
    /// The version before the last decision of a seat, if it can still be taken back.
    fn take_back_to(&self, by: Seat) -> Option<u64>;
    /// Goes back to a version.
    fn take_back(&mut self, to: u64) -> Result<(), TableError>;
    /// The version before the last decision of a seat, whatever was learned since: for who plays with bots alone.
    fn last_decision(&self, by: Seat) -> Option<u64>;
    /// Goes back to a version, whatever was learned since.
    fn rewind(&mut self, to: u64) -> Result<(), TableError>;
    /// How the last decision of a seat can be taken back without anybody's consent: nobody knows of it, and whoever
    /// has answered since can have answered the same without it.
    fn withdrawal(&self, by: Seat) -> Option<Withdrawal>;
    /// Writes what a viewer is sent: the text of a [`protocol::socket::ToClient::Update`]. While a match is not
    /// being played, nobody is asked anything.
    fn write_update(&self, told: UpdateFor<'_>, text: &mut Vec<u8>);
    /// The same as a text of its own.
    fn update(&self, told: UpdateFor<'_>) -> String {
        let mut text = Vec::new();
        self.write_update(told, &mut text);
        String::from_utf8(text).expect("JSON is UTF-8")
    }
    /// Everybody has been told of the last move: what was before it need not be remembered.
    fn forget_previous(&mut self);
    /// A question about what a viewer sees, to be answered anywhere: it may take a while, and holds nothing up.
    fn look(&self, viewer: Viewer, what: Value) -> PendingAnswer;
    /// The seats that are asked something, each with the number its answer must carry.
    fn asked(&self) -> Vec<(Seat, u32)>;
    /// What the end is worth to each seat, once the rules say that the game is over.
    fn payoffs(&self) -> Option<Vec<f32>>;
    /// Ends the journal before the rules do.
    fn end_early(&mut self);
    /// The journal as text.
    fn journal(&self) -> String;
    /// The text of a [`protocol::rest::Replay`] for one who may see everything.
    fn replay(&self) -> String;
    /// The text of a position for one who studies it, with what happened since a version: a
    /// [`protocol::rest::Desk`]. It hides nothing.
    fn studied(&self, since: u64) -> String;
    /// The position as a scenario; `None` if the game cannot write that.
    fn scenario(&self) -> Option<String>;
    /// The table of one game, for code that knows the game.
    fn as_any(&self) -> &dyn Any;
}

/// The answer to a question, once it is worked out.
pub type PendingAnswer = Box<dyn FnOnce() -> Result<Value, TableError> + Send>;

/// A decision taken back that was still everybody's own secret.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Withdrawal {
    /// The version before it.
    pub to: u64,
    /// What others have answered since, and added to the dice, to be answered again.
    pub answers: Vec<(Seat, Value, Option<Nonce>)>,
}

/// How somebody wants to be told.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct UpdateStyle {
    /// They can do with what is not as it was, and with rows instead of lists.
    pub brief: bool,
    /// They want to see what was seen on the way.
    pub scenes: bool,
    /// They can do with answers that are told as alike, and with items instead of lists.
    pub terse: bool,
}

/// What an update is made for.
#[derive(Debug, Clone, Copy)]
pub struct UpdateFor<'a> {
    /// Who is told.
    pub viewer: Viewer,
    /// The version they know.
    pub since: u64,
    /// How they want to be told.
    pub manner: UpdateStyle,
    /// Whether they are told all they see in any case, because they may not remember what they saw.
    pub whole: bool,
    /// Whether the match is being played.
    pub playing: bool,
    /// Whether decisions can be taken back whatever was learned since.
    pub free: bool,
    /// Milliseconds left per seat, where the match has clocks.
    pub clocks: Option<&'a [u64]>,
}

/// Why a table does not do what it is told; nothing has changed.
#[derive(Debug, Error)]
pub enum TableError {
    /// The rules say no.
    #[error(transparent)]
    Refused(#[from] Refused),
    /// There is no such game.
    #[error("there is no game `{0}`")]
    Game(String),
    /// The rules do not let a match start like this.
    #[error("{0}")]
    Unplayable(Message),
    /// Players bring nothing to a match that starts like this.
    #[error("nothing is brought to a match that starts like this")]
    Unbrought,
    /// The set-up is none.
    #[error("the set-up cannot be read: {0}")]
    Setup(String),
    /// A stored input cannot be read.
    #[error("stored input {0} cannot be read: {1}")]
    Line(usize, String),
    /// The match does not hold.
    #[error(transparent)]
    Session(SessionError),
}

impl From<SessionError> for TableError {
    fn from(error: SessionError) -> Self {
        match error {
            SessionError::Refused(refused) => Self::Refused(refused),
            SessionError::Setup(why) => Self::Unplayable(why.0),
            SessionError::Journal(JournalError { why: Flaw::Setup(why), .. }) => Self::Setup(why),
            SessionError::Chance(_) | SessionError::Keep(_) | SessionError::Journal(_) => {
                Self::Session(error)
            }
        }
    }
}

impl TableError {
    /// There is no game of this name.
    pub(crate) fn unknown(game: &str) -> Self {
        Self::Game(game.chars().take(40).collect())
    }
}

/// What a table is opened from.
#[derive(Debug, Clone)]
pub struct StoredMatch {
    /// The rules and content it was started with; `None` for a new match.
    pub identity: Option<Identity>,
    /// What it started from.
    pub setup: Value,
    /// The dice key.
    pub key: Key,
    /// What version 2 of the journal needs beside it; nothing for version 1.
    pub fair: Option<Fairness>,
    /// The stored inputs.
    pub lines: Vec<String>,
}

/// What the dice of version 2 need beside the key.
#[derive(Debug, Clone)]
pub struct Fairness {
    /// The match's own name.
    pub id: String,
    /// What each seat has added.
    pub seeds: Vec<Option<Digest>>,
    /// Signs the journal.
    pub signer: Arc<Signer>,
    /// Random bytes, new each time.
    pub noise: [u8; 32],
    /// The journal's first line, once it is written.
    pub header: Option<String>,
}

/// What a set-up comes to.
#[derive(Debug, Clone)]
pub struct OpenedMatch {
    /// Which rules and content.
    pub identity: Identity,
    /// The set-up with everything it leaves open filled in.
    pub setup: Value,
    /// The journal's first line, which is kept as it was written; nothing in version 1.
    pub header: Option<String>,
}

impl Catalog {
    /// Opens a match, new or stored: everything up to the next decision has happened.
    pub fn open(
        &self,
        game: &str,
        opening: StoredMatch,
    ) -> Result<(Box<dyn Table>, OpenedMatch), TableError> {
        struct Open(StoredMatch);
        impl Visitor for Open {
            type Out = Result<(Box<dyn Table>, OpenedMatch), TableError>;
            fn visit<G: Playable>(self, game: &Arc<G>) -> Self::Out {
                let (live, ready) = Live::open(Arc::clone(game), self.0)?;
                Ok((Box::new(live), ready))
            }
        }
        self.visit(game, Open(opening)).ok_or_else(|| TableError::unknown(game))?
    }

    /// What a new-match form must know of a game.
    pub fn info(&self, game: &str) -> Option<GameInfo> {
        struct Info;
        impl Visitor for Info {
            type Out = GameInfo;
            fn visit<G: Playable>(self, game: &Arc<G>) -> GameInfo {
                let names = |&players: &u8| {
                    (0..players).map(|seat| game.seat_name(players, Seat(seat)).to_owned()).collect()
                };
                let policy = |(name, values): (&str, _)| PolicyInfo { name: name.to_owned(), values };
                let named = |(name, setup): (&str, G::Setup)| SetupInfo {
                    name: name.to_owned(),
                    setup: serde_json::to_value(setup).expect("plain data always serialises"),
                };
                GameInfo {
                    game: game.name().to_owned(),
                    players: game.players().to_vec(),
                    seats: game.players().iter().map(names).collect(),
                    policies: game.policies().into_iter().map(policy).collect(),
                    setups: game.setups().into_iter().map(named).collect(),
                    levels: Vec::new(),
                    board: game.has_board(),
                }
            }
        }
        self.visit(game, Info)
    }
}
