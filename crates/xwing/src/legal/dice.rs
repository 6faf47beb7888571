//! How dice may be modified.

use crate::{
    Ability, AbilityRef, Dice, DiceSet, Duty, Eye, Face, Pool, Rerolls, Scope, Spend, Token, TokensPerStep,
    Triggered, WeaponChanges, Window,
    frames::{Modify, is_usable},
    legal,
};

/// The pool a modification is about.
fn pool<'e>(eye: Eye<'e>, m: &Modify) -> Option<&'e Pool> {
    let attack = eye.s.attack()?;
    Some(match m.dice {
        Dice::Attack => &attack.offense,
        Dice::Defense => &attack.defense,
    })
}

/// Whether the ship modifies its own dice.
fn is_own(eye: Eye<'_>, m: &Modify) -> bool {
    eye.s.attack().is_some_and(|attack| match m.dice {
        Dice::Attack => attack.attacker == m.by,
        Dice::Defense => attack.defender == m.by,
    })
}

/// AMB-28: the dice of the attack that an ability may reroll.
pub(crate) fn rerollable(eye: Eye<'_>, dice: Dice, faces: &[Face]) -> DiceSet {
    let once = eye.s.ruleset.rerolls == Rerolls::Once;
    eye.s.attack().map_or(DiceSet::NONE, |attack| {
        let pool = match dice {
            Dice::Attack => &attack.offense,
            Dice::Defense => &attack.defense,
        };
        pool.rerollable(|face| faces.is_empty() || faces.contains(&face), once)
    })
}

/// Whether anything can be modified.
pub(crate) fn has_modifications(eye: Eye<'_>, m: &Modify) -> bool {
    let mut any = false;
    modifications(eye, m, |_, _| any = true);
    any
}

/// Every modification, with whether it must be made.
pub(crate) fn modifications(eye: Eye<'_>, m: &Modify, mut each: impl FnMut(Spend, Duty)) {
    let Some(pool) = pool(eye, m) else { return };
    let ship = eye.ship(m.by);
    let own = is_own(eye, m);
    let only_force = m.dice == Dice::Attack && legal::only_force(eye, m.by);
    if own {
        let focus = pool.count(Face::Focus);
        // AMB-28: how many tokens of a kind one step takes.
        let may_spend = |token: Token| {
            ship.tokens.has(token)
                && (eye.s.ruleset.tokens_per_step == TokensPerStep::Any || m.spent >> token as u16 & 1 == 0)
        };
        // X2-FORCE-03, -04.
        if focus > 0 && ship.force > 0 {
            each(Spend::Force, Duty::May);
        }
        if !only_force {
            if focus > 0 && may_spend(Token::Focus) {
                each(Spend::Focus, Duty::May);
            }
            if focus > 0 && may_spend(Token::Calculate) {
                each(Spend::Calculate, Duty::May);
            }
            // X2-ACTION-19: a blank or a focus, and there must be one.
            if m.dice == Dice::Defense && may_spend(Token::Evade) {
                for face in [Face::Blank, Face::Focus] {
                    if pool.count(face) > 0 {
                        each(Spend::Evade(face), Duty::May);
                    }
                }
            }
            // X2-ACTION-32, R-10: one die at least.
            let target = eye.s.attack().map(|attack| attack.defender);
            if m.dice == Dice::Attack && target.is_some_and(|target| ship.locks.contains(&target)) {
                let once = eye.s.ruleset.rerolls == Rerolls::Once;
                let among = pool.rerollable(|_| true, once);
                pool.subsets(among, u8::MAX, |set| each(Spend::Lock(set), Duty::May));
            }
        }
    }
    if !only_force {
        abilities(eye, m, each);
    }
}

/// Abilities of the player's ships that modify these dice.
fn abilities(eye: Eye<'_>, m: &Modify, mut each: impl FnMut(Spend, Duty)) {
    let window = match m.dice {
        Dice::Attack => Window::ModifyAttackDice,
        Dice::Defense => Window::ModifyDefenseDice,
    };
    let Some(subject) = eye.s.attack().map(|attack| match m.dice {
        Dice::Attack => attack.attacker,
        Dice::Defense => attack.defender,
    }) else {
        return;
    };
    let seat = eye.ship(m.by).seat;
    for id in eye.s.on_table() {
        let ship = eye.ship(id);
        if ship.seat != seat || eye.content.listens(ship) & window.bit() == 0 {
            continue;
        }
        for card in eye.content.cards(ship) {
            for (index, ability) in eye.content.abilities(ship, card).iter().enumerate() {
                let Ability::Triggered(triggered) = ability else { continue };
                let ability = AbilityRef { ship: id, card, index: index as u8 };
                if triggered.on == window
                    && !m.used.contains(&ability)
                    && is_usable(eye, triggered, &Scope::new(ability, subject))
                {
                    each(Spend::Ability(ability), duty(eye, triggered));
                }
            }
        }
    }
}

/// AMB-31: what a card must do it does, unless players agreed that weapons' changes are a choice.
fn duty(eye: Eye<'_>, triggered: &Triggered) -> Duty {
    match eye.s.ruleset.weapon_changes {
        WeaponChanges::Mandatory => triggered.duty,
        WeaponChanges::Optional => Duty::May,
    }
}
