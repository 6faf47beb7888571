//! A cadet's dials: each of the ship's maneuvers against what the enemy may have set.

use super::{belief::Belief, reckon::Reckoner, sketch::Sketch};
use kernel::Chance;

/// The best move of a ship, as a place in its list.
pub(super) fn dial<C: Chance>(
    sketch: &Sketch<'_>,
    reckoner: &Reckoner,
    at: usize,
    draws: usize,
    chance: &mut C,
) -> u8 {
    let stands = sketch.stands();
    let belief = Belief::new(sketch, &stands);
    let plans = reckoner.draws(sketch, &belief, draws, chance);
    let mut best = (f32::MIN, 0);
    for place in 0..sketch.crafts[at].moves.len() as u8 {
        let found = &sketch.crafts[at].moves[place as usize];
        if found.leaves {
            continue;
        }
        let mut sum = 0.0;
        for plan in &plans {
            let mut plan = *plan;
            plan[at] = place;
            sum += reckoner.value(sketch, &stands, &plan);
        }
        if sum > best.0 {
            best = (sum, place);
        }
    }
    best.1
}
