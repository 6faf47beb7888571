//! Turned, moved, mirrored or named the other way round, the table says the same.

use crate::common::{course, heading, pose, size};
use geometry::{Arc, ArcAngles, Base, Course, Heading, Point, Pose, Size, Vector, rocks};
use proptest::prelude::*;

/// A turn about the origin, then a move.
#[derive(Clone, Copy, Debug)]
struct Moved {
    turn: Heading,
    by: (i32, i32),
}

impl Moved {
    fn pose(self, pose: Pose) -> Pose {
        let up = self.turn.vector();
        let at = Point::default() + up.right() * f64::from(pose.x) + up * f64::from(pose.y);
        let at = at + Vector::new(f64::from(self.by.0), f64::from(self.by.1));
        Pose::round(at, pose.heading + self.turn)
    }
}

fn moved() -> impl Strategy<Value = Moved> {
    (heading(), -900_000i32..900_000, -900_000i32..900_000)
        .prop_map(|(turn, x, y)| Moved { turn, by: (x, y) })
}

fn mirrored(pose: Pose) -> Pose {
    Pose::new(-pose.x, pose.y, -pose.heading)
}

fn off(a: Pose, b: Pose) -> f64 {
    a.point().distance(b.point())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(3_000))]

    #[test]
    fn right_angles_and_moves_change_nothing_at_all(
        quarter in 0u32..4, x in -900_000i32..900_000, y in -900_000i32..900_000,
        course in course(), from in pose(200_000), blocker in pose(150_000), s in size(), t in size()
    ) {
        let moved = Moved { turn: Heading(quarter << 30), by: (x, y) };
        let other = Pose { x: from.x + blocker.x, y: from.y + blocker.y, ..blocker };
        prop_assume!(!Base::new(from, s).overlaps(&Base::new(other, t)));
        let here = course.fly(from, s, &[Base::new(other, t)]);
        let there = course.fly(moved.pose(from), s, &[Base::new(moved.pose(other), t)]);
        prop_assert_eq!(here.full, there.full);
        prop_assert_eq!(here.touching, there.touching);
        // A half of a micrometre may be rounded up here and down there.
        prop_assert!(off(moved.pose(here.end), there.end) <= 1.5);
        let turned = moved.pose(here.end).heading - there.end.heading;
        prop_assert!(turned.0.cast_signed().abs() <= 4, "{turned:?}");
        let arc = |from, target: &Base| Base::new(from, s).sight_in_arc(Arc::Front, ArcAngles::SECOND_EDITION, target);
        let (one, two) = (arc(from, &Base::new(other, t)), arc(moved.pose(from), &Base::new(moved.pose(other), t)));
        prop_assert_eq!(one.map(|s| s.range()), two.map(|s| s.range()));
    }

    #[test]
    fn any_turn_and_move_changes_no_more_than_rounding(
        moved in moved(), course in course(), from in pose(200_000), s in size()
    ) {
        let here = moved.pose(course.end(from, s));
        let there = course.end(moved.pose(from), s);
        prop_assert!(off(here, there) <= 2.5);
        prop_assert_eq!(here.heading, there.heading);
    }

    #[test]
    fn gaps_survive_any_turn_and_move(moved in moved(), a in pose(300_000), b in pose(300_000), s in size(), t in size()) {
        let here = Base::new(a, s).gap(&Base::new(b, t));
        let there = Base::new(moved.pose(a), s).gap(&Base::new(moved.pose(b), t));
        prop_assert!((here - there).abs() <= 3.0);
        let rock = rocks::find("gascloud2").unwrap();
        let here = rock.at(a).gap(&Base::new(b, t));
        let there = rock.at(moved.pose(a)).gap(&Base::new(moved.pose(b), t));
        prop_assert!((here - there).abs() <= 3.0);
    }

    #[test]
    fn gaps_and_overlaps_are_mutual(a in pose(100_000), b in pose(100_000), s in size(), t in size()) {
        let (one, two) = (Base::new(a, s), Base::new(b, t));
        prop_assert_eq!(one.overlaps(&two), two.overlaps(&one));
        prop_assert!((one.gap(&two) - two.gap(&one)).abs() < 1e-6);
        prop_assert_eq!(one.range(&two), two.range(&one)); // X2-RANGE-10
    }

    #[test]
    fn left_is_right_in_a_mirror(course in course(), blocker in pose(150_000), t in size(), s in size()) {
        prop_assume!(!Base::new(Pose::default(), s).overlaps(&Base::new(blocker, t)));
        let here = course.fly(Pose::default(), s, &[Base::new(blocker, t)]);
        let there = course.mirrored().fly(Pose::default(), s, &[Base::new(mirrored(blocker), t)]);
        prop_assert_eq!(here.full, there.full);
        prop_assert!(off(mirrored(here.end), there.end) <= 1.5);
        let swap = |arc| match arc {
            Arc::Left => Arc::Right,
            Arc::Right => Arc::Left,
            Arc::Front | Arc::Rear | Arc::FullFront | Arc::FullRear | Arc::Bullseye => arc,
        };
        let ship = Base::new(Pose::default(), s);
        for arc in [Arc::Front, Arc::Rear, Arc::Left, Arc::Right, Arc::FullFront, Arc::FullRear, Arc::Bullseye] {
            let one = ship.sight_in_arc(arc, ArcAngles::FIRST_EDITION, &Base::new(blocker, t));
            let two = ship.sight_in_arc(swap(arc), ArcAngles::FIRST_EDITION, &Base::new(mirrored(blocker), t));
            prop_assert_eq!(one.is_some(), two.is_some());
            if let (Some(one), Some(two)) = (one, two) {
                prop_assert!((one.gap - two.gap).abs() < 1e-3);
            }
        }
    }

    #[test]
    fn a_course_and_its_reverse_cancel_out(from in pose(300_000), s in size(), speed in 1u8..=3) {
        let there = Course::Straight { speed }.end(from, s);
        let back = Course::ReverseStraight { speed };
        prop_assert!(off(back.end(there, s), from) <= 1.5);
        for side in geometry::Side::BOTH {
            // Ahead to a side, then back the way one came: the template lies on the same ground.
            let there = Course::Bank { side, speed }.end(from, s);
            let back = Course::ReverseBank { side, speed };
            prop_assert_eq!(back.end(there, s).heading, from.heading);
            prop_assert!(off(back.end(there, s), from) <= 1.5);
        }
    }
}

#[test]
fn sizes_are_squares_seen_from_every_quarter() {
    for size in Size::ALL {
        let up = Base::new(Pose::default(), size);
        for quarter in 1..4u32 {
            let turned = Base::new(Pose::new(0, 0, Heading(quarter << 30)), size);
            for corner in turned.corners() {
                assert!(up.corners().contains(&corner), "{corner:?}");
            }
        }
    }
}
