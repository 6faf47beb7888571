//! One who hears everything that games say, in every language and with every kind of names.

use kernel::{Arg, Message};
use std::collections::BTreeSet;
use words::{Lang, Names, Words};

/// Says messages in every language and with every kind of names, and remembers which keys it has heard.
pub(crate) struct Listener {
    voices: Vec<Words>,
    /// The keys of all messages, and of what they are about.
    pub(crate) heard: BTreeSet<&'static str>,
    /// Each message once: games repeat themselves.
    said: BTreeSet<String>,
}

impl Listener {
    /// Who hears seats called in each of these ways.
    pub(crate) fn new(names: &[Names]) -> Self {
        let voices = Lang::ALL.into_iter().flat_map(|lang| {
            let called = names.iter().map(move |names| Words::new(lang).with_names(names.clone()));
            called.collect::<Vec<_>>()
        });
        Self { voices: voices.collect(), heard: BTreeSet::new(), said: BTreeSet::new() }
    }

    /// Hears a message, which must be a clean phrase or a whole sentence in every voice.
    pub(crate) fn hear(&mut self, message: &Message, is_sentence: bool) {
        self.mark(message);
        if !self.said.insert(message.to_string()) {
            return;
        }
        for words in &self.voices {
            let lang = words.lang();
            let text = words.try_say(message).unwrap_or_else(|faults| panic!("{lang}: {message}: {faults}"));
            let clean = !text.contains(['{', '}', '[', ']']) && !text.contains("  ") && text.trim() == text;
            assert!(clean && !text.is_empty(), "{lang}: {message}: {text:?}");
            // Some pilots' names begin with a quotation mark.
            let first = text.trim_start_matches(['“', '"', '«', '\u{A0}', '\'', '’', '(']).chars().next();
            let begins = first.is_some_and(|c| c.is_uppercase() || c.is_numeric());
            assert!(begins, "{lang}: {message} begins without a capital: {text:?}");
            assert_eq!(text.ends_with(['.', '!', '?']), is_sentence, "{lang}: {message}: {text:?}");
        }
    }

    /// Remembers the key, and those of what it is about.
    fn mark(&mut self, message: &Message) {
        self.heard.insert(message.key);
        for (_, arg) in &message.args {
            if let Arg::Message(inner) = arg {
                self.mark(inner);
            }
        }
    }
}
