//! `escadrille pack check`, and `--pack`.

use crate::program::{Ran, repository, run_with};
use std::{fs, path::Path};

/// A copy of the shipped pack with one file changed.
fn pack(file: &str, change: impl Fn(&str) -> String) -> tempfile::TempDir {
    let dir = tempfile::tempdir().expect("a folder");
    for name in endor::pack::FILES {
        let text = fs::read_to_string(repository("packs/endor").join(name)).expect("the shipped pack");
        let text = if name == file { change(&text) } else { text };
        fs::write(dir.path().join(name), text).expect("a file");
    }
    dir
}

fn check(dir: &Path, lang: &str) -> Ran {
    let dir = dir.display().to_string();
    run_with(["pack", "check", dir.as_str(), "--lang", lang], b"")
}

#[test]
fn the_shipped_pack_is_fine() {
    let ran = check(&repository("packs/endor"), "en").ended(0);
    assert!(ran.out.contains("fine (The Battle of Endor)"), "{}", ran.out);
}

#[test]
fn what_is_wrong_is_said_with_file_line_and_column() {
    for (file, from, to, place) in [
        ("board.ron", "(\"F1\", \"O1\")", "(\"F1\", \"Q1\")", "board.ron:11:17"),
        ("board.ron", "(\"O1\", \"O2\")", "(\"O1\", \"O1\")", "board.ron:"),
        ("setup.ron", "falcon: \"M1\"", "falcon: \"F1\"", "setup.ron:"),
        ("tracks.ron", "luke: 12", "luke: 0", "tracks.ron:"),
        ("decks.ron", "([Y, Luke], 4)", "([Y, Luke], 400)", "decks.ron:"),
    ] {
        let dir = pack(file, |text| text.replacen(from, to, 1));
        let ran = check(dir.path(), "en").ended(1);
        let line = ran
            .out
            .lines()
            .find(|line| line.contains(place))
            .unwrap_or_else(|| panic!("{place}: {}", ran.out));
        let mut numbers = line.split_once(file).expect("the file").1.split(':').skip(1);
        let mut number = || numbers.next().and_then(|n| n.parse::<u32>().ok());
        assert!(number().is_some() && number().is_some(), "{line}");
    }
}

#[test]
fn a_folder_without_a_pack_and_a_missing_file_are_told() {
    let empty = tempfile::tempdir().expect("a folder");
    let ran = check(empty.path(), "en").ended(1);
    assert!(ran.out.contains("no pack of any game"), "{}", ran.out);
    let dir = pack("", str::to_owned);
    fs::remove_file(dir.path().join("tracks.ron")).expect("it was there");
    let ran = check(dir.path(), "en").ended(1);
    assert!(ran.out.contains("tracks.ron"), "{}", ran.out);
}

#[test]
fn a_pack_that_is_asked_for_is_played_with_and_a_bad_one_is_refused() {
    let dir = pack("setup.ron", |text| text.replacen("reserve: 28", "reserve: 5", 1));
    let name = dir.path().display().to_string();
    let ran = run_with(["--pack", name.as_str(), "play", "endor", "--seed", "1"], b"").ended(0);
    assert!(ran.out.contains("TIE reserve 5"), "{}", ran.out);
    let bad = pack("setup.ron", |text| text.replacen("reserve: 28", "reserve: many", 1));
    let name = bad.path().display().to_string();
    let ran = run_with(["--pack", name.as_str(), "play", "endor"], b"").ended(2);
    assert!(ran.err.contains("setup.ron:"), "{}", ran.err);
}

#[test]
fn a_board_of_another_shape_is_shown_as_a_list() {
    let dir = pack("board.ron", |text| text.replacen("(\"O1\", \"O2\"), ", "", 1));
    let name = dir.path().display().to_string();
    let ran = run_with(["--pack", name.as_str(), "play", "endor", "--seed", "1"], b"").ended(0);
    assert!(ran.out.contains("O1 ▲B3 - F1 O9 M1"), "{}", ran.out);
}

/// A pack of X-Wing with one file.
fn cards(file: &str, text: &str) -> tempfile::TempDir {
    let dir = tempfile::tempdir().expect("a folder");
    fs::create_dir_all(dir.path().join("pilots")).expect("a folder");
    fs::write(dir.path().join(file), text).expect("a file");
    dir
}

#[test]
fn mistakes_are_told_in_french_with_what_would_be_right() {
    let endor = |file: &str, from: &str, to: &str| pack(file, |text| text.replacen(from, to, 1));
    let pilot = "id: \"p\", name: (en: \"P\", fr: \"P\"), faction: Rebel, initiative: 1";
    for (dir, told) in [
        (endor("tracks.ron", "luke: 12", "luke: 0"), "une piste de coups compte de 1 à 100 cases"),
        (endor("tracks.ron", "luke: 12", "luc: 12"), "il n’y a pas ici de champ «\u{A0}luc\u{A0}»"),
        (endor("tracks.ron", "luke: 12,", ""), "il manque le champ «\u{A0}luke\u{A0}»"),
        (endor("tracks.ron", "luke: 12", "luke: douze"), "il faut ici un nombre entier"),
        (endor("tracks.ron", "luke: 12", "luke: 1200"), "ce nombre est ici trop grand ou trop petit"),
        (pack("tracks.ron", |text| text.trim_end().trim_end_matches(')').to_owned()), "tracks.ron"),
        (pack("tracks.ron", |_| "(".to_owned()), "le fichier finit trop tôt"),
        (
            cards("pilots/x.ron", &format!("[Pilot({pilot}, ship: \"nowhere\")]")),
            "aucun vaisseau ne s’appelle nowhere",
        ),
        (cards("pilots/x.ron", "[Pilot(id: \"p\", nam: 1)]"), "les champs sont id, name"),
        (
            cards(
                "pilots/x.ron",
                &format!("[Pilot({}, ship: \"t65xwing\")]", pilot.replace("Rebel", "Rebels")),
            ),
            "le mot «\u{A0}Rebels\u{A0}» est inconnu ici\u{A0}: il faut Rebel",
        ),
    ] {
        let ran = check(dir.path(), "fr").ended(1);
        assert!(ran.out.contains(told), "{told}: {}", ran.out);
        assert!(!ran.out.contains("xpected") && !ran.out.contains('['), "{}", ran.out);
        // The same pack with `--pack`: the same words.
        let name = dir.path().display().to_string();
        let played = run_with(["--lang", "fr", "--pack", name.as_str(), "games"], b"").ended(2);
        assert!(played.err.contains(told), "{told}: {}", played.err);
    }
}

#[test]
fn the_mistake_of_the_document_about_cards_is_told_as_it_says() {
    let document = fs::read_to_string(repository("docs/starfighter-cards.md")).expect("the document");
    let dir = tempfile::tempdir().expect("a folder");
    for name in starfighter::pack::FILES {
        let text = fs::read_to_string(repository("packs/starfighter").join(name)).expect("the shipped pack");
        let wrong = text.replacen("id: \"2-03\", level: 2", "id: \"2-03\", level: 4", 1);
        fs::write(dir.path().join(name), wrong).expect("a file");
    }
    let ran = check(dir.path(), "en").ended(1);
    let told = document.split_once("```text\ncards.ron:8:14: ").expect("the example").1;
    let told = told.split_once("\n```").expect("its end").0;
    assert!(ran.out.contains(&format!("cards.ron:8:14: {told}")), "{} is not {told}", ran.out);
}
