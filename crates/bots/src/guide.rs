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

    /// How far a game has come, by a count of the guide's own: rounds, say.
    fn clock(&self, state: &G::State) -> u32 {
        let _ = state;
        0
    }

    /// Whether a position with this decision can be valued: nothing is half done in it. `ticks` is how far the
    /// clock has gone on since the position that is thought about.
    fn quiet(&self, demand: &Demand<G::Ask>, ticks: u32) -> bool {
        let _ = (demand, ticks);
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

    /// How many choices of a decision are tried before it has been reached more often: `widening` times the root
    /// of its visits, in the order [`sift`](Self::sift) leaves them in, likeliest first. `None`: all of them, in
    /// any order.
    fn widening(&self) -> Option<f32> {
        None
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
