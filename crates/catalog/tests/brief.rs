//! What is told briefly comes to the same as what is told in full.

use catalog::{Catalog, StoredMatch, Table, UpdateFor, UpdateStyle};
use kernel::{Chance as _, Key, Quick, Seat, Viewer};
use protocol::socket::{Arrange, OwnDemand, Update, renew};
use serde_json::{Value, json};
use std::collections::BTreeSet;

fn table(game: &str, setup: Value, seed: u64) -> Box<dyn Table> {
    let opening =
        StoredMatch { identity: None, setup, key: Key::from_seed(seed), fair: None, lines: Vec::new() };
    Catalog::default().open(game, opening).expect("a match").0
}

fn update(table: &dyn Table, viewer: Viewer, since: u64, brief: bool, whole: bool) -> Update {
    let text = table.update(UpdateFor {
        viewer,
        since,
        manner: UpdateStyle { brief, scenes: false, terse: false },
        whole,
        playing: true,
        free: false,
        clocks: None,
    });
    let mut value: Value = serde_json::from_str(&text).expect("JSON");
    assert_eq!(value.as_object_mut().expect("an object").remove("t"), Some(json!("update")));
    serde_json::from_value(value).expect("what the protocol says")
}

/// All rows of so many things.
fn rows(of: &[Value], count: u8) -> Vec<Vec<Value>> {
    if count == 0 {
        return vec![Vec::new()];
    }
    let with = |i: usize| {
        let left: Vec<Value> =
            of.iter().enumerate().filter(|(j, _)| *j != i).map(|(_, v)| v.clone()).collect();
        let first = of[i].clone();
        rows(&left, count - 1).into_iter().map(move |rest| [vec![first.clone()], rest].concat())
    };
    (0..of.len()).flat_map(with).collect()
}

fn listed(demand: &OwnDemand) -> BTreeSet<String> {
    match &demand.arrange {
        Some(Arrange { name, count, of }) => {
            let of: Vec<Value> = of.iter().map(|thing| thing.choice.clone()).collect();
            rows(&of, *count).into_iter().map(|row| json!({ name.as_ref(): row }).to_string()).collect()
        }
        None => demand.choices.iter().map(|offered| offered.choice.to_string()).collect(),
    }
}

#[test]
fn whole_games_told_briefly_come_to_the_same_views_and_choices() {
    let (mut brief_ones, mut arranged) = (0, 0);
    let starfighter = |mode: &str| json!({"mode": mode, "boxes": if mode == "total_war" { 2 } else { 1 }});
    for (game, setup, seed) in [
        ("endor", json!({"players": 2}), 1),
        ("endor", json!({"players": 2}), 2),
        ("endor", json!({"players": 4}), 3),
        ("starfighter", starfighter("training"), 4),
        ("starfighter", starfighter("skirmish"), 5),
        ("starfighter", starfighter("total_war"), 6),
    ] {
        let mut chance = Quick::new(seed);
        let mut table = table(game, setup, seed);
        let players = table.seats();
        let viewers: Vec<Viewer> =
            (0..players).map(|seat| Viewer::Seat(Seat(seat))).chain([Viewer::Spectator]).collect();
        let whole = |table: &dyn Table, viewer| update(table, viewer, 0, true, true);
        let mut views: Vec<Value> = viewers.iter().map(|viewer| whole(&*table, *viewer).view).collect();
        while table.payoffs().is_none() {
            let asked = table.asked();
            let (seat, decision) = asked[chance.below(asked.len() as u32) as usize];
            let now = table.version();
            let demand = update(&*table, Viewer::Seat(seat), now, false, true).demand.expect("asked");
            let short = update(&*table, Viewer::Seat(seat), now, true, true).demand.expect("asked");
            assert_eq!(listed(&demand), listed(&short));
            arranged += u32::from(short.arrange.is_some());
            let choice = &demand.choices[chance.below(demand.choices.len() as u32) as usize].choice;
            let before = table.version();
            table.propose(seat, decision, choice.clone()).expect("legal");
            table.accept();
            for (viewer, view) in viewers.iter().zip(&mut views) {
                let told = update(&*table, *viewer, before, true, false);
                assert!(!told.whole);
                brief_ones += 1;
                renew(view, &told.view);
                let full = update(&*table, *viewer, before, false, false);
                assert!(full.whole && full.view == *view, "{viewer:?} has {view}, sees {}", full.view);
                assert_eq!((told.log, told.asked, told.take_back), (full.log, full.asked, full.take_back));
            }
        }
        let late = update(&*table, Viewer::Spectator, 3, true, false);
        assert!(late.whole, "whoever missed more than the last move is told everything");
    }
    assert!(brief_ones > 1_000 && arranged > 50, "{brief_ones} brief updates, {arranged} rows");
}
