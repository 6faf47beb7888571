//! Moves a second of random play, as a search's rollouts play it: `pick`, `apply`, until the game is over.
//!
//! One JSON object a line, as the peers in `benches/peers` print theirs. `PLAYOUT_SECONDS` is the length of
//! each measurement.

use kernel::{Game, Input, Log, Pending, Quick, Seat};
use primer::{ConnectFour, Leduc, connect_four, leduc};
use std::{env, hint::black_box, time::Instant};

/// Plays one game to its end; how many choices that took.
#[inline(never)]
fn rollout<G: Game>(game: &G, state: &mut G::State, chance: &mut Quick, buffer: &mut Vec<G::Choice>) -> u64 {
    let mut log = Log::off();
    let mut moves = 0;
    loop {
        let input = match game.pending(state) {
            Pending::Over(outcome) => {
                black_box(game.payoff(outcome, Seat(0)));
                return moves;
            }
            Pending::Chance(roll) => Input::Chance(game.roll(state, roll, chance)),
            Pending::Decide(demands) => {
                moves += 1;
                let demand = &demands[0];
                let choice = game.pick(state, demand, chance, buffer);
                Input::Choose { id: demand.id, by: demand.by, choice }
            }
        };
        game.apply(state, &input, &mut log).expect("a picked choice is legal");
    }
}

fn measure<G: Game>(game: &G, start: &G::State, seconds: f64) {
    let mut chance = Quick::new(1);
    let mut buffer = Vec::new();
    let (mut games, mut moves) = (0u64, 0);
    let clock = Instant::now();
    while games % 1024 != 0 || games == 0 || clock.elapsed().as_secs_f64() < seconds {
        let mut state = start.clone();
        moves += rollout(game, &mut state, &mut chance, &mut buffer);
        games += 1;
    }
    let taken = clock.elapsed().as_secs_f64();
    println!(
        r#"{{"game":"{}","state_bytes":{},"games_per_s":{:.0},"moves_per_s":{:.0},"ns_per_move":{:.2},"moves_per_game":{:.2}}}"#,
        game.identity().game,
        size_of::<G::State>(),
        games as f64 / taken,
        moves as f64 / taken,
        taken * 1e9 / moves as f64,
        moves as f64 / games as f64,
    );
}

fn main() {
    let seconds = env::var("PLAYOUT_SECONDS").ok().and_then(|s| s.parse().ok()).unwrap_or(1.0);
    let start = ConnectFour.start(&connect_four::Setup {}).expect("the set-up starts");
    measure(&ConnectFour, &start, seconds);
    let start = Leduc.start(&leduc::Setup {}).expect("the set-up starts");
    measure(&Leduc, &start, seconds);
}
