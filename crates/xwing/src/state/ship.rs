//! One ship of a match.

use super::{Conditions, Damage};
use crate::{ActionKind, CardRef, List, MAX_UPGRADES, Maneuver, ShipId, Tokens};
use geometry::{Heading, Pose};
use kernel::Seat;
use serde::{Deserialize, Serialize};

/// The most damage cards a ship has: the largest hull, and what simultaneous fire may still deal.
pub const MAX_DAMAGE: usize = 28;

/// Where a ship stands in the game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Status {
    /// Not yet placed.
    Waiting,
    /// In the play area.
    Playing,
    /// X2-ATTACK-32: destroyed, but still on the table.
    Doomed,
    /// X2-BEYOND-63: on its ship card, for the time being.
    Reserve,
    /// X2-ATTACK-30: out of the game, shot down.
    Destroyed,
    /// X2-MOVE-41: out of the game, off the table.
    Fled,
}

/// Whether an upgrade is still there. A card keeps its place when it goes (ADR 14).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
pub enum Standing {
    /// In play.
    #[default]
    InPlay,
    /// Discarded to make the attack in flight, which it still has to do with.
    ThisAttack,
    /// Discarded for something that lasts to the end of the round.
    ThisRound,
    /// Discarded.
    Discarded,
}

/// An upgrade on a ship.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
pub struct Equipped {
    /// Which card.
    pub card: u16,
    /// Which of its faces shows.
    pub face: u8,
    /// Active charges.
    pub charges: u8,
    /// Whether it is still there.
    #[serde(default)]
    pub standing: Standing,
}

impl Equipped {
    /// Whether what it says is in force.
    #[inline]
    pub fn counts(&self) -> bool {
        self.standing != Standing::Discarded
    }

    /// Whether it was discarded, even if what it was discarded for is not over.
    pub fn is_discarded(&self) -> bool {
        self.standing != Standing::InPlay
    }
}

/// A maneuver dial beside a ship.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Dial {
    /// Which maneuver of the ship type's dial.
    pub maneuver: u8,
    /// X2-ACTIV-03: turned face up.
    pub up: bool,
    /// Which other seats have looked at it, one bit each.
    pub peeked: u8,
}

/// The last maneuver of a ship.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Executed {
    /// Which, in the colour it was executed in.
    pub maneuver: Maneuver,
    /// X2-MOVE-14.
    pub full: bool,
    /// X2-ION-05.
    pub ion: bool,
    /// It went through or ended on an obstacle.
    pub met_obstacle: bool,
}

/// X2-BEYOND-67: a ship that is docked to another.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Aboard {
    /// Which.
    pub ship: ShipId,
    /// Its type, as an index into the content.
    pub kind: u16,
}

/// What a ship did this round.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
pub struct Done {
    /// X2-SYS-01: had its turn in the system phase.
    pub system: bool,
    /// X2-BEYOND-09: was offered to decloak.
    pub decloak_offered: bool,
    /// X2-BEYOND-67, -68: was offered to dock or to deploy.
    pub dock_offered: bool,
    /// X2-ACTIV-01.
    pub activated: bool,
    /// X2-ATTACK-01.
    pub engaged: bool,
    /// X2-MOVE-20, X2-OBST-05: loses its action.
    pub skips_action: bool,
    /// X2-ACTION-04: one bit per kind.
    pub actions: u16,
    /// Abilities used that may be used once a round; X2-ACTION-36: printed actions too, header by header.
    pub used: crate::AbilitySet,
    /// A bonus attack was made.
    pub bonus_attack: bool,
}

/// One ship: plain memory, because states are copied all the time.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Ship {
    /// Whose.
    pub seat: Seat,
    /// X2-COMP-13: its number.
    pub number: u8,
    /// Its ship card, as an index into the content.
    pub pilot: u16,
    /// Its type, as an index into the content.
    pub kind: u16,
    /// Where it stands in the game.
    pub status: Status,
    /// X2-SQUAD-02: what its quick-build option is worth.
    pub threat: u8,
    /// which of its side's options it came by, where that holds several ships.
    pub build: Option<u8>,
    /// Where it is, while it is on the table.
    pub pose: Pose,
    /// Active shields.
    pub shields: u8,
    /// Active Force charges.
    pub force: u8,
    /// Active charges of the ship card.
    pub charges: u8,
    /// Its tokens.
    pub tokens: Tokens,
    /// X2-ACTION-33: whom it has locked.
    pub locks: List<ShipId, 3>,
    /// Its upgrades.
    pub upgrades: List<Equipped, MAX_UPGRADES>,
    /// Its damage cards, oldest first.
    pub damage: List<Damage, MAX_DAMAGE>,
    /// X2-BEYOND-41: its conditions.
    pub conditions: Conditions,
    /// X2-PLAN-05: its dial.
    pub dial: Option<Dial>,
    /// X2-BEYOND-47: which way its turret points, from its own front.
    pub turret: Option<Heading>,
    /// An initiative that holds until the end of the phase.
    pub initiative: Option<u8>,
    /// X2-BEYOND-67: the ship it is docked to.
    pub carrier: Option<ShipId>,
    /// X2-BEYOND-67: the ship that is docked to it.
    pub aboard: Option<Aboard>,
    /// Its last maneuver this round.
    pub executed: Option<Executed>,
    /// What it did this round.
    pub done: Done,
}

impl Ship {
    /// Whether its base is on the table.
    #[inline]
    pub fn on_table(&self) -> bool {
        matches!(self.status, Status::Playing | Status::Doomed)
    }

    /// Whether it was shot down or fled.
    pub fn is_out(&self) -> bool {
        matches!(self.status, Status::Destroyed | Status::Fled)
    }

    /// X2-MOVE-08: one token is enough.
    #[inline]
    pub fn is_stressed(&self) -> bool {
        self.tokens.has(crate::Token::Stress)
    }

    /// Where the damage card lies that something speaks of.
    pub(crate) fn place_of(&self, card: CardRef) -> Option<u8> {
        self.damage.iter().position(|damage| damage.reference() == Some(card)).map(|place| place as u8)
    }

    /// X2-ACTION-04: whether it performed an action of this kind this round.
    pub fn performed(&self, kind: ActionKind) -> bool {
        self.done.actions >> kind as u16 & 1 == 1
    }
}
