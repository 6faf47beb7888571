//! What is different while a card is in force. Nothing registers: queries fold what lies on the table.

use super::{Cost, Shape, Tool};
use crate::{ActionKind, Symbol};
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
}
