//! The command line is explained in both languages, and every sentence about it is used.

use clap::{Command, CommandFactory as _};
use cli::{
    args::{Args, Shell},
    command, usage,
};
use regex::Regex;
use std::collections::BTreeSet;
use words::{Lang, Words, files::files};

/// What is said of a command and of all below it, by key; sentences without the default that is added to them.
fn sentences(command: &Command, key: &str, into: &mut Vec<(String, String)>) {
    let about = command.get_about().map(ToString::to_string);
    let own = if key == "usage" { "usage-about" } else { key };
    into.push((own.to_owned(), about.unwrap_or_default()));
    for arg in command.get_arguments() {
        let help = arg.get_help().map(ToString::to_string).unwrap_or_default();
        into.push((format!("{key}-{}", arg.get_id().as_str().replace('_', "-")), help));
    }
    for sub in command.get_subcommands().filter(|sub| sub.get_name() != "help") {
        sentences(sub, &format!("{key}-{}", sub.get_name()), into);
    }
}

/// The keys of `usage.ftl`.
fn keys() -> BTreeSet<String> {
    let (_, text) = files(Lang::En).iter().find(|(name, _)| *name == "usage").expect("the file");
    let key = Regex::new(r"(?m)^(usage-[a-z0-9-]+) =").expect("a regular expression");
    key.captures_iter(text).map(|found| found[1].to_owned()).collect()
}

#[test]
fn the_english_sentences_are_those_of_the_code() {
    let (mut code, mut said) = (Vec::new(), Vec::new());
    sentences(&Args::command(), "usage", &mut code);
    sentences(&usage::command(&Words::new(Lang::En)), "usage", &mut said);
    for (key, text) in code {
        let (_, said) = said.iter().find(|(other, _)| *other == key).expect("explained");
        let text = text.replace('\'', "’");
        let default = said.strip_prefix(&text).unwrap_or_else(|| panic!("{key}: {said:?}, not {text:?}"));
        assert!(default.is_empty() || default.starts_with(" [default: "), "{key}: {said:?}");
    }
}

#[test]
fn every_sentence_is_used() {
    let mut said = Vec::new();
    sentences(&usage::command(&Words::new(Lang::En)), "usage", &mut said);
    let last = |key: &str, known: &BTreeSet<String>| {
        // An option that several commands share has one sentence.
        let shared = (0..key.len()).filter(|at| key[*at..].starts_with('-')).rev();
        let shared = shared.map(|at| format!("usage{}", &key[at..])).find(|shared| known.contains(shared));
        if known.contains(key) { Some(key.to_owned()) } else { shared }
    };
    let known = keys();
    let mut used: BTreeSet<String> = said.iter().filter_map(|(key, _)| last(key, &known)).collect();
    let literal = Regex::new(r#""(usage-[a-z-]+)""#).expect("a regular expression");
    let code = include_str!("../../src/usage.rs");
    used.extend(literal.captures_iter(code).map(|found| found[1].to_owned()));
    used.extend(known.iter().filter(|key| key.starts_with("usage-value-")).cloned());
    let idle: Vec<_> = known.difference(&used).collect();
    assert!(idle.is_empty(), "nobody says {idle:?}");
}

#[test]
fn nothing_of_the_help_is_left_in_english() {
    let (mut english, mut french) = (Vec::new(), Vec::new());
    sentences(&usage::command(&Words::new(Lang::En)), "usage", &mut english);
    sentences(&usage::command(&Words::new(Lang::Fr)), "usage", &mut french);
    assert_eq!(english.len(), french.len());
    for ((key, english), (_, french)) in english.iter().zip(&french) {
        assert!(!french.is_empty() && french != english, "{key}: {french:?}");
    }
}

#[test]
fn what_is_wrong_is_said_in_the_language_that_was_asked_for() {
    let words = Words::new(Lang::Fr);
    let unrun = |line: &str| {
        let typed: Vec<_> = line.split(' ').map(Into::into).collect();
        assert_eq!(usage::language(&typed), Lang::Fr, "{line}");
        usage::read(&typed, &words).expect_err(line)
    };
    for (line, says) in [
        ("escadrille --lang fr plai", "Il n’y a pas de commande «\u{a0}plai\u{a0}»."),
        ("escadrille --lang=fr play --bott ace endor", "Vouliez-vous dire --bot"),
        ("escadrille play --lang fr", "Il manque quelque chose\u{a0}: <JEU>"),
        ("escadrille squad --lang fr", "Il manque une commande."),
        ("escadrille play endor --bot ace --hot-seat --lang fr", "ne va pas avec --hot-seat"),
        ("escadrille sim endor --seats a,b --games many --lang fr", "--games <N>  Le nombre de parties"),
        ("escadrille sim endor --seats a,b --lang fr --games", "--games <N> demande une valeur."),
        ("escadrille odds --attack 3 --shields 2 --lang fr", "--hull <N>"),
    ] {
        let unrun = unrun(line);
        assert_eq!(unrun.code, 2, "{line}");
        assert!(unrun.text.contains(says), "{line}: {}", unrun.text);
        assert!(unrun.text.ends_with("--help en dit plus.\n"), "{line}: {}", unrun.text);
    }
    let help = unrun("escadrille play --lang fr --help");
    assert!(help.code == 0 && help.text.contains("Usage\u{a0}: escadrille play"), "{}", help.text);
    assert!(
        help.text.contains("Options\u{a0}:") && help.text.contains("[par défaut\u{a0}: 2]"),
        "{}",
        help.text
    );
}

#[test]
fn shells_complete_and_man_explains_in_the_reader_s_language() {
    let words = Words::new(Lang::Fr);
    for shell in [Shell::Bash, Shell::Zsh, Shell::Fish] {
        let mut out = Vec::new();
        command::manual::completions(shell, &words, &mut out).expect("written");
        let text = String::from_utf8(out).expect("text");
        assert!(text.contains("escadrille") && text.contains("hot-seat"), "{shell:?}");
    }
    let mut out = Vec::new();
    command::manual::man(&words, &mut out).expect("written");
    let text = String::from_utf8(out).expect("text");
    assert!(text.contains(".TH") && text.contains("Des batailles de chasseurs"), "{text}");
}

#[test]
fn whoever_names_no_game_is_told_which_there_are() {
    let words = Words::new(Lang::En);
    for line in ["escadrille play", "escadrille sim --games 3 --seats ace,ace"] {
        let typed: Vec<_> = line.split(' ').map(Into::into).collect();
        let said = usage::read(&typed, &words).expect_err(line).text;
        assert!(["endor", "starfighter", "xwing2e"].iter().all(|game| said.contains(game)), "{said}");
    }
}
