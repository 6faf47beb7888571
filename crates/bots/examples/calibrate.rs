//! How what bots think of a position goes with the games that are won from it: plays games between cadets, asks at many
//! positions what they are worth, and fits a logistic. Prints the lines of `src/advice/scales.rs` and the table behind them.
//!
//! `cargo run --release -p bots --example calibrate [GAMES]`

use bots::{
    Bot, Guided, Level, Peek,
    advice::{Advises, Scale},
};
use catalog::{Catalog, Playable};
use kernel::{Chance as _, Input, Key, Log, Pending, Quick, Seat};

/// Simulations per position, as in an analysis.
const EFFORT: u32 = 48;
/// Positions of a game that are asked about, about.
const POSITIONS: u32 = 12;
const BINS: usize = 10;

fn main() {
    let games = std::env::args().nth(1).and_then(|n| n.parse().ok()).unwrap_or(400);
    let catalog = Catalog::default();
    // Endor's sides are not alike; in the other games only what players bring is not.
    calibrate("ENDOR", &**catalog.endor(), games, false);
    calibrate("STARFIGHTER", &**catalog.starfighter(), games, true);
    calibrate("XWING", &**catalog.xwing(), games / 2, true);
}

/// Positions with what they were thought to be worth to the first side, as odds, and what came of them.
fn samples<G: Advises>(game: &G, games: u64) -> Vec<(f64, f64)> {
    let mut samples = Vec::new();
    for n in 0..games {
        let (key, mut chance) = (Key::from_seed(n), Quick::new(n));
        let setup = game.setup(2).expect("two play");
        let mut state = game.start(&setup).expect("it starts");
        let mut bots: Vec<Box<dyn Bot<G>>> =
            (0..2).map(|seat| Level::Cadet.bot(2 * n + seat, false)).collect();
        let (mut inputs, mut asked) = (0, Vec::new());
        let mut length = 120;
        while inputs < game.patience().unwrap_or(u64::MAX).min(2_000) {
            let input = match game.pending(&state) {
                Pending::Over(_) => break,
                Pending::Chance(roll) => Input::Chance(game.roll(&state, roll, &mut key.stream(inputs))),
                Pending::Decide(demands) => {
                    let (id, by) = (demands[0].id, demands[0].by);
                    if chance.below(length) < POSITIONS {
                        let payoff = G::prospects(game, &state, EFFORT, &mut chance).value();
                        asked.push(2.0 * f64::from(libm::atanhf(payoff.clamp(-0.999, 0.999))));
                    }
                    let peek = Peek::new(game, &state, by).expect("asked");
                    Input::Choose { id, by, choice: bots[by.index()].choose(&peek) }
                }
            };
            game.apply(&mut state, &input, &mut Log::off()).expect("bots choose what is legal");
            inputs += 1;
            length = length.max(inputs as u32);
        }
        let won = game.pending(&state).outcome().map_or(0.0, |outcome| game.payoff(outcome, Seat(0)));
        samples.extend(asked.into_iter().map(|odds| (odds, 0.5 + 0.5 * f64::from(won))));
    }
    samples
}

fn sigmoid(x: f64) -> f64 {
    1.0 / (1.0 + libm::exp(-x))
}

/// The logistic of greatest likelihood, by Newton's method: bias and slope.
fn fit(samples: &[(f64, f64)]) -> (f64, f64) {
    let (mut bias, mut slope) = (0.0, 1.0);
    for _ in 0..50 {
        let (mut g0, mut g1, mut h00, mut h01, mut h11) = (0.0, 0.0, 1e-6, 0.0, 1e-6);
        for &(x, y) in samples {
            let p = sigmoid(bias + slope * x);
            let w = p * (1.0 - p);
            (g0, g1) = (g0 + y - p, g1 + (y - p) * x);
            (h00, h01, h11) = (h00 + w, h01 + w * x, h11 + w * x * x);
        }
        let det = h00 * h11 - h01 * h01;
        bias += (h11 * g0 - h01 * g1) / det;
        slope += (h00 * g1 - h01 * g0) / det;
    }
    (bias, slope)
}

fn calibrate<G: Advises + Guided + Playable>(name: &str, game: &G, games: u64, alike: bool) {
    let mut samples = samples(game, games);
    if alike {
        // Every position seen from the other side, too: neither has anything beyond what the bots see.
        let mirrored: Vec<_> = samples.iter().map(|(x, y)| (-x, 1.0 - y)).collect();
        samples.extend(mirrored);
    }
    let (bias, slope) = fit(&samples);
    samples.sort_by(|a, b| a.0.total_cmp(&b.0));
    println!("// {name}: {} positions of {games} games; thought, won, positions:", samples.len());
    let (mut off, mut bins) = (0.0, 0.0);
    for bin in samples.chunks(samples.len().div_ceil(BINS).max(1)) {
        let n = bin.len() as f64;
        let thought = bin.iter().map(|(x, _)| sigmoid(bias + slope * x)).sum::<f64>() / n;
        let won = bin.iter().map(|(_, y)| y).sum::<f64>() / n;
        println!("//   {thought:.3} {won:.3} {n}");
        // Positions of one game share its end: a bin knows about as much as it has games.
        let noise = won * (1.0 - won) / (n / f64::from(POSITIONS) * 2.0).max(1.0);
        off += ((thought - won) * (thought - won) - noise).max(0.0);
        bins += 1.0;
    }
    // A bin is right on average over positions that are judged too well and too badly: a single one is not that sure.
    let doubt = libm::sqrt(off / f64::max(bins, 1.0)).max(0.05);
    let scale = Scale { slope: slope as f32, bias: bias as f32, doubt: doubt as f32 };
    println!(
        "pub const {name}: Scale = Scale {{ slope: {:.3}, bias: {:.3}, doubt: {:.3} }};",
        scale.slope, scale.bias, scale.doubt
    );
}
