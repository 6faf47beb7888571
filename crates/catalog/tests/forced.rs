//! Answers that come after the only possible one was given for their seat.

use catalog::{Live, StoredMatch, Table};
use endor::{Choice, Endor};
use kernel::{Chance as _, Game as _, Key, Quick, Seat};
use serde_json::json;
use std::sync::Arc;

fn choices(table: &Live<Endor>, seat: Seat) -> Vec<Choice> {
    let demand = table.game().pending(table.state()).demand_of(seat).expect("asked");
    let mut choices = Vec::new();
    table.game().legal(table.state(), demand, &mut choices);
    choices
}

/// A seat and the decision it is asked.
type Asked = (Seat, u32);

/// Plays at random until one of two who are asked at once has only one answer; who, which decision, and the other.
fn one_answer_left(seed: u64) -> Option<(Live<Endor>, Asked, Asked)> {
    let opening = StoredMatch {
        identity: None,
        setup: json!({"players": 2}),
        key: Key::from_seed(seed),
        fair: None,
        lines: Vec::new(),
    };
    let mut table = Live::open(Arc::new(Endor::classic()), opening).expect("a match").0;
    let mut chance = Quick::new(seed);
    while table.payoffs().is_none() {
        let asked = table.asked();
        if let [first, second] = asked[..] {
            let alone = [first, second].map(|(seat, _)| choices(&table, seat).len() == 1);
            match alone {
                [true, false] => return Some((table, first, second)),
                [false, true] => return Some((table, second, first)),
                _ => {}
            }
        }
        let (seat, decision) = asked[chance.below(asked.len() as u32) as usize];
        let listed = choices(&table, seat);
        let choice = listed[chance.below(listed.len() as u32) as usize];
        table.propose(seat, decision, json!(choice)).expect("legal");
        table.accept();
    }
    None
}

#[test]
fn an_answer_that_was_given_for_its_seat_meanwhile_is_known_as_such() {
    let (mut table, (late, decision), (other, theirs)) =
        (0..2_000).find_map(one_answer_left).expect("some game comes to that");
    let only = json!(choices(&table, late)[0]);
    assert!(!table.is_forced(late, decision, &only), "nothing is forced while both are asked");
    let choice = json!(choices(&table, other)[0]);
    table.propose(other, theirs, choice.clone()).expect("legal");
    table.accept();
    assert!(table.propose(late, decision, only.clone()).is_err(), "nobody is asked that any more");
    assert!(table.is_forced(late, decision, &only));
    assert!(!table.is_forced(late, decision, &json!("Pass")), "another answer would have been wrong");
    assert!(!table.is_forced(other, theirs, &choice), "the other has answered for themselves");
}
