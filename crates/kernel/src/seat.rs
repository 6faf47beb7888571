//! Who sits at the table, who looks at it, and which decision is meant.

use serde::{Deserialize, Serialize};
use std::fmt;

/// A place at the table, numbered in the game's own turn order from 0.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(transparent)]
pub struct Seat(pub u8);

impl Seat {
    /// The seat as an index into per-seat arrays.
    pub fn index(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "seat {}", self.0)
    }
}

/// Somebody who looks at a game; what they are shown depends on who they are.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Viewer {
    /// A player: sees what that seat may know.
    Seat(Seat),
    /// A bystander: sees only what is public.
    Spectator,
    /// A judge or a replay of a finished game: sees everything.
    Arbiter,
}

/// Numbers the decisions of one match, so that an answer meant for an earlier question is recognised as stale.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, Default)]
#[serde(transparent)]
pub struct DecisionId(pub u32);

impl DecisionId {
    /// The number after this one.
    pub fn next(self) -> Self {
        Self(self.0.wrapping_add(1))
    }
}
