//! Every answer that the menus of a question lead to, whatever the game.

use cli::{
    face::Face,
    menu::{Act, Asked},
};
use kernel::{Demand, Seeded, Session, Viewer};
use std::collections::HashSet;
use words::Words;

/// Walks all menus of a question: they are said in both languages, and what they offer the rules accept, what they call
/// forbidden the rules refuse. No menu has more than `most` items. `settled` says what picks come to, where some can be made and unmade for ever.
pub(crate) fn reachable<G: Face>(
    session: &Session<G, Seeded>,
    demand: &Demand<G::Ask>,
    words: &[Words; 2],
    most: usize,
    settled: impl Fn(&[G::Pick]) -> Vec<G::Pick>,
) -> HashSet<G::Choice> {
    let game = &**session.game();
    let legal = session.legal(demand.by);
    let view = session.view(Viewer::Seat(demand.by));
    let check = |choice: &G::Choice| game.check(session.state(), demand, choice);
    let allows = |choice: &G::Choice| check(choice).is_ok();
    let asked = Asked { game, demand, legal: &legal, view: &view, allows: &allows };
    let (mut found, mut seen) = (HashSet::new(), Vec::new());
    let mut open: Vec<Vec<G::Pick>> = vec![Vec::new()];
    while let Some(picks) = open.pop() {
        let state = settled(&picks);
        if seen.contains(&state) {
            continue;
        }
        seen.push(state);
        let menu = G::menu(&asked, &picks);
        assert!(menu.first < menu.items.len(), "{:?} after {picks:?}", demand.ask);
        assert!(menu.items.len() <= most, "{:?} after {picks:?}: {} items", demand.ask, menu.items.len());
        for words in words {
            let said = words.try_say(&menu.prompt);
            assert!(said.is_ok(), "{said:?}");
            for item in &menu.items {
                let text = cli::screen::label::full(&item.label, words);
                assert!(!text.contains(['[', '{']) && !text.contains("cli-"), "{text}");
            }
        }
        let further = |pick: &G::Pick| picks.iter().chain([pick]).cloned().collect::<Vec<_>>();
        for item in &menu.items {
            match &item.act {
                Act::Choose(choice) => _ = found.insert(choice.clone()),
                Act::Narrow(pick) => open.push(further(pick)),
                Act::Against(choice) => {
                    let refused = check(choice).expect_err("a rule is against it");
                    assert!(!words[0].say(&refused.why).contains('['), "{refused}");
                }
            }
            open.extend([&item.less, &item.more].into_iter().flatten().map(further));
        }
    }
    assert!(found.iter().all(|choice| check(choice).is_ok()), "{:?}", demand.ask);
    found
}
