//! A match line by line, for pipes and scripts: the board as text, a question, numbered answers. A line is a
//! number, a whole answer as JSON, or a word for the table.

use super::{
    Setting,
    console::{Console, Typed},
    contest::Contest,
    habits::Habits,
    keeping,
    notice::Notice,
    question::{Picked, Question},
    talk::Talk,
    told::Told,
};
use crate::{
    face::{Face, table_lines},
    failure::Failure,
    figure, rulebook,
    screen::{label::full, paint::fit},
    trouble,
};
use std::{
    io::Write,
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    time::Duration,
};
use words::Words;

mod again;

/// How long to wait for one side before looking at the other.
const PATIENCE: Duration = Duration::from_millis(50);

/// Plays a match.
pub fn run<G: Face>(
    setting: &Setting<G>,
    contest: Box<dyn Contest<G>>,
    console: Console,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let stop = Arc::new(AtomicBool::new(false));
    for signal in [signal_hook::consts::SIGINT, signal_hook::consts::SIGTERM] {
        signal_hook::flag::register(signal, stop.clone())?;
    }
    let (words, asks_everything) = (contest.words().clone(), setting.ask_everything);
    let mut table = Table {
        setting,
        words,
        contest,
        console,
        told: Vec::new(),
        question: None,
        asks: false,
        asks_everything,
        habits: Habits::default(),
        rematch: None,
        out,
    };
    table.play(&stop)
}

struct Table<'a, G: Face> {
    setting: &'a Setting<G>,
    words: Words,
    contest: Box<dyn Contest<G>>,
    console: Console,
    /// The lines of the log that have been printed.
    told: Vec<Told<G::Seen>>,
    question: Option<Question<G>>,
    /// Whether the question is still to be printed.
    asks: bool,
    /// Whether questions are asked whose answer changes nothing.
    asks_everything: bool,
    /// Answers that stand for others like them.
    habits: Habits<G>,
    /// A rematch is wanted once the match is over, on the same sides or not.
    rematch: Option<bool>,
    out: &'a mut dyn Write,
}

/// Whether the match goes on.
#[derive(PartialEq, Eq)]
enum Turn {
    On,
    Quit,
}

impl<G: Face> Table<'_, G> {
    fn line(&mut self, text: &str) -> Result<(), Failure> {
        Ok(writeln!(self.out, "{text}")?)
    }

    fn say(&mut self, key: &str) -> Result<(), Failure> {
        let text = self.words.text(key);
        self.line(&text)
    }

    fn notice(&mut self, notice: &Notice) -> Result<(), Failure> {
        self.line(&notice.text)
    }

    fn help(&mut self) -> Result<(), Failure> {
        let words = &self.words;
        let text = words.text_with("cli-line-help", [("help", "?".into())]);
        self.line(&text)?;
        if self.contest.is_shared() {
            self.line(&Talk::help(&self.words))?;
        }
        Ok(())
    }

    fn play(&mut self, stop: &AtomicBool) -> Result<(), Failure> {
        if self.contest.me().is_some() {
            self.help()?;
        }
        let mut standing = None;
        let mut is_new = true;
        loop {
            self.settle(stop)?;
            let begins = self.tell()?;
            if self.contest.is_over() {
                self.finish()?;
                let more = if self.contest.is_shared() { self.plays_again(stop)? } else { self.again(stop)? };
                if !more {
                    return Ok(());
                }
                (standing, is_new) = (None, true);
                continue;
            }
            if stop.load(Ordering::Relaxed) {
                return self.leave();
            }
            let now = self.contest.standing();
            if standing != now {
                if let Some(text) = &now {
                    self.line(text)?;
                }
                standing = now;
            }
            self.look(is_new || begins && self.contest.me().is_none())?;
            is_new = false;
            self.out.flush()?;
            if self.listen()? == Turn::Quit {
                return self.leave();
            }
        }
    }

    /// Takes in what others do, as far as that happens by itself.
    fn settle(&mut self, stop: &AtomicBool) -> Result<(), Failure> {
        loop {
            for notice in self.contest.work()? {
                self.notice(&notice)?;
                self.asks = self.question.is_some();
            }
            while self.contest.show_next() {}
            // People come and go, and seats are called by them.
            self.words = self.contest.words().clone();
            if self.question.is_none()
                && !self.asks_everything
                && let Some((id, choice)) =
                    self.contest.needless().or_else(|| self.habits.answer(&*self.contest))
                && self.contest.submit_unseen(id, choice).is_ok()
            {
                self.save(false)?;
                continue;
            }
            if let Some(seat) = self.contest.hands_over() {
                let who = [("seat", G::seat_says(seat).into())];
                let text = self.words.text_with("cli-hand-over", who);
                self.line(&text)?;
                self.contest.sit_down(seat);
                self.told.clear();
                self.told.extend_from_slice(self.contest.told());
            }
            if !self.contest.is_busy() || stop.load(Ordering::Relaxed) {
                return Ok(());
            }
            self.contest.wait(PATIENCE);
        }
    }

    /// Prints what is new in the log; whether a part of the game begins there. What was taken back is forgotten.
    fn tell(&mut self) -> Result<bool, Failure> {
        let told = self.contest.told();
        let known = self.told.iter().zip(told).take_while(|(old, new)| old == new).count();
        self.told.truncate(known);
        let new = told[known..].to_vec();
        let mut begins = false;
        for line in &new {
            begins |= line.event().is_some_and(G::is_heading);
            writeln!(self.out, "  {}", line.text(&self.words))?;
        }
        self.told.extend(new);
        Ok(begins)
    }

    fn board(&mut self) -> Result<(), Failure> {
        let view = self.contest.view();
        writeln!(self.out)?;
        for line in table_lines(&*self.setting.game, &view, self.contest.me(), &self.words) {
            writeln!(self.out, "{line}")?;
        }
        Ok(())
    }

    /// Finds out what is asked; shows the board with a new question, and whenever `shows` says so.
    fn look(&mut self, shows: bool) -> Result<(), Failure> {
        let asked = self.contest.asked().map(|asking| asking.demand.id);
        let is_new = asked != self.question.as_ref().map(Question::id);
        if is_new {
            self.question = Question::of(&*self.contest);
            self.asks = self.question.is_some();
        }
        if shows || is_new && asked.is_some() {
            self.board()?;
        }
        if self.asks {
            self.asks = false;
            self.ask()?;
        }
        if self.question.is_none() && !self.contest.is_shared() {
            // Bots have answered all they were asked: a game that still waits waits for the player.
            return Err(Failure::no(self.words.text("cli-line-stuck")));
        }
        Ok(())
    }

    fn ask(&mut self) -> Result<(), Failure> {
        let Some(question) = &self.question else { return Ok(()) };
        let words = &self.words;
        let menu = question.menu();
        writeln!(self.out, "\n{}", words.say(&menu.prompt))?;
        for (number, item) in menu.numbers().into_iter().zip(&menu.items) {
            writeln!(self.out, "{number:>3}  {}", full(&item.label, words))?;
        }
        Ok(())
    }

    /// Waits for a line, or for somebody else.
    fn listen(&mut self) -> Result<Turn, Failure> {
        let can_answer = self.question.is_some() && self.contest.is_reachable();
        if !can_answer {
            self.contest.wait(PATIENCE);
        }
        let typed = self.console.next(if can_answer { PATIENCE } else { Duration::ZERO });
        match typed {
            Typed::Nothing => Ok(Turn::On),
            // Whoever watches has nothing to type anyway.
            Typed::End if self.contest.me().is_none() => {
                self.contest.wait(PATIENCE);
                Ok(Turn::On)
            }
            Typed::End => Ok(Turn::Quit),
            Typed::Line(line) => self.hear(line, can_answer),
        }
    }

    fn hear(&mut self, line: String, can_answer: bool) -> Result<Turn, Failure> {
        match line.trim() {
            "" => {}
            "?" | "help" | "aide" | "h" => self.help()?,
            "q" => return Ok(Turn::Quit),
            "s" => self.save(true)?,
            "u" => self.take_back()?,
            "e" => {
                self.asks_everything = !self.asks_everything;
                self.habits.forget();
                self.say(if self.asks_everything { "cli-asks-everything" } else { "cli-asks-less" })?;
            }
            text if text.starts_with('/') => return self.talk(text),
            _ if self.contest.me().is_none() => self.say("server-not-your-seat")?,
            _ if !can_answer && !self.console.is_person() => {
                self.console.hold(line);
                return Ok(Turn::On);
            }
            _ if !can_answer => self.say("cli-not-your-turn")?,
            text => return self.answer(text),
        }
        self.asks = self.question.is_some();
        Ok(Turn::On)
    }

    fn talk(&mut self, line: &str) -> Result<Turn, Failure> {
        match Talk::read(line) {
            Some(Ok(Talk::Quit)) => return Ok(Turn::Quit),
            Some(Ok(Talk::Help)) => self.help()?,
            Some(Ok(Talk::TakeBack)) => self.take_back()?,
            Some(Ok(Talk::MayResign)) if self.contest.is_shared() => self.say("cli-talk-resign-sure")?,
            Some(Ok(Talk::Rematch { same })) if self.contest.is_shared() && !self.contest.is_over() => {
                self.rematch = Some(same);
                self.say("cli-talk-rematch-later")?;
            }
            Some(Ok(talk)) => match self.contest.talk(talk) {
                Ok(Some(notice)) | Err(notice) => self.notice(&notice)?,
                Ok(None) => {}
            },
            Some(Err(word)) => {
                let text = self.words.text_with("cli-talk-unknown", [("word", word.into())]);
                self.line(&text)?;
            }
            None => {}
        }
        Ok(Turn::On)
    }

    fn answer(&mut self, line: &str) -> Result<Turn, Failure> {
        // A star behind it: for what is alike until the round is over too.
        let (line, repeats) = match line.strip_suffix('*') {
            Some(line) => (line.trim_end(), true),
            None => (line, false),
        };
        let words = &self.words;
        let Some(question) = &mut self.question else { return Ok(Turn::On) };
        self.asks = true;
        let id = question.id();
        let (choice, is_legal) = match line {
            "b" => {
                question.back(&*self.contest);
                return Ok(Turn::On);
            }
            "r" => {
                let rule = question.menu().rule;
                for rule in rulebook::look_up(self.contest.game().rules(), rule.0, words.lang()) {
                    writeln!(self.out, "{}: {}", rule.id, rule.text)?;
                }
                return Ok(Turn::On);
            }
            _ => {
                if let Ok(number) = line.parse::<usize>() {
                    let Some(item) = question.menu().numbered(number) else {
                        let numbers = question.menu().numbers();
                        let count = numbers.iter().copied().max().unwrap_or_default();
                        let least = numbers.into_iter().min().unwrap_or_default();
                        let args = [("least", figure(least)), ("count", figure(count))];
                        writeln!(self.out, "{}", words.text_with("cli-error-number", args))?;
                        return Ok(Turn::On);
                    };
                    match question.pick(&*self.contest, item) {
                        Picked::On => return Ok(Turn::On),
                        Picked::Answer(choice) => (choice, true),
                        Picked::Against(choice) => (choice, false),
                    }
                } else if let Ok(choice) = serde_json::from_str::<G::Choice>(line) {
                    (choice, true)
                } else {
                    let typed = [("typed", fit(line, 40).into()), ("help", "?".into())];
                    writeln!(self.out, "{}", words.text_with("cli-line-garbage", typed))?;
                    return Ok(Turn::On);
                }
            }
        };
        let repeats = repeats && is_legal && Habits::can_repeat(&*self.contest, &choice);
        let kept = repeats.then(|| (G::round(&self.contest.view()), question.ask().clone(), choice.clone()));
        let sent = if is_legal { self.contest.submit(id, choice) } else { self.contest.why_not(id, choice) };
        match sent {
            Ok(()) => {
                if let Some((round, ask, choice)) = kept {
                    self.habits.keep(round, ask, choice);
                    self.say("cli-repeats")?;
                }
                if is_legal {
                    self.question = None;
                } else {
                    // The question comes again after the reason.
                    self.asks = false;
                }
                self.save(false)?;
            }
            Err(notice) => self.notice(&notice)?,
        }
        Ok(Turn::On)
    }

    fn take_back(&mut self) -> Result<(), Failure> {
        match self.contest.take_back() {
            Ok(true) => {
                self.question = None;
                self.habits.forget();
                self.say("cli-taken-back")?;
                self.save(false)
            }
            Ok(false) => Ok(()),
            Err(notice) => self.notice(&notice),
        }
    }

    /// Saves the journal where the player wants it; `anyway` even if no file was named.
    fn save(&mut self, anyway: bool) -> Result<(), Failure> {
        let file = match self.contest.named_file() {
            Some(file) => file,
            None if anyway => self.contest.default_file(),
            None => return Ok(()),
        };
        let journal = match self.contest.journal() {
            Ok(journal) => journal,
            Err(notice) => return self.notice(&notice),
        };
        let words = &self.words;
        let shown = ("file", file.display().to_string().into());
        let is_finished = self.contest.is_shared() || self.contest.is_over();
        let key = if is_finished { "cli-saved-journal" } else { "cli-saved" };
        match keeping::save(&journal, &file) {
            Ok(()) if anyway => writeln!(self.out, "{}", words.text_with(key, [shown]))?,
            Ok(()) => {}
            Err(error) => {
                let why = ("why", trouble::why(&error, words).into());
                writeln!(self.out, "{}", words.text_with("cli-error-write", [shown, why]))?;
            }
        }
        Ok(())
    }

    fn leave(&mut self) -> Result<(), Failure> {
        writeln!(self.out)?;
        for line in self.contest.farewell() {
            self.line(&line)?;
        }
        self.save(self.contest.named_file().is_some())
    }

    fn finish(&mut self) -> Result<(), Failure> {
        self.board()?;
        for line in self.contest.verdict() {
            self.line(&line)?;
        }
        self.save(self.contest.named_file().is_some())
    }
}
