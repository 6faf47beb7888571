//! Many games between two bots, sides swapped every other game.

use crate::{bout, wilson};
use bots::{Bot, Guided, Level};
use kernel::{Key, Seat};
use rayon::prelude::*;
use serde::Serialize;
use std::{collections::BTreeMap, sync::Arc, time::Instant};

/// What to play.
#[derive(Debug, Clone)]
pub struct Arena<S> {
    /// What every game starts from.
    pub setup: S,
    /// The two bots; in team games each plays all seats of a side.
    pub bots: [Level; 2],
    /// How many games.
    pub games: u64,
    /// Where dice and bots start from: equal seeds give equal games.
    pub seed: u64,
    /// How many games at a time.
    pub threads: usize,
}

/// What came of it.
#[derive(Debug, Clone, Serialize)]
pub struct Tally {
    /// Games played.
    pub games: u64,
    /// The share of games each bot won, a draw counting half.
    pub win_rate: BTreeMap<String, f64>,
    /// The 95 % interval of each share.
    pub interval: BTreeMap<String, (f64, f64)>,
    /// The share of games each side won, by the first seat's side and the second's.
    pub win_rate_by_seat: [f64; 2],
    /// Games nobody won.
    pub draws: u64,
    /// Inputs in all games, dice included.
    pub inputs: u64,
    /// Inputs of a game on average.
    pub inputs_per_game: f64,
    /// Wall-clock time.
    pub seconds: f64,
    /// Inputs per second.
    pub inputs_per_s: f64,
    /// Games per second.
    pub games_per_s: f64,
}

/// One game's result.
struct Played {
    inputs: u64,
    /// The first seat's payoff.
    first: f32,
}

impl<S: Clone + Sync> Arena<S> {
    /// Plays all games; `tick` is called after each.
    pub fn run<G: Guided<Setup = S>>(&self, game: &Arc<G>, tick: impl Fn() + Sync) -> Result<Tally, String> {
        game.start(&self.setup).map_err(|e| e.to_string())?;
        let pool =
            rayon::ThreadPoolBuilder::new().num_threads(self.threads).build().map_err(|e| e.to_string())?;
        let start = Instant::now();
        let played: Vec<Played> = pool.install(|| {
            (0..self.games)
                .into_par_iter()
                .map(|n| {
                    let played = self.play(&**game, n);
                    tick();
                    played
                })
                .collect()
        });
        Ok(self.tally(&played, start.elapsed().as_secs_f64()))
    }

    fn play<G: Guided<Setup = S>>(&self, game: &G, n: u64) -> Played {
        let key = Key::from_seed(self.seed.wrapping_add(n));
        let swapped = n % 2 == 1;
        let mut state = game.start(&self.setup).expect("checked before");
        // In team games the first and the last seat play together against the two between them.
        let mut bots: Vec<Box<dyn Bot<G>>> = (0..game.seats(&state))
            .map(|seat| {
                let second = matches!(seat, 1 | 2) != swapped;
                let level = self.bots[usize::from(second)];
                level.bot(self.seed.wrapping_mul(31).wrapping_add(n * 4 + u64::from(seat)), false)
            })
            .collect();
        let inputs = bout::play(game, &mut state, &mut bots, key, |_| {});
        // Undecided is as good as a draw.
        let first = game.pending(&state).outcome().map_or(0.0, |outcome| game.payoff(outcome, Seat(0)));
        Played { inputs, first }
    }

    fn tally(&self, played: &[Played], seconds: f64) -> Tally {
        let games = played.len() as u64;
        let inputs: u64 = played.iter().map(|p| p.inputs).sum();
        let draws = played.iter().filter(|p| p.first == 0.0).count() as u64;
        let half = draws as f64 / 2.0;
        let won = |test: &dyn Fn(usize, &Played) -> bool| {
            played.iter().enumerate().filter(|(n, p)| p.first != 0.0 && test(*n, p)).count() as f64 + half
        };
        let first_seat = won(&|_, p| p.first > 0.0);
        let first_bot = won(&|n, p| (p.first > 0.0) == (n % 2 == 0));
        let names = match self.bots {
            [a, b] if a == b => [a.to_string(), format!("{b} (2)")],
            [a, b] => [a.to_string(), b.to_string()],
        };
        let wins = [first_bot, games as f64 - first_bot];
        let per = |x: f64| if seconds > 0.0 { x / seconds } else { 0.0 };
        let share = |x: f64| if games > 0 { x / games as f64 } else { 0.0 };
        Tally {
            games,
            win_rate: names.iter().cloned().zip(wins.map(share)).collect(),
            interval: names.iter().cloned().zip(wins.map(|w| wilson(w, games))).collect(),
            win_rate_by_seat: [share(first_seat), share(games as f64 - first_seat)],
            draws,
            inputs,
            inputs_per_game: share(inputs as f64),
            seconds,
            inputs_per_s: per(inputs as f64),
            games_per_s: per(games as f64),
        }
    }
}
