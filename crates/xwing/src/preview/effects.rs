//! What both sides bring to the dice of an attack, in the words of exact odds. A card that those words cannot say is left
//! out, and said to be.

use crate::{
    Ability, AbilityRef, Amount, CardRef, Cost, Dice, Duty, Face, Query, Scope, ShipId, Step, Token,
    Triggered, WeaponRef, Window, legal, state::Attack,
};
use odds::{Change, Faces, Reroll, Tokens};

/// What a card does to dice.
#[derive(Debug, Clone, PartialEq)]
pub(super) enum Turn {
    /// Rerolls up to so many dice that show one of these; any, if none is named.
    Reroll(u8, Vec<Face>),
    /// Changes up to so many.
    Change(Face, Face, u8),
    /// Adds a result.
    Add(Face),
    /// Takes up to so many out.
    Cancel(Face, u8),
}

/// A card's effect on dice, and its price.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Effect {
    pub(super) ability: AbilityRef,
    pub(super) dice: Dice,
    pub(super) turn: Turn,
    pub(super) cost: odds::Cost,
    pub(super) must: bool,
}

/// What an attacker can spend: its lock counts too, and X2-CARD: some cards leave it nothing but the Force.
pub(super) fn attacking(query: Query<'_>, attack: &Attack) -> Tokens {
    let own = query.purse(attack.attacker);
    if legal::only_force(query, attack.attacker) {
        return Tokens { force: own.force, ..Tokens::default() };
    }
    let lock = u8::from(query.ship(attack.attacker).locks.contains(&attack.defender));
    Tokens { lock, evade: 0, ..own }
}

/// What is left when a weapon has been paid for.
pub(super) fn paying(query: Query<'_>, attack: &Attack, mut tokens: Tokens) -> Tokens {
    let weapon = query.content.weapon(query.ship(attack.attacker), attack.weapon);
    for cost in weapon.map(|weapon| &weapon.cost[..]).unwrap_or_default() {
        match *cost {
            Cost::Force(count) => tokens.force = tokens.force.saturating_sub(count),
            Cost::Spend(Token::Focus, count) => tokens.focus = tokens.focus.saturating_sub(count),
            Cost::Spend(Token::Calculate, count) => tokens.calculate = tokens.calculate.saturating_sub(count),
            Cost::SpendLock => tokens.lock = 0,
            Cost::Spend(..) | Cost::Charge(_) | Cost::Gain(..) | Cost::Suffer(_) | Cost::Discard => {}
        }
    }
    tokens
}

/// An ability as an effect on dice, if the words of odds can say it.
pub(super) fn effect(
    query: Query<'_>,
    attack: &Attack,
    ability: AbilityRef,
    triggered: &Triggered,
    subject: ShipId,
) -> Option<Effect> {
    let scope = Scope::new(ability, subject);
    let mut steps =
        triggered.then.iter().filter(|step| !matches!(step, Step::If(test) if query.holds(test, &scope)));
    let (Some(step), None) = (steps.next(), steps.next()) else { return None };
    let most = |amount: &Amount| match amount {
        Amount::Just(count) => *count,
        Amount::All => crate::MAX_DICE as u8,
    };
    let (dice, turn) = if let Step::Reroll(dice, count, faces) = step {
        (*dice, Turn::Reroll(*count, faces.clone()))
    } else if let Step::Change(dice, from, to, amount) = step {
        (*dice, Turn::Change(*from, *to, most(amount)))
    } else if let Step::Cancel(dice, face, amount) = step {
        (*dice, Turn::Cancel(*face, most(amount)))
    } else if let Step::Add(dice, face) = step {
        (*dice, Turn::Add(*face))
    } else {
        return None;
    };
    // What another ship pays does not come out of this one's purse.
    let own = ability.ship == subject;
    let cost = match triggered.cost[..] {
        [] => odds::Cost::Free,
        [Cost::Charge(1)] => odds::Cost::Charge,
        [_] if !own => odds::Cost::Free,
        [Cost::Force(1)] => odds::Cost::Force,
        [Cost::Spend(Token::Focus, 1)] => odds::Cost::Focus,
        [Cost::Spend(Token::Calculate, 1)] => odds::Cost::Calculate,
        [Cost::Spend(Token::Evade, 1)] => odds::Cost::Evade,
        [Cost::SpendLock] => odds::Cost::Lock,
        _ => return None,
    };
    let must = legal::duty(query, attack, ability, triggered) == Duty::Must;
    Some(Effect { ability, dice, turn, cost, must })
}

/// The ability that a reference means, if it answers a moment.
pub(super) fn triggered(query: Query<'_>, ability: AbilityRef) -> Option<&Triggered> {
    if !super::moves::is_there(query, ability) {
        return None;
    }
    match &query.content.abilities(query.ship(ability.ship), ability.card)[ability.index as usize] {
        Ability::Triggered(triggered) => Some(triggered),
        Ability::Constant(_) | Ability::Action(_) | Ability::Weapon(_) | Ability::Bar(_) => None,
    }
}

/// What the cards of one side can still do to some dice of the attack in flight, and the cards that cannot be counted.
pub(super) fn effects(
    query: Query<'_>,
    attack: &Attack,
    by: ShipId,
    dice: Dice,
) -> (Vec<Effect>, Vec<AbilityRef>) {
    let (window, subject) = match dice {
        Dice::Attack => (Window::ModifyAttackDice, attack.attacker),
        Dice::Defense => (Window::ModifyDefenseDice, attack.defender),
    };
    let (mut found, mut left_out) = (Vec::new(), Vec::new());
    if dice == Dice::Attack && by == attack.attacker && legal::only_force(query, by) {
        return (found, left_out);
    }
    for id in query.s.on_table().filter(|id| query.s.are_friends(*id, by)) {
        let ship = query.ship(id);
        if query.content.listens(ship) & window.bit() == 0 {
            continue;
        }
        for card in query.content.cards(ship) {
            for (index, ability) in query.content.abilities(ship, card).iter().enumerate() {
                let Ability::Triggered(triggered) = ability else { continue };
                let ability = AbilityRef { ship: id, card, index: index as u8 };
                if triggered.on != window || !is_possible(query, triggered, &Scope::new(ability, subject)) {
                    continue;
                }
                match effect(query, attack, ability, triggered, subject) {
                    Some(effect) if effect.dice == dice => found.push(effect),
                    _ => left_out.push(ability),
                }
            }
        }
    }
    (found, left_out)
}

/// Whether an ability could be used once there are dice for it.
fn is_possible(query: Query<'_>, triggered: &Triggered, scope: &Scope) -> bool {
    query.passes(scope.subject, &triggered.of, scope)
        && !legal::is_used(query, scope.ability)
        && triggered.when.iter().all(|condition| query.holds(condition, scope))
        && legal::can_pay(query, scope, &triggered.cost)
}

/// X2-WEAPON-13: the ability by which a weapon's results become tokens, and how many of them still do damage.
pub(super) fn tokens_for_damage(query: Query<'_>, attack: &Attack) -> Option<(AbilityRef, u8)> {
    let WeaponRef::Upgrade(place, _) = attack.weapon else { return None };
    let card = CardRef::Upgrade(place);
    let all = query.content.abilities(query.ship(attack.attacker), card);
    all.iter().enumerate().find_map(|(index, ability)| {
        let Ability::Triggered(triggered) = ability else { return None };
        let kept = triggered.then.iter().find_map(|step| {
            let Step::TokensForDamage(_, kept) = step else { return None };
            Some(*kept)
        })?;
        Some((AbilityRef { ship: attack.attacker, card, index: index as u8 }, kept))
    })
}

fn faces<D: odds::Face>(all: &[Face], one: impl Fn(Face) -> D) -> Faces<D> {
    if all.is_empty() {
        Faces::ALL
    } else {
        Faces::of(&all.iter().map(|face| one(*face)).collect::<Vec<D>>())
    }
}

fn reroll<D: odds::Face>(count: u8, named: &[Face], cost: odds::Cost, one: impl Fn(Face) -> D) -> Reroll<D> {
    Reroll { up_to: count, faces: faces(named, one), cost }
}

fn change<D: odds::Face>(effect: &Effect, from: D, to: D, count: u8) -> Change<D> {
    Change { from: Faces::of(&[from]), to, count, must: effect.must, cost: effect.cost }
}

/// The attacker's side with its own effects on attack dice; says whether there was room.
pub(super) fn arm(attack: odds::Attack, effect: &Effect) -> odds::Attack {
    match &effect.turn {
        Turn::Reroll(count, named) => attack.reroll(reroll(*count, named, effect.cost, Face::on_attack)),
        Turn::Change(from, to, count) => {
            attack.change(change(effect, from.on_attack(), to.on_attack(), *count))
        }
        Turn::Add(face) => attack.adding(face.on_attack()),
        Turn::Cancel(..) => attack,
    }
}

/// The defender's side with its own effects on defence dice.
pub(super) fn guard(defence: odds::Defence, effect: &Effect) -> odds::Defence {
    match &effect.turn {
        Turn::Reroll(count, named) => defence.reroll(reroll(*count, named, effect.cost, Face::on_defence)),
        Turn::Change(from, to, count) => {
            defence.change(change(effect, from.on_defence(), to.on_defence(), *count))
        }
        Turn::Add(face) => defence.adding(face.on_defence()),
        Turn::Cancel(..) => defence,
    }
}
