//! What the targets share.

use kernel::{Game, Input, Log, Pending, Quick};

/// Any lines as choices of a match: each is taken or refused; a refusal changes nothing, and nothing is ever lost. A line
/// that is no choice stands for some legal one, so that later lines meet other questions.
pub fn choices<G: Game>(game: &G, mut state: G::State, bytes: &[u8]) {
    let (mut chance, mut buffer) = (Quick::new(bytes.len() as u64), Vec::new());
    for line in bytes.split(|&b| b == b'\n') {
        while let Pending::Chance(roll) = game.pending(&state) {
            let rolled = game.roll(&state, roll, &mut chance);
            game.apply(&mut state, &Input::Chance(rolled), &mut Log::off()).expect("dice fall");
        }
        let Some(demand) = game.pending(&state).demands().first().cloned() else { return };
        let answer = |choice| Input::Choose { id: demand.id, by: demand.by, choice };
        let before = state.clone();
        match serde_json::from_slice(line) {
            Ok(choice) => {
                if game.apply(&mut state, &answer(choice), &mut Log::off()).is_err() {
                    assert!(state == before, "a refusal changed the state");
                }
            }
            Err(_) => {
                let choice = game.pick(&state, &demand, &mut chance, &mut buffer);
                game.apply(&mut state, &answer(choice), &mut Log::off()).expect("legal");
            }
        }
        game.audit(&state).expect("nothing is lost");
    }
}
