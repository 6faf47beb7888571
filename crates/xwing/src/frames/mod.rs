//! The procedures of the rules. A procedure in flight is a [`Frame`] on the stack: its step and its locals.
//!
//! | file | what it carries out |
//! |---|---|
//! | `setup` | player order, obstacles, markers, ships, damage decks |
//! | `round` | the phases, again and again |
//! | `planning` | dials, set in secret and at the same time |
//! | `order` | ships one by one in initiative order: system, activation, engagement |
//! | `activate` | reveal dial, execute maneuver, perform action |
//! | `fly` | executing a maneuver: move, difficulty, obstacles, mines, fleeing |
//! | `act` | performing an action, red and linked ones too |
//! | `attack` | the steps of an attack |
//! | `modify` | modifying dice |
//! | `damage` | suffering damage, repairs, destruction |
//! | `deal` | dealing damage cards |
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
mod deal;
mod devices;
mod dock;
mod end;
mod escalation;
mod fly;
mod modify;
mod order;
mod planning;
mod price;
mod round;
mod setup;
mod steps;
mod tokens;
mod window;

use crate::state::{ActStep, DockStep, EngageStep, Fly, Frame, Modify, Steps, Suffer};
use crate::{Ask, Choice, Content, Event, Outcome, Public, Query, Roll, Rolled, ShipId, State, Status};
pub(crate) use kernel::answered;
use kernel::{DecisionId, Log, Pending, Seat, stack};

/// An answer to the pause a frame has made.
pub(crate) type Answer = stack::Answer<Choice, Rolled>;

/// What a frame does next.
pub(crate) type Flow = stack::Flow<Frame, Ask, Roll, Outcome>;

/// What a frame works on.
pub(crate) struct Table<'t> {
    pub(crate) content: &'t Content,
    pub(crate) s: &'t mut State,
    pub(crate) log: &'t mut Log<Event>,
}

impl Table<'_> {
    /// Questions about the position.
    #[inline]
    pub(crate) fn query(&self) -> Query<'_> {
        Query { content: self.content, s: self.s }
    }

    pub(crate) fn tell(&mut self, public: impl FnOnce() -> Public) {
        self.log.push(|| Event::Public(public()));
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
        for other in s.memory.touched(id) {
            s.memory.set_touch(id, other, false);
        }
    }
}

impl Frame {
    pub(crate) fn advance(self, t: &mut Table<'_>, answer: Option<Answer>) -> Flow {
        match self {
            Self::Setup(step) => setup::advance(t, step, answer),
            Self::Round(step) => round::advance(t, step),
            Self::Planning { ready } => planning::advance(t, ready, answer),
            Self::Order { turn, at } => order::advance(t, turn, at, answer),
            Self::Activate { ship, step, ion } => activate::advance(t, ship, step, ion),
            Self::Fly(fly) => fly::advance(t, fly, answer),
            Self::Obstacles { ship, met, rolled, flown } => {
                fly::obstacles(t, ship, met, (rolled, flown), answer)
            }
            Self::Act { ship, grant, step } => act::advance(t, ship, grant, step, answer),
            Self::Engage { ship, step } => attack::engage(t, ship, step, answer),
            Self::Attack(attack) => attack::advance(t, attack, answer),
            Self::BonusAttacks(waiting) => attack::bonus_attacks(waiting),
            Self::Modify(modify) => modify::advance(t, modify, answer),
            Self::Suffer(suffer) => damage::advance(t, suffer),
            Self::Window(window) => window::advance(t, window, answer),
            Self::Steps(steps) => steps::advance(t, steps, answer),
            Self::Gain(gain) => tokens::advance(t, gain, answer),
            Self::Shift { ship, cause, moved: true, met, .. } => tokens::shifted(t, ship, cause, met),
            Self::Shift { ship, cause, by, moved: false, .. } => tokens::shift(t, ship, cause, by, answer),
            Self::Dock { ship, step } => dock::advance(t, ship, step, answer),
            Self::Detonate(detonation) => devices::advance(t, detonation, answer),
            Self::End(step) => end::advance(t, step),
            Self::Deal { ship, up } => deal::advance(t, ship, up, answer),
            Self::Arrive(arrival) => escalation::advance(t, arrival, answer),
        }
    }
}
