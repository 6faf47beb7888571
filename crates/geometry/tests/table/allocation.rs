//! Nothing here allocates.

use geometry::{Arc, ArcAngles, Area, Base, Course, Pose, Roll, RollTemplate, Side, Size, rocks};

#[test]
fn flying_rolling_seeing_and_measuring_allocate_nothing() {
    // The outlines are cut once, when the first of them is asked for.
    let rock = rocks::find("yt2400debris0").expect("listed");
    let allocated = allocation_counter::measure(|| {
        let others = [
            Base::new(Pose::mm(90.0, 100.0, 30.0), Size::Large),
            Base::new(Pose::mm(40.0, 80.0, 70.0), Size::Small),
        ];
        let rocks = [rock.at(Pose::mm(60.0, 60.0, 10.0)), rock.at(Pose::mm(0.0, 60.0, 20.0))];
        let flight = Course::Turn { side: Side::Right, speed: 3 }.fly(Pose::default(), Size::Small, &others);
        assert!(!flight.full && !flight.met::<6>(&rocks).is_empty());
        for roll in Roll::all(RollTemplate::usual(1, Size::Medium)) {
            let end = Base::new(roll.end(Pose::default(), Size::Medium), Size::Medium);
            let swept = roll.swept(Pose::default(), Size::Medium);
            assert!(rocks.iter().any(|rock| swept.bars(&end, rock)) || rock.corners().len() > 3);
        }
        let sight = flight.base.sight_in_arc(Arc::FullFront, ArcAngles::SECOND_EDITION, &others[0]);
        assert!(
            sight.is_none_or(|sight| sight.clear_line(&rocks, &others[1..]).is_some() || sight.gap > 0.0)
        );
        assert!(rocks[0].gap(&rocks[1]) >= 0.0 && Area::STANDARD.is_left_by(&flight.base));
    });
    assert_eq!(allocated.count_total, 0);
}
