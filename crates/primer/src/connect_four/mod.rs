//! Connect Four on the usual seven columns of six rows.
//!
//! | room | what is in it |
//! |---|---|
//! | [`column`](mod@column) | what a seat chooses |
//! | [`board`] | the stones, as bits |
//! | [`state`] | what changes, how a game starts and how it ends |
//! | [`event`] | what is told |
//! | [`view`] | what everybody sees |
//! | [`game`] | all of it as a [`kernel::Game`] |
//!
//! Nothing is hidden and nothing is left to chance, so redaction, resampling and rolling are one line each.

pub mod board;
pub mod column;
pub mod event;
pub mod game;
pub mod state;
pub mod view;

pub use board::Board;
pub use column::{COLUMNS, Column, ROWS};
pub use event::Event;
pub use game::{ConnectFour, position};
pub use state::{NoChance, Outcome, Setup, State};
pub use view::View;
