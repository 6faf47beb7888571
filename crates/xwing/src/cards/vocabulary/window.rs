//! The moments at which abilities can trigger.

use crate::Token;
use serde::{Deserialize, Serialize};

/// A moment with one ship as its subject; phases open one per ship or one without.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Window {
    /// X2-SYS-01: the subject's turn in the system phase.
    System,
    /// X2-ACTIV-07: before the subject's dial is revealed.
    BeforeActivate,
    /// X2-ACTIV-07: between revealing the dial and the maneuver.
    AfterReveal,
    /// After the subject executed a maneuver, fully or not, and its difficulty was checked.
    AfterManeuver,
    /// After the subject performed an action.
    AfterAction,
    /// After the subject's activation.
    AfterActivation,
    /// At the start of the engagement phase; every ship is its own subject.
    StartOfEngagement,
    /// Before the subject engages.
    BeforeEngage,
    /// After the subject was declared the defender, before any die.
    Declared,
    /// X2-ATTACK-08: attack dice are modified; the subject is the attacker.
    ModifyAttackDice,
    /// X2-ATTACK-10: defence dice are modified; the subject is the defender.
    ModifyDefenseDice,
    /// X2-ATTACK-13: after results were neutralised and the attack hit; the subject is the attacker.
    Hit,
    /// After the attack missed; the subject is the attacker.
    Missed,
    /// Before the subject suffers damage.
    BeforeSuffer,
    /// After the subject suffered one critical damage, on a shield or as a card.
    AfterCritSuffered,
    /// X2-ATTACK-17: after the subject defended.
    AfterDefend,
    /// X2-ATTACK-17: after the subject attacked.
    AfterAttack,
    /// X2-DAMAGE-03: this damage card was dealt face up to the subject.
    Dealt,
    /// X2-BEYOND-40: this condition was assigned to the subject.
    Assigned,
    /// After the subject was destroyed, before it is removed.
    Destroyed,
    /// The end phase, before tokens go; every ship is its own subject.
    EndPhase,
    /// After the subject gained a token of a kind.
    Gained(Token),
    /// The subject's device is about to detonate.
    Detonated,
    /// X2-BEYOND-09: after the subject decloaked.
    AfterDecloak,
    /// X2-SETUP-13: after all ships were placed, before the first round; every ship is its own subject.
    AfterSetup,
    /// X2-ATTACK-11: all dice are modified, and nothing is neutralised yet; the subject is the attacker.
    BeforeNeutralize,
    /// After the subject spent a token of a kind, whatever for.
    Spent(Token),
    /// A damage card was dealt face up to the subject, and its own text has not been resolved.
    DealtUp,
    /// After the subject's turn to attack, if nothing on the table barred it; a card may have.
    AfterOpportunity,
}

impl Window {
    /// A bit of its own, so that cards that do not listen cost nothing.
    pub const fn bit(self) -> u64 {
        match self {
            Self::System => 1,
            Self::BeforeActivate => 1 << 1,
            Self::AfterReveal => 1 << 2,
            Self::AfterManeuver => 1 << 3,
            Self::AfterAction => 1 << 4,
            Self::AfterActivation => 1 << 5,
            Self::StartOfEngagement => 1 << 6,
            Self::BeforeEngage => 1 << 7,
            Self::Declared => 1 << 8,
            Self::ModifyAttackDice => 1 << 9,
            Self::ModifyDefenseDice => 1 << 10,
            Self::Hit => 1 << 11,
            Self::Missed => 1 << 12,
            Self::BeforeSuffer => 1 << 13,
            Self::AfterCritSuffered => 1 << 14,
            Self::AfterDefend => 1 << 15,
            Self::AfterAttack => 1 << 16,
            Self::Dealt => 1 << 17,
            Self::Assigned => 1 << 18,
            Self::Destroyed => 1 << 19,
            Self::EndPhase => 1 << 20,
            Self::Detonated => 1 << 21,
            Self::AfterDecloak => 1 << 22,
            Self::AfterSetup => 1 << 23,
            Self::BeforeNeutralize => 1 << 24,
            Self::DealtUp => 1 << 25,
            Self::AfterOpportunity => 1 << 26,
            Self::Gained(token) => 1 << (32 + token as u32),
            Self::Spent(token) => 1 << (45 + token as u32),
        }
    }
}
