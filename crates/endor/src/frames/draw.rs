//! Drawing cards into a hand or, as bonus orders, under an order pile; reshuffling when the deck runs out.

use super::{Answer, Flow, Frame, Table, answered};
use crate::{Deck, Event, Roll, Rolled, Side, event::FewCards, policy};
use kernel::{Pending, Seat};

pub(super) fn advance(
    t: &mut Table<'_>,
    seat: Seat,
    left: u8,
    under_pile: bool,
    answer: Option<Answer>,
) -> Flow {
    let side = Side::of(seat);
    if let Some(answer) = answer {
        let deck = answered!(answer, Answer::Rolled(Rolled::Deck(deck)) => deck);
        new_deck(t, side, deck);
    }
    let left = left - take(t, seat, left, under_pile);
    let i = side.index();
    // A1: a discard pile becomes a deck when a card is due and none is left, or at once.
    let at_once = t.s.policies.reshuffle == policy::Reshuffle::AtOnce;
    if t.s.decks[i].is_empty() && !t.s.discards[i].is_empty() && (left > 0 || at_once) {
        return Flow::Stop(Frame::Draw { seat, left, under_pile }, Pending::Chance(Roll::Shuffle(side)));
    }
    Flow::Done
}

/// Puts a shuffled deck in place of a side's deck and discard pile.
pub(super) fn new_deck(t: &mut Table<'_>, side: Side, top_first: Deck) {
    t.s.decks[side.index()] = top_first.iter().rev().copied().collect();
    t.s.discards[side.index()] = Deck::default();
    t.log.push(|| Event::Shuffled { side, deck: Box::new(top_first) });
}

/// END-026, END-028: takes cards from the top of the deck, as many as there are; says how many.
pub(super) fn take(t: &mut Table<'_>, seat: Seat, count: u8, under_pile: bool) -> u8 {
    let mut cards = FewCards::default();
    while (cards.len() as u8) < count {
        let Some(card) = t.s.decks[Side::of(seat).index()].pop() else { break };
        if under_pile {
            t.s.piles[seat.index()].cards.push(card);
        } else {
            t.s.hands[seat.index()].push(card);
        }
        cards.push(card);
    }
    if !cards.is_empty() {
        t.log.push(|| if under_pile { Event::Bonus { seat, cards } } else { Event::Drew { seat, cards } });
    }
    cards.len() as u8
}
