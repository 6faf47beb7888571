//! What must be true of the steps of an ability: each where it can be carried out.

use super::{
    PackError,
    ability::{Card, CardKind, MOST_STEPS, Scope, in_attack},
    check::Checker,
    quoted,
};
use crate::{DamageFilter, Rank, Step, Window};
use kernel::Message;

impl Checker<'_, '_> {
    pub(super) fn steps(
        &self,
        card: &Card<'_>,
        armed: bool,
        on: Option<Window>,
        steps: &[Step],
    ) -> Result<(), PackError> {
        let at = card.at;
        if steps.is_empty() || steps.len() > MOST_STEPS {
            return self.fail(at, "then", Message::new("pack-xwing-steps").with("most", MOST_STEPS as u32));
        }
        let dealt = on == Some(Window::DealtUp);
        let mut scope = Scope { attack: on.is_some_and(in_attack), dealt, ..Scope::default() };
        let dice = matches!(
            on,
            Some(Window::ModifyAttackDice | Window::ModifyDefenseDice | Window::BeforeNeutralize)
        );
        for step in steps {
            self.numbers(at, step)?;
            match step {
                Step::If(condition) => self.condition(card, armed, condition, scope)?,
                Step::Choose(tests) | Step::MayChoose(tests) => {
                    self.tests(at, tests)?;
                    scope.chosen = true;
                }
                Step::When(condition, inner) => {
                    self.condition(card, armed, condition, scope)?;
                    self.plain(card, armed, on, inner, scope)?;
                }
                Step::Each(tests, inner) => {
                    self.tests(at, tests)?;
                    self.plain(card, armed, on, inner, Scope { chosen: true, ..scope })?;
                }
                Step::DiscardDealt | Step::TurnDealtDown if !scope.dealt => {
                    return self.fail(at, "Dealt", Message::new("pack-xwing-dealt-up"));
                }
                Step::Discard if card.kind != CardKind::Upgrade => {
                    return self.fail(at, "Discard", Message::new("pack-xwing-discard"));
                }
                Step::CancelResults if on != Some(Window::Hit) => {
                    return self.fail(at, "CancelResults", Message::new("pack-xwing-cancel-results"));
                }
                Step::InitiativeOf(who, rank) => {
                    self.who(at, *who, scope)?;
                    if let Rank::Of(other) = rank {
                        self.who(at, *other, scope)?;
                    }
                }
                Step::Roll(_, count) => {
                    if !(1..=6).contains(count) {
                        return self.fail(at, "Roll(", Message::new("pack-xwing-roll"));
                    }
                    scope.rolled = true;
                }
                Step::SufferRolled(who) => {
                    if !scope.rolled {
                        return self.fail(at, "SufferRolled", Message::new("pack-xwing-no-roll"));
                    }
                    self.who(at, *who, scope)?;
                }
                Step::Gain(who, _, _)
                | Step::Remove(who, _, _)
                | Step::RecoverForce(who, _)
                | Step::RecoverShield(who, _)
                | Step::Suffer(who, _, _)
                | Step::Act(who, _)
                | Step::Deal(who, _)
                | Step::LockOn(who)
                | Step::SkipAction(who)
                | Step::BreakLock(who)
                | Step::Peek(who)
                | Step::ShowDial(who) => self.who(at, *who, scope)?,
                Step::Repair(who, filter) => {
                    self.who(at, *who, scope)?;
                    if *filter == DamageFilter::This && card.kind != CardKind::Damage {
                        return self.fail(at, "Repair", Message::new("pack-xwing-repair"));
                    }
                }
                Step::Transfer(from, to, _) => {
                    self.who(at, *from, scope)?;
                    self.who(at, *to, scope)?;
                }
                Step::Assign(who, condition) => {
                    self.who(at, *who, scope)?;
                    self.known(&self.draft.conditions, at, *condition, "pack-xwing-no-condition")?;
                }
                Step::RecoverCharge(_) if card.charges == 0 => {
                    return self.fail(at, "RecoverCharge", Message::new("pack-xwing-no-charges"));
                }
                Step::Reroll(..) | Step::Change(..) | Step::Add(..) | Step::Cancel(..) if !dice => {
                    let why = Message::new("pack-xwing-dice-window");
                    return self.fail(at, "then", why);
                }
                Step::MoreDice(..) if on != Some(Window::Declared) => {
                    return self.fail(at, "MoreDice", Message::new("pack-xwing-more-dice"));
                }
                Step::PreventDamage if on != Some(Window::BeforeSuffer) => {
                    return self.fail(at, "PreventDamage", Message::new("pack-xwing-prevent"));
                }
                Step::TokensForDamage(..) if on != Some(Window::Hit) => {
                    return self.fail(at, "TokensForDamage", Message::new("pack-xwing-tokens"));
                }
                Step::TurnDown if card.kind != CardKind::Damage => {
                    return self.fail(at, "TurnDown", Message::new("pack-xwing-turn-down"));
                }
                Step::Flip if card.faces != 2 => {
                    return self.fail(at, "Flip", Message::new("pack-xwing-one-face"));
                }
                Step::RemoveCondition if card.kind != CardKind::Condition => {
                    return self.fail(at, "RemoveCondition", Message::new("pack-xwing-remove-condition"));
                }
                Step::BonusAttack(Some(weapon)) => self.weapon_test(card, armed, *weapon)?,
                Step::Drop(device, tools) | Step::Launch(device, tools) => {
                    self.known(&self.draft.devices, at, *device, "pack-xwing-no-device")?;
                    if tools.is_empty() {
                        return self.fail(at, &quoted(*device), Message::new("pack-xwing-no-template"));
                    }
                }
                Step::RecoverCharge(_)
                | Step::Reroll(..)
                | Step::Change(..)
                | Step::Add(..)
                | Step::Cancel(..)
                | Step::MoreDice(..)
                | Step::PreventDamage
                | Step::TokensForDamage(..)
                | Step::TurnDown
                | Step::Flip
                | Step::RemoveCondition
                | Step::AcquireLock
                | Step::Initiative(_)
                | Step::CancelResults
                | Step::Lasts
                | Step::DiscardDealt
                | Step::TurnDealtDown
                | Step::Discard
                | Step::DiscardWeapon
                | Step::BonusAttack(None) => {}
            }
        }
        Ok(())
    }
}
