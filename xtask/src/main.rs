//! What the project does for itself: ledgers, benchmarks, golden replays, tidiness.

mod bench;
mod golden;
mod ledger;
mod root;
mod tidy;

use clap::{Parser, Subcommand};
use std::process::ExitCode;

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
    /// Measures speed, beside the peers where they can be had.
    Bench(bench::Options),
    /// Rewrites the golden replays; review the difference.
    Golden {
        /// Only compares, and fails on a difference.
        #[arg(long)]
        check: bool,
    },
    /// Checks file sizes, forbidden words and whatever else no compiler checks.
    Tidy,
}

fn main() -> ExitCode {
    let done = match Args::parse().task {
        Task::Ledger { json } => ledger::run(json),
        Task::Bench(options) => bench::run(&options),
        Task::Golden { check } => golden::run(check),
        Task::Tidy => tidy::run(),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("{why}");
            ExitCode::FAILURE
        }
    }
}
