//! A table in memory.

use catalog::Catalog;
use cli::{
    Context,
    args::Play,
    play::{Plan, Setting, plan},
    screen::{app::App, theme::Theme},
};
use endor::Endor;
use words::{Lang, Words};

/// A match against bots that answer at once.
pub(crate) fn seat(lang: Lang, seat: &str, players: u8, seed: u64) -> Plan<Endor> {
    let context = Context { catalog: Catalog::default(), words: Words::new(lang) };
    let options = Play {
        game: Some("endor".to_owned()),
        seat: Some(seat.to_owned()),
        bot: Some("random".to_owned()),
        hot_seat: false,
        setup: None,
        threat: None,
        squads: Vec::new(),
        cruisers: Vec::new(),
        decks: Vec::new(),
        players,
        seed: Some(seed),
        policies: Vec::new(),
        save: None,
        resume: None,
    };
    plan(&context, &options, context.catalog.endor()).expect("a match")
}

/// The same on a screen.
pub(crate) fn app(lang: Lang, name: &str, players: u8, seed: u64) -> App<Endor> {
    let plan = seat(lang, name, players, seed);
    let setting = Setting { game: plan.game.clone(), words: plan.words.clone() };
    App::new(&setting, Box::new(plan.begin().expect("a match")), Theme::plain())
}
