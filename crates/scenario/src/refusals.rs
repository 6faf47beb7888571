//! What scenarios show to be refused: what was asked, what was answered, and which rule said no.

use crate::{Failure, run::note_refusals};
use catalog::{Catalog, Playable, Visitor};
use kernel::{Message, RuleId};
use serde::Serialize;
use serde_json::Value;
use std::{cell::RefCell, sync::Arc};
use words::{Lang, Words};

/// A refusal that a scenario shows.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Serialize)]
pub struct Refusal {
    /// The question that was open, by its name; nothing where the seat was asked nothing.
    pub asked: Option<String>,
    /// The answer that was refused, by its name; for dice, what was rolled.
    pub answer: String,
    /// The rule that refuses.
    pub rule: String,
    /// The key of the sentence; nothing where a rule bars what nobody asked for.
    pub key: Option<String>,
    /// The sentence, in English, as it was in this scenario.
    pub sentence: Option<String>,
}

/// Where refusals are noted while scenarios are played; not at all where nobody wants to know.
#[derive(Debug, Default)]
pub(crate) struct Notes(Option<RefCell<Vec<Refusal>>>);

impl Notes {
    pub(crate) fn taken() -> Self {
        Self(Some(RefCell::default()))
    }

    pub(crate) fn list(self) -> Vec<Refusal> {
        self.0.map(RefCell::into_inner).unwrap_or_default()
    }

    pub(crate) fn add(
        &self,
        words: &Words,
        asked: Option<impl Serialize>,
        answer: impl Serialize,
        rule: RuleId,
        why: Option<&Message>,
    ) {
        if let Some(notes) = &self.0 {
            notes.borrow_mut().push(Refusal {
                asked: asked.map(|ask| name(&serde_json::to_value(ask).unwrap_or_default())),
                answer: name(&serde_json::to_value(answer).unwrap_or_default()),
                rule: rule.0.to_owned(),
                key: why.map(|why| why.key.to_string()),
                sentence: why.map(|why| words.say(why)),
            });
        }
    }
}

/// What a question or an answer is called: the names of the words it is made of, without what they are about.
fn name(value: &Value) -> String {
    let is_word = |text: &str| text.starts_with(|first: char| first.is_ascii_uppercase());
    match value {
        Value::String(word) if is_word(word) => word.clone(),
        Value::Object(fields) => match fields.iter().next() {
            Some((word, inner)) if fields.len() == 1 && is_word(word) => {
                // What is wanted of a player says more than that something is.
                let inner = inner.get("wanted").unwrap_or(inner);
                match name(inner) {
                    inner if inner.is_empty() => word.clone(),
                    inner => format!("{word} {inner}"),
                }
            }
            _ => String::new(),
        },
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) | Value::Array(_) => String::new(),
    }
}

/// Plays a scenario, and says what it shows to be refused.
pub fn refusals(catalog: &Catalog, text: &str) -> Result<Vec<Refusal>, Failure> {
    struct Play<'t>(&'t str);
    impl Visitor for Play<'_> {
        type Out = Result<Vec<Refusal>, Failure>;
        fn visit<G: Playable>(self, game: &Arc<G>) -> Self::Out {
            note_refusals::<G>(&Words::new(Lang::En), game, self.0)
        }
    }
    let header = crate::header(text)?;
    catalog.visit(&header.game, Play(text)).ok_or(Failure::Game(header.game))?
}
