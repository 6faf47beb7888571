//! The help of every game can be read to its last word on the smallest screen.

use crate::table::{context, on_screen, options, press, screen};
use cli::{face::Face, play::plan, screen::app::App};
use crossterm::event::KeyCode;
use std::sync::Arc;
use words::{Lang, Words};

/// The insides of all boxes that one sees while going down, without frames.
fn pages<G: Face>(app: &mut App<G>, columns: u16, rows: u16) -> String {
    press(app, KeyCode::Char('?'));
    let mut all = String::new();
    for _ in 0..40 {
        for row in screen(app, columns, rows).lines() {
            // What lies between the sides of the box.
            let inside: Vec<&str> = row.split('│').collect();
            all.push_str(inside.get(inside.len().saturating_sub(2)).copied().unwrap_or_default().trim());
            all.push('\n');
        }
        press(app, KeyCode::Down);
    }
    press(app, KeyCode::Esc);
    all
}

fn is_readable<G: Face>(name: &str, game: impl Fn(&cli::Context) -> Arc<G>) {
    for lang in [Lang::En, Lang::Fr] {
        let context = context(lang);
        let plan = plan(&context, &options(name, 3), &game(&context)).expect("a match");
        let mut app = on_screen(plan);
        let words = Words::new(lang);
        for (columns, rows) in [(80, 24), (120, 40)] {
            let shown = pages(&mut app, columns, rows);
            assert!(!shown.contains('…'), "cut at {columns}x{rows}: {shown}");
            for word in words.say(&G::legend()).split_whitespace() {
                assert!(
                    shown.contains(word),
                    "{lang} {columns}x{rows}: {word:?} of the legend is not in {shown}"
                );
            }
            assert!(shown.contains(G::SPOT), "{name} names a place of its own: {shown}");
        }
    }
}

#[test]
fn legends_are_wrapped_and_scrolled_and_never_cut() {
    is_readable("endor", |context| context.catalog.endor().clone());
    is_readable("starfighter", |context| context.catalog.starfighter().clone());
    is_readable("xwing2e", |context| context.catalog.xwing().clone());
}
