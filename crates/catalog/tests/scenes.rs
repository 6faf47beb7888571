//! What is seen on the way is what was so on the way, and nobody sees in it what they may not know.

use catalog::{Catalog, Live, Playable, StoredMatch, Table, UpdateFor, UpdateStyle, Visitor};
use kernel::{Chance as _, Key, Quick, Seat, Viewer};
use protocol::socket::{Update, renew};
use serde_json::{Value, json};
use std::sync::Arc;

const FULL: UpdateStyle = UpdateStyle { brief: false, scenes: true, terse: false };
const BRIEF: UpdateStyle = UpdateStyle { brief: true, ..FULL };
const TERSE: UpdateStyle = UpdateStyle { terse: true, ..BRIEF };

fn text<G: Playable>(table: &Live<G>, viewer: Viewer, since: u64, manner: UpdateStyle) -> String {
    table.update(UpdateFor { viewer, since, manner, whole: false, playing: true, free: false, clocks: None })
}

fn update<G: Playable>(table: &Live<G>, viewer: Viewer, since: u64, manner: UpdateStyle) -> Update {
    let mut value: Value = serde_json::from_str(&text(table, viewer, since, manner)).expect("JSON");
    value.as_object_mut().expect("an object").remove("t");
    serde_json::from_value(value).expect("what the protocol says")
}

/// What was found in games played at random.
#[derive(Debug, Default)]
struct Found {
    updates: usize,
    scenes: usize,
    /// The most scenes within one input.
    most: usize,
    compared: usize,
    /// Answers that were told in rows.
    rows: usize,
    /// Bytes that were sent briefly and tersely.
    bytes: [usize; 2],
}

struct Games {
    setup: Value,
    seed: u64,
    inputs: u64,
}

impl Games {
    fn play<G: Playable>(&self, game: &Arc<G>) -> Found {
        let opening = StoredMatch {
            identity: None,
            setup: self.setup.clone(),
            key: Key::from_seed(self.seed),
            fair: None,
            lines: Vec::new(),
        };
        let mut table = Live::open(Arc::clone(game), opening).expect("a match").0;
        let (mut chance, mut found) = (Quick::new(self.seed), Found::default());
        while table.payoffs().is_none() && table.version() < self.inputs {
            let asked = table.asked();
            let (seat, decision) = asked[chance.below(asked.len() as u32) as usize];
            let demand = update(&table, Viewer::Seat(seat), table.version(), UpdateStyle::default()).demand;
            let choices = demand.expect("asked").choices;
            let choice = &choices[chance.below(choices.len() as u32) as usize].choice;
            let before = table.version();
            let views = [Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1)), Viewer::Spectator]
                .map(|viewer| (viewer, update(&table, viewer, before, UpdateStyle::default()).view));
            let others = [0, 1].map(|seat| (Seat(seat), table.resampled(Seat(seat), &mut chance)));
            if table.propose(seat, decision, choice.clone()).is_err() {
                // Of open questions only some answers are listed, and not all of those hold.
                continue;
            }
            table.accept();
            for (viewer, view) in views {
                found.check(&table, viewer, before, view);
            }
            for (keep, mut world) in others {
                if world.propose(seat, decision, choice.clone()).is_err() {
                    continue;
                }
                world.accept();
                let viewer = Viewer::Seat(keep);
                if table.disclosed(before, viewer) || world.disclosed(before, viewer) {
                    continue;
                }
                for manner in [BRIEF, TERSE] {
                    let told = [&table, &world].map(|table| text(table, viewer, before, manner));
                    assert_eq!(told[0], told[1], "{viewer:?} can tell the worlds apart");
                }
                found.compared += 1;
            }
        }
        found
    }
}

impl Found {
    /// What is told briefly, tersely and in full comes to the same.
    fn check<G: Playable>(&mut self, table: &Live<G>, viewer: Viewer, since: u64, view: Value) {
        let full = update(table, viewer, since, FULL);
        self.compare(&update(table, viewer, since, BRIEF), &full, view.clone(), false);
        let terse = update(table, viewer, since, TERSE);
        self.compare(&terse, &full, view, true);
        if let Some((terse, full)) = terse.demand.zip(full.demand.clone())
            && terse.arrange.is_none()
        {
            let alike = terse.alike.expect("who wants it terse is told in rows");
            assert_eq!(alike.list().as_ref(), Some(&full.choices));
            assert!(terse.choices.is_empty());
            self.rows += alike.rows.len();
        }
        for (sum, manner) in self.bytes.iter_mut().zip([BRIEF, TERSE]) {
            *sum += text(table, viewer, since, manner).len();
        }
        let without = update(table, viewer, since, UpdateStyle::default());
        assert!(without.scenes.is_empty() && without.view == full.view && without.log == full.log);
    }

    /// Scenes told in short and in full are the same, tell more and more, and lead to how things stand.
    fn compare(&mut self, brief: &Update, full: &Update, mut view: Value, terse: bool) {
        assert_eq!(brief.scenes.len(), full.scenes.len());
        let mut now = view.clone();
        self.updates += 1;
        self.scenes += full.scenes.len();
        let all: usize = full.log.iter().map(|entry| entry.lines.len()).sum();
        let mut told = 0;
        for (short, long) in brief.scenes.iter().zip(&full.scenes) {
            assert!(long.whole && (short.n, short.lines) == (long.n, long.lines));
            if short.whole {
                view = short.view.clone();
            } else {
                renew(&mut view, &short.view);
            }
            assert_eq!(view, long.view, "scene {} {}", long.n, long.lines);
            let at = (long.n - full.from) as usize;
            assert!(long.lines as usize <= full.log[at].lines.len());
            let by_now =
                full.log[..at].iter().map(|entry| entry.lines.len()).sum::<usize>() + long.lines as usize;
            assert!(
                by_now > told && by_now < all,
                "each scene tells something, and so does what comes after it"
            );
            told = by_now;
        }
        for entry in &full.log {
            let here = full.scenes.iter().filter(|scene| scene.n == entry.n);
            self.most = self.most.max(here.count());
        }
        assert!(full.whole && !brief.whole);
        // What is terse follows the last scene, what is brief what was seen before.
        if terse {
            now = view;
        }
        renew(&mut now, &brief.view);
        assert_eq!(now, full.view);
    }
}

impl Visitor for Games {
    type Out = Found;
    fn visit<G: Playable>(self, game: &Arc<G>) -> Found {
        self.play(game)
    }
}

fn play(game: &str, setup: Value, seed: u64, inputs: u64) -> Found {
    Catalog::default().visit(game, Games { setup, seed, inputs }).expect("a game")
}

#[test]
fn orders_of_endor_are_seen_one_after_another() {
    let found = play("endor", json!({"players": 2}), 7, 500);
    assert!(found.scenes > 400 && found.compared > 50 && found.rows > 1_000, "{found:?}");
    assert!(2 * found.bytes[1] < found.bytes[0] * 3 / 2, "a quarter is saved: {found:?}");
}

#[test]
fn battles_of_starfighter_are_seen_combat_by_combat() {
    let found = play("starfighter", json!({"mode": "skirmish", "boxes": 1}), 5, 600);
    assert!(found.scenes > 300 && found.most >= 6 && found.compared > 30, "{found:?}");
}

#[test]
fn ships_of_xwing_are_seen_one_after_another() {
    let found = play("xwing2e", json!({}), 3, 400);
    assert!(found.scenes > 40 && found.compared > 20 && found.rows > 200, "{found:?}");
}
