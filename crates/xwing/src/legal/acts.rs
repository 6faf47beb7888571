//! Which actions a ship may perform.

use super::moves::{self, BOOSTS, boost_fits};
use crate::{
    Ability, AbilityRef, Act, ActionGrant, ActionKind, BarAction, Boost, CardRef, Difficulty, Effect, Grant,
    Linked, OverlapActions, Query, Scope, ShipId, Step, Token,
    edition::ActivateStep,
    legal,
    query::{self, standard},
    state::{Frame, RollWay},
};
use geometry::Heading;
use smallvec::SmallVec;

/// Room for every way to act: locks and maneuvers for SLAM are the longest lists.
pub(crate) type Acts = SmallVec<[Act; 96]>;

/// The entries of a ship's action bar, printed and added by upgrades.
pub(crate) fn bar(query: Query<'_>, ship: ShipId) -> impl Iterator<Item = BarAction> + '_ {
    let own = query.ship(ship);
    let printed = query.content.type_of(own).actions.iter().copied();
    let added = query.content.cards(own).flat_map(move |card| {
        query.content.abilities(own, card).iter().filter_map(|ability| match ability {
            Ability::Bar(action) => Some(*action),
            Ability::Triggered(_) | Ability::Constant(_) | Ability::Action(_) | Ability::Weapon(_) => None,
        })
    });
    printed.chain(added)
}

/// Whether an action is on the ship's own bar.
pub(crate) fn on_own_bar(query: Query<'_>, ship: ShipId, kind: ActionKind) -> bool {
    bar(query, ship).any(|action| action.kind == kind)
}

/// The grant of a card's step.
fn card_grant(query: Query<'_>, ability: AbilityRef, cursor: u8) -> Option<&ActionGrant> {
    let steps = query.content.steps(query.ship(ability.ship), ability.card, ability.index);
    let Step::Act(_, grant) = steps.get(cursor as usize)? else { return None };
    Some(grant)
}

/// Whether the card that grants an action names others only.
pub(crate) fn is_left_out(query: Query<'_>, grant: Grant, kind: ActionKind) -> bool {
    let Grant::Card(ability, cursor) = grant else { return false };
    let granted = card_grant(query, ability, cursor);
    granted.is_some_and(|grant| !grant.only.is_empty() && !grant.only.contains(&kind))
}

/// What a grant says of one kind of action: its colour, if it is allowed.
fn allowed(query: Query<'_>, ship: ShipId, grant: Grant, kind: ActionKind) -> Option<Difficulty> {
    let printed = bar(query, ship).filter(|action| action.kind == kind).map(|action| action.difficulty).min();
    match grant {
        // X2-BEYOND-29: SLAM needs the step; it is not granted otherwise.
        Grant::Step => printed,
        // X2-ION-06, AMB-43: what is named, on the bar or not.
        Grant::Ion => match &query.content.edition.facts.ion_actions[..] {
            [] => printed,
            named => named.contains(&kind).then_some(printed.unwrap_or_default()),
        },
        Grant::Linked(linked, difficulty) => (kind == linked).then_some(difficulty),
        Grant::Coordinated | Grant::Deployed => printed.filter(|_| kind != ActionKind::Slam),
        Grant::Card(ability, cursor) => {
            let grant = card_grant(query, ability, cursor)?;
            if kind == ActionKind::Slam || !(grant.only.is_empty() || grant.only.contains(&kind)) {
                return None;
            }
            let beyond = grant.beyond_bar && grant.only.contains(&kind);
            let found = printed.or(beyond.then_some(Difficulty::White))?;
            Some(grant.difficulty.unwrap_or(found))
        }
    }
}

/// Whether a grant names a kind of action, whatever the table says.
pub(crate) fn offers(query: Query<'_>, ship: ShipId, grant: Grant, kind: ActionKind) -> bool {
    allowed(query, ship, grant, kind).is_some()
}

/// X2-ION-06: whether a ship may perform only what is named for ionised ships: it is in the perform-action step of its
/// ion maneuver. Linked actions and actions that answer the focus come in that step too.
pub(crate) fn in_ion_step(query: Query<'_>, ship: ShipId) -> bool {
    let edition = &query.content.edition;
    let acts = |step: u8| edition.activation.under_way(step) == Some(ActivateStep::Act);
    let in_step = |frame: &Frame| matches!(*frame, Frame::Activate { ship: active, step, ion: true } if active == ship && acts(step));
    !edition.facts.ion_actions.is_empty() && query.s.stack.iter().any(in_step)
}

/// The colour an action has when it is performed like this.
pub(crate) fn act_difficulty(query: Query<'_>, ship: ShipId, grant: Grant, act: Act) -> Difficulty {
    match (act, act.kind()) {
        (Act::Card(ability), _) => {
            match &query.content.abilities(query.ship(ship), ability.card)[ability.index as usize] {
                Ability::Action(action) => action.difficulty,
                Ability::Triggered(_) | Ability::Constant(_) | Ability::Weapon(_) | Ability::Bar(_) => {
                    Difficulty::White
                }
            }
        }
        (_, Some(kind)) => allowed(query, ship, grant, kind).unwrap_or_default(),
        (_, None) => Difficulty::White,
    }
}

/// X2-ACTION-07: what may follow an action.
pub(crate) fn linked(query: Query<'_>, ship: ShipId, act: Act) -> Option<Linked> {
    let kind = act.kind()?;
    bar(query, ship).filter(|action| action.kind == kind).find_map(|action| action.linked)
}

/// The actions a ship may perform under a grant; only the first one found if that is enough.
pub(crate) fn acts(query: Query<'_>, ship: ShipId, grant: Grant, first_only: bool) -> Acts {
    let mut found = Acts::new();
    let Some(stop) = bounds(query, ship, grant) else { return found };
    for kind in KINDS {
        if is_open(query, ship, grant, stop, kind) {
            ways(query, ship, kind, &mut found, first_only);
            if first_only && !found.is_empty() {
                return found;
            }
        }
    }
    if !stop.ion {
        card_acts(query, ship, grant, stop.only.is_some(), &mut found);
    }
    found
}

/// Of those actions the ones of some kinds; none of them is printed on a card.
pub(crate) fn acts_of(query: Query<'_>, ship: ShipId, grant: Grant, kinds: &[ActionKind]) -> Acts {
    let mut found = Acts::new();
    if let Some(stop) = bounds(query, ship, grant) {
        for &kind in kinds.iter().filter(|kind| is_open(query, ship, grant, stop, **kind)) {
            ways(query, ship, kind, &mut found, false);
        }
    }
    found
}

/// Whether one of those actions may be performed.
pub(crate) fn may_act(query: Query<'_>, ship: ShipId, grant: Grant, act: Act) -> bool {
    let Some(kind) = act.kind() else { return acts(query, ship, grant, false).contains(&act) };
    // X1-ACTION-13: anywhere along the template, listed or not.
    if let Act::Slide(slide) = act {
        let open = |stop| is_open(query, ship, grant, stop, kind);
        return bounds(query, ship, grant).is_some_and(open)
            && moves::may_roll(query, ship, 1, slide.into(), false);
    }
    acts_of(query, ship, grant, &[kind]).contains(&act)
}

/// What narrows all the actions of a ship.
#[derive(Debug, Clone, Copy)]
struct Bounds<'e> {
    /// X2-ION-06.
    ion: bool,
    /// What a card leaves it.
    only: Option<&'e [ActionKind]>,
    /// FAQ-DMGCARD-04: nothing that is on its own bar.
    no_bar: bool,
}

/// What narrows the actions of a ship; none if it may not act at all.
fn bounds(query: Query<'_>, ship: ShipId, grant: Grant) -> Option<Bounds<'_>> {
    let own = query.ship(ship);
    // X2-ACTION-06, -11: stress stops actions from every source, unless a card says otherwise.
    let while_stressed = match grant {
        Grant::Card(ability, cursor) => {
            card_grant(query, ability, cursor).is_some_and(|grant| grant.while_stressed)
        }
        Grant::Step | Grant::Ion | Grant::Linked(..) | Grant::Coordinated | Grant::Deployed => false,
    };
    let acts_stressed = || query.has_rare(ship, Effect::ACTS_STRESSED, |it| *it == Effect::ActsStressed);
    if own.is_stressed() && !while_stressed && !acts_stressed() {
        return None;
    }
    if no_action_for_overlap(query, ship) {
        return None;
    }
    let mut only: Option<&[ActionKind]> = None;
    query.effects(ship, |effect, _| {
        if let Effect::OnlyActions(kinds) = effect {
            only = Some(kinds);
        }
    });
    let no_bar = query.has_rare(ship, Effect::NO_BAR_ACTIONS, |effect| *effect == Effect::NoBarActions);
    Some(Bounds { ion: in_ion_step(query, ship), only, no_bar })
}

/// AMB1-04: whether a ship may perform no action at all for having overlapped another.
pub(crate) fn no_action_for_overlap(query: Query<'_>, ship: ShipId) -> bool {
    query.s.ruleset.overlap_actions == OverlapActions::None
        && query.ship(ship).executed.is_some_and(|last| !last.full)
}

/// Whether actions of a kind are open to a ship.
fn is_open(query: Query<'_>, ship: ShipId, grant: Grant, stop: Bounds<'_>, kind: ActionKind) -> bool {
    let barred = stop.only.is_some_and(|only| !only.contains(&kind))
        || (stop.ion && !query.content.edition.facts.ion_actions.contains(&kind));
    let barred = barred || (stop.no_bar && on_own_bar(query, ship, kind));
    // X2-ACTION-04.
    !barred && !query.ship(ship).performed(kind) && allowed(query, ship, grant, kind).is_some()
}

const KINDS: [ActionKind; 13] = [
    ActionKind::Focus,
    ActionKind::Evade,
    ActionKind::Lock,
    ActionKind::BarrelRoll,
    ActionKind::Boost,
    ActionKind::Calculate,
    ActionKind::Cloak,
    ActionKind::Coordinate,
    ActionKind::Jam,
    ActionKind::Reinforce,
    ActionKind::Reload,
    ActionKind::Rotate,
    ActionKind::Slam,
];

/// The ways to perform one kind of action.
fn ways(query: Query<'_>, ship: ShipId, kind: ActionKind, into: &mut Acts, first_only: bool) {
    let own = query.ship(ship);
    let mut add = |act: Act| into.push(act);
    match kind {
        ActionKind::Focus => add(Act::Focus),
        ActionKind::Evade => add(Act::Evade),
        ActionKind::Calculate => add(Act::Calculate),
        // X2-BEYOND-08.
        ActionKind::Cloak if !own.tokens.has(Token::Cloak) => add(Act::Cloak),
        ActionKind::Cloak => {}
        ActionKind::Lock => legal::lock_targets(query, ship).map(Act::Lock).for_each(add),
        ActionKind::BarrelRoll => {
            let mut enough = false;
            moves::rolls(query, ship, 1, false, |way| {
                if !std::mem::replace(&mut enough, first_only) || !first_only {
                    add(match way {
                        RollWay::Slot(roll) => Act::BarrelRoll(roll),
                        RollWay::Slide(slide) => Act::Slide(slide),
                    });
                }
            });
        }
        ActionKind::Boost => {
            let fits = |boost: &Boost| boost_fits(query, ship, 1, *boost, false);
            BOOSTS.into_iter().filter(fits).map(Act::Boost).for_each(add);
        }
        // X2-BEYOND-13, -14: somebody else, who can act.
        ActionKind::Coordinate => query
            .s
            .on_table()
            .filter(|other| {
                *other != ship
                    && query.s.are_friends(ship, *other)
                    && query.range(ship, *other).is_within(1, 2)
                    && may_be_coordinated(query, *other)
            })
            .map(Act::Coordinate)
            .for_each(add),
        // X2-BEYOND-15, AMB-26.
        ActionKind::Jam => {
            let near = |other: &ShipId| *other != ship && query.range(ship, *other).is_within(1, 1);
            query.s.on_table().filter(near).map(Act::Jam).for_each(add);
        }
        ActionKind::Reinforce => {
            add(Act::Reinforce(Token::ReinforceFore));
            add(Act::Reinforce(Token::ReinforceAft));
        }
        ActionKind::Reload => query::reloadable(query, ship).map(Act::Reload).for_each(add),
        // X2-BEYOND-26: another standard arc; a double turret looks both ways.
        ActionKind::Rotate => {
            let Some(now) = own.turret else { return };
            let double = query.content.type_of(own).turret == Some(crate::Turret::Double);
            let ways = [Heading::UP, Heading::RIGHT, Heading::DOWN, Heading::LEFT];
            ways.into_iter()
                .filter(|way| standard(*way) != standard(now))
                .filter(|way| !double || matches!(*way, Heading::UP | Heading::RIGHT))
                .filter(|way| !double || standard(*way + Heading::HALF) != standard(now))
                .map(Act::Rotate)
                .for_each(add);
        }
        // X2-BEYOND-27, -30.
        ActionKind::Slam => {
            let Some(last) = own.executed else { return };
            let dial = query.content.type_of(own).dial.iter().enumerate();
            dial.filter(|(_, maneuver)| maneuver.speed == last.maneuver.speed)
                .map(|(index, _)| Act::Slam(index as u8))
                .for_each(add);
        }
    }
}

/// Whether a ship could do something with a coordinated action, of its bar or of a card. Coordinating a coordinator
/// is not looked into: it may always act otherwise or not at all.
fn may_be_coordinated(query: Query<'_>, other: ShipId) -> bool {
    let own = query.ship(other);
    let on_cards = || {
        let mut found = Acts::new();
        card_acts(query, other, Grant::Coordinated, false, &mut found);
        !found.is_empty()
    };
    !own.is_stressed() && (bar(query, other).any(|action| !own.performed(action.kind)) || on_cards())
}

/// X2-ACTION-35, -36: actions printed on cards, damage cards among them (X2-DAMAGE-13).
fn card_acts(query: Query<'_>, ship: ShipId, grant: Grant, damage_only: bool, into: &mut Acts) {
    let any = match grant {
        Grant::Step | Grant::Coordinated | Grant::Deployed => true,
        Grant::Card(ability, cursor) => {
            card_grant(query, ability, cursor).is_some_and(|grant| grant.only.is_empty())
        }
        Grant::Ion | Grant::Linked(..) => false,
    };
    if !any {
        return;
    }
    let own = query.ship(ship);
    for card in query.content.cards(own) {
        if damage_only && !matches!(card, CardRef::Damage(..)) {
            continue;
        }
        for (index, ability) in query.content.abilities(own, card).iter().enumerate() {
            let Ability::Action(action) = ability else { continue };
            let ability = AbilityRef { ship, card, index: index as u8 };
            let scope = Scope::new(ability, ship);
            if !legal::is_used(query, ability)
                && action.when.iter().all(|condition| query.holds(condition, &scope))
                && legal::can_pay(query, &scope, &action.cost)
                && legal::is_effective(query, &scope, &action.then)
            {
                into.push(Act::Card(ability));
            }
        }
    }
}
