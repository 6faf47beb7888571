//! What can be wrong with a sentence.

use std::fmt;
use thiserror::Error;

/// One thing that is wrong with a sentence, or with the files it comes from.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum Fault {
    /// No file has the key (or the attribute, where one was asked for).
    #[error("no sentence `{0}`")]
    Missing(String),
    /// The sentence wants something it was not given, or does not follow the grammar of Fluent.
    #[error("`{key}`: {why}")]
    Broken {
        /// The key, or the name of the file.
        key: String,
        /// What Fluent says.
        why: String,
    },
}

/// Everything that is wrong with a sentence.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub struct Faults(pub Vec<Fault>);

impl fmt::Display for Faults {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, fault) in self.0.iter().enumerate() {
            write!(f, "{}{fault}", if i == 0 { "" } else { "; " })?;
        }
        Ok(())
    }
}
