//! Courses: what the bearings of maneuvers mean on the table.

use crate::{
    Base, Curve, Heading, Point, Pose, Side, Size, Slot, Swept, Template, Vector, rest, template::WIDTH,
};
use serde::{Deserialize, Serialize};
use std::f64::consts::FRAC_1_SQRT_2;

/// A way to move: a template, which end of the ship it is laid against, and how the ship is set down (X2-MOVE-01,
/// -02). A boost is a course like any other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Course {
    /// No template and no move (X2-BEYOND-59).
    Stationary,
    /// Straight ahead.
    Straight {
        /// Speed of the template.
        speed: u8,
    },
    /// 45 degrees to a side (X2-MOVE-04).
    Bank {
        /// To which side.
        side: Side,
        /// Speed of the template.
        speed: u8,
    },
    /// 90 degrees to a side (X2-MOVE-04).
    Turn {
        /// To which side.
        side: Side,
        /// Speed of the template.
        speed: u8,
    },
    /// Straight ahead, then half a turn (X2-MOVE-25).
    Koiogran {
        /// Speed of the template.
        speed: u8,
    },
    /// A bank, then half a turn (X2-BEYOND-57).
    Segnor {
        /// To which side.
        side: Side,
        /// Speed of the template.
        speed: u8,
    },
    /// A turn, then a further quarter turn the same way; set down in one of three positions (X2-MOVE-27, -28,
    /// AMB-46).
    Tallon {
        /// To which side.
        side: Side,
        /// Speed of the template.
        speed: u8,
        /// Where across the template's end.
        slot: Slot,
    },
    /// Straight back (X2-BEYOND-61, -62).
    ReverseStraight {
        /// Speed of the template.
        speed: u8,
    },
    /// A bank backwards: left ends behind-left, the nose swung to the right (R-09, AMB-30).
    ReverseBank {
        /// To which side.
        side: Side,
        /// Speed of the template.
        speed: u8,
    },
}

/// A template laid against the front or the rear of a base.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Leg {
    pub(crate) template: Template,
    /// Where the path bends, as the ship sees it.
    pub(crate) side: Side,
    /// Laid against the rear.
    pub(crate) reverse: bool,
}

impl Leg {
    /// Where a base's centre comes to lie, and its heading. `half` is half the depth of what is set down: the mover's
    /// own, or a device's.
    pub(crate) fn end(self, from: &Base, heading: Heading, half: f64) -> (Point, Heading) {
        let (sin, cos) = match self.template.curve {
            Curve::Straight => (0.0, 1.0),
            Curve::Bank => (FRAC_1_SQRT_2, FRAC_1_SQRT_2),
            Curve::Turn => (1.0, 0.0),
        };
        let (ahead, aside) = match self.template.radius() {
            None => (self.template.length(), 0.0),
            Some(radius) => (radius * sin, radius * (1.0 - cos)),
        };
        let forward = from.half() + ahead + half * cos;
        let right = (aside + half * sin) * self.side.sign();
        let forward = if self.reverse { -forward } else { forward };
        let turn = self.side.turn(self.template.angle());
        let heading = if self.reverse { heading - turn } else { heading + turn };
        (from.centre() + from.forward() * forward + from.right() * right, heading)
    }

    /// The first `length` micrometres of the template.
    pub(crate) fn swept(self, from: &Base, length: f64) -> Swept {
        let (forward, sign) = self.frame(from);
        Swept::template(from.centre() + forward * from.half(), forward, self.template, sign, length)
    }

    /// The direction of travel, and +1 if the path bends to the right of it.
    pub(crate) fn frame(self, from: &Base) -> (Vector, f64) {
        if self.reverse { (-from.forward(), -self.side.sign()) } else { (from.forward(), self.side.sign()) }
    }
}

impl Course {
    pub(crate) fn leg(self) -> Option<Leg> {
        let (curve, speed, side, reverse) = match self {
            Self::Stationary => return None,
            Self::Straight { speed } | Self::Koiogran { speed } => {
                (Curve::Straight, speed, Side::Right, false)
            }
            Self::Bank { side, speed } | Self::Segnor { side, speed } => (Curve::Bank, speed, side, false),
            Self::Turn { side, speed } | Self::Tallon { side, speed, .. } => {
                (Curve::Turn, speed, side, false)
            }
            Self::ReverseStraight { speed } => (Curve::Straight, speed, Side::Right, true),
            Self::ReverseBank { side, speed } => (Curve::Bank, speed, side, true),
        };
        Some(Leg { template: Template::new(curve, speed), side, reverse })
    }

    /// The template it uses; none when stationary.
    pub fn template(self) -> Option<Template> {
        self.leg().map(|leg| leg.template)
    }

    /// The side it bends to; none if it does not.
    pub fn side(self) -> Option<Side> {
        match self {
            Self::Bank { side, .. }
            | Self::Turn { side, .. }
            | Self::Segnor { side, .. }
            | Self::Tallon { side, .. }
            | Self::ReverseBank { side, .. } => Some(side),
            Self::Stationary
            | Self::Straight { .. }
            | Self::Koiogran { .. }
            | Self::ReverseStraight { .. } => None,
        }
    }

    /// The same course to the other side.
    ///
    /// ```
    /// # use geometry::{Course, Side};
    /// let left = Course::Bank { side: Side::Left, speed: 2 };
    /// assert_eq!(left.mirrored(), Course::Bank { side: Side::Right, speed: 2 });
    /// ```
    pub fn mirrored(self) -> Self {
        match self {
            Self::Bank { side, speed } => Self::Bank { side: side.other(), speed },
            Self::Turn { side, speed } => Self::Turn { side: side.other(), speed },
            Self::Segnor { side, speed } => Self::Segnor { side: side.other(), speed },
            Self::Tallon { side, speed, slot } => Self::Tallon { side: side.other(), speed, slot },
            Self::ReverseBank { side, speed } => Self::ReverseBank { side: side.other(), speed },
            Self::Stationary
            | Self::Straight { .. }
            | Self::Koiogran { .. }
            | Self::ReverseStraight { .. } => self,
        }
    }

    /// The ways to set the ship down at the end: three for a Tallon roll, one for all others.
    pub fn placements(self) -> impl Iterator<Item = Self> {
        let slots: &[Slot] = if let Self::Tallon { .. } = self { &Slot::ALL } else { &Slot::ALL[..1] };
        slots.iter().map(move |&slot| match self {
            Self::Tallon { side, speed, .. } => Self::Tallon { side, speed, slot },
            Self::Stationary
            | Self::Straight { .. }
            | Self::Bank { .. }
            | Self::Turn { .. }
            | Self::Koiogran { .. }
            | Self::Segnor { .. }
            | Self::ReverseStraight { .. }
            | Self::ReverseBank { .. } => self,
        })
    }

    /// Where a ship that fully executes it ends (X2-MOVE-03).
    ///
    /// ```
    /// # use geometry::{Course, Pose, Size};
    /// let koiogran = Course::Koiogran { speed: 4 };
    /// assert_eq!(koiogran.end(Pose::default(), Size::Small), Pose::mm(0.0, 200.0, 180.0));
    /// ```
    pub fn end(self, from: Pose, size: Size) -> Pose {
        self.end_from(&Base::new(from, size), from)
    }

    pub(crate) fn end_from(self, base: &Base, from: Pose) -> Pose {
        let (at, heading) = self.exact_end(base, from);
        Pose::round(at, heading)
    }

    /// The end before it is rounded.
    pub(crate) fn exact_end(self, base: &Base, from: Pose) -> (Point, Heading) {
        let Some(leg) = self.leg() else { return (base.centre(), from.heading) };
        let (mut at, mut heading) = leg.end(base, from.heading, base.half());
        match self {
            Self::Koiogran { .. } | Self::Segnor { .. } => heading = heading + Heading::HALF,
            Self::Tallon { side, slot, .. } => {
                heading = heading + side.turn(Heading::QUARTER);
                // X2-MOVE-28: after turn and quarter turn the ship faces back along its first heading.
                at = at - base.forward() * (slot.sign() * WIDTH / 2.0);
            }
            Self::Stationary
            | Self::Straight { .. }
            | Self::Bank { .. }
            | Self::Turn { .. }
            | Self::ReverseStraight { .. }
            | Self::ReverseBank { .. } => {}
        }
        (at, heading)
    }

    /// Where a ship that fully executes it among other bases is set down; none if one of them is in the way (X2-MOVE-16,
    /// -30: each placement of a Tallon roll for itself). As a rule that is [`Course::end`], beside a base in contact it may
    /// be the next pose to it.
    ///
    /// ```
    /// # use geometry::{Base, Course, Pose, Size};
    /// let beside = Base::new(Pose::mm(40.0, 120.0, 0.0), Size::Small);
    /// let course = Course::Straight { speed: 2 };
    /// assert_eq!(course.rest(Pose::default(), Size::Small, &[beside]), Some(Pose::mm(0.0, 120.0, 0.0)));
    /// ```
    pub fn rest(self, from: Pose, size: Size, others: &[Base]) -> Option<Pose> {
        let (at, heading) = self.exact_end(&Base::new(from, size), from);
        rest::rest(at, heading, size, others).map(|(pose, _)| pose)
    }

    /// The ground its whole template covers; nothing when stationary.
    pub fn swept(self, from: Pose, size: Size) -> Swept {
        let base = Base::new(from, size);
        match self.leg() {
            Some(leg) => leg.swept(&base, leg.template.length()),
            None => Swept::nothing(&base),
        }
    }

    /// Whether the end is free of all those bases.
    ///
    /// ```
    /// # use geometry::{Base, Course, Pose, Side, Size, Slot};
    /// let course = Course::Tallon { side: Side::Right, speed: 3, slot: Slot::Middle };
    /// let below = Base::new(Pose::mm(110.0, 75.0, 0.0), Size::Small);
    /// let free: Vec<bool> = course
    ///     .placements()
    ///     .map(|placed| placed.is_free(Pose::default(), Size::Small, &[below]))
    ///     .collect();
    /// assert_eq!(free, [false, false, true]); // R-08: the ship faces down; farther back is farther up
    /// ```
    pub fn is_free(self, from: Pose, size: Size, others: &[Base]) -> bool {
        self.rest(from, size, others).is_some()
    }
}
