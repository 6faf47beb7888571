//! Which attacks a ship may make.

use crate::{
    Ability, CardRef, Choice, Cost, Effect, ObstacleKind, Query, Requirement, Scope, ShipId, Token, Weapon,
    WeaponRef, WeaponTest, legal, query::placed,
};
use geometry::{Base, CONTACT, Placed, RULER_SEGMENT, Sight};
use std::f64::consts::SQRT_2;

/// Every weapon of a ship.
pub(crate) fn weapons(query: Query<'_>, ship: ShipId) -> impl Iterator<Item = (WeaponRef, &Weapon)> + '_ {
    let own = query.ship(ship);
    let primary = (0..query.content.type_of(own).weapons.len() as u8).map(WeaponRef::Primary);
    let primary = primary.filter_map(move |weapon| Some((weapon, query.content.weapon(own, weapon)?)));
    let special =
        own.upgrades.iter().zip(0..).filter(|(it, _)| !it.is_discarded()).flat_map(move |(_, place)| {
            query.content.abilities(own, CardRef::Upgrade(place)).iter().enumerate().filter_map(
                move |(index, ability)| match ability {
                    Ability::Weapon(weapon) => Some((WeaponRef::Upgrade(place, index as u8), weapon)),
                    Ability::Triggered(_) | Ability::Constant(_) | Ability::Action(_) | Ability::Bar(_) => {
                        None
                    }
                },
            )
        });
    primary.chain(special)
}

/// Why a ship cannot attack at all.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Unable {
    /// X2-TOKEN-13, X2-BEYOND-07.
    Disarmed,
    /// X2-OBST-07.
    OnAsteroid,
    /// A card forbids it.
    Card,
}

/// Whether a ship can attack at all. X2-OBST-08, -12: by where it is now, and on debris it can; X2-ION-11: ion
/// tokens do not matter.
pub(crate) fn unable(query: Query<'_>, ship: ShipId) -> Option<Unable> {
    if query.is_disarmed(ship) {
        return Some(Unable::Disarmed);
    }
    let base = query.base(ship);
    let on_asteroid = !query.ignores_obstacles(ship)
        && query.s.obstacles.iter().any(|obstacle| {
            let shape = &query.content.obstacles[obstacle.shape as usize];
            shape.kind == ObstacleKind::Asteroid && shape.outline.at(obstacle.at).touches(&base)
        });
    if on_asteroid {
        return Some(Unable::OnAsteroid);
    }
    let mut barred = false;
    query.effects(ship, |effect, _| barred |= *effect == Effect::CannotAttack);
    barred.then_some(Unable::Card)
}

/// X2-ARC-06: the measured lines from a weapon to a target, if any part of it is in the weapon's arc. Among several
/// arcs, the shortest.
pub(crate) fn sight(query: Query<'_>, ship: ShipId, weapon: WeaponRef, target: ShipId) -> Option<Sight> {
    let (base, other) = (query.base(ship), query.base(target));
    // FAQ-QA-GENERAL-09, X1-DEF-10: a turret of this kind has no regard for arcs.
    if query.content.weapon(query.ship(ship), weapon).is_some_and(|card| card.all_round) {
        return Some(base.sight(&other));
    }
    let sights = query
        .firing_arcs(ship, weapon)
        .filter_map(|arc| base.sight_in_arc(arc, query.content.arcs(), &other));
    sights.min_by(|a, b| a.gap.total_cmp(&b.gap))
}

/// X2-ARC-06, -07: the attack range, 1 to 3; the plain range may be less.
pub(crate) fn attack_range(query: Query<'_>, ship: ShipId, weapon: WeaponRef, target: ShipId) -> Option<u8> {
    // X2-MOVE-22, X2-ATTACK-22, AMB-07: ships in contact cannot attack each other.
    if query.touching(ship, target) {
        return None;
    }
    let range = query.counted(sight(query, ship, weapon, target)?.range());
    range.number().filter(|range| *range >= 1)
}

/// What stands in for a requirement, and on which card.
pub(crate) fn instead_of_requirement(
    query: Query<'_>,
    ship: ShipId,
    target: ShipId,
) -> Option<(CardRef, &[Cost])> {
    let mut found = None;
    query.effects(ship, |effect, scope| {
        if let Effect::InsteadOfRequirement(costs) = effect
            && legal::can_pay_against(query, scope, costs, Some(target))
        {
            found = Some((scope.ability.card, &costs[..]));
        }
    });
    found
}

/// X2-WEAPON-07 to -10: it is looked at, not spent.
pub(crate) fn meets_requirement(query: Query<'_>, ship: ShipId, weapon: &Weapon, target: ShipId) -> bool {
    let own = query.ship(ship);
    match weapon.requires {
        None => true,
        Some(Requirement::Focus) => own.tokens.has(Token::Focus),
        Some(Requirement::Calculate) => own.tokens.has(Token::Calculate),
        Some(Requirement::Lock) => own.locks.contains(&target),
    }
}

/// X2-ATTACK-05, -06, X2-ARC-05: every attack a ship may make. X2-ARC-11: nothing that is between can forbid one, and
/// X2-OBST-09: nothing the target stands on.
pub(crate) fn attacks(
    query: Query<'_>,
    ship: ShipId,
    test: Option<WeaponTest>,
) -> impl Iterator<Item = Choice> + '_ {
    let able = unable(query, ship).is_none();
    let weapons = weapons(query, ship)
        .filter(move |(weapon, _)| able && test.is_none_or(|test| query.fits(ship, *weapon, test)));
    weapons.flat_map(move |(weapon, card)| {
        let targets = query.s.on_table().filter(move |target| !query.s.are_friends(ship, *target));
        targets.flat_map(move |target| ways(query, ship, weapon, card, target))
    })
}

/// Of those, the attacks on one target with one weapon.
pub(crate) fn attacks_on(
    query: Query<'_>,
    ship: ShipId,
    test: Option<WeaponTest>,
    weapon: WeaponRef,
    target: ShipId,
) -> impl Iterator<Item = Choice> + '_ {
    let there = query.s.on_table().any(|id| id == target && !query.s.are_friends(ship, id));
    let fits = there
        && weapons(query, ship).any(|(own, _)| own == weapon)
        && test.is_none_or(|test| query.fits(ship, weapon, test))
        && unable(query, ship).is_none();
    let card = if fits { query.content.weapon(query.ship(ship), weapon) } else { None };
    card.into_iter().flat_map(move |card| ways(query, ship, weapon, card, target))
}

/// The ways to attack one target with one weapon: with a clear line or an obstructed one, where both are equally
/// short.
fn ways(
    query: Query<'_>,
    ship: ShipId,
    weapon: WeaponRef,
    card: &Weapon,
    target: ShipId,
) -> impl Iterator<Item = Choice> + use<> {
    let mut clear = None;
    let mut blocked = None;
    if may_reach(&query.base(ship), &query.base(target))
        && let Some(instead) = usable(query, ship, weapon, card, target)
        && let Some(sight) = sight(query, ship, weapon, target)
        && !query.touching(ship, target)
        && query.counted(sight.range()).is_within(card.range.0.max(1), card.range.1)
        && !is_drawn_off(query, ship, weapon, card, target)
    {
        let mut outlines = placed(query);
        if query.ignores_obstacles(ship) {
            outlines.clear();
        }
        let (is_clear, is_blocked) = obstruction(&sight, &outlines);
        let attack = |obstructed| Choice::Attack { weapon, target, instead, obstructed };
        clear = is_clear.then(|| attack(false));
        blocked = is_blocked.then(|| attack(true));
    }
    clear.into_iter().chain(blocked)
}

/// Whether a card of another ship draws attacks with this weapon from the target to itself.
fn is_drawn_off(query: Query<'_>, ship: ShipId, weapon: WeaponRef, card: &Weapon, target: ShipId) -> bool {
    if query.content.rare & Effect::TARGET_THIS_INSTEAD == 0 {
        return false;
    }
    let mut drawn = false;
    query.effects(target, |effect, scope| {
        let instead = scope.this();
        drawn |= *effect == Effect::TargetThisInstead
            && instead != target
            && usable(query, ship, weapon, card, instead).is_some()
            && !query.touching(ship, instead)
            && sight(query, ship, weapon, instead)
                .is_some_and(|sight| sight.range().is_within(card.range.0.max(1), card.range.1));
    });
    drawn
}

/// Whether two bases could be within range 3: a quick look that never says no wrongly.
fn may_reach(from: &Base, to: &Base) -> bool {
    let farthest = 3.0 * RULER_SEGMENT + CONTACT + (from.half() + to.half()) * SQRT_2;
    (to.centre() - from.centre()).squared() <= farthest * farthest
}

/// X2-OBST-14, -18: whether there is a clear line among the equally short ones, and whether there is an obstructed
/// one.
pub(crate) fn obstruction(sight: &Sight, outlines: &[Placed<'_>]) -> (bool, bool) {
    let clear = sight.clear_line(outlines, &[]).is_some();
    (clear, !clear || outlines.iter().any(|outline| sight.crosses(outline)))
}

/// Whether a weapon's costs and requirement can be met; and if the requirement must be bought off.
pub(crate) fn usable(
    query: Query<'_>,
    ship: ShipId,
    weapon: WeaponRef,
    card: &Weapon,
    target: ShipId,
) -> Option<bool> {
    if !is_affordable(query, ship, weapon, card, target) {
        return None;
    }
    if meets_requirement(query, ship, card, target) {
        return Some(false);
    }
    // X2-CARD-09: a focus or a lock, on a special weapon.
    let special = matches!(weapon, WeaponRef::Upgrade(..))
        && matches!(card.requires, Some(Requirement::Focus | Requirement::Lock));
    (special && instead_of_requirement(query, ship, target).is_some()).then_some(true)
}

/// X2-WEAPON-11: whether a weapon's costs can be paid.
pub(crate) fn is_affordable(
    query: Query<'_>,
    ship: ShipId,
    weapon: WeaponRef,
    card: &Weapon,
    target: ShipId,
) -> bool {
    let place = match weapon {
        WeaponRef::Primary(_) => CardRef::Type,
        WeaponRef::Upgrade(place, _) => CardRef::Upgrade(place),
    };
    legal::can_pay_against(query, &Scope::of_card(ship, place, ship), &card.cost, Some(target))
}
