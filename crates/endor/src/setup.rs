//! What a match starts from.

use crate::Policies;
use serde::{Deserialize, Serialize};

/// Players and policies.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(default, deny_unknown_fields)]
pub struct Setup {
    /// Two, or four in two teams (END-112).
    pub players: u8,
    /// How the rulings are read.
    pub policies: Policies,
}

impl Default for Setup {
    fn default() -> Self {
        Self { players: 2, policies: Policies::default() }
    }
}

impl Setup {
    /// The team game.
    pub fn team() -> Self {
        Self { players: 4, ..Self::default() }
    }
}
