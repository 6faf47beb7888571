//! Who is next: to be placed, to plan, to have a turn.

use super::{carriers, deployments};
use crate::{
    MAX_SHIPS, Query, ShipId, Status, Token, Window,
    edition::LateTurn,
    state::{Frame, Turn},
};
use arrayvec::ArrayVec;
use kernel::Seat;

/// X2-SETUP-13: the ships that may be placed next, all of one player.
pub(crate) fn due_to_place(query: Query<'_>) -> ArrayVec<ShipId, MAX_SHIPS> {
    let waiting = |id: &ShipId| query.ship(*id).status == Status::Waiting;
    let Some(lowest) = query.s.ids().filter(waiting).map(|id| query.initiative(id)).min() else {
        return ArrayVec::new();
    };
    let due = |seat: Seat| -> ArrayVec<ShipId, MAX_SHIPS> {
        let own = query.s.ids().filter(waiting);
        own.filter(|id| query.ship(*id).seat == seat && query.initiative(*id) == lowest).collect()
    };
    let [first, second] = query.s.player_order();
    let mine = due(first);
    if mine.is_empty() { due(second) } else { mine }
}

/// X2-PLAN-06: whether a ship gets a dial; ionised ships (X2-ION-03) and ships in reserve (X2-BEYOND-64) do not.
/// X2-ION-09, -10: whoever is ionised later, or has too few tokens, has a dial and flies by it.
pub(crate) fn gets_dial(query: Query<'_>, ship: ShipId) -> bool {
    query.ship(ship).status == Status::Playing && !query.is_ionised(ship)
}

/// Whether a ship still has such a turn.
pub(crate) fn is_due(query: Query<'_>, turn: Turn, id: ShipId) -> bool {
    let ship = query.ship(id);
    match turn {
        // X2-SYS-03: only ships with something to resolve.
        Turn::System => has_system_effects(query, id) || may_dock(query, id),
        Turn::Decloak => {
            ship.status == Status::Playing && ship.tokens.has(Token::Cloak) && !ship.done.decloak_offered
        }
        Turn::Activation => ship.status == Status::Playing && !ship.done.activated,
        // R-02, X2-ATTACK-33: a destroyed ship that is still on the table engages.
        Turn::Engagement => ship.on_table() && !ship.done.engaged,
    }
}

pub(crate) fn has_system_effects(query: Query<'_>, id: ShipId) -> bool {
    let ship = query.ship(id);
    ship.on_table()
        && !ship.done.system
        && (ship.tokens.has(Token::Cloak) || query.content.listens(ship) & Window::System.bit() != 0)
}

/// X2-BEYOND-67, -68: whether a ship may dock or deploy; R-11: one of them, and once.
pub(crate) fn may_dock(query: Query<'_>, id: ShipId) -> bool {
    let ship = query.ship(id);
    !ship.done.dock_offered
        && match ship.status {
            Status::Reserve => deployments(query, id).next().is_some(),
            Status::Playing => carriers(query, id).next().is_some(),
            Status::Waiting | Status::Doomed | Status::Destroyed | Status::Fled => false,
        }
}

/// The initiative whose turn it is next, once that of another is over.
pub(crate) fn next_initiative(query: Query<'_>, turn: Turn, over: Option<u8>) -> Option<u8> {
    let due = query.s.ids().filter(|id| is_due(query, turn, *id)).map(|id| query.initiative(id));
    if turn != Turn::Engagement {
        return due.min();
    }
    match query.content.edition.answers.late_turn {
        LateTurn::Taken => due.max(),
        // FAQ-PREC-72: who has come to stand above it has missed its turn.
        LateTurn::Lost => due.filter(|own| over.is_none_or(|over| *own < over)).max(),
    }
}

/// X2-INIT-03 to -05: the ships that may be next at an initiative, all of one player.
pub(crate) fn candidates(
    query: Query<'_>,
    turn: Turn,
    at: u8,
) -> Option<(Seat, ArrayVec<ShipId, { crate::MAX_SHIPS }>)> {
    query.s.player_order().into_iter().find_map(|seat| {
        let due: ArrayVec<ShipId, { crate::MAX_SHIPS }> = query
            .s
            .ids()
            .filter(|id| {
                query.ship(*id).seat == seat && is_due(query, turn, *id) && query.initiative(*id) == at
            })
            .collect();
        (!due.is_empty()).then_some((seat, due))
    })
}

/// The ships that may be chosen while the order is asked for.
pub(crate) fn due_next(query: Query<'_>) -> ArrayVec<ShipId, { crate::MAX_SHIPS }> {
    match query.s.stack.last() {
        Some(&Frame::Order { turn, at: Some(at) }) => {
            candidates(query, turn, at).map(|(_, due)| due).unwrap_or_default()
        }
        _ => ArrayVec::new(),
    }
}
