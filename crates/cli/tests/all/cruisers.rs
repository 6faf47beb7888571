//! Starfighter on a screen: menus lead to every legal answer, and every card is on its board.

use crate::{
    reached::reachable,
    table::{context, on_screen, options, press, screen, wait},
};
use cli::{args::Play, play::plan, screen::app::App, starfighter::signs};
use crossterm::event::KeyCode;
use kernel::{Chance, Key, Quick, Seat, Seeded, Session};
use starfighter::{Ask, Setup, Starfighter, View};
use std::{
    collections::HashSet,
    sync::Arc,
    time::{Duration, Instant},
};
use words::{Lang, Words};

#[test]
fn menus_lead_to_every_legal_answer() {
    let game = Arc::new(Starfighter::shipped());
    let words = [Lang::En, Lang::Fr].map(Words::new);
    let mut kinds = HashSet::new();
    for (seed, (_, setup)) in (0..).zip(Setup::named()) {
        let mut session =
            Session::start(game.clone(), setup, Seeded(Key::from_seed(seed))).expect("a match starts");
        let mut chance = Quick::new(seed);
        for _ in 0..200 {
            let Some(demand) = session.pending().demands().first().copied() else { break };
            kinds.insert(std::mem::discriminant(&demand.ask));
            let found = reachable(&session, &demand, &words, usize::MAX, <[_]>::to_vec);
            let legal = session.legal(demand.by);
            assert!(legal.iter().all(|choice| found.contains(choice)), "{:?}", demand.ask);
            let choice = legal[chance.below(legal.len() as u32) as usize];
            session.submit(demand.by, demand.id, choice).expect("a legal choice");
        }
    }
    assert!(kinds.len() >= 6, "{} kinds of questions", kinds.len());
}

fn app(lang: Lang, setup: &str, seat: &str, hot_seat: bool) -> App<Starfighter> {
    let context = context(lang);
    let options = Play {
        seat: Some(seat.to_owned()),
        hot_seat,
        setup: Some(setup.to_owned()),
        ..options("starfighter", 4)
    };
    on_screen(plan(&context, &options, context.catalog.starfighter()).expect("a match"))
}

/// Every card whose identifier is known is on a board, and no covered half is shown without its brackets.
fn assert_drawn(view: &View, text: &str, size: (u16, u16)) {
    for seat in view.seats.values() {
        for sector in 0..seat.sectors.len() as u8 {
            let name = signs::sector(seat.seat, sector);
            assert!(text.contains(&name), "{name} at {size:?}:\n{text}");
        }
        let cards = seat.sectors.iter().flat_map(|sector| &sector.cards);
        for id in cards.filter_map(|card| card.card.shown()) {
            assert!(text.contains(&id.to_string()), "{id} at {size:?}:\n{text}");
        }
        let armour = seat.armour.to_string();
        assert!(text.contains(&armour), "{armour} at {size:?}:\n{text}");
    }
}

#[test]
fn every_card_is_on_its_board_at_every_size_from_both_seats() {
    for (lang, seat) in [(Lang::En, "one"), (Lang::Fr, "two")] {
        for mode in ["training", "skirmish"] {
            let mut app = app(lang, mode, seat, false);
            for _ in 0..60 {
                wait(&mut app, |app| app.question().is_some() || app.contest().is_over());
                if app.contest().is_over() {
                    break;
                }
                let view = app.contest().view();
                for size in [(80, 24), (120, 40), (200, 50), (80, 100)] {
                    let text = screen(&app, size.0, size.1);
                    // Shifted cruisers have less room: there identifiers give way first.
                    if view.round > 0 && (view.offset == 0 || size.0 > 80) {
                        assert_drawn(&view, &text, size);
                    }
                }
                press(&mut app, KeyCode::Enter);
            }
            assert!(screen(&app, 79, 24).contains("80"), "too small a screen says how large it must be");
        }
    }
}

#[test]
fn the_own_cruiser_is_below_and_a_selected_place_says_what_follows() {
    let mut app = app(Lang::En, "training", "two", false);
    let deploys = |app: &App<Starfighter>| matches!(app.question().map(|q| *q.ask()), Some(Ask::Deploy));
    for _ in 0..10 {
        wait(&mut app, |app| app.question().is_some());
        if deploys(&app) {
            break;
        }
        press(&mut app, KeyCode::Enter);
    }
    assert!(deploys(&app), "{:?}", app.question().map(|q| *q.ask()));
    let text = screen(&app, 80, 24);
    let (own, other) = (text.find("B You"), text.find("A Random bot"));
    assert!(own > other && other.is_some(), "{text}");
    press(&mut app, KeyCode::Enter);
    let text = screen(&app, 80, 24);
    assert!(text.contains("› Slot 0"), "{text}");
    assert!(text.contains("›B5") || text.contains("+B5"), "sectors that can be chosen are marked:\n{text}");
}

#[test]
fn the_table_is_covered_while_the_keyboard_changes_hands() {
    let mut app = app(Lang::En, "training", "one", true);
    let covered = |app: &App<Starfighter>| screen(app, 80, 24).contains("The keyboard goes to");
    let mut changed = 0;
    for _ in 0..40 {
        if covered(&app) {
            let text = screen(&app, 80, 24);
            assert!(!text.contains("Your hand:"), "{text}");
            press(&mut app, KeyCode::Char('x'));
            assert!(covered(&app), "any key but one leaves it covered");
            changed += 1;
        }
        press(&mut app, KeyCode::Enter);
        app.tick(Instant::now() + Duration::from_mins(1)).expect("nobody is missing");
    }
    assert!(changed > 3, "{changed}");
    assert_eq!(app.contest().view().seats.values().filter(|seat| seat.hand.shown().is_some()).count(), 1);
    assert!(app.contest().me().is_some_and(|seat| seat <= Seat(1)));
}
