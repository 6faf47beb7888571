//! The match on screen: what is asked, selected, told; how time passes.

use super::{overlay::Overlay, pace::Pace, theme::Theme};
use crate::{
    face::{Face, MenuOf, Spots},
    failure::Failure,
    menu::{Act, Item},
    play::{
        Setting,
        contest::{Again, Contest},
        habits::Habits,
        notice::Notice,
        question::{Picked, Question},
    },
};
use kernel::DecisionId;
use std::{
    path::PathBuf,
    sync::Arc,
    time::{Duration, Instant},
};
use words::Words;

/// Whether the match goes on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Flow {
    /// It does.
    Stay,
    /// The player leaves.
    Quit,
    /// The player wants another, perhaps from the other side.
    Again {
        /// Whether it is from the other side.
        swapped: bool,
    },
}

/// What a finished match offers.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum End {
    /// Another match.
    Again,
    /// Another match from the other side.
    Swap,
    /// Its journal in a file.
    Save,
    /// All that happened.
    Log,
    /// To leave.
    Quit,
}

impl End {
    /// The key of its words.
    pub fn key(self) -> &'static str {
        match self {
            Self::Again => "cli-end-again",
            Self::Swap => "cli-end-swap",
            Self::Save => "cli-end-save",
            Self::Log => "cli-end-log",
            Self::Quit => "cli-end-quit",
        }
    }
}

/// A match on screen.
pub struct App<G: Face> {
    pub(super) game: Arc<G>,
    pub(super) words: Words,
    pub(super) contest: Box<dyn Contest<G>>,
    pub(super) question: Option<Question<G>>,
    /// The selected item of the menu, or of what a finished match offers.
    pub(super) selected: usize,
    /// Digits or letters that may still become a number or a place.
    pub(super) typed: String,
    /// A line for the table that is being typed.
    pub(super) draft: Option<String>,
    pub(super) notice: Option<Notice>,
    /// What lies over the table, the topmost last.
    pub(super) overlays: Vec<Overlay>,
    pub(super) pace: Pace,
    pub(super) theme: Theme,
    /// Where the journal was last written, and how long it was then; no length if it has been another since.
    pub(super) saved: Option<(PathBuf, Option<u64>)>,
    pub(super) is_over: bool,
    /// Whether questions are asked whose answer changes nothing.
    pub(super) asks_everything: bool,
    /// Answers that stand for others like them.
    pub(super) habits: Habits<G>,
    /// Counts the ticks, for the sign that somebody is thinking.
    pub(super) ticks: usize,
}

impl<G: Face> std::fmt::Debug for App<G> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("App").field("question", &self.question).finish_non_exhaustive()
    }
}

impl<G: Face> App<G> {
    /// Sits down.
    pub fn new(setting: &Setting<G>, contest: Box<dyn Contest<G>>, theme: Theme) -> Self {
        Self {
            game: setting.game.clone(),
            words: contest.words().clone(),
            contest,
            question: None,
            selected: 0,
            typed: String::new(),
            draft: None,
            notice: None,
            overlays: Vec::new(),
            pace: Pace::default(),
            theme,
            saved: None,
            is_over: false,
            asks_everything: setting.ask_everything,
            habits: Habits::default(),
            ticks: 0,
        }
    }

    /// The match.
    pub fn contest(&self) -> &dyn Contest<G> {
        &*self.contest
    }

    /// The match after this one, if it is ready.
    pub fn next_match(&mut self, swapped: bool) -> Result<Option<Box<dyn Contest<G>>>, Failure> {
        self.contest.next_match(swapped)
    }

    /// What a finished match offers.
    pub(super) fn ends(&self) -> Vec<End> {
        let swap = self.contest.can_swap().then_some(End::Swap);
        [Some(End::Again), swap, Some(End::Save), Some(End::Log), Some(End::Quit)]
            .into_iter()
            .flatten()
            .collect()
    }

    /// The question, if the player is asked one.
    pub fn question(&self) -> Option<&Question<G>> {
        self.question.as_ref()
    }

    /// Whether moves of others are being shown.
    pub fn is_showing(&self) -> bool {
        let more = !self.contest.is_caught_up() || self.contest.asked().is_some();
        self.question.is_none() && !self.is_over && more
    }

    /// How long to wait for a key.
    pub fn patience(&self) -> Duration {
        let busy = self.is_showing() || self.contest.is_busy() || self.contest.is_shared();
        Duration::from_millis(if busy { 40 } else { 250 })
    }

    /// Lets time pass: bots answer, moves are shown, questions come up.
    pub fn tick(&mut self, now: Instant) -> Result<(), Failure> {
        self.ticks = self.ticks.wrapping_add(1);
        for notice in self.contest.work()? {
            self.notice = Some(notice);
        }
        // People come and go, and seats are called by them.
        if self.contest.is_shared() {
            self.words = self.contest.words().clone();
        }
        // Somebody who is being asked is not kept waiting by what others do meanwhile; somebody who reads misses
        // nothing.
        let reads = !self.overlays.is_empty();
        while !self.contest.is_caught_up() && (self.question.is_some() || self.pace.is_due(now) && !reads) {
            let mine = self.contest.is_next_mine();
            if !self.contest.show_next() {
                break;
            }
            if !mine {
                self.pace.shown(now, self.contest.latest().len());
            }
        }
        self.check_question();
        if let Some(seat) = self.contest.hands_over() {
            // What the player before has seen is not for the next one: the table is covered in between.
            if self.pace.is_due(now) && self.overlays.is_empty() {
                self.overlays.push(Overlay::Hand { seat });
            }
            return Ok(());
        }
        // What others did last is seen before the next question; what comes of one's own decision needs no pause.
        if !self.pace.is_due(now) && !self.contest.is_last_mine() {
            return Ok(());
        }
        if self.question.is_none()
            && !self.asks_everything
            && let Some((id, choice)) = self.contest.needless().or_else(|| self.habits.answer(&*self.contest))
        {
            match self.contest.submit_unseen(id, choice) {
                Ok(()) => {
                    self.keep();
                    return Ok(());
                }
                // Then it is asked like any other.
                Err(notice) => {
                    self.habits.forget();
                    self.notice = Some(notice);
                }
            }
        }
        if self.question.is_none()
            && let Some(question) = Question::of(&*self.contest)
        {
            self.pace.rest();
            self.selected = question.menu().first;
            self.question = Some(question);
        }
        if self.contest.is_over() && !self.is_over {
            self.is_over = true;
            // Something harmless, for fingers that are still busy.
            let harmless = if self.contest.named_file().is_some() { End::Log } else { End::Save };
            self.selected = self.ends().iter().position(|end| *end == harmless).unwrap_or(0);
            self.overlays.push(Overlay::End);
            self.keep();
        }
        Ok(())
    }

    /// Drops a question that is no longer asked: something was taken back, or the match is over.
    fn check_question(&mut self) {
        let Some(question) = &self.question else { return };
        if self.contest.is_caught_up()
            && self.contest.asked().map(|asking| asking.demand.id) != Some(question.id())
        {
            self.question = None;
            self.typed.clear();
        }
    }

    /// The menu of the question.
    pub fn menu(&self) -> Option<&MenuOf<G>> {
        self.question.as_ref().map(Question::menu)
    }

    /// The answer that is selected, if it is a whole one.
    pub(super) fn selected_choice(&self) -> Option<&G::Choice> {
        match &self.menu()?.items.get(self.selected)?.act {
            Act::Choose(choice) | Act::Against(choice) => Some(choice),
            Act::Narrow(_) => None,
        }
    }

    /// What the board highlights.
    pub(super) fn spots(&self) -> Spots {
        let Some(menu) = self.menu() else { return Spots::default() };
        Spots {
            open: menu.items.iter().filter_map(|item| item.spot.clone()).collect(),
            selected: menu.items.get(self.selected).and_then(|item| item.spot.clone()),
            from: menu.from.clone(),
        }
    }

    /// Picks an item of the menu.
    pub(super) fn pick(&mut self, item: usize) {
        self.typed.clear();
        let Some(question) = &mut self.question else { return };
        let at = item;
        let adjusts = question.menu().items.get(item).is_some_and(Item::counts);
        match question.pick(&*self.contest, item) {
            Picked::On => {
                // A number that was raised stays selected.
                self.selected = if adjusts { at } else { question.menu().first };
            }
            Picked::Against(choice) => {
                let id = question.id();
                self.selected = at;
                self.hear_why(id, choice);
            }
            Picked::Answer(choice) => {
                let id = question.id();
                match self.contest.submit(id, choice) {
                    Ok(()) => {
                        self.question = None;
                        self.pace.go_on();
                        self.keep();
                    }
                    Err(notice) => self.notice = Some(notice),
                }
            }
        }
    }

    /// Picks the selected item, and lets it stand for questions like this one until the round is over.
    pub(super) fn repeat(&mut self) {
        let Some(question) = &self.question else { return };
        let ask = question.ask().clone();
        let round = G::round(&self.contest.view());
        let choice = self.selected_choice().cloned();
        let Some(choice) = choice.filter(|choice| Habits::can_repeat(&*self.contest, choice)) else {
            return self.say("cli-repeats-not");
        };
        self.pick(self.selected);
        if self.question.is_none() {
            self.habits.keep(round, ask, choice);
            self.say("cli-repeats");
        }
    }

    /// Finds out which rule is against an answer.
    fn hear_why(&mut self, id: DecisionId, choice: G::Choice) {
        if let Err(notice) = self.contest.why_not(id, choice) {
            self.notice = Some(notice);
        }
    }

    /// Raises or lowers the number of the selected item.
    pub(super) fn adjust(&mut self, up: bool) {
        let Some(question) = &mut self.question else { return };
        let Some(item) = question.menu().items.get(self.selected) else { return };
        if up && item.more.is_none() {
            if let Some(too_many) = item.enough.clone() {
                let id = question.id();
                self.hear_why(id, too_many);
            }
            return;
        }
        if let Some(pick) = if up { item.more.clone() } else { item.less.clone() } {
            question.narrow(&*self.contest, pick);
        }
    }

    /// One step back.
    pub(super) fn back(&mut self) {
        self.typed.clear();
        if let Some(question) = &mut self.question
            && question.back(&*self.contest)
        {
            self.selected = question.menu().first;
        }
    }

    /// Takes back the last decision.
    pub(super) fn take_back(&mut self) {
        match self.contest.take_back() {
            Ok(true) => {
                self.question = None;
                self.habits.forget();
                self.pace.rest();
                self.is_over = false;
                self.say("cli-taken-back");
                if let Some((_, length)) = &mut self.saved {
                    *length = None;
                }
                self.keep();
            }
            Ok(false) => {}
            Err(notice) => self.notice = Some(notice),
        }
    }

    /// Wants another match.
    pub(super) fn again(&mut self, swapped: bool) -> Flow {
        match self.contest.again() {
            Ok(Again::Now) => Flow::Again { swapped },
            Ok(Again::Asked) => Flow::Stay,
            Err(notice) => {
                self.notice = Some(notice);
                Flow::Stay
            }
        }
    }
}
