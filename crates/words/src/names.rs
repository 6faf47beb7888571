//! What seats are called in one match.

use std::collections::BTreeMap;

/// Keys that are said otherwise than their sentences: a seat by its side when two people play, or by the name
/// of whoever sits there.
///
/// ```
/// use kernel::Message;
/// use words::{Lang, Names, Words};
/// let names = Names::new().alias("endor-seat-rebel-1", "endor-side-rebel").call("endor-seat-empire-1", "Mara");
/// let words = Words::new(Lang::En).with_names(names);
/// let passed = |seat| Message::new("endor-log-passed").with("seat", Message::new(seat));
/// assert_eq!(words.say(&passed("endor-seat-rebel-1")), "The Rebels gave no order.");
/// assert_eq!(words.say(&passed("endor-seat-empire-1")), "Mara gave no order.");
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Names(BTreeMap<String, Instead>);

/// What is said instead of a key's own sentence.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Instead {
    /// The sentence of another key.
    Key(String),
    /// This, in every language.
    Text(String),
}

impl Names {
    /// Everything by its own sentence.
    pub fn new() -> Self {
        Self::default()
    }

    /// Says `key` by the sentence of the key `other`.
    pub fn alias(mut self, key: impl Into<String>, other: impl Into<String>) -> Self {
        self.0.insert(key.into(), Instead::Key(other.into()));
        self
    }

    /// Calls `key` by a name that is the same in every language.
    pub fn call(mut self, key: impl Into<String>, name: impl Into<String>) -> Self {
        self.0.insert(key.into(), Instead::Text(name.into()));
        self
    }

    pub(crate) fn get(&self, key: &str) -> Option<&Instead> {
        self.0.get(key)
    }
}
