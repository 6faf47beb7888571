//! Where every template ends for every size, to the micrometre.

use geometry::{
    Bend, Course, Curve, Delivery, Guides, Heading, Lay, Pose, Roll, RollTemplate, Side, Size, Slot, Template,
};

/// A template, and its end for each size.
type End = (Curve, u8, [(i32, i32); 3]);

/// Right and ahead in micrometres, from the origin and heading up, curves to the right; small, medium, large. Worked out
/// apart from the code: half a base ahead, around the hub of the template, half a base on.
#[rustfmt::skip]
const ENDS: [End; 11] = [
    (Curve::Straight, 1, [(0, 80_000), (0, 100_000), (0, 120_000)]),
    (Curve::Straight, 2, [(0, 120_000), (0, 140_000), (0, 160_000)]),
    (Curve::Straight, 3, [(0, 160_000), (0, 180_000), (0, 200_000)]),
    (Curve::Straight, 4, [(0, 200_000), (0, 220_000), (0, 240_000)]),
    (Curve::Straight, 5, [(0, 240_000), (0, 260_000), (0, 280_000)]),
    (Curve::Bank, 1, [(37_574, 90_711), (44_645, 107_782), (51_716, 124_853)]),
    (Curve::Bank, 2, [(52_218, 126_066), (59_289, 143_137), (66_360, 160_208)]),
    (Curve::Bank, 3, [(66_863, 161_421), (73_934, 178_492), (81_005, 195_563)]),
    (Curve::Turn, 1, [(55_000, 55_000), (65_000, 65_000), (75_000, 75_000)]),
    (Curve::Turn, 2, [(82_500, 82_500), (92_500, 92_500), (102_500, 102_500)]),
    (Curve::Turn, 3, [(110_000, 110_000), (120_000, 120_000), (130_000, 130_000)]),
];

fn course(curve: Curve, side: Side, speed: u8) -> Course {
    match curve {
        Curve::Straight => Course::Straight { speed },
        Curve::Bank => Course::Bank { side, speed },
        Curve::Turn => Course::Turn { side, speed },
    }
}

#[test]
fn every_template_ends_where_it_should_for_every_size_and_side() {
    for (curve, speed, ends) in ENDS {
        let turn = Template::new(curve, speed).angle();
        for (size, (x, y)) in Size::ALL.into_iter().zip(ends) {
            let right = course(curve, Side::Right, speed).end(Pose::default(), size);
            assert_eq!(right, Pose::new(x, y, turn), "{curve:?} {speed} {size:?}");
            let left = course(curve, Side::Left, speed).end(Pose::default(), size);
            assert_eq!(left, Pose::new(-x, y, -turn), "{curve:?} {speed} {size:?}");
        }
    }
}

#[test]
fn loops_rolls_and_reverses_end_where_their_templates_lead() {
    for (curve, speed, ends) in ENDS {
        for (size, (x, y)) in Size::ALL.into_iter().zip(ends) {
            let end = |course: Course| course.end(Pose::default(), size);
            match curve {
                Curve::Straight => {
                    assert_eq!(end(Course::Koiogran { speed }), Pose::new(0, y, Heading::HALF));
                    assert_eq!(end(Course::ReverseStraight { speed }), Pose::new(0, -y, Heading::UP));
                }
                Curve::Bank => {
                    let side = Side::Right;
                    let turned = Heading::EIGHTH + Heading::HALF;
                    assert_eq!(end(Course::Segnor { side, speed }), Pose::new(x, y, turned));
                    // right ends behind-right, the nose swung to the left.
                    assert_eq!(end(Course::ReverseBank { side, speed }), Pose::new(x, -y, -Heading::EIGHTH));
                    let left = Course::ReverseBank { side: Side::Left, speed };
                    assert_eq!(end(left), Pose::new(-x, -y, Heading::EIGHTH));
                }
                Curve::Turn => {
                    for (slot, shift) in [(Slot::Middle, 0), (Slot::Forward, -10_000), (Slot::Back, 10_000)] {
                        let tallon = |side| Course::Tallon { side, speed, slot };
                        // The ship faces down: farther forward is farther down.
                        assert_eq!(end(tallon(Side::Right)), Pose::new(x, y + shift, Heading::DOWN));
                        assert_eq!(end(tallon(Side::Left)), Pose::new(-x, y + shift, Heading::DOWN));
                    }
                }
            }
        }
    }
    assert_eq!(Course::Stationary.end(Pose::mm(1.0, 2.0, 3.0), Size::Large), Pose::mm(1.0, 2.0, 3.0));
}

#[test]
fn rolls_lead_aside_by_the_template_as_it_lies() {
    for size in Size::ALL {
        let side = size.side() as i32;
        for speed in 1..=2u8 {
            for (lay, aside, step) in [
                (Lay::EndOn, 40_000 * i32::from(speed), 10_000),
                (Lay::Broadside, 20_000, 20_000 * i32::from(speed)),
            ] {
                let template = RollTemplate::Straight { speed, lay };
                let ends: Vec<Pose> =
                    Roll::all(template).map(|roll| roll.end(Pose::default(), size)).collect();
                let (x, up) = (side + aside, Heading::UP);
                let three = |x: i32| [Pose::new(x, 0, up), Pose::new(x, step, up), Pose::new(x, -step, up)];
                assert_eq!(ends[..3], three(-x), "{size:?} {template:?}");
                assert_eq!(ends[3..], three(x), "{size:?} {template:?}");
            }
        }
    }
    // Freely laid along the side: both shifts add up.
    let template = RollTemplate::usual(1, Size::Small);
    let roll = Roll { side: Side::Left, template, start: 4_000, shift: -1_500 };
    assert_eq!(roll.end(Pose::default(), Size::Small), Pose::new(-80_000, 2_500, Heading::UP));
}

#[test]
fn a_roll_with_a_bank_is_a_bank_flown_sideways() {
    for size in Size::ALL {
        for speed in 1..=3 {
            for side in Side::BOTH {
                for (bend, towards) in [(Bend::Forward, side.other()), (Bend::Back, side)] {
                    for slot in Slot::ALL {
                        let roll = Roll::new(side, RollTemplate::Bank { speed, bend }, slot);
                        let sideways = Pose::new(0, 0, side.turn(Heading::QUARTER));
                        let bank = Course::Bank { side: towards, speed }.end(sideways, size);
                        let heading = bank.heading - side.turn(Heading::QUARTER);
                        let middle = Pose { heading, ..bank };
                        let expected = Pose::round(middle.ahead(slot.sign() * 10_000.0, 0.0), heading);
                        let end = roll.end(Pose::default(), size);
                        assert_eq!(end.heading, expected.heading);
                        let off = (end.x - expected.x).abs().max((end.y - expected.y).abs());
                        assert!(off <= 1, "{roll:?} {size:?} {end:?} {expected:?}");
                    }
                }
            }
        }
    }
}

#[test]
fn devices_lie_at_the_far_end_of_their_template() {
    let straight = |guides, speed| Delivery {
        guides,
        template: Template::new(Curve::Straight, speed),
        side: Side::Left,
    };
    let size = Size::Large;
    // X2-BEYOND-54, -55: half a base, the template, half the token.
    let dropped = straight(Guides::Rear, 1).end(Pose::default(), size, 25_000);
    assert_eq!(dropped, Pose::new(0, -92_500, Heading::UP));
    let launched = straight(Guides::Front, 5).end(Pose::default(), size, 25_000);
    assert_eq!(launched, Pose::new(0, 252_500, Heading::UP));
    // As deep as a base, it lies where the base would end.
    for side in Side::BOTH {
        let template = Template::new(Curve::Bank, 3);
        for (guides, course) in [
            (Guides::Front, Course::Bank { side, speed: 3 }),
            (Guides::Rear, Course::ReverseBank { side, speed: 3 }),
        ] {
            let device = Delivery { guides, template, side }.end(Pose::default(), size, 80_000);
            assert_eq!(device, course.end(Pose::default(), size));
        }
    }
}
