//! Every scenario of the project holds.

use catalog::Catalog;
use std::path::PathBuf;

#[test]
fn every_scenario_holds() {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../scenarios");
    let report = scenario::run_paths(&Catalog::default(), &[folder]);
    assert!(report.passed() > 0, "no scenario was found");
    assert_eq!(report.failed(), 0, "\n{report}");
}
