//! An ace's dials: a game of simultaneous moves, solved by regret matching.

use super::{dials, reckon::Reckoner, sketch::Sketch};
use kernel::Chance;

/// How hard an ace searches.
#[derive(Debug, Clone, Copy)]
pub(super) struct Effort {
    /// Draws per move.
    pub(super) draws: usize,
}

/// The move of a ship, as a place in its list.
pub(super) fn dial<C: Chance>(
    sketch: &Sketch<'_>,
    reckoner: &Reckoner,
    at: usize,
    effort: Effort,
    chance: &mut C,
) -> u8 {
    dials::dial(sketch, reckoner, at, effort.draws, chance)
}
