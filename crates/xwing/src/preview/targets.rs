//! Attacks before they are declared: whom with what, along which line, with how many dice; and why not.

use super::{
    chances::{self, Chances},
    moves::known,
};
use crate::{
    Choice, ShipId, State, View, WeaponRef, WeaponTest, Xwing, legal,
    query::{attack_dice, defense_dice, placed},
    state::{Attack, Frame},
};
use geometry::{Arc, Line, Sight};
use kernel::{Message, Refused};
use serde::Serialize;

/// One target and one weapon.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Shot {
    /// Whom.
    pub target: ShipId,
    /// With what.
    pub weapon: WeaponRef,
    /// What it is called.
    pub name: Message,
    /// From which arc, if the target is in one.
    pub arc: Option<Arc>,
    /// Why not.
    pub refused: Option<Refused>,
    /// X2-ARC-06: the attack range, or the range to the nearest point outside all arcs; nothing beyond range 3.
    pub range: Option<u8>,
    /// How far it is, in micrometres.
    pub distance: i32,
    /// The measured line, from point to point, in micrometres.
    pub line: [[i32; 2]; 2],
    /// X2-OBST-14: the obstacles between them, by their places.
    pub obstructed: Vec<u8>,
    /// X2-OBST-18: whether a clear line and an obstructed one are equally short, and the attacker chooses.
    pub either: bool,
    /// Attack dice and defence dice.
    pub dice: (u8, u8),
    /// What to expect of it.
    pub chances: Option<Chances>,
}

/// All attacks of a ship.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Shots {
    /// The arcs it fires from, with the weapon that does.
    pub arcs: Vec<(WeaponRef, Arc)>,
    /// One for each enemy and weapon.
    pub shots: Vec<Shot>,
}

/// A line by its ends, in whole micrometres.
pub(super) fn ends(line: Line) -> [[i32; 2]; 2] {
    let at = |p: geometry::Point| [p.x as i32, p.y as i32];
    [at(line.from), at(line.to)]
}

/// Every attack of a ship, allowed or not.
pub(super) fn targets(
    game: &Xwing,
    view: &View,
    world: &mut State,
    ship: ShipId,
    with: Option<WeaponTest>,
) -> Result<Shots, Refused> {
    known(world, ship)?;
    // An attack in flight is over before the next begins.
    world.stack.clear();
    let query = game.query(world);
    let weapons: Vec<WeaponRef> = legal::weapons(query, ship)
        .map(|(weapon, _)| weapon)
        .filter(|weapon| with.is_none_or(|test| query.fits(ship, *weapon, test)))
        .collect();
    let arcs = weapons
        .iter()
        .flat_map(|weapon| query.firing_arcs(ship, *weapon).map(|arc| (*weapon, arc)))
        .collect();
    let enemies: Vec<ShipId> =
        query.s.on_table().filter(|other| !query.s.are_friends(ship, *other)).collect();
    let allowed: Vec<Choice> = legal::attacks(query, ship, with).collect();
    let mut shots = Vec::new();
    for target in enemies {
        for &weapon in &weapons {
            shots.push(shot(game, view, world, (ship, weapon, target), &allowed));
        }
    }
    Ok(Shots { arcs, shots })
}

fn shot(
    game: &Xwing,
    view: &View,
    world: &mut State,
    (ship, weapon, target): (ShipId, WeaponRef, ShipId),
    allowed: &[Choice],
) -> Shot {
    let instead = allowed.iter().find_map(|choice| {
        let Choice::Attack { weapon: one, target: other, instead, .. } = *choice else { return None };
        ((one, other) == (weapon, target)).then_some(instead)
    });
    let mut shot = measured(game, view, world, (ship, weapon, target), instead.is_some());
    let range = shot.range.filter(|range| (1..=3).contains(range)).filter(|_| shot.arc.is_some());
    if let Some(range) = range {
        let attack = Attack {
            obstructed: !shot.obstructed.is_empty(),
            instead: instead.unwrap_or(false),
            ..Attack::declared(ship, target, weapon, range)
        };
        // Conditions of cards look for the attack on the stack.
        world.stack.push(Frame::Attack(attack.clone()));
        let query = game.query(world);
        shot.dice = (attack_dice(query, &attack), defense_dice(query, &attack));
        if shot.refused.is_none() {
            shot.chances = chances::declared(game, view, query, &attack, shot.dice);
        }
        world.stack.pop();
    }
    shot
}

/// What the ruler says, and why not.
fn measured(
    game: &Xwing,
    view: &View,
    world: &State,
    (ship, weapon, target): (ShipId, WeaponRef, ShipId),
    allowed: bool,
) -> Shot {
    let query = game.query(world);
    let (base, other) = (query.base(ship), query.base(target));
    let in_arc = |arc: Arc| base.sight_in_arc(arc, query.content.arcs(), &other).map(|sight| (arc, sight));
    let seen = query.firing_arcs(ship, weapon).filter_map(in_arc).min_by(|a, b| a.1.gap.total_cmp(&b.1.gap));
    let sight: Sight = seen.map_or_else(|| base.sight(&other), |(_, sight)| sight);
    let outlines = placed(query);
    let (clear, blocked) = legal::obstruction(&sight, &outlines);
    let between =
        outlines.iter().enumerate().filter(|(_, rock)| sight.crosses(*rock)).map(|(at, _)| at as u8);
    let line = sight.clear_line(&outlines, &[]).unwrap_or(sight.first);
    Shot {
        target,
        weapon,
        name: game.voice(view).weapon(ship, weapon),
        arc: seen.map(|(arc, _)| arc),
        refused: (!allowed).then(|| legal::no_attack(query, ship, weapon, target, false)),
        range: sight.range().number(),
        distance: sight.gap as i32,
        line: ends(line),
        obstructed: if clear { Vec::new() } else { between.collect() },
        either: clear && blocked,
        dice: (0, 0),
        chances: None,
    }
}
