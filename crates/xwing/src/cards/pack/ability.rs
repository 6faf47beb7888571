//! What must be true of abilities: every name known, every step where it can be carried out.

use super::{
    PackError,
    check::Checker,
    numbers::{MOST_AT_ONCE, MOST_DICE, asks_for_shields, is_paid_with_the_same},
    source::At,
};
use crate::{
    Ability, Condition, Constant, Cost, Effect, ShipTest, Stat, Step, Triggered, WeaponTest, Who, Window,
    cards::ability_set::COUNTED_PER_FACE,
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
    /// Which of its abilities are counted by the round.
    pub(super) counted: &'a [u8],
}

impl<'a> Card<'a> {
    pub(super) fn new(kind: CardKind, at: &'a At) -> Self {
        Self { kind, at, charges: 0, faces: 1, counted: &[] }
    }
}

/// What is there to speak of when a step happens.
#[derive(Clone, Copy, Default)]
pub(super) struct Scope {
    /// An attack is in flight.
    pub(super) attack: bool,
    /// An earlier step chose a ship.
    pub(super) chosen: bool,
    /// An earlier step rolled dice.
    pub(super) rolled: bool,
    /// A damage card was just dealt face up.
    pub(super) dealt: bool,
}

/// How many abilities a face has at most.
const MOST_ABILITIES: usize = 6;
/// The longest list of steps.
pub(super) const MOST_STEPS: usize = 16;

/// Moments within an attack.
pub(super) fn in_attack(window: Window) -> bool {
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
        | Window::AfterSetup
        | Window::Spent(_)
        | Window::DealtUp
        | Window::AfterOpportunity => false,
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
        let counted: Vec<u8> =
            abilities.iter().zip(0..).filter(|(it, _)| it.is_counted()).map(|(_, index)| index).collect();
        let card = &Card { counted: &counted, ..*card };
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
        let dealt = triggered.on == Window::DealtUp;
        let scope = Scope { attack: in_attack(triggered.on), dealt, ..Scope::default() };
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
            // It is paid from its own card, by the ship that has it.
            Effect::InsteadOfRequirement(_) if constant.of != [ShipTest::This] => {
                self.fail(card.at, "InsteadOfRequirement", Message::new("pack-xwing-own-ship"))
            }
            Effect::InsteadOfRequirement(costs) => {
                // It is paid as a weapon's price is, before anything could answer.
                if costs.iter().any(|cost| matches!(cost, Cost::Gain(..) | Cost::Suffer(_))) {
                    return self.fail(
                        card.at,
                        "InsteadOfRequirement",
                        Message::new("pack-xwing-weapon-cost"),
                    );
                }
                self.costs(card, costs)
            }
            Effect::Value(..) if asks_for_shields(constant) => {
                self.fail(card.at, "LacksShield", Message::new("pack-xwing-circle"))
            }
            // What a ship has lost is counted against these: they are the same from the beginning to the end.
            Effect::Value(Stat::Hull | Stat::Shields, _)
            | Effect::Set(Stat::Hull | Stat::Shields, _)
            | Effect::ExtraLocks(_)
                if !constant.when.is_empty()
                    || constant.of != [ShipTest::This]
                    || matches!(card.kind, CardKind::Damage | CardKind::Condition) =>
            {
                self.fail(card.at, "effect", Message::new("pack-xwing-own-always"))
            }
            Effect::Value(_, by) => self.number(card.at, "Value", *by, (-MOST_AT_ONCE, MOST_AT_ONCE)),
            Effect::AttackDice(by) => self.number(card.at, "AttackDice", *by, (-MOST_DICE, MOST_DICE)),
            Effect::DefenseDice(by) => self.number(card.at, "DefenseDice", *by, (-MOST_DICE, MOST_DICE)),
            // From blue to red, or back.
            Effect::ManeuverDifficulty(_, by) => self.number(card.at, "ManeuverDifficulty", *by, (-2, 2)),
            Effect::ChargesStaySpent if card.charges == 0 => {
                self.fail(card.at, "ChargesStaySpent", Message::new("pack-xwing-charges-spent"))
            }
            Effect::Treat(_, (least, most), _) if least > most || *most > 5 => {
                let why = Message::new("pack-xwing-speeds").with("least", *least).with("most", *most);
                self.fail(card.at, "Treat", why)
            }
            Effect::SilencesPilot if card.kind != CardKind::Damage => {
                self.fail(card.at, "SilencesPilot", Message::new("pack-xwing-silences"))
            }
            Effect::LaunchBombs(tools) if tools.is_empty() => {
                self.fail(card.at, "LaunchBombs", Message::new("pack-xwing-no-launch"))
            }
            Effect::LaunchBombs(tools) => self.tools(card.at, tools),
            Effect::OnlyActions(_)
            | Effect::OnlyForceModifiesAttack
            | Effect::ExtraLocks(_)
            | Effect::HitsAreCrits
            | Effect::CannotAttack
            | Effect::DropWithBanks
            | Effect::ChargesStaySpent
            | Effect::Set(..)
            | Effect::CannotSpend(_)
            | Effect::CannotReroll(_)
            | Effect::CannotSelect(_)
            | Effect::NoBarActions
            | Effect::ActsStressed
            | Effect::NoAttackDice
            | Effect::DealtFaceUp
            | Effect::TargetThisInstead
            | Effect::SilencesPilot
            | Effect::IgnoresObstacles
            | Effect::Treat(..) => Ok(()),
        }
    }

    pub(super) fn costs(&self, card: &Card<'_>, costs: &[Cost]) -> Result<(), PackError> {
        for (i, cost) in costs.iter().enumerate() {
            // Each is looked at by itself when a price is asked for.
            if costs[..i].iter().any(|other| is_paid_with_the_same(other, cost)) {
                return self.fail(card.at, "cost", Message::new("pack-xwing-cost-twice"));
            }
            if let Cost::Force(count) | Cost::Spend(_, count) | Cost::Gain(_, count) | Cost::Suffer(count) =
                *cost
            {
                self.number(card.at, "cost", count, (0, MOST_AT_ONCE))?;
            }
            match *cost {
                Cost::Charge(count) if count == 0 || count > card.charges => {
                    let why =
                        Message::new("pack-xwing-charge-cost").with("count", count).with("has", card.charges);
                    return self.fail(card.at, "Charge(", why);
                }
                Cost::Force(0) | Cost::Spend(_, 0) | Cost::Gain(_, 0) | Cost::Suffer(0) => {
                    return self.fail(card.at, "cost", Message::new("pack-xwing-free"));
                }
                Cost::Discard if card.kind != CardKind::Upgrade => {
                    return self.fail(card.at, "Discard", Message::new("pack-xwing-discard"));
                }
                Cost::Charge(_)
                | Cost::Force(_)
                | Cost::Spend(..)
                | Cost::SpendLock
                | Cost::Gain(..)
                | Cost::Suffer(_)
                | Cost::Discard => {}
            }
        }
        Ok(())
    }

    pub(super) fn tests(&self, at: &At, tests: &[ShipTest]) -> Result<(), PackError> {
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
                | ShipTest::CanReload
                | ShipTest::Attacking
                | ShipTest::Defending
                | ShipTest::HasLockedThis
                | ShipTest::Touching => {}
            }
        }
        Ok(())
    }

    pub(super) fn conditions(
        &self,
        card: &Card<'_>,
        armed: bool,
        conditions: &[Condition],
        scope: Scope,
    ) -> Result<(), PackError> {
        conditions.iter().try_for_each(|condition| self.condition(card, armed, condition, scope))
    }

    pub(super) fn condition(
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
            Condition::Any(conditions) => {
                conditions.iter().try_for_each(|condition| self.condition(card, armed, condition, scope))
            }
            Condition::Used(index) if !card.counted.contains(index) => {
                self.fail(card.at, "Used(", Message::new("pack-xwing-used").with("index", *index))
            }
            Condition::Fresh if card.kind != CardKind::Damage => {
                self.fail(card.at, "Fresh", Message::new("pack-xwing-fresh"))
            }
            Condition::DealtOf(_) if !scope.dealt => {
                self.fail(card.at, "DealtOf", Message::new("pack-xwing-dealt-up"))
            }
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
            | Condition::Done
            | Condition::Used(_)
            | Condition::Fresh
            | Condition::DealtOf(_)
            | Condition::OnObstacle => Ok(()),
        }
    }

    pub(super) fn weapon_test(
        &self,
        card: &Card<'_>,
        armed: bool,
        test: WeaponTest,
    ) -> Result<(), PackError> {
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

    /// A step within another, which must neither ask nor roll.
    pub(super) fn plain(
        &self,
        card: &Card<'_>,
        armed: bool,
        on: Option<Window>,
        step: &Step,
        scope: Scope,
    ) -> Result<(), PackError> {
        let (Step::Gain(who, ..)
        | Step::Remove(who, ..)
        | Step::RecoverShield(who, _)
        | Step::Suffer(who, ..)
        | Step::Deal(who, _)) = step
        else {
            return self.fail(card.at, "then", Message::new("pack-xwing-plain"));
        };
        self.who(card.at, *who, scope)?;
        // `Chosen` was looked at above; what else the step needs is checked as everywhere.
        if *who == Who::Chosen { Ok(()) } else { self.steps(card, armed, on, std::slice::from_ref(step)) }
    }

    pub(super) fn who(&self, at: &At, who: Who, scope: Scope) -> Result<(), PackError> {
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
}
