//! The order in which outlines are met by a base that comes to rest turned, backwards or sideways (AMB-12, R-14).

use crate::common::{pose, side, size};
use geometry::{
    Base, Bend, Course, Encounter, Heading, Lay, Outline, Pose, Roll, RollTemplate, Side, Size, Slot, Vector,
};
use proptest::prelude::*;

/// How far along its way a base at rest meets a mine at those millimetres.
fn along(course: Course, x: f64, y: f64) -> f64 {
    let mine = Outline::token(6_000, 6_000);
    let flight = course.fly(Pose::default(), Size::Small, &[]);
    let met = flight.encounter(&mine.at(Pose::mm(x, y, 0.0))).expect("under the base");
    assert!(flight.full && met.overlap && !met.through, "{course:?} {met:?}");
    met.along / 1_000.0
}

fn near(found: f64, expected: f64) {
    assert!((found - expected).abs() < 1e-6, "{found} {expected}");
}

#[test]
fn amb_12_the_nearest_to_the_start_comes_first_however_the_ship_is_turned_at_its_end() {
    // The template ends at y = 100; the mines begin 0 and 34 mm beyond.
    for course in [Course::Straight { speed: 2 }, Course::Koiogran { speed: 2 }] {
        near(along(course, 15.0, 103.0), 80.0);
        near(along(course, 15.0, 137.0), 114.0);
    }
    // Backwards the template ends at y = -100, against the ship's front.
    let reverse = Course::ReverseStraight { speed: 2 };
    near(along(reverse, 15.0, -103.0), 80.0);
    near(along(reverse, 15.0, -137.0), 114.0);
    // After the turn the template ends at x = 62.5, against the ship's side.
    let length = 62.5 * std::f64::consts::FRAC_PI_2;
    for slot in Slot::ALL {
        let course = Course::Tallon { side: Side::Right, speed: 2, slot };
        let turn = Course::Turn { side: Side::Right, speed: 2 };
        for course in [course, turn] {
            near(along(course, 66.0, 82.5), length + 0.5);
            near(along(course, 99.0, 82.5), length + 33.5);
        }
    }
}

#[test]
fn r_14_a_barrel_roll_meets_the_nearer_mine_first() {
    let mine = Outline::token(6_000, 6_000);
    let along = |side: Side, x: f64, y: f64| {
        let roll = Roll::new(side, RollTemplate::usual(1, Size::Small), Slot::Middle);
        let end = Base::new(roll.end(Pose::default(), Size::Small), Size::Small);
        let swept = roll.swept(Pose::default(), Size::Small);
        Encounter::of(&swept, &end, &mine.at(Pose::mm(x, y, 0.0))).expect("under the base").along / 1_000.0
    };
    near(along(Side::Right, 65.0, 17.0), 42.0);
    near(along(Side::Right, 95.0, -17.0), 72.0);
    near(along(Side::Left, -65.0, -17.0), 42.0);
    near(along(Side::Left, -95.0, 17.0), 72.0);
}

/// A course that turns at its end or goes backwards, and the one without the turn.
fn turned() -> impl Strategy<Value = (Course, Course)> {
    let slot = prop::sample::select(&Slot::ALL[..]);
    prop_oneof![
        (1u8..=5).prop_map(|speed| (Course::Koiogran { speed }, Course::Straight { speed })),
        (side(), 1u8..=3)
            .prop_map(|(side, speed)| (Course::Segnor { side, speed }, Course::Bank { side, speed })),
        (side(), 1u8..=3, slot).prop_map(|(side, speed, slot)| {
            (Course::Tallon { side, speed, slot }, Course::Turn { side, speed })
        }),
        (1u8..=3).prop_map(|speed| (Course::ReverseStraight { speed }, Course::ReverseStraight { speed })),
        (side(), 1u8..=3).prop_map(|(side, speed)| {
            (Course::ReverseBank { side, speed }, Course::ReverseBank { side, speed })
        }),
    ]
}

/// Two mines somewhere under a base, as shares of its half side.
fn spots() -> impl Strategy<Value = [(f64, f64); 2]> {
    let share = || -0.95..0.95f64;
    [(share(), share()), (share(), share())]
}

/// Whether `met` has the two in the order of their distance along `leaving`, where they tell apart.
fn in_order(leaving: Vector, spots: &[Pose; 2], along: [Option<Encounter>; 2]) -> Result<(), TestCaseError> {
    let ahead = (spots[1].point() - spots[0].point()).dot(leaving);
    let [Some(one), Some(two)] = along else { return Ok(()) };
    // Tokens of 4 mm in any position, cut by the edge of the base.
    if one.through || two.through || ahead.abs() < 6_000.0 {
        return Ok(());
    }
    prop_assert_eq!(one.along < two.along, ahead > 0.0, "{:?} {:?}", one, two);
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(3_000))]

    #[test]
    fn outlines_under_the_base_alone_are_met_along_the_way_the_template_leaves(
        (course, plain) in turned(), from in pose(200_000), size in size(), spots in spots(), turn in any::<u32>()
    ) {
        let flight = course.fly(from, size, &[]);
        let heading = plain.end(from, size).heading;
        let backwards = matches!(course, Course::ReverseStraight { .. } | Course::ReverseBank { .. });
        let leaving = if backwards { -heading.vector() } else { heading.vector() };
        let half = size.half();
        let mine = Outline::token(4_000, 4_000);
        let spots = spots.map(|(x, y)| Pose::round(flight.end.ahead(x * half, y * half), Heading(turn)));
        in_order(leaving, &spots, spots.map(|spot| flight.encounter(&mine.at(spot))))?;
    }

    #[test]
    fn mines_under_a_rolled_base_are_met_along_the_way_the_template_leaves(
        from in pose(200_000), size in size(), spots in spots(), side in side(), which in 0u8..4, turn in any::<u32>()
    ) {
        let template = match which {
            0 => RollTemplate::Straight { speed: 1, lay: Lay::EndOn },
            1 => RollTemplate::Straight { speed: 1, lay: Lay::Broadside },
            2 => RollTemplate::Bank { speed: 1, bend: Bend::Forward },
            _ => RollTemplate::Bank { speed: 1, bend: Bend::Back },
        };
        let roll = Roll::new(side, template, Slot::Middle);
        let end = roll.end(from, size);
        let (base, swept) = (Base::new(end, size), roll.swept(from, size));
        let leaving = (end.heading + side.turn(Heading::QUARTER)).vector();
        let half = size.half();
        let mine = Outline::token(4_000, 4_000);
        let spots = spots.map(|(x, y)| Pose::round(end.ahead(x * half, y * half), Heading(turn)));
        in_order(leaving, &spots, spots.map(|spot| Encounter::of(&swept, &base, &mine.at(spot))))?;
    }
}

#[test]
fn a_flight_that_slides_back_in_reverse_meets_the_nearer_mine_first() {
    let mine = Outline::token(6_000, 6_000);
    let blocker = Base::new(Pose::mm(0.0, -150.0, 0.0), Size::Small);
    let flight = Course::ReverseStraight { speed: 3 }.fly(Pose::default(), Size::Small, &[blocker]);
    assert!(!flight.full && flight.end == Pose::mm(0.0, -110.0, 0.0));
    let along = |y: f64| flight.encounter(&mine.at(Pose::mm(15.0, y, 0.0))).expect("under the base").along;
    near(along(-95.0) / 1_000.0, 72.0);
    near(along(-125.0) / 1_000.0, 102.0);
}
