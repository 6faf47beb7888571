//! Chess clocks. Only the clocks of persons who are asked something run; with simultaneous demands each runs
//! by itself. A decision gives back the time it took, up to the increment: a round has dozens of small decisions, and
//! a clock must not grow by them.

use crate::store::{SeatKind, Summary};
use protocol::shared::Pace;
use std::time::Duration;
use tokio::time::Instant;

/// The clocks of a match.
#[derive(Debug, Clone)]
pub(super) struct Clock {
    left: Vec<Duration>,
    /// What the decision at hand has taken so far, per seat.
    taken: Vec<Duration>,
    /// Bots have all the time there is.
    bots: Vec<bool>,
    increment: Duration,
    /// A bit per seat whose clock runs.
    running: u8,
    since: Instant,
}

impl Clock {
    /// The clocks of a stored match, none of them running.
    pub(super) fn of(summary: &Summary) -> Option<Self> {
        let Pace::Clock { seconds, increment } = summary.pace else { return None };
        let full = u64::from(seconds) * 1000;
        Some(Self {
            taken: vec![Duration::ZERO; summary.seats.len()],
            left: summary.seats.iter().map(|s| Duration::from_millis(s.clock_ms.unwrap_or(full))).collect(),
            bots: summary.seats.iter().map(|s| matches!(s.kind, SeatKind::Bot { .. })).collect(),
            increment: Duration::from_secs(increment.into()),
            running: 0,
            since: Instant::now(),
        })
    }

    /// Takes what has run off.
    pub(super) fn settle(&mut self) {
        let now = Instant::now();
        let ran = now - self.since;
        for seat in (0..self.left.len()).filter(|seat| self.running >> seat & 1 == 1) {
            self.left[seat] = self.left[seat].saturating_sub(ran);
            self.taken[seat] += ran;
        }
        self.since = now;
    }

    /// From now on the clocks of these seats run, and no others.
    pub(super) fn run(&mut self, asked: impl Iterator<Item = u8>) {
        self.settle();
        self.running = asked.filter(|&seat| !self.bots[seat as usize]).fold(0, |bits, seat| bits | 1 << seat);
    }

    /// A seat has decided: its clock stands, and storing what it decided costs it nothing. Settle first.
    pub(super) fn decided(&mut self, seat: u8) {
        self.running &= !(1 << seat);
        if !self.bots[seat as usize] {
            let taken = std::mem::take(&mut self.taken[seat as usize]);
            self.left[seat as usize] += taken.min(self.increment);
        }
    }

    /// When the first running clock will have run out.
    pub(super) fn falls(&self) -> Option<Instant> {
        let running = (0..self.left.len()).filter(|seat| self.running >> seat & 1 == 1);
        running.map(|seat| self.since + self.left[seat]).min()
    }

    /// A seat whose time is up.
    pub(super) fn fallen(&self) -> Option<u8> {
        (0..self.left.len())
            .find(|seat| self.running >> seat & 1 == 1 && self.left[*seat].is_zero())
            .map(|s| s as u8)
    }

    /// Milliseconds left per seat; settle first.
    pub(super) fn ms(&self) -> Vec<u64> {
        self.left.iter().map(|left| left.as_millis() as u64).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn clock(seconds: u64, increment: u64) -> Clock {
        Clock {
            left: vec![Duration::from_secs(seconds); 2],
            taken: vec![Duration::ZERO; 2],
            bots: vec![false, true],
            increment: Duration::from_secs(increment),
            running: 0,
            since: Instant::now(),
        }
    }

    /// Seconds left after a decision that took so long.
    fn after(clock: &mut Clock, thought: u64) -> u64 {
        clock.run([0].into_iter());
        clock.since -= Duration::from_secs(thought);
        clock.settle();
        clock.decided(0);
        // The test itself takes a moment.
        (clock.ms()[0] + 500) / 1000
    }

    #[test]
    fn a_decision_gives_back_what_it_took_up_to_the_increment() {
        let mut clock = clock(600, 10);
        assert_eq!(after(&mut clock, 3), 600, "a quick one costs nothing");
        assert_eq!(after(&mut clock, 10), 600);
        assert_eq!(after(&mut clock, 25), 585, "a long one costs what is above the increment");
        for _ in 0..50 {
            after(&mut clock, 0);
        }
        assert_eq!(after(&mut clock, 0), 585, "and many small ones never make it grow");
        assert_eq!(clock.ms()[1], 600_000, "a bot's clock stands");
    }

    #[test]
    fn time_taken_counts_although_others_answer_meanwhile() {
        let mut clock = clock(600, 10);
        clock.run([0].into_iter());
        clock.since -= Duration::from_secs(6);
        // The other seat has answered: all clocks are settled.
        clock.run([0].into_iter());
        assert_eq!(after(&mut clock, 6), 598);
    }
}
