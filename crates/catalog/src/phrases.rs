//! Texts that are written once and said often. The words of a choice or an event are made of a dozen small pieces;
//! as text they are copied.

use crate::Playable;
use kernel::game::Plain;
use rustc_hash::FxHashMap;
use serde::Serialize;
use serde_json::value::{RawValue, to_raw_value};
use std::{
    any::{Any, TypeId},
    cell::RefCell,
    rc::Rc,
};

/// The most texts of a kind that are kept: more than a match of Endor needs, and a megabyte at most.
const MOST: usize = 2_048;

thread_local! {
    /// Per thread: a lock would cost more than the texts do. By game.
    static PHRASES: RefCell<FxHashMap<TypeId, Box<dyn Any>>> = RefCell::default();
}

/// Something that is written out now, or has been before.
#[derive(Debug, Clone, Serialize)]
#[serde(untagged)]
pub(crate) enum Said<T> {
    Written(Rc<RawValue>),
    Fresh(T),
}

/// The texts of one game that are always the same.
pub(crate) struct Phrases<G: Playable> {
    pub(crate) asks: Book<G::Ask>,
    pub(crate) choices: Book<G::Choice>,
    pub(crate) lines: Book<G::Seen>,
}

impl<G: Playable> Phrases<G> {
    fn new() -> Self {
        Self {
            asks: Book::new(G::PLAIN_WORDS),
            choices: Book::new(G::PLAIN_WORDS),
            lines: Book::new(G::PLAIN_WORDS),
        }
    }

    /// Works with this thread's phrases of a game.
    pub(crate) fn with<T>(work: impl FnOnce(&mut Self) -> T) -> T {
        PHRASES.with_borrow_mut(|games| {
            let phrases = games.entry(TypeId::of::<G>()).or_insert_with(|| Box::new(Self::new()));
            work(phrases.downcast_mut().expect("it was put there by its own type"))
        })
    }
}

/// Texts by what they are about.
pub(crate) struct Book<K> {
    texts: FxHashMap<K, Rc<RawValue>>,
    keeps: bool,
}

impl<K: Plain> Book<K> {
    fn new(keeps: bool) -> Self {
        Self { texts: FxHashMap::default(), keeps }
    }

    /// The text about something, written by `say` unless it is known.
    pub(crate) fn say<T: Serialize>(&mut self, about: &K, say: impl FnOnce() -> T) -> Said<T> {
        if !self.keeps {
            return Said::Fresh(say());
        }
        if let Some(text) = self.texts.get(about) {
            return Said::Written(Rc::clone(text));
        }
        if self.texts.len() >= MOST {
            self.texts.clear();
        }
        let text: Rc<RawValue> = Rc::from(to_raw_value(&say()).expect("plain data always serialises"));
        self.texts.insert(about.clone(), Rc::clone(&text));
        Said::Written(text)
    }
}

#[cfg(test)]
mod tests {
    use super::{Book, MOST};

    #[test]
    fn a_text_is_written_once_and_books_do_not_grow_for_ever() {
        let mut book = Book::new(true);
        let mut written = 0;
        for about in [1, 2, 1, 2, 1] {
            let said = book.say(&about, || {
                written += 1;
                ("word", about)
            });
            assert_eq!(serde_json::to_string(&said).expect("JSON"), format!(r#"["word",{about}]"#));
        }
        assert_eq!(written, 2);
        for about in 0..3 * MOST {
            book.say(&about, || about);
        }
        assert!(book.texts.len() <= MOST);
        let mut none = Book::new(false);
        none.say(&1, || 1);
        assert!(none.texts.is_empty());
    }
}
