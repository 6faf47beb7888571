//! Questions about what lies on the table, before anything is decided: where a maneuver ends, whom an attack can reach,
//! what dice are worth, whether there is room. Answered from what a viewer sees and by the very functions that judge
//! answers, so a preview cannot disagree with the game, and cannot tell what is hidden.
//!
//! | file | what it answers |
//! |---|---|
//! | `world` | the position that a view describes |
//! | `moves` | [`Question::Dial`], [`Question::Choices`]: where answers lead, and what cards say; [`Question::Arcs`] |
//! | `targets` | [`Question::Targets`]: attacks, and why not |
//! | `chances` | [`Question::Odds`]: damage before and after each way to modify dice |
//! | `effects` | what cards of both sides do to the dice of an attack |
//! | `places` | [`Question::Place`]: whether there is room, and where the nearest room is |
//! | `reach` | [`Question::Barred`]: what comes to mind and is not allowed, and why |
//! | `ruler` | [`Question::Ruler`]: ranges |
//! | `standing` | [`Standing`]: answers that may be given for a player |

mod chances;
mod effects;
mod moves;
mod places;
mod reach;
mod ruler;
mod standing;
mod targets;
mod world;

pub use chances::{Chances, DiceOption};
pub use moves::{Movement, Preview, Sighted};
pub use places::{Room, Thing};
pub use reach::Barred;
pub use ruler::{End, Measured};
pub use standing::{Standing, Why};
pub use targets::{Shot, Shots};

use crate::{Ask, Choice, ShipId, View, WeaponTest, Xwing};
use geometry::Pose;
use kernel::{Refused, Seat};
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// The most answers one question may be about.
pub const MAX_CHOICES: usize = 256;
/// The most ways to modify dice one question may be about: each is reckoned through to the end of the attack.
pub const MAX_WAYS: usize = 64;

/// What somebody wants to know.
#[derive(Debug, Clone, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub enum Question {
    /// Where every maneuver of a ship's dial would lead.
    Dial {
        /// Whose.
        ship: ShipId,
    },
    /// Where these answers to a question would lead, and what their cards say.
    Choices {
        /// The question.
        ask: Ask,
        /// The answers.
        choices: Vec<Choice>,
    },
    /// The answers that come to mind and are not among these, and why not.
    Barred {
        /// The question.
        ask: Ask,
        /// The answers that are offered.
        choices: Vec<Choice>,
    },
    /// Whom a ship can attack with what, and why not.
    Targets {
        /// Whose attack.
        ship: ShipId,
        /// With which weapons, if not with any.
        #[serde(default)]
        #[cfg_attr(feature = "typescript", ts(optional = nullable))]
        with: Option<WeaponTest>,
    },
    /// What each of these ways to modify dice is worth.
    Odds {
        /// The question.
        ask: Ask,
        /// The answers.
        choices: Vec<Choice>,
    },
    /// Whether something may lie there.
    Place {
        /// What.
        thing: Thing,
        /// Where.
        at: Pose,
    },
    /// Whom every ship has in its arcs.
    Arcs {},
    /// The range between two things.
    Ruler {
        /// From here,
        from: End,
        /// to there.
        to: End,
    },
}

/// A question that cannot be understood, or a view that describes no position.
fn unclear(problem: impl ToString) -> Refused {
    Refused::not_a_question(problem.to_string())
}

fn answer<T: Serialize>(found: T) -> Result<Value, Refused> {
    serde_json::to_value(found).map_err(unclear)
}

impl Xwing {
    /// Answers a question about what a viewer sees. Whatever is asked, and whatever a view says, the answer is an answer
    /// or a refusal.
    pub fn look(&self, view: &View, _seat: Option<Seat>, what: &Value) -> Result<Value, Refused> {
        let question = Question::deserialize(what).map_err(unclear)?;
        let mut world = world::world(self.content(), view)?;
        match question {
            Question::Dial { ship } => answer(moves::dial(self, &mut world, ship)?),
            Question::Choices { ask, choices } => {
                counted(&choices, MAX_CHOICES)?;
                answer(moves::choices(self, view, &mut world, ask, &choices)?)
            }
            Question::Barred { ask, choices } => {
                counted(&choices, MAX_CHOICES)?;
                answer(reach::barred(self, view, &mut world, ask, &choices)?)
            }
            Question::Targets { ship, with } => answer(targets::targets(self, view, &mut world, ship, with)?),
            Question::Odds { ask, choices } => {
                counted(&choices, MAX_WAYS)?;
                answer(chances::ways(self, view, &world, ask, &choices)?)
            }
            Question::Place { thing, at } => answer(places::room(self.query(&world), thing, at)?),
            Question::Arcs {} => answer(moves::arcs(self.query(&world))),
            Question::Ruler { from, to } => answer(ruler::measure(self.query(&world), from, to)?),
        }
    }
}

fn counted(choices: &[Choice], most: usize) -> Result<(), Refused> {
    if choices.len() > most {
        return Err(unclear(format!("{} answers at once; the most is {most}", choices.len())));
    }
    Ok(())
}

#[cfg(test)]
mod tests;
