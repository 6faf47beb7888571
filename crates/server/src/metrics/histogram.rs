//! How long things take, counted by bounds.

use std::{
    fmt::Write as _,
    sync::atomic::{AtomicU64, Ordering},
    time::Duration,
};

/// Upper bounds in microseconds, with the same as Prometheus reads them, in seconds. A decision takes about a
/// millisecond where the disk is quick; a second and more is a disk in distress.
const BOUNDS: [(u64, &str); 13] = [
    (250, "0.00025"),
    (500, "0.0005"),
    (1_000, "0.001"),
    (2_500, "0.0025"),
    (5_000, "0.005"),
    (10_000, "0.01"),
    (25_000, "0.025"),
    (50_000, "0.05"),
    (100_000, "0.1"),
    (250_000, "0.25"),
    (500_000, "0.5"),
    (1_000_000, "1"),
    (2_500_000, "2.5"),
];

/// Durations, each counted in the smallest bound that holds it.
#[derive(Debug, Default)]
pub struct Histogram {
    /// One per bound, and one for what is over all of them.
    counts: [AtomicU64; BOUNDS.len() + 1],
    nanos: AtomicU64,
}

impl Histogram {
    /// Counts a duration.
    pub fn observe(&self, took: Duration) {
        let over = |(micros, _): &(u64, &str)| took > Duration::from_micros(*micros);
        self.counts[BOUNDS.partition_point(over)].fetch_add(1, Ordering::Relaxed);
        let nanos = u64::try_from(took.as_nanos()).unwrap_or(u64::MAX);
        self.nanos.fetch_add(nanos, Ordering::Relaxed);
    }

    /// How many were counted.
    pub fn count(&self) -> u64 {
        self.counts.iter().map(|count| count.load(Ordering::Relaxed)).sum()
    }

    /// Writes it as Prometheus reads it: each bound with all that is not over it.
    pub(super) fn write(&self, name: &str, help: &str, text: &mut String) {
        let mut so_far = 0;
        let mut lines = format!("# HELP {name} {help}\n# TYPE {name} histogram\n");
        let bounds = BOUNDS.iter().map(|(_, seconds)| *seconds).chain(["+Inf"]);
        for (bound, count) in bounds.zip(&self.counts) {
            so_far += count.load(Ordering::Relaxed);
            writeln!(lines, "{name}_bucket{{le=\"{bound}\"}} {so_far}").expect("writing to a string");
        }
        let sum = Duration::from_nanos(self.nanos.load(Ordering::Relaxed)).as_secs_f64();
        writeln!(lines, "{name}_sum {sum}\n{name}_count {so_far}").expect("writing to a string");
        text.push_str(&lines);
    }
}

#[cfg(test)]
mod tests {
    use super::{BOUNDS, Histogram};
    use std::time::Duration;

    #[test]
    fn bounds_are_the_same_in_both_units_and_rise() {
        for (micros, seconds) in BOUNDS {
            let read: f64 = seconds.parse().expect("a number");
            assert_eq!((read * 1e6).round() as u64, micros, "{seconds}");
        }
        assert!(BOUNDS.is_sorted_by(|a, b| a.0 < b.0));
    }

    #[test]
    fn a_duration_is_in_its_bound_and_in_all_above() {
        let histogram = Histogram::default();
        for micros in [250, 251, 3_000_000] {
            histogram.observe(Duration::from_micros(micros));
        }
        let mut text = String::new();
        histogram.write("took", "How long.", &mut text);
        let value =
            |line: &str| text.lines().find_map(|found| found.strip_prefix(line)).expect(line).to_owned();
        assert_eq!(value("took_bucket{le=\"0.00025\"} "), "1", "a bound belongs to what it bounds");
        assert_eq!(value("took_bucket{le=\"0.0005\"} "), "2");
        assert_eq!(value("took_bucket{le=\"2.5\"} "), "2");
        assert_eq!(value("took_bucket{le=\"+Inf\"} "), "3");
        assert_eq!((value("took_sum "), value("took_count ")), ("3.000501".to_owned(), "3".to_owned()));
        assert!(text.starts_with("# HELP took How long.\n# TYPE took histogram\n"), "{text}");
    }
}
