//! Where obstacles, markers and ships may be set up.

use crate::{Choice, Query, ShipId, edition::Deployment, query::placed};
use geometry::{Area, Base, Edge, Heading, Outline, Placed, Pose, Size};
use kernel::{Chance, Seat};

/// X2-SETUP-08: a player's own edge.
pub(crate) fn edge(seat: Seat) -> Edge {
    if seat == Seat(0) { Edge::Bottom } else { Edge::Top }
}

/// Why something may not lie there.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum NoRoom {
    /// X2-SETUP-11, X2-ESCALATE-02: too near an edge.
    Edge,
    /// X2-SETUP-10, X2-ESCALATE-02: too near an obstacle.
    Obstacle,
    /// X2-ESCALATE-03: too near the other marker.
    Marker,
    /// X2-SETUP-14: not wholly at range 1 of the own edge.
    Zone,
    /// AMB-42: on another ship.
    Ship,
}

/// X2-SETUP-10, -11: whether an obstacle may lie there.
pub(crate) fn obstacle_fits(query: Query<'_>, shape: u8, at: Pose) -> Result<(), NoRoom> {
    let outline = query.content.obstacles[shape as usize].outline.at(at);
    if !query.s.area.is_beyond_all(2, &outline) {
        return Err(NoRoom::Edge);
    }
    let (centre, radius) = outline.bounds();
    let near = |other: &Placed<'_>| {
        // Circles around them or within them that are far from that range need no closer look.
        let (point, reach) = other.bounds();
        let apart = (point - centre).squared();
        let clear = radius + reach + geometry::RULER_SEGMENT + 1_000.0;
        let close = outline.outline().core() + other.outline().core() + geometry::RULER_SEGMENT - 1_000.0;
        apart <= clear * clear && (apart < close * close || !other.range(&outline).is_beyond(1))
    };
    if placed(query).iter().any(near) {
        return Err(NoRoom::Obstacle);
    }
    Ok(())
}

/// X2-ESCALATE-06: a hyperspace marker, as wide as a small base.
pub(crate) fn marker_outline() -> Outline {
    Outline::token(40_000, 40_000)
}

/// X2-ESCALATE-02, -03.
pub(crate) fn marker_fits(query: Query<'_>, at: Pose) -> Result<(), NoRoom> {
    let outline = marker_outline();
    let marker = outline.at(at);
    if !query.s.area.is_beyond_all(1, &marker) {
        return Err(NoRoom::Edge);
    }
    if placed(query).iter().any(|other| !other.range(&marker).is_beyond(0)) {
        return Err(NoRoom::Obstacle);
    }
    if query.s.markers.iter().any(|other| !outline.at(*other).range(&marker).is_beyond(3)) {
        return Err(NoRoom::Marker);
    }
    Ok(())
}

/// X2-SETUP-14, AMB-42: whether a ship may be placed there.
pub(crate) fn ship_fits(query: Query<'_>, ship: ShipId, at: Pose) -> Result<(), NoRoom> {
    let base = Base::new(at, query.size(ship));
    let own = edge(query.ship(ship).seat);
    let within = |range: u8| query.s.area.is_wholly_within(own, range, &base);
    let fits = || within(1) || fills_range(query, own, &base) || within(deployment_range(query, ship));
    if query.s.area.is_left_by(&base) || !fits() {
        return Err(NoRoom::Zone);
    }
    if query.s.on_table().any(|other| query.base(other).overlaps(&base)) {
        return Err(NoRoom::Ship);
    }
    Ok(())
}

/// FAQ-CLAR-52, -54: whether a large base may stand there although it reaches beyond range 1: it must fill that range.
fn fills_range(query: Query<'_>, own: Edge, base: &Base) -> bool {
    match query.content.edition.answers.deployment {
        Deployment::WithinRange => false,
        Deployment::FillsRange => {
            let (near, far) = query.s.area.from_edge(own, base);
            base.size() == Size::Large && near <= geometry::CONTACT && far >= geometry::RULER_SEGMENT
        }
    }
}

/// X2-SETUP-14: how far from its own edge a ship may be placed. R-17: further than range 1 only where nobody could place
/// it nearer, so that every ship comes to the table.
pub(crate) fn deployment_range(query: Query<'_>, ship: ShipId) -> u8 {
    let free = |range: &u8| {
        rows(query, ship, *range, 1_000).any(|at| {
            let base = Base::new(at, query.size(ship));
            !query.s.on_table().any(|other| query.base(other).overlaps(&base))
        })
    };
    (1..FURTHEST).find(free).unwrap_or(FURTHEST)
}

/// no squadron fills the table as far as this.
const FURTHEST: u8 = 5;

/// Spots with the nose ahead, in the rows at either end of a range from the own edge.
fn rows(query: Query<'_>, ship: ShipId, range: u8, step: usize) -> impl Iterator<Item = Pose> {
    let (area, half) = (query.s.area, query.size(ship).half() as i32);
    let bottom = edge(query.ship(ship).seat) == Edge::Bottom;
    let far = i32::from(range) * geometry::RULER_SEGMENT as i32;
    let depths = [far - geometry::RULER_SEGMENT as i32 + half, far - half];
    (half..=area.width - half).step_by(step).flat_map(move |x| {
        depths.map(|depth| {
            if bottom {
                Pose::new(x, depth, Heading::UP)
            } else {
                Pose::new(x, area.height - depth, Heading::DOWN)
            }
        })
    })
}

/// Some spots that span the choice, for listings.
pub(crate) fn spots(area: Area, inset: i32, step: i32) -> impl Iterator<Item = (i32, i32)> {
    let columns = (inset..=area.width - inset).step_by(step as usize);
    columns.flat_map(move |x| (inset..=area.height - inset).step_by(step as usize).map(move |y| (x, y)))
}

/// Lists placements of the obstacles that are left.
pub(crate) fn list_obstacles(query: Query<'_>, each: &mut impl FnMut(Choice)) {
    let mut any = false;
    for (index, &shape) in query.s.supply.iter().enumerate() {
        for (x, y) in spots(query.s.area, 250_000, 50_000) {
            for heading in [Heading::UP, Heading::EIGHTH] {
                let at = Pose::new(x, y, heading);
                if obstacle_fits(query, shape, at).is_ok() {
                    any = true;
                    each(Choice::Obstacle { index: index as u8, at });
                }
            }
        }
    }
    // Where nothing fits any more, the obstacles that are left stay away.
    if !any {
        each(Choice::Pass);
    }
}

/// Lists placements of a hyperspace marker.
pub(crate) fn list_markers(query: Query<'_>, each: &mut impl FnMut(Choice)) {
    let there = spots(query.s.area, 125_000, 25_000).map(|(x, y)| Pose::new(x, y, Heading::UP));
    let mut any = false;
    for at in there.filter(|at| marker_fits(query, *at).is_ok()) {
        any = true;
        each(Choice::Marker(at));
    }
    if !any {
        each(Choice::Pass);
    }
}

/// Lists placements of ships; a crowded edge is looked at more closely.
pub(crate) fn list_ships(query: Query<'_>, due: &[ShipId], each: &mut impl FnMut(Choice)) {
    let mut list = |range: u8, step: usize| {
        let mut any = false;
        for &ship in due {
            for at in rows(query, ship, range, step).filter(|at| ship_fits(query, ship, *at).is_ok()) {
                any = true;
                each(Choice::Place { ship, at });
            }
        }
        any
    };
    let _found = list(1, 20_000) || list(1, 1_000) || (2..=FURTHEST).any(|range| list(range, 20_000));
}

/// A placement at random, without listing them all; none if no try fits.
pub(crate) fn random_place<C: Chance>(query: Query<'_>, due: &[ShipId], chance: &mut C) -> Option<Choice> {
    let area = query.s.area;
    let mut spot = |inset: i32| {
        let mut within =
            |side: i32| inset + chance.below((side - 2 * inset).max(1).unsigned_abs()).cast_signed();
        let (x, y) = (within(area.width), within(area.height));
        (x, y, chance.bits())
    };
    if due.is_empty() {
        for _ in 0..96 {
            let (x, y, bits) = spot(200_000);
            let index = bits as usize % query.s.supply.len().max(1);
            let at = Pose::new(x, y, Heading(bits));
            if obstacle_fits(query, *query.s.supply.get(index)?, at).is_ok() {
                return Some(Choice::Obstacle { index: index as u8, at });
            }
        }
        return None;
    }
    for _ in 0..24 {
        let (x, _, bits) = spot(60_000);
        let ship = due[bits as usize % due.len()];
        let half = query.size(ship).half() as i32;
        let depth = if bits & 1 << 20 == 0 { half } else { 100_000 - half };
        let bottom = edge(query.ship(ship).seat) == Edge::Bottom;
        let (y, heading) = if bottom { (depth, Heading::UP) } else { (area.height - depth, Heading::DOWN) };
        let at = Pose::new(x, y, heading);
        if ship_fits(query, ship, at).is_ok() {
            return Some(Choice::Place { ship, at });
        }
    }
    None
}

/// X2-INTRO-03, AMB-40: where the starter game's obstacles lie; our own arrangement within the limits of set-up.
pub(crate) const STARTER_OBSTACLES: [(i32, i32, u32); 6] = [
    (290_000, 330_000, 0x1000_0000),
    (480_000, 280_000, 0x4800_0000),
    (640_000, 380_000, 0x9000_0000),
    (300_000, 560_000, 0xb000_0000),
    (470_000, 500_000, 0x2c00_0000),
    (610_000, 620_000, 0xe000_0000),
];
