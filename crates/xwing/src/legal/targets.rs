//! Why a ship cannot be chosen: by a lock, by a coordinating ship, by the words of a card.

use super::check::refuse;
use crate::{Eye, Scope, ShipId, ShipTest};
use kernel::{Message, Refused, RuleId};

/// X2-ACTION-29: why a ship cannot be locked.
pub(crate) fn no_lock(eye: Eye<'_>, ship: ShipId, target: ShipId) -> Refused {
    let known = eye.ship(ship).locks.contains(&target);
    refuse("X2-ACTION-29", if known { "xwing-refused-locked" } else { "xwing-refused-lock" })
}

/// X2-BEYOND-13, -14: why a ship cannot be coordinated: it is nobody's friend at range 1 to 2, or near enough and yet
/// not able.
pub(crate) fn no_coordinate(eye: Eye<'_>, ship: ShipId, other: ShipId) -> Refused {
    let there = other.index() < eye.s.ships.len() && other != ship;
    let near = there
        && eye.s.are_friends(ship, other)
        && eye.ship(other).on_table()
        && eye.range(ship, other).is_within(0, 2);
    if !near {
        return refuse("X2-BEYOND-13", "xwing-refused-coordinate");
    }
    let unable = eye.range(ship, other).is_within(1, 2);
    refuse(
        "X2-BEYOND-14",
        if unable { "xwing-refused-coordinate-unable" } else { "xwing-refused-coordinate" },
    )
}

/// X2-TIMING-01: why a card's words leave a ship out: the first of them that is not so.
pub(crate) fn no_choice(eye: Eye<'_>, scope: &Scope, tests: &[ShipTest], ship: ShipId) -> Refused {
    let there = ship.index() < eye.s.ships.len() && eye.ship(ship).on_table();
    let failed = tests.iter().find(|test| there && !eye.passes(ship, &[**test], scope));
    let key = match failed {
        Some(&ShipTest::Range(least, most)) => {
            let why = Message::new("xwing-refused-target-range").with("least", least).with("most", most);
            return Refused::new(RuleId("X2-TIMING-01"), why);
        }
        Some(ShipTest::In(_) | ShipTest::InFiringArc) => "xwing-refused-target-arc",
        Some(ShipTest::Friendly) => "xwing-refused-target-enemy",
        Some(ShipTest::Enemy) => "xwing-refused-target-friend",
        Some(ShipTest::Other) => "xwing-refused-target-self",
        Some(
            ShipTest::This
            | ShipTest::Type(_)
            | ShipTest::Size(_)
            | ShipTest::Has(_)
            | ShipTest::Damaged
            | ShipTest::LockedByThis
            | ShipTest::SeesThis
            | ShipTest::Under(_)
            | ShipTest::Equipped(_)
            | ShipTest::DialHidden
            | ShipTest::LacksShield
            | ShipTest::CanReload,
        )
        | None => "xwing-refused-target",
    };
    refuse("X2-TIMING-01", key)
}
