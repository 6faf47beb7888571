//! What players add changes the dice, and what is told of the journal tells nothing that is hidden.

use catalog::{Fairness, Live, StoredMatch, Table, UpdateFor};
use endor::{Choice, Endor};
use kernel::{
    Chance as _, Digest, Game as _, Input, Key, Quick, Seat, Viewer,
    fair::{Hex, Nonce, Signer, sha256},
};
use serde_json::{Value, json};
use std::sync::Arc;

fn opening(seeds: [u8; 2], noise: u8) -> StoredMatch {
    let fair = Fairness {
        id: "match".to_owned(),
        seeds: seeds.map(|seed| Some(Digest([seed; 32]))).to_vec(),
        signer: Arc::new(Signer::new(&[1; 32])),
        noise: [noise; 32],
        header: None,
    };
    let setup = json!({"players": 2});
    StoredMatch { identity: None, setup, key: Key::from_seed(1), fair: Some(fair), lines: Vec::new() }
}

fn table(seeds: [u8; 2], noise: u8) -> (Live<Endor>, String) {
    let (live, ready) = Live::open(Arc::new(Endor::classic()), opening(seeds, noise)).expect("a match");
    (live, ready.header.expect("a first line"))
}

fn choices(table: &Live<Endor>, seat: Seat) -> Vec<Choice> {
    let demand = table.game().pending(table.state()).demand_of(seat).expect("asked");
    let mut choices = Vec::new();
    table.game().legal(table.state(), demand, &mut choices);
    choices
}

/// Plays so many decisions at random, always the same ones where the same is asked.
fn play(table: &mut Live<Endor>, decisions: usize, nonce: Option<Nonce>) {
    let mut chance = Quick::new(3);
    for _ in 0..decisions {
        let Some(&(seat, decision)) = table.asked().first() else { return };
        let listed = choices(table, seat);
        let choice = listed[chance.below(listed.len() as u32) as usize];
        table.propose_with(seat, decision, json!(choice), nonce).expect("legal");
        table.accept();
    }
}

fn dice(table: &Live<Endor>) -> Vec<String> {
    let fell = table.entries().iter().filter_map(|entry| match &entry.input {
        Input::Chance(rolled) => Some(format!("{rolled:?}")),
        Input::Choose { .. } => None,
    });
    fell.collect()
}

fn link(table: &Live<Endor>) -> String {
    let told = UpdateFor {
        viewer: Viewer::Spectator,
        since: table.version(),
        manner: catalog::UpdateStyle::default(),
        whole: false,
        playing: true,
        free: false,
        clocks: None,
    };
    let update: Value = serde_json::from_str(&table.update(told)).expect("JSON");
    update["link"].as_str().expect("a link").to_owned()
}

#[test]
fn every_seed_changes_the_first_shuffle() {
    let first = |seeds| dice(&table(seeds, 1).0)[0].clone();
    assert_eq!(first([1, 2]), first([1, 2]));
    assert_ne!(first([1, 2]), first([1, 3]));
    assert_ne!(first([1, 2]), first([3, 2]));
    assert_ne!(first([1, 2]), first([2, 1]));
}

#[test]
fn every_nonce_changes_the_dice_that_follow_and_none_that_fell_before() {
    let fell = |nonce| {
        let (mut table, _) = table([1, 2], 1);
        play(&mut table, 60, nonce);
        dice(&table)
    };
    let (none, one, two) = (fell(None), fell(Some(Hex([1; 16]))), fell(Some(Hex([2; 16]))));
    assert_eq!(one, fell(Some(Hex([1; 16]))), "the same nonces give the same dice");
    for (a, b) in [(&none, &one), (&none, &two), (&one, &two)] {
        assert_eq!(a[..2], b[..2], "both decks were shuffled before anybody chose");
        assert!(a.len() > 3 && a[2..] != b[2..], "{a:?}");
    }
}

#[test]
fn salts_hide_and_do_not_touch_the_dice() {
    let (mut one, mut two) = (table([1, 2], 1).0, table([1, 2], 2).0);
    play(&mut one, 40, Some(Hex([1; 16])));
    play(&mut two, 40, Some(Hex([1; 16])));
    assert_eq!(dice(&one), dice(&two));
    assert_eq!(one.state(), two.state());
    assert_ne!(link(&one), link(&two), "two games that are the same have other links");
    let salts: Vec<_> =
        one.entries().iter().map(|entry| entry.fair.as_ref().expect("version 2").salt.0).collect();
    let mut unique = salts.clone();
    unique.sort_unstable();
    unique.dedup();
    assert_eq!(unique.len(), salts.len(), "no salt comes twice");
}

/// Somebody who knows the line before, every legal choice and the nonce cannot tell from the link which choice was made:
/// neither by trying all of them, nor by having it made again.
#[test]
fn a_link_does_not_tell_a_secret_choice() {
    let (mut table, _) = table([1, 2], 1);
    let (seat, decision) = table.asked()[0];
    let nonce: Option<Nonce> = Some(Hex([6; 16]));
    let listed = choices(&table, seat);
    let before = table.version();
    let chain = {
        table.end_early();
        let journal = table.journal();
        let end: Value = serde_json::from_str(journal.lines().last().expect("an end")).expect("JSON");
        end["end"]["chain"].as_str().expect("a chain").parse::<Digest>().expect("a digest")
    };
    let made = |table: &mut Live<Endor>, choice: Choice| {
        table.propose_with(seat, decision, json!(choice), nonce).expect("legal");
        table.accept();
        let told = link(table);
        table.rewind(before).expect("taken back");
        told
    };
    let told = made(&mut table, listed[0]);
    assert_ne!(told, made(&mut table, listed[0]), "the same choice made again has another link");
    let mut guesses = Vec::new();
    for choice in &listed {
        let line = table.propose_with(seat, decision, json!(choice), nonce).expect("legal")[0].clone();
        let (bare, _) = line.split_once(",\"salt\":").expect("a salt");
        guesses.push(format!("{bare}}}"));
        guesses.push(format!("{bare},\"salt\":\"{}\"}}", "0".repeat(32)));
        guesses.push(line);
    }
    for guess in guesses {
        assert_ne!(sha256(&[&chain.0, guess.as_bytes()]).to_string()[..32], told, "{guess}");
    }
    // With the salt it is the link: the guesses above were of the right shape.
    table.propose_with(seat, decision, json!(listed[0]), nonce).expect("legal");
    table.accept();
    let line = table.lines(before)[0].clone();
    let next = sha256(&[&chain.0, line.as_bytes()]);
    table.rewind(before + 1).expect("taken back to after it");
    assert_eq!(next.to_string()[..32], link(&table));
}

#[test]
fn a_match_that_is_opened_again_goes_on_with_the_same_dice_and_links() {
    let (mut table, header) = table([1, 2], 1);
    play(&mut table, 20, Some(Hex([4; 16])));
    let mut stored = opening([1, 2], 9);
    stored.lines = table.lines(0);
    stored.fair.as_mut().expect("version 2").header = Some(header);
    let (mut again, _) = Live::open(Arc::new(Endor::classic()), stored).expect("it holds");
    assert_eq!((link(&again), again.version()), (link(&table), table.version()));
    play(&mut table, 20, Some(Hex([5; 16])));
    play(&mut again, 20, Some(Hex([5; 16])));
    assert_eq!(dice(&again), dice(&table));
    assert!(dice(&again).iter().any(|rolled| rolled.starts_with("Dice")), "{:?}", dice(&again));
}
