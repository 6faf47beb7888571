//! What a game must answer.

use crate::{Chance, Demand, Digest, Input, Log, Message, Pending, Refused, Seat, Viewer};
use serde::{Deserialize, Serialize, de::DeserializeOwned};
use std::{fmt::Debug, hash::Hash};
use thiserror::Error;

/// Bounds that plain data of a game meets.
pub trait Plain: Clone + Eq + Hash + Debug + Serialize + DeserializeOwned + Send + Sync + 'static {}
impl<T: Clone + Eq + Hash + Debug + Serialize + DeserializeOwned + Send + Sync + 'static> Plain for T {}

/// Which rules and which content a journal was played with.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Identity {
    /// The game's short name, as in `escadrille play NAME`.
    pub game: String,
    /// Raised when the same inputs may lead elsewhere than before.
    pub rules: u32,
    /// The hash of the content (boards, decks, cards) the game was built from.
    pub pack: Digest,
}

/// A set-up that cannot be played.
#[derive(Debug, Clone, PartialEq, Eq, Error, Serialize)]
#[error("{0}")]
pub struct SetupError(pub Message);

/// Whether a list of legal choices is the whole truth.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Extent {
    /// Every legal choice is listed.
    All,
    /// There are too many to list (a placement on a table, say): the list spans them, [`Game::check`] decides.
    Part,
}

/// A tabletop game: a pure state machine that pauses.
///
/// The value itself holds what never changes during a match (content, precomputed tables); everything that
/// changes is in `State`, which is plain data.
pub trait Game: Send + Sync + 'static {
    /// What must be said before a match can start: players, options, policies.
    type Setup: Clone + Debug + PartialEq + Serialize + DeserializeOwned + Send + Sync + 'static;
    /// Everything that changes. No clock, no float, no text, no random order.
    type State: Plain;
    /// What a seat is asked.
    type Ask: Plain;
    /// What a seat answers.
    type Choice: Plain;
    /// What chance is asked.
    type Roll: Plain;
    /// What chance answers.
    type Rolled: Plain;
    /// What happened, with nothing hidden.
    type Event: Plain;
    /// What a viewer learns of an event.
    type Seen: Plain;
    /// What a viewer sees of a state: built field by field, never by hiding parts of a copy.
    type View: Plain;
    /// How the game ended.
    type Outcome: Plain;

    /// Which rules and content this is.
    fn identity(&self) -> Identity;

    /// The first state.
    fn start(&self, setup: &Self::Setup) -> Result<Self::State, SetupError>;

    /// How many seats the match has.
    fn seats(&self, state: &Self::State) -> u8;

    /// Why the game has paused.
    fn pending<'s>(&self, state: &'s Self::State) -> &'s Pending<Self::Ask, Self::Roll, Self::Outcome>;

    /// Appends the legal answers to a demand. Never leaves `into` as it was: a pause always has a way on.
    fn legal(&self, state: &Self::State, demand: &Demand<Self::Ask>, into: &mut Vec<Self::Choice>) -> Extent;

    /// Whether an answer to a demand is legal, and if not, which rule refuses it.
    fn check(
        &self,
        state: &Self::State,
        demand: &Demand<Self::Ask>,
        choice: &Self::Choice,
    ) -> Result<(), Refused>;

    /// Goes on to the next pause, or until the log is full. A refusal leaves the state untouched.
    fn apply(
        &self,
        state: &mut Self::State,
        input: &Input<Self::Choice, Self::Rolled>,
        log: &mut Log<Self::Event>,
    ) -> Result<(), Refused>;

    /// Draws an answer for a chance pause.
    fn roll<C: Chance>(&self, state: &Self::State, roll: &Self::Roll, chance: &mut C) -> Self::Rolled;

    /// What a viewer sees.
    fn view(&self, state: &Self::State, viewer: Viewer) -> Self::View;

    /// What a viewer learns of an event; `None` when only its number may be sent.
    fn redact(&self, event: &Self::Event, viewer: Viewer) -> Option<Self::Seen>;

    /// Whether an event tells this viewer something that was hidden from them until now. What has been
    /// disclosed cannot be taken back, and only such events may differ between two worlds that the viewer
    /// could not tell apart.
    fn discloses(&self, event: &Self::Event, viewer: Viewer) -> bool;

    /// Turns a state into one that `keep` cannot tell from it: all that this seat does not know is dealt anew.
    fn resample<C: Chance>(&self, state: &mut Self::State, keep: Seat, chance: &mut C);

    /// A fingerprint of what a viewer knows: equal whenever their views and what they are asked are equal.
    fn knowledge(&self, state: &Self::State, viewer: Viewer) -> u64;

    /// What an outcome is worth to a seat: 1 for a win, -1 for a loss, 0 for a draw, or the game's own stakes.
    fn payoff(&self, outcome: &Self::Outcome, seat: Seat) -> f32;

    /// What must be true of every reachable state (pieces conserved, piles within bounds), or what is not.
    fn audit(&self, state: &Self::State) -> Result<(), String>;

    /// One legal answer at random. Games with listings longer than they need for this may do better.
    fn pick<C: Chance>(
        &self,
        state: &Self::State,
        demand: &Demand<Self::Ask>,
        chance: &mut C,
        buffer: &mut Vec<Self::Choice>,
    ) -> Self::Choice {
        buffer.clear();
        self.legal(state, demand, buffer);
        buffer[chance.below(buffer.len() as u32) as usize].clone()
    }
}
