//! Where answers lead: the end of a maneuver, a roll, a boost, a device; what is in the way; who sees whom from there.

use super::{Measured, reach, ruler, unclear, world};
use crate::{
    AbilityRef, Act, Ask, Boost, Choice, Difficulty, Grant, Linked, Maneuver, Query, ShipId, Spend, State,
    Status, Step, Symbol, Text, View, Wanted, WeaponRef, Xwing, legal,
    query::{self, others, placed},
    state::RollWay,
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
pub struct Movement {
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
pub struct Preview {
    /// Where it leads, if it moves anything.
    pub lead: Option<Movement>,
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

impl Xwing {
    /// Where an answer leads, if it moves anything. Other ships may have moved by the time a dial is revealed.
    pub fn movement(&self, view: &View, ask: &Ask, choice: &Choice) -> Option<Movement> {
        let mut world = world::world(self.content(), view).ok()?;
        about(&world, *ask).ok()?;
        one(self, view, &mut world, *ask, *choice).ok()?.lead
    }
}

/// A ship of the match.
pub(super) fn known(world: &State, ship: ShipId) -> Result<ShipId, Refused> {
    if ship.index() < world.ships.len() { Ok(ship) } else { Err(unclear("a ship that is not in the match")) }
}

/// Whether the card and the ability are there.
pub(super) fn is_there(query: Query<'_>, ability: AbilityRef) -> bool {
    ability.ship.index() < query.s.ships.len()
        && query.content.cards(query.ship(ability.ship)).any(|card| card == ability.card)
        && query.content.abilities(query.ship(ability.ship), ability.card).len() > ability.index as usize
}

/// Every maneuver of a dial.
pub(super) fn dial(game: &Xwing, world: &mut State, ship: ShipId) -> Result<Vec<Preview>, Refused> {
    known(world, ship)?;
    let dial = &game.content().type_of(world.ship(ship)).dial;
    Ok(dial.iter().map(|maneuver| maneuvered(game, world, ship, *maneuver, Slot::Middle)).collect())
}

fn maneuvered(game: &Xwing, world: &mut State, ship: ShipId, maneuver: Maneuver, slot: Slot) -> Preview {
    let query = game.query(world);
    let coloured = query.coloured(ship, maneuver);
    let refused = (!query.may_execute(ship, maneuver)).then(|| legal::stressed_red(query));
    let lead = flown(game, world, ship, maneuver.course(slot));
    Preview { lead: Some(lead), maneuver: Some(coloured), refused, ..Preview::default() }
}

/// Whether the ship that a question is about is in the match.
pub(super) fn about(world: &State, ask: Ask) -> Result<(), Refused> {
    let mut ship = ask.ship();
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
) -> Result<Vec<Preview>, Refused> {
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
) -> Result<Preview, Refused> {
    let mut led = Preview { reach: reach::reach(game.query(world), ask, choice), ..Preview::default() };
    let asked = ask.ship();
    let cards = |ability: AbilityRef| {
        let there = is_there(game.query(world), ability);
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
            led.refused = legal::room(game.query(world), choice).err();
            led.lead = Some(seen_from(game, world, still(Some(ship), at)));
        }
        Choice::Obstacle { at, .. } | Choice::Marker(at) => {
            led.refused = legal::room(game.query(world), choice).err();
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
            let speed = legal::shift_speed(game.query(world), ship, cause);
            let over = cause == crate::ShiftCause::Tractor;
            boosted(game, world, ship, speed, boost, over, &mut led);
        }
        Choice::Roll(roll) => {
            let Ask::Shift { ship, cause } = ask else { return Ok(led) };
            let speed = legal::shift_speed(game.query(world), ship, cause);
            let over = cause == crate::ShiftCause::Tractor;
            rolled(game, world, ship, speed, roll, over, &mut led);
        }
        Choice::Slide(slide) => {
            let Ask::Shift { ship, cause } = ask else { return Ok(led) };
            let speed = legal::shift_speed(game.query(world), ship, cause);
            rolled(game, world, ship, speed, slide, legal::over_obstacles(cause), &mut led);
        }
        Choice::Deploy { guides, maneuver } => {
            let Some(ship) = asked else { return Ok(led) };
            led.lead = deployed(game, world, ship, guides, maneuver);
            let query = game.query(world);
            let shown = query.content.type_of(query.ship(ship)).dial.get(maneuver as usize);
            led.maneuver = shown.map(|shown| query.coloured(ship, *shown));
        }
        Choice::Use(ability) | Choice::Spend(Spend::Ability(ability)) => led.text = cards(ability),
        Choice::Damage(place) => {
            let Ask::Step { wanted: Wanted::Repair(ship), .. } = ask else { return Ok(led) };
            let card = world.ship(known(world, ship)?).damage.get(place as usize).filter(|card| card.is_up());
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

fn acted(game: &Xwing, world: &mut State, ship: ShipId, grant: Grant, act: Act, led: &mut Preview) {
    let query = game.query(world);
    let whole = match (act, grant) {
        (Act::Card(ability), _) if !(is_there(query, ability) && ability.ship == ship) => false,
        (_, Grant::Card(ability, _)) => is_there(query, ability),
        _ => true,
    };
    if whole {
        led.difficulty = Some(legal::act_difficulty(query, ship, grant, act));
        led.linked = legal::linked(query, ship, act);
    }
    match act {
        Act::Boost(boost) => boosted(game, world, ship, 1, boost, false, led),
        Act::BarrelRoll(roll) => rolled(game, world, ship, 1, roll, false, led),
        Act::Slide(slide) => rolled(game, world, ship, 1, slide, false, led),
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
            led.lead = Some(seen_from(game, world, Movement { from: Some(at), ..still(Some(ship), at) }));
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
    led: &mut Preview,
) {
    let query = game.query(world);
    if !legal::boost_fits(query, ship, speed, boost, over) {
        led.refused = Some(legal::no_boost(query, ship, speed, boost));
    }
    let course = match boost {
        Boost::Straight => Course::Straight { speed },
        Boost::Bank(side) => Course::Bank { side, speed },
    };
    let end = legal::boost_end(query, ship, speed, boost);
    let swept = legal::boost_swept(query, ship, speed, boost);
    led.lead = Some(shifted(game, world, ship, end, &swept, Some(course)));
}

fn rolled(
    game: &Xwing,
    world: &mut State,
    ship: ShipId,
    speed: u8,
    roll: impl Into<RollWay>,
    over: bool,
    led: &mut Preview,
) {
    let query = game.query(world);
    let roll: RollWay = roll.into();
    if !legal::may_roll(query, ship, speed, roll, over) {
        led.refused = Some(legal::no_roll(query, ship, speed, roll));
    }
    let end = legal::roll_end(query, ship, speed, roll);
    let swept = legal::roll_swept(query, ship, speed, roll);
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
) -> Movement {
    let query = game.query(world);
    let base = Base::new(end, query.size(ship));
    let met = placed(query)
        .iter()
        .enumerate()
        .filter(|(_, rock)| swept.bars(&base, rock))
        .map(|(at, _)| at as u8)
        .collect();
    let against = others(query, ship).iter().find(|(_, other)| base.overlaps(other)).map(|(id, _)| *id);
    let lead = Movement {
        from: Some(query.ship(ship).pose),
        course,
        leaves: query.s.area.is_left_by(&base),
        obstacles: met,
        against,
        ..still(Some(ship), end)
    };
    seen_from(game, world, lead)
}

/// a docked ship leaves its carrier.
fn deployed(game: &Xwing, world: &mut State, ship: ShipId, guides: Guides, place: u8) -> Option<Movement> {
    let query = game.query(world);
    let carrier = query.ship(ship).carrier?;
    let maneuver = *query.content.type_of(query.ship(ship)).dial.get(place as usize)?;
    let from = query::slip(query, ship, carrier, guides);
    let was = std::mem::replace(&mut world.ship_mut(ship).pose, from);
    let status = std::mem::replace(&mut world.ship_mut(ship).status, Status::Playing);
    let lead = flown(game, world, ship, maneuver.course(Slot::Middle));
    let own = world.ship_mut(ship);
    (own.pose, own.status) = (was, status);
    Some(lead)
}

/// One of several things that a question numbers.
fn optional(game: &Xwing, view: &View, world: &State, ask: Ask, option: u16) -> Option<Movement> {
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
    let query = game.query(world);
    // Only templates that exist lead anywhere.
    let way = view.deliveries.get(at).filter(|way| is_there(query, ability) && way.template.exists())?;
    let steps = query.content.steps(query.ship(ability.ship), ability.card, ability.index);
    let laid = steps.iter().find_map(|step| {
        let (Step::Drop(name, _) | Step::Launch(name, _)) = step else { return None };
        query.content.device(name.as_str())
    })?;
    let (from, shape) = (query.ship(ability.ship).pose, &query.content.devices[laid as usize]);
    let end = way.end(from, query.size(ability.ship), shape.depth());
    let reaches = ruler::ships_near(query, shape, end);
    Some(Movement { from: Some(from), device: Some(shape.card.id), reaches, ..still(None, end) })
}

fn still(ship: Option<ShipId>, end: Pose) -> Movement {
    Movement {
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
fn flown(game: &Xwing, world: &mut State, ship: ShipId, course: Course) -> Movement {
    let query = game.query(world);
    let from = query.ship(ship).pose;
    let others = others(query, ship);
    let bases: arrayvec::ArrayVec<Base, { crate::MAX_SHIPS }> =
        others.iter().map(|(_, base)| *base).collect();
    let flight = course.fly(from, query.size(ship), &bases);
    let lead = Movement {
        from: Some(from),
        course: Some(course),
        full: flight.full,
        against: flight.touching.map(|at| others[at].0),
        leaves: query.s.area.is_left_by(&flight.base),
        obstacles: query::obstacles_met(query, from, query.size(ship), &flight).to_vec(),
        mines: query::mines_met(query, &flight).to_vec(),
        ..still(Some(ship), flight.end)
    };
    seen_from(game, world, lead)
}

/// Adds who sees whom once the ship stands there.
fn seen_from(game: &Xwing, world: &mut State, mut lead: Movement) -> Movement {
    let Some(ship) = lead.ship else { return lead };
    if lead.leaves {
        return lead;
    }
    let was = std::mem::replace(&mut world.ship_mut(ship).pose, lead.end);
    let status = std::mem::replace(&mut world.ship_mut(ship).status, Status::Playing);
    let query = game.query(world);
    for other in query.s.on_table().filter(|other| !query.s.are_friends(ship, *other)) {
        lead.sees.extend(sighted(query, ship, other, other));
        lead.seen_by.extend(sighted(query, other, ship, other));
    }
    let own = world.ship_mut(ship);
    (own.pose, own.status) = (was, status);
    lead
}

/// The enemies that every ship has in its arcs, each ship at its place in the list.
pub(super) fn arcs(query: Query<'_>) -> Vec<Vec<Sighted>> {
    let of = |from: ShipId| {
        let there = query.ship(from).on_table();
        let enemies = query.s.on_table().filter(|other| there && !query.s.are_friends(from, *other));
        enemies.flat_map(|to| sighted(query, from, to, to)).collect()
    };
    query.s.ids().map(of).collect()
}

/// The weapons with which one ship has another in arc at range 1 to 3; each arc once.
fn sighted(query: Query<'_>, from: ShipId, to: ShipId, named: ShipId) -> Vec<Sighted> {
    let mut found: Vec<Sighted> = Vec::new();
    if query.touching(from, to) {
        return found;
    }
    let outlines = placed(query);
    for (weapon, card) in legal::weapons(query, from) {
        for arc in query.firing_arcs(from, weapon) {
            let Some(sight) = query.base(from).sight_in_arc(arc, query.content.arcs(), &query.base(to))
            else {
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
