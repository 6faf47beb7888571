//! The cards and tokens of the game as packs describe them.

use crate::{Ability, BarAction, Faction, Maneuver, Slot, Symbol, Weapon};
use geometry::{Arc, Size};
use serde::{Deserialize, Serialize};

/// Words in both languages.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Text {
    /// English.
    pub en: String,
    /// French.
    pub fr: String,
}

/// X2-CHARGE-01: a charge limit or a Force capacity.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Charges {
    /// How many at the start, and at most.
    pub limit: u8,
    /// X2-CHARGE-04: how many come back in the end phase.
    #[serde(default)]
    pub recovers: u8,
}

/// X2-BEYOND-46: the turret indicator.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Turret {
    /// Points one way.
    Single,
    /// Points two opposite ways.
    Double,
}

/// A type of ship: what is the same on all its cards.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ShipType {
    /// XWS name.
    pub id: Symbol,
    /// What it is called.
    pub name: Text,
    /// The size of its base.
    pub size: Size,
    /// X2-WEAPON-01: its primary weapons.
    pub weapons: Vec<Weapon>,
    /// X2-BEYOND-46: its turret indicator.
    #[serde(default)]
    pub turret: Option<Turret>,
    /// Defence dice.
    pub agility: u8,
    /// Damage cards that destroy it.
    pub hull: u8,
    /// Shields.
    pub shields: u8,
    /// Its action bar.
    pub actions: Vec<BarAction>,
    /// X2-PLAN-04: its dial.
    pub dial: Vec<Maneuver>,
    /// An ability all its pilots have.
    #[serde(default)]
    pub abilities: Vec<Ability>,
    /// X2-BEYOND-65: what its carrier has while a ship of this type is docked to it.
    #[serde(default)]
    pub docked: Vec<Ability>,
    /// The abilities in words.
    #[serde(default)]
    pub text: Option<Text>,
}

/// A ship card.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Pilot {
    /// XWS name.
    pub id: Symbol,
    /// What they are called.
    pub name: Text,
    /// The line below the name.
    #[serde(default)]
    pub caption: Option<Text>,
    /// X2-SHIP-02: the type of ship.
    pub ship: Symbol,
    /// The side.
    pub faction: Faction,
    /// X2-INIT-01.
    pub initiative: u8,
    /// X2-SQUAD-10: bullets before the name; none is 0.
    #[serde(default)]
    pub limited: u8,
    /// X2-FORCE-01.
    #[serde(default)]
    pub force: Option<Charges>,
    /// X2-CHARGE-01.
    #[serde(default)]
    pub charges: Option<Charges>,
    /// FAQ-CLAR-02: what it costs, where that is printed on it.
    #[serde(default)]
    pub cost: Option<i16>,
    /// What upgrades it takes.
    #[serde(default)]
    pub slots: Vec<Slot>,
    /// What else cards may ask for.
    #[serde(default)]
    pub keywords: Vec<String>,
    /// Its ability.
    #[serde(default)]
    pub abilities: Vec<Ability>,
    /// Its ability in words.
    #[serde(default)]
    pub text: Option<Text>,
}

/// X2-UPGRADE-04: who may equip a card.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Restriction {
    /// Ships of these factions.
    Factions(Vec<Faction>),
    /// Ships of these types.
    Ships(Vec<Symbol>),
    /// Ships of these sizes.
    Sizes(Vec<Size>),
    /// Ships with this on their own bar.
    Action(crate::ActionKind),
    /// Ships with this in red on their own bar.
    RedAction(crate::ActionKind),
    /// Ships with this keyword.
    Keyword(String),
    /// Ships with a printed weapon in this arc.
    Arc(Arc),
    /// Pilots of at least this skill.
    Skill(u8),
    /// Pilots without this slot of their own.
    Lacks(Slot),
}

/// One face of an upgrade card.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct UpgradeFace {
    /// What it is called, where the faces differ.
    #[serde(default)]
    pub name: Option<Text>,
    /// What it does, in words.
    pub text: Text,
    /// What it does.
    pub abilities: Vec<Ability>,
}

/// So many points, for cards of one type.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PerSlot {
    /// Which type.
    pub slot: Slot,
    /// How many points.
    pub points: i16,
}

/// An upgrade card.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Upgrade {
    /// XWS name.
    pub id: Symbol,
    /// What it is called.
    pub name: Text,
    /// X2-UPGRADE-01: what it takes up.
    pub slots: Vec<Slot>,
    /// X2-SQUAD-10.
    #[serde(default)]
    pub limited: u8,
    /// X2-UPGRADE-04.
    #[serde(default)]
    pub restrictions: Vec<Restriction>,
    /// X2-CHARGE-01.
    #[serde(default)]
    pub charges: Option<Charges>,
    /// Force it adds.
    #[serde(default)]
    pub force: u8,
    /// What it costs, where that is printed on it.
    #[serde(default)]
    pub cost: Option<i16>,
    /// Whether a ship has it once at most.
    #[serde(default)]
    pub one_per_ship: bool,
    /// Slots its ship has besides.
    #[serde(default)]
    pub grants: Vec<Slot>,
    /// Slots its ship has no more, all of these types.
    #[serde(default)]
    pub loses: Vec<Slot>,
    /// Types of which the ship has no card twice.
    #[serde(default)]
    pub unlike: Vec<Slot>,
    /// What it takes off the price of another card of its ship.
    #[serde(default)]
    pub discount: Option<PerSlot>,
    /// The most that each card of a type may cost on its ship.
    #[serde(default)]
    pub dearest: Option<PerSlot>,
    /// One face, or two.
    pub faces: Vec<UpgradeFace>,
}

/// X2-DAMAGE-14.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Trait {
    /// Of the pilot.
    Pilot,
    /// Of the ship.
    Ship,
}

/// A kind of damage card.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DamageCard {
    /// XWS-like name.
    pub id: Symbol,
    /// What it is called.
    pub name: Text,
    /// Its trait.
    pub kind: Trait,
    /// How many are in a deck.
    pub copies: u8,
    /// B26: which deck, where an edition has several; 0 is the first.
    #[serde(default)]
    pub deck: u8,
    /// How much damage it is while it lies face up; face down, every card is one.
    #[serde(default = "one")]
    pub counts: u8,
    /// What it does, in words.
    pub text: Text,
    /// What it does while face up.
    pub abilities: Vec<Ability>,
}

fn one() -> u8 {
    1
}

/// X2-BEYOND-39: a condition card.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ConditionCard {
    /// XWS name.
    pub id: Symbol,
    /// What it is called.
    pub name: Text,
    /// What it does, in words.
    pub text: Text,
    /// What it does to the ship it lies beside.
    pub abilities: Vec<Ability>,
}

/// X2-BEYOND-52, -53: when a device goes off.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Fuse {
    /// At the end of the activation phase, on ships up to this range.
    Bomb(u8),
    /// At the end of the activation phase: its owner picks an obstacle up to this range; it goes off on ships up to
    /// this range of that obstacle, and the obstacle is removed.
    Shatter(u8),
    /// When a ship moves through it or overlaps it, on that ship.
    Mine,
}

/// X2-BEYOND-51: a device on the table.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Device {
    /// XWS-like name.
    pub id: Symbol,
    /// What it is called.
    pub name: Text,
    /// Its outline: corners in millimetres around its centre, its guides at the lowest edge.
    pub outline: Vec<(f64, f64)>,
    /// When it goes off.
    pub fuse: Fuse,
    /// What it does, in words.
    pub text: Text,
    /// What it does to each ship concerned, which is `Subject`.
    pub then: Vec<crate::Step>,
}

/// X2-OBST-01.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum ObstacleKind {
    /// X2-OBST-04.
    Asteroid,
    /// X2-OBST-10.
    Debris,
}

/// X2-SQUAD-02: a quick-build option. R-16: several ships share one threat where a card says so.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct QuickBuild {
    /// 1 to 5, higher for the largest ships: that of all its ships together.
    pub threat: u8,
    /// Its ships, which come all or none.
    pub ships: Vec<QuickShip>,
}

/// A ship of a quick-build option.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct QuickShip {
    /// The pilot.
    pub pilot: Symbol,
    /// What is equipped.
    #[serde(default)]
    pub upgrades: Vec<Symbol>,
}
