//! X2-TIMING-01: abilities of one timing, the first player's before the other's, each player in the order they like.

use super::{Answer, Flow, Frame, Table, answered};
use crate::{
    Ability, AbilityRef, ActionKind, Ask, CardRef, Choice, Duty, Eye, Scope, ShipId, State, Step, Triggered,
    Window, legal,
};
use arrayvec::ArrayVec;
use kernel::Seat;
use serde::{Deserialize, Serialize};

/// The most abilities that answer one moment.
pub(crate) const MAX_ANSWERS: usize = 12;

/// A moment in flight.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) struct WindowFrame {
    pub(crate) window: Window,
    pub(crate) subject: ShipId,
    pub(crate) act: Option<ActionKind>,
    /// Only this card may answer, or this one may not.
    pub(crate) only: Option<CardRef>,
    pub(crate) except: Option<CardRef>,
    /// 0 for the first player's abilities, 1 for the other's.
    turn: u8,
    /// Each answers once.
    used: ArrayVec<AbilityRef, MAX_ANSWERS>,
    /// X2-CARD-10: cards that were turned over. What their other face says of the same moment comes too late.
    turned: ArrayVec<(ShipId, CardRef), 4>,
}

impl WindowFrame {
    fn new(window: Window, subject: ShipId) -> Self {
        Self {
            window,
            subject,
            act: None,
            only: None,
            except: None,
            turn: 0,
            used: ArrayVec::new(),
            turned: ArrayVec::new(),
        }
    }
}

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

/// The start of a phase: every ship that listens is its own subject, one window after the other in player order.
pub(super) fn phase_start(t: &Table<'_>, window: Window) -> Option<Frame> {
    let eye = t.eye();
    let listens = |id: &ShipId| eye.content.listens(eye.ship(*id)) & window.bit() != 0;
    // The subject is the ship itself; one frame serves all, so the first that listens stands for the moment.
    let subject = eye.s.on_table().find(listens)?;
    open(t, window, subject)
}

fn frame(t: &Table<'_>, window: WindowFrame) -> Option<Frame> {
    let eye = t.eye();
    let bit = window.window.bit();
    let anyone = eye.s.ids().any(|id| {
        let ship = eye.ship(id);
        // A ship that is being removed may still answer its own end.
        (ship.on_table() || id == window.subject) && eye.content.listens(ship) & bit != 0
    });
    anyone.then_some(Frame::Window(window))
}

/// Whether a window is about every ship at once rather than about one.
fn is_collective(window: Window) -> bool {
    matches!(window, Window::AfterSetup | Window::StartOfEngagement | Window::EndPhase)
}

/// The abilities a seat may use now, and whether any of them must be.
pub(crate) fn answers(
    eye: Eye<'_>,
    frame: &WindowFrame,
    seat: Seat,
    mut each: impl FnMut(AbilityRef, &Triggered),
) {
    let bit = frame.window.bit();
    for id in eye.s.ids() {
        let ship = eye.ship(id);
        // X2-BEYOND-63: nobody else has to do with a ship in reserve.
        let alone = eye.ship(frame.subject).status == crate::Status::Reserve;
        let there = (ship.on_table() && !alone) || id == frame.subject;
        if ship.seat != seat || !there || eye.content.listens(ship) & bit == 0 {
            continue;
        }
        let subject = if is_collective(frame.window) { id } else { frame.subject };
        for card in eye.content.cards(ship) {
            // X2-BEYOND-65: in reserve, what was dealt to a ship counts, and its abilities do not.
            if ship.status == crate::Status::Reserve && !matches!(card, CardRef::Damage(..)) {
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
            for (index, ability) in eye.content.abilities(ship, card).iter().enumerate() {
                let Ability::Triggered(triggered) = ability else { continue };
                let ability = AbilityRef { ship: id, card, index: index as u8 };
                if triggered.on != frame.window
                    || frame.used.contains(&ability)
                    || (triggered.duty == Duty::Must && is_resolving(eye.s, ability))
                {
                    continue;
                }
                let scope = Scope { act: frame.act, ..Scope::new(ability, subject) };
                if is_usable(eye, triggered, &scope) {
                    each(ability, triggered);
                }
            }
        }
    }
}

/// Whether an ability is being resolved. What must happen does not answer what it causes itself: a fuel leak under a hull
/// breach would never come to its end. What a player may do can be done again (X2-ACTION-03), as long as it is paid for.
fn is_resolving(s: &State, ability: AbilityRef) -> bool {
    s.stack.iter().any(|frame| matches!(frame, Frame::Steps(steps) if steps.scope.ability == ability))
}

/// Whether an ability can be used: the right ship, its conditions, its price, and an effect.
pub(crate) fn is_usable(eye: Eye<'_>, triggered: &Triggered, scope: &Scope) -> bool {
    eye.passes(scope.subject, &triggered.of, scope)
        && !legal::is_used(eye, scope.ability)
        && triggered.when.iter().all(|condition| eye.holds(condition, scope))
        && legal::can_pay(eye, scope, &triggered.cost)
        && legal::is_effective(eye, scope, &triggered.then)
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
    let mut found: ArrayVec<(AbilityRef, Duty), MAX_ANSWERS> = ArrayVec::new();
    answers(t.eye(), &window, seat, |ability, triggered| {
        let _ = found.try_push((ability, triggered.duty));
    });
    match found[..] {
        [] => {
            window.turn += 1;
            Flow::Next(Frame::Window(window))
        }
        // The only one, and no choice.
        [(ability, Duty::Must)] => use_ability(t, window, ability),
        _ => {
            let ask = Ask::Ability { window: window.window, subject: window.subject };
            t.ask(Frame::Window(window), seat, ask)
        }
    }
}

fn use_ability(t: &mut Table<'_>, mut window: WindowFrame, ability: AbilityRef) -> Flow {
    let _ = window.used.try_push(ability);
    let abilities = t.content.abilities(t.s.ship(ability.ship), ability.card);
    if let Ability::Triggered(triggered) = &abilities[ability.index as usize]
        && triggered.then.contains(&Step::Flip)
    {
        let _ = window.turned.try_push((ability.ship, ability.card));
    }
    let subject = if is_collective(window.window) { ability.ship } else { window.subject };
    let scope = Scope { act: window.act, ..Scope::new(ability, subject) };
    let steps = super::steps::begin(t, scope);
    Flow::Push(Frame::Window(window), steps)
}

/// The window that asks, for listing and checking answers.
pub(crate) fn asking(s: &State) -> Option<&WindowFrame> {
    let Frame::Window(window) = s.stack.last()? else { return None };
    Some(window)
}
