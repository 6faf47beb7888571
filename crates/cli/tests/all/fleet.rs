//! X-Wing on a screen: menus lead to every legal answer, and every ship is on the map.

use crate::{
    reached::reachable,
    table::{context, on_screen, options, press, screen, wait},
};
use cli::{args::Play, play::plan, screen::app::App};
use crossterm::event::KeyCode;
use kernel::{Chance, Key, Quick, Seeded, Session};
use std::{
    collections::BTreeSet,
    sync::Arc,
    time::{Duration, Instant},
};
use words::{Lang, Words};
use xwing::{Setup, Xwing, words::badge};

fn setups() -> Vec<Setup> {
    let wanted = ["starter", "quick-build", "core-box"];
    let all = Xwing::second().setups();
    all.into_iter().filter(|(name, _)| wanted.contains(name)).map(|(_, setup)| setup).collect()
}

#[test]
fn menus_lead_to_every_legal_answer() {
    let game = Arc::new(Xwing::second());
    let words = [Lang::En, Lang::Fr].map(Words::new);
    let mut kinds = BTreeSet::new();
    for (seed, setup) in (0..).zip(setups()) {
        let mut session =
            Session::start(game.clone(), setup, Seeded(Key::from_seed(seed))).expect("a match starts");
        let mut chance = Quick::new(seed);
        for _ in 0..150 {
            let Some(demand) = session.pending().demands().first().copied() else { break };
            kinds.insert(demand.ask.rule(game.content()).0);
            let found = reachable(&session, &demand, &words, usize::MAX, <[_]>::to_vec);
            let legal = session.legal(demand.by);
            assert!(legal.iter().all(|choice| found.contains(choice)), "{:?}", demand.ask);
            let choice = legal[chance.below(legal.len() as u32) as usize];
            session.submit(demand.by, demand.id, choice).expect("a legal choice");
        }
    }
    assert!(kinds.len() >= 6, "{kinds:?}");
}

fn app(lang: Lang, setup: &str, hot_seat: bool) -> App<Xwing> {
    let context = context(lang);
    let options = Play { hot_seat, setup: Some(setup.to_owned()), ..options("xwing2e", 4) };
    on_screen(plan(&context, &options, context.catalog.xwing()).expect("a match"))
}

#[test]
fn every_ship_is_on_the_map_at_every_size_and_the_selected_move_is_shown() {
    for lang in Lang::ALL {
        let mut app = app(lang, "starter", false);
        wait(&mut app, |app| app.question().is_some());
        for (columns, rows) in [(80, 24), (120, 40), (200, 50), (300, 90), (80, 100)] {
            let text = screen(&app, columns, rows);
            for ship in &app.contest().view().ships {
                let name = badge(ship.seat, ship.number);
                assert!(text.matches(&name).count() >= 2, "{name} at {columns}x{rows}:\n{text}");
            }
            assert!(text.contains("a1"), "where the selected dial leads, at {columns}x{rows}:\n{text}");
        }
        assert!(screen(&app, 79, 24).contains("80"), "too small a screen says how large it must be");
    }
}

#[test]
fn the_table_is_covered_while_the_keyboard_changes_hands() {
    let mut app = app(Lang::En, "starter", true);
    wait(&mut app, |app| app.question().is_some());
    let covered = |app: &App<Xwing>| screen(app, 80, 24).contains("The keyboard goes to");
    for _ in 0..20 {
        if covered(&app) {
            break;
        }
        press(&mut app, KeyCode::Enter);
        app.tick(Instant::now() + Duration::from_mins(1)).expect("nobody is missing");
    }
    let text = screen(&app, 80, 24);
    assert!(covered(&app) && !text.contains("A1") && !text.contains("was set"), "{text}");
    press(&mut app, KeyCode::Char('x'));
    assert!(covered(&app), "any key but one leaves it covered");
    press(&mut app, KeyCode::Enter);
    wait(&mut app, |app| app.question().is_some());
    let text = screen(&app, 80, 24);
    assert!(text.contains("Choose a maneuver for Academy Pilot"), "{text}");
}
