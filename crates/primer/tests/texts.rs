//! The texts about these games are true: the guide quotes the code as it stands, and the code cites rules that
//! are written down.

use std::{
    collections::BTreeSet,
    fs,
    path::{Path, PathBuf},
};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn read(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|e| panic!("{}: {e}", path.display()))
}

/// Whether lines stand in a text, one below the other, after line `from`; the number of the line after them.
fn find(text: &[&str], lines: &[&str], from: usize) -> Option<usize> {
    let at = text.get(from..)?.windows(lines.len()).position(|window| window == lines)?;
    Some(from + at + lines.len())
}

/// A block of the guide whose first line names a file quotes it: each of its pieces stands there, in this order.
/// Pieces are parted by lines that end in `..`; indentation and blank lines do not count.
fn check_quote(name: &str, block: &[&str]) {
    let source = read(&root().join(name));
    let source: Vec<&str> = source.lines().map(str::trim).filter(|line| !line.is_empty()).collect();
    let mut from = 0;
    for piece in block.split(|line| line.ends_with("..")) {
        if !piece.is_empty() {
            from = find(&source, piece, from).unwrap_or_else(|| {
                panic!("the guide quotes {name}, where this is not:\n{}", piece.join("\n"))
            });
        }
    }
}

#[test]
fn the_guide_quotes_the_code_as_it_stands() {
    let guide = read(&root().join("docs/adding-a-game.md"));
    let mut quotes = 0;
    // Every second part lies between fences; its first line is the language.
    for block in guide.split("```").skip(1).step_by(2) {
        let lines: Vec<&str> = block.lines().skip(1).map(str::trim).filter(|line| !line.is_empty()).collect();
        let Some((first, rest)) = lines.split_first() else { continue };
        let Some((_, name)) = first.split_once(' ').filter(|(mark, _)| matches!(*mark, "//" | "#")) else {
            continue;
        };
        check_quote(name, rest);
        quotes += 1;
    }
    assert!(quotes > 20, "only {quotes} quotes were found");
}

#[test]
fn the_guide_links_to_files_that_are_there() {
    let guide = read(&root().join("docs/adding-a-game.md"));
    // What is quoted from code has links of its own, to items.
    let prose: String = guide.split("```").step_by(2).collect();
    for link in prose.split("](").skip(1).filter_map(|rest| rest.split(')').next()) {
        assert!(link.starts_with('#') || root().join("docs").join(link).exists(), "nothing at {link}");
    }
}

/// The ids of rules in a text: the prefix and three digits.
fn ids(text: &str, prefix: &str) -> BTreeSet<String> {
    let found = text.match_indices(prefix).filter_map(|(at, _)| text.get(at..at + prefix.len() + 3));
    found.map(str::to_owned).collect()
}

fn sources(dir: &Path) -> String {
    let entries = fs::read_dir(dir).unwrap_or_else(|e| panic!("{}: {e}", dir.display()));
    entries.map(|entry| read(&entry.expect("a file").path())).collect()
}

#[test]
fn every_rule_the_code_cites_is_in_the_ledger() {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    for (game, ledger, prefix) in [("leduc", "leduc.md", "LED-"), ("connect_four", "connect-four.md", "C4-")]
    {
        let ledger = ids(&read(&here.join("rules").join(ledger)), prefix);
        let cited = ids(&sources(&here.join("src").join(game)), prefix);
        assert!(!cited.is_empty(), "{game}");
        assert!(cited.is_subset(&ledger), "{game} cites {:?}", cited.difference(&ledger));
    }
}
