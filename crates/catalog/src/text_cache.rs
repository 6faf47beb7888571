//! Texts that are written once and said often. The words of a choice or an event are made of a dozen small pieces;
//! as text they are copied.

use crate::{Playable, alike::Pieces};
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

/// Texts by type of game and name: two editions of one type cite rules of their own.
type ByGame = FxHashMap<(TypeId, &'static str), Box<dyn Any>>;

thread_local! {
    /// Per thread: a lock would cost more than the texts do.
    static TEXTS: RefCell<ByGame> = RefCell::default();
}

/// Something that is written out now, or has been before.
#[derive(Debug, Clone, Serialize)]
#[serde(untagged)]
pub(crate) enum CachedText<T> {
    Written(Rc<RawValue>),
    Fresh(T),
}

/// The texts of one game that are always the same.
pub(crate) struct TextCache<G: Playable> {
    pub(crate) asks: Texts<G::Ask>,
    pub(crate) choices: Texts<G::Choice>,
    pub(crate) lines: Texts<G::Seen>,
    pub(crate) pieces: Pieces<G>,
}

impl<G: Playable> TextCache<G> {
    fn new() -> Self {
        Self {
            asks: Texts::new(G::PLAIN_WORDS),
            choices: Texts::new(G::PLAIN_WORDS),
            lines: Texts::new(G::PLAIN_WORDS),
            pieces: Pieces::new(),
        }
    }

    /// Works with this thread's phrases of a game.
    pub(crate) fn with<T>(game: &G, work: impl FnOnce(&mut Self) -> T) -> T {
        TEXTS.with_borrow_mut(|games| {
            let key = (TypeId::of::<G>(), game.name());
            let phrases = games.entry(key).or_insert_with(|| Box::new(Self::new()));
            work(phrases.downcast_mut().expect("it was put there by its own type"))
        })
    }
}

/// Texts by what they are about.
pub(crate) struct Texts<K> {
    texts: FxHashMap<K, Rc<RawValue>>,
    keeps: bool,
}

impl<K: Plain> Texts<K> {
    fn new(keeps: bool) -> Self {
        Self { texts: FxHashMap::default(), keeps }
    }

    /// The text about something, written by `say` unless it is known.
    pub(crate) fn say<T: Serialize>(&mut self, about: &K, say: impl FnOnce() -> T) -> CachedText<T> {
        if !self.keeps {
            return CachedText::Fresh(say());
        }
        if let Some(text) = self.texts.get(about) {
            return CachedText::Written(Rc::clone(text));
        }
        if self.texts.len() >= MOST {
            self.texts.clear();
        }
        let text: Rc<RawValue> = Rc::from(to_raw_value(&say()).expect("plain data always serialises"));
        self.texts.insert(about.clone(), Rc::clone(&text));
        CachedText::Written(text)
    }
}

#[cfg(test)]
mod tests {
    use super::{MOST, TextCache, Texts};
    use ::xwing::{Content, Xwing};

    #[test]
    fn two_editions_of_one_type_have_texts_of_their_own() {
        let (one, two) = (Xwing::second(), Xwing::edition("other", "", Content::classic()));
        let place = |game: &Xwing| TextCache::with(game, |phrases| std::ptr::from_mut(phrases) as usize);
        assert_eq!(place(&one), place(&Xwing::second()), "kept by name, not by value");
        assert_ne!(place(&one), place(&two));
    }

    #[test]
    fn a_text_is_written_once_and_books_do_not_grow_for_ever() {
        let mut book = Texts::new(true);
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
        let mut none = Texts::new(false);
        none.say(&1, || 1);
        assert!(none.texts.is_empty());
    }
}
