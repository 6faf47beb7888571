//! What a position of Starfighter is worth: a weighted sum of what can be counted, squeezed between -1 and 1.

use super::{Line, lines};
use ::starfighter::{Content, State, cruiser::SECTORS};
use kernel::Seat;

/// How many things are counted.
pub const FEATURES: usize = 11;

/// What is counted, the first seat's less the second's.
pub type Features = [f32; FEATURES];

/// Weights.
pub(super) const WEIGHTS: Features = [
    2.0,  // armour, as a share of what the cruiser started with
    -2.0, // how near a cruiser is to its end
    0.08, // visible fighters
    0.03, // covered fighters
    0.08, // cards in hand and set aside
    0.04, // Draw symbols in sight
    0.05, // the initiative
    0.06, // damage that would hit the enemy cruiser if the battle were now
    0.03, // fighters the enemy would lose
    0.03, // screens
    0.1,  // force fields
];

/// How sure the sum is.
pub(super) fn first_seat(features: &Features, weights: &Features) -> f32 {
    let sum: f32 = features.iter().zip(weights).map(|(f, w)| f * w).sum();
    libm::tanhf(sum)
}

/// Counts a position.
pub fn features(content: &Content, s: &State) -> Features {
    let boards = [lines(content, s, Seat(0)), lines(content, s, Seat(1))];
    let mut counted = [own(content, s, Seat(0), &boards[0]), own(content, s, Seat(1), &boards[1])];
    let (first, count) = s.facing();
    for sector in first..first + count {
        let pair = [boards[0][sector as usize], boards[1][s.opposite(sector) as usize]];
        for (seat, features) in counted.iter_mut().enumerate() {
            let (own, enemy) = (&pair[seat], &pair[1 - seat]);
            features[7] += f32::from(enemy.leaks(own.attack));
            features[8] += f32::from(enemy.loses(own.attack));
        }
    }
    let [mut difference, second] = counted;
    difference.iter_mut().zip(second).for_each(|(a, b)| *a -= b);
    difference
}

fn own(content: &Content, s: &State, seat: Seat, board: &[Line; SECTORS]) -> Features {
    let armour = f32::from(s.armour(seat));
    let full = s.cruiser(seat).and_then(|name| content.cruiser(name)).map_or(20, |cruiser| cruiser.armour);
    let sum = |of: fn(&Line) -> u8| f32::from(board.iter().map(of).sum::<u8>());
    let attack = sum(|line| line.attack);
    [
        armour / f32::from(full),
        1.0 / (armour.max(0.0) + 3.0),
        attack,
        sum(|line| line.hull) - attack,
        (s.hand(seat).len() + s.aside(seat)) as f32,
        f32::from(s.draws(seat)),
        f32::from(u8::from(s.initiative() == seat)),
        0.0,
        0.0,
        sum(|line| line.screens),
        sum(|line| u8::from(line.field)),
    ]
}
