//! The price and the steps of one ability, one after the other.

use super::{ActStep, Answer, Flow, Frame, Suffer, Table, devices, tokens, window};
use crate::{
    Ability, AbilityRef, Amount, Ask, CardRef, Choice, Cost, DamageFilter, Dice, DiceSet, Event, Face, Grant,
    Public, Roll, Rolled, Scope, ShipId, State, Step, Wanted, Who, Window, legal,
};
use kernel::Seat;
use serde::{Deserialize, Serialize};

/// An ability in flight.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) struct Steps {
    pub(crate) scope: Scope,
    /// The part of the price that is due.
    paid: u8,
    /// The step that is due.
    pub(crate) cursor: u8,
    /// Dice that are being rerolled.
    rolling: DiceSet,
}

impl Steps {
    /// An ability whose price is paid elsewhere, or free.
    pub(crate) fn new(scope: Scope) -> Self {
        Self { scope, paid: u8::MAX, cursor: 0, rolling: DiceSet::NONE }
    }
}

/// Starts an ability: its price comes first.
pub(super) fn begin(t: &mut Table<'_>, scope: Scope) -> Frame {
    let ability = scope.ability;
    let shown = t.eye().shown(ability.ship, ability.card);
    t.tell(|| Public::Used { ability, shown });
    note_use(t, ability);
    Frame::Steps(Steps { paid: 0, ..Steps::new(scope) })
}

/// Keeps count of what may be done once a round.
pub(super) fn note_use(t: &mut Table<'_>, ability: AbilityRef) {
    let ship = t.s.ship_mut(ability.ship);
    if let Some(bit) = t.content.counted(ship, ability.card, ability.index) {
        ship.done.used.insert(bit);
    }
}

fn cost<'t>(t: &Table<'t>, ability: AbilityRef) -> &'t [Cost] {
    if let CardRef::Device(_) = ability.card {
        return &[];
    }
    match &t.content.abilities(t.s.ship(ability.ship), ability.card)[ability.index as usize] {
        Ability::Triggered(triggered) => &triggered.cost,
        Ability::Action(action) => &action.cost,
        Ability::Weapon(weapon) => &weapon.cost,
        Ability::Constant(_) | Ability::Bar(_) => &[],
    }
}

/// Pays one part of a price; the frame to push if anything answers that.
pub(super) fn pay(t: &mut Table<'_>, ability: AbilityRef, cost: Cost) -> Option<Frame> {
    let ship = ability.ship;
    let seat = t.s.ship(ship).seat;
    match cost {
        Cost::Charge(count) => {
            let own = t.s.ship_mut(ship);
            match ability.card {
                CardRef::Pilot => own.charges -= count,
                CardRef::Upgrade(place) => own.upgrades[place as usize].charges -= count,
                CardRef::Type
                | CardRef::Damage(..)
                | CardRef::Condition(_)
                | CardRef::Device(_)
                | CardRef::Aboard => {}
            }
            let shown = t.eye().shown(ship, ability.card);
            t.tell(|| Public::ChargeSpent { ability, count, shown });
            None
        }
        Cost::Force(count) => {
            t.s.ship_mut(ship).force -= count;
            t.tell(|| Public::ForceSpent { ship, count });
            None
        }
        Cost::Spend(token, count) => {
            t.s.ship_mut(ship).tokens.take(token, count);
            for _ in 0..count {
                t.tell(|| Public::Spent { ship, token });
            }
            None
        }
        Cost::SpendLock => {
            let target = t.s.attack().map(|attack| attack.defender)?;
            tokens::unlock(t, ship, target);
            None
        }
        Cost::Gain(token, count) => tokens::gain(t, ship, token, count, seat),
        Cost::Suffer(hits) => Some(Frame::Suffer(Suffer::new(ship, hits, 0))),
    }
}

/// The price of a card's action, which has no part that anything answers.
pub(super) fn pay_action(t: &mut Table<'_>, ability: AbilityRef) {
    for &part in cost(t, ability) {
        let child = pay(t, ability, part);
        debug_assert!(
            child.is_none(),
            "packs are checked: a card action costs charges, Force or tokens only"
        );
    }
}

/// Tells the ability that granted an action whether it was on the ship's own bar.
pub(super) fn note_action(s: &mut State, ability: AbilityRef, on_bar: bool) {
    for frame in s.stack.iter_mut().rev() {
        if let Frame::Steps(steps) = frame
            && steps.scope.ability == ability
        {
            steps.scope.on_bar = on_bar;
            steps.scope.done = true;
            return;
        }
    }
}

pub(super) fn advance(t: &mut Table<'_>, mut steps: Steps, answer: Option<Answer>) -> Flow {
    let ability = steps.scope.ability;
    let price = cost(t, ability);
    if let Some(&part) = price.get(steps.paid as usize) {
        steps.paid += 1;
        let child = pay(t, ability, part);
        return Flow::after(Frame::Steps(steps), child);
    }
    let content = t.content;
    // A card that is no longer there (a repaired damage card, say) ends its ability.
    if !legal::is_in_force(t.eye(), ability) {
        return Flow::Done;
    }
    let all = content.steps(t.s.ship(ability.ship), ability.card, ability.index);
    let Some(step) = all.get(steps.cursor as usize) else { return Flow::Done };
    if let Some(answer) = answer {
        return resume(t, steps, step, answer);
    }
    let flow = perform(t, &mut steps, step);
    match flow {
        Did::Child(child) => {
            steps.cursor += 1;
            Flow::after(Frame::Steps(steps), child)
        }
        Did::Ask(seat, wanted) => t.ask(Frame::Steps(steps), seat, Ask::Step { ability, wanted }),
        Did::Roll(roll) => Table::roll(Frame::Steps(steps), roll),
        Did::Over => Flow::Done,
    }
}

/// What became of a step.
enum Did {
    /// It is done, but for this.
    Child(Option<Frame>),
    /// A player must say more.
    Ask(Seat, Wanted),
    /// Dice must fall.
    Roll(Roll),
    /// The ability ends here.
    Over,
}

fn perform(t: &mut Table<'_>, steps: &mut Steps, step: &Step) -> Did {
    let scope = &steps.scope;
    let this = scope.this();
    let seat = t.s.ship(this).seat;
    let who = |t: &Table<'_>, who: Who| t.eye().who(who, scope);
    match step {
        Step::If(condition) => {
            if !t.eye().holds(condition, scope) {
                return Did::Over;
            }
            Did::Child(None)
        }
        Step::Choose(tests) => {
            if legal::ships(t.eye(), scope, tests).next().is_none() {
                return Did::Over;
            }
            Did::Ask(seat, Wanted::Ship)
        }
        &Step::Gain(ship, token, count) => {
            Did::Child(who(t, ship).and_then(|ship| tokens::gain(t, ship, token, count, seat)))
        }
        &Step::Remove(ship, token, amount) => {
            if let Some(ship) = who(t, ship) {
                let most = if let Amount::Just(most) = amount { most } else { u8::MAX };
                let count = t.s.ship_mut(ship).tokens.take(token, most);
                if count > 0 {
                    t.tell(|| Public::Lost { ship, token, count });
                }
            }
            Did::Child(None)
        }
        &Step::Transfer(from, to, token) => {
            let (Some(from), Some(to)) = (who(t, from), who(t, to)) else { return Did::Over };
            if t.s.ship_mut(from).tokens.take(token, 1) == 0 {
                return Did::Over;
            }
            t.tell(|| Public::Lost { ship: from, token, count: 1 });
            Did::Child(tokens::gain(t, to, token, 1, seat))
        }
        &Step::RecoverCharge(count) => {
            recover_charge(t, this, scope.ability.card, count);
            Did::Child(None)
        }
        &Step::RecoverForce(ship, count) => {
            if let Some(ship) = who(t, ship) {
                recover_force(t, ship, count);
            }
            Did::Child(None)
        }
        &Step::RecoverShield(ship, count) => {
            if let Some(ship) = who(t, ship) {
                let most = t.eye().shield_value(ship);
                let own = t.s.ship_mut(ship);
                let count = count.min(most.saturating_sub(own.shields));
                own.shields += count;
                if count > 0 {
                    t.tell(|| Public::ShieldRecovered { ship, count });
                }
            }
            Did::Child(None)
        }
        &Step::Suffer(ship, hits, crits) => {
            Did::Child(who(t, ship).map(|ship| Frame::Suffer(Suffer::new(ship, hits, crits))))
        }
        &Step::SufferRolled(ship) => {
            let count = |face| scope.rolled.iter().filter(|rolled| **rolled == face).count() as u8;
            let (hits, crits) = (count(Face::Hit), count(Face::Crit));
            let ship = who(t, ship).filter(|_| hits + crits > 0);
            Did::Child(ship.map(|ship| Frame::Suffer(Suffer::new(ship, hits, crits))))
        }
        &Step::MoreDice(dice, by) => {
            if let Some(attack) = t.s.attack_mut() {
                match dice {
                    Dice::Attack => attack.more.0 += by,
                    Dice::Defense => attack.more.1 += by,
                }
            }
            Did::Child(None)
        }
        Step::PreventDamage => {
            super::damage::prevent(t);
            Did::Child(None)
        }
        &Step::Repair(ship, filter) => {
            let Some(ship) = who(t, ship) else { return Did::Over };
            repair(t, ship, filter, scope.ability, seat)
        }
        Step::TurnDown => {
            super::damage::turn_down(t, this, scope.ability.card);
            Did::Child(None)
        }
        &Step::Roll(dice, count) => Did::Roll(Roll::Dice(dice, count)),
        Step::Reroll(dice, most, faces) => {
            // Nothing to choose from: a price may have been paid for nothing.
            if *most == 0 || legal::rerollable(t.eye(), *dice, faces).is_empty() {
                return Did::Child(None);
            }
            Did::Ask(seat, Wanted::Reroll(*dice))
        }
        &Step::Change(dice, from, to, amount) => {
            change(t, dice, from, to, amount);
            Did::Child(None)
        }
        &Step::Add(dice, face) => {
            if let Some(pool) = pool(t, dice) {
                let _ = pool.0.try_push(crate::Die { face, rerolled: false });
                t.tell(|| Public::Added { dice, face });
            }
            Did::Child(None)
        }
        &Step::Cancel(dice, face, amount) => {
            let most = if let Amount::Just(most) = amount { most } else { u8::MAX };
            let count = pool(t, dice).map_or(0, |pool| pool.cancel(face, most));
            if count > 0 {
                t.tell(|| Public::Cancelled { dice, face, count });
            }
            Did::Child(None)
        }
        Step::Act(ship, _) => {
            let Some(ship) = who(t, *ship) else { return Did::Over };
            let grant = Grant::Card(scope.ability, steps.cursor);
            steps.scope.done = false;
            Did::Child(Some(Frame::Act { ship, grant, step: ActStep::Choose }))
        }
        Step::AcquireLock => {
            if legal::lock_targets(t.eye(), this).next().is_none() {
                return Did::Over;
            }
            Did::Ask(seat, Wanted::LockTarget)
        }
        &Step::Initiative(initiative) => {
            t.s.ship_mut(this).initiative = Some(initiative);
            t.tell(|| Public::Initiative { ship: this, initiative });
            Did::Child(None)
        }
        &Step::Peek(ship) => {
            if let Some(ship) = who(t, ship)
                && let Some(dial) = &mut t.s.ship_mut(ship).dial
            {
                dial.peeked |= 1 << seat.0;
                let maneuver = dial.maneuver;
                t.log.push(|| Event::Peeked { by: seat, ship, maneuver });
            }
            Did::Child(None)
        }
        &Step::ShowDial(ship) => {
            if let Some(ship) = who(t, ship)
                && let Some(dial) = &mut t.s.ship_mut(ship).dial
                && !dial.up
            {
                dial.up = true;
                let index = dial.maneuver as usize;
                let maneuver = t.content.type_of(t.s.ship(ship)).dial[index];
                t.tell(|| Public::DialShown { ship, maneuver });
            }
            Did::Child(None)
        }
        Step::Flip => {
            if let CardRef::Upgrade(upgrade) = scope.ability.card {
                let equipped = &mut t.s.ship_mut(this).upgrades[upgrade as usize];
                equipped.face = 1 - equipped.face;
                let face = equipped.face;
                t.tell(|| Public::Flipped { ship: this, upgrade, face });
            }
            // What else stands on the face that is now below no longer counts.
            Did::Over
        }
        Step::Assign(ship, name) => {
            let (Some(ship), Some(condition)) = (who(t, *ship), t.content.condition(name.as_str())) else {
                return Did::Over;
            };
            let own = t.s.ship_mut(ship);
            if own.conditions.contains(&condition) || own.conditions.try_push(condition).is_err() {
                return Did::Child(None);
            }
            let place = own.conditions.len() as u8 - 1;
            t.tell(|| Public::Assigned { ship, condition });
            Did::Child(window::open_card(t, Window::Assigned, ship, CardRef::Condition(place)))
        }
        Step::RemoveCondition => {
            if let CardRef::Condition(place) = scope.ability.card {
                t.s.ship_mut(this).conditions.remove(place as usize);
            }
            Did::Over
        }
        &Step::BonusAttack(weapon) => Did::Child(super::attack::bonus(t, this, weapon)),
        Step::Drop(..) | Step::Launch(..) => {
            if legal::deliveries(t.eye(), this, step).len() > 1 {
                return Did::Ask(seat, Wanted::Device);
            }
            devices::lay(t, this, step, 0);
            Did::Child(devices::mines_laid(t))
        }
        &Step::TokensForDamage(token, damage) => {
            let Some(attack) = t.s.attack_mut() else { return Did::Over };
            let total = attack.hits + attack.crits;
            attack.hits = damage.min(total);
            attack.crits = 0;
            let (defender, count) = (attack.defender, total.saturating_sub(damage));
            Did::Child(tokens::gain(t, defender, token, count, seat))
        }
    }
}

/// Goes on with a step that asked or rolled.
fn resume(t: &mut Table<'_>, mut steps: Steps, step: &Step, answer: Answer) -> Flow {
    let ability = steps.scope.ability;
    let this = ability.ship;
    let mut child = None;
    match answer {
        Answer::Rolled(Rolled::Dice(faces)) => {
            if let &Step::Reroll(dice, ..) = step {
                super::modify::rerolled(t, dice, steps.rolling, &faces);
                steps.rolling = DiceSet::NONE;
            } else {
                let dice = if let &Step::Roll(dice, _) = step { dice } else { Dice::Attack };
                t.tell(|| Public::Rolled { ship: this, dice, faces: faces.clone() });
                steps.scope.rolled = faces;
            }
        }
        Answer::Choice(_, Choice::Ship(ship)) => {
            if *step == Step::AcquireLock {
                child = tokens::lock(t, this, ship);
            } else {
                steps.scope.chosen = Some(ship);
            }
        }
        Answer::Choice(_, Choice::Damage(place)) => {
            if let Step::Repair(who, _) = step
                && let Some(ship) = t.eye().who(*who, &steps.scope)
            {
                super::damage::repair(t, ship, place);
            }
        }
        Answer::Choice(_, Choice::Dice(set)) => {
            if let &Step::Reroll(dice, ..) = step {
                steps.rolling = set;
                return Table::roll(Frame::Steps(steps), Roll::Dice(dice, set.len() as u8));
            }
        }
        Answer::Choice(_, Choice::Option(option)) => {
            devices::lay(t, this, step, option);
            child = devices::mines_laid(t);
        }
        // The player makes nothing of it after all: a lock not taken.
        Answer::Choice(..) | Answer::Rolled(_) => {}
    }
    steps.cursor += 1;
    Flow::after(Frame::Steps(steps), child)
}

fn repair(t: &mut Table<'_>, ship: ShipId, filter: DamageFilter, by: AbilityRef, seat: Seat) -> Did {
    let mut found = legal::repairable(t.eye(), ship, filter, by);
    let Some(first) = found.next() else { return Did::Over };
    // X2-DAMAGE-11: the player chooses; cards that are alike are no choice.
    if found.next().is_some() {
        return Did::Ask(seat, Wanted::Repair(ship));
    }
    drop(found);
    super::damage::repair(t, ship, first);
    Did::Child(None)
}

fn pool<'t>(t: &'t mut Table<'_>, dice: Dice) -> Option<&'t mut crate::Pool> {
    let attack = t.s.attack_mut()?;
    Some(match dice {
        Dice::Attack => &mut attack.offense,
        Dice::Defense => &mut attack.defense,
    })
}

/// Changes results of the attack in flight.
pub(super) fn change(t: &mut Table<'_>, dice: Dice, from: Face, to: Face, amount: Amount) {
    let most = if let Amount::Just(most) = amount { most } else { u8::MAX };
    let count = pool(t, dice).map_or(0, |pool| pool.change(from, to, most));
    if count > 0 {
        t.tell(|| Public::Changed { dice, from, to, count });
    }
}

/// X2-CHARGE-05, -06.
pub(super) fn recover_charge(t: &mut Table<'_>, ship: ShipId, card: CardRef, count: u8) {
    if t.eye().stays_spent(ship, card) {
        return;
    }
    let (limit, _) = t.eye().charge_limit(ship, card);
    let own = t.s.ship_mut(ship);
    let charges = match card {
        CardRef::Pilot => &mut own.charges,
        CardRef::Upgrade(place) => &mut own.upgrades[place as usize].charges,
        CardRef::Type
        | CardRef::Damage(..)
        | CardRef::Condition(_)
        | CardRef::Device(_)
        | CardRef::Aboard => return,
    };
    let count = count.min(limit.saturating_sub(*charges));
    *charges += count;
    if count > 0 {
        let shown = t.eye().shown(ship, card);
        t.tell(|| Public::ChargeRecovered { ship, card, count, shown });
    }
}

/// X2-FORCE-02.
pub(super) fn recover_force(t: &mut Table<'_>, ship: ShipId, count: u8) {
    let (limit, _) = t.eye().force_capacity(ship);
    let own = t.s.ship_mut(ship);
    let count = count.min(limit.saturating_sub(own.force));
    own.force += count;
    if count > 0 {
        t.tell(|| Public::ForceRecovered { ship, count });
    }
}
