//! Time that counts only while this thread is on a core, so that what else runs on the machine does not.

use std::{fs, time::Instant};

/// A running stopwatch.
pub(super) struct Stopwatch {
    wall: Instant,
    on_core: Option<u64>,
}

impl Stopwatch {
    /// Starts one.
    pub(super) fn start() -> Self {
        Self { wall: Instant::now(), on_core: on_core() }
    }

    /// Seconds since then on a core; by the wall clock, where the system does not say.
    pub(super) fn seconds(&self) -> f64 {
        match (self.on_core, on_core()) {
            (Some(then), Some(now)) => now.saturating_sub(then) as f64 / 1e9,
            _ => self.wall.elapsed().as_secs_f64(),
        }
    }
}

/// Nanoseconds this thread has been on a core, as Linux counts them.
fn on_core() -> Option<u64> {
    fs::read_to_string("/proc/thread-self/schedstat").ok()?.split_ascii_whitespace().next()?.parse().ok()
}
