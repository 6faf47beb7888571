//! All the ways to fly from one place, as if nobody were in the way.

use crate::{Base, Course, Flight, Heading, Pose, Size, Swept, Vector};

/// Where a base stands, prepared to look at many courses: their ends are turned by eighths of a full turn, so two
/// directions serve for all of them.
#[derive(Clone, Copy, Debug)]
pub struct Fan {
    from: Pose,
    base: Base,
    /// The heading a little to the right: an eighth of a turn.
    eighth: Vector,
}

impl Fan {
    /// The ways to fly from there.
    pub fn new(from: Pose, size: Size) -> Self {
        Self { from, base: Base::new(from, size), eighth: (from.heading + Heading::EIGHTH).vector() }
    }

    /// Where it stands.
    #[inline]
    pub fn from(&self) -> Pose {
        self.from
    }

    /// The base before it moves.
    #[inline]
    pub fn base(&self) -> &Base {
        &self.base
    }

    /// What becomes of a course that nobody bars: the same as [`Course::fly`] among nobody, to the last bit.
    ///
    /// ```
    /// # use geometry::{Course, Fan, Pose, Side, Size};
    /// let (from, course) = (Pose::mm(1.0, 2.0, 33.0), Course::Bank { side: Side::Left, speed: 2 });
    /// assert_eq!(Fan::new(from, Size::Small).flight(course), course.fly(from, Size::Small, &[]));
    /// ```
    pub fn flight(&self, course: Course) -> Flight {
        let Some(leg) = course.leg() else {
            let swept = Swept::nothing(&self.base);
            return Flight { end: self.from, full: true, touching: None, swept, base: self.base };
        };
        let end = course.end_from(&self.base, self.from);
        let base = Base::facing(end.point(), self.forward(end.heading), self.base.size());
        let swept = leg.swept(&self.base, leg.template.length());
        Flight { end, full: true, touching: None, swept, base }
    }

    /// The vector of a heading. Quarters of a turn are exact, so they may as well be taken after the trigonometry.
    fn forward(&self, heading: Heading) -> Vector {
        const QUARTER: u32 = Heading::QUARTER.0 - 1;
        let turn = heading - self.from.heading;
        let (vector, quarters) = if turn.0 & QUARTER == 0 {
            (self.base.forward(), turn.0 >> 30)
        } else if (turn - Heading::EIGHTH).0 & QUARTER == 0 {
            (self.eighth, (turn - Heading::EIGHTH).0 >> 30)
        } else {
            return heading.vector();
        };
        match quarters {
            0 => vector,
            1 => vector.right(),
            2 => -vector,
            _ => -vector.right(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Side, Slot};

    #[test]
    fn every_course_ends_as_it_does_by_itself() {
        for turn in 0..97_u32 {
            let from =
                Pose { heading: Heading(turn.wrapping_mul(0x9e37_79b9)), ..Pose::mm(400.0, 300.0, 0.0) };
            for size in Size::ALL {
                let fan = Fan::new(from, size);
                for speed in 1..=3 {
                    for side in Side::BOTH {
                        for course in [
                            Course::Stationary,
                            Course::Straight { speed },
                            Course::Bank { side, speed },
                            Course::Turn { side, speed },
                            Course::Koiogran { speed },
                            Course::Segnor { side, speed },
                            Course::Tallon { side, speed, slot: Slot::Back },
                            Course::ReverseStraight { speed },
                            Course::ReverseBank { side, speed },
                        ] {
                            assert_eq!(
                                fan.flight(course),
                                course.fly(from, size, &[]),
                                "{course:?} {from:?}"
                            );
                        }
                    }
                }
            }
        }
    }
}
