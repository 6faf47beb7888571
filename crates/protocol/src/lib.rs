//! What clients and server say to each other: one versioned, closed set of messages each way.
//!
//! | room | what is in it |
//! |---|---|
//! | [`socket`] | messages over a match's socket, [`ToServer`](socket::ToServer) and [`ToClient`](socket::ToClient) |
//! | [`rest`] | bodies of the requests beside it |
//! | [`analysis`] | what bots say about choices and finished matches |
//! | [`shared`] | what both use |
//! | `strict` | how strictly messages are read |
//!
//! The TypeScript twins in `web/src/protocol/generated/` are written by `cargo xtask protocol`.

pub mod analysis;
pub mod rest;
pub mod shared;
pub mod socket;
mod strict;

/// Raised when a message changes its meaning or shape.
pub const VERSION: u32 = 2;
