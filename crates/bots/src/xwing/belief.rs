//! What an opponent may have on a dial that nobody has seen: every maneuver, by how sensible it is.

use super::{
    chart::{Chart, FOCUS},
    craft::MOVES,
    lane::lane,
    outlook::chase,
    sketch::{CRAFTS, Plan, Sketch, Stand, Stands},
};
use ::xwing::{Bearing, Difficulty};
use arrayvec::ArrayVec;
use kernel::Chance;

/// How much better a maneuver must be to be thought of e times as often.
const WARMTH: f32 = 0.25;

/// For each ship, how likely each of its moves is.
#[derive(Debug, Clone)]
pub(super) struct Belief(pub(super) ArrayVec<ArrayVec<f32, MOVES>, CRAFTS>);

impl Belief {
    /// What everybody might do, judged by where it brings them if their enemies fly on at speed 2. A dial that is known
    /// is certain.
    pub(super) fn new(sketch: &Sketch<'_>, stands: &Stands) -> Self {
        let ahead: Stands = (0..sketch.crafts.len())
            .map(|at| {
                let mut then = stands.clone();
                if let Some(straight) = straight(sketch, at) {
                    sketch.fly_one(&mut then, at, &sketch.crafts[at].moves[straight]);
                }
                then[at]
            })
            .collect();
        Self((0..sketch.crafts.len()).map(|at| weights(sketch, stands, &ahead, at)).collect())
    }

    /// Moves for everybody, drawn at random; those in `fixed` as they are.
    pub(super) fn draw<C: Chance>(&self, sketch: &Sketch<'_>, chance: &mut C) -> Plan {
        let mut plan = [0; CRAFTS];
        for (at, weights) in self.0.iter().enumerate() {
            plan[at] = match sketch.crafts[at].set {
                Some(set) => set,
                None => pick(weights, chance),
            };
        }
        plan
    }

    /// The likeliest move of a ship.
    pub(super) fn likeliest(&self, at: usize) -> u8 {
        let best = self.0[at].iter().enumerate().max_by(|a, b| a.1.total_cmp(b.1));
        best.map_or(0, |(place, _)| place as u8)
    }
}

/// One of several, by weight.
pub(super) fn pick<C: Chance>(weights: &[f32], chance: &mut C) -> u8 {
    let mut mark = chance.below(1 << 24) as f32 / (1 << 24) as f32 * weights.iter().sum::<f32>();
    for (place, weight) in weights.iter().enumerate() {
        mark -= weight;
        if mark < 0.0 {
            return place as u8;
        }
    }
    weights.len().saturating_sub(1) as u8
}

/// The straight maneuver nearest to speed 2.
pub(super) fn straight(sketch: &Sketch<'_>, at: usize) -> Option<usize> {
    let moves = sketch.crafts[at].moves.iter().enumerate();
    let straight = moves.filter(|(_, found)| found.maneuver.bearing == Bearing::Straight);
    straight.min_by_key(|(_, found)| found.maneuver.speed.abs_diff(2)).map(|(place, _)| place)
}

fn weights(sketch: &Sketch<'_>, stands: &Stands, ahead: &Stands, at: usize) -> ArrayVec<f32, MOVES> {
    let craft = &sketch.crafts[at];
    let scores: ArrayVec<f32, MOVES> = (0..craft.moves.len())
        .map(|place| {
            let mut then = stands.clone();
            sketch.fly_one(&mut then, at, &craft.moves[place]);
            score(sketch, ahead, at, place, &then[at])
        })
        .collect();
    let best = scores.iter().copied().fold(f32::MIN, f32::max);
    let weights: ArrayVec<f32, MOVES> =
        scores.iter().map(|score| libm::expf((score - best) / WARMTH)).collect();
    let sum: f32 = weights.iter().sum();
    weights.iter().map(|weight| weight / sum).collect()
}

/// How sensible a move looks to whoever makes it.
fn score(sketch: &Sketch<'_>, ahead: &Stands, at: usize, place: usize, then: &Stand) -> f32 {
    let craft = &sketch.crafts[at];
    let found = &craft.moves[place];
    if then.alive() == 0.0 {
        return -4.0;
    }
    let mut sum = 0.0;
    if found.doomed {
        sum -= 1.5;
    }
    sum -= 0.5 * f32::from(found.asteroids) + 0.25 * f32::from(found.debris);
    if found.maneuver.difficulty == Difficulty::Red {
        sum -= 0.2;
    }
    let (mut best_shot, mut best_chase): (f32, f32) = (0.0, 0.0);
    let focus = if then.acts { FOCUS } else { 0 };
    for (to, other) in sketch.crafts.iter().enumerate() {
        if other.seat == craft.seat {
            continue;
        }
        best_chase = best_chase.max(chase(then, &ahead[to]));
        let shot = |own: usize, from: &Stand, onto: usize, target: &Stand| {
            let gun = sketch.crafts[own].guns.first()?;
            let lane = lane(&from.base, gun.arc, sketch.arcs, &target.base, &sketch.rocks)?;
            let shot = sketch.shot(own, onto, lane, false);
            Some(Chart::get().fall(shot.attack, focus, shot.defence, 0).mean)
        };
        best_shot = best_shot.max(shot(at, then, to, &ahead[to]).unwrap_or(0.0));
        sum -= 0.15 * shot(to, &ahead[to], at, then).unwrap_or(0.0);
    }
    sum + 0.4 * best_shot + 0.5 * best_chase
}
