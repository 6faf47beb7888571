//! What never changes during a match: cards, dials, outlines, in the order packs list them.

use super::ability_set::FIRST_SHARED;
use crate::edition::Cites;
use crate::{
    Ability, Cite, Condition, ConditionCard, Constant, DamageCard, Device, Edition, Effect, ObstacleKind,
    Pilot, PointsList, QuickBuild, ShipType, Symbol, Upgrade,
};
use geometry::{ArcAngles, Outline};
use kernel::{Digest, RuleId};

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

/// Everything on cards and cardboard, and the edition they belong to.
#[derive(Debug, Clone)]
pub struct Content {
    /// What sets the edition apart.
    pub edition: Edition,
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
    /// Which rules of its ledger say what.
    pub(crate) cites: Cites,
    /// The hash of what it was read from.
    pub digest: Digest,
    /// Which moments each card listens to: ship types, pilots, upgrade faces, damage kinds, conditions.
    pub(crate) listens: Listens,
    /// The first bit of each kind of damage card and of each condition in an [`crate::AbilitySet`].
    pub(crate) counted: (Vec<u8>, Vec<u8>),
    /// Which rare effects the pack has at all: bits of [`Effect::rare`].
    pub(crate) rare: u16,
    /// Kinds of damage cards that silence the pilot and talents.
    pub(crate) silencing: Vec<u8>,
    /// Kinds of damage cards whose text asks in which round they came.
    pub(crate) aging: Vec<u8>,
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
        let types = self.ships.iter().flat_map(|card| card.abilities.iter().chain(&card.docked));
        let faces = self.upgrades.iter().flat_map(|card| &card.faces).flat_map(|face| &face.abilities);
        let all = types
            .chain(self.pilots.iter().flat_map(|card| &card.abilities))
            .chain(faces)
            .chain(self.damage.iter().flat_map(|card| &card.abilities))
            .chain(self.conditions.iter().flat_map(|card| &card.abilities));
        self.rare = all.fold(0, |bits, ability| match ability {
            Ability::Constant(constant) => bits | constant.effect.rare(),
            Ability::Triggered(_) | Ability::Action(_) | Ability::Weapon(_) | Ability::Bar(_) => bits,
        });
        let kinds = |is: fn(&Constant) -> bool| {
            let cards = self.damage.iter().zip(0..);
            let found = cards.filter(|(card, _)| {
                card.abilities
                    .iter()
                    .any(|ability| matches!(ability, Ability::Constant(constant) if is(constant)))
            });
            found.map(|(_, kind)| kind).collect()
        };
        self.silencing = kinds(|constant| constant.effect == Effect::SilencesPilot);
        self.aging = kinds(|constant| constant.when.contains(&Condition::Not(Box::new(Condition::Fresh))));
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

    /// The angles of the printed arcs.
    #[inline]
    pub fn arcs(&self) -> ArcAngles {
        self.edition.facts.arcs
    }

    /// The rule that says something, in the ledger of the edition.
    #[inline]
    pub fn rule(&self, cite: Cite) -> RuleId {
        self.cites.rule(cite)
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
