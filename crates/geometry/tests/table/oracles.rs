//! Bases, outlines, arcs and templates judged as `geo` and `parry2d` judge them, outside the touching tolerance.

use crate::common::{base_polygon, grown_base, outline_polygon, polygon, pose, side, size};
use geo::{Area as _, BooleanOps, Distance, Euclidean, Intersects, Polygon};
use geometry::{
    Arc, ArcAngles, Base, Bend, CONTACT, Course, Lay, Placed, Point, Pose, Roll, RollTemplate, Size, Swept,
};
use geometry::{Vector, Wedge, convex, rocks};
use parry2d_f64::{math, query, shape::Cuboid};
use proptest::prelude::*;

/// Twice the tolerance: closer to touching than this, nobody's verdict counts.
const DOUBT: f64 = 2.0 * CONTACT;

fn parry(pose: Pose, size: Size) -> (math::Pose, Cuboid) {
    let at = math::Vector::new(f64::from(pose.x), f64::from(pose.y));
    let cuboid = Cuboid::new(math::Vector::new(size.half(), size.half()));
    (math::Pose::new(at, -pose.heading.to_degrees().to_radians()), cuboid)
}

fn rock() -> impl Strategy<Value = &'static str> {
    prop::sample::select(rocks::ids().collect::<Vec<_>>())
}

fn placed(id: &str, pose: Pose) -> Placed<'static> {
    rocks::find(id).expect("a listed id").at(pose)
}

fn arc() -> impl Strategy<Value = Arc> {
    let all = [Arc::Front, Arc::Rear, Arc::Left, Arc::Right, Arc::FullFront, Arc::FullRear, Arc::Bullseye];
    prop::sample::select(all.to_vec())
}

/// The ground of an arc as a polygon, larger by `by`: written from the definition, not from the code.
fn arc_polygon(from: &Base, arc: Arc, by: f64) -> Polygon {
    const FAR: f64 = 2e6;
    let half = (ArcAngles::SECOND_EDITION.degrees(from.size()) / 2.0).to_radians();
    let toward = |degrees_right: f64| {
        let (sin, cos) = (libm::sin(degrees_right), libm::cos(degrees_right));
        from.forward() * cos + from.right() * sin
    };
    let wedge = |middle: f64, half: f64| {
        // Moving the tip back moves both lines outwards.
        let tip = from.centre() - toward(middle) * (by / libm::sin(half));
        polygon([
            tip,
            tip + toward(middle - half) * FAR,
            tip + toward(middle) * FAR,
            tip + toward(middle + half) * FAR,
        ])
    };
    let quarter = std::f64::consts::FRAC_PI_2;
    match arc {
        Arc::Front => wedge(0.0, half),
        Arc::Rear => wedge(2.0 * quarter, half),
        Arc::Left => wedge(-quarter, quarter - half),
        Arc::Right => wedge(quarter, quarter - half),
        Arc::FullFront => wedge(0.0, quarter),
        Arc::FullRear => wedge(2.0 * quarter, quarter),
        Arc::Bullseye => {
            let (f, r) = (from.forward(), from.right() * (7_500.0 + by));
            let low = from.centre() - f * by;
            polygon([low + r, low - r, low - r + f * FAR, low + r + f * FAR])
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(4_000))]

    #[test]
    fn bases_overlap_as_geo_and_parry_say(a in pose(70_000), b in pose(70_000), s in size(), t in size()) {
        let (one, two) = (Base::new(a, s), Base::new(b, t));
        let depth = one.separation(&two);
        prop_assume!(depth.abs() > DOUBT);
        let ours = one.overlaps(&two);
        prop_assert_eq!(ours, base_polygon(&one).intersects(&base_polygon(&two)));
        let ((p, g), (q, h)) = (parry(a, s), parry(b, t));
        prop_assert_eq!(ours, query::intersection_test(&p, &g, &q, &h).unwrap().intersecting);
        prop_assert_eq!(ours, two.overlaps(&one));
    }

    #[test]
    fn gaps_of_bases_are_those_of_geo_and_parry(a in pose(300_000), b in pose(300_000), s in size(), t in size()) {
        let (one, two) = (Base::new(a, s), Base::new(b, t));
        let ours = one.gap(&two);
        let geo = Euclidean.distance(&base_polygon(&one), &base_polygon(&two));
        prop_assert!((ours - geo).abs() < 1e-3, "{ours} {geo}");
        let ((p, g), (q, h)) = (parry(a, s), parry(b, t));
        let parry = query::distance(&p, &g, &q, &h).unwrap().distance;
        prop_assert!((ours - parry).abs() < 1e-2, "{ours} {parry}");
        prop_assert!((ours - geometry::convex::gap(&one, &two)).abs() < 1e-6);
        prop_assert!((ours - one.sight(&two).gap).abs() < 1e-6);
    }

    #[test]
    fn a_base_is_on_an_outline_when_geo_says_so(
        a in pose(60_000), b in pose(30_000), s in size(), id in rock()
    ) {
        let (base, rock) = (Base::new(a, s), placed(id, b));
        let shape = outline_polygon(&rock);
        let gap = Euclidean.distance(&base_polygon(&base), &shape);
        prop_assert!((rock.gap(&base) - gap).abs() < 1e-3);
        let (sure, possible) =
            (grown_base(&base, -DOUBT).intersects(&shape), grown_base(&base, DOUBT).intersects(&shape));
        if sure || !possible {
            prop_assert_eq!(rock.is_under(&base), sure);
            prop_assert_eq!(rock.overlaps(&base), sure);
        }
    }

    #[test]
    fn gaps_of_outlines_are_those_of_geo(
        a in pose(100_000), b in pose(100_000), one in rock(), two in rock()
    ) {
        let (one, two) = (placed(one, a), placed(two, b));
        let geo = Euclidean.distance(&outline_polygon(&one), &outline_polygon(&two));
        prop_assert!((one.gap(&two) - geo).abs() < 1e-3);
    }

    #[test]
    fn closest_points_are_as_near_as_any_two_edges_come(
        a in pose(60_000), b in pose(60_000), s in size(), t in size(),
        cuts in prop::collection::vec((any::<u32>(), -0.99f64..1.0), 0..3)
    ) {
        let (one, mut two) = (Base::new(a, s).corners(), convex::Loop::from_iter(Base::new(b, t).corners()));
        let flat = cuts.iter().any(|(_, share)| *share < 0.0);
        for (way, share) in cuts {
            let normal = geometry::Heading(way).vector();
            let (low, high) = convex::extent(&two, normal);
            let kept = convex::clip(&two, normal, low + (high - low) * share.abs());
            two = if share < 0.0 { kept.into_iter().take(2).collect() } else { kept };
        }
        let found = convex::nearest(&one, &two);
        let shape = Base::new(a, s);
        let meet = two.iter().any(|&p| shape.local(p).x.abs().max(shape.local(p).y.abs()) < shape.half());
        let mut least = f64::INFINITY;
        for (p, q) in convex::edges(&one) {
            for (v, w) in convex::edges(&two) {
                let (p, q) = (geo::Coord { x: p.x, y: p.y }, geo::Coord { x: q.x, y: q.y });
                let (v, w) = (geo::Coord { x: v.x, y: v.y }, geo::Coord { x: w.x, y: w.y });
                least = least.min(Euclidean.distance(&geo::Line::new(p, q), &geo::Line::new(v, w)));
            }
        }
        let around = two.len() > 2 && one.iter().any(|&p| convex::holds(&two, p));
        let least = if meet || around { 0.0 } else { least };
        prop_assert!((found.gap - least).abs() < 1e-4, "{} {least} {one:?} {two:?}", found.gap);
        if found.gap > 1.0 {
            prop_assert!((found.from.distance(found.to) - found.gap).abs() < 1e-6);
            // The ends lie on the two: no corner lies beyond either, as seen along the line.
            let along = (found.to - found.from) * (1.0 / found.gap);
            prop_assert!(one.iter().all(|&p| (p - found.from).dot(along) < 1e-2));
            prop_assert!(two.iter().all(|&p| (p - found.to).dot(along) > -1e-2));
        } else if found.gap == 0.0 {
            let (p, q) = (found.from, found.to);
            prop_assert!(p.distance(q) < 1e-4);
            let local = shape.local(p);
            prop_assert!(local.x.abs().max(local.y.abs()) < shape.half() + 1e-4, "{local:?}");
            let holds = convex::edges(&two).all(|(a, b)| (b - a).cross(q - a) >= -1e-3 * (b - a).length());
            prop_assert!(flat || holds);
        }
    }

    #[test]
    fn arcs_hold_what_geo_says_they_hold(
        a in pose(1_000), b in pose(350_000), s in size(), t in size(), arc in arc()
    ) {
        let (from, target) = (Base::new(a, s), Base::new(b, t));
        prop_assume!(!from.overlaps(&target));
        let sure = arc_polygon(&from, arc, -DOUBT).intersects(&base_polygon(&target));
        let possible = arc_polygon(&from, arc, DOUBT).intersects(&base_polygon(&target));
        let wedge = Wedge::new(&from, arc, ArcAngles::SECOND_EDITION);
        if sure || !possible {
            prop_assert_eq!(wedge.meets(&target), sure);
        }
        let ground = arc_polygon(&from, arc, 0.0);
        let inside = ground.intersection(&base_polygon(&target));
        let whole = target.half() * target.half() * 4.0;
        let missing = whole - inside.unsigned_area();
        if missing > 4.0 * DOUBT * target.half() {
            prop_assert!(!wedge.holds_all_of(&target));
        }
        // Areas are rounded: only what has room to spare is surely inside.
        let surely = arc_polygon(&from, arc, -DOUBT).intersection(&base_polygon(&target));
        if whole - surely.unsigned_area() <= 0.0 {
            prop_assert!(wedge.holds_all_of(&target));
        }
        // The attack range: how far the part inside is. A sliver of doubt may lie nearer than the rest.
        if sure && inside.unsigned_area() > 1e6 {
            let grown = arc_polygon(&from, arc, DOUBT).intersection(&base_polygon(&target));
            let attacker = base_polygon(&from);
            let (far, near) = (Euclidean.distance(&attacker, &inside), Euclidean.distance(&attacker, &grown));
            let ours = wedge.sight(&target).expect("it is in the arc").gap;
            prop_assert!(near - 0.1 <= ours && ours <= far + 0.1, "{near} {ours} {far}");
        }
    }
}

/// A template as a polygon of many corners, larger by `by`, up to `length` along it.
fn ground(
    origin: Point,
    ahead: Vector,
    sign: f64,
    radius: Option<f64>,
    half: f64,
    length: f64,
    by: f64,
) -> Polygon {
    const STEPS: usize = 400;
    let (aside, half) = (ahead.right() * sign, half + by);
    let mut edge = [Vec::new(), Vec::new()];
    for i in 0..=STEPS {
        let s = -by + (length + 2.0 * by) * i as f64 / STEPS as f64;
        let (centre, out) = match radius {
            None => (origin + ahead * s, aside),
            Some(radius) => {
                let (sin, cos) = (libm::sin(s / radius), libm::cos(s / radius));
                let out = aside * cos - ahead * sin;
                (origin + aside * radius - out * radius, out)
            }
        };
        edge[0].push(centre + out * half);
        edge[1].push(centre - out * half);
    }
    let [inner, outer] = edge;
    polygon(inner.into_iter().chain(outer.into_iter().rev()))
}

fn check_ground(
    swept: &Swept,
    rock: &Placed<'_>,
    of: impl Fn(f64, f64) -> Polygon,
    length: f64,
) -> Result<(), TestCaseError> {
    const CORNERS: f64 = 3.0; // what the polygon of many corners cuts off, and the tolerance
    let shape = outline_polygon(rock);
    let sure = of(length, -CORNERS).intersects(&shape);
    let possible = of(length, CORNERS).intersects(&shape);
    let entry = swept.entry(rock);
    if sure || !possible {
        prop_assert_eq!(entry.is_some(), sure);
    }
    // What comes before the entry is clear of it; what comes just after is not.
    if let Some(along) = entry {
        if along > 50.0 {
            prop_assert!(!of(along - 20.0, -CORNERS).intersects(&shape), "{}", along);
        }
        prop_assert!(of((along + 20.0).min(length), CORNERS).intersects(&shape));
    }
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1_500))]

    #[test]
    fn templates_meet_outlines_as_geo_says(
        a in pose(10_000), b in pose(150_000), s in size(), course in crate::common::course(), id in rock()
    ) {
        let template = course.template().expect("it moves");
        let base = Base::new(a, s);
        let reverse = matches!(course, Course::ReverseStraight { .. } | Course::ReverseBank { .. });
        let ahead = if reverse { base.forward() * -1.0 } else { base.forward() };
        let right = course.side().map_or(1.0, geometry::Side::sign);
        let sign = if reverse { -right } else { right };
        let origin = base.centre() + ahead * base.half();
        let swept = course.swept(a, s);
        let of = |length, by| ground(origin, ahead, sign, template.radius(), 10_000.0, length, by);
        check_ground(&swept, &placed(id, b), of, template.length())?;
    }

    #[test]
    fn rolled_templates_meet_outlines_as_geo_says(
        a in pose(10_000), b in pose(120_000), s in size(), side in side(), bank in any::<bool>(),
        speed in 1u8..=2, flip in any::<bool>(), start in -10_000i32..=10_000, id in rock()
    ) {
        let base = Base::new(a, s);
        let out = base.right() * side.sign();
        let lay = if flip { Lay::EndOn } else { Lay::Broadside };
        let bend = if flip { Bend::Forward } else { Bend::Back };
        let (template, radius, half, length) = if bank {
            let radius = if speed == 1 { 80_000.0 } else { 130_000.0 };
            let length = radius * std::f64::consts::FRAC_PI_4;
            (RollTemplate::Bank { speed, bend }, Some(radius), 10_000.0, length)
        } else if flip {
            (RollTemplate::Straight { speed, lay }, None, 10_000.0, 40_000.0 * f64::from(speed))
        } else {
            (RollTemplate::Straight { speed, lay }, None, 20_000.0 * f64::from(speed), 20_000.0)
        };
        let roll = Roll { side, template, start, shift: 0 };
        // Ahead is to the left of a template that leaves to the right.
        let sign = if flip { -side.sign() } else { side.sign() };
        let origin = base.centre() + out * base.half() + base.forward() * f64::from(start);
        let of = |length, by| ground(origin, out, sign, radius, half, length, by);
        check_ground(&roll.swept(a, s), &placed(id, b), of, length)?;
    }
}
