//! What the tests share: poses drawn at random, and our shapes as the peers know them.

use geo::{LineString, Polygon};
use geometry::{Base, Course, Heading, Placed, Point, Pose, Side, Size, Slot};
use proptest::prelude::*;

pub(crate) fn size() -> impl Strategy<Value = Size> {
    prop::sample::select(&Size::ALL[..])
}

pub(crate) fn heading() -> impl Strategy<Value = Heading> {
    // Right angles and their neighbours come up as often as all others together.
    prop_oneof![
        any::<u32>().prop_map(Heading),
        (0u32..8, -2i32..=2).prop_map(|(eighth, off)| Heading((eighth << 29).wrapping_add_signed(off))),
    ]
}

/// A pose within `spread` of the origin, in micrometres.
pub(crate) fn pose(spread: i32) -> impl Strategy<Value = Pose> {
    let place = prop_oneof![-spread..=spread, (-spread / 10_000..=spread / 10_000).prop_map(|x| x * 10_000)];
    (place.clone(), place, heading()).prop_map(|(x, y, heading)| Pose::new(x, y, heading))
}

pub(crate) fn side() -> impl Strategy<Value = Side> {
    prop::sample::select(&Side::BOTH[..])
}

pub(crate) fn course() -> impl Strategy<Value = Course> {
    let slot = prop::sample::select(&Slot::ALL[..]);
    prop_oneof![
        (1u8..=5).prop_map(|speed| Course::Straight { speed }),
        (1u8..=5).prop_map(|speed| Course::Koiogran { speed }),
        (1u8..=3).prop_map(|speed| Course::ReverseStraight { speed }),
        (side(), 1u8..=3).prop_map(|(side, speed)| Course::Bank { side, speed }),
        (side(), 1u8..=3).prop_map(|(side, speed)| Course::Segnor { side, speed }),
        (side(), 1u8..=3).prop_map(|(side, speed)| Course::ReverseBank { side, speed }),
        (side(), 1u8..=3).prop_map(|(side, speed)| Course::Turn { side, speed }),
        (side(), 1u8..=3, slot).prop_map(|(side, speed, slot)| Course::Tallon { side, speed, slot }),
    ]
}

pub(crate) fn polygon(points: impl IntoIterator<Item = Point>) -> Polygon {
    Polygon::new(LineString::from(points.into_iter().map(|p| (p.x, p.y)).collect::<Vec<_>>()), vec![])
}

pub(crate) fn base_polygon(base: &Base) -> Polygon {
    grown_base(base, 0.0)
}

/// A base, larger by `by` micrometres on each side.
pub(crate) fn grown_base(base: &Base, by: f64) -> Polygon {
    let (f, r, h) = (base.forward(), base.right(), base.half() + by);
    let c = base.centre();
    polygon([c + f * h + r * h, c + f * h - r * h, c - f * h - r * h, c - f * h + r * h])
}

pub(crate) fn outline_polygon(placed: &Placed<'_>) -> Polygon {
    polygon(placed.corners())
}
