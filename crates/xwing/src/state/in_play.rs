//! The cards of a ship: which are in force, and what they say.

use crate::{
    Ability, CardRef, Content, Pilot, Ship, ShipType, Slot, Step, Weapon, WeaponRef, cards::COUNTED_PER_FACE,
};
use geometry::Arc;

impl Content {
    /// The bit of an ability among those a ship may use once a round; none if it may be used again. Copies of a
    /// damage card share theirs: what is printed on both is the same action (X2-ACTION-04).
    pub(crate) fn counted(&self, ship: &Ship, card: CardRef, index: u8) -> Option<u8> {
        if let CardRef::Device(_) | CardRef::Aboard = card {
            return None;
        }
        let count = Ability::count_of(self.abilities(ship, card), index as usize)? as u8;
        let face = |number: u8| COUNTED_PER_FACE as u8 * number;
        let first = match card {
            CardRef::Type => face(0),
            CardRef::Pilot => face(1),
            CardRef::Upgrade(place) => face(2 + 2 * place + ship.upgrades[place as usize].face),
            CardRef::Damage(kind, _) => self.counted.0[kind as usize],
            CardRef::Condition(kind) => self.counted.1[kind as usize],
            CardRef::Device(_) | CardRef::Aboard => return None,
        };
        Some(first + count)
    }

    /// The type of a ship.
    #[inline]
    pub fn type_of(&self, ship: &Ship) -> &ShipType {
        &self.ships[ship.kind as usize]
    }

    /// The ship card of a ship.
    #[inline]
    pub fn pilot_of(&self, ship: &Ship) -> &Pilot {
        &self.pilots[ship.pilot as usize]
    }

    /// The abilities on a card of a ship, while it is in force.
    #[inline]
    pub fn abilities(&self, ship: &Ship, card: CardRef) -> &[Ability] {
        match card {
            CardRef::Type => &self.type_of(ship).abilities,
            CardRef::Pilot => &self.pilot_of(ship).abilities,
            CardRef::Upgrade(place) => {
                let equipped = &ship.upgrades[place as usize];
                &self.upgrades[equipped.card as usize].faces[equipped.face as usize].abilities
            }
            CardRef::Damage(kind, _) => &self.damage[kind as usize].abilities,
            CardRef::Condition(kind) => &self.conditions[kind as usize].abilities,
            CardRef::Device(_) => &[],
            CardRef::Aboard => ship.aboard.map_or(&[], |aboard| &self.ships[aboard.kind as usize].docked),
        }
    }

    /// Every card of a ship that is in force: its type, pilot, upgrades, face-up damage, conditions, and the ship that is
    /// docked to it.
    pub fn cards<'s>(&'s self, ship: &'s Ship) -> impl Iterator<Item = CardRef> + use<'s> {
        let silent = self.is_silenced(ship);
        let upgrades = ship.upgrades.iter().zip(0..).filter(move |(own, _)| {
            own.counts() && !(silent && self.upgrades[own.card as usize].slots.contains(&Slot::Talent))
        });
        let upgrades = upgrades.map(|(_, place)| CardRef::Upgrade(place));
        let damage = ship.damage.iter().filter_map(|damage| damage.reference());
        let conditions = ship.conditions.iter().map(CardRef::Condition);
        std::iter::once(CardRef::Type)
            .chain((!silent).then_some(CardRef::Pilot))
            .chain(upgrades)
            .chain(damage)
            .chain(conditions)
            .chain(ship.aboard.map(|_| CardRef::Aboard))
    }

    /// Whether a face-up damage card takes the pilot's ability and the talents from a ship.
    pub(crate) fn is_silenced(&self, ship: &Ship) -> bool {
        self.silencing
            .iter()
            .any(|kind| ship.damage.iter().any(|damage| damage.is_up() && damage.card == *kind))
    }

    /// Which moments a ship's cards listen to.
    #[inline]
    pub(crate) fn listens(&self, ship: &Ship) -> u64 {
        let l = &self.listens;
        let mut bits = l.ships[ship.kind as usize] | l.pilots[ship.pilot as usize];
        for equipped in ship.upgrades.iter().filter(|own| own.counts()) {
            bits |= l.upgrades[equipped.card as usize][equipped.face as usize];
        }
        for damage in ship.damage.iter().filter(|damage| damage.is_up()) {
            bits |= l.damage[damage.card as usize];
        }
        for condition in ship.conditions.iter() {
            bits |= l.conditions[condition as usize];
        }
        if let Some(aboard) = ship.aboard {
            bits |= l.docked[aboard.kind as usize];
        }
        bits
    }

    /// A weapon of a ship.
    pub fn weapon(&self, ship: &Ship, weapon: WeaponRef) -> Option<&Weapon> {
        match weapon {
            WeaponRef::Primary(index) => {
                let weapon = self.type_of(ship).weapons.get(index as usize)?;
                (!weapon.docked || ship.aboard.is_some()).then_some(weapon)
            }
            WeaponRef::Upgrade(place, index) => {
                ship.upgrades.get(place as usize)?;
                match self.abilities(ship, CardRef::Upgrade(place)).get(index as usize)? {
                    Ability::Weapon(weapon) => Some(weapon),
                    Ability::Triggered(_) | Ability::Constant(_) | Ability::Action(_) | Ability::Bar(_) => {
                        None
                    }
                }
            }
        }
    }

    /// X2-WEAPON-04: how many dice a weapon of a ship has.
    pub(crate) fn weapon_dice(&self, ship: &Ship, weapon: &Weapon) -> u8 {
        let Some(aboard) = ship.aboard.filter(|_| weapon.docked) else { return weapon.dice };
        let front = self.ships[aboard.kind as usize].weapons.iter();
        front.filter(|own| own.arc == Arc::Front && !own.turret).map(|own| own.dice).max().unwrap_or(0)
    }

    /// The steps of an ability that has any.
    pub(crate) fn steps(&self, ship: &Ship, card: CardRef, index: u8) -> &[Step] {
        if let CardRef::Device(device) = card {
            return &self.devices[device as usize].card.then;
        }
        // A card may have been turned over while an action that it grants is under way.
        match self.abilities(ship, card).get(index as usize) {
            Some(Ability::Triggered(triggered)) => &triggered.then,
            Some(Ability::Action(action)) => &action.then,
            Some(Ability::Constant(_) | Ability::Weapon(_) | Ability::Bar(_)) | None => &[],
        }
    }
}
