//! Any bytes as choices of a Starfighter match: each is taken or refused; a refusal changes nothing, and nothing is ever
//! lost. The first byte says which mode.
#![no_main]

use kernel::{Game, Input, Log, Pending, Quick};
use libfuzzer_sys::fuzz_target;
use starfighter::{Choice, Mode, Setup, Starfighter};
use std::sync::LazyLock;

static GAME: LazyLock<Starfighter> = LazyLock::new(Starfighter::shipped);

fuzz_target!(|bytes: &[u8]| {
    let game = &*GAME;
    let Some((which, bytes)) = bytes.split_first() else { return };
    let mode = Mode::ALL[*which as usize % Mode::ALL.len()];
    let mut state = game.start(&Setup::of(mode)).expect("starts");
    let (mut chance, mut buffer) = (Quick::new(bytes.len() as u64), Vec::new());
    for line in bytes.split(|&b| b == b'\n') {
        while let Pending::Chance(roll) = game.pending(&state) {
            let rolled = game.roll(&state, roll, &mut chance);
            game.apply(&mut state, &Input::Chance(rolled), &mut Log::off()).expect("piles are shuffled");
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
