//! The journal in a file.

use crate::face::Face;
use std::{
    fs, io,
    path::{Path, PathBuf},
};

/// The file a match is saved in when no other is named: after its dice, which no two matches share.
pub fn default_file<G: Face>(game: &G, dice: &str) -> PathBuf {
    PathBuf::from(format!("{}-{}.jsonl", game.name(), &dice[..dice.len().min(8)]))
}

/// The file for the match after the one in this file: `x.jsonl`, then `x-2.jsonl`, then `x-3.jsonl`.
pub fn next_file(file: &Path) -> PathBuf {
    let stem = file.file_stem().unwrap_or_default().to_string_lossy().into_owned();
    let (name, number) = match stem.rsplit_once('-').map(|(name, n)| (name, n.parse::<u32>())) {
        Some((name, Ok(number))) => (name, number.saturating_add(1)),
        _ => (stem.as_str(), 2),
    };
    let mut next = std::ffi::OsString::from(format!("{name}-{number}"));
    if let Some(extension) = file.extension() {
        next.push(".");
        next.push(extension);
    }
    file.with_file_name(next)
}

/// Writes the journal beside the file and then in its place, so that there is never half a journal.
pub fn save(journal: &str, file: &Path) -> io::Result<()> {
    let mut name = file.file_name().ok_or(io::ErrorKind::IsADirectory)?.to_owned();
    name.push(".part");
    let part = file.with_file_name(name);
    fs::write(&part, journal)?;
    fs::rename(&part, file).inspect_err(|_| {
        fs::remove_file(&part).ok();
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_match_has_a_file_of_its_own() {
        for (file, next) in
            [("a/x.jsonl", "a/x-2.jsonl"), ("x-2.jsonl", "x-3.jsonl"), ("x", "x-2"), ("x-y", "x-y-2")]
        {
            assert_eq!(next_file(Path::new(file)), Path::new(next));
        }
    }
}
