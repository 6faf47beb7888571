//! The arcs of a base.

use crate::{
    Base, CONTACT, Heading, Point, Sight, Size, Vector,
    convex::{self, Loop},
};
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

/// Half the width of the bullseye arc, in micrometres.
pub const BULLSEYE_HALF: f64 = 7_500.0;

/// An arc of a base. A turret arc is the standard arc its indicator points to (X2-BEYOND-47).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Arc {
    /// Between the lines through the front corners of the token.
    Front,
    /// Between the lines through the rear corners.
    Rear,
    /// Between front and rear arc on the left.
    Left,
    /// Between front and rear arc on the right.
    Right,
    /// All that lies ahead of the side mid-line (X2-BEYOND-44).
    FullFront,
    /// All that lies behind the side mid-line.
    FullRear,
    /// The strip straight ahead, 15 mm wide (X2-ARC-08); all of it is in the front arc (X2-ARC-10).
    Bullseye,
}

impl Arc {
    /// The four standard arcs (X2-ARC-01, X2-BEYOND-43).
    pub const STANDARD: [Self; 4] = [Self::Front, Self::Rear, Self::Left, Self::Right];

    /// The arc that faces the other way: the second half of a double turret (X2-BEYOND-49). The bullseye has none.
    pub const fn opposite(self) -> Option<Self> {
        match self {
            Self::Front => Some(Self::Rear),
            Self::Rear => Some(Self::Front),
            Self::Left => Some(Self::Right),
            Self::Right => Some(Self::Left),
            Self::FullFront => Some(Self::FullRear),
            Self::FullRear => Some(Self::FullFront),
            Self::Bullseye => None,
        }
    }
}

/// The angle between the lines of the front arc for each size of base, in hundredths of a degree. The lines cross in
/// the middle of the base and run on, so the rear arc has the same angle, and the arcs at the sides what is left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct ArcAngles {
    /// For small bases.
    pub small: u16,
    /// For medium bases.
    pub medium: u16,
    /// For large bases.
    pub large: u16,
}

impl ArcAngles {
    /// 81.24, 82.80 and 83.52 degrees.
    pub const SECOND_EDITION: Self = Self { small: 8_124, medium: 8_280, large: 8_352 };
    /// 80.90 and 84.05 degrees. There are no medium bases; they would go by the large figure.
    pub const FIRST_EDITION: Self = Self { small: 8_090, medium: 8_405, large: 8_405 };

    /// The angle for a size, in degrees.
    pub fn degrees(self, size: Size) -> f64 {
        let hundredths = match size {
            Size::Small => self.small,
            Size::Medium => self.medium,
            Size::Large => self.large,
        };
        f64::from(hundredths) / 100.0
    }
}

/// How finely an arc cuts a base, in micrometres: just above what arithmetic leaves of edges that lie along a line.
const FINE: f64 = 1e-3;

/// An arc of a base on the table: the ground between its lines, the lines included.
#[derive(Clone, Debug, PartialEq)]
pub struct Wedge {
    from: Base,
    /// Between the lines is where `point . normal <= limit` for all of them.
    sides: ArrayVec<(Vector, f64), 3>,
}

impl Wedge {
    /// The arc of a base.
    pub fn new(from: &Base, arc: Arc, angles: ArcAngles) -> Self {
        let (f, r) = (from.forward(), from.right());
        let mut sides = ArrayVec::new();
        let mut side = |normal: Vector, offset: f64| {
            let c = from.centre();
            sides.push((normal, normal.x * c.x + normal.y * c.y + offset));
        };
        let half = || Heading::degrees(angles.degrees(from.size()) / 2.0).vector();
        match arc {
            Arc::Front | Arc::Rear => {
                let (half, f) = (half(), if arc == Arc::Front { f } else { -f });
                side(r * half.y - f * half.x, 0.0);
                side(-r * half.y - f * half.x, 0.0);
            }
            Arc::Left | Arc::Right => {
                let (half, r) = (half(), if arc == Arc::Right { r } else { -r });
                side(f * half.x - r * half.y, 0.0);
                side(-f * half.x - r * half.y, 0.0);
            }
            Arc::FullFront => side(-f, 0.0),
            Arc::FullRear => side(f, 0.0),
            Arc::Bullseye => {
                side(r, BULLSEYE_HALF);
                side(-r, BULLSEYE_HALF);
                side(-f, 0.0);
            }
        }
        Self { from: *from, sides }
    }

    /// Its sides: the ground inside is where `point . normal <= limit` for all of them. For those who draw it.
    pub fn sides(&self) -> impl Iterator<Item = (Vector, f64)> + '_ {
        self.sides.iter().copied()
    }

    /// Whether a point lies in it, to within [`CONTACT`]: the lines belong to the arc.
    pub fn holds(&self, p: Point) -> bool {
        self.has(p, CONTACT)
    }

    /// Whether a point lies between its lines, moved out by `margin`.
    fn has(&self, p: Point, margin: f64) -> bool {
        self.sides.iter().all(|&(normal, limit)| normal.x * p.x + normal.y * p.y <= limit + margin)
    }

    /// The part of a base inside it: no corners at all if there is none. A base that no more than touches a line has its
    /// part on that line; all others are cut by the lines themselves, since an edge that runs nearly along a line meets a
    /// line one micrometre farther out millimetres away.
    pub fn part_of(&self, target: &Base) -> Loop {
        let part = self.cut(target, FINE);
        if part.is_empty() { self.cut(target, CONTACT) } else { part }
    }

    fn cut(&self, target: &Base, margin: f64) -> Loop {
        let mut part: Loop = target.corners().into_iter().collect();
        for &(normal, limit) in &self.sides {
            part = convex::clip(&part, normal, limit + margin);
        }
        part
    }

    /// Whether at least part of a base is inside (X2-ARC-03).
    pub fn meets(&self, target: &Base) -> bool {
        let corners = target.corners();
        if corners.iter().any(|&p| self.holds(p)) {
            return true;
        }
        // All beyond one side: none inside. Only a base across a tip or a strip is left to be cut.
        let beyond = |&(normal, limit): &(Vector, f64)| convex::extent(&corners, normal).0 > limit + CONTACT;
        !self.sides.iter().any(beyond) && !self.cut(target, CONTACT).is_empty()
    }

    /// Whether all of a base is inside (X2-BEYOND-22).
    pub fn holds_all_of(&self, target: &Base) -> bool {
        target.corners().into_iter().all(|p| self.holds(p))
    }

    /// The measured line from the arc's base to the closest part of a base inside the arc (X2-ARC-06); none if no
    /// part is.
    pub fn sight(&self, target: &Base) -> Option<Sight> {
        if target.corners().into_iter().all(|p| self.has(p, FINE)) {
            return Some(self.from.sight(target));
        }
        let part = self.part_of(target);
        (!part.is_empty()).then(|| Sight::between(&self.from.corners(), &part))
    }
}

impl Base {
    /// Whether at least part of `target` is in an arc of this base (X2-ARC-03).
    ///
    /// ```
    /// # use geometry::{Arc, ArcAngles, Base, Pose, Size};
    /// let ship = Base::new(Pose::default(), Size::Small);
    /// let ahead = Base::new(Pose::mm(30.0, 100.0, 0.0), Size::Small);
    /// assert!(ship.has_in_arc(Arc::Front, ArcAngles::SECOND_EDITION, &ahead));
    /// assert!(!ship.has_in_arc(Arc::Bullseye, ArcAngles::SECOND_EDITION, &ahead));
    /// ```
    pub fn has_in_arc(&self, arc: Arc, angles: ArcAngles, target: &Base) -> bool {
        Wedge::new(self, arc, angles).meets(target)
    }

    /// Whether all of `target` is in an arc of this base (X2-BEYOND-22).
    pub fn has_wholly_in_arc(&self, arc: Arc, angles: ArcAngles, target: &Base) -> bool {
        Wedge::new(self, arc, angles).holds_all_of(target)
    }

    /// The measured line to the closest part of `target` in an arc of this base: its range is the attack range
    /// (X2-ARC-06). None if no part is in the arc.
    pub fn sight_in_arc(&self, arc: Arc, angles: ArcAngles, target: &Base) -> Option<Sight> {
        Wedge::new(self, arc, angles).sight(target)
    }

    /// The measured line to the closest part of `target`, whatever the arc (X2-RANGE-02).
    pub fn sight(&self, target: &Base) -> Sight {
        Sight::beside(self.nearest(target), &self.corners(), &target.corners())
    }
}
