//! `escadrille serve`: the table in the browser. Also what happens without a command.

use crate::{Context, args::Serve, failure::Failure};
use server::{Limits, Options};
use std::{io::Write, path::PathBuf};

/// The commands beside this one, and the keys of what they do.
const COMMANDS: [(&str, &str); 7] = [
    ("escadrille play endor", "cli-summary-play"),
    ("escadrille join URL", "cli-summary-join"),
    ("escadrille games", "cli-summary-games"),
    ("escadrille sim endor --games 100 --seats cadet,random", "cli-summary-sim"),
    ("escadrille replay FILE", "cli-summary-replay"),
    ("escadrille scenario run PATH", "cli-summary-scenario"),
    ("escadrille pack check DIR", "cli-summary-pack"),
];

/// Serves until it is stopped.
pub fn run(context: &Context, serve: Serve, packs: Vec<PathBuf>, out: &mut dyn Write) -> Result<(), Failure> {
    let words = &context.words;
    writeln!(out, "{}\n", words.text("cli-summary"))?;
    for (command, key) in COMMANDS {
        writeln!(out, "  {command}\n      {}", words.text(key))?;
    }
    writeln!(out, "\n{}\n", words.text("cli-summary-more"))?;
    out.flush()?;
    let limits = if serve.no_limits { Limits::none() } else { Limits::default() };
    let options =
        Options { behind_proxy: serve.behind_proxy, limits, ..Options::new(serve.addr, serve.data, packs) };
    server::run(options).map_err(|error| Failure::usage(error.to_string()))
}
