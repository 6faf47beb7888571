//! X2-ACTIV-02: reveal dial, execute maneuver, perform action, in the edition's order. X2-MOVE-07: the difficulty is part of the maneuver,
//! so a red one has stressed its ship before the action.

use super::{ActStep, Flow, Fly, Frame, Table, window};
use crate::{
    Difficulty, ForbiddenDial, Grant, Maneuver, Public, ShipId, Status, Token, Window,
    edition::{ActivateStep, ForbiddenReveal},
};

pub(super) fn advance(t: &mut Table<'_>, ship: ShipId, place: u8, ion: bool) -> Flow {
    // Removed in the middle of it: destroyed outside the engagement phase, or fled.
    if t.s.ship(ship).status != Status::Playing {
        t.s.ship_mut(ship).done.activated = true;
        return Flow::Done;
    }
    let Some(step) = t.content.edition.activation.get(place) else { return Flow::Done };
    let child = match step {
        // X2-ACTIV-07: before the dial is revealed.
        ActivateStep::Before => window::open(t, Window::BeforeActivate, ship),
        // X2-ION-04: nothing to reveal.
        ActivateStep::Reveal if ion => None,
        ActivateStep::Reveal => reveal(t, ship),
        ActivateStep::Execute => {
            let maneuver = maneuver(t, ship, ion);
            Some(Frame::Fly(Fly::new(ship, maneuver, ion)))
        }
        // X2-MOVE-20, X2-OBST-05; AMB-39: only this step, not what cards may grant.
        ActivateStep::Act if t.s.ship(ship).done.skips_action => {
            t.tell(|| Public::SkipsAction { ship });
            None
        }
        ActivateStep::Act => {
            let grant = if ion { Grant::Ion } else { Grant::Step };
            Some(Frame::Act { ship, grant, step: ActStep::Choose })
        }
        ActivateStep::After => {
            t.s.ship_mut(ship).done.activated = true;
            window::open(t, Window::AfterActivation, ship)
        }
        ActivateStep::ShedIon => {
            // X2-ION-07.
            if ion && t.content.edition.facts.ion_shed.contains(&t.query().size(ship)) {
                shed(t, ship);
            }
            None
        }
    };
    Flow::after(Frame::Activate { ship, step: place + 1, ion }, child)
}

fn shed(t: &mut Table<'_>, ship: ShipId) {
    let count = t.s.ship_mut(ship).tokens.take(Token::Ion, u8::MAX);
    t.tell(|| Public::Lost { ship, token: Token::Ion, count });
}

/// FAQ-CLAR-49: ships that executed the ion maneuver and still have their tokens lose them.
pub(super) fn shed_ion(t: &mut Table<'_>) {
    for ship in t.s.ids() {
        let own = t.s.ship(ship);
        if own.on_table() && own.executed.is_some_and(|last| last.ion) && own.tokens.has(Token::Ion) {
            shed(t, ship);
        }
    }
}

fn reveal(t: &mut Table<'_>, ship: ShipId) -> Option<Frame> {
    let kind = t.s.ship(ship).kind as usize;
    let dial = t.s.ship_mut(ship).dial.as_mut().expect("a ship without ion has a dial (X2-PLAN-06)");
    dial.up = true;
    let maneuver = t.content.ships[kind].dial[dial.maneuver as usize];
    t.tell(|| Public::Revealed { ship, maneuver });
    match t.content.edition.answers.forbidden_reveal {
        ForbiddenReveal::ChangesOnly if !t.query().may_execute(ship, maneuver) => None,
        ForbiddenReveal::ChangesOnly | ForbiddenReveal::AsEver => window::open(t, Window::AfterReveal, ship),
    }
}

/// What the ship executes: what its dial shows, unless it is ionised or may not.
fn maneuver(t: &mut Table<'_>, ship: ShipId, ion: bool) -> Maneuver {
    if ion {
        return t.content.edition.facts.ion_maneuver;
    }
    let own = t.s.ship(ship);
    let dial = own.dial.expect("revealed");
    let shown = t.content.type_of(own).dial[dial.maneuver as usize];
    let coloured = t.query().coloured(ship, shown);
    if t.query().may_execute(ship, shown) {
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
