//! Playing a scenario, and telling where it fails.

use crate::{
    path::{Nowhere, json, look_up, missing, same},
    text::{self, Pattern, Scenario, Step, SyntaxError, Verdict},
};
use catalog::{Catalog, Playable, Visitor};
use kernel::{
    Game, Input, Log, Pending, Seat, Stage, Viewer, digest, journal::InputOf, session::only_choice,
};
use serde_json::Value;
use std::{fmt, sync::Arc};
use thiserror::Error;

/// Where and why a scenario fails.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum Failure {
    /// The file cannot be read.
    #[error("{0}")]
    Syntax(#[from] SyntaxError),
    /// No such game.
    #[error("game `{0}` is not one of: {names}", names = Catalog::NAMES.join(", "))]
    Game(String),
    /// It is a scenario of another game.
    #[error("a scenario of `{0}`, and this is `{1}`")]
    OtherGame(String, String),
    /// The position cannot stand.
    #[error("given: {0}")]
    Given(String),
    /// A step does not hold.
    #[error("step {step} ({what}): expected {expected}; {happened}")]
    Step {
        /// Counted from 1.
        step: usize,
        /// The step's name.
        what: String,
        /// What was expected.
        expected: String,
        /// What happened instead.
        happened: String,
    },
}

/// A scenario's position and the inputs of its play, to be shown on a board.
#[derive(Debug, Clone)]
pub struct Staged<G: Game> {
    /// The game, with whatever the position changes.
    pub game: Arc<G>,
    /// The position.
    pub state: G::State,
    /// The inputs played.
    pub inputs: Vec<InputOf<G>>,
}

type ScenarioOf<G> =
    Scenario<<G as Stage>::Given, <G as Stage>::Said, <G as Stage>::Fell, <G as Stage>::Forces>;
type StepOf<G> = Step<<G as Stage>::Said, <G as Stage>::Fell, <G as Stage>::Forces>;

/// Plays a scenario of any game.
pub fn run(catalog: &Catalog, text: &str) -> Result<(), Failure> {
    struct Run<'t>(&'t str);
    impl Visitor for Run<'_> {
        type Out = Result<(), Failure>;
        fn visit<G: Playable>(self, game: &Arc<G>) -> Self::Out {
            stage::<G>(game, self.0).map(|_| ())
        }
    }
    let header = text::header(text)?;
    catalog.visit(&header.game, Run(text)).ok_or(Failure::Game(header.game))?
}

/// Plays a scenario of one game, in the catalog or not.
pub fn run_with<G: Stage>(game: &G, text: &str) -> Result<(), Failure> {
    let (header, own) = (text::header(text)?, game.identity().game);
    if header.game != own {
        return Err(Failure::OtherGame(header.game, own));
    }
    stage(game, text).map(|_| ())
}

/// Plays a scenario of one game, and gives back what was played.
pub fn stage<G: Stage>(game: &G, text: &str) -> Result<Staged<G>, Failure> {
    let scenario: ScenarioOf<G> = text::ron().from_str(text).map_err(SyntaxError::from)?;
    let mut log = Log::on();
    let (game, state) = game.stage(&scenario.given, &mut log).map_err(Failure::Given)?;
    let events = log.take();
    let mut play = Play { start: state.clone(), state, inputs: Vec::new(), events, checked: 0, game };
    for (i, step) in scenario.play.iter().enumerate() {
        play.step(step).map_err(|Wrong { expected, happened }| Failure::Step {
            step: i + 1,
            what: name(step),
            expected,
            happened,
        })?;
    }
    Ok(Staged { game: Arc::new(play.game), state: play.start, inputs: play.inputs })
}

fn name(step: &impl fmt::Debug) -> String {
    let text = format!("{step:?}");
    let short: String = text.chars().take(100).collect();
    if short.len() < text.len() { short + "…" } else { text }
}

struct Wrong {
    expected: String,
    happened: String,
}

fn wrong<T>(expected: impl fmt::Display, happened: impl fmt::Display) -> Result<T, Wrong> {
    Err(Wrong { expected: expected.to_string(), happened: happened.to_string() })
}

struct Play<G: Game> {
    game: G,
    start: G::State,
    state: G::State,
    inputs: Vec<InputOf<G>>,
    events: Vec<G::Event>,
    /// How many events the last `Events` has looked at.
    checked: usize,
}

impl<G: Stage> Play<G> {
    fn step(&mut self, step: &StepOf<G>) -> Result<(), Wrong> {
        match step {
            Step::Choose { by, choice } => {
                let input = self.answer(by, choice)?;
                self.apply(input)
            }
            Step::Forced => match only_choice(&self.game, &self.state) {
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
                None => wrong(format_args!("{by} to be asked something"), self.pause()),
            },
            Step::NotAsked(by) => match self.demand(by)? {
                None => Ok(()),
                Some(_) => wrong(format_args!("{by} to be asked nothing"), self.pause()),
            },
            Step::Offered { by, choices } => self.offered(by, choices, true, false),
            Step::OnlyOffered { by, choices } => self.offered(by, choices, true, true),
            Step::NotOffered { by, choices } => self.offered(by, choices, false, false),
            Step::Refuse { by, choice, rule } => {
                // Where nothing is open nobody is asked: then what bars it counts as its refusal.
                if self.game.bars(&self.state, by, choice).iter().any(|bar| bar.0 == rule)
                    && self.is_unasked(by, choice)
                {
                    return Ok(());
                }
                let input = self.answer(by, choice)?;
                self.refused(&input, rule)
            }
            Step::RefuseRoll(fell) => {
                let rolled = self.fell(fell)?;
                self.refused(&Input::Chance(rolled), kernel::RuleId::CHANCE.0)
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
                let seen = self.seen(Viewer::Arbiter);
                match missing(&seen, std::slice::from_ref(pattern)) {
                    Some(_) => Ok(()),
                    None => wrong(format_args!("no event {}", show(pattern)), list(&seen)),
                }
            }
            Step::Squad(forces, verdict) => self.judged(forces, verdict),
            Step::Settled => self.settled(),
        }
    }

    /// Whether forces are accepted, or refused by one rule and no other.
    fn judged(&self, forces: &G::Forces, verdict: &Verdict) -> Result<(), Wrong> {
        let broken = match self.game.judge(forces) {
            Ok(broken) => broken,
            Err(why) => return wrong("forces that can be meant", why),
        };
        let happened = || match broken.len() {
            0 => "they are accepted".to_owned(),
            _ => {
                format!("they are refused by {}", broken.iter().map(|it| it.0).collect::<Vec<_>>().join(", "))
            }
        };
        match verdict {
            Verdict::Accepted if !broken.is_empty() => wrong("the forces to be accepted", happened()),
            Verdict::Refused(rule) if broken.is_empty() || broken.iter().any(|it| it.0 != rule) => {
                wrong(format_args!("the forces to be refused by {rule}"), happened())
            }
            Verdict::Accepted | Verdict::Refused(_) => Ok(()),
        }
    }

    fn seat(&self, name: &str) -> Result<Seat, Wrong> {
        match self.game.seat_named(&self.state, name) {
            Some(seat) => Ok(seat),
            None => wrong("the name of a seat", format_args!("`{name}` is none")),
        }
    }

    fn viewer(&self, name: &str) -> Result<Viewer, Wrong> {
        match name {
            "spectator" => Ok(Viewer::Spectator),
            "arbiter" => Ok(Viewer::Arbiter),
            _ => self.seat(name).map(Viewer::Seat),
        }
    }

    /// What the seat is asked, if it is about what it is called here.
    fn demand(&self, by: &str) -> Result<Option<&kernel::Demand<G::Ask>>, Wrong> {
        let demand = self.game.pending(&self.state).demand_of(self.seat(by)?);
        Ok(demand.filter(|demand| self.game.concerns(&self.state, demand, by)))
    }

    /// The choice that is meant by what a scenario says.
    fn said(&self, by: &str, said: &G::Said) -> Result<G::Choice, Wrong> {
        let read = self.game.read(&self.state, by, said);
        read.or_else(|why| wrong("a choice that can be meant", format_args!("{why}. {}", self.pause())))
    }

    fn fell(&self, fell: &G::Fell) -> Result<G::Rolled, Wrong> {
        let read = self.game.read_roll(&self.state, fell);
        read.or_else(|why| wrong("a roll that can be meant", format_args!("{why}. {}", self.pause())))
    }

    /// An answer to what the seat is asked, or, if it is asked nothing, to what somebody is asked.
    fn answer(&self, by: &str, said: &G::Said) -> Result<InputOf<G>, Wrong> {
        let (seat, choice) = (self.seat(by)?, self.said(by, said)?);
        let pending = self.game.pending(&self.state);
        let id = pending.demand_of(seat).or(pending.demands().first()).map(|d| d.id).unwrap_or_default();
        Ok(Input::Choose { id, by: seat, choice })
    }

    /// Whether nobody waits for such an answer: the table refuses it, not a rule of the game.
    fn is_unasked(&self, by: &str, said: &G::Said) -> bool {
        let Ok(input) = self.answer(by, said) else { return true };
        let mut state = self.state.clone();
        let refused = self.game.apply(&mut state, &input, &mut Log::off()).err();
        refused.is_some_and(|refused| refused.rule.0.starts_with("TABLE-"))
    }

    fn apply(&mut self, input: InputOf<G>) -> Result<(), Wrong> {
        let mut log = Log::on();
        if let Err(refused) = self.game.apply(&mut self.state, &input, &mut log) {
            return wrong("it to be legal", format_args!("it is refused: {refused}. {}", self.pause()));
        }
        self.events.extend(log.take());
        self.inputs.push(input);
        Ok(())
    }

    fn refused(&self, input: &InputOf<G>, rule: &str) -> Result<(), Wrong> {
        let mut state = self.state.clone();
        match self.game.apply(&mut state, input, &mut Log::off()) {
            Ok(()) => wrong(format_args!("a refusal by {rule}"), "it is legal"),
            Err(refused) if refused.rule.0 != rule => {
                wrong(format_args!("a refusal by {rule}"), format_args!("it is refused by {refused}"))
            }
            Err(_) if digest(&state) != digest(&self.state) => {
                wrong("a refusal to change nothing", "the state has changed")
            }
            Err(_) => Ok(()),
        }
    }

    /// What a viewer is shown at a path; the error says what is there in its stead.
    fn look(&self, viewer: Viewer, path: &str) -> Result<Value, Nowhere> {
        let shown = serde_json::to_value(self.game.show(&self.state, viewer)).unwrap_or(Value::Null);
        look_up(&shown, path)
    }

    fn expect(&self, viewer: Viewer, path: &str, value: &ron::Value) -> Result<(), Wrong> {
        if *value == ron::Value::Unit {
            return wrong("a value: text stands in quotes", "a bare name or () says nothing");
        }
        let expected = json(value);
        let found = match self.look(viewer, path) {
            Ok(found) => found,
            // Nothing is there, and nothing should be; but what a view never has is a slip of the pen.
            Err(nowhere) if expected.is_null() && !path.starts_with(&nowhere.part) => return Ok(()),
            Err(nowhere) => return wrong(format_args!("{path} to be {expected}"), nowhere),
        };
        if same(&found, &expected) {
            return Ok(());
        }
        wrong(format_args!("{path} to be {expected}"), format_args!("it is {found}"))
    }

    fn near(&self, path: &str, value: f64, tolerance: f64) -> Result<(), Wrong> {
        let expected = format!("{path} to be {value}, give or take {tolerance}");
        match self.look(Viewer::Arbiter, path) {
            Err(nowhere) => wrong(expected, nowhere),
            Ok(found) => match found.as_f64() {
                Some(number) if (number - value).abs() <= tolerance => Ok(()),
                _ => wrong(expected, format_args!("it is {found}")),
            },
        }
    }

    fn offered(&self, by: &str, said: &[G::Said], yes: bool, all: bool) -> Result<(), Wrong> {
        let Some(demand) = self.demand(by)? else {
            // Where nothing is open nobody is asked: what a rule bars is not offered.
            if !yes && said.iter().all(|said| !self.game.bars(&self.state, by, said).is_empty()) {
                return Ok(());
            }
            return wrong(format_args!("{by} to be asked something"), self.pause());
        };
        let mut legal = Vec::new();
        self.game.legal(&self.state, demand, &mut legal);
        let list = |choices: &[G::Choice]| self.game.legible(&self.state, format!("{choices:?}"));
        let mut choices = Vec::new();
        for said in said {
            let choice = self.said(by, said)?;
            // The list and the check must agree, for listed and for sampled choices alike.
            let is = self.game.check(&self.state, demand, &choice).is_ok();
            if is != yes {
                let expected = if yes { "to be offered" } else { "not to be offered" };
                return wrong(
                    format_args!("{said:?} {expected}"),
                    format_args!("the offer is {}", list(&legal)),
                );
            }
            choices.push(choice);
        }
        match legal.iter().find(|choice| all && !choices.contains(choice)) {
            Some(more) => {
                let more = list(std::slice::from_ref(more));
                wrong("nothing else to be offered", format_args!("{more} is offered too"))
            }
            None => Ok(()),
        }
    }

    fn seen(&self, viewer: Viewer) -> Vec<Value> {
        let seen = self.events[self.checked..].iter().filter_map(|e| self.game.redact(e, viewer));
        seen.map(|e| serde_json::to_value(self.game.retell(&self.state, &e)).unwrap_or(Value::Null)).collect()
    }

    fn told(&self, viewer: Viewer, patterns: &[Pattern]) -> Result<(), Wrong> {
        let seen = self.seen(viewer);
        match missing(&seen, patterns) {
            None => Ok(()),
            Some(pattern) => wrong(format_args!("event {} here in the order", show(pattern)), list(&seen)),
        }
    }

    fn settled(&self) -> Result<(), Wrong> {
        if let Pending::Chance(_) = self.game.pending(&self.state) {
            return wrong("nothing left half done", self.pause());
        }
        if let Err(why) = self.game.settled(&self.state) {
            return wrong("nothing left half done", why);
        }
        let mut again = self.start.clone();
        for input in &self.inputs {
            if let Err(refused) = self.game.apply(&mut again, input, &mut Log::off()) {
                return wrong("the play to replay", refused);
            }
        }
        if again != self.state {
            return wrong("the play to replay to an equal state", "it does not");
        }
        let saved = serde_json::to_string(&self.state).unwrap_or_default();
        match serde_json::from_str::<G::State>(&saved) {
            Ok(read) if read == self.state => Ok(()),
            _ => wrong("the state to be saved and read back equal", "it is not"),
        }
    }

    /// What the game waits for, for a message.
    fn pause(&self) -> String {
        let text = match self.game.pending(&self.state) {
            Pending::Over(outcome) => format!("the game is over: {outcome:?}"),
            Pending::Chance(roll) => format!("chance is due: {roll:?}"),
            Pending::Decide(demands) => {
                let ask = |d: &kernel::Demand<G::Ask>| format!("{} is asked {:?}", d.by, d.ask);
                demands.iter().map(ask).collect::<Vec<_>>().join("; ")
            }
        };
        self.game.legible(&self.state, text)
    }
}

fn show(pattern: &Pattern) -> String {
    let fields: Vec<_> = pattern.1.iter().map(|(k, v)| format!("{k}: {}", json(v))).collect();
    format!("{}({})", pattern.0, fields.join(", "))
}

fn list(events: &[Value]) -> String {
    if events.is_empty() {
        return "nothing happened".to_owned();
    }
    let lines: Vec<_> = events.iter().map(Value::to_string).collect();
    format!("what happened: {}", lines.join(" "))
}
