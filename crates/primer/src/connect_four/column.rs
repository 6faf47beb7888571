//! What a seat chooses.

use serde::{Deserialize, Serialize};

/// How many columns the board has.
pub const COLUMNS: u8 = 7;
/// How many stones a column holds.
pub const ROWS: u8 = 6;

/// A column, 0 to 6 from the left. The number is a claim until a game has checked it: inputs come from outside.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Column(pub u8);

impl Column {
    /// All seven, from the left.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..COLUMNS).map(Self)
    }

    /// Whether the board has it.
    #[inline]
    pub fn exists(self) -> bool {
        self.0 < COLUMNS
    }
}
