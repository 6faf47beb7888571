//! What an edition answers where the rules ask. Each question is asked at one place of the code, which `cargo xtask tidy`
//! counts.

use serde::Deserialize;

/// What an edition answers.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Answers {
    pub(crate) locks: Locks,
    pub(crate) removal: Removal,
    pub(crate) tractor: Tractor,
    pub(crate) first_battle: FirstBattle,
    pub(crate) deployment: Deployment,
    pub(crate) ranges: Ranges,
    pub(crate) touching: Touching,
    pub(crate) rolls: Rolls,
    pub(crate) moved_onto: MovedOnto,
    pub(crate) late_turn: LateTurn,
    pub(crate) range_bonus: RangeBonus,
    pub(crate) evade: Evade,
    pub(crate) spending: Spending,
    pub(crate) extra_attacks: ExtraAttacks,
    pub(crate) devices: Devices,
    pub(crate) forbidden_reveal: ForbiddenReveal,
}

/// AMB-27: whom may a ship lock?
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
pub(crate) enum Locks {
    /// Every other ship.
    Anybody,
    /// Enemies only.
    Enemies,
}

/// X2-ATTACK-32: when is a ship removed that was destroyed in the engagement phase?
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
pub(crate) enum Removal {
    /// When all ships of the initiative step have engaged.
    AfterInitiative,
    /// When it has had its own turn, if that comes in the same initiative step; else at once.
    AfterOwnTurn,
}

/// X2-BEYOND-38: how many defence dice fewer does a ship roll that has tractor tokens?
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
pub(crate) enum Tractor {
    /// One in all.
    OneDie,
    /// One for each.
    OnePerToken,
}

/// X2-INTRO-03, X1-SETUP-08: where do the ships of the first battle begin?
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
pub(crate) enum FirstBattle {
    /// Ships and obstacles have their places.
    InPlace,
    /// Players place the ships, and there are no obstacles.
    PlacedByPlayers,
}

/// X2-SETUP-14, FAQ-CLAR-52: how far may the base of a large ship reach at set-up?
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
pub(crate) enum Deployment {
    /// It stays within range 1 of its edge.
    WithinRange,
    /// It may reach beyond, if it fills the whole depth of that range.
    FillsRange,
}

/// X2-RANGE-08, X1-DEF-04: what is the least range?
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
pub(crate) enum Ranges {
    /// 0: what touches, and a ship to itself.
    FromZero,
    /// 1: touching is no range.
    FromOne,
}

/// X2-MOVE-22, X1-MOVE-11: when do two ships touch?
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
pub(crate) enum Touching {
    /// When their bases do.
    ByContact,
    /// When the maneuver of one overlapped the other, until one of them moves away.
    ByOverlap,
}

/// X2-ACTION-23, X1-ACTION-13: where does a barrel roll end?
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
pub(crate) enum Rolls {
    /// In one of three positions.
    Slots,
    /// Anywhere along the template, which slides along both sides.
    Sliding,
}

/// R-18, FAQ-ERRATA-RULE-18, -19: what do obstacles do to a ship that is moved onto them without a maneuver?
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
pub(crate) enum MovedOnto {
    /// Nothing.
    Nothing,
    /// What they do to one that flies onto them, but for the action.
    Effect,
}

/// FAQ-PREC-72: does a ship still engage whose initiative has risen above that of the step?
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
pub(crate) enum LateTurn {
    /// It does, next.
    Taken,
    /// It does not.
    Lost,
}

/// X2-WEAPON-06, X1-ATTACK-04: with which weapons does range add dice?
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
pub(crate) enum RangeBonus {
    /// With those that do not say otherwise.
    AsPrinted,
    /// With primary ones.
    PrimaryOnly,
}

/// X2-ACTION-19, X1-ATTACK-16: what does an evade token do?
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
pub(crate) enum Evade {
    /// It changes a blank or focus result.
    Changes,
    /// It adds a result.
    Adds,
}

/// AMB-28, R-10, FAQ-PREC-15 to -20: how are tokens spent on dice?
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
pub(crate) enum Spending {
    /// As the players agreed.
    AsAgreed,
    /// One of each kind in a step, for nothing if need be.
    OneOfEach,
}

/// X2-ATTACK-17, FAQ-ATTACKSEQ-28: how often may a ship attack once more?
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
pub(crate) enum ExtraAttacks {
    /// Once a round.
    OnceARound,
    /// As often as its cards say.
    AsCardsSay,
}

/// FAQ-QA-ACTION-14: how many devices may a ship lay?
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
pub(crate) enum Devices {
    /// As many as its cards say.
    AsCardsSay,
    /// One a round.
    OneARound,
}

/// X2-ACTIV-07, FAQ-PREC-64: what may be used when a ship reveals a maneuver that it may not execute?
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
pub(crate) enum ForbiddenReveal {
    /// Whatever follows a reveal.
    AsEver,
    /// Only what changes the maneuver or its colour. Colours are constant effects and hold by themselves, and no word of
    /// cards changes a maneuver yet, so nothing is asked.
    ChangesOnly,
}
