//! Menus lead to every legal answer and to no other.

use crate::{reached::reachable, table::seat};
use cli::endor::questions::Pick;
use endor::Endor;
use kernel::{Chance, Key, Quick, Say, Seeded, Session};
use std::{
    collections::{BTreeSet, HashSet},
    sync::Arc,
};
use words::{Lang, Words};

/// Numbers can be raised and lowered for ever: what they stand at is all that counts.
fn settled(picks: &[Pick]) -> Vec<Pick> {
    match picks.last() {
        Some(hits @ Pick::Hits(_)) => vec![*hits],
        _ => picks.to_vec(),
    }
}

#[test]
fn menus_lead_to_every_legal_answer_and_to_no_other() {
    let game = Arc::new(Endor::classic());
    let words = [Lang::En, Lang::Fr].map(Words::new);
    let mut kinds = BTreeSet::new();
    for seed in 0..6 {
        let players = if seed % 2 == 0 { 2 } else { 4 };
        let setup = seat(Lang::En, "rebel", players, seed).setup;
        let mut session =
            Session::start(game.clone(), setup, Seeded(Key::from_seed(seed))).expect("a match starts");
        let mut chance = Quick::new(seed);
        for _ in 0..400 {
            let Some(demand) = session.pending().demands().first().copied() else { break };
            kinds.insert(demand.ask.say().key);
            let found = reachable(&session, &demand, &words, 30, settled);
            let legal = session.legal(demand.by);
            let choice = legal[chance.below(legal.len() as u32) as usize];
            assert_eq!(found, legal.into_iter().collect::<HashSet<_>>(), "{:?}", demand.ask);
            session.submit(demand.by, demand.id, choice).expect("a legal choice");
        }
    }
    assert!(kinds.len() >= 8, "{kinds:?}");
}
