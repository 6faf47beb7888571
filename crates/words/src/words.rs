//! Messages as sentences of one language.

use crate::{Fault, Faults, Lang, Names, bundle::Bundle, list::joined, names::Instead};
use fluent_bundle::{FluentArgs, FluentValue};
use kernel::{Arg, Message};
use std::fmt;

/// Whoever reads or listens, as a word: [`Names::alias`] a seat to it.
pub const YOU: &str = "kernel-you";

/// The words of one language, with the names of one match. Cheap to make and to clone: the files are read once.
#[derive(Clone)]
pub struct Words {
    lang: Lang,
    bundle: &'static Bundle,
    names: Names,
}

impl fmt::Debug for Words {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Words").field("lang", &self.lang).field("names", &self.names).finish_non_exhaustive()
    }
}

impl Words {
    /// The words of a language.
    pub fn new(lang: Lang) -> Self {
        Self { lang, bundle: Bundle::of(lang), names: Names::new() }
    }

    /// The same words with the names of a match.
    pub fn with_names(self, names: Names) -> Self {
        Self { names, ..self }
    }

    /// The same language as a game says it: an edition may have other words for what it shares with another.
    ///
    /// ```
    /// use words::{Lang, Words};
    /// let phase = |game| Words::new(Lang::Fr).of_game(game).text("xwing-phase-engagement");
    /// assert_eq!(phase("xwing2e"), "phase d’engagement");
    /// assert_eq!(phase("xwing1e"), "phase de combat");
    /// ```
    pub fn of_game(self, game: &str) -> Self {
        Self { bundle: Bundle::of_game(self.lang, game), ..self }
    }

    /// The language.
    pub fn lang(&self) -> Lang {
        self.lang
    }

    /// Whether there is a sentence for a key.
    pub fn has(&self, key: &str) -> bool {
        self.bundle.get(key).is_some()
    }

    /// A message as a sentence. What cannot be said shows: a key without a sentence as `[key]`.
    ///
    /// ```
    /// use kernel::Message;
    /// use words::{Lang, Words};
    /// let words = Words::new(Lang::Fr);
    /// let shown = Message::new("endor-log-rolled")
    ///     .with("seat", Message::new("endor-side-empire"))
    ///     .with("dice", vec![6, 5, 1]);
    /// assert_eq!(words.say(&shown), "L’Empire obtient 6, 5 et 1.");
    /// assert_eq!(words.say(&Message::new("no-such-key")), "[no-such-key]");
    /// ```
    pub fn say(&self, message: &Message) -> String {
        self.sentence(message, &mut Vec::new())
    }

    /// A message as a sentence, or all that is wrong with it.
    pub fn try_say(&self, message: &Message) -> Result<String, Faults> {
        let mut faults = Vec::new();
        let text = self.sentence(message, &mut faults);
        if faults.is_empty() { Ok(text) } else { Err(Faults(faults)) }
    }

    /// The sentence of a key, for keys made at run time and for the shells' own labels. A dot asks for an
    /// attribute: `endor-side-rebel.name`.
    ///
    /// ```
    /// let words = words::Words::new(words::Lang::En);
    /// assert_eq!(words.text("endor-side-rebel.name"), "Rebels");
    /// ```
    pub fn text(&self, key: &str) -> String {
        self.text_with(key, [])
    }

    /// The sentence of a key with arguments.
    ///
    /// ```
    /// let words = words::Words::new(words::Lang::En);
    /// assert_eq!(words.text_with("cli-round", [("round", 3.into())]), "Round 3");
    /// ```
    pub fn text_with<'a>(&self, key: &str, args: impl IntoIterator<Item = (&'a str, Arg)>) -> String {
        let args: Vec<_> = args.into_iter().collect();
        let mut faults = Vec::new();
        let args = self.arguments(args.iter().map(|(name, arg)| (*name, arg)), &mut faults);
        self.named(key, &args, &mut faults)
    }

    fn sentence(&self, message: &Message, faults: &mut Vec<Fault>) -> String {
        let args = self.arguments(message.args.iter().map(|(name, arg)| (*name, arg)), faults);
        self.named(message.key, &args, faults)
    }

    /// A sentence by its key, or what this match says instead.
    fn named(&self, key: &str, args: &FluentArgs<'_>, faults: &mut Vec<Fault>) -> String {
        match self.names.get(key) {
            Some(Instead::Text(name)) => name.clone(),
            Some(Instead::Key(other)) => self.bundle.format(other, args, faults),
            None => self.bundle.format(key, args, faults),
        }
    }

    fn arguments<'m>(
        &self,
        args: impl Iterator<Item = (&'m str, &'m Arg)>,
        faults: &mut Vec<Fault>,
    ) -> FluentArgs<'static> {
        let mut fluent = FluentArgs::new();
        for (name, arg) in args {
            self.argument(name, arg, &mut fluent, faults);
        }
        fluent
    }

    /// Puts in one argument, and whatever else a sentence may use of it: its cases, or the ways to join it.
    fn argument(&self, name: &str, arg: &Arg, into: &mut FluentArgs<'static>, faults: &mut Vec<Fault>) {
        let mut set = |suffix: &str, value: FluentValue<'static>| into.set(format!("{name}{suffix}"), value);
        match arg {
            // A figure stays a figure: selectors choose by it.
            Arg::Number(n) => set("", (*n).into()),
            Arg::Text(text) => set("", text.clone().into()),
            Arg::Message(message) => {
                for (case, text) in self.cases(message, faults) {
                    set(&case, text.into());
                }
            }
            Arg::List(items) => {
                let said: Vec<_> = items.iter().map(|item| self.item(item, faults)).collect();
                set("-count", said.len().into());
                for (way, text) in joined(self.bundle, &said) {
                    set(way, text.into());
                }
            }
        }
    }

    /// A message inside another one: its own words, and its attributes under `-attribute`.
    fn cases(&self, message: &Message, faults: &mut Vec<Fault>) -> Vec<(String, String)> {
        let key = match self.names.get(message.key) {
            Some(Instead::Text(name)) => return vec![(String::new(), name.clone()), who("")],
            Some(Instead::Key(other)) => other,
            None => message.key,
        };
        let args = self.arguments(message.args.iter().map(|(name, arg)| (*name, arg)), faults);
        let mut cases = vec![(String::new(), self.bundle.format(key, &args, faults)), who(key)];
        let attributes =
            self.bundle.get(key).into_iter().flat_map(|found| found.attributes().collect::<Vec<_>>());
        for attribute in attributes {
            let text = self.bundle.format(&format!("{key}.{}", attribute.id()), &args, faults);
            cases.push((format!("-{}", attribute.id()), text));
        }
        cases
    }

    /// One item of a list.
    fn item(&self, item: &Arg, faults: &mut Vec<Fault>) -> String {
        match item {
            Arg::Number(n) => n.to_string(),
            Arg::Text(text) => text.clone(),
            Arg::Message(message) => self.sentence(message, faults),
            Arg::List(items) => {
                let said: Vec<_> = items.iter().map(|item| self.item(item, faults)).collect();
                joined(self.bundle, &said).next().map(|(_, text)| text).unwrap_or_default()
            }
        }
    }
}

/// The case `-who`, by which a sentence about somebody chooses its verb: is it whoever reads it?
fn who(key: &str) -> (String, String) {
    ("-who".to_owned(), if key == YOU { "you" } else { "other" }.to_owned())
}
