//! Exact odds of attacks: the whole distribution of hits, crits and damage for dice, tokens, rerolls and changes on
//! both sides, with optimal spending, and of several attacks in a row. Integers inside, no sampling. It knows dice and
//! tokens, and no game. The model is explained in `docs/odds.md`.
//!
//! | room | what is in it |
//! |---|---|
//! | [`dice`] | faces, pools of dice, and all ways they can fall |
//! | [`effect`] | tokens, rerolls, changes, and what they cost |
//! | [`attack`], [`defence`] | the two sides of an attack |
//! | [`neutralise`] | results cancelled, damage dealt |
//! | [`attempt`] | [`odds`]: a whole attack |
//! | [`health`] | how hurt a ship is |
//! | [`series`](mod@series) | [`series()`]: several attacks in a row |
//! | [`ways`] | [`attacking`], [`defending`]: dice lie on the table; what is each way to go on worth? |
//! | `finish`, `stage`, `play`, `worth` | how a dice step is solved |
//! | `few`, `wide` | short lists without allocation; whole numbers of many bits |
//! | [`outcome`], [`share`] | the distributions, and exact probabilities |
//! | `excess` | what is too much to be computed |
//!
//! ```
//! use odds::{Attack, Defence};
//! let attack = Attack::new(3).focus(1).lock();
//! let defence = Defence::new(3).focus(1).evade(1);
//! let odds = odds::odds(&attack, &defence)?;
//! assert!((odds.expected() - 0.312_852_859_497_070_3).abs() < 1e-15);
//! for (damage, share) in odds.damage() {
//!     println!("{} hits, {} crits: {}", damage.hits, damage.crits, share.chance());
//! }
//! # Ok::<(), odds::Excess>(())
//! ```

pub mod attack;
pub mod attempt;
pub mod defence;
pub mod dice;
pub mod effect;
mod excess;
mod few;
mod finish;
pub mod health;
pub mod neutralise;
pub mod outcome;
mod play;
pub mod series;
pub mod share;
mod stage;
pub mod ways;
mod wide;
mod worth;

pub use attack::Attack;
pub use attempt::odds;
pub use defence::Defence;
pub use dice::{AttackDice, AttackFace, DefenceDice, DefenceFace, Face, Faces, MAX_DICE, Pool};
pub use effect::{Change, Cost, MAX_TOKENS, Reroll, Tokens};
pub use excess::Excess;
pub use health::Ship;
pub use neutralise::{Results, Suffered};
pub use outcome::Odds;
pub use series::{After, Series, Spend, series};
pub use share::Share;
pub use ways::{Act, Way, attacking, defending};
