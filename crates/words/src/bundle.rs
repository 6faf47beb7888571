//! The sentences of one language, read once and shared by everybody; those of an edition with other words beside them.

use crate::{
    Fault, Lang,
    files::{files, overlays},
};
use fluent_bundle::{FluentArgs, FluentMessage, FluentResource, FluentValue, concurrent::FluentBundle};
use std::{collections::BTreeMap, sync::OnceLock};

/// The sentences of one language.
pub(crate) struct Bundle {
    fluent: FluentBundle<FluentResource>,
    /// What is wrong with the files. Only a test looks: whoever plays is better served by the sentences that
    /// can be read than by none.
    #[cfg_attr(not(test), expect(dead_code, reason = "only a test looks"))]
    faults: Vec<Fault>,
}

impl Bundle {
    /// The sentences of a language.
    pub(crate) fn of(lang: Lang) -> &'static Self {
        static EN: OnceLock<Bundle> = OnceLock::new();
        static FR: OnceLock<Bundle> = OnceLock::new();
        match lang {
            Lang::En => &EN,
            Lang::Fr => &FR,
        }
        .get_or_init(|| Self::read(lang, None))
    }

    /// The sentences of a language as a game says them: with its own file laid over them, where it has one.
    pub(crate) fn of_game(lang: Lang, game: &str) -> &'static Self {
        type Games = BTreeMap<&'static str, Bundle>;
        static EN: OnceLock<Games> = OnceLock::new();
        static FR: OnceLock<Games> = OnceLock::new();
        let all = match lang {
            Lang::En => &EN,
            Lang::Fr => &FR,
        };
        let read = || overlays(lang).iter().map(|own| (own.0, Self::read(lang, Some(*own)))).collect();
        all.get_or_init(read).get(game).unwrap_or_else(|| Self::of(lang))
    }

    fn read(lang: Lang, over: Option<(&str, &str)>) -> Self {
        let id: unic_langid::LanguageIdentifier =
            lang.code().parse().expect("two letters are a language identifier");
        let mut fluent = FluentBundle::new_concurrent(vec![id]);
        // Isolation marks are for texts that run both ways; a terminal shows them as dirt.
        fluent.set_use_isolating(false);
        let mut faults = Vec::new();
        let mut broken = |key: &str, why: String| faults.push(Fault::Broken { key: key.to_owned(), why });
        if let Err(error) = fluent.add_function("CAP", cap).and_then(|()| fluent.add_function("DE", de)) {
            broken("CAP, DE", error.to_string());
        }
        let mut resource = |name: &str, text: &str| {
            FluentResource::try_new(text.to_owned()).unwrap_or_else(|(readable, errors)| {
                for error in errors {
                    broken(name, error.to_string());
                }
                readable
            })
        };
        let shared: Vec<_> = files(lang).iter().map(|(name, text)| (*name, resource(name, text))).collect();
        let over = over.map(|(name, text)| resource(name, text));
        for (name, resource) in shared {
            for error in fluent.add_resource(resource).err().unwrap_or_default() {
                broken(name, error.to_string());
            }
        }
        if let Some(over) = over {
            fluent.add_resource_overriding(over);
        }
        Self { fluent, faults }
    }

    /// The message of a key.
    pub(crate) fn get(&self, key: &str) -> Option<FluentMessage<'_>> {
        self.fluent.get_message(key)
    }

    /// A sentence: the value of a message, or the attribute named after a dot.
    pub(crate) fn format(&self, key: &str, args: &FluentArgs<'_>, faults: &mut Vec<Fault>) -> String {
        let (id, attribute) = key.split_once('.').map_or((key, None), |(id, name)| (id, Some(name)));
        let pattern = self.get(id).and_then(|message| match attribute {
            Some(name) => Some(message.get_attribute(name)?.value()),
            None => message.value(),
        });
        let Some(pattern) = pattern else {
            faults.push(Fault::Missing(key.to_owned()));
            return format!("[{key}]");
        };
        let mut errors = Vec::new();
        let text = self.fluent.format_pattern(pattern, Some(args), &mut errors).into_owned();
        let broken =
            |why: fluent_bundle::FluentError| Fault::Broken { key: key.to_owned(), why: why.to_string() };
        faults.extend(errors.into_iter().map(broken));
        text
    }

    /// A sentence without arguments.
    pub(crate) fn plain(&self, key: &str) -> String {
        self.format(key, &FluentArgs::new(), &mut Vec::new())
    }
}

/// `CAP($text)`: the text with a capital first letter.
fn cap<'a>(positional: &[FluentValue<'a>], _: &FluentArgs<'_>) -> FluentValue<'a> {
    let [value] = positional else { return FluentValue::Error };
    let FluentValue::String(text) = value else { return value.clone() };
    let mut letters = text.chars();
    let first = letters.next().map(char::to_uppercase);
    first.into_iter().flatten().chain(letters).collect::<String>().into()
}

/// `DE($name)`: a French name after its « de », which loses its vowel before another one.
fn de<'a>(positional: &[FluentValue<'a>], _: &FluentArgs<'_>) -> FluentValue<'a> {
    let [value] = positional else { return FluentValue::Error };
    let FluentValue::String(name) = value else { return value.clone() };
    let elides = name.starts_with(|first| "AEIOUÀÂÉÈÊÎÔaeiouàâéèêîô".contains(first));
    format!("{}{name}", if elides { "d’" } else { "de " }).into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_file_is_read_without_a_fault() {
        for lang in Lang::ALL {
            assert_eq!(Bundle::of(lang).faults, [], "{lang}");
            for (game, _) in overlays(lang) {
                assert_eq!(Bundle::of_game(lang, game).faults, [], "{lang}: {game}");
            }
        }
    }

    #[test]
    fn the_first_letter_becomes_a_capital_whatever_its_alphabet() {
        let capital = |text: &'static str| cap(&[text.into()], &FluentArgs::new());
        for (text, expected) in
            [("the Empire", "The Empire"), ("équipe", "Équipe"), ("", ""), ("3 X-wings", "3 X-wings")]
        {
            assert_eq!(capital(text), FluentValue::from(expected));
        }
    }

    #[test]
    fn de_gives_way_to_a_vowel() {
        let said = |name: &'static str| de(&[name.into()], &FluentArgs::new());
        for (name, expected) in [
            ("As de l’Escadron Noir", "d’As de l’Escadron Noir"),
            ("Éclaireur Rebelle", "d’Éclaireur Rebelle"),
            ("Wedge Antilles", "de Wedge Antilles"),
            ("« Howlrunner »", "de « Howlrunner »"),
        ] {
            assert_eq!(said(name), FluentValue::from(expected));
        }
    }
}
