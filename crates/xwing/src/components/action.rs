//! Actions and action bars.

use crate::Difficulty;
use serde::{Deserialize, Serialize};

/// The actions that bars and cards name.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum ActionKind {
    /// X2-ACTION-13.
    Focus,
    /// X2-ACTION-18.
    Evade,
    /// X2-ACTION-29.
    Lock,
    /// X2-ACTION-21.
    BarrelRoll,
    /// X2-ACTION-26.
    Boost,
    /// X2-BEYOND-03.
    Calculate,
    /// X2-BEYOND-05.
    Cloak,
    /// X2-BEYOND-13.
    Coordinate,
    /// X2-BEYOND-15.
    Jam,
    /// X2-BEYOND-20.
    Reinforce,
    /// X2-BEYOND-23.
    Reload,
    /// X2-BEYOND-26.
    Rotate,
    /// X2-BEYOND-27.
    Slam,
}

impl ActionKind {
    /// All kinds.
    pub const ALL: [Self; 13] = [
        Self::Focus,
        Self::Evade,
        Self::Lock,
        Self::BarrelRoll,
        Self::Boost,
        Self::Calculate,
        Self::Cloak,
        Self::Coordinate,
        Self::Jam,
        Self::Reinforce,
        Self::Reload,
        Self::Rotate,
        Self::Slam,
    ];
}

/// One entry of an action bar.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct BarAction {
    /// What.
    pub kind: ActionKind,
    /// X2-ACTION-05: a red one brings stress.
    #[serde(default)]
    pub difficulty: Difficulty,
    /// X2-ACTION-07: what may follow.
    #[serde(default)]
    pub linked: Option<Linked>,
}

/// The right-hand side of a linked action.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Linked {
    /// What.
    pub kind: ActionKind,
    /// How hard.
    #[serde(default)]
    pub difficulty: Difficulty,
}
