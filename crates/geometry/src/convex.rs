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

/// A corner of `b` seen from a corner of `a`: a corner of all that `b` is from `a`.
#[derive(Clone, Copy)]
struct Pair {
    step: Vector,
    from: Point,
    to: Point,
}

/// The pair of corners that lies least far along a direction.
#[inline]
fn support(a: &[Point], b: &[Point], way: Vector) -> Pair {
    let (from, to) = (farthest(a, way), farthest(b, -way));
    Pair { step: to - from, from, to }
}

#[inline]
fn farthest(points: &[Point], way: Vector) -> Point {
    let mut found = points[0];
    let mut most = found.x * way.x + found.y * way.y;
    for &p in &points[1..] {
        let along = p.x * way.x + p.y * way.y;
        // Chosen by value: which corner it will be cannot be foreseen.
        let farther = along > most;
        found.x = if farther { p.x } else { found.x };
        found.y = if farther { p.y } else { found.y };
        most = if farther { along } else { most };
    }
    found
}

/// The closest points of two loops; a point of both if they meet. Loops of one or two points (clipped to a tip or an
/// edge) will do as well.
///
/// All that `b` is from `a` is a convex loop too, and the gap is how far it is from zero (Gilbert, Johnson and Keerthi).
/// From an edge of it, or a corner, the corner that lies farthest towards zero leads to a nearer edge, until there is none
/// nearer: two or three steps as a rule. Each step costs a look at every corner, none at every pair of them.
pub fn nearest(a: &[Point], b: &[Point]) -> Nearest {
    // Most loops are bases: with their corners counted there is no loop left to run.
    match (<&[Point; 4]>::try_from(a), <&[Point; 4]>::try_from(b)) {
        (Ok(a), Ok(b)) => closest(a, b),
        (Ok(a), Err(_)) => closest(a, b),
        (Err(_), Ok(b)) => closest(a, b),
        (Err(_), Err(_)) => closest(a, b),
    }
}

#[inline]
fn closest(a: &[Point], b: &[Point]) -> Nearest {
    if a.is_empty() || b.is_empty() {
        // Nothing is nowhere.
        return Nearest { gap: f64::INFINITY, from: Point::default(), to: Point::default() };
    }
    let mut one = support(a, b, middle(b) - middle(a));
    let mut two = one;
    let (mut way, mut share) = (one.step, 0.0);
    // A loop has no more corners than both have together, and none comes up twice; the bound is for arithmetic.
    for _ in 0..2 * MOST_CORNERS {
        let squared = way.squared();
        let next = support(a, b, way);
        // No corner is nearer than the edge, by more than arithmetic.
        if next.step.dot(way) >= squared * (1.0 - 1e-13) {
            break;
        }
        if let Some(meeting) = common(&one, &two, &next) {
            return Nearest { gap: 0.0, from: meeting, to: meeting };
        }
        let (to_one, to_two) = (toward(next.step, one.step), toward(next.step, two.step));
        let (near_one, near_two) = (to_one.0.squared(), to_two.0.squared());
        let (nearer, old, least) =
            if near_one <= near_two { (to_one, one, near_one) } else { (to_two, two, near_two) };
        if least >= squared {
            break;
        }
        (way, share) = nearer;
        (one, two) = (next, old);
    }
    let between = |p: Point, q: Point| p + (q - p) * share;
    Nearest { gap: way.length(), from: between(one.from, two.from), to: between(one.to, two.to) }
}

/// Somewhere inside a loop.
#[inline]
fn middle(points: &[Point]) -> Point {
    let (p, q) = (points[0], points[points.len() / 2]);
    Point::new(p.x.midpoint(q.x), p.y.midpoint(q.y))
}

/// A point of both, if the triangle of three pairs holds zero.
#[inline]
fn common(p: &Pair, q: &Pair, r: &Pair) -> Option<Point> {
    let weights = [q.step.cross(r.step), r.step.cross(p.step), p.step.cross(q.step)];
    let inside = weights.iter().all(|w| *w > 0.0) || weights.iter().all(|w| *w < 0.0);
    inside.then(|| {
        let whole = 1.0 / (weights[0] + weights[1] + weights[2]);
        p.from + (q.from - p.from) * (weights[1] * whole) + (r.from - p.from) * (weights[2] * whole)
    })
}

/// The point of an edge closest to zero, and how far along the edge it is.
#[inline]
fn toward(p: Vector, q: Vector) -> (Vector, f64) {
    let along = q - p;
    let (reach, squared) = (-p.dot(along), along.squared());
    if reach <= 0.0 {
        (p, 0.0)
    } else if reach >= squared {
        (q, 1.0)
    } else {
        // Square to the edge: from the points themselves it would be as coarse as they are far away.
        let across = along.right();
        (across * (p.dot(across) / squared), reach / squared)
    }
}

/// How far a point is from the nearest edge of a loop.
pub fn rim(points: &[Point], p: Point) -> f64 {
    edges(points).map(|(a, b)| toward(a - p, b - p).0.length()).fold(f64::INFINITY, f64::min)
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
