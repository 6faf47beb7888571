//! A squadron: ship cards with their upgrades.

use crate::Symbol;
use serde::{Deserialize, Serialize};

/// One ship of a squadron.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Member {
    /// The ship card.
    pub pilot: Symbol,
    /// Its upgrades.
    #[serde(default)]
    pub upgrades: Vec<Symbol>,
    /// X2-SQUAD-02: what the quick-build option is worth, where one was taken: all of its ships together.
    #[serde(default)]
    pub threat: Option<u8>,
    /// ships with the same number came by one quick-build option, where one holds several.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub build: Option<u8>,
}

impl Member {
    /// A ship that belongs to no quick build.
    pub fn new(pilot: Symbol, upgrades: Vec<Symbol>) -> Self {
        Self { pilot, upgrades, threat: None, build: None }
    }
}

/// X2-SETUP-01: a squadron.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(default, deny_unknown_fields)]
pub struct Squad {
    /// What its player calls it.
    pub name: String,
    /// Its ships.
    pub ships: Vec<Member>,
    /// X2-SETUP-05: what it costs, where points are counted.
    pub points: Option<u16>,
}
