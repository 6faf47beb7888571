//! What is too much to be computed.

use crate::{dice::MAX_DICE, wide::MAX_BITS};

/// Why odds cannot be computed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum Excess {
    /// Too many attack dice.
    #[error("an attack has at most {MAX_DICE} dice, added results included: describe it with fewer")]
    AttackDice,
    /// Too many defence dice.
    #[error("a defender has at most {MAX_DICE} dice, added results included: describe it with fewer")]
    DefenceDice,
    /// Too many effects that reroll.
    #[error(
        "each side has at most three rerolls of its own dice, besides the lock, and one of the other's: leave one out"
    )]
    Rerolls,
    /// Too many effects that change dice.
    #[error("each side has at most four changes of its own dice and two of the other's: leave one out")]
    Changes,
    /// Too many dice in a series of attacks.
    #[error(
        "the dice of a series, rerolls included, have at most {MAX_BITS} bits, three each: leave an attack out"
    )]
    Series,
}
