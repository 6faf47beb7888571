//! What may be answered: every legal choice, each exactly once.

use crate::{
    Ask, Board, Card, Cards, Choice, Dice, Hits, Order, Place, State,
    check::{attack_origins, available, deploy, may_attack_death_star, within_reach},
    choice::Mark,
    frames::{attack_dice, can_give, farthest},
    policy::Decline,
};
use kernel::{Demand, Seat};

/// Appends the legal answers to a demand.
pub(crate) fn legal(board: &Board, s: &State, demand: &Demand<Ask>, into: &mut Vec<Choice>) {
    match demand.ask {
        Ask::Prepare { count } => prepare(s, demand.by, count, into),
        Ask::Order { card } => orders(board, s, card, into),
        Ask::Move { order } => moves(board, s, order, into),
        Ask::Attack { order, at, moved } => attacks(board, s, order, at, moved, into),
        Ask::Assign { target, dice } => assignments(board, s, target, &dice, into),
        Ask::Fire => fire(board, s, into),
        Ask::Advance { dice } => {
            into.extend((0..=farthest(board, s, &dice)).map(Choice::Advance));
        }
    }
}

/// Ordered selections of `count` cards; equal cards are not told apart.
fn prepare(s: &State, seat: Seat, count: u8, into: &mut Vec<Choice>) {
    let hand = s.hands[seat.index()].sorted();
    let doubles = (1..hand.len()).filter(|&i| hand[i] == hand[i - 1]).fold(0, |bits, i| bits | 1 << i);
    into.reserve(hand.len().pow(u32::from(count)));
    pick_on(&hand, doubles, 0, Cards::default(), count, into);
}

/// Adds each card of a sorted hand that is not used yet. Bit i of `doubles` says that card i equals the one
/// before it: of equal cards the first unused one stands for all.
fn pick_on(hand: &[Card], doubles: u32, used: u32, picked: Cards<3>, count: u8, into: &mut Vec<Choice>) {
    let all = (1 << hand.len()) - 1;
    let mut open = all & !used & !(doubles & !(used << 1));
    while open != 0 {
        let i = open.trailing_zeros();
        open &= open - 1;
        let mut picked = picked;
        picked.push(hand[i as usize]);
        if count == 1 {
            into.push(Choice::Prepare(picked));
        } else {
            pick_on(hand, doubles, used | 1 << i, picked, count - 1, into);
        }
    }
}

fn orders(board: &Board, s: &State, card: Card, into: &mut Vec<Choice>) {
    let before = into.len();
    into.extend(card.orders().filter(|&order| can_give(board, s, order).is_ok()).map(Choice::Order));
    if s.policies.decline == Decline::Allowed || into.len() == before {
        into.push(Choice::Pass);
    }
}

fn moves(board: &Board, s: &State, order: Order, into: &mut Vec<Choice>) {
    into.push(Choice::Stay);
    if let Some(ship) = order.special() {
        into.extend(within_reach(board, s, ship).map(|to| Choice::Fly { to }));
    }
    if deploy(s, order).is_ok() {
        into.push(Choice::Deploy);
    }
    let Some(fighter) = order.fighter() else { return };
    let barred = s.ships_of(fighter.side().other());
    for from in s.places_of(fighter) {
        let there = s.fighters[from].get(fighter);
        for to in board.adjacent(from).without(barred) {
            into.extend((1..=there).map(|count| Choice::Move { from, to, count }));
        }
    }
}

fn attacks(board: &Board, s: &State, order: Order, at: Option<Place>, moved: u8, into: &mut Vec<Choice>) {
    into.push(Choice::Hold);
    let enemies = s.ships_of(order.side().other());
    let death_star = may_attack_death_star(board, s, order);
    for from in attack_origins(s, order, at) {
        if attack_dice(s, order, from, at, moved) == 0 {
            continue;
        }
        into.extend(board.touching(from).and(enemies).map(|target| Choice::Attack { from, target }));
        if death_star && board.death_star.has(from) {
            into.push(Choice::Attack { from, target: Place::DEATH_STAR });
        }
    }
}

/// Every way to give the dice to the ships there, dice left unused included.
fn assignments(board: &Board, s: &State, target: Place, dice: &Dice, into: &mut Vec<Choice>) {
    assign_on(board, s, target, dice, &Mark::ALL, 0, Hits::default(), into);
}

#[expect(clippy::too_many_arguments, reason = "a recursion whose first four arguments never change")]
fn assign_on(
    board: &Board,
    s: &State,
    target: Place,
    dice: &Dice,
    marks: &[Mark],
    used: u8,
    hits: Hits,
    into: &mut Vec<Choice>,
) {
    let Some((&mark, rest)) = marks.split_first() else {
        into.push(Choice::Assign(hits));
        return;
    };
    // Marks come hardest first: the dice used so far are all at least as high as this one needs.
    let most = available(board, s, target, mark).min(dice.at_least(mark.to_hit()).saturating_sub(used));
    for given in 0..=most {
        let mut hits = hits;
        *hits.get_mut(mark) = given;
        assign_on(board, s, target, dice, rest, used + given, hits, into);
    }
}

fn fire(board: &Board, s: &State, into: &mut Vec<Choice>) {
    let targets = if s.markers.is_empty() { board.sectors } else { s.markers };
    into.extend(targets.map(|target| Choice::Fire { target }));
}
