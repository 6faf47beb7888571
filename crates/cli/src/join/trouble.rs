//! What can go wrong between here and a server.

use super::spoken;
use crate::trouble;
use protocol::shared::Problem;
use std::{fmt, io};
use thiserror::Error;
use words::Words;

/// Why nobody is reached.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Cause {
    /// The system says so.
    System(io::ErrorKind, String),
    /// Nothing came in time.
    Late,
    /// No machine has that name.
    NoHost,
    /// Something else, in the words of whoever noticed.
    Said(String),
}

impl Cause {
    /// In words.
    fn say(&self, words: &Words) -> String {
        match self {
            Self::System(kind, said) => match trouble::of_kind(*kind) {
                Some(key) => words.text(key),
                None => words.text_with("cli-why-system", [("text", said.as_str().into())]),
            },
            Self::Late => words.text("cli-why-late"),
            Self::NoHost => words.text("cli-why-no-host"),
            Self::Said(text) => text.clone(),
        }
    }
}

impl fmt::Display for Cause {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::System(_, said) | Self::Said(said) => f.write_str(said),
            Self::Late => f.write_str("timeout"),
            Self::NoHost => f.write_str("no such host"),
        }
    }
}

impl From<&io::Error> for Cause {
    fn from(error: &io::Error) -> Self {
        let said = error.to_string();
        // The system has no kind of its own for a name that leads nowhere.
        if said.starts_with("failed to lookup address") {
            Self::NoHost
        } else {
            Self::System(error.kind(), said)
        }
    }
}

#[expect(clippy::wildcard_enum_match_arm, reason = "what else can go wrong is for programmers")]
impl From<&ureq::Error> for Cause {
    fn from(error: &ureq::Error) -> Self {
        match error {
            ureq::Error::Io(error) => error.into(),
            ureq::Error::Timeout(_) => Self::Late,
            ureq::Error::HostNotFound => Self::NoHost,
            _ => Self::Said(error.to_string()),
        }
    }
}

#[expect(clippy::wildcard_enum_match_arm, reason = "what else can go wrong is for programmers")]
impl From<&tokio_tungstenite::tungstenite::Error> for Cause {
    fn from(error: &tokio_tungstenite::tungstenite::Error) -> Self {
        match error {
            tokio_tungstenite::tungstenite::Error::Io(error) => error.into(),
            _ => Self::Said(error.to_string()),
        }
    }
}

/// Why a server cannot be played on.
#[derive(Debug, Clone, PartialEq, Error)]
pub enum Trouble {
    /// Nobody answers there.
    #[error("{server} cannot be reached: {why}")]
    Unreachable {
        /// The server.
        server: String,
        /// Why.
        why: Cause,
    },
    /// Somebody answers, but not as an Escadrille server does.
    #[error("{server} does not answer like an Escadrille server: {why}")]
    Garbled {
        /// The server.
        server: String,
        /// What was not understood.
        why: String,
    },
    /// The match has not begun.
    #[error("the match has not begun")]
    Waiting {
        /// Its link.
        link: String,
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
            Self::Garbled { .. } | Self::Waiting { .. } => false,
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
                let args = [("server", server.as_str().into()), ("why", why.say(words).into())];
                words.text_with("cli-join-unreachable", args)
            }
            Self::Garbled { server, why } => {
                let args = [("server", server.as_str().into()), ("why", why.as_str().into())];
                words.text_with("cli-join-garbled", args)
            }
            Self::Waiting { link } => words.text_with("cli-join-later", [("link", link.as_str().into())]),
            Self::Refused(problem) => match problem.code.as_str() {
                "not_found" => words.text("cli-join-gone"),
                "full" => words.text("cli-join-full"),
                "other_protocol" => words.text("cli-join-protocol"),
                _ => spoken::problem(problem, words),
            },
        }
    }
}
