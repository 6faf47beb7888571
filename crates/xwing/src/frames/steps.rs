//! The price and the steps of one ability, one after the other.

use super::{
    ActStep, Answer, Flow, Frame, Suffer, Table, devices,
    price::{cost, discard, pay, recover_charge, recover_force},
    tokens, window,
};
use crate::{
    AbilityRef, Amount, Ask, CardRef, Choice, Damage, DamageFilter, Dice, DiceSet, Die, Event, Face, Facing,
    Grant, Public, Roll, Rolled, Scope, ShipId, Standing, State, Step, Wanted, Who, Window, legal,
    state::Steps,
};
use kernel::Seat;

/// Starts an ability: its price comes first.
pub(super) fn begin(t: &mut Table<'_>, scope: Scope) -> Frame {
    let ability = scope.ability;
    let shown = t.query().shown(ability.ship, ability.card);
    t.tell(|| Public::Used { ability, shown });
    note_use(t, ability);
    Frame::Steps(Steps { paid: 0, ..Steps::new(t.s, scope) })
}

/// Keeps count of what may be done once a round.
pub(super) fn note_use(t: &mut Table<'_>, ability: AbilityRef) {
    let ship = t.s.ship_mut(ability.ship);
    if let Some(bit) = t.content.counted(ship, ability.card, ability.index) {
        ship.done.used.insert(bit);
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
    // A card that is no longer there (a repaired damage card, say), or shows its other face, ends its ability.
    if !legal::is_in_force(t.query(), ability) || t.s.face(ability.ship, ability.card) != steps.face {
        return Flow::Done;
    }
    let price = cost(t, ability);
    if let Some(&part) = price.get(steps.paid as usize) {
        steps.paid += 1;
        let defender = t.s.attack().map(|attack| attack.defender);
        let child = pay(t, ability, part, defender);
        return Flow::after(Frame::Steps(steps), child);
    }
    let content = t.content;
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
        Did::Again(child) => Flow::after(Frame::Steps(steps), child),
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
    /// It is done for one ship, but for this, and comes again for the next.
    Again(Option<Frame>),
    /// The ability ends here.
    Over,
}

fn perform(t: &mut Table<'_>, steps: &mut Steps, step: &Step) -> Did {
    let scope = &steps.scope;
    let this = scope.this();
    let seat = t.s.ship(this).seat;
    let who = |t: &Table<'_>, who: Who| t.query().who(who, scope);
    match step {
        Step::If(condition) => {
            if !t.query().holds(condition, scope) {
                return Did::Over;
            }
            Did::Child(None)
        }
        Step::Choose(tests) => {
            if legal::ships(t.query(), scope, tests).next().is_none() {
                return Did::Over;
            }
            Did::Ask(seat, Wanted::Ship)
        }
        Step::MayChoose(tests) => {
            if legal::ships(t.query(), scope, tests).next().is_none() {
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
                let most = t.query().shield_value(ship);
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
                    Dice::Attack => attack.more.0 = attack.more.0.saturating_add(by),
                    Dice::Defense => attack.more.1 = attack.more.1.saturating_add(by),
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
            if *most == 0 || legal::rerollable(t.query(), this, *dice, faces).is_empty() {
                return Did::Child(None);
            }
            Did::Ask(seat, Wanted::Reroll(*dice))
        }
        &Step::Change(dice, from, to, amount) => {
            change(t, dice, from, to, amount);
            Did::Child(None)
        }
        &Step::Add(dice, face) => {
            add(t, dice, face);
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
            if legal::lock_targets(t.query(), this).next().is_none() {
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
            // X2-BEYOND-41: a ship has a condition or not, so there is room for all that a pack may have.
            if !own.conditions.insert(condition) {
                return Did::Child(None);
            }
            t.s.heard.add_condition(t.content, condition);
            t.tell(|| Public::Assigned { ship, condition });
            Did::Child(window::open_card(t, Window::Assigned, ship, CardRef::Condition(condition)))
        }
        Step::RemoveCondition => {
            if let CardRef::Condition(condition) = scope.ability.card {
                t.s.ship_mut(this).conditions.remove(condition);
            }
            Did::Over
        }
        &Step::BonusAttack(weapon) => Did::Child(super::attack::bonus(t, this, weapon)),
        Step::Drop(..) | Step::Launch(..) => {
            if legal::deliveries(t.query(), this, step).len() > 1 {
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
        Step::CancelResults => {
            if let Some(attack) = t.s.attack_mut() {
                (attack.hits, attack.crits) = (0, 0);
            }
            Did::Child(None)
        }
        Step::Lasts => Did::Child(None),
        Step::When(condition, step) => {
            if t.query().holds(condition, scope) {
                perform(t, steps, step)
            } else {
                Did::Child(None)
            }
        }
        Step::Each(tests, step) => {
            let next = legal::ships(t.query(), scope, tests).find(|ship| ship.0 >= steps.each);
            let Some(ship) = next else {
                steps.each = 0;
                return Did::Child(None);
            };
            steps.each = ship.0 + 1;
            steps.scope.chosen = Some(ship);
            match perform(t, steps, step) {
                Did::Child(child) => Did::Again(child),
                other @ (Did::Ask(..) | Did::Roll(_) | Did::Again(_) | Did::Over) => other,
            }
        }
        &Step::Deal(ship, facing) => {
            Did::Child(who(t, ship).map(|ship| Frame::Suffer(Suffer::dealt(ship, facing == Facing::Up))))
        }
        &Step::LockOn(target) => {
            let target = who(t, target);
            let target = target.filter(|it| legal::lock_targets(t.query(), this).any(|other| other == *it));
            Did::Child(target.and_then(|target| tokens::lock(t, this, target)))
        }
        &Step::BreakLock(ship) => {
            if let Some(ship) = who(t, ship) {
                tokens::unlock(t, ship, this);
            }
            Did::Child(None)
        }
        &Step::InitiativeOf(ship, rank) => {
            if let Some((ship, initiative)) = who(t, ship).zip(legal::rank_of(t.query(), rank, scope)) {
                t.s.ship_mut(ship).initiative = Some(initiative);
                t.tell(|| Public::Initiative { ship, initiative });
            }
            Did::Child(None)
        }
        &Step::SkipAction(ship) => {
            if let Some(ship) = who(t, ship) {
                t.s.ship_mut(ship).done.skips_action = true;
                t.tell(|| Public::SkipsAction { ship });
            }
            Did::Child(None)
        }
        Step::DiscardDealt => {
            super::damage::discard_dealt(t, scope.subject);
            Did::Child(None)
        }
        Step::TurnDealtDown => {
            if let Some(card) = t.query().dealt(scope.subject).and_then(Damage::reference) {
                super::damage::turn_down(t, scope.subject, card);
            }
            Did::Child(None)
        }
        Step::Discard => {
            if let CardRef::Upgrade(place) = scope.ability.card {
                discard(t, this, place, Standing::Discarded);
            }
            Did::Over
        }
        Step::DiscardWeapon => {
            let mut cards = legal::armed_cards(t.query(), this);
            let Some(first) = cards.next() else { return Did::Child(None) };
            if cards.next().is_some() {
                return Did::Ask(seat, Wanted::Weapon(this));
            }
            drop(cards);
            discard(t, this, first, Standing::Discarded);
            Did::Child(None)
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
                && let Some(ship) = t.query().who(*who, &steps.scope)
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
        Answer::Choice(_, Choice::Option(option)) if *step == Step::DiscardWeapon => {
            let card = legal::armed_cards(t.query(), this).nth(option as usize);
            if let Some(card) = card {
                discard(t, this, card, Standing::Discarded);
            }
        }
        Answer::Choice(_, Choice::Option(option)) => {
            devices::lay(t, this, step, option);
            child = devices::mines_laid(t);
        }
        Answer::Choice(_, Choice::Pass) if matches!(step, Step::MayChoose(_)) => return Flow::Done,
        // The player makes nothing of it after all: a lock not taken.
        Answer::Choice(..) | Answer::Rolled(_) => {}
    }
    steps.cursor += 1;
    Flow::after(Frame::Steps(steps), child)
}

fn repair(t: &mut Table<'_>, ship: ShipId, filter: DamageFilter, by: AbilityRef, seat: Seat) -> Did {
    let mut found = legal::repairable(t.query(), ship, filter, by);
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

/// Adds a result to the attack in flight; R-19: there is no room for more than that.
pub(super) fn add(t: &mut Table<'_>, dice: Dice, face: Face) {
    let added = pool(t, dice).and_then(|pool| pool.0.try_push(Die { face, rerolled: false }).ok());
    if added.is_some() {
        t.tell(|| Public::Added { dice, face });
    }
}

/// Changes results of the attack in flight.
pub(super) fn change(t: &mut Table<'_>, dice: Dice, from: Face, to: Face, amount: Amount) {
    let most = if let Amount::Just(most) = amount { most } else { u8::MAX };
    let count = pool(t, dice).map_or(0, |pool| pool.change(from, to, most));
    if count > 0 {
        t.tell(|| Public::Changed { dice, from, to, count });
    }
}
