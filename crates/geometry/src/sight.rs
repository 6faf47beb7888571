//! The measured line, and what obstructs it.

use crate::{
    Base, CONTACT, Placed, Point, Range, Vector,
    convex::{self, Nearest, Shape},
};
use arrayvec::ArrayVec;

/// A measured line.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Line {
    /// Where it starts.
    pub from: Point,
    /// Where it ends.
    pub to: Point,
}

impl Line {
    /// Whether it passes through a shape: not if it only touches it, to within [`CONTACT`].
    pub fn is_obstructed_by(&self, shape: &impl Shape) -> bool {
        let sight = Sight { gap: self.from.distance(self.to), first: *self, last: *self };
        sight.clear_of(shape).is_none()
    }
}

/// The shortest way from one base to (a part of) another: one line, or, between parallel edges, all lines from `first`
/// to `last`, of which the one who measures may choose any.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sight {
    /// How long the lines are, in micrometres; 0 when the two meet.
    pub gap: f64,
    /// The line at one end; to the left, as seen along it.
    pub first: Line,
    /// The line at the other end; the same if there is only one.
    pub last: Line,
}

/// The ways across a sight that a shape bars: open intervals.
type Barred = ArrayVec<(f64, f64), 16>;

impl Sight {
    /// The shortest lines between two convex loops.
    pub fn between(from: &[Point], to: &[Point]) -> Self {
        Self::beside(convex::nearest(from, to), from, to)
    }

    /// The shortest lines, one of which is known.
    pub(crate) fn beside(nearest: Nearest, from: &[Point], to: &[Point]) -> Self {
        let only = Line { from: nearest.from, to: nearest.to };
        let one = Self { gap: nearest.gap, first: only, last: only };
        if nearest.gap <= CONTACT {
            return one;
        }
        let along = (nearest.to - nearest.from) * (1.0 / nearest.gap);
        let across = along.right();
        // Corners that lie as near as the nearest point, on both sides, and the stretch where they face each other.
        let face = |points: &[Point], at: Point| {
            let (mut low, mut high) = (0.0_f64, 0.0_f64);
            for &p in points {
                if (p - at).dot(along).abs() <= CONTACT {
                    let t = (p - nearest.from).dot(across);
                    low = low.min(t);
                    high = high.max(t);
                }
            }
            (low, high)
        };
        let (one_low, one_high) = face(from, nearest.from);
        let (two_low, two_high) = face(to, nearest.to);
        let (low, high) = (one_low.max(two_low), one_high.min(two_high));
        if high - low <= CONTACT {
            return one;
        }
        let line = |t: f64| Line { from: nearest.from + across * t, to: nearest.to + across * t };
        Self { gap: nearest.gap, first: line(low), last: line(high) }
    }

    /// The range.
    pub fn range(&self) -> Range {
        Range::of(self.gap)
    }

    /// Whether all its lines are the same one.
    pub fn is_single(&self) -> bool {
        self.first == self.last
    }

    /// A line that does not pass through a shape; none if all do.
    pub fn clear_of(&self, shape: &impl Shape) -> Option<Line> {
        let mut barred = Barred::new();
        self.bar(shape, &mut barred);
        self.first_clear(|at| past(&barred, at))
    }

    /// A line that passes through none of the outlines and bases (X2-OBST-14); none if all lines pass through some. Leave
    /// out the two ships that are measured.
    pub fn clear_line(&self, outlines: &[Placed<'_>], bases: &[Base]) -> Option<Line> {
        self.first_clear(|at| {
            let outlines = outlines.iter().find_map(|outline| self.past_shape(outline, at));
            outlines.or_else(|| bases.iter().find_map(|base| self.past_shape(base, at)))
        })
    }

    /// Whether every line passes through some of the outlines or bases: the attack is obstructed, whatever line the
    /// attacker chooses.
    pub fn is_obstructed(&self, outlines: &[Placed<'_>], bases: &[Base]) -> bool {
        self.clear_line(outlines, bases).is_none()
    }

    /// Whether any of its lines passes through a shape, be it one between the outermost two.
    pub fn crosses(&self, shape: &impl Shape) -> bool {
        let mut barred = Barred::new();
        self.bar(shape, &mut barred);
        let width = self.first.from.distance(self.last.from);
        // If any line passes through a stretch, the one nearest to its middle does.
        barred.iter().any(|s| past(&[*s], (s.0.midpoint(s.1)).clamp(0.0, width)).is_some())
    }

    fn past_shape(&self, shape: &impl Shape, at: f64) -> Option<f64> {
        let mut barred = Barred::new();
        self.bar(shape, &mut barred);
        past(&barred, at)
    }

    /// Moves on from the first line as long as `past` names a place farther on.
    fn first_clear(&self, past: impl Fn(f64) -> Option<f64>) -> Option<Line> {
        let width = self.first.from.distance(self.last.from);
        let mut at = 0.0;
        while let Some(on) = past(at) {
            at = on;
            if at > width + CONTACT {
                return None;
            }
        }
        let share = if width > 0.0 { (at / width).min(1.0) } else { 0.0 };
        let step = (self.last.from - self.first.from) * share;
        Some(Line { from: self.first.from + step, to: self.first.to + step })
    }

    /// The stretches across the sight that a shape bars, joined where its pieces adjoin.
    fn bar(&self, shape: &impl Shape, barred: &mut Barred) {
        let (centre, radius) = shape.circle();
        let length = self.gap - CONTACT;
        if length <= CONTACT {
            return;
        }
        let along = (self.first.to - self.first.from) * (1.0 / self.gap);
        let width = self.first.from.distance(self.last.from);
        let frame = |p: Point| {
            let d = p - self.first.from;
            Point::new(d.dot(along.right()), d.dot(along))
        };
        let seen = frame(centre);
        if seen.x < -radius || seen.x > width + radius || seen.y < -radius || seen.y > self.gap + radius {
            return;
        }
        shape.any_piece(|piece| {
            let piece: convex::Loop = piece.iter().map(|&p| frame(p)).collect();
            let part = convex::clip(&piece, Vector::new(0.0, 1.0), length);
            let part = convex::clip(&part, Vector::new(0.0, -1.0), -CONTACT);
            if !part.is_empty() {
                join(barred, convex::extent(&part, Vector::new(1.0, 0.0)));
            }
            false
        });
    }
}

/// Adds a stretch, and joins all that meet it.
fn join(barred: &mut Barred, mut stretch: (f64, f64)) {
    barred.retain(|other| {
        let apart = other.1 < stretch.0 - CONTACT || other.0 > stretch.1 + CONTACT;
        if !apart {
            stretch = (stretch.0.min(other.0), stretch.1.max(other.1));
        }
        apart
    });
    barred.push(stretch);
}

/// Where the stretch ends that bars the way at `at`.
fn past(barred: &[(f64, f64)], at: f64) -> Option<f64> {
    barred.iter().find(|s| s.0 < at - CONTACT && s.1 > at + CONTACT).map(|s| s.1)
}
