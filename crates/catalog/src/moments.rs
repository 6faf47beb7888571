//! What is worth a picture between two decisions. An input may bring about a whole battle, and dice and forced answers
//! follow by themselves: whoever looks on wants to see them one after another.

use crate::Playable;
use kernel::{
    Log,
    journal::{EntryOf, InputOf},
};

/// How things stood on the way.
#[derive(Debug)]
pub(crate) struct Moment<S> {
    /// In or after which of the inputs, counted from 0.
    pub(crate) input: usize,
    /// How many of its events had happened.
    pub(crate) events: usize,
    /// The state then; good for looking at.
    pub(crate) state: S,
}

/// The states in the middle of an input that are worth a picture, each with the number of events that led to it. The
/// input is gone through anew for each: nothing of it is kept while the game is played.
pub(crate) fn within<G: Playable>(
    game: &G,
    before: &G::State,
    input: &InputOf<G>,
    events: &[G::Event],
) -> Vec<(usize, G::State)> {
    let mut found = Vec::new();
    let beats: Vec<usize> = (1..=events.len()).filter(|&count| G::is_beat(&events[count - 1])).collect();
    if beats.len() < 2 {
        return found;
    }
    let mut reached = 0;
    for beat in beats {
        if beat <= reached {
            continue;
        }
        let (mut state, mut log) = (before.clone(), Log::until(beat));
        if game.apply(&mut state, input, &mut log).is_err() {
            break;
        }
        // One step of the rules may tell more than was wanted: what is seen and what was told go together.
        reached = log.take().len();
        if reached >= events.len() {
            break;
        }
        found.push((reached, state));
    }
    found
}

/// The moments of several inputs, all but the last one, which is how things stand.
pub(crate) fn between<G: Playable>(
    game: &G,
    before: &G::State,
    entries: &[EntryOf<G>],
    events: &[Box<[G::Event]>],
) -> Vec<Moment<G::State>> {
    let mut state = before.clone();
    let mut moments = Vec::new();
    for (input, (entry, events)) in entries.iter().zip(events).enumerate() {
        let middle = within(game, &state, &entry.input, events);
        moments.extend(middle.into_iter().map(|(events, state)| Moment { input, events, state }));
        let is_last = input + 1 == entries.len();
        if is_last || game.apply(&mut state, &entry.input, &mut Log::off()).is_err() {
            break;
        }
        if !events.is_empty() {
            moments.push(Moment { input, events: events.len(), state: state.clone() });
        }
    }
    moments
}
