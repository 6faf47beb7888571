//! Which rule refuses an answer.

use crate::{
    Ask, CardId, Choice, Content, CruiserName, Effect, Mode, Shift, Spot, State, cruiser::SECTORS,
    frames::split, policy::FreeMove, state::other,
};
use kernel::{Demand, Message, Refused, RuleId, Seat};

fn refuse(rule: &'static str, why: Message) -> Result<(), Refused> {
    Err(Refused::new(RuleId(rule), why))
}

fn when(met: bool, rule: &'static str, why: &'static str) -> Result<(), Refused> {
    if met { Ok(()) } else { refuse(rule, Message::new(why)) }
}

/// Whether an answer to a demand is legal.
pub(crate) fn check(
    content: &Content,
    s: &State,
    demand: &Demand<Ask>,
    choice: &Choice,
) -> Result<(), Refused> {
    match (demand.ask, *choice) {
        (Ask::Cruiser, Choice::Cruiser(name)) => can_take(content, s, demand.by, name),
        (Ask::Deploy, Choice::Pass) | (Ask::Fight, Choice::Fight(_)) => Ok(()),
        (Ask::Deploy, Choice::Play { card, back, sector }) => play(content, s, demand.by, card, back, sector),
        (Ask::Shift, Choice::Shift(shift)) => {
            when(can_shift(s, shift), "STF-046", "starfighter-refused-too-far-apart")
        }
        (Ask::First, Choice::First { at, end, effect }) => {
            let waits = s.waiting().iter().any(|waiting| s.place(content, waiting) == (at, end, effect));
            when(waits, "STF-080", "starfighter-refused-not-waiting")
        }
        (Ask::Apply { effect, .. }, choice) => target(s, effect, choice),
        (Ask::Markers { at, count }, Choice::Markers { upper }) => {
            let placed = &s.column(at.board, at.sector)[at.slot as usize];
            let (least, most) = split(content, placed, count);
            when((least..=most).contains(&upper), "STF-056", "starfighter-refused-one-per-fighter")
        }
        _ => Err(Refused::not_an_answer()),
    }
}

/// STF-012, STF-013: whether a cruiser is in play; STF-002: whether its board is free.
#[inline]
fn is_free(content: &Content, s: &State, seat: Seat, name: CruiserName) -> bool {
    // STF-105: with two boxes each player has all boards.
    match s.cruisers[other(seat).index()] {
        Some(taken) => s.boxes > 1 || content.together(taken, name),
        None => true,
    }
}

/// The cruisers a seat may take. Nothing is said about the others, so nothing is allocated.
pub(crate) fn may_take(content: &Content, s: &State, seat: Seat, name: CruiserName) -> bool {
    content.has_cruiser(s.mode, name) && is_free(content, s, seat, name)
}

/// Whether a seat may take a cruiser, and why not.
pub(crate) fn can_take(content: &Content, s: &State, seat: Seat, name: CruiserName) -> Result<(), Refused> {
    if !content.has_cruiser(s.mode, name) {
        let rule = if s.mode == Mode::Training { "STF-012" } else { "STF-013" };
        return refuse(rule, Message::new("starfighter-refused-cruiser").with("cruiser", name.as_str()));
    }
    if is_free(content, s, seat, name) {
        return Ok(());
    }
    refuse("STF-002", Message::new("starfighter-refused-board-taken").with("cruiser", name.as_str()))
}

fn play(
    content: &Content,
    s: &State,
    seat: Seat,
    card: CardId,
    back: bool,
    sector: u8,
) -> Result<(), Refused> {
    let held = content.index(card).filter(|&index| s.hands[seat.index()].has(index));
    let Some(index) = held else {
        let why = Message::new("starfighter-refused-not-in-hand").with("card", card.to_string());
        return refuse("STF-027", why);
    };
    when((sector as usize) < SECTORS, "STF-028", "starfighter-refused-no-sector")?;
    when(!s.is_full(seat, sector), "STF-031", "starfighter-refused-sector-full")?;
    let (level, slot) = (content.card(index).level, s.column(seat, sector).height());
    if back || level == 0 || level == slot {
        return Ok(());
    }
    let why = Message::new("starfighter-refused-level")
        .with("card", card.to_string())
        .with("level", level)
        .with("slot", slot);
    refuse("STF-035", why)
}

/// STF-035, STF-036: why the front of a card of the hand fits in none of the sectors.
pub(crate) fn front(content: &Content, s: &State, seat: Seat, card: u8) -> Option<Refused> {
    let (id, level) = (content.card(card).id, content.card(card).level);
    let fits = (0..SECTORS as u8).any(|sector| play(content, s, seat, id, false, sector).is_ok());
    let why = || Message::new("starfighter-refused-front").with("card", id.to_string()).with("level", level);
    (!fits && level > 0).then(|| Refused::new(RuleId("STF-035"), why()))
}

/// STF-046: whether a shift leaves two sectors face to face.
pub(crate) fn can_shift(s: &State, shift: Shift) -> bool {
    shift.offset(s.offset).unsigned_abs() as usize <= SECTORS - 2
}

/// The sectors of a board that an effect can move a card of one sector to, as bits.
#[inline]
pub(crate) fn destinations(s: &State, effect: Effect, board: Seat, sector: u8) -> u8 {
    let own = 1 << sector;
    let reach = match effect {
        Effect::Lateral => (own << 1 | own >> 1) & ((1 << SECTORS) - 1),
        Effect::Vertical => own,
        Effect::Free => match s.policies.free_move {
            FreeMove::AnySector => (1 << SECTORS) - 1,
            FreeMove::OtherSector => ((1 << SECTORS) - 1) & !own,
        },
        Effect::Draw
        | Effect::Pivot
        | Effect::Destroy
        | Effect::HitEnemy
        | Effect::HitSelf
        | Effect::ForceField
        | Effect::Screen(_)
        | Effect::Flip
        | Effect::Damage => 0,
    };
    // A9: there is no slot in a full sector, unless the card itself leaves one.
    (0..SECTORS as u8)
        .filter(|&to| to != sector && s.is_full(board, to))
        .fold(reach, |reach, to| reach & !(1 << to))
}

/// STF-072: whether an effect can be applied to anything.
pub(crate) fn can_apply(s: &State, effect: Effect) -> bool {
    [Seat(0), Seat(1)].into_iter().any(|board| {
        (0..SECTORS as u8).any(|sector| {
            let occupied = s.column(board, sector).height() > 0;
            match effect {
                Effect::Lateral | Effect::Vertical | Effect::Free => {
                    occupied && destinations(s, effect, board, sector) != 0
                }
                Effect::Pivot
                | Effect::Destroy
                | Effect::Flip
                | Effect::Damage
                | Effect::Draw
                | Effect::HitEnemy
                | Effect::HitSelf
                | Effect::ForceField
                | Effect::Screen(_) => occupied,
            }
        })
    })
}

fn target(s: &State, effect: Effect, choice: Choice) -> Result<(), Refused> {
    let card = |at: Spot| when(s.has_card(at), effect.rule(), "starfighter-refused-no-card");
    match (effect, choice) {
        (Effect::Lateral | Effect::Vertical | Effect::Free, Choice::Move { from, to }) => {
            card(from)?;
            when((to as usize) < SECTORS, effect.rule(), "starfighter-refused-no-sector")?;
            let full = to != from.sector && s.is_full(from.board, to);
            let reach = destinations(s, effect, from.board, from.sector);
            if full && in_reach(effect, from.sector, to) {
                return refuse("STF-031", Message::new("starfighter-refused-sector-full"));
            }
            when(reach >> to & 1 == 1, effect.rule(), "starfighter-refused-not-there")
        }
        (Effect::Pivot, Choice::Pivot(at))
        | (Effect::Flip, Choice::Flip(at))
        | (Effect::Destroy, Choice::Destroy(at)) => card(at),
        (Effect::Damage, Choice::Strike { board, sector }) => card(Spot { board, sector, slot: 0 }),
        _ => Err(Refused::not_an_answer()),
    }
}

/// Whether an effect reaches a sector at all, so that only its slots can be the matter.
fn in_reach(effect: Effect, from: u8, to: u8) -> bool {
    effect == Effect::Free || (effect == Effect::Lateral && from.abs_diff(to) == 1)
}
