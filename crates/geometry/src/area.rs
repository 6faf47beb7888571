//! The play area and its edges.

use crate::{Base, CONTACT, Vector, convex::Shape, range::reach};
use serde::{Deserialize, Serialize};

/// An edge of the play area.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Edge {
    /// Where y is 0.
    Bottom,
    /// Where y is greatest.
    Top,
    /// Where x is 0.
    Left,
    /// Where x is greatest.
    Right,
}

impl Edge {
    /// All four.
    pub const ALL: [Self; 4] = [Self::Bottom, Self::Top, Self::Left, Self::Right];

    /// The edge across.
    pub const fn opposite(self) -> Self {
        match self {
            Self::Bottom => Self::Top,
            Self::Top => Self::Bottom,
            Self::Left => Self::Right,
            Self::Right => Self::Left,
        }
    }
}

/// A rectangle from (0, 0) to (width, height), in micrometres.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Area {
    /// To the right.
    pub width: i32,
    /// Up.
    pub height: i32,
}

impl Area {
    /// 900 mm by 900 mm (X2-SETUP-07).
    pub const STANDARD: Self = Self { width: 900_000, height: 900_000 };

    /// The nearest and the farthest a shape comes to an edge, in micrometres; negative outside.
    pub fn from_edge(self, edge: Edge, shape: &impl Shape) -> (f64, f64) {
        match edge {
            Edge::Bottom => shape.extent(Vector::new(0.0, 1.0)),
            Edge::Left => shape.extent(Vector::new(1.0, 0.0)),
            Edge::Top => {
                let (low, high) = shape.extent(Vector::new(0.0, 1.0));
                (f64::from(self.height) - high, f64::from(self.height) - low)
            }
            Edge::Right => {
                let (low, high) = shape.extent(Vector::new(1.0, 0.0));
                (f64::from(self.width) - high, f64::from(self.width) - low)
            }
        }
    }

    /// Whether all of a shape is inside, to within [`CONTACT`].
    pub fn holds(self, shape: &impl Shape) -> bool {
        Edge::ALL.into_iter().all(|edge| self.from_edge(edge, shape).0 >= -CONTACT)
    }

    /// Whether any part of a base is outside (X2-MOVE-39).
    ///
    /// ```
    /// # use geometry::{Area, Base, Pose, Size};
    /// let flush = Base::new(Pose::mm(20.0, 500.0, 0.0), Size::Small);
    /// let over = Base::new(Pose::mm(19.0, 500.0, 0.0), Size::Small);
    /// assert!(!Area::STANDARD.is_left_by(&flush) && Area::STANDARD.is_left_by(&over));
    /// ```
    pub fn is_left_by(self, base: &Base) -> bool {
        // So far from every edge that no corner can reach one: most bases.
        let (at, reach) = (base.centre(), base.half() * std::f64::consts::SQRT_2);
        let inside = |at: f64, side: i32| at > reach && at < f64::from(side) - reach;
        let is_amid = inside(at.x, self.width) && inside(at.y, self.height);
        !is_amid && !self.holds(base)
    }

    /// Whether all of a shape is inside and within range `n` of an edge (X2-RANGE-12, X2-SETUP-14).
    pub fn is_wholly_within(self, edge: Edge, n: u8, shape: &impl Shape) -> bool {
        self.holds(shape) && self.from_edge(edge, shape).1 <= reach(n)
    }

    /// Whether all of a shape is inside and beyond range `n` of an edge.
    pub fn is_beyond(self, edge: Edge, n: u8, shape: &impl Shape) -> bool {
        self.from_edge(edge, shape).0 > reach(n)
    }

    /// Whether all of a shape is beyond range `n` of every edge (X2-SETUP-11).
    pub fn is_beyond_all(self, n: u8, shape: &impl Shape) -> bool {
        Edge::ALL.into_iter().all(|edge| self.is_beyond(edge, n, shape))
    }
}
