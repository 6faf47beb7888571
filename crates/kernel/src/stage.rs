//! Games whose positions can be written down: what a scenario needs of a game.

use crate::{Game, Seat};
use serde::de::DeserializeOwned;

/// A game that can start anywhere.
pub trait Stage: Game + Sized {
    /// A position, as scenarios write it.
    type Given: DeserializeOwned;

    /// The position itself, run on to its first pause; and the game it is a position of, where the position
    /// changes what is otherwise fixed (a track, a deck). The error says what cannot stand like that.
    fn stage(&self, given: &Self::Given) -> Result<(Self, Self::State), String>;

    /// The seat a scenario means by a name.
    fn seat_named(&self, state: &Self::State, name: &str) -> Option<Seat>;

    /// Whether nothing is left half done: only the game's outermost procedures are in flight.
    fn settled(&self, state: &Self::State) -> Result<(), String>;
}
