//! The procedures of the rules. A procedure in flight is a [`Frame`] on the stack: its step and its locals.
//!
//! | file | what it carries out |
//! |---|---|
//! | `setup` | player order, obstacles, markers, ships, damage decks |
//! | `round` | the five phases, again and again |
//! | `planning` | dials, set in secret and at the same time |
//! | `order` | ships one by one in initiative order: system, activation, engagement |
//! | `activate` | reveal dial, execute maneuver, perform action |
//! | `fly` | executing a maneuver: move, difficulty, obstacles, mines, fleeing |
//! | `act` | performing an action, red and linked ones too |
//! | `attack` | the six steps of an attack |
//! | `modify` | modifying dice |
//! | `damage` | suffering damage, damage cards, destruction |
//! | `tokens` | gaining tokens, and what jam and tractor tokens do at once |
//! | `window` | abilities of one timing, in player order |
//! | `steps` | the steps of one ability |
//! | `devices` | bombs and mines |
//! | `dock` | ships that dock with a carrier, and leave it |
//! | `end` | the end phase and victory |
//! | `escalation` | replacements from hyperspace |

mod act;
mod activate;
mod attack;
mod damage;
mod devices;
mod dock;
mod end;
mod escalation;
mod fly;
mod modify;
mod order;
mod planning;
mod round;
mod setup;
mod steps;
mod tokens;
mod window;

pub(crate) use act::ActStep;
pub(crate) use activate::ActivateStep;
pub(crate) use attack::{Attack, EngageStep, attack_dice, defense_dice, is_reinforced};
pub(crate) use damage::{Suffer, damage_pending, place_of};
pub(crate) use devices::{Detonation, mines_met, shatterable};
pub(crate) use dock::{DockStep, carriers, could_carry, deployments, slip, ways_out};
pub(crate) use end::EndStep;
pub(crate) use escalation::{Arrival, arrival_sides, replacements};
pub(crate) use fly::{Fly, obstacles_met, others, placed, tallon_slots};
pub(crate) use modify::Modify;
pub(crate) use order::due_next;
pub(crate) use planning::gets_dial;
pub(crate) use round::RoundStep;
pub(crate) use setup::{SetupStep, due_to_place};
pub(crate) use steps::Steps;
pub(crate) use tokens::Gain;
pub(crate) use window::{WindowFrame, answers, asking, is_usable};

use crate::{
    Ask, Content, Event, Eye, Grant, Outcome, Public, Roll, ShipId, State, Status, event::Event as E,
    state::MAX_STACK,
};
use arrayvec::ArrayVec;
pub(crate) use kernel::answered;
use kernel::{
    DecisionId, Log, Pending, Seat,
    stack::{self, Stack},
};
use serde::{Deserialize, Serialize};

/// A procedure in flight.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) enum Frame {
    /// Before the first round.
    Setup(SetupStep),
    /// The rounds; always at the bottom of the stack once they began.
    Round(RoundStep),
    /// Dials; one bit for each seat that is ready.
    Planning { ready: u8 },
    /// Ships in initiative order; `at` is the initiative whose turn it is.
    Order { at: Option<u8> },
    /// One ship's activation.
    Activate { ship: ShipId, step: ActivateStep, ion: bool },
    /// One maneuver.
    Fly(Fly),
    /// What obstacles do: those still to come, nearest first.
    Obstacles { ship: ShipId, met: ArrayVec<u8, 12>, rolled: bool },
    /// One action.
    Act { ship: ShipId, grant: Grant, step: ActStep },
    /// One ship's engagement.
    Engage { ship: ShipId, step: EngageStep },
    /// One attack.
    Attack(Attack),
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
    /// A ship is moved without a maneuver; once it has moved, what answers that.
    Shift { ship: ShipId, cause: crate::ShiftCause, by: Seat, moved: bool },
    /// A ship docks, or leaves its carrier.
    Dock { ship: ShipId, step: DockStep },
    /// Devices going off.
    Detonate(Detonation),
    /// The end phase.
    End(EndStep),
    /// A ship arrives from hyperspace.
    Arrive(Arrival),
}

/// An answer to the pause a frame has made.
pub(crate) type Answer = stack::AnswerIn<crate::Xwing>;

/// What a frame does next.
pub(crate) type Flow = stack::FlowIn<crate::Xwing, Frame>;

/// What a frame works on.
pub(crate) struct Table<'t> {
    pub(crate) content: &'t Content,
    pub(crate) s: &'t mut State,
    pub(crate) log: &'t mut Log<Event>,
}

impl Table<'_> {
    /// Questions about the position.
    #[inline]
    pub(crate) fn eye(&self) -> Eye<'_> {
        Eye { content: self.content, s: self.s }
    }

    pub(crate) fn tell(&mut self, public: impl FnOnce() -> Public) {
        self.log.push(|| E::Public(public()));
    }

    /// A new number for a question.
    pub(crate) fn next_id(&mut self) -> DecisionId {
        self.s.decision = self.s.decision.next();
        self.s.decision
    }

    /// Pauses `frame` until `seat` answers.
    pub(crate) fn ask(&mut self, frame: Frame, seat: Seat, ask: Ask) -> Flow {
        let id = self.next_id();
        Flow::Stop(frame, Pending::one(id, seat, ask))
    }

    /// Pauses `frame` until dice have fallen.
    pub(crate) fn roll(frame: Frame, roll: Roll) -> Flow {
        Flow::Stop(frame, Pending::Chance(roll))
    }

    /// Puts a ship out of the game: its locks and the locks on it are gone, and R-13: so is what is docked to it.
    pub(crate) fn remove(&mut self, id: ShipId, status: Status) {
        if let Some(aboard) = self.s.ship(id).aboard {
            dock::lose(self, aboard.ship);
        }
        let s = &mut *self.s;
        let discarded = std::mem::take(&mut s.ship_mut(id).damage);
        let pile = s.pile_of(s.ship(id).seat);
        s.discards[pile].extend(discarded.into_iter().map(|damage| damage.card));
        let ship = s.ship_mut(id);
        ship.status = status;
        ship.locks.clear();
        ship.dial = None;
        ship.tokens = crate::Tokens::default();
        ship.conditions.clear();
        for other in &mut s.ships {
            other.locks.retain(|target| *target != id);
        }
    }
}

impl Stack<MAX_STACK> for Table<'_> {
    type Game = crate::Xwing;
    type Frame = Frame;

    #[inline]
    fn frames(&mut self) -> &mut ArrayVec<Frame, MAX_STACK> {
        &mut self.s.stack
    }

    #[inline]
    fn advance(&mut self, frame: Frame, answer: Option<Answer>) -> Flow {
        frame.advance(self, answer)
    }

    #[inline]
    fn pause(&mut self, pending: Pending<Ask, Roll, Outcome>) {
        if let Pending::Over(outcome) = &pending {
            self.tell(|| Public::Over(*outcome));
        }
        self.s.pending = pending;
    }

    #[inline]
    fn is_told(&self) -> bool {
        self.log.is_full()
    }
}

/// Runs the stack until the game pauses.
pub(crate) fn run(content: &Content, s: &mut State, answer: Option<Answer>, log: &mut Log<Event>) {
    stack::run(&mut Table { content, s, log }, answer);
}

impl Frame {
    fn advance(self, t: &mut Table<'_>, answer: Option<Answer>) -> Flow {
        match self {
            Self::Setup(step) => setup::advance(t, step, answer),
            Self::Round(step) => round::advance(t, step),
            Self::Planning { ready } => planning::advance(t, ready, answer),
            Self::Order { at } => order::advance(t, at, answer),
            Self::Activate { ship, step, ion } => activate::advance(t, ship, step, ion),
            Self::Fly(fly) => fly::advance(t, fly, answer),
            Self::Obstacles { ship, met, rolled } => fly::obstacles(t, ship, met, rolled, answer),
            Self::Act { ship, grant, step } => act::advance(t, ship, grant, step, answer),
            Self::Engage { ship, step } => attack::engage(t, ship, step, answer),
            Self::Attack(attack) => attack::advance(t, attack, answer),
            Self::Modify(modify) => modify::advance(t, modify, answer),
            Self::Suffer(suffer) => damage::advance(t, suffer, answer),
            Self::Window(window) => window::advance(t, window, answer),
            Self::Steps(steps) => steps::advance(t, steps, answer),
            Self::Gain(gain) => tokens::advance(t, gain, answer),
            Self::Shift { ship, cause, moved: true, .. } => tokens::shifted(t, ship, cause),
            Self::Shift { ship, cause, by, moved: false } => tokens::shift(t, ship, cause, by, answer),
            Self::Dock { ship, step } => dock::advance(t, ship, step, answer),
            Self::Detonate(detonation) => devices::advance(t, detonation, answer),
            Self::End(step) => end::advance(t, step),
            Self::Arrive(arrival) => escalation::advance(t, arrival, answer),
        }
    }
}
