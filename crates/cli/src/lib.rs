//! The `escadrille` program: serve the table, play in a terminal, simulate, replay, check.
//!
//! | room | what is in it |
//! |---|---|
//! | [`args`] | what can be typed |
//! | [`usage`] | the same in the reader's language: help, and what is wrong with what was typed |
//! | [`command`] | one file per command |
//! | [`games`] | the one place where a game's name meets its bots and its face |
//! | [`face`], [`menu`] | what a game needs to be played in a terminal: a board to draw, questions in small steps |
//! | [`rulebook`] | the ledger of rules, to be read while playing |
//! | [`play`] | a match, on a screen or line by line |
//! | [`join`] | matches on a server |
//! | [`log`] | what a server tells of what it does |
//! | [`odds`] | what an attack can come to |
//! | [`store`] | what the program remembers between runs |
//! | [`screen`] | the full-screen table of any game |
//! | [`endor`], [`starfighter`], [`xwing`] | the faces of the games: maps, boards, cards, ships, questions |
//! | [`plain`] | what is printed, without what a terminal would obey |
//! | [`failure`], [`trouble`] | how a command ends badly; why a file cannot be read |

pub mod args;
pub mod command;
pub mod endor;
pub mod face;
pub mod failure;
pub mod games;
pub mod join;
pub mod log;
pub mod menu;
pub mod odds;
pub mod plain;
pub mod play;
pub mod rulebook;
pub mod screen;
pub mod starfighter;
pub mod store;
pub mod trouble;
pub mod usage;
pub mod xwing;

use args::{Args, Command};
use catalog::Catalog;
use failure::Failure;
use kernel::Arg;
use plain::Plain;
use std::{
    ffi::OsString,
    io::{self, Write},
    process::ExitCode,
};
use usage::Unrun;
use words::Words;

/// What every command is given.
#[derive(Debug, Clone)]
pub struct Context {
    /// The games, with the packs that were asked for.
    pub catalog: Catalog,
    /// The language.
    pub words: Words,
}

/// A figure as an argument of a message.
pub fn figure(n: impl TryInto<i64>) -> Arg {
    Arg::Number(n.try_into().unwrap_or(i64::MAX))
}

/// Runs the program.
pub fn run(args: impl IntoIterator<Item = OsString>) -> ExitCode {
    let args: Vec<OsString> = args.into_iter().collect();
    let words = Words::new(usage::language(&args));
    let args = match usage::read(&args, &words) {
        Ok(args) => args,
        Err(Unrun { code, text }) => {
            // Nobody is left to tell if this cannot be written.
            let text = plain::plain(&text);
            let told =
                if code == 0 { write!(io::stdout(), "{text}") } else { write!(io::stderr(), "{text}") };
            // Nobody is left to be told.
            told.ok();
            return ExitCode::from(code);
        }
    };
    match dispatch(args, words) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            if !failure.text.is_empty() {
                writeln!(Plain::new(io::stderr()), "{}", failure.text).ok();
            }
            ExitCode::from(failure.code)
        }
    }
}

fn dispatch(args: Args, words: Words) -> Result<(), Failure> {
    let mut catalog = Catalog::default();
    for dir in &args.packs {
        catalog.load(dir).map_err(|error| {
            let why = trouble::pack(&error, &words).into();
            Failure::usage(words.text_with("cli-error-pack", [("why", why)]))
        })?;
    }
    let context = Context { catalog, words };
    let out = &mut Plain::new(io::stdout());
    match args.command {
        None => command::serve::run(&context, args.serve, args.packs, out),
        Some(Command::Serve(options)) => command::serve::run(&context, options, args.packs, out),
        Some(Command::Games) => command::games::run(&context, out),
        Some(Command::Play(options)) => play::run(&context, &options),
        Some(Command::Join(options)) => join::run(&context, &options),
        Some(Command::Sim(options)) => command::sim::run(&context, &options, out),
        Some(Command::Odds(options)) => odds::run(&context.words, &options, out),
        Some(Command::Replay(options)) => command::replay::run(&context, &options, out),
        Some(Command::Scenario { command: args::ScenarioCommand::Run { paths } }) => {
            command::scenario::run(&context, &paths, out)
        }
        Some(Command::Squad { command: args::SquadCommand::Check(options) }) => {
            command::squad::run(&context, &options, out)
        }
        Some(Command::Deck { command: args::DeckCommand::Check { files } }) => {
            command::deck::run(&context, &files, out)
        }
        Some(Command::Completions { shell }) => command::manual::completions(shell, &context.words, out),
        Some(Command::Man) => command::manual::man(&context.words, out),
        Some(Command::Pack { command: args::PackCommand::Check { dirs } }) => {
            command::pack::run(&context, &dirs, out)
        }
    }
}
