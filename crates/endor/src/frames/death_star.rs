//! The Death Star fires: at a fleet marker while one is left, then at any sector.

use super::{Answer, Flow, Frame, Table};
use crate::{Ask, Choice, Outcome, Place, Public, Reason, Roll, Rolled, Side};
use kernel::{Pending, Seat};
use serde::{Deserialize, Serialize};

/// END-057: how many dice it rolls, and what one of them must show.
const DICE: u8 = 2;
const TO_HIT: u8 = 5;

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) enum DeathStarStep {
    /// END-058, END-061: the target is chosen.
    Aim,
    /// The dice are rolled.
    Fire { target: Place },
}

pub(super) fn advance(t: &mut Table<'_>, seat: Seat, step: DeathStarStep, answer: Option<Answer>) -> Flow {
    let frame = |step| Frame::DeathStar { seat, step };
    match (step, answer) {
        (DeathStarStep::Aim, None) => t.ask(frame(step), seat, Ask::Fire),
        (DeathStarStep::Aim, Some(Answer::Choice(_, Choice::Fire { target }))) => {
            t.tell(|| Public::Aimed { target });
            Flow::Next(frame(DeathStarStep::Fire { target }))
        }
        (DeathStarStep::Fire { .. }, None) => Flow::Stop(frame(step), Pending::Chance(Roll::Dice(DICE))),
        (DeathStarStep::Fire { target }, Some(Answer::Rolled(Rolled::Dice(dice)))) => {
            t.tell(|| Public::Rolled { seat, dice });
            if dice.at_least(TO_HIT) == 0 {
                t.tell(|| Public::Missed { target });
                return Flow::Done;
            }
            let bonus = super::damage::obliterate(t, target);
            if t.s.rebels_destroyed() {
                return Flow::Over(Outcome { winner: Side::Empire, reason: Reason::RebelsDestroyed });
            }
            super::damage::earn(t, seat, bonus)
        }
        (step, answer) => unreachable!("checked before it is applied: {answer:?} to {step:?}"),
    }
}
