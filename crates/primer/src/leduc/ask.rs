//! What seats and chance are asked and answer, and how a hand ends.

use super::Card;
use kernel::Seat;
use serde::{Deserialize, Serialize};

/// What a seat is asked: to bet.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Ask {
    /// Chips the other seat has staked beyond one's own: what a call costs.
    pub owes: u8,
    /// How many raises this round has left.
    pub raises: u8,
}

/// What a seat answers.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Choice {
    /// Give up one's stake.
    Fold,
    /// Stake as much as the other seat; a check, where that costs nothing.
    Call,
    /// Stake more than the other seat.
    Raise,
}

/// What chance is asked.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Roll {
    /// LED-003: a card for each seat.
    Hands,
    /// LED-009: the card for everybody.
    Public,
}

/// What chance answers.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Rolled {
    /// The card of seat 0 and that of seat 1.
    Hands([Card; 2]),
    /// The card for everybody.
    Public(Card),
}

/// How a hand ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Outcome {
    /// Chips each seat has won; what one wins the other loses.
    pub won: [i8; 2],
    /// Why.
    pub reason: Reason,
}

/// Why a hand ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Reason {
    /// LED-007: this seat folded.
    Folded(Seat),
    /// LED-010: the hands were compared.
    Showdown,
}
