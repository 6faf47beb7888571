//! X2-TIMING-01: abilities of one timing, the first player's before the other's, each player in the order they like.

use super::{Answer, Flow, Frame, Table, answered};
use crate::{
    Ability, AbilityRef, ActionKind, Ask, CardRef, Choice, Duty, Scope, ShipId, Step, Window,
    legal::{answers, is_collective},
    state::WindowFrame,
};
use kernel::Seat;

/// A moment about a ship; none if nobody listens.
pub(super) fn open(t: &Table<'_>, window: Window, subject: ShipId) -> Option<Frame> {
    open_for(t, window, subject, None)
}

/// A moment about a ship's action.
pub(super) fn open_for(
    t: &Table<'_>,
    window: Window,
    subject: ShipId,
    act: Option<ActionKind>,
) -> Option<Frame> {
    frame(t, WindowFrame { act, ..WindowFrame::new(window, subject) })
}

/// A moment for one card of the subject only.
pub(super) fn open_card(t: &Table<'_>, window: Window, subject: ShipId, card: CardRef) -> Option<Frame> {
    frame(t, WindowFrame { only: Some(card), ..WindowFrame::new(window, subject) })
}

/// A moment for all cards but one of the subject.
pub(super) fn open_without(
    t: &Table<'_>,
    window: Window,
    subject: ShipId,
    card: Option<CardRef>,
) -> Option<Frame> {
    frame(t, WindowFrame { except: card, ..WindowFrame::new(window, subject) })
}

/// FAQ-ATTACKSEQ-26 to -28: a moment for one player's abilities that perform an attack, or for those that do not. Of the
/// former one is chosen.
pub(super) fn open_queue(
    t: &Table<'_>,
    window: Window,
    subject: ShipId,
    seat: Seat,
    attacks: bool,
) -> Option<Frame> {
    frame(t, WindowFrame { queue: Some((seat, attacks)), ..WindowFrame::new(window, subject) })
}

/// The start of a phase: every ship that listens is its own subject, one window after the other in player order.
pub(super) fn phase_start(t: &Table<'_>, window: Window) -> Option<Frame> {
    let query = t.query();
    if query.s.heard.of(window.bit()) == 0 {
        return None;
    }
    let listens = |id: &ShipId| query.content.listens(query.ship(*id)) & window.bit() != 0;
    // The subject is the ship itself; one frame serves all, so the first that listens stands for the moment.
    let subject = query.s.on_table().find(listens)?;
    open(t, window, subject)
}

fn frame(t: &Table<'_>, window: WindowFrame) -> Option<Frame> {
    let query = t.query();
    let bit = window.window.bit();
    if query.s.heard.of(bit) == 0 {
        return None;
    }
    let anyone = query.s.ids().any(|id| {
        let ship = query.ship(id);
        // A ship that is being removed may still answer its own end.
        (ship.on_table() || id == window.subject) && query.content.listens(ship) & bit != 0
    });
    anyone.then_some(Frame::Window(window))
}

pub(super) fn advance(t: &mut Table<'_>, mut window: WindowFrame, answer: Option<Answer>) -> Flow {
    if let Some(answer) = answer {
        if let Choice::Use(ability) = answered!(answer, Answer::Choice(_, choice) => choice) {
            return use_ability(t, window, ability);
        }
        window.turn += 1;
        return Flow::Next(Frame::Window(window));
    }
    let Some(&seat) = t.s.player_order().get(window.turn as usize) else { return Flow::Done };
    if window.queue.is_some_and(|(only, _)| only != seat) {
        window.turn += 1;
        return Flow::Next(Frame::Window(window));
    }
    let (mut first, mut count) = (None, 0);
    answers(t.query(), &window, seat, |ability, triggered| {
        first.get_or_insert((ability, triggered.duty));
        count += 1;
    });
    match (first, count) {
        (None, _) => {
            window.turn += 1;
            Flow::Next(Frame::Window(window))
        }
        // The only one, and no choice.
        (Some((ability, Duty::Must)), 1) => use_ability(t, window, ability),
        (Some(_), _) => {
            let ask = Ask::Ability { window: window.window, subject: window.subject };
            t.ask(Frame::Window(window), seat, ask)
        }
    }
}

fn use_ability(t: &mut Table<'_>, mut window: WindowFrame, ability: AbilityRef) -> Flow {
    window.used.push(ability);
    if let Some((_, true)) = window.queue {
        window.turn = u8::MAX;
        if let Some(attack) = t.s.attack_mut() {
            attack.followed.push(ability);
        }
    }
    let abilities = t.content.abilities(t.s.ship(ability.ship), ability.card);
    if let Ability::Triggered(triggered) = &abilities[ability.index as usize]
        && triggered.then.contains(&Step::Flip)
    {
        window.turned.push((ability.ship, ability.card));
    }
    let subject = if is_collective(window.window) { ability.ship } else { window.subject };
    let scope = Scope { act: window.act, ..Scope::new(ability, subject) };
    let steps = super::steps::begin(t, scope);
    Flow::Push(Frame::Window(window), steps)
}
