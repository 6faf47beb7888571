//! Attacks, dice being modified, and damage being suffered.

use crate::{AbilityRef, CardRef, Dice, DiceSet, Pool, ShipId, WeaponRef, WeaponTest};
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

/// What comes next in an engagement.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) enum EngageStep {
    /// What answers it before it happens.
    Before,
    /// The attack, or a bonus attack with certain weapons.
    Attack(Option<WeaponTest>),
}

/// Who attacks once more, and with which weapons, in the order in which the abilities were used.
pub(crate) type BonusAttacks = SmallVec<[(ShipId, Option<WeaponTest>); 2]>;

/// An attack in flight.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) struct Attack {
    pub(crate) attacker: ShipId,
    pub(crate) defender: ShipId,
    pub(crate) weapon: WeaponRef,
    /// X2-ARC-06: the attack range.
    pub(crate) range: u8,
    /// X2-OBST-14.
    pub(crate) obstructed: bool,
    /// Whether the weapon's requirement was bought off.
    pub(crate) instead: bool,
    /// The place of what comes next in the edition's sequence.
    pub(crate) step: u8,
    pub(crate) offense: Pool,
    pub(crate) defense: Pool,
    /// Dice more or fewer than cards and range say: attack, defence.
    pub(crate) more: (i8, i8),
    /// X2-ATTACK-13, -14: decided before shields, and before results become tokens.
    pub(crate) hit: bool,
    /// What is left after neutralising.
    pub(crate) hits: u8,
    pub(crate) crits: u8,
    /// X2-ATTACK-17: who attacks once more when all else of the aftermath is done.
    pub(crate) bonus: BonusAttacks,
    /// FAQ-ATTACKSEQ-25: it is the second of an attack that is performed twice.
    pub(crate) again: bool,
    /// FAQ-ATTACKSEQ-28: which of those who may attack once more are asked next.
    pub(crate) queue: u8,
    /// Abilities that have performed an attack after this one.
    pub(crate) followed: SmallVec<[AbilityRef; 2]>,
}

impl Attack {
    /// An attack that has just been declared, along a clear line.
    pub(crate) fn declared(attacker: ShipId, defender: ShipId, weapon: WeaponRef, range: u8) -> Self {
        Self {
            attacker,
            defender,
            weapon,
            range,
            obstructed: false,
            instead: false,
            step: 0,
            offense: Pool::default(),
            defense: Pool::default(),
            more: (0, 0),
            hit: false,
            hits: 0,
            crits: 0,
            bonus: BonusAttacks::new(),
            again: false,
            queue: 0,
            followed: SmallVec::new(),
        }
    }
}

/// One player's modification of dice in flight.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) struct Modify {
    pub(crate) dice: Dice,
    /// The ship whose player modifies.
    pub(crate) by: ShipId,
    /// Abilities used; each modifies once.
    pub(crate) used: SmallVec<[AbilityRef; 6]>,
    /// AMB-28: kinds of tokens spent, one bit each.
    pub(crate) spent: u16,
    /// Dice being rerolled with a lock.
    pub(crate) rolling: DiceSet,
}

impl Modify {
    pub(crate) fn new(dice: Dice, by: ShipId) -> Self {
        Self { dice, by, used: SmallVec::new(), spent: 0, rolling: DiceSet::NONE }
    }
}

/// Damage to one ship in flight.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) struct Suffer {
    pub(crate) ship: ShipId,
    pub(crate) hits: u8,
    pub(crate) crits: u8,
    pub(crate) step: SufferStep,
}

impl Suffer {
    pub(crate) fn new(ship: ShipId, hits: u8, crits: u8) -> Self {
        Self { ship, hits, crits, step: SufferStep::Before }
    }

    /// A damage card that is dealt, whatever the shields.
    pub(crate) fn dealt(ship: ShipId, up: bool) -> Self {
        Self { step: SufferStep::Dealt { up }, ..Self::new(ship, 0, 0) }
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) enum SufferStep {
    /// What may prevent it.
    Before,
    /// One damage after the other, hits first (X2-DAMAGE-04, X2-ATTACK-16).
    One,
    /// A card is dealt; nothing is suffered.
    Dealt {
        /// Face up.
        up: bool,
    },
    /// A critical damage was suffered; on this card if not on a shield.
    Crit(Option<CardRef>),
    /// Whether it is destroyed.
    Check,
    /// X2-ATTACK-31: it is, and is removed; what is docked to it may leave before (X2-BEYOND-69).
    Remove,
}
