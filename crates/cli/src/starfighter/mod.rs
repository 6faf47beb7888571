//! The face of Starfighter.
//!
//! | room | what is in it |
//! |---|---|
//! | [`face`] | all of it as a [`crate::face::Face`] |
//! | [`questions`] | asks as menus, one small step at a time |
//! | [`table`] | where both boards, the hand and the rest go on a screen |
//! | [`board`] | a cruiser with its sectors: halves that are seen, and what they cover |
//! | [`status`] | armour, hands and piles in a line |
//! | [`signs`] | fighters, effects, cards and places as short text |
//! | [`chain`] | what an answer leads to, in few words |
//! | [`wish`] | set-ups from modes, cruisers and decks |

pub mod board;
pub mod chain;
pub mod face;
pub mod questions;
pub mod signs;
pub mod status;
pub mod table;
pub mod wish;
