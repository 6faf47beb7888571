//! What must be true of numbers: what a card gives, takes or deals can be counted, and templates exist.

use super::{PackError, check::Checker, source::At};
use crate::{Condition, Constant, Cost, MAX_DICE, ShipTest, Step, Tool};
use geometry::{Curve, Template};
use kernel::Message;

/// The most of anything that a card gives, takes or deals at once.
pub(super) const MOST_AT_ONCE: i16 = 20;
/// The most dice that a card adds or takes away.
pub(super) const MOST_DICE: i16 = MAX_DICE as u8 as i16;
/// X2-INIT-01, and the pilot skill of the first edition: as pilots have it.
pub(super) const HIGHEST_INITIATIVE: i16 = 12;

/// Whether two parts of a price are paid with the same things.
pub(super) fn is_paid_with_the_same(one: &Cost, other: &Cost) -> bool {
    match (one, other) {
        (Cost::Spend(one, _), Cost::Spend(other, _)) | (Cost::Gain(one, _), Cost::Gain(other, _)) => {
            one == other
        }
        _ => std::mem::discriminant(one) == std::mem::discriminant(other),
    }
}

/// Whether an effect looks at the shields a ship lacks: how many those are depends on the values of ships.
pub(super) fn asks_for_shields(constant: &Constant) -> bool {
    fn asks(condition: &Condition) -> bool {
        match condition {
            Condition::There(tests) | Condition::That(_, tests) => tests.contains(&ShipTest::LacksShield),
            Condition::Not(condition) => asks(condition),
            Condition::Any(conditions) => conditions.iter().any(asks),
            Condition::Fully
            | Condition::Speed(..)
            | Condition::Colour(_)
            | Condition::Shaped(_)
            | Condition::IonManeuver
            | Condition::MetObstacle
            | Condition::Performed(_)
            | Condition::Is(_)
            | Condition::With(_)
            | Condition::AttackRange(..)
            | Condition::Obstructed
            | Condition::AttackHit
            | Condition::Rolled(_)
            | Condition::HitsPending
            | Condition::InEngagement
            | Condition::FaceUp(_)
            | Condition::NotOnBar
            | Condition::Done
            | Condition::Used(_)
            | Condition::Fresh
            | Condition::DealtOf(_)
            | Condition::OnObstacle => false,
        }
    }
    constant.of.contains(&ShipTest::LacksShield) || constant.when.iter().any(asks)
}

impl Checker<'_, '_> {
    /// A number that can be played with.
    pub(super) fn number(
        &self,
        at: &At,
        word: &'static str,
        number: impl Into<i16>,
        (least, most): (i16, i16),
    ) -> Result<(), PackError> {
        if (least..=most).contains(&number.into()) {
            return Ok(());
        }
        let why = Message::new("pack-xwing-number")
            .with("word", word)
            .with("least", i32::from(least))
            .with("most", i32::from(most));
        self.fail(at, word, why)
    }

    /// The templates that there are.
    pub(super) fn tools(&self, at: &At, tools: &[Tool]) -> Result<(), PackError> {
        for tool in tools {
            let (word, curve, speed) = match *tool {
                Tool::Straight(speed) => ("Straight", Curve::Straight, speed),
                Tool::Bank(speed, _) => ("Bank", Curve::Bank, speed),
                Tool::Turn(speed, _) => ("Turn", Curve::Turn, speed),
            };
            if !Template::new(curve, speed).exists() {
                return self.fail(at, word, Message::new("pack-xwing-tool").with("speed", speed));
            }
        }
        Ok(())
    }

    /// The numbers in a step.
    pub(super) fn numbers(&self, at: &At, step: &Step) -> Result<(), PackError> {
        let some = |word, count: u8| self.number(at, word, count, (0, MOST_AT_ONCE));
        match step {
            Step::Gain(_, _, count) => some("Gain", *count),
            Step::RecoverCharge(count) => some("RecoverCharge", *count),
            Step::RecoverForce(_, count) => some("RecoverForce", *count),
            Step::RecoverShield(_, count) => some("RecoverShield", *count),
            Step::Suffer(_, hits, crits) => some("Suffer", *hits).and_then(|()| some("Suffer", *crits)),
            Step::TokensForDamage(_, count) => some("TokensForDamage", *count),
            Step::MoreDice(_, by) => self.number(at, "MoreDice", *by, (-MOST_DICE, MOST_DICE)),
            Step::Initiative(initiative) => {
                self.number(at, "Initiative", *initiative, (0, HIGHEST_INITIATIVE))
            }
            Step::When(_, step) | Step::Each(_, step) => self.numbers(at, step),
            Step::Drop(_, tools) | Step::Launch(_, tools) => self.tools(at, tools),
            Step::If(_)
            | Step::Choose(_)
            | Step::Remove(..)
            | Step::Transfer(..)
            | Step::PreventDamage
            | Step::Repair(..)
            | Step::TurnDown
            | Step::Roll(..)
            | Step::SufferRolled(_)
            | Step::Reroll(..)
            | Step::Change(..)
            | Step::Add(..)
            | Step::Cancel(..)
            | Step::Act(..)
            | Step::AcquireLock
            | Step::Peek(_)
            | Step::ShowDial(_)
            | Step::Flip
            | Step::Assign(..)
            | Step::RemoveCondition
            | Step::BonusAttack(_)
            | Step::MayChoose(_)
            | Step::InitiativeOf(..)
            | Step::CancelResults
            | Step::Lasts
            | Step::Deal(..)
            | Step::LockOn(_)
            | Step::BreakLock(_)
            | Step::DiscardDealt
            | Step::TurnDealtDown
            | Step::SkipAction(_)
            | Step::Discard
            | Step::DiscardWeapon => Ok(()),
        }
    }
}
