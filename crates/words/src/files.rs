//! The Fluent files, inside the program.

use crate::Lang;

macro_rules! embedded {
    ($lang:literal: $($name:literal),+) => {
        &[$( ($name, include_str!(concat!("../../../locales/", $lang, "/", $name, ".ftl"))) ),+]
    };
}

/// The files of a language: their names, and what they say.
pub fn files(lang: Lang) -> &'static [(&'static str, &'static str)] {
    match lang {
        Lang::En => {
            embedded!("en": "kernel", "endor", "primer", "cli", "odds", "pack", "preview", "server", "starfighter", "usage", "web", "web-analysis", "web-endor", "web-match", "web-site", "web-squads", "web-starfighter", "web-teach", "web-xwing", "xwing")
        }
        Lang::Fr => {
            embedded!("fr": "kernel", "endor", "primer", "cli", "odds", "pack", "preview", "server", "starfighter", "usage", "web", "web-analysis", "web-endor", "web-match", "web-site", "web-squads", "web-starfighter", "web-teach", "web-xwing", "xwing")
        }
    }
}

/// What editions of a game say in other words: files that are laid over those of [`files`], by the names of their games. A
/// key that stands in one of them has the same arguments in [`files`].
pub fn overlays(lang: Lang) -> &'static [(&'static str, &'static str)] {
    match lang {
        Lang::En => embedded!("en": "xwing1e"),
        Lang::Fr => embedded!("fr": "xwing1e"),
    }
}
