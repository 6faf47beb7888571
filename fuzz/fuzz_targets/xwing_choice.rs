//! Any bytes as choices of an X-Wing match: each is taken or refused; a refusal changes nothing, and nothing is ever
//! lost. The first byte says which match.
#![no_main]

use kernel::{Game, Input, Log, Pending, Quick};
use libfuzzer_sys::fuzz_target;
use std::sync::LazyLock;
use xwing::{Choice, Mode, Setup, Xwing};

static GAME: LazyLock<Xwing> = LazyLock::new(Xwing::second);

/// The starter game, the core box, or squadrons with all kinds of cards.
fn setup(game: &Xwing, which: u8) -> Setup {
    let mode = match which % 8 {
        0 => Mode::Starter,
        1 => Mode::EscalationCoreBox,
        2 | 3 => Mode::Escalation,
        _ => Mode::Standard,
    };
    let mut setup = Setup { mode, ..Setup::default() };
    if let Mode::Standard | Mode::Escalation = mode {
        let threat = mode.threat();
        setup.threat = Some(threat);
        let squads = game.content().random_squads(threat, &mut Quick::new(u64::from(which)));
        setup.squads = squads.expect("there are options of threat 1");
    }
    setup
}

fuzz_target!(|bytes: &[u8]| {
    let game = &*GAME;
    let Some((which, bytes)) = bytes.split_first() else { return };
    let mut state = game.start(&setup(game, *which)).expect("starts");
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
