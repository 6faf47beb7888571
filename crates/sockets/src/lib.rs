//! Sockets of a server that has very many of them, most of which say nothing: a socket has no task and no buffers of
//! its own. Why this is not a library's: [ADR 15](../../../docs/adr/0015-sockets-keep-nothing.md).
//!
//! | room | what is in it |
//! |---|---|
//! | [`WebSocket`] | reading and writing messages |
//! | [`frame`] | what messages look like on the wire |

pub mod frame;
mod socket;

pub use frame::Frame;
pub use socket::{Closed, Payload, WebSocket};
pub use tungstenite::protocol::frame::coding::CloseCode;
