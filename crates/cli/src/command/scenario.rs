//! Scenarios, run from files.

use crate::{Context, failure::Failure, figure};
use scenario::{Failure as Wrong, files::Verdict};
use std::{io::Write, path::PathBuf};

/// `escadrille scenario run`.
pub fn run(context: &Context, paths: &[PathBuf], out: &mut dyn Write) -> Result<(), Failure> {
    let words = &context.words;
    let report = scenario::run_paths(&context.catalog, paths);
    for (file, verdict) in &report.files {
        let file = file.display();
        match verdict {
            Verdict::Passed => {}
            // file:line:column, as compilers write it.
            Verdict::Failed(Wrong::Syntax(error)) => writeln!(out, "{file}:{error}")?,
            Verdict::Failed(failure) => writeln!(out, "{file}: {failure}")?,
            Verdict::Unreadable(error) => {
                let args =
                    [("file", file.to_string().into()), ("why", crate::trouble::why(error, words).into())];
                writeln!(out, "{}", words.text_with("cli-error-read", args))?;
            }
        }
    }
    let none = report.files.is_empty();
    if none {
        writeln!(out, "{}", words.text("cli-scenario-none"))?;
    }
    let counts = [("passed", figure(report.passed())), ("failed", figure(report.failed()))];
    writeln!(out, "{}", words.text_with("cli-scenario-count", counts))?;
    if none || report.failed() > 0 { Err(Failure::no("")) } else { Ok(()) }
}
