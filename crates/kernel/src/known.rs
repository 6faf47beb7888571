//! A value that a viewer may or may not know.

use serde::{Deserialize, Serialize};

/// What a view shows of something that can be secret: all of it, or only that it is there.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Known<T> {
    /// The viewer may know it.
    Shown(T),
    /// The viewer may not.
    Hidden,
}

impl<T> Known<T> {
    /// The value if the viewer may know it.
    pub fn when(may: bool, value: impl FnOnce() -> T) -> Self {
        if may { Self::Shown(value()) } else { Self::Hidden }
    }

    /// The value, if shown.
    pub fn shown(&self) -> Option<&T> {
        match self {
            Self::Shown(value) => Some(value),
            Self::Hidden => None,
        }
    }
}
