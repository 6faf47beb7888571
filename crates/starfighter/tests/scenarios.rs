//! Every scenario of Starfighter holds, and cites rules that exist.

use starfighter::Starfighter;
use std::{fmt::Write as _, fs, path::PathBuf};

#[test]
fn every_scenario_of_starfighter_holds() {
    let root = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../..");
    let ledger = fs::read_to_string(root.join("rules/starfighter.md")).expect("a ledger");
    let rules = scenario::ledger::Rules::read(&ledger).expect("a ledger that can be read");
    let mut files = Vec::new();
    scenario::files::find(&root.join("scenarios").join(Starfighter::NAME), &mut files).expect("scenarios");
    files.sort();
    // A part of a path narrows the run down: SCENARIOS=effects/ cargo test -p starfighter --test scenarios
    if let Ok(part) = std::env::var("SCENARIOS") {
        files.retain(|file| file.to_string_lossy().contains(&part));
    }
    assert!(!files.is_empty(), "no scenario was found");
    let game = Starfighter::shipped();
    let mut wrong = String::new();
    for file in &files {
        let text = fs::read_to_string(file).expect("a file");
        let name = file.strip_prefix(&root).unwrap_or(file).display();
        match scenario::run_with(&game, &text) {
            Ok(()) => {}
            Err(scenario::Failure::Syntax(e)) => _ = writeln!(wrong, "{name}:{e}"),
            Err(failure) => _ = writeln!(wrong, "{name}: {failure}"),
        }
        for id in scenario::header(&text).map(|header| header.rules).unwrap_or_default() {
            if rules.find(&id).is_none() {
                _ = writeln!(wrong, "{name}: there is no rule {id}");
            }
        }
    }
    assert!(wrong.is_empty(), "{} scenarios, of which these do not hold:\n{wrong}", files.len());
}
