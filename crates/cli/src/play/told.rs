//! A line of the log.

use crate::face::Face;
use kernel::{Message, RuleId};
use words::Words;

/// A line of the log.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Told<S> {
    /// The number of its journal entry.
    pub entry: usize,
    /// What it tells.
    pub what: Tale<S>,
}

/// What a line of the log tells.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Tale<S> {
    /// Something that happened in the game, and how it was said then: what it names may be gone later.
    Seen(S, Message),
    /// Something said at the table: chat, who comes and goes. Already in the player's language.
    Aside(String),
}

impl<S> Told<S> {
    /// A line of the game, told to one who sees this since.
    pub fn seen<G: Face<Seen = S>>(entry: usize, seen: S, game: &G, view: &G::View) -> Self {
        let said = game.say_seen(view, &seen);
        Self { entry, what: Tale::Seen(seen, said) }
    }

    /// What happened, if this is a line of the game.
    pub fn event(&self) -> Option<&S> {
        match &self.what {
            Tale::Seen(seen, _) => Some(seen),
            Tale::Aside(_) => None,
        }
    }

    /// In words.
    pub fn text(&self, words: &Words) -> String {
        match &self.what {
            Tale::Seen(_, said) => words.say(said),
            Tale::Aside(text) => text.clone(),
        }
    }

    /// The rule behind it.
    pub fn rule<G: Face<Seen = S>>(&self, game: &G) -> Option<RuleId> {
        self.event().map(|seen| game.rule(seen))
    }
}
