//! A copy of the project with faults in it, all of them compiled at once and all of them off: which one is on is said by
//! the environment, so a sample costs one build.

use super::find::{IS, Mutant};
use serde_json::Value;
use std::{
    collections::BTreeMap,
    fs, io,
    path::{Path, PathBuf},
    process::{Command, Stdio},
};

/// What says which fault is on.
pub(super) const SWITCH: &str = "MUTANT";

/// The question every fault asks. It is in the copy alone.
const QUESTION: &str = r#"
pub(crate) mod mutant {
    pub(crate) fn is(n: u32) -> bool {
        static ON: std::sync::OnceLock<u32> = std::sync::OnceLock::new();
        *ON.get_or_init(|| std::env::var("MUTANT").ok().and_then(|n| n.parse().ok()).unwrap_or(u32::MAX)) == n
    }
}
"#;

/// What is not needed to compile and to play.
const LEFT_OUT: [&str; 4] = ["target", ".git", "web", "node_modules"];

pub(super) struct Copy {
    root: PathBuf,
    target: PathBuf,
    /// The crate whose rules they are.
    package: String,
}

impl Copy {
    /// The copy below `target/`, one for all games: what was built for an earlier run is used again.
    pub(super) fn make(project: &Path, package: &str) -> io::Result<Self> {
        let target = project.join("target");
        let root = target.join("mutants");
        mirror(project, &root)?;
        Ok(Self { root, target, package: package.to_owned() })
    }

    /// Writes faults into the copy, each with its number; without them the copy is as it was.
    pub(super) fn write(&self, project: &Path, mutants: &[(u32, &Mutant)]) -> io::Result<()> {
        let mut files: BTreeMap<&str, Vec<&(u32, &Mutant)>> = BTreeMap::new();
        for numbered in mutants {
            files.entry(&numbered.1.file).or_default().push(numbered);
        }
        let lib = format!("crates/{}/src/lib.rs", self.package);
        let sources = format!("crates/{}/src", self.package);
        // Files that had faults before and have none now.
        mirror(&project.join(&sources), &self.root.join(&sources))?;
        for (file, mut edits) in files {
            // From the end, so that what comes before stays where it is.
            edits.sort_by_key(|(_, mutant)| std::cmp::Reverse((mutant.edit.at.start, mutant.edit.at.end)));
            let mut text = fs::read_to_string(project.join(file))?;
            for (number, mutant) in edits {
                let question = format!("crate::mutant::is({number})");
                text.replace_range(mutant.edit.at.clone(), &mutant.edit.text.replace(IS, &question));
            }
            fs::write(self.root.join(file), text)?;
        }
        let text = fs::read_to_string(self.root.join(&lib))?;
        fs::write(self.root.join(&lib), text + QUESTION)
    }

    fn cargo(&self, args: &[&str]) -> Command {
        let mut line = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
        line.args(args)
            .current_dir(&self.root)
            .env("CARGO_TARGET_DIR", &self.target)
            .env("SKIP_WEB", "1")
            .env_remove("RUSTFLAGS");
        line
    }

    /// Where the compiler finds fault with the copy: file and lines, those of other files included.
    pub(super) fn check(&self) -> Result<Vec<(String, usize, usize)>, String> {
        let args = ["check", "--quiet", "--package", &self.package, "--message-format=json"];
        let done = self.cargo(&args).stderr(Stdio::inherit()).output().map_err(|e| format!("cargo: {e}"))?;
        let mut wrong = Vec::new();
        for message in String::from_utf8_lossy(&done.stdout).lines() {
            let Ok(message) = serde_json::from_str::<Value>(message) else { continue };
            if message["message"]["level"] == "error" {
                for span in message["message"]["spans"].as_array().into_iter().flatten() {
                    let line = |field: &str| span[field].as_u64().unwrap_or_default() as usize;
                    let file = span["file_name"].as_str().unwrap_or_default().to_owned();
                    wrong.push((file, line("line_start"), line("line_end")));
                }
            }
        }
        if wrong.is_empty() && !done.status.success() {
            return Err("the copy cannot be compiled, and the compiler does not say where".to_owned());
        }
        Ok(wrong)
    }

    /// The test programs of a package, with the names of their targets.
    pub(super) fn tests(&self, args: &[&str]) -> Result<Vec<(String, PathBuf)>, String> {
        let all = [&["test", "--no-run", "--quiet", "--message-format=json"], args].concat();
        let done = self.cargo(&all).stderr(Stdio::inherit()).output().map_err(|e| format!("cargo: {e}"))?;
        if !done.status.success() {
            return Err(format!("the copy cannot be built: cargo {}", all.join(" ")));
        }
        let mut tests = Vec::new();
        for message in String::from_utf8_lossy(&done.stdout).lines() {
            let Ok(message) = serde_json::from_str::<Value>(message) else { continue };
            if let Some(program) = message["executable"].as_str()
                && message["profile"]["test"] == true
            {
                let name = message["target"]["name"].as_str().unwrap_or_default().to_owned();
                tests.push((name, PathBuf::from(program)));
            }
        }
        Ok(tests)
    }

    /// Where tests of a package run.
    pub(super) fn folder(&self) -> PathBuf {
        self.root.join("crates").join(&self.package)
    }
}

/// Copies what differs, and takes away what is not there any more.
fn mirror(from: &Path, to: &Path) -> io::Result<()> {
    fs::create_dir_all(to)?;
    for entry in fs::read_dir(to)? {
        let entry = entry?;
        if !from.join(entry.file_name()).exists() {
            if entry.file_type()?.is_dir() {
                fs::remove_dir_all(entry.path())?;
            } else {
                fs::remove_file(entry.path())?;
            }
        }
    }
    for entry in fs::read_dir(from)? {
        let entry = entry?;
        let name = entry.file_name();
        if LEFT_OUT.iter().any(|left_out| name == *left_out) {
            continue;
        }
        let (from, to) = (entry.path(), to.join(&name));
        if entry.file_type()?.is_dir() {
            mirror(&from, &to)?;
        } else if fs::read(&to).ok() != Some(fs::read(&from)?) {
            fs::copy(&from, &to)?;
        }
    }
    Ok(())
}
