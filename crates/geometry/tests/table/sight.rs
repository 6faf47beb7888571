//! Measured lines: the choice among equally short ones, and what obstructs them.

use crate::common::{outline_polygon, pose, size};
use geo::{Distance, Euclidean, Intersects};
use geometry::{
    Arc, ArcAngles, Base, CONTACT, Line, Outline, Placed, Pose, Range, Sight, Size, Vector, rocks,
};
use proptest::prelude::*;

fn small(x: f64, y: f64, degrees: f64) -> Base {
    Base::new(Pose::mm(x, y, degrees), Size::Small)
}

#[test]
fn between_parallel_edges_all_lines_are_equally_short() {
    let sight = small(0.0, 0.0, 0.0).sight(&small(15.0, 190.0, 90.0));
    assert!((sight.gap - 150_000.0).abs() < 1e-6 && sight.range() == Range::Two && !sight.is_single());
    let (mut xs, ys) = ([sight.first.from.x, sight.last.from.x], [sight.first.from.y, sight.last.to.y]);
    xs.sort_by(f64::total_cmp);
    assert!((xs[0] + 5_000.0).abs() < 1e-6 && (xs[1] - 20_000.0).abs() < 1e-6, "{xs:?}");
    assert!((ys[0] - 20_000.0).abs() < 1e-6 && (ys[1] - 170_000.0).abs() < 1e-6);
    // A corner has one line only.
    assert!(small(0.0, 0.0, 0.0).sight(&small(15.0, 190.0, 44.0)).is_single());
    // The arc takes part of the choice away: what is left ends at its line.
    let wide = Base::new(Pose::mm(0.0, 100.0, 0.0), Size::Large);
    let sight = small(0.0, 0.0, 0.0).sight_in_arc(Arc::Bullseye, ArcAngles::SECOND_EDITION, &wide).unwrap();
    let width = sight.first.from.distance(sight.last.from);
    assert!((width - 15_000.0).abs() <= 2.0 * CONTACT + 1e-6, "{width}");
}

#[test]
fn attack_range_is_measured_to_what_the_lines_of_the_arc_cut_out() {
    // An edge runs nearly along a line of the arc, its corner 0.1 mm inside: a line one micrometre farther out would cut
    // it up to 0.7 mm nearer, and in the band before.
    let at = |x, y, heading| Pose::new(x, y, geometry::Heading(heading));
    for (own, from, other, to, range, gap) in [
        (
            Size::Medium,
            2_841_090_109,
            Size::Large,
            at(290_918, 517_249, 3_333_969_430),
            Range::Two,
            100_024.1,
        ),
        (Size::Large, 818_428_929, Size::Small, at(701_962, 335_217, 1_314_918_692), Range::Three, 200_003.8),
        (
            Size::Medium,
            1_882_925_288,
            Size::Large,
            at(323_331, 208_120, 2_375_834_160),
            Range::Three,
            200_208.4,
        ),
        (Size::Small, 371_975_561, Size::Large, at(773_275, 514_186, 854_824_312), Range::Beyond, 300_056.0),
    ] {
        let ship = Base::new(at(450_000, 450_000, from), own);
        let sight = ship.sight_in_arc(Arc::Front, ArcAngles::SECOND_EDITION, &Base::new(to, other)).unwrap();
        assert_eq!(sight.range(), range, "{}", sight.gap);
        assert!((sight.gap - gap).abs() < 1.0, "{} {gap}", sight.gap);
    }
    // An edge on the line is in the arc, and measured to its nearer corner, be it a rounding outside.
    for y in [-20.000_9, -20.0, -19.999_5] {
        let beside = small(200.0, y, 0.0);
        let sight = small(0.0, 0.0, 0.0).sight_in_arc(Arc::FullFront, ArcAngles::SECOND_EDITION, &beside);
        assert!((sight.unwrap().gap - 160_000.0).abs() < 1.0, "{y} {sight:?}");
    }
    // The same, turned: what arithmetic leaves on either side of the line does not matter.
    for heading in 0..360 {
        let from = Pose::mm(0.0, 0.0, f64::from(heading) + 0.3);
        let beside = Base::new(Pose::round(from.ahead(-20_000.0, 200_000.0), from.heading), Size::Small);
        let sight = Base::new(from, Size::Small)
            .sight_in_arc(Arc::FullFront, ArcAngles::SECOND_EDITION, &beside)
            .unwrap();
        assert!((sight.gap - 160_000.0).abs() < 2.0, "{heading} {}", sight.gap);
    }
}

#[test]
fn the_attacker_may_choose_a_line_past_an_obstacle_unless_all_are_barred() {
    let (ship, target) = (small(0.0, 0.0, 0.0), small(0.0, 190.0, 0.0));
    let sight = ship.sight(&target);
    let token = Outline::token(30_000, 20_000);
    let at = |x: f64, y: f64| token.at(Pose::mm(x, y, 0.0));
    // From -15 to 15: lines beside it on both sides.
    assert!(!sight.is_obstructed(&[at(0.0, 100.0)], &[]));
    let line = sight.clear_line(&[at(0.0, 100.0)], &[]).unwrap();
    assert!((line.from.x.abs() >= 15_000.0 - CONTACT) && line.from.x.abs() <= 20_000.0 + CONTACT, "{line:?}");
    // Two tokens, one behind the other: -21 to 9 and 0 to 30 leave no line.
    assert!(!sight.is_obstructed(&[at(-6.0, 60.0)], &[]) && !sight.is_obstructed(&[at(15.0, 130.0)], &[]));
    assert!(sight.is_obstructed(&[at(-6.0, 60.0), at(15.0, 130.0)], &[]));
    // Touching each other they leave just the line between them.
    let beside = sight.clear_line(&[at(-6.0, 60.0), at(24.0, 130.0)], &[]).unwrap();
    assert!((beside.from.x - 9_000.0).abs() <= CONTACT, "{beside:?}");
    // Ships obstruct as well (X2-OBST-16), and outlines and ships together.
    assert!(sight.is_obstructed(&[], &[small(0.0, 100.0, 10.0)]));
    assert!(sight.is_obstructed(&[at(-6.0, 60.0)], &[small(25.0, 130.0, 0.0)]));
    // What lies behind the target or under it obstructs nothing.
    assert!(!sight.is_obstructed(&[at(0.0, 190.0), at(0.0, -5.0), at(0.0, 400.0)], &[]));
    // One line is not the choice of all.
    let middle = Line { from: geometry::Point::mm(0.0, 20.0), to: geometry::Point::mm(0.0, 170.0) };
    assert!(middle.is_obstructed_by(&at(0.0, 100.0)) && !middle.is_obstructed_by(&at(15.0, 100.0)));
    assert!(middle.is_obstructed_by(&at(14.9, 100.0)));
    assert!(sight.clear_of(&at(0.0, 100.0)).is_some());
}

#[test]
fn a_line_in_the_notch_of_an_outline_is_clear() {
    let hook = Outline::new(&[
        (-30_000, -10_000),
        (30_000, -10_000),
        (30_000, 20_000),
        (2_000, -5_000),
        (-30_000, 20_000),
    ])
    .unwrap();
    let line = |y: f64| Line { from: geometry::Point::mm(-100.0, y), to: geometry::Point::mm(100.0, y) };
    assert!(line(0.0).is_obstructed_by(&hook.at(Pose::default())));
    let down = Line { from: geometry::Point::mm(2.0, 100.0), to: geometry::Point::mm(2.0, -4.0) };
    assert!(!down.is_obstructed_by(&hook.at(Pose::default())));
    // Along the seam between its pieces it passes through it all the same.
    let through = Line { from: geometry::Point::mm(2.0, 100.0), to: geometry::Point::mm(2.0, -50.0) };
    assert!(through.is_obstructed_by(&hook.at(Pose::default())));
}

/// A line without its last two micrometres at both ends, moved aside.
fn shifted(line: &Line, aside: f64) -> geo::Line {
    let along = line.to - line.from;
    let unit = along * (1.0 / along.length());
    let right = Vector::new(unit.y, -unit.x) * aside;
    let (from, to) = (line.from + unit * (2.0 * CONTACT) + right, line.to - unit * (2.0 * CONTACT) + right);
    geo::Line::new((from.x, from.y), (to.x, to.y))
}

fn between(sight: &Sight, share: f64) -> Line {
    let step = (sight.last.from - sight.first.from) * share;
    Line { from: sight.first.from + step, to: sight.first.to + step }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(3_000))]

    #[test]
    fn a_sight_is_obstructed_when_geo_finds_no_clear_line(
        from in pose(1_000), aside in -30_000i32..30_000, away in 150_000i32..300_000, quarter in 0u32..4,
        turn in prop_oneof![Just(0u32), any::<u32>()], s in size(), t in size(),
        rocks in prop::collection::vec((0usize..18, 0.1f64..0.9, pose(45_000)), 1..=3)
    ) {
        // Mostly face to face, so that there is a choice.
        let ahead = from.ahead(f64::from(away), f64::from(aside));
        let heading = geometry::Heading(from.heading.0.wrapping_add(quarter << 30).wrapping_add(turn));
        let target = Base::new(Pose::round(ahead, heading), t);
        let sight = Base::new(from, s).sight(&target);
        let ids: Vec<&str> = rocks::ids().collect();
        let outlines: Vec<Placed<'_>> = rocks
            .iter()
            .map(|&(id, share, offset)| {
                let x = f64::from(from.x) + (ahead.x - f64::from(from.x)) * share;
                let y = f64::from(from.y) + (ahead.y - f64::from(from.y)) * share;
                let at = Pose::new(x as i32 + offset.x, y as i32 + offset.y, offset.heading);
                geometry::rocks::find(ids[id]).unwrap().at(at)
            })
            .collect();
        let shapes: Vec<_> = outlines.iter().map(outline_polygon).collect();
        let found = sight.clear_line(&outlines, &[]);
        prop_assert_eq!(found.is_none(), sight.is_obstructed(&outlines, &[]));
        if let Some(line) = found {
            prop_assert!((line.from.distance(line.to) - sight.gap).abs() < 1e-3);
            for shape in &shapes {
                let clear = [-2.0, 0.0, 2.0].iter().any(|&by| !shifted(&line, by * CONTACT).intersects(shape));
                prop_assert!(clear, "{line:?} is obstructed");
            }
        } else {
            for i in 0..=100 {
                let line = shifted(&between(&sight, f64::from(i) / 100.0), 0.0);
                let barred = shapes.iter().any(|shape| Euclidean.distance(&line, shape) <= 2.0 * CONTACT);
                prop_assert!(barred, "line {i} of 100 is clear");
            }
        }
        // Line by line.
        for (outline, shape) in outlines.iter().zip(&shapes) {
            let line = between(&sight, 0.5);
            let sides = [-2.0, 0.0, 2.0].map(|by| shifted(&line, by * CONTACT).intersects(shape));
            if sides[0] == sides[1] && sides[1] == sides[2] {
                prop_assert_eq!(line.is_obstructed_by(outline), sides[1]);
            }
        }
    }

    #[test]
    fn both_ends_of_a_sight_lie_on_the_two_bases(a in pose(300_000), b in pose(300_000), s in size(), t in size()) {
        let (one, two) = (Base::new(a, s), Base::new(b, t));
        prop_assume!(one.separation(&two) > 10.0);
        let sight = one.sight(&two);
        for line in [sight.first, sight.last] {
            prop_assert!((line.from.distance(line.to) - sight.gap).abs() < 1.5 * CONTACT);
            for (base, p) in [(&one, line.from), (&two, line.to)] {
                let local = base.local(p);
                let edge = local.x.abs().max(local.y.abs());
                prop_assert!((edge - base.half()).abs() < 1.5 * CONTACT, "{}", edge);
            }
        }
    }
}
