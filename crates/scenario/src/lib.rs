//! Scenarios: positions, plays and expectations in text, run against any game of the catalog.
//!
//! | room | what is in it |
//! |---|---|
//! | [`text`] | what a scenario file says |
//! | [`source`] | where in the file it says it |
//! | [`run`] | playing one, and telling where it fails |
//! | `play`, `compare` | the steps of a play, one by one; whole views beside each other |
//! | `speech` | what players would read, for whoever reads a failure |
//! | `refusals` | what they show to be refused, and by which rule |
//! | [`path`] | looking things up in a view, and comparing events |
//! | [`known`] | the events of a game, from its types |
//! | [`ledgers`] | the ledgers that ship with the games |
//! | [`files`] | finding and running many |
//! | [`ledger`] | the rules, and which of them the scenarios prove |
//!
//! The format is explained in `docs/scenarios.md`.

mod compare;
pub mod files;
pub mod known;
pub mod ledger;
pub mod ledgers;
pub mod path;
mod play;
mod refusals;
pub mod run;
pub mod source;
mod speech;
pub mod text;

pub use files::{Report, run_paths};
pub use refusals::{Refusal, refusals};
pub use run::{Failure, Staged, run, run_in, run_with, stage};
pub use text::{Header, header};
