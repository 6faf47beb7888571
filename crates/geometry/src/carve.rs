//! Cutting a simple polygon into convex pieces: ears off, then triangles joined where nothing turns concave.

use crate::{
    Point,
    convex::{Loop, edges, holds},
    outline::MOST_OUTLINE_CORNERS,
};
use arrayvec::ArrayVec;

/// As many pieces as a polygon of the most corners has triangles.
pub(crate) type Pieces = ArrayVec<Loop, { MOST_OUTLINE_CORNERS - 2 }>;

/// Twice the signed area: positive when the corners run counter-clockwise.
pub(crate) fn area(corners: &[Point]) -> f64 {
    edges(corners).map(|(a, b)| a.x * b.y - a.y * b.x).sum()
}

fn turn(a: Point, b: Point, c: Point) -> f64 {
    (b - a).cross(c - b)
}

/// The first corner whose edge meets an edge it is no neighbour of, has no length, or turns back onto itself.
pub(crate) fn first_crossing(corners: &[Point]) -> Option<usize> {
    let n = corners.len();
    (0..n).find(|&i| {
        let (a, b, c) = (corners[i], corners[(i + 1) % n], corners[(i + 2) % n]);
        let folded = turn(a, b, c) == 0.0 && (b - a).dot(c - b) <= 0.0;
        let crossed = (0..n).any(|j| {
            let neighbours = j == i || (j + 1) % n == i || (i + 1) % n == j;
            !neighbours && meet(a, b, corners[j], corners[(j + 1) % n])
        });
        folded || crossed
    })
}

fn meet(a: Point, b: Point, c: Point, d: Point) -> bool {
    let apart = |p: Point, q: Point, r: Point, s: Point| {
        let (one, two) = ((q - p).cross(r - p), (q - p).cross(s - p));
        (one > 0.0 && two > 0.0) || (one < 0.0 && two < 0.0)
    };
    let on_one_line = (b - a).cross(c - a) == 0.0 && (b - a).cross(d - a) == 0.0;
    if on_one_line {
        let along = |p: Point| (p - a).dot(b - a);
        let (low, high) = (along(c).min(along(d)), along(c).max(along(d)));
        return low <= along(b) && high >= 0.0;
    }
    !apart(a, b, c, d) && !apart(c, d, a, b)
}

/// The convex pieces of a simple polygon whose corners run counter-clockwise.
pub(crate) fn pieces(corners: &[Point]) -> Pieces {
    let mut pieces = ears(corners);
    while let Some((one, other, joined)) = joinable(&pieces) {
        pieces[one] = joined;
        pieces.swap_remove(other);
    }
    pieces
}

/// Triangles: the ear with the widest tip first, which keeps the pieces stout.
fn ears(corners: &[Point]) -> Pieces {
    let mut left: Loop = corners.iter().copied().collect();
    let mut cut = Pieces::new();
    while left.len() > 3 {
        let n = left.len();
        let ear = |i: usize| [left[(i + n - 1) % n], left[i], left[(i + 1) % n]];
        let is_ear = |i: usize| {
            let tip = ear(i);
            turn(tip[0], tip[1], tip[2]) > 0.0 && left.iter().all(|p| tip.contains(p) || !holds(&tip, *p))
        };
        let base = |i: usize| (ear(i)[2] - ear(i)[0]).squared();
        let best = (0..n).filter(|&i| is_ear(i)).min_by(|&i, &j| base(i).total_cmp(&base(j)));
        // Every simple polygon has an ear, unless three corners in a row are on one line: such a corner goes uncut.
        let i = best.unwrap_or_else(|| {
            (0..n).find(|&i| turn(ear(i)[0], ear(i)[1], ear(i)[2]) == 0.0).unwrap_or_default()
        });
        if best.is_some() {
            cut.push(ear(i).into_iter().collect());
        }
        left.remove(i);
    }
    cut.push(left);
    cut
}

/// Two pieces that share an edge and are convex together.
fn joinable(pieces: &Pieces) -> Option<(usize, usize, Loop)> {
    (0..pieces.len()).find_map(|one| {
        (one + 1..pieces.len()).find_map(|other| Some((one, other, join(&pieces[one], &pieces[other])?)))
    })
}

fn join(one: &Loop, other: &Loop) -> Option<Loop> {
    let (n, m) = (one.len(), other.len());
    let (i, j) = (0..n)
        .flat_map(|i| (0..m).map(move |j| (i, j)))
        .find(|&(i, j)| one[i] == other[(j + 1) % m] && one[(i + 1) % n] == other[j])?;
    // Around the first from the far end of the shared edge, then around the second.
    let joined: Loop =
        (0..n - 1).map(|k| one[(i + 1 + k) % n]).chain((0..m - 1).map(|k| other[(j + 1 + k) % m])).collect();
    let k = joined.len();
    let is_convex = (0..k).all(|a| turn(joined[a], joined[(a + 1) % k], joined[(a + 2) % k]) >= 0.0);
    is_convex.then_some(joined)
}
