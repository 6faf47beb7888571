//! What is told. Everybody sees everything, so what is seen of an event is the event.

use super::Column;
use kernel::Seat;
use serde::{Deserialize, Serialize};

/// What happened.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Event {
    /// A stone fell.
    Dropped {
        /// Whose.
        seat: Seat,
        /// Into which column.
        column: Column,
        /// Onto which row, counted from 0 at the bottom.
        row: u8,
    },
    /// A seat has four in a line.
    Won {
        /// Which.
        seat: Seat,
    },
    /// The board is full, and nobody has four in a line.
    Drawn,
}
