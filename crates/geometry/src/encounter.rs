//! Outlines met on the way.

use crate::{Base, Flight, Placed, Point, Swept, Vector, convex};
use arrayvec::ArrayVec;

/// How an outline was met.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Encounter {
    /// The template covered part of it (X2-OBST-03: moved through).
    pub through: bool,
    /// The base rests on it (X2-OBST-03: overlaps).
    pub overlap: bool,
    /// How far along the way it was met first, in micrometres: nearer is earlier.
    pub along: f64,
}

/// An outline that was met: its place in the list, and how.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Met {
    /// Which of the outlines.
    pub index: usize,
    /// How it was met.
    pub encounter: Encounter,
}

impl Encounter {
    /// How a template and the base set down at its end met an outline; none if they did not. Where the ship started
    /// does not count (AMB-13): ask [`Placed::is_under`] of its base there if it should.
    pub fn of(swept: &Swept, end: &Base, outline: &Placed<'_>) -> Option<Self> {
        Self::onward(swept, end, outline, || end.axis_along(swept.leaving()))
    }

    /// The same for a base that lies beyond the template's end the way `onward` points.
    fn onward(
        swept: &Swept,
        end: &Base,
        outline: &Placed<'_>,
        onward: impl FnOnce() -> Vector,
    ) -> Option<Self> {
        let entry = swept.entry(outline);
        let overlap = outline.is_under(end);
        let along = match entry {
            Some(along) => along,
            None if overlap => swept.length() + depth(end, onward(), outline),
            None => return None,
        };
        Some(Self { through: entry.is_some(), overlap, along })
    }
}

/// How far beyond the side that lies on the template's end a base meets an outline first: a Koiogran turn rests with its
/// front there, a Tallon roll and a barrel roll with a side.
fn depth(base: &Base, onward: Vector, outline: &Placed<'_>) -> f64 {
    let frame = outline.frame();
    let corners = base.corners().map(|p| frame.local(p));
    let rear = frame.local(base.centre() - onward * base.half());
    let forward = frame.local(base.centre() + onward * base.half()) - rear;
    let forward = forward * (1.0 / forward.length());
    let mut least = base.half() * 2.0;
    for piece in outline.outline().pieces() {
        let mut part: convex::Loop = piece.iter().copied().collect();
        for (a, b) in convex::edges(&corners) {
            let out = (b - a).right();
            let normal = out * (1.0 / out.length());
            part = convex::clip(&part, normal, limit(a, normal));
        }
        for &p in &part {
            least = least.min((p - rear).dot(forward));
        }
    }
    least.max(0.0)
}

fn limit(on: Point, normal: Vector) -> f64 {
    on.x * normal.x + on.y * normal.y
}

impl Flight {
    /// How the flight met an outline; none if it did not.
    pub fn encounter(&self, outline: &Placed<'_>) -> Option<Encounter> {
        if self.full {
            return Encounter::of(&self.swept, &self.base, outline);
        }
        // Slid back it has not been turned, and lies along the chord: front or rear, but not a side, is where it came from.
        Encounter::onward(&self.swept, &self.base, outline, || {
            let forward = self.base.forward();
            if forward.dot(self.swept.leaving()) < 0.0 { -forward } else { forward }
        })
    }

    /// The outlines met, the nearest along the way first (AMB-12). Of more than `N`, the nearest `N`.
    ///
    /// ```
    /// # use geometry::{Course, Pose, Size, rocks};
    /// let rock = rocks::find("coreasteroid0").unwrap();
    /// let far = rock.at(Pose::mm(0.0, 140.0, 0.0));
    /// let near = rock.at(Pose::mm(0.0, 60.0, 0.0));
    /// let flight = Course::Straight { speed: 3 }.fly(Pose::default(), Size::Small, &[]);
    /// let met = flight.met::<6>(&[far, near]);
    /// assert_eq!(met.iter().map(|m| m.index).collect::<Vec<_>>(), [1, 0]);
    /// assert!(met[0].encounter.through && !met[0].encounter.overlap);
    /// ```
    pub fn met<const N: usize>(&self, outlines: &[Placed<'_>]) -> ArrayVec<Met, N> {
        let mut met: ArrayVec<Met, N> = ArrayVec::new();
        for (index, outline) in outlines.iter().enumerate() {
            let Some(encounter) = self.encounter(outline) else { continue };
            let place = met.iter().position(|m| encounter.along < m.encounter.along).unwrap_or(met.len());
            if place == N {
                continue;
            }
            if met.is_full() {
                met.pop();
            }
            met.insert(place, Met { index, encounter });
        }
        met
    }
}

/// Ways to move that do not slide back: boosts and rolls.
impl Swept {
    /// Whether this ground or the base set down at its end meets an outline (X2-ACTION-24, -27).
    pub fn bars(&self, end: &Base, outline: &Placed<'_>) -> bool {
        outline.is_under(end) || self.meets(outline)
    }
}
