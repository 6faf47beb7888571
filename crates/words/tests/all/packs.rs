//! Every mistake that a pack can have is told in every language, with all that its sentence wants.

use crate::{fluent::keys, sources};
use kernel::{Arg, Message};
use regex::Regex;
use std::collections::{BTreeMap, BTreeSet};
use words::{Lang, Words};

/// Keys that are handed on before they become messages, and what they are given there.
const HANDED: [(&str, &[&str]); 11] = [
    ("pack-xwing-no-ship", &["name"]),
    ("pack-xwing-no-upgrade", &["name"]),
    ("pack-xwing-no-pilot", &["name"]),
    ("pack-xwing-no-condition", &["name"]),
    ("pack-xwing-no-device", &["name"]),
    ("pack-xwing-step-missing", &["sequence", "step"]),
    ("pack-xwing-step-twice", &["sequence", "step"]),
    ("pack-syntax-unknown-word", &["found", "known"]),
    ("pack-syntax-unknown-field", &["found", "known"]),
    ("pack-syntax-no-word", &["found"]),
    ("pack-syntax-no-field", &["found"]),
];

/// Languages, as arguments of a message about them.
const NAMES: [&str; 2] = ["pack-xwing-english", "pack-xwing-french"];

/// The names of the arguments that follow a message in its source: `.with("name", ..)`, as often as that comes.
fn given(mut code: &str) -> Vec<String> {
    let with = Regex::new(r#"^\s*\.with\(\s*"([a-z]+)","#).expect("a regular expression");
    let mut names = Vec::new();
    while let Some(found) = with.captures(code) {
        names.push(found[1].to_owned());
        let mut depth = 1;
        let rest = &code[found[0].len()..];
        let closes = rest.char_indices().find(|(_, c)| {
            depth += i32::from(*c == '(') - i32::from(*c == ')');
            depth == 0
        });
        code = closes.map_or("", |(at, _)| &rest[at + 1..]);
    }
    names
}

/// All messages of the code about packs: their keys, and what they are given.
fn told() -> BTreeMap<String, BTreeSet<Vec<String>>> {
    let begins = Regex::new(r#"Message::new\(\s*"(pack-[a-z0-9-]+)"\s*\)"#).expect("a regular expression");
    let mut told: BTreeMap<String, BTreeSet<Vec<String>>> = BTreeMap::new();
    for path in sources::sources() {
        let code = sources::code(&path);
        for found in begins.captures_iter(&code) {
            let after = &code[found.get(0).expect("the whole").end()..];
            told.entry(found[1].to_owned()).or_default().insert(given(after));
        }
    }
    for (key, args) in HANDED {
        told.entry(key.to_owned()).or_default().insert(args.iter().map(|arg| (*arg).to_owned()).collect());
    }
    told.extend(NAMES.map(|key| (key.to_owned(), BTreeSet::from([Vec::new()]))));
    told
}

#[test]
fn every_mistake_of_a_pack_is_told_in_every_language() {
    let told = told();
    let written: BTreeSet<String> =
        keys(Lang::En).into_iter().filter(|key| key.starts_with("pack-")).collect();
    assert_eq!(told.keys().cloned().collect::<BTreeSet<_>>(), written);
    for (key, ways) in &told {
        for (args, number) in ways.iter().flat_map(|args| [(args, false), (args, true)]) {
            let mut message = Message::new(key.clone().leak());
            for name in args {
                let arg = match name.as_str() {
                    "kinds" | "known" | "names" => Arg::List(vec!["one".into(), "two".into()]),
                    _ if number => Arg::Number(1),
                    _ => Arg::Text("Something".to_owned()),
                };
                message.args.push((name.clone().leak(), arg));
            }
            for lang in Lang::ALL {
                let said = Words::new(lang).try_say(&message);
                let said = said.unwrap_or_else(|faults| panic!("{lang}: {message}: {faults}"));
                assert!(!said.is_empty() && said.trim() == said, "{lang}: {message}: {said:?}");
                assert!(!said.ends_with('.'), "{lang}: {message} stands after a place: {said:?}");
            }
        }
    }
}
