//! What is wrong with a journal, in words.

use crate::figure;
use kernel::journal::{Flaw, JournalError};
use words::Words;

/// Said of bytes that are no text.
pub const NOT_TEXT: &str = "utf-8";

/// The flaw as a sentence without its place.
#[expect(clippy::wildcard_enum_match_arm, reason = "all others are said for page and program alike")]
pub fn why(flaw: &Flaw, words: &Words) -> String {
    let told = |key: &str, refusal: &str| words.text_with(key, [("why", told(refusal, words).into())]);
    match flaw {
        Flaw::Syntax(why) if why == NOT_TEXT => words.text("cli-flaw-bytes"),
        Flaw::Setup(why) => told("cli-flaw-setup", why),
        Flaw::Refused(why) => told("cli-flaw-refused", why),
        _ => words.say(&catalog::flaw::say(flaw)),
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
