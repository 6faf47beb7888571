//! The ground a template covers.

use crate::{
    Base, CONTACT, Placed, Point, Template, Vector, convex, outline::MOST_OUTLINE_CORNERS, template::WIDTH,
};
use arrayvec::ArrayVec;

/// A template on the table, or the first part of one: a bar, or a sector of a ring.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Swept {
    /// The middle of the end it starts from.
    origin: Point,
    /// The way it leaves.
    ahead: Vector,
    /// +1 if it bends to the right, -1 if to the left.
    sign: f64,
    /// Radius of the centre line; 0 for a bar.
    radius: f64,
    /// Length of the centre line that counts.
    length: f64,
    half_width: f64,
}

impl Swept {
    /// No ground at all: a base that did not move.
    pub fn nothing(base: &Base) -> Self {
        Self::bar(base.centre(), base.forward(), 0.0, WIDTH / 2.0)
    }

    /// A bar from `origin` ahead.
    pub(crate) fn bar(origin: Point, ahead: Vector, length: f64, half_width: f64) -> Self {
        Self { origin, ahead, sign: 1.0, radius: 0.0, length, half_width }
    }

    /// The first `length` of a template.
    pub(crate) fn template(origin: Point, ahead: Vector, template: Template, sign: f64, length: f64) -> Self {
        let radius = template.radius().unwrap_or(0.0);
        Self { origin, ahead, sign, radius, length, half_width: WIDTH / 2.0 }
    }

    /// How much of the centre line counts, in micrometres.
    pub fn length(&self) -> f64 {
        self.length
    }

    /// The way its centre line points where it ends, of length one.
    pub fn leaving(&self) -> Vector {
        if self.radius == 0.0 {
            return self.ahead;
        }
        let (sin, cos) = libm::sincos(self.length / self.radius);
        self.ahead * cos + self.ahead.right() * (self.sign * sin)
    }

    /// How far along the centre line an outline is met first; none if the ground is clear of it. A template that only
    /// touches an outline (to within [`CONTACT`]) has not met it.
    pub fn entry(&self, outline: &Placed<'_>) -> Option<f64> {
        let (length, half) = (self.length - CONTACT, self.half_width - CONTACT);
        if length <= CONTACT || half <= 0.0 {
            return None;
        }
        let (centre, reach) = outline.bounds();
        // No part of the ground is farther from its start than along its middle and then aside.
        let farthest = self.length + self.half_width + reach;
        if (centre - self.origin).squared() > farthest * farthest {
            return None;
        }
        let aside = self.ahead.right() * self.sign;
        let local = |p: Point| {
            let d = p - self.origin;
            Point::new(d.dot(aside), d.dot(self.ahead))
        };
        let ground = Ground::new(self.radius, length, half);
        if !ground.is_near(local(centre), reach) {
            return None;
        }
        let frame = outline.frame();
        let corners: Corners = outline.outline().corners().iter().map(|&p| local(frame.world(p))).collect();
        // All of the template's start may lie on it, and no edge cross it.
        let start = frame.local(self.origin + self.ahead * CONTACT);
        if outline.outline().pieces().any(|piece| convex::holds(piece, start)) {
            return Some(0.0);
        }
        ground.entry(&corners)
    }

    /// Whether the ground overlaps an outline.
    pub fn meets(&self, outline: &Placed<'_>) -> bool {
        self.entry(outline).is_some()
    }
}

type Corners = ArrayVec<Point, MOST_OUTLINE_CORNERS>;

/// The ground as it sees itself: from the origin ahead to +y, bending to +x.
enum Ground {
    /// |x| <= half, y from 0 to length.
    Bar { length: f64, half: f64 },
    /// Between two circles around (radius, 0), from y = 0 on, up to the direction of sine and cosine.
    Ring { radius: f64, half: f64, sin: f64, cos: f64 },
}

impl Ground {
    fn new(radius: f64, length: f64, half: f64) -> Self {
        if radius == 0.0 {
            Self::Bar { length, half }
        } else {
            let (sin, cos) = libm::sincos(length / radius);
            Self::Ring { radius, half, sin, cos }
        }
    }

    /// Whether a circle comes near.
    fn is_near(&self, centre: Point, reach: f64) -> bool {
        match *self {
            Self::Bar { length, half } => {
                centre.x.abs() <= half + reach && -reach <= centre.y && centre.y <= length + reach
            }
            Self::Ring { radius, half, sin, cos } => {
                let x = centre.x - radius;
                let (outer, inner) = (radius + half + reach, (radius - half - reach).max(0.0));
                let squared = x * x + centre.y * centre.y;
                let between = squared <= outer * outer && squared >= inner * inner;
                between && -reach <= centre.y && x * sin + centre.y * cos <= reach
            }
        }
    }

    /// The least length along the centre line at which an edge of a closed loop lies inside.
    fn entry(&self, corners: &[Point]) -> Option<f64> {
        let mut first: Option<f64> = None;
        let mut met = |along: f64| first = Some(first.map_or(along, |least| least.min(along)));
        for (a, b) in convex::edges(corners) {
            match *self {
                Self::Bar { length, half } => {
                    let d = b - a;
                    let mut span = (0.0, 1.0);
                    cut(&mut span, a.x - half, d.x);
                    cut(&mut span, -half - a.x, -d.x);
                    cut(&mut span, a.y - length, d.y);
                    cut(&mut span, CONTACT - a.y, -d.y);
                    if span.0 <= span.1 {
                        met((a.y + d.y * span.0).min(a.y + d.y * span.1));
                    }
                }
                Self::Ring { radius, half, sin, cos } => {
                    // From the hub the sector starts at (-1, 0) and turns towards (0, 1).
                    let (a, b) = (Vector::new(a.x - radius, a.y), Vector::new(b.x - radius, b.y));
                    let (past, then) = (a.x * sin + a.y * cos, b.x * sin + b.y * cos);
                    if (a.y < CONTACT && b.y < CONTACT) || (past > 0.0 && then > 0.0) {
                        continue;
                    }
                    let d = b - a;
                    let Some((enter, leave)) = disc(a, d, radius + half) else { continue };
                    let mut span = (enter.max(0.0), leave.min(1.0));
                    cut(&mut span, CONTACT - a.y, -d.y);
                    cut(&mut span, past, then - past);
                    let parts = match disc(a, d, (radius - half).max(0.0)) {
                        Some((enter, leave)) => [(span.0, span.1.min(enter)), (span.0.max(leave), span.1)],
                        None => [span, (1.0, 0.0)],
                    };
                    for (from, to) in parts.into_iter().filter(|part| part.0 <= part.1) {
                        for p in [a + d * from, a + d * to] {
                            met(libm::atan2(p.y, 0.0 - p.x) * radius);
                        }
                    }
                }
            }
        }
        first
    }
}

/// Keeps the part of a span where `at + rate * t <= 0`.
#[inline]
fn cut(span: &mut (f64, f64), at: f64, rate: f64) {
    if rate == 0.0 {
        if at > 0.0 {
            *span = (1.0, 0.0);
        }
        return;
    }
    let t = -at / rate;
    if rate > 0.0 { span.1 = span.1.min(t) } else { span.0 = span.0.max(t) }
}

/// The span of `a + d * t` inside a disc around the origin.
#[inline]
fn disc(a: Vector, d: Vector, radius: f64) -> Option<(f64, f64)> {
    let (squared, half) = (d.squared(), a.dot(d));
    if squared == 0.0 {
        return None;
    }
    let root = half * half - squared * (a.squared() - radius * radius);
    (root >= 0.0).then(|| {
        let root = root.sqrt();
        ((-half - root) / squared, (-half + root) / squared)
    })
}
