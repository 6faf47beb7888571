//! Setting up: ships side by side, towards the enemy, with a free lane ahead.

use super::rock::rocks;
use ::xwing::{Choice, SeatQuery};
use arrayvec::ArrayVec;
use geometry::{Course, Fan, Pose};
use kernel::Seat;

/// The best of the places offered for a ship; of several, the last.
pub(super) fn place(query: SeatQuery<'_>, legal: &[Choice]) -> Option<Choice> {
    let me = query.seat();
    let rocks = rocks(query);
    let mean = |seat: Seat| {
        let there = query.ships().filter(|id| query.owner(*id) == seat);
        let xs: ArrayVec<f64, { ::xwing::MAX_SHIPS }> = there.map(|id| f64::from(query.pose(id).x)).collect();
        (!xs.is_empty()).then(|| xs.iter().sum::<f64>() / xs.len() as f64)
    };
    let middle = f64::from(query.area().width) / 2.0;
    // Beside the own ships, else across from the enemy, but not in a corner.
    let (own, enemy) = (mean(me), mean(Seat(1 - me.0)));
    let wanted = own.unwrap_or_else(|| enemy.unwrap_or(middle).midpoint(middle));
    let friends: ArrayVec<Pose, { ::xwing::MAX_SHIPS }> =
        query.ships().filter(|id| query.owner(*id) == me).map(|id| query.pose(id)).collect();
    let mut best: Option<(f64, Choice)> = None;
    for choice in legal {
        let Choice::Place { ship, at } = *choice else { continue };
        let mut score = -((f64::from(at.x) - wanted) / 100_000.0).abs();
        let depth = if me == Seat(0) { at.y } else { query.area().height - at.y };
        score += f64::from(depth) / 100_000.0;
        for other in &friends {
            // Room to bank without bumping into each other.
            let apart = f64::from(at.x.abs_diff(other.x)) / 1_000.0 - 40.0;
            score -= if apart < 40.0 { (40.0 - apart) / 20.0 } else { 0.0 };
        }
        // What lies ahead can only make a place worse.
        if best.is_some_and(|(most, _)| score < most) {
            continue;
        }
        let fan = Fan::new(at, query.size(ship));
        let ahead = [(3, 1.5), (5, 0.5)].map(|(speed, loss)| (fan.flight(Course::Straight { speed }), loss));
        for rock in &rocks {
            for (flight, loss) in &ahead {
                if flight.encounter(&rock.placed).is_some() {
                    score -= loss;
                }
            }
        }
        if best.is_none_or(|(most, _)| score >= most) {
            best = Some((score, *choice));
        }
    }
    best.map(|(_, choice)| choice)
}
