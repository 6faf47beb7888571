//! What is seen on the way is what was so on the way, and nobody sees in it what they may not know.

use catalog::{Catalog, Live, Manner, Opening, Playable, Table, Telling, Visitor};
use kernel::{Chance as _, Key, Quick, Seat, Viewer};
use protocol::socket::{Update, renew};
use serde_json::{Value, json};
use std::sync::Arc;

const BRIEF: Manner = Manner { brief: true, scenes: true };
const FULL: Manner = Manner { brief: false, scenes: true };

fn text<G: Playable>(table: &Live<G>, viewer: Viewer, since: u64, manner: Manner) -> String {
    table.update(Telling { viewer, since, manner, whole: false, playing: true, free: false, clocks: None })
}

fn update<G: Playable>(table: &Live<G>, viewer: Viewer, since: u64, manner: Manner) -> Update {
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
}

struct Games {
    setup: Value,
    seed: u64,
    inputs: u64,
}

impl Games {
    fn play<G: Playable>(&self, game: &Arc<G>) -> Found {
        let opening = Opening {
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
            let demand = update(&table, Viewer::Seat(seat), table.version(), Manner::default()).demand;
            let choices = demand.expect("asked").choices;
            let choice = &choices[chance.below(choices.len() as u32) as usize].choice;
            let before = table.version();
            let views = [Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1)), Viewer::Spectator]
                .map(|viewer| (viewer, update(&table, viewer, before, Manner::default()).view));
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
                let told = [&table, &world].map(|table| text(table, viewer, before, BRIEF));
                assert_eq!(told[0], told[1], "{viewer:?} can tell the worlds apart");
                found.compared += 1;
            }
        }
        found
    }
}

impl Found {
    /// Scenes told briefly and in full are the same, tell more and more, and lead to how things stand.
    fn check<G: Playable>(&mut self, table: &Live<G>, viewer: Viewer, since: u64, mut view: Value) {
        let (brief, full) = (update(table, viewer, since, BRIEF), update(table, viewer, since, FULL));
        assert_eq!(brief.scenes.len(), full.scenes.len());
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
            let now =
                full.log[..at].iter().map(|entry| entry.lines.len()).sum::<usize>() + long.lines as usize;
            assert!(now > told && now < all, "each scene tells something, and so does what comes after it");
            told = now;
        }
        for entry in &full.log {
            let here = full.scenes.iter().filter(|scene| scene.n == entry.n);
            self.most = self.most.max(here.count());
        }
        assert!(full.whole);
        let without = update(table, viewer, since, Manner { brief: false, scenes: false });
        assert!(without.scenes.is_empty() && without.view == full.view && without.log == full.log);
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
    assert!(found.scenes > 200 && found.compared > 50, "{found:?}");
}

#[test]
fn battles_of_starfighter_are_seen_combat_by_combat() {
    let found = play("starfighter", json!({"mode": "skirmish", "boxes": 1}), 5, 600);
    assert!(found.scenes > 150 && found.most >= 6 && found.compared > 30, "{found:?}");
}

#[test]
fn ships_of_xwing_are_seen_one_after_another() {
    let found = play("xwing2e", json!({}), 3, 400);
    assert!(found.scenes > 20 && found.compared > 20, "{found:?}");
}
