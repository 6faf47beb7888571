//! The range ruler between any two things.

use super::{moves::known, unclear};
use crate::{DeviceShape, Fuse, Query, ShipId};
use geometry::{Point, Pose, Range, Shape as _, convex};
use kernel::Refused;
use serde::{Deserialize, Serialize};

/// Where a ruler lies at.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum End {
    /// A ship on the table.
    Ship(ShipId),
    /// An obstacle, by its place.
    Obstacle(u8),
    /// A device, by its place.
    Device(u8),
    /// A point, in micrometres.
    Point(i32, i32),
}

/// What a ruler says.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Measured {
    /// X2-RANGE-02, -06: the range; nothing beyond range 3.
    pub range: Option<u8>,
    /// How far it is, in micrometres.
    pub distance: i32,
    /// The shortest line, in micrometres.
    pub line: [[i32; 2]; 2],
}

/// The convex pieces of what lies at an end.
fn pieces(query: Query<'_>, end: End) -> Result<Vec<Vec<Point>>, Refused> {
    let gone = || unclear("nothing of the kind lies on the table");
    let mut found = Vec::new();
    let mut keep = |piece: &[Point]| {
        found.push(piece.to_vec());
        false
    };
    match end {
        End::Ship(ship) => {
            if !query.ship(known(query.s, ship)?).on_table() {
                return Err(gone());
            }
            query.base(ship).any_piece(&mut keep);
        }
        End::Obstacle(at) => {
            let obstacle = query.s.obstacles.get(at as usize).ok_or_else(gone)?;
            query.content.obstacles[obstacle.shape as usize].outline.at(obstacle.at).any_piece(&mut keep);
        }
        End::Device(at) => {
            let device = query.s.devices.get(at as usize).ok_or_else(gone)?;
            query.content.devices[device.device as usize].outline.at(device.at).any_piece(&mut keep);
        }
        End::Point(x, y) => {
            keep(&[Point::new(f64::from(x), f64::from(y))]);
        }
    }
    Ok(found)
}

/// The shortest way between two things.
fn nearest(ours: &[Vec<Point>], theirs: &[Vec<Point>]) -> Option<convex::Nearest> {
    let mut best: Option<convex::Nearest> = None;
    for one in ours {
        for other in theirs {
            let found = convex::nearest(one, other);
            if best.as_ref().is_none_or(|best| found.gap < best.gap) {
                best = Some(found);
            }
        }
    }
    best
}

/// The ships that a device would concern if it lay there: those at the range of a bomb, those that a mine touches.
pub(super) fn ships_near(query: Query<'_>, device: &DeviceShape, at: Pose) -> Vec<ShipId> {
    let most = match device.card.fuse {
        Fuse::Bomb(range) | Fuse::Shatter(range) => range,
        Fuse::Mine => 0,
    };
    let mut outline = Vec::new();
    device.outline.at(at).any_piece(&mut |piece: &[Point]| {
        outline.push(piece.to_vec());
        false
    });
    let concerned = |ship: &ShipId| {
        pieces(query, End::Ship(*ship))
            .ok()
            .and_then(|base| nearest(&outline, &base))
            .is_some_and(|found| Range::of(found.gap).is_within(0, most))
    };
    query.s.on_table().filter(concerned).collect()
}

/// Measures.
pub(super) fn measure(query: Query<'_>, from: End, to: End) -> Result<Measured, Refused> {
    let best = nearest(&pieces(query, from)?, &pieces(query, to)?);
    let best = best.ok_or_else(|| unclear("nothing to measure"))?;
    let at = |p: Point| [p.x as i32, p.y as i32];
    Ok(Measured {
        range: Range::of(best.gap).number(),
        distance: best.gap as i32,
        line: [at(best.from), at(best.to)],
    })
}
