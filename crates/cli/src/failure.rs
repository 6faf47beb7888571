//! How a command ends badly.

use std::io;

/// What is said last, and the exit code.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Failure {
    /// 1 for an answer of no, 2 for a question that cannot be answered, 3 for one that cannot be answered yet.
    pub code: u8,
    /// The last words, on standard error; empty when all has been said.
    pub text: String,
}

impl Failure {
    /// The command was understood, and the answer is no.
    pub fn no(text: impl Into<String>) -> Self {
        Self { code: 1, text: text.into() }
    }

    /// The command asks for something that does not exist.
    pub fn usage(text: impl Into<String>) -> Self {
        Self { code: 2, text: text.into() }
    }
}

impl Failure {
    /// Neither yes nor no, and all has been said.
    pub fn undecided() -> Self {
        Self { code: 3, text: String::new() }
    }
}

impl From<io::Error> for Failure {
    /// A reader that has seen enough (`| head`) is no failure.
    fn from(error: io::Error) -> Self {
        if error.kind() == io::ErrorKind::BrokenPipe {
            return Self { code: 0, text: String::new() };
        }
        Self::no(error.to_string())
    }
}
