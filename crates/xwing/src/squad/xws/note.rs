//! What is told about a file that was read.

use crate::{Cite, Faction, Slot, Text};
use kernel::{Message, Say};

/// How much a note matters.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Weight {
    /// It was understood otherwise than it is written.
    Changed,
    /// It was left out.
    Dropped,
    /// A card, a ship or the whole squadron could not be taken: this squadron cannot be played.
    Refused,
}

/// One thing that was changed, dropped or refused. Ships are counted from 1.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Note {
    /// A name was written otherwise than XWS does.
    Spelled {
        /// As it was written.
        written: String,
        /// As it was read.
        read: String,
    },
    /// The pilot flies another ship than the file says.
    OtherShip {
        /// Which ship.
        ship: u8,
        /// Whose.
        pilot: Text,
        /// As it was written.
        written: String,
    },
    /// An upgrade stands under another slot than its own.
    OtherSlot {
        /// Which ship.
        ship: u8,
        /// Which upgrade.
        upgrade: Text,
        /// As it was written.
        written: String,
        /// Its own.
        slot: Slot,
    },
    /// The upgrades of a ship are a list, without slots.
    NoSlots {
        /// Which ship.
        ship: u8,
    },
    /// The file says no version, or not 2.
    OtherVersion {
        /// As it was written, if it was.
        written: Option<String>,
    },
    /// The file says no side, or one that nobody knows, or another than its ships are of.
    OtherFaction {
        /// As it was written, if it was.
        written: Option<String>,
        /// The side of the ships.
        read: Faction,
    },
    /// The points in the file are not those of the season.
    OtherPoints {
        /// As they were written.
        written: i64,
        /// As they were counted.
        counted: u16,
    },
    /// The file holds several squadrons.
    FirstOfSeveral {
        /// How many.
        squads: u32,
    },
    /// No pack has this upgrade.
    UnknownUpgrade {
        /// Which ship.
        ship: u8,
        /// Whose.
        pilot: Text,
        /// As it was written.
        written: String,
    },
    /// Something that should be a name is none.
    NotAName {
        /// Which ship.
        ship: u8,
    },
    /// More upgrades than a ship has room for.
    TooManyUpgrades {
        /// Which ship.
        ship: u8,
        /// Whose.
        pilot: Text,
        /// How many were left out.
        dropped: u32,
    },
    /// No pack has this obstacle.
    UnknownObstacle {
        /// As it was written.
        written: String,
    },
    /// A player brings three obstacles.
    ObstacleCount {
        /// How many there were.
        found: u32,
    },
    /// A name of the squadron that is too long to keep.
    LongName,
    /// No pack has this pilot.
    UnknownPilot {
        /// Which ship.
        ship: u8,
        /// As it was written.
        written: String,
    },
    /// A ship without the name of a pilot.
    NoPilot {
        /// Which ship.
        ship: u8,
    },
    /// More ships than a match holds.
    TooManyShips {
        /// How many were left out.
        dropped: u32,
    },
    /// The file is too long to be a squadron.
    TooLong,
    /// The file is not JSON.
    NotJson {
        /// Counted from 1.
        line: u32,
        /// Counted from 1.
        column: u32,
    },
    /// The file is JSON, but no squadron.
    NotASquad,
    /// There is no ship left.
    NoShips,
}

impl Note {
    /// How much it matters.
    pub fn weight(&self) -> Weight {
        match self {
            Self::Spelled { .. }
            | Self::OtherShip { .. }
            | Self::OtherSlot { .. }
            | Self::NoSlots { .. }
            | Self::OtherVersion { .. }
            | Self::OtherFaction { .. }
            | Self::OtherPoints { .. } => Weight::Changed,
            Self::FirstOfSeveral { .. }
            | Self::UnknownObstacle { .. }
            | Self::ObstacleCount { .. }
            | Self::LongName => Weight::Dropped,
            // X2-SQUAD-09: without them it would be another squadron, and a cheaper one.
            Self::UnknownUpgrade { .. }
            | Self::NotAName { .. }
            | Self::TooManyUpgrades { .. }
            | Self::UnknownPilot { .. }
            | Self::NoPilot { .. }
            | Self::TooManyShips { .. }
            | Self::TooLong
            | Self::NotJson { .. }
            | Self::NotASquad
            | Self::NoShips => Weight::Refused,
        }
    }

    /// What refuses what no pack has.
    pub fn cite(&self) -> Option<Cite> {
        match self {
            Self::UnknownUpgrade { .. } | Self::UnknownPilot { .. } => Some(Cite::CardsKnown),
            Self::TooManyUpgrades { .. } => Some(Cite::UpgradeCount),
            Self::TooManyShips { .. } | Self::NoShips => Some(Cite::SquadSize),
            Self::Spelled { .. }
            | Self::OtherShip { .. }
            | Self::OtherSlot { .. }
            | Self::NoSlots { .. }
            | Self::OtherVersion { .. }
            | Self::OtherFaction { .. }
            | Self::OtherPoints { .. }
            | Self::FirstOfSeveral { .. }
            | Self::NotAName { .. }
            | Self::UnknownObstacle { .. }
            | Self::ObstacleCount { .. }
            | Self::LongName
            | Self::NoPilot { .. }
            | Self::TooLong
            | Self::NotJson { .. }
            | Self::NotASquad => None,
        }
    }
}

impl Say for Note {
    fn say(&self) -> Message {
        match self {
            Self::Spelled { written, read } => Message::new("xwing-squad-xws-spelled")
                .with("written", written.as_str())
                .with("read", read.as_str()),
            Self::OtherShip { ship, pilot, written } => Message::new("xwing-squad-xws-other-ship")
                .with("ship", *ship)
                .with("pilot", pilot.say())
                .with("written", written.as_str()),
            Self::OtherSlot { ship, upgrade, written, slot } => Message::new("xwing-squad-xws-other-slot")
                .with("ship", *ship)
                .with("upgrade", upgrade.say())
                .with("written", written.as_str())
                .with("slot", slot.say()),
            Self::NoSlots { ship } => Message::new("xwing-squad-xws-no-slots").with("ship", *ship),
            Self::OtherVersion { written: Some(written) } => {
                Message::new("xwing-squad-xws-other-version").with("written", written.as_str())
            }
            Self::OtherVersion { written: None } => Message::new("xwing-squad-xws-no-version"),
            Self::OtherFaction { written: Some(written), read } => {
                Message::new("xwing-squad-xws-other-faction")
                    .with("written", written.as_str())
                    .with("read", read.say())
            }
            Self::OtherFaction { written: None, read } => {
                Message::new("xwing-squad-xws-no-faction").with("read", read.say())
            }
            Self::OtherPoints { written, counted } => Message::new("xwing-squad-xws-other-points")
                .with("written", *written)
                .with("counted", *counted),
            Self::FirstOfSeveral { squads } => {
                Message::new("xwing-squad-xws-first-of-several").with("squads", *squads)
            }
            Self::UnknownUpgrade { ship, pilot, written } => Message::new("xwing-squad-xws-unknown-upgrade")
                .with("ship", *ship)
                .with("pilot", pilot.say())
                .with("written", written.as_str()),
            Self::NotAName { ship } => Message::new("xwing-squad-xws-not-a-name").with("ship", *ship),
            Self::TooManyUpgrades { ship, pilot, dropped } => {
                Message::new("xwing-squad-xws-too-many-upgrades")
                    .with("ship", *ship)
                    .with("pilot", pilot.say())
                    .with("dropped", *dropped)
            }
            Self::UnknownObstacle { written } => {
                Message::new("xwing-squad-xws-unknown-obstacle").with("written", written.as_str())
            }
            Self::ObstacleCount { found } => {
                Message::new("xwing-squad-xws-obstacle-count").with("found", *found)
            }
            Self::LongName => Message::new("xwing-squad-xws-long-name"),
            Self::UnknownPilot { ship, written } => Message::new("xwing-squad-xws-unknown-pilot")
                .with("ship", *ship)
                .with("written", written.as_str()),
            Self::NoPilot { ship } => Message::new("xwing-squad-xws-no-pilot").with("ship", *ship),
            Self::TooManyShips { dropped } => {
                Message::new("xwing-squad-xws-too-many-ships").with("dropped", *dropped)
            }
            Self::TooLong => Message::new("xwing-squad-xws-too-long"),
            Self::NotJson { line, column } => {
                Message::new("xwing-squad-xws-not-json").with("line", *line).with("column", *column)
            }
            Self::NotASquad => Message::new("xwing-squad-xws-not-a-squad"),
            Self::NoShips => Message::new("xwing-squad-xws-no-ships"),
        }
    }
}
