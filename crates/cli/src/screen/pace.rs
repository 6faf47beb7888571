//! How fast other players' moves are shown: slow enough to follow, and never in the way.

use std::time::{Duration, Instant};

/// What every entry takes, and what each of its lines adds.
const ENTRY: Duration = Duration::from_millis(350);
const LINE: Duration = Duration::from_millis(550);
const LONGEST: Duration = Duration::from_millis(2_500);

/// When the next entry may be shown.
#[derive(Debug, Clone, Copy, Default)]
pub struct Pace {
    not_before: Option<Instant>,
    /// Everything up to the next decision is shown at once.
    skips: bool,
}

impl Pace {
    /// Whether the next entry may be shown.
    pub fn is_due(&self, now: Instant) -> bool {
        self.skips || self.not_before.is_none_or(|then| now >= then)
    }

    /// An entry with a number of lines has been shown.
    pub fn shown(&mut self, now: Instant, lines: usize) {
        if lines > 0 {
            self.not_before = Some(now + (ENTRY + LINE * lines.min(8) as u32).min(LONGEST));
        }
    }

    /// Shows the next entry now.
    pub fn go_on(&mut self) {
        self.not_before = None;
    }

    /// Shows everything up to the next decision now.
    pub fn skip(&mut self) {
        self.skips = true;
    }

    /// The next decision is there.
    pub fn rest(&mut self) {
        *self = Self::default();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_entry_waits_for_the_one_before_unless_it_is_skipped() {
        let now = Instant::now();
        let mut pace = Pace::default();
        assert!(pace.is_due(now));
        pace.shown(now, 2);
        assert!(!pace.is_due(now) && pace.is_due(now + LONGEST));
        pace.go_on();
        assert!(pace.is_due(now));
        pace.shown(now, 0);
        assert!(pace.is_due(now));
        pace.shown(now, 20);
        pace.skip();
        assert!(pace.is_due(now));
        pace.rest();
        pace.shown(now, 1);
        assert!(!pace.is_due(now));
    }
}
