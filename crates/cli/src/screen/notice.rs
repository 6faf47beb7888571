//! What is said to the player besides the game: saved journals, last words, what the player says to the table.

use super::{
    app::{App, Flow},
    overlay::Overlay,
};
use crate::{
    face::Face,
    play::{keeping, notice::Notice, talk::Talk},
};

impl<G: Face> App<G> {
    pub(super) fn say(&mut self, key: &str) {
        self.notice = Some(Notice::good(self.words.text(key)));
    }

    /// Says a line to the table, or does what it asks for.
    pub(super) fn talk(&mut self, line: &str) -> Flow {
        let told = match Talk::read(line) {
            Some(Ok(Talk::Quit)) => return Flow::Quit,
            Some(Ok(Talk::Help)) => {
                self.overlays.push(Overlay::Help { scroll: 0 });
                return Flow::Stay;
            }
            Some(Ok(Talk::TakeBack)) => {
                self.take_back();
                return Flow::Stay;
            }
            Some(Ok(Talk::MayResign)) if self.contest.is_shared() => {
                Some(Notice::good(self.words.text("cli-talk-resign-sure")))
            }
            Some(Ok(talk)) => self.contest.talk(talk).unwrap_or_else(Some),
            Some(Err(word)) => {
                Some(Notice::bad(self.words.text_with("cli-talk-unknown", [("word", word.into())])))
            }
            None => None,
        };
        self.notice = told.or(self.notice.take());
        Flow::Stay
    }

    /// Keeps the journal up to date in the file that was named for it, if one was.
    pub fn keep(&mut self) {
        if self.contest.named_file().is_some() && self.is_unsaved() {
            self.save(false);
        }
    }

    /// Writes the journal; `tells` the player so.
    pub(super) fn save(&mut self, tells: bool) {
        let journal = match self.contest.journal() {
            Ok(journal) => journal,
            Err(notice) => {
                self.notice = Some(notice);
                return;
            }
        };
        let file = self.contest.named_file().unwrap_or_else(|| self.contest.default_file());
        let shown = ("file", file.display().to_string().into());
        match keeping::save(&journal, &file) {
            Ok(()) => {
                if tells {
                    self.notice = Some(Notice::good(self.words.text_with(self.saved_key(), [shown])));
                }
                self.saved = Some((file, Some(self.contest.version())));
            }
            Err(error) => {
                let args = [shown, ("why", crate::trouble::why(&error, &self.words).into())];
                self.notice = Some(Notice::bad(self.words.text_with("cli-error-write", args)));
            }
        }
    }

    /// What is said of a saved journal: a game against bots can be gone on with.
    fn saved_key(&self) -> &'static str {
        if self.contest.is_shared() || self.contest.is_over() { "cli-saved-journal" } else { "cli-saved" }
    }

    /// Whether something would be lost by leaving.
    pub(super) fn is_unsaved(&self) -> bool {
        let version = self.contest.version();
        let is_saved = self.saved.as_ref().is_some_and(|(_, saved)| *saved == Some(version));
        !is_saved && !self.contest.is_shared()
    }

    /// What is left to be said once the screen is gone.
    pub fn last_words(&self) -> Vec<String> {
        let is_over = self.contest.is_over();
        let mut lines = if is_over { self.contest.verdict() } else { self.contest.farewell() };
        if let Some((file, _)) = &self.saved {
            let file = ("file", file.display().to_string().into());
            lines.push(self.words.text_with(self.saved_key(), [file]));
        }
        lines
    }
}
