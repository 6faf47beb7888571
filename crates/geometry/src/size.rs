//! Sizes of bases.

use serde::{Deserialize, Serialize};

/// The size of a square base.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Size {
    /// 40 mm (X2-MOVE-36).
    #[default]
    Small,
    /// 60 mm.
    Medium,
    /// 80 mm.
    Large,
}

impl Size {
    /// All sizes, the smallest first.
    pub const ALL: [Self; 3] = [Self::Small, Self::Medium, Self::Large];

    /// Half of a side, in micrometres.
    ///
    /// ```
    /// # use geometry::Size;
    /// assert_eq!(Size::Large.half(), 40_000.0);
    /// ```
    #[inline]
    pub const fn half(self) -> f64 {
        match self {
            Self::Small => 20_000.0,
            Self::Medium => 30_000.0,
            Self::Large => 40_000.0,
        }
    }

    /// A side, in micrometres.
    #[inline]
    pub const fn side(self) -> f64 {
        self.half() * 2.0
    }
}
