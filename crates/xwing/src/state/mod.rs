//! Everything that changes in a match.

mod build;
mod choice;
mod conditions;
mod copy;
mod damage;
mod event;
mod frame;
mod heard;
mod in_play;
mod memory;
mod outcome;
mod scope;
mod ship;

pub(crate) use choice::RollWay;
pub use choice::{Act, Ask, BarrelRoll, Boost, Choice, Grant, ShiftCause, Slide, Spend, Wanted};
pub use conditions::Conditions;
pub use damage::Damage;
pub(crate) use damage::free_number;
pub use event::{Event, Public, Seen};
pub(crate) use frame::{
    ActStep, Arrival, ArrivalStep, Attack, BonusAttacks, Detonation, DockStep, EngageStep, Fly, FlyStep,
    Frame, Gain, GainStep, Modify, Places, SetupStep, Steps, Suffer, SufferStep, Turn, WindowFrame,
};
pub(crate) use heard::Heard;
pub(crate) use memory::Memory;
pub(crate) use outcome::{CORE_GOALS, THREATS};
pub use outcome::{Outcome, Reason};
pub use scope::Scope;
pub use ship::{Aboard, Dial, Done, Equipped, Executed, MAX_DAMAGE, Ship, Standing, Status};

use crate::{CardRef, DamageDecks, Dice, Faces, MAX_SHIPS, Mode, Ruleset, ShipId, edition::RoundStep};
use arrayvec::ArrayVec;
use geometry::{Area, Pose};
use kernel::{DecisionId, Pending, Seat};
use serde::{Deserialize, Serialize};

/// The most obstacles on a table.
pub(crate) const MAX_OBSTACLES: usize = 12;
/// the most devices on a table.
pub(crate) const MAX_DEVICES: usize = 24;

/// A pile of damage cards by kind, top card last.
pub(crate) type Deck = ArrayVec<u8, 66>;

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

impl Phase {
    /// The phase that a step of a round belongs to.
    pub(crate) fn of(step: RoundStep) -> Self {
        match step {
            RoundStep::Planning => Self::Planning,
            RoundStep::System => Self::System,
            RoundStep::Decloak | RoundStep::Activation | RoundStep::ShedIon | RoundStep::Bombs => {
                Self::Activation
            }
            RoundStep::StartOfEngagement | RoundStep::Engagement => Self::Engagement,
            RoundStep::End => Self::End,
        }
    }
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
#[derive(Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct State {
    pub(crate) mode: Mode,
    #[serde(with = "memory::readings")]
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
    #[serde(skip)]
    pub(crate) heard: Heard,
    /// Stands last: see there.
    #[serde(default, skip_serializing_if = "Memory::is_empty")]
    pub(crate) memory: Memory,
}

impl State {
    /// A ship.
    #[inline]
    pub fn ship(&self, id: ShipId) -> &Ship {
        &self.ships[id.index()]
    }

    /// Which face of a card shows.
    pub(crate) fn face(&self, id: ShipId, card: CardRef) -> u8 {
        let CardRef::Upgrade(place) = card else { return 0 };
        self.ship(id).upgrades.get(place as usize).map_or(0, |own| own.face)
    }

    /// A ship, to change it.
    #[inline]
    pub(crate) fn ship_mut(&mut self, id: ShipId) -> &mut Ship {
        &mut self.ships[id.index()]
    }

    /// The number for a damage card that is dealt face up to a ship: one that no card of its kind has there, and that
    /// nothing in flight speaks of, because its card may be gone while that still runs.
    pub(crate) fn new_number(&self, id: ShipId, card: u8) -> u8 {
        let damage = &self.ship(id).damage;
        let first = free_number(damage, card);
        let is_free = |number: &u8| {
            let card = CardRef::Damage(card, *number);
            self.ship(id).place_of(card).is_none() && !self.stack.iter().any(|it| it.speaks_of(id, card))
        };
        (first..u8::MAX - 1).find(is_free).unwrap_or(first)
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
            DamageDecks::Own => seat.index(),
            DamageDecks::Shared => 0,
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
