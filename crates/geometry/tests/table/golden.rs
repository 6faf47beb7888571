//! The same results on every platform and in every run: figures written down, to the last bit.
//!
//! `GOLDEN=write cargo test -p geometry --test table golden` writes them anew; read the difference.

use geometry::{
    Arc, ArcAngles, Base, Bend, Course, Heading, Lay, Pose, Roll, RollTemplate, Side, Size, Slot, rocks,
};
use std::{env, fmt::Write as _, fs, path::Path};

struct Numbers(u64);

impl Numbers {
    fn below(&mut self, n: u32) -> u32 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (((self.0 >> 32) * u64::from(n)) >> 32) as u32
    }

    fn pose(&mut self, spread: i32) -> Pose {
        let mut place = || self.below(2 * spread.cast_unsigned()).cast_signed() - spread;
        let (x, y) = (place(), place());
        Pose::new(x, y, Heading(self.below(u32::MAX)))
    }

    fn pick<T: Copy>(&mut self, all: &[T]) -> T {
        all[self.below(all.len() as u32) as usize]
    }

    fn course(&mut self) -> Course {
        let (side, speed, slot) = (self.pick(&Side::BOTH), 1 + self.below(3) as u8, self.pick(&Slot::ALL));
        match self.below(8) {
            0 => Course::Straight { speed: speed + 2 },
            1 => Course::Bank { side, speed },
            2 => Course::Turn { side, speed },
            3 => Course::Koiogran { speed },
            4 => Course::Segnor { side, speed },
            5 => Course::Tallon { side, speed, slot },
            6 => Course::ReverseStraight { speed },
            _ => Course::ReverseBank { side, speed },
        }
    }
}

fn shown(pose: Pose) -> String {
    format!("{} {} {:08x}", pose.x, pose.y, pose.heading.0)
}

fn figures() -> String {
    let mut numbers = Numbers(7);
    let mut text = String::new();
    let ids: Vec<&str> = rocks::ids().collect();
    for _ in 0..300 {
        let (from, size, course) = (numbers.pose(300_000), numbers.pick(&Size::ALL), numbers.course());
        let end = course.end(from, size);
        let others: Vec<Base> = (0..3)
            .map(|_| {
                let near = numbers.pose(50_000);
                let pose = Pose { x: end.x + near.x, y: end.y + near.y, ..near };
                Base::new(pose, numbers.pick(&Size::ALL))
            })
            .filter(|other| !other.overlaps(&Base::new(from, size)))
            .collect();
        let flight = course.fly(from, size, &others);
        let rock = rocks::find(numbers.pick(&ids)).expect("listed");
        let near = numbers.pose(80_000);
        let rock = rock.at(Pose { x: from.x + near.x, y: from.y + near.y, ..near });
        let along = flight.encounter(&rock).map(|e| e.along.to_bits());
        let target = Base::new(numbers.pose(400_000), numbers.pick(&Size::ALL));
        let arc = numbers.pick(&[Arc::Front, Arc::Left, Arc::FullRear, Arc::Bullseye]);
        let sight = flight.base.sight_in_arc(arc, ArcAngles::SECOND_EDITION, &target);
        let template = match numbers.below(4) {
            0 => RollTemplate::Straight { speed: 1, lay: Lay::EndOn },
            1 => RollTemplate::Straight { speed: 2, lay: Lay::Broadside },
            2 => RollTemplate::Bank { speed: 2, bend: Bend::Forward },
            _ => RollTemplate::Bank { speed: 1, bend: Bend::Back },
        };
        let roll = Roll::new(numbers.pick(&Side::BOTH), template, numbers.pick(&Slot::ALL));
        writeln!(
            text,
            "{course:?} {size:?} | {} | {} full {} touching {:?} swept {:016x} | met {along:x?} | gap {:016x} {:016x} | \
             {arc:?} {:x?} obstructed {:?} | roll {}",
            shown(from),
            shown(flight.end),
            flight.full,
            flight.touching,
            flight.swept.length().to_bits(),
            flight.base.gap(&target).to_bits(),
            rock.gap(&target).to_bits(),
            sight.map(|s| s.gap.to_bits()),
            sight.map(|s| s.is_obstructed(&[rock], &others)),
            shown(roll.end(from, size)),
        )
        .expect("writing to a string");
    }
    let hash = blake3::hash(text.as_bytes());
    writeln!(text, "{hash}").expect("writing to a string");
    text
}

#[test]
fn figures_are_those_written_down() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/table/golden.txt");
    let now = figures();
    assert_eq!(now, figures(), "twice in one run");
    if env::var("GOLDEN").is_ok_and(|mode| mode == "write") {
        fs::write(&file, &now).expect("the folder of the tests can be written to");
    }
    let before = fs::read_to_string(&file).expect("`GOLDEN=write` makes it");
    let changed = before.lines().zip(now.lines()).find(|(a, b)| a != b);
    assert_eq!(changed, None);
    assert_eq!(before.lines().count(), now.lines().count());
}
