//! What the program can do, when it is asked for nothing in particular.

use crate::{Context, failure::Failure};
use std::io::Write;

/// The commands and the keys of what they do.
const COMMANDS: [(&str, &str); 6] = [
    ("escadrille play endor", "cli-summary-play"),
    ("escadrille games", "cli-summary-games"),
    ("escadrille sim endor --games 100 --seats cadet,random", "cli-summary-sim"),
    ("escadrille replay FILE", "cli-summary-replay"),
    ("escadrille scenario run PATH", "cli-summary-scenario"),
    ("escadrille pack check DIR", "cli-summary-pack"),
];

/// `escadrille` alone.
pub fn run(context: &Context, out: &mut dyn Write) -> Result<(), Failure> {
    let words = &context.words;
    writeln!(out, "{}\n", words.text("cli-summary"))?;
    for (command, key) in COMMANDS {
        writeln!(out, "  {command}\n      {}", words.text(key))?;
    }
    writeln!(out, "\n{}", words.text("cli-summary-more"))?;
    Ok(())
}
