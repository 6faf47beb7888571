//! What no compiler checks: files that have grown too large, words that do not belong, text that is missing, rooms
//! that know what they should not, answers of editions that are asked for twice.

mod answers;
mod layers;

use crate::root::root;
use std::{fs, path::Path, process::Command};

/// A bigger file is a missing noun.
const LONGEST: usize = 500;

/// Unfinished work.
const FORBIDDEN: [&str; 3] = ["FIXME", "XXX", "HACK"];

pub(crate) fn run() -> Result<(), String> {
    let root = root();
    let listed = Command::new("git")
        .args(["ls-files", "--cached", "--others", "--exclude-standard"])
        .current_dir(&root)
        .output()
        .map_err(|e| format!("git: {e}"))?;
    let mut found = Vec::new();
    let listed = String::from_utf8_lossy(&listed.stdout);
    let texts = listed.lines().filter_map(|name| Some((name, fs::read_to_string(root.join(name)).ok()?)));
    let texts: Vec<(&str, String)> = texts.collect();
    for (name, text) in &texts {
        check(name, text, &mut found);
    }
    for (folder, rooms) in layers::CRATES {
        let below = |(name, text): &(&str, String)| {
            let name = name.strip_prefix(folder).filter(|name| is_rust(name))?;
            Some((name.to_owned(), text.clone()))
        };
        let files: Vec<(String, String)> = texts.iter().filter_map(below).collect();
        let before = found.len();
        layers::check(rooms, &files, &mut found);
        found[before..].iter_mut().for_each(|it| it.insert_str(0, folder));
    }
    answers::check(&texts, &mut found);
    if found.is_empty() {
        println!("tidy");
        return Ok(());
    }
    Err(found.join("\n"))
}

/// Whether a file holds Rust.
fn is_rust(name: &str) -> bool {
    Path::new(name).extension().is_some_and(|end| end == "rs")
}

fn check(name: &str, text: &str, found: &mut Vec<String>) {
    let extension = Path::new(name).extension().and_then(|e| e.to_str()).unwrap_or_default();
    let is_code = matches!(extension, "rs" | "ts" | "svelte") && !name.contains("/generated/");
    let lines = text.lines().count();
    if is_code && lines > LONGEST {
        found.push(format!("{name}: {lines} lines, and a file has at most {LONGEST}"));
    }
    if is_code && !name.starts_with("xtask/src/tidy") {
        for (i, line) in text.lines().enumerate() {
            for word in FORBIDDEN.iter().filter(|word| line.contains(**word)) {
                found.push(format!("{name}:{}: `{word}` does not belong here", i + 1));
            }
        }
    }
    if matches!(extension, "rs" | "md" | "ron" | "ftl" | "ts" | "svelte" | "toml") {
        if !text.is_empty() && !text.ends_with('\n') {
            found.push(format!("{name}: no newline at the end"));
        }
        for (i, _) in text.lines().enumerate().filter(|(_, line)| line.ends_with(' ') || line.ends_with('\t'))
        {
            found.push(format!("{name}:{}: white space at the end of the line", i + 1));
        }
    }
}
