//! Procedures within procedures: a stack of frames that runs until the game pauses.
//!
//! A rule that waits for an answer in its middle is a frame: plain data that says where the rule stands. Games that are
//! made of such rules say what one frame does next; the running is the same for all of them.

use crate::{Demands, Game, Pending, Seat};
use arrayvec::ArrayVec;

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

/// What a paused frame of a game is told.
pub type AnswerIn<G> = Answer<<G as Game>::Choice, <G as Game>::Rolled>;

/// What a frame of a game does next.
pub type FlowIn<G, F> = Flow<F, <G as Game>::Ask, <G as Game>::Roll, <G as Game>::Outcome>;

/// Why a game pauses.
pub type PendingIn<G> = Pending<<G as Game>::Ask, <G as Game>::Roll, <G as Game>::Outcome>;

/// What the frames of a game work on; `N` of them lie on each other at most.
pub trait Stack<const N: usize> {
    /// The game whose rules they are.
    type Game: Game;
    /// A procedure in flight.
    type Frame;

    /// The frames, the top one last.
    fn frames(&mut self) -> &mut ArrayVec<Self::Frame, N>;

    /// Lets a frame go on, with the answer if it had paused.
    fn advance(
        &mut self,
        frame: Self::Frame,
        answer: Option<AnswerIn<Self::Game>>,
    ) -> FlowIn<Self::Game, Self::Frame>;

    /// Notes why the game pauses. How it ends is told first.
    fn pause(&mut self, pending: PendingIn<Self::Game>);

    /// Whether the log is full: somebody looks into the middle of an input.
    fn is_told(&self) -> bool;
}

/// Runs the frames until the game pauses. Something always does: the lowest frame is done only when the game is over.
/// If the log is full before, the game stays where it is, and asks nobody anything: it can be looked at, not played on.
#[inline]
pub fn run<S: Stack<N>, const N: usize>(stack: &mut S, answer: Option<AnswerIn<S::Game>>) {
    if run_until(stack, answer, S::is_told) {
        return;
    }
    assert!(stack.is_told(), "the lowest frame never leaves the stack before the game is over");
    stack.pause(Pending::Decide(Demands::new()));
}

/// Runs the frames until the game pauses, or until enough is done; says whether it has paused.
#[inline]
pub fn run_until<S: Stack<N>, const N: usize>(
    stack: &mut S,
    mut answer: Option<AnswerIn<S::Game>>,
    enough: impl Fn(&S) -> bool,
) -> bool {
    while let Some(top) = stack.frames().pop() {
        match stack.advance(top, answer.take()) {
            Flow::Next(frame) => stack.frames().push(frame),
            Flow::Push(frame, child) => {
                stack.frames().push(frame);
                stack.frames().push(child);
            }
            Flow::Stop(frame, pending) => {
                stack.frames().push(frame);
                stack.pause(pending);
                return true;
            }
            Flow::Done => {}
            Flow::Over(outcome) => {
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
