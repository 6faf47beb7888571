//! Every scenario of the games in the catalog holds.

use catalog::Catalog;
use std::path::PathBuf;

#[test]
fn every_scenario_holds() {
    let all = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../scenarios");
    let folders = Catalog::NAMES.map(|game| all.join(game));
    let report = scenario::run_paths(&Catalog::default(), &folders);
    assert!(report.passed() > 0, "no scenario was found");
    assert_eq!(report.failed(), 0, "\n{report}");
}
