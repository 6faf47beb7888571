//! Flying a course: to its end, or back to the first place that is free.

use crate::{
    Base, CONTACT, Course, Heading, Pose, Size, Slot, Swept,
    course::Leg,
    rest,
    track::{Motion, Track},
};

/// How close sliding back comes to contact, in micrometres, before the pose is rounded.
const CLOSE: f64 = 0.1;

/// Below this depth, in micrometres, it is worth a look whether somebody else is in the way before closing in.
const NEARLY: f64 = 2_000.0;

/// What became of a course.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Flight {
    /// Where the ship comes to rest.
    pub end: Pose,
    /// Whether it reached the end of the template (X2-MOVE-14).
    pub full: bool,
    /// Which of the others it backed over last, and so touches (X2-MOVE-18).
    pub touching: Option<usize>,
    /// The ground its template covered, up to where it came to rest (AMB-14).
    pub swept: Swept,
    /// Its base where it comes to rest.
    pub base: Base,
}

impl Course {
    /// Flies it among other bases. Bases under the template do not matter (X2-MOVE-15). If the end is free, the ship
    /// [rests](Course::rest) there. If it is not, the ship slides back along the path until nothing is overlapped and rests in contact with the last base it backed
    /// over, at its start if need be (X2-MOVE-17, -18, -19); the rotation at the end of a Koiogran turn, Segnor's
    /// loop or Tallon roll is then left out (X2-MOVE-26, -29, AMB-10). A Tallon roll is tried in the placement it
    /// names only: ask [`Course::is_free`] of all its [`Course::placements`] first (R-08).
    ///
    /// ```
    /// # use geometry::{Base, Course, Pose, Size};
    /// let blocker = Base::new(Pose::mm(0.0, 130.0, 0.0), Size::Small);
    /// let flight = Course::Straight { speed: 2 }.fly(Pose::default(), Size::Small, &[blocker]);
    /// assert_eq!(flight.end, Pose::mm(0.0, 90.0, 0.0));
    /// assert!(!flight.full && flight.touching == Some(0));
    /// ```
    pub fn fly(self, from: Pose, size: Size, others: &[Base]) -> Flight {
        let start = Base::new(from, size);
        let Some(leg) = self.leg() else {
            return Flight {
                end: from,
                full: true,
                touching: None,
                swept: Swept::nothing(&start),
                base: start,
            };
        };
        let (at, heading) = self.exact_end(&start, from);
        if let Some((end, base)) = rest::rest(at, heading, size, others) {
            let swept = leg.swept(&start, leg.template.length());
            return Flight { end, full: true, touching: None, swept, base };
        }
        // The end of the path is the end of the course, but for a Tallon roll set down before or behind it.
        let on_path = !matches!(self, Self::Tallon { slot: Slot::Forward | Slot::Back, .. });
        let blocker = deepest(&Base::new(Pose::round(at, heading), size), others, None);
        slide_back(leg, &start, from, others, blocker.filter(|_| on_path))
    }
}

/// Slides back from the end of the path, where `blocker` is in the way.
fn slide_back(leg: Leg, start: &Base, from: Pose, others: &[Base], blocker: Option<usize>) -> Flight {
    let (ahead, sign) = leg.frame(start);
    let track = Track::new(start, ahead, sign, leg.template);
    let (mut place, mut touching) = (track.last(), blocker);
    while place > track.start() {
        let mut mover = track.at(place);
        if let Some(i) = deepest(&mover.base, others, touching) {
            touching = Some(i);
            let bend = track.bend(&others[i]);
            loop {
                let (depth, step) = step_back(&mover, &others[i], bend);
                place -= step;
                if depth < NEARLY || place <= track.start() {
                    break;
                }
                mover = track.at(place);
            }
        } else if let Some((end, base)) =
            rest::settle(&mover.base, heading(leg, &mover.base, from), others, touching)
        {
            let swept = leg.swept(start, track.length(place));
            return Flight { end, full: false, touching, swept, base };
        } else {
            // Rounding would push it into somebody: back a little more.
            place -= CONTACT;
        }
    }
    // X2-MOVE-19
    Flight { end: from, full: false, touching, swept: leg.swept(start, 0.0), base: *start }
}

/// The heading of a base on its path.
fn heading(leg: Leg, mover: &Base, from: Pose) -> Heading {
    match (leg.template.radius(), leg.reverse) {
        (None, _) => from.heading,
        (Some(_), false) => Heading::of(mover.forward()),
        (Some(_), true) => Heading::of(-mover.forward()),
    }
}

/// Who is overlapped most. Until that one is cleared, no place is free.
fn deepest(mover: &Base, others: &[Base], touching: Option<usize>) -> Option<usize> {
    let mut found = None;
    let mut least = f64::INFINITY;
    for (i, other) in others.iter().enumerate() {
        // Who is being backed over must be cleared to contact; the others may touch.
        let limit = if touching == Some(i) { -CLOSE } else { -CONTACT };
        let apart = mover.separation(other);
        if apart < limit && apart < least {
            (found, least) = (Some(i), apart);
        }
    }
    found
}

/// How deep the mover and `other` reach into each other, and how far back the mover must go at least to clear it.
///
/// Along each direction in which a side of either faces the other they reach into each other by some depth, which
/// lessens at some rate; the rate itself changes by no more than `bend`. They are apart as soon as one of the eight
/// depths is gone, so the shortest of the eight ways cannot miss contact. On a line the bend is 0 and the way exact;
/// on a curve each step leaves about the square of what the one before left.
fn step_back(mover: &Motion, other: &Base, bend: (f64, f64)) -> (f64, f64) {
    let (own, theirs) = (mover.base.half(), other.half());
    let (f, r) = (mover.base.forward(), mover.base.right());
    let (f_swing, r_swing) = (mover.swing, mover.swing.right());
    let (of, or) = (other.forward(), other.right());
    let d = other.centre() - mover.base.centre();
    // Other's two directions, which stay, then the mover's, which swing.
    let along = [of.dot(d), or.dot(d), f.dot(d), r.dot(d)];
    let change = [
        -of.dot(mover.drift),
        -or.dot(mover.drift),
        f_swing.dot(d) - f.dot(mover.drift),
        r_swing.dot(d) - r.dot(mover.drift),
    ];
    // One square turned against the other: cosine and sine, and how they change, are the same for both.
    let (cos, sin) = (f.dot(of), f.dot(or));
    let turned = cos.abs() + sin.abs();
    let turning = 1.0_f64.copysign(cos) * f_swing.dot(of) + 1.0_f64.copysign(sin) * f_swing.dot(or);
    let (fixed, swung) = (theirs + own * turned, own + theirs * turned);
    let reach = [fixed, fixed, swung, swung];
    let growth = [own * turning, own * turning, theirs * turning, theirs * turning];
    let bend = [bend.0, bend.0, bend.1, bend.1];

    // The shallowest first: most of the others then need no root to be told longer.
    let faces = [0, 1, 2, 3, 4, 5, 6, 7].map(|i| {
        let (axis, sign) = (i / 2, if i % 2 == 0 { 1.0 } else { -1.0 });
        Face {
            depth: reach[axis] - sign * along[axis],
            rate: growth[axis] - sign * change[axis],
            bend: bend[axis],
        }
    });
    let mut shallowest = faces[0];
    for face in faces {
        if face.depth < shallowest.depth {
            shallowest = face;
        }
    }
    let mut shortest = shallowest.way();
    for face in faces {
        if face.is_gone_after(shortest) {
            shortest = face.way();
        }
    }
    (shallowest.depth, shortest)
}

/// A direction in which two bases reach into each other.
#[derive(Clone, Copy)]
struct Face {
    depth: f64,
    /// How fast the depth lessens, and how fast at most that rate grows.
    rate: f64,
    bend: f64,
}

impl Face {
    /// The way after which the depth is gone at the earliest.
    #[inline]
    fn way(self) -> f64 {
        let depth = self.depth.max(0.0);
        let root = (self.rate * self.rate + 2.0 * self.bend * depth).sqrt();
        if self.rate > 0.0 {
            2.0 * depth / (self.rate + root)
        } else if self.bend > 0.0 {
            (root - self.rate) / self.bend
        } else {
            // Never: as far as no table is wide.
            1e9
        }
    }

    #[inline]
    fn is_gone_after(self, way: f64) -> bool {
        (self.rate + 0.5 * self.bend * way) * way > self.depth
    }
}
