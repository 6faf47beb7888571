//! How dice may be modified.

use crate::{
    Ability, AbilityRef, CardRef, Dice, DiceSet, Duty, Effect, Face, IdleCosts, Pool, Query, Rerolls, Scope,
    ShipId, Spend, Token, TokensPerStep, Triggered, WeaponChanges, WeaponRef, Window,
    edition::{Evade, Spending},
    legal,
    legal::is_usable,
    state::{Attack, Modify},
};

/// The pool a modification is about.
fn pool<'e>(query: Query<'e>, m: &Modify) -> Option<&'e Pool> {
    let attack = query.s.attack()?;
    Some(match m.dice {
        Dice::Attack => &attack.offense,
        Dice::Defense => &attack.defense,
    })
}

/// Whether the ship modifies its own dice.
fn is_own(query: Query<'_>, m: &Modify) -> bool {
    query.s.attack().is_some_and(|attack| match m.dice {
        Dice::Attack => attack.attacker == m.by,
        Dice::Defense => attack.defender == m.by,
    })
}

/// AMB-28: the dice of the attack that an ability may reroll.
pub(crate) fn rerollable(query: Query<'_>, by: ShipId, dice: Dice, faces: &[Face]) -> DiceSet {
    if cannot_reroll(query, by, dice) {
        return DiceSet::NONE;
    }
    let once = query.s.ruleset.rerolls == Rerolls::Once;
    query.s.attack().map_or(DiceSet::NONE, |attack| {
        let pool = match dice {
            Dice::Attack => &attack.offense,
            Dice::Defense => &attack.defense,
        };
        pool.rerollable(|face| faces.is_empty() || faces.contains(&face), once)
    })
}

/// Whether a card forbids a ship to reroll these dice.
fn cannot_reroll(query: Query<'_>, by: ShipId, dice: Dice) -> bool {
    query.has_rare(by, Effect::CANNOT_REROLL, |effect| *effect == Effect::CannotReroll(dice))
}

/// Whether anything can be modified.
pub(crate) fn has_modifications(query: Query<'_>, m: &Modify) -> bool {
    let mut any = false;
    modifications(query, m, |_, _| any = true);
    any
}

/// AMB-28: whether a ship has a token of a kind that it may still spend in this step.
pub(super) fn may_spend(query: Query<'_>, m: &Modify, token: Token) -> bool {
    let any = !one_of_each(query) && query.s.ruleset.tokens_per_step == TokensPerStep::Any;
    query.ship(m.by).tokens.has(token)
        && (any || m.spent >> token as u16 & 1 == 0)
        && query.may_spend(m.by, token)
}

/// FAQ-PREC-15 to -20: whether tokens of a kind are spent once in a step, and for nothing if need be, whatever players
/// agreed.
fn one_of_each(query: Query<'_>) -> bool {
    match query.content.edition.answers.spending {
        Spending::AsAgreed => false,
        Spending::OneOfEach => true,
    }
}

/// X2-ACTION-19, X1-ATTACK-16: the results that an evade token may be spent on; a result of its own is added.
fn evadable(query: Query<'_>) -> &'static [Face] {
    match query.content.edition.answers.evade {
        Evade::Changes => &[Face::Blank, Face::Focus],
        Evade::Adds => &[Face::Evade],
    }
}

/// Every modification, with whether it must be made.
pub(crate) fn modifications(query: Query<'_>, m: &Modify, mut each: impl FnMut(Spend, Duty)) {
    let Some(pool) = pool(query, m) else { return };
    let ship = query.ship(m.by);
    let own = is_own(query, m);
    let only_force = m.dice == Dice::Attack && legal::only_force(query, m.by);
    if own {
        // nothing is spent that changes nothing, unless players agreed otherwise.
        let idle = one_of_each(query) || query.s.ruleset.idle_costs == IdleCosts::Allowed;
        let worth = |face: Face| idle || pool.count(face) > 0;
        // X2-FORCE-03, -04.
        if worth(Face::Focus) && ship.force > 0 {
            each(Spend::Force, Duty::May);
        }
        if !only_force {
            if worth(Face::Focus) && may_spend(query, m, Token::Focus) {
                each(Spend::Focus, Duty::May);
            }
            if worth(Face::Focus) && may_spend(query, m, Token::Calculate) {
                each(Spend::Calculate, Duty::May);
            }
            // X2-ACTION-19: a blank or a focus.
            if m.dice == Dice::Defense && may_spend(query, m, Token::Evade) {
                let room = |face: Face| if face == Face::Evade { !pool.0.is_full() } else { worth(face) };
                for &face in evadable(query).iter().filter(|face| room(**face)) {
                    each(Spend::Evade(face), Duty::May);
                }
            }
            // X2-ACTION-32.
            let target = query.s.attack().map(|attack| attack.defender);
            let locked = target.is_some_and(|target| ship.locks.contains(&target));
            if m.dice == Dice::Attack && locked && !cannot_reroll(query, m.by, m.dice) {
                let once = query.s.ruleset.rerolls == Rerolls::Once;
                let among = pool.rerollable(|_| true, once);
                pool.subsets(among, u8::MAX, |set| each(Spend::Lock(set), Duty::May));
                if idle {
                    each(Spend::Lock(DiceSet::NONE), Duty::May);
                }
            }
        }
    }
    if !only_force {
        abilities(query, m, each);
    }
}

/// Abilities of the player's ships that modify these dice.
fn abilities(query: Query<'_>, m: &Modify, mut each: impl FnMut(Spend, Duty)) {
    let window = match m.dice {
        Dice::Attack => Window::ModifyAttackDice,
        Dice::Defense => Window::ModifyDefenseDice,
    };
    let Some(attack) = query.s.attack() else { return };
    let subject = match m.dice {
        Dice::Attack => attack.attacker,
        Dice::Defense => attack.defender,
    };
    if query.s.heard.of(window.bit()) == 0 {
        return;
    }
    let seat = query.ship(m.by).seat;
    for id in query.s.on_table() {
        let ship = query.ship(id);
        if ship.seat != seat || query.content.listens(ship) & window.bit() == 0 {
            continue;
        }
        for card in query.content.cards(ship) {
            for (index, ability) in query.content.abilities(ship, card).iter().enumerate() {
                let Ability::Triggered(triggered) = ability else { continue };
                let ability = AbilityRef { ship: id, card, index: index as u8 };
                if triggered.on == window
                    && !m.used.contains(&ability)
                    && is_usable(query, triggered, &Scope::new(ability, subject))
                {
                    each(Spend::Ability(ability), duty(query, attack, ability, triggered));
                }
            }
        }
    }
}

/// AMB-31: what a card must do it does, unless players agreed that what a weapon changes by itself is a choice.
pub(crate) fn duty(query: Query<'_>, attack: &Attack, ability: AbilityRef, triggered: &Triggered) -> Duty {
    let weapon = match attack.weapon {
        WeaponRef::Primary(_) => None,
        WeaponRef::Upgrade(place, _) => Some(CardRef::Upgrade(place)),
    };
    let its_own = ability.ship == attack.attacker && weapon == Some(ability.card);
    match query.s.ruleset.weapon_changes {
        WeaponChanges::Optional if its_own => Duty::May,
        WeaponChanges::Mandatory | WeaponChanges::Optional => triggered.duty,
    }
}
