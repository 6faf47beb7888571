//! Every scenario of the games in the catalog holds.

use catalog::Catalog;
use std::path::PathBuf;
use words::{Lang, Words};

#[test]
fn every_scenario_holds() {
    let all = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../scenarios");
    let mut folders = Catalog::NAMES.map(|game| all.join(game)).to_vec();
    // One game alone: SCENARIOS=scenarios/endor/ cargo test -p scenario --test all
    if let Ok(part) = std::env::var("SCENARIOS") {
        folders.retain(|folder| format!("{}/", folder.display()).contains(&part));
    }
    let report = scenario::run_paths(&Words::new(Lang::En), &Catalog::default(), &folders);
    assert!(report.passed() > 0, "no scenario was found");
    assert_eq!(report.failed(), 0, "\n{report}");
}
