//! What must be paid. R-10: nothing is paid for an effect that cannot change anything.

use crate::Token;
use serde::{Deserialize, Serialize};

/// One part of a price.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Cost {
    /// X2-CHARGE-02: charges of this card.
    Charge(u8),
    /// X2-FORCE-02: Force charges of the ship.
    Force(u8),
    /// Tokens of the ship.
    Spend(Token, u8),
    /// X2-ACTION-32: the ship's lock on the defender.
    SpendLock,
    /// Tokens the ship takes on.
    Gain(Token, u8),
    /// Damage the ship takes: hits.
    Suffer(u8),
    /// FAQ-CLAR-07: this card, which is discarded.
    Discard,
}
