//! What is wrong with a pack, as messages: every shell says the same, in its reader's language.

use crate::PackError;
use kernel::{Arg, Message};
use ron::Error;
use std::path::Path;

/// Something wrong in a file of a pack.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Mistake {
    /// `file:line:column`, as compilers write it.
    pub place: String,
    /// What is wrong there, and what would be right.
    pub why: Message,
}

impl Mistake {
    fn new(dir: &Path, file: &str, (line, column): (usize, usize), why: Message) -> Self {
        Self { place: format!("{}:{line}:{column}", dir.join(file).display()), why }
    }
}

impl PackError {
    /// What the files of the pack say wrong; nothing if they could not even be read.
    pub fn mistakes(&self) -> Vec<Mistake> {
        match self {
            Self::Io { .. } | Self::Unknown(_) => Vec::new(),
            Self::Content { dir, error } => {
                use ::endor::pack::PackFault::{Content, Syntax};
                let why = match &error.why {
                    Syntax(error) => syntax(error),
                    Content(why) => why.clone(),
                };
                vec![Mistake::new(dir, error.file, (error.line, error.column), why)]
            }
            Self::Cards { dir, error } => {
                use ::xwing::PackFault::{Content, Syntax};
                let why = match &error.why {
                    Syntax(error) => syntax(error),
                    Content(why) => why.clone(),
                };
                vec![Mistake::new(dir, &error.file, (error.line, error.column), why)]
            }
            Self::Squadrons { dir, error } => {
                use ::starfighter::pack::PackFault::{Content, Syntax};
                let all = std::iter::once(&**error).chain(&error.others);
                let mistake = |error: &::starfighter::pack::PackError| {
                    let why = match &error.why {
                        Syntax(error) => syntax(error),
                        Content(why) => why.clone(),
                    };
                    Mistake::new(dir, error.file, (error.line, error.column), why)
                };
                all.map(mistake).collect()
            }
        }
    }
}

/// Why a text is not what a file of its kind looks like.
#[expect(
    clippy::wildcard_enum_match_arm,
    reason = "what people seldom meet is said as the reader of RON says it"
)]
pub fn syntax(error: &Error) -> Message {
    let sign = |sign: &str| Message::new("pack-syntax-expected").with("sign", sign);
    match error {
        Error::Eof => Message::new("pack-syntax-end"),
        Error::ExpectedArray => sign("["),
        Error::ExpectedArrayEnd => sign("]"),
        Error::ExpectedMap => sign("{"),
        Error::ExpectedMapEnd => sign("}"),
        Error::ExpectedMapColon => sign(":"),
        Error::ExpectedStructLike | Error::ExpectedNamedStructLike(_) => sign("("),
        Error::ExpectedStructLikeEnd | Error::ExpectedOptionEnd => sign(")"),
        Error::ExpectedUnit => sign("()"),
        Error::ExpectedComma => Message::new("pack-syntax-comma"),
        Error::ExpectedBoolean => Message::new("pack-syntax-truth"),
        Error::ExpectedInteger | Error::InvalidIntegerDigit { .. } => Message::new("pack-syntax-whole"),
        Error::ExpectedFloat => Message::new("pack-syntax-number"),
        Error::IntegerOutOfBounds => Message::new("pack-syntax-too-large"),
        Error::ExpectedString => Message::new("pack-syntax-text"),
        Error::ExpectedStringEnd => Message::new("pack-syntax-text-end"),
        Error::ExpectedIdentifier => Message::new("pack-syntax-name"),
        Error::UnexpectedChar(c) => Message::new("pack-syntax-sign").with("sign", c.to_string()),
        Error::TrailingCharacters => Message::new("pack-syntax-trailing"),
        Error::UnclosedBlockComment => Message::new("pack-syntax-comment"),
        Error::ExpectedDifferentStructName { expected, found } => {
            Message::new("pack-syntax-other-struct").with("found", found.as_str()).with("expected", *expected)
        }
        Error::InvalidValueForType { expected, found } => Message::new("pack-syntax-value")
            .with("found", found.as_str())
            .with("expected", expected.as_str()),
        Error::ExpectedDifferentLength { expected, found } => Message::new("pack-syntax-length")
            .with("count", u32::try_from(*found).unwrap_or(u32::MAX))
            .with("expected", expected.as_str()),
        Error::NoSuchEnumVariant { expected, found, .. } => {
            known("pack-syntax-unknown-word", "pack-syntax-no-word", found, expected)
        }
        Error::NoSuchStructField { expected, found, .. } => {
            known("pack-syntax-unknown-field", "pack-syntax-no-field", found, expected)
        }
        Error::MissingStructField { field, .. } => {
            Message::new("pack-syntax-missing-field").with("field", *field)
        }
        Error::DuplicateStructField { field, .. } => {
            Message::new("pack-syntax-double-field").with("field", *field)
        }
        other => Message::new("pack-syntax-other").with("why", other.to_string()),
    }
}

/// A word that is not known, with those that are.
fn known(some: &'static str, none: &'static str, found: &str, expected: &[&str]) -> Message {
    if expected.is_empty() {
        return Message::new(none).with("found", found);
    }
    let expected: Vec<Arg> = expected.iter().map(|name| Arg::Text((*name).to_owned())).collect();
    Message::new(some).with("found", found).with("known", Arg::List(expected))
}
