//! The words of items.

use super::paint::width;
use crate::menu::Label;
use words::Words;

/// An item in full.
pub fn full(label: &Label, words: &Words) -> String {
    match label {
        Label::Plain(said) | Label::Sized(said, _) => words.say(said),
        Label::Place(name, what, _) => format!("{name} · {}", words.say(what)),
    }
}

/// Items in a number of columns: all of them shortened, where they know how, if one is too long.
pub fn fitting<'a>(labels: impl Iterator<Item = &'a Label>, words: &Words, columns: usize) -> Vec<String> {
    let labels: Vec<&Label> = labels.collect();
    let long: Vec<String> = labels.iter().map(|label| full(label, words)).collect();
    if long.iter().all(|text| width(text) <= columns) {
        return long;
    }
    let short = |(label, long): (&&Label, String)| match label {
        Label::Sized(_, short) => words.say(short),
        Label::Place(name, _, short) => format!("{name} · {}", words.say(short)),
        Label::Plain(_) => long,
    };
    labels.iter().zip(long).map(short).collect()
}
