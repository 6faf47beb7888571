//! Procedures within procedures: a stack of frames that runs until the game pauses.
//!
//! A rule that waits for an answer in its middle is a frame: plain data that says where the rule stands. Games that are
//! made of such rules say what one frame does next; the running is the same for all of them.

use crate::{Pending, Seat};

/// An answer to the pause a frame has made.
#[derive(Debug, Clone, Copy)]
pub enum Answer<C, R> {
    /// Somebody has chosen.
    Choice(Seat, C),
    /// Dice have fallen, or cards were shuffled.
    Rolled(R),
}

/// What a frame does next.
#[derive(Debug)]
pub enum Flow<F, A, R, O> {
    /// Goes on by itself as this frame.
    Next(F),
    /// Goes on as the first frame, once the second is done.
    Push(F, F),
    /// Pauses; the answer comes to this frame.
    Stop(F, Pending<A, R, O>),
    /// Is done.
    Done,
    /// The game is over.
    Over(O),
}

impl<F, A, R, O> Flow<F, A, R, O> {
    /// Goes on as `frame`, after `child` if there is one.
    #[inline]
    pub fn after(frame: F, child: Option<F>) -> Self {
        match child {
            Some(child) => Self::Push(frame, child),
            None => Self::Next(frame),
        }
    }
}

/// What the frames of a game work on.
pub trait Stack {
    /// A procedure in flight.
    type Frame;
    /// What somebody is asked.
    type Ask;
    /// What chance is asked.
    type Roll;
    /// How the game ends.
    type Outcome;
    /// What a paused frame is told.
    type Answer;

    /// Takes the top frame.
    fn pop(&mut self) -> Option<Self::Frame>;

    /// Lays a frame on top.
    fn push(&mut self, frame: Self::Frame);

    /// Lets a frame go on, with the answer if it had paused.
    fn advance(
        &mut self,
        frame: Self::Frame,
        answer: Option<Self::Answer>,
    ) -> Flow<Self::Frame, Self::Ask, Self::Roll, Self::Outcome>;

    /// Notes why the game pauses.
    fn pause(&mut self, pending: Pending<Self::Ask, Self::Roll, Self::Outcome>);

    /// Tells how the game ends, before it pauses for good.
    fn tell_end(&mut self, outcome: &Self::Outcome);
}

/// Runs the frames until the game pauses. Something always does: the lowest frame is done only when the game is over.
#[inline]
pub fn run<S: Stack>(stack: &mut S, answer: Option<S::Answer>) {
    let paused = run_until(stack, answer, |_| false);
    assert!(paused, "the lowest frame never leaves the stack before the game is over");
}

/// Runs the frames until the game pauses, or until enough is done; says whether it has paused.
#[inline]
pub fn run_until<S: Stack>(
    stack: &mut S,
    mut answer: Option<S::Answer>,
    enough: impl Fn(&S) -> bool,
) -> bool {
    while let Some(top) = stack.pop() {
        match stack.advance(top, answer.take()) {
            Flow::Next(frame) => stack.push(frame),
            Flow::Push(frame, child) => {
                stack.push(frame);
                stack.push(child);
            }
            Flow::Stop(frame, pending) => {
                stack.push(frame);
                stack.pause(pending);
                return true;
            }
            Flow::Done => {}
            Flow::Over(outcome) => {
                stack.tell_end(&outcome);
                stack.pause(Pending::Over(outcome));
                return true;
            }
        }
        if enough(stack) {
            return false;
        }
    }
    false
}

/// The answer a frame has paused for is of one kind; all others were refused before.
#[macro_export]
macro_rules! answered {
    ($answer:expr, $pattern:pat => $value:expr) => {
        match $answer {
            $pattern => $value,
            other => unreachable!("checked before it is applied: {other:?}"),
        }
    };
}
