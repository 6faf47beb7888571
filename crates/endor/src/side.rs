//! The two sides, and the seats on each.

use kernel::Seat;
use serde::{Deserialize, Serialize};

/// A side.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Side {
    /// The Rebel Alliance.
    Rebel,
    /// The Empire.
    Empire,
}

impl Side {
    /// Both.
    pub const ALL: [Self; 2] = [Self::Rebel, Self::Empire];

    /// The side a seat plays on. END-115: seats are numbered in turn order, Rebel 1, Empire 1, Empire 2,
    /// Rebel 2; the two-player game has the first two.
    #[inline]
    pub fn of(seat: Seat) -> Self {
        if matches!(seat.0, 1 | 2) { Self::Empire } else { Self::Rebel }
    }

    /// The side as an index.
    #[inline]
    pub fn index(self) -> usize {
        self as usize
    }

    /// The opponent.
    #[inline]
    pub fn other(self) -> Self {
        match self {
            Self::Rebel => Self::Empire,
            Self::Empire => Self::Rebel,
        }
    }
}
