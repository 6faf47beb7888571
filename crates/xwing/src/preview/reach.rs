//! What an answer reaches for, and answers that come to mind but are not allowed, each with its rule: the target out of
//! range, the roll that does not fit, the maneuver that a carrier does not let through.

use super::{
    moves::{self, Preview, is_there, known},
    ruler::{self, End, Measured},
};
use crate::{
    AbilityRef, Act, ActionKind, Ask, Boost, Choice, Cite, Grant, Query, Scope, ShipId, ShipTest, State,
    Step, View, Wanted, Xwing, legal, query,
};
use geometry::Slot;
use kernel::{Message, Refused};
use serde::Serialize;

/// An answer that is not allowed.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Barred {
    /// The answer.
    pub choice: Choice,
    /// In words.
    pub words: Message,
    /// Where it would lead, and why it may not.
    pub led: Preview,
}

/// How far it is from the ship that is asked to the one that an answer points at.
pub(super) fn reach(query: Query<'_>, ask: Ask, choice: Choice) -> Option<Measured> {
    let (Choice::Ship(to)
    | Choice::Break(to)
    | Choice::Act(Act::Lock(to) | Act::Coordinate(to) | Act::Jam(to))) = choice
    else {
        return None;
    };
    let jammed = if let Ask::Jam { ship } = ask { Some(ship) } else { None };
    let from = jammed.or_else(|| ask.ship()).filter(|from| *from != to)?;
    ruler::measure(query, End::Ship(from), End::Ship(to)).ok()
}

/// The answers to a question that come to mind and are not among those offered, and why not.
pub(super) fn barred(
    game: &Xwing,
    view: &View,
    world: &mut State,
    ask: Ask,
    offered: &[Choice],
) -> Result<Vec<Barred>, Refused> {
    moves::about(world, ask)?;
    let thought = thought_of(game.query(world), ask, offered);
    let not_offered = thought.into_iter().filter(|(choice, _)| !offered.contains(choice));
    not_offered
        .map(|(choice, why)| {
            let mut led = moves::one(game, view, world, ask, choice)?;
            led.refused.get_or_insert(why);
            Ok(Barred { choice, words: game.say_choice(view, &ask, &choice), led })
        })
        .collect()
}

/// Everything one might try, with the reason for when it is not allowed.
fn thought_of(query: Query<'_>, ask: Ask, offered: &[Choice]) -> Vec<(Choice, Refused)> {
    match ask {
        Ask::Action { ship, grant } => actions(query, ship, grant, offered),
        Ask::Step { ability, wanted: Wanted::Ship } => chosen(query, ability, offered),
        Ask::Step { ability, wanted: Wanted::LockTarget } => {
            let lock = |target| (Choice::Ship(target), legal::no_lock(query));
            enemies(query, ability.ship).map(lock).collect()
        }
        Ask::Shift { ship, cause } => {
            let speed = legal::shift_speed(query, ship, cause);
            let rolls =
                legal::ROLLS.map(|roll| (Choice::Roll(roll), legal::no_roll(query, ship, speed, roll)));
            let why = legal::no_boost(query, ship, speed, Boost::Straight);
            rolls.into_iter().chain([(Choice::Boost(Boost::Straight), why)]).collect()
        }
        Ask::Dock { ship } => {
            let why = || legal::refuse(query, Cite::Docking, "xwing-refused-dock");
            let holds = |id: &ShipId| query::could_carry(query, *id, ship);
            query.s.on_table().filter(holds).map(|id| (Choice::Ship(id), why())).collect()
        }
        Ask::Deploy { ship, .. } => query::ways_out(query, ship)
            .map(|(guides, maneuver)| {
                (Choice::Deploy { guides, maneuver }, legal::no_deployment(query, ship, maneuver))
            })
            .collect(),
        Ask::Tallon { .. } => {
            let why = || legal::refuse(query, Cite::TallonPlace, "xwing-refused-tallon");
            Slot::ALL.map(|slot| (Choice::Tallon(slot), why())).to_vec()
        }
        Ask::First
        | Ask::Obstacle
        | Ask::Marker
        | Ask::Place
        | Ask::Dial { .. }
        | Ask::Ready
        | Ask::Next
        | Ask::Ability { .. }
        | Ask::Attack { .. }
        | Ask::Modify { .. }
        | Ask::Step { .. }
        | Ask::Emergency { .. }
        | Ask::Jam { .. }
        | Ask::Detonation { .. }
        | Ask::Replacement { .. }
        | Ask::Arrival
        | Ask::ArrivalSide => Vec::new(),
    }
}

fn enemies(query: Query<'_>, ship: ShipId) -> impl Iterator<Item = ShipId> + '_ {
    query.s.on_table().filter(move |other| !query.s.are_friends(ship, *other))
}

/// The kinds of actions that have a target or a place.
const AIMED: [ActionKind; 6] = [
    ActionKind::Lock,
    ActionKind::BarrelRoll,
    ActionKind::Boost,
    ActionKind::Coordinate,
    ActionKind::Jam,
    ActionKind::Slam,
];

fn actions(query: Query<'_>, ship: ShipId, grant: Grant, offered: &[Choice]) -> Vec<(Choice, Refused)> {
    let mut found = Vec::new();
    if let Grant::Card(ability, _) = grant
        && !is_there(query, ability)
    {
        return found;
    }
    for kind in AIMED.into_iter().filter(|kind| legal::offers(query, ship, grant, *kind)) {
        // What the ship has done this round is not seen: an action that would be possible and is not offered was
        // performed before, and then none of its kind fails for want of a target.
        let possible = legal::acts_of(query, ship, grant, &[kind]);
        if possible.iter().any(|act| !offered.contains(&Choice::Act(*act))) {
            continue;
        }
        let why = |act: Act| (Choice::Act(act), legal::no_action(query, ship, grant, act));
        match kind {
            ActionKind::Lock => found.extend(enemies(query, ship).map(Act::Lock).map(why)),
            ActionKind::Jam => found.extend(enemies(query, ship).map(Act::Jam).map(why)),
            ActionKind::Coordinate => {
                let friend = |other: &ShipId| *other != ship && query.s.are_friends(ship, *other);
                found.extend(query.s.on_table().filter(friend).map(Act::Coordinate).map(why));
            }
            ActionKind::BarrelRoll => found.extend(legal::ROLLS.map(Act::BarrelRoll).map(why)),
            ActionKind::Boost => found.extend(legal::BOOSTS.map(Act::Boost).map(why)),
            ActionKind::Slam => {
                let dial = 0..query.content.type_of(query.ship(ship)).dial.len() as u8;
                found.extend(dial.map(Act::Slam).map(why));
            }
            ActionKind::Focus
            | ActionKind::Evade
            | ActionKind::Calculate
            | ActionKind::Cloak
            | ActionKind::Reinforce
            | ActionKind::Reload
            | ActionKind::Rotate => {}
        }
    }
    found
}

/// The ships that a card's words leave out, of the side they speak of.
fn chosen(query: Query<'_>, ability: AbilityRef, offered: &[Choice]) -> Vec<(Choice, Refused)> {
    if !is_there(query, ability) {
        return Vec::new();
    }
    let scope = Scope::new(ability, ability.ship);
    let passes = |tests: &[ShipTest]| {
        let all =
            |choice: &Choice| if let Choice::Ship(id) = choice { known(query.s, *id).ok() } else { None };
        offered.iter().filter_map(all).all(|id| query.passes(id, tests, &scope))
    };
    let steps = query.content.steps(query.ship(ability.ship), ability.card, ability.index);
    // A card may choose more than once: the step that is asked about is one that lets through what is offered.
    let tests = steps.iter().find_map(|step| {
        let Step::Choose(tests) = step else { return None };
        passes(tests).then_some(tests)
    });
    let Some(tests) = tests else { return Vec::new() };
    let side = |id: &ShipId| {
        let excluded =
            if query.s.are_friends(*id, ability.ship) { ShipTest::Enemy } else { ShipTest::Friendly };
        let own = *id == ability.ship && tests.contains(&ShipTest::Other);
        !own && !tests.contains(&excluded)
    };
    let left_out = query.s.on_table().filter(side);
    left_out.map(|id| (Choice::Ship(id), legal::no_choice(query, &scope, tests, id))).collect()
}
