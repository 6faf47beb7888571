//! Scenarios: positions, plays and expectations in text, run against any game of the catalog.
//!
//! | room | what is in it |
//! |---|---|
//! | [`text`] | what a scenario file says |
//! | [`run`] | playing one, and telling where it fails |
//! | [`path`] | looking things up in a view, and comparing events |
//! | [`files`] | finding and running many |
//! | [`ledger`] | the rules, and which of them the scenarios prove |
//!
//! The format is explained in `docs/scenarios.md`.

pub mod files;
pub mod ledger;
pub mod path;
pub mod run;
pub mod text;

pub use files::{Report, run_paths};
pub use run::{Failure, Staged, run, run_with, stage};
pub use text::{Header, header};
