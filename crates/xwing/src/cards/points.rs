//! X2-SQUAD-09: what cards cost, by season.

use crate::{Content, Pilot, ShipType, Symbol, Upgrade};
use geometry::Size;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// A price, which may depend on the ship.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Price {
    /// The same for all.
    Fixed(i16),
    /// By agility 0, 1, 2, 3.
    ByAgility([i16; 4]),
    /// By initiative 0 to 6.
    ByInitiative([i16; 7]),
    /// By size: small, medium, large.
    BySize([i16; 3]),
}

impl Price {
    /// What the card costs on a ship; values beyond the list count as its last.
    pub fn on(&self, ship: &ShipType, pilot: &Pilot) -> i16 {
        match self {
            Self::Fixed(price) => *price,
            Self::ByAgility(prices) => prices[usize::from(ship.agility).min(3)],
            Self::ByInitiative(prices) => prices[usize::from(pilot.initiative).min(6)],
            Self::BySize(prices) => match ship.size {
                Size::Small => prices[0],
                Size::Medium => prices[1],
                Size::Large => prices[2],
            },
        }
    }
}

/// One season's prices.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PointsList {
    /// Its short name.
    pub id: Symbol,
    /// Ship cards.
    pub pilots: BTreeMap<Symbol, i16>,
    /// Upgrade cards.
    pub upgrades: BTreeMap<Symbol, Price>,
}

/// The season of what is printed on cards, in packs whose cards say what they cost.
pub(crate) const PRINTED: &str = "printed";

impl PointsList {
    /// What is printed on cards; none if no card says what it costs.
    pub(crate) fn printed(pilots: &[Pilot], upgrades: &[Upgrade]) -> Option<Self> {
        let list = Self {
            id: Symbol::new(PRINTED)?,
            pilots: pilots.iter().filter_map(|card| Some((card.id, card.cost?))).collect(),
            upgrades: upgrades.iter().filter_map(|card| Some((card.id, Price::Fixed(card.cost?)))).collect(),
        };
        (!list.pilots.is_empty()).then_some(list)
    }
}

impl Content {
    /// The prices of a season.
    pub fn season(&self, id: &str) -> Option<&PointsList> {
        self.points.iter().find(|list| list.id == *id)
    }
}
