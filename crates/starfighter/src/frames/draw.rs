//! Drawing: into a hand (STF-021), or aside, unseen (STF-083).

use super::{Answer, Flow, Frame, Table, answered};
use crate::{CardSet, Event, Public, Roll, Rolled, policy::Reshuffle};
use kernel::{Pending, Seat};

pub(super) fn advance(t: &mut Table<'_>, seat: Seat, left: u8, aside: bool, answer: Option<Answer>) -> Flow {
    let pile = t.s.pile_of(seat);
    if let Some(answer) = answer {
        let cards = answered!(answer, Answer::Rolled(Rolled::Pile(cards)) => cards);
        shuffled(t, pile as u8, cards);
    }
    let mut drawn = CardSet::NONE;
    let mut left = left;
    while left > 0 {
        let Some(card) = t.s.piles[pile].pop() else { break };
        drawn.insert(card);
        left -= 1;
        if t.s.policies.reshuffle == Reshuffle::AtOnce {
            break;
        }
    }
    if aside {
        t.s.asides[seat.index()] = t.s.asides[seat.index()].or(drawn);
        for card in drawn {
            let id = t.content.card(card).id;
            t.log.push(|| Event::SetAside { seat, card: id });
        }
    } else {
        t.s.hands[seat.index()] = t.s.hands[seat.index()].or(drawn);
        tell_drawn(t, seat, drawn, false);
    }
    // STF-109: the discard pile becomes the draw pile; A8: unless it is empty too.
    let empty = t.s.piles[pile].is_empty();
    let at_once = t.s.policies.reshuffle == Reshuffle::AtOnce && !drawn.is_empty();
    if empty && !t.s.discards[pile].is_empty() && (left > 0 || at_once) {
        return Flow::Stop(Frame::Draw { seat, left, aside }, Pending::Chance(Roll::Shuffle(pile as u8)));
    }
    if left > 0 && !empty {
        return Flow::Next(Frame::Draw { seat, left, aside });
    }
    if left > 0 {
        t.tell(|| Public::NothingToDraw { seat });
    }
    Flow::Done
}

/// Cards came into a hand.
pub(super) fn tell_drawn(t: &mut Table<'_>, seat: Seat, cards: CardSet, aside: bool) {
    if !cards.is_empty() {
        let content = t.content;
        t.log.push(|| Event::Drew { seat, cards: cards.map(|card| content.card(card).id).collect(), aside });
    }
}

/// A pile was shuffled, its discard pile with it.
pub(super) fn shuffled(t: &mut Table<'_>, pile: u8, cards: crate::Pile) {
    t.s.piles[pile as usize] = cards;
    t.s.discards[pile as usize] = CardSet::NONE;
    t.log.push(|| Event::Shuffled { pile, cards });
}
