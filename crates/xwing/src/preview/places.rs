//! Whether there is room for something, and where the nearest room is.

use super::{moves::known, unclear};
use crate::{Choice, Query, ShipId, legal};
use geometry::{Edge, Heading, Point, Pose, RULER_SEGMENT, Vector};
use kernel::Refused;
use serde::{Deserialize, Serialize};

/// Something to place.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Thing {
    /// A ship that is due.
    Ship(ShipId),
    /// One of the obstacles that are left.
    Obstacle(u8),
    /// A hyperspace marker.
    Marker,
}

/// Whether there is room.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Room {
    /// Where it was held.
    pub at: Pose,
    /// Why it may not lie there.
    pub refused: Option<Refused>,
    /// The nearest place where it may; the same place, if it may lie there. Nothing if there is none around.
    pub snap: Option<Pose>,
    /// The ground its whole outline must be on: left, bottom, right, top, in micrometres.
    pub zone: [i32; 4],
    /// How far it must stay from obstacles, in micrometres.
    pub apart: i32,
}

/// How far around a place is searched, and in which steps, in micrometres.
const SEARCHED: i32 = 320_000;
const RING: i32 = 4_000;
/// Directions of a ring.
const WAYS: u32 = 32;
/// How often the way between a place that fits and one that does not is halved.
const HALVINGS: u32 = 8;

fn choice(thing: Thing, at: Pose) -> Choice {
    match thing {
        Thing::Ship(ship) => Choice::Place { ship, at },
        Thing::Obstacle(index) => Choice::Obstacle { index, at },
        Thing::Marker => Choice::Marker(at),
    }
}

/// Whether something may lie there.
pub(super) fn room(query: Query<'_>, thing: Thing, at: Pose) -> Result<Room, Refused> {
    let area = query.s.area;
    if !(-area.width..=2 * area.width).contains(&at.x) || !(-area.height..=2 * area.height).contains(&at.y) {
        return Err(unclear("a place far off the table"));
    }
    if let Thing::Ship(ship) = thing {
        known(query.s, ship)?;
    }
    let refused = legal::room(query, choice(thing, at)).err();
    // A thing that is not to be placed at all fits nowhere.
    let hopeless = legal::may_place(query, choice(thing, at)).is_err();
    let snap = if hopeless { None } else { snap(query, thing, at) };
    let (zone, apart) = zone(query, thing);
    Ok(Room { at, refused, snap, zone, apart })
}

/// The nearest place that fits.
fn snap(query: Query<'_>, thing: Thing, at: Pose) -> Option<Pose> {
    let fits = |at: Pose| legal::room(query, choice(thing, at)).is_ok();
    if fits(at) {
        return Some(at);
    }
    let moved = |way: Vector, by: f64| Pose::round(at.point() + way * by, at.heading);
    // From where it was put back into the zone the way is often short.
    let zone = zone(query, thing).0;
    let reach = reach(query, thing);
    let inside = Point::new(
        clamp(at.x, zone[0] + reach, zone[2] - reach),
        clamp(at.y, zone[1] + reach, zone[3] - reach),
    );
    let start = Pose::round(inside, at.heading);
    if fits(start) {
        return Some(closer(at, start, fits));
    }
    for ring in 1..=SEARCHED / RING {
        let by = f64::from(ring * RING);
        let mut best: Option<(f64, Pose)> = None;
        for way in 0..WAYS {
            let way = Heading((u64::from(way) * (1 << 32) / u64::from(WAYS)) as u32).vector();
            for tried in [moved(way, by), Pose::round(start.point() + way * by, at.heading)] {
                let far = tried.point().distance(at.point());
                if best.is_none_or(|(least, _)| far < least) && fits(tried) {
                    best = Some((far, tried));
                }
            }
        }
        if let Some((_, found)) = best {
            return Some(closer(at, found, fits));
        }
    }
    None
}

/// Halves the way back to where it was held, as long as it fits.
fn closer(held: Pose, found: Pose, fits: impl Fn(Pose) -> bool) -> Pose {
    let (mut out, mut fitting) = (held.point(), found);
    for _ in 0..HALVINGS {
        let middle = out + (fitting.point() - out) * 0.5;
        let tried = Pose::round(middle, held.heading);
        if fits(tried) {
            fitting = tried;
        } else {
            out = middle;
        }
    }
    fitting
}

fn clamp(at: i32, least: i32, most: i32) -> f64 {
    if least > most { f64::from(least.midpoint(most)) } else { f64::from(at.clamp(least, most)) }
}

/// How far a thing reaches from its centre, at least.
fn reach(query: Query<'_>, thing: Thing) -> i32 {
    match thing {
        Thing::Ship(ship) => query.size(ship).half() as i32,
        Thing::Obstacle(index) => {
            let shape =
                query.s.supply.get(index as usize).map(|shape| &query.content.obstacles[*shape as usize]);
            shape.map_or(0, |shape| shape.outline.core() as i32)
        }
        Thing::Marker => legal::marker_outline().core() as i32,
    }
}

/// X2-SETUP-10, -11, -14, X2-ESCALATE-02: where a thing must be, and how far from obstacles.
fn zone(query: Query<'_>, thing: Thing) -> ([i32; 4], i32) {
    let area = query.s.area;
    let segment = RULER_SEGMENT as i32;
    let inset = |by: i32| [by, by, area.width - by, area.height - by];
    match thing {
        Thing::Ship(ship) => {
            let [left, bottom, right, top] = inset(0);
            let deep = i32::from(legal::deployment_range(query, ship)) * segment;
            let own = match legal::edge(query.ship(ship).seat) {
                Edge::Bottom => [left, bottom, right, deep],
                Edge::Top => [left, top - deep, right, top],
                Edge::Left => [left, bottom, deep, top],
                Edge::Right => [right - deep, bottom, right, top],
            };
            (own, 0)
        }
        Thing::Obstacle(_) => (inset(2 * segment), segment),
        Thing::Marker => (inset(segment), 0),
    }
}
