//! Content packs, checked.

use crate::{Context, failure::Failure};
use catalog::PackError;
use std::{
    io::Write,
    path::{Path, PathBuf},
};

/// `escadrille pack check`.
pub fn run(context: &Context, dirs: &[PathBuf], out: &mut dyn Write) -> Result<(), Failure> {
    let words = &context.words;
    let mut fine = true;
    for dir in dirs {
        let shown = ("dir", dir.display().to_string().into());
        if is_xwing(dir) {
            fine &= check_xwing(context, dir, out)?;
            continue;
        }
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
                        writeln!(out, "{}", words.text_with("cli-pack-unknown", [shown, files]))?;
                    }
                    PackError::Io { file, error } => {
                        let args =
                            [("file", file.display().to_string().into()), ("why", error.to_string().into())];
                        writeln!(out, "{}", words.text_with("cli-error-read", args))?;
                    }
                    // file:line:column, as compilers write it.
                    PackError::Content { .. } => writeln!(out, "{error}")?,
                }
            }
        }
    }
    if fine { Ok(()) } else { Err(Failure::no("")) }
}

/// Whether a folder holds what packs of X-Wing are made of.
fn is_xwing(dir: &Path) -> bool {
    XWING.iter().any(|name| dir.join(name).is_dir() || dir.join(format!("{name}.ron")).is_file())
}

/// What the files and folders of a pack of X-Wing are called.
const XWING: [&str; 9] =
    ["ships", "pilots", "upgrades", "damage", "conditions", "devices", "obstacles", "quick-builds", "points"];

/// A pack of X-Wing, laid over the cards that ship with the program.
fn check_xwing(context: &Context, dir: &Path, out: &mut dyn Write) -> Result<bool, Failure> {
    let words = &context.words;
    let shown = dir.display().to_string();
    let files = match xwing::pack::read_folder(dir) {
        Ok(files) => files,
        Err(error) => {
            let args = [("file", shown.into()), ("why", error.to_string().into())];
            writeln!(out, "{}", words.text_with("cli-error-read", args))?;
            return Ok(false);
        }
    };
    let files: Vec<_> = files.iter().map(|(name, text)| (name.as_str(), text.as_str())).collect();
    match xwing::Content::classic_and(&files) {
        Ok(_) => {
            let game = ("game", words.text("xwing-second-edition").into());
            writeln!(out, "{}", words.text_with("cli-pack-fine", [("dir", shown.into()), game]))?;
            Ok(true)
        }
        Err(error) => {
            writeln!(out, "{}", dir.join(error.to_string()).display())?;
            Ok(false)
        }
    }
}
