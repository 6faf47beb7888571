//! One reason why a squadron is none.

use crate::{ActionKind, Cite, Content, Faction, Restriction, Slot, Text};
use geometry::{Arc, Size};
use kernel::{Message, RuleId, Say};

/// One reason why a squadron is none. Ships are counted from 1.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Fault {
    /// It has no ship.
    Empty,
    /// It has more ships than a match holds.
    TooManyShips {
        /// How many.
        ships: usize,
        /// How many are possible.
        most: usize,
    },
    /// No pack has this ship card.
    UnknownPilot {
        /// Which ship.
        ship: u8,
        /// As it was written.
        id: String,
    },
    /// No pack has this upgrade.
    UnknownUpgrade {
        /// Which ship.
        ship: u8,
        /// Whose.
        pilot: Text,
        /// As it was written.
        id: String,
    },
    /// A ship has more upgrades than a match holds.
    TooManyUpgrades {
        /// Which ship.
        ship: u8,
        /// Whose.
        pilot: Text,
        /// How many are possible.
        most: usize,
    },
    /// AMB-20.
    MixedFactions {
        /// The side of the first ship.
        one: Faction,
        /// The side of another.
        other: Faction,
        /// Which other.
        ship: u8,
        /// Whose.
        pilot: Text,
    },
    /// X2-SQUAD-10, -11.
    Limited {
        /// The name the cards share.
        name: Text,
        /// How many have it.
        cards: u8,
        /// The bullets.
        most: u8,
    },
    /// AMB-20.
    NoSlot {
        /// Which ship.
        ship: u8,
        /// Whose.
        pilot: Text,
        /// Which upgrade.
        upgrade: Text,
        /// What it takes up.
        slot: Slot,
    },
    /// One ship has the same card twice.
    Twice {
        /// Which ship.
        ship: u8,
        /// Whose.
        pilot: Text,
        /// Which upgrade.
        upgrade: Text,
    },
    /// X2-UPGRADE-04.
    Restricted {
        /// Which ship.
        ship: u8,
        /// Whose.
        pilot: Text,
        /// Which upgrade.
        upgrade: Text,
        /// What it demands.
        demands: Restriction,
        /// The names of the ships it demands, if it does.
        ships: Vec<Text>,
    },
    /// Another card of the ship says what such cards cost at most.
    TooDear {
        /// Which ship.
        ship: u8,
        /// Whose.
        pilot: Text,
        /// Which upgrade.
        upgrade: Text,
        /// What it may cost.
        most: i16,
    },
    /// X2-SQUAD-09.
    NoPrice {
        /// Which card.
        card: Text,
        /// Which prices.
        season: String,
    },
    /// No pack has prices of that name.
    UnknownSeason {
        /// As it was written.
        season: String,
    },
    /// X2-SQUAD-08.
    OverLimit {
        /// What it costs.
        points: i32,
        /// What it may cost.
        limit: u16,
    },
    /// X2-SQUAD-02.
    NoQuickBuild {
        /// Which ship.
        ship: u8,
        /// Whose.
        pilot: Text,
    },
    ///
    Apart {
        /// Which ship.
        ship: u8,
        /// Whose.
        pilot: Text,
        /// Those that share its quick build.
        others: Vec<Text>,
    },
    /// X2-SQUAD-02.
    WrongThreat {
        /// Which ship.
        ship: u8,
        /// Whose.
        pilot: Text,
        /// What the squadron says.
        said: u8,
        /// What the card says.
        worth: u8,
    },
    /// X2-SQUAD-04.
    OverThreat {
        /// Its threat.
        threat: u32,
        /// The agreed one.
        limit: u8,
    },
    /// AMB-19.
    UnderThreat {
        /// Its threat.
        threat: u32,
        /// The agreed one.
        limit: u8,
    },
}

impl Fault {
    /// The rule that is broken, where the ledger has one.
    pub fn rule(&self, content: &Content) -> RuleId {
        content.rule(match self {
            Self::Empty | Self::TooManyShips { .. } => Cite::SquadSize,
            Self::UnknownPilot { .. }
            | Self::UnknownUpgrade { .. }
            | Self::NoPrice { .. }
            | Self::UnknownSeason { .. } => Cite::CardsKnown,
            Self::TooManyUpgrades { .. } => Cite::UpgradeCount,
            Self::MixedFactions { .. } | Self::NoSlot { .. } | Self::Twice { .. } => Cite::SquadBuilding,
            Self::Limited { .. } => Cite::LimitedCards,
            Self::Restricted { .. } | Self::TooDear { .. } => Cite::UpgradeRestricted,
            Self::OverLimit { .. } => Cite::PointsLimit,
            Self::NoQuickBuild { .. } | Self::WrongThreat { .. } => Cite::QuickBuild,
            Self::Apart { .. } => Cite::QuickBuildTogether,
            Self::OverThreat { .. } => Cite::ThreatLimit,
            Self::UnderThreat { .. } => Cite::ThreatBelow,
        })
    }
}

impl Fault {
    /// Which ship it is about, where it is about one.
    pub fn ship(&self) -> Option<u8> {
        match self {
            Self::UnknownPilot { ship, .. }
            | Self::UnknownUpgrade { ship, .. }
            | Self::TooManyUpgrades { ship, .. }
            | Self::MixedFactions { ship, .. }
            | Self::NoSlot { ship, .. }
            | Self::Twice { ship, .. }
            | Self::Restricted { ship, .. }
            | Self::TooDear { ship, .. }
            | Self::NoQuickBuild { ship, .. }
            | Self::Apart { ship, .. }
            | Self::WrongThreat { ship, .. } => Some(*ship),
            Self::Empty
            | Self::TooManyShips { .. }
            | Self::Limited { .. }
            | Self::NoPrice { .. }
            | Self::UnknownSeason { .. }
            | Self::OverLimit { .. }
            | Self::OverThreat { .. }
            | Self::UnderThreat { .. } => None,
        }
    }

    /// Whether it is only too much or too little of what may be had.
    pub fn is_budget(&self) -> bool {
        matches!(self, Self::OverLimit { .. } | Self::OverThreat { .. } | Self::UnderThreat { .. })
    }
}

fn count(n: usize) -> u32 {
    u32::try_from(n).unwrap_or(u32::MAX)
}

impl Say for Fault {
    fn say(&self) -> Message {
        match self {
            Self::Empty => Message::new("xwing-squad-empty"),
            Self::TooManyShips { ships, most } => Message::new("xwing-squad-too-many-ships")
                .with("ships", count(*ships))
                .with("most", count(*most)),
            Self::UnknownPilot { ship, id } => {
                Message::new("xwing-squad-unknown-pilot").with("ship", *ship).with("id", id.as_str())
            }
            Self::UnknownUpgrade { ship, pilot, id } => {
                about("xwing-squad-unknown-upgrade", *ship, pilot).with("id", id.as_str())
            }
            Self::TooManyUpgrades { ship, pilot, most } => {
                about("xwing-squad-too-many-upgrades", *ship, pilot).with("most", count(*most))
            }
            Self::MixedFactions { one, other, ship, pilot } => {
                about("xwing-squad-mixed-factions", *ship, pilot)
                    .with("one", one.say())
                    .with("other", other.say())
            }
            Self::Limited { name, cards, most } => Message::new("xwing-squad-limited")
                .with("card", name.say())
                .with("cards", *cards)
                .with("most", *most),
            Self::NoSlot { ship, pilot, upgrade, slot } => about("xwing-squad-no-slot", *ship, pilot)
                .with("upgrade", upgrade.say())
                .with("slot", slot.say()),
            Self::Twice { ship, pilot, upgrade } => {
                about("xwing-squad-twice", *ship, pilot).with("upgrade", upgrade.say())
            }
            Self::Restricted { ship, pilot, upgrade, demands, ships } => {
                about("xwing-squad-restricted", *ship, pilot)
                    .with("upgrade", upgrade.say())
                    .with("demands", demanded(demands, ships))
            }
            Self::TooDear { ship, pilot, upgrade, most } => about("xwing-squad-too-dear", *ship, pilot)
                .with("upgrade", upgrade.say())
                .with("most", i32::from(*most)),
            Self::NoPrice { card, season } => {
                Message::new("xwing-squad-no-price").with("card", card.say()).with("season", season.as_str())
            }
            Self::UnknownSeason { season } => {
                Message::new("xwing-squad-unknown-season").with("season", season.as_str())
            }
            Self::OverLimit { points, limit } => {
                Message::new("xwing-squad-over-limit").with("points", *points).with("limit", *limit)
            }
            Self::NoQuickBuild { ship, pilot } => about("xwing-squad-no-quick-build", *ship, pilot),
            Self::Apart { ship, pilot, others } => about("xwing-squad-apart", *ship, pilot)
                .with("others", others.iter().map(Say::say).collect::<Vec<_>>()),
            Self::WrongThreat { ship, pilot, said, worth } => {
                about("xwing-squad-wrong-threat", *ship, pilot).with("said", *said).with("worth", *worth)
            }
            Self::OverThreat { threat, limit } => {
                Message::new("xwing-squad-over-threat").with("threat", *threat).with("limit", *limit)
            }
            Self::UnderThreat { threat, limit } => {
                Message::new("xwing-squad-under-threat").with("threat", *threat).with("limit", *limit)
            }
        }
    }
}

/// A sentence about one ship.
fn about(key: &'static str, ship: u8, pilot: &Text) -> Message {
    Message::new(key).with("ship", ship).with("pilot", pilot.say())
}

impl Say for Text {
    /// Words of a pack: each language takes its own.
    fn say(&self) -> Message {
        Message::new("xwing-card").with("name-en", self.en.as_str()).with("name-fr", self.fr.as_str())
    }
}

impl Say for Faction {
    fn say(&self) -> Message {
        Message::new(match self {
            Self::Rebel => "xwing-squad-faction-rebel",
            Self::Empire => "xwing-squad-faction-empire",
            Self::Scum => "xwing-squad-faction-scum",
            Self::Resistance => "xwing-squad-faction-resistance",
            Self::FirstOrder => "xwing-squad-faction-first-order",
            Self::Republic => "xwing-squad-faction-republic",
            Self::Separatists => "xwing-squad-faction-separatists",
        })
    }
}

impl Say for Slot {
    fn say(&self) -> Message {
        Message::new(match self {
            Self::Astromech => "xwing-squad-slot-astromech",
            Self::Cannon => "xwing-squad-slot-cannon",
            Self::Configuration => "xwing-squad-slot-configuration",
            Self::Crew => "xwing-squad-slot-crew",
            Self::Device => "xwing-squad-slot-device",
            Self::ForcePower => "xwing-squad-slot-force-power",
            Self::Gunner => "xwing-squad-slot-gunner",
            Self::Illicit => "xwing-squad-slot-illicit",
            Self::Missile => "xwing-squad-slot-missile",
            Self::Modification => "xwing-squad-slot-modification",
            Self::SalvagedAstromech => "xwing-squad-slot-salvaged-astromech",
            Self::Sensor => "xwing-squad-slot-sensor",
            Self::TacticalRelay => "xwing-squad-slot-tactical-relay",
            Self::Talent => "xwing-squad-slot-talent",
            Self::Tech => "xwing-squad-slot-tech",
            Self::Title => "xwing-squad-slot-title",
            Self::Torpedo => "xwing-squad-slot-torpedo",
            Self::Turret => "xwing-squad-slot-turret",
        })
    }
}

fn demanded(restriction: &Restriction, ships: &[Text]) -> Message {
    match restriction {
        Restriction::Factions(factions) => Message::new("xwing-squad-demands-faction")
            .with("factions", factions.iter().map(Say::say).collect::<Vec<_>>()),
        Restriction::Ships(_) => Message::new("xwing-squad-demands-ship")
            .with("ships", ships.iter().map(Say::say).collect::<Vec<_>>()),
        Restriction::Sizes(sizes) => Message::new("xwing-squad-demands-size")
            .with("sizes", sizes.iter().copied().map(size).collect::<Vec<_>>()),
        Restriction::Action(kind) => Message::new("xwing-squad-demands-action").with("action", action(*kind)),
        Restriction::RedAction(kind) => {
            Message::new("xwing-squad-demands-red-action").with("action", action(*kind))
        }
        Restriction::Keyword(keyword) => {
            Message::new("xwing-squad-demands-keyword").with("keyword", keyword.as_str())
        }
        Restriction::Arc(which) => Message::new("xwing-squad-demands-arc").with("arc", arc(*which)),
        Restriction::Skill(least) => Message::new("xwing-squad-demands-skill").with("least", *least),
        Restriction::Lacks(slot) => Message::new("xwing-squad-demands-lacks").with("slot", slot.say()),
    }
}

fn size(size: Size) -> Message {
    Message::new(match size {
        Size::Small => "xwing-squad-size-small",
        Size::Medium => "xwing-squad-size-medium",
        Size::Large => "xwing-squad-size-large",
    })
}

/// The name of an arc.
pub(crate) fn arc(arc: Arc) -> Message {
    Message::new(match arc {
        Arc::Front => "xwing-squad-arc-front",
        Arc::Rear => "xwing-squad-arc-rear",
        Arc::Left => "xwing-squad-arc-left",
        Arc::Right => "xwing-squad-arc-right",
        Arc::FullFront => "xwing-squad-arc-full-front",
        Arc::FullRear => "xwing-squad-arc-full-rear",
        Arc::Bullseye => "xwing-squad-arc-bullseye",
    })
}

/// The name of a kind of action.
pub(crate) fn action(kind: ActionKind) -> Message {
    Message::new(match kind {
        ActionKind::Focus => "xwing-squad-action-focus",
        ActionKind::Evade => "xwing-squad-action-evade",
        ActionKind::Lock => "xwing-squad-action-lock",
        ActionKind::BarrelRoll => "xwing-squad-action-barrel-roll",
        ActionKind::Boost => "xwing-squad-action-boost",
        ActionKind::Calculate => "xwing-squad-action-calculate",
        ActionKind::Cloak => "xwing-squad-action-cloak",
        ActionKind::Coordinate => "xwing-squad-action-coordinate",
        ActionKind::Jam => "xwing-squad-action-jam",
        ActionKind::Reinforce => "xwing-squad-action-reinforce",
        ActionKind::Reload => "xwing-squad-action-reload",
        ActionKind::Rotate => "xwing-squad-action-rotate",
        ActionKind::Slam => "xwing-squad-action-slam",
    })
}
