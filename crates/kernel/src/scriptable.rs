//! Games whose positions can be written down: what a scenario needs of a game.

use crate::{Demand, Game, Log, RuleId, Seat, Viewer};
use serde::{Deserialize, Serialize, de::DeserializeOwned};
use serde_json::Value;
use std::fmt::Debug;

/// The forces of a game whose players do not choose any: nothing can be written.
#[derive(Debug, Clone, Copy, Deserialize)]
pub enum NoForces {}

/// A game that can start anywhere, and whose plays can be written down.
pub trait Scriptable: Game + Sized {
    /// A position, as scenarios write it.
    type Position: DeserializeOwned;

    /// A choice, as scenarios write it: the choice itself, or words of the game.
    type WrittenChoice: DeserializeOwned + Debug;

    /// What chance answered, as scenarios write it: the answer itself, or words of the game.
    type WrittenRoll: DeserializeOwned + Debug;

    /// Forces a player may bring to a match, as scenarios write them; [`NoForces`] where nobody chooses any.
    type Forces: DeserializeOwned + Debug;

    /// The position itself, run on to its first pause, and what happens on the way there; and the game it is a
    /// position of, where the position changes what is otherwise fixed (a track, a deck). The error says what cannot
    /// stand like that.
    fn stage(
        &self,
        given: &Self::Position,
        log: &mut Log<Self::Event>,
    ) -> Result<(Self, Self::State), String>;

    /// A position as the text of a scenario that starts there; `None` where that cannot be written.
    fn written(&self, _state: &Self::State) -> Option<String> {
        None
    }

    /// The seat a scenario means by a name: the seat's own, or the name of something it owns.
    fn seat_named(&self, state: &Self::State, name: &str) -> Option<Seat>;

    /// The choice that is meant by what `by` says. The error says what cannot be meant.
    fn read(&self, state: &Self::State, by: &str, said: &Self::WrittenChoice)
    -> Result<Self::Choice, String>;

    /// The rules that bar what `by` says and is not asked about, for games that ask nothing where nothing is open.
    fn bars(&self, _state: &Self::State, _by: &str, _said: &Self::WrittenChoice) -> Vec<RuleId> {
        Vec::new()
    }

    /// What is meant by what fell. The error says what cannot be meant.
    fn read_roll(&self, state: &Self::State, fell: &Self::WrittenRoll) -> Result<Self::Rolled, String>;

    /// The rules that forces break; none if they may be brought. The error says what cannot be meant.
    fn judge(&self, _state: &Self::State, _forces: &Self::Forces) -> Result<Vec<RuleId>, String> {
        Ok(Vec::new())
    }

    /// Whether nothing is left half done: only the game's outermost procedures are in flight.
    fn settled(&self, state: &Self::State) -> Result<(), String>;

    /// Whether a demand is about what a scenario calls `name`, for games that name more than seats.
    fn concerns(&self, _state: &Self::State, _demand: &Demand<Self::Ask>, _name: &str) -> bool {
        true
    }

    /// What scenarios look at: what a viewer sees, and whatever can be worked out from it.
    fn show(&self, state: &Self::State, viewer: Viewer) -> impl Serialize {
        self.view(state, viewer)
    }

    /// An event as scenarios compare it.
    fn retell(&self, _state: &Self::State, seen: &Self::Seen) -> impl Serialize {
        seen.clone()
    }

    /// Whether a field of an event as [`retold`](Scriptable::retell) can have a value that the field's type cannot: a name in
    /// place of a number.
    fn tells(&self, _state: &Self::State, _field: &str, _value: &Value) -> bool {
        false
    }

    /// Puts names that scenarios know into a text meant for whoever writes one.
    fn legible(&self, _state: &Self::State, text: String) -> String {
        text
    }
}
