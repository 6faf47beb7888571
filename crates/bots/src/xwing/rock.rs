//! The obstacles as a bot sees them.

use ::xwing::{ObstacleKind, SeatQuery};
use arrayvec::ArrayVec;
use geometry::Placed;

/// An obstacle on the table.
#[derive(Debug, Clone, Copy)]
pub(super) struct Rock<'c> {
    /// Its outline where it lies.
    pub(super) placed: Placed<'c>,
    /// An asteroid; debris otherwise.
    pub(super) asteroid: bool,
}

/// All of them.
pub(super) fn rocks(query: SeatQuery<'_>) -> ArrayVec<Rock<'_>, 12> {
    let content = query.content();
    let there = query.obstacles().iter().take(12).map(|obstacle| {
        let shape = &content.obstacles[obstacle.shape as usize];
        Rock { placed: shape.outline.at(obstacle.at), asteroid: shape.kind == ObstacleKind::Asteroid }
    });
    there.collect()
}
