//! What seats and chance are asked, and how the game can end.

use crate::{Card, Deck, Dice, Order, Place, Side};
use serde::{Deserialize, Serialize};

/// What a seat is asked.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Ask {
    /// END-016: choose this many cards of the hand, in order.
    Prepare {
        /// Three, or two in the team game (END-113), or what the hand has left.
        count: u8,
    },
    /// END-021: pick one order of the revealed card.
    Order {
        /// The revealed card.
        card: Card,
    },
    /// END-051: move ships of the ordered type, or not.
    Move {
        /// The order being carried out.
        order: Order,
    },
    /// END-052: attack with ships of the ordered type, or not.
    Attack {
        /// The order being carried out.
        order: Order,
        /// Where the moved ships are now; `None` when none moved.
        at: Option<Place>,
        /// How many moved.
        moved: u8,
    },
    /// END-066: give each die to a ship, or to none.
    Assign {
        /// The place under attack.
        target: Place,
        /// What was rolled.
        dice: Dice,
    },
    /// END-058, END-061: what the Death Star fires at.
    Fire,
    /// END-084: how many spaces the strike team advances.
    Advance {
        /// What was rolled.
        dice: Dice,
    },
}

/// What chance is asked.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Roll {
    /// Roll this many dice.
    Dice(u8),
    /// Shuffle all cards of this side that are in its deck or discard pile into a new deck.
    Shuffle(Side),
}

/// What chance answers.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Rolled {
    /// The dice show this.
    Dice(Dice),
    /// The new deck, top card first.
    Deck(Deck),
}

/// How the game ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Outcome {
    /// The side that won.
    pub winner: Side,
    /// Why.
    pub reason: Reason,
}

/// Why a side won.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Reason {
    /// END-109.
    DeathStarDestroyed,
    /// END-110.
    RebelsDestroyed,
}
