//! The Fluent files as the tests read them: every pattern, its variables and its text.

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use std::collections::{BTreeMap, BTreeSet};
use words::{
    Lang,
    files::{files, overlays},
};

/// A pattern as text, with this in place of what is filled in.
pub(crate) const FILLED: char = '\u{FFFC}';

/// The value of a key or one of its attributes.
#[derive(Debug, Default)]
pub(crate) struct Sentence {
    /// The variables it shows, as it writes them.
    pub shown: BTreeSet<String>,
    /// The variables it chooses a variant by.
    pub chosen_by: BTreeSet<String>,
    /// Its texts: one for the pattern itself, one for each variant of each selector.
    pub texts: Vec<String>,
}

/// Everything a language says, by `file`, then by `key` or `key.attribute`.
pub(crate) fn sentences(lang: Lang) -> BTreeMap<&'static str, BTreeMap<String, Sentence>> {
    files(lang).iter().chain(overlays(lang)).map(|(name, text)| (*name, of_file(text))).collect()
}

/// All keys of a language, without attributes.
pub(crate) fn keys(lang: Lang) -> BTreeSet<String> {
    let all = sentences(lang).into_values().flat_map(BTreeMap::into_keys);
    all.filter(|key| !key.contains('.')).collect()
}

fn of_file(text: &'static str) -> BTreeMap<String, Sentence> {
    let resource = fluent_syntax::parser::parse(text).expect("a unit test of the crate says what is wrong");
    let mut all = BTreeMap::new();
    for entry in &resource.body {
        if let Entry::Message(message) = entry {
            let key = message.id.name;
            let values = message.value.iter().map(|value| (key.to_owned(), value));
            let attributes = message.attributes.iter().map(|a| (format!("{key}.{}", a.id.name), &a.value));
            for (key, pattern) in values.chain(attributes) {
                let mut sentence = Sentence::default();
                read_pattern(pattern, &mut sentence);
                all.insert(key, sentence);
            }
        }
    }
    all
}

fn read_pattern(pattern: &Pattern<&str>, into: &mut Sentence) {
    let mut text = String::new();
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => text.push_str(value),
            // A space that must not be lost, or that must be seen.
            PatternElement::Placeable {
                expression: Expression::Inline(InlineExpression::StringLiteral { value }),
            } => text.push_str(&value.replace("\\u00A0", "\u{A0}")),
            PatternElement::Placeable { expression: Expression::Inline(inline) } => {
                text.push(FILLED);
                read_inline(inline, &mut into.shown);
            }
            PatternElement::Placeable { expression: Expression::Select { selector, variants } } => {
                text.push(FILLED);
                read_inline(selector, &mut into.chosen_by);
                for variant in variants {
                    read_pattern(&variant.value, into);
                }
            }
        }
    }
    into.texts.push(text);
}

fn read_inline(inline: &InlineExpression<&str>, into: &mut BTreeSet<String>) {
    match inline {
        InlineExpression::VariableReference { id } => {
            into.insert(id.name.to_owned());
        }
        InlineExpression::FunctionReference { arguments, .. } => {
            arguments.positional.iter().for_each(|argument| read_inline(argument, into));
        }
        InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
        InlineExpression::MessageReference { .. }
        | InlineExpression::TermReference { .. }
        | InlineExpression::Placeable { .. } => {
            panic!("no file needs references or nested braces: {inline:?}")
        }
    }
}
