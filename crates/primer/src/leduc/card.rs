//! The deck.

use serde::{Deserialize, Serialize};
use std::{fmt, str::FromStr};
use thiserror::Error;

/// What a card is worth.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Rank {
    /// The lowest.
    Jack,
    /// Above the jack.
    Queen,
    /// The highest.
    King,
}

/// Tells two cards of a rank apart, and is worth nothing.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Suit {
    /// One.
    Spades,
    /// The other.
    Hearts,
}

/// A card.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Card {
    /// What it is worth.
    pub rank: Rank,
    /// Which of the two.
    pub suit: Suit,
}

/// LED-001: all there are.
pub const DECK: [Card; 6] = [
    Card { rank: Rank::Jack, suit: Suit::Spades },
    Card { rank: Rank::Jack, suit: Suit::Hearts },
    Card { rank: Rank::Queen, suit: Suit::Spades },
    Card { rank: Rank::Queen, suit: Suit::Hearts },
    Card { rank: Rank::King, suit: Suit::Spades },
    Card { rank: Rank::King, suit: Suit::Hearts },
];

/// Text that is no card.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
#[error("a card is a rank, one of `J`, `Q` and `K`, and a suit, `s` or `h`")]
pub struct NotACard;

impl Card {
    /// Its place in [`DECK`].
    #[inline]
    pub fn index(self) -> usize {
        self.rank as usize * 2 + self.suit as usize
    }
}

/// Writes `Qh` for the queen of hearts.
impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let rank = match self.rank {
            Rank::Jack => 'J',
            Rank::Queen => 'Q',
            Rank::King => 'K',
        };
        let suit = match self.suit {
            Suit::Spades => 's',
            Suit::Hearts => 'h',
        };
        write!(f, "{rank}{suit}")
    }
}

/// Reads what [`Display`](fmt::Display) writes.
impl FromStr for Card {
    type Err = NotACard;

    fn from_str(text: &str) -> Result<Self, NotACard> {
        let rank = match text.as_bytes() {
            [b'J', _] => Rank::Jack,
            [b'Q', _] => Rank::Queen,
            [b'K', _] => Rank::King,
            _ => return Err(NotACard),
        };
        let suit = match text.as_bytes()[1] {
            b's' => Suit::Spades,
            b'h' => Suit::Hearts,
            _ => return Err(NotACard),
        };
        Ok(Self { rank, suit })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_card_has_its_place_and_is_read_as_it_is_written() {
        for (i, card) in DECK.into_iter().enumerate() {
            assert_eq!(card.index(), i);
            assert_eq!(card.to_string().parse(), Ok(card));
        }
        for text in ["", "J", "sJ", "Jd", "Jss", "10h", "é"] {
            assert_eq!(text.parse::<Card>(), Err(NotACard), "{text}");
        }
    }
}
