//! A match line by line, for pipes and scripts: the board as text, a question, numbered answers. A line is a
//! number, or a whole answer as JSON.

use super::{
    Plan,
    contest::Contest,
    keeping,
    question::{Picked, Question},
    thinker,
};
use crate::{
    face::{Face, table_lines},
    failure::Failure,
    figure, rulebook,
    screen::label::full,
};
use bots::{Bot, Peek};
use kernel::{Refused, Say, session::SessionError};
use std::io::{BufRead, Read, Write};

/// Longer lines are cut: no answer is so long.
const LONGEST: u64 = 64 * 1024;

/// Plays a match.
pub fn run<G: Face>(plan: &Plan<G>, input: &mut dyn BufRead, out: &mut dyn Write) -> Result<(), Failure> {
    let contest = plan.begin()?;
    let bots = thinker::bots(plan.players, plan.level, plan.seed);
    let mut table = Table { plan, contest, bots, told: 0, out };
    table.play(input)
}

struct Table<'a, G: Face> {
    plan: &'a Plan<G>,
    contest: Contest<G>,
    bots: Vec<Box<dyn Bot<G>>>,
    /// How many lines of the log have been printed.
    told: usize,
    out: &'a mut dyn Write,
}

/// What a line came to.
enum Turn {
    /// Show the question again, from where it is.
    Again,
    /// The decision is made, or taken back: show the board.
    Anew,
    /// Stop here.
    Quit,
}

impl<G: Face> Table<'_, G> {
    fn say(&mut self, key: &str) -> Result<(), Failure> {
        let text = self.plan.words.text(key);
        Ok(writeln!(self.out, "{text}")?)
    }

    fn help(&mut self) -> Result<(), Failure> {
        let text = self.plan.words.text_with("cli-line-help", [("help", "?".into())]);
        Ok(writeln!(self.out, "{text}")?)
    }

    fn play(&mut self, input: &mut dyn BufRead) -> Result<(), Failure> {
        self.help()?;
        loop {
            self.let_bots_play()?;
            self.tell()?;
            if self.contest.outcome().is_some() {
                return self.finish();
            }
            let view = self.contest.view();
            writeln!(self.out)?;
            for line in table_lines(&*self.plan.game, &view, Some(self.plan.me), &self.plan.words) {
                writeln!(self.out, "{line}")?;
            }
            let Some(mut question) = Question::of(&self.contest) else {
                // Bots have answered all they were asked: a game that still waits waits for the player.
                return Err(Failure::no(self.plan.words.text("cli-line-stuck")));
            };
            loop {
                self.show(&question)?;
                let Some(line) = read_line(input)? else { return self.leave() };
                match self.answer(&mut question, &line)? {
                    Turn::Again => {}
                    Turn::Anew => break,
                    Turn::Quit => return self.leave(),
                }
            }
        }
    }

    /// Bots answer at once; everything is shown.
    fn let_bots_play(&mut self) -> Result<(), Failure> {
        loop {
            while self.contest.show_next() {}
            let Some(&(seat, id)) = self.contest.others_asked().first() else { return Ok(()) };
            let session = self.contest.session();
            let Some(peek) = Peek::new(&**session.game(), session.state(), seat) else { return Ok(()) };
            let choice = self.bots[seat.index()].choose(&peek);
            self.contest.submit(seat, id, choice).map_err(|error| {
                let why = ("why", error.to_string().into());
                Failure::no(self.plan.words.text_with("cli-error-unexpected", [why]))
            })?;
        }
    }

    fn tell(&mut self) -> Result<(), Failure> {
        self.told = self.told.min(self.contest.told().len());
        for line in &self.contest.told()[self.told..] {
            writeln!(self.out, "  {}", self.plan.words.say(&line.seen.say()))?;
        }
        self.told = self.contest.told().len();
        Ok(())
    }

    fn show(&mut self, question: &Question<G>) -> Result<(), Failure> {
        let words = &self.plan.words;
        let menu = question.menu();
        writeln!(self.out, "\n{}", words.say(&menu.prompt))?;
        for (number, item) in menu.numbers().into_iter().zip(&menu.items) {
            writeln!(self.out, "{number:>3}  {}", full(&item.label, words))?;
        }
        Ok(self.out.flush()?)
    }

    fn answer(&mut self, question: &mut Question<G>, line: &str) -> Result<Turn, Failure> {
        let line = line.trim();
        match line {
            "" => return Ok(Turn::Again),
            "?" => {
                self.help()?;
                return Ok(Turn::Again);
            }
            "b" => {
                question.back(&self.contest);
                return Ok(Turn::Again);
            }
            "r" => {
                let id = question.menu().rule;
                for rule in rulebook::look_up(G::rules(), id.0, self.plan.words.lang()) {
                    writeln!(self.out, "{}: {}", rule.id, rule.text)?;
                }
                return Ok(Turn::Again);
            }
            "u" => return self.take_back(),
            "s" => {
                self.save(true)?;
                return Ok(Turn::Again);
            }
            "q" => return Ok(Turn::Quit),
            _ => {}
        }
        let choice = if let Ok(number) = line.parse::<usize>() {
            let Some(item) = question.menu().numbered(number) else {
                let count = question.menu().items.iter().filter(|item| !item.declines).count();
                let args = [("count", figure(count))];
                writeln!(self.out, "{}", self.plan.words.text_with("cli-error-number", args))?;
                return Ok(Turn::Again);
            };
            match question.pick(&self.contest, item) {
                Picked::On => return Ok(Turn::Again),
                Picked::Answer(choice) => choice,
                Picked::Refused(refused) => return self.refuse(&refused),
            }
        } else {
            match serde_json::from_str::<G::Choice>(line) {
                Ok(choice) => choice,
                Err(error) => {
                    let why = [("why", error.to_string().into())];
                    writeln!(self.out, "{}", self.plan.words.text_with("cli-line-garbage", why))?;
                    return Ok(Turn::Again);
                }
            }
        };
        let (seat, id) = question.id();
        match self.contest.submit(seat, id, choice) {
            Ok(()) => {
                self.save(false)?;
                Ok(Turn::Anew)
            }
            Err(error) => self.report(&error),
        }
    }

    fn refuse(&mut self, refused: &Refused) -> Result<Turn, Failure> {
        let words = &self.plan.words;
        let args = [("why", words.say(&refused.why).into()), ("rule", refused.rule.0.into())];
        writeln!(self.out, "{}", words.text_with("cli-refused", args))?;
        Ok(Turn::Again)
    }

    fn report(&mut self, error: &SessionError) -> Result<Turn, Failure> {
        if let SessionError::Refused(refused) = error {
            return self.refuse(refused);
        }
        let why = [("why", error.to_string().into())];
        writeln!(self.out, "{}", self.plan.words.text_with("cli-error-unexpected", why))?;
        Ok(Turn::Again)
    }

    fn take_back(&mut self) -> Result<Turn, Failure> {
        match self.contest.take_back() {
            Ok(()) => {
                self.say("cli-taken-back")?;
                self.save(false)?;
                Ok(Turn::Anew)
            }
            Err(error) => self.report(&error),
        }
    }

    /// Saves the journal where the player wants it; `anyway` even if no file was named.
    fn save(&mut self, anyway: bool) -> Result<(), Failure> {
        let words = &self.plan.words;
        let file = match &self.plan.save {
            Some(file) => file.clone(),
            None if anyway => keeping::default_file(&self.contest),
            None => return Ok(()),
        };
        let shown = ("file", file.display().to_string().into());
        match keeping::save(&self.contest, &file) {
            Ok(()) if anyway => writeln!(self.out, "{}", words.text_with("cli-saved", [shown]))?,
            Ok(()) => {}
            Err(error) => {
                let why = ("why", error.to_string().into());
                writeln!(self.out, "{}", words.text_with("cli-error-write", [shown, why]))?;
            }
        }
        Ok(())
    }

    fn leave(&mut self) -> Result<(), Failure> {
        writeln!(self.out)?;
        self.say("cli-line-unfinished")?;
        self.save(self.plan.save.is_some())
    }

    fn finish(&mut self) -> Result<(), Failure> {
        let view = self.contest.view();
        writeln!(self.out)?;
        for line in table_lines(&*self.plan.game, &view, Some(self.plan.me), &self.plan.words) {
            writeln!(self.out, "{line}")?;
        }
        for line in super::verdict(self.plan, &self.contest) {
            writeln!(self.out, "{line}")?;
        }
        self.save(self.plan.save.is_some())
    }
}

/// The next line, cut where it is absurdly long; `None` at the end. Bytes that are no text are shown as such.
fn read_line(input: &mut dyn BufRead) -> Result<Option<String>, Failure> {
    let mut bytes = Vec::new();
    let read = input.take(LONGEST).read_until(b'\n', &mut bytes)?;
    Ok((read > 0).then(|| String::from_utf8_lossy(&bytes).into_owned()))
}
