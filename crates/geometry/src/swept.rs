//! The ground a template covers.

use crate::{CONTACT, Placed, Point, Template, Vector, convex, template::WIDTH};

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
    /// No ground at all: nobody moved.
    pub fn nothing(at: Point) -> Self {
        Self::bar(at, Vector::new(0.0, 1.0), 0.0, WIDTH / 2.0)
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

    /// How far along the centre line an outline is met first; none if the ground is clear of it. A template that only
    /// touches an outline (to within [`CONTACT`]) has not met it.
    pub fn entry(&self, outline: &Placed<'_>) -> Option<f64> {
        let (length, half) = (self.length - CONTACT, self.half_width - CONTACT);
        if length <= CONTACT || half <= 0.0 || !self.is_near(outline) {
            return None;
        }
        let local = |p: Point| {
            let d = p - self.origin;
            Point::new(d.dot(self.ahead.right()) * self.sign, d.dot(self.ahead))
        };
        let frame = outline.frame();
        let corners = outline.outline().corners().iter().map(|&p| local(frame.world(p)));
        let first = if self.radius == 0.0 {
            entry_of_bar(corners, length, half)
        } else {
            entry_of_ring(corners, self.radius, length, half)
        };
        // All of the template's start may lie on it, and no edge cross it.
        let start = frame.local(self.origin + self.ahead * CONTACT);
        let inside = outline.outline().pieces().any(|piece| convex::holds(piece, start));
        if inside { Some(0.0) } else { first }
    }

    /// Whether the ground overlaps an outline.
    pub fn meets(&self, outline: &Placed<'_>) -> bool {
        self.entry(outline).is_some()
    }

    /// Whether the outline's circle comes near: near the middle of the template, and near its ring.
    fn is_near(&self, outline: &Placed<'_>) -> bool {
        let (centre, radius) = outline.bounds();
        let reach = self.length / 2.0 + self.half_width + radius;
        if self.radius == 0.0 {
            let middle = self.origin + self.ahead * (self.length / 2.0);
            return (centre - middle).squared() <= reach * reach;
        }
        // Every point of the sector is within its length of where it starts.
        let from_start = self.length + self.half_width + radius;
        if (centre - self.origin).squared() > from_start * from_start {
            return false;
        }
        let hub = self.origin + self.ahead.right() * (self.sign * self.radius);
        let away = (centre - hub).length();
        (away - self.radius).abs() <= self.half_width + radius
    }
}

/// Least y of a closed loop inside the bar |x| <= half, 0 <= y <= length.
fn entry_of_bar(corners: impl Iterator<Item = Point> + Clone, length: f64, half: f64) -> Option<f64> {
    let mut first: Option<f64> = None;
    for (a, b) in loop_edges(corners) {
        let d = b - a;
        let mut span = (0.0, 1.0);
        cut(&mut span, a.x - half, d.x);
        cut(&mut span, -half - a.x, -d.x);
        cut(&mut span, a.y - length, d.y);
        cut(&mut span, CONTACT - a.y, -d.y);
        if span.0 <= span.1 {
            let y = (a.y + d.y * span.0).min(a.y + d.y * span.1);
            first = Some(first.map_or(y, |least| least.min(y)));
        }
    }
    first
}

/// Least length of arc of a closed loop inside a sector of a ring, bending to +x around (radius, 0).
fn entry_of_ring(
    corners: impl Iterator<Item = Point> + Clone,
    radius: f64,
    length: f64,
    half: f64,
) -> Option<f64> {
    let (outer, inner) = (radius + half, (radius - half).max(0.0));
    let (sin, cos) = libm::sincos(length / radius);
    let mut first: Option<f64> = None;
    for (a, b) in loop_edges(corners) {
        if (a.y < CONTACT && b.y < CONTACT) || (a.x < radius - outer && b.x < radius - outer) {
            continue;
        }
        // From the hub: the sector starts at (-1, 0) and turns towards (0, 1).
        let (a, d) = (Vector::new(a.x - radius, a.y), b - a);
        let mut span = (0.0, 1.0);
        cut(&mut span, CONTACT - a.y, -d.y);
        cut(&mut span, a.x * sin + a.y * cos, d.x * sin + d.y * cos);
        let Some((enter, leave)) = disc(a, d, outer) else { continue };
        span = (span.0.max(enter), span.1.min(leave));
        let parts = match disc(a, d, inner) {
            Some((enter, leave)) => [(span.0, span.1.min(enter)), (span.0.max(leave), span.1)],
            None => [span, (1.0, 0.0)],
        };
        for (from, to) in parts.into_iter().filter(|part| part.0 <= part.1) {
            for t in [from, to] {
                let p = a + d * t;
                let arc = libm::atan2(p.y, 0.0 - p.x) * radius;
                first = Some(first.map_or(arc, |least| least.min(arc)));
            }
        }
    }
    first
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

fn loop_edges(corners: impl Iterator<Item = Point> + Clone) -> impl Iterator<Item = (Point, Point)> {
    let next = corners.clone().skip(1).chain(corners.clone().take(1));
    corners.zip(next)
}
