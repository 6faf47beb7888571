//! The worked examples of the rules that are geometry alone. Millimetres; the ship is small, at the origin, heading up.

use geometry::{
    Arc, ArcAngles, Area, Base, Course, Edge, Encounter, Heading, Outline, Pose, Range, Roll, RollTemplate,
    Side, Size, Slot, rocks,
};

const ANGLES: ArcAngles = ArcAngles::SECOND_EDITION;

fn origin() -> Pose {
    Pose::default()
}

fn small(x: f64, y: f64, degrees: f64) -> Base {
    Base::new(Pose::mm(x, y, degrees), Size::Small)
}

fn ship() -> Base {
    small(0.0, 0.0, 0.0)
}

#[test]
fn x2_range_04_to_09_a_gap_belongs_to_the_segment_its_closest_point_lies_in() {
    for (gap, range) in [
        (0.0, Range::Zero),
        (0.01, Range::One),
        (99.0, Range::One),
        (100.0, Range::One), // AMB-04
        (100.01, Range::Two),
        (150.0, Range::Two),
        (200.0, Range::Two),
        (250.0, Range::Three),
        (300.0, Range::Three),
        (301.0, Range::Beyond),
    ] {
        assert_eq!(ship().range(&small(0.0, 40.0 + gap, 0.0)), range, "{gap}");
        assert_eq!(ship().range(&small(-40.0 - gap, 7.0, 90.0)), range, "{gap}");
    }
    // X2-RANGE-06: at range 0 of itself.
    assert_eq!(ship().range(&ship()), Range::Zero);
    // X2-RANGE-09
    assert!(Range::Three.is_beyond(1) && Range::Three.is_beyond(2) && !Range::Three.is_beyond(3));
    assert!(Range::Two.is_beyond(1) && !Range::Two.is_beyond(2));
    // X2-RANGE-11
    assert!(Range::Two.is_within(1, 2) && !Range::Three.is_within(0, 2) && !Range::Beyond.is_within(0, 3));
}

#[test]
fn x2_move_03_straights_add_a_base_to_the_template() {
    assert_eq!(Course::Straight { speed: 2 }.end(origin(), Size::Small), Pose::mm(0.0, 120.0, 0.0));
    assert_eq!(Course::Straight { speed: 1 }.end(origin(), Size::Small), Pose::mm(0.0, 80.0, 0.0));
}

#[test]
fn x2_move_15_a_ship_under_the_template_does_not_matter() {
    let under = small(0.0, 60.0, 15.0);
    let flight = Course::Straight { speed: 3 }.fly(origin(), Size::Small, &[under]);
    assert!(flight.full && flight.touching.is_none());
    assert_eq!(flight.end, Pose::mm(0.0, 160.0, 0.0));
}

#[test]
fn x2_move_18_backing_over_two_ships_ends_touching_the_second() {
    // X2-MOVE-24: a turn to the right at speed 2. B lies at the end, A near the start.
    let (a, b) = (small(42.0, 72.0, 0.0), small(95.0, 95.0, 30.0));
    let course = Course::Turn { side: Side::Right, speed: 2 };
    let only_b = course.fly(origin(), Size::Small, &[b]);
    assert!(!only_b.full && only_b.touching == Some(0));
    assert!(only_b.base.overlaps(&a), "backing up it overlaps A as well");
    for (others, last) in [([a, b], 0), ([b, a], 1)] {
        let flight = course.fly(origin(), Size::Small, &others);
        assert!(!flight.full && flight.touching == Some(last));
        assert!(flight.base.touches(&a) && !flight.base.touches(&b) && !flight.base.overlaps(&a));
        assert_eq!(flight.base.range(&a), Range::Zero);
        assert!(flight.swept.length() < only_b.swept.length());
    }
}

#[test]
fn x2_move_19_with_no_free_place_it_stays_where_it_started() {
    let wall = [small(0.0, 40.0, 0.0), small(0.0, 80.0, 0.0)];
    let flight = Course::Straight { speed: 1 }.fly(origin(), Size::Small, &wall);
    assert_eq!((flight.end, flight.full, flight.touching), (origin(), false, Some(0)));
}

#[test]
fn x2_move_25_26_a_koiogran_turns_only_when_fully_executed() {
    let course = Course::Koiogran { speed: 4 };
    assert_eq!(course.end(origin(), Size::Small), Pose::mm(0.0, 200.0, 180.0));
    let flight = course.fly(origin(), Size::Small, &[small(10.0, 215.0, 0.0)]);
    assert_eq!((flight.end, flight.full), (Pose::mm(0.0, 175.0, 0.0), false));
}

#[test]
fn x2_move_27_28_29_a_tallon_roll_ends_in_one_of_three_places_or_without_its_rotation() {
    let tallon = |slot| Course::Tallon { side: Side::Right, speed: 2, slot };
    let ends = Slot::ALL.map(|slot| tallon(slot).end(origin(), Size::Small));
    assert!(ends.iter().all(|end| end.heading == Heading::DOWN && end.x == 82_500));
    assert_eq!(ends.map(|end| end.y), [82_500, 72_500, 92_500]);
    // what the mover needs to know, placement by placement.
    let below = [small(82.5, 48.0, 0.0)];
    let free = |others: &[Base]| Slot::ALL.map(|slot| tallon(slot).is_free(origin(), Size::Small, others));
    assert_eq!(free(&below), [false, false, true]);
    assert!(tallon(Slot::Back).fly(origin(), Size::Small, &below).full);
    // None free: it slides back along the turn, without the quarter turn.
    let full_house = [small(82.5, 82.5, 0.0)];
    assert_eq!(free(&full_house), [false; 3]);
    let flight = tallon(Slot::Middle).fly(origin(), Size::Small, &full_house);
    let turn = Course::Turn { side: Side::Right, speed: 2 }.fly(origin(), Size::Small, &full_house);
    assert_eq!(flight, turn);
    assert!(!flight.full && flight.end.heading.0 < Heading::QUARTER.0);
}

#[test]
fn x2_move_39_40_a_ship_flees_when_any_part_of_its_base_is_outside() {
    let area = Area::STANDARD;
    assert!(!area.is_left_by(&small(20.0, 880.0, 0.0)));
    assert!(area.is_left_by(&small(19.0, 450.0, 0.0)));
    // One corner 1 mm outside: half a diagonal is 28.28 mm.
    assert!(area.is_left_by(&small(27.28, 450.0, 45.0)) && !area.is_left_by(&small(28.29, 450.0, 45.0)));
    // The template may leave the area: only the end counts.
    let from = Pose::mm(870.0, 400.0, 0.0);
    let end = Course::Bank { side: Side::Left, speed: 1 }.end(from, Size::Small);
    assert!(!area.is_left_by(&Base::new(end, Size::Small)));
}

#[test]
fn x2_action_23_24_25_a_barrel_roll_has_six_places_and_no_obstacle_may_be_crossed() {
    let template = RollTemplate::usual(1, Size::Small);
    let right: Vec<Pose> =
        Slot::ALL.map(|slot| Roll::new(Side::Right, template, slot).end(origin(), Size::Small)).to_vec();
    assert_eq!(right, [Pose::mm(80.0, 0.0, 0.0), Pose::mm(80.0, 10.0, 0.0), Pose::mm(80.0, -10.0, 0.0)]);
    let roll = Roll::new(Side::Right, template, Slot::Middle);
    let (swept, end) = (roll.swept(origin(), Size::Small), Base::new(right[0], Size::Small));
    let token = Outline::token(10_000, 10_000);
    let bars = |x: f64, y: f64| swept.bars(&end, &token.at(Pose::mm(x, y, 0.0)));
    assert!(bars(40.0, 0.0), "under the template");
    assert!(bars(95.0, 15.0), "under the base");
    assert!(!bars(40.0, 20.0) && !bars(0.0, 0.0), "beside it, and where the ship came from");
    // A ship under the template does not forbid it: only the end is asked.
    assert!(!small(40.0, -50.0, 0.0).overlaps(&end));
}

#[test]
fn x2_action_26_27_a_boost_is_a_course_that_must_be_clear() {
    let boost = Course::Bank { side: Side::Left, speed: 1 };
    let end = Base::new(boost.end(origin(), Size::Small), Size::Small);
    let rock = rocks::find("coreasteroid0").unwrap();
    let swept = boost.swept(origin(), Size::Small);
    assert!(swept.bars(&end, &rock.at(Pose::mm(-5.0, 55.0, 0.0))));
    assert!(!swept.bars(&end, &rock.at(Pose::mm(60.0, 55.0, 0.0))));
}

#[test]
fn x2_arc_07_attack_range_can_be_greater_than_range() {
    // Its nearest corner is out of arc; its edge enters the arc 130 mm away.
    let target = Base::new(Pose::mm(103.0 + 40.0, 45.0 + 40.0, 0.0), Size::Large);
    assert_eq!(ship().range(&target), Range::One);
    let sight = ship().sight_in_arc(Arc::Front, ANGLES, &target).unwrap();
    assert_eq!(sight.range(), Range::Two);
    assert!((sight.gap - 130_000.0).abs() < 100.0, "{}", sight.gap);
    assert!((ship().gap(&target) - 86_683.0).abs() < 1.0);
}

#[test]
fn x2_arc_09_10_the_bullseye_lies_in_the_front_arc_and_may_see_farther() {
    // A corner ahead to the right is near; what crosses the strip is farther away.
    let target = Base::new(Pose::mm(42.0, 153.0, 20.0), Size::Large);
    let front = ship().sight_in_arc(Arc::Front, ANGLES, &target).unwrap();
    let bullseye = ship().sight_in_arc(Arc::Bullseye, ANGLES, &target).unwrap();
    assert_eq!((front.range(), bullseye.range()), (Range::One, Range::Two));
    for x in -100..=100 {
        for y in [50.0, 100.0, 200.0, 300.0] {
            let target = small(f64::from(x), y, f64::from(x * 7));
            let in_bullseye = ship().has_in_arc(Arc::Bullseye, ANGLES, &target);
            assert!(!in_bullseye || ship().has_in_arc(Arc::Front, ANGLES, &target));
        }
    }
    // 15 mm wide: 7.5 mm to each side.
    assert!(ship().has_in_arc(Arc::Bullseye, ANGLES, &small(27.5, 100.0, 0.0)));
    assert!(!ship().has_in_arc(Arc::Bullseye, ANGLES, &small(27.51, 100.0, 0.0)));
    assert!(!ship().has_in_arc(Arc::Bullseye, ANGLES, &small(0.0, -100.0, 0.0)));
}

#[test]
fn x2_beyond_43_44_four_arcs_cover_the_table_and_full_arcs_are_halves() {
    for degrees in 0..360 {
        let way = Heading::degrees(f64::from(degrees)).vector();
        let target = small(way.x * 200.0, way.y * 200.0, 11.0);
        assert!(Arc::STANDARD.iter().any(|&arc| ship().has_in_arc(arc, ANGLES, &target)), "{degrees}");
        let front = ship().has_wholly_in_arc(Arc::FullFront, ANGLES, &target);
        assert_eq!(front, !ship().has_in_arc(Arc::FullRear, ANGLES, &target), "{degrees}");
    }
    // X2-BEYOND-22: entirely in front, or not.
    assert!(ship().has_wholly_in_arc(Arc::FullFront, ANGLES, &small(100.0, 21.0, 0.0)));
    assert!(!ship().has_wholly_in_arc(Arc::FullFront, ANGLES, &small(100.0, 19.0, 0.0)));
    // X2-BEYOND-49, -50
    assert_eq!(Arc::Left.opposite(), Some(Arc::Right));
    assert!(ship().has_in_arc(Arc::Right, ANGLES, &small(120.0, 0.0, 0.0)));
    assert!(!ship().has_in_arc(Arc::Right, ANGLES, &small(-120.0, 0.0, 0.0)));
}

#[test]
fn the_front_arc_is_as_wide_as_its_edition_prints_it() {
    for (angles, size, degrees) in [
        (ANGLES, Size::Small, 81.24),
        (ANGLES, Size::Medium, 82.80),
        (ANGLES, Size::Large, 83.52),
        (ArcAngles::FIRST_EDITION, Size::Small, 80.90),
        (ArcAngles::FIRST_EDITION, Size::Large, 84.05),
    ] {
        let wedge = geometry::Wedge::new(&Base::new(origin(), size), Arc::Front, angles);
        for sign in [-1.0, 1.0] {
            let at = |off: f64| {
                let way = Heading::degrees(sign * (degrees / 2.0 + off)).vector();
                geometry::Point::mm(way.x * 300.0, way.y * 300.0)
            };
            assert!(wedge.holds(at(-0.001)) && !wedge.holds(at(0.001)), "{size:?} {degrees}");
        }
    }
}

#[test]
fn x2_beyond_57_segnors_loop_right_ends_at_225_degrees() {
    let end = Course::Segnor { side: Side::Right, speed: 3 }.end(origin(), Size::Small);
    assert_eq!(end.heading, Heading::degrees(225.0));
}

#[test]
fn x2_beyond_59_stationary_moves_nothing_and_meets_nothing() {
    let flight = Course::Stationary.fly(origin(), Size::Small, &[small(0.0, 40.0, 0.0)]);
    assert!(flight.full && flight.end == origin());
    assert!(flight.met::<6>(&[rocks::find("gascloud1").unwrap().at(Pose::mm(0.0, 90.0, 0.0))]).is_empty());
}

#[test]
fn x2_beyond_62_a_reverse_straight_keeps_the_heading() {
    let end = Course::ReverseStraight { speed: 1 }.end(origin(), Size::Small);
    assert_eq!(end, Pose::mm(0.0, -80.0, 0.0));
    let flight = Course::ReverseStraight { speed: 2 }.fly(origin(), Size::Small, &[small(0.0, -125.0, 0.0)]);
    assert_eq!((flight.end, flight.full), (Pose::mm(0.0, -85.0, 0.0), false));
}

#[test]
fn x2_setup_10_11_obstacles_lie_apart_and_in_the_middle() {
    let token = Outline::token(40_000, 40_000);
    let area = Area::STANDARD;
    let at = |x: f64, y: f64| token.at(Pose::mm(x, y, 0.0));
    assert!(!area.is_beyond_all(2, &at(220.0, 450.0)) && area.is_beyond_all(2, &at(220.1, 450.0)));
    assert!(!area.is_beyond_all(2, &at(450.0, 680.0)) && area.is_beyond_all(2, &at(450.0, 679.9)));
    assert!(!at(400.0, 400.0).range(&at(540.0, 400.0)).is_beyond(1));
    assert!(at(400.0, 400.0).range(&at(540.1, 400.0)).is_beyond(1));
}

#[test]
fn x2_setup_14_a_ship_is_placed_wholly_at_range_1_of_its_edge() {
    let area = Area::STANDARD;
    // The rear edge 60 mm from the player's edge, then 61.
    assert!(area.is_wholly_within(Edge::Bottom, 1, &small(450.0, 80.0, 0.0)));
    assert!(!area.is_wholly_within(Edge::Bottom, 1, &small(450.0, 81.0, 0.0)));
    assert!(area.is_wholly_within(Edge::Top, 1, &small(450.0, 820.0, 180.0)));
    assert!(!area.is_wholly_within(Edge::Top, 1, &small(450.0, 819.0, 180.0)));
    assert!(!area.is_wholly_within(Edge::Bottom, 1, &small(10.0, 80.0, 0.0)), "over the side");
    assert_eq!(Edge::Left.opposite(), Edge::Right);
}

#[test]
fn x2_escalate_02_03_markers_lie_beyond_range_3_of_each_other() {
    let marker = Outline::token(30_000, 30_000);
    let at = |x: f64| marker.at(Pose::mm(x, 0.0, 0.0));
    assert!(!at(0.0).range(&at(330.0)).is_beyond(3) && at(0.0).range(&at(331.0)).is_beyond(3));
}

#[test]
fn x2_obst_03_06_08_through_and_overlap_are_told_apart() {
    let token = Outline::token(20_000, 20_000);
    let flight = Course::Straight { speed: 3 }.fly(origin(), Size::Small, &[]);
    let met = |x: f64, y: f64| flight.encounter(&token.at(Pose::mm(x, y, 0.0)));
    let told = |e: Option<Encounter>| e.map(|e| (e.through, e.overlap));
    assert_eq!(told(met(0.0, 80.0)), Some((true, false)));
    assert_eq!(told(met(0.0, 145.0)), Some((true, true)));
    assert_eq!(told(met(25.0, 160.0)), Some((false, true)));
    assert_eq!(told(met(25.0, 80.0)), None, "beside the template, though the ship is wider");
    assert_eq!(told(met(20.0, 80.0)), None, "touching the template's edge");
    assert_eq!(told(met(0.0, -5.0)), None, "AMB-13: where it started");
    // Range 0 at rest: touching is enough.
    assert!(token.at(Pose::mm(30.0, 160.0, 0.0)).touches(&flight.base));
    // AMB-12: nearest first, also among those only the base meets.
    let order = [met(25.0, 175.0), met(25.0, 155.0), met(0.0, 100.0), met(0.0, 50.0)];
    let along: Vec<f64> = order.into_iter().map(|e| e.unwrap().along).collect();
    assert!(along.windows(2).all(|pair| pair[0] > pair[1]), "{along:?}");
}

#[test]
fn amb_14_the_template_beyond_the_final_place_does_not_count() {
    let token = Outline::token(20_000, 20_000);
    let rocks = [token.at(Pose::mm(0.0, 150.0, 0.0)), token.at(Pose::mm(0.0, 40.0, 0.0))];
    let course = Course::Straight { speed: 5 };
    assert_eq!(course.fly(origin(), Size::Small, &[]).met::<6>(&rocks).len(), 2);
    // Blocked at the end and again half way, it rests before the first.
    let wall =
        [small(0.0, 240.0, 0.0), small(0.0, 200.0, 0.0), small(0.0, 165.0, 0.0), small(0.0, 126.0, 0.0)];
    let flight = course.fly(origin(), Size::Small, &wall);
    assert_eq!(flight.end, Pose::mm(0.0, 86.0, 0.0));
    let met = flight.met::<6>(&rocks);
    assert_eq!(met.iter().map(|m| m.index).collect::<Vec<_>>(), [1]);
}

#[test]
fn r_07_sliding_back_the_heading_is_that_of_the_chord() {
    // The rear mark still on the run-in, the front one on the curve.
    let course = Course::Turn { side: Side::Right, speed: 1 };
    let flight = course.fly(origin(), Size::Small, &[small(58.0, 70.0, 0.0)]);
    assert!(!flight.full && flight.end != origin());
    let heading = flight.end.heading.to_degrees();
    let (rear, front) = (flight.base.rear(), flight.base.front());
    let chord = Heading::of(front - rear).to_degrees();
    assert!((heading - chord).abs() < 1e-6 && heading > 5.0 && heading < 85.0, "{heading}");
    // Both marks 35 mm from the hub, or on the lines before and after it.
    for mark in [rear, front] {
        let off = if mark.y < 20_000.0 {
            mark.x.abs()
        } else if mark.x > 35_000.0 {
            (mark.y - 55_000.0).abs()
        } else {
            (mark.distance(geometry::Point::mm(35.0, 20.0)) - 35_000.0).abs()
        };
        assert!(off < 2.0, "{mark:?} {off}");
    }
}
