//! The journal in a file.

use super::contest::Contest;
use crate::face::Face;
use std::{
    fs, io,
    path::{Path, PathBuf},
};

/// The file a match is saved in when no other is named: after its dice, which no two matches share.
pub fn default_file<G: Face>(contest: &Contest<G>) -> PathBuf {
    let dice = contest.session().commitment().map(|digest| digest.short()).unwrap_or_default();
    PathBuf::from(format!("{}-{}.jsonl", G::NAME, &dice[..dice.len().min(8)]))
}

/// Writes the journal beside the file and then in its place, so that there is never half a journal.
pub fn save<G: Face>(contest: &Contest<G>, file: &Path) -> io::Result<()> {
    let mut name = file.file_name().ok_or(io::ErrorKind::IsADirectory)?.to_owned();
    name.push(".part");
    let part = file.with_file_name(name);
    fs::write(&part, contest.journal())?;
    fs::rename(&part, file).inspect_err(|_| {
        let _ = fs::remove_file(&part);
    })
}
