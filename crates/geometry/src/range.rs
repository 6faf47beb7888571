//! The bands of the ruler.

use crate::CONTACT;
use serde::{Deserialize, Serialize};

/// X2-RANGE-01: the length of one segment of the ruler, in micrometres.
pub const RULER_SEGMENT: f64 = 100_000.0;

/// The range of a gap (X2-RANGE-04, -05). Ranges are ordered, so "at range 1-2" is
/// `(Range::One..=Range::Two).contains(&range)` and "beyond range 1" is `range > Range::One` (X2-RANGE-07, -09,
/// AMB-05).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Range {
    /// Touching (X2-RANGE-08).
    Zero,
    /// In the first segment.
    One,
    /// In the second segment.
    Two,
    /// In the third segment.
    Three,
    /// Farther than the ruler is long.
    Beyond,
}

impl Range {
    /// The range of a gap in micrometres. A gap that ends where a segment ends is of that segment (AMB-04), to within
    /// [`CONTACT`].
    ///
    /// ```
    /// # use geometry::Range;
    /// assert_eq!(Range::of(0.0), Range::Zero);
    /// assert_eq!(Range::of(100_000.0), Range::One);
    /// assert_eq!(Range::of(150_000.0), Range::Two);
    /// assert!(Range::of(301_000.0).is_beyond(3));
    /// ```
    #[inline]
    pub fn of(gap: f64) -> Self {
        let segments = (gap - CONTACT) / RULER_SEGMENT;
        if segments <= 0.0 {
            Self::Zero
        } else if segments <= 1.0 {
            Self::One
        } else if segments <= 2.0 {
            Self::Two
        } else if segments <= 3.0 {
            Self::Three
        } else {
            Self::Beyond
        }
    }

    /// The number on the ruler; none beyond it.
    pub const fn number(self) -> Option<u8> {
        match self {
            Self::Zero => Some(0),
            Self::One => Some(1),
            Self::Two => Some(2),
            Self::Three => Some(3),
            Self::Beyond => None,
        }
    }

    /// Whether it is one of the ranges from `least` to `most` (X2-RANGE-11).
    pub fn is_within(self, least: u8, most: u8) -> bool {
        self.number().is_some_and(|n| (least..=most).contains(&n))
    }

    /// Whether it is farther than the end of segment `n` (AMB-05). Beyond range 0 is not touching.
    pub fn is_beyond(self, n: u8) -> bool {
        self.number().is_none_or(|own| own > n)
    }
}

/// The end of segment `n` of the ruler in micrometres, with the touching tolerance.
#[inline]
pub(crate) fn reach(n: u8) -> f64 {
    f64::from(n) * RULER_SEGMENT + CONTACT
}
