//! A base on the table.

use crate::{
    CONTACT, Point, Pose, Range, Size, Vector,
    convex::{self, Nearest, Shape},
};

/// An oriented square, prepared from a pose: cheap to make (one sine and cosine) and made to be tested many times.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Base {
    centre: Point,
    forward: Vector,
    half: f64,
    size: Size,
}

impl Base {
    /// The base of that size at that pose.
    ///
    /// ```
    /// # use geometry::{Base, Point, Pose, Size};
    /// let base = Base::new(Pose::mm(0.0, 0.0, 0.0), Size::Small);
    /// assert_eq!(base.corners()[0], Point::mm(20.0, 20.0));
    /// ```
    #[inline]
    pub fn new(pose: Pose, size: Size) -> Self {
        Self { centre: pose.point(), forward: pose.heading.vector(), half: size.half(), size }
    }

    /// From its centre and the direction of its front.
    #[inline]
    pub(crate) fn facing(centre: Point, forward: Vector, size: Size) -> Self {
        Self { centre, forward, half: size.half(), size }
    }

    /// Its centre.
    #[inline]
    pub fn centre(&self) -> Point {
        self.centre
    }

    /// The direction of its front, of length one.
    #[inline]
    pub fn forward(&self) -> Vector {
        self.forward
    }

    /// The direction of its right side, of length one.
    #[inline]
    pub fn right(&self) -> Vector {
        self.forward.right()
    }

    /// Half of its side, in micrometres.
    #[inline]
    pub fn half(&self) -> f64 {
        self.half
    }

    /// Its size.
    #[inline]
    pub fn size(&self) -> Size {
        self.size
    }

    /// Its corners, counter-clockwise from the front right.
    #[inline]
    pub fn corners(&self) -> [Point; 4] {
        let (f, r) = (self.forward * self.half, self.right() * self.half);
        let (front, rear) = (self.centre + f, self.centre - f);
        [front + r, front - r, rear - r, rear + r]
    }

    /// The middle of its front: where a template starts.
    #[inline]
    pub fn front(&self) -> Point {
        self.centre + self.forward * self.half
    }

    /// The middle of its rear.
    #[inline]
    pub fn rear(&self) -> Point {
        self.centre - self.forward * self.half
    }

    /// Of the four directions its sides face, the one nearest to a direction.
    pub(crate) fn axis_along(&self, way: Vector) -> Vector {
        let (ahead, aside) = (way.dot(self.forward), way.dot(self.right()));
        let (axis, sign) =
            if ahead.abs() >= aside.abs() { (self.forward, ahead) } else { (self.right(), aside) };
        if sign < 0.0 { -axis } else { axis }
    }

    /// A point as this base sees it: x to its right, y ahead.
    #[inline]
    pub fn local(&self, p: Point) -> Point {
        let d = p - self.centre;
        Point::new(d.dot(self.right()), d.dot(self.forward))
    }

    /// How far apart the two are along the best of their sides; negative, by how far they reach into each other.
    #[inline]
    pub fn separation(&self, other: &Self) -> f64 {
        let d = other.centre - self.centre;
        // A square looks the same along its four directions, so one turned by the angle between the two reaches as far
        // along either side of the other.
        let turned = self.forward.dot(other.forward).abs() + self.forward.cross(other.forward).abs();
        let own =
            d.dot(self.forward).abs().max(d.cross(self.forward).abs()) - self.half - other.half * turned;
        let others =
            d.dot(other.forward).abs().max(d.cross(other.forward).abs()) - other.half - self.half * turned;
        own.max(others)
    }

    /// Whether the two overlap, by more than [`CONTACT`].
    ///
    /// ```
    /// # use geometry::{Base, Pose, Size};
    /// let one = Base::new(Pose::mm(0.0, 0.0, 0.0), Size::Small);
    /// let flush = Base::new(Pose::mm(40.0, 0.0, 0.0), Size::Small);
    /// let under = Base::new(Pose::mm(39.9, 0.0, 0.0), Size::Small);
    /// assert!(!one.overlaps(&flush) && one.touches(&flush));
    /// assert!(one.overlaps(&under));
    /// ```
    #[inline]
    pub fn overlaps(&self, other: &Self) -> bool {
        self.separation(other) < -CONTACT
    }

    /// The gap between the two in micrometres: 0 when they meet.
    #[inline]
    pub fn gap(&self, other: &Self) -> f64 {
        if self.separation(other) <= 0.0 {
            return 0.0;
        }
        // Apart, a corner of one of them is closest.
        self.nearest_corner(other).min(other.nearest_corner(self)).sqrt()
    }

    /// The least distance from a corner of `other`, squared.
    #[inline]
    fn nearest_corner(&self, other: &Self) -> f64 {
        let [a, b, c, d] = self.corners_of(other).map(|p| self.outside(p));
        a.min(b).min(c.min(d))
    }

    /// The corners of `other` as this base sees them.
    #[inline]
    fn corners_of(&self, other: &Self) -> [Point; 4] {
        let d = other.centre - self.centre;
        let (ahead, aside) = (d.dot(self.forward), d.dot(self.right()));
        let cos = other.forward.dot(self.forward) * other.half;
        let sin = other.forward.dot(self.right()) * other.half;
        // Centre +- (cos, sin) +- (-sin, cos).
        let (one, two) = (cos - sin, cos + sin);
        [
            Point::new(aside + two, ahead + one),
            Point::new(aside - two, ahead - one),
            Point::new(aside - one, ahead + two),
            Point::new(aside + one, ahead - two),
        ]
    }

    /// How far a point that it sees is from it, squared.
    #[inline]
    fn outside(&self, p: Point) -> f64 {
        let (x, y) = ((p.x.abs() - self.half).max(0.0), (p.y.abs() - self.half).max(0.0));
        x * x + y * y
    }

    /// The closest points of the two, and the gap between them; a point of both if they meet.
    pub fn nearest(&self, other: &Self) -> Nearest {
        let (theirs, to, from) = self.nearest_to_corner(other);
        if theirs == 0.0 {
            return Nearest { gap: 0.0, from, to };
        }
        let (own, back, forth) = other.nearest_to_corner(self);
        if own > 0.0 && self.separation(other) <= 0.0 {
            // They cross, and no corner of either lies in the other.
            return convex::nearest(&self.corners(), &other.corners());
        }
        if theirs <= own {
            Nearest { gap: theirs.sqrt(), from, to }
        } else {
            Nearest { gap: own.sqrt(), from: back, to: forth }
        }
    }

    /// The corner of `other` nearest to this base: how far, squared, where it is, and the point of this base nearest to it.
    #[inline]
    fn nearest_to_corner(&self, other: &Self) -> (f64, Point, Point) {
        let corners = self.corners_of(other);
        let mut found = corners[0];
        let mut least = self.outside(found);
        for p in &corners[1..] {
            let squared = self.outside(*p);
            let nearer = squared < least;
            found.x = if nearer { p.x } else { found.x };
            found.y = if nearer { p.y } else { found.y };
            least = if nearer { squared } else { least };
        }
        let world = |x: f64, y: f64| self.centre + self.right() * x + self.forward * y;
        let half = self.half;
        (least, world(found.x, found.y), world(found.x.clamp(-half, half), found.y.clamp(-half, half)))
    }

    /// Whether the gap between the two is no more than [`CONTACT`].
    #[inline]
    pub fn touches(&self, other: &Self) -> bool {
        self.gap(other) <= CONTACT
    }

    /// The range between the two (X2-RANGE-02, -03).
    ///
    /// ```
    /// # use geometry::{Base, Pose, Range, Size};
    /// let one = Base::new(Pose::mm(0.0, 0.0, 0.0), Size::Small);
    /// let two = Base::new(Pose::mm(0.0, 190.0, 0.0), Size::Small);
    /// assert_eq!(one.range(&two), Range::Two);
    /// ```
    #[inline]
    pub fn range(&self, other: &Self) -> Range {
        Range::of(self.gap(other))
    }
}

impl Shape for Base {
    fn circle(&self) -> (Point, f64) {
        (self.centre, self.half * std::f64::consts::SQRT_2)
    }

    fn any_piece(&self, mut test: impl FnMut(&[Point]) -> bool) -> bool {
        test(&self.corners())
    }
}
