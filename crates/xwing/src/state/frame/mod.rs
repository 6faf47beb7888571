//! A procedure in flight: its step and its locals. What each does is said by the file of its name in `frames`. Where the
//! edition says in which order steps come, the step is a place in its sequence: that of the one that comes next.

mod ability;
mod attack;
mod movement;
mod turn;

pub(crate) use ability::{Gain, GainStep, Steps, WindowFrame};
pub(crate) use attack::{Attack, BonusAttacks, EngageStep, Modify, Suffer, SufferStep};
pub(crate) use movement::{Arrival, ArrivalStep, Detonation, DockStep, Fly, FlyStep, Places};
pub(crate) use turn::{ActStep, SetupStep, Turn};

use crate::{AbilityRef, Act, CardRef, Grant, ShiftCause, ShipId};
use arrayvec::ArrayVec;
use kernel::Seat;
use serde::{Deserialize, Serialize};

/// A procedure in flight.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) enum Frame {
    /// Before the first round.
    Setup(SetupStep),
    /// The rounds; always at the bottom of the stack once they began.
    Round(u8),
    /// Dials; one bit for each seat that is ready.
    Planning { ready: u8 },
    /// Ships in initiative order; `at` is the initiative whose turn it is.
    Order { turn: Turn, at: Option<u8> },
    /// One ship's activation.
    Activate { ship: ShipId, step: u8, ion: bool },
    /// One maneuver.
    Fly(Fly),
    /// What obstacles do: those still to come, nearest first.
    Obstacles { ship: ShipId, met: ArrayVec<u8, 12>, rolled: bool, flown: bool },
    /// One action.
    Act { ship: ShipId, grant: Grant, step: ActStep },
    /// One ship's engagement.
    Engage { ship: ShipId, step: EngageStep },
    /// One attack.
    Attack(Attack),
    /// Attacks that wait for each other after an attack.
    BonusAttacks(BonusAttacks),
    /// One player's modification of dice.
    Modify(Modify),
    /// Damage to one ship.
    Suffer(Suffer),
    /// Abilities of one timing.
    Window(WindowFrame),
    /// One ability.
    Steps(Steps),
    /// A token was gained.
    Gain(Gain),
    /// A ship is moved without a maneuver; once it has moved, what answers that, and the obstacles it met.
    Shift { ship: ShipId, cause: ShiftCause, by: Seat, moved: bool, met: ArrayVec<u8, 12> },
    /// A ship docks, or leaves its carrier.
    Dock { ship: ShipId, step: DockStep },
    /// Devices going off.
    Detonate(Detonation),
    /// The end phase.
    End(u8),
    /// A ship arrives from hyperspace.
    Arrive(Arrival),
    /// A ship is dealt a damage card, face up or down.
    Deal { ship: ShipId, up: bool },
}

impl Frame {
    /// Whether a card of a ship is spoken of, by an ability of it that runs or that was used.
    pub(crate) fn speaks_of(&self, ship: ShipId, card: CardRef) -> bool {
        let is_of = |ability: &AbilityRef| (ability.ship, ability.card) == (ship, card);
        match self {
            Self::Steps(steps) => is_of(&steps.scope.ability),
            Self::Modify(modify) => modify.used.iter().any(is_of),
            Self::Window(window) => {
                let own =
                    window.subject == ship && (window.only == Some(card) || window.except == Some(card));
                own || window.used.iter().any(is_of) || window.turned.contains(&(ship, card))
            }
            Self::Suffer(suffer) => suffer.ship == ship && suffer.step == SufferStep::Crit(Some(card)),
            Self::Act { grant, step, .. } => {
                let granted = matches!(grant, Grant::Card(ability, _) if is_of(ability));
                granted || matches!(step.act(), Some(Act::Card(ability)) if is_of(&ability))
            }
            Self::Setup(_)
            | Self::Round(_)
            | Self::Planning { .. }
            | Self::Order { .. }
            | Self::Activate { .. }
            | Self::Fly(_)
            | Self::Obstacles { .. }
            | Self::Engage { .. }
            | Self::Attack(_)
            | Self::BonusAttacks(_)
            | Self::Gain(_)
            | Self::Shift { .. }
            | Self::Dock { .. }
            | Self::Detonate(_)
            | Self::End(_)
            | Self::Arrive(_)
            | Self::Deal { .. } => false,
        }
    }
}
