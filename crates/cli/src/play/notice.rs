//! Something said to the player that is no event: refusals, failures, confirmations.

use kernel::session::SessionError;
use words::Words;

/// Something said to the player that is no event.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Notice {
    /// The sentence.
    pub text: String,
    /// Whether it is a refusal or a failure.
    pub is_bad: bool,
    /// The rule behind it.
    pub rule: Option<String>,
}

impl Notice {
    /// Something good to know.
    pub fn good(text: String) -> Self {
        Self { text, is_bad: false, rule: None }
    }

    /// Something that did not work.
    pub fn bad(text: String) -> Self {
        Self { text, is_bad: true, rule: None }
    }

    /// A refusal by a rule.
    pub fn refused(why: String, rule: &str, words: &Words) -> Self {
        let text = words.text_with("cli-refused", [("why", why.into()), ("rule", rule.into())]);
        Self { text, is_bad: true, rule: Some(rule.to_owned()) }
    }

    /// Why a session did not take something.
    pub fn of(error: &SessionError, words: &Words) -> Self {
        match error {
            SessionError::Refused(refused) => Self::refused(words.say(&refused.why), refused.rule.0, words),
            SessionError::Setup(_)
            | SessionError::Chance(_)
            | SessionError::Keep(_)
            | SessionError::Journal(_) => {
                Self::bad(words.text_with("cli-error-unexpected", [("why", error.to_string().into())]))
            }
        }
    }
}
