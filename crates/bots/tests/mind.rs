//! A bot that stays at a table: what it remembers never makes it choose what is not legal, equal seeds play equally, and
//! one that has lost its memory plays on.

use bots::{Level, Mind};
use catalog::{Catalog, StoredMatch, Table};
use kernel::Key;
use serde_json::json;

fn table() -> Box<dyn Table> {
    let setup = json!({"mode": "starter"});
    let opening =
        StoredMatch { identity: None, setup, key: Key::from_seed(7), fair: None, lines: Vec::new() };
    Catalog::default().open("xwing2e", opening).expect("a match").0
}

/// Plays on for so many choices; `forgets` calls new bots to the table for each.
fn play(choices: usize, forgets: bool) -> Vec<String> {
    let mut table = table();
    let new = || [Mind::new(Level::Ace, 1), Mind::new(Level::Aggressor, 2)];
    let mut minds = new();
    for _ in 0..choices {
        let Some(&(seat, decision)) = table.asked().first() else { break };
        if forgets {
            minds = new();
        }
        let thought = minds[seat.index()].think(&*table, seat).expect("the seat is asked");
        table.propose(seat, decision, thought()).expect("bots choose what is legal");
        table.accept();
    }
    table.lines(0)
}

#[test]
fn equal_seeds_play_equally() {
    let lines = play(24, false);
    assert!(lines.len() > 24, "dice are lines too");
    assert_eq!(play(24, false), lines);
}

#[test]
fn a_bot_without_memory_plays_on() {
    assert!(play(16, true).len() > 16);
}

#[test]
fn a_second_edition_of_one_type_has_its_own_bots_and_advice() {
    let mut catalog = Catalog::default();
    catalog.add(xwing::Xwing::edition("xwing-house", "", xwing::Content::classic()));
    assert_eq!(Level::of(&catalog, "xwing-house"), Level::of(&catalog, "xwing2e"));
    assert!(Level::of(&catalog, "nothing").is_empty());
    for game in catalog.names() {
        let opening = StoredMatch {
            identity: None,
            setup: json!({}),
            key: Key::from_seed(7),
            fair: None,
            lines: Vec::new(),
        };
        let table = catalog.open(game, opening).expect("a match").0;
        let &(seat, _) = table.asked().first().expect("somebody is asked");
        for level in Level::of(&catalog, game).iter().filter(|level| **level < Level::Veteran) {
            assert!(Mind::new(*level, 1).think(&*table, seat).is_some(), "{game}: {level}");
        }
        assert!(bots::assess(&*table, seat, 1).is_some(), "{game}");
        assert!(bots::advice::hint(&*table, seat, 1).is_some(), "{game}");
        let review = bots::advice::review(&*table, 1, 1).expect(game);
        assert_eq!(review.found().game, game);
    }
}
