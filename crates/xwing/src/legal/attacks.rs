//! Which attacks a ship may make.

use crate::{
    Ability, CardRef, Choice, Cost, Effect, Eye, ObstacleKind, Requirement, Scope, ShipId, Token, Weapon,
    WeaponRef, WeaponTest, frames::placed, legal,
};
use geometry::{Base, CONTACT, Placed, RULER_SEGMENT, Sight};
use std::f64::consts::SQRT_2;

/// Every weapon of a ship.
pub(crate) fn weapons(eye: Eye<'_>, ship: ShipId) -> impl Iterator<Item = (WeaponRef, &Weapon)> + '_ {
    let own = eye.ship(ship);
    let primary = (0..eye.content.type_of(own).weapons.len() as u8).map(WeaponRef::Primary);
    let primary = primary.filter_map(move |weapon| Some((weapon, eye.content.weapon(own, weapon)?)));
    let special = (0..own.upgrades.len() as u8).flat_map(move |place| {
        eye.content.abilities(own, CardRef::Upgrade(place)).iter().enumerate().filter_map(
            move |(index, ability)| match ability {
                Ability::Weapon(weapon) => Some((WeaponRef::Upgrade(place, index as u8), weapon)),
                Ability::Triggered(_) | Ability::Constant(_) | Ability::Action(_) | Ability::Bar(_) => None,
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
pub(crate) fn unable(eye: Eye<'_>, ship: ShipId) -> Option<Unable> {
    if eye.is_disarmed(ship) {
        return Some(Unable::Disarmed);
    }
    let base = eye.base(ship);
    let on_asteroid = eye.s.obstacles.iter().any(|obstacle| {
        let shape = &eye.content.obstacles[obstacle.shape as usize];
        shape.kind == ObstacleKind::Asteroid && shape.outline.at(obstacle.at).touches(&base)
    });
    if on_asteroid {
        return Some(Unable::OnAsteroid);
    }
    let mut barred = false;
    eye.effects(ship, |effect, _| barred |= *effect == Effect::CannotAttack);
    barred.then_some(Unable::Card)
}

/// X2-ARC-06: the measured lines from a weapon to a target, if any part of it is in the weapon's arc. Among several
/// arcs, the shortest.
pub(crate) fn sight(eye: Eye<'_>, ship: ShipId, weapon: WeaponRef, target: ShipId) -> Option<Sight> {
    let (base, other) = (eye.base(ship), eye.base(target));
    let sights =
        eye.firing_arcs(ship, weapon).filter_map(|arc| base.sight_in_arc(arc, eye.content.arcs, &other));
    sights.min_by(|a, b| a.gap.total_cmp(&b.gap))
}

/// X2-ARC-06, -07: the attack range, 1 to 3; the plain range may be less.
pub(crate) fn attack_range(eye: Eye<'_>, ship: ShipId, weapon: WeaponRef, target: ShipId) -> Option<u8> {
    // X2-MOVE-22, X2-ATTACK-22, AMB-07: ships in contact cannot attack each other.
    if eye.touching(ship, target) {
        return None;
    }
    sight(eye, ship, weapon, target)?.range().number().filter(|range| *range >= 1)
}

/// What stands in for a requirement, and on which card.
pub(crate) fn instead_of_requirement(eye: Eye<'_>, ship: ShipId) -> Option<(CardRef, &[Cost])> {
    let mut found = None;
    eye.effects(ship, |effect, scope| {
        if let Effect::InsteadOfRequirement(costs) = effect
            && legal::can_pay(eye, scope, costs)
        {
            found = Some((scope.ability.card, &costs[..]));
        }
    });
    found
}

/// X2-WEAPON-07 to -10: it is looked at, not spent.
pub(crate) fn meets_requirement(eye: Eye<'_>, ship: ShipId, weapon: &Weapon, target: ShipId) -> bool {
    let own = eye.ship(ship);
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
    eye: Eye<'_>,
    ship: ShipId,
    test: Option<WeaponTest>,
) -> impl Iterator<Item = Choice> + '_ {
    let able = unable(eye, ship).is_none();
    let weapons = weapons(eye, ship)
        .filter(move |(weapon, _)| able && test.is_none_or(|test| eye.fits(ship, *weapon, test)));
    weapons.flat_map(move |(weapon, card)| {
        let targets = eye.s.on_table().filter(move |target| !eye.s.are_friends(ship, *target));
        targets.flat_map(move |target| ways(eye, ship, weapon, card, target))
    })
}

/// Of those, the attacks on one target with one weapon.
pub(crate) fn attacks_on(
    eye: Eye<'_>,
    ship: ShipId,
    test: Option<WeaponTest>,
    weapon: WeaponRef,
    target: ShipId,
) -> impl Iterator<Item = Choice> + '_ {
    let there = eye.s.on_table().any(|id| id == target && !eye.s.are_friends(ship, id));
    let fits = there
        && weapons(eye, ship).any(|(own, _)| own == weapon)
        && test.is_none_or(|test| eye.fits(ship, weapon, test))
        && unable(eye, ship).is_none();
    let card = if fits { eye.content.weapon(eye.ship(ship), weapon) } else { None };
    card.into_iter().flat_map(move |card| ways(eye, ship, weapon, card, target))
}

/// The ways to attack one target with one weapon: with a clear line or an obstructed one, where both are equally
/// short.
fn ways(
    eye: Eye<'_>,
    ship: ShipId,
    weapon: WeaponRef,
    card: &Weapon,
    target: ShipId,
) -> impl Iterator<Item = Choice> + use<> {
    let mut clear = None;
    let mut blocked = None;
    if may_reach(&eye.base(ship), &eye.base(target))
        && let Some(instead) = usable(eye, ship, weapon, card, target)
        && let Some(sight) = sight(eye, ship, weapon, target)
        && !eye.touching(ship, target)
        && sight.range().is_within(card.range.0.max(1), card.range.1)
    {
        let (is_clear, is_blocked) = obstruction(&sight, &placed(eye));
        let attack = |obstructed| Choice::Attack { weapon, target, instead, obstructed };
        clear = is_clear.then(|| attack(false));
        blocked = is_blocked.then(|| attack(true));
    }
    clear.into_iter().chain(blocked)
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
    eye: Eye<'_>,
    ship: ShipId,
    weapon: WeaponRef,
    card: &Weapon,
    target: ShipId,
) -> Option<bool> {
    let place = match weapon {
        WeaponRef::Primary(_) => CardRef::Type,
        WeaponRef::Upgrade(place, _) => CardRef::Upgrade(place),
    };
    // X2-WEAPON-11.
    if !legal::can_pay(eye, &Scope::of_card(ship, place, ship), &card.cost) {
        return None;
    }
    if meets_requirement(eye, ship, card, target) {
        return Some(false);
    }
    // X2-CARD-09: a focus or a lock, on a special weapon.
    let special = matches!(weapon, WeaponRef::Upgrade(..))
        && matches!(card.requires, Some(Requirement::Focus | Requirement::Lock));
    (special && instead_of_requirement(eye, ship).is_some()).then_some(true)
}
