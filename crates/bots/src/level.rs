//! How strong a bot is.

use crate::{Bot, Guide, OpponentsKnow, Plan, RandomBot, Search, endor::EndorGuide, search::Budget};
use catalog::{Catalog, with_game};
use endor::Endor;
use kernel::{Game, Quick};
use std::{fmt, str::FromStr, sync::Arc};
use thiserror::Error;

/// A level of play.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Level {
    /// Any legal choice.
    Random,
    /// Straight at the enemy: the yardstick of [`crate::xwing`].
    Aggressor,
    /// Quick and sensible.
    Cadet,
    /// Thinks for a moment.
    Veteran,
    /// Thinks hard.
    Ace,
}

/// No such level.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("`{0}` is no level: expected random, aggressor, cadet, veteran or ace")]
pub struct NoSuchLevel(String);

/// A game with a guide.
pub trait Guided: Game + Sized {
    /// Its guide.
    type Guide: Guide<Self> + Default + 'static;

    /// The levels its bots have, weakest first.
    fn levels(&self) -> &'static [Level];

    /// After how many inputs a game between bots counts as undecided, where rules alone may never end it.
    fn patience(&self) -> Option<u64> {
        None
    }

    /// How a level searches; `None` for levels that do not.
    fn plan(level: Level) -> Option<Plan>;

    /// A bot of a level; of the next weaker one, if the game has none of that level. `parallel` lets one choice
    /// use several cores; it never changes the choice.
    fn bot(level: Level, seed: u64, parallel: bool) -> Box<dyn Bot<Self>> {
        match Self::plan(level) {
            None => Box::new(RandomBot(Quick::new(seed))),
            Some(plan) => {
                let guide = Arc::new(Self::Guide::default());
                Box::new(Search::new(guide, Plan { parallel, ..plan }, seed))
            }
        }
    }
}

impl Guided for Endor {
    type Guide = EndorGuide;

    fn levels(&self) -> &'static [Level] {
        &[Level::Random, Level::Cadet, Level::Veteran, Level::Ace]
    }

    fn plan(level: Level) -> Option<Plan> {
        let (simulations, trees) = match level {
            Level::Random | Level::Aggressor => return None,
            Level::Cadet => (16, 1),
            Level::Veteran => (300, 1),
            Level::Ace => (3_000, 2),
        };
        Some(Plan {
            budget: Budget::Simulations(simulations),
            exploration: 0.4,
            opponents: OpponentsKnow::ThePublic,
            trees,
            parallel: false,
        })
    }
}

impl Level {
    /// All of them, weakest first.
    pub const ALL: [Self; 5] = [Self::Random, Self::Aggressor, Self::Cadet, Self::Veteran, Self::Ace];

    /// A bot of this level. `parallel` lets one choice use several cores; it never changes the choice.
    pub fn bot<G: Guided>(self, seed: u64, parallel: bool) -> Box<dyn Bot<G>> {
        G::bot(self, seed, parallel)
    }

    /// The levels of a game by its short name, weakest first; none if there is no such game.
    pub fn of(catalog: &Catalog, game: &str) -> &'static [Self] {
        catalog.get(game).map_or(&[], |any| with_game!(any, game => game.levels()))
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Random => "random",
            Self::Aggressor => "aggressor",
            Self::Cadet => "cadet",
            Self::Veteran => "veteran",
            Self::Ace => "ace",
        })
    }
}

impl FromStr for Level {
    type Err = NoSuchLevel;

    fn from_str(text: &str) -> Result<Self, NoSuchLevel> {
        Self::ALL
            .into_iter()
            .find(|level| level.to_string() == text)
            .ok_or_else(|| NoSuchLevel(text.chars().take(40).collect()))
    }
}
