//! Several things in a row, as a language joins them.

use crate::bundle::Bundle;

/// The ways to join a list: the suffix of the argument, what goes between the items, and before the last one.
/// The plain way has no suffix.
const WAYS: [(&str, &str, &str); 4] = [
    ("", "kernel-list-comma", "kernel-list-and"),
    ("-or", "kernel-list-comma", "kernel-list-or"),
    ("-then", "kernel-list-then", "kernel-list-then"),
    ("-slash", "kernel-list-slash", "kernel-list-slash"),
];

/// A list joined in every way, each with the suffix of its argument.
pub(crate) fn joined(bundle: &Bundle, items: &[String]) -> impl Iterator<Item = (&'static str, String)> {
    WAYS.into_iter().map(|(suffix, between, last)| {
        let text = match items {
            [] => String::new(),
            [only] => only.clone(),
            [first @ .., end] => first.join(&bundle.plain(between)) + &bundle.plain(last) + end,
        };
        (suffix, text)
    })
}
