//! What is wrong with a journal, in words.

use crate::figure;
use kernel::{
    Arg,
    journal::{Flaw, JournalError},
};
use words::Words;

/// The flaw as a sentence without its place.
pub fn why(flaw: &Flaw, words: &Words) -> String {
    let say = |key: &str, args: &[(&str, String)]| {
        words.text_with(key, args.iter().map(|(name, text)| (*name, Arg::Text(text.clone()))))
    };
    match flaw {
        Flaw::Empty => say("cli-flaw-empty", &[]),
        Flaw::Syntax(why) => say("cli-flaw-syntax", &[("why", why.clone())]),
        Flaw::Format(found) => say("cli-flaw-format", &[("found", found.clone())]),
        Flaw::Version(found) => say("cli-flaw-version", &[("found", found.to_string())]),
        Flaw::Identity { found, ours } => {
            say("cli-flaw-identity", &[("found", found.clone()), ("ours", ours.clone())])
        }
        Flaw::Order { expected, found } => {
            say("cli-flaw-order", &[("expected", expected.to_string()), ("found", found.to_string())])
        }
        Flaw::Link => say("cli-flaw-link", &[]),
        Flaw::Setup(why) => say("cli-flaw-setup", &[("why", told(why, words))]),
        Flaw::Refused(why) => say("cli-flaw-refused", &[("why", told(why, words))]),
        Flaw::NotForced => say("cli-flaw-not-forced", &[]),
        Flaw::OtherDice { expected, found } => {
            say("cli-flaw-other-dice", &[("expected", expected.clone()), ("found", found.clone())])
        }
        Flaw::Commitment { found, committed } => {
            say("cli-flaw-commitment", &[("found", found.to_string()), ("committed", committed.to_string())])
        }
        Flaw::End(_) => say("cli-flaw-end", &[]),
        Flaw::AfterEnd => say("cli-flaw-after-end", &[]),
    }
}

/// A refusal is written `RULE: key(arguments)`: the key has a sentence, and the rule a number.
fn told(refusal: &str, words: &Words) -> String {
    let (rule, message) = refusal.split_once(": ").unwrap_or(("", refusal));
    let key = message.split('(').next().unwrap_or(message);
    // A sentence with figures in it needs the figures, which are not here any more.
    if words.has(key) && !message.contains('(') {
        format!("{} ({rule})", words.text(key))
    } else {
        refusal.to_owned()
    }
}

/// The whole error: file, place and reason, as compilers write it.
pub fn located(file: &str, error: &JournalError, words: &Words) -> String {
    let args = [
        ("file", file.into()),
        ("line", figure(error.line)),
        ("column", figure(error.column)),
        ("why", why(&error.why, words).into()),
    ];
    words.text_with("cli-flaw-at", args)
}
