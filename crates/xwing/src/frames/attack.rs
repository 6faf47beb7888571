//! Engaging, and the steps of an attack in the edition's order (X2-ATTACK-04). X2-TIMING-03: their order comes before
//! that of the players.

use super::{Answer, Flow, Frame, Modify, Suffer, Table, answered, damage, price, window};
use crate::{
    AbilityRef, Ask, CardRef, Choice, Dice, Face, Pool, Public, Query, Roll, Rolled, ShipId, WeaponRef,
    WeaponTest, Window,
    edition::AttackStep,
    legal,
    query::{self, is_reinforced},
    state::{Attack, BonusAttacks, EngageStep},
};

/// X2-ATTACK-02: one ship's turn in the engagement phase.
pub(super) fn engage(t: &mut Table<'_>, ship: ShipId, step: EngageStep, answer: Option<Answer>) -> Flow {
    if !t.s.ship(ship).on_table() {
        return Flow::Done;
    }
    let EngageStep::Attack(test) = step else {
        // X2-ATTACK-23: a ship that cannot attack engages all the same.
        let child = window::open(t, Window::BeforeEngage, ship);
        return Flow::after(Frame::Engage { ship, step: EngageStep::Attack(None) }, child);
    };
    let Some(answer) = answer else {
        if legal::attacks(t.query(), ship, test).next().is_none() {
            t.tell(|| Public::NoAttack { ship });
            return had_opportunity(t, ship);
        }
        let seat = t.s.ship(ship).seat;
        return t.ask(Frame::Engage { ship, step }, seat, Ask::Attack { ship, with: test });
    };
    let choice = answered!(answer, Answer::Choice(_, choice) => choice);
    let Choice::Attack { weapon, target, instead, obstructed } = choice else {
        t.tell(|| Public::NoAttack { ship });
        return had_opportunity(t, ship);
    };
    let range = legal::attack_range(t.query(), ship, weapon, target).unwrap_or(3);
    t.tell(|| Public::Attacked { attacker: ship, defender: target, weapon, range, obstructed });
    let attack = Attack::declared(ship, target, weapon, range);
    Flow::Next(Frame::Attack(Attack { obstructed, instead, ..attack }))
}

/// FAQ-DMGCARD-12, -14: a turn that came to no attack was an opportunity all the same, unless the table barred it.
fn had_opportunity(t: &Table<'_>, ship: ShipId) -> Flow {
    if matches!(legal::unable(t.query(), ship), None | Some(legal::Unable::Card)) {
        return window::open(t, Window::AfterOpportunity, ship).map_or(Flow::Done, Flow::Next);
    }
    Flow::Done
}

/// X2-ATTACK-17: one more attack, if there is one to make. After an attack it waits for all abilities that follow
/// attacking; at another moment it comes at once.
pub(super) fn bonus(t: &mut Table<'_>, ship: ShipId, weapon: Option<WeaponTest>) -> Option<Frame> {
    if !t.query().may_attack_again(ship) {
        return None;
    }
    t.s.ship_mut(ship).done.bonus_attack = true;
    if let Some(attack) = t.s.attack_mut() {
        attack.bonus.push((ship, weapon));
        return None;
    }
    Some(Frame::Engage { ship, step: EngageStep::Attack(weapon) })
}

/// X2-ATTACK-17: one after the other. The attack they follow is no longer in flight.
pub(super) fn bonus_attacks(mut waiting: BonusAttacks) -> Flow {
    if waiting.is_empty() {
        return Flow::Done;
    }
    let (ship, weapon) = waiting.remove(0);
    let engage = Frame::Engage { ship, step: EngageStep::Attack(weapon) };
    if waiting.is_empty() { Flow::Next(engage) } else { Flow::Push(Frame::BonusAttacks(waiting), engage) }
}

pub(super) fn advance(t: &mut Table<'_>, mut a: Attack, answer: Option<Answer>) -> Flow {
    let (attacker, defender) = (a.attacker, a.defender);
    let Some(step) = t.content.edition.attack.get(a.step) else {
        price::attack_is_over(t, attacker);
        return Flow::Done;
    };
    let child = match step {
        AttackStep::Costs => pay(t, &a),
        AttackStep::Declared => window::open(t, Window::Declared, defender),
        AttackStep::RollAttack => {
            if let Some(answer) = answer {
                let faces = answered!(answer, Answer::Rolled(Rolled::Dice(faces)) => faces);
                a.offense = Pool::of(&faces);
                t.tell(|| Public::AttackDice { ship: attacker, faces });
            } else {
                // Without a die, results may still be added.
                let dice = with_attack(t, &a, query::attack_dice);
                if dice > 0 {
                    return Table::roll(Frame::Attack(a), Roll::Dice(Dice::Attack, dice));
                }
            }
            None
        }
        AttackStep::DefenderModifiesAttack => Some(Frame::Modify(Modify::new(Dice::Attack, defender))),
        AttackStep::AttackerModifiesAttack => Some(Frame::Modify(Modify::new(Dice::Attack, attacker))),
        AttackStep::RollDefense => {
            if let Some(answer) = answer {
                let faces = answered!(answer, Answer::Rolled(Rolled::Dice(faces)) => faces);
                a.defense = Pool::of(&faces);
                t.tell(|| Public::DefenseDice { ship: defender, faces });
            } else {
                let dice = with_attack(t, &a, query::defense_dice);
                if dice > 0 {
                    return Table::roll(Frame::Attack(a), Roll::Dice(Dice::Defense, dice));
                }
            }
            None
        }
        AttackStep::AttackerModifiesDefense => Some(Frame::Modify(Modify::new(Dice::Defense, attacker))),
        AttackStep::DefenderModifiesDefense => Some(Frame::Modify(Modify::new(Dice::Defense, defender))),
        AttackStep::BeforeNeutralize => window::open(t, Window::BeforeNeutralize, attacker),
        AttackStep::Neutralize => neutralize_results(t, &mut a),
        AttackStep::Damage => deal_damage(t, &mut a),
        AttackStep::AfterDefend => window::open(t, Window::AfterDefend, defender),
        AttackStep::AfterAttack => window::open(t, Window::AfterAttack, attacker),
        AttackStep::BonusAttacks => {
            price::attack_is_over(t, attacker);
            return bonus_attacks(a.bonus);
        }
        AttackStep::Again => {
            let weapon = t.content.weapon(t.s.ship(attacker), a.weapon);
            if weapon.is_some_and(|weapon| weapon.twice) && !std::mem::replace(&mut a.again, true) {
                return again(t, a);
            }
            None
        }
        AttackStep::FirstAfterAttack => follow(t, 0, Window::AfterAttack, attacker),
        AttackStep::FirstAfterDefend => follow(t, 0, Window::AfterDefend, defender),
        AttackStep::SecondAfterAttack => follow(t, 1, Window::AfterAttack, attacker),
        AttackStep::SecondAfterDefend => follow(t, 1, Window::AfterDefend, defender),
        AttackStep::ExtraAttacks => match extra_attack(t, &mut a) {
            Some(child) => return Flow::Push(Frame::Attack(a), child),
            None => None,
        },
        // FAQ-ATTACKSEQ-31, -32: not before the last of the attacks that follow each other.
        AttackStep::RemoveDestroyed if t.s.attack().is_none() => {
            match damage::remove_doomed(t, damage::initiative_step(t), false) {
                Some(emergency) => return Flow::Push(Frame::Attack(a), emergency),
                None => None,
            }
        }
        AttackStep::RemoveDestroyed => None,
    };
    a.step += 1;
    Flow::after(Frame::Attack(a), child)
}

/// FAQ-ATTACKSEQ-25: back to the attack dice, with the same target and no new cost.
fn again(t: &Table<'_>, a: Attack) -> Flow {
    let roll = t.content.edition.attack.first(|step| step == AttackStep::RollAttack);
    let Attack { attacker, defender, weapon, range, obstructed, instead, again, bonus, .. } = a;
    let first = Attack::declared(attacker, defender, weapon, range);
    let step = roll.unwrap_or(0);
    Flow::Next(Frame::Attack(Attack { obstructed, instead, step, bonus, again, ..first }))
}

/// FAQ-ATTACKSEQ-26, -27: one player's abilities that follow an attack and perform none.
fn follow(t: &Table<'_>, player: usize, window: Window, subject: ShipId) -> Option<Frame> {
    window::open_queue(t, window, subject, t.s.player_order()[player], false)
}

/// FAQ-ATTACKSEQ-28 to -31: the next attack that follows this one, or the question for an ability that performs one: the
/// first player's before the other's, and again from the start once an attack has been made.
fn extra_attack(t: &Table<'_>, a: &mut Attack) -> Option<Frame> {
    if !a.bonus.is_empty() {
        a.queue = 0;
        let (ship, weapon) = a.bonus.remove(0);
        return Some(Frame::Engage { ship, step: EngageStep::Attack(weapon) });
    }
    let moments = [(Window::AfterAttack, a.attacker), (Window::AfterDefend, a.defender)];
    while let Some(place) = (a.queue < 4).then_some(a.queue as usize) {
        a.queue += 1;
        let ((window, subject), seat) = (moments[place % 2], t.s.player_order()[place / 2]);
        let asked = window::open_queue(t, window, subject, seat, true);
        if asked.is_some() {
            return asked;
        }
    }
    a.queue = 0;
    None
}

/// A query about the attack while it is off the stack: it is put back for the time of the question, because
/// conditions of cards look for it there.
fn with_attack(t: &mut Table<'_>, a: &Attack, ask: impl Fn(Query<'_>, &Attack) -> u8) -> u8 {
    t.s.stack.push(Frame::Attack(a.clone()));
    let answer = ask(t.query(), a);
    t.s.stack.pop();
    answer
}

/// X2-ATTACK-06: costs are paid once the defender is declared.
fn pay(t: &mut Table<'_>, a: &Attack) -> Option<Frame> {
    let WeaponRef::Upgrade(place, index) = a.weapon else { return None };
    let mut answered = None;
    let ability = AbilityRef { ship: a.attacker, card: CardRef::Upgrade(place), index };
    let content = t.content;
    if let Some(weapon) = content.weapon(t.s.ship(a.attacker), a.weapon) {
        for &cost in &weapon.cost {
            let child = price::pay(t, ability, cost, Some(a.defender));
            debug_assert!(
                child.is_none() || answered.is_none(),
                "packs are checked: one kind of token at most"
            );
            answered = answered.or(child);
        }
    }
    let query = Query { content, s: t.s };
    let instead = legal::instead_of_requirement(query, a.attacker, a.defender)
        .map(|(card, costs)| (card, costs.to_vec()));
    if let Some((card, costs)) = instead.filter(|_| a.instead) {
        let ability = AbilityRef { ship: a.attacker, card, index: 0 };
        let shown = t.query().shown(ability.ship, ability.card);
        t.tell(|| Public::Used { ability, shown });
        for cost in costs {
            let child = price::pay(t, ability, cost, Some(a.defender));
            debug_assert!(
                child.is_none() || answered.is_none(),
                "packs are checked: one kind of token at most"
            );
            answered = answered.or(child);
        }
    }
    answered
}

/// X2-ATTACK-11 to -13: evades cancel hits, then crits; what is left decides whether the attack hits. X2-ATTACK-20:
/// evades left over do nothing.
fn neutralize_results(t: &mut Table<'_>, a: &mut Attack) -> Option<Frame> {
    let evades = a.defense.count(Face::Evade);
    let on_hits = a.offense.cancel(Face::Hit, evades);
    let on_crits = a.offense.cancel(Face::Crit, evades - on_hits);
    a.defense.cancel(Face::Evade, on_hits + on_crits);
    for (face, count) in [(Face::Hit, on_hits), (Face::Crit, on_crits)] {
        if count > 0 {
            t.tell(|| Public::Cancelled { dice: Dice::Attack, face, count });
        }
    }
    (a.hits, a.crits) = (a.offense.count(Face::Hit), a.offense.count(Face::Crit));
    let (attacker, defender, hits, crits) = (a.attacker, a.defender, a.hits, a.crits);
    a.hit = hits + crits > 0;
    if hits + crits > 0 {
        t.tell(|| Public::Hit { attacker, defender, hits, crits });
        window::open(t, Window::Hit, attacker)
    } else {
        t.tell(|| Public::Missed { attacker, defender });
        window::open(t, Window::Missed, attacker)
    }
}

/// X2-ATTACK-15, X2-BEYOND-21.
fn deal_damage(t: &mut Table<'_>, a: &mut Attack) -> Option<Frame> {
    if a.hits + a.crits == 0 {
        return None;
    }
    let ship = a.defender;
    if a.hits + a.crits > 1 && is_reinforced(t.query(), a) {
        // AMB-24: a hit before a crit.
        if a.hits > 0 {
            a.hits -= 1;
        } else {
            a.crits -= 1;
        }
        t.tell(|| Public::Reinforced { ship });
    }
    Some(Frame::Suffer(Suffer::new(ship, a.hits, a.crits)))
}
