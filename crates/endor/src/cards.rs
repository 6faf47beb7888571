//! Cards in a row: decks, discard piles, hands and order piles, kept inline so that a state copies in one go.

use crate::Card;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use std::ops::Deref;

/// The most cards a side's deck can have.
pub const MAX_DECK: usize = 40;

/// At most `N` cards. Unused room is blank, so that equal rows are equal bytes.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "Array<Card>"))]
pub struct Cards<const N: usize> {
    cards: [Card; N],
    len: u8,
}

/// A deck, top card last; or a discard pile, last discarded last.
pub type Deck = Cards<MAX_DECK>;

impl<const N: usize> Default for Cards<N> {
    fn default() -> Self {
        Self { cards: [Card::default(); N], len: 0 }
    }
}

impl<const N: usize> Deref for Cards<N> {
    type Target = [Card];

    #[inline]
    fn deref(&self) -> &[Card] {
        &self.cards[..self.len as usize]
    }
}

impl<const N: usize> Cards<N> {
    /// Whether one more would not fit.
    pub fn is_full(&self) -> bool {
        self.len as usize == N
    }

    /// Adds a card at the end.
    #[inline]
    pub fn push(&mut self, card: Card) {
        self.cards[self.len as usize] = card;
        self.len += 1;
    }

    /// Takes the last card.
    #[inline]
    pub fn pop(&mut self) -> Option<Card> {
        self.len = self.len.checked_sub(1)?;
        Some(std::mem::take(&mut self.cards[self.len as usize]))
    }

    /// Takes the first card; the others move up.
    #[inline]
    pub fn shift(&mut self) -> Option<Card> {
        (self.len > 0).then(|| self.remove(0))
    }

    /// Takes one card like this out, if there is one; the others keep their order.
    #[inline]
    pub fn take(&mut self, card: Card) -> bool {
        match self.iter().position(|&c| c == card) {
            Some(at) => {
                self.remove(at);
                true
            }
            None => false,
        }
    }

    fn remove(&mut self, at: usize) -> Card {
        let card = self.cards[at];
        self.cards.copy_within(at + 1..self.len as usize, at);
        self.len -= 1;
        self.cards[self.len as usize] = Card::default();
        card
    }

    /// The cards, to reorder them in place.
    pub fn row_mut(&mut self) -> &mut [Card] {
        &mut self.cards[..self.len as usize]
    }

    /// Cards in sorted order: what a row is when its order does not matter.
    pub fn sorted(mut self) -> Self {
        self.row_mut().sort_unstable();
        self
    }
}

impl<const N: usize> FromIterator<Card> for Cards<N> {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        let mut row = Self::default();
        cards.into_iter().for_each(|card| row.push(card));
        row
    }
}

impl<const N: usize> std::fmt::Debug for Cards<N> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl<const N: usize> Serialize for Cards<N> {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        s.collect_seq(self.iter())
    }
}

impl<'de, const N: usize> Deserialize<'de> for Cards<N> {
    fn deserialize<D: Deserializer<'de>>(d: D) -> Result<Self, D::Error> {
        struct Row<const N: usize>;
        impl<'de, const N: usize> de::Visitor<'de> for Row<N> {
            type Value = Cards<N>;

            fn expecting(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                write!(f, "a list of at most {N} cards")
            }

            fn visit_seq<A: de::SeqAccess<'de>>(self, mut seq: A) -> Result<Cards<N>, A::Error> {
                let mut row = Cards::default();
                while let Some(card) = seq.next_element()? {
                    if row.is_full() {
                        return Err(de::Error::custom(format_args!("more than {N} cards")));
                    }
                    row.push(card);
                }
                Ok(row)
            }
        }
        d.deserialize_seq(Row)
    }
}
