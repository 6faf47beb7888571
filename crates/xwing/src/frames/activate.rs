//! X2-ACTIV-02: reveal dial, execute maneuver, perform action. X2-MOVE-07: the difficulty is part of the maneuver,
//! so a red one has stressed its ship before the action.

use super::{ActStep, Flow, Fly, Frame, Table, window};
use crate::{Difficulty, ForbiddenDial, Grant, Maneuver, Public, ShipId, Status, Token, Window};
use serde::{Deserialize, Serialize};

/// What comes next in an activation.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) enum ActivateStep {
    Before,
    Reveal,
    Execute,
    Act,
    After,
}

pub(super) fn advance(t: &mut Table<'_>, ship: ShipId, step: ActivateStep, ion: bool) -> Flow {
    // Removed in the middle of it: destroyed outside the engagement phase, or fled.
    if t.s.ship(ship).status != Status::Playing {
        t.s.ship_mut(ship).done.activated = true;
        return Flow::Done;
    }
    let at = |step| Frame::Activate { ship, step, ion };
    match step {
        // X2-ACTIV-07: before the dial is revealed.
        ActivateStep::Before => {
            Flow::after(at(ActivateStep::Reveal), window::open(t, Window::BeforeActivate, ship))
        }
        ActivateStep::Reveal => {
            // X2-ION-04: nothing to reveal.
            if ion {
                return Flow::Next(at(ActivateStep::Execute));
            }
            let kind = t.s.ship(ship).kind as usize;
            let dial = t.s.ship_mut(ship).dial.as_mut().expect("a ship without ion has a dial (X2-PLAN-06)");
            dial.up = true;
            let maneuver = t.content.ships[kind].dial[dial.maneuver as usize];
            t.tell(|| Public::Revealed { ship, maneuver });
            Flow::after(at(ActivateStep::Execute), window::open(t, Window::AfterReveal, ship))
        }
        ActivateStep::Execute => {
            let maneuver = maneuver(t, ship, ion);
            Flow::Push(at(ActivateStep::Act), Frame::Fly(Fly::new(ship, maneuver, ion)))
        }
        ActivateStep::Act => {
            let next = at(ActivateStep::After);
            // X2-MOVE-20, X2-OBST-05; AMB-39: only this step, not what cards may grant.
            if t.s.ship(ship).done.skips_action {
                t.tell(|| Public::SkipsAction { ship });
                return Flow::Next(next);
            }
            let grant = if ion { Grant::Ion } else { Grant::Step };
            Flow::Push(next, Frame::Act { ship, grant, step: ActStep::Choose })
        }
        ActivateStep::After => {
            t.s.ship_mut(ship).done.activated = true;
            if ion {
                // X2-ION-07.
                let count = t.s.ship_mut(ship).tokens.take(Token::Ion, u8::MAX);
                t.tell(|| Public::Lost { ship, token: Token::Ion, count });
            }
            match window::open(t, Window::AfterActivation, ship) {
                Some(window) => Flow::Next(window),
                None => Flow::Done,
            }
        }
    }
}

/// What the ship executes: what its dial shows, unless it is ionised or may not.
fn maneuver(t: &mut Table<'_>, ship: ShipId, ion: bool) -> Maneuver {
    if ion {
        return Maneuver::ION;
    }
    let own = t.s.ship(ship);
    let dial = own.dial.expect("revealed");
    let shown = t.content.type_of(own).dial[dial.maneuver as usize];
    let coloured = t.eye().coloured(ship, shown);
    if t.eye().may_execute(ship, shown) {
        return coloured;
    }
    // AMB-06: stressed after the dial was set.
    let maneuver = match t.s.ruleset.forbidden_dial {
        ForbiddenDial::WhiteTwoStraight => {
            Maneuver { speed: 2, bearing: crate::Bearing::Straight, difficulty: Difficulty::White }
        }
        ForbiddenDial::SameInWhite => Maneuver { difficulty: Difficulty::White, ..shown },
    };
    t.tell(|| Public::Replaced { ship, maneuver });
    maneuver
}
