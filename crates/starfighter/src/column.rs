//! Cards as they lie in a sector.

use crate::{Half, cruiser::MAX_SLOTS};
use kernel::Seat;
use serde::{Deserialize, Serialize};
use std::ops::{Deref, DerefMut};

/// A card on a board.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Placed {
    /// Its number in the pack.
    pub card: u8,
    /// Whether the front lies up.
    pub front: bool,
    /// STF-088: whether the printed upper half lies toward its owner.
    pub pivoted: bool,
    /// Whether the front has lain up since the card was played, so that everybody has seen it.
    pub seen: bool,
    /// Damaged fighters, by printed half of the face that lies up.
    pub damage: [u8; 2],
    /// Markers on screens, by printed half of the face that lies up.
    pub screened: [u8; 2],
}

impl Placed {
    /// A card as it is played (STF-033).
    pub(crate) fn new(card: u8, front: bool) -> Self {
        Self { card, front, seen: front, ..Self::default() }
    }

    /// The printed half that lies at an end; and the end where a printed half lies.
    #[inline]
    pub fn turned(&self, half: Half) -> Half {
        if self.pivoted { half.other() } else { half }
    }

    /// STF-065: the markers on a printed half go back to stock; says how many.
    #[inline]
    pub(crate) fn heal(&mut self, half: Half) -> u8 {
        let i = half.index();
        std::mem::take(&mut self.damage[i]) + std::mem::take(&mut self.screened[i])
    }
}

/// The cards of a sector, from slot 0 up, without gaps (STF-029, STF-077).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Column {
    cards: [Placed; MAX_SLOTS],
    len: u8,
}

impl Deref for Column {
    type Target = [Placed];

    #[inline]
    fn deref(&self) -> &[Placed] {
        &self.cards[..self.len as usize]
    }
}

impl DerefMut for Column {
    #[inline]
    fn deref_mut(&mut self) -> &mut [Placed] {
        &mut self.cards[..self.len as usize]
    }
}

impl Column {
    /// How many cards.
    #[inline]
    pub fn height(&self) -> u8 {
        self.len
    }

    /// Puts a card on top.
    #[inline]
    pub(crate) fn push(&mut self, placed: Placed) {
        self.cards[self.len as usize] = placed;
        self.len += 1;
    }

    /// STF-077: takes a card out; those above move down.
    #[inline]
    pub(crate) fn remove(&mut self, slot: usize) -> Placed {
        let placed = self.cards[slot];
        self.cards.copy_within(slot + 1..self.len as usize, slot);
        self.len -= 1;
        self.cards[self.len as usize] = Placed::default();
        placed
    }
}

/// Where a card lies.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Spot {
    /// On whose board.
    pub board: Seat,
    /// In which sector, numbered by column: 0 is leftmost for seat 0.
    pub sector: u8,
    /// On which slot, 0 next to the owner.
    pub slot: u8,
}
