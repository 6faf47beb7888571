//! What must be said before a match can start.

use crate::{DamageDecks, Format, Ruleset, Squad, Symbol};
use kernel::Seat;
use serde::{Deserialize, Serialize};

/// How a match is played.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
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

impl Mode {
    /// X2-SQUAD-03, X2-ESCALATE-01: the threat that is played for, unless the players agree on another.
    pub fn threat(self) -> u8 {
        match self {
            Self::Escalation => 4,
            Self::Starter | Self::Standard | Self::EscalationCoreBox => 8,
        }
    }

    /// X2-SETUP-16: one core box has one damage deck, which serves both (X2-INTRO-05); else the players choose.
    pub(crate) fn ruleset(self, asked: Ruleset) -> Ruleset {
        match self {
            Self::Starter | Self::EscalationCoreBox => Ruleset { damage_decks: DamageDecks::Shared, ..asked },
            Self::Standard | Self::Escalation => asked,
        }
    }

    /// The number of a player's first ship: each counts from 1 (X2-COMP-14), but for the starter game, where the
    /// numbers run on (X2-INTRO-04).
    pub(crate) fn first_number(self, seat: Seat) -> u8 {
        if self == Self::Starter && seat == Seat(1) { 2 } else { 1 }
    }
}

/// Who is first player.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
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
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
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
    /// X2-SQUAD-09: the prices, where squad points are used.
    pub season: Option<Symbol>,
    /// X2-SQUAD-08: the most a squadron may cost, where squad points are used.
    pub limit: u16,
    /// Whatever the players like: nothing about squadrons is checked but what a match cannot hold.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "typescript", ts(as = "Option<_>", optional))]
    pub casual: bool,
    /// X2-SETUP-05, -06.
    pub first: FirstPlayer,
    /// B26: which damage deck each seat has, where the edition has several; 0 is the first.
    #[serde(skip_serializing_if = "are_first")]
    #[cfg_attr(feature = "typescript", ts(as = "Option<_>", optional))]
    pub decks: [u8; 2],
    /// How the rules are read.
    pub ruleset: Ruleset,
}

fn are_first(decks: &[u8; 2]) -> bool {
    *decks == [0, 0]
}

impl Default for Setup {
    fn default() -> Self {
        Self {
            mode: Mode::default(),
            squads: [Squad::default(), Squad::default()],
            obstacles: Vec::new(),
            area: (900, 900),
            threat: None,
            season: None,
            limit: 200,
            casual: false,
            first: FirstPlayer::default(),
            decks: [0, 0],
            ruleset: Ruleset::default(),
        }
    }
}

impl Setup {
    /// X2-SQUAD-01: what the squadrons are built by.
    pub fn format(&self) -> Format {
        let total = self.ruleset.threat;
        if self.casual {
            return Format::Casual;
        }
        match (self.mode, self.season, self.threat) {
            // X2-ESCALATE-01.
            (Mode::Escalation, _, threat) => {
                Format::QuickBuild { threat: threat.unwrap_or(self.mode.threat()), total }
            }
            (_, Some(season), _) => Format::Points { season, limit: self.limit },
            (_, None, Some(threat)) => Format::QuickBuild { threat, total },
            (_, None, None) => Format::Open,
        }
    }
}
