//! What lies in a sector, summed up: what it deals, what it can take.

use ::starfighter::{Content, Effect, Half, State, cruiser::SECTORS};
use kernel::Seat;

/// A sector, summed up.
#[derive(Debug, Clone, Copy, Default, PartialEq)]
pub struct Line {
    /// Visible undamaged fighters: the damage it deals (STF-051).
    pub attack: u8,
    /// All undamaged fighters, covered ones too: what it can take before the cruiser is hit, screens not counted.
    pub hull: u8,
    /// Screens that are still up (STF-093).
    pub screens: u8,
    /// The topmost card shows a force field: no more than one damage comes through (STF-092).
    pub field: bool,
    /// How many cards.
    pub height: u8,
}

impl Line {
    /// How much of so many damage hits the cruiser.
    #[inline]
    pub fn leaks(&self, damage: u8) -> u8 {
        if self.field { 0 } else { damage.saturating_sub(self.hull + self.screens) }
    }

    /// How many fighters so many damage costs.
    #[inline]
    pub fn loses(&self, damage: u8) -> u8 {
        if self.field { damage.min(1) } else { damage.saturating_sub(self.screens).min(self.hull) }
    }
}

/// The sectors of a board, by column.
pub fn lines(content: &Content, s: &State, board: Seat) -> [Line; SECTORS] {
    let mut lines = [Line::default(); SECTORS];
    for (sector, line) in lines.iter_mut().enumerate() {
        let column = s.column(board, sector as u8);
        line.height = column.height();
        for (slot, placed) in column.iter().enumerate() {
            let top = slot + 1 == column.len();
            let face = content.face(placed);
            for half in Half::ALL {
                let whole = content.whole(placed, half);
                let covered = !top && placed.turned(Half::Upper) == half;
                line.hull += whole;
                if !covered {
                    line.attack += whole;
                }
                match face.part(half).effect {
                    Some(Effect::Screen(n)) => line.screens += n - placed.screened[half.index()],
                    Some(Effect::ForceField) => line.field |= top,
                    _ => {}
                }
            }
        }
    }
    lines
}
