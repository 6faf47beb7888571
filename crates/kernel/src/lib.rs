//! The contract that every game and every shell of Escadrille share.
//!
//! A tabletop game is a pure state machine that pauses, for exactly three reasons: somebody must decide,
//! dice or a shuffle must be resolved, or the game is over. This crate says so in types, and knows no word
//! of any particular game.
//!
//! | room | what is in it |
//! |---|---|
//! | [`game`] | the [`Game`] trait: what a game must answer |
//! | [`pending`] | why a game pauses ([`Pending`]), and what makes it go on ([`Input`]) |
//! | [`seat`] | who sits, who looks, which decision |
//! | [`refused`] | a refusal, which always names its rule |
//! | [`message`] | what is said to people: keys and arguments, never sentences |
//! | [`log`] | the events of an input, for those who ask for them |
//! | [`chance`] | uniform numbers, and the sources a session draws from |
//! | [`fair`] | the dice of matches on a server: every player adds to them, and nobody foresees them |
//! | [`digest`](mod@digest) | the stable hash of a state |
//! | [`journal`] | set-up and inputs of a match as readable lines, chained and verifiable |
//! | [`session`] | a game being played: submit, chance, journal, taking back |
//! | [`stack`] | procedures within procedures, for games that are made of them |
//! | [`scriptable`] | games whose positions can be written down |
//! | [`known`] | a value that a viewer may or may not know |
//! | [`policy`] | rulings that players may read otherwise, by name |
//! | [`conformance`] | the properties every game must have, checked over random games |

pub mod chance;
pub mod conformance;
pub mod digest;
pub mod fair;
pub mod game;
pub mod journal;
pub mod known;
pub mod log;
pub mod message;
pub mod pending;
pub mod policy;
pub mod refused;
pub mod scriptable;
pub mod seat;
pub mod session;
pub mod stack;

pub use chance::{Chance, Key, Quick, Seeded};
pub use digest::{Digest, digest};
pub use game::{Extent, Game, Identity, SetupError};
pub use known::Known;
pub use log::Log;
pub use message::{Arg, Message, Say};
pub use pending::{Demand, Demands, Input, MAX_SEATS, Pending};
pub use refused::{Refused, RuleId};
pub use scriptable::{NoForces, Scriptable};
pub use seat::{DecisionId, Seat, Viewer};
pub use session::Session;
