//! Shifts and what effects do: each choice is tried, and the position it leads to is valued.

use super::StarfighterGuide;
use crate::Guide as _;
use ::starfighter::{Ask, Choice, Starfighter, State};
use kernel::{Chance, Demand, Game as _, Input, Log};

/// The most choices a search looks at.
const MOST: usize = 24;
/// The most choices a rollout compares.
const LOOKS: usize = 6;

/// What comes of a choice, at the next pause, to the one who makes it.
fn worth(
    guide: &StarfighterGuide,
    game: &Starfighter,
    state: &State,
    demand: &Demand<Ask>,
    choice: Choice,
) -> f32 {
    let mut after = state.clone();
    let input = Input::Choose { id: demand.id, by: demand.by, choice };
    match game.apply(&mut after, &input, &mut Log::off()) {
        Ok(()) => guide.values(game, &after)[demand.by.index()],
        Err(_) => f32::NEG_INFINITY,
    }
}

/// Puts the likeliest choices first, and drops the last of many.
pub(super) fn sift(
    guide: &StarfighterGuide,
    game: &Starfighter,
    state: &State,
    demand: &Demand<Ask>,
    choices: &mut Vec<Choice>,
) {
    let mut ranked: Vec<(f32, Choice)> =
        choices.iter().map(|&choice| (worth(guide, game, state, demand, choice), choice)).collect();
    ranked.sort_by(|a, b| b.0.total_cmp(&a.0));
    choices.clear();
    choices.extend(ranked.into_iter().take(MOST).map(|(_, choice)| choice));
}

/// The best of a few.
pub(super) fn pick<C: Chance>(
    guide: &StarfighterGuide,
    game: &Starfighter,
    state: &State,
    demand: &Demand<Ask>,
    chance: &mut C,
    buffer: &mut Vec<Choice>,
) -> Choice {
    buffer.clear();
    game.legal(state, demand, buffer);
    if buffer.len() == 1 {
        return buffer[0];
    }
    // Two vertical moves can call each other for ever: now and then anything goes, and ends that.
    let looks = if chance.below(8) == 0 { 1 } else { buffer.len().min(LOOKS) };
    let (mut best, mut best_worth) = (buffer[0], f32::NEG_INFINITY);
    for i in 0..looks {
        let other = i + chance.below((buffer.len() - i) as u32) as usize;
        buffer.swap(i, other);
        let worth = worth(guide, game, state, demand, buffer[i]);
        if worth > best_worth {
            (best, best_worth) = (buffer[i], worth);
        }
    }
    best
}
