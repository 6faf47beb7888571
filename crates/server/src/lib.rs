//! The browser table: matches, sockets, store.
//!
//! | room | what is in it |
//! |---|---|
//! | [`options`] | how a server is started, and why it cannot be |
//! | [`running`] | a server that runs |
//! | [`hall`] | where the live matches are |
//! | `room` | a live match: one task owns its table, its sockets, its clocks and its offers |
//! | [`found`] | making matches |
//! | [`store`] | where matches are kept; an input is durable before anybody is told of it |
//! | [`http`] | everything that is asked over HTTP |
//! | [`trouble`] | what is answered when something cannot be done |
//! | [`limit`] | how much anybody may ask for |
//! | [`secret`] | random secrets, of which only hashes are kept |
//! | [`metrics`] | what is counted |
//!
//! A move goes: socket, [`Letter`](room) to the match's task, rules, store, and only then everybody's sockets.

mod embedded;
pub mod found;
pub mod hall;
pub mod http;
pub mod limit;
pub mod metrics;
mod moment;
pub mod options;
mod room;
pub mod running;
pub mod secret;
pub mod store;
pub mod trouble;

pub use limit::{Limits, Rate};
pub use options::{Options, ServeError};
pub use running::{Running, run, serve};
