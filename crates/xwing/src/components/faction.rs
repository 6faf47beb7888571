//! Sides that ships fly for, and places on ships that upgrades take.

use serde::{Deserialize, Serialize};

/// X2-BEYOND-02, and those that came later.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Faction {
    /// Rebel Alliance.
    Rebel,
    /// Galactic Empire.
    Empire,
    /// Scum and Villainy.
    Scum,
    /// Resistance.
    Resistance,
    /// First Order.
    FirstOrder,
    /// Galactic Republic.
    Republic,
    /// Separatist Alliance.
    Separatists,
}

/// X2-UPGRADE-01: the types of upgrades.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "UpgradeSlot"))]
#[expect(missing_docs, reason = "the printed names of the slots say it all")]
pub enum Slot {
    Astromech,
    Cannon,
    Configuration,
    Crew,
    Device,
    ForcePower,
    Gunner,
    Illicit,
    Missile,
    Modification,
    SalvagedAstromech,
    Sensor,
    TacticalRelay,
    Talent,
    Tech,
    Title,
    Torpedo,
    Turret,
}
