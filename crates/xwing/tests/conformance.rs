//! The properties every game must have, over the set-ups that exercise the whole of the rules.

use xwing::{Member, Mode, Setup, Squad, Symbol, Xwing};

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
    let escort = squad(&[("bluesquadronescort", &["protontorpedoes", "r3astromech", "servomotorsfoils"])]);
    let wing =
        squad(&[("academypilot", &[]), ("academypilot", &[]), ("academypilot", &[]), ("academypilot", &[])]);
    vec![
        Setup::default(),
        Setup { mode: Mode::Standard, squads: [testers, smugglers], ..Setup::default() },
        Setup { mode: Mode::Standard, squads: [rebels, empire], ..Setup::default() },
        Setup { mode: Mode::EscalationCoreBox, ..Setup::default() },
        Setup { mode: Mode::Escalation, squads: [escort, wing], ..Setup::default() },
    ]
}

kernel::conformance!(Xwing::second(), setups(), games: 60);
