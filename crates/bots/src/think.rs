//! A bot's choice at a table of any game, worked out wherever there is time.

use crate::{Bot, Guided, Level, Peek};
use catalog::{Live, Playable, Table, with_live};
use kernel::Seat;
use serde_json::Value;
use std::{
    any::Any,
    fmt,
    sync::{Arc, Mutex, PoisonError},
};

/// Works out a choice, as the game writes it. Owns all it needs, so that the table can go on meanwhile.
pub type Thought = Box<dyn FnOnce() -> Value + Send>;

/// A bot that stays with a seat of a match. What it remembers from one choice to the next helps it, and nothing depends
/// on it: a mind that is new, because the match was put away or something was taken back, goes on from what it sees.
#[derive(Clone)]
pub struct Mind {
    level: Level,
    seed: u64,
    /// The bot, between two choices, if it remembers anything: of which game, only the table knows.
    kept: Arc<Mutex<Option<Box<dyn Any + Send>>>>,
}

impl fmt::Debug for Mind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Mind").field("level", &self.level).finish_non_exhaustive()
    }
}

impl Mind {
    /// A bot of a level. Equal seeds give equal choices, if the same has been asked.
    pub fn new(level: Level, seed: u64) -> Self {
        Self { level, seed, kept: Arc::default() }
    }

    /// How strong it is.
    pub fn level(&self) -> Level {
        self.level
    }

    /// What it would answer for a seat; `None` if the seat is asked nothing.
    pub fn think(&self, table: &dyn Table, seat: Seat) -> Option<Thought> {
        with_live!(table, live => self.ponder(live, seat)).flatten()
    }

    fn ponder<G: Playable + Guided>(&self, live: &Live<G>, seat: Seat) -> Option<Thought> {
        let demand = live.game().pending(live.state()).demand_of(seat)?;
        // A bot that remembers nothing is made anew for every choice, and should not draw the same numbers each time.
        let seed = self.seed.wrapping_add(u64::from(demand.id.0));
        let (game, state, mind) = (Arc::clone(live.game()), live.state().clone(), self.clone());
        Some(Box::new(move || {
            let peek = Peek::new(&*game, &state, seat).expect("the seat is asked something");
            let mut bot = mind.take().unwrap_or_else(|| mind.level.bot::<G>(seed, false));
            let choice = bot.choose(&peek);
            if bot.remembers() {
                mind.keep(bot);
            }
            serde_json::to_value(choice).expect("plain data always serialises")
        }))
    }

    /// The bot, if it is there: not while it thinks about something that was taken back since.
    fn take<G: Guided>(&self) -> Option<Box<dyn Bot<G>>> {
        let kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner).take()?;
        kept.downcast().ok().map(|bot| *bot)
    }

    fn keep<G: Guided>(&self, bot: Box<dyn Bot<G>>) {
        *self.kept.lock().unwrap_or_else(PoisonError::into_inner) = Some(Box::new(bot));
    }
}
