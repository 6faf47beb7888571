//! The rules alone: random play, taking a legal choice at every pause and applying it.

use super::{Row, stopwatch::Stopwatch};
use bots::{Guided as _, Level, Peek};
use endor::Endor;
use kernel::{Game, Input, Log, Pending, Quick};
use starfighter::{Mode, Starfighter};
use std::hint::black_box;
use xwing::{Member, Squad, Symbol, Xwing};

pub(super) fn measure(seconds: f64) -> Vec<Row> {
    let mut rows = Vec::new();
    let endor = Endor::classic();
    rows.extend(play_rows("Endor, 2 players", &endor, &endor::Setup::default(), seconds));
    rows.extend(play_rows("Endor, 4 players", &endor, &endor::Setup::team(), seconds));
    rows.extend(state_rows("Endor", &endor, &endor::Setup::default()));
    let xwing = Xwing::second();
    rows.extend(play_rows("X-Wing, 2 X-wings against 3 TIEs", &xwing, &two_against_three(), seconds));
    rows.extend(one_ply_rows("X-Wing, 2 X-wings against 3 TIEs", &xwing, &standard(), seconds));
    rows.extend(state_rows("X-Wing", &xwing, &two_against_three()));
    let starfighter = Starfighter::shipped();
    for (name, mode) in
        [("training", Mode::Training), ("skirmish", Mode::Skirmish), ("total war", Mode::TotalWar)]
    {
        let setup = starfighter::Setup::of(mode);
        rows.extend(play_rows(&format!("Starfighter, {name}"), &starfighter, &setup, seconds));
    }
    rows.extend(state_rows("Starfighter", &starfighter, &starfighter::Setup::of(Mode::Skirmish)));
    rows
}

/// The squadrons of the figure that others publish: plain ships, no upgrades.
fn two_against_three() -> xwing::Setup {
    let squad = |pilots: &[&str]| {
        let pilots = pilots.iter().map(|pilot| Symbol::new(pilot).expect("a name of a card"));
        let ships = pilots.map(|pilot| Member::new(pilot, Vec::new()));
        Squad { ships: ships.collect(), ..Squad::default() }
    };
    let rebels = squad(&["bluesquadronescort", "redsquadronveteran"]);
    let empire = squad(&["academypilot", "obsidiansquadronpilot", "blacksquadronace"]);
    xwing::Setup { squads: [rebels, empire], ..xwing::Setup::default() }
}

/// The same squadrons in the standard game, set-up and all: in the starter game the yardstick often circles for good.
fn standard() -> xwing::Setup {
    xwing::Setup { mode: xwing::Mode::Standard, ..two_against_three() }
}

/// Whole games of the one-ply yardstick against itself, on one core; those without an end count when patience is over.
fn one_ply_rows(name: &str, game: &Xwing, setup: &xwing::Setup, seconds: f64) -> [Row; 2] {
    let start = game.start(setup).expect("the set-up starts");
    let (mut state, mut chance, mut log) = (start.clone(), Quick::new(1), Log::off());
    let (mut inputs, mut games) = (0_u64, 0_u64);
    let clock = Stopwatch::start();
    while clock.seconds() < seconds {
        state.clone_from(&start);
        let mut bots = [2 * games, 2 * games + 1].map(|seed| Level::Aggressor.bot::<Xwing>(seed, false));
        for _ in 0..game.patience().unwrap_or(u64::MAX) {
            let input = match game.pending(&state) {
                Pending::Over(_) => break,
                Pending::Chance(roll) => Input::Chance(game.roll(&state, roll, &mut chance)),
                Pending::Decide(demands) => {
                    let (id, by) = (demands[0].id, demands[0].by);
                    let peek = Peek::new(game, &state, by).expect("the seat is asked");
                    Input::Choose { id, by, choice: bots[by.index()].choose(&peek) }
                }
            };
            game.apply(&mut state, &input, &mut log).expect("bots choose what is legal");
            inputs += 1;
        }
        games += 1;
    }
    let elapsed = clock.seconds();
    [
        (format!("{name}: one-ply games"), games as f64 / elapsed, "games/s"),
        (format!("{name}: length of a one-ply game"), inputs as f64 / games as f64, "inputs"),
    ]
}

fn play_rows<G: Game>(name: &str, game: &G, setup: &G::Setup, seconds: f64) -> [Row; 3] {
    let (inputs, games, elapsed) = random_play(game, setup, seconds);
    [
        (format!("{name}: random play"), inputs as f64 / elapsed, "inputs/s"),
        (format!("{name}: random games"), games as f64 / elapsed, "games/s"),
        (format!("{name}: length of a random game"), inputs as f64 / games as f64, "inputs"),
    ]
}

fn state_rows<G: Game>(name: &str, game: &G, setup: &G::Setup) -> [Row; 2] {
    [
        (format!("{name}: size of a state"), size_of::<G::State>() as f64, "bytes"),
        (format!("{name}: cost of a clone"), clone_cost(game, setup), "ns"),
    ]
}

/// Plays random games for a while, on one core; counts inputs, dice included.
fn random_play<G: Game>(game: &G, setup: &G::Setup, seconds: f64) -> (u64, u64, f64) {
    let start = game.start(setup).expect("the set-up starts");
    let (mut chance, mut choices, mut log) = (Quick::new(1), Vec::new(), Log::off());
    let mut state = start.clone();
    let (mut inputs, mut games) = (0, 0);
    let clock = Stopwatch::start();
    while clock.seconds() < seconds {
        state.clone_from(&start);
        loop {
            let input = match game.pending(&state) {
                Pending::Over(_) => break,
                Pending::Chance(roll) => Input::Chance(game.roll(&state, roll, &mut chance)),
                Pending::Decide(demands) => {
                    let demand = &demands[0];
                    let choice = game.pick(&state, demand, &mut chance, &mut choices);
                    Input::Choose { id: demand.id, by: demand.by, choice }
                }
            };
            game.apply(&mut state, &input, &mut log).expect("a listed choice is applied");
            inputs += 1;
        }
        games += 1;
    }
    (inputs, games, clock.seconds())
}

/// Nanoseconds to copy a state in the middle of a game into room that is already there.
fn clone_cost<G: Game>(game: &G, setup: &G::Setup) -> f64 {
    const TIMES: u32 = 1_000_000;
    let state = game.start(setup).expect("the set-up starts");
    let mut copy = state.clone();
    let clock = Stopwatch::start();
    for _ in 0..TIMES {
        black_box(&mut copy).clone_from(black_box(&state));
    }
    clock.seconds() * 1e9 / f64::from(TIMES)
}
