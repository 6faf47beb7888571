//! X2-ESCALATE: who may come for a lost ship, and where.

use crate::{
    Mode, Query, SecondAcademy, ShipId, Status, Symbol, query,
    squad::check::over_limit,
    state::{ArrivalStep, Frame},
};
use arrayvec::ArrayVec;
use geometry::{Heading, Pose};
use kernel::Seat;

/// X2-ESCALATE-04: the most ships that arrive for a loss.
const MOST_ARRIVING: usize = 2;

/// X2-ESCALATE-06, -08: where a ship stands at each side of a marker, clockwise from its front: rear guides against it.
pub(crate) fn marker_sides(marker: Pose, half: f64) -> [Pose; 4] {
    [Heading::UP, Heading::RIGHT, Heading::DOWN, Heading::LEFT].map(|way| {
        let heading = marker.heading + way;
        let out = Pose { heading, ..marker };
        Pose::round(out.ahead(20_000.0 + half, 0.0), heading)
    })
}

/// The quick builds a player may replace the lost ship with: one or two, as indices plus one.
pub(crate) fn replacements(query: Query<'_>) -> Vec<[u16; 2]> {
    let Some(Frame::Arrive(arrival)) = query.s.stack.last() else { return Vec::new() };
    options(query, arrival.lost)
}

/// AMB-23: whether the player may do without a replacement for a lost ship.
pub(crate) fn may_stay_lost(query: Query<'_>, lost: ShipId) -> bool {
    if query.s.mode != Mode::EscalationCoreBox {
        return false;
    }
    // X2-ESCALATE-18: of the ships that began the game, the Imperial player alone has two of a kind.
    let own = query.ship(lost);
    let second = query.s.ids().any(|id| {
        let other = query.ship(id);
        id != lost && other.seat == own.seat && other.pilot == own.pilot && query.s.replaced >> id.0 & 1 == 1
    });
    !second || query.s.ruleset.second_academy == SecondAcademy::MayBeReplaced
}

/// X2-ESCALATE-07: where the ship would stand at each side of the marker, while a player is asked which.
pub(crate) fn arrival_sides(query: Query<'_>) -> ArrayVec<Pose, 4> {
    let Some(Frame::Arrive(arrival)) = query.s.stack.last() else { return ArrayVec::new() };
    let marker = query.s.markers.get(arrival.marker as usize);
    let pilot = arrival.next(query.content).and_then(|ship| query.content.pilot(ship.pilot.as_str()));
    let kind = pilot.and_then(|at| query.content.ship_type(query.content.pilots[at as usize].ship.as_str()));
    match (arrival.step, marker, kind) {
        (ArrivalStep::Side, Some(marker), Some(kind)) => {
            query::marker_sides(*marker, query.content.ships[kind as usize].size.half()).into_iter().collect()
        }
        _ => ArrayVec::new(),
    }
}

pub(crate) fn options(query: Query<'_>, lost: ShipId) -> Vec<[u16; 2]> {
    let mut found = Vec::new();
    let own = query.ship(lost);
    let room = query.s.ships.remaining_capacity() + spare(query, own.seat).count();
    // the rule speaks of one or two pilots, so no more ships than two.
    let most = room.min(MOST_ARRIVING);
    let ships = |build: &u16| query.content.quick_builds[*build as usize - 1].ships.len();
    let comes =
        |builds: &[u16]| builds.iter().map(ships).sum::<usize>() <= most && may_come(query, own.seat, builds);
    if query.s.mode == Mode::EscalationCoreBox {
        // X2-ESCALATE-15, -17, -18: named ships only, for those that began the game.
        let replaced = &query.content.edition.facts.core_replacements;
        let named = replaced.get(&query.content.pilot_of(own).id).into_iter().flatten();
        // The core box's options come first in the pack.
        let builds = &query.content.quick_builds;
        let first = |pilot: &Symbol| {
            builds.iter().position(|build| build.ships.len() == 1 && build.first().pilot == *pilot)
        };
        for index in named.filter_map(first).map(|place| place as u16 + 1) {
            if comes(&[index]) {
                found.push([index, 0]);
            }
        }
        return found;
    }
    let faction = query.content.pilot_of(own).faction;
    let usable: Vec<(u16, u8)> = query
        .content
        .quick_options(faction)
        .map(|(place, build)| (place as u16 + 1, build.threat))
        .filter(|(index, _)| comes(&[*index]))
        .collect();
    // X2-ESCALATE-04: one more than was lost.
    let worth = own.threat + 1;
    for &(index, _) in usable.iter().filter(|(_, threat)| *threat == worth) {
        found.push([index, 0]);
    }
    for (i, &(index, threat)) in usable.iter().enumerate() {
        for &(other, _) in usable[i..].iter().filter(|(_, more)| threat + more == worth) {
            if comes(&[index, other]) {
                found.push([index, other]);
            }
        }
    }
    found
}

/// X2-SQUAD-10 to -12: whether quick builds may join the ships of a seat: no limited card too often.
fn may_come(query: Query<'_>, seat: Seat, builds: &[u16]) -> bool {
    let content = query.content;
    // The core box's named ships come once each, lost or not.
    let core = query.s.mode == Mode::EscalationCoreBox;
    // X2-BEYOND-63: what is docked is still there.
    let there = |ship: &&crate::Ship| ship.on_table() || ship.status == Status::Reserve;
    let flying = query.s.ships.iter().filter(|ship| ship.seat == seat && (there(ship) || core));
    let present = flying.flat_map(|ship| {
        let upgrades = ship.upgrades.iter().map(|it| &content.upgrades[it.card as usize]);
        let pilot = content.pilot_of(ship);
        std::iter::once((&pilot.name, pilot.limited)).chain(upgrades.map(|card| (&card.name, card.limited)))
    });
    let coming = builds.iter().flat_map(|index| &content.quick_builds[*index as usize - 1].ships);
    let coming = coming.flat_map(|ship| {
        let pilot = content.pilot(ship.pilot.as_str()).map(|it| &content.pilots[it as usize]);
        let upgrades = ship.upgrades.iter().filter_map(|id| content.upgrade(id.as_str()));
        let upgrades = upgrades.map(|it| &content.upgrades[it as usize]);
        let pilot = pilot.map(|card| (&card.name, card.limited));
        pilot.into_iter().chain(upgrades.map(|card| (&card.name, card.limited)))
    });
    over_limit(present.chain(coming)).next().is_none()
}

/// The places of a seat's ships that are out of the game for good, and of which nothing is left on the table.
pub(crate) fn spare(query: Query<'_>, seat: Seat) -> impl Iterator<Item = ShipId> {
    query.s.ids().filter(move |id| {
        let ship = query.ship(*id);
        let gone = ship.seat == seat && ship.is_out() && query.s.replaced >> id.0 & 1 == 1;
        gone && query.s.devices.iter().all(|device| device.owner != *id)
    })
}
