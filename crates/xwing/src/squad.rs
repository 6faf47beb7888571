//! A squadron: ship cards with their upgrades.

use crate::Symbol;
use serde::{Deserialize, Serialize};

/// One ship of a squadron.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Member {
    /// The ship card.
    pub pilot: Symbol,
    /// Its upgrades.
    #[serde(default)]
    pub upgrades: Vec<Symbol>,
    /// X2-SQUAD-02: what the quick-build option is worth, where one was taken.
    #[serde(default)]
    pub threat: Option<u8>,
}

/// X2-SETUP-01: a squadron.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Squad {
    /// What its player calls it.
    pub name: String,
    /// Its ships.
    pub ships: Vec<Member>,
    /// X2-SETUP-05: what it costs, where points are counted.
    pub points: Option<u16>,
}
