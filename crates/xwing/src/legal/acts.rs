//! Which actions a ship may perform.

use super::moves::{BOOSTS, ROLLS, boost_fits, roll_fits};
use crate::{
    Ability, AbilityRef, Act, ActionGrant, ActionKind, BarAction, Boost, CardRef, Difficulty, Effect, Eye,
    Grant, Linked, Scope, ShipId, Step, Token,
    eye::standard,
    frames::{ActivateStep, Frame},
    legal,
};
use arrayvec::ArrayVec;
use geometry::Heading;

/// Room for every way to act: locks and maneuvers for SLAM are the longest lists.
pub(crate) type Acts = ArrayVec<Act, 96>;

/// The entries of a ship's action bar, printed and added by upgrades.
pub(crate) fn bar(eye: Eye<'_>, ship: ShipId) -> impl Iterator<Item = BarAction> + '_ {
    let own = eye.ship(ship);
    let printed = eye.content.type_of(own).actions.iter().copied();
    let added = eye.content.cards(own).flat_map(move |card| {
        eye.content.abilities(own, card).iter().filter_map(|ability| match ability {
            Ability::Bar(action) => Some(*action),
            Ability::Triggered(_) | Ability::Constant(_) | Ability::Action(_) | Ability::Weapon(_) => None,
        })
    });
    printed.chain(added)
}

/// Whether an action is on the ship's own bar.
pub(crate) fn on_own_bar(eye: Eye<'_>, ship: ShipId, kind: ActionKind) -> bool {
    bar(eye, ship).any(|action| action.kind == kind)
}

/// The grant of a card's step.
fn card_grant(eye: Eye<'_>, ability: AbilityRef, cursor: u8) -> Option<&ActionGrant> {
    let steps = eye.content.steps(eye.ship(ability.ship), ability.card, ability.index);
    let Step::Act(_, grant) = steps.get(cursor as usize)? else { return None };
    Some(grant)
}

/// Whether the card that grants an action names others only.
pub(crate) fn is_left_out(eye: Eye<'_>, grant: Grant, kind: ActionKind) -> bool {
    let Grant::Card(ability, cursor) = grant else { return false };
    let granted = card_grant(eye, ability, cursor);
    granted.is_some_and(|grant| !grant.only.is_empty() && !grant.only.contains(&kind))
}

/// What a grant says of one kind of action: its colour, if it is allowed.
fn allowed(eye: Eye<'_>, ship: ShipId, grant: Grant, kind: ActionKind) -> Option<Difficulty> {
    let printed = bar(eye, ship).filter(|action| action.kind == kind).map(|action| action.difficulty).min();
    match grant {
        // X2-BEYOND-29: SLAM needs the step; it is not granted otherwise.
        Grant::Step => printed,
        // X2-ION-06, AMB-43: focus, on the bar or not.
        Grant::Ion => (kind == ActionKind::Focus).then_some(printed.unwrap_or_default()),
        Grant::Linked(linked, difficulty) => (kind == linked).then_some(difficulty),
        Grant::Coordinated | Grant::Deployed => printed.filter(|_| kind != ActionKind::Slam),
        Grant::Card(ability, cursor) => {
            let grant = card_grant(eye, ability, cursor)?;
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
pub(crate) fn offers(eye: Eye<'_>, ship: ShipId, grant: Grant, kind: ActionKind) -> bool {
    allowed(eye, ship, grant, kind).is_some()
}

/// X2-ION-06: whether a ship is in the perform-action step of its ion maneuver. Linked actions and actions that
/// answer the focus come in that step too.
pub(crate) fn in_ion_step(eye: Eye<'_>, ship: ShipId) -> bool {
    // The step is the last thing an activation waits for.
    let step = Frame::Activate { ship, step: ActivateStep::After, ion: true };
    eye.s.stack.contains(&step)
}

/// The colour an action has when it is performed like this.
pub(crate) fn act_difficulty(eye: Eye<'_>, ship: ShipId, grant: Grant, act: Act) -> Difficulty {
    match (act, act.kind()) {
        (Act::Card(ability), _) => {
            match &eye.content.abilities(eye.ship(ship), ability.card)[ability.index as usize] {
                Ability::Action(action) => action.difficulty,
                Ability::Triggered(_) | Ability::Constant(_) | Ability::Weapon(_) | Ability::Bar(_) => {
                    Difficulty::White
                }
            }
        }
        (_, Some(kind)) => allowed(eye, ship, grant, kind).unwrap_or_default(),
        (_, None) => Difficulty::White,
    }
}

/// X2-ACTION-07: what may follow an action.
pub(crate) fn linked(eye: Eye<'_>, ship: ShipId, act: Act) -> Option<Linked> {
    let kind = act.kind()?;
    bar(eye, ship).filter(|action| action.kind == kind).find_map(|action| action.linked)
}

/// The actions a ship may perform under a grant; only the first one found if that is enough.
pub(crate) fn acts(eye: Eye<'_>, ship: ShipId, grant: Grant, first_only: bool) -> Acts {
    let mut found = Acts::new();
    let Some(stop) = bounds(eye, ship, grant) else { return found };
    for kind in KINDS {
        if is_open(eye, ship, grant, stop, kind) {
            ways(eye, ship, kind, &mut found, first_only);
            if first_only && !found.is_empty() {
                return found;
            }
        }
    }
    if !stop.ion {
        card_acts(eye, ship, grant, stop.only.is_some(), &mut found);
    }
    found
}

/// Of those actions the ones of some kinds; none of them is printed on a card.
pub(crate) fn acts_of(eye: Eye<'_>, ship: ShipId, grant: Grant, kinds: &[ActionKind]) -> Acts {
    let mut found = Acts::new();
    if let Some(stop) = bounds(eye, ship, grant) {
        for &kind in kinds.iter().filter(|kind| is_open(eye, ship, grant, stop, **kind)) {
            ways(eye, ship, kind, &mut found, false);
        }
    }
    found
}

/// Whether one of those actions may be performed.
pub(crate) fn may_act(eye: Eye<'_>, ship: ShipId, grant: Grant, act: Act) -> bool {
    let Some(kind) = act.kind() else { return acts(eye, ship, grant, false).contains(&act) };
    acts_of(eye, ship, grant, &[kind]).contains(&act)
}

/// What narrows all the actions of a ship.
#[derive(Debug, Clone, Copy)]
struct Bounds<'e> {
    /// X2-ION-06.
    ion: bool,
    /// What a card leaves it.
    only: Option<&'e [ActionKind]>,
}

/// What narrows the actions of a ship; none if it may not act at all.
fn bounds(eye: Eye<'_>, ship: ShipId, grant: Grant) -> Option<Bounds<'_>> {
    let own = eye.ship(ship);
    // X2-ACTION-06, -11: stress stops actions from every source, unless a card says otherwise.
    let while_stressed = match grant {
        Grant::Card(ability, cursor) => {
            card_grant(eye, ability, cursor).is_some_and(|grant| grant.while_stressed)
        }
        Grant::Step | Grant::Ion | Grant::Linked(..) | Grant::Coordinated | Grant::Deployed => false,
    };
    if own.is_stressed() && !while_stressed {
        return None;
    }
    let mut only: Option<&[ActionKind]> = None;
    eye.effects(ship, |effect, _| {
        if let Effect::OnlyActions(kinds) = effect {
            only = Some(kinds);
        }
    });
    Some(Bounds { ion: in_ion_step(eye, ship), only })
}

/// Whether actions of a kind are open to a ship.
fn is_open(eye: Eye<'_>, ship: ShipId, grant: Grant, stop: Bounds<'_>, kind: ActionKind) -> bool {
    let barred =
        stop.only.is_some_and(|only| !only.contains(&kind)) || (stop.ion && kind != ActionKind::Focus);
    // X2-ACTION-04.
    !barred && !eye.ship(ship).performed(kind) && allowed(eye, ship, grant, kind).is_some()
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
fn ways(eye: Eye<'_>, ship: ShipId, kind: ActionKind, into: &mut Acts, first_only: bool) {
    let own = eye.ship(ship);
    let mut add = |act: Act| {
        let _ = into.try_push(act);
    };
    match kind {
        ActionKind::Focus => add(Act::Focus),
        ActionKind::Evade => add(Act::Evade),
        ActionKind::Calculate => add(Act::Calculate),
        // X2-BEYOND-08.
        ActionKind::Cloak if !own.tokens.has(Token::Cloak) => add(Act::Cloak),
        ActionKind::Cloak => {}
        ActionKind::Lock => legal::lock_targets(eye, ship).map(Act::Lock).for_each(add),
        ActionKind::BarrelRoll => {
            let mut rolls = ROLLS.into_iter().filter(|roll| roll_fits(eye, ship, 1, *roll, false));
            if first_only {
                rolls.next().map(Act::BarrelRoll).into_iter().for_each(add);
            } else {
                rolls.map(Act::BarrelRoll).for_each(add);
            }
        }
        ActionKind::Boost => {
            let fits = |boost: &Boost| boost_fits(eye, ship, 1, *boost, false);
            BOOSTS.into_iter().filter(fits).map(Act::Boost).for_each(add);
        }
        // X2-BEYOND-13, -14: somebody else, who can act.
        ActionKind::Coordinate => eye
            .s
            .on_table()
            .filter(|other| {
                *other != ship
                    && eye.s.are_friends(ship, *other)
                    && eye.range(ship, *other).is_within(1, 2)
                    && may_be_coordinated(eye, *other)
            })
            .map(Act::Coordinate)
            .for_each(add),
        // X2-BEYOND-15, AMB-26.
        ActionKind::Jam => {
            let near = |other: &ShipId| *other != ship && eye.range(ship, *other).is_within(1, 1);
            eye.s.on_table().filter(near).map(Act::Jam).for_each(add);
        }
        ActionKind::Reinforce => {
            add(Act::Reinforce(Token::ReinforceFore));
            add(Act::Reinforce(Token::ReinforceAft));
        }
        ActionKind::Reload => legal::reloadable(eye, ship).map(Act::Reload).for_each(add),
        // X2-BEYOND-26: another standard arc; a double turret looks both ways.
        ActionKind::Rotate => {
            let Some(now) = own.turret else { return };
            let double = eye.content.type_of(own).turret == Some(crate::Turret::Double);
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
            let dial = eye.content.type_of(own).dial.iter().enumerate();
            dial.filter(|(_, maneuver)| maneuver.speed == last.maneuver.speed)
                .map(|(index, _)| Act::Slam(index as u8))
                .for_each(add);
        }
    }
}

/// Whether a ship could do something with a coordinated action, of its bar or of a card. Coordinating a coordinator
/// is not looked into: it may always act otherwise or not at all.
fn may_be_coordinated(eye: Eye<'_>, other: ShipId) -> bool {
    let own = eye.ship(other);
    let on_cards = || {
        let mut found = Acts::new();
        card_acts(eye, other, Grant::Coordinated, false, &mut found);
        !found.is_empty()
    };
    !own.is_stressed() && (bar(eye, other).any(|action| !own.performed(action.kind)) || on_cards())
}

/// X2-ACTION-35, -36: actions printed on cards, damage cards among them (X2-DAMAGE-13).
fn card_acts(eye: Eye<'_>, ship: ShipId, grant: Grant, damage_only: bool, into: &mut Acts) {
    let any = match grant {
        Grant::Step | Grant::Coordinated | Grant::Deployed => true,
        Grant::Card(ability, cursor) => {
            card_grant(eye, ability, cursor).is_some_and(|grant| grant.only.is_empty())
        }
        Grant::Ion | Grant::Linked(..) => false,
    };
    if !any {
        return;
    }
    let own = eye.ship(ship);
    for card in eye.content.cards(own) {
        if damage_only && !matches!(card, CardRef::Damage(..)) {
            continue;
        }
        for (index, ability) in eye.content.abilities(own, card).iter().enumerate() {
            let Ability::Action(action) = ability else { continue };
            let ability = AbilityRef { ship, card, index: index as u8 };
            let scope = Scope::new(ability, ship);
            if !legal::is_used(eye, ability)
                && action.when.iter().all(|condition| eye.holds(condition, &scope))
                && legal::can_pay(eye, &scope, &action.cost)
                && legal::is_effective(eye, &scope, &action.then)
            {
                let _ = into.try_push(Act::Card(ability));
            }
        }
    }
}
