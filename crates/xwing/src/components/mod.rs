//! What lies in the box beside cards: dice, dials, tokens, and how the pieces of a match are named.

mod action;
mod dial;
pub(crate) mod dice;
mod faction;
mod ids;
mod list;
mod symbol;
mod token;

pub use action::{ActionKind, BarAction, Linked};
pub use dial::{Bearing, Difficulty, Maneuver};
pub use dice::{Dice, DiceSet, Die, Face, Faces, MAX_DICE, Pool};
pub use faction::{Faction, Slot};
pub use ids::{
    AbilityRef, CardRef, MAX_CONDITIONS, MAX_SHIPS, MAX_SQUAD, MAX_UPGRADES, ShipId, Shown, WeaponRef,
};
pub use list::List;
pub use symbol::Symbol;
pub use token::{Colour, Token, Tokens};
