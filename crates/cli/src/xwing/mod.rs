//! The face of X-Wing.
//!
//! | room | what is in it |
//! |---|---|
//! | [`face`] | all of it as a [`crate::face::Face`] |
//! | [`signs`] | maneuvers, dice, tokens and headings as short signs |
//! | `alike` | answers that say the same as others before them |
//! | [`questions`] | asks as menus, places chosen in small steps |
//! | [`table`] | where map and panel go on a screen |
//! | [`map`], [`dots`] | the play area, with dots finer than letters for outlines and arcs |
//! | [`panel`] | ships with their tokens, shields, hull and damage |
//! | [`wish`] | set-ups from names, threat levels and squadron files |

mod alike;
pub mod dots;
pub mod face;
pub mod map;
pub mod panel;
pub mod questions;
pub mod signs;
pub mod table;
pub mod wish;
