//! Which abilities may answer a moment.

use super::{can_pay, is_effective, is_used};
use crate::{
    Ability, AbilityRef, CardRef, Cost, Duty, Query, Scope, State, Status, Step, Triggered, Window,
    state::{Frame, WindowFrame},
};
use kernel::Seat;

/// Whether a window is about every ship at once rather than about one.
pub(crate) fn is_collective(window: Window) -> bool {
    matches!(window, Window::AfterSetup | Window::StartOfEngagement | Window::EndPhase)
}

/// The abilities a seat may use now, and whether any of them must be.
pub(crate) fn answers(
    query: Query<'_>,
    frame: &WindowFrame,
    seat: Seat,
    mut each: impl FnMut(AbilityRef, &Triggered),
) {
    let bit = frame.window.bit();
    for id in query.s.ids() {
        let ship = query.ship(id);
        // X2-BEYOND-63: nobody else has to do with a ship in reserve.
        let alone = query.ship(frame.subject).status == Status::Reserve;
        let there = (ship.on_table() && !alone) || id == frame.subject;
        if ship.seat != seat || !there || query.content.listens(ship) & bit == 0 {
            continue;
        }
        let subject = if is_collective(frame.window) { id } else { frame.subject };
        for card in query.content.cards(ship) {
            // X2-BEYOND-65: in reserve, what was dealt to a ship counts, and its abilities do not.
            if ship.status == Status::Reserve && !matches!(card, CardRef::Damage(..)) {
                continue;
            }
            let owner = id == frame.subject;
            if frame.turned.contains(&(id, card)) {
                continue;
            }
            if frame.only.is_some_and(|only| !owner || only != card) || (owner && frame.except == Some(card))
            {
                continue;
            }
            for (index, ability) in query.content.abilities(ship, card).iter().enumerate() {
                let Ability::Triggered(triggered) = ability else { continue };
                let ability = AbilityRef { ship: id, card, index: index as u8 };
                if triggered.on != frame.window
                    || frame.used.contains(&ability)
                    || answers_itself(query.s, ability, triggered)
                    || !queues(query.s, frame, ability, triggered)
                {
                    continue;
                }
                let scope = Scope { act: frame.act, ..Scope::new(ability, subject) };
                if is_usable(query, triggered, &scope) {
                    each(ability, triggered);
                }
            }
        }
    }
}

/// FAQ-ATTACKSEQ-26, -28, -30: whether an ability belongs to the queue that is asked, and has not performed its attack.
fn queues(s: &State, frame: &WindowFrame, ability: AbilityRef, triggered: &Triggered) -> bool {
    let Some((_, attacks)) = frame.queue else { return true };
    let performs = triggered.then.iter().any(|step| matches!(step, Step::BonusAttack(_)));
    performs == attacks && !s.attack().is_some_and(|attack| attack.followed.contains(&ability))
}

/// whether an ability would answer what it causes itself, and may not. What must happen does not: a fuel leak
/// under a hull breach would never come to its end. What a player may do can be done again (X2-ACTION-03), as long as
/// something is spent on it: what costs nothing, or nothing but tokens the ship takes on, would go on for ever.
fn answers_itself(s: &State, ability: AbilityRef, triggered: &Triggered) -> bool {
    let is_spent = |cost: &Cost| match cost {
        Cost::Charge(_)
        | Cost::Force(_)
        | Cost::Spend(..)
        | Cost::SpendLock
        | Cost::Suffer(_)
        | Cost::Discard => true,
        Cost::Gain(..) => false,
    };
    let again = triggered.duty == Duty::May && triggered.cost.iter().any(is_spent);
    !again && s.stack.iter().any(|frame| matches!(frame, Frame::Steps(it) if it.scope.ability == ability))
}

/// Whether an ability can be used: the right ship, its conditions, its price, and an effect.
pub(crate) fn is_usable(query: Query<'_>, triggered: &Triggered, scope: &Scope) -> bool {
    query.passes(scope.subject, &triggered.of, scope)
        && !is_used(query, scope.ability)
        && triggered.when.iter().all(|condition| query.holds(condition, scope))
        && can_pay(query, scope, &triggered.cost)
        && is_effective(query, scope, &triggered.then)
}

/// The window that asks, for listing and checking answers.
pub(crate) fn asking(s: &State) -> Option<&WindowFrame> {
    let Frame::Window(window) = s.stack.last()? else { return None };
    Some(window)
}
