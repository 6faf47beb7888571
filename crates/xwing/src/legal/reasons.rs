//! Why a card does not do what a player wants of it: its price, its words, or that it would change nothing.

use super::{abilities, check::refuse, targets};
use crate::{
    Ability, AbilityRef, ActionKind, CardRef, Cite, Cost, DamageFilter, Effect, Query, Scope, ShipId, Step,
    Triggered, Window, legal, state::WindowFrame,
};
use kernel::{Message, Refused, Say as _, Seat};

impl CardRef {
    /// What gives a card its say.
    pub(crate) fn cite(self) -> Cite {
        match self {
            Self::Type | Self::Pilot | Self::Aboard => Cite::ShipCardSays,
            Self::Upgrade(_) => Cite::UpgradeSays,
            Self::Damage(..) => Cite::DamageCardSays,
            Self::Condition(_) => Cite::ConditionSays,
            Self::Device(_) => Cite::DeviceSays,
        }
    }
}

/// What a card of a ship is called.
fn name(query: Query<'_>, id: ShipId, card: CardRef) -> Message {
    let (content, ship) = (query.content, query.ship(id));
    let name = match card {
        CardRef::Type => &content.type_of(ship).name,
        CardRef::Pilot => &content.pilot_of(ship).name,
        CardRef::Upgrade(place) => &content.upgrades[ship.upgrades[place as usize].card as usize].name,
        CardRef::Damage(kind, _) => &content.damage[kind as usize].name,
        CardRef::Condition(kind) => &content.conditions[kind as usize].name,
        CardRef::Device(kind) => &content.devices[kind as usize].card.name,
        CardRef::Aboard => {
            let kind = ship.aboard.map_or(ship.kind, |aboard| aboard.kind);
            &content.ships[kind as usize].name
        }
    };
    name.say()
}

/// What a card says that bars something.
pub(super) fn by_card(query: Query<'_>, ship: ShipId, card: CardRef, key: &'static str) -> Refused {
    Refused::new(query.content.rule(card.cite()), Message::new(key).with("card", name(query, ship, card)))
}

/// The card that leaves a ship only some actions, and not this one.
pub(super) fn only_others(query: Query<'_>, ship: ShipId, kind: Option<ActionKind>) -> Option<Refused> {
    let mut found = None;
    query.effects(ship, |effect, scope| {
        if let Effect::OnlyActions(kinds) = effect
            && kind.is_none_or(|kind| !kinds.contains(&kind))
        {
            found = Some((scope.ability.ship, scope.ability.card));
        }
    });
    found.map(|(owner, card)| by_card(query, owner, card, "xwing-refused-only-actions"))
}

/// The card that lets nothing but Force modify the attack dice of a ship.
pub(super) fn only_force(query: Query<'_>, ship: ShipId) -> Option<Refused> {
    let mut found = None;
    query.effects(ship, |effect, scope| {
        if *effect == Effect::OnlyForceModifiesAttack {
            found = Some((scope.ability.ship, scope.ability.card));
        }
    });
    found.map(|(owner, card)| by_card(query, owner, card, "xwing-refused-only-force"))
}

/// Whether an ability that somebody names is there.
fn is_there(query: Query<'_>, ability: AbilityRef) -> bool {
    let known = ability.ship.index() < query.s.ships.len();
    known && {
        let own = query.ship(ability.ship);
        query.content.cards(own).any(|card| card == ability.card)
            && query.content.abilities(own, ability.card).len() > ability.index as usize
    }
}

/// X2-ACTION-35, -36: why an action printed on a card is not possible.
pub(super) fn no_card_action(query: Query<'_>, ship: ShipId, ability: AbilityRef) -> Refused {
    let none = || refuse(query, Cite::CardAction, "xwing-refused-card-action");
    if ability.ship != ship || !is_there(query, ability) {
        return none();
    }
    let own = query.ship(ship);
    let Ability::Action(action) = &query.content.abilities(own, ability.card)[ability.index as usize] else {
        return none();
    };
    if legal::is_used(query, ability) {
        return refuse(query, Cite::CardActionOnce, "xwing-refused-performed");
    }
    if !matches!(ability.card, CardRef::Damage(..))
        && let Some(refused) = only_others(query, ship, None)
    {
        return refused;
    }
    let scope = Scope::new(ability, ship);
    if let Some(refused) = no_price(query, &scope, &action.cost) {
        return refused;
    }
    if !action.when.iter().all(|condition| query.holds(condition, &scope)) {
        return by_card(query, ship, ability.card, "xwing-refused-condition");
    }
    if legal::is_effective(query, &scope, &action.then) {
        // It is the grant that leaves it out.
        return none();
    }
    let by_trait =
        |step: &Step| matches!(step, Step::Repair(_, DamageFilter::FaceUpShip | DamageFilter::FaceUpPilot));
    if action.then.iter().any(by_trait) && own.damage.iter().any(|damage| damage.is_up()) {
        return refuse(query, Cite::RepairTrait, "xwing-refused-repair-trait");
    }
    refuse(query, Cite::ChangesNothing, "xwing-refused-no-effect")
}

/// Why a price cannot be paid, if it cannot.
pub(super) fn no_price(query: Query<'_>, scope: &Scope, costs: &[Cost]) -> Option<Refused> {
    let missing = costs.iter().find(|cost| !abilities::can_pay(query, scope, std::slice::from_ref(*cost)))?;
    Some(match missing {
        Cost::Charge(_) => {
            let (ship, card) = (scope.this(), scope.ability.card);
            let why = Message::new("xwing-refused-no-charge").with("card", name(query, ship, card));
            Refused::new(query.content.rule(Cite::ChargesSpent), why)
        }
        Cost::Force(_) => refuse(query, Cite::ForceCharges, "xwing-refused-no-force"),
        Cost::SpendLock => refuse(query, Cite::LockReroll, "xwing-refused-no-lock"),
        Cost::Discard => refuse(query, Cite::AbilityUse, "xwing-refused-discarded"),
        Cost::Spend(..) | Cost::Gain(..) | Cost::Suffer(_) => {
            refuse(query, Cite::TokenReturned, "xwing-refused-no-token")
        }
    })
}

/// Why an ability does not answer the moment that is asked about.
pub(super) fn no_answer(query: Query<'_>, frame: &WindowFrame, seat: Seat, ability: AbilityRef) -> Refused {
    if !is_there(query, ability) {
        return Refused::not_an_answer();
    }
    if query.ship(ability.ship).seat != seat {
        return refuse(query, Cite::AbilityUse, "xwing-refused-ability-turn");
    }
    let subject = if legal::is_collective(frame.window) { ability.ship } else { frame.subject };
    let scope = Scope { act: frame.act, ..Scope::new(ability, subject) };
    no_use(query, frame.window, frame.used.contains(&ability), &scope)
}

/// Why an ability does not modify the dice that are asked about.
pub(super) fn no_modification(
    query: Query<'_>,
    by: ShipId,
    window: Window,
    used: bool,
    subject: ShipId,
    ability: AbilityRef,
) -> Refused {
    if !is_there(query, ability) || query.ship(ability.ship).seat != query.ship(by).seat {
        return Refused::not_an_answer();
    }
    no_use(query, window, used, &Scope::new(ability, subject))
}

/// The first thing that an ability lacks.
fn no_use(query: Query<'_>, window: Window, used: bool, scope: &Scope) -> Refused {
    let AbilityRef { ship, card, index } = scope.ability;
    let because = |key| by_card(query, ship, card, key);
    let Ability::Triggered(triggered) = &query.content.abilities(query.ship(ship), card)[index as usize]
    else {
        return because("xwing-refused-other-moment");
    };
    if triggered.on != window {
        return because("xwing-refused-other-moment");
    }
    if used || legal::is_used(query, scope.ability) {
        return because("xwing-refused-used");
    }
    lacks(query, triggered, scope).unwrap_or_else(|| because("xwing-refused-other-moment"))
}

fn lacks(query: Query<'_>, triggered: &Triggered, scope: &Scope) -> Option<Refused> {
    let AbilityRef { ship, card, .. } = scope.ability;
    if !query.passes(scope.subject, &triggered.of, scope) {
        return Some(targets::no_choice(query, scope, &triggered.of, scope.subject));
    }
    if !triggered.when.iter().all(|condition| query.holds(condition, scope)) {
        return Some(by_card(query, ship, card, "xwing-refused-condition"));
    }
    if let Some(refused) = no_price(query, scope, &triggered.cost) {
        return Some(refused);
    }
    (!legal::is_effective(query, scope, &triggered.then))
        .then(|| refuse(query, Cite::ChangesNothing, "xwing-refused-no-effect"))
}

/// X2-DAMAGE-09 to -14: why a damage card cannot be repaired like this.
pub(super) fn no_repair(query: Query<'_>, ship: ShipId, filter: DamageFilter, place: u8) -> Refused {
    let other_trait = query.ship(ship).damage.get(place as usize).is_some_and(|damage| {
        damage.is_up() && matches!(filter, DamageFilter::FaceUpShip | DamageFilter::FaceUpPilot)
    });
    if other_trait {
        return refuse(query, Cite::RepairTrait, "xwing-refused-repair-trait");
    }
    refuse(query, Cite::RepairChoice, "xwing-refused-repair")
}
