//! The languages, and which one somebody wants.

use std::{fmt, str::FromStr};
use thiserror::Error;

/// A language that the sentences are written in.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub enum Lang {
    /// English.
    #[default]
    En,
    /// French.
    Fr,
}

/// A language without sentences, or no language at all.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("no words in `{0}`: expected en or fr")]
pub struct NoWords(pub String);

impl Lang {
    /// All of them.
    pub const ALL: [Self; 2] = [Self::En, Self::Fr];

    /// The two letters of the language.
    pub fn code(self) -> &'static str {
        match self {
            Self::En => "en",
            Self::Fr => "fr",
        }
    }

    /// The language the environment asks for: the first of `LC_ALL`, `LC_MESSAGES` and `LANG` that says
    /// anything. English if none does, or if it asks for a language we have no words in.
    pub fn from_env() -> Self {
        Self::from_variables(|name| std::env::var(name).ok())
    }

    fn from_variables(variable: impl Fn(&str) -> Option<String>) -> Self {
        let says = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().filter_map(variable).find(|v| !v.is_empty());
        says.and_then(|tag| tag.parse().ok()).unwrap_or_default()
    }
}

impl fmt::Display for Lang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

impl FromStr for Lang {
    type Err = NoWords;

    /// Reads `fr`, `fr-CA` or a locale like `fr_FR.UTF-8`: only the language counts.
    fn from_str(tag: &str) -> Result<Self, NoWords> {
        let language = tag.split(['_', '-', '.', '@']).next().unwrap_or_default();
        let named = Self::ALL.into_iter().find(|lang| lang.code().eq_ignore_ascii_case(language));
        named.ok_or_else(|| NoWords(tag.to_owned()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tags_and_locales_are_read_by_their_language() {
        for tag in ["fr", "FR", "fr-CA", "fr_FR.UTF-8", "fr_BE@euro"] {
            assert_eq!(tag.parse(), Ok(Lang::Fr), "{tag}");
        }
        for tag in ["en", "en_GB", "en-US"] {
            assert_eq!(tag.parse(), Ok(Lang::En), "{tag}");
        }
        for tag in ["", "C", "POSIX", "de_DE.UTF-8", "french", "frr"] {
            assert_eq!(tag.parse::<Lang>(), Err(NoWords(tag.to_owned())));
        }
    }

    #[test]
    fn the_first_variable_that_says_anything_decides() {
        let from = |set: &[(&str, &str)]| {
            Lang::from_variables(|name| set.iter().find(|(n, _)| *n == name).map(|(_, v)| (*v).to_owned()))
        };
        assert_eq!(from(&[]), Lang::En);
        assert_eq!(from(&[("LANG", "fr_FR.UTF-8")]), Lang::Fr);
        assert_eq!(from(&[("LC_MESSAGES", "en_US.UTF-8"), ("LANG", "fr_FR.UTF-8")]), Lang::En);
        assert_eq!(from(&[("LC_ALL", ""), ("LC_MESSAGES", "fr"), ("LANG", "en")]), Lang::Fr);
        // Somebody who asks for no language at all is not given French behind their back.
        assert_eq!(from(&[("LC_ALL", "C"), ("LANG", "fr")]), Lang::En);
    }
}
