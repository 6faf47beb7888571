//! Content packs, checked.

use crate::{Context, failure::Failure, trouble};
use catalog::PackError;
use std::{io::Write, path::PathBuf};

/// `escadrille pack check`.
pub fn run(context: &Context, dirs: &[PathBuf], out: &mut dyn Write) -> Result<(), Failure> {
    let words = &context.words;
    let mut fine = true;
    for dir in dirs {
        let shown = ("dir", dir.display().to_string().into());
        // Each on its own: a pack is not fine because of another.
        match context.catalog.clone().load(dir) {
            Ok(game) => {
                let game = ("game", words.text(&format!("game-{game}")).into());
                writeln!(out, "{}", words.text_with("cli-pack-fine", [shown, game]))?;
            }
            Err(error) => {
                fine = false;
                match error {
                    PackError::Unknown(_) => {
                        let files = ("files", endor::pack::FILES.map(str::to_owned).to_vec().into());
                        let cards = ("cards", catalog::CARDS.map(str::to_owned).to_vec().into());
                        let squadrons =
                            ("squadrons", starfighter::pack::FILES.map(str::to_owned).to_vec().into());
                        let args = [shown, files, cards, squadrons];
                        writeln!(out, "{}", words.text_with("cli-pack-unknown", args))?;
                    }
                    PackError::Io { file, error } => {
                        let why = trouble::why(&error, words);
                        let args = [("file", file.display().to_string().into()), ("why", why.into())];
                        writeln!(out, "{}", words.text_with("cli-error-read", args))?;
                    }
                    // file:line:column, as compilers write it.
                    PackError::Content { .. } | PackError::Cards { .. } | PackError::Squadrons { .. } => {
                        writeln!(out, "{error}")?;
                    }
                }
            }
        }
    }
    if fine { Ok(()) } else { Err(Failure::no("")) }
}
