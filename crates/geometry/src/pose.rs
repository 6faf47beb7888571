//! Where a thing lies and which way it faces.

use crate::{Heading, Point, Vector};
use serde::{Deserialize, Serialize};

/// The place of a thing's centre in whole micrometres, and its heading. This is what a state stores.
///
/// ```
/// # use geometry::{Heading, Pose};
/// let pose = Pose::mm(300.0, 45.5, 90.0);
/// assert_eq!(pose, Pose::new(300_000, 45_500, Heading::RIGHT));
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Pose {
    /// To the right, in micrometres.
    pub x: i32,
    /// Up, in micrometres.
    pub y: i32,
    /// Where it faces, clockwise from +y.
    pub heading: Heading,
}

impl Pose {
    /// From micrometres.
    pub const fn new(x: i32, y: i32, heading: Heading) -> Self {
        Self { x, y, heading }
    }

    /// From millimetres and degrees, rounded to the nearest pose.
    pub fn mm(x: f64, y: f64, degrees: f64) -> Self {
        Self::round(Point::mm(x, y), Heading::degrees(degrees))
    }

    /// The pose nearest to a computed point: the one place where results are rounded.
    #[inline]
    pub fn round(at: Point, heading: Heading) -> Self {
        Self { x: libm::rint(at.x) as i32, y: libm::rint(at.y) as i32, heading }
    }

    /// The centre.
    #[inline]
    pub fn point(self) -> Point {
        Point::new(f64::from(self.x), f64::from(self.y))
    }

    /// The point `forward` ahead and `right` aside of the centre, in micrometres.
    ///
    /// ```
    /// # use geometry::{Point, Pose};
    /// assert_eq!(Pose::mm(10.0, 20.0, 90.0).ahead(5_000.0, 1_000.0), Point::mm(15.0, 19.0));
    /// ```
    #[inline]
    pub fn ahead(self, forward: f64, right: f64) -> Point {
        let v: Vector = self.heading.vector();
        self.point() + v * forward + v.right() * right
    }
}
