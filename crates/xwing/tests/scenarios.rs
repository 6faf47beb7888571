//! Every scenario of either edition holds, and cites rules that exist.

use std::{fmt::Write as _, fs, path::PathBuf};
use xwing::Xwing;

fn hold(game: &Xwing) {
    let root = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../..");
    let mut files = Vec::new();
    scenario::files::find(&root.join("scenarios").join(game.name()), &mut files).expect("scenarios");
    files.sort();
    // A part of a path narrows the run down: SCENARIOS=move/koiogran cargo test -p xwing --test scenarios
    if let Ok(part) = std::env::var("SCENARIOS") {
        files.retain(|file| file.to_string_lossy().contains(&part));
    }
    assert!(!files.is_empty(), "no scenario was found");
    let mut wrong = String::new();
    for file in &files {
        let text = fs::read_to_string(file).expect("a file");
        let name = file.strip_prefix(&root).unwrap_or(file).display();
        match scenario::run_with(game, &text) {
            Ok(()) => {}
            Err(failure) => _ = writeln!(wrong, "{}", failure.in_file(name)),
        }
    }
    assert!(wrong.is_empty(), "{} scenarios, of which these do not hold:\n{wrong}", files.len());
}

#[test]
fn every_scenario_of_the_first_edition_holds() {
    hold(&Xwing::first());
}

#[test]
fn every_scenario_of_the_second_edition_holds() {
    hold(&Xwing::second());
}
