//! Prices, effects and targets of abilities.

use crate::{
    Ability, AbilityRef, Amount, CardRef, Choice, Colour, Condition, Cost, Damage, DamageFilter, Dice,
    Effect, Grant, IdleCosts, Query, Rank, Scope, ShipId, ShipTest, Step, Token, Trait, Who, edition::Locks,
    legal, query::damage_pending,
};

/// Whether an ability that may be used once a round was used in this one.
pub(crate) fn is_used(query: Query<'_>, ability: AbilityRef) -> bool {
    let ship = query.ship(ability.ship);
    let bit = query.content.counted(ship, ability.card, ability.index);
    bit.is_some_and(|bit| ship.done.used.contains(bit))
}

/// Whether the card of an ability still lies there, and its owner with it.
pub(crate) fn is_in_force(query: Query<'_>, ability: AbilityRef) -> bool {
    let ship = query.ship(ability.ship);
    match ability.card {
        CardRef::Damage(..) => ship.place_of(ability.card).is_some(),
        CardRef::Condition(kind) => ship.conditions.contains(kind),
        CardRef::Aboard => ship.aboard.is_some(),
        CardRef::Type | CardRef::Pilot | CardRef::Upgrade(_) | CardRef::Device(_) => true,
    }
}

/// Whether a price can be paid; X2-CHARGE-03: with charges of the card itself only.
pub(crate) fn can_pay(query: Query<'_>, scope: &Scope, costs: &[Cost]) -> bool {
    can_pay_against(query, scope, costs, query.s.attack().map(|attack| attack.defender))
}

/// Whether a price can be paid in an attack on this ship.
pub(crate) fn can_pay_against(
    query: Query<'_>,
    scope: &Scope,
    costs: &[Cost],
    defender: Option<ShipId>,
) -> bool {
    let id = scope.this();
    let ship = query.ship(id);
    costs.iter().all(|cost| match *cost {
        Cost::Charge(count) => query.charges(id, scope.ability.card) >= count,
        Cost::Force(count) => ship.force >= count,
        Cost::Spend(token, count) => ship.tokens.get(token) >= count && query.may_spend(id, token),
        Cost::SpendLock => defender.is_some_and(|defender| ship.locks.contains(&defender)),
        Cost::Gain(..) | Cost::Suffer(_) => true,
        Cost::Discard => match scope.ability.card {
            CardRef::Upgrade(place) => !ship.upgrades[place as usize].is_discarded(),
            CardRef::Type
            | CardRef::Pilot
            | CardRef::Damage(..)
            | CardRef::Condition(_)
            | CardRef::Device(_)
            | CardRef::Aboard => false,
        },
    })
}

/// whether steps can change anything. What comes with it as a price or a drawback does not count, as long as they
/// have more to give: see [`Worth`].
pub(crate) fn is_effective(query: Query<'_>, scope: &Scope, steps: &[Step]) -> bool {
    if query.s.ruleset.idle_costs == IdleCosts::Allowed {
        return true;
    }
    let best = steps.iter().map(|step| worth(query, step)).max();
    for (cursor, step) in steps.iter().enumerate() {
        if let Step::If(condition) = step {
            // What is not known yet may come true.
            let open = matches!(condition, Condition::Rolled(_) | Condition::Done | Condition::NotOnBar);
            if !open && !query.holds(condition, scope) {
                return false;
            }
        } else if let Step::Choose(tests) | Step::MayChoose(tests) = step {
            // Whether the rest does something depends on whom one chooses; enough that somebody can be. Dice are what
            // they are, whoever is chosen.
            let somebody = ships(query, scope, tests).next().is_some();
            if !somebody || best != Some(Worth::Dice) {
                return somebody;
            }
        } else if Some(worth(query, step)) == best && changes(query, scope, step, cursor as u8) {
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

fn worth(query: Query<'_>, step: &Step) -> Worth {
    if let Step::Change(..) | Step::Reroll(..) | Step::Cancel(..) | Step::Add(..) = step {
        return Worth::Dice;
    }
    let suffers = matches!(step, Step::Suffer(Who::This, ..) | Step::SufferRolled(Who::This));
    let gains = matches!(step, Step::Gain(Who::This, token, _)
        if matches!(query.content.edition.facts.tokens.of(*token).colour, Colour::Red | Colour::Orange));
    let harm = suffers || gains || matches!(step, Step::If(_));
    if harm { Worth::Drawback } else { Worth::Effect }
}

fn changes(query: Query<'_>, scope: &Scope, step: &Step, cursor: u8) -> bool {
    let this = scope.this();
    let that = |who| query.who(who, scope);
    let pool = |dice| {
        query.s.attack().map(|attack| match dice {
            Dice::Attack => &attack.offense,
            Dice::Defense => &attack.defense,
        })
    };
    match step {
        Step::If(_) | Step::Choose(_) | Step::MayChoose(_) => false,
        &Step::Gain(who, token, count) => {
            count > 0
                && that(who)
                    .is_some_and(|ship| token != Token::Cloak || !query.ship(ship).tokens.has(Token::Cloak))
        }
        &Step::Remove(who, token, _) => that(who).is_some_and(|ship| query.ship(ship).tokens.has(token)),
        &Step::Transfer(from, to, token) => {
            that(to).is_some() && that(from).is_some_and(|ship| query.ship(ship).tokens.has(token))
        }
        Step::RecoverCharge(_) => {
            query.charges(this, scope.ability.card) < query.charge_limit(this, scope.ability.card).0
                && !query.stays_spent(this, scope.ability.card)
        }
        &Step::RecoverForce(who, _) => {
            that(who).is_some_and(|ship| query.ship(ship).force < query.force_capacity(ship).0)
        }
        &Step::RecoverShield(who, _) => {
            that(who).is_some_and(|ship| query.ship(ship).shields < query.shield_value(ship))
        }
        &Step::Suffer(who, hits, crits) => hits + crits > 0 && that(who).is_some(),
        Step::PreventDamage => damage_pending(query.s).is_some_and(|(hits, crits)| hits + crits > 0),
        &Step::Repair(who, filter) => {
            that(who).is_some_and(|ship| repairable(query, ship, filter, scope.ability).next().is_some())
        }
        Step::SufferRolled(who) => that(*who).is_some(),
        Step::MoreDice(_, by) => *by != 0 && query.s.attack().is_some(),
        Step::TurnDown => true,
        &Step::Roll(_, count) => count > 0,
        Step::Reroll(dice, most, faces) => {
            *most > 0 && !legal::rerollable(query, this, *dice, faces).is_empty()
        }
        &Step::Change(dice, from, _, amount) => {
            amount != Amount::Just(0)
                && pool(dice).is_some_and(|pool| pool.count(from) > 0)
                && !(dice == Dice::Attack && only_force(query, this))
        }
        &Step::Add(dice, _) => pool(dice).is_some_and(|pool| !pool.0.is_full()),
        &Step::Cancel(dice, face, _) => pool(dice).is_some_and(|pool| pool.count(face) > 0),
        Step::Act(who, _) => that(*who).is_some_and(|ship| {
            !legal::acts(query, ship, Grant::Card(scope.ability, cursor), true).is_empty()
        }),
        Step::AcquireLock => {
            lock_targets(query, this).any(|target| !query.ship(this).locks.contains(&target))
        }
        &Step::Initiative(initiative) => query.initiative(this) != initiative,
        &Step::InitiativeOf(who, rank) => that(who)
            .is_some_and(|ship| rank_of(query, rank, scope).is_some_and(|it| it != query.initiative(ship))),
        Step::CancelResults | Step::Lasts | Step::Discard => true,
        Step::When(condition, step) => {
            matches!(condition, Condition::Rolled(_) | Condition::Done | Condition::NotOnBar)
                || query.holds(condition, scope) && changes(query, scope, step, cursor)
        }
        Step::Each(tests, step) => ships(query, scope, tests)
            .any(|ship| changes(query, &Scope { chosen: Some(ship), ..scope.clone() }, step, cursor)),
        &Step::Deal(who, _) | &Step::SkipAction(who) => that(who).is_some(),
        &Step::LockOn(who) => that(who).is_some_and(|target| {
            !query.ship(this).locks.contains(&target) && lock_targets(query, this).any(|it| it == target)
        }),
        &Step::BreakLock(who) => that(who).is_some_and(|ship| query.ship(ship).locks.contains(&this)),
        Step::DiscardDealt | Step::TurnDealtDown => query.dealt(scope.subject).is_some(),
        Step::DiscardWeapon => armed_cards(query, this).next().is_some(),
        &Step::Peek(who) => that(who).is_some_and(|ship| {
            let seat = query.ship(this).seat;
            query.ship(ship).dial.is_some_and(|dial| !dial.up && dial.peeked >> seat.0 & 1 == 0)
        }),
        &Step::ShowDial(who) => {
            that(who).is_some_and(|ship| query.ship(ship).dial.is_some_and(|dial| !dial.up))
        }
        Step::Flip => true,
        Step::Assign(who, condition) => that(*who).is_some_and(|ship| {
            query
                .content
                .condition(condition.as_str())
                .is_some_and(|it| !query.ship(ship).conditions.contains(it))
        }),
        Step::RemoveCondition => true,
        &Step::BonusAttack(weapon) => {
            query.may_attack_again(this) && legal::attacks(query, this, weapon).next().is_some()
        }
        Step::Drop(..) | Step::Launch(..) => {
            let has_laid = query.lays_once() && query.s.memory.has_laid(this);
            !query.s.devices.is_full() && !has_laid
        }
        Step::TokensForDamage(..) => query.s.attack().is_some_and(|attack| attack.hits + attack.crits > 0),
    }
}

/// The initiative that a step names.
pub(crate) fn rank_of(query: Query<'_>, rank: Rank, scope: &Scope) -> Option<u8> {
    match rank {
        Rank::Just(initiative) => Some(initiative),
        Rank::Of(who) => query.who(who, scope).map(|ship| query.initiative(ship)),
    }
}

/// The places of a ship's upgrades that are weapons and not discarded.
pub(crate) fn armed_cards(query: Query<'_>, ship: ShipId) -> impl Iterator<Item = u8> + '_ {
    let own = query.ship(ship);
    own.upgrades.iter().zip(0..).filter(|(it, _)| !it.is_discarded()).map(|(_, place)| place).filter(
        move |place| {
            let abilities = query.content.abilities(own, CardRef::Upgrade(*place));
            abilities.iter().any(|ability| matches!(ability, Ability::Weapon(_)))
        },
    )
}

/// Whether a ship attacks with dice that nothing but Force may modify.
pub(crate) fn only_force(query: Query<'_>, ship: ShipId) -> bool {
    let mut only = false;
    if query.s.attack().is_some_and(|attack| attack.attacker == ship) {
        query.effects(ship, |effect, _| only |= *effect == Effect::OnlyForceModifiesAttack);
    }
    only
}

/// The ships that pass tests, on the table.
pub(crate) fn ships<'e>(
    query: Query<'e>,
    scope: &'e Scope,
    tests: &'e [ShipTest],
) -> impl Iterator<Item = ShipId> + use<'e> {
    query.s.ids().filter(move |id| query.ship(*id).on_table() && query.passes(*id, tests, scope))
}

/// X2-ACTION-33: how many locks a ship may keep.
pub(crate) fn lock_limit(query: Query<'_>, ship: ShipId) -> usize {
    let mut limit = 1;
    query.effects(ship, |effect, _| {
        if let Effect::ExtraLocks(more) = effect {
            limit += *more as usize;
        }
    });
    limit.min(3)
}

/// X2-ACTION-29, AMB-27: whom a ship may lock, locked by it already or not.
pub(crate) fn lock_targets(query: Query<'_>, ship: ShipId) -> impl Iterator<Item = ShipId> + '_ {
    let edition = &query.content.edition;
    let (least, most) = edition.facts.lock;
    let friends = match edition.answers.locks {
        Locks::Anybody => true,
        Locks::Enemies => false,
    };
    query.s.on_table().filter(move |target| {
        *target != ship
            && (friends || !query.s.are_friends(ship, *target))
            && query.range(ship, *target).is_within(least, most)
    })
}

/// X2-DAMAGE-11, -14: damage cards a repair may take, by place; of cards nobody can tell apart, the first.
pub(crate) fn repairable(
    query: Query<'_>,
    ship: ShipId,
    filter: DamageFilter,
    by: AbilityRef,
) -> impl Iterator<Item = u8> + '_ {
    let own = query.ship(ship);
    let this = query.ship(by.ship).place_of(by.card);
    own.damage.iter().enumerate().filter_map(move |(place, damage)| {
        let kind = query.content.damage[damage.card as usize].kind;
        let wanted = match filter {
            DamageFilter::Any => true,
            DamageFilter::FaceDown => !damage.is_up(),
            DamageFilter::FaceUp => damage.is_up(),
            DamageFilter::FaceUpShip => damage.is_up() && kind == Trait::Ship,
            DamageFilter::FaceUpPilot => damage.is_up() && kind == Trait::Pilot,
            DamageFilter::This => by.ship == ship && this == Some(place as u8),
        };
        // nobody knows what lies face down, so the first stands for all.
        let is_alike = |other: &Damage| {
            other.is_up() == damage.is_up() && (!damage.is_up() || other.card == damage.card)
        };
        let alike = own.damage[..place].iter().any(is_alike);
        (wanted && (!alike || filter == DamageFilter::This)).then_some(place as u8)
    })
}

/// X2-BEYOND-16: what a jammed ship can lose.
pub(crate) fn jam_losses(query: Query<'_>, ship: ShipId) -> impl Iterator<Item = Choice> + '_ {
    let own = query.ship(ship);
    let table = &query.content.edition.facts.tokens;
    let tokens = own.tokens.iter().filter(|(token, _)| table.of(*token).colour == Colour::Green);
    tokens.map(|(token, _)| Choice::Lose(token)).chain(own.locks.iter().map(|target| Choice::Break(*target)))
}
