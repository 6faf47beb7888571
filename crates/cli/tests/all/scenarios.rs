//! `escadrille scenario run`.

use crate::program::{repository, run_with};

#[test]
fn the_shipped_scenarios_pass() {
    let path = repository("scenarios/endor").display().to_string();
    let ran = run_with(["scenario", "run", path.as_str()], b"").ended(0);
    let last = ran.out.lines().last().unwrap_or_default();
    assert!(last.ends_with(" passed, 0 failed") && !last.starts_with("0 "), "{}", ran.out);
}

#[test]
fn a_failure_and_an_absence_are_failures() {
    let dir = tempfile::tempdir().expect("a folder");
    let path = dir.path().display().to_string();
    let none = run_with(["scenario", "run", path.as_str()], b"").ended(1);
    assert!(none.out.trim_end().ends_with("0 passed, 0 failed"), "{}", none.out);
    std::fs::write(dir.path().join("broken.ron"), "Scenario(\n  title: 3,\n)").expect("a file");
    let broken = run_with(["scenario", "run", path.as_str()], b"").ended(1);
    assert!(broken.out.contains("broken.ron:2:"), "{}", broken.out);
    assert!(broken.out.trim_end().ends_with("0 passed, 1 failed"), "{}", broken.out);
    let missing = run_with(["scenario", "run", "/nowhere/at/all"], b"").ended(1);
    assert!(missing.out.contains("/nowhere/at/all"), "{}", missing.out);
}
