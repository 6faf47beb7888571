//! Damage cards beside a ship.

use crate::CardRef;
use serde::{Deserialize, Serialize};

/// A damage card on a ship. A face-up one has a number among those of its kind and keeps it until it is turned down, so
/// that what speaks of it never comes to mean another. What lies face down has none: R-05, nobody can tell it apart.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
pub struct Damage {
    /// Which kind.
    pub card: u8,
    /// None while it lies face down; else its number plus one, and [`FRESH`] in the round it came to lie face up, where
    /// its text asks for that.
    up: u8,
}

/// The bit of a card that came to lie face up in this round.
const FRESH: u8 = 1 << 7;

impl Damage {
    /// A card that lies face down.
    pub const fn down(card: u8) -> Self {
        Self { card, up: 0 }
    }

    /// A card that lies face up, with its number among the copies of its kind.
    pub const fn up(card: u8, number: u8) -> Self {
        Self { card, up: number + 1 }
    }

    /// The same card, in the round in which it came to lie face up.
    pub(crate) const fn fresh(self) -> Self {
        Self { up: self.up | FRESH, ..self }
    }

    /// Whether it came to lie face up in this round, as far as its text asks for that.
    pub(crate) const fn is_fresh(self) -> bool {
        self.up & FRESH != 0
    }

    /// The round is over.
    pub(crate) fn settle(&mut self) {
        self.up &= !FRESH;
    }

    /// X2-DAMAGE-03: whether it lies face up.
    #[inline]
    pub const fn is_up(self) -> bool {
        self.up > 0
    }

    /// How abilities speak of it, while it lies face up.
    #[inline]
    pub fn reference(self) -> Option<CardRef> {
        Some(CardRef::Damage(self.card, (self.up & !FRESH).checked_sub(1)?))
    }

    /// X2-DAMAGE-09: turns it face down.
    pub(crate) fn turn_down(&mut self) {
        self.up = 0;
    }
}

/// The first number of a kind that no face-up card among these has.
pub(crate) fn free_number(damage: &[Damage], card: u8) -> u8 {
    let is_taken =
        |number: &u8| damage.iter().any(|it| it.reference() == Some(CardRef::Damage(card, *number)));
    (0..u8::MAX).find(|number| !is_taken(number)).expect("a ship has fewer damage cards than that")
}
