//! Setting a base down: from a computed place to a stored pose.
//!
//! Every stored pose has been rounded, the mover's and those of its neighbours, so two bases that lie flush may reach into
//! each other by what [`CONTACT`] allows, and one more rounding would carry the mover past it. Hence a place is free if it
//! is free before it is rounded, and of the poses around it one is taken that is free as well.

use crate::{Base, CONTACT, Heading, Point, Pose, Size};

/// Neighbours of a rounded place, the nearest first.
const BESIDE: [(f64, f64); 9] = [
    (0.0, 0.0),
    (1.0, 0.0),
    (-1.0, 0.0),
    (0.0, 1.0),
    (0.0, -1.0),
    (1.0, 1.0),
    (1.0, -1.0),
    (-1.0, 1.0),
    (-1.0, -1.0),
];

/// How much nearer or farther rounding to a neighbour can bring two bases, in micrometres, and a little more.
const NEAR: f64 = 3.0;

/// The stored poses around a computed place, the nearest first.
fn around(at: Point, heading: Heading, size: Size) -> impl Iterator<Item = (Pose, Base)> {
    BESIDE.into_iter().map(move |(x, y)| {
        let pose = Pose::round(Point::new(at.x + x, at.y + y), heading);
        (pose, Base::new(pose, size))
    })
}

fn is_free(base: &Base, others: &[Base]) -> bool {
    others.iter().all(|other| !base.overlaps(other))
}

/// Where a base set down at a computed place rests, if no other is in the way: at the nearest pose, as a rule. If that
/// overlaps a neighbour that the place itself does not, or leaves one that the place itself touches, the pose beside it
/// that does neither and reaches into nobody; or that at least overlaps nobody.
pub(crate) fn rest(at: Point, heading: Heading, size: Size, others: &[Base]) -> Option<(Pose, Base)> {
    let pose = Pose::round(at, heading);
    let base = Base::new(pose, size);
    let (mut free, mut clear) = (true, true);
    for other in others {
        let apart = base.separation(other);
        free &= apart >= -CONTACT;
        clear &= apart >= -CONTACT && !(CONTACT..NEAR).contains(&apart);
    }
    if clear {
        return Some((pose, base));
    }
    let exact = Base::facing(at, base.forward(), size);
    if !free && !is_free(&exact, others) {
        return None;
    }
    let keeps = |base: &Base| others.iter().all(|other| base.touches(other) || !exact.touches(other));
    if free && keeps(&base) {
        return Some((pose, base));
    }
    let beside = || around(at, heading, size).filter(|(_, base)| is_free(base, others));
    let outside = |base: &Base| others.iter().all(|other| base.separation(other) >= 0.0);
    beside()
        .find(|(_, base)| keeps(base) && outside(base))
        .or_else(|| beside().find(|(_, base)| keeps(base)))
        .or_else(|| beside().next())
}

/// The stored pose beside where a mover came to rest that overlaps nobody and touches whom it should; or that at least
/// overlaps nobody.
pub(crate) fn settle(
    mover: &Base,
    heading: Heading,
    others: &[Base],
    touching: Option<usize>,
) -> Option<(Pose, Base)> {
    let beside = || around(mover.centre(), heading, mover.size()).filter(|(_, base)| is_free(base, others));
    let touches = |base: &Base| touching.is_none_or(|i| base.touches(&others[i]));
    beside().find(|(_, base)| touches(base)).or_else(|| beside().next())
}
