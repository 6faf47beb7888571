//! Combats: damage goes from the topmost card down, and what is left over to the cruiser.

use super::{Answer, Flow, Frame, Table, after, answered, board, effects, finish};
use crate::{
    Ask, Choice, Content, Effect, Half, Placed, Public, Spot,
    policy::{BareCard, ForceField, Markers},
    state::other,
};
use kernel::Seat;

/// Markers to be placed in a sector: by whom, how many, and whether a cruiser takes the rest (STF-061, STF-096).
pub(super) struct Blow {
    pub(super) by: Seat,
    pub(super) board: Seat,
    pub(super) sector: u8,
    pub(super) left: u8,
    pub(super) combat: bool,
}

impl Blow {
    fn frame(&self) -> Frame {
        let Self { by, board, sector, left, combat } = *self;
        Frame::Damage { by, board, sector, left, combat }
    }
}

/// STF-055: the initiative holder places all markers first.
pub(super) fn combat(t: &mut Table<'_>, sector: u8, turn: u8, markers: [u8; 2]) -> Flow {
    let seat = match turn {
        0 => t.s.initiative,
        1 => other(t.s.initiative),
        _ => return Flow::Done,
    };
    let next = Frame::Combat { sector, turn: turn + 1, markers };
    let left = markers[seat.index()];
    if left == 0 {
        return Flow::Next(next);
    }
    let sector = if seat.0 == 0 { sector } else { t.s.opposite(sector) };
    Flow::Push(next, Frame::Damage { by: seat, board: seat, sector, left, combat: true })
}

/// STF-056 to STF-061: the markers go on the topmost card, and on once it is destroyed.
pub(super) fn damage(t: &mut Table<'_>, mut blow: Blow, answer: Option<Answer>) -> Flow {
    let Blow { board, sector, left, .. } = blow;
    if left == 0 {
        return Flow::Done;
    }
    let Some(&placed) = t.s.column(board, sector).last() else {
        // STF-061, STF-062.
        return if blow.combat { effects::hit(t, board, left) } else { Flow::Done };
    };
    let at = Spot { board, sector, slot: t.s.column(board, sector).height() - 1 };
    if let Some(answer) = answer {
        let upper = answered!(answer, Answer::Choice(_, Choice::Markers { upper }) => upper);
        mark(t, at, upper, left - upper);
        return Flow::Done;
    }
    // STF-092, A5: one combat is one time.
    let field = shows(t.content, &placed, Effect::ForceField);
    let taken = if field { 1 } else { left };
    let spare = left - taken;
    let on_screens = screen(t, at, &placed, taken);
    blow.left = taken - on_screens;
    if blow.left == 0 {
        tell_absorbed(t, at, spare);
        return Flow::Done;
    }
    let whole = Half::ALL.map(|half| t.content.whole(&placed, half));
    let fighters = whole[0] + whole[1];
    let stands = blow.left < fighters;
    let passes_on = !stands && t.s.policies.force_field == ForceField::UntilDestroyed;
    if !passes_on {
        tell_absorbed(t, at, spare);
    }
    if stands {
        return spread(t, blow, at, &placed);
    }
    // STF-058; A12 for a card without fighters.
    let used = match t.s.policies.bare_card {
        BareCard::TakesOne if fighters == 0 => 1,
        BareCard::TakesOne | BareCard::Skipped => fighters,
    };
    blow.left -= used;
    if passes_on {
        blow.left += spare;
    }
    let revealed = board::destroy(t, at);
    // A4: in combat the initiative holder orders what is revealed; otherwise whoever placed the marker.
    let cause = if blow.combat { t.s.initiative } else { blow.by };
    if blow.left == 0 || !blow.combat {
        return finish(cause, revealed);
    }
    after(blow.frame(), cause, revealed)
}

fn tell_absorbed(t: &mut Table<'_>, at: Spot, count: u8) {
    if count > 0 {
        t.tell(|| Public::Absorbed { at, count });
    }
}

/// STF-093: markers go on screens first; says how many.
fn screen(t: &mut Table<'_>, at: Spot, placed: &Placed, markers: u8) -> u8 {
    let mut on = 0;
    for half in Half::ALL {
        let Some(Effect::Screen(screens)) = t.content.face(placed).part(half).effect else { continue };
        let more = (screens - placed.screened[half.index()]).min(markers - on);
        t.s.column_mut(at.board, at.sector)[at.slot as usize].screened[half.index()] += more;
        on += more;
    }
    if on > 0 {
        t.tell(|| Public::Screened { at, count: on });
    }
    on
}

fn shows(content: &Content, placed: &Placed, effect: Effect) -> bool {
    Half::ALL.into_iter().any(|half| content.face(placed).part(half).effect == Some(effect))
}

/// A10: how few and how many of the markers can go on fighters toward the enemy.
pub(crate) fn split(content: &Content, placed: &Placed, markers: u8) -> (u8, u8) {
    let [upper, lower] = Half::ALL.map(|end| content.whole(placed, placed.turned(end)));
    (markers.saturating_sub(lower), markers.min(upper))
}

/// A10: fewer markers than fighters are placed as somebody chooses.
fn spread(t: &mut Table<'_>, blow: Blow, at: Spot, placed: &Placed) -> Flow {
    let (least, most) = split(t.content, placed, blow.left);
    let by = match t.s.policies.markers {
        Markers::Placer => blow.by,
        Markers::Owner => blow.board,
        Markers::UpperFirst => {
            mark(t, at, most, blow.left - most);
            return Flow::Done;
        }
    };
    if least == most {
        mark(t, at, most, blow.left - most);
        return Flow::Done;
    }
    let ask = Ask::Markers { at, count: blow.left };
    t.ask(blow.frame(), by, ask)
}

fn mark(t: &mut Table<'_>, at: Spot, upper: u8, lower: u8) {
    let placed = &mut t.s.column_mut(at.board, at.sector)[at.slot as usize];
    let (top, bottom) = (placed.turned(Half::Upper), placed.turned(Half::Lower));
    placed.damage[top.index()] += upper;
    placed.damage[bottom.index()] += lower;
    t.tell(|| Public::Damaged { at, upper, lower });
}
