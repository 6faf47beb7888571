//! Sliding back along a path, held against the path itself, walked in small steps.

use crate::common::{course, grown_base, pose, size};
use geo::Intersects;
use geometry::{Base, CONTACT, Course, Heading, Point, Pose, Side, Size, Vector};
use proptest::prelude::*;

/// R-07, from its words: run-in, centre line, run-out.
struct Path {
    origin: Point,
    ahead: Vector,
    aside: Vector,
    radius: Option<f64>,
    length: f64,
    reverse: bool,
}

impl Path {
    fn new(course: Course, from: Pose, size: Size) -> Self {
        let base = Base::new(from, size);
        let template = course.template().expect("it moves");
        let reverse = matches!(course, Course::ReverseStraight { .. } | Course::ReverseBank { .. });
        let sign = course.side().map_or(1.0, Side::sign);
        let ahead = if reverse { base.forward() * -1.0 } else { base.forward() };
        Self {
            origin: base.centre() + ahead * base.half(),
            ahead,
            aside: base.right() * sign,
            radius: template.radius(),
            length: template.length(),
            reverse,
        }
    }

    /// The point `s` along the path from where the template starts.
    fn at(&self, s: f64) -> Point {
        let Some(radius) = self.radius else { return self.origin + self.ahead * s };
        let on_curve = s.clamp(0.0, self.length) / radius;
        let (sin, cos) = (libm::sin(on_curve), libm::cos(on_curve));
        let point = self.origin + self.ahead * (radius * sin) + self.aside * (radius * (1.0 - cos));
        let heading = self.ahead * cos + self.aside * sin;
        point + heading * (s - s.clamp(0.0, self.length))
    }

    /// The base whose rear mark (its front one in reverse) is `s` along the path; the other by halving.
    fn base(&self, s: f64, size: Size) -> Base {
        let rear = self.at(s);
        let (mut low, mut high) = (s, s + 3.0 * size.side());
        for _ in 0..60 {
            let middle = f64::midpoint(low, high);
            if self.at(middle).distance(rear) < size.side() { low = middle } else { high = middle }
        }
        let front = self.at(low);
        let along = front - rear;
        let heading = Heading::of(if self.reverse { along * -1.0 } else { along });
        Base::new(Pose::round(rear + along * 0.5, heading), size)
    }

    /// How far a point is from the path, and where along it.
    fn nearest(&self, p: Point, low: f64, high: f64) -> (f64, f64) {
        // The distance has one valley around the place searched for.
        let (mut low, mut high) = (low, high);
        for _ in 0..200 {
            let (a, b) = (low + (high - low) / 3.0, high - (high - low) / 3.0);
            if self.at(a).distance(p) < self.at(b).distance(p) { high = b } else { low = a }
        }
        (self.at(low).distance(p), low)
    }
}

/// A mover, its course, and up to five others near its path, none of which it overlaps at the start.
fn crowd() -> impl Strategy<Value = (Course, Pose, Size, Vec<(Pose, Size)>)> {
    (course(), pose(200_000), size()).prop_flat_map(|(course, from, mover)| {
        let other = (-0.2f64..1.3, pose(60_000), size());
        prop::collection::vec(other, 1..=5).prop_map(move |others| {
            let end = course.end(from, mover);
            let others = others
                .into_iter()
                .map(|(share, offset, size)| {
                    let at = |a: i32, b: i32| a + (f64::from(b - a) * share) as i32;
                    let pose = Pose {
                        x: at(from.x, end.x) + offset.x,
                        y: at(from.y, end.y) + offset.y,
                        heading: offset.heading,
                    };
                    (pose, size)
                })
                .filter(|&(pose, size)| !Base::new(pose, size).overlaps(&Base::new(from, mover)))
                .collect();
            (course, from, mover, others)
        })
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(6_000))]

    #[test]
    fn a_flight_is_full_when_its_end_is_free_and_otherwise_rests_in_contact_at_the_first_free_place(
        (course, from, size, others) in crowd()
    ) {
        let others: Vec<Base> = others.into_iter().map(|(pose, size)| Base::new(pose, size)).collect();
        let flight = course.fly(from, size, &others);
        let end = Base::new(course.end(from, size), size);
        prop_assert_eq!(flight.base, Base::new(flight.end, size));
        prop_assert_eq!(flight, course.fly(from, size, &others), "the same twice");
        let least = others.iter().map(|other| end.separation(other)).fold(f64::INFINITY, f64::min);
        prop_assert_eq!(flight.full, course.is_free(from, size, &others));
        // By more than rounding can do.
        if !(-2.0 * CONTACT..-CONTACT).contains(&least) {
            prop_assert_eq!(flight.full, least >= -CONTACT);
        }
        if flight.full {
            let beside = flight.end.point().distance(course.end(from, size).point());
            prop_assert!(beside == 0.0 || (beside < 1.5 && least < 3.0 * CONTACT), "{beside} {least}");
            prop_assert!(others.iter().all(|other| !flight.base.overlaps(other)));
            prop_assert_eq!(flight.touching, None);
            return Ok(());
        }
        // Nobody is overlapped, the last one backed over is touched to the micrometre.
        for other in &others {
            prop_assert!(!flight.base.overlaps(other), "{}", flight.base.separation(other));
            let sunk = grown_base(&flight.base, -2.0 * CONTACT).intersects(&grown_base(other, 0.0));
            prop_assert!(!sunk);
        }
        if flight.touching.is_none() {
            // Only the end of a Tallon roll differs from the end of its path.
            let tallon = matches!(course, Course::Tallon { .. });
            prop_assert!(tallon && flight.swept.length() == course.template().unwrap().length());
            return Ok(());
        }
        let blocker = &others[flight.touching.unwrap()];
        let path = Path::new(course, from, size);
        if flight.end == from {
            // X2-MOVE-19
            prop_assert_eq!(flight.swept.length(), 0.0);
        } else {
            prop_assert!(flight.base.gap(blocker) <= CONTACT, "{}", flight.base.gap(blocker));
        }
        // both marks on the path.
        let (rear, front) = (flight.base.rear(), flight.base.front());
        let (rear, front) = if path.reverse { (front, rear) } else { (rear, front) };
        let (off, s) = path.nearest(rear, -size.side() - 10.0, path.length + 10.0);
        prop_assert!(off <= 3.0, "{off}");
        let (off, ahead) = path.nearest(front, s, path.length + size.side() + 10.0);
        prop_assert!(off <= 3.0 && ahead > s, "{off}");
        // AMB-14: the template counts up to there.
        prop_assert!((flight.swept.length() - s.max(0.0)).abs() <= 5.0);
        // No place farther on is free.
        for i in 0..200 {
            let place = s + 30.0 + (path.length - s - 30.0) * f64::from(i) / 200.0;
            if place >= path.length {
                break;
            }
            let there = path.base(place, size);
            // By more than the rounding of the place.
            prop_assert!(others.iter().any(|other| there.separation(other) < 1.0), "{place} is free, {s} is not");
        }
        // Just beyond, the last one backed over is in the way.
        if s + 200.0 < path.length {
            let beyond = path.base(s + 5.0, size);
            prop_assert!(beyond.separation(blocker) < 2.0);
        }
    }
}

#[test]
fn rounding_never_leaves_two_bases_overlapping_over_many_partial_moves() {
    // Two rows of ships that keep running into each other, flush side by side: each rests where rounding left the last.
    let mut poses: Vec<Pose> =
        (0..6).map(|i| Pose::mm(f64::from(i % 3) * 40.0, f64::from(i / 3) * 55.0, 0.0)).collect();
    let turns = [0.0, 17.3, 45.0, 61.9];
    for turn in turns {
        let middle = Heading::degrees(turn).vector();
        for (i, pose) in (0..6).zip(&mut poses) {
            let (x, y) = (f64::from(i % 3) * 40_000.0, f64::from(i / 3) * 55_000.0);
            let at = Point::default() + middle.right() * x + middle * y;
            *pose = Pose::round(at, Heading::degrees(turn));
        }
        for round in 0..40u8 {
            for i in 0..6 {
                let others: Vec<Base> =
                    (0..6).filter(|&j| j != i).map(|j| Base::new(poses[j], Size::Small)).collect();
                let speed = 1 + round % 3;
                let course = match (round + i as u8) % 4 {
                    0 => Course::Straight { speed },
                    1 => Course::ReverseStraight { speed },
                    2 => Course::Bank { side: Side::Left, speed },
                    _ => Course::ReverseBank { side: Side::Left, speed },
                };
                let flight = course.fly(poses[i], Size::Small, &others);
                poses[i] = flight.end;
                for other in &others {
                    assert!(
                        !flight.base.overlaps(other),
                        "{turn} {round} {i}: {}",
                        flight.base.separation(other)
                    );
                }
            }
        }
    }
}
