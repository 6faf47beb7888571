//! The properties every game must have, over the set-ups that exercise the whole of the rules.

use xwing::{Member, Mode, Ruleset, Setup, Squad, Symbol, Xwing};

fn squad(pilots: &[(&str, &[&str])]) -> Squad {
    let symbol = |name: &&str| Symbol::new(name).expect("short");
    let ships = pilots
        .iter()
        .map(|(pilot, upgrades)| Member::new(symbol(pilot), upgrades.iter().map(symbol).collect()));
    Squad { ships: ships.collect(), ..Squad::default() }
}

fn setups() -> Vec<Setup> {
    let rebels = squad(&[
        ("lukeskywalker", &["instinctiveaim", "protontorpedoes", "r2d2", "servomotorsfoils"]),
        ("jekporkins", &["outmaneuver", "afterburners", "hullupgrade", "r5d8", "servomotorsfoils"]),
    ]);
    let empire = squad(&[
        ("idenversio", &["outmaneuver", "shieldupgrade"]),
        ("valenrudor", &["elusive", "shieldupgrade"]),
        ("nightbeast", &["predator", "hullupgrade", "shieldupgrade"]),
    ]);
    // Cloaks, SLAM, coordination, jams, a condition from the set-up on; tractor beams, turrets, one token or the other.
    let testers = squad(&[
        ("whisper", &["juke"]),
        ("omicrongrouppilot", &["jammingbeam", "informant"]),
        ("lieutenantkarsabi", &["protontorpedoes", "advancedslam"]),
    ]);
    let smugglers = squad(&[
        ("palobgodalhi", &["crackshot", "perceptivecopilot"]),
        ("jakkugunrunner", &["seismiccharges"]),
        ("jakkugunrunner", &["proximitymines"]),
    ]);
    // Threat 4, which is enough for every reading.
    let escort: (&str, &[&str]) =
        ("bluesquadronescort", &["protontorpedoes", "r3astromech", "servomotorsfoils"]);
    let escort = squad(&[escort, escort]);
    let wing =
        squad(&[("academypilot", &[]), ("academypilot", &[]), ("academypilot", &[]), ("academypilot", &[])]);
    let setups = [
        Setup::default(),
        Setup { mode: Mode::Standard, squads: [testers, smugglers], ..Setup::default() },
        Setup { mode: Mode::Standard, squads: [rebels, empire], ..Setup::default() },
        Setup { mode: Mode::EscalationCoreBox, ..Setup::default() },
        Setup { mode: Mode::Escalation, squads: [escort, wing], ..Setup::default() },
    ];
    // With every reading of every ruling.
    let readings = Ruleset::spread();
    setups
        .iter()
        .flat_map(|setup| readings.iter().map(|ruleset| Setup { ruleset: *ruleset, ..setup.clone() }))
        .collect()
}

kernel::conformance!(Xwing::second(), setups(), games: 60);

/// The first edition: the battle of the quick rules, and the same with obstacles, under every reading.
fn first() -> Vec<Setup> {
    let rebels = squad(&[("lukeskywalker", &[])]);
    let empire =
        squad(&[("nightbeast", &[]), ("obsidiansquadronpilot", &[]), ("obsidiansquadronpilot", &[])]);
    let setups = [
        Setup::default(),
        Setup { mode: Mode::Standard, squads: [rebels, empire], casual: true, ..Setup::default() },
    ];
    let readings = Ruleset::spread();
    setups
        .iter()
        .flat_map(|setup| readings.iter().map(|ruleset| Setup { ruleset: *ruleset, ..setup.clone() }))
        .collect()
}

mod first_edition {
    use super::{Xwing, first};
    kernel::conformance!(Xwing::first(), first(), games: 40);
}
