//! Prices, effects and targets of abilities.

use crate::{
    AbilityRef, Amount, CardRef, Choice, Colour, Condition, Cost, DamageFilter, Dice, Effect, Eye, Grant,
    IdleCosts, Scope, ShipId, ShipTest, Slot, Step, Token, Trait, Who, frames::damage_pending, legal,
};

/// Whether an ability that may be used once a round was used in this one.
pub(crate) fn is_used(eye: Eye<'_>, ability: AbilityRef) -> bool {
    let ship = eye.ship(ability.ship);
    let bit = eye.content.counted(ship, ability.card, ability.index);
    bit.is_some_and(|bit| ship.done.used.contains(bit))
}

/// Whether the card of an ability still lies there, and its owner with it.
pub(crate) fn is_in_force(eye: Eye<'_>, ability: AbilityRef) -> bool {
    let ship = eye.ship(ability.ship);
    match ability.card {
        CardRef::Damage(kind, copy) => {
            ship.damage.iter().filter(|damage| damage.up && damage.card == kind).count() > copy as usize
        }
        CardRef::Condition(place) => ship.conditions.len() > place as usize,
        CardRef::Aboard => ship.aboard.is_some(),
        CardRef::Type | CardRef::Pilot | CardRef::Upgrade(_) | CardRef::Device(_) => true,
    }
}

/// Whether a price can be paid; X2-CHARGE-03: with charges of the card itself only.
pub(crate) fn can_pay(eye: Eye<'_>, scope: &Scope, costs: &[Cost]) -> bool {
    let id = scope.this();
    let ship = eye.ship(id);
    costs.iter().all(|cost| match *cost {
        Cost::Charge(count) => eye.charges(id, scope.ability.card) >= count,
        Cost::Force(count) => ship.force >= count,
        Cost::Spend(token, count) => ship.tokens.get(token) >= count,
        Cost::SpendLock => eye.s.attack().is_some_and(|attack| ship.locks.contains(&attack.defender)),
        Cost::Gain(..) | Cost::Suffer(_) => true,
    })
}

/// whether steps can change anything. What comes with it as a price or a drawback does not count, as long as they
/// have more to give: see [`Worth`].
pub(crate) fn is_effective(eye: Eye<'_>, scope: &Scope, steps: &[Step]) -> bool {
    if eye.s.ruleset.idle_costs == IdleCosts::Allowed {
        return true;
    }
    let best = steps.iter().map(worth).max();
    for (cursor, step) in steps.iter().enumerate() {
        if let Step::If(condition) = step {
            // What is not known yet may come true.
            let open = matches!(condition, Condition::Rolled(_) | Condition::Done | Condition::NotOnBar);
            if !open && !eye.holds(condition, scope) {
                return false;
            }
        } else if let Step::Choose(tests) = step {
            // Whether the rest does something depends on whom one chooses; enough that somebody can be. Dice are what
            // they are, whoever is chosen.
            let somebody = ships(eye, scope, tests).next().is_some();
            if !somebody || best != Some(Worth::Dice) {
                return somebody;
            }
        } else if Some(worth(step)) == best && changes(eye, scope, step, cursor as u8) {
            return true;
        }
    }
    false
}

/// What a step is for, the least first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Worth {
    /// Harm to the ship itself, such as the disarm token of a reloaded card: nobody would ask for that alone.
    Drawback,
    /// An effect; or the price of one on dice, such as a token somebody else gives.
    Effect,
    /// Dice that are modified.
    Dice,
}

fn worth(step: &Step) -> Worth {
    if let Step::Change(..) | Step::Reroll(..) | Step::Cancel(..) | Step::Add(..) = step {
        return Worth::Dice;
    }
    let suffers = matches!(step, Step::Suffer(Who::This, ..) | Step::SufferRolled(Who::This));
    let gains = matches!(step, Step::Gain(Who::This, token, _)
        if matches!(token.colour(), Colour::Red | Colour::Orange));
    let harm = suffers || gains || matches!(step, Step::If(_));
    if harm { Worth::Drawback } else { Worth::Effect }
}

fn changes(eye: Eye<'_>, scope: &Scope, step: &Step, cursor: u8) -> bool {
    let this = scope.this();
    let that = |who| eye.who(who, scope);
    let pool = |dice| {
        eye.s.attack().map(|attack| match dice {
            Dice::Attack => &attack.offense,
            Dice::Defense => &attack.defense,
        })
    };
    match step {
        Step::If(_) | Step::Choose(_) => false,
        &Step::Gain(who, token, count) => {
            count > 0
                && that(who)
                    .is_some_and(|ship| token != Token::Cloak || !eye.ship(ship).tokens.has(Token::Cloak))
        }
        &Step::Remove(who, token, _) => that(who).is_some_and(|ship| eye.ship(ship).tokens.has(token)),
        &Step::Transfer(from, to, token) => {
            that(to).is_some() && that(from).is_some_and(|ship| eye.ship(ship).tokens.has(token))
        }
        Step::RecoverCharge(_) => {
            eye.charges(this, scope.ability.card) < eye.charge_limit(this, scope.ability.card).0
                && !eye.stays_spent(this, scope.ability.card)
        }
        &Step::RecoverForce(who, _) => {
            that(who).is_some_and(|ship| eye.ship(ship).force < eye.force_capacity(ship).0)
        }
        &Step::RecoverShield(who, _) => {
            that(who).is_some_and(|ship| eye.ship(ship).shields < eye.shield_value(ship))
        }
        &Step::Suffer(who, hits, crits) => hits + crits > 0 && that(who).is_some(),
        Step::PreventDamage => damage_pending(eye.s).is_some_and(|(hits, crits)| hits + crits > 0),
        &Step::Repair(who, filter) => {
            that(who).is_some_and(|ship| repairable(eye, ship, filter, scope.ability).next().is_some())
        }
        Step::SufferRolled(who) => that(*who).is_some(),
        Step::MoreDice(_, by) => *by != 0 && eye.s.attack().is_some(),
        Step::TurnDown => true,
        &Step::Roll(_, count) => count > 0,
        Step::Reroll(dice, most, faces) => *most > 0 && !legal::rerollable(eye, *dice, faces).is_empty(),
        &Step::Change(dice, from, _, amount) => {
            amount != Amount::Just(0)
                && pool(dice).is_some_and(|pool| pool.count(from) > 0)
                && !(dice == Dice::Attack && only_force(eye, this))
        }
        &Step::Add(dice, _) => pool(dice).is_some(),
        &Step::Cancel(dice, face, _) => pool(dice).is_some_and(|pool| pool.count(face) > 0),
        Step::Act(who, _) => that(*who)
            .is_some_and(|ship| !legal::acts(eye, ship, Grant::Card(scope.ability, cursor), true).is_empty()),
        Step::AcquireLock => lock_targets(eye, this).next().is_some(),
        &Step::Initiative(initiative) => eye.initiative(this) != initiative,
        &Step::Peek(who) => that(who).is_some_and(|ship| {
            let seat = eye.ship(this).seat;
            eye.ship(ship).dial.is_some_and(|dial| !dial.up && dial.peeked >> seat.0 & 1 == 0)
        }),
        &Step::ShowDial(who) => {
            that(who).is_some_and(|ship| eye.ship(ship).dial.is_some_and(|dial| !dial.up))
        }
        Step::Flip => true,
        Step::Assign(who, condition) => that(*who).is_some_and(|ship| {
            eye.content
                .condition(condition.as_str())
                .is_some_and(|it| !eye.ship(ship).conditions.contains(&it))
        }),
        Step::RemoveCondition => true,
        &Step::BonusAttack(weapon) => {
            !eye.ship(this).done.bonus_attack && legal::attacks(eye, this, weapon).next().is_some()
        }
        Step::Drop(..) | Step::Launch(..) => !eye.s.devices.is_full(),
        Step::TokensForDamage(..) => eye.s.attack().is_some_and(|attack| attack.hits + attack.crits > 0),
    }
}

/// Whether a ship attacks with dice that nothing but Force may modify.
pub(crate) fn only_force(eye: Eye<'_>, ship: ShipId) -> bool {
    let mut only = false;
    if eye.s.attack().is_some_and(|attack| attack.attacker == ship) {
        eye.effects(ship, |effect, _| only |= *effect == Effect::OnlyForceModifiesAttack);
    }
    only
}

/// The ships that pass tests, on the table.
pub(crate) fn ships<'e>(
    eye: Eye<'e>,
    scope: &'e Scope,
    tests: &'e [ShipTest],
) -> impl Iterator<Item = ShipId> + use<'e> {
    eye.s.ids().filter(move |id| eye.ship(*id).on_table() && eye.passes(*id, tests, scope))
}

/// X2-ACTION-33: how many locks a ship may keep.
pub(crate) fn lock_limit(eye: Eye<'_>, ship: ShipId) -> usize {
    let mut limit = 1;
    eye.effects(ship, |effect, _| {
        if let Effect::ExtraLocks(more) = effect {
            limit += *more as usize;
        }
    });
    limit.min(3)
}

/// X2-ACTION-29, AMB-27: whom a ship may lock; a lock it already has would change nothing.
pub(crate) fn lock_targets(eye: Eye<'_>, ship: ShipId) -> impl Iterator<Item = ShipId> + '_ {
    eye.s.on_table().filter(move |target| {
        *target != ship && !eye.ship(ship).locks.contains(target) && eye.range(ship, *target).is_within(0, 3)
    })
}

/// X2-BEYOND-23: upgrades that can be reloaded.
pub(crate) fn reloadable(eye: Eye<'_>, ship: ShipId) -> impl Iterator<Item = u8> + '_ {
    let own = eye.ship(ship);
    own.upgrades.iter().enumerate().filter_map(move |(place, equipped)| {
        let card = &eye.content.upgrades[equipped.card as usize];
        let kind = card.slots.iter().any(|slot| matches!(slot, Slot::Torpedo | Slot::Missile | Slot::Device));
        let limit = card.charges.map_or(0, |charges| charges.limit);
        let comes_back = !eye.stays_spent(ship, CardRef::Upgrade(place as u8));
        (kind && equipped.charges < limit && comes_back).then_some(place as u8)
    })
}

/// X2-DAMAGE-11, -14: damage cards a repair may take, by place; of cards nobody can tell apart, the first.
pub(crate) fn repairable(
    eye: Eye<'_>,
    ship: ShipId,
    filter: DamageFilter,
    by: AbilityRef,
) -> impl Iterator<Item = u8> + '_ {
    let own = eye.ship(ship);
    let this = crate::frames::place_of(eye.s, by.ship, by.card);
    own.damage.iter().enumerate().filter_map(move |(place, damage)| {
        let kind = eye.content.damage[damage.card as usize].kind;
        let wanted = match filter {
            DamageFilter::Any => true,
            DamageFilter::FaceDown => !damage.up,
            DamageFilter::FaceUp => damage.up,
            DamageFilter::FaceUpShip => damage.up && kind == Trait::Ship,
            DamageFilter::FaceUpPilot => damage.up && kind == Trait::Pilot,
            DamageFilter::This => by.ship == ship && this == Some(place as u8),
        };
        // nobody knows what lies face down, so the first stands for all.
        let alike = own.damage[..place]
            .iter()
            .any(|other| if damage.up { other.up && other.card == damage.card } else { !other.up });
        (wanted && (!alike || filter == DamageFilter::This)).then_some(place as u8)
    })
}

/// X2-BEYOND-16: what a jammed ship can lose.
pub(crate) fn jam_losses(eye: Eye<'_>, ship: ShipId) -> impl Iterator<Item = Choice> + '_ {
    let own = eye.ship(ship);
    let tokens = own.tokens.iter().filter(|(token, _)| token.colour() == Colour::Green);
    tokens.map(|(token, _)| Choice::Lose(token)).chain(own.locks.iter().map(|target| Choice::Break(*target)))
}
