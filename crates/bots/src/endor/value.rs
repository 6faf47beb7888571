//! What a position of Endor is worth: a weighted sum of what can be counted, squeezed between -1 and 1.

use endor::{Board, Fighter, Places, Side, Special, State};
use kernel::Seat;

/// How many things are counted.
pub const FEATURES: usize = 20;

/// What is counted, from the Rebels' point of view.
pub type Features = [f32; FEATURES];

/// Weights, set by hand; `docs/performance.md` has what they are worth in play.
pub(super) const WEIGHTS: Features = [
    0.0,   // a constant
    -0.18, // Assault orders the shields will still take
    0.05,  // X-wings
    0.04,  // Y-wings
    0.03,  // B-wings
    0.04,  // hits the Falcon can still take
    0.10,  // fleet markers
    -0.04, // TIE fighters in play
    -0.02, // TIE fighters in reserve
    -0.04, // hits the Executor can still take
    0.04,  // hits Luke can still take
    -0.04, // hits Vader can still take
    -0.3,  // Luke is out
    0.3,   // Vader is out
    0.12,  // orders the Rebels have left this round
    0.12,  // orders the Empire has left this round, negative
    0.0,   // the shields are down
    0.08,  // dice that can be brought to bear on the Death Star
    0.02,  // the same, with the shields down
    0.04,  // the same, the more so the fewer Assault orders are left
];

/// How sure the sum is.
pub(super) fn rebel_value(features: &Features, weights: &Features) -> f32 {
    let sum: f32 = features.iter().zip(weights).map(|(f, w)| f * w).sum();
    libm::tanhf(sum)
}

/// Counts a position.
pub fn features(board: &Board, s: &State) -> Features {
    let mut totals = [0u32; 4];
    for place in board.sectors.or(board.markers) {
        let here = s.fighters(place);
        for (total, fighter) in totals.iter_mut().zip(Fighter::ALL) {
            *total += u32::from(here.get(fighter));
        }
    }
    let effort = assault_effort(board, s);
    let strike = strike(board, s);
    let open = if s.shields_up(board) { 0.0 } else { 1.0 };
    let rebels_left: i32 = seats(s, Side::Rebel).map(|seat| i32::from(s.orders_left(seat))).sum();
    let empire_left: i32 = seats(s, Side::Empire).map(|seat| i32::from(s.orders_left(seat))).sum();
    let luke = f32::from(s.luke_left(board));
    let vader = f32::from(s.vader_left(board));
    let afloat =
        |ship: Special| if s.special(ship).is_some() { f32::from(s.special_left(board, ship)) } else { 0.0 };
    [
        1.0,
        effort,
        totals[0] as f32,
        totals[1] as f32,
        totals[2] as f32,
        afloat(Special::Falcon),
        s.markers().len() as f32,
        totals[3] as f32,
        f32::from(s.reserve()),
        afloat(Special::Executor),
        luke,
        vader,
        f32::from(u8::from(luke == 0.0)),
        f32::from(u8::from(vader == 0.0)),
        rebels_left as f32,
        -empire_left as f32,
        open,
        strike,
        open * strike,
        strike * libm::expf(-effort / 2.0),
    ]
}

fn seats(s: &State, side: Side) -> impl Iterator<Item = Seat> {
    (0..s.players()).map(Seat).filter(move |&seat| Side::of(seat) == side)
}

/// How many Assault orders the shields will still take, about.
fn assault_effort(board: &Board, s: &State) -> f32 {
    /// Dice needed per space, by the number a die must show.
    const DICE: [f32; 8] = [1.0, 1.0, 1.2, 1.5, 2.0, 3.0, 6.0, 6.0];
    let spaces = s.team() + 1..=s.shield_spaces(board);
    spaces.map(|space| DICE[s.space_number(board, space) as usize]).sum::<f32>() / 5.0
}

/// How many dice the Rebels could bring to bear on the Death Star, less for those farther away.
fn strike(board: &Board, s: &State) -> f32 {
    const NEARNESS: [f32; 4] = [1.0, 0.55, 0.3, 0.15];
    let open = board.sectors.without(s.ships_of(Side::Empire));
    let mut near = board.death_star.and(open);
    let mut seen = Places::NONE;
    let mut sum = 0.0;
    for weight in NEARNESS {
        let ring = near.without(seen);
        seen = seen.or(ring);
        let mut next = Places::NONE;
        for place in ring {
            let here = s.fighters(place);
            sum += weight * (f32::from(here.x.min(5)) + f32::from(here.y.min(5)) + f32::from(here.b.min(5)));
            if s.special(Special::Falcon) == Some(place) {
                sum += weight * 2.0;
            }
            next = next.or(board.touching(place));
        }
        near = next.and(open.or(s.markers()));
    }
    sum
}
