//! What must be true of abilities: every name known, every step where it can be carried out.

use super::{PackError, check::Checker, quoted, source::At};
use crate::{
    Ability, Condition, Constant, Cost, DamageFilter, Effect, ShipTest, Step, Triggered, WeaponTest, Who,
    Window, ability_set::COUNTED_PER_FACE,
};
use kernel::Message;

/// What a card is, as far as its abilities depend on it.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum CardKind {
    Type,
    Pilot,
    Upgrade,
    Damage,
    Condition,
}

/// The card that abilities stand on.
#[derive(Clone, Copy)]
pub(super) struct Card<'a> {
    pub(super) kind: CardKind,
    pub(super) at: &'a At,
    /// Its charge limit.
    pub(super) charges: u8,
    pub(super) faces: usize,
}

impl<'a> Card<'a> {
    pub(super) fn new(kind: CardKind, at: &'a At) -> Self {
        Self { kind, at, charges: 0, faces: 1 }
    }
}

/// What is there to speak of when a step happens.
#[derive(Clone, Copy, Default)]
struct Scope {
    /// An attack is in flight.
    attack: bool,
    /// An earlier step chose a ship.
    chosen: bool,
    /// An earlier step rolled dice.
    rolled: bool,
}

/// How many abilities a face has at most.
const MOST_ABILITIES: usize = 6;
/// The longest list of steps.
const MOST_STEPS: usize = 16;

/// Moments within an attack.
fn in_attack(window: Window) -> bool {
    match window {
        Window::Declared
        | Window::ModifyAttackDice
        | Window::ModifyDefenseDice
        | Window::BeforeNeutralize
        | Window::Hit
        | Window::Missed
        | Window::AfterDefend
        | Window::AfterAttack => true,
        Window::System
        | Window::BeforeActivate
        | Window::AfterReveal
        | Window::AfterManeuver
        | Window::AfterAction
        | Window::AfterActivation
        | Window::StartOfEngagement
        | Window::BeforeEngage
        | Window::BeforeSuffer
        | Window::AfterCritSuffered
        | Window::Dealt
        | Window::Assigned
        | Window::Destroyed
        | Window::EndPhase
        | Window::Gained(_)
        | Window::Detonated
        | Window::AfterDecloak
        | Window::AfterSetup => false,
    }
}

impl Checker<'_, '_> {
    /// The abilities of one face of a card.
    pub(super) fn abilities(&self, card: &Card<'_>, abilities: &[Ability]) -> Result<(), PackError> {
        if abilities.len() > MOST_ABILITIES {
            return self.fail(
                card.at,
                "abilities",
                Message::new("pack-xwing-abilities").with("most", MOST_ABILITIES as u32),
            );
        }
        let armed = abilities.iter().any(|ability| matches!(ability, Ability::Weapon(_)));
        // What was used in a round is one bit each.
        if Ability::counts(abilities) > COUNTED_PER_FACE {
            let why = Message::new("pack-xwing-counted").with("most", COUNTED_PER_FACE as u32);
            return self.fail(card.at, "abilities", why);
        }
        for ability in abilities {
            match ability {
                Ability::Triggered(triggered) => self.triggered(card, armed, triggered)?,
                Ability::Constant(constant) => self.constant(card, armed, constant)?,
                Ability::Action(action) => {
                    let dear =
                        |cost: &&Cost| matches!(cost, Cost::SpendLock | Cost::Gain(..) | Cost::Suffer(_));
                    if action.cost.iter().any(|cost| dear(&cost)) {
                        return self.fail(card.at, "Action(", Message::new("pack-xwing-action-cost"));
                    }
                    self.costs(card, &action.cost)?;
                    self.conditions(card, armed, &action.when, Scope::default())?;
                    self.steps(card, armed, None, &action.then)?;
                }
                Ability::Weapon(weapon) => {
                    if card.kind != CardKind::Upgrade {
                        return self.fail(card.at, "Weapon(", Message::new("pack-xwing-weapon-place"));
                    }
                    if weapon.cost.iter().any(|cost| matches!(cost, Cost::Gain(..) | Cost::Suffer(_))) {
                        return self.fail(card.at, "Weapon(", Message::new("pack-xwing-weapon-cost"));
                    }
                    self.weapon(card.at, weapon)?;
                    self.costs(card, &weapon.cost)?;
                }
                Ability::Bar(_) => {}
            }
        }
        Ok(())
    }

    /// What a device does: its steps speak of `Subject`, and there is no card to pay from.
    pub(super) fn device_steps(&self, at: &At, steps: &[Step]) -> Result<(), PackError> {
        if steps.is_empty() {
            return self.fail(at, "then", Message::new("pack-xwing-device-idle"));
        }
        self.steps(&Card::new(CardKind::Type, at), false, Some(Window::Detonated), steps)
    }

    fn triggered(&self, card: &Card<'_>, armed: bool, triggered: &Triggered) -> Result<(), PackError> {
        let scope = Scope { attack: in_attack(triggered.on), ..Scope::default() };
        match (triggered.on, card.kind) {
            (Window::Dealt, CardKind::Damage) | (Window::Assigned, CardKind::Condition) => {}
            (Window::Dealt, _) => {
                return self.fail(card.at, "Dealt", Message::new("pack-xwing-dealt"));
            }
            (Window::Assigned, _) => {
                return self.fail(card.at, "Assigned", Message::new("pack-xwing-assigned"));
            }
            _ => {}
        }
        self.tests(card.at, &triggered.of)?;
        self.conditions(card, armed, &triggered.when, scope)?;
        self.costs(card, &triggered.cost)?;
        if triggered.cost.contains(&Cost::SpendLock) && !scope.attack {
            return self.fail(card.at, "SpendLock", Message::new("pack-xwing-spend-lock"));
        }
        self.steps(card, armed, Some(triggered.on), &triggered.then)
    }

    fn constant(&self, card: &Card<'_>, armed: bool, constant: &Constant) -> Result<(), PackError> {
        self.tests(card.at, &constant.of)?;
        // An effect is folded at any time; conditions about an attack are simply not met outside one.
        self.conditions(card, armed, &constant.when, Scope { attack: true, ..Scope::default() })?;
        match &constant.effect {
            Effect::Carries(_, guides) if guides.is_empty() => {
                self.fail(card.at, "Carries", Message::new("pack-xwing-guides"))
            }
            Effect::Carries(..) if !constant.when.is_empty() || constant.of != [ShipTest::This] => {
                self.fail(card.at, "Carries", Message::new("pack-xwing-carries"))
            }
            Effect::Carries(ships, _) => ships
                .iter()
                .try_for_each(|ship| self.known(&self.draft.ships, card.at, *ship, "pack-xwing-no-ship")),
            Effect::InsteadOfRequirement(costs) => self.costs(card, costs),
            Effect::ChargesStaySpent if card.charges == 0 => {
                self.fail(card.at, "ChargesStaySpent", Message::new("pack-xwing-charges-spent"))
            }
            Effect::LaunchBombs(tools) if tools.is_empty() => {
                self.fail(card.at, "LaunchBombs", Message::new("pack-xwing-no-launch"))
            }
            Effect::Value(..)
            | Effect::AttackDice(_)
            | Effect::DefenseDice(_)
            | Effect::ManeuverDifficulty(..)
            | Effect::OnlyActions(_)
            | Effect::OnlyForceModifiesAttack
            | Effect::ExtraLocks(_)
            | Effect::HitsAreCrits
            | Effect::CannotAttack
            | Effect::DropWithBanks
            | Effect::ChargesStaySpent
            | Effect::LaunchBombs(_) => Ok(()),
        }
    }

    fn costs(&self, card: &Card<'_>, costs: &[Cost]) -> Result<(), PackError> {
        for cost in costs {
            match *cost {
                Cost::Charge(count) if count == 0 || count > card.charges => {
                    let why =
                        Message::new("pack-xwing-charge-cost").with("count", count).with("has", card.charges);
                    return self.fail(card.at, "Charge(", why);
                }
                Cost::Force(0) | Cost::Spend(_, 0) | Cost::Gain(_, 0) | Cost::Suffer(0) => {
                    return self.fail(card.at, "cost", Message::new("pack-xwing-free"));
                }
                Cost::Charge(_)
                | Cost::Force(_)
                | Cost::Spend(..)
                | Cost::SpendLock
                | Cost::Gain(..)
                | Cost::Suffer(_) => {}
            }
        }
        Ok(())
    }

    fn tests(&self, at: &At, tests: &[ShipTest]) -> Result<(), PackError> {
        for test in tests {
            match *test {
                ShipTest::Type(id) => self.known(&self.draft.ships, at, id, "pack-xwing-no-ship")?,
                ShipTest::Equipped(id) => {
                    self.known(&self.draft.upgrades, at, id, "pack-xwing-no-upgrade")?;
                }
                ShipTest::Under(id) => {
                    self.known(&self.draft.conditions, at, id, "pack-xwing-no-condition")?;
                }
                ShipTest::Range(least, most) if least > most || most > 3 => {
                    let why = Message::new("pack-xwing-range").with("least", least).with("most", most);
                    return self.fail(at, &format!("Range({least}, {most})"), why);
                }
                ShipTest::This
                | ShipTest::Other
                | ShipTest::Friendly
                | ShipTest::Enemy
                | ShipTest::Range(..)
                | ShipTest::In(_)
                | ShipTest::InFiringArc
                | ShipTest::Size(_)
                | ShipTest::Has(_)
                | ShipTest::Damaged
                | ShipTest::LockedByThis
                | ShipTest::SeesThis
                | ShipTest::DialHidden
                | ShipTest::LacksShield
                | ShipTest::CanReload => {}
            }
        }
        Ok(())
    }

    fn conditions(
        &self,
        card: &Card<'_>,
        armed: bool,
        conditions: &[Condition],
        scope: Scope,
    ) -> Result<(), PackError> {
        conditions.iter().try_for_each(|condition| self.condition(card, armed, condition, scope))
    }

    fn condition(
        &self,
        card: &Card<'_>,
        armed: bool,
        condition: &Condition,
        scope: Scope,
    ) -> Result<(), PackError> {
        let attack = |word: &str| {
            if scope.attack {
                Ok(())
            } else {
                self.fail(card.at, word, Message::new("pack-xwing-no-attack").with("word", word))
            }
        };
        match condition {
            Condition::With(weapon) => {
                attack("With")?;
                self.weapon_test(card, armed, *weapon)
            }
            Condition::Is(_) => attack("Is"),
            Condition::AttackRange(..) => attack("AttackRange"),
            Condition::Obstructed => attack("Obstructed"),
            Condition::AttackHit => attack("AttackHit"),
            Condition::That(who, tests) => {
                self.who(card.at, *who, scope)?;
                self.tests(card.at, tests)
            }
            Condition::There(tests) => self.tests(card.at, tests),
            Condition::Rolled(_) if !scope.rolled => {
                self.fail(card.at, "Rolled", Message::new("pack-xwing-unrolled"))
            }
            Condition::Not(condition) => self.condition(card, armed, condition, scope),
            Condition::Fully
            | Condition::Speed(..)
            | Condition::Colour(_)
            | Condition::Shaped(_)
            | Condition::IonManeuver
            | Condition::MetObstacle
            | Condition::Performed(_)
            | Condition::Rolled(_)
            | Condition::HitsPending
            | Condition::InEngagement
            | Condition::FaceUp(_)
            | Condition::NotOnBar
            | Condition::Done => Ok(()),
        }
    }

    fn weapon_test(&self, card: &Card<'_>, armed: bool, test: WeaponTest) -> Result<(), PackError> {
        match test {
            WeaponTest::ThisCard if !armed => {
                self.fail(card.at, "ThisCard", Message::new("pack-xwing-no-weapon"))
            }
            WeaponTest::ThisCard
            | WeaponTest::Primary
            | WeaponTest::Special
            | WeaponTest::From(_)
            | WeaponTest::Of(_) => Ok(()),
        }
    }

    fn who(&self, at: &At, who: Who, scope: Scope) -> Result<(), PackError> {
        match who {
            Who::Attacker if !scope.attack => {
                self.fail(at, "Attacker", Message::new("pack-xwing-no-attacker"))
            }
            Who::Defender if !scope.attack => {
                self.fail(at, "Defender", Message::new("pack-xwing-no-defender"))
            }
            Who::Chosen if !scope.chosen => self.fail(at, "Chosen", Message::new("pack-xwing-unchosen")),
            Who::This | Who::Subject | Who::Attacker | Who::Defender | Who::Chosen => Ok(()),
        }
    }

    fn steps(
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
        let mut scope = Scope { attack: on.is_some_and(in_attack), ..Scope::default() };
        let dice = matches!(
            on,
            Some(Window::ModifyAttackDice | Window::ModifyDefenseDice | Window::BeforeNeutralize)
        );
        for step in steps {
            match step {
                Step::If(condition) => self.condition(card, armed, condition, scope)?,
                Step::Choose(tests) => {
                    self.tests(at, tests)?;
                    scope.chosen = true;
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
                | Step::BonusAttack(None) => {}
            }
        }
        Ok(())
    }
}
