//! The guide for Starfighter: which choices are worth a look and in what order, how rollouts play, what a position
//! is worth.
//!
//! A round is deployed and fought to its end in every simulation, and valued where the next one begins. Cards of
//! the enemy's hand differ from world to world, so the enemy deploys as rollouts do; everything that lies open,
//! effects and combats, is searched for both.

use crate::{Guide, Guided, Level, OpponentsKnow, Payoffs, Plan, search::Budget};
use ::starfighter::{Ask, Choice, Starfighter, State};
use kernel::{Chance, Demand, Game as _, MAX_SEATS, Seat};

mod deploy;
mod line;
mod target;
mod value;

pub use line::{Line, lines};
pub use value::{FEATURES, Features, features};

/// What a search knows of Starfighter.
#[derive(Debug, Clone, Copy)]
pub struct StarfighterGuide {
    /// What each thing counted is worth to the first seat.
    pub weights: Features,
}

impl Default for StarfighterGuide {
    fn default() -> Self {
        Self { weights: value::WEIGHTS }
    }
}

impl Guide<Starfighter> for StarfighterGuide {
    fn horizon(&self) -> Option<u32> {
        Some(0)
    }

    fn clock(&self, state: &State) -> u32 {
        // Before the first round there is nothing to value: it is played too.
        u32::from(state.round().max(1))
    }

    fn quiet(&self, demand: &Demand<Ask>, ticks: u32) -> bool {
        ticks > 0 && demand.ask == Ask::Deploy
    }

    fn values(&self, game: &Starfighter, state: &State) -> Payoffs {
        let first = value::first_seat(&features(game.content(), state), &self.weights);
        let mut payoffs = [0.0; MAX_SEATS];
        (payoffs[0], payoffs[1]) = (first, -first);
        payoffs
    }

    fn sift(&self, game: &Starfighter, state: &State, demand: &Demand<Ask>, choices: &mut Vec<Choice>) {
        match demand.ask {
            Ask::Deploy => deploy::sift(game.content(), state, demand.by, choices),
            Ask::Shift | Ask::Apply { .. } => target::sift(self, game, state, demand, choices),
            Ask::Cruiser => apart(state, demand.by, choices),
            Ask::Fight | Ask::First | Ask::Markers { .. } => {}
        }
    }

    fn widening(&self) -> Option<f32> {
        Some(1.0)
    }

    fn rollout<C: Chance>(
        &self,
        game: &Starfighter,
        state: &State,
        demand: &Demand<Ask>,
        chance: &mut C,
        buffer: &mut Vec<Choice>,
    ) -> Choice {
        match demand.ask {
            Ask::Deploy => deploy::pick(game.content(), state, demand.by, chance),
            Ask::Shift | Ask::Apply { .. } => target::pick(self, game, state, demand, chance, buffer),
            Ask::Markers { .. } => {
                buffer.clear();
                game.legal(state, demand, buffer);
                // Fighters toward the enemy are repaired when the next card covers them.
                buffer[buffer.len() - 1]
            }
            Ask::Cruiser | Ask::Fight | Ask::First => {
                buffer.clear();
                game.legal(state, demand, buffer);
                buffer[chance.below(buffer.len() as u32) as usize]
            }
        }
    }

    fn searches(&self, demand: &Demand<Ask>, _: Seat) -> bool {
        // What others hold, and which cruiser they take in secret, differs from world to world.
        !matches!(demand.ask, Ask::Deploy | Ask::Cruiser)
    }
}

/// Two cruisers of one class are less to look at and to learn from: who chooses second takes another one, where there
/// is one and what the first took lies open.
fn apart(state: &State, by: Seat, choices: &mut Vec<Choice>) {
    let Some(taken) = state.cruiser(Seat(1 - by.0)).filter(|_| !state.choosing()) else { return };
    let same = Choice::Cruiser(taken);
    if choices.iter().any(|choice| *choice != same) {
        choices.retain(|choice| *choice != same);
    }
}

impl Guided for Starfighter {
    type Guide = StarfighterGuide;

    fn levels(&self) -> &'static [Level] {
        &[Level::Random, Level::Cadet, Level::Veteran, Level::Ace]
    }

    fn patience(&self) -> Option<u64> {
        // Two who never place a card never hurt each other.
        Some(5_000)
    }

    fn plan(level: Level) -> Option<Plan> {
        let (simulations, trees) = match level {
            Level::Random | Level::Aggressor => return None,
            Level::Cadet => (16, 1),
            Level::Veteran => (300, 1),
            Level::Ace => (4_000, 2),
        };
        Some(Plan {
            budget: Budget::Simulations(simulations),
            exploration: 0.3,
            opponents: OpponentsKnow::ThePublic,
            trees,
            parallel: false,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use kernel::{Input, Log};

    #[test]
    fn who_chooses_second_in_training_takes_the_other_cruiser() {
        let game = Starfighter::shipped();
        let mut state = game.start(&::starfighter::Setup::default()).expect("starts");
        let mut seen = 0;
        while let Some(&demand) = game.pending(&state).demands().first().filter(|one| one.ask == Ask::Cruiser)
        {
            let mut choices = Vec::new();
            game.legal(&state, &demand, &mut choices);
            StarfighterGuide::default().sift(&game, &state, &demand, &mut choices);
            assert_eq!(choices.len(), 2 - seen, "{choices:?}");
            let input = Input::Choose { id: demand.id, by: demand.by, choice: choices[0] };
            game.apply(&mut state, &input, &mut Log::off()).expect("legal");
            seen += 1;
        }
        assert_eq!(seen, 2);
    }
}
