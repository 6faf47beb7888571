//! A table in memory.

use catalog::Catalog;
use cli::{
    Context,
    args::Play,
    play::{Plan, plan},
    screen::{app::App, theme::Theme},
};
use endor::Endor;
use words::{Lang, Words};

/// A match against bots that answer at once.
pub(crate) fn seat(lang: Lang, seat: &str, players: u8, seed: u64) -> Plan<Endor> {
    let context = Context { catalog: Catalog::default(), words: Words::new(lang) };
    let options = Play {
        game: "endor".to_owned(),
        seat: seat.to_owned(),
        bot: "random".to_owned(),
        players,
        seed: Some(seed),
        policies: Vec::new(),
        save: None,
    };
    plan(&context, &options, context.catalog.endor()).expect("a match")
}

/// The same on a screen.
pub(crate) fn app(lang: Lang, name: &str, players: u8, seed: u64) -> App<Endor> {
    App::new(seat(lang, name, players, seed), Theme::plain()).expect("a match")
}
