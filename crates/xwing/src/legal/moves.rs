//! Where barrel rolls and boosts end, and whether they fit.

use crate::{
    BarrelRoll, Boost, Choice, Query, ShiftCause, ShipId, Slide, edition::Rolls, query::placed,
    state::RollWay,
};
use arrayvec::ArrayVec;
use geometry::{Base, Course, Pose, Roll, RollTemplate, Side, Size, Slot, Swept};
use std::f64::consts::SQRT_2;

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

fn roll(size: Size, speed: u8, way: RollWay) -> Roll {
    let template = RollTemplate::usual(speed, size);
    match way {
        RollWay::Slot(roll) => Roll::new(roll.side, template, roll.slot),
        RollWay::Slide(Slide { side, start, shift }) => Roll { side, template, start, shift },
    }
}

/// X1-ACTION-13: whether barrel rolls slide.
pub(crate) fn slides(query: Query<'_>) -> bool {
    match query.content.edition.answers.rolls {
        Rolls::Slots => false,
        Rolls::Sliding => true,
    }
}

/// X1-ACTION-11, -12: whether the template stays beside the base at both ends.
pub(crate) fn stays_beside(query: Query<'_>, ship: ShipId, speed: u8, slide: Slide) -> bool {
    let size = query.size(ship);
    let most = RollTemplate::usual(speed, size).slide(size);
    slide.start.abs() <= most && slide.shift.abs() <= most
}

/// Whether a barrel roll may be made: it is of the edition's kind, within its bounds, and fits.
pub(crate) fn may_roll(query: Query<'_>, ship: ShipId, speed: u8, way: RollWay, over: bool) -> bool {
    let kind = match way {
        RollWay::Slot(_) => !slides(query),
        RollWay::Slide(slide) => slides(query) && stays_beside(query, ship, speed, slide),
    };
    kind && roll_fits(query, ship, speed, way, over)
}

/// Barrel rolls that fit: all of them, or where they slide some that span the choice, and one at least on a side where
/// any of a fine grid fits.
pub(crate) fn rolls(query: Query<'_>, ship: ShipId, speed: u8, over: bool, mut each: impl FnMut(RollWay)) {
    if !slides(query) {
        ROLLS
            .into_iter()
            .filter(|roll| roll_fits(query, ship, speed, *roll, over))
            .for_each(|it| each(it.into()));
        return;
    }
    let size = query.size(ship);
    let most = RollTemplate::usual(speed, size).slide(size);
    for side in Side::BOTH {
        let fits = |start: i32, shift: i32| {
            let slide = Slide { side, start, shift };
            roll_fits(query, ship, speed, slide, over).then_some(slide)
        };
        let mut any = false;
        for half in [0, most / 2, -most / 2, most, -most] {
            if let Some(slide) = fits(half, half) {
                any = true;
                each(slide.into());
            }
            if most == 0 {
                break;
            }
        }
        if !any && most > 0 {
            let grid = || (-5..=5).map(|step| most * step / 5);
            let found = grid().find_map(|start| grid().find_map(|shift| fits(start, shift)));
            found.into_iter().for_each(|slide| each(slide.into()));
        }
    }
}

fn course(speed: u8, boost: Boost) -> Course {
    match boost {
        Boost::Straight => Course::Straight { speed },
        Boost::Bank(side) => Course::Bank { side, speed },
    }
}

/// X2-ACTION-23: where a barrel roll ends.
pub(crate) fn roll_end(query: Query<'_>, ship: ShipId, speed: u8, choice: impl Into<RollWay>) -> Pose {
    let (pose, size) = (query.ship(ship).pose, query.size(ship));
    let roll = roll(size, speed, choice.into());
    let end = roll.end(pose, size);
    roll.rest(pose, size, &neighbours(query, ship, end)).unwrap_or(end)
}

/// X2-ACTION-26: where a boost ends.
pub(crate) fn boost_end(query: Query<'_>, ship: ShipId, speed: u8, boost: Boost) -> Pose {
    let (pose, size) = (query.ship(ship).pose, query.size(ship));
    let course = course(speed, boost);
    let end = course.end(pose, size);
    course.rest(pose, size, &neighbours(query, ship, end)).unwrap_or(end)
}

/// The bases that one set down there could meet: most ships are far from most places.
fn neighbours(query: Query<'_>, ship: ShipId, end: Pose) -> ArrayVec<Base, { crate::MAX_SHIPS }> {
    let own = query.size(ship).half();
    let near = |other: &ShipId| {
        // Half a diagonal each, and more than rounding can do.
        let reach = (own + query.size(*other).half()) * SQRT_2 + 10.0;
        (query.ship(*other).pose.point() - end.point()).squared() < reach * reach
    };
    query.s.on_table().filter(|other| *other != ship).filter(near).map(|other| query.base(other)).collect()
}

/// What a barrel roll passes over.
pub(crate) fn roll_swept(query: Query<'_>, ship: ShipId, speed: u8, choice: impl Into<RollWay>) -> Swept {
    let size = query.size(ship);
    roll(size, speed, choice.into()).swept(query.ship(ship).pose, size)
}

/// What a boost passes over.
pub(crate) fn boost_swept(query: Query<'_>, ship: ShipId, speed: u8, boost: Boost) -> Swept {
    course(speed, boost).swept(query.ship(ship).pose, query.size(ship))
}

/// X2-ACTION-24, -25, X2-OBST-17, AMB-08, AMB-11: whether a barrel roll fits; a ship under the template does not
/// matter.
pub(crate) fn roll_fits(
    query: Query<'_>,
    ship: ShipId,
    speed: u8,
    choice: impl Into<RollWay>,
    over_obstacles: bool,
) -> bool {
    let (pose, size) = (query.ship(ship).pose, query.size(ship));
    let roll = roll(size, speed, choice.into());
    let end = roll.end(pose, size);
    let rest = roll.rest(pose, size, &neighbours(query, ship, end));
    rest.is_some_and(|end| fits(query, ship, end, || roll.swept(pose, size), over_obstacles))
}

/// X2-ACTION-27, X2-OBST-17, AMB-08, AMB-11: whether a boost fits.
pub(crate) fn boost_fits(
    query: Query<'_>,
    ship: ShipId,
    speed: u8,
    boost: Boost,
    over_obstacles: bool,
) -> bool {
    let (pose, size) = (query.ship(ship).pose, query.size(ship));
    let course = course(speed, boost);
    let end = course.end(pose, size);
    let rest = course.rest(pose, size, &neighbours(query, ship, end));
    rest.is_some_and(|end| fits(query, ship, end, || course.swept(pose, size), over_obstacles))
}

/// AMB-08: whether a ship would stand over an edge of the play area.
pub(crate) fn leaves_area(query: Query<'_>, ship: ShipId, end: Pose) -> bool {
    query.s.area.is_left_by(&Base::new(end, query.size(ship)))
}

fn fits(query: Query<'_>, ship: ShipId, end: Pose, swept: impl Fn() -> Swept, over_obstacles: bool) -> bool {
    if leaves_area(query, ship, end) {
        return false;
    }
    let base = Base::new(end, query.size(ship));
    if over_obstacles || query.s.obstacles.is_empty() || query.ignores_obstacles(ship) {
        return true;
    }
    let swept = swept();
    placed(query).iter().all(|outline| !swept.bars(&base, outline))
}

/// X2-BEYOND-10, -11, -32: the template a shift uses.
pub(crate) fn shift_speed(query: Query<'_>, ship: ShipId, cause: ShiftCause) -> u8 {
    match cause {
        ShiftCause::Decloak => query.content.edition.facts.decloak.of(query.size(ship)),
        ShiftCause::Tractor => 1,
    }
}

/// The ways a ship may be shifted: barrel rolls, and straight boosts only.
pub(crate) fn shifts(query: Query<'_>, ship: ShipId, cause: ShiftCause, mut each: impl FnMut(Choice)) {
    let speed = shift_speed(query, ship, cause);
    let over = over_obstacles(cause);
    rolls(query, ship, speed, over, |way| {
        each(match way {
            RollWay::Slot(roll) => Choice::Roll(roll),
            RollWay::Slide(slide) => Choice::Slide(slide),
        });
    });
    if boost_fits(query, ship, speed, Boost::Straight, over) {
        each(Choice::Boost(Boost::Straight));
    }
}

/// X2-BEYOND-33: whether such a move may lead onto obstacles.
pub(crate) fn over_obstacles(cause: ShiftCause) -> bool {
    cause == ShiftCause::Tractor
}
