//! What the project does for itself: ledgers, benchmarks, golden replays, TypeScript types, tidiness.

mod attack;
mod balance;
mod bench;
mod golden;
mod ledger;
mod mutants;
mod protocol;
mod refusals;
mod root;
mod test;
mod tidy;

use clap::{Parser, Subcommand};
use std::process::{Command, ExitCode};

#[derive(Parser)]
#[command(about = "Ledgers, benchmarks, golden replays and tidiness checks")]
struct Args {
    #[command(subcommand)]
    task: Task,
}

#[derive(Subcommand)]
enum Task {
    /// Shows which rules the scenarios prove; fails on a scenario that does not hold or cites an unknown rule.
    Ledger {
        /// Prints JSON.
        #[arg(long)]
        json: bool,
    },
    /// Attacks a server on the loopback, and measures what others notice; fails when it is too much.
    Attack(attack::Options),
    /// Measures how fair Starfighter's cards and cruisers are; fails when something is not.
    Balance(balance::Options),
    /// Measures speed, beside the peers where they can be had.
    Bench(bench::Options),
    /// Rewrites the golden replays; review the difference.
    Golden {
        /// Only compares, and fails on a difference.
        #[arg(long)]
        check: bool,
    },
    /// Puts deliberate faults into a game's rules, in a copy, and sees whether scenarios and tests notice them.
    Mutants(mutants::Options),
    /// Writes the protocol's TypeScript types into the web client.
    Protocol {
        /// Only compares, and fails on a difference.
        #[arg(long)]
        check: bool,
    },
    /// Writes the table of which rule refuses what.
    Refusals {
        /// Only compares, and fails on a difference.
        #[arg(long)]
        check: bool,
    },
    /// Runs every check and test: what must hold before a change is taken.
    Test(test::Options),
    /// Checks file sizes, forbidden words and whatever else no compiler checks.
    Tidy,
}

impl Task {
    /// Whether it plays or measures for so long that only an optimised program will do.
    fn is_heavy(&self) -> bool {
        matches!(self, Self::Attack(_) | Self::Balance(_) | Self::Bench(_))
    }
}

/// Runs the same task again as a program of the release profile.
fn in_release() -> Result<(), String> {
    let args = std::env::args_os().skip(1);
    let mut line = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    line.args(["run", "--release", "--package", "xtask", "--"]).args(args).current_dir(root::root());
    let status = line.status().map_err(|e| format!("cargo: {e}"))?;
    if status.success() { Ok(()) } else { Err("the task did not succeed".to_owned()) }
}

fn main() -> ExitCode {
    let task = Args::parse().task;
    if cfg!(debug_assertions) && task.is_heavy() {
        return finish(in_release());
    }
    finish(match task {
        Task::Ledger { json } => ledger::run(json),
        Task::Attack(options) => attack::run(&options),
        Task::Balance(options) => balance::run(&options),
        Task::Bench(options) => bench::run(&options),
        Task::Golden { check } => golden::run(check),
        Task::Mutants(options) => mutants::run(&options),
        Task::Protocol { check } => protocol::run(check),
        Task::Refusals { check } => refusals::run(check),
        Task::Test(options) => test::run(&options),
        Task::Tidy => tidy::run(),
    })
}

fn finish(done: Result<(), String>) -> ExitCode {
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("{why}");
            ExitCode::FAILURE
        }
    }
}
