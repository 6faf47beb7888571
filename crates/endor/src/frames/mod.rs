//! The procedures of the rules. A procedure in flight is a [`Frame`] on the stack: its step and its locals.
//!
//! | file | what it carries out |
//! |---|---|
//! | `round` | shuffling and dealing, preparing, taking turns, drawing |
//! | `turn` | revealing a card and giving one of its orders |
//! | `draw` | drawing into a hand or under a pile, reshuffling when needed |
//! | `ships` | moving and attacking with fighters and special ships |
//! | `damage` | hits, losses, cleared sectors, bonus orders, the Empire's victory |
//! | `death_star` | the Death Star's fire |
//! | `shield` | assault and ambush |
//! | `duel` | Luke, Vader, the Emperor, redemption |

mod damage;
mod death_star;
mod draw;
mod duel;
mod round;
mod shield;
mod ships;
mod turn;

pub(crate) use death_star::DeathStarStep;
pub(crate) use duel::Blow;
pub(crate) use round::RoundStep;
pub(crate) use shield::{ambush_spaces, farthest};
pub(crate) use ships::{DEPLOYED, ShipsStep, attack_dice};
pub(crate) use turn::{TurnStep, can_give};

use crate::{Ask, Board, Card, Dice, Event, Order, Outcome, Place, Public, Roll, State, state::MAX_STACK};
use arrayvec::ArrayVec;
pub(crate) use kernel::answered;
use kernel::{
    Log, Pending, Seat,
    stack::{self, Stack},
};
use serde::{Deserialize, Serialize};

/// A procedure in flight.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) enum Frame {
    /// The rounds; always at the bottom of the stack.
    Round(RoundStep),
    /// One card of one seat.
    Turn { seat: Seat, card: Card, step: TurnStep },
    /// Cards still to be drawn.
    Draw { seat: Seat, left: u8, under_pile: bool },
    /// A ship order.
    Ships { seat: Seat, order: Order, step: ShipsStep },
    /// The Death Star order.
    DeathStar { seat: Seat, step: DeathStarStep },
    /// The Shield Assault order; the dice once they are rolled.
    Assault { seat: Seat, dice: Option<Dice> },
    /// The Shield Ambush order.
    Ambush,
    /// A blow in the duel.
    Duel { seat: Seat, blow: Blow },
    /// Vader's redemption.
    Redemption { seat: Seat },
    /// After losses in a place: cleared sector, bonus orders, the Empire's victory.
    Settle { seat: Seat, place: Place, bonus: u8 },
}

/// An answer to the pause a frame has made.
pub(crate) type Answer = stack::AnswerIn<crate::Endor>;

/// What a frame does next.
pub(crate) type Flow = stack::FlowIn<crate::Endor, Frame>;

/// What a frame works on.
pub(crate) struct Table<'t> {
    pub(crate) board: &'t Board,
    pub(crate) s: &'t mut State,
    pub(crate) log: &'t mut Log<Event>,
}

impl Table<'_> {
    fn tell(&mut self, public: impl FnOnce() -> Public) {
        self.log.push(|| Event::Public(public()));
    }

    /// Pauses `frame` until `seat` answers.
    fn ask(&mut self, frame: Frame, seat: Seat, ask: Ask) -> Flow {
        self.s.decision = self.s.decision.next();
        Flow::Stop(frame, Pending::one(self.s.decision, seat, ask))
    }
}

impl Stack<MAX_STACK> for Table<'_> {
    type Game = crate::Endor;
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
            self.tell(|| Public::Won { winner: outcome.winner, reason: outcome.reason });
        }
        self.s.pending = pending;
    }

    #[inline]
    fn is_told(&self) -> bool {
        self.log.is_full()
    }
}

/// Runs the stack until the game pauses.
pub(crate) fn run(board: &Board, s: &mut State, answer: Option<Answer>, log: &mut Log<Event>) {
    stack::run(&mut Table { board, s, log }, answer);
}

impl Frame {
    fn advance(self, t: &mut Table<'_>, answer: Option<Answer>) -> Flow {
        match self {
            Self::Round(step) => round::advance(t, step, answer),
            Self::Turn { seat, card, step } => turn::advance(t, seat, card, step, answer),
            Self::Draw { seat, left, under_pile } => draw::advance(t, seat, left, under_pile, answer),
            Self::Ships { seat, order, step } => ships::advance(t, seat, order, step, answer),
            Self::DeathStar { seat, step } => death_star::advance(t, seat, step, answer),
            Self::Assault { seat, dice } => shield::assault(t, seat, dice, answer),
            Self::Ambush => shield::ambush(t),
            Self::Duel { seat, blow } => duel::advance(t, seat, blow, answer),
            Self::Redemption { seat } => duel::redemption(t, seat),
            Self::Settle { seat, place, bonus } => damage::settle(t, seat, place, bonus),
        }
    }

    /// The order this frame carries out.
    pub(crate) fn order(&self) -> Option<(Seat, Order)> {
        match *self {
            Self::Turn { seat, step: TurnStep::End(Some(order)), .. } => Some((seat, order)),
            Self::Turn { .. }
            | Self::Round(_)
            | Self::Draw { .. }
            | Self::Ships { .. }
            | Self::DeathStar { .. }
            | Self::Assault { .. }
            | Self::Ambush
            | Self::Duel { .. }
            | Self::Redemption { .. }
            | Self::Settle { .. } => None,
        }
    }
}
