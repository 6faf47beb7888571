//! Nobody who asked for French is spoken to in English.

use crate::program::{Ran, journal, repository, run_with};
use std::{collections::BTreeSet, fs};

/// The lines that are sentences rather than drawings, names or figures: those with three words of letters.
fn sentences(ran: &Ran) -> BTreeSet<String> {
    let is_word =
        |word: &&str| word.len() > 2 && word.chars().all(|c| c.is_alphabetic() || "’.,:;!?".contains(c));
    let text = format!("{}\n{}", ran.out, ran.err);
    text.lines()
        .filter(|line| line.split_whitespace().filter(is_word).count() > 2)
        .map(str::to_owned)
        .collect()
}

#[test]
fn what_is_said_in_english_is_said_otherwise_in_french() {
    let dir = tempfile::tempdir().expect("a folder");
    let file = dir.path().join("match.jsonl");
    fs::write(&file, journal()).expect("a file");
    let cut = dir.path().join("cut.jsonl");
    let text = fs::read_to_string(&file).expect("the file");
    fs::write(&cut, text.lines().filter(|line| !line.contains("\"n\":4,")).collect::<Vec<_>>().join("\n"))
        .expect("a file");
    let empty = dir.path().join("empty");
    fs::create_dir(&empty).expect("a folder");
    let [file, cut, empty, pack] =
        [file, cut, empty, repository("packs/endor")].map(|path| path.display().to_string());
    let commands: Vec<(Vec<&str>, String)> = vec![
        (vec!["games"], String::new()),
        (vec!["play", "endor", "--seed", "1"], "1\n".repeat(400)),
        (
            vec!["play", "endor", "--seed", "1", "--as", "empire"],
            "1\nhello\n99\nb\n?\nr\nu\n{\"Advance\":3}\n".to_owned(),
        ),
        (vec!["play", "endor", "--seed", "1", "--players", "4"], "1\n".repeat(60)),
        (vec!["play", "chess"], String::new()),
        (vec!["play", "endor", "--as", "luke"], String::new()),
        (vec!["play", "endor", "--policy", "x=y"], String::new()),
        (vec!["sim", "endor", "--games", "4", "--seats", "random,random"], String::new()),
        (vec!["sim", "endor", "--games", "4", "--seats", "random,genius"], String::new()),
        (vec!["replay", &file], String::new()),
        (vec!["replay", &file, "--verify"], String::new()),
        (vec!["replay", &cut, "--verify"], String::new()),
        (vec!["scenario", "run", &empty], String::new()),
        (vec!["pack", "check", &empty, &pack], String::new()),
    ];
    for (args, input) in commands {
        let say = |lang: &str| {
            sentences(
                &run_with(args.iter().copied().chain(["--lang", lang]), input.as_bytes()).did_not_panic(),
            )
        };
        let (english, french) = (say("en"), say("fr"));
        assert!(!english.is_empty() && !french.is_empty(), "{args:?}");
        let both: Vec<_> = english.intersection(&french).collect();
        assert!(both.is_empty(), "{args:?}: {both:#?}");
    }
}

#[test]
fn the_environment_chooses_the_language() {
    let said = |lang: &str| {
        let output = std::process::Command::new(env!("CARGO_BIN_EXE_escadrille"))
            .env_remove("LC_ALL")
            .env_remove("LC_MESSAGES")
            .env("LANG", lang)
            .arg("games")
            .output()
            .expect("the program starts");
        Ran::from(output).ended(0).out
    };
    assert!(said("fr_FR.UTF-8").contains("La bataille d’Endor"));
    assert!(said("C").contains("The Battle of Endor"));
}
