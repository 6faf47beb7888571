//! Playing a scenario, and telling where it fails.

use crate::{
    known::Events,
    ledgers,
    play::Play,
    refusals::{Notes, Refusal},
    source::{Place, Source},
    text::{self, Scenario, Step, SyntaxError, Verdict},
};
use catalog::{Catalog, Playable, Visitor};
use kernel::{Game, Log, RuleId, Scriptable, journal::InputOf};
use std::{fmt, sync::Arc};
use thiserror::Error;
use words::{Lang, Words};

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
    /// It cites no rule: it says nothing about what it proves.
    #[error("it cites no rule")]
    NoRule {
        /// Where the rules should be.
        line: usize,
    },
    /// It names a rule that the ledger of its game does not have.
    #[error("there is no rule {id}")]
    UnknownRule {
        /// Where it is named.
        line: usize,
        /// What is named.
        id: String,
    },
    /// Nothing is played and nothing is expected, so nothing can fail.
    #[error("nothing is played and nothing expected here")]
    Empty {
        /// Where something should be.
        line: usize,
    },
    /// The position cannot stand.
    #[error("given: {why}")]
    Position {
        /// Where it is given.
        line: usize,
        /// What cannot stand.
        why: String,
    },
    /// A step does not hold.
    #[error("{step}\n    expected: {expected}\n    found:    {found}")]
    Step {
        /// Where it stands.
        line: usize,
        /// As it is written.
        step: String,
        /// What was expected.
        expected: String,
        /// What was found instead.
        found: String,
    },
}

impl Failure {
    /// The line it is about, where it is about one; what cannot be read says its line itself.
    pub fn line(&self) -> Option<usize> {
        match self {
            Self::Syntax(_) | Self::Game(_) | Self::OtherGame(..) => None,
            Self::NoRule { line }
            | Self::UnknownRule { line, .. }
            | Self::Empty { line }
            | Self::Position { line, .. }
            | Self::Step { line, .. } => Some(*line),
        }
    }

    /// The failure of a file, as compilers write it: `file:line: why`.
    pub fn in_file(&self, file: impl fmt::Display) -> String {
        match (self, self.line()) {
            (Self::Syntax(error), _) => format!("{file}:{error}"),
            (_, Some(line)) => format!("{file}:{line}: {self}"),
            (_, None) => format!("{file}: {self}"),
        }
    }
}

/// A scenario's position and the inputs of its play, to be shown on a board.
#[derive(Debug, Clone)]
pub struct Staged<G: Game> {
    /// The game, with whatever the position changes.
    pub game: Arc<G>,
    /// The position.
    pub state: G::State,
    /// The inputs played; of a play that ends in a fork, those of its first branch.
    pub inputs: Vec<InputOf<G>>,
}

type ScenarioOf<G> = Scenario<
    <G as Scriptable>::Position,
    <G as Scriptable>::WrittenChoice,
    <G as Scriptable>::WrittenRoll,
    <G as Scriptable>::Forces,
>;
pub(crate) type StepOf<G> =
    Step<<G as Scriptable>::WrittenChoice, <G as Scriptable>::WrittenRoll, <G as Scriptable>::Forces>;

/// Plays a scenario of any game. What the game says is told in English.
pub fn run(catalog: &Catalog, text: &str) -> Result<(), Failure> {
    run_in(&Words::new(Lang::En), catalog, text)
}

/// Plays a scenario of any game. What the game says is told in these words.
pub fn run_in(words: &Words, catalog: &Catalog, text: &str) -> Result<(), Failure> {
    struct Run<'t>(&'t Words, &'t str);
    impl Visitor for Run<'_> {
        type Out = Result<(), Failure>;
        fn visit<G: Playable>(self, game: &Arc<G>) -> Self::Out {
            prove::<G>(self.0, game, self.1, &Notes::default())
        }
    }
    let header = text::header(text)?;
    catalog.visit(&header.game, Run(words, text)).ok_or(Failure::Game(header.game))?
}

/// Plays a scenario of one game, whatever its cards. What the game says is told in English.
pub fn run_with<G: Playable>(game: &G, text: &str) -> Result<(), Failure> {
    prove(&Words::new(Lang::En), game, text, &Notes::default())
}

/// Plays a scenario of one game, and says what was refused on the way.
pub(crate) fn note_refusals<G: Playable>(
    words: &Words,
    game: &G,
    text: &str,
) -> Result<Vec<Refusal>, Failure> {
    let notes = Notes::taken();
    prove(words, game, text, &notes)?;
    Ok(notes.list())
}

/// Plays a scenario that is to prove something: it cites rules, all that it names exist, and something can fail.
fn prove<G: Playable>(words: &Words, game: &G, text: &str, notes: &Notes) -> Result<(), Failure> {
    let (header, own) = (text::header(text)?, game.identity().game);
    if header.game != own {
        return Err(Failure::OtherGame(header.game, own));
    }
    let (scenario, source) = read::<G>(text)?;
    let ledger = ledgers::of(&own);
    let Source { rules, play, .. } = source;
    if scenario.rules.is_empty() {
        return Err(Failure::NoRule { line: rules });
    }
    let known = |line: usize, id: &String| {
        if is_known(ledger, id) { Ok(()) } else { Err(Failure::UnknownRule { line, id: id.clone() }) }
    };
    scenario.rules.iter().try_for_each(|id| known(rules, id))?;
    worth(&scenario.play, &source.steps, play, &known)?;
    play_through(words, game, &scenario, &source, notes).map(|_| ())
}

/// Whether a rule is in the ledger, or one of the table's own.
fn is_known(ledger: Option<&crate::ledger::Rules>, id: &str) -> bool {
    // A game that nobody has written a ledger for can be asked for nothing but the rules of the table.
    RuleId::TABLE.iter().any(|table| table.0 == id) || ledger.is_some_and(|ledger| ledger.find(id).is_some())
}

/// Whether steps say anything, and name rules that exist.
fn worth<C, R, F>(
    steps: &[Step<C, R, F>],
    places: &[Place],
    line: usize,
    known: &impl Fn(usize, &String) -> Result<(), Failure>,
) -> Result<(), Failure> {
    if steps.is_empty() {
        return Err(Failure::Empty { line });
    }
    for (step, place) in steps.iter().zip(places) {
        let line = place.line;
        let inner = |play: &[_], branch: usize| {
            worth(play, place.branches.get(branch).map_or(&[], Vec::as_slice), line, known)
        };
        match step {
            Step::Refuse { rule, .. } | Step::RefuseRoll(_, rule) => {
                rule.ids().iter().try_for_each(|id| known(line, id))?;
            }
            Step::Squad(_, Verdict::Refused(rule)) => known(line, rule)?,
            Step::Offered { choices, .. }
            | Step::OnlyOffered { choices, .. }
            | Step::NotOffered { choices, .. }
                if choices.is_empty() =>
            {
                return Err(Failure::Empty { line });
            }
            Step::Told { events, .. } if events.is_empty() => return Err(Failure::Empty { line }),
            Step::Fork(branches) if branches.len() < 2 => return Err(Failure::Empty { line }),
            Step::Fork(branches) => {
                branches.iter().enumerate().try_for_each(|(i, branch)| inner(&branch.play, i))?;
            }
            Step::SameFor { whichever, .. } if whichever.len() < 2 => return Err(Failure::Empty { line }),
            Step::SameFor { whichever, then, .. } => {
                whichever.iter().enumerate().try_for_each(|(i, play)| inner(play, i))?;
                if !then.is_empty() {
                    inner(then, whichever.len())?;
                }
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
            | Step::Events(_)
            | Step::NoEvent(_)
            | Step::Told { .. }
            | Step::Squad(_, Verdict::Accepted)
            | Step::Changed { .. }
            | Step::Settled => {}
        }
    }
    Ok(())
}

fn read<G: Playable>(text: &str) -> Result<(ScenarioOf<G>, Source), Failure> {
    let scenario = text::ron().from_str(text).map_err(SyntaxError::from)?;
    Ok((scenario, Source::read(text)?))
}

/// Plays a scenario of one game, and gives back what was played. A position may be staged without any play.
pub fn stage<G: Playable>(game: &G, text: &str) -> Result<Staged<G>, Failure> {
    let (scenario, source) = read::<G>(text)?;
    play_through(&Words::new(Lang::En), game, &scenario, &source, &Notes::default())
}

fn play_through<G: Playable>(
    words: &Words,
    game: &G,
    scenario: &ScenarioOf<G>,
    source: &Source,
    notes: &Notes,
) -> Result<Staged<G>, Failure> {
    let mut log = Log::on();
    let (game, state) =
        game.stage(&scenario.given, &mut log).map_err(|why| Failure::Position { line: source.given, why })?;
    let known = Events::new();
    let mut play = Play::new(&game, words, &known, notes, state, log.take());
    play.play(&scenario.play, &source.steps)?;
    let (state, inputs) = play.played();
    Ok(Staged { game: Arc::new(game), state, inputs })
}
