//! Any bytes as choices: each is taken or refused; a refusal changes nothing, and nothing is ever lost.
#![no_main]

use endor::{Choice, Endor, Setup};
use kernel::{Game, Input, Log, Pending, Quick};
use libfuzzer_sys::fuzz_target;
use std::sync::LazyLock;

static GAME: LazyLock<Endor> = LazyLock::new(Endor::classic);

fuzz_target!(|bytes: &[u8]| {
    let game = &*GAME;
    let mut state = game.start(&Setup::default()).expect("starts");
    let (mut chance, mut buffer) = (Quick::new(bytes.len() as u64), Vec::new());
    for line in bytes.split(|&b| b == b'\n') {
        while let Pending::Chance(roll) = game.pending(&state) {
            let rolled = game.roll(&state, roll, &mut chance);
            game.apply(&mut state, &Input::Chance(rolled), &mut Log::off()).expect("dice fall");
        }
        let Some(demand) = game.pending(&state).demands().first().copied() else { return };
        let before = state.clone();
        match serde_json::from_slice::<Choice>(line) {
            Ok(choice) => {
                let input = Input::Choose { id: demand.id, by: demand.by, choice };
                if game.apply(&mut state, &input, &mut Log::off()).is_err() {
                    assert!(state == before, "a refusal changed the state");
                }
            }
            // What does not parse stands for some legal choice, so that later lines meet other questions.
            Err(_) => {
                let choice = game.pick(&state, &demand, &mut chance, &mut buffer);
                let input = Input::Choose { id: demand.id, by: demand.by, choice };
                game.apply(&mut state, &input, &mut Log::off()).expect("legal");
            }
        }
        game.audit(&state).expect("nothing is lost");
    }
});
