//! Ships side by side whose poses have both been rounded: what is flush stays flush.

use geometry::{Base, Course, Heading, Pose, Roll, RollTemplate, Side, Size, Slot};

struct Numbers(u64);

impl Numbers {
    fn below(&mut self, n: u32) -> u32 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (((self.0 >> 32) * u64::from(n)) >> 32) as u32
    }

    /// From `low` up to `high`.
    fn between(&mut self, low: f64, high: f64) -> f64 {
        low + (high - low) * f64::from(self.below(1 << 30)) / f64::from(1 << 30)
    }

    fn pose(&mut self) -> Pose {
        let (x, y) =
            (400_000 + self.below(100_000).cast_signed(), 500_000 + self.below(200_000).cast_signed());
        Pose::new(x, y, Heading(self.below(u32::MAX)))
    }
}

#[test]
fn a_ship_that_flies_along_a_flush_neighbour_is_never_stopped_by_it() {
    let mut numbers = Numbers(11);
    let course = Course::Straight { speed: 1 };
    let mut partial = Vec::new();
    for _ in 0..20_000 {
        let large = numbers.pose();
        let side = if numbers.below(2) == 0 { 60_000.0 } else { -60_000.0 };
        // Alongside before and after 80 mm.
        let from = Pose::round(large.ahead(numbers.between(-59_000.0, -21_000.0), side), large.heading);
        let other = Base::new(large, Size::Large);
        if Base::new(from, Size::Small).overlaps(&other) {
            continue;
        }
        let flight = course.fly(from, Size::Small, &[other]);
        assert!(!flight.base.overlaps(&other));
        assert_eq!(flight.full, course.is_free(from, Size::Small, &[other]));
        if !flight.full {
            partial.push((from, large));
        }
    }
    assert!(partial.is_empty(), "{} stopped, such as {:?}", partial.len(), partial[0]);
}

#[test]
fn a_ship_that_slid_back_to_contact_may_roll_along_whom_it_touches() {
    let mut numbers = Numbers(12);
    let template = RollTemplate::usual(1, Size::Small);
    let (mut refused, mut parted, mut rolls) = (Vec::new(), Vec::new(), 0);
    for _ in 0..20_000 {
        let large = numbers.pose();
        let other = Base::new(large, Size::Large);
        let aside = numbers.between(-59_000.0, 59_000.0);
        let start = Pose::round(large.ahead(-numbers.between(70_000.0, 130_000.0), aside), large.heading);
        let flight = Course::Straight { speed: 2 }.fly(start, Size::Small, &[other]);
        if flight.full || flight.end == start {
            continue;
        }
        let (side, aside) =
            if aside > 0.0 { (Side::Left, aside - 80_000.0) } else { (Side::Right, aside + 80_000.0) };
        if aside.abs() > 59_000.0 {
            continue;
        }
        rolls += 1;
        let roll = Roll::new(side, template, Slot::Middle);
        match roll.rest(flight.end, Size::Small, &[other]) {
            None => refused.push((flight.end, large)),
            Some(end) if !Base::new(end, Size::Small).touches(&other) => parted.push((flight.end, large)),
            Some(end) => assert!(!Base::new(end, Size::Small).overlaps(&other)),
        }
    }
    assert!(rolls > 8_000, "{rolls}");
    assert!(refused.is_empty(), "{} of {rolls} refused, such as {:?}", refused.len(), refused[0]);
    assert!(parted.is_empty(), "{} of {rolls} parted, such as {:?}", parted.len(), parted[0]);
}

#[test]
fn the_two_roundings_that_were_found_add_up_no_more() {
    // Straight 1 along a large ship's side.
    let from = Pose::new(449_414, 640_987, Heading(1_835_410_259));
    let other = Base::new(Pose::new(420_335, 564_092, Heading(1_835_410_259)), Size::Large);
    let flight = Course::Straight { speed: 1 }.fly(from, Size::Small, &[other]);
    assert!(flight.full && !flight.base.overlaps(&other), "{flight:?}");
    // A roll along a large ship's side, after sliding back to it.
    let from = Pose::new(599_368, 301_326, Heading(3_553_641_496));
    let other = Base::new(Pose::new(559_886, 355_021, Heading(3_553_641_496)), Size::Large);
    assert!(!Base::new(from, Size::Small).overlaps(&other));
    let rests = Side::BOTH.map(|side| {
        let roll = Roll::new(side, RollTemplate::usual(1, Size::Small), Slot::Middle);
        let aside = Base::new(roll.end(from, Size::Small), Size::Small);
        let rest = roll.rest(from, Size::Small, &[other]);
        // No farther from the exact end than the nearest pose and one beside it.
        assert!(rest.is_none_or(|rest| rest.point().distance(aside.centre()) < 1.5));
        rest.is_some()
    });
    assert_eq!(rests, [true; 2]);
}

#[test]
fn an_end_that_is_free_before_it_is_rounded_is_free() {
    // Rounded, the end reaches 1.2 micrometres into the other; before rounding, less than one.
    let from = Pose::new(3_486, -22_851, Heading(1_610_612_738));
    let other = Base::new(Pose::new(9_847, -168_920, Heading::QUARTER), Size::Small);
    let course = Course::Segnor { side: Side::Right, speed: 2 };
    let end = course.end(from, Size::Large);
    assert!(Base::new(end, Size::Large).overlaps(&other));
    let flight = course.fly(from, Size::Large, &[other]);
    assert!(flight.full && flight.touching.is_none() && !flight.base.overlaps(&other));
    assert!(flight.base.touches(&other) && flight.end.heading == end.heading);
    assert!(flight.end.point().distance(end.point()) < 1.5);
}
