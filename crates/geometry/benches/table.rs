//! Times of bases and maneuvers, beside `parry2d` and `geo` in the same run over the same 1,024 pairs of poses.
//!
//! One JSON object a line, in nanoseconds. `TABLE_ROUNDS` is how often each row is taken, by turns with its peers; the
//! least time counts, which is what the work costs when nothing else wants the machine. `cargo bench -p geometry --bench table`

use geo::{Distance, Euclidean, Intersects, LineString, Polygon};
use geometry::{
    Arc, ArcAngles, Base, Course, Flight, Heading, Outline, Placed, Point, Pose, Side, Size, Slot, convex,
    rocks,
};
use parry2d_f64::{
    math, query,
    shape::{ConvexPolygon, Cuboid},
};
use std::{env, hint::black_box, time::Instant};

const PAIRS: usize = 1_024;

/// A small generator: the poses must be the same in every run, not good.
struct Numbers(u64);

impl Numbers {
    fn below(&mut self, n: u32) -> u32 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (((self.0 >> 32) * u64::from(n)) >> 32) as u32
    }

    fn pose(&mut self, spread: u32) -> Pose {
        let (x, y) = (self.below(spread).cast_signed(), self.below(spread).cast_signed());
        Pose::new(x, y, Heading(self.below(u32::MAX)))
    }
}

/// Nanoseconds of an item for each of several ways, taken by turns: the least of all rounds.
fn least<const N: usize>(items: usize, mut ways: [&mut dyn FnMut(); N]) -> [f64; N] {
    let rounds = env::var("TABLE_ROUNDS").ok().and_then(|s| s.parse().ok()).unwrap_or(301);
    let mut taken = [const { Vec::new() }; N];
    for _ in 0..rounds {
        for (way, times) in ways.iter_mut().zip(&mut taken) {
            let clock = Instant::now();
            way();
            times.push(clock.elapsed().as_nanos() as f64 / items as f64);
        }
    }
    taken.map(|mut times| {
        times.sort_by(f64::total_cmp);
        times[0]
    })
}

fn polygon(base: &Base) -> Polygon {
    let corners = base.corners();
    Polygon::new(LineString::from(corners.map(|p| (p.x, p.y)).to_vec()), vec![])
}

fn parry_pose(pose: Pose) -> math::Pose {
    // Ours turns clockwise.
    math::Pose::new(
        math::Vector::new(f64::from(pose.x), f64::from(pose.y)),
        -pose.heading.to_degrees().to_radians(),
    )
}

fn pairs() {
    let mut numbers = Numbers(1);
    let poses: Vec<(Pose, Pose)> =
        (0..PAIRS).map(|_| (numbers.pose(120_000), numbers.pose(120_000))).collect();
    let base = |pose| Base::new(pose, Size::Small);
    let bases: Vec<(Base, Base)> = poses.iter().map(|&(a, b)| (base(a), base(b))).collect();
    let polygons: Vec<(Polygon, Polygon)> = bases.iter().map(|(a, b)| (polygon(a), polygon(b))).collect();
    let isometries: Vec<_> = poses.iter().map(|&(a, b)| (parry_pose(a), parry_pose(b))).collect();
    let cuboid = Cuboid::new(math::Vector::new(20_000.0, 20_000.0));

    let parry = |(a, b): &(math::Pose, math::Pose)| query::intersection_test(a, &cuboid, b, &cuboid);
    let times = least(
        PAIRS,
        [
            &mut || all(&bases, |(a, b)| a.overlaps(b)),
            &mut || all(&poses, |&(a, b)| base(a).overlaps(&base(b))),
            &mut || all(&isometries, parry),
            &mut || all(&poses, |&(a, b)| parry(&(parry_pose(a), parry_pose(b)))),
            &mut || all(&polygons, |(a, b)| a.intersects(b)),
        ],
    );
    row("overlap", WAYS.into_iter().zip(times));

    let parry = |(a, b): &(math::Pose, math::Pose)| query::distance(a, &cuboid, b, &cuboid);
    let times = least(
        PAIRS,
        [
            &mut || all(&bases, |(a, b)| a.gap(b)),
            &mut || all(&poses, |&(a, b)| base(a).gap(&base(b))),
            &mut || all(&isometries, parry),
            &mut || all(&poses, |&(a, b)| parry(&(parry_pose(a), parry_pose(b)))),
            &mut || all(&polygons, |(a, b)| Euclidean.distance(a, b)),
        ],
    );
    row("distance", WAYS.into_iter().zip(times));

    // Any two convex loops, as sights and outlines need them: the closest points as well.
    let loops: Vec<_> = bases.iter().map(|(a, b)| (a.corners(), b.corners())).collect();
    let points =
        |(a, b): &(math::Pose, math::Pose)| query::closest_points(a, &cuboid, b, &cuboid, f64::INFINITY);
    let times = least(
        PAIRS,
        [
            &mut || all(&loops, |(a, b)| convex::nearest(a, b)),
            &mut || all(&bases, |(a, b)| a.nearest(b)),
            &mut || all(&isometries, parry),
            &mut || all(&isometries, points),
        ],
    );
    row("nearest", ["ours", "ours_bases", NEAREST[1], NEAREST[2]].into_iter().zip(times));

    let angles = ArcAngles::SECOND_EDITION;
    let times = least(
        PAIRS,
        [&mut || all(&bases, |(a, b)| a.has_in_arc(Arc::Front, angles, b)), &mut || {
            all(&bases, |(a, b)| a.sight_in_arc(Arc::Front, angles, b));
        }],
    );
    row("arc", ["in_arc", "sight_in_arc"].into_iter().zip(times));
}

/// Ours and the peers': from shapes made before, and from stored poses.
const WAYS: [&str; 5] = ["ours", "ours_from_poses", "parry2d", "parry2d_from_poses", "geo"];

/// Closest points, and beside them what the peer takes for the distance alone and for the points.
const NEAREST: [&str; 3] = ["ours", "parry2d_distance", "parry2d_closest_points"];

/// Convex pieces of obstacles, up to as many corners as they have.
fn pieces() {
    let mut numbers = Numbers(3);
    let all_pieces: Vec<Vec<Point>> = rocks::ids()
        .filter_map(rocks::find)
        .flat_map(|rock| rock.pieces().map(<[Point]>::to_vec).collect::<Vec<_>>())
        .collect();
    let polygon = |piece: &[Point]| {
        let points = piece.iter().map(|p| math::Vector::new(p.x, p.y)).collect();
        ConvexPolygon::from_convex_polyline(points).expect("a piece is convex")
    };
    let polygons: Vec<ConvexPolygon> = all_pieces.iter().map(|piece| polygon(piece)).collect();
    let pairs: Vec<[(usize, Pose); 2]> = (0..PAIRS)
        .map(|_| [(); 2].map(|()| (numbers.below(all_pieces.len() as u32) as usize, numbers.pose(120_000))))
        .collect();
    let placed = |(which, pose): (usize, Pose)| -> Vec<Point> {
        all_pieces[which].iter().map(|p| pose.ahead(p.y, p.x)).collect()
    };
    let loops: Vec<[Vec<Point>; 2]> = pairs.iter().map(|pair| pair.map(placed)).collect();
    let isometries: Vec<[(usize, math::Pose); 2]> =
        pairs.iter().map(|pair| pair.map(|(which, pose)| (which, parry_pose(pose)))).collect();
    let times = least(
        PAIRS,
        [
            &mut || all(&loops, |[a, b]| convex::nearest(a, b)),
            &mut || {
                all(&isometries, |[(a, p), (b, q)]| query::distance(p, &polygons[*a], q, &polygons[*b]));
            },
            &mut || {
                all(&isometries, |[(a, p), (b, q)]| {
                    query::closest_points(p, &polygons[*a], q, &polygons[*b], f64::INFINITY)
                });
            },
        ],
    );
    row("nearest_pieces", NEAREST.into_iter().zip(times));
}

/// Does it to all items; no result is foreseen or thrown away.
fn all<T, R>(items: &[T], way: impl Fn(&T) -> R) {
    for item in items {
        black_box(way(black_box(item)));
    }
}

/// A crowd: who flies where, five others and six obstacles.
struct Crowd {
    from: Pose,
    course: Course,
    others: [(Pose, Size); 5],
    rocks: [(&'static Outline, Pose); 6],
}

impl Crowd {
    /// Others lie around the path: a third of the flights end at the template's end, the others slide back, many of them
    /// over several ships.
    fn new(numbers: &mut Numbers) -> Self {
        let from = Pose { x: 400_000, y: 400_000, heading: Heading(numbers.below(u32::MAX)) };
        let side = Side::BOTH[numbers.below(2) as usize];
        let speed = 1 + numbers.below(3) as u8;
        let course = match numbers.below(6) {
            0 => Course::Straight { speed: speed + 2 },
            1 => Course::Bank { side, speed },
            2 => Course::Turn { side, speed },
            3 => Course::Koiogran { speed },
            4 => Course::Tallon { side, speed, slot: Slot::Middle },
            _ => Course::ReverseBank { side, speed },
        };
        let end = course.end(from, Size::Small);
        let rest = Base::new(end, Size::Small);
        let open = numbers.below(3) == 0;
        let ids: Vec<&str> = rocks::ids().collect();
        let start = Base::new(from, Size::Small);
        let mut others = [(Pose::default(), Size::Small); 5];
        for (along, other) in (0..).zip(&mut others) {
            let size = Size::ALL[numbers.below(6) as usize / 3];
            // Wider with every try: beside the start there may be no room.
            for reach in (30_000..).step_by(5_000) {
                let spread = numbers.pose(2 * reach);
                let at = |a: i32, b: i32| a + (b - a) / 5 * (5 - along) - reach.cast_signed();
                let pose =
                    Pose { x: at(from.x, end.x) + spread.x, y: at(from.y, end.y) + spread.y, ..spread };
                let base = Base::new(pose, size);
                let barred = base.overlaps(&start) || (open && base.overlaps(&rest));
                if !barred {
                    *other = (pose, size);
                    break;
                }
            }
        }
        let rocks = std::array::from_fn(|_| {
            let outline = rocks::find(ids[numbers.below(18) as usize]).expect("listed ids are found");
            let spread = numbers.pose(400_000);
            (outline, Pose { x: spread.x + 200_000, y: spread.y + 200_000, ..spread })
        });
        Self { from, course, others, rocks }
    }

    /// The whole maneuver from stored poses: bases and outlines made, flown, slid back, outlines met in order.
    fn fly(&self) -> (Flight, usize) {
        let others = self.others.map(|(pose, size)| Base::new(pose, size));
        let rocks: [Placed<'_>; 6] = self.rocks.map(|(outline, pose)| outline.at(pose));
        let flight = self.course.fly(self.from, Size::Small, &others);
        let met = flight.met::<6>(&rocks);
        (flight, met.len())
    }
}

fn maneuvers() {
    let mut numbers = Numbers(2);
    let crowds: Vec<Crowd> = (0..PAIRS).map(|_| Crowd::new(&mut numbers)).collect();
    let (full, slid): (Vec<&Crowd>, Vec<&Crowd>) = crowds.iter().partition(|c| c.fly().0.full);
    let met: usize = crowds.iter().map(|c| c.fly().1).sum();
    let [free] = least(full.len(), [&mut || all(&full, |c| c.fly())]);
    let [back] = least(slid.len(), [&mut || all(&slid, |c| c.fly())]);
    // Each crowd for itself, a hundred times over: the slowest of them all, and how many are slow.
    let mut each: Vec<f64> = crowds
        .iter()
        .map(|crowd| {
            let mut best = f64::INFINITY;
            for _ in 0..21 {
                let clock = Instant::now();
                for _ in 0..100 {
                    black_box(black_box(crowd).fly());
                }
                best = best.min(clock.elapsed().as_nanos() as f64 / 100.0);
            }
            best
        })
        .collect();
    each.sort_by(f64::total_cmp);
    let (middle, ninety_nine) = (each[PAIRS / 2], each[PAIRS * 99 / 100]);
    let slowest = each[PAIRS - 1];
    row("maneuver", [("full", free), ("slid_back", back)]);
    row("maneuver_each", [("median", middle), ("percentile_99", ninety_nine), ("slowest", slowest)]);
    let share = 100.0 * slid.len() as f64 / PAIRS as f64;
    row("crowds", [("slid_back_percent", share), ("obstacles_met", met as f64 / PAIRS as f64)]);
}

fn row<'n>(name: &str, figures: impl IntoIterator<Item = (&'n str, f64)>) {
    let figures: Vec<String> =
        figures.into_iter().map(|(what, figure)| format!(r#""{what}":{figure:.2}"#)).collect();
    println!(r#"{{"row":"{name}",{}}}"#, figures.join(","));
}

fn main() {
    pairs();
    pieces();
    maneuvers();
}
