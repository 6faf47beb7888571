//! Mass self-play and its statistics.
//!
//! | room | what is in it |
//! |---|---|
//! | [`arena`] | many games between bots, sides swapped every other game |
//! | [`interval`] | how sure a win rate is |

pub mod arena;
pub mod interval;

pub use arena::{Arena, Tally};
pub use interval::wilson;
