//! The procedures of the rules. A procedure in flight is a [`Frame`] on the stack: its step and its locals.
//!
//! | file | what it carries out |
//! |---|---|
//! | `round` | cruisers, shuffling, the three phases of a round, the end |
//! | `draw` | drawing into a hand or aside, reshuffling when needed |
//! | `battle` | combats, damage from top to bottom |
//! | `effects` | effects that were revealed, in their owner's order, and what each does |
//! | `board` | cards that are placed, moved, turned, destroyed; what that reveals and hides |

mod battle;
mod board;
mod draw;
mod effects;
mod round;

pub(crate) use battle::split;
pub(crate) use effects::{Reveals, Waiting};
pub(crate) use round::RoundStep;

use crate::{Ask, Content, Event, Outcome, Public, Reason, Roll, State, state::MAX_STACK};
use arrayvec::ArrayVec;
pub(crate) use kernel::answered;
use kernel::{
    Log, Pending, Seat,
    stack::{self, Stack, Unending},
};
use serde::{Deserialize, Serialize};

/// A procedure in flight.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) enum Frame {
    /// The rounds; always at the bottom of the stack.
    Round(RoundStep),
    /// Cards still to be drawn.
    Draw { seat: Seat, left: u8, aside: bool },
    /// One combat, in a column of seat 0: whose turn it is to place markers, and the markers of both.
    Combat { sector: u8, turn: u8, markers: [u8; 2] },
    /// Markers still to be placed in a sector.
    Damage { by: Seat, board: Seat, sector: u8, left: u8, combat: bool },
    /// Effects that were revealed together and wait for their turn.
    Effects { cause: Seat, waiting: Reveals },
    /// An effect whose owner is asked what it does.
    Apply { effect: Waiting },
}

/// An answer to the pause a frame has made.
pub(crate) type Answer = stack::AnswerIn<crate::Starfighter>;

/// What a frame does next.
pub(crate) type Flow = stack::FlowIn<crate::Starfighter, Frame>;

/// What a frame works on.
pub(crate) struct Table<'t> {
    pub(crate) content: &'t Content,
    pub(crate) s: &'t mut State,
    pub(crate) log: &'t mut Log<Event>,
}

impl Table<'_> {
    #[inline]
    fn tell(&mut self, public: impl FnOnce() -> Public) {
        self.log.push(|| Event::Public(public()));
    }

    /// Pauses `frame` until `seat` answers.
    fn ask(&mut self, frame: Frame, seat: Seat, ask: Ask) -> Flow {
        self.s.decision = self.s.decision.next();
        Flow::Stop(frame, Pending::one(self.s.decision, seat, ask))
    }
}

/// Goes on as `frame`, once what was revealed is done.
fn after(frame: Frame, cause: Seat, waiting: Reveals) -> Flow {
    if waiting.is_empty() { Flow::Next(frame) } else { Flow::Push(frame, Frame::Effects { cause, waiting }) }
}

/// Is done, once what was revealed is.
fn finish(cause: Seat, waiting: Reveals) -> Flow {
    if waiting.is_empty() { Flow::Done } else { Flow::Next(Frame::Effects { cause, waiting }) }
}

impl Stack<MAX_STACK> for Table<'_> {
    type Game = crate::Starfighter;
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
            self.tell(|| Public::Over { winner: outcome.winner, reason: outcome.reason });
        }
        self.s.pending = pending;
    }

    fn unending(&self, _: Unending) -> Pending<Ask, Roll, Outcome> {
        Pending::Over(Outcome { winner: None, reason: Reason::Unending })
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

/// Runs the stack until the game pauses, or until enough is done; says whether it has paused.
pub(crate) fn run_until(
    content: &Content,
    s: &mut State,
    answer: Option<Answer>,
    log: &mut Log<Event>,
    enough: impl Fn(&State) -> bool,
) -> Result<bool, Unending> {
    stack::run_until(&mut Table { content, s, log }, answer, |table| enough(table.s))
}

impl Frame {
    #[inline]
    fn advance(self, t: &mut Table<'_>, answer: Option<Answer>) -> Flow {
        match self {
            Self::Round(step) => round::advance(t, step, answer),
            Self::Draw { seat, left, aside } => draw::advance(t, seat, left, aside, answer),
            Self::Combat { sector, turn, markers } => battle::combat(t, sector, turn, markers),
            Self::Damage { by, board, sector, left, combat } => {
                battle::damage(t, battle::Blow { by, board, sector, left, combat }, answer)
            }
            Self::Effects { cause, waiting } => effects::advance(t, cause, waiting, answer),
            Self::Apply { effect } => effects::apply(t, effect, answer),
        }
    }
}
