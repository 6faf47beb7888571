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
/// - `GAME-policy-NAME` and `GAME-policy-NAME-VALUE`, for set-up forms (a test below knows the names);
/// - `GAME-setup-NAME`, for set-ups that have a name;
/// - `game-NAME` and `game-NAME-about`, for lists of games;
/// - `usage-COMMAND-OPTION`, for the command line (a test of the program knows them all).
const FAMILIES: [&str; 9] = [
    "endor-policy-",
    "starfighter-policy-",
    "starfighter-setup-",
    "xwing1e-policy-",
    "xwing1e-setup-",
    "xwing2e-policy-",
    "xwing2e-setup-",
    "game-",
    "usage-",
];

fn walk(dir: &Path, extensions: &[&str], into: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(dir).into_iter().flatten().flatten() {
        let path = entry.path();
        if path.is_dir() {
            walk(&path, extensions, into);
        } else if path.extension().and_then(|e| e.to_str()).is_some_and(|e| extensions.contains(&e)) {
            into.push(path);
        }
    }
}

/// Every Rust file of every crate's `src`. Tests may say what they like, so `tests/` is left out.
pub(crate) fn sources() -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in fs::read_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join("..")).expect("the crates").flatten()
    {
        walk(&entry.path().join("src"), &["rs"], &mut found);
    }
    found
}

/// What the page says: its keys, and how keys begin that it puts together at run time.
fn said_by_the_page() -> (BTreeSet<String>, BTreeSet<String>) {
    let mut files = Vec::new();
    walk(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src"), &["ts", "svelte"], &mut files);
    let found = |pattern: &str| {
        let pattern = Regex::new(pattern).expect("a regular expression");
        let texts = files.iter().map(|path| fs::read_to_string(path).expect("a source file"));
        let all: Vec<_> = texts
            .flat_map(|text| pattern.captures_iter(&text).map(|c| c[1].to_owned()).collect::<Vec<_>>())
            .collect();
        all.into_iter().collect::<BTreeSet<_>>()
    };
    (found(r#"["`](web(?:-[a-z0-9]+)+)["`]"#), found(r"`(web(?:-[a-z0-9]+)+-)\$\{"))
}

/// The code of a file without comments and unit tests.
pub(crate) fn code(path: &Path) -> String {
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
            // The list of the files themselves says nothing.
            if !names.contains(&&capture[1]) {
                found.insert(capture[1].to_owned(), path.clone());
            }
        }
    }
    found
}

#[test]
fn every_key_in_the_code_has_a_sentence() {
    let keys = keys(Lang::En);
    let missing: Vec<_> = said().into_iter().filter(|(key, _)| !keys.contains(key)).collect();
    assert!(missing.is_empty(), "no sentence in locales/ for {missing:#?}");
    let (said, families) = said_by_the_page();
    let missing: Vec<_> = said.iter().filter(|key| !keys.contains(*key)).collect();
    assert!(missing.is_empty(), "no sentence in locales/ for the page's {missing:#?}");
    let barren = families.iter().find(|family| !keys.iter().any(|key| key.starts_with(*family)));
    assert_eq!(barren, None, "the page makes keys that begin like this, and there are none");
}

#[test]
fn every_sentence_is_said_somewhere() {
    let said = said();
    assert!(said.len() > 100, "the sources were not found: {}", said.len());
    let (on_the_page, families) = said_by_the_page();
    assert!(on_the_page.len() > 100, "the page was not found: {}", on_the_page.len());
    let families: Vec<_> = FAMILIES.into_iter().chain(families.iter().map(String::as_str)).collect();
    let made = |key: &String| families.iter().any(|family| key.starts_with(family));
    let is_said = |key: &String| said.contains_key(key) || on_the_page.contains(key) || made(key);
    let unsaid: Vec<_> = keys(Lang::En).into_iter().filter(|key| !is_said(key)).collect();
    assert!(unsaid.is_empty(), "nobody says {unsaid:#?}");
}

#[test]
fn every_policy_and_every_value_of_it_is_explained_and_nothing_else_is() {
    let games = [
        ("endor", endor::Policies::list()),
        ("starfighter", starfighter::Policies::list()),
        ("xwing1e", xwing::Xwing::first().policies()),
        ("xwing2e", xwing::Xwing::second().policies()),
    ];
    for (game, policies) in games {
        let family = format!("{game}-policy-");
        let mut expected = BTreeSet::new();
        for (name, values) in policies {
            let policy = format!("{family}{}", name.replace('_', "-"));
            expected.extend(values.iter().map(|value| format!("{policy}-{}", value.replace('_', "-"))));
            expected.insert(policy);
        }
        let written: BTreeSet<_> =
            keys(Lang::En).into_iter().filter(|key| key.starts_with(&family)).collect();
        assert_eq!(written, expected);
    }
}

#[test]
fn every_set_up_with_a_name_is_explained_and_nothing_else_is() {
    let names = |game: &str, setups: Vec<&str>| {
        let expected: BTreeSet<_> = setups.iter().map(|name| format!("{game}-setup-{name}")).collect();
        let written = keys(Lang::En).into_iter().filter(|key| key.starts_with(&format!("{game}-setup-")));
        assert_eq!(written.collect::<BTreeSet<_>>(), expected);
    };
    names("xwing1e", xwing::Xwing::first().setups().iter().map(|(name, _)| *name).collect());
    names("xwing2e", xwing::Xwing::second().setups().iter().map(|(name, _)| *name).collect());
    names("starfighter", starfighter::Setup::named().iter().map(|(name, _)| *name).collect());
}

#[test]
fn every_game_has_a_name_and_a_description() {
    let names = ["endor", "starfighter", "xwing1e", "xwing2e"].into_iter();
    let expected: BTreeSet<_> =
        names.flat_map(|name| [format!("game-{name}"), format!("game-{name}-about")]).collect();
    let written: BTreeSet<_> = keys(Lang::En).into_iter().filter(|key| key.starts_with("game-")).collect();
    assert_eq!(written, expected);
}
