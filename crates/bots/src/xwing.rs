//! The opponents of X-Wing. They see what their seat sees: every position they think about is one they cannot tell from
//! the real one, and enemy dials are a belief over all that could be set.
//!
//! | room | what is in it |
//! |---|---|
//! | `aggressor` | the yardstick: fixed weights, every enemy flies straight on |
//! | `pilot` | cadet and ace: answers every question by reckoning |
//! | `craft`, `rock`, `sketch` | a position as bots reckon with it, and where moves lead |
//! | `lane`, `chart`, `battle` | lines of fire, exact odds as a table, a round's shooting on average |
//! | `outlook`, `belief`, `reckon` | what later rounds promise; what dials may show; what a plan comes to |
//! | `dials`, `ace`, `foresight` | planning dials, ship by ship and as a game of simultaneous moves; what that foresaw |
//! | `fire`, `spend`, `place` | targets, dice, set-up |
//! | `counsel` | what positions and answers are worth, for hints and analyses |
//! | `pursuit` | the duel of two ships, solved: what a place relative to another ship promises |
//! | `guide` | what a position is worth, for offers of a draw |

mod ace;
mod aggressor;
mod battle;
mod belief;
mod chart;
mod counsel;
mod craft;
mod dials;
mod fire;
mod foresight;
mod guide;
mod lane;
mod outlook;
mod pilot;
mod place;
mod pursuit;
mod reckon;
mod rock;
mod sketch;
mod spend;

pub use guide::XwingGuide;
pub use pursuit::Pursuit;

use crate::{Bot, Guided, Level, Plan, RandomBot};
use ::xwing::Xwing;
use kernel::Quick;
use pilot::{Pilot, Skill};

impl Guided for Xwing {
    type Guide = XwingGuide;

    fn levels(&self) -> &'static [Level] {
        &[Level::Random, Level::Aggressor, Level::Cadet, Level::Ace]
    }

    fn patience(&self) -> Option<u64> {
        // Two lone ships may circle each other for good.
        Some(5_000)
    }

    fn plan(_: Level) -> Option<Plan> {
        // Trees over the kernel's choices are no match for reckoning with dials as a whole.
        None
    }

    fn bot(level: Level, seed: u64, _: bool) -> Box<dyn Bot<Self>> {
        match level {
            Level::Random => Box::new(RandomBot(Quick::new(seed))),
            Level::Aggressor => Box::new(aggressor::Aggressor::new(seed)),
            Level::Cadet | Level::Veteran => Box::new(Pilot::new(cadet(), seed)),
            Level::Ace => Box::new(Pilot::new(ace(), seed)),
        }
    }
}

/// A cadet: quick and sensible.
fn cadet() -> Skill {
    Skill { dial_draws: 6, act_draws: 4, outlook: outlook::Outlook::default(), search: None }
}

/// An ace: thinks hard.
fn ace() -> Skill {
    Skill {
        dial_draws: 24,
        act_draws: 12,
        outlook: outlook::Outlook { pursuit: 0.15, ..outlook::Outlook::default() },
        search: Some(ace::Effort {
            draws: 8,
            rounds: 6,
            iterations: 150,
            imagined: 6,
            imagined_draws: 6,
            habit: 0.9,
            finalists: 12,
            sequels: 8,
        }),
    }
}
