//! Ships one by one in initiative order: the system phase and the activation phase from the lowest, the engagement
//! phase from the highest (X2-ROUND-04).

use super::{
    ActivateStep, Answer, DockStep, EngageStep, Flow, Frame, Table, answered, carriers, deployments,
};
use crate::{
    Ask, Choice, Eye, Phase, ShiftCause, ShipId, Status, Token, Window,
    frames::{damage, window},
};
use arrayvec::ArrayVec;
use kernel::Seat;

/// Whether a ship still has its turn in the phase.
fn is_due(eye: Eye<'_>, id: ShipId) -> bool {
    let ship = eye.ship(id);
    match eye.s.phase {
        // X2-SYS-03: only ships with something to resolve.
        Phase::System => has_system_effects(eye, id) || may_dock(eye, id),
        Phase::Activation => ship.status == Status::Playing && !ship.done.activated,
        // R-02, X2-ATTACK-33: a destroyed ship that is still on the table engages.
        Phase::Engagement => ship.on_table() && !ship.done.engaged,
        Phase::Setup | Phase::Planning | Phase::End => false,
    }
}

fn has_system_effects(eye: Eye<'_>, id: ShipId) -> bool {
    let ship = eye.ship(id);
    ship.on_table()
        && !ship.done.system
        && (ship.tokens.has(Token::Cloak) || eye.content.listens(ship) & Window::System.bit() != 0)
}

/// X2-BEYOND-67, -68: whether a ship may dock or deploy; R-11: one of them, and once.
fn may_dock(eye: Eye<'_>, id: ShipId) -> bool {
    let ship = eye.ship(id);
    !ship.done.dock_offered
        && match ship.status {
            Status::Reserve => deployments(eye, id).next().is_some(),
            Status::Playing => carriers(eye, id).next().is_some(),
            Status::Waiting | Status::Doomed | Status::Destroyed | Status::Fled => false,
        }
}

/// The initiative whose turn it is next.
fn next_initiative(eye: Eye<'_>) -> Option<u8> {
    let due = eye.s.ids().filter(|id| is_due(eye, *id)).map(|id| eye.initiative(id));
    if eye.s.phase == Phase::Engagement { due.max() } else { due.min() }
}

/// X2-INIT-03 to -05: the ships that may be next at an initiative, all of one player.
fn candidates(eye: Eye<'_>, at: u8) -> Option<(Seat, ArrayVec<ShipId, { crate::MAX_SHIPS }>)> {
    eye.s.player_order().into_iter().find_map(|seat| {
        let due: ArrayVec<ShipId, { crate::MAX_SHIPS }> = eye
            .s
            .ids()
            .filter(|id| eye.ship(*id).seat == seat && is_due(eye, *id) && eye.initiative(*id) == at)
            .collect();
        (!due.is_empty()).then_some((seat, due))
    })
}

/// The ships that may be chosen while the order is asked for.
pub(crate) fn due_next(eye: Eye<'_>) -> ArrayVec<ShipId, { crate::MAX_SHIPS }> {
    match eye.s.stack.last() {
        Some(Frame::Order { at: Some(at) }) => candidates(eye, *at).map(|(_, due)| due).unwrap_or_default(),
        _ => ArrayVec::new(),
    }
}

pub(super) fn advance(t: &mut Table<'_>, at: Option<u8>, answer: Option<Answer>) -> Flow {
    if let Some(answer) = answer {
        let ship = answered!(answer, Answer::Choice(_, Choice::Ship(ship)) => ship);
        return begin(t, at, ship);
    }
    let Some(current) = at else {
        return match next_initiative(t.eye()) {
            Some(next) => Flow::Next(Frame::Order { at: Some(next) }),
            None => Flow::Done,
        };
    };
    match candidates(t.eye(), current) {
        None => {
            // X2-ATTACK-32, -34, -35: the step is over; what was destroyed in it is removed, whatever its own
            // initiative.
            match damage::remove_doomed(t) {
                Some(emergency) => Flow::Push(Frame::Order { at }, emergency),
                None => Flow::Next(Frame::Order { at: None }),
            }
        }
        Some((_, due)) if due.len() == 1 => begin(t, at, due[0]),
        Some((seat, _)) => t.ask(Frame::Order { at }, seat, Ask::Next),
    }
}

fn begin(t: &mut Table<'_>, at: Option<u8>, ship: ShipId) -> Flow {
    let order = Frame::Order { at };
    match t.s.phase {
        Phase::System => {
            if !has_system_effects(t.eye(), ship) {
                let own = t.s.ship_mut(ship);
                own.done.dock_offered = true;
                let docked = own.status == Status::Reserve;
                // deploying is its turn in this phase.
                own.done.system |= docked;
                let step = if docked { DockStep::Deploy { emergency: false } } else { DockStep::Dock };
                return Flow::Push(order, Frame::Dock { ship, step });
            }
            // X2-BEYOND-09: decloaking comes first, and once; then abilities that name the phase.
            let own = t.s.ship_mut(ship);
            if own.tokens.has(Token::Cloak) && !own.done.decloak_offered {
                own.done.decloak_offered = true;
                let by = own.seat;
                return Flow::Push(
                    order,
                    Frame::Shift { ship, cause: ShiftCause::Decloak, by, moved: false },
                );
            }
            own.done.system = true;
            Flow::after(order, window::open(t, Window::System, ship))
        }
        Phase::Activation => {
            // X2-ION-04: a ship without a dial because it is ionised.
            let ion = t.s.ship(ship).dial.is_none();
            Flow::Push(order, Frame::Activate { ship, step: ActivateStep::Before, ion })
        }
        Phase::Engagement => {
            t.s.ship_mut(ship).done.engaged = true;
            Flow::Push(order, Frame::Engage { ship, step: EngageStep::Before })
        }
        Phase::Setup | Phase::Planning | Phase::End => unreachable!("no ship has a turn in these phases"),
    }
}
