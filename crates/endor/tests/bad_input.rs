//! Any bytes give a clear error and change nothing.

use endor::{Choice, Endor, Rolled, Setup, pack};
use kernel::{Chance, Game, Input, Key, Log, Pending, Quick, Seeded, Session, digest, journal::Journal};
use proptest::prelude::*;
use std::sync::{Arc, LazyLock};

/// A whole game as text.
static JOURNAL: LazyLock<String> = LazyLock::new(|| {
    let game = Arc::new(Endor::classic());
    let mut session = Session::start(game, Setup::default(), Seeded(Key::from_seed(5))).expect("starts");
    let mut chance = Quick::new(5);
    while session.pending().outcome().is_none() {
        let demand = session.pending().demands()[0];
        let legal = session.legal(demand.by);
        let choice = legal[chance.below(legal.len() as u32) as usize];
        session.submit(demand.by, demand.id, choice).expect("legal");
    }
    session.journal().write()
});

#[test]
fn a_whole_journal_verifies() {
    let journal = Journal::<Endor>::read(&JOURNAL).expect("reads");
    assert!(journal.verify(&Endor::classic()).expect("holds").over);
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 300, ..ProptestConfig::default() })]

    #[test]
    fn any_text_as_a_journal_is_refused_with_its_place(text in any::<String>()) {
        let error = Journal::<Endor>::read(&text).expect_err("not a journal");
        prop_assert!(error.line >= 1 && error.column >= 1);
    }

    #[test]
    fn a_journal_with_a_changed_byte_never_verifies(at in any::<prop::sample::Index>(), byte in 32u8..127) {
        let mut bytes = JOURNAL.clone().into_bytes();
        let at = at.index(bytes.len());
        prop_assume!(bytes[at] != byte);
        bytes[at] = byte;
        let text = String::from_utf8(bytes).expect("still text");
        // A space for a space in the first line may read the same; then nothing was changed.
        if let Ok(journal) = Journal::<Endor>::read(&text) {
            let same = journal == Journal::read(&JOURNAL).expect("reads");
            prop_assert!(same || journal.verify(&Endor::classic()).is_err(), "byte {at} became {byte}");
        }
    }

    #[test]
    fn a_cut_journal_is_refused_or_unfinished(at in any::<prop::sample::Index>()) {
        let at = at.index(JOURNAL.len());
        if let Ok(journal) = Journal::<Endor>::read(&JOURNAL[..at]) {
            prop_assert!(journal.end.is_none() || JOURNAL[at..].trim().is_empty());
        }
    }

    #[test]
    fn any_text_as_a_pack_is_refused_with_its_place(text in any::<String>(), which in 0usize..4) {
        let good = ["board", "setup", "tracks", "decks"]
            .map(|n| std::fs::read_to_string(format!("{}/../../packs/endor/{n}.ron", env!("CARGO_MANIFEST_DIR"))).expect("shipped"));
        let mut texts = good.each_ref().map(String::as_str);
        texts[which] = &text;
        let error = pack::load(texts).expect_err("not a pack");
        prop_assert_eq!(error.file, pack::FILES[which]);
        prop_assert!(error.line >= 1 && error.column >= 1);
    }

    #[test]
    fn any_choice_that_parses_is_applied_or_refused_and_never_half_done(
        kind in 0usize..9, from in "[FOMIDS][1-9S]", to in "[FOMIDS][1-9S]", count in any::<u8>(), steps in 0u32..200,
    ) {
        let text = match kind {
            0 => format!(r#"{{"Move":{{"from":"{from}","to":"{to}","count":{count}}}}}"#),
            1 => format!(r#"{{"Fly":{{"to":"{to}"}}}}"#),
            2 => format!(r#"{{"Attack":{{"from":"{from}","target":"{to}"}}}}"#),
            3 => format!(r#"{{"Fire":{{"target":"{to}"}}}}"#),
            4 => format!(r#"{{"Advance":{count}}}"#),
            5 => format!(r#"{{"Assign":{{"x":{count},"tie":{count},"falcon":{count},"executor":{count}}}}}"#),
            6 => format!(r#"{{"Assign":{{"marker":{count},"y":{count},"b":{count}}}}}"#),
            7 => r#"{"Prepare":[["X","Luke"],["X","Luke"],["X","Luke"]]}"#.to_owned(),
            _ => r#""Deploy""#.to_owned(),
        };
        let Ok(choice) = serde_json::from_str::<Choice>(&text) else { return Ok(()) };
        let game = Endor::classic();
        let mut state = game.start(&Setup::default()).expect("starts");
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
    fn dice_that_cannot_fall_are_refused(faces in prop::collection::vec(any::<u8>(), 0..8)) {
        let text = serde_json::to_string(&serde_json::json!({ "Dice": faces })).expect("serialises");
        if let Ok(rolled) = serde_json::from_str::<Rolled>(&text) {
            let game = Endor::classic();
            let mut state = game.start(&Setup::default()).expect("starts");
            prop_assert!(game.apply(&mut state, &Input::Chance(rolled), &mut Log::off()).is_err(), "a shuffle is due");
        }
    }
}
