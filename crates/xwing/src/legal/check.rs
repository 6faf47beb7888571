//! Whether one answer is legal, and which rule refuses it.

use super::{
    abilities, acts, attacks,
    attacks::Unable,
    list::list,
    moves,
    places::{self, NoRoom},
    targets,
};
use crate::{
    Act, ActionKind, Ask, BarrelRoll, Boost, Choice, Dice, Eye, Faction, Grant, Mode, Requirement,
    ShiftCause, ShipId, Spend, Wanted, WeaponRef, frames,
};
use geometry::Size;
use kernel::{Demand, Message, Refused, RuleId};

/// A refusal: its rule and the key of its sentence.
pub(super) fn refuse(rule: &'static str, key: &'static str) -> Refused {
    Refused::new(RuleId(rule), Message::new(key))
}

/// Whether an answer to a demand is legal, and if not, which rule refuses it.
pub(crate) fn check(eye: Eye<'_>, demand: &Demand<Ask>, choice: &Choice) -> Result<(), Refused> {
    match (demand.ask, *choice) {
        (Ask::Obstacle, Choice::Obstacle { .. })
        | (Ask::Marker, Choice::Marker(_))
        | (Ask::Place, Choice::Place { .. }) => room(eye, *choice),
        (Ask::Dial { .. } | Ask::Ready, Choice::Dial { ship, maneuver }) => dial(eye, demand, ship, maneuver),
        (Ask::Obstacle | Ask::Marker, Choice::Pass) => listed(eye, demand, choice),
        (Ask::Obstacle | Ask::Marker | Ask::Place | Ask::Dial { .. }, _) => Err(Refused::not_an_answer()),
        _ => listed(eye, demand, choice),
    }
}

/// Whether what an answer places may lie there.
pub(crate) fn room(eye: Eye<'_>, choice: Choice) -> Result<(), Refused> {
    if let Choice::Obstacle { index, at } = choice {
        let shape = eye.s.supply.get(index as usize);
        let shape = shape.ok_or_else(|| refuse("X2-SETUP-12", "xwing-refused-no-such-obstacle"))?;
        return places::obstacle_fits(eye, *shape, at).map_err(obstacle_room);
    }
    if let Choice::Marker(at) = choice {
        return places::marker_fits(eye, at).map_err(marker_room);
    }
    let Choice::Place { ship, at } = choice else { return Err(Refused::not_an_answer()) };
    if !frames::due_to_place(eye).contains(&ship) {
        return Err(refuse("X2-SETUP-13", "xwing-refused-not-due-to-place"));
    }
    places::ship_fits(eye, ship, at).map_err(ship_room)
}

/// Answers that are listed one by one.
fn listed(eye: Eye<'_>, demand: &Demand<Ask>, choice: &Choice) -> Result<(), Refused> {
    // Where the list is long, only the part of it is made in which the answer would be.
    let found = match (demand.ask, *choice) {
        (Ask::Action { ship, grant }, Choice::Act(act)) => acts::may_act(eye, ship, grant, act),
        (Ask::Attack { ship, with }, Choice::Attack { weapon, target, .. }) => {
            attacks::attacks_on(eye, ship, with, weapon, target).any(|listed| listed == *choice)
        }
        _ => {
            let mut found = false;
            list(eye, demand, &mut |listed| found |= listed == *choice);
            found
        }
    };
    if found {
        return Ok(());
    }
    Err(match (demand.ask, *choice) {
        (Ask::Next, Choice::Ship(_)) => refuse("X2-INIT-02", "xwing-refused-not-next"),
        (Ask::Ability { .. } | Ask::Modify { .. }, Choice::Pass) => {
            refuse("X2-TIMING-02", "xwing-refused-mandatory")
        }
        (Ask::Ability { .. }, Choice::Use(_)) => refuse("X2-TIMING-01", "xwing-refused-ability"),
        (Ask::Action { ship, grant }, Choice::Act(act)) => no_action(eye, ship, grant, act),
        (Ask::Tallon { .. }, Choice::Tallon(_)) => refuse("X2-MOVE-30", "xwing-refused-tallon"),
        (Ask::Attack { ship, .. }, Choice::Attack { weapon, target, obstructed, .. }) => {
            no_attack(eye, ship, weapon, target, obstructed)
        }
        (Ask::Modify { ship, dice }, Choice::Spend(spend)) => modify(eye, ship, dice, spend),
        (Ask::Shift { ship, cause }, Choice::Roll(roll)) => {
            no_roll(eye, ship, moves::shift_speed(eye, ship, cause), roll)
        }
        (Ask::Shift { ship, cause }, Choice::Boost(Boost::Bank(_))) => {
            let rule = match (cause, eye.size(ship)) {
                (ShiftCause::Decloak, Size::Small) => "X2-BEYOND-10",
                (ShiftCause::Decloak, Size::Medium | Size::Large) => "X2-BEYOND-11",
                (ShiftCause::Tractor, _) => "X2-BEYOND-32",
            };
            refuse(rule, "xwing-refused-shift-bank")
        }
        (Ask::Shift { ship, cause }, Choice::Boost(way)) => {
            no_boost(eye, ship, moves::shift_speed(eye, ship, cause), way)
        }
        (Ask::Jam { .. }, Choice::Lose(_) | Choice::Break(_)) => refuse("X2-BEYOND-16", "xwing-refused-jam"),
        (Ask::Step { .. }, Choice::Damage(_)) => refuse("X2-DAMAGE-11", "xwing-refused-repair"),
        (Ask::Step { wanted: Wanted::LockTarget, ability }, Choice::Ship(target)) => {
            targets::no_lock(eye, ability.ship, target)
        }
        (Ask::Step { .. }, Choice::Ship(ship)) => not_chosen(eye, ship),
        (Ask::Dock { .. }, Choice::Ship(_)) => refuse("X2-BEYOND-67", "xwing-refused-dock"),
        (Ask::Deploy { ship, .. }, Choice::Deploy { maneuver, .. }) => no_deployment(eye, ship, maneuver),
        (Ask::Step { wanted: Wanted::Device, .. }, Choice::Option(_)) => {
            refuse("X2-BEYOND-54", "xwing-refused-template")
        }
        (Ask::Step { .. }, Choice::Dice(_)) => refuse("AMB-28", "xwing-refused-reroll"),
        (Ask::Replacement { ship }, Choice::Option(_) | Choice::Pass) => replacement(eye, ship),
        _ => Refused::not_an_answer(),
    })
}

/// Why a lost ship may not be replaced like this.
fn replacement(eye: Eye<'_>, lost: ShipId) -> Refused {
    if eye.s.mode != Mode::EscalationCoreBox {
        return refuse("X2-ESCALATE-04", "xwing-refused-replacement");
    }
    let empire = eye.content.pilot_of(eye.ship(lost)).faction == Faction::Empire;
    let rule = if empire { "X2-ESCALATE-17" } else { "X2-ESCALATE-15" };
    refuse(rule, "xwing-refused-core-replacement")
}

fn dial(eye: Eye<'_>, demand: &Demand<Ask>, ship: ShipId, maneuver: u8) -> Result<(), Refused> {
    if ship.index() >= eye.s.ships.len() || eye.ship(ship).seat != demand.by {
        return Err(refuse("X2-PLAN-01", "xwing-refused-not-your-ship"));
    }
    if eye.ship(ship).status == crate::Status::Reserve {
        return Err(refuse("X2-BEYOND-64", "xwing-refused-reserve"));
    }
    if !frames::gets_dial(eye, ship) {
        return Err(refuse("X2-ION-03", "xwing-refused-no-dial"));
    }
    // One after the other; those already set may be changed.
    let asked = matches!(demand.ask, Ask::Dial { ship: asked } if asked == ship);
    if !asked && eye.ship(ship).dial.is_none() {
        return Err(refuse("X2-PLAN-01", "xwing-refused-dial-order"));
    }
    let Some(&shown) = eye.content.type_of(eye.ship(ship)).dial.get(maneuver as usize) else {
        return Err(refuse("X2-PLAN-04", "xwing-refused-not-on-dial"));
    };
    if !eye.may_execute(ship, shown) {
        return Err(stressed_red());
    }
    Ok(())
}

/// X2-PLAN-07: a stressed ship, and a red maneuver.
pub(crate) fn stressed_red() -> Refused {
    refuse("X2-PLAN-07", "xwing-refused-stressed-red")
}

/// Why a docked ship may not deploy like this.
pub(crate) fn no_deployment(eye: Eye<'_>, ship: ShipId, maneuver: u8) -> Refused {
    match eye.content.type_of(eye.ship(ship)).dial.get(maneuver as usize) {
        None => refuse("X2-PLAN-04", "xwing-refused-not-on-dial"),
        Some(shown) if !eye.may_execute(ship, *shown) => stressed_red(),
        Some(_) => refuse("X2-BEYOND-68", "xwing-refused-deploy"),
    }
}

fn obstacle_room(no: NoRoom) -> Refused {
    match no {
        NoRoom::Edge => refuse("X2-SETUP-11", "xwing-refused-obstacle-edge"),
        NoRoom::Obstacle | NoRoom::Marker | NoRoom::Zone | NoRoom::Ship => {
            refuse("X2-SETUP-10", "xwing-refused-obstacle-near")
        }
    }
}

fn marker_room(no: NoRoom) -> Refused {
    match no {
        NoRoom::Marker => refuse("X2-ESCALATE-03", "xwing-refused-marker-marker"),
        NoRoom::Edge => refuse("X2-ESCALATE-02", "xwing-refused-marker-edge"),
        NoRoom::Obstacle | NoRoom::Zone | NoRoom::Ship => {
            refuse("X2-ESCALATE-02", "xwing-refused-marker-obstacle")
        }
    }
}

fn ship_room(no: NoRoom) -> Refused {
    match no {
        NoRoom::Ship => refuse("AMB-42", "xwing-refused-ship-overlap"),
        NoRoom::Edge | NoRoom::Obstacle | NoRoom::Marker | NoRoom::Zone => {
            refuse("X2-SETUP-14", "xwing-refused-ship-zone")
        }
    }
}

/// Why a ship may not perform an action like this.
pub(crate) fn no_action(eye: Eye<'_>, ship: ShipId, grant: Grant, act: Act) -> Refused {
    let own = eye.ship(ship);
    if own.is_stressed() {
        return refuse("X2-MOVE-10", "xwing-refused-stressed");
    }
    if acts::in_ion_step(eye, ship) && act.kind() != Some(ActionKind::Focus) {
        return refuse("X2-ION-06", "xwing-refused-ion-action");
    }
    if let Act::Card(ability) = act {
        // What is sent may name a card or an ability that is not there.
        let there = ability.ship == ship
            && eye.content.cards(own).any(|card| card == ability.card)
            && eye.content.abilities(own, ability.card).len() > ability.index as usize;
        let again = there && abilities::is_used(eye, ability);
        let rule = if again { "X2-ACTION-36" } else { "X2-ACTION-35" };
        return refuse(rule, if again { "xwing-refused-performed" } else { "xwing-refused-card-action" });
    }
    let Some(kind) = act.kind() else { return Refused::not_an_answer() };
    if own.performed(kind) {
        return refuse("X2-ACTION-04", "xwing-refused-performed");
    }
    if let Grant::Linked(..) = grant {
        return refuse("X2-ACTION-08", "xwing-refused-linked");
    }
    if acts::is_left_out(eye, grant, kind) {
        return refuse("X2-ACTION-03", "xwing-refused-not-granted");
    }
    if !acts::on_own_bar(eye, ship, kind) {
        return refuse("X2-ACTION-02", "xwing-refused-not-on-bar");
    }
    match act {
        Act::Lock(target) => targets::no_lock(eye, ship, target),
        Act::BarrelRoll(roll) => no_roll(eye, ship, 1, roll),
        Act::Boost(way) => no_boost(eye, ship, 1, way),
        Act::Cloak => refuse("X2-BEYOND-08", "xwing-refused-cloak"),
        Act::Coordinate(other) => targets::no_coordinate(eye, ship, other),
        Act::Jam(_) => refuse("X2-BEYOND-15", "xwing-refused-jam-range"),
        Act::Reload(_) => refuse("X2-BEYOND-23", "xwing-refused-reload"),
        Act::Rotate(_) => refuse("X2-BEYOND-26", "xwing-refused-rotate"),
        Act::Slam(_) if grant != Grant::Step => refuse("X2-BEYOND-29", "xwing-refused-slam-step"),
        Act::Slam(_) => refuse("X2-BEYOND-27", "xwing-refused-slam"),
        Act::Focus | Act::Evade | Act::Calculate | Act::Reinforce(_) | Act::Card(_) => {
            refuse("X2-ACTION-02", "xwing-refused-action")
        }
    }
}

/// Why the card whose step is asked about leaves a ship out.
fn not_chosen(eye: Eye<'_>, ship: ShipId) -> Refused {
    if let Some(frames::Frame::Steps(steps)) = eye.s.stack.last() {
        let ability = steps.scope.ability;
        let all = eye.content.steps(eye.ship(ability.ship), ability.card, ability.index);
        if let Some(crate::Step::Choose(tests)) = all.get(steps.cursor as usize) {
            return targets::no_choice(eye, &steps.scope, tests, ship);
        }
    }
    refuse("X2-TIMING-01", "xwing-refused-target")
}

/// Why a barrel roll does not fit.
pub(crate) fn no_roll(eye: Eye<'_>, ship: ShipId, speed: u8, roll: BarrelRoll) -> Refused {
    let out = moves::leaves_area(eye, ship, moves::roll_end(eye, ship, speed, roll));
    refuse(if out { "AMB-08" } else { "X2-ACTION-24" }, "xwing-refused-roll")
}

/// Why a boost does not fit.
pub(crate) fn no_boost(eye: Eye<'_>, ship: ShipId, speed: u8, way: Boost) -> Refused {
    let out = moves::leaves_area(eye, ship, moves::boost_end(eye, ship, speed, way));
    refuse(if out { "AMB-08" } else { "X2-ACTION-27" }, "xwing-refused-boost")
}

/// Why a ship may not attack like this.
pub(crate) fn no_attack(
    eye: Eye<'_>,
    ship: ShipId,
    weapon: WeaponRef,
    target: ShipId,
    obstructed: bool,
) -> Refused {
    match attacks::unable(eye, ship) {
        Some(Unable::Disarmed) => return refuse("X2-TOKEN-13", "xwing-refused-disarmed"),
        Some(Unable::OnAsteroid) => return refuse("X2-OBST-07", "xwing-refused-on-asteroid"),
        Some(Unable::Card) => return refuse("X2-ATTACK-02", "xwing-refused-cannot-attack"),
        None => {}
    }
    let Some(card) = eye.content.weapon(eye.ship(ship), weapon) else {
        return refuse("X2-WEAPON-02", "xwing-refused-no-such-weapon");
    };
    if target.index() >= eye.s.ships.len() || !eye.ship(target).on_table() {
        return refuse("X2-ATTACK-05", "xwing-refused-no-such-target");
    }
    if eye.s.are_friends(ship, target) {
        return refuse("X2-ATTACK-05", "xwing-refused-friend");
    }
    if eye.touching(ship, target) {
        return refuse("X2-MOVE-22", "xwing-refused-touching");
    }
    let Some(sight) = attacks::sight(eye, ship, weapon, target) else {
        return match weapon {
            WeaponRef::Primary(_) => refuse("X2-ARC-03", "xwing-refused-arc"),
            WeaponRef::Upgrade(..) => refuse("X2-WEAPON-03", "xwing-refused-arc"),
        };
    };
    if !sight.range().is_within(1, 3) {
        return refuse("X2-ARC-04", "xwing-refused-range");
    }
    if !sight.range().is_within(card.range.0.max(1), card.range.1) {
        return refuse("X2-WEAPON-05", "xwing-refused-weapon-range");
    }
    if attacks::usable(eye, ship, weapon, card, target).is_none() {
        if attacks::meets_requirement(eye, ship, card, target) {
            return refuse("X2-WEAPON-11", "xwing-refused-weapon-cost");
        }
        return match card.requires {
            Some(Requirement::Focus) => refuse("X2-WEAPON-08", "xwing-refused-requirement"),
            Some(Requirement::Lock) => refuse("X2-WEAPON-09", "xwing-refused-requirement"),
            Some(Requirement::Calculate) | None => refuse("X2-WEAPON-07", "xwing-refused-requirement"),
        };
    }
    if obstructed {
        return refuse("X2-OBST-18", "xwing-refused-line-clear");
    }
    refuse("X2-OBST-18", "xwing-refused-line-obstructed")
}

/// Why dice may not be modified like this.
fn modify(eye: Eye<'_>, ship: ShipId, dice: Dice, spend: Spend) -> Refused {
    let own = eye.ship(ship);
    match spend {
        Spend::Focus => {
            refuse(if dice == Dice::Attack { "X2-ACTION-14" } else { "X2-ACTION-15" }, "xwing-refused-focus")
        }
        Spend::Calculate => refuse("X2-BEYOND-04", "xwing-refused-calculate"),
        Spend::Force => refuse(
            if dice == Dice::Attack { "X2-FORCE-03" } else { "X2-FORCE-04" },
            if own.force == 0 { "xwing-refused-no-force" } else { "xwing-refused-force" },
        ),
        Spend::Evade(_) => refuse("X2-ACTION-19", "xwing-refused-evade"),
        Spend::Lock(_) => refuse("X2-ACTION-32", "xwing-refused-spend-lock"),
        Spend::Ability(_) => refuse("X2-TIMING-01", "xwing-refused-ability"),
    }
}
