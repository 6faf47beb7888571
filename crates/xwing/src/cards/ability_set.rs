//! What a ship has used this round.

use serde::{Deserialize, Serialize};

/// The most abilities of one face of a card that are counted by the round.
pub(crate) const COUNTED_PER_FACE: usize = 3;
/// The first bit of damage cards and conditions: before it come ship type, ship card and two faces of every upgrade.
pub(crate) const FIRST_SHARED: usize = COUNTED_PER_FACE * (2 + 2 * crate::MAX_UPGRADES);
/// The most counted abilities that all damage cards and conditions of a pack have together.
pub(crate) const MOST_SHARED: usize = AbilitySet::CAPACITY - FIRST_SHARED;

/// Abilities of one ship: one bit for each that may be used once a round, printed actions among them.
/// Which bit is whose is said by [`crate::Content::counted`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct AbilitySet([u64; 2]);

impl AbilitySet {
    /// How many bits there are.
    pub(crate) const CAPACITY: usize = 128;

    /// Adds an ability by its bit.
    pub(crate) fn insert(&mut self, bit: u8) {
        self.0[bit as usize / 64] |= 1 << (bit % 64);
    }

    /// Whether an ability is in it.
    pub(crate) fn contains(self, bit: u8) -> bool {
        self.0[bit as usize / 64] >> (bit % 64) & 1 == 1
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Ability, CardRef, Damage, Member, Once, Upgrade, Xwing};
    use kernel::Seat;
    use std::{cmp::Reverse, collections::BTreeMap};

    #[test]
    fn every_bit_is_kept_apart() {
        for bit in 0..AbilitySet::CAPACITY as u8 {
            let mut set = AbilitySet::default();
            set.insert(bit);
            let found: Vec<u8> = (0..AbilitySet::CAPACITY as u8).filter(|bit| set.contains(*bit)).collect();
            assert_eq!(found, [bit]);
        }
    }

    /// A ship with the ten upgrades that count most, every kind of damage card and both conditions: abilities that
    /// are counted by themselves share their bit with no other.
    #[test]
    fn every_counted_ability_of_a_ship_has_its_own_bit() {
        let game = Xwing::second();
        let content = game.content();
        let count = |abilities: &[Ability]| abilities.iter().filter(|it| it.is_counted()).count();
        let mut upgrades: Vec<&Upgrade> = content.upgrades.iter().collect();
        upgrades.sort_by_key(|card| Reverse(count(&card.faces[0].abilities)));
        let upgrades = upgrades[..crate::MAX_UPGRADES].iter().map(|card| card.id).collect();
        let pilot = crate::Symbol::new("palobgodalhi").expect("a name");
        let palob = Member::new(pilot, upgrades);
        let mut ship = content.build(Seat(0), 1, &palob).expect("a ship");
        ship.damage.extend((0..content.damage.len() as u8).map(|card| Damage::up(card, 0)));
        ship.conditions.insert(0);
        ship.conditions.insert(1);
        let mut bits: BTreeMap<u8, Vec<(CardRef, usize)>> = BTreeMap::new();
        for card in content.cards(&ship) {
            for (index, ability) in content.abilities(&ship, card).iter().enumerate() {
                let bit = content.counted(&ship, card, index as u8);
                assert_eq!(bit.is_some(), ability.is_counted(), "{card:?} {index}");
                if let Some(bit) = bit {
                    assert!((bit as usize) < AbilitySet::CAPACITY);
                    bits.entry(bit).or_default().push((card, index));
                }
            }
        }
        // One or the other of Palob Godalhi's: these two are counted together.
        let shared: Vec<_> = bits.values().filter(|abilities| abilities.len() > 1).collect();
        assert!(shared.contains(&&vec![(CardRef::Pilot, 0), (CardRef::Pilot, 1)]), "{shared:?}");
        for abilities in shared {
            let together = |&(card, index): &(CardRef, usize)| {
                let ability = &content.abilities(&ship, card)[index];
                card == abilities[0].0
                    && matches!(ability, Ability::Triggered(it) if it.once == Some(Once::CardPerRound))
            };
            assert!(abilities.iter().all(together), "{abilities:?}");
        }
        assert!(bits.len() > 12, "{bits:?} is too little to tell");
    }
}
