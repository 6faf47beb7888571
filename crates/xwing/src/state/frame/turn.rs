//! Where set-up and action stand.

use crate::{Act, Difficulty};
use kernel::Seat;
use serde::{Deserialize, Serialize};

/// What comes next in the set-up.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) enum SetupStep {
    /// X2-SETUP-05, -06.
    First { agreed: Option<Seat> },
    /// AMB-18: chance picked who names the first player.
    Names { seat: Seat },
    /// X2-SETUP-09: so many were placed or set aside.
    Obstacles { turn: u8 },
    /// X2-ESCALATE-02.
    Markers,
    /// which ships are docked to others.
    Docking,
    /// X2-SETUP-13.
    Ships,
    /// What cards do once all ships are placed.
    Abilities,
    /// X2-SETUP-15: this seat's deck.
    Shuffle { seat: u8 },
}

/// What comes next in an action.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) enum ActStep {
    Choose,
    /// X2-BEYOND-28: the maneuver of a SLAM was executed.
    Disarm(Act, Difficulty),
    /// The action was carried out: stress if it is red.
    Stress(Act, Difficulty),
    /// Abilities that answer an action.
    Answer(Act),
    /// What is linked to it.
    Link(Act),
}

impl ActStep {
    /// The action that was chosen.
    pub(crate) fn act(self) -> Option<Act> {
        match self {
            Self::Choose => None,
            Self::Disarm(act, _) | Self::Stress(act, _) | Self::Answer(act) | Self::Link(act) => Some(act),
        }
    }
}

/// What ships have their turns for, one by one.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) enum Turn {
    /// X2-SYS-01: what names the system phase.
    System,
    /// FAQ-ERRATA-RULE-08: decloaking.
    Decloak,
    /// X2-ACTIV-01: moving and acting.
    Activation,
    /// X2-ATTACK-01: attacking.
    Engagement,
}
