//! What is wrong with a journal, as a message: the page and the program say the same.

use kernel::{Message, journal::Flaw};

/// The flaw without its place.
pub fn say(flaw: &Flaw) -> Message {
    match flaw {
        Flaw::Empty => Message::new("kernel-flaw-empty"),
        // What the parser says is for programmers, and in one language only.
        Flaw::Syntax(_) => Message::new("kernel-flaw-syntax"),
        Flaw::Shape(what) => Message::new("kernel-flaw-shape").with("what", what.as_str()),
        Flaw::Format(found) => Message::new("kernel-flaw-format").with("found", found.as_str()),
        Flaw::Version(found) => Message::new("kernel-flaw-version").with("found", found.to_string()),
        Flaw::Identity { found, ours } => {
            Message::new("kernel-flaw-identity").with("found", found.as_str()).with("ours", ours.as_str())
        }
        Flaw::Order { expected, found } => Message::new("kernel-flaw-order")
            .with("expected", expected.to_string())
            .with("found", found.to_string()),
        Flaw::Link => Message::new("kernel-flaw-link"),
        Flaw::Signature => Message::new("kernel-flaw-signature"),
        Flaw::Setup(_) => Message::new("kernel-flaw-setup"),
        // A refusal is written `RULE: key(arguments)`.
        Flaw::Refused(why) => {
            Message::new("kernel-flaw-refused").with("rule", why.split(':').next().unwrap_or_default())
        }
        Flaw::NotForced => Message::new("kernel-flaw-not-forced"),
        Flaw::OtherRoll { expected, found } => Message::new("kernel-flaw-other-roll")
            .with("expected", expected.as_str())
            .with("found", found.as_str()),
        Flaw::OtherDice { expected, found } => Message::new("kernel-flaw-other-dice")
            .with("expected", expected.as_str())
            .with("found", found.as_str()),
        Flaw::Commitment { found, committed } => Message::new("kernel-flaw-commitment")
            .with("found", found.to_string())
            .with("committed", committed.to_string()),
        Flaw::End(_) => Message::new("kernel-flaw-end"),
        Flaw::NoEnd => Message::new("kernel-flaw-no-end"),
        Flaw::NoKey => Message::new("kernel-flaw-no-key"),
        Flaw::AfterEnd => Message::new("kernel-flaw-after-end"),
    }
}
