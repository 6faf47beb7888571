//! The obstacles as a bot sees them.

use geometry::Placed;

/// An obstacle on the table.
#[derive(Debug, Clone, Copy)]
pub(super) struct Rock<'c> {
    /// Its outline where it lies.
    pub(super) placed: Placed<'c>,
    /// An asteroid; debris otherwise.
    pub(super) asteroid: bool,
}
