//! French that was mended stays mended: one word per thing, nought in the singular.

use crate::fluent::{FILLED, sentences};
use regex::Regex;
use words::{Lang, Words};

/// What is not said any more, and what is said instead.
const MENDED: [(&str, &str); 18] = [
    ("Plus de conseils", "« Arrêter le guide » : « plus de » veut dire deux choses"),
    ("^Reprendre$", "« Annuler » : « reprendre » veut aussi dire continuer"),
    ("^Le prendre$", "« Importer »"),
    ("Tirez-l[ea]", "« Faites-le glisser » : sur cette table, on tire au canon"),
    ("^hasard$", "« aléatoire »"),
    ("retirée?s? de la clé", "« tirés de nouveau de la clé »"),
    ("attendue?\u{A0}: \u{FFFC}", "une phrase avec son sujet : « L’Empire se déplace »"),
    (
        r"(?i)\b(pioches?|paquets?) (de guerre|de Starfighter|enregistrée?s)",
        "ce que chacun apporte est un deck",
    ),
    (r"(?i)(votre|cette|nouvelle) pioche\b", "ce que chacun apporte est un deck"),
    (r"(?i)\bpaquet (vide|rebelle|impérial)", "ce dont on pioche est la pioche"),
    (r"(?i)\bl’enregistrement (s’arrête|tient|dit|compte)", "ce qui garde une partie est le journal"),
    (r"(?i)\bune partie enregistrée", "ce qui garde une partie est le journal"),
    (r"(?i)\b(la machine|entre machines)\b", "qui joue sans être une personne est un robot"),
    (r"\bEsc\b", "« Échap »"),
    (r"\bEnter\b", "« Entrée »"),
    (r"\bà niveau\b", "« au milieu »"),
    ("condition rachetée", "« en dépensant 1 Force »"),
    (r"(?i)\bles virgules esquivent", "le symbole d’évasion est une flèche"),
];

#[test]
fn words_that_were_mended_do_not_come_back() {
    let rules = MENDED.map(|(rule, instead)| (Regex::new(rule).expect("a regular expression"), instead));
    for (file, said) in sentences(Lang::Fr) {
        for (key, text) in said.iter().flat_map(|(key, s)| s.texts.iter().map(move |text| (key, text))) {
            for (rule, instead) in &rules {
                let shown = text.replace(FILLED, "..");
                assert!(!rule.is_match(text), "locales/fr/{file}.ftl: {key}: {shown:?}: {instead}");
            }
        }
    }
}

/// A figure before a plural is chosen by it, or is never nought or one.
#[test]
fn nought_and_one_are_singular() {
    let plural = Regex::new(
        "^.*\u{FFFC} (chasseurs|cartes|coups|emplacements|marqueurs|dés|entrées|cases|charges|boucliers|dégâts|cadrans)\\b",
    )
    .expect("a regular expression");
    // Of these there are always several.
    let several = [
        "pack-starfighter-fighters",
        "pack-xwing-deck",
        "pack-xwing-dice",
        "web-starfighter-deck-random",
        "web-starfighter-decks-about",
        "web-starfighter-mode-intermediate",
        "xwing-squad-limited",
    ];
    for (file, said) in sentences(Lang::Fr) {
        for (key, sentence) in
            said.iter().filter(|(key, s)| s.chosen_by.is_empty() && !several.contains(&key.as_str()))
        {
            for text in &sentence.texts {
                let shown = text.replace(FILLED, "..");
                assert!(
                    !plural.is_match(text),
                    "locales/fr/{file}.ftl: {key}: {shown:?} wants a variant for one"
                );
            }
        }
    }
    let words = Words::new(Lang::Fr);
    let hits = |luke: i64| {
        let figures = [("luke", luke), ("luketrack", 8), ("vader", 0), ("vadertrack", 8)];
        words.text_with("web-endor-board-duel", figures.map(|(name, n)| (name, n.into())))
    };
    assert_eq!(hits(0), "Luke a pris 0 coup sur 8, Dark Vador 0 sur 8.");
    assert_eq!(hits(1), "Luke a pris 1 coup sur 8, Dark Vador 0 sur 8.");
    assert_eq!(hits(2), "Luke a pris 2 coups sur 8, Dark Vador 0 sur 8.");
    let deck = |count: i64| {
        let figures = [("count", count), ("least", 25), ("fighters", count)];
        words.text_with("web-starfighter-deck-size", figures.map(|(name, n)| (name, n.into())))
    };
    assert!(deck(0).starts_with("0 carte sur 25"), "{}", deck(0));
    assert!(deck(1).starts_with("1 carte sur 25"), "{}", deck(1));
    assert!(deck(2).starts_with("2 cartes sur 25"), "{}", deck(2));
}
