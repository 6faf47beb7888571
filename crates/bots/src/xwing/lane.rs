//! Lines of fire: whether one base can fire at another, at which range, past what.

use super::rock::Rock;
use arrayvec::ArrayVec;
use geometry::{Arc, ArcAngles, Base, CONTACT, Placed, RULER_SEGMENT};
use std::f64::consts::SQRT_2;

/// A line of fire.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Lane {
    /// The attack range, 1 to 3.
    pub(super) range: u8,
    /// Whether every line is obstructed.
    pub(super) obstructed: bool,
}

/// The line of fire from an arc of a base to another base; none if it cannot fire at it. Exact; most pairs are told apart
/// by their centres alone.
pub(super) fn lane(from: &Base, arc: Arc, angles: ArcAngles, to: &Base, rocks: &[Rock<'_>]) -> Option<Lane> {
    if !may_fire(from, arc, to) {
        return None;
    }
    let d = to.centre() - from.centre();
    let (own, reach) = (from.half() * SQRT_2, to.half() * SQRT_2);
    let (farthest, squared) = (farthest(from, to), d.squared());
    // X2-MOVE-22: ships in contact cannot attack each other.
    if squared < (own + reach) * (own + reach) && from.touches(to) {
        return None;
    }
    let sight = from.sight_in_arc(arc, angles, to)?;
    let range = sight.range().number().filter(|range| *range >= 1)?;
    let near: ArrayVec<Placed<'_>, 12> = rocks
        .iter()
        .filter(|rock| {
            let (centre, radius) = rock.placed.bounds();
            let c = centre - from.centre();
            let limit = radius + farthest;
            c.squared() < limit * limit && c.dot(d) > -radius * farthest
        })
        .map(|rock| rock.placed)
        .collect();
    let obstructed = !near.is_empty() && sight.is_obstructed(&near, &[]);
    Some(Lane { range, obstructed })
}

/// How far apart the centres of two bases are at most that are within range 3.
#[inline]
fn farthest(from: &Base, to: &Base) -> f64 {
    3.0 * RULER_SEGMENT + CONTACT + (from.half() + to.half()) * SQRT_2
}

/// Whether a base could be in range and in an arc of another: a quick look that never says no wrongly.
#[inline]
pub(super) fn may_fire(from: &Base, arc: Arc, to: &Base) -> bool {
    let d = to.centre() - from.centre();
    let farthest = farthest(from, to);
    d.squared() <= farthest * farthest
        && may_hold(from, arc, d.dot(from.forward()), d.dot(from.right()), to.half() * SQRT_2)
}

/// Whether a circle could reach into an arc: a quick look that never says no wrongly. No arc but the full ones is
/// wider than a right angle by its half.
#[inline]
fn may_hold(from: &Base, arc: Arc, ahead: f64, aside: f64, reach: f64) -> bool {
    // Half of the widest front arc is 41.76 degrees, half of the widest side arc 49.38.
    const FRONT: (f64, f64) = (0.666_0, 0.745_9);
    const FLANK: (f64, f64) = (0.759_1, 0.651_0);
    let within = |along: f64, across: f64, (sin, cos): (f64, f64)| {
        // Far behind the tip of the wedge, or far beyond the nearer of its sides.
        along > -reach && across.abs() * cos - along * sin <= reach
    };
    match arc {
        Arc::Front => within(ahead, aside, FRONT),
        Arc::Rear => within(-ahead, aside, FRONT),
        Arc::Left => within(-aside, ahead, FLANK),
        Arc::Right => within(aside, ahead, FLANK),
        Arc::FullFront => ahead > -reach,
        Arc::FullRear => ahead < reach,
        Arc::Bullseye => ahead > -reach && aside.abs() < from.half() + reach,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use geometry::{Pose, Size};
    use kernel::{Chance as _, Quick};

    #[test]
    fn the_quick_look_never_hides_a_shot() {
        let mut chance = Quick::new(5);
        let from = Base::new(Pose::mm(450.0, 450.0, 30.0), Size::Small);
        for _ in 0..4_000 {
            let (x, y) = (f64::from(chance.below(900)), f64::from(chance.below(900)));
            let to = Base::new(Pose::mm(x, y, f64::from(chance.below(360))), Size::Medium);
            for arc in Arc::STANDARD {
                let exact = from
                    .sight_in_arc(arc, ArcAngles::SECOND_EDITION, &to)
                    .and_then(|sight| sight.range().number())
                    .filter(|range| *range >= 1 && !from.touches(&to));
                let found = lane(&from, arc, ArcAngles::SECOND_EDITION, &to, &[]).map(|lane| lane.range);
                assert_eq!(found, exact, "{arc:?} {x} {y}");
            }
        }
    }
}
