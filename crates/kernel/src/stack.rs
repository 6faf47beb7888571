//! Procedures within procedures: a stack of frames that runs until the game pauses.
//!
//! A rule that waits for an answer in its middle is a frame: plain data that says where the rule stands. Games that are
//! made of such rules say what one frame does next; the running is the same for all of them.

use crate::{Demands, Game, Pending, Seat};
use arrayvec::ArrayVec;
use thiserror::Error;

/// How often frames go on for one input. The longest real inputs need a few hundred.
pub const FUEL: u32 = 10_000;

/// The rules did not come to the next pause. Content can do that (a card that answers itself without end), so it is no
/// defect of the program: the game says what becomes of the match, in [`Stack::unending`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum Unending {
    /// [`FUEL`] ran out.
    #[error("the rules went on {FUEL} times without a pause")]
    Fuel,
    /// More procedures within procedures than the stack has room for.
    #[error("too many procedures within procedures")]
    Depth,
}

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

    /// Why the game pauses when its rules do not come to an end. It must not go on from here: what the frames were
    /// doing is half done. Games whose content can bring this about have an outcome for it; the others ask nobody
    /// anything any more, so that the match can be looked at and given up.
    fn unending(&self, _: Unending) -> PendingIn<Self::Game> {
        Pending::Decide(Demands::new())
    }

    /// Whether the log is full: somebody looks into the middle of an input.
    fn is_told(&self) -> bool;
}

/// Runs the frames until the game pauses. Something always does: the lowest frame is done only when the game is over.
/// If the log is full before, the game stays where it is, and asks nobody anything: it can be looked at, not played on.
#[inline]
pub fn run<S: Stack<N>, const N: usize>(stack: &mut S, answer: Option<AnswerIn<S::Game>>) {
    match run_until(stack, answer, S::is_told) {
        Ok(true) => {}
        Ok(false) => {
            assert!(stack.is_told(), "the lowest frame never leaves the stack before the game is over");
            stack.pause(Pending::Decide(Demands::new()));
        }
        Err(why) => {
            let pending = stack.unending(why);
            stack.pause(pending);
        }
    }
}

/// Runs the frames until the game pauses, or until enough is done; says whether it has paused.
#[inline]
pub fn run_until<S: Stack<N>, const N: usize>(
    stack: &mut S,
    mut answer: Option<AnswerIn<S::Game>>,
    enough: impl Fn(&S) -> bool,
) -> Result<bool, Unending> {
    for _ in 0..FUEL {
        let Some(top) = stack.frames().pop() else { return Ok(false) };
        match stack.advance(top, answer.take()) {
            Flow::Next(frame) => stack.frames().push(frame),
            Flow::Push(frame, child) => {
                stack.frames().push(frame);
                stack.frames().try_push(child).map_err(|_| Unending::Depth)?;
            }
            Flow::Stop(frame, pending) => {
                stack.frames().push(frame);
                stack.pause(pending);
                return Ok(true);
            }
            Flow::Done => {}
            Flow::Over(outcome) => {
                stack.pause(Pending::Over(outcome));
                return Ok(true);
            }
        }
        if enough(stack) {
            return Ok(false);
        }
    }
    Err(Unending::Fuel)
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
