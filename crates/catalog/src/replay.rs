//! Positions and inputs as an arbiter's replay, written straight into text: the same shape as
//! [`protocol::rest::Replay`].

use crate::{
    Playable, moments,
    update::{Line, lines},
};
use kernel::{Log, Viewer, journal::InputOf};
use serde::Serialize;

#[derive(Serialize)]
struct Replay<S, V> {
    game: &'static str,
    steps: Vec<Step<S, V>>,
}

#[derive(Serialize)]
struct Step<S, V> {
    input: usize,
    lines: Vec<Line<S>>,
    view: V,
}

/// The text of a replay: the position, then each input with what it brought about, in as many steps as it is worth
/// pictures. Stops at an input that the rules refuse, which a match or a scenario that holds does not have.
pub fn replay<'i, G: Playable>(
    game: &G,
    mut state: G::State,
    inputs: impl Iterator<Item = &'i InputOf<G>>,
) -> String
where
    InputOf<G>: 'i,
{
    let viewer = Viewer::Arbiter;
    let mut steps = vec![Step { input: 0, lines: Vec::new(), view: game.view(&state, viewer) }];
    let mut log = Log::on();
    for (played, input) in inputs.enumerate() {
        let before = state.clone();
        if game.apply(&mut state, input, &mut log).is_err() {
            break;
        }
        let (events, view, number) = (log.take(), game.view(&state, viewer), played + 1);
        let mut told = 0;
        for (count, middle) in moments::within(game, &before, input, &events) {
            let lines = lines(game, &events[told..count], viewer, &view);
            steps.push(Step { input: number, lines, view: game.view(&middle, viewer) });
            told = count;
        }
        steps.push(Step { input: number, lines: lines(game, &events[told..], viewer, &view), view });
    }
    serde_json::to_string(&Replay { game: game.name(), steps }).expect("plain data always serialises")
}
