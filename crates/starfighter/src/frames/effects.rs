//! Effects that were revealed: their order, and what each of them does.

use super::{Answer, Flow, Frame, Table, answered, board, finish};
use crate::{Ask, Choice, Effect, Half, Public, check, policy, state::other};
use kernel::Seat;
use serde::{Deserialize, Serialize};

/// An effect that waits: on whose board, on which card, on which printed half of the face that lies up.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) struct Waiting {
    pub(crate) board: Seat,
    pub(crate) card: u8,
    pub(crate) half: Half,
}

/// Effects that were revealed together. One card shows at most two; more come from positions written down.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
pub(crate) struct Reveals {
    effects: [Option<Waiting>; 4],
}

impl Reveals {
    pub(crate) const MOST: usize = 4;

    #[inline]
    pub(crate) fn is_empty(&self) -> bool {
        self.effects[0].is_none()
    }

    #[inline]
    pub(crate) fn iter(&self) -> impl Iterator<Item = Waiting> + use<> {
        self.effects.into_iter().map_while(|effect| effect)
    }

    /// Adds an effect; there is room for four.
    #[inline]
    pub(crate) fn push(&mut self, effect: Waiting) {
        let free = self.effects.iter_mut().find(|place| place.is_none());
        *free.expect("at most four effects are revealed together") = Some(effect);
    }

    /// Takes an effect out, if it is there; the others keep their order.
    pub(crate) fn remove(&mut self, effect: Waiting) -> bool {
        let Some(i) = self.effects.iter().position(|e| *e == Some(effect)) else { return false };
        self.effects.copy_within(i + 1.., i);
        self.effects[Self::MOST - 1] = None;
        true
    }
}

/// STF-080: one after the other. What the first reveals comes before the second.
pub(super) fn advance(t: &mut Table<'_>, cause: Seat, mut waiting: Reveals, answer: Option<Answer>) -> Flow {
    let mut effects = waiting.iter();
    let Some(mut first) = effects.next() else { return Flow::Done };
    if let Some(second) = effects.next() {
        let Some(answer) = answer else {
            // STF-075, A4.
            let mixed = waiting.iter().any(|e| e.board != first.board);
            let by = match t.s.policies.reveals {
                _ if !mixed => first.board,
                policy::Reveals::Causer => cause,
                policy::Reveals::Initiative => t.s.initiative,
            };
            debug_assert_ne!(first, second, "an effect waits once");
            return t.ask(Frame::Effects { cause, waiting }, by, Ask::First);
        };
        let chosen = answered!(answer, Answer::Choice(_, Choice::First { at, end, .. }) => (at, end));
        first = waiting
            .iter()
            .find(|&e| {
                let (at, end, _) = t.s.place(t.content, e);
                (at, end) == chosen
            })
            .expect("checked before it is applied");
    }
    waiting.remove(first);
    let (at, end, effect) = t.s.place(t.content, first);
    let placed = t.s.column(at.board, at.sector)[at.slot as usize];
    let card = board::named(t, &placed);
    t.tell(|| Public::Triggered { at, card, end, effect });
    if waiting.is_empty() {
        return Flow::Next(Frame::Apply { effect: first });
    }
    Flow::Push(Frame::Effects { cause, waiting }, Frame::Apply { effect: first })
}

/// STF-072: an effect is carried out if it can be; its owner chooses how (STF-075).
pub(super) fn apply(t: &mut Table<'_>, waiting: Waiting, answer: Option<Answer>) -> Flow {
    let owner = waiting.board;
    if let Some(answer) = answer {
        let choice = answered!(answer, Answer::Choice(_, choice) => choice);
        let revealed = match choice {
            Choice::Move { from, to } => board::shift(t, from, to),
            Choice::Pivot(at) => board::pivot(t, at),
            Choice::Flip(at) => board::flip(t, at),
            Choice::Destroy(at) => board::destroy(t, at),
            Choice::Strike { board, sector } => {
                return Flow::Next(Frame::Damage { by: owner, board, sector, left: 1, combat: false });
            }
            Choice::Cruiser(_)
            | Choice::Play { .. }
            | Choice::Pass
            | Choice::Shift(_)
            | Choice::Fight(_)
            | Choice::First { .. }
            | Choice::Markers { .. } => unreachable!("checked before it is applied: {choice:?}"),
        };
        return finish(owner, revealed);
    }
    let (at, end, effect) = t.s.place(t.content, waiting);
    match effect {
        Effect::Draw => Flow::Next(Frame::Draw { seat: owner, left: 1, aside: true }),
        Effect::HitEnemy => hit(t, other(owner), 1),
        Effect::HitSelf => hit(t, owner, 1),
        Effect::Lateral
        | Effect::Vertical
        | Effect::Free
        | Effect::Pivot
        | Effect::Destroy
        | Effect::Flip
        | Effect::Damage => {
            if !check::can_apply(t.s, effect) {
                t.tell(|| Public::Lapsed { at, effect });
                return Flow::Done;
            }
            t.ask(Frame::Apply { effect: waiting }, owner, Ask::Apply { at, end, effect })
        }
        Effect::ForceField | Effect::Screen(_) => unreachable!("they never trigger"),
    }
}

/// STF-061, STF-090, STF-091, STF-099: a cruiser loses armour, below 0 if need be.
pub(super) fn hit(t: &mut Table<'_>, seat: Seat, count: u8) -> Flow {
    let armour = &mut t.s.armour[seat.index()];
    *armour -= i16::from(count);
    let armour = *armour;
    t.tell(|| Public::Hit { seat, count, armour });
    Flow::Done
}
