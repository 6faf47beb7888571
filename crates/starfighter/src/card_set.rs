//! Sets of cards, as bits: hands, discard piles, cards set aside.

use serde::{Deserialize, Serialize};

/// The most cards a pack has.
pub const MAX_CARDS: usize = 128;

/// A set of cards by their number in the pack.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
pub struct CardSet([u64; 2]);

impl CardSet {
    /// No card.
    pub const NONE: Self = Self([0; 2]);

    #[inline]
    fn bits(self) -> u128 {
        u128::from(self.0[0]) | u128::from(self.0[1]) << 64
    }

    #[inline]
    fn of(bits: u128) -> Self {
        Self([bits as u64, (bits >> 64) as u64])
    }

    /// Whether a card is in it.
    #[inline]
    pub fn has(self, card: u8) -> bool {
        self.0[card as usize >> 6] >> (card & 63) & 1 == 1
    }

    /// Puts a card in.
    #[inline]
    pub fn insert(&mut self, card: u8) {
        self.0[card as usize >> 6] |= 1 << (card & 63);
    }

    /// Takes a card out.
    #[inline]
    pub fn remove(&mut self, card: u8) {
        self.0[card as usize >> 6] &= !(1 << (card & 63));
    }

    /// How many.
    #[inline]
    pub fn len(self) -> u32 {
        self.0[0].count_ones() + self.0[1].count_ones()
    }

    /// Whether there is none.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == [0; 2]
    }

    /// Cards in either.
    #[inline]
    pub fn or(self, other: Self) -> Self {
        Self::of(self.bits() | other.bits())
    }

    /// Cards in both.
    #[inline]
    pub fn and(self, other: Self) -> Self {
        Self::of(self.bits() & other.bits())
    }

    /// Cards of this set that are not in the other.
    #[inline]
    pub fn without(self, other: Self) -> Self {
        Self::of(self.bits() & !other.bits())
    }

    /// The two words, for fingerprints.
    #[inline]
    pub(crate) fn words(self) -> [u64; 2] {
        self.0
    }
}

impl Iterator for CardSet {
    type Item = u8;

    #[inline]
    fn next(&mut self) -> Option<u8> {
        for (i, word) in self.0.iter_mut().enumerate() {
            if *word != 0 {
                let bit = word.trailing_zeros() as u8;
                *word &= *word - 1;
                return Some(bit + 64 * i as u8);
            }
        }
        None
    }
}

impl FromIterator<u8> for CardSet {
    fn from_iter<I: IntoIterator<Item = u8>>(cards: I) -> Self {
        let mut set = Self::NONE;
        cards.into_iter().for_each(|card| set.insert(card));
        set
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_holds_what_was_put_in() {
        let mut set: CardSet = [3, 64, 127, 3].into_iter().collect();
        assert_eq!(set.len(), 3);
        assert!(set.has(64) && !set.has(65));
        set.remove(64);
        assert_eq!(set.collect::<Vec<_>>(), [3, 127]);
        assert_eq!(set.without([3].into_iter().collect()).collect::<Vec<_>>(), [127]);
    }
}
