//! What answers are worth, for games whose bots search a tree: first all of them, then the few that matter, equally often.

use super::{Advises, Mean, Weighed};
use crate::{Budget, Level, Peek, Plan, Search, assess::play_on};
use endor::Endor;
use kernel::{Quick, Seat};
use starfighter::Starfighter;
use std::sync::Arc;

/// How many of the best answers are looked at again.
const FINALISTS: usize = 3;

impl Advises for Endor {
    const SCALE: super::Scale = super::scales::ENDOR;
}

impl Advises for Starfighter {
    const SCALE: super::Scale = super::scales::STARFIGHTER;
}

/// The mean over positions played on as the guide plays.
pub(super) fn prospects<G: Advises>(game: &G, state: &G::State, effort: u32, chance: &mut Quick) -> Mean {
    let (guide, mut buffer, mut mean) = (G::Guide::default(), Vec::new(), Mean::default());
    if let Some(outcome) = game.pending(state).outcome() {
        mean.add(game.payoff(outcome, Seat(0)));
        return mean;
    }
    for _ in 0..effort.max(2) {
        mean.add(play_on(game, &guide, state.clone(), Seat(0), chance, &mut buffer));
    }
    mean
}

/// Searches with half of the effort, then gives the rest in equal parts to the best and to those in `among`.
pub(super) fn searched<G: Advises>(
    peek: &Peek<'_, G>,
    among: &[G::Choice],
    effort: u32,
    seed: u64,
) -> Vec<Weighed<G::Choice>> {
    let Some(plan) = G::plan(Level::Ace) else { return Vec::new() };
    let budget = Budget::Simulations((effort / 2).max(8));
    let guide = Arc::new(G::Guide::default());
    let mut search = Search::new(Arc::clone(&guide), Plan { budget, trees: 1, ..plan }, seed);
    let found = search.weigh(peek);
    let mut few: Vec<G::Choice> = among.to_vec();
    for (choice, ..) in found.iter().take(FINALISTS) {
        if !few.contains(choice) {
            few.push(choice.clone());
        }
    }
    let each = (effort / 2 / few.len().max(1) as u32).max(8);
    let means = search.compare(peek, &few, each);
    let mut weighed: Vec<_> = few
        .into_iter()
        .zip(means)
        .map(|(choice, mean)| Weighed {
            choice,
            visits: each,
            worth: mean.value(),
            error: mean.error(),
            lag: 0.0,
            lag_error: 0.0,
        })
        .collect();
    weighed.sort_by(|a, b| b.worth.total_cmp(&a.worth));
    let Some(best) = weighed.first().cloned() else { return weighed };
    for one in weighed.iter_mut().skip(1) {
        one.lag = best.worth - one.worth;
        one.lag_error = libm::hypotf(best.error, one.error);
    }
    weighed
}
