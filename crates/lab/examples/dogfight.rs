//! Two levels of X-Wing's bots against each other, over pairings of quick builds at equal threat:
//! `cargo run --release -p lab --example dogfight -- cadet aggressor 400 1`. Sides are swapped every other game.

use bots::Level;
use lab::{Arena, wilson};
use std::{env, error::Error, process::ExitCode, sync::Arc};
use xwing::{Member, Mode, QuickBuild, Setup, Squad, Xwing};

/// Squadrons of equal threat: the first quick build of each pilot.
const PAIRINGS: [(&[&str], &[&str]); 5] = [
    (
        &["bluesquadronescort", "redsquadronveteran"],
        &["blacksquadronace", "academypilot", "obsidiansquadronpilot"],
    ),
    (&["bluesquadronescort", "bluesquadronescort"], &["idenversio", "nightbeast"]),
    (&["lukeskywalker", "jekporkins"], &["idenversio", "valenrudor", "blacksquadronace"]),
    (
        &["redsquadronveteran", "bluesquadronescort", "graysquadronbomber"],
        &["sabersquadronace", "alphasquadronpilot", "nightbeast"],
    ),
    (
        &["redsquadronveteran", "redsquadronveteran", "bluesquadronescort"],
        &["howlrunner", "academypilot", "academypilot", "obsidiansquadronpilot", "obsidiansquadronpilot"],
    ),
];

fn squad(game: &Xwing, pilots: &[&str]) -> Result<Squad, String> {
    let builds = &game.content().quick_builds;
    let member = |pilot: &&str| {
        let alone = |build: &&QuickBuild| build.ships.len() == 1 && build.first().pilot == **pilot;
        let build = builds.iter().find(alone).ok_or_else(|| format!("no quick build of {pilot} alone"))?;
        let ship = build.first();
        Ok(Member { threat: Some(build.threat), ..Member::new(ship.pilot, ship.upgrades.clone()) })
    };
    Ok(Squad { ships: pilots.iter().map(member).collect::<Result<_, String>>()?, ..Squad::default() })
}

fn threat(squad: &Squad) -> u32 {
    squad.ships.iter().map(|ship| u32::from(ship.threat.unwrap_or(0))).sum()
}

fn run() -> Result<(), Box<dyn Error>> {
    let words: Vec<String> = env::args().skip(1).collect();
    let word = |at: usize, otherwise: &str| words.get(at).cloned().unwrap_or_else(|| otherwise.to_owned());
    let bots: [Level; 2] = [word(0, "cadet").parse()?, word(1, "aggressor").parse()?];
    let (games, seed): (u64, u64) = (word(2, "400").parse()?, word(3, "1").parse()?);
    let threads: usize = word(4, "1").parse()?;
    let game = Arc::new(Xwing::second());
    let name = bots[0].to_string();
    let (mut won, mut played, mut drawn, mut inputs, mut seconds) = (0.0, 0, 0, 0, 0.0);
    for (number, (rebels, empire)) in PAIRINGS.iter().enumerate() {
        let squads = [squad(&game, rebels)?, squad(&game, empire)?];
        assert_eq!(threat(&squads[0]), threat(&squads[1]), "pairing {number} is not of equal threat");
        let threat = threat(&squads[0]) as u8;
        let setup = Setup { mode: Mode::Standard, threat: Some(threat), squads, ..Setup::default() };
        let share = (games / PAIRINGS.len() as u64) & !1;
        let arena = Arena { setup, bots, games: share, seed: seed + 1_000 * number as u64, threads };
        let tally = arena.run(&game, || {})?;
        let rate = tally.win_rate[&name];
        println!(
            "threat {threat}: {} against {}: {name} won {:.1} %, the first squadron {:.1} %, {} undecided, {:.0} inputs a game, {:.2} s a game",
            rebels.join(" + "),
            empire.join(" + "),
            100.0 * rate,
            100.0 * tally.win_rate_by_seat[0],
            tally.draws,
            tally.inputs_per_game,
            tally.seconds / share as f64,
        );
        won += rate * share as f64;
        played += share;
        drawn += tally.draws;
        inputs += tally.inputs;
        seconds += tally.seconds;
    }
    let (low, high) = wilson(won, played);
    println!(
        "{name} won {:.1} % of {played} games against {} (95 %: {:.1} to {:.1} %), {drawn} undecided, {:.0} inputs a game, {:.2} games a second",
        100.0 * won / played as f64,
        bots[1],
        100.0 * low,
        100.0 * high,
        inputs as f64 / played as f64,
        played as f64 / seconds,
    );
    Ok(())
}

fn main() -> ExitCode {
    match run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}
