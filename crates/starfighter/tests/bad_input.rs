//! Any bytes give a clear error and change nothing.

use kernel::{Chance, Game, Input, Key, Log, Pending, Quick, Seeded, Session, digest, journal::Journal};
use proptest::prelude::*;
use starfighter::{CardId, Choice, Mode, Piles, Rolled, Setup, Starfighter, deck, pack};
use std::sync::{Arc, LazyLock};

/// The files of the shipped pack.
static FILES: LazyLock<[String; 3]> = LazyLock::new(|| {
    pack::FILES.map(|name| {
        let path = format!("{}/../../packs/starfighter/{name}", env!("CARGO_MANIFEST_DIR"));
        std::fs::read_to_string(path).expect("shipped")
    })
});

/// A whole game as text.
static JOURNAL: LazyLock<String> = LazyLock::new(|| {
    let game = Arc::new(Starfighter::shipped());
    let setup = Setup::of(Mode::Skirmish);
    let mut session = Session::start(game, setup, Seeded(Key::from_seed(5))).expect("starts");
    let mut chance = Quick::new(5);
    while session.pending().outcome().is_none() {
        let demand = session.pending().demands()[0];
        let legal = session.legal(demand.by);
        let choice = legal[chance.below(legal.len() as u32) as usize];
        session.submit(demand.by, demand.id, choice).expect("legal");
    }
    session.journal().write()
});

/// Loads the shipped pack with one text in one file replaced by another.
fn changed(file: usize, from: &str, to: &str) -> pack::PackError {
    let mut texts = FILES.clone();
    assert!(texts[file].contains(from), "{from} is in the file");
    texts[file] = texts[file].replacen(from, to, 1);
    pack::load(texts.each_ref().map(String::as_str)).expect_err("a pack with a mistake in it")
}

#[test]
fn all_mistakes_of_a_pack_are_told_at_once() {
    let mut texts = FILES.clone();
    texts[1] = texts[1].replacen("(id: \"1-02\", level: 1", "(id: \"1-02\", level: 4", 1);
    texts[1] = texts[1].replacen("effect: HitSelf", "effect: Screen(5)", 1);
    texts[2] = texts[2].replacen("armour: 20", "armour: 0", 1);
    let error = pack::load(texts.each_ref().map(String::as_str)).expect_err("three mistakes");
    let told = error.to_string();
    assert_eq!((error.others.len(), told.lines().count()), (2, 3), "{told}");
    assert!(
        told.contains("screen(count: 5)") && told.contains("level: 4") && told.contains("armour: 0"),
        "{told}"
    );
    // Files that cannot be read at all are each told too.
    let error = pack::load(["(", "(", "("]).expect_err("nothing to read");
    assert_eq!(error.others.len(), 2);
}

#[test]
fn mistakes_in_a_pack_are_found_where_they_are() {
    let mut misplaced = Vec::new();
    for (file, from, to, line, column, why) in [
        (1, "(id: \"1-02\", level: 1", "(id: \"1-02\", level: 4", 7, 14, "pack-starfighter-level(level: 4)"),
        (1, "(id: \"1-02\"", "(id: \"0-01\"", 7, 14, "pack-starfighter-card-twice(card: 0-01)"),
        (1, "(id: \"1-02\"", "(id: \"one\"", 7, 15, "no card identifier"),
        (1, "effect: HitSelf", "effect: HitMyself", 6, 76, "HitMyself"),
        (1, "effect: HitSelf", "effect: Screen(5)", 6, 14, "pack-starfighter-screen(count: 5)"),
        (1, "effect: HitSelf", "effect: Flip", 6, 14, "pack-starfighter-training"),
        (
            1,
            "upper: (fighters: 2), lower: (fighters: 2)",
            "upper: (), lower: ()",
            7,
            14,
            "pack-starfighter-no-fighter",
        ),
        (1, "fighters: 2), lower: (fighters: 2)", "pilots: 2), lower: (fighters: 2)", 7, 55, "pilots"),
        (
            1,
            "back: (upper: (fighters: 2)",
            "back: (upper: (fighters: 2, effect: Draw)",
            4,
            5,
            "pack-starfighter-back-effect",
        ),
        (2, "armour: 20", "armour: 0", 6, 19, "pack-starfighter-armour(armour: 0)"),
        (2, "(slots: 3, draw: [0])", "(slots: 5, draw: [0])", 6, 19, "pack-starfighter-slots(count: 5"),
        (2, "(slots: 3, draw: [0])", "(slots: 3, draw: [3])", 6, 19, "pack-starfighter-draw(slot: 3"),
        (
            2,
            "(\"Atlas\", \"Apollo\")",
            "(\"Atlas\", \"Apolo\")",
            53,
            19,
            "pack-starfighter-unknown-cruiser(cruiser: Apolo)",
        ),
        (0, "\"0-01\"", "\"0-99\"", 14, 13, "pack-starfighter-unknown-card(card: 0-99)"),
        (0, "\"0-01\"", "\"2-43\"", 14, 13, "pack-starfighter-intermediate(card: 2-43)"),
        (0, "[\"Ares\", \"Athena\"]", "[\"Athena\"]", 9, 5, "pack-starfighter-pair(mode: training)"),
    ] {
        let error = changed(file, from, to);
        assert_eq!(error.file, pack::FILES[file], "{to}: {error}");
        assert!(error.why.to_string().contains(why), "{to}: {error}");
        if (error.line, error.column) != (line, column) {
            misplaced.push(error.to_string());
        }
    }
    assert!(misplaced.is_empty(), "{misplaced:#?}");
}

#[test]
fn a_deck_is_refused_with_every_reason() {
    let game = Starfighter::shipped();
    let ids: Vec<CardId> = game.content().cards.iter().map(|card| card.id).collect();
    let rules = |deck: &[CardId]| -> Vec<&str> {
        deck::faults(game.content(), deck).into_iter().map(|fault| fault.rule.0).collect()
    };
    assert!(rules(&ids).is_empty());
    assert!(rules(&ids[..25]).is_empty());
    assert_eq!(rules(&ids[..24]), ["STF-103"]);
    let strange = "9-99".parse().expect("an identifier");
    assert_eq!(rules(&[ids[0], ids[0], strange]), ["STF-104", "STF-006", "STF-103"]);
    assert_eq!(deck::shared(&ids[..30], &ids[29..]).len(), 1);
}

#[test]
fn set_ups_that_cannot_be_are_refused() {
    let game = Starfighter::shipped();
    let cards: Vec<CardId> = game.content().cards.iter().map(|card| card.id).collect();
    let war = Setup::of(Mode::TotalWar);
    let athena = starfighter::CruiserName::new("Athena");
    for setup in [
        Setup { boxes: 3, ..Setup::default() },
        Setup { first: 2, ..Setup::default() },
        Setup { decks: [Some(cards.clone()), None], ..Setup::default() },
        Setup { piles: Some(Piles::Common), ..war.clone() },
        Setup { boxes: 1, ..war.clone() },
        Setup { decks: [Some(cards[..20].to_vec()), None], ..war },
        Setup { cruisers: [starfighter::CruiserName::new("Atlas"), None], ..Setup::default() },
        Setup { cruisers: [athena, athena], ..Setup::default() },
    ] {
        assert!(game.start(&setup).is_err(), "{setup:?}");
    }
}

#[test]
fn a_whole_journal_verifies() {
    let journal = Journal::<Starfighter>::read(&JOURNAL).expect("reads");
    assert!(journal.verify(&Starfighter::shipped()).expect("holds").over);
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 200, ..ProptestConfig::default() })]

    #[test]
    fn any_text_as_a_journal_is_refused_with_its_place(text in any::<String>()) {
        let error = Journal::<Starfighter>::read(&text).expect_err("not a journal");
        prop_assert!(error.line >= 1 && error.column >= 1);
    }

    #[test]
    fn a_journal_with_a_changed_byte_never_verifies(at in any::<prop::sample::Index>(), byte in 32u8..127) {
        let mut bytes = JOURNAL.clone().into_bytes();
        let at = at.index(bytes.len());
        prop_assume!(bytes[at] != byte);
        bytes[at] = byte;
        let text = String::from_utf8(bytes).expect("still text");
        if let Ok(journal) = Journal::<Starfighter>::read(&text) {
            let same = journal == Journal::read(&JOURNAL).expect("reads");
            prop_assert!(same || journal.verify(&Starfighter::shipped()).is_err(), "byte {at} became {byte}");
        }
    }

    #[test]
    fn any_text_as_a_pack_is_refused_with_its_place(text in any::<String>(), which in 0usize..3) {
        let mut texts = FILES.each_ref().map(String::as_str);
        texts[which] = &text;
        let error = pack::load(texts).expect_err("not a pack");
        prop_assert_eq!(error.file, pack::FILES[which]);
        prop_assert!(error.line >= 1 && error.column >= 1);
    }

    #[test]
    fn a_pack_with_a_changed_byte_loads_or_says_where_it_is_wrong(
        which in 0usize..3, at in any::<prop::sample::Index>(), byte in 32u8..127,
    ) {
        let mut texts = FILES.clone();
        let mut bytes = texts[which].clone().into_bytes();
        let at = at.index(bytes.len());
        prop_assume!(bytes[at].is_ascii());
        bytes[at] = byte;
        texts[which] = String::from_utf8(bytes).expect("still text");
        if let Err(error) = pack::load(texts.each_ref().map(String::as_str)) {
            prop_assert!(error.line >= 1 && error.column >= 1 && !error.why.to_string().is_empty());
        }
    }

    #[test]
    fn any_choice_that_parses_is_applied_or_refused_and_never_half_done(
        kind in 0usize..9, board in any::<u8>(), sector in any::<u8>(), slot in any::<u8>(), number in any::<u8>(),
        steps in 0u32..200,
    ) {
        let spot = format!(r#"{{"board":{board},"sector":{sector},"slot":{slot}}}"#);
        let text = match kind {
            0 => format!(r#"{{"Play":{{"card":"{slot}-{number}","back":true,"sector":{sector}}}}}"#),
            1 => format!(r#"{{"Move":{{"from":{spot},"to":{number}}}}}"#),
            2 => format!(r#"{{"Pivot":{spot}}}"#),
            3 => format!(r#"{{"Flip":{spot}}}"#),
            4 => format!(r#"{{"Destroy":{spot}}}"#),
            5 => format!(r#"{{"Strike":{{"board":{board},"sector":{sector}}}}}"#),
            6 => format!(r#"{{"Markers":{{"upper":{number}}}}}"#),
            7 => format!(r#"{{"First":{{"at":{spot},"end":"Upper","effect":"Draw"}}}}"#),
            _ => r#"{"Cruiser":"Nobody"}"#.to_owned(),
        };
        let choice: Choice = serde_json::from_str(&text).expect("a choice");
        let game = Starfighter::shipped();
        let mut state = game.start(&Setup::of(Mode::Skirmish)).expect("starts");
        let (mut chance, mut buffer) = (Quick::new(u64::from(steps)), Vec::new());
        for _ in 0..steps {
            let input = match game.pending(&state) {
                Pending::Over(_) => break,
                Pending::Chance(roll) => Input::Chance(game.roll(&state, roll, &mut chance)),
                Pending::Decide(demands) => {
                    let choice = game.pick(&state, &demands[0], &mut chance, &mut buffer);
                    Input::Choose { id: demands[0].id, by: demands[0].by, choice }
                }
            };
            game.apply(&mut state, &input, &mut Log::off()).expect("legal");
        }
        let before = digest(&state);
        let Some(demand) = game.pending(&state).demands().first().copied() else { return Ok(()) };
        if game.apply(&mut state, &Input::Choose { id: demand.id, by: demand.by, choice }, &mut Log::off()).is_err() {
            prop_assert_eq!(digest(&state), before);
        } else {
            game.audit(&state).expect("nothing is lost");
        }
    }

    #[test]
    fn shuffles_that_cannot_be_are_refused(cards in prop::collection::vec(0u8..128, 0..60)) {
        let text = serde_json::to_string(&serde_json::json!({ "Pile": cards })).expect("serialises");
        let rolled: Rolled = serde_json::from_str(&text).expect("a pile");
        let game = Starfighter::shipped();
        let names = [starfighter::CruiserName::new("Ares"), starfighter::CruiserName::new("Athena")];
        let mut state = game.start(&Setup { cruisers: names, ..Setup::of(Mode::Skirmish) }).expect("starts");
        prop_assert!(game.apply(&mut state, &Input::Chance(rolled), &mut Log::off()).is_err(), "100 cards are due");
    }
}
