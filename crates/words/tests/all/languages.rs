//! Both languages say the same things, and each says them as it is written.

use crate::fluent::{FILLED, keys, sentences};
use regex::Regex;
use std::collections::BTreeSet;
use words::{Lang, Words, files::overlays};

/// The argument behind a variable: `$place-in` is a case of `$place`.
fn argument(variable: &str) -> &str {
    variable.split('-').next().unwrap_or(variable)
}

#[test]
fn both_languages_have_the_same_keys() {
    let (en, fr) = (keys(Lang::En), keys(Lang::Fr));
    let only = |a: &BTreeSet<String>, b: &BTreeSet<String>| a.difference(b).cloned().collect::<Vec<_>>();
    assert!(en == fr, "only in English: {:?}; only in French: {:?}", only(&en, &fr), only(&fr, &en));
}

#[test]
fn both_languages_keep_a_key_in_the_same_file_and_show_the_same_arguments() {
    let (en, fr) = (sentences(Lang::En), sentences(Lang::Fr));
    for (file, english) in &en {
        for (key, english) in english.iter().filter(|(key, _)| !key.contains('.')) {
            let Some(french) = fr[file].get(key) else { panic!("{key} is not in fr/{file}.ftl") };
            // What a variant is chosen by may differ: where English says "moved", French needs a number.
            let arguments =
                |of: &BTreeSet<String>| of.iter().map(|v| argument(v).to_owned()).collect::<BTreeSet<_>>();
            assert_eq!(arguments(&english.shown), arguments(&french.shown), "{key}");
        }
    }
}

#[test]
fn every_key_has_a_value_and_every_value_has_text() {
    for lang in Lang::ALL {
        for (key, sentence) in sentences(lang).into_values().flatten() {
            assert!(sentence.texts.iter().all(|text| !text.is_empty()), "{lang}: {key}");
        }
        let valued: BTreeSet<_> = sentences(lang).into_values().flatten().map(|(key, _)| key).collect();
        for key in &valued {
            let message = key.split('.').next().unwrap_or(key);
            assert!(valued.contains(message), "{lang}: {message} has attributes but no value");
        }
    }
}

#[test]
fn a_seat_is_never_declined_since_it_may_be_a_name() {
    for lang in Lang::ALL {
        for (key, sentence) in sentences(lang).into_values().flatten() {
            let declined = sentence.shown.iter().find(|v| v.starts_with("seat-") || v.starts_with("who-"));
            assert_eq!(declined, None, "{lang}: {key}");
            assert!(!(key.starts_with("endor-seat-") && key.contains('.')), "{lang}: {key}");
        }
    }
}

/// What no text of a language may contain, and what to write instead.
fn forbidden(lang: Lang) -> Vec<(Regex, &'static str)> {
    let mut rules = vec![
        ("'", "an apostrophe is ’"),
        ("\"", "quotation marks are “ ” or «\u{A0}»"),
        (r"\.\.\.", "dots are …"),
    ];
    if lang == Lang::Fr {
        rules.extend([
            (" [:;!?»]", "a non-breaking space (U+00A0) goes before : ; ! ? »"),
            (r"[^\s\u{A0}(…][:;!?»]", "a non-breaking space (U+00A0) goes before : ; ! ? »"),
            (r"^[:;!?»]", "a non-breaking space (U+00A0) goes before : ; ! ? »"),
            ("«[^\u{A0}]", "a non-breaking space (U+00A0) goes after «"),
            (r"(?i)\b(tu|te|toi|ton|ta|tes)\b", "people are vous"),
        ]);
    }
    rules.into_iter().map(|(rule, why)| (Regex::new(rule).expect("a regular expression"), why)).collect()
}

#[test]
fn the_typography_is_that_of_the_language() {
    // What is typed is typed as it is.
    let typed = Regex::new("`[^`]*`").expect("a regular expression");
    for lang in Lang::ALL {
        let rules = forbidden(lang);
        for (file, said) in sentences(lang) {
            for (key, text) in said.iter().flat_map(|(key, s)| s.texts.iter().map(move |text| (key, text))) {
                let text = &*typed.replace_all(text, "");
                for (rule, why) in &rules {
                    let shown = text.replace(FILLED, "..");
                    assert!(!rule.is_match(text), "locales/{lang}/{file}.ftl: {key}: {why}: {shown}");
                }
            }
        }
    }
}

#[test]
fn what_lies_over_a_sentence_has_a_sentence_below_it_with_the_same_arguments() {
    for lang in Lang::ALL {
        let all = sentences(lang);
        let is_over = |file: &str| overlays(lang).iter().any(|(over, _)| *over == file);
        for (over, _) in overlays(lang) {
            for (key, said) in &all[over] {
                let below = all.iter().filter(|(file, _)| !is_over(file)).find_map(|(_, said)| said.get(key));
                let Some(below) = below else { panic!("{lang}: nothing below {key} of {over}.ftl") };
                let arguments = |of: &BTreeSet<String>| {
                    of.iter().map(|v| argument(v).to_owned()).collect::<BTreeSet<_>>()
                };
                assert_eq!(arguments(&said.shown), arguments(&below.shown), "{lang}: {key}");
            }
        }
    }
}

#[test]
fn an_edition_says_its_own_words() {
    let said = |lang, game: &str, key: &str| Words::new(lang).of_game(game).text(key);
    for (key, second, first) in [
        ("xwing-difficulty-blue", "bleue", "verte"),
        ("xwing-phase-engagement", "phase d’engagement", "phase de combat"),
        ("web-xwing-initiative", "Initiative", "Valeur de pilotage"),
    ] {
        assert_eq!(said(Lang::Fr, "xwing2e", key), second);
        assert_eq!(said(Lang::Fr, "xwing1e", key), first);
    }
    // What an edition has no word of its own for is said as everybody says it.
    assert_eq!(said(Lang::En, "xwing1e", "xwing-token-focus"), "focus");
    assert_eq!(said(Lang::En, "xwing1e", "xwing-token-disarm"), "weapons disabled");
}
