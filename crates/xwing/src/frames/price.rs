//! What is paid for an ability, discarded for it, and comes back.

use super::{Frame, Suffer, Table, tokens, window};
use crate::{Ability, AbilityRef, CardRef, Condition, Cost, Public, ShipId, Standing, Window};

pub(super) fn cost<'t>(t: &Table<'t>, ability: AbilityRef) -> &'t [Cost] {
    match t.content.abilities(t.s.ship(ability.ship), ability.card).get(ability.index as usize) {
        Some(Ability::Triggered(triggered)) => &triggered.cost,
        Some(Ability::Action(action)) => &action.cost,
        Some(Ability::Weapon(weapon)) => &weapon.cost,
        // A device has no card to pay from.
        Some(Ability::Constant(_) | Ability::Bar(_)) | None => &[],
    }
}

/// Pays one part of a price, a lock being that on the defender; the frame to push if anything answers that.
pub(super) fn pay(
    t: &mut Table<'_>,
    ability: AbilityRef,
    cost: Cost,
    defender: Option<ShipId>,
) -> Option<Frame> {
    let ship = ability.ship;
    let seat = t.s.ship(ship).seat;
    match cost {
        Cost::Charge(count) => {
            let own = t.s.ship_mut(ship);
            match ability.card {
                CardRef::Pilot => own.charges -= count,
                CardRef::Upgrade(place) => own.upgrades[place as usize].charges -= count,
                CardRef::Type
                | CardRef::Damage(..)
                | CardRef::Condition(_)
                | CardRef::Device(_)
                | CardRef::Aboard => {}
            }
            let shown = t.query().shown(ship, ability.card);
            t.tell(|| Public::ChargeSpent { ability, count, shown });
            None
        }
        Cost::Force(count) => {
            t.s.ship_mut(ship).force -= count;
            t.tell(|| Public::ForceSpent { ship, count });
            None
        }
        Cost::Spend(token, count) => {
            t.s.ship_mut(ship).tokens.take(token, count);
            for _ in 0..count {
                t.tell(|| Public::Spent { ship, token });
            }
            window::open(t, Window::Spent(token), ship)
        }
        Cost::SpendLock => {
            tokens::unlock(t, ship, defender?);
            None
        }
        Cost::Gain(token, count) => tokens::gain(t, ship, token, count, seat),
        Cost::Suffer(hits) => Some(Frame::Suffer(Suffer::new(ship, hits, 0))),
        Cost::Discard => {
            discard_for(t, ability);
            None
        }
    }
}

/// Discards the card of an ability for what the ability does, which may outlast it.
fn discard_for(t: &mut Table<'_>, ability: AbilityRef) {
    let CardRef::Upgrade(place) = ability.card else { return };
    let abilities = t.content.abilities(t.s.ship(ability.ship), ability.card);
    let lasts = |it: &Ability| match it {
        Ability::Triggered(triggered) => triggered.when.contains(&Condition::Used(ability.index)),
        Ability::Constant(constant) => constant.when.contains(&Condition::Used(ability.index)),
        Ability::Action(_) | Ability::Weapon(_) | Ability::Bar(_) => false,
    };
    let standing = if matches!(abilities.get(ability.index as usize), Some(Ability::Weapon(_))) {
        Standing::ThisAttack
    } else if abilities.iter().any(lasts) {
        Standing::ThisRound
    } else {
        Standing::Discarded
    };
    discard(t, ability.ship, place, standing);
}

pub(super) fn discard(t: &mut Table<'_>, ship: ShipId, upgrade: u8, standing: Standing) {
    t.s.ship_mut(ship).upgrades[upgrade as usize].standing = standing;
    t.tell(|| Public::Discarded { ship, upgrade });
}

/// What was discarded for an attack has nothing more to do once that is over.
pub(super) fn attack_is_over(t: &mut Table<'_>, attacker: ShipId) {
    let cards = t.s.ship_mut(attacker).upgrades.iter_mut();
    cards.filter(|it| it.standing == Standing::ThisAttack).for_each(|it| it.standing = Standing::Discarded);
}

/// X2-CHARGE-05, -06.
pub(super) fn recover_charge(t: &mut Table<'_>, ship: ShipId, card: CardRef, count: u8) {
    if t.query().stays_spent(ship, card) {
        return;
    }
    let (limit, _) = t.query().charge_limit(ship, card);
    let own = t.s.ship_mut(ship);
    let charges = match card {
        CardRef::Pilot => &mut own.charges,
        CardRef::Upgrade(place) => &mut own.upgrades[place as usize].charges,
        CardRef::Type
        | CardRef::Damage(..)
        | CardRef::Condition(_)
        | CardRef::Device(_)
        | CardRef::Aboard => return,
    };
    let count = count.min(limit.saturating_sub(*charges));
    *charges += count;
    if count > 0 {
        let shown = t.query().shown(ship, card);
        t.tell(|| Public::ChargeRecovered { ship, card, count, shown });
    }
}

/// X2-FORCE-02.
pub(super) fn recover_force(t: &mut Table<'_>, ship: ShipId, count: u8) {
    let (limit, _) = t.query().force_capacity(ship);
    let own = t.s.ship_mut(ship);
    let count = count.min(limit.saturating_sub(own.force));
    own.force += count;
    if count > 0 {
        t.tell(|| Public::ForceRecovered { ship, count });
    }
}
