//! Mass self-play and its statistics.
//!
//! | room | what is in it |
//! |---|---|
//! | [`arena`] | many games between bots, sides swapped every other game |
//! | [`bout`] | one game between bots |
//! | [`interval`] | how sure a win rate is |

pub mod arena;
pub mod bout;
pub mod interval;

pub use arena::{Arena, Tally};
pub use interval::wilson;
