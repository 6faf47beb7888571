//! The browser table: matches, sockets, store.
//!
//! | room | what is in it |
//! |---|---|
//! | [`options`] | how a server is started, and why it cannot be |
//! | [`running`] | a server that runs |
//! | `accept` | taking connections, each with its time |
//! | [`hall`] | where the live matches are |
//! | `analyses` | analyses of matches that are over |
//! | `room` | a live match: one task owns its table, its sockets, its clocks and its offers |
//! | `visitor` | somebody at a socket: what they say, and how much they may say |
//! | `line` | a socket: messages in and out, with nothing kept while nothing is said |
//! | [`found`] | making matches |
//! | [`store`] | where matches are kept; an input is durable before anybody is told of it |
//! | [`http`] | everything that is asked over HTTP |
//! | [`trouble`] | what is answered when something cannot be done |
//! | [`limit`] | how much anybody may ask for |
//! | `work`, `pool` | costly work: who may ask for it, and the threads it is done on |
//! | `names` | names as they are shown |
//! | `made` | who has made which matches |
//! | [`retention`] | what is kept of matches that are over, and for how long |
//! | `passes` | ways to one's own seat from another device |
//! | [`secret`] | random secrets, of which only hashes are kept |
//! | [`metrics`] | what is counted |
//! | `moment` | what time it is |
//! | `embedded` | the rules, the scenarios and the page, inside the program |
//!
//! A move goes: socket, rules, store, and only then everybody's sockets, all in the match's task.

/// Every program with a server in it: a move makes and drops hundreds of small texts on several threads, which this
/// allocator does in a fraction of the time that the system's takes.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

mod accept;
mod analyses;
mod embedded;
pub mod found;
pub mod hall;
pub mod http;
pub mod limit;
mod line;
mod made;
pub mod metrics;
mod moment;
mod names;
pub mod options;
mod passes;
mod pool;
pub mod retention;
mod room;
pub mod running;
pub mod secret;
pub mod store;
pub mod trouble;
mod visitor;
mod work;

pub use limit::{Limits, Rate};
pub use options::{Options, ServeError};
pub use running::{Running, Told, run, serve};
