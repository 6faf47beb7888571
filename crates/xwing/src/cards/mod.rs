//! Cards as data, the words their abilities are written in, and how packs of them are read.

mod ability_set;
mod card;
mod content;
pub mod pack;
mod points;
mod printed;
mod silence;
pub mod vocabulary;

pub use ability_set::AbilitySet;
pub(crate) use ability_set::COUNTED_PER_FACE;
pub use card::{
    Charges, ConditionCard, DamageCard, Device, Fuse, ObstacleKind, PerSlot, Pilot, QuickBuild, QuickShip,
    Restriction, ShipType, Text, Trait, Turret, Upgrade, UpgradeFace,
};
pub use content::{Content, DeviceShape, Obstacle};
pub use pack::{PackError, PackFault, PackFile};
pub use points::{PointsList, Price};
pub use printed::Printed;
pub use silence::AbilityPlace;
pub use vocabulary::{
    Ability, ActionGrant, Amount, CardAction, Condition, Constant, Cost, DamageFilter, Duty, Effect, Facing,
    Once, Rank, Requirement, Role, Shape, ShipTest, Stat, Step, Tool, Triggered, Weapon, WeaponTest, Who,
    Window,
};
