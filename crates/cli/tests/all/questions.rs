//! Menus lead to every legal answer and to no other.

use crate::table::seat;
use cli::{
    endor::questions::{Pick, menu},
    menu::{Act, Asked},
};
use endor::{Ask, Choice, Endor};
use kernel::{Chance, Demand, Game, Key, Quick, Say, Seeded, Session, Viewer};
use std::sync::Arc;
use words::{Lang, Words};

/// Every answer that the menus of a question lead to.
fn reachable(
    game: &Endor,
    session: &Session<Endor, Seeded>,
    demand: &Demand<Ask>,
    words: &[Words; 2],
) -> Vec<Choice> {
    let legal = session.legal(demand.by);
    let view = session.view(Viewer::Seat(demand.by));
    let check = |choice: &Choice| game.check(session.state(), demand, choice);
    let allows = |choice: &Choice| check(choice).is_ok();
    let asked = Asked { game, demand, legal: &legal, view: &view, allows: &allows };
    let mut found = Vec::new();
    let mut seen: Vec<Vec<Pick>> = Vec::new();
    let mut open: Vec<Vec<Pick>> = vec![Vec::new()];
    while let Some(picks) = open.pop() {
        // Numbers can be raised and lowered for ever: what they stand at is all that counts.
        let state = match picks.last() {
            Some(hits @ Pick::Hits(_)) => vec![*hits],
            _ => picks.clone(),
        };
        if seen.contains(&state) {
            continue;
        }
        seen.push(state);
        let menu = menu(&asked, &picks);
        assert!(!menu.items.is_empty(), "{:?} after {picks:?}", demand.ask);
        assert!(menu.first < menu.items.len(), "{:?} after {picks:?}", demand.ask);
        assert!(menu.items.len() <= 30, "{:?} after {picks:?}: {} items", demand.ask, menu.items.len());
        for words in words {
            let said = words.try_say(&menu.prompt);
            assert!(said.is_ok(), "{said:?}");
            for item in &menu.items {
                let text = cli::screen::label::full(&item.label, words);
                assert!(!text.contains(['[', '{']), "{text}");
            }
        }
        for item in &menu.items {
            let steps = [&item.less, &item.more].into_iter().flatten().copied();
            match &item.act {
                Act::Choose(choice) => found.push(*choice),
                Act::Narrow(pick) => open.push(picks.iter().copied().chain([*pick]).collect()),
                Act::Against(choice) => {
                    let refused = check(choice).expect_err("a rule is against it");
                    assert!(!words[0].say(&refused.why).contains('['), "{refused}");
                }
            }
            open.extend(steps.map(|pick| picks.iter().copied().chain([pick]).collect::<Vec<_>>()));
        }
    }
    found
}

#[test]
fn menus_lead_to_every_legal_answer_and_to_no_other() {
    let game = Arc::new(Endor::classic());
    let words = [Lang::En, Lang::Fr].map(Words::new);
    let mut kinds = std::collections::BTreeSet::new();
    for seed in 0..6 {
        let players = if seed % 2 == 0 { 2 } else { 4 };
        let setup = seat(Lang::En, "rebel", players, seed).setup;
        let mut session =
            Session::start(game.clone(), setup, Seeded(Key::from_seed(seed))).expect("a match starts");
        let mut chance = Quick::new(seed);
        for _ in 0..400 {
            let Some(demand) = session.pending().demands().first().copied() else { break };
            kinds.insert(demand.ask.say().key);
            let mut found = reachable(&game, &session, &demand, &words);
            let mut legal = session.legal(demand.by);
            let choice = legal[chance.below(legal.len() as u32) as usize];
            for choices in [&mut found, &mut legal] {
                choices.sort_by_key(|choice| format!("{choice:?}"));
                choices.dedup();
            }
            assert_eq!(found, legal, "{:?}", demand.ask);
            session.submit(demand.by, demand.id, choice).expect("a legal choice");
        }
    }
    assert!(kinds.len() >= 8, "{kinds:?}");
}
