//! What never changes during a match: cards, dials, outlines, in the order packs list them.

use crate::ability_set::{COUNTED_PER_FACE, FIRST_SHARED};
use crate::{
    Ability, CardRef, ConditionCard, DamageCard, Device, ObstacleKind, Pilot, QuickBuild, Ship, ShipType,
    Step, Symbol, Upgrade, Weapon, WeaponRef, points::PointsList,
};
use geometry::{Arc, ArcAngles, Outline};
use kernel::Digest;

/// An obstacle as content.
#[derive(Debug, Clone)]
pub struct Obstacle {
    /// XWS name.
    pub id: Symbol,
    /// Which rules it follows.
    pub kind: ObstacleKind,
    /// Its shape.
    pub outline: Outline,
}

/// A device with its shape.
#[derive(Debug, Clone)]
pub struct DeviceShape {
    /// The card.
    pub card: Device,
    /// Its shape.
    pub outline: Outline,
}

impl DeviceShape {
    /// From its guides to its far end, in micrometres.
    pub(crate) fn depth(&self) -> i32 {
        let ys = || self.card.outline.iter().map(|(_, y)| *y);
        let span = ys().fold(f64::MIN, f64::max) - ys().fold(f64::MAX, f64::min);
        (span * 1000.0) as i32
    }
}

/// Everything on cards and cardboard.
#[derive(Debug, Clone)]
pub struct Content {
    /// Types of ships.
    pub ships: Vec<ShipType>,
    /// Ship cards.
    pub pilots: Vec<Pilot>,
    /// Upgrade cards.
    pub upgrades: Vec<Upgrade>,
    /// Kinds of damage cards.
    pub damage: Vec<DamageCard>,
    /// Condition cards.
    pub conditions: Vec<ConditionCard>,
    /// Devices.
    pub devices: Vec<DeviceShape>,
    /// Obstacles.
    pub obstacles: Vec<Obstacle>,
    /// X2-SQUAD-02.
    pub quick_builds: Vec<QuickBuild>,
    /// X2-SQUAD-09: points by season.
    pub points: Vec<PointsList>,
    /// The angles of the printed arcs.
    pub arcs: ArcAngles,
    /// The hash of what it was read from.
    pub digest: Digest,
    /// Which moments each card listens to: ship types, pilots, upgrade faces, damage kinds, conditions.
    pub(crate) listens: Listens,
    /// The first bit of each kind of damage card and of each condition in an [`crate::AbilitySet`].
    pub(crate) counted: (Vec<u8>, Vec<u8>),
}

/// Bits of [`crate::Window::bit`], per card.
#[derive(Debug, Clone, Default)]
pub(crate) struct Listens {
    pub(crate) ships: Vec<u64>,
    pub(crate) docked: Vec<u64>,
    pub(crate) pilots: Vec<u64>,
    pub(crate) upgrades: Vec<[u64; 2]>,
    pub(crate) damage: Vec<u64>,
    pub(crate) conditions: Vec<u64>,
}

fn bits(abilities: &[Ability]) -> u64 {
    abilities.iter().fold(0, |bits, ability| bits | ability.listens())
}

impl Content {
    /// Works out who listens to what; called once, when a pack has been read.
    pub(crate) fn index(&mut self) {
        self.listens = Listens {
            ships: self.ships.iter().map(|card| bits(&card.abilities)).collect(),
            docked: self.ships.iter().map(|card| bits(&card.docked)).collect(),
            pilots: self.pilots.iter().map(|card| bits(&card.abilities)).collect(),
            upgrades: self
                .upgrades
                .iter()
                .map(|card| [0, 1].map(|face| card.faces.get(face).map_or(0, |face| bits(&face.abilities))))
                .collect(),
            damage: self.damage.iter().map(|card| bits(&card.abilities)).collect(),
            conditions: self.conditions.iter().map(|card| bits(&card.abilities)).collect(),
        };
        let mut next = FIRST_SHARED;
        let mut first = |abilities: &[Ability]| {
            let first = next;
            next += Ability::counts(abilities);
            first as u8
        };
        let damage = self.damage.iter().map(|card| first(&card.abilities)).collect();
        let conditions = self.conditions.iter().map(|card| first(&card.abilities)).collect();
        self.counted = (damage, conditions);
    }

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
            CardRef::Condition(place) => self.counted.1[ship.conditions[place as usize] as usize],
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
            CardRef::Condition(place) => &self.conditions[ship.conditions[place as usize] as usize].abilities,
            CardRef::Device(_) => &[],
            CardRef::Aboard => ship.aboard.map_or(&[], |aboard| &self.ships[aboard.kind as usize].docked),
        }
    }

    /// Every card of a ship that is in force: its type, pilot, upgrades, face-up damage, conditions, and the ship that is
    /// docked to it.
    pub fn cards<'s>(&self, ship: &'s Ship) -> impl Iterator<Item = CardRef> + use<'s> {
        let upgrades = (0..ship.upgrades.len() as u8).map(CardRef::Upgrade);
        let damage = ship.damage.iter().enumerate().filter(|(_, damage)| damage.up).map(|(place, damage)| {
            let before = ship.damage[..place].iter().filter(|other| other.up && other.card == damage.card);
            CardRef::Damage(damage.card, before.count() as u8)
        });
        let conditions = (0..ship.conditions.len() as u8).map(CardRef::Condition);
        [CardRef::Type, CardRef::Pilot]
            .into_iter()
            .chain(upgrades)
            .chain(damage)
            .chain(conditions)
            .chain(ship.aboard.map(|_| CardRef::Aboard))
    }

    /// Which moments a ship's cards listen to.
    #[inline]
    pub(crate) fn listens(&self, ship: &Ship) -> u64 {
        let l = &self.listens;
        let mut bits = l.ships[ship.kind as usize] | l.pilots[ship.pilot as usize];
        for equipped in &ship.upgrades {
            bits |= l.upgrades[equipped.card as usize][equipped.face as usize];
        }
        for damage in ship.damage.iter().filter(|damage| damage.up) {
            bits |= l.damage[damage.card as usize];
        }
        for &condition in &ship.conditions {
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
        match &self.abilities(ship, card)[index as usize] {
            Ability::Triggered(triggered) => &triggered.then,
            Ability::Action(action) => &action.then,
            Ability::Constant(_) | Ability::Weapon(_) | Ability::Bar(_) => &[],
        }
    }

    /// A ship card by its name.
    pub fn pilot(&self, id: &str) -> Option<u16> {
        self.pilots.iter().position(|card| card.id == *id).map(|i| i as u16)
    }

    /// A type of ship by its name.
    pub fn ship_type(&self, id: &str) -> Option<u16> {
        self.ships.iter().position(|card| card.id == *id).map(|i| i as u16)
    }

    /// An upgrade by its name.
    pub fn upgrade(&self, id: &str) -> Option<u16> {
        self.upgrades.iter().position(|card| card.id == *id).map(|i| i as u16)
    }

    /// A kind of damage card by its name.
    pub fn damage_card(&self, id: &str) -> Option<u8> {
        self.damage.iter().position(|card| card.id == *id).map(|i| i as u8)
    }

    /// A condition by its name.
    pub fn condition(&self, id: &str) -> Option<u8> {
        self.conditions.iter().position(|card| card.id == *id).map(|i| i as u8)
    }

    /// A device by its name.
    pub fn device(&self, id: &str) -> Option<u8> {
        self.devices.iter().position(|device| device.card.id == *id).map(|i| i as u8)
    }

    /// An obstacle by its name.
    pub fn obstacle(&self, id: &str) -> Option<u8> {
        self.obstacles.iter().position(|obstacle| obstacle.id == *id).map(|i| i as u8)
    }
}
