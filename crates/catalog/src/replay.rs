//! Positions and inputs as an arbiter's replay, written straight into text: the same shape as
//! [`protocol::rest::Replay`].

use crate::{
    Playable,
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
    lines: Vec<Line<S>>,
    view: V,
}

/// The text of a replay: the position, then each input with what it brought about. Stops at an input that the
/// rules refuse, which a match or a scenario that holds does not have.
pub fn replay<'i, G: Playable>(
    game: &G,
    mut state: G::State,
    inputs: impl Iterator<Item = &'i InputOf<G>>,
) -> String
where
    InputOf<G>: 'i,
{
    let viewer = Viewer::Arbiter;
    let mut steps = vec![Step { lines: Vec::new(), view: game.view(&state, viewer) }];
    let mut log = Log::on();
    for input in inputs {
        if game.apply(&mut state, input, &mut log).is_err() {
            break;
        }
        let view = game.view(&state, viewer);
        steps.push(Step { lines: lines(game, &log.take(), viewer, &view), view });
    }
    serde_json::to_string(&Replay { game: G::NAME, steps }).expect("plain data always serialises")
}
