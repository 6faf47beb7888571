//! What seats are asked, and what they answer.

use crate::{
    AbilityRef, ActionKind, Dice, DiceSet, Difficulty, Face, ShipId, Token, WeaponRef, WeaponTest, Window,
};
use geometry::{Guides, Heading, Pose, Side, Slot};
use kernel::Seat;
use serde::{Deserialize, Serialize};

/// Why a ship is moved without a maneuver.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum ShiftCause {
    /// X2-BEYOND-10, -11.
    Decloak,
    /// X2-BEYOND-32.
    Tractor,
}

/// What an ability's step asks for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Wanted {
    /// A ship.
    Ship,
    /// A ship to lock.
    LockTarget,
    /// A damage card of this ship to repair.
    Repair(ShipId),
    /// Dice to reroll.
    Reroll(Dice),
    /// How a device is laid.
    Device,
    /// A weapon card of this ship to discard.
    Weapon(ShipId),
}

/// Why a ship may perform an action, and which.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Grant {
    /// X2-ACTION-01: its perform-action step.
    Step,
    /// X2-ION-06: the perform-action step of an ionised ship.
    Ion,
    /// X2-ACTION-07: the right-hand side of a linked action.
    Linked(ActionKind, Difficulty),
    /// X2-BEYOND-13: coordinated by another ship.
    Coordinated,
    /// it has just deployed from its carrier.
    Deployed,
    /// A step of an ability.
    Card(AbilityRef, u8),
}

/// What a seat is asked.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Ask {
    /// X2-SETUP-05: who is first player?
    First,
    /// X2-SETUP-09: place an obstacle.
    Obstacle,
    /// X2-ESCALATE-02, -03: place a hyperspace marker.
    Marker,
    /// X2-SETUP-13: place one of the ships that are due.
    Place,
    /// X2-PLAN-01: set this ship's dial.
    Dial {
        /// Whose.
        ship: ShipId,
    },
    /// All dials are set: ready, or change one.
    Ready,
    /// X2-INIT-03: which of the ships that are due?
    Next,
    /// X2-TIMING-01, -02: which ability, if any?
    Ability {
        /// At which moment.
        window: Window,
        /// Whose moment.
        subject: ShipId,
    },
    /// X2-ACTION-01: which action, if any?
    Action {
        /// Whose.
        ship: ShipId,
        /// Why it may.
        grant: Grant,
    },
    /// X2-MOVE-28: where does the Tallon roll end?
    Tallon {
        /// Whose.
        ship: ShipId,
    },
    /// X2-ATTACK-05, -06: which attack, if any?
    Attack {
        /// Whose.
        ship: ShipId,
        /// With which weapons, if not with any.
        with: Option<WeaponTest>,
    },
    /// X2-ATTACK-08, -10: how are the dice modified?
    Modify {
        /// By whom.
        ship: ShipId,
        /// Which dice.
        dice: Dice,
    },
    /// What an ability's step needs.
    Step {
        /// Which ability.
        ability: AbilityRef,
        /// What.
        wanted: Wanted,
    },
    /// Where a ship is moved.
    Shift {
        /// Which.
        ship: ShipId,
        /// Why.
        cause: ShiftCause,
    },
    /// X2-BEYOND-67: does a ship dock, and with whom?
    Dock {
        /// Which.
        ship: ShipId,
    },
    /// X2-BEYOND-68: does a docked ship deploy, and how?
    Deploy {
        /// Which.
        ship: ShipId,
        /// X2-BEYOND-69: whether it must, because its carrier is lost.
        emergency: bool,
    },
    /// X2-BEYOND-69: does a docked ship leave a carrier that is destroyed? [`Choice::Ship`] names it if it does.
    Emergency {
        /// Which.
        ship: ShipId,
    },
    /// X2-BEYOND-16: what a jammed ship loses.
    Jam {
        /// Which ship.
        ship: ShipId,
    },
    /// Which obstacle a device takes with it?
    Detonation {
        /// Which kind of device.
        device: u8,
    },
    /// X2-ESCALATE-04: what replaces a destroyed ship?
    Replacement {
        /// Which.
        ship: ShipId,
    },
    /// X2-ESCALATE-05: at which marker does it arrive?
    Arrival,
    /// X2-ESCALATE-07: at which side of the marker?
    ArrivalSide,
}

impl Ask {
    /// The ship a question is about, if it is about one.
    pub fn ship(self) -> Option<ShipId> {
        match self {
            Self::Dial { ship }
            | Self::Action { ship, .. }
            | Self::Tallon { ship }
            | Self::Attack { ship, .. }
            | Self::Dock { ship }
            | Self::Deploy { ship, .. }
            | Self::Emergency { ship }
            | Self::Modify { ship, .. } => Some(ship),
            Self::Step { ability, .. } => Some(ability.ship),
            Self::First
            | Self::Obstacle
            | Self::Marker
            | Self::Place
            | Self::Ready
            | Self::Next
            | Self::Ability { .. }
            | Self::Shift { .. }
            | Self::Jam { .. }
            | Self::Detonation { .. }
            | Self::Replacement { .. }
            | Self::Arrival
            | Self::ArrivalSide => None,
        }
    }
}

/// X2-ACTION-26: how a ship boosts.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Boost {
    /// Straight on.
    Straight,
    /// A bank.
    Bank(Side),
}

/// X2-ACTION-22, -23: how a ship rolls.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct BarrelRoll {
    /// To which side.
    pub side: Side,
    /// How far forward.
    pub slot: Slot,
}

/// X1-ACTION-11 to -13: how a ship rolls whose template slides along its side.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Slide {
    /// To which side.
    pub side: Side,
    /// How far ahead of the middle of the base the template starts, in micrometres.
    pub start: i32,
    /// How far ahead of the template the middle of the base ends, in micrometres.
    pub shift: i32,
}

/// A barrel roll of either kind.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum RollWay {
    /// Into one of three positions.
    Slot(BarrelRoll),
    /// Anywhere along the template.
    Slide(Slide),
}

impl From<BarrelRoll> for RollWay {
    fn from(roll: BarrelRoll) -> Self {
        Self::Slot(roll)
    }
}

impl From<Slide> for RollWay {
    fn from(slide: Slide) -> Self {
        Self::Slide(slide)
    }
}

/// An action with all its details.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Act {
    /// X2-ACTION-13.
    Focus,
    /// X2-ACTION-18.
    Evade,
    /// X2-ACTION-29: on whom.
    Lock(ShipId),
    /// X2-ACTION-21.
    BarrelRoll(BarrelRoll),
    /// X2-ACTION-26.
    Boost(Boost),
    /// X2-BEYOND-03.
    Calculate,
    /// X2-BEYOND-05.
    Cloak,
    /// X2-BEYOND-13: for whom.
    Coordinate(ShipId),
    /// X2-BEYOND-15: against whom.
    Jam(ShipId),
    /// X2-BEYOND-20: fore or aft.
    Reinforce(Token),
    /// X2-BEYOND-23: which upgrade.
    Reload(u8),
    /// X2-BEYOND-26: where to.
    Rotate(Heading),
    /// X2-BEYOND-27: which maneuver of the dial.
    Slam(u8),
    /// X2-ACTION-35: an action of a card.
    Card(AbilityRef),
    /// X1-ACTION-11: a barrel roll that slides.
    Slide(Slide),
}

impl Act {
    /// The kind, for those that bars name.
    pub fn kind(self) -> Option<ActionKind> {
        Some(match self {
            Self::Focus => ActionKind::Focus,
            Self::Evade => ActionKind::Evade,
            Self::Lock(_) => ActionKind::Lock,
            Self::BarrelRoll(_) | Self::Slide(_) => ActionKind::BarrelRoll,
            Self::Boost(_) => ActionKind::Boost,
            Self::Calculate => ActionKind::Calculate,
            Self::Cloak => ActionKind::Cloak,
            Self::Coordinate(_) => ActionKind::Coordinate,
            Self::Jam(_) => ActionKind::Jam,
            Self::Reinforce(_) => ActionKind::Reinforce,
            Self::Reload(_) => ActionKind::Reload,
            Self::Rotate(_) => ActionKind::Rotate,
            Self::Slam(_) => ActionKind::Slam,
            Self::Card(_) => return None,
        })
    }
}

/// One modification of dice.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Spend {
    /// X2-ACTION-14, -15: a focus token.
    Focus,
    /// X2-BEYOND-04: a calculate token.
    Calculate,
    /// X2-FORCE-03, -04: one Force charge.
    Force,
    /// X2-ACTION-19: an evade token, on a result that shows this.
    Evade(Face),
    /// X2-ACTION-32: the lock, to reroll these.
    Lock(DiceSet),
    /// An ability.
    Ability(AbilityRef),
}

/// What a seat answers.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Choice {
    /// Nothing, or nothing more.
    Pass,
    /// To [`Ask::First`].
    First(Seat),
    /// To [`Ask::Obstacle`]: which of those left, and where.
    Obstacle {
        /// Which.
        index: u8,
        /// Where.
        at: Pose,
    },
    /// To [`Ask::Marker`].
    Marker(Pose),
    /// To [`Ask::Place`].
    Place {
        /// Which.
        ship: ShipId,
        /// Where.
        at: Pose,
    },
    /// To [`Ask::Dial`], and to [`Ask::Ready`] to change one's mind.
    Dial {
        /// Whose.
        ship: ShipId,
        /// Which maneuver of its dial.
        maneuver: u8,
    },
    /// To [`Ask::Ready`].
    Ready,
    /// A ship.
    Ship(ShipId),
    /// To [`Ask::Ability`].
    Use(AbilityRef),
    /// To [`Ask::Action`].
    Act(Act),
    /// To [`Ask::Tallon`].
    Tallon(Slot),
    /// To [`Ask::Attack`].
    Attack {
        /// With which weapon.
        weapon: WeaponRef,
        /// Whom.
        target: ShipId,
        /// Whether the weapon's requirement is bought off.
        instead: bool,
        /// Whether the line that was chosen among equally short ones is obstructed.
        obstructed: bool,
    },
    /// To [`Ask::Modify`].
    Spend(Spend),
    /// Dice of the attack.
    Dice(DiceSet),
    /// A damage card, by its place on the ship.
    Damage(u8),
    /// To [`Ask::Shift`]: a barrel roll.
    Roll(BarrelRoll),
    /// To [`Ask::Shift`]: a boost.
    Boost(Boost),
    /// To [`Ask::Deploy`].
    Deploy {
        /// From which guides of the carrier.
        guides: Guides,
        /// With which maneuver of its dial.
        maneuver: u8,
    },
    /// To [`Ask::Jam`]: a token.
    Lose(Token),
    /// To [`Ask::Jam`]: a lock on this ship.
    Break(ShipId),
    /// With which of a device's templates, or which option, marker or side.
    Option(u16),
    /// To [`Ask::Shift`]: a barrel roll that slides.
    Slide(Slide),
}
