//! Finding scenario files and running them all.

use crate::{Failure, run_in};
use catalog::Catalog;
use std::{
    fmt, fs, io,
    path::{Path, PathBuf},
};
use words::Words;

/// What became of one file.
#[derive(Debug)]
pub enum Verdict {
    /// It holds.
    Passed,
    /// It does not.
    Failed(Failure),
    /// It cannot be read at all.
    Unreadable(io::Error),
}

/// What became of all files.
#[derive(Debug, Default)]
pub struct Report {
    /// Each file with its verdict.
    pub files: Vec<(PathBuf, Verdict)>,
}

impl Report {
    /// How many hold.
    pub fn passed(&self) -> usize {
        self.files.iter().filter(|(_, v)| matches!(v, Verdict::Passed)).count()
    }

    /// How many do not.
    pub fn failed(&self) -> usize {
        self.files.len() - self.passed()
    }
}

impl fmt::Display for Report {
    /// A line per failure, then the count.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (file, verdict) in &self.files {
            match verdict {
                Verdict::Passed => {}
                Verdict::Failed(failure) => writeln!(f, "{}", failure.in_file(file.display()))?,
                Verdict::Unreadable(error) => writeln!(f, "{}: {error}", file.display())?,
            }
        }
        write!(f, "{} passed, {} failed", self.passed(), self.failed())
    }
}

/// Runs every file, and every `.ron` file below every folder, in the order of their names. What games say is told in
/// these words.
pub fn run_paths(words: &Words, catalog: &Catalog, paths: &[PathBuf]) -> Report {
    let mut report = Report::default();
    for path in paths {
        let mut files = Vec::new();
        match find(path, &mut files) {
            Ok(()) => {}
            Err(error) => report.files.push((path.clone(), Verdict::Unreadable(error))),
        }
        files.sort();
        for file in files {
            let verdict = match fs::read_to_string(&file) {
                Err(error) => Verdict::Unreadable(error),
                Ok(text) => match run_in(words, catalog, &text) {
                    Ok(()) => Verdict::Passed,
                    Err(failure) => Verdict::Failed(failure),
                },
            };
            report.files.push((file, verdict));
        }
    }
    report
}

/// The scenario files at or below a path.
pub fn find(path: &Path, into: &mut Vec<PathBuf>) -> io::Result<()> {
    if !path.is_dir() {
        into.push(path.to_owned());
        return Ok(());
    }
    for entry in fs::read_dir(path)? {
        let path = entry?.path();
        if path.is_dir() || path.extension().is_some_and(|e| e == "ron") {
            find(&path, into)?;
        }
    }
    Ok(())
}
