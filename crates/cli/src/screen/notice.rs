//! What is said to the player besides the game: refusals, saved journals, last words.

use super::app::App;
use crate::{
    face::Face,
    play::{keeping, verdict},
};
use kernel::{RuleId, session::SessionError};

/// Something said to the player that is no event.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Notice {
    /// The sentence.
    pub text: String,
    /// Whether it is a refusal or a failure.
    pub is_bad: bool,
    /// The rule behind it.
    pub rule: Option<RuleId>,
}

impl<G: Face> App<G> {
    pub(super) fn say(&mut self, key: &str) {
        self.notice = Some(Notice { text: self.plan.words.text(key), is_bad: false, rule: None });
    }

    pub(super) fn refuse(&mut self, error: &SessionError) {
        let words = &self.plan.words;
        self.notice = Some(match error {
            SessionError::Refused(refused) => {
                let args = [("why", words.say(&refused.why).into()), ("rule", refused.rule.0.into())];
                let text = words.text_with("cli-refused", args);
                Notice { text, is_bad: true, rule: Some(refused.rule) }
            }
            SessionError::Setup(_)
            | SessionError::Chance(_)
            | SessionError::Keep(_)
            | SessionError::Journal(_) => {
                let text = words.text_with("cli-error-unexpected", [("why", error.to_string().into())]);
                Notice { text, is_bad: true, rule: None }
            }
        });
    }

    /// Keeps the journal up to date in the file that was named for it, if one was.
    pub fn keep(&mut self) {
        if self.plan.save.is_some() && self.is_unsaved() {
            self.save(false);
        }
    }

    /// Writes the journal; `tells` the player so.
    pub(super) fn save(&mut self, tells: bool) {
        let words = &self.plan.words;
        let file = self.plan.save.clone().unwrap_or_else(|| keeping::default_file(&self.contest));
        let shown = ("file", file.display().to_string().into());
        match keeping::save(&self.contest, &file) {
            Ok(()) => {
                if tells {
                    let text = words.text_with("cli-saved", [shown]);
                    self.notice = Some(Notice { text, is_bad: false, rule: None });
                }
                self.saved = Some((file, Some(self.contest.session().version())));
            }
            Err(error) => {
                let text = words.text_with("cli-error-write", [shown, ("why", error.to_string().into())]);
                self.notice = Some(Notice { text, is_bad: true, rule: None });
            }
        }
    }

    /// Whether something would be lost by leaving.
    pub(super) fn is_unsaved(&self) -> bool {
        let version = self.contest.session().version();
        self.saved.as_ref().is_none_or(|(_, saved)| *saved != Some(version))
    }

    /// What is left to be said once the screen is gone.
    pub fn last_words(&self) -> Vec<String> {
        let mut lines = verdict(&self.plan, &self.contest);
        if let Some((file, _)) = &self.saved {
            let file = ("file", file.display().to_string().into());
            lines.push(self.plan.words.text_with("cli-saved", [file]));
        }
        lines
    }
}
