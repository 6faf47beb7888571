//! Who may dock with whom, and how a docked ship may leave.

use crate::{Ability, Bearing, Choice, Effect, Phase, Query, ShipId, Status, Symbol};
use geometry::{Base, Guides, Heading, Pose, Range, Slot};

/// The types a ship may carry, and from which of its guides they deploy.
fn hold(query: Query<'_>, carrier: ShipId) -> Option<(&[Symbol], &[Guides])> {
    let own = query.ship(carrier);
    query.content.cards(own).find_map(|card| {
        query.content.abilities(own, card).iter().find_map(|ability| {
            let Ability::Constant(constant) = ability else { return None };
            let Effect::Carries(types, guides) = &constant.effect else { return None };
            Some((&types[..], &guides[..]))
        })
    })
}

/// Whether a ship is a friend that accepts ships of this type, wherever they are.
pub(crate) fn could_carry(query: Query<'_>, carrier: ShipId, ship: ShipId) -> bool {
    let kind = query.content.type_of(query.ship(ship)).id;
    carrier != ship
        && query.s.are_friends(ship, carrier)
        && hold(query, carrier).is_some_and(|(types, _)| types.contains(&kind))
}

/// X2-BEYOND-67, R-11: the carriers a ship may dock with now: before ships are placed, or at range 0.
pub(crate) fn carriers(query: Query<'_>, ship: ShipId) -> impl Iterator<Item = ShipId> + '_ {
    let own = query.ship(ship);
    query.s.ids().filter(move |id| {
        let other = query.ship(*id);
        let there = if query.s.phase == Phase::Setup { Status::Waiting } else { Status::Playing };
        own.status == there
            && other.status == there
            && other.aboard.is_none()
            && could_carry(query, *id, ship)
            && (there == Status::Waiting || query.range(ship, *id) == Range::Zero)
    })
}

/// Where a docked ship would have to stand for a maneuver to begin at these guides of its carrier.
pub(crate) fn slip(query: Query<'_>, ship: ShipId, carrier: ShipId, guides: Guides) -> Pose {
    let at = query.ship(carrier).pose;
    let inward = query.size(carrier).half() - query.size(ship).half();
    match guides {
        Guides::Front => Pose::round(at.ahead(inward, 0.0), at.heading),
        Guides::Rear => Pose::round(at.ahead(-inward, 0.0), at.heading + Heading::HALF),
    }
}

/// X2-BEYOND-68, R-12: the ways a docked ship may deploy.
pub(crate) fn deployments(query: Query<'_>, ship: ShipId) -> impl Iterator<Item = Choice> + '_ {
    let carrier = query.ship(ship).carrier;
    let fits = move |(guides, maneuver): &(Guides, u8)| {
        carrier.is_some_and(|carrier| may_deploy(query, ship, carrier, *guides, *maneuver))
    };
    ways_out(query, ship).filter(fits).map(|(guides, maneuver)| Choice::Deploy { guides, maneuver })
}

/// The guides of its carrier, each with every maneuver of the docked ship's dial.
pub(crate) fn ways_out(query: Query<'_>, ship: ShipId) -> impl Iterator<Item = (Guides, u8)> + '_ {
    let own = query.ship(ship);
    let carrier = own.carrier.filter(|carrier| query.ship(*carrier).on_table());
    let guides = carrier.and_then(|carrier| hold(query, carrier)).map_or(&[][..], |(_, guides)| guides);
    let dial = query.content.type_of(own).dial.len() as u8;
    guides.iter().flat_map(move |guides| (0..dial).map(move |maneuver| (*guides, maneuver)))
}

/// forward, allowed, and to a place where no ship is.
fn may_deploy(query: Query<'_>, ship: ShipId, carrier: ShipId, guides: Guides, index: u8) -> bool {
    let maneuver = query.content.type_of(query.ship(ship)).dial[index as usize];
    match maneuver.bearing {
        Bearing::Stationary | Bearing::ReverseStraight | Bearing::ReverseBank(_) => return false,
        Bearing::Straight
        | Bearing::Bank(_)
        | Bearing::Turn(_)
        | Bearing::Koiogran
        | Bearing::Segnor(_)
        | Bearing::Tallon(_) => {}
    }
    let from = slip(query, ship, carrier, guides);
    let bases: arrayvec::ArrayVec<Base, { crate::MAX_SHIPS }> =
        query.s.on_table().map(|id| query.base(id)).collect();
    query.may_execute(ship, maneuver)
        && Slot::ALL.into_iter().any(|slot| {
            let end = maneuver.course(slot).fly(from, query.size(ship), &bases).base;
            bases.iter().all(|other| !other.overlaps(&end))
        })
}
