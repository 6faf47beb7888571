//! The steps of a play, one by one.

use crate::{
    known::Events,
    path::{PathError, json, look_up, missing, same},
    refusals::Notes,
    run::{Failure, StepOf},
    source::Place,
    text::{AnyRule, Pattern, Step, Verdict},
};
use catalog::Playable;
use kernel::{
    Game, Input, Log, Pending, Refused, RuleId, Seat, Viewer, digest, journal::InputOf, session::only_choice,
};
use serde_json::Value;
use std::fmt;
use words::Words;

/// What does not hold.
pub(crate) struct Mismatch {
    pub(crate) expected: String,
    pub(crate) found: String,
}

pub(crate) fn wrong<T>(expected: impl fmt::Display, found: impl fmt::Display) -> Result<T, Mismatch> {
    Err(Mismatch { expected: expected.to_string(), found: found.to_string() })
}

/// A play that goes on.
pub(crate) struct Play<'p, G: Game> {
    pub(crate) game: &'p G,
    pub(crate) words: &'p Words,
    known: &'p Events<G::Seen>,
    notes: &'p Notes,
    start: G::State,
    pub(crate) state: G::State,
    inputs: Vec<InputOf<G>>,
    pub(crate) events: Vec<G::Event>,
    /// How many events the last `Events` has looked at.
    checked: usize,
    /// How things were at the last `Changed`.
    pub(crate) before: G::State,
}

impl<G: Game> Clone for Play<'_, G> {
    fn clone(&self) -> Self {
        Self {
            game: self.game,
            words: self.words,
            known: self.known,
            notes: self.notes,
            start: self.start.clone(),
            state: self.state.clone(),
            inputs: self.inputs.clone(),
            events: self.events.clone(),
            checked: self.checked,
            before: self.before.clone(),
        }
    }
}

impl<'p, G: Playable> Play<'p, G> {
    pub(crate) fn new(
        game: &'p G,
        words: &'p Words,
        known: &'p Events<G::Seen>,
        notes: &'p Notes,
        state: G::State,
        events: Vec<G::Event>,
    ) -> Self {
        let (start, before) = (state.clone(), state.clone());
        Self { game, words, known, notes, start, state, inputs: Vec::new(), events, checked: 0, before }
    }

    /// The position, and the inputs played from there.
    pub(crate) fn played(self) -> (G::State, Vec<InputOf<G>>) {
        (self.start, self.inputs)
    }

    /// Plays steps, and tells which of them does not hold.
    pub(crate) fn play(&mut self, steps: &[StepOf<G>], places: &[Place]) -> Result<(), Failure> {
        for (i, step) in steps.iter().enumerate() {
            let nothing = Place { line: 0, text: String::new(), branches: Vec::new() };
            let place = places.get(i).unwrap_or(&nothing);
            let failed = |Mismatch { expected, found }| {
                let (line, step) = (place.line, place.text.clone());
                Failure::Step { line, step, expected, found }
            };
            let branch = |n: usize| place.branches.get(n).map_or(&[] as &[Place], Vec::as_slice);
            match step {
                Step::Fork(branches) => {
                    let mut first = None;
                    for (n, way) in branches.iter().enumerate() {
                        let mut aside = self.clone();
                        aside.play(&way.play, branch(n))?;
                        first.get_or_insert(aside);
                    }
                    // The last word of a scenario: what is shown of it follows the first way.
                    if let (true, Some(first)) = (i + 1 == steps.len(), first) {
                        *self = first;
                    }
                }
                Step::SameFor { by, whichever, then } => {
                    let viewer = self.viewer(by).map_err(failed)?;
                    let mut all = Vec::new();
                    for (n, secret) in whichever.iter().enumerate() {
                        let mut aside = self.clone();
                        aside.play(secret, branch(n))?;
                        aside.play(then, branch(whichever.len()))?;
                        all.push(aside);
                    }
                    self.is_same(by, viewer, &all).map_err(failed)?;
                }
                Step::Choose { .. }
                | Step::Forced
                | Step::Roll(_)
                | Step::Expect(..)
                | Step::Near(..)
                | Step::Sees { .. }
                | Step::Asked(_)
                | Step::NotAsked(_)
                | Step::Offered { .. }
                | Step::OnlyOffered { .. }
                | Step::NotOffered { .. }
                | Step::Refuse { .. }
                | Step::RefuseRoll(..)
                | Step::Events(_)
                | Step::NoEvent(_)
                | Step::Told { .. }
                | Step::Squad(..)
                | Step::Changed { .. }
                | Step::Settled => self.step(step).map_err(failed)?,
            }
        }
        Ok(())
    }

    fn step(&mut self, step: &StepOf<G>) -> Result<(), Mismatch> {
        match step {
            Step::Choose { by, choice } => {
                let input = self.answer(by, choice)?;
                self.apply(input)
            }
            Step::Forced => match only_choice(self.game, &self.state) {
                Some((demand, choice)) => self.apply(Input::Choose { id: demand.id, by: demand.by, choice }),
                None => wrong("exactly one legal choice", self.pause()),
            },
            Step::Roll(fell) => match self.game.pending(&self.state) {
                Pending::Chance(_) => {
                    let rolled = self.fell(fell)?;
                    self.apply(Input::Chance(rolled))
                }
                Pending::Decide(_) | Pending::Over(_) => wrong("dice or a shuffle to be due", self.pause()),
            },
            Step::Expect(path, value) => self.expect(Viewer::Arbiter, path, value),
            Step::Near(path, value, tolerance) => self.near(path, *value, *tolerance),
            Step::Sees { by, at, is } => {
                let viewer = self.viewer(by)?;
                self.expect(viewer, at, is)
            }
            Step::Asked(by) => match self.demand(by)? {
                Some(_) => Ok(()),
                None => wrong(format_args!("{by} is asked something"), self.pause()),
            },
            Step::NotAsked(by) => match self.demand(by)? {
                None => Ok(()),
                Some(_) => wrong(format_args!("{by} is asked nothing"), self.pause()),
            },
            Step::Offered { by, choices } => self.offered(by, choices, true, false),
            Step::OnlyOffered { by, choices } => self.offered(by, choices, true, true),
            Step::NotOffered { by, choices } => self.offered(by, choices, false, false),
            Step::Refuse { by, choice, rule } => {
                // Where nothing is open nobody is asked: then what bars it counts as its refusal.
                let bars = self.game.bars(&self.state, by, choice);
                if bars.is_empty() || !self.is_unasked(by, choice) {
                    let input = self.answer(by, choice)?;
                    return self.refused(&input, rule);
                }
                if let Some(bar) = bars.iter().find(|bar| rule.has(**bar)) {
                    if let Ok(said) = self.said(by, choice) {
                        self.notes.add(self.words, None::<G::Ask>, said, *bar, None);
                    }
                    return Ok(());
                }
                let bars: Vec<&str> = bars.iter().map(|bar| bar.0).collect();
                let found = format!("nobody asks for it, and it is barred by {}", bars.join(", "));
                wrong(format_args!("refused by {rule}"), format_args!("{found}. {}", self.pause()))
            }
            Step::RefuseRoll(fell, rule) => {
                let rolled = self.fell(fell)?;
                self.refused(&Input::Chance(rolled), rule)
            }
            Step::Events(patterns) => {
                self.told(Viewer::Arbiter, patterns)?;
                self.checked = self.events.len();
                Ok(())
            }
            Step::Told { by, events } => {
                let viewer = self.viewer(by)?;
                self.told(viewer, events)
            }
            Step::NoEvent(pattern) => {
                self.is_event(pattern)?;
                let seen = self.seen(Viewer::Arbiter);
                match missing(&seen, std::slice::from_ref(pattern)) {
                    Some(_) => Ok(()),
                    None => wrong(format_args!("no event {}", show(pattern)), self.happened(Viewer::Arbiter)),
                }
            }
            Step::Squad(forces, verdict) => self.squad(forces, verdict),
            Step::Changed { by, to, besides } => {
                let viewer = self.viewer(by)?;
                self.changed(viewer, to, besides)?;
                self.before = self.state.clone();
                Ok(())
            }
            Step::Settled => self.settled(),
            Step::Fork(_) | Step::SameFor { .. } => unreachable!("played as a whole"),
        }
    }

    fn squad(&self, forces: &G::Forces, verdict: &Verdict) -> Result<(), Mismatch> {
        let broken = match self.game.judge(&self.state, forces) {
            Ok(broken) => broken,
            Err(why) => return wrong("forces that can be meant", why),
        };
        let found = || match broken.len() {
            0 => "they are accepted".to_owned(),
            _ => {
                format!("they are refused by {}", broken.iter().map(|it| it.0).collect::<Vec<_>>().join(", "))
            }
        };
        match verdict {
            Verdict::Accepted if !broken.is_empty() => wrong("the forces are accepted", found()),
            Verdict::Refused(rule) if broken.is_empty() || broken.iter().any(|it| it.0 != rule) => {
                wrong(format_args!("the forces are refused by {rule}"), found())
            }
            Verdict::Accepted | Verdict::Refused(_) => Ok(()),
        }
    }

    fn seat(&self, name: &str) -> Result<Seat, Mismatch> {
        match self.game.seat_named(&self.state, name) {
            Some(seat) => Ok(seat),
            None => wrong("the name of a seat", format_args!("`{name}` is none")),
        }
    }

    fn viewer(&self, name: &str) -> Result<Viewer, Mismatch> {
        match name {
            "spectator" => Ok(Viewer::Spectator),
            "arbiter" => Ok(Viewer::Arbiter),
            _ => self.seat(name).map(Viewer::Seat),
        }
    }

    /// What the seat is asked, if it is about what it is called here.
    fn demand(&self, by: &str) -> Result<Option<&kernel::Demand<G::Ask>>, Mismatch> {
        let demand = self.game.pending(&self.state).demand_of(self.seat(by)?);
        Ok(demand.filter(|demand| self.game.concerns(&self.state, demand, by)))
    }

    /// The choice that is meant by what a scenario says.
    fn said(&self, by: &str, said: &G::WrittenChoice) -> Result<G::Choice, Mismatch> {
        let read = self.game.read(&self.state, by, said);
        read.or_else(|why| wrong("a choice that can be meant", format_args!("{why}. {}", self.pause())))
    }

    fn fell(&self, fell: &G::WrittenRoll) -> Result<G::Rolled, Mismatch> {
        let read = self.game.read_roll(&self.state, fell);
        read.or_else(|why| wrong("a roll that can be meant", format_args!("{why}. {}", self.pause())))
    }

    /// An answer to what the seat is asked, or, if it is asked nothing, to what somebody is asked.
    fn answer(&self, by: &str, said: &G::WrittenChoice) -> Result<InputOf<G>, Mismatch> {
        let (seat, choice) = (self.seat(by)?, self.said(by, said)?);
        let pending = self.game.pending(&self.state);
        let id = pending.demand_of(seat).or(pending.demands().first()).map(|d| d.id).unwrap_or_default();
        Ok(Input::Choose { id, by: seat, choice })
    }

    /// Whether nobody waits for such an answer: the table refuses it, not a rule of the game.
    fn is_unasked(&self, by: &str, said: &G::WrittenChoice) -> bool {
        let Ok(input) = self.answer(by, said) else { return true };
        let mut state = self.state.clone();
        let refused = self.game.apply(&mut state, &input, &mut Log::off()).err();
        refused.is_some_and(|refused| RuleId::TABLE.contains(&refused.rule))
    }

    fn apply(&mut self, input: InputOf<G>) -> Result<(), Mismatch> {
        let mut log = Log::on();
        if let Err(refused) = self.game.apply(&mut self.state, &input, &mut log) {
            return wrong("it is legal", format_args!("{}. {}", self.refusal(&refused), self.pause()));
        }
        self.events.extend(log.take());
        self.inputs.push(input);
        Ok(())
    }

    fn refused(&self, input: &InputOf<G>, rule: &AnyRule) -> Result<(), Mismatch> {
        let expected = format_args!("refused by {rule}").to_string();
        let mut state = self.state.clone();
        match self.game.apply(&mut state, input, &mut Log::off()) {
            Ok(()) => wrong(expected, format_args!("it is legal. {}", self.pause())),
            Err(refused) if !rule.has(refused.rule) => wrong(expected, self.refusal(&refused)),
            Err(_) if digest(&state) != digest(&self.state) => {
                wrong("a refusal changes nothing", "the state has changed")
            }
            Err(refused) => {
                self.note(input, &refused);
                Ok(())
            }
        }
    }

    /// Notes what was refused: an answer to what its seat is asked, or dice.
    fn note(&self, input: &InputOf<G>, refused: &Refused) {
        let (rule, why) = (refused.rule, Some(&refused.why));
        match input {
            Input::Choose { by, choice, .. } => {
                let asked = self.game.pending(&self.state).demand_of(*by).map(|demand| &demand.ask);
                self.notes.add(self.words, asked, choice, rule, why);
            }
            Input::Chance(rolled) => self.notes.add(self.words, None::<G::Ask>, rolled, rule, why),
        }
    }

    /// What a viewer is shown.
    pub(crate) fn view(&self, state: &G::State, viewer: Viewer) -> Value {
        serde_json::to_value(self.game.show(state, viewer)).unwrap_or(Value::Null)
    }

    fn look(&self, viewer: Viewer, path: &str) -> Result<Value, PathError> {
        look_up(&self.view(&self.state, viewer), path)
    }

    fn expect(&self, viewer: Viewer, path: &str, value: &ron::Value) -> Result<(), Mismatch> {
        if *value == ron::Value::Unit {
            return wrong("a value: text stands in quotes", "a bare name or () says nothing");
        }
        let expected = json(value);
        let found = match self.look(viewer, path) {
            Ok(found) => found,
            Err(nowhere) => return wrong(expected, nowhere),
        };
        if same(&found, &expected) { Ok(()) } else { wrong(expected, found) }
    }

    fn near(&self, path: &str, value: f64, tolerance: f64) -> Result<(), Mismatch> {
        let expected = format!("{value}, give or take {tolerance}");
        match self.look(Viewer::Arbiter, path) {
            Err(nowhere) => wrong(expected, nowhere),
            Ok(found) => match found.as_f64() {
                Some(number) if (number - value).abs() <= tolerance => Ok(()),
                _ => wrong(expected, found),
            },
        }
    }

    fn offered(&self, by: &str, said: &[G::WrittenChoice], yes: bool, all: bool) -> Result<(), Mismatch> {
        let Some(demand) = self.demand(by)? else {
            return wrong(format_args!("{by} is asked something"), self.pause());
        };
        let mut legal = Vec::new();
        self.game.legal(&self.state, demand, &mut legal);
        let mut choices = Vec::new();
        for said in said {
            let choice = self.said(by, said)?;
            let own = self.choice(demand, &choice);
            // The list and the check must agree, for listed and for sampled choices alike.
            match self.game.check(&self.state, demand, &choice) {
                // An answer to something else is never offered: that it is not says nothing.
                Err(Refused { rule: RuleId::NOT_AN_ANSWER, .. }) => {
                    return wrong(
                        format_args!("{own} answers what {by} is asked"),
                        format_args!("it answers another question. {}", self.pause()),
                    );
                }
                Ok(()) if !yes => {
                    return wrong(format_args!("{own} is not offered"), self.offer(demand, &legal));
                }
                Err(refused) if yes => {
                    let found = format!("{}; {}", self.refusal(&refused), self.offer(demand, &legal));
                    return wrong(format_args!("{own} is offered"), found);
                }
                Ok(()) => {}
                Err(refused) => {
                    self.notes.add(self.words, Some(&demand.ask), &choice, refused.rule, Some(&refused.why));
                }
            }
            choices.push(choice);
        }
        match legal.iter().find(|choice| all && !choices.contains(choice)) {
            Some(more) => {
                let more = self.choice(demand, more);
                wrong("nothing else is offered", format_args!("{more} is offered too"))
            }
            None => Ok(()),
        }
    }

    /// What a viewer was told since the last `Events`.
    fn seen(&self, viewer: Viewer) -> Vec<Value> {
        let seen = self.events[self.checked..].iter().filter_map(|e| self.game.redact(e, viewer));
        seen.map(|e| self.retold(&e)).collect()
    }

    /// An event as scenarios compare it.
    pub(crate) fn retold(&self, seen: &G::Seen) -> Value {
        serde_json::to_value(self.game.retell(&self.state, seen)).unwrap_or(Value::Null)
    }

    /// The events that a viewer was told since the last `Events`, each with its sentence.
    fn happened(&self, viewer: Viewer) -> String {
        let seen = self.events[self.checked..].iter().filter_map(|e| self.game.redact(e, viewer));
        self.tell(seen)
    }

    fn told(&self, viewer: Viewer, patterns: &[Pattern]) -> Result<(), Mismatch> {
        patterns.iter().try_for_each(|pattern| self.is_event(pattern))?;
        match missing(&self.seen(viewer), patterns) {
            None => Ok(()),
            Some(pattern) => {
                wrong(format_args!("event {} here in the order", show(pattern)), self.happened(viewer))
            }
        }
    }

    /// Whether a pattern could fit anything that may happen in this game.
    fn is_event(&self, Pattern(name, fields): &Pattern) -> Result<(), Mismatch> {
        let list = |names: Vec<&str>| names.join(", ");
        let Some(known) = self.known.fields(name) else {
            let all = list(self.known.names().collect());
            return wrong("an event of this game", format_args!("`{name}` is none of {all}"));
        };
        for (field, value) in fields {
            if !known.contains(field.as_str()) {
                let all = list(known.iter().copied().collect());
                return wrong(
                    format_args!("a field of {name}"),
                    format_args!("`{field}` is none of {}", if all.is_empty() { "none" } else { &all }),
                );
            }
            let value = json(value);
            if !self.known.takes(name, field, &value) && !self.game.tells(&self.state, field, &value) {
                return wrong(
                    format_args!("what the field {field} of {name} can be"),
                    format_args!("{value} is nothing it can be"),
                );
            }
        }
        Ok(())
    }

    fn settled(&self) -> Result<(), Mismatch> {
        if let Pending::Chance(_) = self.game.pending(&self.state) {
            return wrong("nothing is left half done", self.pause());
        }
        if let Err(why) = self.game.settled(&self.state) {
            return wrong("nothing is left half done", why);
        }
        let mut again = self.start.clone();
        for input in &self.inputs {
            if let Err(refused) = self.game.apply(&mut again, input, &mut Log::off()) {
                return wrong("the play can be played again", self.refusal(&refused));
            }
        }
        if again != self.state {
            return wrong("the play, played again, leads to an equal state", "it does not");
        }
        let saved = serde_json::to_string(&self.state).unwrap_or_default();
        match serde_json::from_str::<G::State>(&saved) {
            Ok(read) if read == self.state => Ok(()),
            _ => wrong("the state is saved and read back equal", "it is not"),
        }
    }
}

pub(crate) fn show(pattern: &Pattern) -> String {
    let fields: Vec<_> = pattern.1.iter().map(|(k, v)| format!("{k}: {}", json(v))).collect();
    format!("{}({})", pattern.0, fields.join(", "))
}
