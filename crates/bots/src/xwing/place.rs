//! Setting up: ships side by side, towards the enemy, with a free lane ahead.

use super::rock::Rock;
use ::xwing::{Choice, ObstacleKind, State, Xwing};
use geometry::Course;
use kernel::Seat;

/// The best of the places offered for a ship.
pub(super) fn place(game: &Xwing, world: &State, me: Seat, legal: &[Choice]) -> Option<Choice> {
    let content = game.content();
    let rocks: Vec<Rock<'_>> = world
        .obstacles()
        .iter()
        .map(|obstacle| {
            let shape = &content.obstacles[obstacle.shape as usize];
            Rock { placed: shape.outline.at(obstacle.at), asteroid: shape.kind == ObstacleKind::Asteroid }
        })
        .collect();
    let mean = |seat: Seat| {
        let there = world.on_table().filter(|id| world.ship(*id).seat == seat);
        let xs: Vec<f64> = there.map(|id| f64::from(world.ship(id).pose.x)).collect();
        (!xs.is_empty()).then(|| xs.iter().sum::<f64>() / xs.len() as f64)
    };
    let middle = f64::from(world.area().width) / 2.0;
    // Beside the own ships, else across from the enemy, but not in a corner.
    let (own, enemy) = (mean(me), mean(Seat(1 - me.0)));
    let wanted = own.unwrap_or_else(|| enemy.unwrap_or(middle).midpoint(middle));
    let scored = legal.iter().filter_map(|choice| {
        let Choice::Place { ship, at } = *choice else { return None };
        let size = game.eye(world).size(ship);
        let mut score = -((f64::from(at.x) - wanted) / 100_000.0).abs();
        let depth = if me == Seat(0) { at.y } else { world.area().height - at.y };
        score += f64::from(depth) / 100_000.0;
        for id in world.on_table().filter(|id| world.ship(*id).seat == me) {
            // Room to bank without bumping into each other.
            let other = world.ship(id).pose;
            let apart = f64::from(at.x.abs_diff(other.x)) / 1_000.0 - 40.0;
            score -= if apart < 40.0 { (40.0 - apart) / 20.0 } else { 0.0 };
        }
        for rock in &rocks {
            for speed in [3, 5] {
                let flight = Course::Straight { speed }.fly(at, size, &[]);
                if flight.encounter(&rock.placed).is_some() {
                    score -= if speed == 3 { 1.5 } else { 0.5 };
                }
            }
        }
        Some((score, *choice))
    });
    scored.max_by(|a, b| a.0.total_cmp(&b.0)).map(|(_, choice)| choice)
}
