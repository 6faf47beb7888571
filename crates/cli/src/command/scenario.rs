//! Scenarios, run from files.

use crate::{Context, failure::Failure, figure};
use catalog::Catalog;
use scenario::{Failure as ScenarioFailure, files::Verdict};
use std::{io::Write, path::PathBuf};
use words::Words;

/// `escadrille scenario run`.
pub fn run(context: &Context, paths: &[PathBuf], out: &mut dyn Write) -> Result<(), Failure> {
    let words = &context.words;
    let report = scenario::run_paths(words, &context.catalog, paths);
    for (file, verdict) in &report.files {
        let file = file.display();
        match verdict {
            Verdict::Passed => {}
            // file:line:column, as compilers write it.
            Verdict::Failed(ScenarioFailure::Syntax(error)) => {
                let why = words.say(&catalog::mistake::syntax(&error.why));
                writeln!(out, "{file}:{}:{}: {why}", error.line, error.column)?;
            }
            Verdict::Failed(failure) => match failure.line() {
                Some(line) => writeln!(out, "{file}:{line}: {}", why(failure, words))?,
                None => writeln!(out, "{file}: {}", why(failure, words))?,
            },
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

/// Where and why a scenario fails. What is written in the scenario, and what the game says of it, stays as it is written.
fn why(failure: &ScenarioFailure, words: &Words) -> String {
    match failure {
        ScenarioFailure::Syntax(error) => words.say(&catalog::mistake::syntax(&error.why)),
        ScenarioFailure::Game(game) => {
            let games = Catalog::NAMES.map(str::to_owned).to_vec();
            words.text_with("cli-error-game", [("game", game.as_str().into()), ("games", games.into())])
        }
        ScenarioFailure::OtherGame(of, here) => words
            .text_with("cli-scenario-other", [("game", of.as_str().into()), ("here", here.as_str().into())]),
        ScenarioFailure::NoRule { .. } => words.text("cli-scenario-no-rule"),
        ScenarioFailure::UnknownRule { id, .. } => {
            words.text_with("cli-scenario-unknown-rule", [("rule", id.as_str().into())])
        }
        ScenarioFailure::Empty { .. } => words.text("cli-scenario-empty"),
        ScenarioFailure::Position { why, .. } => {
            words.text_with("cli-scenario-given", [("why", why.as_str().into())])
        }
        ScenarioFailure::Step { step, expected, found, .. } => {
            let args = [
                ("step", step.as_str().into()),
                ("expected", expected.as_str().into()),
                ("found", found.as_str().into()),
            ];
            words.text_with("cli-scenario-step", args)
        }
    }
}
