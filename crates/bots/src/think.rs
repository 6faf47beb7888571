//! A bot's choice at a table of any game, worked out wherever there is time.

use crate::{Guided, Level, Peek};
use catalog::{Live, Playable, Table};
use endor::Endor;
use kernel::Seat;
use serde_json::Value;
use starfighter::Starfighter;
use std::sync::Arc;
use xwing::Xwing;

/// Works out a choice, as the game writes it. Owns all it needs, so that the table can go on meanwhile.
pub type Thought = Box<dyn FnOnce() -> Value + Send>;

/// What a bot of a level would answer for a seat; `None` if the seat is asked nothing. This is the one place
/// that lists the games bots can play.
pub fn think(table: &dyn Table, seat: Seat, level: Level, seed: u64) -> Option<Thought> {
    let table = table.as_any();
    if let Some(live) = table.downcast_ref::<Live<Endor>>() {
        return ponder(live, seat, level, seed);
    }
    if let Some(live) = table.downcast_ref::<Live<Starfighter>>() {
        return ponder(live, seat, level, seed);
    }
    table.downcast_ref::<Live<Xwing>>().and_then(|live| ponder(live, seat, level, seed))
}

fn ponder<G: Playable + Guided>(live: &Live<G>, seat: Seat, level: Level, seed: u64) -> Option<Thought> {
    live.game().pending(live.state()).demand_of(seat)?;
    let (game, state) = (Arc::clone(live.game()), live.state().clone());
    Some(Box::new(move || {
        let peek = Peek::new(&*game, &state, seat).expect("the seat is asked something");
        let choice = level.bot::<G>(seed, false).choose(&peek);
        serde_json::to_value(choice).expect("plain data always serialises")
    }))
}
