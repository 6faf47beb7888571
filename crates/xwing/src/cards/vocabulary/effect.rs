//! What is different while a card is in force. Nothing registers: queries fold what lies on the table.

use super::{Cost, Shape, Tool};
use crate::{ActionKind, Dice, Difficulty, Symbol, Token};
use geometry::Guides;
use serde::{Deserialize, Serialize};

/// A printed value.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Stat {
    /// Defence dice.
    Agility,
    /// X2-ATTACK-29.
    Hull,
    /// X2-SETUP-03.
    Shields,
    /// X2-INIT-01.
    Initiative,
    /// Attack dice of every primary weapon.
    Attack,
}

/// What a constant ability does to the ships it applies to.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Effect {
    /// A value is so much higher or lower.
    Value(Stat, i8),
    /// The ship rolls more or fewer attack dice.
    AttackDice(i8),
    /// The ship rolls more or fewer defence dice.
    DefenseDice(i8),
    /// The ship's maneuvers of these shapes are so many levels harder (negative: easier); of all shapes if none is named.
    ManeuverDifficulty(Vec<Shape>, i8),
    /// The ship performs only these actions, and those printed on its damage cards.
    OnlyActions(Vec<ActionKind>),
    /// X2-FORCE-03 is all that may modify the ship's attack dice.
    OnlyForceModifiesAttack,
    /// The ship may have so many locks more, on different objects.
    ExtraLocks(u8),
    /// The ship may pay this instead of the focus or lock that a special attack demands.
    InsteadOfRequirement(Vec<Cost>),
    /// Hits the ship suffers are critical.
    HitsAreCrits,
    /// The ship cannot attack.
    CannotAttack,
    /// X2-BEYOND-67, -68: one ship of these types may be docked to the ship, and deploys from these guides.
    Carries(Vec<Symbol>, Vec<Guides>),
    /// What the ship would drop with a straight template it may drop with a bank of the same speed.
    DropWithBanks,
    /// X2-BEYOND-55: bombs the ship would drop it may launch with one of these templates instead.
    LaunchBombs(Vec<Tool>),
    /// The spent charges of this card do not come back.
    ChargesStaySpent,
    /// A value is this, whatever else it would be. X1-BASE-15: of several such the latest card counts.
    Set(Stat, u8),
    /// The ship's maneuvers of these shapes and speeds (all of them, if none is named) have this colour. X1-BASE-17: of
    /// several the hardest.
    Treat(Vec<Shape>, (u8, u8), Difficulty),
    /// The ship cannot spend tokens of these kinds.
    CannotSpend(Vec<Token>),
    /// The ship cannot reroll these dice.
    CannotReroll(Dice),
    /// The ship's dial cannot be set to these shapes.
    CannotSelect(Vec<Shape>),
    /// The ship performs no action that is on its own bar.
    NoBarActions,
    /// The ship performs actions although it is stressed.
    ActsStressed,
    /// The ship rolls no attack dice.
    NoAttackDice,
    /// Damage cards are dealt to the ship face up.
    DealtFaceUp,
    /// The ship cannot be the target of an attack that could be made on this card's ship with the same weapon.
    TargetThisInstead,
    /// Nothing on the ship's pilot card and talents is in force.
    SilencesPilot,
    /// The ship moves, acts and attacks as if there were no obstacles; attacks on it are obstructed all the same.
    IgnoresObstacles,
}

impl Effect {
    /// Bits of effects that few packs have, so that others pay nothing for them.
    pub(crate) const CANNOT_SPEND: u16 = 1;
    pub(crate) const CANNOT_REROLL: u16 = 1 << 1;
    pub(crate) const CANNOT_SELECT: u16 = 1 << 2;
    pub(crate) const NO_BAR_ACTIONS: u16 = 1 << 3;
    pub(crate) const ACTS_STRESSED: u16 = 1 << 4;
    pub(crate) const DEALT_FACE_UP: u16 = 1 << 5;
    pub(crate) const TARGET_THIS_INSTEAD: u16 = 1 << 6;
    pub(crate) const IGNORES_OBSTACLES: u16 = 1 << 7;

    /// Its bit, if it is one of those.
    pub(crate) fn rare(&self) -> u16 {
        if let Self::CannotSpend(_) = self {
            Self::CANNOT_SPEND
        } else if let Self::CannotReroll(_) = self {
            Self::CANNOT_REROLL
        } else if let Self::CannotSelect(_) = self {
            Self::CANNOT_SELECT
        } else {
            let bits = [
                (Self::NoBarActions, Self::NO_BAR_ACTIONS),
                (Self::ActsStressed, Self::ACTS_STRESSED),
                (Self::DealtFaceUp, Self::DEALT_FACE_UP),
                (Self::TargetThisInstead, Self::TARGET_THIS_INSTEAD),
                (Self::IgnoresObstacles, Self::IGNORES_OBSTACLES),
            ];
            bits.iter().find(|(effect, _)| effect == self).map_or(0, |(_, bit)| *bit)
        }
    }
}
