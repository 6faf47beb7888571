//! What must be said before a match can start.

use crate::{Ruleset, Squad};
use kernel::Seat;
use serde::{Deserialize, Serialize};

/// How a match is played.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Mode {
    /// X2-INTRO-01: the first battle, everything in its place.
    #[default]
    Starter,
    /// X2-SQUAD-01: squadrons, obstacles, set-up.
    Standard,
    /// X2-ESCALATE-01.
    Escalation,
    /// X2-ESCALATE-14.
    EscalationCoreBox,
}

/// Who is first player.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum FirstPlayer {
    /// X2-SETUP-05, -06: fewer points choose; chance decides among equals and without points.
    #[default]
    ByPoints,
    /// Agreed on.
    Agreed(Seat),
}

/// What must be said before a match can start.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Setup {
    /// How it is played.
    pub mode: Mode,
    /// The squadrons, seat 0 first. Modes that bring their own leave them empty.
    pub squads: [Squad; 2],
    /// X2-SETUP-12: the obstacles to place; those of the core box if none is named.
    pub obstacles: Vec<String>,
    /// X2-SETUP-07: the sides of the play area, in millimetres.
    pub area: (u16, u16),
    /// X2-SQUAD-03: the agreed threat, where quick builds are used.
    pub threat: Option<u8>,
    /// X2-SETUP-05, -06.
    pub first: FirstPlayer,
    /// How the rules are read.
    pub ruleset: Ruleset,
}

impl Default for Setup {
    fn default() -> Self {
        Self {
            mode: Mode::default(),
            squads: [Squad::default(), Squad::default()],
            obstacles: Vec::new(),
            area: (900, 900),
            threat: None,
            first: FirstPlayer::default(),
            ruleset: Ruleset::default(),
        }
    }
}
