//! Every scenario of Starfighter holds and cites rules that exist, and together they prove every rule.

use starfighter::Starfighter;
use std::{collections::BTreeSet, fmt::Write as _, fs, path::PathBuf};

#[test]
fn every_scenario_of_starfighter_holds_and_every_rule_is_proved() {
    let root = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../..");
    let ledger = fs::read_to_string(root.join("rules/starfighter.md")).expect("a ledger");
    let rules = scenario::ledger::Rules::read(&ledger).expect("a ledger that can be read");
    let mut files = Vec::new();
    scenario::files::find(&root.join("scenarios").join(Starfighter::NAME), &mut files).expect("scenarios");
    files.sort();
    // A part of a path narrows the run down: SCENARIOS=effects/ cargo test -p starfighter --test scenarios
    let part = std::env::var("SCENARIOS").ok();
    if let Some(part) = &part {
        files.retain(|file| file.to_string_lossy().contains(part));
    }
    assert!(!files.is_empty(), "no scenario was found");
    let game = Starfighter::shipped();
    let mut wrong = String::new();
    let mut proved = BTreeSet::new();
    for file in &files {
        let text = fs::read_to_string(file).expect("a file");
        let name = file.strip_prefix(&root).unwrap_or(file).display();
        match scenario::run_with(&game, &text) {
            Ok(()) => {}
            Err(failure) => _ = writeln!(wrong, "{}", failure.in_file(name)),
        }
        for id in scenario::header(&text).map(|header| header.rules).unwrap_or_default() {
            proved.insert(id);
        }
    }
    if part.is_none() {
        for rule in rules.sections.iter().flat_map(|section| &section.statements).chain(&rules.rulings) {
            if rule.unproved.is_none() && !proved.contains(&rule.id) {
                _ = writeln!(wrong, "no scenario proves {}", rule.id);
            }
        }
    }
    assert!(wrong.is_empty(), "{} scenarios, of which these do not hold:\n{wrong}", files.len());
}
