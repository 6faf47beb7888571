//! Which room of a crate may know which. A room is a folder beside `lib.rs`; what it knows is read from the paths in its
//! files: `use` lines, `crate::..` and `super::..`. Tests and comments may know everything.

use std::collections::BTreeMap;

/// The rooms of a crate, each with those it may know. A room comes after all it knows, so there are no cycles.
type Rooms = [(&'static str, &'static [&'static str])];

/// Crates whose rooms are kept apart: the folder of their sources, and their rooms.
pub(super) const CRATES: &[(&str, &Rooms)] = &[(
    "crates/xwing/src/",
    &[
        ("components", &[]),
        ("edition", &["components"]),
        ("cards", &["components", "edition"]),
        ("squad", &["components", "edition", "cards"]),
        ("state", &["components", "edition", "cards", "squad"]),
        ("query", &["components", "edition", "cards", "squad", "state"]),
        ("legal", &["components", "edition", "cards", "squad", "state", "query"]),
        ("frames", &["components", "edition", "cards", "squad", "state", "query", "legal"]),
        ("view", &["components", "edition", "cards", "squad", "state", "query", "legal"]),
        ("game", &["components", "edition", "cards", "squad", "state", "query", "legal", "frames", "view"]),
        ("words", &["components", "edition", "cards", "squad", "state", "query", "legal", "view", "game"]),
        (
            "preview",
            &["components", "edition", "cards", "squad", "state", "query", "legal", "view", "game", "words"],
        ),
        (
            "scenario",
            &["components", "edition", "cards", "squad", "state", "query", "legal", "view", "game", "words"],
        ),
    ],
)];

/// Says which paths of a crate's files lead to a room that theirs may not know. `files` are names below the crate's
/// sources, with their texts.
pub(super) fn check(rooms: &Rooms, files: &[(String, String)], found: &mut Vec<String>) {
    let Some((_, lib)) = files.iter().find(|(name, _)| name == "lib.rs") else { return };
    let exports = exports(lib);
    for (name, text) in files {
        let Some((room, _)) = name.split_once('/') else { continue };
        if is_test(name) {
            continue;
        }
        let Some((_, known)) = rooms.iter().find(|(other, _)| *other == room) else {
            found.push(format!("{name}: the room `{room}` is not in the table of layers"));
            continue;
        };
        for (line, path) in paths(name, &code(text)) {
            // A name that `lib.rs` hands on belongs to the room it comes from.
            let to = exports.get(path.as_str()).map_or(path.as_str(), String::as_str);
            if to == room || known.contains(&to) {
                continue;
            }
            found.push(format!("{name}:{line}: `{room}` may not know `{path}`, which is of `{to}`"));
        }
    }
}

pub(super) fn is_test(name: &str) -> bool {
    name.ends_with("/tests.rs") || name.contains("/tests/")
}

/// The code alone: comments become spaces, and what only tests see is cut off (it is the end of a file).
pub(super) fn code(text: &str) -> String {
    let text = text.split("\n#[cfg(test)]\nmod ").next().unwrap_or(text);
    let lines = text.lines().map(|line| match line.find("//") {
        Some(at) => &line[..at],
        None => line,
    });
    lines.collect::<Vec<_>>().join("\n")
}

/// What `lib.rs` hands on, and from which room.
fn exports(lib: &str) -> BTreeMap<String, String> {
    let mut all = BTreeMap::new();
    for statement in code(lib).split(';') {
        let Some((_, tree)) = statement.split_once("use ") else { continue };
        for path in leaves(tree) {
            if let [room, .., name] = &path[..] {
                all.insert(name.clone(), room.clone());
            }
        }
    }
    all
}

/// Every path of a file that begins at the crate or above the file's own module: its line and its first name from the
/// crate on.
fn paths(name: &str, code: &str) -> Vec<(usize, String)> {
    let mut found = Vec::new();
    for (start, _) in code.match_indices("crate::").chain(code.match_indices("super::")) {
        let before = code[..start].chars().next_back();
        // The middle of a longer word or path: `super::super::` is read from its beginning.
        if before.is_some_and(|c| c.is_alphanumeric() || c == '_' || c == ':') {
            continue;
        }
        let line = code[..start].matches('\n').count() + 1;
        let mut rest = &code[start..];
        let mut base: Vec<String> = Vec::new();
        if let Some(after) = rest.strip_prefix("crate::") {
            rest = after;
        } else {
            base = module(name);
            while let Some(after) = rest.strip_prefix("super::") {
                base.pop();
                rest = after;
            }
        }
        for leaf in leaves(tree(rest)) {
            if let Some(first) = base.iter().chain(&leaf).next() {
                found.push((line, first.clone()));
            }
        }
    }
    found
}

/// The module that a file is, from the crate on.
fn module(name: &str) -> Vec<String> {
    let path = name.trim_end_matches(".rs").trim_end_matches("/mod");
    path.split('/').map(str::to_owned).collect()
}

/// The path that a text begins with, its braces included.
fn tree(text: &str) -> &str {
    let mut depth = 0;
    for (at, c) in text.char_indices() {
        match c {
            '{' => depth += 1,
            '}' if depth > 1 => depth -= 1,
            '}' => return &text[..=at],
            _ if depth > 0 || c.is_alphanumeric() || c == '_' || c == ':' => {}
            _ => return &text[..at],
        }
    }
    text
}

/// The single paths of a tree of paths.
fn leaves(tree: &str) -> Vec<Vec<String>> {
    let tree = tree.trim();
    let Some((head, inner)) = tree.split_once('{') else {
        let path = tree.split_whitespace().next().unwrap_or_default();
        return vec![path.split("::").filter(|name| !name.is_empty()).map(str::to_owned).collect()];
    };
    let inner = inner.strip_suffix('}').unwrap_or(inner);
    let head: Vec<String> =
        head.split("::").map(str::trim).filter(|name| !name.is_empty()).map(str::to_owned).collect();
    let branches = branches(inner).into_iter().filter(|branch| !branch.trim().is_empty());
    branches.flat_map(leaves).map(|leaf| head.iter().cloned().chain(leaf).collect()).collect()
}

/// The parts of a list that are not within braces of its own.
fn branches(list: &str) -> Vec<&str> {
    let (mut depth, mut from, mut all) = (0, 0, Vec::new());
    for (at, c) in list.char_indices() {
        match c {
            '{' => depth += 1,
            '}' => depth -= 1,
            ',' if depth == 0 => {
                all.push(&list[from..at]);
                from = at + 1;
            }
            _ => {}
        }
    }
    all.push(&list[from..]);
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    const ROOMS: &Rooms = &[("state", &[]), ("legal", &["state"]), ("game", &["state", "legal"])];
    const LIB: &str = "mod game;\npub use game::Xwing;\npub use state::{Ship, ids::{ShipId}};\n";

    fn judged(name: &str, text: &str) -> Vec<String> {
        let files = [("lib.rs".to_owned(), LIB.to_owned()), (name.to_owned(), text.to_owned())];
        let mut found = Vec::new();
        check(ROOMS, &files, &mut found);
        found
    }

    #[test]
    fn an_upward_import_is_named() {
        for text in [
            "use crate::game::run;\n",
            "use crate::{\n    Ship,\n    game::{run, stop},\n};\n",
            "use crate::{Ship, Xwing};\n",
            "use super::super::game::run;\n",
            "fn f() -> crate::Xwing {}\n",
        ] {
            let found = judged("legal/list.rs", text);
            assert!(
                !found.is_empty() && found.iter().all(|it| it.contains("may not know")),
                "{text}: {found:?}"
            );
            assert!(found[0].starts_with("legal/list.rs:1: ") && found[0].contains("game"), "{found:?}");
        }
    }

    #[test]
    fn what_lies_below_or_beside_is_fine() {
        for text in [
            "use crate::{Ship, ShipId, legal, state::Frame};\nuse super::check::refuse;\n",
            "use super::{\n    a::B,\n    c,\n};\n",
            "// crate::game is not used\n/// See [`crate::Xwing`].\nfn f() {}\n",
            "fn f() {}\n\n#[cfg(test)]\nmod tests {\n    use crate::Xwing;\n}\n",
        ] {
            assert_eq!(judged("legal/list.rs", text), [""; 0], "{text}");
        }
        assert_eq!(judged("legal/tests/all.rs", "use crate::Xwing;\n"), [""; 0]);
        assert_eq!(judged("game/mod.rs", "use crate::legal::list;\nuse super::legal;\n"), [""; 0]);
    }

    #[test]
    fn a_room_that_nobody_placed_is_named() {
        assert_eq!(
            judged("attic/mod.rs", "use crate::Ship;\n"),
            ["attic/mod.rs: the room `attic` is not in the table of layers"]
        );
    }

    #[test]
    fn rooms_come_after_what_they_know() {
        for (_, rooms) in CRATES {
            for (place, (room, known)) in rooms.iter().enumerate() {
                let below: Vec<&str> = rooms[..place].iter().map(|(room, _)| *room).collect();
                assert!(known.iter().all(|other| below.contains(other)), "{room} knows what comes later");
            }
        }
    }
}
