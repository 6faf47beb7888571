//! The yardstick's dials: every enemy is taken to fly straight on at speed 2, own ships as they are set, and each
//! maneuver is judged by fixed weights. Most maneuvers are told to be worse by what they could score at best.

use crate::xwing::{
    craft::MOVES,
    lane::{lane, may_fire},
    rock::Rock,
    sketch::CRAFTS,
};
use ::xwing::{
    Bearing, CardRef, Choice, Cost, Difficulty, Maneuver, Requirement, SeatQuery, Shades, ShipId, Token,
    WeaponRef,
};
use arrayvec::ArrayVec;
use geometry::{Arc, ArcAngles, Area, Base, Fan, Flight, Slot};

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

/// The most arcs of weapons that are looked at.
const GUNS: usize = 4;

/// A ship on the table, where it is thought to end this round.
#[derive(Clone, Copy)]
struct Stand {
    id: ShipId,
    base: Base,
    /// It is there: not destroyed, not off the table.
    alive: bool,
    enemy: bool,
}

/// The table as the ship finds it when it moves.
struct Scene<'g> {
    stands: ArrayVec<Stand, CRAFTS>,
    /// The ship that is asked for.
    at: usize,
    rocks: ArrayVec<Rock<'g>, 12>,
    area: Area,
    arcs: ArcAngles,
    /// The arcs it fires from, and at which ranges.
    guns: ArrayVec<(Arc, (u8, u8)), GUNS>,
    /// It could fire if it stood free.
    armed: bool,
}

/// A maneuver: what it scores at most, or exactly once it was looked at closely.
#[derive(Clone, Copy)]
struct Candidate {
    score: i64,
    place: u8,
    flight: Flight,
    /// Where it ends among the others.
    rest: Rest,
}

/// Where a ship comes to rest.
#[derive(Clone, Copy)]
struct Rest {
    flight: Flight,
    barred: bool,
    leaves: bool,
}

/// The maneuver with the highest score, the first of several.
pub(super) fn dial(query: SeatQuery<'_>, ship: ShipId) -> Option<Choice> {
    let scene = Scene::new(query, ship)?;
    let shades = query.shades(ship);
    let stressed = query.tokens(ship).has(Token::Stress);
    let fan = Fan::new(query.pose(ship), query.size(ship));
    let mut open: ArrayVec<Candidate, MOVES> = ArrayVec::new();
    for (place, maneuver) in coloured(query.maneuvers(ship), shades, stressed) {
        let flight = fan.flight(maneuver.course(Slot::Middle));
        let rest = scene.rest(scene.at, maneuver, &fan, flight);
        let score = scene.at_most(maneuver, &flight, &rest);
        open.push(Candidate { score, place, flight, rest });
    }
    // What promises most is looked at first; nothing that promises less than what was found can beat it.
    let mut best: Option<(i64, u8)> = None;
    while let Some(next) = open.iter().enumerate().min_by_key(|(_, it)| (-it.score, it.place)).map(|(i, _)| i)
    {
        let found = open.swap_remove(next);
        if best.is_some_and(|(most, place)| (found.score, place) < (most, found.place)) {
            break;
        }
        let score = found.score + scene.less(&found);
        if best.is_none_or(|(most, place)| score > most || (score == most && found.place < place)) {
            best = Some((score, found.place));
        }
    }
    best.map(|(_, maneuver)| Choice::Dial { ship, maneuver })
}

/// What a dial offers, in the colours of the moment. X2-PLAN-07: nothing red to a stressed ship.
fn coloured(dial: &[Maneuver], shades: Shades, stressed: bool) -> impl Iterator<Item = (u8, Maneuver)> {
    let all =
        dial.iter().take(MOVES).zip(0..).map(move |(maneuver, place)| (place, shades.colour(*maneuver)));
    all.filter(move |(_, maneuver)| !stressed || maneuver.difficulty != Difficulty::Red)
}

/// The maneuver another ship is taken to execute.
fn expected(query: SeatQuery<'_>, id: ShipId) -> Option<Maneuver> {
    let dial = query.maneuvers(id);
    let stressed = query.tokens(id).has(Token::Stress);
    if query.owner(id) == query.seat() {
        let set = query.dial(id)?;
        let (_, maneuver) = coloured(dial, query.shades(id), stressed).find(|(place, _)| *place == set)?;
        return Some(maneuver);
    }
    if query.is_ionised(id) {
        return Some(query.content().edition.facts.ion_maneuver);
    }
    let open = coloured(dial, query.shades(id), stressed).map(|(_, maneuver)| maneuver);
    let straight = open.filter(|maneuver| maneuver.bearing == Bearing::Straight);
    straight.min_by_key(|maneuver| maneuver.speed.abs_diff(2))
}

impl<'g> Scene<'g> {
    /// Everybody else first, one after the other.
    fn new(query: SeatQuery<'g>, ship: ShipId) -> Option<Self> {
        let stands: ArrayVec<Stand, CRAFTS> = query
            .ships()
            .map(|id| Stand {
                id,
                base: query.base(id),
                alive: !query.is_doomed(id),
                enemy: query.owner(id) != query.seat(),
            })
            .collect();
        let at = stands.iter().position(|stand| stand.id == ship)?;
        let rocks = super::super::rock::rocks(query);
        let base = stands[at].base;
        let stuck = rocks.iter().any(|rock| rock.asteroid && rock.placed.is_under(&base));
        let armed = !stuck && !query.is_disarmed(ship) && !query.has_engaged(ship);
        let (area, arcs) = (query.area(), query.content().arcs());
        let mut scene = Self { stands, at, rocks, area, arcs, guns: guns(query, ship), armed };
        for other in (0..scene.stands.len()).filter(|other| *other != at) {
            let Stand { id, alive, .. } = scene.stands[other];
            if let Some(maneuver) = expected(query, id).filter(|_| alive) {
                let fan = Fan::new(query.pose(id), query.size(id));
                let flight = fan.flight(maneuver.course(Slot::Middle));
                let rest = scene.rest(other, maneuver, &fan, flight);
                let stand = &mut scene.stands[other];
                (stand.base, stand.alive) = (rest.flight.base, !rest.leaves);
            }
        }
        Some(scene)
    }

    /// Where a maneuver ends among the others.
    fn rest(&self, at: usize, maneuver: Maneuver, fan: &Fan, free: Flight) -> Rest {
        // Two bases whose centres are farther apart than three sides cannot overlap, whatever their sizes.
        let wide = free.base.half() * 6.0;
        let others = || self.stands.iter().enumerate().filter(|(other, stand)| *other != at && stand.alive);
        let barred = others().any(|(_, stand)| {
            let d = stand.base.centre() - free.base.centre();
            d.squared() < wide * wide && stand.base.overlaps(&free.base)
        });
        let mut flight = free;
        if barred {
            let others: ArrayVec<Base, CRAFTS> = others().map(|(_, stand)| stand.base).collect();
            let fly = |slot| maneuver.course(slot).fly(fan.from(), fan.base().size(), &others);
            flight = fly(Slot::Middle);
            if let Bearing::Tallon(_) = maneuver.bearing {
                // X2-MOVE-30: another placement may be free.
                for slot in [Slot::Forward, Slot::Back] {
                    if !flight.full {
                        let other = fly(slot);
                        flight = if other.full { other } else { flight };
                    }
                }
            }
        }
        Rest { flight, barred, leaves: self.area.is_left_by(&flight.base) }
    }

    /// What a maneuver scores if no rock is in its way and everybody is shot at who may be in sight.
    fn at_most(&self, maneuver: Maneuver, free: &Flight, rest: &Rest) -> i64 {
        let mut score = 0;
        if rest.leaves {
            score += FLED;
        } else if self.armed {
            let base = &rest.flight.base;
            let sees = |to: &&Stand| {
                to.enemy && to.alive && self.guns.iter().any(|(arc, _)| may_fire(base, *arc, &to.base))
            };
            score += self.stands.iter().filter(sees).map(|_| SHOT).sum::<i64>();
        }
        if rest.flight.end != free.end {
            score += BUMP;
        }
        if maneuver.difficulty == Difficulty::Red {
            score += STRESS;
        }
        score + self.nose(&rest.flight.base)
    }

    /// Among equals, the nose towards the nearest enemy, and nearer.
    fn nose(&self, base: &Base) -> i64 {
        let enemies = self.stands.iter().filter(|stand| stand.enemy);
        let nearest = enemies
            .map(|stand| stand.base.centre() - base.centre())
            .min_by(|a, b| a.squared().total_cmp(&b.squared()));
        nearest.map_or(0, |way| {
            let distance = way.length().max(1.0);
            (way.dot(base.forward()) / distance * 300.0 - distance / 5_000.0) as i64
        })
    }

    /// What a maneuver scores less than at most.
    fn less(&self, found: &Candidate) -> i64 {
        let (mut met, mut stuck) = (0, false);
        for rock in &self.rocks {
            if let Some(encounter) = found.flight.encounter(&rock.placed) {
                met += 1;
                stuck |= rock.asteroid && encounter.overlap;
            }
        }
        let rest = &found.rest;
        if rest.barred {
            stuck = self.rocks.iter().any(|rock| rock.asteroid && rock.placed.is_under(&rest.flight.base));
        }
        let mut missed = 0;
        if self.armed && !rest.leaves {
            let base = &rest.flight.base;
            for to in self.stands.iter().filter(|stand| stand.enemy && stand.alive) {
                let sees = |arc: Arc| may_fire(base, arc, &to.base);
                let fires = |(arc, range): &(Arc, (u8, u8))| {
                    let found = lane(base, *arc, self.arcs, &to.base, &[]);
                    found.is_some_and(|lane| (range.0..=range.1).contains(&lane.range))
                };
                if self.guns.iter().any(|(arc, _)| sees(*arc)) && (stuck || !self.guns.iter().any(fires)) {
                    missed += 1;
                }
            }
        }
        ROCK * met - SHOT * missed
    }
}

/// The arcs of the weapons that need no lock and do no more than shoot, and their ranges.
fn guns(query: SeatQuery<'_>, ship: ShipId) -> ArrayVec<(Arc, (u8, u8)), GUNS> {
    let loaded = query.weapons(ship).filter(|(weapon, card)| match weapon {
        WeaponRef::Primary(_) => true,
        WeaponRef::Upgrade(place, _) => card.cost.iter().all(|cost| match cost {
            Cost::Charge(count) => query.charges(ship, CardRef::Upgrade(*place)) >= *count,
            // What was discarded is no weapon any more.
            Cost::Force(_)
            | Cost::Spend(..)
            | Cost::SpendLock
            | Cost::Gain(..)
            | Cost::Suffer(_)
            | Cost::Discard => true,
        }),
    });
    let arcs =
        loaded.flat_map(|(weapon, card)| query.firing_arcs(ship, weapon).map(move |arc| (weapon, card, arc)));
    let plain = arcs.take(GUNS).filter(|(weapon, card, _)| {
        let soft = matches!(weapon, WeaponRef::Upgrade(..)) && card.range_bonus;
        card.requires != Some(Requirement::Lock) && !soft
    });
    plain.map(|(_, card, arc)| (arc, (card.range.0.max(1), card.range.1))).collect()
}
