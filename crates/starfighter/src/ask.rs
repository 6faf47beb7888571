//! What seats and chance are asked, and how the game can end.

use crate::{Effect, Half, Pile, Spot};
use kernel::Seat;
use serde::{Deserialize, Serialize};

/// What a seat is asked.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Ask {
    /// STF-015: choose a cruiser.
    Cruiser,
    /// STF-027: place a card or pass.
    Deploy,
    /// STF-045: shift the own cruiser, or not.
    Shift,
    /// STF-048: the order of the combats.
    Fight,
    /// STF-080: which of the effects that were revealed together comes first.
    First,
    /// STF-075: what an effect does.
    Apply {
        /// The card with the effect.
        at: Spot,
        /// The end of the card the effect lies at.
        end: Half,
        /// Which effect.
        effect: Effect,
    },
    /// A10: which fighters get the markers.
    Markers {
        /// The card.
        at: Spot,
        /// How many markers.
        count: u8,
    },
}

/// What chance is asked.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Roll {
    /// Shuffle what is in a draw pile and its discard pile into a new draw pile: 0 is the common pile, or that
    /// of seat 0.
    Shuffle(u8),
}

/// What chance answers.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Rolled {
    /// The new draw pile by numbers of cards, top card last.
    Pile(Pile),
}

/// How the game ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Outcome {
    /// Who won; nobody in a draw.
    pub winner: Option<Seat>,
    /// Why.
    pub reason: Reason,
}

/// Why a seat won.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Reason {
    /// STF-100: more armour left.
    Armour,
    /// STF-101: equal armour, more cards.
    Cards,
    /// A7: equal armour, equal cards.
    Tie,
    /// TABLE-UNENDING: the effects of cards did not come to an end.
    Unending,
}
