//! What the ace would do at a table, and why. It looks through the window of the seat that asks, as every bot does.

use super::{Advises, chance};
use crate::{Level, Peek};
use catalog::{Live, Playable, Table, with_live};
use kernel::{Message, Seat, Viewer};
pub use protocol::analysis::{Considered, Hint};
use protocol::shared::Words;
use std::sync::Arc;

/// Simulations for a hint: about what an ace spends on a move.
const EFFORT: u32 = 2_400;
/// Answers that are named beside the best.
const OTHERS: usize = 3;

/// Works out a hint. Owns all it needs, so that the table can go on meanwhile.
pub type HintWork = Box<dyn FnOnce() -> Hint + Send>;

/// What an ace would answer in place of a seat; `None` if the seat is asked nothing.
pub fn hint(table: &dyn Table, seat: Seat, seed: u64) -> Option<HintWork> {
    with_live!(table, live => advise(live, seat, seed)).flatten()
}

fn advise<G: Advises>(live: &Live<G>, seat: Seat, seed: u64) -> Option<HintWork> {
    live.game().pending(live.state()).demand_of(seat)?;
    let (game, state) = (Arc::clone(live.game()), live.state().clone());
    Some(Box::new(move || {
        let peek = Peek::new(&*game, &state, seat).expect("the seat is asked something");
        advice(&peek, seed)
    }))
}

/// What an ace would answer to a seat's question.
pub fn advice<G: Advises>(peek: &Peek<'_, G>, seed: u64) -> Hint {
    let (game, view) = (peek.game(), peek.view());
    let said = |choice: &G::Choice| (say(game, &view, &peek.demand().ask, choice), plain(choice));
    let mut weighed = G::weigh(peek, &[], true, EFFORT, seed).into_iter().map(|one| {
        let (words, choice) = said(&one.choice);
        let estimate = chance::<G>(peek.seat(), one.worth, one.error);
        let worse = one.lag > 2.0 * one.lag_error;
        Considered { choice, words, chance: Some(estimate.chance), error: Some(estimate.error), worse }
    });
    if let Some(best) = weighed.next() {
        return Hint { best, others: weighed.take(OTHERS).collect() };
    }
    let (words, choice) = said(&Level::Ace.bot::<G>(seed, false).choose(peek));
    Hint { best: Considered { choice, words, chance: None, error: None, worse: false }, others: Vec::new() }
}

/// An answer in words, for one who sees a view.
pub(super) fn say<G: Playable>(game: &G, view: &G::View, ask: &G::Ask, choice: &G::Choice) -> Words {
    words(&game.say_choice(view, ask, choice))
}

/// A message as the protocol writes it.
fn words(message: &Message) -> Words {
    let mut value = plain(message);
    Words { key: message.key.to_owned(), args: value.get_mut("args").map(serde_json::Value::take) }
}

fn plain(value: &impl serde::Serialize) -> serde_json::Value {
    serde_json::to_value(value).expect("plain data always serialises")
}

/// The round of a position, as everybody sees it.
pub(super) fn round<G: Playable>(game: &G, state: &G::State) -> Option<u32> {
    plain(&game.view(state, Viewer::Spectator))["round"].as_u64().map(|round| round as u32)
}
