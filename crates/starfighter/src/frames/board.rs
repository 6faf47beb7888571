//! Cards that are placed, moved, turned and destroyed: what that covers, uncovers, and so reveals.

use super::{Frame, Reveals, Table, Waiting};
use crate::{CardId, Column, Event, Half, Placed, Public, Spot};
use kernel::Seat;

/// The card, where its front lies up.
pub(super) fn named(t: &Table<'_>, placed: &Placed) -> Option<CardId> {
    placed.front.then(|| t.content.card(placed.card).id)
}

/// STF-028, STF-030, STF-082: a card goes from the hand to the top of a sector.
pub(super) fn play(t: &mut Table<'_>, seat: Seat, card: u8, back: bool, sector: u8) -> Reveals {
    t.s.hands[seat.index()].remove(card);
    let at = Spot { board: seat, sector, slot: t.s.column(seat, sector).height() };
    let id = t.content.card(card).id;
    t.log.push(|| Event::Played { seat, card: id, back, at });
    cover(t, seat, sector);
    let placed = Placed::new(card, !back);
    t.s.column_mut(seat, sector).push(placed);
    let mut revealed = Reveals::default();
    for end in Half::ALL {
        reveal(t, seat, &placed, end, &mut revealed);
    }
    revealed
}

/// STF-084 to STF-087: a card goes to the top of a sector of its board. Gaps are closed first, so what shows
/// only in them triggers nothing (STF-077, STF-078).
pub(super) fn shift(t: &mut Table<'_>, from: Spot, to: u8) -> Reveals {
    let mut revealed = Reveals::default();
    let (board, was_top) = (from.board, t.s.is_top(from));
    let slot = t.s.column(board, to).height() - u8::from(to == from.sector);
    let placed = t.s.column(board, from.sector)[from.slot as usize];
    let card = named(t, &placed);
    t.tell(|| Public::Moved { from, to: Spot { board, sector: to, slot }, card });
    if to == from.sector && was_top {
        // STF-073: nothing changes.
        return revealed;
    }
    cover(t, board, to);
    let placed = t.s.column_mut(board, from.sector).remove(from.slot as usize);
    t.s.column_mut(board, to).push(placed);
    if was_top {
        // STF-069. What the moved card shows was visible before (STF-071).
        uncovered(t, board, from.sector, &mut revealed);
    } else {
        // STF-070.
        reveal(t, board, &placed, Half::Upper, &mut revealed);
    }
    revealed
}

/// STF-058, STF-089, A14: a card goes to the discard pile it belongs to.
pub(super) fn destroy(t: &mut Table<'_>, at: Spot) -> Reveals {
    let mut revealed = Reveals::default();
    let was_top = t.s.is_top(at);
    let placed = t.s.column_mut(at.board, at.sector).remove(at.slot as usize);
    let pile = t.s.pile_of(at.board);
    t.s.discards[pile].insert(placed.card);
    let card = t.content.card(placed.card).id;
    t.tell(|| Public::Destroyed { at, card, front: placed.front });
    for half in Half::ALL {
        forget(t, at.board, &placed, half);
    }
    if was_top {
        uncovered(t, at.board, at.sector, &mut revealed);
    }
    revealed
}

/// STF-088: a card is turned by half a turn.
pub(super) fn pivot(t: &mut Table<'_>, at: Spot) -> Reveals {
    let mut revealed = Reveals::default();
    let was_top = t.s.is_top(at);
    let placed = &mut t.s.column_mut(at.board, at.sector)[at.slot as usize];
    let shown = placed.turned(Half::Lower);
    placed.pivoted = !placed.pivoted;
    // A11: both halves of a topmost card stay visible, and keep their markers.
    let healed = if was_top { 0 } else { placed.heal(shown) };
    let placed = *placed;
    let card = named(t, &placed);
    t.tell(|| Public::Pivoted { at, card });
    if !was_top {
        covered(t, at.board, &placed, shown, healed);
        reveal(t, at.board, &placed, Half::Lower, &mut revealed);
    }
    revealed
}

/// STF-094: a card is turned over, and keeps its orientation.
pub(super) fn flip(t: &mut Table<'_>, at: Spot) -> Reveals {
    let mut revealed = Reveals::default();
    let was_top = t.s.is_top(at);
    let placed = &mut t.s.column_mut(at.board, at.sector)[at.slot as usize];
    let healed = placed.heal(Half::Upper) + placed.heal(Half::Lower);
    // What waits on the face that goes under is lost before the other face shows.
    let under = *placed;
    for half in Half::ALL {
        forget(t, at.board, &under, half);
    }
    let placed = &mut t.s.column_mut(at.board, at.sector)[at.slot as usize];
    placed.front = !placed.front;
    placed.seen |= placed.front;
    let placed = *placed;
    let id = t.content.card(placed.card).id;
    t.tell(|| Public::Flipped { at, card: id, front: placed.front });
    tell_healed(t, at.board, healed);
    if was_top {
        reveal(t, at.board, &placed, Half::Upper, &mut revealed);
    }
    reveal(t, at.board, &placed, Half::Lower, &mut revealed);
    revealed
}

/// The topmost card of a sector is about to be covered: its upper end is hidden.
fn cover(t: &mut Table<'_>, board: Seat, sector: u8) {
    let column: &mut Column = t.s.column_mut(board, sector);
    let Some(top) = column.last_mut() else { return };
    let half = top.turned(Half::Upper);
    let healed = top.heal(half);
    let top = *top;
    covered(t, board, &top, half, healed);
}

/// STF-065, STF-081: a half of a card was hidden.
fn covered(t: &mut Table<'_>, board: Seat, placed: &Placed, half: Half, healed: u8) {
    tell_healed(t, board, healed);
    forget(t, board, placed, half);
}

fn tell_healed(t: &mut Table<'_>, board: Seat, count: u8) {
    if count > 0 {
        t.tell(|| Public::Healed { board, count });
    }
}

/// STF-059, STF-069: the upper end of what is now topmost in a sector became visible.
fn uncovered(t: &mut Table<'_>, board: Seat, sector: u8, into: &mut Reveals) {
    if let Some(&top) = t.s.column(board, sector).last() {
        reveal(t, board, &top, Half::Upper, into);
    }
}

/// STF-068: what lies at an end of a card became visible.
#[inline]
fn reveal(t: &Table<'_>, board: Seat, placed: &Placed, end: Half, into: &mut Reveals) {
    if t.content.at(placed, end).effect.is_some_and(crate::Effect::triggers) {
        into.push(Waiting { board, card: placed.card, half: placed.turned(end) });
    }
}

/// STF-081: an effect that waits is lost once it is hidden, even if it shows again.
fn forget(t: &mut Table<'_>, board: Seat, placed: &Placed, half: Half) {
    let lost = Waiting { board, card: placed.card, half };
    let mut found = false;
    for frame in &mut t.s.stack {
        if let Frame::Effects { waiting, .. } = frame {
            found |= waiting.remove(lost);
        }
    }
    if found && let Some(effect) = t.content.face(placed).part(half).effect {
        t.tell(|| Public::EffectLost { board, effect });
    }
}
