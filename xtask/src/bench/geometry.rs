//! Bases and maneuvers beside `parry2d` and `geo`. The measurement is a benchmark of the crate, because the peers are
//! dependencies of its tests alone.

use super::Row;
use crate::root::root;
use serde_json::Value;
use std::process::{Command, Stdio};

pub(super) fn compare() -> Result<Vec<Row>, String> {
    let mut cargo = Command::new("cargo");
    cargo.args(["bench", "--quiet", "--package", "geometry", "--bench", "table"]).current_dir(root());
    let done = cargo.stderr(Stdio::inherit()).output().map_err(|e| format!("cargo: {e}"))?;
    if !done.status.success() {
        return Err(format!("the geometry benchmark has failed: {}", done.status));
    }
    let text = String::from_utf8_lossy(&done.stdout);
    let mut rows = Vec::new();
    for line in text.lines().filter(|line| line.starts_with('{')) {
        let Value::Object(figures) = serde_json::from_str(line).map_err(|e| format!("{line}: {e}"))? else {
            continue;
        };
        let name = figures.get("row").and_then(Value::as_str).unwrap_or_default();
        let numbers = figures.iter().filter_map(|(what, figure)| Some((what, figure.as_f64()?)));
        rows.extend(numbers.map(|(what, ns)| (format!("{name}: {what}"), ns, "ns")));
    }
    Ok(rows)
}
