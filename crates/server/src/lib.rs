//! The browser table: matches, sockets, store.
//!
//! | room | what is in it |
//! |---|---|
//! | [`options`] | how a server is started, and why it cannot be |
//! | [`running`] | a server that runs |
//! | `accept` | taking connections, each with its time |
//! | [`app`] | what all requests share, and the registry of live matches |
//! | `analyses` | analyses of matches that are over |
//! | `room` | a live match: one task owns its table, its sockets, its clocks and its offers |
//! | `client` | a client at a socket: its messages, and how many it may send |
//! | [`create`] | creating matches and rematches |
//! | [`store`] | where matches are kept; an input is durable before any client is told of it |
//! | [`http`] | everything that is asked over HTTP |
//! | [`api_error`] | what is answered when something cannot be done |
//! | [`limit`] | how much clients, persons and addresses may ask for |
//! | `work`, `pool` | costly work: permits for it, and the threads it is done on |
//! | `names` | names as they are shown |
//! | `makers` | which person or address has made which matches |
//! | [`retention`] | what is kept of matches that are over, and for how long |
//! | `passes` | ways to one's own seat from another device |
//! | [`secret`] | random secrets, of which only hashes are kept |
//! | [`metrics`] | what is counted |
//! | `time` | the wall clock |
//! | `embedded` | the rules, the scenarios and the page, inside the program |
//!
//! What it does it tells through `tracing`: a span per match and per request; the program that runs it
//! decides what becomes of that.
//!
//! A move goes: socket, rules, store, and only then the sockets of all clients, all in the match's task.

mod accept;
mod analyses;
pub mod api_error;
pub mod app;
mod client;
pub mod create;
mod embedded;
pub mod http;
pub mod limit;
mod makers;
pub mod metrics;
mod names;
pub mod options;
mod passes;
mod pool;
pub mod retention;
mod room;
pub mod running;
pub mod secret;
pub mod store;
mod time;
mod work;

pub use limit::{Limits, Rate};
pub use options::{Options, ServeError};
pub use running::{Notice, Running, run, serve};
