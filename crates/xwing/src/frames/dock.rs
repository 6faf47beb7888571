//! X2-BEYOND-63 to -69: ships that dock with a carrier and leave it again; say how.

use super::{ActStep, Answer, Flow, Fly, Frame, Suffer, Table, tokens};
use crate::{
    Aboard, Ask, Choice, Grant, Phase, Public, ShipId, Status,
    query::{carriers, deployments, slip},
    state::DockStep,
};
use geometry::{Guides, Pose};

pub(super) fn advance(t: &mut Table<'_>, ship: ShipId, step: DockStep, answer: Option<Answer>) -> Flow {
    if t.s.ship(ship).is_out() {
        return Flow::Done;
    }
    let seat = t.s.ship(ship).seat;
    let choice = answer.map(|answer| super::answered!(answer, Answer::Choice(_, choice) => choice));
    let at = Frame::Dock { ship, step };
    match (step, choice) {
        (DockStep::Dock, None) => {
            if carriers(t.query(), ship).next().is_none() {
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
            if deployments(t.query(), ship).next().is_none() {
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
    for target in t.s.ship(ship).locks {
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
    let query = t.query();
    let from = slip(query, ship, carrier, guides);
    let maneuver = query.coloured(ship, query.content.type_of(query.ship(ship)).dial[maneuver as usize]);
    // whose turn has passed does not engage any more.
    let passed =
        query.s.phase == Phase::Engagement
            && query.s.stack.iter().any(
                |frame| matches!(frame, Frame::Order { at: Some(at), .. } if query.initiative(ship) >= *at),
            );
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
