//! The stones, as bits.
//!
//! A column takes seven bits, its bottom cell first; the seventh stays empty. So adding one at the bottom of a
//! column carries into its lowest empty cell, and no line of four runs from one column's top into the next:
//!
//! ```text
//! 6 13 20 27 34 41 48   always empty
//! 5 12 19 26 33 40 47
//! 4 11 18 25 32 39 46
//! 3 10 17 24 31 38 45
//! 2  9 16 23 30 37 44
//! 1  8 15 22 29 36 43
//! 0  7 14 21 28 35 42
//! ```

use super::{COLUMNS, Column, ROWS};
use kernel::Seat;
use serde::{Deserialize, Serialize};

/// Bits from one column to the next.
const STRIDE: u32 = ROWS as u32 + 1;
/// Every cell.
const CELLS: u64 = {
    let mut cells = 0;
    let mut column = 0;
    while column < COLUMNS as u32 {
        cells |= ((1 << ROWS) - 1) << (column * STRIDE);
        column += 1;
    }
    cells
};

/// The stones of both seats. Seats are told apart by whose turn it is, so that a move swaps them without looking.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
pub struct Board {
    /// All stones.
    taken: u64,
    /// Those of the seat that drops the next one.
    mover: u64,
}

impl Board {
    /// Whether a column that exists has an empty cell.
    #[inline]
    pub fn is_open(self, column: Column) -> bool {
        self.taken >> (u32::from(column.0) * STRIDE + u32::from(ROWS) - 1) & 1 == 0
    }

    /// Drops a stone into an open column. Whether it makes four in a line.
    #[inline]
    pub(crate) fn drop(&mut self, column: Column) -> bool {
        self.mover ^= self.taken;
        self.taken |= self.taken + (1 << (u32::from(column.0) * STRIDE));
        // The stones of the seat that has just moved.
        four(self.taken ^ self.mover)
    }

    /// Whether no cell is empty.
    #[inline]
    pub fn is_full(self) -> bool {
        self.taken == CELLS
    }

    /// How many stones there are.
    pub fn count(self) -> u32 {
        self.taken.count_ones()
    }

    /// How many stones a column holds.
    pub fn height(self, column: Column) -> u8 {
        (self.taken >> (u32::from(column.0) * STRIDE) & ((1 << ROWS) - 1)).count_ones() as u8
    }

    /// Whose stone is in a cell.
    pub fn stone(self, column: Column, row: u8) -> Option<Seat> {
        let bit = u32::from(column.0) * STRIDE + u32::from(row);
        let mover = self.count() % 2;
        match (self.taken >> bit & 1, self.mover >> bit & 1) {
            (0, _) => None,
            (_, 1) => Some(Seat(mover as u8)),
            _ => Some(Seat(1 - mover as u8)),
        }
    }

    /// The stones of both seats.
    pub(crate) fn stones(self) -> [u64; 2] {
        let (mover, other) = (self.mover, self.taken ^ self.mover);
        if self.count().is_multiple_of(2) { [mover, other] } else { [other, mover] }
    }

    /// A number that no other board has: an extra bit stands on each column, which says where its stones end.
    #[inline]
    pub(crate) fn key(self) -> u64 {
        const BOTTOM: u64 = CELLS / ((1 << ROWS) - 1);
        (self.taken + BOTTOM) | self.mover
    }
}

/// Whether stones hold four in a line: upright, level or slanting.
#[inline]
pub(crate) fn four(stones: u64) -> bool {
    let line = |step: u32| {
        let pairs = stones & (stones >> step);
        pairs & (pairs >> (2 * step))
    };
    line(1) | line(STRIDE) | line(STRIDE - 1) | line(STRIDE + 1) != 0
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cells(cells: &[(u32, u32)]) -> u64 {
        cells.iter().map(|(column, row)| 1 << (column * STRIDE + row)).sum()
    }

    #[test]
    fn four_in_a_line_are_found_in_every_direction_and_place() {
        let mut lines = 0;
        for column in 0..i32::from(COLUMNS) {
            for row in 0..i32::from(ROWS) {
                for (right, up) in [(0, 1), (1, 0), (1, 1), (1, -1)] {
                    let line: Vec<_> = (0..4).map(|i| (column + right * i, row + up * i)).collect();
                    if line
                        .iter()
                        .any(|&(c, r)| c >= i32::from(COLUMNS) || !(0..i32::from(ROWS)).contains(&r))
                    {
                        continue;
                    }
                    let line: Vec<_> = line.iter().map(|&(c, r)| (c as u32, r as u32)).collect();
                    assert!(four(cells(&line)), "{line:?}");
                    assert!(!four(cells(&line[..3])), "three only: {line:?}");
                    lines += 1;
                }
            }
        }
        assert_eq!(lines, 69);
    }

    #[test]
    fn a_line_does_not_run_from_the_top_of_a_column_into_the_next() {
        assert!(!four(cells(&[(0, 4), (0, 5), (1, 0), (1, 1)])));
        assert!(!four(cells(&[(0, 5), (1, 5), (2, 5), (4, 0)])));
    }
}
