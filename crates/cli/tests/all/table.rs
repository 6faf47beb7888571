//! A table in memory.

use catalog::Catalog;
use cli::{
    Context,
    args::Play,
    face::Face,
    play::{Plan, Setting, plan},
    screen::{
        app::{App, Flow},
        theme::Theme,
    },
};
use crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use endor::Endor;
use ratatui::{buffer::Buffer, layout::Rect};
use std::{
    thread,
    time::{Duration, Instant},
};
use words::{Lang, Words};

/// What is typed for a match against bots that answer at once.
pub(crate) fn options(game: &str, seed: u64) -> Play {
    Play {
        game: Some(game.to_owned()),
        seat: None,
        bot: Some("random".to_owned()),
        hot_seat: false,
        setup: None,
        threat: None,
        squads: Vec::new(),
        cruisers: Vec::new(),
        decks: Vec::new(),
        players: 2,
        seed: Some(seed),
        policies: Vec::new(),
        save: None,
        ask_everything: false,
        resume: None,
    }
}

/// With every game and in a language.
pub(crate) fn context(lang: Lang) -> Context {
    Context { catalog: Catalog::default(), words: Words::new(lang) }
}

/// A match of Endor.
pub(crate) fn seat(lang: Lang, seat: &str, players: u8, seed: u64) -> Plan<Endor> {
    let context = context(lang);
    let options = Play { seat: Some(seat.to_owned()), players, ..options("endor", seed) };
    plan(&context, &options, context.catalog.endor()).expect("a match")
}

/// The same on a screen.
pub(crate) fn app(lang: Lang, name: &str, players: u8, seed: u64) -> App<Endor> {
    on_screen(seat(lang, name, players, seed))
}

/// A match on a screen.
pub(crate) fn on_screen<G: Face>(plan: Plan<G>) -> App<G> {
    let setting = Setting { game: plan.game.clone(), words: plan.words.clone(), ask_everything: false };
    App::new(&setting, Box::new(plan.begin().expect("a match")), Theme::plain())
}

/// What a screen shows.
pub(crate) fn screen<G: Face>(app: &App<G>, columns: u16, rows: u16) -> String {
    let area = Rect::new(0, 0, columns, rows);
    let mut buffer = Buffer::empty(area);
    app.draw(area, &mut buffer);
    let row = |y: u16| (0..columns).map(|x| buffer[(x, y)].symbol()).collect::<String>();
    (0..rows).map(row).collect::<Vec<_>>().join("\n")
}

/// Presses a key.
pub(crate) fn press<G: Face>(app: &mut App<G>, key: KeyCode) -> Flow {
    app.key(KeyEvent::new(key, KeyModifiers::NONE))
}

/// Lets time pass, as fast as the bots allow, until something is so.
pub(crate) fn wait<G: Face>(app: &mut App<G>, until: impl Fn(&App<G>) -> bool) {
    let start = Instant::now();
    let mut now = start;
    while !until(app) {
        now += Duration::from_secs(5);
        app.tick(now).expect("the bots are well");
        assert!(start.elapsed() < Duration::from_mins(1), "the bots have forgotten to answer");
        thread::yield_now();
    }
}
