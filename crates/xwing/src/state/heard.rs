//! What the cards of a match can listen to.

use crate::{Content, Ship};
use std::hash::{Hash, Hasher};

/// Bits of every moment and effect that some card of the match listens to, so that moments nobody listens to cost nothing.
/// It follows from the cards that came into play, and is no part of the position: a state that was read back has
/// [`Heard::ANYTHING`], which is always right, only slower.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Heard(u64);

impl Heard {
    /// All of it.
    pub(crate) const ANYTHING: Self = Self(u64::MAX);

    /// What ships that have not met anything yet listen to.
    pub(crate) fn by(content: &Content, ships: &[Ship]) -> Self {
        let mut heard = Self(0);
        ships.iter().for_each(|ship| heard.add_ship(content, ship));
        heard
    }

    /// A ship came into the match: either face of its upgrades may show, and it may dock.
    pub(crate) fn add_ship(&mut self, content: &Content, ship: &Ship) {
        let l = &content.listens;
        self.0 |= content.listens(ship) | l.docked[ship.kind as usize];
        for equipped in &ship.upgrades {
            let [front, back] = l.upgrades[equipped.card as usize];
            self.0 |= front | back;
        }
    }

    /// A damage card was dealt face up.
    pub(crate) fn add_damage(&mut self, content: &Content, card: u8) {
        self.0 |= content.listens.damage[card as usize];
    }

    /// A condition was assigned.
    pub(crate) fn add_condition(&mut self, content: &Content, condition: u8) {
        self.0 |= content.listens.conditions[condition as usize];
    }

    /// Those of some bits that a card of the match may listen to.
    #[inline]
    pub(crate) fn of(self, bits: u64) -> u64 {
        self.0 & bits
    }
}

impl Default for Heard {
    fn default() -> Self {
        Self::ANYTHING
    }
}

// Two equal positions are equal, however much is known about their cards.
impl PartialEq for Heard {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

impl Eq for Heard {}

impl Hash for Heard {
    fn hash<H: Hasher>(&self, _: &mut H) {}
}
