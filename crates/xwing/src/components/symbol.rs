//! Names of cards as packs and squads write them.

use arrayvec::ArrayString;
use serde::{Deserialize, Serialize};
use std::fmt;

/// The id of a card: the XWS name, kept inline so that steps and states stay plain data.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "string", rename = "Id"))]
#[serde(transparent)]
pub struct Symbol(ArrayString<47>);

impl Symbol {
    /// A name, if it is short enough to be one.
    pub fn new(name: &str) -> Option<Self> {
        ArrayString::from(name).ok().map(Self)
    }

    /// The name.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Debug for Symbol {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self.as_str(), f)
    }
}

impl fmt::Display for Symbol {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

impl PartialEq<str> for Symbol {
    fn eq(&self, other: &str) -> bool {
        self.as_str() == other
    }
}
