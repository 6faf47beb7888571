//! Choices and rolls in the words of scenarios. `docs/scenarios.md` explains every one.

mod barred;
mod read;

pub(crate) use barred::barred;
pub(crate) use read::{read, read_roll};

use crate::{BarrelRoll, Boost, Face, Maneuver, Token, scenario::position::Way};
use geometry::{Guides, Side, Slot};
use serde::Deserialize;

/// A card by its name; one of several abilities or weapons by its place, the first of which is 0.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(untagged, expecting = "a card is \"name\" or (\"name\", 1)")]
pub enum Named {
    /// The card.
    Card(String),
    /// The card, and which of its abilities.
    Nth(String, u8),
}

impl Named {
    /// The card.
    pub fn name(&self) -> &str {
        match self {
            Self::Card(name) | Self::Nth(name, _) => name,
        }
    }

    /// Which of its abilities, if that was said.
    pub fn nth(&self) -> Option<usize> {
        match self {
            Self::Card(_) => None,
            Self::Nth(_, nth) => Some(*nth as usize),
        }
    }

    fn primary() -> Self {
        Self::Card("Primary".to_owned())
    }
}

/// Where a reinforcement is.
#[derive(Debug, Clone, Copy, Deserialize)]
pub enum End {
    Fore,
    Aft,
}

/// An action.
#[derive(Debug, Clone, Deserialize)]
pub enum WrittenAct {
    Focus,
    Evade,
    Calculate,
    Cloak,
    Lock(String),
    BarrelRoll(Side, Slot),
    /// A barrel roll that slides: how far ahead the template starts, and how far ahead of it the ship ends, in
    /// millimetres.
    Slide(Side, f64, f64),
    Boost(Boost),
    Coordinate(String),
    Jam(String),
    Reinforce(End),
    Reload(String),
    Rotate(Way),
    Slam(Maneuver),
    Card(Named),
}

/// A modification of dice.
#[derive(Debug, Clone, Deserialize)]
pub enum WrittenSpend {
    Focus,
    Calculate,
    Force,
    Evade(Face),
    Lock(Vec<u8>),
    Ability(Named),
}

/// A choice.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum WrittenChoice {
    /// Nothing, or nothing more.
    Pass,
    /// This seat is first player.
    First(String),
    /// An obstacle is placed.
    Obstacle {
        /// Which.
        id: String,
        /// Where, in millimetres.
        at: (f64, f64),
        /// Clockwise from up.
        #[serde(default)]
        facing: f64,
    },
    /// A hyperspace marker is placed.
    Marker {
        /// Where, in millimetres.
        at: (f64, f64),
        /// Clockwise from up.
        #[serde(default)]
        facing: f64,
    },
    /// A ship is placed.
    Place {
        /// Which; the one that speaks unless given.
        #[serde(default)]
        ship: Option<String>,
        /// Where, in millimetres.
        at: (f64, f64),
        /// Clockwise from up; away from the own edge unless given.
        #[serde(default)]
        facing: Option<f64>,
    },
    /// A dial is set.
    Dial(Maneuver),
    /// All dials are set.
    Ready,
    /// A ship is chosen.
    Ship(String),
    /// An ability is used.
    Use(Named),
    /// An action is performed.
    Act(WrittenAct),
    /// Where a Tallon roll ends.
    Tallon(Slot),
    /// An attack.
    Attack {
        /// Whom.
        target: String,
        /// With what; a primary weapon unless given.
        #[serde(default = "Named::primary")]
        weapon: Named,
        /// Whether the measured line is obstructed, where there is a choice.
        #[serde(default)]
        obstructed: Option<bool>,
        /// Whether the weapon's requirement is bought off.
        #[serde(default)]
        instead: Option<bool>,
    },
    /// Dice are modified.
    Spend(WrittenSpend),
    /// Dice, by their places from 0.
    Dice(Vec<u8>),
    /// A damage card: face up by its name, or `"facedown"`.
    Damage(String),
    /// A barrel roll that is no action.
    Roll(Side, Slot),
    /// A barrel roll that slides and is no action, in millimetres.
    Slide(Side, f64, f64),
    /// A boost that is no action.
    Boost(Boost),
    /// A docked ship deploys.
    Deploy {
        /// From which guides of its carrier.
        guides: Guides,
        /// With which maneuver of its dial.
        maneuver: Maneuver,
    },
    /// A token is lost.
    Lose(Token),
    /// A lock on this ship is lost.
    Break(String),
    /// Quick builds that arrive from hyperspace, by their pilots; `+` joins those of one quick build.
    Replace(Vec<String>),
    /// One of several things that have no name, by its place from 0.
    Option(u16),
}

/// What chance answered.
#[derive(Debug, Clone, Deserialize)]
pub enum WrittenRoll {
    /// Faces of dice.
    Dice(Vec<Face>),
    /// A shuffled damage deck, top card first; the cards left out lie below, in the order of the pack.
    Deck(Vec<String>),
    /// This seat is first player, or names it.
    First(String),
}

impl From<(Side, Slot)> for BarrelRoll {
    fn from((side, slot): (Side, Slot)) -> Self {
        Self { side, slot }
    }
}

/// A barrel roll that slides, in millimetres.
pub(crate) fn slide(side: Side, start: f64, shift: f64) -> crate::Slide {
    let exact = |mm: f64| (mm * 1_000.0).round() as i32;
    crate::Slide { side, start: exact(start), shift: exact(shift) }
}
