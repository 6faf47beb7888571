//! Questions before a match, JSON in and out: what a squadron is worth and what is wrong with it, which cards would fit,
//! random squadrons that are worth the same, and the set-up that a pair of squadrons makes.
//!
//! | `about` | asked | answered |
//! |---|---|---|
//! | `squad` | `format`, `squad` | [`Examined`]: the squadron as it was understood, its bill, faults and notes |
//! | `fit` | `format`, `squad`, `ship`?, `instead`? | every card that could be added, each with what is against it |
//! | `random` | `format`, `factions`, `seed` | two squadrons that are worth the same |
//! | `match` | `mode`, `format`, `sides`, `obstacles`?, `seed` | the set-up, and what is wrong with each side |
//!
//! A squadron is XWS (as text or as an object), or `{name, ships: [{pilot, upgrades, build}], obstacles}`.

mod asked;
mod bill;
mod fit;
mod opening;

pub use asked::Asked;
pub use bill::{Bill, Equipment, Examined, Place, Told};
pub use fit::{Fits, Fitting};
use opening::Wish;
pub use opening::{Opening, Side};

use crate::{Cite, Content, Squad, Symbol, xws::Weight};
use kernel::{Message, Quick, Refused};
use serde::{Deserialize as _, Serialize};
use serde_json::Value;

/// Seeds go through JSON, whose numbers are whole up to here everywhere.
const SEEDS: u64 = (1 << 53) - 1;

impl Content {
    /// Answers a question. Whatever the bytes, a squadron is judged; refused is only what is no question.
    pub fn examine(&self, what: &Value) -> Result<Value, Refused> {
        let asked = Asked::deserialize(what).map_err(|error| Refused::not_a_question(error.to_string()))?;
        self.answer(asked).map_err(|why| Refused::new(self.rule(Cite::Squadron), why))
    }

    fn answer(&self, asked: Asked) -> Result<Value, Message> {
        match asked {
            Asked::Squad { format, squad } => Ok(written(&self.examine_squad(&squad, format.format()?))),
            Asked::Fit { format, squad, ship, instead } => {
                let format = format.format()?;
                let read = self.read_squad(&squad, format).squad;
                Ok(written(&self.fits(&read, format, ship, instead)))
            }
            Asked::Random { format, factions, seed } => {
                let format = format.format()?;
                let sides = [asked::side(factions[0].as_deref())?, asked::side(factions[1].as_deref())?];
                let seed = seed & SEEDS;
                let squads = self
                    .balanced_squads(format, sides, &mut Quick::new(seed))
                    .ok_or_else(|| Message::new("xwing-examine-no-random"))?;
                let squads = squads.map(|squad| self.bill(squad, Vec::new(), Vec::new(), format));
                Ok(written(&Pair { seed, squads }))
            }
            Asked::Match { mode, format, sides, obstacles, seed } => {
                let asked = Wish { mode, format: format.format()?, sides, obstacles, seed: seed & SEEDS };
                Ok(written(&self.opening(&asked)?))
            }
        }
    }
}

/// Two squadrons that are worth the same.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Pair {
    /// What they were drawn with.
    pub seed: u64,
    /// They.
    pub squads: [Examined; 2],
}

/// Answers are plain structures of strings, numbers and lists.
fn written(answer: &impl Serialize) -> Value {
    serde_json::to_value(answer).unwrap_or_default()
}

/// A squadron that was read, whatever it was.
struct Read {
    squad: Squad,
    obstacles: Vec<Symbol>,
    notes: Vec<Told>,
}

fn weight(weight: Weight) -> &'static str {
    match weight {
        Weight::Changed => "changed",
        Weight::Dropped => "dropped",
        Weight::Refused => "refused",
    }
}
