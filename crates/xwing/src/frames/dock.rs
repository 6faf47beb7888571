//! X2-BEYOND-63 to -69: ships that dock with a carrier and leave it again; say how.

use super::{ActStep, Answer, Flow, Fly, Frame, Suffer, Table, tokens};
use crate::{
    Ability, Aboard, Ask, Bearing, Choice, Effect, Eye, Grant, Phase, Public, ShipId, Status, Symbol,
};
use geometry::{Base, Guides, Heading, Pose, Range, Slot};
use serde::{Deserialize, Serialize};

/// What comes next for a ship that docks, or leaves its carrier.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) enum DockStep {
    /// X2-BEYOND-67: does it dock, and with whom?
    Dock,
    /// X2-BEYOND-68: does it deploy, and how? In an emergency it does, and only how is asked.
    Deploy { emergency: bool },
    /// X2-BEYOND-69: does it leave a carrier that is destroyed?
    Emergency,
    /// It has left its carrier.
    Left { emergency: bool },
}

/// The types a ship may carry, and from which of its guides they deploy.
fn hold(eye: Eye<'_>, carrier: ShipId) -> Option<(&[Symbol], &[Guides])> {
    let own = eye.ship(carrier);
    eye.content.cards(own).find_map(|card| {
        eye.content.abilities(own, card).iter().find_map(|ability| {
            let Ability::Constant(constant) = ability else { return None };
            let Effect::Carries(types, guides) = &constant.effect else { return None };
            Some((&types[..], &guides[..]))
        })
    })
}

/// Whether a ship is a friend that accepts ships of this type, wherever they are.
pub(crate) fn could_carry(eye: Eye<'_>, carrier: ShipId, ship: ShipId) -> bool {
    let kind = eye.content.type_of(eye.ship(ship)).id;
    carrier != ship
        && eye.s.are_friends(ship, carrier)
        && hold(eye, carrier).is_some_and(|(types, _)| types.contains(&kind))
}

/// X2-BEYOND-67, R-11: the carriers a ship may dock with now: before ships are placed, or at range 0.
pub(crate) fn carriers(eye: Eye<'_>, ship: ShipId) -> impl Iterator<Item = ShipId> + '_ {
    let own = eye.ship(ship);
    eye.s.ids().filter(move |id| {
        let other = eye.ship(*id);
        let there = if eye.s.phase == Phase::Setup { Status::Waiting } else { Status::Playing };
        own.status == there
            && other.status == there
            && other.aboard.is_none()
            && could_carry(eye, *id, ship)
            && (there == Status::Waiting || eye.range(ship, *id) == Range::Zero)
    })
}

/// Where a docked ship would have to stand for a maneuver to begin at these guides of its carrier.
pub(crate) fn slip(eye: Eye<'_>, ship: ShipId, carrier: ShipId, guides: Guides) -> Pose {
    let at = eye.ship(carrier).pose;
    let inward = eye.size(carrier).half() - eye.size(ship).half();
    match guides {
        Guides::Front => Pose::round(at.ahead(inward, 0.0), at.heading),
        Guides::Rear => Pose::round(at.ahead(-inward, 0.0), at.heading + Heading::HALF),
    }
}

/// X2-BEYOND-68, R-12: the ways a docked ship may deploy.
pub(crate) fn deployments(eye: Eye<'_>, ship: ShipId) -> impl Iterator<Item = Choice> + '_ {
    let carrier = eye.ship(ship).carrier;
    let fits = move |(guides, maneuver): &(Guides, u8)| {
        carrier.is_some_and(|carrier| may_deploy(eye, ship, carrier, *guides, *maneuver))
    };
    ways_out(eye, ship).filter(fits).map(|(guides, maneuver)| Choice::Deploy { guides, maneuver })
}

/// The guides of its carrier, each with every maneuver of the docked ship's dial.
pub(crate) fn ways_out(eye: Eye<'_>, ship: ShipId) -> impl Iterator<Item = (Guides, u8)> + '_ {
    let own = eye.ship(ship);
    let carrier = own.carrier.filter(|carrier| eye.ship(*carrier).on_table());
    let guides = carrier.and_then(|carrier| hold(eye, carrier)).map_or(&[][..], |(_, guides)| guides);
    let dial = eye.content.type_of(own).dial.len() as u8;
    guides.iter().flat_map(move |guides| (0..dial).map(move |maneuver| (*guides, maneuver)))
}

/// forward, allowed, and to a place where no ship is.
fn may_deploy(eye: Eye<'_>, ship: ShipId, carrier: ShipId, guides: Guides, index: u8) -> bool {
    let maneuver = eye.content.type_of(eye.ship(ship)).dial[index as usize];
    match maneuver.bearing {
        Bearing::Stationary | Bearing::ReverseStraight | Bearing::ReverseBank(_) => return false,
        Bearing::Straight
        | Bearing::Bank(_)
        | Bearing::Turn(_)
        | Bearing::Koiogran
        | Bearing::Segnor(_)
        | Bearing::Tallon(_) => {}
    }
    let from = slip(eye, ship, carrier, guides);
    let bases: arrayvec::ArrayVec<Base, { crate::MAX_SHIPS }> =
        eye.s.on_table().map(|id| eye.base(id)).collect();
    eye.may_execute(ship, maneuver)
        && Slot::ALL.into_iter().any(|slot| {
            let end = maneuver.course(slot).fly(from, eye.size(ship), &bases).base;
            bases.iter().all(|other| !other.overlaps(&end))
        })
}

pub(super) fn advance(t: &mut Table<'_>, ship: ShipId, step: DockStep, answer: Option<Answer>) -> Flow {
    if t.s.ship(ship).is_out() {
        return Flow::Done;
    }
    let seat = t.s.ship(ship).seat;
    let choice = answer.map(|answer| super::answered!(answer, Answer::Choice(_, choice) => choice));
    let at = Frame::Dock { ship, step };
    match (step, choice) {
        (DockStep::Dock, None) => {
            if carriers(t.eye(), ship).next().is_none() {
                return Flow::Done;
            }
            t.ask(at, seat, Ask::Dock { ship })
        }
        (DockStep::Dock, Some(choice)) => {
            if let Choice::Ship(carrier) = choice {
                dock(t, ship, carrier);
            }
            Flow::Done
        }
        (DockStep::Left { emergency }, _) => {
            // one action, but not in an emergency.
            if emergency || t.s.ship(ship).status != Status::Playing {
                return Flow::Done;
            }
            Flow::Next(Frame::Act { ship, grant: Grant::Deployed, step: ActStep::Choose })
        }
        (DockStep::Deploy { .. } | DockStep::Emergency, None) => {
            let emergency = step != DockStep::Deploy { emergency: false };
            if deployments(t.eye(), ship).next().is_none() {
                if emergency {
                    lose(t, ship);
                }
                return Flow::Done;
            }
            let asks = step == DockStep::Emergency;
            t.ask(at, seat, if asks { Ask::Emergency { ship } } else { Ask::Deploy { ship, emergency } })
        }
        (DockStep::Emergency, Some(choice)) => {
            if choice == Choice::Pass {
                lose(t, ship);
                return Flow::Done;
            }
            // the damage comes first.
            let next = Frame::Dock { ship, step: DockStep::Deploy { emergency: true } };
            Flow::Push(next, Frame::Suffer(Suffer::new(ship, 0, 1)))
        }
        (DockStep::Deploy { emergency }, Some(choice)) => {
            let Choice::Deploy { guides, maneuver } = choice else { return Flow::Done };
            deploy(t, ship, guides, maneuver, emergency)
        }
    }
}

/// X2-BEYOND-63, -67, R-11: into reserve, without its dial and without locks.
fn dock(t: &mut Table<'_>, ship: ShipId, carrier: ShipId) {
    for target in t.s.ship(ship).locks.clone() {
        tokens::unlock(t, ship, target);
    }
    for other in t.s.ids() {
        if t.s.ship(other).locks.contains(&ship) {
            tokens::unlock(t, other, ship);
        }
    }
    let own = t.s.ship_mut(ship);
    own.status = Status::Reserve;
    own.carrier = Some(carrier);
    own.pose = Pose::default();
    own.dial = None;
    let kind = own.kind;
    t.s.ship_mut(carrier).aboard = Some(Aboard { ship, kind });
    t.tell(|| Public::Docked { ship, carrier });
}

/// the maneuver begins at the carrier's guides; `fly` puts the ship into play where it ends.
fn deploy(t: &mut Table<'_>, ship: ShipId, guides: Guides, maneuver: u8, emergency: bool) -> Flow {
    let Some(carrier) = t.s.ship(ship).carrier else { return Flow::Done };
    let eye = t.eye();
    let from = slip(eye, ship, carrier, guides);
    let maneuver = eye.coloured(ship, eye.content.type_of(eye.ship(ship)).dial[maneuver as usize]);
    // whose turn has passed does not engage any more.
    let passed = eye.s.phase == Phase::Engagement
        && eye
            .s
            .stack
            .iter()
            .any(|frame| matches!(frame, Frame::Order { at: Some(at) } if eye.initiative(ship) >= *at));
    let own = t.s.ship_mut(ship);
    own.pose = from;
    own.done.activated = true;
    own.done.engaged = passed;
    t.tell(|| Public::Deployed { ship, carrier });
    let next = Frame::Dock { ship, step: DockStep::Left { emergency } };
    Flow::Push(next, Frame::Fly(Fly::new(ship, maneuver, false)))
}

/// A docked ship that has moved away from its carrier is in play.
pub(super) fn leave(t: &mut Table<'_>, ship: ShipId) {
    let own = t.s.ship_mut(ship);
    own.status = Status::Playing;
    if let Some(carrier) = own.carrier.take() {
        t.s.ship_mut(carrier).aboard = None;
    }
}

/// X2-BEYOND-69: what may happen to the ship docked to one that is about to be removed.
pub(super) fn emergency(t: &Table<'_>, carrier: ShipId) -> Option<Frame> {
    let ship = t.s.ship(carrier).aboard?.ship;
    Some(Frame::Dock { ship, step: DockStep::Emergency })
}

/// a docked ship is destroyed.
pub(super) fn lose(t: &mut Table<'_>, ship: ShipId) {
    if let Some(carrier) = t.s.ship_mut(ship).carrier.take() {
        t.s.ship_mut(carrier).aboard = None;
    }
    super::escalation::score(t, ship);
    t.tell(|| Public::Destroyed { ship });
    t.remove(ship, Status::Destroyed);
    t.tell(|| Public::Removed { ship });
}
