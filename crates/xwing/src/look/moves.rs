//! Where answers lead: the end of a maneuver, a roll, a boost, a device; what is in the way; who sees whom from there.

use super::{Measured, reach, ruler, unclear};
use crate::{
    AbilityRef, Act, Ask, BarrelRoll, Boost, Choice, Difficulty, Eye, Grant, Linked, Maneuver, ShipId, Spend,
    State, Status, Step, Symbol, Text, View, Wanted, WeaponRef, Xwing,
    frames::{self, others, placed},
    legal,
};
use geometry::{Arc, Base, Course, Guides, Pose, Slot};
use kernel::Refused;
use serde::Serialize;

/// A ship in an arc of another.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Sighted {
    /// The other ship: the one that is seen, or the one that sees.
    pub ship: ShipId,
    /// With which weapon.
    pub weapon: WeaponRef,
    /// From which arc.
    pub arc: Arc,
    /// X2-ARC-06: the attack range.
    pub range: u8,
    /// X2-OBST-14: whether every shortest line is obstructed.
    pub obstructed: bool,
    /// The measured line, from point to point, in micrometres.
    pub line: [[i32; 2]; 2],
}

/// Where something moves.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Lead {
    /// What moves, if it is a ship.
    pub ship: Option<ShipId>,
    /// What is laid, if it is a device.
    pub device: Option<Symbol>,
    /// From where, if it was on the table.
    pub from: Option<Pose>,
    /// Where it comes to rest.
    pub end: Pose,
    /// Along which course, if it is one.
    pub course: Option<Course>,
    /// X2-MOVE-14: whether it goes the whole way.
    pub full: bool,
    /// X2-MOVE-18: the ship it would stop against.
    pub against: Option<ShipId>,
    /// X2-MOVE-39: whether it would leave the play area.
    pub leaves: bool,
    /// X2-OBST-03: the obstacles it would meet, by their places.
    pub obstacles: Vec<u8>,
    /// X2-BEYOND-53: the mines it would meet, by their places.
    pub mines: Vec<u8>,
    /// X2-BEYOND-52, -53: the ships that a device would concern if it went off there now.
    pub reaches: Vec<ShipId>,
    /// Enemies in its arcs from there.
    pub sees: Vec<Sighted>,
    /// Enemies that have it in theirs.
    pub seen_by: Vec<Sighted>,
}

/// What there is to know about one answer.
#[derive(Debug, Clone, PartialEq, Default, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Led {
    /// Where it leads, if it moves anything.
    pub lead: Option<Lead>,
    /// The maneuver, in the colour it has for this ship now.
    pub maneuver: Option<Maneuver>,
    /// What the card says, if it is one.
    pub text: Option<Text>,
    /// X2-ACTION-05: the colour of an action.
    pub difficulty: Option<Difficulty>,
    /// X2-ACTION-07: what may follow.
    pub linked: Option<Linked>,
    /// Why there is no room for it.
    pub refused: Option<Refused>,
    /// From the ship that is asked to the one it points at.
    pub reach: Option<Measured>,
}

/// A ship of the match.
pub(super) fn known(world: &State, ship: ShipId) -> Result<ShipId, Refused> {
    if ship.index() < world.ships.len() { Ok(ship) } else { Err(unclear("a ship that is not in the match")) }
}

/// Whether the card and the ability are there.
pub(super) fn is_there(eye: Eye<'_>, ability: AbilityRef) -> bool {
    ability.ship.index() < eye.s.ships.len()
        && eye.content.cards(eye.ship(ability.ship)).any(|card| card == ability.card)
        && eye.content.abilities(eye.ship(ability.ship), ability.card).len() > ability.index as usize
}

/// Every maneuver of a dial.
pub(super) fn dial(game: &Xwing, world: &mut State, ship: ShipId) -> Result<Vec<Led>, Refused> {
    known(world, ship)?;
    let dial = &game.content().type_of(world.ship(ship)).dial;
    Ok(dial.iter().map(|maneuver| maneuvered(game, world, ship, *maneuver, Slot::Middle)).collect())
}

fn maneuvered(game: &Xwing, world: &mut State, ship: ShipId, maneuver: Maneuver, slot: Slot) -> Led {
    let eye = game.eye(world);
    let coloured = eye.coloured(ship, maneuver);
    let refused = (!eye.may_execute(ship, maneuver)).then(legal::stressed_red);
    let lead = flown(game, world, ship, maneuver.course(slot));
    Led { lead: Some(lead), maneuver: Some(coloured), refused, ..Led::default() }
}

/// Whether the ship that a question is about is in the match.
pub(super) fn about(world: &State, ask: Ask) -> Result<(), Refused> {
    let mut ship = crate::stage::ship_asked(ask);
    if let Ask::Shift { ship: shifted, .. } = ask {
        ship = Some(shifted);
    }
    ship.map_or(Ok(()), |ship| known(world, ship).map(|_| ()))
}

/// What each answer leads to.
pub(super) fn choices(
    game: &Xwing,
    view: &View,
    world: &mut State,
    ask: Ask,
    choices: &[Choice],
) -> Result<Vec<Led>, Refused> {
    about(world, ask)?;
    choices.iter().map(|choice| one(game, view, world, ask, *choice)).collect()
}

/// What one answer leads to.
pub(super) fn one(
    game: &Xwing,
    view: &View,
    world: &mut State,
    ask: Ask,
    choice: Choice,
) -> Result<Led, Refused> {
    let mut led = Led { reach: reach::reach(game.eye(world), ask, choice), ..Led::default() };
    let asked = crate::stage::ship_asked(ask);
    let cards = |ability: AbilityRef| {
        let there = is_there(game.eye(world), ability);
        there.then(|| game.voice(view).ability_text(ability).cloned()).flatten()
    };
    match choice {
        Choice::Dial { ship, maneuver } => {
            let dial = &game.content().type_of(world.ship(known(world, ship)?)).dial;
            let Some(&maneuver) = dial.get(maneuver as usize) else { return Ok(led) };
            return Ok(maneuvered(game, world, ship, maneuver, Slot::Middle));
        }
        Choice::Place { ship, at } => {
            known(world, ship)?;
            led.refused = legal::room(game.eye(world), choice).err();
            led.lead = Some(seen_from(game, world, still(Some(ship), at)));
        }
        Choice::Obstacle { at, .. } | Choice::Marker(at) => {
            led.refused = legal::room(game.eye(world), choice).err();
            led.lead = Some(still(None, at));
        }
        Choice::Tallon(slot) => {
            let Some(ship) = asked else { return Ok(led) };
            let Some(kernel::Known::Shown(maneuver)) = view.ships[ship.index()].dial else { return Ok(led) };
            return Ok(maneuvered(game, world, ship, maneuver, slot));
        }
        Choice::Act(act) => {
            let (Ask::Action { grant, .. }, Some(ship)) = (ask, asked) else { return Ok(led) };
            if let Act::Card(ability) = act {
                led.text = cards(ability);
            }
            acted(game, world, ship, grant, act, &mut led);
        }
        Choice::Boost(boost) => {
            let Ask::Shift { ship, cause } = ask else { return Ok(led) };
            let speed = legal::shift_speed(game.eye(world), ship, cause);
            let over = cause == crate::ShiftCause::Tractor;
            boosted(game, world, ship, speed, boost, over, &mut led);
        }
        Choice::Roll(roll) => {
            let Ask::Shift { ship, cause } = ask else { return Ok(led) };
            let speed = legal::shift_speed(game.eye(world), ship, cause);
            let over = cause == crate::ShiftCause::Tractor;
            rolled(game, world, ship, speed, roll, over, &mut led);
        }
        Choice::Deploy { guides, maneuver } => {
            let Some(ship) = asked else { return Ok(led) };
            led.lead = deployed(game, world, ship, guides, maneuver);
            let eye = game.eye(world);
            let shown = eye.content.type_of(eye.ship(ship)).dial.get(maneuver as usize);
            led.maneuver = shown.map(|shown| eye.coloured(ship, *shown));
        }
        Choice::Use(ability) | Choice::Spend(Spend::Ability(ability)) => led.text = cards(ability),
        Choice::Damage(place) => {
            let Ask::Step { wanted: Wanted::Repair(ship), .. } = ask else { return Ok(led) };
            let card = world.ship(known(world, ship)?).damage.get(place as usize).filter(|card| card.up);
            led.text = card.map(|card| game.content().damage[card.card as usize].text.clone());
        }
        Choice::Option(option) => led.lead = optional(game, view, world, ask, option),
        Choice::Pass
        | Choice::First(_)
        | Choice::Ready
        | Choice::Ship(_)
        | Choice::Attack { .. }
        | Choice::Spend(_)
        | Choice::Dice(_)
        | Choice::Lose(_)
        | Choice::Break(_) => {}
    }
    Ok(led)
}

fn acted(game: &Xwing, world: &mut State, ship: ShipId, grant: Grant, act: Act, led: &mut Led) {
    let eye = game.eye(world);
    let whole = match (act, grant) {
        (Act::Card(ability), _) if !(is_there(eye, ability) && ability.ship == ship) => false,
        (_, Grant::Card(ability, _)) => is_there(eye, ability),
        _ => true,
    };
    if whole {
        led.difficulty = Some(legal::act_difficulty(eye, ship, grant, act));
        led.linked = legal::linked(eye, ship, act);
    }
    match act {
        Act::Boost(boost) => boosted(game, world, ship, 1, boost, false, led),
        Act::BarrelRoll(roll) => rolled(game, world, ship, 1, roll, false, led),
        Act::Slam(place) => {
            let maneuver = game.content().type_of(world.ship(ship)).dial.get(place as usize).copied();
            if let Some(maneuver) = maneuver {
                let slam = maneuvered(game, world, ship, maneuver, Slot::Middle);
                (led.lead, led.maneuver) = (slam.lead, slam.maneuver);
            }
        }
        Act::Rotate(to) => {
            // The same place, with other arcs.
            let was = world.ship_mut(ship).turret.replace(to);
            let at = world.ship(ship).pose;
            led.lead = Some(seen_from(game, world, Lead { from: Some(at), ..still(Some(ship), at) }));
            world.ship_mut(ship).turret = was;
        }
        Act::Focus
        | Act::Evade
        | Act::Lock(_)
        | Act::Calculate
        | Act::Cloak
        | Act::Coordinate(_)
        | Act::Jam(_)
        | Act::Reinforce(_)
        | Act::Reload(_)
        | Act::Card(_) => {}
    }
}

fn boosted(
    game: &Xwing,
    world: &mut State,
    ship: ShipId,
    speed: u8,
    boost: Boost,
    over: bool,
    led: &mut Led,
) {
    let eye = game.eye(world);
    if !legal::boost_fits(eye, ship, speed, boost, over) {
        led.refused = Some(legal::no_boost(eye, ship, speed, boost));
    }
    let course = match boost {
        Boost::Straight => Course::Straight { speed },
        Boost::Bank(side) => Course::Bank { side, speed },
    };
    let end = legal::boost_end(eye, ship, speed, boost);
    let swept = legal::boost_swept(eye, ship, speed, boost);
    led.lead = Some(shifted(game, world, ship, end, &swept, Some(course)));
}

fn rolled(
    game: &Xwing,
    world: &mut State,
    ship: ShipId,
    speed: u8,
    roll: BarrelRoll,
    over: bool,
    led: &mut Led,
) {
    let eye = game.eye(world);
    if !legal::roll_fits(eye, ship, speed, roll, over) {
        led.refused = Some(legal::no_roll(eye, ship, speed, roll));
    }
    let end = legal::roll_end(eye, ship, speed, roll);
    let swept = legal::roll_swept(eye, ship, speed, roll);
    led.lead = Some(shifted(game, world, ship, end, &swept, None));
}

/// A ship moved without a maneuver.
fn shifted(
    game: &Xwing,
    world: &mut State,
    ship: ShipId,
    end: Pose,
    swept: &geometry::Swept,
    course: Option<Course>,
) -> Lead {
    let eye = game.eye(world);
    let base = Base::new(end, eye.size(ship));
    let met = placed(eye)
        .iter()
        .enumerate()
        .filter(|(_, rock)| swept.bars(&base, rock))
        .map(|(at, _)| at as u8)
        .collect();
    let against = others(eye, ship).iter().find(|(_, other)| base.overlaps(other)).map(|(id, _)| *id);
    let lead = Lead {
        from: Some(eye.ship(ship).pose),
        course,
        leaves: eye.s.area.is_left_by(&base),
        obstacles: met,
        against,
        ..still(Some(ship), end)
    };
    seen_from(game, world, lead)
}

/// a docked ship leaves its carrier.
fn deployed(game: &Xwing, world: &mut State, ship: ShipId, guides: Guides, place: u8) -> Option<Lead> {
    let eye = game.eye(world);
    let carrier = eye.ship(ship).carrier?;
    let maneuver = *eye.content.type_of(eye.ship(ship)).dial.get(place as usize)?;
    let from = frames::slip(eye, ship, carrier, guides);
    let was = std::mem::replace(&mut world.ship_mut(ship).pose, from);
    let status = std::mem::replace(&mut world.ship_mut(ship).status, Status::Playing);
    let lead = flown(game, world, ship, maneuver.course(Slot::Middle));
    let own = world.ship_mut(ship);
    (own.pose, own.status) = (was, status);
    Some(lead)
}

/// One of several things that a question numbers.
fn optional(game: &Xwing, view: &View, world: &State, ask: Ask, option: u8) -> Option<Lead> {
    let at = option as usize;
    if ask == Ask::Arrival {
        return Some(still(None, *world.markers.get(at)?));
    }
    if ask == Ask::ArrivalSide {
        return Some(still(None, *view.arrivals.get(at)?));
    }
    if let Ask::Detonation { .. } = ask {
        return Some(still(None, world.obstacles.get(at)?.at));
    }
    let Ask::Step { ability, wanted: Wanted::Device } = ask else { return None };
    let eye = game.eye(world);
    // Only templates that exist lead anywhere.
    let way = view.deliveries.get(at).filter(|way| is_there(eye, ability) && way.template.exists())?;
    let steps = eye.content.steps(eye.ship(ability.ship), ability.card, ability.index);
    let laid = steps.iter().find_map(|step| {
        let (Step::Drop(name, _) | Step::Launch(name, _)) = step else { return None };
        eye.content.device(name.as_str())
    })?;
    let (from, shape) = (eye.ship(ability.ship).pose, &eye.content.devices[laid as usize]);
    let end = way.end(from, eye.size(ability.ship), shape.depth());
    let reaches = ruler::ships_near(eye, shape, end);
    Some(Lead { from: Some(from), device: Some(shape.card.id), reaches, ..still(None, end) })
}

fn still(ship: Option<ShipId>, end: Pose) -> Lead {
    Lead {
        ship,
        device: None,
        from: None,
        end,
        course: None,
        full: true,
        against: None,
        leaves: false,
        obstacles: Vec::new(),
        mines: Vec::new(),
        reaches: Vec::new(),
        sees: Vec::new(),
        seen_by: Vec::new(),
    }
}

/// A maneuver, as things stand.
fn flown(game: &Xwing, world: &mut State, ship: ShipId, course: Course) -> Lead {
    let eye = game.eye(world);
    let from = eye.ship(ship).pose;
    let others = others(eye, ship);
    let bases: arrayvec::ArrayVec<Base, { crate::MAX_SHIPS }> =
        others.iter().map(|(_, base)| *base).collect();
    let flight = course.fly(from, eye.size(ship), &bases);
    let lead = Lead {
        from: Some(from),
        course: Some(course),
        full: flight.full,
        against: flight.touching.map(|at| others[at].0),
        leaves: eye.s.area.is_left_by(&flight.base),
        obstacles: frames::obstacles_met(eye, from, eye.size(ship), &flight).to_vec(),
        mines: frames::mines_met(eye, &flight).to_vec(),
        ..still(Some(ship), flight.end)
    };
    seen_from(game, world, lead)
}

/// Adds who sees whom once the ship stands there.
fn seen_from(game: &Xwing, world: &mut State, mut lead: Lead) -> Lead {
    let Some(ship) = lead.ship else { return lead };
    if lead.leaves {
        return lead;
    }
    let was = std::mem::replace(&mut world.ship_mut(ship).pose, lead.end);
    let status = std::mem::replace(&mut world.ship_mut(ship).status, Status::Playing);
    let eye = game.eye(world);
    for other in eye.s.on_table().filter(|other| !eye.s.are_friends(ship, *other)) {
        lead.sees.extend(sighted(eye, ship, other, other));
        lead.seen_by.extend(sighted(eye, other, ship, other));
    }
    let own = world.ship_mut(ship);
    (own.pose, own.status) = (was, status);
    lead
}

/// The weapons with which one ship has another in arc at range 1 to 3; each arc once.
fn sighted(eye: Eye<'_>, from: ShipId, to: ShipId, named: ShipId) -> Vec<Sighted> {
    let mut found: Vec<Sighted> = Vec::new();
    if eye.touching(from, to) {
        return found;
    }
    let outlines = placed(eye);
    for (weapon, card) in legal::weapons(eye, from) {
        for arc in eye.firing_arcs(from, weapon) {
            let Some(sight) = eye.base(from).sight_in_arc(arc, eye.content.arcs, &eye.base(to)) else {
                continue;
            };
            let range = sight.range();
            let Some(number) = range.number().filter(|_| range.is_within(card.range.0.max(1), card.range.1))
            else {
                continue;
            };
            if found.iter().any(|other| other.arc == arc && other.range == number) {
                continue;
            }
            let obstructed = !legal::obstruction(&sight, &outlines).0;
            let line = super::targets::ends(sight.first);
            found.push(Sighted { ship: named, weapon, arc, range: number, obstructed, line });
        }
    }
    found
}
