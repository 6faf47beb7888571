//! The rounds: shuffling and dealing once, then preparing, giving orders, drawing, until a side wins.

use super::{Answer, Flow, Frame, Table, TurnStep, answered};
use crate::{Ask, Card, Choice, Event, Public, Roll, Rolled, Side, policy, state::HAND};
use kernel::{DecisionId, Demand, Demands, Pending, Seat};
use serde::{Deserialize, Serialize};

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) enum RoundStep {
    /// END-013: this side's deck is being shuffled.
    Shuffle(Side),
    /// END-013: six cards each.
    Deal,
    /// A new round begins.
    Begin,
    /// END-016: seats choose at the same time; bit n of `done` says that seat n has. Decision `first` + n is
    /// seat n's.
    Prepare { first: DecisionId, done: u8 },
    /// END-023: this seat is next, if its pile is not empty.
    Orders { next: Seat },
    /// END-028: this seat draws next.
    Draw { next: Seat },
}

use RoundStep::{Begin, Deal, Draw, Orders, Prepare, Shuffle};

pub(super) fn advance(t: &mut Table<'_>, step: RoundStep, answer: Option<Answer>) -> Flow {
    let next = |step| Flow::Next(Frame::Round(step));
    match step {
        Shuffle(side) => match answer {
            None => Flow::Stop(Frame::Round(step), Pending::Chance(Roll::Shuffle(side))),
            Some(answer) => {
                let deck = answered!(answer, Answer::Rolled(Rolled::Deck(deck)) => deck);
                super::draw::new_deck(t, side, deck);
                next(if side == Side::Rebel { Shuffle(Side::Empire) } else { Deal })
            }
        },
        Deal => {
            for seat in t.s.seats() {
                super::draw::take(t, seat, HAND, false);
            }
            next(Begin)
        }
        Begin => {
            t.s.round += 1;
            let number = t.s.round;
            t.tell(|| Public::Round { number });
            let first = t.s.decision.next();
            t.s.decision = DecisionId(t.s.decision.0 + u32::from(t.s.players));
            next(Prepare { first, done: 0 })
        }
        Prepare { first, mut done } => {
            if let Some(answer) = answer {
                let (seat, cards) =
                    answered!(answer, Answer::Choice(seat, Choice::Prepare(cards)) => (seat, cards));
                for &card in cards.iter() {
                    t.s.hands[seat.index()].take(card);
                    t.s.piles[seat.index()].cards.push(card);
                }
                t.s.piles[seat.index()].chosen = cards.len() as u8;
                t.log.push(|| Event::Prepared { seat, cards });
                done |= 1 << seat.0;
            }
            let mut demands = Demands::new();
            for seat in t.s.seats().filter(|seat| done >> seat.0 & 1 == 0) {
                // A23: a short hand prepares what it has; an empty one has nothing to choose.
                let count = t.s.orders_per_round().min(t.s.hands[seat.index()].len() as u8);
                if count > 0 {
                    let id = DecisionId(first.0 + u32::from(seat.0));
                    demands.push(Demand { id, by: seat, ask: Ask::Prepare { count } });
                }
            }
            if demands.is_empty() {
                return next(Orders { next: first_seat(t) });
            }
            Flow::Stop(Frame::Round(Prepare { first, done }), Pending::Decide(demands))
        }
        Orders { next: from } => {
            // END-024: seats without cards are passed over.
            let players = t.s.players;
            let mut seats = (0..players).map(|n| Seat((from.0 + n) % players));
            match seats.find(|seat| !t.s.piles[seat.index()].cards.is_empty()) {
                Some(seat) => {
                    let after = Frame::Round(Orders { next: Seat((seat.0 + 1) % players) });
                    let turn = Frame::Turn { seat, card: Card::default(), step: TurnStep::Reveal };
                    Flow::Push(after, turn)
                }
                None => next(Draw { next: Seat(0) }),
            }
        }
        Draw { next: seat } if seat.0 == t.s.players => next(Begin),
        Draw { next: seat } => {
            let draw = Frame::Draw { seat, left: t.s.orders_per_round(), under_pile: false };
            Flow::Push(Frame::Round(Draw { next: Seat(seat.0 + 1) }), draw)
        }
    }
}

/// END-020, END-115: who gives the round's first order.
fn first_seat(t: &Table<'_>) -> Seat {
    match t.s.policies.first_seat {
        policy::FirstSeat::Rotates if t.s.players == 4 && t.s.round.is_multiple_of(2) => Seat(3),
        policy::FirstSeat::Rotates | policy::FirstSeat::Rebel1 => Seat(0),
    }
}
