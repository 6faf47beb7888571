//! The help of every game can be read to its last word on the smallest screen.

use crate::table::{context, on_screen, options, press, screen};
use cli::{
    face::Face,
    games::{FaceVisitor, visit},
    play::plan,
    screen::app::App,
};
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
        let game = game(&context);
        let plan = plan(&context, &options(name, 3), &game).expect("a match");
        let mut app = on_screen(plan);
        let words = Words::new(lang);
        for (columns, rows) in [(80, 24), (120, 40)] {
            let shown = pages(&mut app, columns, rows);
            assert!(!shown.contains('…'), "cut at {columns}x{rows}: {shown}");
            for word in words.say(&game.legend()).split_whitespace() {
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

/// How many rules are quoted where one is looked up.
struct Quote(&'static str);
impl FaceVisitor for Quote {
    type Out = usize;
    fn visit<G: Face>(self, game: &Arc<G>) -> usize {
        cli::rulebook::look_up(game.rules(), self.0, Lang::En).len()
    }
}

#[test]
fn another_edition_of_one_type_is_listed_and_quotes_its_own_rules() {
    let rules = "# House\n\n## all: All / Tout\n\n- **H-1** Fly well.\n  fr: Volez bien.\n\n## Rulings / D\u{e9}cisions\n\n\
         - **H-2** `idle_costs: refused | allowed` Nothing is spent for nothing.\n  fr: Rien pour rien.\n";
    let mut context = context(Lang::En);
    context.catalog.add(xwing::Xwing::edition("xwing-house", rules, xwing::Content::classic()));
    let mut out = Vec::new();
    cli::command::games::run(&context, &mut out).expect("a list");
    let listed = String::from_utf8(out).expect("text");
    let (shipped, house) = listed.split_once("xwing-house - ").expect("it is listed");
    assert!(shipped.contains("tokens_per_step=any") && shipped.contains("idle_costs=allowed"), "{shipped}");
    assert!(house.contains("idle_costs=allowed") && !house.contains("tokens_per_step"), "{house}");

    let quote = |game, rule| visit(&context.catalog, game, Quote(rule)).expect("a game");
    assert_eq!((quote("xwing-house", "H-1"), quote("xwing-house", "X2-COMP-01")), (1, 0));
    assert_eq!((quote("xwing2e", "H-1"), quote("xwing2e", "X2-COMP-01")), (0, 1));
}
