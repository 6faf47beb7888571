//! A draw pile, kept inline so that a state copies in one go.

use crate::{CardSet, card_set::MAX_CARDS};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use std::ops::Deref;

/// Cards in order, top card last. Unused room is blank, so that equal piles are equal bytes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "Array<number>"))]
pub struct Pile {
    cards: [u8; MAX_CARDS],
    len: u8,
}

impl Default for Pile {
    fn default() -> Self {
        Self { cards: [0; MAX_CARDS], len: 0 }
    }
}

impl Deref for Pile {
    type Target = [u8];

    #[inline]
    fn deref(&self) -> &[u8] {
        &self.cards[..self.len as usize]
    }
}

impl Pile {
    /// Puts a card on top.
    #[inline]
    pub fn push(&mut self, card: u8) {
        self.cards[self.len as usize] = card;
        self.len += 1;
    }

    /// Takes the top card.
    #[inline]
    pub fn pop(&mut self) -> Option<u8> {
        self.len = self.len.checked_sub(1)?;
        Some(std::mem::take(&mut self.cards[self.len as usize]))
    }

    /// The cards, to put them in another order.
    pub fn row_mut(&mut self) -> &mut [u8] {
        &mut self.cards[..self.len as usize]
    }

    /// The cards without their order.
    pub fn set(&self) -> CardSet {
        self.iter().copied().collect()
    }
}

impl FromIterator<u8> for Pile {
    fn from_iter<I: IntoIterator<Item = u8>>(cards: I) -> Self {
        let mut pile = Self::default();
        cards.into_iter().for_each(|card| pile.push(card));
        pile
    }
}

impl Serialize for Pile {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        s.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Pile {
    fn deserialize<D: Deserializer<'de>>(d: D) -> Result<Self, D::Error> {
        let cards = Vec::<u8>::deserialize(d)?;
        if cards.len() > MAX_CARDS || cards.iter().any(|&c| c as usize >= MAX_CARDS) {
            return Err(de::Error::custom("a pile has at most 128 cards, numbered from 0 to 127"));
        }
        Ok(cards.into_iter().collect())
    }
}
