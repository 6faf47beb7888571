//! The one test command: everything that must hold before a change is taken.

use crate::root::root;
use std::{
    process::Command,
    time::{Duration, Instant},
};

/// What is run, in this order: the quick refusals first.
const STEPS: &[(&str, &[&str])] = &[
    ("format", &["cargo", "fmt", "--all", "--check"]),
    ("tidy", &["cargo", "xtask", "tidy"]),
    ("lints", &["cargo", "clippy", "--workspace", "--all-targets", "--", "-D", "warnings"]),
    ("tests", &["cargo", "test", "--workspace", "--quiet"]),
    ("scenarios", &["cargo", "run", "--quiet", "--release", "--", "scenario", "run", "scenarios/endor"]),
    ("ledger", &["cargo", "xtask", "ledger"]),
    ("protocol", &["cargo", "xtask", "protocol", "--check"]),
    ("golden replays", &["cargo", "xtask", "golden", "--check"]),
];

pub(crate) fn run() -> Result<(), String> {
    let mut times: Vec<(&str, Duration)> = Vec::new();
    for (name, command) in STEPS {
        println!("== {name}: {}", command.join(" "));
        let clock = Instant::now();
        let status = Command::new(command[0])
            .args(&command[1..])
            .current_dir(root())
            // The tests need no page; what builds it is tested by itself.
            .env("SKIP_WEB", "1")
            .status()
            .map_err(|e| format!("{}: {e}", command[0]))?;
        if !status.success() {
            return Err(format!("{name} failed: {}", command.join(" ")));
        }
        times.push((name, clock.elapsed()));
    }
    println!("== all of it holds");
    for (name, time) in times {
        println!("{name:<16} {:>6.1} s", time.as_secs_f64());
    }
    Ok(())
}
