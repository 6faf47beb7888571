//! The bots, on a thread of their own: whatever they think about, the screen answers.

use crate::face::Face;
use bots::{Bot, Level, Peek};
use kernel::{DecisionId, Seat};
use std::{
    sync::{
        Arc,
        mpsc::{Receiver, Sender, TryRecvError, channel},
    },
    thread,
    time::Duration,
};

/// One bot per seat; equal seeds give equal bots.
pub fn bots<G: Face>(players: u8, level: Level, seed: u64) -> Vec<Box<dyn Bot<G>>> {
    (0..players).map(|seat| level.bot(seed.wrapping_mul(31).wrapping_add(u64::from(seat)), true)).collect()
}

struct Request<S> {
    ticket: u64,
    seat: Seat,
    id: DecisionId,
    state: S,
}

/// What a bot answers.
struct Reply<C> {
    ticket: u64,
    seat: Seat,
    id: DecisionId,
    choice: C,
}

/// The thread has died, which only a bug can do.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Gone;

/// Bots that are asked, and answer when they are ready.
pub struct Thinker<G: Face> {
    requests: Sender<Request<G::State>>,
    replies: Receiver<Reply<G::Choice>>,
    /// An answer that was waited for.
    ready: Option<Reply<G::Choice>>,
    /// What has been asked and not been answered.
    open: Vec<(Seat, DecisionId)>,
    /// Answers with another ticket are to questions that were taken back.
    ticket: u64,
}

impl<G: Face> std::fmt::Debug for Thinker<G> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Thinker").field("open", &self.open).finish_non_exhaustive()
    }
}

impl<G: Face> Thinker<G> {
    /// Seats the bots.
    pub fn start(game: Arc<G>, mut bots: Vec<Box<dyn Bot<G>>>) -> Self {
        let (requests, inbox) = channel::<Request<G::State>>();
        let (outbox, replies) = channel();
        thread::spawn(move || {
            for Request { ticket, seat, id, state } in inbox {
                let Some(peek) = Peek::new(&*game, &state, seat) else { continue };
                let choice = bots[seat.index()].choose(&peek);
                if outbox.send(Reply { ticket, seat, id, choice }).is_err() {
                    return;
                }
            }
        });
        Self { requests, replies, ready: None, open: Vec::new(), ticket: 0 }
    }

    /// Asks the bots whatever they have not been asked yet.
    pub fn ask(&mut self, asked: &[(Seat, DecisionId)], state: &G::State) -> Result<(), Gone> {
        for &(seat, id) in asked {
            if !self.open.contains(&(seat, id)) {
                let state = state.clone();
                self.requests.send(Request { ticket: self.ticket, seat, id, state }).map_err(|_| Gone)?;
                self.open.push((seat, id));
            }
        }
        Ok(())
    }

    /// An answer, if one is ready.
    pub fn answer(&mut self) -> Result<Option<(Seat, DecisionId, G::Choice)>, Gone> {
        loop {
            match self.ready.take().map_or_else(|| self.replies.try_recv(), Ok) {
                Ok(Reply { ticket, seat, id, choice }) if ticket == self.ticket => {
                    self.open.retain(|asked| *asked != (seat, id));
                    return Ok(Some((seat, id, choice)));
                }
                Ok(_) => {}
                Err(TryRecvError::Empty) => return Ok(None),
                Err(TryRecvError::Disconnected) => return Err(Gone),
            }
        }
    }

    /// Waits for an answer, if one is due.
    pub fn wait(&mut self, at_most: Duration) {
        if self.ready.is_none() && !self.open.is_empty() {
            // Nothing in time, or nothing any more: the next `answer` tells which.
            self.ready = self.replies.recv_timeout(at_most).ok();
        }
    }

    /// Forgets what was asked: decisions were taken back.
    pub fn forget(&mut self) {
        self.ticket += 1;
        self.open.clear();
    }

    /// The seats that are thinking.
    pub fn thinking(&self) -> impl Iterator<Item = Seat> {
        self.open.iter().map(|(seat, _)| *seat)
    }
}
