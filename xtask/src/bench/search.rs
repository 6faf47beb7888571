//! Tree search beside its peers: the same games, the same positions, 1,000 simulations with one rollout, one thread.

use super::{Row, median, peers::Peers};
use crate::root::root;
use bots::{Blind, OpponentsKnow, Peek, Plan, Search};
use kernel::{Game, Pending};
use primer::{connect_four, leduc};
use std::{fs, sync::Arc, time::Instant};

/// Simulations per search, as the peers do.
const SIMULATIONS: u32 = 1_000;

pub(super) fn compare(seconds: f64, rounds: u32, peers: Option<&Peers>) -> Result<Vec<Row>, String> {
    let empty = [connect_four::position("").map_err(|e| e.to_string())?];
    let later = positions("connect_four_positions.txt", connect_four::position)?;
    let poker = positions("leduc_positions.txt", leduc::position)?;
    let mut ours: [Vec<f64>; 3] = Default::default();
    let mut theirs = Vec::new();
    for _ in 0..rounds {
        // The exploration constants are the peers': 2 on a scale from -1 to 1, and 5 chips.
        ours[0].push(rate(&connect_four::ConnectFour, &empty, 2.0, seconds));
        ours[1].push(rate(&connect_four::ConnectFour, &later, 2.0, seconds));
        ours[2].push(rate(&leduc::Leduc, &poker, 5.0, seconds));
        if let Some(peers) = peers {
            theirs.push(peers.measure(seconds)?);
        }
    }
    let names = ["connect four, empty board", "connect four, later positions", "Leduc poker"];
    let ours = ours.map(median);
    let mut rows: Vec<Row> =
        names.iter().zip(ours).map(|(n, f)| (format!("{n}: ours"), f, "simulations/s")).collect();
    for &(key, name, mine) in Peers::FIGURES {
        let figures: Vec<f64> = theirs.iter().filter_map(|t| t.get(key).copied()).collect();
        if figures.is_empty() {
            continue;
        }
        let figure = median(figures);
        rows.push((name.to_owned(), figure, if mine.is_some() { "simulations/s" } else { "inputs/s" }));
        if let Some(mine) = mine {
            rows.push((format!("{}: ours / {key}", names[mine]), ours[mine] / figure, "times"));
        }
    }
    Ok(rows)
}

fn positions<S, E: std::fmt::Display>(
    file: &str,
    read: impl Fn(&str) -> Result<S, E>,
) -> Result<Vec<S>, String> {
    let path = root().join("benches/peers").join(file);
    let text = fs::read_to_string(&path).map_err(|e| format!("{}: {e}", path.display()))?;
    let lines = text.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with('#'));
    lines.map(|line| read(line).map_err(|e| format!("{file}: {line}: {e}"))).collect()
}

/// Simulations per second over whole passes through the positions, each search with an empty tree.
fn rate<G: Game>(game: &G, positions: &[G::State], exploration: f32, seconds: f64) -> f64 {
    let plan = Plan { exploration, opponents: OpponentsKnow::TheirOwn, ..Plan::simulations(SIMULATIONS) };
    let mut search = Search::new(Arc::new(Blind), plan, 1);
    let mut pass = || {
        for state in positions {
            let Pending::Decide(demands) = game.pending(state) else { continue };
            let peek = Peek::new(game, state, demands[0].by).expect("the seat is asked");
            let votes = search.weigh(&peek);
            assert!(votes.iter().map(|(_, visits, _)| visits).sum::<u32>() >= SIMULATIONS - 1);
        }
    };
    pass();
    let clock = Instant::now();
    let mut searches = 0;
    while clock.elapsed().as_secs_f64() < seconds {
        pass();
        searches += positions.len();
    }
    searches as f64 * f64::from(SIMULATIONS) / clock.elapsed().as_secs_f64()
}
