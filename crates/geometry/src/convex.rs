//! Convex loops of points: separation, closest points, clipping. Corners run counter-clockwise.

use crate::{CONTACT, Point, Vector};
use arrayvec::ArrayVec;

/// The most corners of a loop: those of an outline's piece, and those that clipping adds.
pub const MOST_CORNERS: usize = 24;

/// A convex loop on the stack.
pub type Loop = ArrayVec<Point, MOST_CORNERS>;

/// A shape on the table: convex pieces, and a circle around all of them.
pub trait Shape {
    /// A circle that holds the shape: its centre and radius.
    fn circle(&self) -> (Point, f64);

    /// Shows the convex pieces one by one until `test` says yes; whether it did.
    fn any_piece(&self, test: impl FnMut(&[Point]) -> bool) -> bool;

    /// The least and the greatest of `point . direction` over the shape.
    fn extent(&self, direction: Vector) -> (f64, f64) {
        let (mut least, mut most) = (f64::INFINITY, f64::NEG_INFINITY);
        self.any_piece(|piece| {
            let (low, high) = extent(piece, direction);
            least = least.min(low);
            most = most.max(high);
            false
        });
        (least, most)
    }
}

/// Whether two shapes reach into each other, by more than [`CONTACT`].
pub fn overlap(a: &impl Shape, b: &impl Shape) -> bool {
    near(a, b, 0.0) && a.any_piece(|p| b.any_piece(|q| overlapping(p, q, CONTACT)))
}

/// The gap between two shapes in micrometres: 0 when they meet.
pub fn gap(a: &impl Shape, b: &impl Shape) -> f64 {
    let mut least = f64::INFINITY;
    a.any_piece(|p| {
        b.any_piece(|q| {
            least = least.min(nearest(p, q).gap);
            least == 0.0
        })
    });
    least
}

/// Whether the gap between two shapes is no more than [`CONTACT`] (range 0, X2-RANGE-05).
pub fn touching(a: &impl Shape, b: &impl Shape) -> bool {
    near(a, b, CONTACT) && gap(a, b) <= CONTACT
}

/// Whether the circles of two shapes come within `margin`.
fn near<A: Shape + ?Sized, B: Shape + ?Sized>(a: &A, b: &B, margin: f64) -> bool {
    let ((p, r), (q, s)) = (a.circle(), b.circle());
    let reach = r + s + margin;
    (q - p).squared() <= reach * reach
}

/// The closest points of two loops.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Nearest {
    /// How far apart; 0 when they meet.
    pub gap: f64,
    /// A closest point of the first.
    pub from: Point,
    /// A closest point of the second.
    pub to: Point,
}

/// The least and the greatest of `point . direction`.
#[inline]
pub fn extent(points: &[Point], direction: Vector) -> (f64, f64) {
    let (mut least, mut most) = (f64::INFINITY, f64::NEG_INFINITY);
    for p in points {
        let along = p.x * direction.x + p.y * direction.y;
        least = least.min(along);
        most = most.max(along);
    }
    (least, most)
}

/// The edges of a loop.
#[inline]
pub fn edges(points: &[Point]) -> impl Iterator<Item = (Point, Point)> + '_ {
    let last = points.len().saturating_sub(1);
    (0..points.len()).map(move |i| (points[i], points[if i == last { 0 } else { i + 1 }]))
}

/// Whether two loops reach into each other by more than `tolerance`: no side of either has the other beyond it.
#[inline]
pub fn overlapping(a: &[Point], b: &[Point], tolerance: f64) -> bool {
    !has_beyond(a, b, tolerance) && !has_beyond(b, a, tolerance)
}

/// Whether all of `b` lies beyond some side of `a`, or reaches across it by no more than `tolerance`.
fn has_beyond(a: &[Point], b: &[Point], tolerance: f64) -> bool {
    edges(a).any(|(p, q)| {
        // As long as the side itself: so are all depths measured with it.
        let out = (q - p).right();
        let mut least = f64::INFINITY;
        for &v in b {
            let beyond = (v - p).dot(out);
            least = if beyond < least { beyond } else { least };
        }
        let squared = out.squared();
        squared > 0.0 && (least >= 0.0 || least * least <= tolerance * tolerance * squared)
    })
}

/// Whether a loop holds a point, its edges included.
pub fn holds(points: &[Point], p: Point) -> bool {
    points.len() >= 3 && edges(points).all(|(a, b)| (b - a).cross(p - a) >= 0.0)
}

/// The closest points of two loops. Loops of one or two points (clipped to a tip or an edge) will do as well.
pub fn nearest(a: &[Point], b: &[Point]) -> Nearest {
    // Apart, a corner of one of them is closest.
    let (squared, to, from) = nearest_corner(a, b);
    let (other, back, forth) = nearest_corner(b, a);
    let mut best = if other < squared {
        Nearest { gap: other, from: back, to: forth }
    } else {
        Nearest { gap: squared, from, to }
    };
    best.gap = best.gap.sqrt();
    // Corners may all lie outside although the loops cross: only then no side separates them.
    let flat = a.len() < 3 || b.len() < 3;
    if !flat && overlapping(a, b, 0.0) {
        best.gap = 0.0;
    } else if flat {
        let inside = b.first().is_some_and(|&q| holds(a, q)) || a.first().is_some_and(|&p| holds(b, p));
        let crossing = edges(a).any(|(p, q)| edges(b).any(|(s, t)| cross(p, q, s, t)));
        if inside || crossing {
            best.gap = 0.0;
        }
    }
    best
}

/// The corner of `b` closest to an edge of `a`: the distance, squared, and the points on `b` and on `a`.
fn nearest_corner(a: &[Point], b: &[Point]) -> (f64, Point, Point) {
    let mut best = (f64::INFINITY, Point::default(), Point::default());
    for (start, end) in edges(a) {
        let along = end - start;
        let squared = along.squared();
        let inverse = if squared > 0.0 { 1.0 / squared } else { 0.0 };
        for &p in b {
            let share = (p - start).dot(along) * inverse;
            let on = start + along * share.clamp(0.0, 1.0);
            let apart = (p - on).squared();
            if apart < best.0 {
                best = (apart, p, on);
            }
        }
    }
    best
}

/// How far a point is from the nearest edge of a loop.
pub fn rim(points: &[Point], p: Point) -> f64 {
    nearest_corner(points, &[p]).0.sqrt()
}

fn cross(p: Point, q: Point, s: Point, t: Point) -> bool {
    let (one, two) = ((q - p).cross(s - p), (q - p).cross(t - p));
    let (three, four) = ((t - s).cross(p - s), (t - s).cross(q - s));
    one * two < 0.0 && three * four < 0.0
}

/// The part of a loop where `point . normal <= limit`.
pub fn clip(points: &[Point], normal: Vector, limit: f64) -> Loop {
    let mut kept = Loop::new();
    let side = |p: Point| p.x * normal.x + p.y * normal.y - limit;
    for (p, q) in edges(points) {
        let (here, there) = (side(p), side(q));
        if here <= 0.0 {
            kept.push(p);
        }
        if (here < 0.0 && there > 0.0) || (here > 0.0 && there < 0.0) {
            kept.push(p + (q - p) * (here / (here - there)));
        }
    }
    kept
}
