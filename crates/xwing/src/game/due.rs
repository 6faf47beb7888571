//! Which rule says what chance is asked.

use super::Xwing;
use crate::{Cite, Dice, ObstacleKind, Roll, State, state::Frame};
use kernel::{Pending, RuleId};

impl Xwing {
    /// The rule that says how many dice are due and of which colour, or which cards are shuffled.
    pub(super) fn roll_rule(&self, s: &State) -> RuleId {
        let Pending::Chance(roll) = &s.pending else { return RuleId::CHANCE };
        self.content().rule(match (s.stack.last(), roll) {
            (_, Roll::First) => Cite::FirstByChance,
            (Some(Frame::Setup(_)), Roll::Shuffle(_)) => Cite::DeckShuffled,
            (_, Roll::Shuffle(_)) => Cite::DeckReshuffled,
            (Some(Frame::Attack(_)), Roll::Dice(Dice::Attack, _)) => Cite::AttackDice,
            (Some(Frame::Attack(_)), Roll::Dice(Dice::Defense, _)) => Cite::DefenseDice,
            (Some(Frame::Modify(_)), Roll::Dice(..)) => Cite::LockReroll,
            (Some(Frame::Arrive(_)), Roll::Dice(..)) => Cite::ArrivalRoll,
            (Some(Frame::Obstacles { met, .. }), Roll::Dice(..)) => {
                let lies = met.first().map(|place| s.obstacles[*place as usize].shape);
                match lies.map(|shape| self.content().obstacles[shape as usize].kind) {
                    Some(ObstacleKind::Asteroid) | None => Cite::AsteroidRoll,
                    Some(ObstacleKind::Debris) => Cite::DebrisRoll,
                }
            }
            // What a card says.
            (Some(Frame::Steps(steps)), Roll::Dice(..)) => steps.scope.ability.card.cite(),
            (_, Roll::Dice(..)) => return RuleId::CHANCE,
        })
    }
}
