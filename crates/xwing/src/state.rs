//! Everything that changes in a match.

use crate::{
    Ask, Dice, Faces, MAX_SHIPS, Mode, Outcome, Ruleset, Ship, ShipId,
    frames::{Attack, Frame},
};
use arrayvec::ArrayVec;
use geometry::{Area, Pose};
use kernel::{DecisionId, Pending, Seat};
use serde::{Deserialize, Serialize};

/// The most obstacles on a table.
pub const MAX_OBSTACLES: usize = 12;
/// The most devices on a table.
pub const MAX_DEVICES: usize = 12;

/// A pile of damage cards by kind, top card last.
pub type Deck = ArrayVec<u8, 66>;

/// X2-ROUND-01: the phases of a round, and the set-up before them.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Phase {
    /// Before the first round.
    Setup,
    /// Dials are set.
    Planning,
    /// Abilities that name it.
    System,
    /// Ships move and act.
    Activation,
    /// Ships attack.
    Engagement,
    /// Tokens go, charges come back.
    End,
}

/// An obstacle on the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct LiveObstacle {
    /// Which, as an index into the content.
    pub shape: u8,
    /// Where.
    pub at: Pose,
}

/// A device on the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct LiveDevice {
    /// Which, as an index into the content.
    pub device: u8,
    /// Who laid it.
    pub owner: ShipId,
    /// Where.
    pub at: Pose,
}

/// Room for procedures within procedures; random games and scenarios never need more.
pub(crate) const MAX_STACK: usize = 28;

/// What chance is asked.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Roll {
    /// So many dice.
    Dice(Dice, u8),
    /// X2-SETUP-15, AMB-17: a seat's discard pile becomes its deck.
    Shuffle(Seat),
    /// X2-SETUP-06: who is first player.
    First,
}

/// What chance answers.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Rolled {
    /// Faces as they fell.
    Dice(Faces),
    /// Top card last.
    Deck(Deck),
    /// The first player.
    First(Seat),
}

/// The state of a match.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct State {
    pub(crate) mode: Mode,
    pub(crate) ruleset: Ruleset,
    pub(crate) area: Area,
    /// X2-ESCALATE-10: what the game is played for.
    pub(crate) threat: u8,
    pub(crate) points: [Option<u16>; 2],

    /// X2-INIT-06.
    pub(crate) first: Seat,
    pub(crate) round: u16,
    pub(crate) phase: Phase,
    pub(crate) ships: ArrayVec<Ship, MAX_SHIPS>,
    /// Obstacles not yet placed, as indices into the content.
    pub(crate) supply: ArrayVec<u8, MAX_OBSTACLES>,
    pub(crate) obstacles: ArrayVec<LiveObstacle, MAX_OBSTACLES>,
    pub(crate) devices: ArrayVec<LiveDevice, MAX_DEVICES>,
    /// X2-ESCALATE-02, -03.
    pub(crate) markers: ArrayVec<Pose, 2>,
    /// X2-ESCALATE-10: enemy threat each seat has destroyed.
    pub(crate) scored: [u16; 2],
    /// X2-ESCALATE-04: lost ships whose replacement was settled, one bit each.
    pub(crate) replaced: u32,

    /// X2-SETUP-16; only the first is used when it is shared.
    pub(crate) decks: [Deck; 2],
    pub(crate) discards: [Deck; 2],

    /// The last decision number used.
    pub(crate) decision: DecisionId,
    pub(crate) stack: ArrayVec<Frame, MAX_STACK>,
    pub(crate) pending: Pending<Ask, Roll, Outcome>,
}

impl State {
    /// A ship.
    #[inline]
    pub fn ship(&self, id: ShipId) -> &Ship {
        &self.ships[id.index()]
    }

    /// A ship, to change it.
    #[inline]
    pub(crate) fn ship_mut(&mut self, id: ShipId) -> &mut Ship {
        &mut self.ships[id.index()]
    }

    /// Every ship of the match.
    pub fn ids(&self) -> impl Iterator<Item = ShipId> + use<> {
        (0..self.ships.len() as u8).map(ShipId)
    }

    /// the other ships that came by the same quick build.
    pub(crate) fn mates(&self, id: ShipId) -> impl Iterator<Item = ShipId> + '_ {
        let own = self.ship(id);
        let same =
            move |other: &Ship| other.seat == own.seat && own.build.is_some() && other.build == own.build;
        self.ids().filter(move |other| *other != id && same(self.ship(*other)))
    }

    /// Ships whose base is on the table.
    pub fn on_table(&self) -> impl Iterator<Item = ShipId> + '_ {
        self.ids().filter(|id| self.ship(*id).on_table())
    }

    /// X2-BEYOND-70, -71.
    pub fn are_friends(&self, a: ShipId, b: ShipId) -> bool {
        self.ship(a).seat == self.ship(b).seat
    }

    /// X2-INIT-04: the two seats in player order.
    pub fn player_order(&self) -> [Seat; 2] {
        [self.first, Seat(1 - self.first.0)]
    }

    /// X2-SETUP-16: whose pile a seat draws from.
    pub(crate) fn pile_of(&self, seat: Seat) -> usize {
        match self.ruleset.damage_decks {
            crate::ruleset::DamageDecks::Own => seat.index(),
            crate::ruleset::DamageDecks::Shared => 0,
        }
    }

    /// The attack in flight.
    pub(crate) fn attack(&self) -> Option<&Attack> {
        self.stack.iter().rev().find_map(|frame| {
            let Frame::Attack(attack) = frame else { return None };
            Some(attack)
        })
    }

    /// The attack in flight, to change it.
    pub(crate) fn attack_mut(&mut self) -> Option<&mut Attack> {
        self.stack.iter_mut().rev().find_map(|frame| {
            let Frame::Attack(attack) = frame else { return None };
            Some(attack)
        })
    }

    /// Which round it is.
    pub fn round(&self) -> u16 {
        self.round
    }

    /// Which phase it is.
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// The first player.
    pub fn first(&self) -> Seat {
        self.first
    }

    /// Every ship of the match, in the order of their ids.
    pub fn ships(&self) -> &[Ship] {
        &self.ships
    }

    /// The obstacles on the table.
    pub fn obstacles(&self) -> &[LiveObstacle] {
        &self.obstacles
    }

    /// The play area.
    pub fn area(&self) -> Area {
        self.area
    }
}
