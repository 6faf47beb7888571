//! X-Wing on a screen: menus lead to every legal answer, and every ship is on the map.

use crate::reached::reachable;
use catalog::Catalog;
use cli::{
    Context,
    args::Play,
    play::{Setting, plan},
    screen::{app::App, theme::Theme},
};
use kernel::{Chance, Key, Quick, Seeded, Session};
use ratatui::{buffer::Buffer, layout::Rect};
use std::{
    collections::BTreeSet,
    sync::Arc,
    thread,
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
            kinds.insert(demand.ask.rule().0);
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
    let context = Context { catalog: Catalog::default(), words: Words::new(lang) };
    let options = Play {
        game: Some("xwing2e".to_owned()),
        seat: None,
        bot: Some("random".to_owned()),
        hot_seat,
        setup: Some(setup.to_owned()),
        threat: None,
        squads: Vec::new(),
        cruisers: Vec::new(),
        decks: Vec::new(),
        players: 2,
        seed: Some(4),
        policies: Vec::new(),
        save: None,
        resume: None,
    };
    let plan = plan(&context, &options, context.catalog.xwing()).expect("a match");
    let setting = Setting { game: plan.game.clone(), words: plan.words.clone() };
    App::new(&setting, Box::new(plan.begin().expect("a match")), Theme::plain())
}

fn screen(app: &App<Xwing>, columns: u16, rows: u16) -> String {
    let area = Rect::new(0, 0, columns, rows);
    let mut buffer = Buffer::empty(area);
    app.draw(area, &mut buffer);
    let row = |y: u16| (0..columns).map(|x| buffer[(x, y)].symbol()).collect::<String>();
    (0..rows).map(row).collect::<Vec<_>>().join("\n")
}

fn press(app: &mut App<Xwing>, key: crossterm::event::KeyCode) {
    app.key(crossterm::event::KeyEvent::new(key, crossterm::event::KeyModifiers::NONE));
}

fn wait(app: &mut App<Xwing>, until: impl Fn(&App<Xwing>) -> bool) {
    let start = Instant::now();
    let mut now = start;
    while !until(app) {
        now += Duration::from_secs(5);
        app.tick(now).expect("the bots are well");
        assert!(start.elapsed() < Duration::from_mins(1), "nothing comes");
        thread::yield_now();
    }
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
    use crossterm::event::KeyCode;
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
