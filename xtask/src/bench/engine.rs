//! The rules alone: random play, listing the legal choices of every pause and applying one.

use super::Row;
use endor::{Endor, Setup};
use kernel::{Chance, Game, Input, Log, Pending, Quick};
use std::{hint::black_box, time::Instant};

pub(super) fn measure(seconds: f64) -> Vec<Row> {
    let game = Endor::classic();
    let mut rows = Vec::new();
    for (name, setup) in [("2 players", Setup::default()), ("4 players", Setup::team())] {
        let (inputs, games, elapsed) = random_play(&game, &setup, seconds);
        rows.push((format!("Endor, {name}: random play"), inputs as f64 / elapsed, "inputs/s"));
        rows.push((format!("Endor, {name}: random games"), games as f64 / elapsed, "games/s"));
        rows.push((
            format!("Endor, {name}: length of a random game"),
            inputs as f64 / games as f64,
            "inputs",
        ));
    }
    rows.push(("Endor: size of a state".to_owned(), size_of::<endor::State>() as f64, "bytes"));
    rows.push(("Endor: cost of a clone".to_owned(), clone_cost(&game), "ns"));
    rows
}

/// Plays random games for a while, on one core; counts inputs, dice included.
fn random_play<G: Game>(game: &G, setup: &G::Setup, seconds: f64) -> (u64, u64, f64) {
    let start = game.start(setup).expect("the set-up starts");
    let (mut chance, mut choices, mut log) = (Quick::new(1), Vec::new(), Log::off());
    let mut state = start.clone();
    let (mut inputs, mut games) = (0, 0);
    let clock = Instant::now();
    while clock.elapsed().as_secs_f64() < seconds {
        state.clone_from(&start);
        loop {
            let input = match game.pending(&state) {
                Pending::Over(_) => break,
                Pending::Chance(roll) => Input::Chance(game.roll(&state, roll, &mut chance)),
                Pending::Decide(demands) => {
                    let demand = &demands[0];
                    choices.clear();
                    game.legal(&state, demand, &mut choices);
                    let choice = choices.swap_remove(chance.below(choices.len() as u32) as usize);
                    Input::Choose { id: demand.id, by: demand.by, choice }
                }
            };
            game.apply(&mut state, &input, &mut log).expect("a listed choice is applied");
            inputs += 1;
        }
        games += 1;
    }
    (inputs, games, clock.elapsed().as_secs_f64())
}

/// Nanoseconds to copy a state in the middle of a game into room that is already there.
fn clone_cost(game: &Endor) -> f64 {
    const TIMES: u32 = 1_000_000;
    let state = game.start(&Setup::default()).expect("the set-up starts");
    let mut copy = state.clone();
    let clock = Instant::now();
    for _ in 0..TIMES {
        black_box(&mut copy).clone_from(black_box(&state));
    }
    clock.elapsed().as_nanos() as f64 / f64::from(TIMES)
}
