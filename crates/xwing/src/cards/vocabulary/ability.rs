//! What a card can have.

use super::{Condition, Cost, Effect, ShipTest, Step, Window};
use crate::{BarAction, Difficulty};
use geometry::Arc;
use serde::{Deserialize, Serialize};

/// Whether an ability is the player's to use or not.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
pub enum Duty {
    /// The player may.
    #[default]
    May,
    /// It happens.
    Must,
}

/// How often an ability can be used.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Once {
    /// Once a round.
    PerRound,
    /// Once a round, counted together with the card's other abilities that say so: one or the other.
    CardPerRound,
}

/// What a special attack demands (X2-WEAPON-07).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Requirement {
    /// X2-WEAPON-08: a focus token.
    Focus,
    /// X2-WEAPON-09: a lock on the defender.
    Lock,
    /// A calculate token.
    Calculate,
}

/// At a moment, for a ship, under conditions, at a price: steps.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Triggered {
    /// When.
    pub on: Window,
    /// Whose moment it must be; its own if nothing is said.
    #[serde(default = "this")]
    pub of: Vec<ShipTest>,
    /// Whether it is a choice.
    #[serde(default)]
    pub duty: Duty,
    /// Under which conditions.
    #[serde(default)]
    pub when: Vec<Condition>,
    /// At which price.
    #[serde(default)]
    pub cost: Vec<Cost>,
    /// What happens.
    pub then: Vec<Step>,
    /// How often.
    #[serde(default)]
    pub once: Option<Once>,
}

/// Under conditions, for ships: an effect.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Constant {
    /// Which ships it applies to; its own if nothing is said.
    #[serde(default = "this")]
    pub of: Vec<ShipTest>,
    /// Under which conditions.
    #[serde(default)]
    pub when: Vec<Condition>,
    /// What is different.
    pub effect: Effect,
}

/// X2-ACTION-35: an action printed on a card.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CardAction {
    /// Under which conditions.
    #[serde(default)]
    pub when: Vec<Condition>,
    /// At which price.
    #[serde(default)]
    pub cost: Vec<Cost>,
    /// The colour.
    #[serde(default)]
    pub difficulty: Difficulty,
    /// What happens.
    pub then: Vec<Step>,
}

/// X2-WEAPON-02: a special weapon, or a printed primary one.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Weapon {
    /// X2-WEAPON-04.
    pub dice: u8,
    /// X2-WEAPON-05.
    #[serde(default = "any_range")]
    pub range: (u8, u8),
    /// X2-WEAPON-03.
    #[serde(default = "front")]
    pub arc: Arc,
    /// X2-BEYOND-48: fires from the turret instead.
    #[serde(default)]
    pub turret: bool,
    /// X2-WEAPON-07.
    #[serde(default)]
    pub requires: Option<Requirement>,
    /// Paid when the attack is declared.
    #[serde(default)]
    pub cost: Vec<Cost>,
    /// Only there while a ship is docked, and with as many dice as the front primary weapon of that one.
    #[serde(default)]
    pub docked: bool,
    /// X2-WEAPON-06: whether range bonuses apply.
    #[serde(default = "yes")]
    pub range_bonus: bool,
    /// FAQ-CLAR-02: fires all round, whatever the arc, which is still the ship's firing arc.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "typescript", ts(as = "Option<_>", optional))]
    pub all_round: bool,
    /// FAQ-ATTACKSEQ-25: the attack is performed twice.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "typescript", ts(as = "Option<_>", optional))]
    pub twice: bool,
}

/// What a card can have.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Ability {
    /// At a moment.
    Triggered(Triggered),
    /// While it lies there.
    Constant(Constant),
    /// An action on the card.
    Action(CardAction),
    /// A weapon.
    Weapon(Weapon),
    /// An addition to the action bar.
    Bar(BarAction),
}

impl Ability {
    /// Whether it may be used once a round.
    pub fn is_counted(&self) -> bool {
        match self {
            Self::Triggered(triggered) => triggered.once.is_some(),
            // X2-ACTION-36.
            Self::Action(_) => true,
            Self::Constant(_) | Self::Weapon(_) | Self::Bar(_) => false,
        }
    }

    /// Whether it is counted together with the other abilities of its card that say so.
    fn is_counted_with_card(&self) -> bool {
        matches!(self, Self::Triggered(triggered) if triggered.once == Some(Once::CardPerRound))
    }

    /// Its place among the abilities of a face that are counted by the round, if it is one of them.
    pub(crate) fn count_of(face: &[Self], index: usize) -> Option<usize> {
        let ability = face.get(index).filter(|ability| ability.is_counted())?;
        let together = ability.is_counted_with_card();
        // Those that are counted together stand where the first of them does.
        let first = if together { face.iter().position(Self::is_counted_with_card)? } else { index };
        let mut seen = false;
        let before = face[..first].iter().filter(|other| {
            other.is_counted() && !(other.is_counted_with_card() && std::mem::replace(&mut seen, true))
        });
        Some(before.count())
    }

    /// How many abilities of a face are counted by the round; those that are counted together are one.
    pub(crate) fn counts(face: &[Self]) -> usize {
        (0..face.len()).filter_map(|index| Self::count_of(face, index)).max().map_or(0, |last| last + 1)
    }

    /// The moment it listens to or the effect it has, as a bit.
    pub fn listens(&self) -> u64 {
        match self {
            Self::Triggered(triggered) => triggered.on.bit(),
            Self::Constant(constant) => constant.bit(),
            Self::Action(_) | Self::Weapon(_) | Self::Bar(_) => 0,
        }
    }
}

impl Constant {
    /// Bits of effects on values, above those of all moments: on the ship itself, and on others too.
    pub const VALUE: u64 = 0b11 << 58;
    /// Bits of effects on the difficulty of maneuvers.
    pub const DIFFICULTY: u64 = 0b11 << 60;
    /// Bits of all effects.
    pub const ANY: u64 = 0b11_1111 << 58;
    /// Bits of effects that reach other ships.
    pub const OTHERS: u64 = 0b10_1010 << 58;

    /// A bit that says what it is about, so that ships without such a card cost nothing.
    pub fn bit(&self) -> u64 {
        let about = if let Effect::Value(..) | Effect::Set(..) = self.effect {
            Self::VALUE
        } else if let Effect::ManeuverDifficulty(..) | Effect::Treat(..) = self.effect {
            Self::DIFFICULTY
        } else {
            Self::ANY & !Self::VALUE & !Self::DIFFICULTY
        };
        if self.of == [ShipTest::This] { about & !Self::OTHERS } else { about & Self::OTHERS }
    }
}

fn this() -> Vec<ShipTest> {
    vec![ShipTest::This]
}

fn any_range() -> (u8, u8) {
    (1, 3)
}

fn front() -> Arc {
    Arc::Front
}

fn yes() -> bool {
    true
}
