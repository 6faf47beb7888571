//! The stack of procedures, run until the game pauses.

use crate::{
    Ask, Content, Event, Outcome, Public, Reason, Roll, State,
    frames::{Answer, Flow, Table},
    state::{Frame, MAX_STACK},
};
use arrayvec::ArrayVec;
use kernel::{
    Log, Pending,
    stack::{self, Stack, Unending},
};

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
