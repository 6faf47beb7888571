//! The duel of two ships, solved: how much damage one will deal to the other over the next rounds if both fly as well as
//! they can, from any place relative to each other. A table over distance, bearing and heading, found by value iteration:
//! each node is a game of simultaneous maneuvers, solved by regret matching. Edges and obstacles are left out.

use geometry::{Arc, ArcAngles, Base, Course, Heading, Point, Pose, Side, Size};
use std::{
    f64::consts::{PI, TAU},
    fmt::Write as _,
    sync::OnceLock,
};

/// Distances of the nodes, in millimetres, between the centres.
const DISTANCES: [f64; 11] = [0.0, 50.0, 100.0, 150.0, 210.0, 270.0, 330.0, 400.0, 480.0, 580.0, 720.0];
/// Bearings from straight ahead to straight behind; left and right are alike.
const BEARINGS: usize = 13;
/// Headings of the other ship, all the way round.
const HEADINGS: usize = 24;
const NODES: usize = DISTANCES.len() * BEARINGS * HEADINGS;

/// How much a round counts beside the one before it.
const LATER: f32 = 0.6;
/// Expected damage at ranges 1 to 3, with a focus and without: three dice against an agility of 2.
const DAMAGE: [[f32; 2]; 4] = [[0.0, 0.0], [1.92, 1.26], [1.27, 0.77], [0.99, 0.58]];
/// What stress costs, in damage.
const STRESS: f32 = 0.2;
const ITERATIONS: usize = 200;

/// The maneuvers of a usual dial.
const MOVES: [Course; 15] = {
    let (left, right) = (Side::Left, Side::Right);
    [
        Course::Straight { speed: 1 },
        Course::Straight { speed: 2 },
        Course::Straight { speed: 3 },
        Course::Straight { speed: 4 },
        Course::Bank { side: left, speed: 1 },
        Course::Bank { side: right, speed: 1 },
        Course::Bank { side: left, speed: 2 },
        Course::Bank { side: right, speed: 2 },
        Course::Bank { side: left, speed: 3 },
        Course::Bank { side: right, speed: 3 },
        Course::Turn { side: left, speed: 2 },
        Course::Turn { side: right, speed: 2 },
        Course::Turn { side: left, speed: 3 },
        Course::Turn { side: right, speed: 3 },
        Course::Koiogran { speed: 4 },
    ]
};
/// The last of them is red.
const RED: usize = MOVES.len() - 1;

/// The table.
#[derive(Debug, Clone, PartialEq)]
pub struct Pursuit(Vec<f32>);

/// Where one ship is, as another sees it.
#[derive(Debug, Clone, Copy)]
struct Relative {
    /// In millimetres.
    distance: f64,
    /// Clockwise from straight ahead, in radians.
    bearing: f64,
    heading: f64,
}

impl Relative {
    fn new(own: &Base, other: &Base) -> Self {
        let d = other.centre() - own.centre();
        let (ahead, aside) = (d.dot(own.forward()), d.dot(own.right()));
        let (along, across) = (other.forward().dot(own.forward()), other.forward().dot(own.right()));
        Self {
            distance: d.length() / 1_000.0,
            bearing: libm::atan2(aside, ahead),
            heading: libm::atan2(across, along),
        }
    }
}

/// What a joint maneuver comes to at once: expected damage both ways.
#[derive(Clone, Copy, Default)]
struct Exchange {
    dealt: f32,
    taken: f32,
}

impl Pursuit {
    /// The table that ships with the bots.
    pub fn get() -> &'static Self {
        static TABLE: OnceLock<Pursuit> = OnceLock::new();
        TABLE.get_or_init(|| Self::read(include_str!("pursuit.txt")))
    }

    /// How much damage one ship will deal to the other.
    pub fn value(&self, own: &Base, other: &Base) -> f32 {
        self.at(Relative::new(own, other))
    }

    fn at(&self, seen: Relative) -> f32 {
        // The left is the mirror of the right.
        let (bearing, heading) =
            if seen.bearing < 0.0 { (-seen.bearing, -seen.heading) } else { (seen.bearing, seen.heading) };
        let last = DISTANCES.len() - 1;
        if seen.distance >= DISTANCES[last] * 1.5 {
            return 0.0;
        }
        let mut near = 0;
        while near + 2 < DISTANCES.len() && DISTANCES[near + 1] <= seen.distance {
            near += 1;
        }
        let far = ((seen.distance - DISTANCES[near]) / (DISTANCES[near + 1] - DISTANCES[near])).min(1.0);
        let turn = (bearing / PI * (BEARINGS - 1) as f64).clamp(0.0, (BEARINGS - 1) as f64 - 1e-6);
        let round = (if heading < 0.0 { heading + TAU } else { heading }) / TAU * HEADINGS as f64;
        let (b, h) = (turn as usize, round as usize % HEADINGS);
        let (turn, round) = ((turn - b as f64) as f32, (round - libm::floor(round)) as f32);
        let node = |d: usize, b: usize, h: usize| self.0[(d * BEARINGS + b) * HEADINGS + h % HEADINGS];
        let line = |d: usize, b: usize| node(d, b, h) * (1.0 - round) + node(d, b, h + 1) * round;
        let face = |d: usize| line(d, b) * (1.0 - turn) + line(d, b + 1) * turn;
        let value = face(near) * (1.0 - far as f32) + face(near + 1) * far as f32;
        // Beyond the table it fades.
        if seen.distance > DISTANCES[last] {
            value * (3.0 - 2.0 * (seen.distance / DISTANCES[last]) as f32)
        } else {
            value
        }
    }

    /// Solves the duel by so many sweeps over all nodes.
    pub fn solve(sweeps: usize) -> Self {
        let duels: Vec<Node> = (0..NODES).map(Node::new).collect();
        let mut table = Self(vec![0.0; NODES]);
        for _ in 0..sweeps {
            let next = duels.iter().map(|duel| duel.solve(&table)).collect();
            table = Self(next);
        }
        table
    }

    /// As text: two hexadecimal digits a node, in eightieths of a damage.
    pub fn write(&self) -> String {
        let mut text = String::new();
        for line in self.0.chunks(HEADINGS) {
            for value in line {
                write!(text, "{:02x}", (value * 80.0).clamp(0.0, 255.0) as u8).expect("a string takes all");
            }
            text.push('\n');
        }
        text
    }

    /// From text; what is missing counts nothing.
    fn read(text: &str) -> Self {
        let digits: Vec<u8> =
            text.bytes().filter_map(|byte| char::from(byte).to_digit(16)).map(|d| d as u8).collect();
        let mut table: Vec<f32> =
            digits.chunks_exact(2).map(|pair| f32::from(pair[0] * 16 + pair[1]) / 80.0).collect();
        table.resize(NODES, 0.0);
        Self(table)
    }
}

/// A node: all joint maneuvers from one relative place.
struct Node {
    now: Vec<Exchange>,
    /// Where each ship is as the other sees it then.
    seen: Vec<(Relative, Relative)>,
}

impl Node {
    fn new(number: usize) -> Self {
        let (distance, rest) = (number / (BEARINGS * HEADINGS), number % (BEARINGS * HEADINGS));
        let (bearing, heading) = (rest / HEADINGS, rest % HEADINGS);
        let turn = Heading::degrees(bearing as f64 * 180.0 / (BEARINGS - 1) as f64).vector();
        let reach = DISTANCES[distance] * 1_000.0;
        let own = Pose::default();
        let other = Pose::round(
            Point::new(turn.x * reach, turn.y * reach),
            Heading::degrees(heading as f64 * 360.0 / HEADINGS as f64),
        );
        let (mut now, mut seen) = (Vec::new(), Vec::new());
        for (a, mine) in MOVES.into_iter().enumerate() {
            let mine = Base::new(mine.end(own, Size::Small), Size::Small);
            for (b, theirs) in MOVES.into_iter().enumerate() {
                let theirs = Base::new(theirs.end(other, Size::Small), Size::Small);
                now.push(Exchange {
                    dealt: shot(&mine, &theirs, a == RED),
                    taken: shot(&theirs, &mine, b == RED),
                });
                seen.push((Relative::new(&mine, &theirs), Relative::new(&theirs, &mine)));
            }
        }
        Self { now, seen }
    }

    /// What one ship deals to the other from here, if what comes later is worth what the table says.
    fn solve(&self, table: &Pursuit) -> f32 {
        const N: usize = MOVES.len();
        let mut gains = [[0.0_f32; N]; N];
        let mut deals = [[0.0_f32; N]; N];
        for (at, (now, (mine, theirs))) in self.now.iter().zip(&self.seen).enumerate() {
            let (a, b) = (at / N, at % N);
            let (deal, take) = (now.dealt + LATER * table.at(*mine), now.taken + LATER * table.at(*theirs));
            let strain = |red: bool| if red { STRESS } else { 0.0 };
            deals[a][b] = deal;
            gains[a][b] = deal - take - strain(a == RED) + strain(b == RED);
        }
        let (mut rows, mut columns) = ([0.0_f32; N], [0.0_f32; N]);
        let (mut row_sum, mut column_sum) = ([0.0_f32; N], [0.0_f32; N]);
        for iteration in 0..ITERATIONS {
            let (p, q) = (matched(&rows), matched(&columns));
            let (mut up, mut down) = ([0.0_f32; N], [0.0_f32; N]);
            for a in 0..N {
                for b in 0..N {
                    up[a] += gains[a][b] * q[b];
                    down[b] -= gains[a][b] * p[a];
                }
            }
            let mean: f32 = (0..N).map(|a| up[a] * p[a]).sum();
            for at in 0..N {
                rows[at] = (rows[at] + up[at] - mean).max(0.0);
                columns[at] = (columns[at] + down[at] + mean).max(0.0);
                row_sum[at] += p[at] * iteration as f32;
                column_sum[at] += q[at] * iteration as f32;
            }
        }
        let (p, q) = (matched(&row_sum), matched(&column_sum));
        (0..N).flat_map(|a| (0..N).map(move |b| (a, b))).map(|(a, b)| p[a] * q[b] * deals[a][b]).sum()
    }
}

fn matched<const N: usize>(regrets: &[f32; N]) -> [f32; N] {
    let sum: f32 = regrets.iter().sum();
    regrets.map(|regret| if sum > 0.0 { regret / sum } else { 1.0 / N as f32 })
}

/// Expected damage of a shot from one base at another; none for who is too near or not in the arc.
fn shot(from: &Base, to: &Base, red: bool) -> f32 {
    if from.touches(to) {
        return 0.0;
    }
    let sight = from.sight_in_arc(Arc::Front, ArcAngles::SECOND_EDITION, to);
    let range = sight.and_then(|sight| sight.range().number()).unwrap_or(0);
    DAMAGE[range as usize][usize::from(red)]
}

#[cfg(test)]
mod tests {
    use super::*;

    fn value(x: f64, y: f64, degrees: f64) -> (f32, f32) {
        let own = Base::new(Pose::default(), Size::Small);
        let other = Base::new(Pose::mm(x, y, degrees), Size::Small);
        (Pursuit::get().value(&own, &other), Pursuit::get().value(&other, &own))
    }

    #[test]
    fn a_tail_is_worth_more_than_a_nose() {
        let (behind, before) = value(0.0, 200.0, 0.0);
        // Not by more: whoever is chased may turn about.
        assert!(behind > before + 0.3, "{behind} against {before}");
        let (one, other) = value(0.0, 300.0, 180.0);
        assert!((one - other).abs() < 0.1, "nose to nose nobody is better off: {one} and {other}");
        assert!(behind > one - 0.2, "{behind} and {one}");
    }

    #[test]
    fn left_and_right_are_alike() {
        let (left, right) = (value(-150.0, 120.0, 40.0).0, value(150.0, 120.0, -40.0).0);
        assert!((left - right).abs() < 1e-3, "{left} and {right}");
    }
}
