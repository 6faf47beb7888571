//! The procedure of the rules: deal, bet, deal, bet, settle.
//!
//! Every step leaves the state at its next pause. There is never more than one thing in flight, so the bets so
//! far say where the hand stands, and no stack of frames is needed.

use super::{
    Ask, Card, Choice, Event, Outcome, Reason, Roll, State,
    state::{MAX_RAISES, RAISES},
};
use kernel::{Log, Pending, Seat};
use std::cmp::Ordering;

/// LED-003: deals a card to each seat.
#[inline]
pub(crate) fn deal_hands(s: &mut State, hands: [Card; 2], log: &mut Log<Event>) {
    s.hands = Some(hands);
    for (seat, card) in (0..).map(Seat).zip(hands) {
        log.push(|| Event::Dealt { seat, card });
    }
    ask(s, Seat(0));
}

/// LED-009: deals the card for everybody.
#[inline]
pub(crate) fn deal_public(s: &mut State, card: Card, log: &mut Log<Event>) {
    s.public = Some(card);
    log.push(|| Event::Public { card });
    ask(s, Seat(0));
}

/// Carries out a bet that has been checked.
#[inline]
pub(crate) fn bet(s: &mut State, seat: Seat, choice: Choice, log: &mut Log<Event>) {
    let (round, other) = (s.round(), Seat(1 - seat.0));
    s.bets[round].push(choice);
    s.stakes[seat.index()] = match choice {
        Choice::Fold => s.stakes[seat.index()],
        Choice::Call => s.stakes[other.index()],
        Choice::Raise => s.stakes[other.index()] + RAISES[round],
    };
    log.push(|| Event::Bet { seat, choice, stake: s.stakes[seat.index()] });
    match choice {
        Choice::Fold => settle(s, Some(other), Reason::Folded(seat), log),
        // LED-005: a call ends the round, but an opening check does not.
        Choice::Call if s.bets[round].len() > 1 && round == 0 => s.pending = Pending::Chance(Roll::Public),
        Choice::Call if s.bets[round].len() > 1 => show_down(s, log),
        Choice::Call | Choice::Raise => ask(s, other),
    }
}

/// Asks a seat to bet.
#[inline]
fn ask(s: &mut State, seat: Seat) {
    let raised = s.bets[s.round()].iter().filter(|&&bet| bet == Choice::Raise).count() as u8;
    let owes = s.stakes[1 - seat.index()] - s.stakes[seat.index()];
    s.decision = s.decision.next();
    s.pending = Pending::one(s.decision, seat, Ask { owes, raises: MAX_RAISES - raised });
}

/// LED-010, LED-011: compares the hands.
fn show_down(s: &mut State, log: &mut Log<Event>) {
    let (Some(hands), Some(public)) = (s.hands, s.public) else {
        unreachable!("the second round is played with all cards dealt")
    };
    log.push(|| Event::Shown { hands });
    let [first, second] = hands.map(|card| (card.rank == public.rank, card.rank));
    let winner = match first.cmp(&second) {
        Ordering::Greater => Some(Seat(0)),
        Ordering::Less => Some(Seat(1)),
        Ordering::Equal => None,
    };
    settle(s, winner, Reason::Showdown, log);
}

/// LED-012: the winner takes the other seat's stake; nobody does when the hands are equal.
fn settle(s: &mut State, winner: Option<Seat>, reason: Reason, log: &mut Log<Event>) {
    // Thirteen chips are the most there can be.
    let [first, second] = s.stakes.map(u8::cast_signed);
    let won = match winner {
        None => [0, 0],
        Some(Seat(0)) => [second, -second],
        Some(_) => [-first, first],
    };
    log.push(|| Event::Settled { won });
    s.pending = Pending::Over(Outcome { won, reason });
}
