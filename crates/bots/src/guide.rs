//! What a search knows of a game beyond its rules.

use kernel::{Chance, Demand, Game, MAX_SEATS, Seat};

/// What a position or an outcome is worth to each seat.
pub type Payoffs = [f32; MAX_SEATS];

/// Knowledge that makes a search strong at one game. Everything has a default that knows nothing.
pub trait Guide<G: Game>: Send + Sync {
    /// How many inputs a rollout plays before the position is valued; `None`: to the end.
    fn horizon(&self) -> Option<u32> {
        None
    }

    /// Whether a position with this decision can be valued: nothing is half done in it.
    fn quiet(&self, demand: &Demand<G::Ask>) -> bool {
        let _ = demand;
        true
    }

    /// What a position is worth to each seat, on the scale of the game's payoffs.
    fn values(&self, game: &G, state: &G::State) -> Payoffs {
        let _ = (game, state);
        [0.0; MAX_SEATS]
    }

    /// Drops choices that are never worth a look. Must leave at least one.
    fn sift(&self, game: &G, state: &G::State, demand: &Demand<G::Ask>, choices: &mut Vec<G::Choice>) {
        let _ = (game, state, demand, choices);
    }

    /// A choice in a rollout.
    fn rollout<C: Chance>(
        &self,
        game: &G,
        state: &G::State,
        demand: &Demand<G::Ask>,
        chance: &mut C,
        buffer: &mut Vec<G::Choice>,
    ) -> G::Choice {
        game.pick(state, demand, chance, buffer)
    }

    /// Whether another seat's decision is searched, or taken from the rollout policy. Secret choices whose
    /// options differ from world to world are better not searched.
    fn searches(&self, demand: &Demand<G::Ask>, searcher: Seat) -> bool {
        let _ = (demand, searcher);
        true
    }
}

/// Knows nothing but the rules: rollouts are random and go to the end.
#[derive(Debug, Clone, Copy, Default)]
pub struct Blind;

impl<G: Game> Guide<G> for Blind {}
