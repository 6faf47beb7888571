//! What the project does for itself: ledgers, benchmarks, golden replays, TypeScript types, tidiness.

mod attack;
mod balance;
mod bench;
mod golden;
mod ledger;
mod protocol;
mod root;
mod test;
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
    /// Writes the protocol's TypeScript types into the web client.
    Protocol {
        /// Only compares, and fails on a difference.
        #[arg(long)]
        check: bool,
    },
    /// Runs every check and test: what must hold before a change is taken.
    Test(test::Options),
    /// Checks file sizes, forbidden words and whatever else no compiler checks.
    Tidy,
}

fn main() -> ExitCode {
    let done = match Args::parse().task {
        Task::Ledger { json } => ledger::run(json),
        Task::Attack(options) => attack::run(&options),
        Task::Balance(options) => balance::run(&options),
        Task::Bench(options) => bench::run(&options),
        Task::Golden { check } => golden::run(check),
        Task::Protocol { check } => protocol::run(check),
        Task::Test(options) => test::run(&options),
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
