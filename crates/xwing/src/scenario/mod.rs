//! Scenarios: positions and choices in words, and what of a game they can look at.

mod choice;
mod position;
mod scriptable;
mod show;

pub use choice::{WrittenChoice, WrittenRoll};
pub use position::{Position, WrittenSquad};
