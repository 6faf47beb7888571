//! Dealing a damage card: from the deck to the ship, face up or down, whatever it is dealt for. Shields do not matter
//! here, and nothing is suffered: that is `damage`.

use super::{Answer, Flow, Frame, Table, answered, window};
use crate::{
    CardRef, Damage, Event, Public, Roll, Rolled, ShipId, Window,
    state::{Suffer, SufferStep},
};
use kernel::Seat;

pub(super) fn advance(t: &mut Table<'_>, ship: ShipId, up: bool, answer: Option<Answer>) -> Flow {
    let pile = t.s.pile_of(t.s.ship(ship).seat);
    if let Some(answer) = answer {
        let deck = answered!(answer, Answer::Rolled(Rolled::Deck(deck)) => deck);
        t.s.discards[pile].clear();
        t.s.decks[pile].clone_from(&deck);
        t.log.push(|| Event::Shuffled { seat: Seat(pile as u8), deck });
    }
    let Some(card) = t.s.decks[pile].pop() else {
        if t.s.discards[pile].is_empty() {
            // every card lies beside a ship.
            t.tell(|| Public::NoDamageCard { ship, crit: up });
            return Flow::Done;
        }
        // AMB-17.
        return Table::roll(Frame::Deal { ship, up }, Roll::Shuffle(Seat(pile as u8)));
    };
    let dealt = if up { Damage::up(card, t.s.new_number(ship, card)) } else { Damage::down(card) };
    let dealt = if up && t.content.aging.contains(&card) { dealt.fresh() } else { dealt };
    if t.s.ship_mut(ship).damage.try_push(dealt).is_err() {
        t.s.discards[pile].push(card);
        t.tell(|| Public::NoDamageCard { ship, crit: up });
        return Flow::Done;
    }
    let Some(dealt) = dealt.reference() else {
        t.log.push(|| Event::DealtDown { ship, card });
        return Flow::Done;
    };
    t.s.heard.add_damage(t.content, card);
    t.tell(|| Public::DealtUp { ship, card });
    note(t, dealt);
    // X2-DAMAGE-03: its text resolves, once cards that answer its being dealt have.
    match (window::open_card(t, Window::Dealt, ship, dealt), window::open(t, Window::DealtUp, ship)) {
        (Some(own), Some(others)) => Flow::Push(own, others),
        (own, others) => own.or(others).map_or(Flow::Done, Flow::Next),
    }
}

/// Tells the damage that the card was dealt for, if it was, which card that is.
fn note(t: &mut Table<'_>, card: CardRef) {
    if let Some(Frame::Suffer(Suffer { step: SufferStep::Crit(dealt), .. })) = t.s.stack.last_mut() {
        *dealt = Some(card);
    }
}
