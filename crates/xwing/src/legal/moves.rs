//! Where barrel rolls and boosts end, and whether they fit.

use crate::{
    BarrelRoll, Boost, Choice, Eye, ShiftCause, ShipId,
    frames::{others, placed},
};
use geometry::{Base, Course, Pose, Roll, RollTemplate, Side, Size, Slot, Swept};

/// All barrel rolls.
pub(crate) const ROLLS: [BarrelRoll; 6] = {
    let (left, right) = (Side::Left, Side::Right);
    [
        BarrelRoll { side: left, slot: Slot::Middle },
        BarrelRoll { side: left, slot: Slot::Forward },
        BarrelRoll { side: left, slot: Slot::Back },
        BarrelRoll { side: right, slot: Slot::Middle },
        BarrelRoll { side: right, slot: Slot::Forward },
        BarrelRoll { side: right, slot: Slot::Back },
    ]
};

/// All boosts.
pub(crate) const BOOSTS: [Boost; 3] = [Boost::Straight, Boost::Bank(Side::Left), Boost::Bank(Side::Right)];

fn roll(size: Size, speed: u8, roll: BarrelRoll) -> Roll {
    Roll::new(roll.side, RollTemplate::usual(speed, size), roll.slot)
}

fn course(speed: u8, boost: Boost) -> Course {
    match boost {
        Boost::Straight => Course::Straight { speed },
        Boost::Bank(side) => Course::Bank { side, speed },
    }
}

/// X2-ACTION-23: where a barrel roll ends.
pub(crate) fn roll_end(eye: Eye<'_>, ship: ShipId, speed: u8, choice: BarrelRoll) -> Pose {
    let size = eye.size(ship);
    roll(size, speed, choice).end(eye.ship(ship).pose, size)
}

/// X2-ACTION-26: where a boost ends.
pub(crate) fn boost_end(eye: Eye<'_>, ship: ShipId, speed: u8, boost: Boost) -> Pose {
    course(speed, boost).end(eye.ship(ship).pose, eye.size(ship))
}

/// What a barrel roll passes over.
pub(crate) fn roll_swept(eye: Eye<'_>, ship: ShipId, speed: u8, choice: BarrelRoll) -> Swept {
    let size = eye.size(ship);
    roll(size, speed, choice).swept(eye.ship(ship).pose, size)
}

/// What a boost passes over.
pub(crate) fn boost_swept(eye: Eye<'_>, ship: ShipId, speed: u8, boost: Boost) -> Swept {
    course(speed, boost).fly(eye.ship(ship).pose, eye.size(ship), &[]).swept
}

/// X2-ACTION-24, -25, X2-OBST-17, AMB-08, AMB-11: whether a barrel roll fits; a ship under the template does not
/// matter.
pub(crate) fn roll_fits(
    eye: Eye<'_>,
    ship: ShipId,
    speed: u8,
    choice: BarrelRoll,
    over_obstacles: bool,
) -> bool {
    let (pose, size) = (eye.ship(ship).pose, eye.size(ship));
    let roll = roll(size, speed, choice);
    fits(eye, ship, roll.end(pose, size), || roll.swept(pose, size), over_obstacles)
}

/// X2-ACTION-27, X2-OBST-17, AMB-08, AMB-11: whether a boost fits.
pub(crate) fn boost_fits(eye: Eye<'_>, ship: ShipId, speed: u8, boost: Boost, over_obstacles: bool) -> bool {
    let (pose, size) = (eye.ship(ship).pose, eye.size(ship));
    let course = course(speed, boost);
    fits(eye, ship, course.end(pose, size), || course.fly(pose, size, &[]).swept, over_obstacles)
}

/// AMB-08: whether a ship would stand over an edge of the play area.
pub(crate) fn leaves_area(eye: Eye<'_>, ship: ShipId, end: Pose) -> bool {
    eye.s.area.is_left_by(&Base::new(end, eye.size(ship)))
}

fn fits(eye: Eye<'_>, ship: ShipId, end: Pose, swept: impl Fn() -> Swept, over_obstacles: bool) -> bool {
    let base = Base::new(end, eye.size(ship));
    if leaves_area(eye, ship, end) || others(eye, ship).iter().any(|(_, other)| base.overlaps(other)) {
        return false;
    }
    if over_obstacles || eye.s.obstacles.is_empty() {
        return true;
    }
    let swept = swept();
    placed(eye).iter().all(|outline| !swept.bars(&base, outline))
}

/// X2-BEYOND-10, -11, -32: the template a shift uses.
pub(crate) fn shift_speed(eye: Eye<'_>, ship: ShipId, cause: ShiftCause) -> u8 {
    match (cause, eye.size(ship)) {
        (ShiftCause::Decloak, Size::Small) => 2,
        (ShiftCause::Decloak | ShiftCause::Tractor, _) => 1,
    }
}

/// The ways a ship may be shifted: barrel rolls, and straight boosts only.
pub(crate) fn shifts(eye: Eye<'_>, ship: ShipId, cause: ShiftCause) -> impl Iterator<Item = Choice> + '_ {
    let speed = shift_speed(eye, ship, cause);
    // X2-BEYOND-33.
    let over = cause == ShiftCause::Tractor;
    let boost = boost_fits(eye, ship, speed, Boost::Straight, over).then_some(Choice::Boost(Boost::Straight));
    ROLLS
        .into_iter()
        .filter(move |roll| roll_fits(eye, ship, speed, *roll, over))
        .map(Choice::Roll)
        .chain(boost)
}
