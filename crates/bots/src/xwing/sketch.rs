//! A position as a bot reckons with it: the ships with their possible moves, the obstacles, and where everybody would
//! stand after some of them have moved. Cards' abilities are left out; geometry and dice are exact.

use super::{
    craft::{Craft, Move},
    rock::Rock,
};
use ::xwing::{Difficulty, ObstacleKind, ShipId, State, Xwing};
use arrayvec::ArrayVec;
use geometry::{ArcAngles, Area, Base, Pose, Slot};
use kernel::Seat;

/// The most ships a sketch holds.
pub(super) const CRAFTS: usize = ::xwing::MAX_SHIPS;
/// The most damage a ship can still take that is told apart.
pub(super) const HEALTH: usize = 16;

/// A position.
#[derive(Debug, Clone)]
pub(super) struct Sketch<'c> {
    pub(super) crafts: Vec<Craft>,
    pub(super) rocks: ArrayVec<Rock<'c>, 12>,
    pub(super) area: Area,
    pub(super) arcs: ArcAngles,
    /// Places in `crafts`, in the order in which they activate.
    pub(super) order: ArrayVec<u8, CRAFTS>,
    pub(super) first: Seat,
}

/// Where a ship stands, and in what shape, while a bot thinks ahead.
#[derive(Debug, Clone, Copy)]
pub(super) struct Stand {
    pub(super) base: Base,
    pub(super) pose: Pose,
    pub(super) stress: u8,
    /// How likely it has a focus, and an evade.
    pub(super) focus: f32,
    pub(super) evade: f32,
    pub(super) locks: u32,
    /// It has an action to come.
    pub(super) acts: bool,
    pub(super) armed: bool,
    /// Whatever it does next leads off the table.
    pub(super) doomed: bool,
    /// How likely it can still take exactly so much; nothing left is destroyed.
    pub(super) health: [f32; HEALTH],
}

/// Everybody's.
pub(super) type Stands = ArrayVec<Stand, CRAFTS>;
/// A move for everybody, as a place in their lists.
pub(super) type Plan = [u8; CRAFTS];

impl Stand {
    /// How likely it flies on.
    #[inline]
    pub(super) fn alive(&self) -> f32 {
        1.0 - self.health[0]
    }

    /// It is out of the game.
    fn lose(&mut self) {
        self.health = [0.0; HEALTH];
        self.health[0] = 1.0;
        self.armed = false;
        self.acts = false;
    }

    /// With this chance it takes one damage.
    fn scratch(&mut self, chance: f32) {
        for health in 1..HEALTH {
            let moved = self.health[health] * chance;
            self.health[health] -= moved;
            self.health[health - 1] += moved;
        }
    }
}

impl<'c> Sketch<'c> {
    /// A position as one sees it whose opponents' dials are hidden but for those that are `shown`.
    pub(super) fn new(game: &'c Xwing, world: &State, shown: impl Fn(ShipId) -> Option<u8>) -> Self {
        let query = game.query(world);
        let content = game.content();
        let rocks: ArrayVec<Rock<'c>, 12> = world
            .obstacles()
            .iter()
            .take(12)
            .map(|obstacle| {
                let shape = &content.obstacles[obstacle.shape as usize];
                Rock { placed: shape.outline.at(obstacle.at), asteroid: shape.kind == ObstacleKind::Asteroid }
            })
            .collect();
        let area = world.area();
        let mut crafts: Vec<Craft> = world.on_table().map(|id| Craft::new(query, id)).collect();
        for craft in &mut crafts {
            if !craft.activated && craft.health > 0 {
                craft.list_moves(&rocks, area);
                craft.set = shown(craft.id).and_then(|dial| {
                    craft.moves.iter().position(|found| found.dial == dial).map(|place| place as u8)
                });
            }
        }
        let mut sketch =
            Self { crafts, rocks, area, arcs: content.arcs(), order: ArrayVec::new(), first: world.first() };
        sketch.sort();
        sketch
    }

    /// Reads one ship anew after something has happened to it: what it has, and where it is.
    pub(super) fn update(&mut self, game: &Xwing, world: &State, at: usize) {
        let query = game.query(world);
        let craft = &mut self.crafts[at];
        let mut now = Craft::new(query, craft.id);
        if !now.activated {
            if now.pose == craft.pose {
                now.moves = std::mem::take(&mut craft.moves);
                now.set = craft.set;
            } else {
                now.list_moves(&self.rocks, self.area);
                now.set = now
                    .moves
                    .iter()
                    .position(|found| world.ship(now.id).dial.is_some_and(|dial| dial.maneuver == found.dial))
                    .map(|place| place as u8);
            }
        }
        *craft = now;
        self.sort();
    }

    /// The start of the next round, if this one ends like that: everybody plans anew, tokens are gone, damage stays.
    pub(super) fn next_round(&self, stands: &Stands) -> (Self, Stands) {
        let mut next = self.clone();
        for (craft, stand) in next.crafts.iter_mut().zip(stands) {
            craft.next_round(stand.pose, stand.base, stand.stress);
            if stand.alive() > 0.02 {
                craft.list_moves(&next.rocks, next.area);
            } else {
                craft.moves.clear();
            }
        }
        let mut then = next.stands();
        for (stand, before) in then.iter_mut().zip(stands) {
            (stand.health, stand.locks) = (before.health, before.locks);
        }
        (next, then)
    }

    fn sort(&mut self) {
        let (crafts, first) = (&self.crafts, self.first);
        self.order = (0..crafts.len() as u8).collect();
        self.order.sort_by_key(|&at| {
            let craft = &crafts[at as usize];
            (craft.initiative, craft.seat != first, at)
        });
    }

    /// The place of a ship.
    pub(super) fn place(&self, id: ShipId) -> Option<usize> {
        self.crafts.iter().position(|craft| craft.id == id)
    }

    /// Where everybody stands now.
    pub(super) fn stands(&self) -> Stands {
        self.crafts
            .iter()
            .map(|craft| {
                let mut health = [0.0; HEALTH];
                health[(craft.health as usize).min(HEALTH - 1)] = 1.0;
                let base = craft.base;
                let stuck = self.rocks.iter().any(|rock| rock.asteroid && rock.placed.is_under(&base));
                Stand {
                    base,
                    pose: craft.pose,
                    stress: craft.stress,
                    focus: f32::from(craft.focus.min(1)),
                    evade: f32::from(craft.evade.min(1)),
                    locks: craft.locks,
                    acts: craft.acts,
                    armed: !craft.disarmed && !craft.engaged && !stuck,
                    doomed: false,
                    health,
                }
            })
            .collect()
    }

    /// Everybody who has not moved yet does, in the order of the rules.
    pub(super) fn fly(&self, stands: &mut Stands, plan: &Plan) {
        for &at in &self.order {
            let at = at as usize;
            let craft = &self.crafts[at];
            if let Some(found) = craft.moves.get(plan[at] as usize) {
                self.fly_one(stands, at, found);
            }
        }
    }

    /// One ship executes a maneuver.
    pub(super) fn fly_one(&self, stands: &mut Stands, at: usize, found: &Move) {
        let craft = &self.crafts[at];
        let mut others: ArrayVec<Base, CRAFTS> = ArrayVec::new();
        let mut blocked = false;
        let wide = craft.base.half() * 6.0;
        for (other, stand) in stands.iter().enumerate() {
            if other != at && stand.alive() > 0.0 {
                let d = stand.base.centre() - found.base.centre();
                // Two bases whose centres are farther apart than three sides cannot overlap, whatever their sizes.
                if d.squared() < wide * wide {
                    blocked |= stand.base.overlaps(&found.base);
                }
                others.push(stand.base);
            }
        }
        let (mut asteroids, mut debris, mut stuck) = (found.asteroids, found.debris, found.stuck);
        let (mut pose, mut base, mut full) = (found.pose, found.base, true);
        let mut leaves = found.leaves;
        if blocked {
            let mut flight = found.maneuver.course(Slot::Middle).fly(stands[at].pose, craft.size, &others);
            if let ::xwing::Bearing::Tallon(_) = found.maneuver.bearing {
                // X2-MOVE-30: another placement may be free.
                for slot in [Slot::Forward, Slot::Back] {
                    if !flight.full {
                        let other = found.maneuver.course(slot).fly(stands[at].pose, craft.size, &others);
                        flight = if other.full { other } else { flight };
                    }
                }
            }
            (pose, base, full) = (flight.end, flight.base, flight.full);
            (asteroids, debris, stuck) = (0, 0, false);
            for rock in &self.rocks {
                if let Some(encounter) = flight.encounter(&rock.placed) {
                    asteroids += u8::from(rock.asteroid);
                    debris += u8::from(!rock.asteroid);
                    stuck |= rock.asteroid && encounter.overlap;
                }
            }
            leaves = self.area.is_left_by(&base);
        }
        let stand = &mut stands[at];
        (stand.pose, stand.base) = (pose, base);
        if leaves {
            stand.lose();
            return;
        }
        match found.maneuver.difficulty {
            Difficulty::Red => stand.stress += 1,
            Difficulty::Blue => stand.stress = stand.stress.saturating_sub(1),
            Difficulty::White => {}
        }
        stand.stress += debris;
        // X2-OBST-04, -10: half of the sides of an attack die hurt on an asteroid, one in eight in debris.
        for _ in 0..asteroids {
            stand.scratch(0.5);
        }
        for _ in 0..debris {
            stand.scratch(0.125);
        }
        stand.armed &= !stuck;
        stand.doomed = full && found.doomed;
        stand.acts = full && asteroids == 0 && stand.stress == 0;
    }
}
