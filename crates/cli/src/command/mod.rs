//! One file per command. `play`, `join` and `odds` have rooms of their own: [`crate::play`], [`crate::join`],
//! [`crate::odds`].

pub mod deck;
pub mod flaw;
pub mod games;
pub mod manual;
pub mod pack;
pub mod replay;
pub mod scenario;
pub mod serve;
pub mod sim;
pub mod squad;
