//! What no compiler checks: files that have grown too large, words that do not belong, text that is missing.

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
    for name in String::from_utf8_lossy(&listed.stdout).lines() {
        let Ok(text) = fs::read_to_string(root.join(name)) else { continue };
        check(name, &text, &mut found);
    }
    if found.is_empty() {
        println!("tidy");
        return Ok(());
    }
    Err(found.join("\n"))
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
