//! The modes of play, and whose piles there are.

use serde::{Deserialize, Serialize};

/// How the game is played.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Mode {
    /// STF-012: green cards, two cruisers.
    #[default]
    Training,
    /// Forty cards: the effects of training, and flips.
    Intermediate,
    /// STF-013: all cards and all cruisers.
    Skirmish,
    /// STF-102: own draw piles, made before the game.
    TotalWar,
}

impl Mode {
    /// All four, simplest first.
    pub const ALL: [Self; 4] = [Self::Training, Self::Intermediate, Self::Skirmish, Self::TotalWar];

    /// What players type.
    pub fn name(self) -> &'static str {
        match self {
            Self::Training => "training",
            Self::Intermediate => "intermediate",
            Self::Skirmish => "skirmish",
            Self::TotalWar => "total-war",
        }
    }
}

/// Whose draw and discard piles there are.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Piles {
    /// STF-018: one for both.
    Common,
    /// STF-107: one each.
    Own,
}

/// Where in a round a match is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Cruisers are chosen and piles are shuffled.
    Setup,
    /// STF-021.
    Reinforcements,
    /// STF-027.
    Deployment,
    /// STF-045.
    Battle,
}
