//! Why something is not possible now, and how many dice an attack would roll: the rules judge what a viewer sees, and
//! nothing else, so they can tell nothing that the viewer does not know.

use crate::{
    Ask, Board, Choice, Order, Places, State, View, check,
    frames::{attack_dice, can_give},
    state::MAX_HAND,
    view::{PlaceView, SeatView},
};
use kernel::{DecisionId, Demand, Known, Refused, Seat};
use serde::{Deserialize, Serialize};

/// The most that is looked at together.
pub const MOST: usize = 64;

/// What to look at.
#[derive(Debug, Clone, Default, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(default, deny_unknown_fields)]
pub struct Look {
    /// Orders, whoever may give them.
    #[cfg_attr(feature = "typescript", ts(as = "Option<_>", optional))]
    pub orders: Vec<Order>,
    /// Answers to what the viewer is asked.
    #[cfg_attr(feature = "typescript", ts(as = "Option<_>", optional))]
    pub choices: Vec<Choice>,
}

/// What is to be said of each of them, in the order of the question.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Looked {
    /// END-031: why each order cannot be given as things stand; nothing where it can.
    pub orders: Vec<Option<Refused>>,
    /// Why each answer is not one; nothing where it is.
    pub choices: Vec<Option<Refused>>,
    /// END-063, END-064: how many dice each answer would roll if it is an attack.
    pub dice: Vec<Option<u8>>,
}

/// Judges orders and answers by what a viewer sees.
pub fn look(board: &Board, view: &View, seat: Option<Seat>, what: &Look) -> Result<Looked, Refused> {
    if what.orders.len() + what.choices.len() > MOST {
        return Err(Refused::not_a_question(format!("more than {MOST} things to look at")));
    }
    let s = imagine(board, view);
    let ask = view.asked.iter().find(|(by, _)| Some(*by) == seat);
    let judge = |choice: &Choice| {
        let Some(&(by, ask)) = ask else { return Some(Refused::not_an_answer()) };
        check::check(board, &s, &Demand { id: DecisionId(0), by, ask }, choice).err()
    };
    let dice = |choice: &Choice| match (ask, choice) {
        (Some(&(_, Ask::Attack { order, at, moved })), &Choice::Attack { from, .. }) => {
            Some(attack_dice(&s, order, from, at, moved))
        }
        _ => None,
    };
    Ok(Looked {
        orders: what.orders.iter().map(|&order| can_give(board, &s, order).err()).collect(),
        choices: what.choices.iter().map(judge).collect(),
        dice: what.choices.iter().map(dice).collect(),
    })
}

/// A state with all that a view shows. Views may come from anywhere, so whatever no board has is left out.
fn imagine(board: &Board, view: &View) -> State {
    let mut s = State::new(board, if view.players == 4 { 4 } else { 2 }, view.policies);
    s.fighters = crate::PlaceMap::default();
    s.markers = Places::NONE;
    for (&place, &PlaceView { fighters, face_up, .. }) in &view.places {
        s.fighters[place] = fighters;
        if face_up == Some(true) {
            s.markers.insert(place);
        }
    }
    (s.falcon, s.falcon_hits) = (view.falcon.at, view.falcon.hits);
    (s.executor, s.executor_hits) = (view.executor.at, view.executor.hits);
    s.reserve = view.reserve;
    s.team = view.shield.team.min(s.shield_spaces(board));
    s.troopers = view
        .shield
        .troopers
        .iter()
        .filter(|space| (1..=64).contains(*space))
        .fold(0, |bits, space| bits | 1 << (space - 1));
    s.supply = view.shield.supply;
    (s.luke_hits, s.vader_hits) = (view.duel.luke_hits, view.duel.vader_hits);
    s.redeemed = !view.duel.emperor;
    for SeatView { seat, hand, .. } in view.seats.values() {
        if let (Known::Shown(hand), Some(held)) = (hand, s.hands.get_mut(seat.index())) {
            *held = hand.iter().copied().take(MAX_HAND).collect();
        }
    }
    s
}
