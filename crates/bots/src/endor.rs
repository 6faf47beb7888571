//! The guide for Endor: which choices are worth a look, how rollouts play, what a position is worth.

use crate::{Guide, Payoffs};
use endor::{Ask, Board, Choice, Endor, Hits, Order, Side, State};
use kernel::{Chance, Demand, Game, MAX_SEATS, Seat};

mod value;

pub use value::{FEATURES, Features, features};

/// What a search knows of Endor.
#[derive(Debug, Clone, Copy)]
pub struct EndorGuide {
    /// Decisions a rollout plays before the next quiet position is valued.
    pub horizon: u32,
    /// What each thing counted is worth to the Rebels.
    pub weights: Features,
}

impl Default for EndorGuide {
    fn default() -> Self {
        Self { horizon: 4, weights: value::WEIGHTS }
    }
}

impl Guide<Endor> for EndorGuide {
    fn horizon(&self) -> Option<u32> {
        Some(self.horizon)
    }

    fn quiet(&self, demand: &Demand<Ask>, _: u32) -> bool {
        // Between orders nothing is half done.
        matches!(demand.ask, Ask::Order { .. } | Ask::Prepare { .. })
    }

    fn values(&self, game: &Endor, state: &State) -> Payoffs {
        let rebel = value::rebel_value(&features(game.board(), state), &self.weights);
        let mut payoffs = [rebel; MAX_SEATS];
        for (seat, payoff) in payoffs.iter_mut().enumerate() {
            if Side::of(Seat(seat as u8)) == Side::Empire {
                *payoff = -rebel;
            }
        }
        payoffs
    }

    fn sift(&self, game: &Endor, state: &State, demand: &Demand<Ask>, choices: &mut Vec<Choice>) {
        sift(game.board(), state, demand, choices);
    }

    fn rollout<C: Chance>(
        &self,
        game: &Endor,
        state: &State,
        demand: &Demand<Ask>,
        chance: &mut C,
        buffer: &mut Vec<Choice>,
    ) -> Choice {
        buffer.clear();
        game.legal(state, demand, buffer);
        sift(game.board(), state, demand, buffer);
        // An attack that is possible is rarely not worth it.
        if buffer.len() > 1 && buffer[0] == Choice::Hold && chance.below(8) > 0 {
            buffer.swap_remove(0);
        }
        buffer[chance.below(buffer.len() as u32) as usize]
    }

    fn searches(&self, demand: &Demand<Ask>, _: Seat) -> bool {
        // What others prepare in secret differs from world to world.
        !matches!(demand.ask, Ask::Prepare { .. })
    }
}

/// Keeps what is worth a look; what is left out is never better than what stays, or nearly the same.
fn sift(board: &Board, s: &State, demand: &Demand<Ask>, choices: &mut Vec<Choice>) {
    match demand.ask {
        Ask::Order { .. } => {
            if choices.len() > 1 && choices.last() == Some(&Choice::Pass) {
                choices.pop();
            }
        }
        Ask::Advance { .. } => {
            // The list goes up to the farthest space, and farther is better.
            choices.drain(..choices.len() - 1);
        }
        Ask::Move { order } => {
            let Some(fighter) = order.fighter() else { return };
            choices.retain(|choice| {
                let Choice::Move { from, count, .. } = *choice else { return true };
                // Whole squadrons, or five, which is all that ever fires.
                let there = s.fighters(from).get(fighter);
                count == there || (count == 5 && there > 5)
            });
        }
        Ask::Assign { .. } => keep_full(choices),
        Ask::Fire if s.markers().is_empty() => {
            let rebels = s.ships_of(Side::Rebel);
            let aim = |choice: &Choice| matches!(*choice, Choice::Fire { target } if rebels.has(target));
            if choices.iter().any(aim) {
                choices.retain(aim);
            } else {
                choices.truncate(1);
            }
        }
        Ask::Prepare { .. } => keep_best_first(board, s, choices),
        Ask::Fire | Ask::Attack { .. } => {}
    }
}

/// Of the ways to give the dice, those that waste none that could still hit something.
fn keep_full(choices: &mut Vec<Choice>) {
    let hits = |choice: &Choice| if let Choice::Assign(hits) = choice { *hits } else { Hits::default() };
    let most = choices.iter().map(|c| hits(c).total()).max().unwrap_or(0);
    // Destroying a marker destroys what is on it: no need to use more dice.
    choices.retain(|c| {
        let h = hits(c);
        h.total() == most || h.marker > 0
    });
}

/// Of all orders in which the same cards can be prepared, those that give the more urgent orders first.
fn keep_best_first(board: &Board, s: &State, choices: &mut Vec<Choice>) {
    let urgency = |choice: &Choice| {
        let mut scores = [0u8; 3];
        if let Choice::Prepare(cards) = choice {
            for (score, card) in scores.iter_mut().zip(cards.iter()) {
                *score = card.orders().map(|order| urgency(board, s, order)).max().unwrap_or(0);
            }
        }
        scores
    };
    let falling = |c: &Choice| {
        let [a, b, c] = urgency(c);
        a >= b && b >= c
    };
    choices.retain(falling);
}

/// How soon an order should be given, by itself.
fn urgency(board: &Board, s: &State, order: Order) -> u8 {
    match order {
        Order::Redemption if s.vader_left(board) <= board.tracks.redemption => 9,
        Order::DeathStar => 8,
        Order::Tie => 7,
        Order::X => 7,
        Order::Falcon | Order::Executor => 6,
        Order::Y => 6,
        Order::B => 5,
        Order::Luke | Order::Vader => 4,
        Order::Emperor => 3,
        Order::Assault | Order::Ambush => 5,
        Order::Redemption => 0,
    }
}
