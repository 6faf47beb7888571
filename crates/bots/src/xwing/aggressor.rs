//! The yardstick: the published approach of the best known simulator, in our own code. Every enemy is taken to fly
//! straight on at speed 2; a dial is judged by fixed weights; actions and targets follow fixed priorities; nothing is
//! repositioned.

use super::{belief::straight, place, sketch::Sketch};
use crate::{Bot, Peek};
use ::xwing::{
    Act, Ask, Bearing, Choice, Dice, DiceSet, Face, ShipId, Spend, State, Token, Wanted, Xwing,
    view::AttackView,
};
use kernel::{Game as _, Quick, Seat};

/// A shot at an enemy.
const SHOT: i64 = 1_000;
/// Landing on or flying through an obstacle.
const ROCK: i64 = -20_000;
/// Ending in contact with another ship.
const BUMP: i64 = -500;
/// Off the table.
const FLED: i64 = -1_000_000;
/// A maneuver that brings stress.
const STRESS: i64 = -250;

/// The bot.
#[derive(Debug)]
pub(super) struct Aggressor(Quick);

impl Aggressor {
    /// A bot; the seed only decides where obstacles are put.
    pub(super) fn new(seed: u64) -> Self {
        Self(Quick::new(seed))
    }
}

impl Bot<Xwing> for Aggressor {
    fn choose(&mut self, peek: &Peek<'_, Xwing>) -> Choice {
        let (game, me, demand) = (peek.game(), peek.seat(), peek.demand());
        let world = peek.world(&mut self.0);
        let mut legal = Vec::new();
        if let Ask::Obstacle | Ask::Marker = demand.ask {
            return game.pick(&world, demand, &mut self.0, &mut legal);
        }
        peek.legal(&mut legal);
        if legal.len() == 1 {
            return legal[0];
        }
        let found = match demand.ask {
            Ask::Place => place::place(game, &world, me, &legal),
            Ask::Dial { ship } => dial(game, &world, me, ship),
            Ask::Action { ship, .. } => Some(act(game, &world, ship, &legal)),
            Ask::Attack { ship, .. } => attack(game, &world, ship, &legal),
            Ask::Modify { ship, dice } => {
                peek.view().attack.and_then(|attack| modify(game, &world, &attack, ship, dice, &legal))
            }
            Ask::Step { wanted: Wanted::Reroll(dice), .. } => {
                peek.view().attack.and_then(|attack| reroll(&attack, dice, &legal))
            }
            Ask::First
            | Ask::Obstacle
            | Ask::Marker
            | Ask::Ready
            | Ask::Next
            | Ask::Ability { .. }
            | Ask::Tallon { .. }
            | Ask::Step { .. }
            | Ask::Shift { .. }
            | Ask::Dock { .. }
            | Ask::Deploy { .. }
            | Ask::Emergency { .. }
            | Ask::Jam { .. }
            | Ask::Detonation { .. }
            | Ask::Replacement { .. }
            | Ask::Arrival
            | Ask::ArrivalSide => None,
        };
        found.unwrap_or(legal[0])
    }
}

/// The maneuver with the highest score.
fn dial(game: &Xwing, world: &State, me: Seat, ship: ShipId) -> Option<Choice> {
    let shown = |id| {
        let own = world.ship(id);
        own.dial.filter(|_| own.seat == me).map(|dial| dial.maneuver)
    };
    // Of the others one maneuver counts: the one that is set, or an enemy's straight on.
    let sketch = Sketch::among(game, world, shown, |id, place, maneuver| {
        id == ship
            || if world.ship(id).seat == me {
                shown(id) == Some(place)
            } else {
                maneuver.bearing == Bearing::Straight
            }
    });
    let at = sketch.place(ship)?;
    // Everybody else first: own ships as they are set, the others straight on.
    let mut there = sketch.stands();
    for (other, craft) in sketch.crafts.iter().enumerate() {
        let chosen = if craft.seat == me { craft.set.map(usize::from) } else { straight(&sketch, other) };
        if let Some(place) = chosen.filter(|_| other != at) {
            sketch.fly_one(&mut there, other, &craft.moves[place]);
        }
    }
    let craft = &sketch.crafts[at];
    let mut best: Option<(i64, u8)> = None;
    for found in &craft.moves {
        let mut then = there.clone();
        sketch.fly_one(&mut then, at, found);
        let stand = &then[at];
        let mut score = 0;
        if stand.alive() == 0.0 {
            score += FLED;
        }
        score += ROCK * i64::from(found.asteroids + found.debris);
        if stand.pose != found.pose {
            score += BUMP;
        }
        if found.maneuver.difficulty == ::xwing::Difficulty::Red {
            score += STRESS;
        }
        let fires = |to: usize| sketch.lane(&then, at, to).is_some();
        score += (0..sketch.crafts.len()).filter(|to| fires(*to)).map(|_| SHOT).sum::<i64>();
        // Among equals, the nose towards the nearest enemy, and nearer.
        let nearest = (0..sketch.crafts.len())
            .filter(|to| sketch.crafts[*to].seat != me)
            .map(|to| then[to].base.centre() - stand.base.centre())
            .min_by(|a, b| a.squared().total_cmp(&b.squared()));
        if let Some(way) = nearest {
            let distance = way.length().max(1.0);
            score += (way.dot(stand.base.forward()) / distance * 300.0 - distance / 5_000.0) as i64;
        }
        if best.is_none_or(|(most, _)| score > most) {
            best = Some((score, found.dial));
        }
    }
    best.map(|(_, maneuver)| Choice::Dial { ship, maneuver })
}

/// Focus with somebody in sight, else a lock, else evade, else focus; whatever comes first otherwise, but no shift.
fn act(game: &Xwing, world: &State, ship: ShipId, legal: &[Choice]) -> Choice {
    let eye = game.eye(world);
    let seat = world.ship(ship).seat;
    let sees = world.on_table().any(|other| {
        world.ship(other).seat != seat
            && eye.in_firing_arc(ship, other)
            && eye.range(ship, other).is_within(1, 3)
    });
    let rank = |choice: &Choice| {
        let Choice::Act(act) = choice else { return if *choice == Choice::Pass { 5 } else { 6 } };
        match act {
            Act::Focus if sees => 0,
            Act::Lock(_) => 1,
            Act::Evade => 2,
            Act::Focus => 3,
            Act::Calculate | Act::Reinforce(_) | Act::Reload(_) => 4,
            Act::BarrelRoll(_)
            | Act::Boost(_)
            | Act::Cloak
            | Act::Coordinate(_)
            | Act::Jam(_)
            | Act::Rotate(_)
            | Act::Slam(_)
            | Act::Card(_) => 6,
        }
    };
    let enemy = |choice: &&Choice| !matches!(choice, Choice::Act(Act::Lock(target)) if world.ship(*target).seat == seat);
    *legal.iter().filter(enemy).min_by_key(|choice| rank(choice)).unwrap_or(&legal[0])
}

/// The weakest enemy first, then the nearest.
fn attack(game: &Xwing, world: &State, ship: ShipId, legal: &[Choice]) -> Option<Choice> {
    let eye = game.eye(world);
    let rank = |choice: &Choice| {
        let Choice::Attack { target, obstructed, .. } = *choice else {
            return (1, 0, geometry::Range::Beyond, true);
        };
        let other = world.ship(target);
        let left = (eye.hull(target) + other.shields).saturating_sub(other.damage.len() as u8);
        (0, left, eye.range(ship, target), obstructed)
    };
    legal.iter().min_by_key(|choice| rank(choice)).copied()
}

/// Tokens whenever they change something: the lock first, then focus, then evade.
fn modify(
    game: &Xwing,
    world: &State,
    attack: &AttackView,
    ship: ShipId,
    dice: Dice,
    legal: &[Choice],
) -> Option<Choice> {
    let pass = legal.contains(&Choice::Pass).then_some(Choice::Pass);
    if let Some(card) = legal.iter().find(|choice| matches!(choice, Choice::Spend(Spend::Ability(_)))) {
        return Some(*card);
    }
    let focus = game.eye(world).ship(ship).tokens.has(Token::Focus);
    let evades = attack.defense.iter().filter(|die| die.0 == Face::Evade).count();
    let hits = attack.attack.iter().filter(|die| matches!(die.0, Face::Hit | Face::Crit)).count();
    let wanted = |choice: &&Choice| {
        let Choice::Spend(spend) = choice else { return false };
        match spend {
            Spend::Lock(set) => *set == misses(&attack.attack, focus),
            Spend::Focus | Spend::Calculate | Spend::Force => dice == Dice::Attack || hits > evades,
            Spend::Evade(_) => hits > evades,
            Spend::Ability(_) => false,
        }
    };
    legal.iter().rev().find(wanted).copied().or(pass)
}

/// Dice that show nothing, and focus results without a token.
fn misses(dice: &[(Face, bool)], focus: bool) -> DiceSet {
    let mut set = DiceSet::NONE;
    for (die, (face, rerolled)) in dice.iter().enumerate() {
        let missed = *face == Face::Blank || (*face == Face::Focus && !focus);
        if missed && !rerolled {
            set = set.with(die);
        }
    }
    set
}

/// The largest set of dice that show nothing.
fn reroll(attack: &AttackView, dice: Dice, legal: &[Choice]) -> Option<Choice> {
    let pool = match dice {
        Dice::Attack => &attack.attack,
        Dice::Defense => &attack.defense,
    };
    let wanted = misses(pool, true);
    let size = |choice: &Choice| {
        let Choice::Dice(set) = choice else { return None };
        (set.0 & !wanted.0 == 0).then(|| set.len())
    };
    let good = legal.iter().filter_map(|choice| Some((size(choice)?, *choice)));
    good.max_by_key(|(dice, _)| *dice).map(|(_, choice)| choice)
}
