//! The one test command: everything that must hold before a change is taken.

use crate::root::root;
use serde_json::Value;
use std::{
    env,
    path::{Path, PathBuf},
    process::{Command, Stdio},
    time::{Duration, Instant},
};

/// What can be left out.
#[derive(clap::Args)]
pub(crate) struct Options {
    /// Leaves out the page: its checks, its tests, and the tests in a browser.
    #[arg(long)]
    no_browser: bool,
}

/// A name and a command line.
type Step = (&'static str, &'static [&'static str]);

/// What is run, in this order: the quick refusals first.
const PROGRAM: &[Step] = &[
    ("format", &["cargo", "fmt", "--all", "--check"]),
    ("tidy", &["cargo", "xtask", "tidy"]),
    ("lints", &["cargo", "clippy", "--workspace", "--all-targets", "--", "-D", "warnings"]),
    // Cargo says what it compiles and which tests run; the tests themselves are a dot each.
    ("tests", &["cargo", "test", "--workspace", "--", "--quiet"]),
    // Runs every scenario, once.
    ("ledger", &["cargo", "xtask", "ledger"]),
    ("refusals", &["cargo", "xtask", "refusals", "--check"]),
    ("protocol", &["cargo", "xtask", "protocol", "--check"]),
    ("golden replays", &["cargo", "xtask", "golden", "--check"]),
];

/// What is run where cargo-deny is installed: building it takes minutes. Advisories come over the network and change by
/// themselves, so they are nobody's reason to refuse a change: `cargo deny check advisories` asks for them.
const DENY: Step = ("dependencies", &["cargo", "deny", "--offline", "check", "bans", "licenses", "sources"]);

/// What is run in `web/`.
const PAGE: &[Step] = &[
    ("page packages", &["npm", "ci", "--no-audit", "--no-fund"]),
    ("page types", &["npm", "run", "check"]),
    ("page lints", &["npm", "run", "lint"]),
    ("page tests", &["npm", "test"]),
    ("page build", &["npm", "run", "build"]),
];

/// The program as people get it, with the page inside.
const SERVER: Step = (
    "program with page",
    // Of the whole workspace, so that crates have the features they were tested with and are not compiled again.
    &["cargo", "build", "--workspace", "--bins", "--message-format=json-render-diagnostics"],
);
const BROWSER: Step = ("browser", &["npm", "run", "e2e"]);

/// The oldest Node.js the page is built with.
const NODE: (u32, u32) = (20, 19);
/// What the browser is called, on Debian and elsewhere.
const BROWSERS: [&str; 4] = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome"];

/// Runs all of it, and stops at the first thing that does not hold.
pub(crate) fn run(options: &Options) -> Result<(), String> {
    let chromium = if options.no_browser { None } else { Some(page_tools()?) };
    let steps = PROGRAM.len() + if options.no_browser { 0 } else { PAGE.len() + 2 };
    println!(
        "== {steps} steps; from an empty cache most of the time is spent compiling for the lints and the tests"
    );
    let mut times = Times { done: Vec::new(), steps };
    if on_path(if cfg!(windows) { "cargo-deny.exe" } else { "cargo-deny" }).is_some() {
        times.steps += 1;
        times.take(&DENY, &root(), &[])?;
    } else {
        println!(
            "== licences and sources of dependencies are not looked at: cargo-deny is not installed (cargo install cargo-deny)"
        );
    }
    for step in PROGRAM {
        // These need no page; what builds it is tested by itself.
        times.take(step, &root(), &[("SKIP_WEB", "1")])?;
    }
    if let Some(chromium) = &chromium {
        let web = root().join("web");
        for step in PAGE {
            times.take(step, &web, &[])?;
        }
        let program = times.measure(&SERVER, program_with_page)?;
        let [program, chromium] = [&program, chromium].map(|path| path.to_string_lossy().into_owned());
        let with = [("SERVER_BIN", &*program), ("SERVER_ARGS", "serve"), ("CHROMIUM", &*chromium)];
        times.take(&BROWSER, &web, &with)?;
    }
    let left_out = if options.no_browser { ", but nobody looked at the page (--no-browser)" } else { "" };
    println!("== all of it holds{left_out}");
    times.print();
    Ok(())
}

/// How long each step took, and how many there are.
struct Times {
    done: Vec<(&'static str, Duration)>,
    steps: usize,
}

impl Times {
    fn take(&mut self, step: &Step, dir: &Path, with: &[(&str, &str)]) -> Result<(), String> {
        let (name, command) = step;
        self.measure(step, || {
            let status = command_line(command, dir)
                .envs(with.iter().copied())
                .status()
                .map_err(|e| format!("{}: {e}", command[0]))?;
            if status.success() { Ok(()) } else { Err(format!("{name} failed: {}", command.join(" "))) }
        })
    }

    fn measure<T>(
        &mut self,
        (name, command): &Step,
        work: impl FnOnce() -> Result<T, String>,
    ) -> Result<T, String> {
        println!("== {} of {}, {name}: {}", self.done.len() + 1, self.steps, command.join(" "));
        let clock = Instant::now();
        let done = work()?;
        self.done.push((name, clock.elapsed()));
        Ok(done)
    }

    /// All steps, and which of them people wait for.
    fn print(mut self) {
        let all: Duration = self.done.iter().map(|(_, time)| *time).sum();
        for (name, time) in &self.done {
            println!("{name:<18} {:>6.1} s", time.as_secs_f64());
        }
        self.done.sort_by_key(|(_, time)| std::cmp::Reverse(*time));
        let longest: Vec<_> = self.done.iter().take(3).map(|(name, _)| *name).collect();
        println!("{:<18} {:>6.1} s, the longest steps: {}", "all", all.as_secs_f64(), longest.join(", "));
    }
}

fn command_line(command: &[&str], dir: &Path) -> Command {
    let name = if cfg!(windows) && command[0] == "npm" { "npm.cmd" } else { command[0] };
    let mut line = Command::new(name);
    line.args(&command[1..]).current_dir(dir);
    line
}

/// Builds the program with the page inside, and says where it is.
fn program_with_page() -> Result<PathBuf, String> {
    let (name, command) = SERVER;
    let built = command_line(command, &root())
        .env_remove("SKIP_WEB")
        .env("REQUIRE_WEB", "1")
        .stderr(Stdio::inherit())
        .output()
        .map_err(|e| format!("{}: {e}", command[0]))?;
    if !built.status.success() {
        return Err(format!("{name} failed: {}", command.join(" ")));
    }
    let messages = String::from_utf8_lossy(&built.stdout);
    let artefacts = messages.lines().filter_map(|line| serde_json::from_str::<Value>(line).ok());
    let programs = artefacts.filter(|message| message["target"]["name"] == "escadrille");
    let found = programs.filter_map(|message| message["executable"].as_str().map(PathBuf::from)).next_back();
    found.ok_or_else(|| "cargo built no program".to_owned())
}

/// Whether all that the page's tests need is there; if so, where the browser is.
fn page_tools() -> Result<PathBuf, String> {
    let (major, minor) = NODE;
    let or_not = "or leave the page out with `cargo xtask test --no-browser`";
    let node = Command::new("node").arg("--version").output().ok();
    let node = node.map(|said| String::from_utf8_lossy(&said.stdout).trim().to_owned());
    match &node {
        None => {
            return Err(format!(
                "Node.js is missing, and the page's tests need it: install Node.js {major}.{minor} or newer with npm, {or_not}"
            ));
        }
        Some(found) if version(found).is_none_or(|found| found < NODE) => {
            return Err(format!(
                "Node.js {found} is too old for the page: install {major}.{minor} or newer (Debian 13 has it; for \
                 older releases see nodejs.org), {or_not}"
            ));
        }
        Some(_) => {}
    }
    if on_path(if cfg!(windows) { "npm.cmd" } else { "npm" }).is_none() {
        return Err(format!("npm is missing, and the page's tests need it: install it, {or_not}"));
    }
    let told = env::var_os("CHROMIUM").map(PathBuf::from);
    let chromium = told.or_else(|| BROWSERS.iter().find_map(|name| on_path(name)));
    chromium.filter(|path| path.is_file()).ok_or_else(|| {
        format!(
            "Chromium is missing, and the browser tests need it: install it (on Debian, `apt-get install chromium`), \
             or name it in CHROMIUM, {or_not}"
        )
    })
}

/// `v20.19.2` as numbers.
fn version(text: &str) -> Option<(u32, u32)> {
    let mut parts = text.strip_prefix('v')?.split('.').map(str::parse);
    Some((parts.next()?.ok()?, parts.next()?.ok()?))
}

fn on_path(name: &str) -> Option<PathBuf> {
    let path = env::var_os("PATH")?;
    env::split_paths(&path).map(|dir| dir.join(name)).find(|file| file.is_file())
}
