//! Content packs, checked.

use crate::{Context, failure::Failure, trouble};
use std::{io::Write, path::PathBuf};

/// `escadrille pack check`.
pub fn run(context: &Context, dirs: &[PathBuf], out: &mut dyn Write) -> Result<(), Failure> {
    let words = &context.words;
    let mut fine = true;
    for dir in dirs {
        // Each on its own: a pack is not fine because of another.
        match context.catalog.clone().load(dir) {
            Ok(game) => {
                let shown = ("dir", dir.display().to_string().into());
                let game = ("game", words.text(&format!("game-{game}")).into());
                writeln!(out, "{}", words.text_with("cli-pack-fine", [shown, game]))?;
            }
            Err(error) => {
                fine = false;
                writeln!(out, "{}", trouble::pack(&error, words))?;
            }
        }
    }
    if fine { Ok(()) } else { Err(Failure::no("")) }
}
