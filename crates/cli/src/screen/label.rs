//! The words of items.

use super::paint::width;
use crate::menu::Label;
use words::Words;

/// An item in full.
pub fn full(label: &Label, words: &Words) -> String {
    match label {
        Label::Plain(said) | Label::Sized(said, _) => words.say(said),
        Label::Place(name, what) => format!("{name} · {}", words.say(what)),
    }
}

/// An item in a number of columns, shortened where it knows how.
pub fn fitting(label: &Label, words: &Words, columns: usize) -> String {
    let long = full(label, words);
    match label {
        Label::Sized(_, short) if width(&long) > columns => words.say(short),
        Label::Plain(_) | Label::Sized(..) | Label::Place(..) => long,
    }
}
