//! Directions, as binary angles.

use crate::Vector;
use serde::{Deserialize, Serialize};
use std::{
    f64::consts::{FRAC_PI_2, TAU},
    ops::{Add, Neg, Sub},
};

/// A direction or a turn, clockwise; a heading is measured from +y. A full turn is 2^32, so turns wrap by themselves
/// and the turns of the templates (45, 90 and 180 degrees) are exact.
///
/// ```
/// # use geometry::Heading;
/// assert_eq!(Heading::degrees(270.0) + Heading::HALF, Heading::RIGHT);
/// assert_eq!(Heading::degrees(-45.0), -Heading::EIGHTH);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(transparent)]
pub struct Heading(pub u32);

/// 2^32, a full turn.
const FULL: f64 = 4_294_967_296.0;

impl Heading {
    /// Towards +y.
    pub const UP: Self = Self(0);
    /// Towards +x: a quarter turn.
    pub const RIGHT: Self = Self(1 << 30);
    /// Towards -y: a half turn.
    pub const DOWN: Self = Self(1 << 31);
    /// Towards -x: three quarters of a turn.
    pub const LEFT: Self = Self(3 << 30);
    /// An eighth of a turn, 45 degrees.
    pub const EIGHTH: Self = Self(1 << 29);
    /// A quarter of a turn, 90 degrees.
    pub const QUARTER: Self = Self::RIGHT;
    /// Half a turn, 180 degrees.
    pub const HALF: Self = Self::DOWN;

    /// From degrees, clockwise, rounded to the nearest of 2^32 directions.
    pub fn degrees(degrees: f64) -> Self {
        Self::from_turns(degrees / 360.0)
    }

    /// In degrees, from 0 up to 360.
    ///
    /// ```
    /// # use geometry::Heading;
    /// assert_eq!(Heading::LEFT.to_degrees(), 270.0);
    /// ```
    pub fn to_degrees(self) -> f64 {
        f64::from(self.0) / FULL * 360.0
    }

    /// The direction a vector points to.
    ///
    /// ```
    /// # use geometry::{Heading, Vector};
    /// assert_eq!(Heading::of(Vector::new(-3.0, 0.0)), Heading::LEFT);
    /// ```
    pub fn of(v: Vector) -> Self {
        Self::from_turns(libm::atan2(v.x, v.y) / TAU)
    }

    fn from_turns(turns: f64) -> Self {
        // Through i64 so that negative turns wrap; 2^32 directions leave ample room.
        Self(libm::round(turns * FULL) as i64 as u32)
    }

    /// The vector of length one in this direction. The quarters of a turn are taken off before the trigonometry, so a
    /// table turned by a right angle gives the same figures, turned.
    #[inline]
    pub fn vector(self) -> Vector {
        // Nearest quarter, and what is left: from -45 to +45 degrees.
        let quarter = self.0.wrapping_add(1 << 29) >> 30;
        let rest = self.0.wrapping_sub(quarter << 30).cast_signed();
        let (sin, cos) = libm::sincos(f64::from(rest) * (FRAC_PI_2 / f64::from(1 << 30)));
        match quarter {
            0 => Vector::new(sin, cos),
            1 => Vector::new(cos, -sin),
            2 => Vector::new(-sin, -cos),
            _ => Vector::new(-cos, sin),
        }
    }
}

impl Add for Heading {
    type Output = Self;
    #[inline]
    fn add(self, turn: Self) -> Self {
        Self(self.0.wrapping_add(turn.0))
    }
}

impl Sub for Heading {
    type Output = Self;
    #[inline]
    fn sub(self, turn: Self) -> Self {
        Self(self.0.wrapping_sub(turn.0))
    }
}

impl Neg for Heading {
    type Output = Self;
    #[inline]
    fn neg(self) -> Self {
        Self(self.0.wrapping_neg())
    }
}
