//! How states point at things.

use serde::{Deserialize, Serialize};

/// The most ships a match ever has, arrivals included.
pub const MAX_SHIPS: usize = 20;

/// The most upgrades a ship has.
pub const MAX_UPGRADES: usize = 10;
/// The most conditions a pack has: a ship may be under all of them.
pub const MAX_CONDITIONS: usize = 24;

/// The most ships of one squadron: half of what a match holds.
pub const MAX_SQUAD: usize = MAX_SHIPS / 2;

/// A ship of the match, by its place in the list.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(transparent)]
pub struct ShipId(pub u8);

impl ShipId {
    /// Its place in the list.
    #[inline]
    pub fn index(self) -> usize {
        self.0 as usize
    }
}

/// A card of a ship. It means the same card for as long as that is in force, whatever becomes of the cards beside it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum CardRef {
    /// The ship's type: what all its pilots can.
    Type,
    /// The ship card.
    Pilot,
    /// An upgrade, by its place.
    Upgrade(u8),
    /// A face-up damage card: its kind, and the number it has among the copies of that kind.
    Damage(u8, u8),
    /// A condition, by its kind: a ship has each at most once (X2-BEYOND-41).
    Condition(u8),
    /// A device on the table, by its kind.
    Device(u8),
    /// The type of the ship that is docked to the ship.
    Aboard,
}

/// What of a card is needed to name it later: upgrades are turned over, conditions and docked ships go.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Shown {
    /// Nothing: it is always called the same.
    #[default]
    Always,
    /// The face of an upgrade that showed then.
    Face(u8),
    /// The kind of a condition.
    Condition(u8),
    /// The ship that was docked.
    Docked(ShipId),
}

impl Shown {
    pub(crate) fn is_always(&self) -> bool {
        *self == Self::Always
    }
}

/// An ability of a card of a ship.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct AbilityRef {
    /// Whose.
    pub ship: ShipId,
    /// On which card.
    pub card: CardRef,
    /// Which of the card.
    pub index: u8,
}

/// A weapon of a ship: an ability, or one of the primary ones.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum WeaponRef {
    /// A primary one of the ship's type.
    Primary(u8),
    /// On an upgrade: its place, and the place of the ability.
    Upgrade(u8, u8),
}
