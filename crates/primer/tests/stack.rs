//! A stack of frames that never pauses ends all the same.

use arrayvec::ArrayVec;
use kernel::{
    Pending,
    stack::{self, AnswerIn, FUEL, Flow, FlowIn, PendingIn, Stack, Unending},
};
use primer::connect_four::{ConnectFour, Outcome};

/// What the one frame does for ever.
#[derive(Clone, Copy)]
enum Frame {
    /// Goes on as itself.
    Spins,
    /// Calls itself.
    Falls,
}

#[derive(Default)]
struct Table {
    frames: ArrayVec<Frame, 4>,
    advances: u32,
    paused: Option<PendingIn<ConnectFour>>,
}

impl Stack<4> for Table {
    type Game = ConnectFour;
    type Frame = Frame;

    fn frames(&mut self) -> &mut ArrayVec<Frame, 4> {
        &mut self.frames
    }

    fn advance(&mut self, frame: Frame, _: Option<AnswerIn<ConnectFour>>) -> FlowIn<ConnectFour, Frame> {
        self.advances += 1;
        match frame {
            Frame::Spins => Flow::Next(frame),
            Frame::Falls => Flow::Push(frame, frame),
        }
    }

    fn pause(&mut self, pending: PendingIn<ConnectFour>) {
        self.paused = Some(pending);
    }

    fn unending(&self, _: Unending) -> PendingIn<ConnectFour> {
        Pending::Over(Outcome { winner: None })
    }

    fn is_told(&self) -> bool {
        false
    }
}

fn table(frame: Frame) -> Table {
    let mut table = Table::default();
    table.frames.push(frame);
    table
}

#[test]
fn a_frame_that_goes_on_for_ever_runs_out_of_fuel() {
    let mut spinning = table(Frame::Spins);
    assert_eq!(stack::run_until(&mut spinning, None, |_| false), Err(Unending::Fuel));
    assert_eq!(spinning.advances, FUEL);
    let mut spinning = table(Frame::Spins);
    stack::run(&mut spinning, None);
    assert_eq!(spinning.paused, Some(Pending::Over(Outcome { winner: None })));
}

#[test]
fn a_frame_that_calls_itself_for_ever_finds_the_stack_full() {
    let mut falling = table(Frame::Falls);
    assert_eq!(stack::run_until(&mut falling, None, |_| false), Err(Unending::Depth));
    let mut falling = table(Frame::Falls);
    stack::run(&mut falling, None);
    assert_eq!(falling.paused, Some(Pending::Over(Outcome { winner: None })));
}
