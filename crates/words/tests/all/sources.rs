//! What the code says has a sentence, and every sentence is said somewhere.

use crate::fluent::keys;
use regex::Regex;
use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::{Path, PathBuf},
};
use words::{Lang, files::files};

/// Keys that are put together at run time:
/// - `endor-policy-NAME` and `endor-policy-NAME-VALUE`, for set-up forms (a test below knows the names);
/// - `game-NAME` and `game-NAME-about`, for lists of games.
const FAMILIES: [&str; 2] = ["endor-policy-", "game-"];

/// Every Rust file of every crate's `src`. Tests may say what they like, so `tests/` is left out.
fn sources() -> Vec<PathBuf> {
    fn walk(dir: &Path, into: &mut Vec<PathBuf>) {
        for entry in fs::read_dir(dir).into_iter().flatten().flatten() {
            let path = entry.path();
            if path.is_dir() {
                walk(&path, into);
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                into.push(path);
            }
        }
    }
    let mut found = Vec::new();
    for entry in fs::read_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join("..")).expect("the crates").flatten()
    {
        walk(&entry.path().join("src"), &mut found);
    }
    found
}

/// The code of a file without comments and unit tests.
fn code(path: &Path) -> String {
    let text = fs::read_to_string(path).expect("a source file");
    let tested = Regex::new(r"(?s)#\[cfg\(test\)\]\s*mod .*").expect("a regular expression");
    let text = tested.replace(&text, "");
    text.lines().filter(|line| !line.trim_start().starts_with("//")).collect::<Vec<_>>().join("\n")
}

/// The keys in the code, each with a file it is in. A key is what is given to `Message::new`, `text` or
/// `text_with`, and any literal that begins with the name of a Fluent file.
fn said() -> BTreeMap<String, PathBuf> {
    let names: Vec<_> = files(Lang::En).iter().map(|(name, _)| *name).collect();
    let calls = r#"(?:Message::new|\btext|\btext_with)\(\s*"([a-z]+(?:-[a-z0-9]+)+)(?:\.[a-z]+)?""#;
    let literals = format!(r#""((?:{})(?:-[a-z0-9]+)+)(?:\.[a-z]+)?""#, names.join("|"));
    let patterns = [calls, &literals].map(|pattern| Regex::new(pattern).expect("a regular expression"));
    let mut found = BTreeMap::new();
    for path in sources() {
        let code = code(&path);
        for capture in patterns.iter().flat_map(|pattern| pattern.captures_iter(&code)) {
            found.insert(capture[1].to_owned(), path.clone());
        }
    }
    found
}

#[test]
fn every_key_in_the_code_has_a_sentence() {
    let keys = keys(Lang::En);
    let missing: Vec<_> = said().into_iter().filter(|(key, _)| !keys.contains(key)).collect();
    assert!(missing.is_empty(), "no sentence in locales/ for {missing:#?}");
}

#[test]
fn every_sentence_is_said_somewhere() {
    let said = said();
    assert!(said.len() > 100, "the sources were not found: {}", said.len());
    let made = |key: &String| FAMILIES.iter().any(|family| key.starts_with(family));
    let unsaid: Vec<_> =
        keys(Lang::En).into_iter().filter(|key| !said.contains_key(key) && !made(key)).collect();
    assert!(unsaid.is_empty(), "nobody says {unsaid:#?}");
}

#[test]
fn every_policy_and_every_value_of_it_is_explained_and_nothing_else_is() {
    let mut expected = BTreeSet::new();
    for (name, values) in endor::Policies::list() {
        let policy = format!("endor-policy-{}", name.replace('_', "-"));
        expected.extend(values.iter().map(|value| format!("{policy}-{}", value.replace('_', "-"))));
        expected.insert(policy);
    }
    let written: BTreeSet<_> =
        keys(Lang::En).into_iter().filter(|key| key.starts_with("endor-policy-")).collect();
    assert_eq!(written, expected);
}

#[test]
fn every_game_has_a_name_and_a_description() {
    let expected: BTreeSet<_> = ["game-endor", "game-endor-about"].map(str::to_owned).into();
    let written: BTreeSet<_> = keys(Lang::En).into_iter().filter(|key| key.starts_with("game-")).collect();
    assert_eq!(written, expected);
}
