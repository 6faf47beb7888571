//! What can go wrong between here and a server.

use super::spoken;
use protocol::shared::Problem;
use thiserror::Error;
use words::Words;

/// Why a server cannot be played on.
#[derive(Debug, Clone, PartialEq, Error)]
pub enum Trouble {
    /// Nobody answers there.
    #[error("{server} cannot be reached: {why}")]
    Unreachable {
        /// The server.
        server: String,
        /// Why.
        why: String,
    },
    /// Somebody answers, but not as an Escadrille server does.
    #[error("{server} does not answer like an Escadrille server: {why}")]
    Garbled {
        /// The server.
        server: String,
        /// What was not understood.
        why: String,
    },
    /// The server says no.
    #[error("the server refuses: {}", .0.code)]
    Refused(Box<Problem>),
}

impl Trouble {
    /// Whether it may be otherwise in a moment.
    pub fn may_pass(&self) -> bool {
        match self {
            Self::Unreachable { .. } => true,
            Self::Garbled { .. } => false,
            Self::Refused(problem) => matches!(
                problem.code.as_str(),
                "gone" | "closing" | "store" | "too_many" | "too_many_sockets" | "too_many_rooms"
            ),
        }
    }

    /// In words.
    pub fn say(&self, words: &Words) -> String {
        match self {
            Self::Unreachable { server, why } => {
                let args = [("server", server.as_str().into()), ("why", why.as_str().into())];
                words.text_with("cli-join-unreachable", args)
            }
            Self::Garbled { server, why } => {
                let args = [("server", server.as_str().into()), ("why", why.as_str().into())];
                words.text_with("cli-join-garbled", args)
            }
            Self::Refused(problem) => match problem.code.as_str() {
                "not_found" => words.text("cli-join-gone"),
                "full" => words.text("cli-join-full"),
                "other_protocol" => words.text("cli-join-protocol"),
                _ => spoken::problem(problem, words),
            },
        }
    }
}
