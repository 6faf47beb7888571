//! What may be answered: every legal choice, each exactly once.

use crate::{
    Ask, CardId, Choice, Content, Effect, Shift, Spot, State, Way,
    check::{can_shift, destinations, may_take},
    cruiser::SECTORS,
    frames::split,
};
use kernel::{Demand, Seat};

/// Appends the legal answers to a demand.
pub(crate) fn legal(content: &Content, s: &State, demand: &Demand<Ask>, into: &mut Vec<Choice>) {
    match demand.ask {
        Ask::Cruiser => {
            let names = content.cruisers.iter().map(|cruiser| cruiser.name);
            into.extend(names.filter(|&name| may_take(content, s, demand.by, name)).map(Choice::Cruiser));
        }
        Ask::Deploy => deploy(content, s, demand.by, into),
        Ask::Shift => {
            into.extend(Shift::ALL.into_iter().filter(|&shift| can_shift(s, shift)).map(Choice::Shift));
        }
        Ask::Fight => into.extend(Way::ALL.map(Choice::Fight)),
        Ask::First => into.extend(s.waiting().iter().map(|waiting| {
            let (at, end, effect) = s.place(content, waiting);
            Choice::First { at, end, effect }
        })),
        Ask::Apply { effect, .. } => targets(s, effect, into),
        Ask::Markers { at, count } => {
            let placed = &s.column(at.board, at.sector)[at.slot as usize];
            let (least, most) = split(content, placed, count);
            into.extend((least..=most).map(|upper| Choice::Markers { upper }));
        }
    }
}

fn deploy(content: &Content, s: &State, seat: Seat, into: &mut Vec<Choice>) {
    into.push(Choice::Pass);
    let mut open = [(0u8, 0u8); SECTORS];
    let mut count = 0;
    for sector in 0..SECTORS as u8 {
        if !s.is_full(seat, sector) {
            open[count] = (sector, s.column(seat, sector).height());
            count += 1;
        }
    }
    for index in s.hands[seat.index()] {
        let card = content.card(index);
        let id: CardId = card.id;
        for &(sector, slot) in &open[..count] {
            into.push(Choice::Play { card: id, back: true, sector });
            // STF-034, STF-035.
            if card.level == 0 || card.level == slot {
                into.push(Choice::Play { card: id, back: false, sector });
            }
        }
    }
}

fn targets(s: &State, effect: Effect, into: &mut Vec<Choice>) {
    for board in [Seat(0), Seat(1)] {
        for sector in 0..SECTORS as u8 {
            let height = s.column(board, sector).height();
            let spots = (0..height).map(|slot| Spot { board, sector, slot });
            match effect {
                Effect::Lateral | Effect::Vertical | Effect::Free => {
                    let to = destinations(s, effect, board, sector);
                    for from in spots {
                        into.extend(
                            (0..SECTORS as u8)
                                .filter(|&t| to >> t & 1 == 1)
                                .map(|to| Choice::Move { from, to }),
                        );
                    }
                }
                Effect::Pivot => into.extend(spots.map(Choice::Pivot)),
                Effect::Flip => into.extend(spots.map(Choice::Flip)),
                Effect::Destroy => into.extend(spots.map(Choice::Destroy)),
                Effect::Damage if height > 0 => into.push(Choice::Strike { board, sector }),
                Effect::Damage
                | Effect::Draw
                | Effect::HitEnemy
                | Effect::HitSelf
                | Effect::ForceField
                | Effect::Screen(_) => {}
            }
        }
    }
}
