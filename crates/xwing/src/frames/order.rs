//! Ships one by one in initiative order: the system phase and the activation phase from the lowest, the engagement
//! phase from the highest (X2-ROUND-04).

use super::{Answer, DockStep, EngageStep, Flow, Frame, Table, answered};
use crate::{
    Ask, Choice, ShiftCause, ShipId, Status, Token, Window,
    frames::{damage, tokens, window},
    query::{candidates, has_system_effects, next_initiative},
    state::Turn,
};

pub(super) fn advance(t: &mut Table<'_>, turn: Turn, at: Option<u8>, answer: Option<Answer>) -> Flow {
    let order = |at| Frame::Order { turn, at };
    if let Some(answer) = answer {
        let ship = answered!(answer, Answer::Choice(_, Choice::Ship(ship)) => ship);
        return begin(t, turn, at, ship);
    }
    let Some(current) = at else {
        return next(t, turn, None);
    };
    if let Some(emergency) = damage::remove_doomed(t, at, false) {
        return Flow::Push(order(at), emergency);
    }
    match candidates(t.query(), turn, current) {
        None => {
            // X2-ATTACK-32, -34, -35: the step is over; what was destroyed in it is removed, whatever its own
            // initiative.
            match damage::remove_doomed(t, at, true) {
                Some(emergency) => Flow::Push(order(at), emergency),
                None => next(t, turn, at),
            }
        }
        Some((_, due)) if due.len() == 1 => begin(t, turn, at, due[0]),
        Some((seat, _)) => t.ask(order(at), seat, Ask::Next),
    }
}

fn next(t: &Table<'_>, turn: Turn, over: Option<u8>) -> Flow {
    match next_initiative(t.query(), turn, over) {
        Some(next) => Flow::Next(Frame::Order { turn, at: Some(next) }),
        None => Flow::Done,
    }
}

fn begin(t: &mut Table<'_>, turn: Turn, at: Option<u8>, ship: ShipId) -> Flow {
    let order = Frame::Order { turn, at };
    match turn {
        Turn::System => {
            if !has_system_effects(t.query(), ship) {
                let own = t.s.ship_mut(ship);
                own.done.dock_offered = true;
                let docked = own.status == Status::Reserve;
                // deploying is its turn in this phase.
                own.done.system |= docked;
                let step = if docked { DockStep::Deploy { emergency: false } } else { DockStep::Dock };
                return Flow::Push(order, Frame::Dock { ship, step });
            }
            // X2-BEYOND-09: decloaking comes first, and once; then abilities that name the phase.
            if t.s.ship(ship).tokens.has(Token::Cloak) && !t.s.ship(ship).done.decloak_offered {
                return decloak(t, order, ship);
            }
            t.s.ship_mut(ship).done.system = true;
            Flow::after(order, window::open(t, Window::System, ship))
        }
        Turn::Decloak => decloak(t, order, ship),
        Turn::Activation => {
            // X2-ION-04: a ship without a dial because it is ionised.
            let ion = t.s.ship(ship).dial.is_none();
            Flow::Push(order, Frame::Activate { ship, step: 0, ion })
        }
        Turn::Engagement => {
            t.s.ship_mut(ship).done.engaged = true;
            Flow::Push(order, Frame::Engage { ship, step: EngageStep::Before })
        }
    }
}

fn decloak(t: &mut Table<'_>, order: Frame, ship: ShipId) -> Flow {
    let own = t.s.ship_mut(ship);
    own.done.decloak_offered = true;
    let by = own.seat;
    Flow::Push(order, tokens::unmoved(ship, ShiftCause::Decloak, by))
}
