//! Engaging, and the six steps of an attack (X2-ATTACK-04). X2-TIMING-03: their order comes before that of the
//! players.

use super::{Answer, Flow, Frame, Modify, Suffer, Table, answered, steps, window};
use crate::{
    AbilityRef, Ask, CardRef, Choice, Dice, Effect, Eye, Face, Phase, Pool, Public, Reinforce, Roll, Rolled,
    ShipId, Token, WeaponRef, WeaponTest, Window, legal,
};
use geometry::Arc;
use serde::{Deserialize, Serialize};

/// An attack in flight.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) struct Attack {
    pub(crate) attacker: ShipId,
    pub(crate) defender: ShipId,
    pub(crate) weapon: WeaponRef,
    /// X2-ARC-06: the attack range.
    pub(crate) range: u8,
    /// X2-OBST-14.
    pub(crate) obstructed: bool,
    /// Whether the weapon's requirement was bought off.
    pub(crate) instead: bool,
    pub(crate) step: AttackStep,
    pub(crate) offense: Pool,
    pub(crate) defense: Pool,
    /// Dice more or fewer than cards and range say: attack, defence.
    pub(crate) more: (i8, i8),
    /// X2-ATTACK-13, -14: decided before shields, and before results become tokens.
    pub(crate) hit: bool,
    /// What is left after neutralising.
    pub(crate) hits: u8,
    pub(crate) crits: u8,
    /// X2-ATTACK-17: who attacks once more when all else of the aftermath is done, and with which weapons.
    pub(crate) bonus: Option<(ShipId, Option<WeaponTest>)>,
}

impl Attack {
    /// An attack that has just been declared, along a clear line.
    pub(crate) fn declared(attacker: ShipId, defender: ShipId, weapon: WeaponRef, range: u8) -> Self {
        Self {
            attacker,
            defender,
            weapon,
            range,
            obstructed: false,
            instead: false,
            step: AttackStep::Costs,
            offense: Pool::default(),
            defense: Pool::default(),
            more: (0, 0),
            hit: false,
            hits: 0,
            crits: 0,
            bonus: None,
        }
    }
}

/// What comes next in an attack.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub(crate) enum AttackStep {
    Costs,
    Declared,
    RollAttack,
    DefenderModifiesAttack,
    AttackerModifiesAttack,
    RollDefense,
    AttackerModifiesDefense,
    DefenderModifiesDefense,
    BeforeNeutralize,
    Neutralize,
    Damage,
    AfterDefend,
    AfterAttack,
    Done,
}

/// What comes next in an engagement.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) enum EngageStep {
    /// What answers it before it happens.
    Before,
    /// The attack, or a bonus attack with certain weapons.
    Attack(Option<WeaponTest>),
}

/// What a roll has room for.
const MOST_DICE: i16 = crate::dice::MAX_DICE as u8 as i16;

/// X2-ATTACK-07, -24, -26, -27, R-04: how many attack dice are rolled; summed first, never below zero.
pub(crate) fn attack_dice(eye: Eye<'_>, attack: &Attack) -> u8 {
    let Some(weapon) = eye.content.weapon(eye.ship(attack.attacker), attack.weapon) else { return 0 };
    let printed = eye.content.weapon_dice(eye.ship(attack.attacker), weapon);
    let mut dice = i16::from(printed) + i16::from(attack.more.0);
    if weapon.range_bonus && attack.range <= 1 {
        dice += 1;
    }
    eye.effects(attack.attacker, |effect, _| {
        if let Effect::AttackDice(by) = effect {
            dice += i16::from(*by);
        }
    });
    dice.clamp(0, MOST_DICE) as u8
}

/// X2-ATTACK-09, -25, X2-OBST-15, X2-BEYOND-36, R-04: how many defence dice are rolled.
pub(crate) fn defense_dice(eye: Eye<'_>, attack: &Attack) -> u8 {
    let Some(weapon) = eye.content.weapon(eye.ship(attack.attacker), attack.weapon) else { return 0 };
    let mut dice = i16::from(eye.agility(attack.defender)) + i16::from(attack.more.1);
    if weapon.range_bonus && attack.range == 3 {
        dice += 1;
    }
    // X2-ATTACK-28, X2-WEAPON-12: besides any bonus for range, and whatever the weapon.
    if attack.obstructed {
        dice += 1;
    }
    // X2-BEYOND-38, AMB-25: one die fewer in all, not per token.
    if eye.s.phase == Phase::Engagement && eye.ship(attack.defender).tokens.has(Token::Tractor) {
        dice -= 1;
    }
    eye.effects(attack.defender, |effect, _| {
        if let Effect::DefenseDice(by) = effect {
            dice += i16::from(*by);
        }
    });
    dice.clamp(0, MOST_DICE) as u8
}

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
        if legal::attacks(t.eye(), ship, test).next().is_none() {
            t.tell(|| Public::NoAttack { ship });
            return Flow::Done;
        }
        let seat = t.s.ship(ship).seat;
        return t.ask(Frame::Engage { ship, step }, seat, Ask::Attack { ship, with: test });
    };
    let choice = answered!(answer, Answer::Choice(_, choice) => choice);
    let Choice::Attack { weapon, target, instead, obstructed } = choice else {
        t.tell(|| Public::NoAttack { ship });
        return Flow::Done;
    };
    let range = legal::attack_range(t.eye(), ship, weapon, target).unwrap_or(3);
    t.tell(|| Public::Attacked { attacker: ship, defender: target, weapon, range, obstructed });
    let attack = Attack::declared(ship, target, weapon, range);
    Flow::Next(Frame::Attack(Attack { obstructed, instead, ..attack }))
}

/// X2-ATTACK-17: one more attack, if there is one to make. After an attack it waits for all abilities that follow
/// attacking; at another moment it comes at once.
pub(super) fn bonus(t: &mut Table<'_>, ship: ShipId, weapon: Option<WeaponTest>) -> Option<Frame> {
    let done = &mut t.s.ship_mut(ship).done;
    if std::mem::replace(&mut done.bonus_attack, true) {
        return None;
    }
    if let Some(attack) = t.s.attack_mut() {
        attack.bonus = Some((ship, weapon));
        return None;
    }
    Some(Frame::Engage { ship, step: EngageStep::Attack(weapon) })
}

pub(super) fn advance(t: &mut Table<'_>, mut a: Attack, answer: Option<Answer>) -> Flow {
    let (attacker, defender) = (a.attacker, a.defender);
    let mut child = None;
    match a.step {
        AttackStep::Costs => {
            a.step = AttackStep::Declared;
            pay(t, &a);
        }
        AttackStep::Declared => {
            a.step = AttackStep::RollAttack;
            child = window::open(t, Window::Declared, defender);
        }
        AttackStep::RollAttack => {
            let Some(answer) = answer else {
                let dice = with_attack(t, &a, attack_dice);
                // Without a die, results may still be added.
                if dice == 0 {
                    a.step = AttackStep::DefenderModifiesAttack;
                    return Flow::Next(Frame::Attack(a));
                }
                return Table::roll(Frame::Attack(a), Roll::Dice(Dice::Attack, dice));
            };
            let faces = answered!(answer, Answer::Rolled(Rolled::Dice(faces)) => faces);
            a.offense = Pool::of(&faces);
            t.tell(|| Public::AttackDice { ship: attacker, faces });
            a.step = AttackStep::DefenderModifiesAttack;
        }
        AttackStep::DefenderModifiesAttack => {
            a.step = AttackStep::AttackerModifiesAttack;
            child = Some(Frame::Modify(Modify::new(Dice::Attack, defender)));
        }
        AttackStep::AttackerModifiesAttack => {
            a.step = AttackStep::RollDefense;
            child = Some(Frame::Modify(Modify::new(Dice::Attack, attacker)));
        }
        AttackStep::RollDefense => {
            let Some(answer) = answer else {
                let dice = with_attack(t, &a, defense_dice);
                if dice == 0 {
                    a.step = AttackStep::AttackerModifiesDefense;
                    return Flow::Next(Frame::Attack(a));
                }
                return Table::roll(Frame::Attack(a), Roll::Dice(Dice::Defense, dice));
            };
            let faces = answered!(answer, Answer::Rolled(Rolled::Dice(faces)) => faces);
            a.defense = Pool::of(&faces);
            t.tell(|| Public::DefenseDice { ship: defender, faces });
            a.step = AttackStep::AttackerModifiesDefense;
        }
        AttackStep::AttackerModifiesDefense => {
            a.step = AttackStep::DefenderModifiesDefense;
            child = Some(Frame::Modify(Modify::new(Dice::Defense, attacker)));
        }
        AttackStep::DefenderModifiesDefense => {
            a.step = AttackStep::BeforeNeutralize;
            child = Some(Frame::Modify(Modify::new(Dice::Defense, defender)));
        }
        AttackStep::BeforeNeutralize => {
            a.step = AttackStep::Neutralize;
            child = window::open(t, Window::BeforeNeutralize, attacker);
        }
        AttackStep::Neutralize => child = neutralize_results(t, &mut a),
        AttackStep::Damage => child = deal_damage(t, &mut a),
        AttackStep::AfterDefend => {
            a.step = AttackStep::AfterAttack;
            child = window::open(t, Window::AfterDefend, defender);
        }
        AttackStep::AfterAttack => {
            a.step = AttackStep::Done;
            child = window::open(t, Window::AfterAttack, attacker);
        }
        AttackStep::Done => {
            return match a.bonus {
                Some((ship, weapon)) => Flow::Next(Frame::Engage { ship, step: EngageStep::Attack(weapon) }),
                None => Flow::Done,
            };
        }
    }
    Flow::after(Frame::Attack(a), child)
}

/// A query about the attack while it is off the stack: it is put back for the time of the question, because
/// conditions of cards look for it there.
fn with_attack(t: &mut Table<'_>, a: &Attack, query: impl Fn(Eye<'_>, &Attack) -> u8) -> u8 {
    t.s.stack.push(Frame::Attack(a.clone()));
    let answer = query(t.eye(), a);
    t.s.stack.pop();
    answer
}

/// X2-ATTACK-06: costs are paid once the defender is declared.
fn pay(t: &mut Table<'_>, a: &Attack) {
    let WeaponRef::Upgrade(place, index) = a.weapon else { return };
    let ability = AbilityRef { ship: a.attacker, card: CardRef::Upgrade(place), index };
    let content = t.content;
    if let Some(weapon) = content.weapon(t.s.ship(a.attacker), a.weapon) {
        for &cost in &weapon.cost {
            let child = steps::pay(t, ability, cost);
            debug_assert!(child.is_none(), "packs are checked: a weapon costs charges, Force or tokens only");
        }
    }
    let eye = Eye { content, s: t.s };
    let instead = legal::instead_of_requirement(eye, a.attacker).map(|(card, costs)| (card, costs.to_vec()));
    if let Some((card, costs)) = instead.filter(|_| a.instead) {
        let ability = AbilityRef { ship: a.attacker, card, index: 0 };
        let shown = t.eye().shown(ability.ship, ability.card);
        t.tell(|| Public::Used { ability, shown });
        for cost in costs {
            let child = steps::pay(t, ability, cost);
            debug_assert!(
                child.is_none(),
                "packs are checked: what stands in for a requirement is spent at once"
            );
        }
    }
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
    a.step = AttackStep::Damage;
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
    a.step = AttackStep::AfterDefend;
    if a.hits + a.crits == 0 {
        return None;
    }
    let ship = a.defender;
    if a.hits + a.crits > 1 && is_reinforced(t.eye(), a) {
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

/// X2-BEYOND-21, AMB-24: whether the attacker is where the defender is reinforced.
pub(crate) fn is_reinforced(eye: Eye<'_>, a: &Attack) -> bool {
    let tokens = &eye.ship(a.defender).tokens;
    let (own, other) = (eye.base(a.defender), eye.base(a.attacker));
    [(Token::ReinforceFore, Arc::FullFront), (Token::ReinforceAft, Arc::FullRear)].into_iter().any(
        |(token, arc)| {
            tokens.has(token)
                && match eye.s.ruleset.reinforce {
                    Reinforce::Entirely => own.has_wholly_in_arc(arc, eye.content.arcs, &other),
                    Reinforce::AnyPart => own.has_in_arc(arc, eye.content.arcs, &other),
                }
        },
    )
}
