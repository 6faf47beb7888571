//! What changes, how a game starts and how it ends.

use super::Board;
use kernel::{DecisionId, Pending, Seat};
use serde::{Deserialize, Serialize};

/// Nothing is to be said before a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {}

/// Chance is asked nothing and answers nothing: there is no value of this type.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum NoChance {}

/// How a game ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Outcome {
    /// Who has four in a line; nobody when the board is full.
    pub winner: Option<Seat>,
}

/// Everything that changes.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct State {
    pub(crate) board: Board,
    pub(crate) pending: Pending<(), NoChance, Outcome>,
}

impl State {
    /// The empty board. C4-002: seat 0 begins.
    pub(crate) fn new() -> Self {
        Self { board: Board::default(), pending: Pending::one(DecisionId(1), Seat(0), ()) }
    }

    /// The stones.
    pub fn board(&self) -> Board {
        self.board
    }
}
