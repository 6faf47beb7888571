//! Positions written down in scenarios. `docs/scenarios.md` explains every field.

mod build;
mod deck;
mod place;
mod squad;
mod unknown;
mod write;

pub use squad::WrittenSquad;

pub(crate) use build::stage;
pub(crate) use squad::judge;
pub(crate) use unknown::unknown;
pub(crate) use write::written;

use crate::{ActionKind, Maneuver, Mode, Ruleset, Token};
use geometry::Arc;
use serde::Deserialize;
use std::collections::BTreeMap;

/// A position. What is not given is empty, or as cards and rules say.
#[derive(Debug, Clone, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Position {
    /// How it is played; with squadrons unless given.
    pub mode: Option<Mode>,
    /// How the rules are read.
    pub ruleset: Ruleset,
    /// The sides of the play area in millimetres.
    pub area: Option<(f64, f64)>,
    /// The ships, in the order of their numbers; those of a mode that brings its own unless given.
    pub ships: Vec<WrittenShip>,
    /// Obstacles on the table.
    pub obstacles: Vec<WrittenThing>,
    /// Obstacles still to be placed; those of the core box unless given.
    pub supply: Option<Vec<String>>,
    /// Devices on the table.
    pub devices: Vec<WrittenDevice>,
    /// Hyperspace markers, the first player's first.
    pub markers: Vec<WrittenPose>,
    /// The first player; seat one unless given.
    pub first: Option<String>,
    /// Squad points by seat.
    pub points: BTreeMap<String, u16>,
    /// What the game is played for.
    pub threat: Option<u8>,
    /// Enemy threat each seat has destroyed.
    pub scored: BTreeMap<String, u16>,
    /// Damage decks by seat, top card first; the other cards lie below, in the order of the pack.
    pub decks: BTreeMap<String, Vec<String>>,
    /// Discarded damage cards by seat, last discarded last.
    pub discards: BTreeMap<String, Vec<String>>,
    /// Seats whose deck has nothing but what `decks` says: the other cards are on the discard pile.
    pub spent: Vec<String>,
    /// The round; 1 unless given.
    pub round: Option<u16>,
    /// Where the scenario starts.
    pub phase: Start,
    /// The initiative that is next in the phase: ships before it had their turn.
    pub initiative: Option<u8>,
}

/// Where a scenario starts.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Deserialize)]
pub enum Start {
    /// Before anything is set up.
    Setup,
    /// The first player is known; obstacles are placed.
    Obstacles,
    /// Obstacles lie; hyperspace markers are placed.
    Markers,
    /// Obstacles and markers lie; ships are placed.
    Ships,
    /// Ships are placed; damage decks are shuffled.
    Decks,
    /// Dials are about to be set.
    #[default]
    Planning,
    /// The system phase begins.
    System,
    /// The activation phase begins.
    Activation,
    /// The engagement phase begins.
    Engagement,
    /// The end phase begins.
    End,
}

impl Start {
    /// Whether it is part of the set-up.
    pub fn is_setup(self) -> bool {
        matches!(self, Self::Setup | Self::Obstacles | Self::Markers | Self::Ships | Self::Decks)
    }
}

/// A pose in millimetres and degrees.
#[derive(Debug, Clone, Copy, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WrittenPose {
    /// To the right and up.
    pub at: (f64, f64),
    /// Clockwise from up.
    #[serde(default)]
    pub facing: f64,
}

/// A thing on the table.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WrittenThing {
    /// Which.
    pub id: String,
    /// Where.
    pub at: (f64, f64),
    /// Clockwise from up.
    #[serde(default)]
    pub facing: f64,
}

/// A device on the table.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WrittenDevice {
    /// Which.
    pub id: String,
    /// The ship that laid it.
    pub owner: String,
    /// Where.
    pub at: (f64, f64),
    /// Clockwise from up.
    #[serde(default)]
    pub facing: f64,
}

/// Where a ship stands.
#[derive(Debug, Clone, Deserialize)]
#[serde(untagged, expecting = "a place is (x, y), AtRange(..), InArc(..), InBullseye(..) or Touching(..)")]
pub enum At {
    /// At millimetres to the right and up.
    Point(f64, f64),
    /// Where another ship says.
    By(Relation),
}

/// Where a ship stands as seen from another.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Relation {
    /// At a range.
    AtRange {
        /// Of which ship.
        of: String,
        /// 0 to 3; in the middle of the segment.
        #[serde(default)]
        range: Option<u8>,
        /// Or so many millimetres from base to base.
        #[serde(default)]
        gap: Option<f64>,
        /// In which direction from its centre, in degrees clockwise from its front.
        #[serde(default)]
        bearing: f64,
    },
    /// In the middle of an arc.
    InArc {
        /// Of which ship.
        of: String,
        /// Which.
        arc: Arc,
        /// 1 to 3; 1 unless given.
        #[serde(default)]
        range: Option<u8>,
        /// Or so many millimetres from base to base.
        #[serde(default)]
        gap: Option<f64>,
    },
    /// Straight ahead.
    InBullseye {
        /// Of which ship.
        of: String,
        /// 1 to 3; 1 unless given.
        #[serde(default)]
        range: Option<u8>,
        /// Or so many millimetres from base to base.
        #[serde(default)]
        gap: Option<f64>,
    },
    /// Base against base.
    Touching {
        /// Of which ship.
        of: String,
        /// In which direction from its centre, in degrees clockwise from its front.
        #[serde(default)]
        bearing: f64,
    },
}

/// Damage cards that lie face down.
#[derive(Debug, Clone, Deserialize)]
#[serde(untagged, expecting = "face-down damage is a number, or a list of damage cards")]
pub enum FaceDown {
    /// So many, whichever.
    Count(u8),
    /// These.
    Cards(Vec<String>),
}

/// A way a turret points, from the ship's own front.
#[derive(Debug, Clone, Copy, Deserialize)]
pub enum Way {
    Front,
    Right,
    Rear,
    Left,
}

/// A ship of a position.
#[derive(Debug, Clone, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct WrittenShip {
    /// What the scenario calls it; its ship card unless given.
    pub name: Option<String>,
    /// Its ship card.
    pub pilot: String,
    /// Whose; by its faction unless given.
    pub seat: Option<String>,
    /// Its upgrades.
    pub upgrades: Vec<String>,
    /// Which face shows of upgrades that have two; the first unless given.
    pub faces: BTreeMap<String, u8>,
    /// Upgrades that were discarded.
    pub discarded: Vec<String>,
    /// Active charges, by upgrade or ship card; full unless given.
    pub charges: BTreeMap<String, u8>,
    /// Where it stands.
    pub at: Option<At>,
    /// Clockwise from up; away from the own edge unless given.
    pub facing: Option<f64>,
    /// Active shields; all unless given.
    pub shields: Option<u8>,
    /// Active Force charges; all unless given.
    pub force: Option<u8>,
    /// Damage cards face down.
    pub damage: Option<FaceDown>,
    /// Damage cards face up.
    pub critical: Vec<String>,
    /// Its tokens.
    pub tokens: BTreeMap<Token, u8>,
    /// The ships it has locked.
    pub locks: Vec<String>,
    /// X1-MOVE-11: the ships it touches since a maneuver overlapped them.
    pub touches: Vec<String>,
    /// Its conditions.
    pub conditions: Vec<String>,
    /// What its dial shows.
    pub dial: Option<Maneuver>,
    /// Whether the dial was turned face up.
    pub revealed: bool,
    /// Which way its turret points.
    pub turret: Option<Way>,
    /// An initiative that holds until the end of the phase.
    pub initiative: Option<u8>,
    /// The ship it is docked to.
    pub docked: Option<String>,
    /// Whether it is in reserve.
    pub reserve: bool,
    /// Whether it is destroyed and still on the table.
    pub doomed: bool,
    /// Whether it is out of the game, shot down.
    pub destroyed: bool,
    /// Whether it was lost in an earlier round, and replaced if it could be.
    pub replaced: bool,
    /// What it is worth.
    pub threat: Option<u8>,
    /// ships of a seat with the same number came by one quick build.
    pub build: Option<u8>,
    /// The maneuver it executed this round.
    pub executed: Option<Maneuver>,
    /// Whether that was partial.
    pub partial: bool,
    /// The actions it performed this round.
    pub performed: Vec<ActionKind>,
    /// Whether it has activated.
    pub activated: Option<bool>,
    /// Whether it has engaged.
    pub engaged: Option<bool>,
}
