//! Irregular shapes: rocks, clouds, and the tokens of devices and markers.

use crate::{
    Base, CONTACT, Point, Pose, Range, Vector, carve,
    convex::{self, Loop, Shape},
};
use arrayvec::ArrayVec;
use thiserror::Error;

/// The most corners an outline may have.
pub const MOST_OUTLINE_CORNERS: usize = 16;

/// As many pieces as an outline of the most corners has triangles.
const MOST_PIECES: usize = MOST_OUTLINE_CORNERS - 2;

/// Each cut gives both its ends to one more piece.
const MOST_PIECE_CORNERS: usize = MOST_OUTLINE_CORNERS + 2 * (MOST_PIECES - 1);

/// Why a list of corners is no outline.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum OutlineError {
    /// Fewer than three corners or more than [`MOST_OUTLINE_CORNERS`].
    #[error(
        "an outline has from 3 to {MOST_OUTLINE_CORNERS} corners, and this one has {0}: add or drop some"
    )]
    Corners(usize),
    /// Two edges meet where they should not, or an edge has no length.
    #[error("the edges of an outline must not cross or touch each other: move corner {0}")]
    Crossing(usize),
}

/// A simple polygon around its own origin, cut into convex pieces when it is made.
#[derive(Clone, Debug, PartialEq)]
pub struct Outline {
    /// Counter-clockwise, in micrometres.
    corners: ArrayVec<Point, MOST_OUTLINE_CORNERS>,
    /// The corners of all convex pieces, and where each piece ends.
    pieces: ArrayVec<Point, MOST_PIECE_CORNERS>,
    ends: ArrayVec<u8, MOST_PIECES>,
    radius: f64,
    core: f64,
}

impl Outline {
    /// From corners in micrometres, in either order.
    ///
    /// ```
    /// # use geometry::{Outline, OutlineError};
    /// let hook = Outline::new(&[(0, 0), (30_000, 0), (30_000, 30_000), (20_000, 10_000)]).unwrap();
    /// assert_eq!(hook.pieces().count(), 2);
    /// assert_eq!(Outline::new(&[(0, 0), (1, 1)]), Err(OutlineError::Corners(2)));
    /// ```
    pub fn new(corners: &[(i32, i32)]) -> Result<Self, OutlineError> {
        if !(3..=MOST_OUTLINE_CORNERS).contains(&corners.len()) {
            return Err(OutlineError::Corners(corners.len()));
        }
        let mut corners: ArrayVec<Point, MOST_OUTLINE_CORNERS> =
            corners.iter().map(|&(x, y)| Point::new(f64::from(x), f64::from(y))).collect();
        if let Some(at) = carve::first_crossing(&corners) {
            return Err(OutlineError::Crossing(at));
        }
        if carve::area(&corners) < 0.0 {
            corners.reverse();
        }
        let carved = carve::pieces(&corners);
        Ok(Self::of_pieces(corners, &carved))
    }

    /// A rectangular token around its origin: `width` across, `depth` along its heading, in micrometres.
    ///
    /// ```
    /// # use geometry::{Outline, Pose};
    /// let marker = Outline::token(30_000, 20_000);
    /// assert_eq!(marker.at(Pose::mm(100.0, 0.0, 90.0)).gap(&marker.at(Pose::default())), 75_000.0);
    /// ```
    pub fn token(width: i32, depth: i32) -> Self {
        let (x, y) = (f64::from(width.max(1)) / 2.0, f64::from(depth.max(1)) / 2.0);
        let square = [Point::new(x, y), Point::new(-x, y), Point::new(-x, -y), Point::new(x, -y)];
        let corners: ArrayVec<_, MOST_OUTLINE_CORNERS> = square.into_iter().collect();
        Self::of_pieces(corners, &[square.into_iter().collect()])
    }

    fn of_pieces(corners: ArrayVec<Point, MOST_OUTLINE_CORNERS>, carved: &[Loop]) -> Self {
        let (mut pieces, mut ends) = (ArrayVec::new(), ArrayVec::new());
        for piece in carved {
            pieces.extend(piece.iter().copied());
            ends.push(pieces.len() as u8);
        }
        let radius = corners.iter().map(|p| p.distance(Point::default())).fold(0.0, f64::max);
        let mut outline = Self { corners, pieces, ends, radius, core: 0.0 };
        if outline.pieces().any(|piece| convex::holds(piece, Point::default())) {
            outline.core = convex::rim(&outline.corners, Point::default());
        }
        outline
    }

    /// Its corners, counter-clockwise, around its origin.
    pub fn corners(&self) -> &[Point] {
        &self.corners
    }

    /// Its convex pieces.
    pub fn pieces(&self) -> impl Iterator<Item = &[Point]> {
        let mut start = 0;
        self.ends.iter().map(move |&end| {
            let piece = &self.pieces[start..usize::from(end)];
            start = usize::from(end);
            piece
        })
    }

    /// How far its farthest corner is from its origin.
    pub fn radius(&self) -> f64 {
        self.radius
    }

    /// How far around its origin it reaches in every direction: nothing, if its origin is outside.
    pub fn core(&self) -> f64 {
        self.core
    }

    /// On the table.
    #[inline]
    pub fn at(&self, pose: Pose) -> Placed<'_> {
        Placed { outline: self, pose }
    }
}

/// An outline on the table.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Placed<'o> {
    outline: &'o Outline,
    pose: Pose,
}

/// The frame of a placed outline. Made only once its circle is near: most outlines are far from most things.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Frame {
    origin: Point,
    forward: Vector,
}

impl Frame {
    /// A point of the outline, on the table.
    #[inline]
    pub(crate) fn world(&self, p: Point) -> Point {
        self.origin + self.forward.right() * p.x + self.forward * p.y
    }

    /// A point of the table, as the outline sees it.
    #[inline]
    pub(crate) fn local(&self, p: Point) -> Point {
        let d = p - self.origin;
        Point::new(d.dot(self.forward.right()), d.dot(self.forward))
    }
}

impl<'o> Placed<'o> {
    /// What lies there.
    #[inline]
    pub fn outline(&self) -> &'o Outline {
        self.outline
    }

    /// Where it lies.
    #[inline]
    pub fn pose(&self) -> Pose {
        self.pose
    }

    /// A circle around it: centre and radius.
    #[inline]
    pub fn bounds(&self) -> (Point, f64) {
        (self.pose.point(), self.outline.radius)
    }

    #[inline]
    pub(crate) fn frame(&self) -> Frame {
        Frame { origin: self.pose.point(), forward: self.pose.heading.vector() }
    }

    /// Its corners on the table, counter-clockwise: what a client draws.
    pub fn corners(&self) -> impl Iterator<Item = Point> + Clone + 'o {
        let frame = self.frame();
        self.outline.corners.iter().map(move |&p| frame.world(p))
    }

    /// Whether a point of the table lies on it.
    pub fn holds(&self, p: Point) -> bool {
        let p = self.frame().local(p);
        self.outline.pieces().any(|piece| convex::holds(piece, p))
    }

    /// Whether a base overlaps it, by more than [`CONTACT`].
    pub fn is_under(&self, base: &Base) -> bool {
        let reach = self.outline.radius + base.half() * std::f64::consts::SQRT_2;
        if (base.centre() - self.pose.point()).squared() > reach * reach {
            return false;
        }
        let frame = self.frame();
        let corners = base.corners().map(|p| frame.local(p));
        self.outline.pieces().any(|piece| convex::overlapping(&corners, piece, CONTACT))
    }

    /// Whether a shape overlaps it, by more than [`CONTACT`].
    pub fn overlaps(&self, other: &impl Shape) -> bool {
        convex::overlap(self, other)
    }

    /// The gap between it and a shape, in micrometres: 0 when they meet.
    pub fn gap(&self, other: &impl Shape) -> f64 {
        convex::gap(self, other)
    }

    /// Whether the gap between it and a shape is no more than [`CONTACT`].
    pub fn touches(&self, other: &impl Shape) -> bool {
        convex::touching(self, other)
    }

    /// The range between it and a shape.
    pub fn range(&self, other: &impl Shape) -> Range {
        Range::of(self.gap(other))
    }
}

impl Shape for Placed<'_> {
    fn circle(&self) -> (Point, f64) {
        self.bounds()
    }

    fn any_piece(&self, mut test: impl FnMut(&[Point]) -> bool) -> bool {
        let frame = self.frame();
        self.outline.pieces().any(|piece| {
            let piece: Loop = piece.iter().map(|&p| frame.world(p)).collect();
            test(&piece)
        })
    }
}
