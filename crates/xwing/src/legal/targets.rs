//! Why a ship cannot be chosen: by a lock, by a coordinating ship, by the words of a card.

use super::check::refuse;
use crate::{Cite, Query, Scope, ShipId, ShipTest};
use kernel::{Message, Refused};

/// X2-ACTION-29: why a ship cannot be locked.
pub(crate) fn no_lock(query: Query<'_>) -> Refused {
    refuse(query, Cite::LockTarget, "xwing-refused-lock")
}

/// X2-BEYOND-13, -14: why a ship cannot be coordinated: it is nobody's friend at range 1 to 2, or near enough and yet
/// not able.
pub(crate) fn no_coordinate(query: Query<'_>, ship: ShipId, other: ShipId) -> Refused {
    let there = other.index() < query.s.ships.len() && other != ship;
    let near = there
        && query.s.are_friends(ship, other)
        && query.ship(other).on_table()
        && query.range(ship, other).is_within(0, 2);
    if !near {
        return refuse(query, Cite::CoordinateTarget, "xwing-refused-coordinate");
    }
    let unable = query.range(ship, other).is_within(1, 2);
    refuse(
        query,
        Cite::CoordinateUnable,
        if unable { "xwing-refused-coordinate-unable" } else { "xwing-refused-coordinate" },
    )
}

/// Why a card's words leave a ship out: the first of them that is not so.
pub(crate) fn no_choice(query: Query<'_>, scope: &Scope, tests: &[ShipTest], ship: ShipId) -> Refused {
    let there = ship.index() < query.s.ships.len() && query.ship(ship).on_table();
    let failed = tests.iter().find(|test| there && !query.passes(ship, &[**test], scope));
    let key = match failed {
        Some(&ShipTest::Range(least, most)) => {
            let why = Message::new("xwing-refused-target-range").with("least", least).with("most", most);
            return Refused::new(query.content.rule(scope.ability.card.cite()), why);
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
            | ShipTest::CanReload
            | ShipTest::Attacking
            | ShipTest::Defending
            | ShipTest::HasLockedThis
            | ShipTest::Touching,
        )
        | None => "xwing-refused-target",
    };
    refuse(query, scope.ability.card.cite(), key)
}
