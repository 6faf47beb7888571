//! What a seat answers.

use crate::{CardId, CruiserName, Effect, Half, Spot};
use kernel::Seat;
use serde::{Deserialize, Serialize};

/// An answer.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Choice {
    /// Take this cruiser.
    Cruiser(CruiserName),
    /// Place a card of the hand.
    Play {
        /// Which.
        card: CardId,
        /// With its back up.
        back: bool,
        /// In which sector of the own cruiser.
        sector: u8,
    },
    /// Place no more cards this round.
    Pass,
    /// Shift the own cruiser.
    Shift(Shift),
    /// Fight in this order.
    Fight(Way),
    /// This effect first.
    First {
        /// The card with the effect.
        at: Spot,
        /// The end of the card the effect lies at.
        end: Half,
        /// Which effect.
        effect: Effect,
    },
    /// Move a card to the top of a sector of the same board.
    Move {
        /// The card.
        from: Spot,
        /// The sector.
        to: u8,
    },
    /// Turn a card by half a turn.
    Pivot(Spot),
    /// Turn a card over.
    Flip(Spot),
    /// Destroy a card.
    Destroy(Spot),
    /// Put a marker on the topmost card of a sector.
    Strike {
        /// On whose board.
        board: Seat,
        /// In which sector.
        sector: u8,
    },
    /// Put so many markers on fighters at the end toward the enemy, and the others on those at the other end.
    Markers {
        /// How many toward the enemy.
        upper: u8,
    },
}

/// A3: where a cruiser is shifted, as its owner sees it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Shift {
    /// By one sector to the left.
    Left,
    /// Not at all.
    Stay,
    /// By one sector to the right.
    Right,
}

impl Shift {
    /// All three.
    pub const ALL: [Self; 3] = [Self::Left, Self::Stay, Self::Right];

    /// What a shift makes of the offset, which counts how many columns seat 1 lies to the right of seat 0, as
    /// seat 0 sees it. It is the same for both: they sit opposite each other.
    pub(crate) fn offset(self, offset: i8) -> i8 {
        match self {
            Self::Left => offset + 1,
            Self::Stay => offset,
            Self::Right => offset - 1,
        }
    }
}

/// A3: the order of combats, as the initiative holder sees it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Way {
    /// From the left to the right.
    LeftToRight,
    /// From the right to the left.
    RightToLeft,
}

impl Way {
    /// Both.
    pub const ALL: [Self; 2] = [Self::LeftToRight, Self::RightToLeft];

    /// Whether that is from low to high columns.
    pub(crate) fn ascends(self, seat: Seat) -> bool {
        (self == Self::LeftToRight) == (seat.0 == 0)
    }
}
