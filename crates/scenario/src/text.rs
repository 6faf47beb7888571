//! What a scenario file says.

use kernel::RuleId;
use ron::Value;
use serde::Deserialize;
use std::{collections::BTreeMap, fmt};
use thiserror::Error;

/// A sentence in both languages.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Bilingual {
    /// English.
    pub en: String,
    /// French.
    pub fr: String,
}

/// A scenario of a game whose positions are `G`, choices `C`, dice `R` and forces `F`.
#[derive(Debug, Deserialize)]
#[serde(rename = "Scenario", deny_unknown_fields)]
pub struct Scenario<G, C, R, F> {
    /// What it shows, as a sentence.
    pub title: Bilingual,
    /// The rules it proves.
    pub rules: Vec<String>,
    /// The game's short name.
    pub game: String,
    /// The position.
    pub given: G,
    /// What is played and expected.
    pub play: Vec<Step<C, R, F>>,
}

/// What every scenario says, whatever its game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Header {
    /// What it shows.
    pub title: Bilingual,
    /// The rules it proves.
    pub rules: Vec<String>,
    /// The game's short name.
    pub game: String,
}

/// An event, by its name and by some of its fields.
#[derive(Debug, Clone, Deserialize)]
pub struct Pattern(pub String, pub BTreeMap<String, Value>);

/// What is said of forces.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
pub enum Verdict {
    /// They may be brought.
    Accepted,
    /// They break this rule, and no other.
    Refused(String),
}

/// A rule, or several of which any one will do.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(untagged)]
pub enum AnyRule {
    /// This one.
    One(String),
    /// One of these.
    AnyOf(Vec<String>),
}

impl AnyRule {
    /// The rules.
    pub fn ids(&self) -> &[String] {
        match self {
            Self::One(id) => std::slice::from_ref(id),
            Self::AnyOf(ids) => ids,
        }
    }

    /// Whether a rule is among them.
    pub fn has(&self, rule: RuleId) -> bool {
        self.ids().iter().any(|id| id == rule.0)
    }
}

impl fmt::Display for AnyRule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.ids().join(" or "))
    }
}

/// One way on.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Branch<C, R, F> {
    /// What sets it apart, for whoever reads the scenario.
    pub when: String,
    /// What is played and expected there.
    pub play: Vec<Step<C, R, F>>,
}

fn arbiter() -> String {
    "arbiter".to_owned()
}

/// One step of a play.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Step<C, R, F> {
    /// A seat answers what it is asked.
    Choose {
        /// The seat's name.
        by: String,
        /// Its answer.
        #[serde(rename = "do")]
        choice: C,
    },
    /// The only legal choice is made, whosever it is.
    Forced,
    /// Dice fall, or cards are shuffled, like this.
    Roll(R),
    /// Something is so, for one who sees everything: a path into the view, and the value there.
    Expect(String, Value),
    /// A number is about so much, for one who sees everything: a path, the number, and how far it may be off.
    Near(String, f64, f64),
    /// Something is so for a viewer.
    Sees {
        /// A seat's name, or `spectator`.
        by: String,
        /// A path into the view.
        at: String,
        /// The value there.
        is: Value,
    },
    /// A seat is asked something.
    Asked(String),
    /// A seat is asked nothing.
    NotAsked(String),
    /// These choices are among the legal ones.
    Offered {
        /// The seat's name.
        by: String,
        /// The choices.
        choices: Vec<C>,
    },
    /// These choices are the legal ones, and there are no others.
    OnlyOffered {
        /// The seat's name.
        by: String,
        /// The choices.
        choices: Vec<C>,
    },
    /// These choices are not legal.
    NotOffered {
        /// The seat's name.
        by: String,
        /// The choices.
        choices: Vec<C>,
    },
    /// An answer is refused by a rule, and changes nothing.
    Refuse {
        /// The seat's name.
        by: String,
        /// Its answer.
        #[serde(rename = "do")]
        choice: C,
        /// The rule, or several of which any one may refuse.
        rule: AnyRule,
    },
    /// Dice cannot fall like this now, by this rule, and nothing changes.
    RefuseRoll(R, AnyRule),
    /// These events happened since the last `Events`, in this order, others between them allowed.
    Events(Vec<Pattern>),
    /// No such event happened since the last `Events`.
    NoEvent(Pattern),
    /// A viewer was told these events since the last `Events`, in this order.
    Told {
        /// A seat's name, or `spectator`.
        by: String,
        /// The events, as the viewer saw them.
        events: Vec<Pattern>,
    },
    /// What a player would bring to a match, and whether it may be brought.
    Squad(F, Verdict),
    /// All that is not as it was at the last such step, or at the start, for a viewer: each path with what is there now.
    Changed {
        /// A seat's name, `spectator`, or nothing for one who sees everything.
        #[serde(default = "arbiter")]
        by: String,
        /// The paths that have changed, and their values now.
        to: BTreeMap<String, Value>,
        /// Paths that are not looked at.
        #[serde(default)]
        besides: Vec<String>,
    },
    /// Several ways on from here. What follows goes on from here too, as if none of them had been played.
    Fork(Vec<Branch<C, R, F>>),
    /// Whichever of these secrets is played from here, the viewer sees the same and is told the same. What follows goes
    /// on from here, as if none of them had been played.
    SameFor {
        /// A seat's name, or `spectator`.
        by: String,
        /// The secrets, each as steps that bring it about.
        whichever: Vec<Vec<Step<C, R, F>>>,
        /// What is played after each of them.
        #[serde(default = "Vec::new")]
        then: Vec<Step<C, R, F>>,
    },
    /// Nothing is left half done; the play replays to an equal state; the state is saved and read back equal.
    Settled,
}

/// A scenario file that cannot be read.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("{line}:{column}: {why}")]
pub struct SyntaxError {
    /// Counted from 1.
    pub line: usize,
    /// Counted from 1.
    pub column: usize,
    /// What is wrong there.
    pub why: ron::Error,
}

impl From<ron::error::SpannedError> for SyntaxError {
    fn from(e: ron::error::SpannedError) -> Self {
        Self { line: e.span.start.line, column: e.span.start.col, why: e.code }
    }
}

/// RON as scenarios are written: `Some` may be left out.
pub fn ron() -> ron::Options {
    ron::Options::default().with_default_extension(ron::extensions::Extensions::IMPLICIT_SOME)
}

/// Reads what every scenario says, whatever its game.
pub fn header(text: &str) -> Result<Header, SyntaxError> {
    use serde::de::IgnoredAny;
    let s: Scenario<IgnoredAny, IgnoredAny, IgnoredAny, IgnoredAny> = ron().from_str(text)?;
    Ok(Header { title: s.title, rules: s.rules, game: s.game })
}
