//! A refusal, which always names its rule.

use crate::Message;
use serde::Serialize;
use std::fmt;
use thiserror::Error;

/// The id of a rule in the ledger (`END-034`), or of one of the kernel's own (`TABLE-..`).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(transparent)]
pub struct RuleId(pub &'static str);

impl RuleId {
    /// An answer to a question that is no longer asked.
    pub const STALE: Self = Self("TABLE-STALE");
    /// An answer by a seat that is asked nothing.
    pub const NOT_ASKED: Self = Self("TABLE-NOT-ASKED");
    /// An answer of a kind that the question does not take.
    pub const NOT_AN_ANSWER: Self = Self("TABLE-NOT-AN-ANSWER");
    /// A question about a game that the game does not know.
    pub const NOT_A_QUESTION: Self = Self("TABLE-NOT-A-QUESTION");
    /// Any input after the end.
    pub const OVER: Self = Self("TABLE-OVER");
    /// Dice where none are due, or dice that cannot fall like that.
    pub const CHANCE: Self = Self("TABLE-CHANCE");
    /// Rules that do not come to an end by themselves.
    pub const UNENDING: Self = Self("TABLE-UNENDING");
    /// A rule that the game's ledger does not write down.
    pub const UNWRITTEN: Self = Self("TABLE-UNWRITTEN");
    /// Taking back what somebody has already learned from.
    pub const TAKE_BACK: Self = Self("TABLE-TAKE-BACK");
    /// The kernel's own rules that an input can break.
    pub const TABLE: [Self; 5] =
        [Self::STALE, Self::NOT_ASKED, Self::NOT_AN_ANSWER, Self::OVER, Self::CHANCE];
}

impl fmt::Display for RuleId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

/// An input that the rules do not allow. The state it was meant for is untouched.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Error)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[error("{rule}: {why}")]
pub struct Refused {
    /// The rule that refuses.
    pub rule: RuleId,
    /// Why, for a person.
    pub why: Message,
}

impl Refused {
    /// A refusal by `rule`.
    pub fn new(rule: RuleId, why: Message) -> Self {
        Self { rule, why }
    }

    /// The question takes another kind of answer.
    pub fn not_an_answer() -> Self {
        Self::new(RuleId::NOT_AN_ANSWER, Message::new("kernel-refused-not-an-answer"))
    }

    /// The game cannot be asked that; `why` says what it cannot read.
    pub fn not_a_question(why: impl Into<String>) -> Self {
        let why: String = why.into().chars().take(200).collect();
        Self::new(RuleId::NOT_A_QUESTION, Message::new("kernel-refused-not-a-question").with("why", why))
    }

    /// What would follow does not come to an end.
    pub fn unending() -> Self {
        Self::new(RuleId::UNENDING, Message::new("kernel-refused-unending"))
    }

    /// No dice are due, or dice cannot fall like that.
    pub fn chance() -> Self {
        Self::new(RuleId::CHANCE, Message::new("kernel-refused-chance"))
    }

    /// Dice or cards are due, and cannot fall like that: `rule` says how many, or which.
    pub fn roll(rule: RuleId) -> Self {
        Self::new(rule, Message::new("kernel-refused-chance"))
    }
}
