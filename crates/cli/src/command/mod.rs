//! One file per command. `play` has a room of its own, [`crate::play`].

pub mod deck;
pub mod flaw;
pub mod games;
pub mod pack;
pub mod replay;
pub mod scenario;
pub mod serve;
pub mod sim;
pub mod squad;
