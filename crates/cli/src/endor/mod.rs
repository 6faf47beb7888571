//! The face of Endor.
//!
//! | room | what is in it |
//! |---|---|
//! | [`face`] | all of it as a [`crate::face::Face`] |
//! | [`questions`] | asks as menus, one small step at a time |
//! | [`moves`] | the questions about ships: from where, to where, how many |
//! | [`assign`] | the question of the dice, with + and - |
//! | [`table`] | where map, tracks and cards go on a screen |
//! | [`map`], [`atlas`], [`walls`] | the space around the Death Star |
//! | [`chart`] | the same for boards of another shape |
//! | [`ships`] | ships as short text |
//! | [`shield`], [`tracks`] | the other two fronts |
//! | [`cards`] | decks, hands and order piles |

pub mod assign;
pub mod atlas;
pub mod cards;
pub mod chart;
pub mod face;
pub mod map;
pub mod moves;
pub mod questions;
pub mod shield;
pub mod ships;
pub mod table;
pub mod tracks;
pub mod walls;
