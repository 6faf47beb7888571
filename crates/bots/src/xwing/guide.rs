//! What a position of X-Wing is worth, for offers of a draw and for searches over the kernel.

use super::{outlook::Outlook, reckon::Reckoner, sketch::Sketch};
use crate::{Guide, Payoffs};
use ::xwing::{Ask, Choice, State, Xwing};
use kernel::{Chance, Demand, Game as _, MAX_SEATS, Seat};

/// What a search knows of X-Wing.
#[derive(Debug, Clone, Copy, Default)]
pub struct XwingGuide;

impl Guide<Xwing> for XwingGuide {
    fn horizon(&self) -> Option<u32> {
        Some(0)
    }

    fn quiet(&self, demand: &Demand<Ask>, _: u32) -> bool {
        // Dials are asked for when everything else is done.
        matches!(demand.ask, Ask::Dial { .. } | Ask::Ready)
    }

    fn values(&self, game: &Xwing, state: &State) -> Payoffs {
        let sketch = Sketch::new(game, state, |_| None);
        let reckoner = Reckoner { me: Seat(0), outlook: Outlook::default() };
        let mut stands = sketch.stands();
        let all: f32 = sketch.crafts.iter().map(|craft| craft.worth).sum();
        let value = libm::tanhf(3.0 * reckoner.after_moves(&sketch, &mut stands) / all.max(0.1));
        let mut payoffs = [0.0; MAX_SEATS];
        (payoffs[0], payoffs[1]) = (value, -value);
        payoffs
    }

    fn rollout<C: Chance>(
        &self,
        game: &Xwing,
        state: &State,
        demand: &Demand<Ask>,
        chance: &mut C,
        buffer: &mut Vec<Choice>,
    ) -> Choice {
        game.pick(state, demand, chance, buffer)
    }

    fn searches(&self, demand: &Demand<Ask>, _: Seat) -> bool {
        // What others set in secret differs from world to world.
        !matches!(demand.ask, Ask::Dial { .. } | Ask::Ready)
    }
}
