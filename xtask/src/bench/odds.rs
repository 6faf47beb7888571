//! Exact odds of attacks, beside icepool: the same attack, the same distribution to 1e-12.

use super::{Row, median};
use crate::root::root;
use serde_json::Value;
use std::{path::PathBuf, process::Command};

/// What ours measures: its key, and the words for the table.
const CASES: [(&str, &str); 10] = [
    ("attack", "odds: 3 dice, focus, lock / 3 dice, focus, evade"),
    ("attack_range_1", "odds: the same at range 1"),
    ("attack_five_dice", "odds: the same with 5 dice a side"),
    ("attack_torpedoes", "odds: 4 dice that change a hit to a crit"),
    ("attack_two_rerolls", "odds: with a second reroll"),
    ("attack_elusive", "odds: a defender with a charge for a reroll"),
    ("six_attacks", "odds: six such attacks in a row"),
    ("six_attacks_different", "odds: six different ones"),
    ("six_attacks_on_a_ship", "odds: six on 2 shields and 4 hull"),
    ("six_attacks_foreseeing", "odds: six, tokens kept for later"),
];
/// The one that the peer computes too.
const SHARED: &str = "attack";
/// By how much the two may differ.
const EQUAL: f64 = 1e-12;

pub(super) fn compare(seconds: f64, rounds: u32, with_peer: bool) -> Result<Vec<Row>, String> {
    let peer = if with_peer { Some(prepare()?) } else { None };
    let mut ours: Vec<Vec<f64>> = vec![Vec::new(); CASES.len()];
    let mut theirs = Vec::new();
    for _ in 0..rounds.max(1) {
        let lines = measure(
            Command::new("cargo")
                .args(["bench", "--quiet", "--package", "odds", "--bench", "attacks"])
                .env("ODDS_SECONDS", seconds.to_string())
                .current_dir(root()),
        )?;
        for ((case, _), times) in CASES.iter().zip(&mut ours) {
            times.push(number(found(&lines, case)?, "us")?);
        }
        if let Some(python) = &peer {
            let script = root().join("benches/peers/odds/icepool_odds.py");
            let answers =
                measure(Command::new(python).arg(script).args(["--seconds", &seconds.to_string()]))?;
            agree(found(&lines, SHARED)?, found(&answers, SHARED)?)?;
            theirs.push(number(found(&answers, SHARED)?, "us")?);
        }
    }
    let mut rows = Vec::new();
    for ((case, words), times) in CASES.into_iter().zip(ours) {
        let time = median(times);
        rows.push((words.to_owned(), time, "us"));
        if case == SHARED && !theirs.is_empty() {
            let peer = median(theirs.clone());
            rows.push((format!("{words}: icepool"), peer, "us"));
            rows.push((format!("{words}: icepool / ours"), peer / time, "times"));
        }
    }
    Ok(rows)
}

/// Installs the peer if it is not there yet; its Python.
fn prepare() -> Result<PathBuf, String> {
    let home = root().join("benches/peers");
    let venv = home.join("target/venv-odds");
    let python = venv.join("bin/python");
    // A venv without its package is one whose installation was broken off.
    if !Command::new(&python).args(["-c", "import icepool"]).output().is_ok_and(|o| o.status.success()) {
        eprintln!("installing icepool (once)");
        run(Command::new("python3").args(["-m", "venv"]).arg(&venv))?;
        let requirements = home.join("odds/requirements.txt");
        run(Command::new(&python).args(["-m", "pip", "install", "--quiet", "-r"]).arg(requirements))?;
    }
    Ok(python)
}

/// Refuses figures that are not the same.
fn agree(ours: &Value, theirs: &Value) -> Result<(), String> {
    let figures = |of: &Value| -> Result<Vec<f64>, String> {
        let totals = of["totals"].as_array().ok_or("no totals")?.iter().map(Value::as_f64);
        let totals: Option<Vec<f64>> = totals.collect();
        Ok([vec![number(of, "expected_damage")?], totals.ok_or("totals that are no numbers")?].concat())
    };
    let (ours, theirs) = (figures(ours)?, figures(theirs)?);
    let alike = ours.len() == theirs.len() && ours.iter().zip(&theirs).all(|(a, b)| (a - b).abs() <= EQUAL);
    if alike { Ok(()) } else { Err(format!("the odds differ: ours {ours:?}, icepool's {theirs:?}")) }
}

fn found<'a>(lines: &'a [Value], case: &str) -> Result<&'a Value, String> {
    lines.iter().find(|line| line["case"] == case).ok_or_else(|| format!("nothing was said of `{case}`"))
}

fn number(line: &Value, key: &str) -> Result<f64, String> {
    line[key].as_f64().ok_or_else(|| format!("no `{key}` in {line}"))
}

/// Runs a program that prints one JSON object a line.
fn measure(command: &mut Command) -> Result<Vec<Value>, String> {
    let text = run(command)?;
    let lines = text.lines().filter(|line| line.starts_with('{'));
    lines.map(|line| serde_json::from_str(line).map_err(|e| format!("{line}: {e}"))).collect()
}

fn run(command: &mut Command) -> Result<String, String> {
    let name = command.get_program().to_string_lossy().into_owned();
    let output = command.output().map_err(|e| format!("{name}: {e}"))?;
    if !output.status.success() {
        return Err(format!("{name}: {}", String::from_utf8_lossy(&output.stderr)));
    }
    Ok(String::from_utf8_lossy(&output.stdout).into_owned())
}
