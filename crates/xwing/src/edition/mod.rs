//! What sets editions apart, and how the rules are read where they leave a choice. A pack says what its edition is
//! ([`Edition`]); players say how they read it ([`Ruleset`]). No rule asks which edition is played.

mod answers;
mod cite;
mod facts;
mod ruleset;
mod sequence;

pub use answers::Answers;
pub(crate) use answers::{
    Deployment, Devices, Evade, ExtraAttacks, FirstBattle, ForbiddenReveal, LateTurn, Locks, MovedOnto,
    RangeBonus, Ranges, Removal, Rolls, Spending, Touching, Tractor,
};
pub use cite::Cite;
pub(crate) use cite::Cites;
pub use facts::{BySize, Facts, SquadFacts, TokenFacts, TokenTable, XwsDialect};
pub use ruleset::{
    BothGoals, DamageDecks, ForbiddenDial, IdleCosts, MinesBeyond, MutualDestruction, OverlapActions,
    Reinforce, Rerolls, Ruleset, SecondAcademy, SeveralObstacles, SimultaneousAttacks, StartOnObstacle,
    ThreatTotal, TokensPerStep, WeaponChanges,
};
pub use sequence::{ActivateStep, AttackStep, EndStep, RoundStep, Sequence};

use crate::Symbol;
use serde::Deserialize;

/// The ledgers that ship, by the names of their editions.
pub(crate) const LEDGERS: &[(&str, &str)] = &[
    ("xwing1e", include_str!("../../../../rules/xwing1e.md")),
    ("xwing2e", include_str!("../../../../rules/xwing2e.md")),
];

/// What a pack's `edition.ron` says, about one page: read beside that of another edition, it is the list of what sets
/// the two apart.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Edition {
    /// Its short name, by which its ledger is found: `rules/NAME.md`.
    pub name: Symbol,
    /// Numbers and tables.
    pub facts: Facts,
    /// What it answers where the rules ask.
    pub answers: Answers,
    /// X2-ROUND-01: the steps of a round, again and again.
    pub round: Sequence<RoundStep>,
    /// X2-ACTIV-02: the steps of an activation.
    pub activation: Sequence<ActivateStep>,
    /// X2-ATTACK-04: the steps of an attack.
    pub attack: Sequence<AttackStep>,
    /// AMB-37: the steps of the end phase.
    pub end: Sequence<EndStep>,
}

impl Edition {
    /// Its short name and its ledger, if one ships.
    pub(crate) fn ledger(&self) -> Option<(&'static str, &'static str)> {
        LEDGERS.iter().find(|(name, _)| self.name == **name).copied()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_ledger_that_ships_says_which_rule_means_what() {
        for (name, ledger) in LEDGERS {
            assert_eq!(Cite::faults(ledger), [""; 0], "rules/{name}.md");
        }
    }
}
