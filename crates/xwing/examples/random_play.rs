//! Random play of a named set-up, the same games in every build: how many inputs a second, what a copy of the state
//! costs, and a mark of all that happened, which no change of speed may change.
//!
//! `cargo run --release -p xwing --example random_play -- swarm 2000`; `small` is two X-wings against three TIE fighters.
//! A number after the games says how many copies are made of a state from the middle of the first.

use kernel::{Game as _, Input, Log, Pending, Quick};
use rustc_hash::FxHasher;
use std::{
    env,
    hash::{Hash as _, Hasher as _},
    hint::black_box,
    time::Instant,
};
use xwing::{Member, Setup, Squad, Symbol, Xwing};

fn small() -> Setup {
    let squad = |pilots: &[&str]| {
        let pilots = pilots.iter().map(|pilot| Symbol::new(pilot).expect("a name of a card"));
        Squad { ships: pilots.map(|pilot| Member::new(pilot, Vec::new())).collect(), ..Squad::default() }
    };
    let squads = [
        squad(&["bluesquadronescort", "redsquadronveteran"]),
        squad(&["academypilot", "obsidiansquadronpilot", "blacksquadronace"]),
    ];
    Setup { squads, ..Setup::default() }
}

fn main() {
    let mut args = env::args().skip(1);
    let name = args.next().unwrap_or_else(|| "swarm".to_owned());
    let mut number = |otherwise: u32| args.next().and_then(|n| n.parse().ok()).unwrap_or(otherwise);
    let (games, copies) = (number(1_000), number(300_000));
    let game = Xwing::second();
    let setup = match name.as_str() {
        "small" => small(),
        name => game.setups().into_iter().find(|(known, _)| *known == name).expect("a set-up").1,
    };
    let start = game.start(&setup).expect("the set-up starts");
    let (mut chance, mut choices, mut log) = (Quick::new(1), Vec::new(), Log::off());
    let (mut state, mut middle, mut mark, mut inputs) =
        (start.clone(), start.clone(), FxHasher::default(), 0_u64);
    let clock = Instant::now();
    for played in 0..games {
        state.clone_from(&start);
        for step in 0.. {
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
            // What was played, not the state: its layout is no part of what happened.
            input.hash(&mut mark);
            inputs += 1;
            if played == 0 && step == 60 {
                middle.clone_from(&state);
            }
        }
        state.ships().iter().for_each(|ship| (ship.status, ship.pose, ship.shields).hash(&mut mark));
    }
    let seconds = clock.elapsed().as_secs_f64();
    let clock = Instant::now();
    for _ in 0..copies {
        black_box(&mut state).clone_from(black_box(&middle));
    }
    let copy = clock.elapsed().as_secs_f64() * 1e9 / f64::from(copies);
    println!(
        "{name}: {games} games, {inputs} inputs, mark {:016x}; {:.0} inputs/s, {:.0} games/s; {} bytes copied in {copy:.0} ns",
        mark.finish(),
        inputs as f64 / seconds,
        f64::from(games) / seconds,
        size_of_val(&state),
    );
}
