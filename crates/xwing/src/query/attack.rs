//! How many dice an attack rolls, and what damage is about to come.

use super::TractorLoss;
use crate::{
    Effect, Query, Reinforce, State, Token, Weapon, WeaponRef,
    edition::RangeBonus,
    state::{Attack, Frame},
};
use geometry::Arc;

/// What a roll has room for.
const MOST_DICE: i16 = crate::MAX_DICE as u8 as i16;

/// X2-ATTACK-07, -24, -26, -27, R-04: how many attack dice are rolled; summed first, never below zero.
pub(crate) fn attack_dice(query: Query<'_>, attack: &Attack) -> u8 {
    let Some(weapon) = query.content.weapon(query.ship(attack.attacker), attack.weapon) else { return 0 };
    let dice = query.content.weapon_dice(query.ship(attack.attacker), weapon);
    let value = match attack.weapon {
        WeaponRef::Primary(_) => query.primary_value(attack.attacker, dice),
        WeaponRef::Upgrade(..) => dice,
    };
    let mut dice = i16::from(value) + i16::from(attack.more.0);
    let mut none = false;
    if has_range_bonus(query, attack, weapon) && attack.range <= 1 {
        dice += 1;
    }
    query.effects(attack.attacker, |effect, _| {
        if let Effect::AttackDice(by) = effect {
            dice += i16::from(*by);
        }
        none |= *effect == Effect::NoAttackDice;
    });
    if none { 0 } else { dice.clamp(0, MOST_DICE) as u8 }
}

/// X2-ATTACK-09, -25, X2-OBST-15, X2-BEYOND-36, R-04: how many defence dice are rolled.
pub(crate) fn defense_dice(query: Query<'_>, attack: &Attack) -> u8 {
    let Some(weapon) = query.content.weapon(query.ship(attack.attacker), attack.weapon) else { return 0 };
    let mut dice = i16::from(query.agility(attack.defender)) + i16::from(attack.more.1);
    if has_range_bonus(query, attack, weapon) && attack.range == 3 {
        dice += 1;
    }
    // X2-ATTACK-28, X2-WEAPON-12: besides any bonus for range, and whatever the weapon.
    if attack.obstructed {
        dice += 1;
    }
    // X2-BEYOND-38, AMB-25.
    if let TractorLoss::Dice(fewer) = query.tractor(attack.defender) {
        dice -= i16::from(fewer);
    }
    query.effects(attack.defender, |effect, _| {
        if let Effect::DefenseDice(by) = effect {
            dice += i16::from(*by);
        }
    });
    dice.clamp(0, MOST_DICE) as u8
}

/// X2-WEAPON-06, X1-ATTACK-04, -14: whether range adds dice to an attack.
fn has_range_bonus(query: Query<'_>, attack: &Attack, weapon: &Weapon) -> bool {
    match query.content.edition.answers.range_bonus {
        RangeBonus::AsPrinted => weapon.range_bonus,
        RangeBonus::PrimaryOnly => matches!(attack.weapon, WeaponRef::Primary(_)),
    }
}

/// X2-BEYOND-21, AMB-24: whether the attacker is where the defender is reinforced.
pub(crate) fn is_reinforced(query: Query<'_>, a: &Attack) -> bool {
    let tokens = &query.ship(a.defender).tokens;
    let (own, other) = (query.base(a.defender), query.base(a.attacker));
    [(Token::ReinforceFore, Arc::FullFront), (Token::ReinforceAft, Arc::FullRear)].into_iter().any(
        |(token, arc)| {
            tokens.has(token)
                && match query.s.ruleset.reinforce {
                    Reinforce::Entirely => own.has_wholly_in_arc(arc, query.content.arcs(), &other),
                    Reinforce::AnyPart => own.has_in_arc(arc, query.content.arcs(), &other),
                }
        },
    )
}

/// The damage about to be suffered, hits and crits.
pub(crate) fn damage_pending(s: &State) -> Option<(u8, u8)> {
    s.stack.iter().rev().find_map(|frame| {
        let Frame::Suffer(suffer) = frame else { return None };
        Some((suffer.hits, suffer.crits))
    })
}
