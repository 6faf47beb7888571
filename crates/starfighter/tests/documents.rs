//! What the documents show of packs is true: their examples load, and their mistake is told as they tell it.

use starfighter::{
    deck::{Examine, examine},
    pack,
};
use std::{fs, path::PathBuf};

fn read(path: &str) -> String {
    let root = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../..");
    fs::read_to_string(root.join(path)).expect("a file of the project")
}

/// The first block of code after a heading.
fn block<'d>(document: &'d str, heading: &str) -> &'d str {
    let (_, after) = document.split_once(&format!("## {heading}\n")).expect("a heading");
    let (_, after) = after.split_once("```ron\n").expect("a block");
    after.split_once("```").expect("an end").0
}

#[test]
fn the_examples_of_the_document_on_own_cards_load() {
    let document = read("docs/starfighter-cards.md");
    let cruisers = read("packs/starfighter/cruisers.ron");
    let texts = [block(&document, "`pack.ron`"), block(&document, "`cards.ron`"), &cruisers];
    let content = pack::load(texts).expect("the examples are a pack");
    assert_eq!(content.cards.len(), 3);
    // The one cruiser that the document shows is the shipped one.
    let shown = block(&document, "`cruisers.ron`").replace("        // ... and so on\n", "");
    let ares =
        shown.split_once("cruisers: [\n").expect("a list").1.split_once("    ],\n").expect("its end").0;
    assert!(cruisers.contains(ares), "{ares}");
}

#[test]
fn the_policies_of_the_document_and_of_the_ledger_are_those_of_the_game() {
    let (document, ledger) = (read("docs/starfighter.md"), read("rules/starfighter.md"));
    for (name, values) in starfighter::Policies::list() {
        assert!(ledger.contains(&format!("`{name}: {}`", values.join(" | "))), "{name} in the ledger");
        let row = document.lines().find(|line| line.starts_with(&format!("| `{name}` |"))).expect("a row");
        for value in values {
            assert!(row.contains(&format!("`{value}`")), "{name}: {value} in the document");
        }
    }
}

#[test]
fn the_example_decks_can_be_played() {
    let root = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../packs/starfighter/decks");
    let mut found = 0;
    for file in fs::read_dir(root).expect("example decks") {
        let text = fs::read_to_string(file.expect("a file").path()).expect("text");
        let what = Examine { text: Some(text), ..Examine::default() };
        let deck = examine(&pack::shipped(), &what);
        assert_eq!(deck.faults, []);
        assert!(deck.name.is_some() && deck.cruiser.is_some());
        found += 1;
    }
    assert!(found > 0);
}
