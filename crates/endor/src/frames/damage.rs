//! What hits do: losses, the orders they earn, and the Empire's victory.

use super::{Flow, Frame, Table};
use crate::{
    Fighter, Fighters, Hits, Outcome, Place, Public, Reason, Side, Special,
    choice::Mark,
    policy::{DeathStarBonus, MarkerBonus},
};
use kernel::Seat;

/// END-069, END-070: applies the hits of an attack; says how many bonus orders special losses earn.
pub(super) fn hit(t: &mut Table<'_>, place: Place, hits: Hits) -> u8 {
    let mut bonus = 0;
    for ship in Special::ALL {
        let count = hits.get(Mark::Special(ship));
        if count > 0 {
            match ship {
                Special::Falcon => t.s.falcon_hits += count,
                Special::Executor => t.s.executor_hits += count,
            }
            let left = t.s.special_left(t.board, ship);
            t.tell(|| Public::Hit { ship, hits: count, left });
            if left == 0 {
                bonus += lose_special(t, ship, place);
            }
        }
    }
    let mut lost = Fighters::NONE;
    for fighter in Fighter::ALL {
        let count = hits.get(Mark::Fighter(fighter));
        *t.s.fighters[place].get_mut(fighter) -= count;
        *lost.get_mut(fighter) = count;
    }
    if !lost.is_empty() {
        t.tell(|| Public::Destroyed { place, fighters: lost });
    }
    if hits.marker > 0 {
        bonus += lose_marker(t, place);
    }
    bonus
}

/// END-059, END-061: a hit of the Death Star destroys everything in a place; says how many bonus orders that earns.
pub(super) fn obliterate(t: &mut Table<'_>, place: Place) -> u8 {
    if place.is_marker() {
        return lose_marker(t, place);
    }
    let mut bonus = 0;
    // A21: only Rebel losses earn the order for a cleared sector.
    let rebels = t.s.fighters[place].rebels() > 0 || t.s.falcon == Some(place);
    for ship in Special::ALL {
        if t.s.special(ship) == Some(place) {
            bonus += lose_special(t, ship, place);
        }
    }
    let fighters = std::mem::take(&mut t.s.fighters[place]);
    if !fighters.is_empty() {
        t.tell(|| Public::Destroyed { place, fighters });
    }
    if rebels && t.s.policies.death_star_bonus == DeathStarBonus::One {
        t.tell(|| Public::Cleared { sector: place });
        bonus += 1;
    }
    bonus
}

/// END-074: the fighters on a marker go with it; says how many bonus orders that earns (A9).
fn lose_marker(t: &mut Table<'_>, marker: Place) -> u8 {
    t.s.markers.remove(marker);
    t.tell(|| Public::MarkerLost { marker });
    let fighters = std::mem::take(&mut t.s.fighters[marker]);
    if !fighters.is_empty() {
        t.tell(|| Public::Destroyed { place: marker, fighters });
    }
    match t.s.policies.marker_bonus {
        MarkerBonus::None => 0,
        MarkerBonus::One => 1,
    }
}

/// END-071, END-073: a special ship leaves the game; says how many bonus orders that earns.
fn lose_special(t: &mut Table<'_>, ship: Special, place: Place) -> u8 {
    t.tell(|| Public::Lost { ship, place });
    match ship {
        // END-078, END-079: two, whatever the sector earns.
        Special::Falcon => {
            t.s.falcon = None;
            2
        }
        // END-075: the reserve goes with its carrier. END-080: and that earns nothing.
        Special::Executor => {
            t.s.executor = None;
            let count = std::mem::take(&mut t.s.reserve);
            if count > 0 {
                t.tell(|| Public::ReserveLost { count });
            }
            0
        }
    }
}

/// After losses in a place: the order for a cleared sector, the Empire's victory, bonus orders.
pub(super) fn settle(t: &mut Table<'_>, seat: Seat, place: Place, mut bonus: u8) -> Flow {
    // END-110: at once, before any bonus order is drawn.
    if t.s.rebels_destroyed() {
        return Flow::Over(Outcome { winner: Side::Empire, reason: Reason::RebelsDestroyed });
    }
    // END-077: an attack is always against a place with ships (END-062), so an empty one has been cleared.
    if place.is_sector() && t.s.is_empty(place) {
        t.tell(|| Public::Cleared { sector: place });
        bonus += 1;
    }
    earn(t, seat, bonus)
}

/// END-026: bonus orders go under the pile of the seat that gave the order (A18).
pub(super) fn earn(t: &mut Table<'_>, seat: Seat, count: u8) -> Flow {
    if count == 0 {
        return Flow::Done;
    }
    t.tell(|| Public::Earned { seat, count });
    Flow::Next(Frame::Draw { seat, left: count, under_pile: true })
}
