//! The path of a base along a template: straight run-in, centre line, straight run-out.
//!
//! sliding along a template, the middle marks of a base's front and rear both stay on that path, so the base lies
//! along the chord between them. The track works in a frame of its own: x is the way it bends, y is ahead, and the
//! origin is where the template starts. A square looks the same in a mirror, so left and right need no distinction.
//!
//! A place on the track is where the rear mark is: the length of the run-in before the curve, and on the curve twice
//! the radius times the tangent of half the angle, which needs no trigonometry.

use crate::{Base, Curve, Point, Size, Template, Vector};
use std::f64::consts::{FRAC_1_SQRT_2, SQRT_2};

/// A template's centre line with its run-in and run-out, for a base of one size.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Track {
    /// Radius of the centre line; 0 for a straight.
    radius: f64,
    /// The place where the centre line ends.
    last: f64,
    /// Where the centre line ends, and which way it points there.
    end: Point,
    leaving: Vector,
    /// One by the radius, and by the chord.
    curvature: f64,
    per_chord: f64,
    /// The side of the base: how far apart the two marks are.
    chord: f64,
    /// With both marks on the curve, where the front one is from the rear one: towards the centre, and ahead.
    inward: f64,
    onward: f64,
    size: Size,
    // The world: where the template starts, ahead, and the way it bends.
    origin: Point,
    ahead: Vector,
    aside: Vector,
}

/// A base on its track, in the world, and how it changes with its place.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Motion {
    /// The base; its front is the way it travels.
    pub(crate) base: Base,
    /// The change of its centre.
    pub(crate) drift: Vector,
    /// The change of its front's direction.
    pub(crate) swing: Vector,
}

impl Track {
    /// The track of a base along a template, `ahead` and bending `sign` to the right of it.
    pub(crate) fn new(from: &Base, ahead: Vector, sign: f64, template: Template) -> Self {
        let radius = template.radius().unwrap_or(0.0);
        let (last, end, leaving) = match template.curve {
            Curve::Straight => {
                let length = template.length();
                (length, Point::new(0.0, length), Vector::new(0.0, 1.0))
            }
            Curve::Bank => (
                2.0 * radius * (SQRT_2 - 1.0),
                Point::new(radius * (1.0 - FRAC_1_SQRT_2), radius * FRAC_1_SQRT_2),
                Vector::new(FRAC_1_SQRT_2, FRAC_1_SQRT_2),
            ),
            Curve::Turn => (2.0 * radius, Point::new(radius, radius), Vector::new(1.0, 0.0)),
        };
        let origin = from.centre() + ahead * from.half();
        let aside = ahead.right() * sign;
        let chord = from.half() * 2.0;
        let curvature = if radius > 0.0 { 1.0 / radius } else { 0.0 };
        let inward = chord * chord * 0.5 * curvature;
        let onward = (chord * chord - inward * inward).max(0.0).sqrt();
        let (per_chord, size) = (1.0 / chord, from.size());
        Self {
            radius,
            last,
            end,
            leaving,
            curvature,
            per_chord,
            chord,
            inward,
            onward,
            size,
            origin,
            ahead,
            aside,
        }
    }

    /// The place where the base stands before it moves: a base's length before the template.
    pub(crate) fn start(&self) -> f64 {
        -self.chord
    }

    /// The place where the template ends.
    pub(crate) fn last(&self) -> f64 {
        self.last
    }

    /// How much of the template's centre line lies behind a base at a place.
    pub(crate) fn length(&self, place: f64) -> f64 {
        if place <= 0.0 {
            0.0
        } else if self.radius == 0.0 {
            place
        } else {
            2.0 * self.radius * libm::atan(place / (2.0 * self.radius))
        }
    }

    /// The base at a place.
    pub(crate) fn at(&self, place: f64) -> Motion {
        let (rear, rear_change) = self.rear(place);
        let (front, heading) = self.front(place, rear);
        let along = (front - rear) * self.per_chord;
        // The marks keep their distance: both move equally fast along the chord.
        let front_change = heading * (rear_change.dot(along) / heading.dot(along));
        let centre = rear + along * (self.chord * 0.5);
        Motion {
            base: Base::facing(
                self.origin + self.world(Vector::new(centre.x, centre.y)),
                self.world(along),
                self.size,
            ),
            drift: self.world((rear_change + front_change) * 0.5),
            swing: self.world((front_change - rear_change) * self.per_chord),
        }
    }

    #[inline]
    fn world(&self, v: Vector) -> Vector {
        self.aside * v.x + self.ahead * v.y
    }

    /// The rear mark and its change.
    #[inline]
    fn rear(&self, place: f64) -> (Point, Vector) {
        if self.radius == 0.0 || place <= 0.0 {
            return (Point::new(0.0, place), Vector::new(0.0, 1.0));
        }
        let tangent = place * 0.5 * self.curvature;
        let slow = 1.0 / (1.0 + tangent * tangent);
        let (sin, cos) = (2.0 * tangent * slow, (1.0 - tangent * tangent) * slow);
        (Point::new(self.radius * (1.0 - cos), self.radius * sin), Vector::new(sin * slow, cos * slow))
    }

    /// The front mark, and which way the path points there.
    #[inline]
    fn front(&self, place: f64, rear: Point) -> (Point, Vector) {
        if self.radius == 0.0 || place <= -self.chord {
            return (Point::new(0.0, place + self.chord), Vector::new(0.0, 1.0));
        }
        let to_end = self.end - rear;
        let squared = self.chord * self.chord;
        if to_end.squared() <= squared {
            // On the run-out.
            let along = to_end.dot(self.leaving);
            let beyond = (along * along - to_end.squared() + squared).max(0.0).sqrt() - along;
            return (self.end + self.leaving * beyond, self.leaving);
        }
        // On the curve: where a circle around the rear mark meets it.
        let to_centre = Point::new(self.radius, 0.0) - rear;
        let (unit, inward, onward) = if place > 0.0 {
            (to_centre * self.curvature, self.inward, self.onward)
        } else {
            let away = to_centre.length();
            let inverse = 1.0 / away;
            let inward = (squared - self.radius * self.radius + away * away) * 0.5 * inverse;
            (to_centre * inverse, inward, (squared - inward * inward).max(0.0).sqrt())
        };
        // Of the two, the one farther along the path: counter-clockwise of the way to the centre, which lies at +x.
        let front = rear + unit * inward + Vector::new(-unit.y, unit.x) * onward;
        (front, Vector::new(front.y, self.radius - front.x) * self.curvature)
    }

    /// How much the rate at which the base and another one part can change with the place: bounds for the sides of the
    /// other, which stay, and for the base's own, which swing. A test holds them against every template and size.
    pub(crate) fn bend(&self, other: &Base) -> (f64, f64) {
        let sharpness = self.chord * self.curvature;
        let squared = sharpness * sharpness;
        let drift = (0.53 * squared).max(1.0) * self.curvature;
        let drift_seen = (0.97 * squared).max(1.75) * self.curvature;
        let swing = (1.0 + 0.9 * squared) * self.curvature * self.per_chord;
        let half = self.chord * 0.5;
        (drift + SQRT_2 * half * swing, drift_seen + SQRT_2 * (half + 2.0 * other.half()) * swing)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Pose;

    fn curves() -> impl Iterator<Item = (Template, Size)> {
        Template::all()
            .filter(|t| t.radius().is_some())
            .flat_map(|template| Size::ALL.into_iter().map(move |size| (template, size)))
    }

    fn track(template: Template, size: Size) -> Track {
        Track::new(&Base::new(Pose::default(), size), Vector::new(0.0, 1.0), 1.0, template)
    }

    #[test]
    fn marks_keep_their_distance_and_the_track_ends_where_the_template_does() {
        for (template, size) in curves() {
            let track = track(template, size);
            for place in places(&track, 0.0) {
                let (rear, _) = track.rear(place);
                let (front, _) = track.front(place, rear);
                assert!((rear.distance(front) - size.side()).abs() < 1e-6, "{template:?} {size:?} {place}");
            }
            assert!((track.length(track.last()) - template.length()).abs() < 1e-6);
        }
    }

    #[test]
    fn drift_and_swing_are_what_differences_show() {
        for (template, size) in curves() {
            let track = track(template, size);
            let step = 5.0;
            for place in places(&track, step) {
                let [before, here, after] = [place - step, place, place + step].map(|p| track.at(p));
                let drift = (after.base.centre() - before.base.centre()) * (0.5 / step);
                let swing = (after.base.forward() - before.base.forward()) * (0.5 / step);
                assert!((drift - here.drift).length() < 1e-3, "{template:?} {size:?} {place}");
                assert!((swing - here.swing).length() < 1e-7, "{template:?} {size:?} {place}");
            }
        }
    }

    #[test]
    fn no_rate_changes_faster_than_the_bend() {
        let step = 5.0;
        for (template, size) in curves() {
            let track = track(template, size);
            for other in Size::ALL {
                let (fixed, own) = track.bend(&Base::new(Pose::default(), other));
                let reach = SQRT_2 * (size.half() + 2.0 * other.half());
                for place in places(&track, step) {
                    let [before, here, after] = [place - step, place, place + step].map(|p| track.at(p).base);
                    for i in 0..8 {
                        let way = crate::Heading(i << 29).vector();
                        // A corner of the mover, seen by somebody who stays.
                        let corner = |base: &Base| {
                            base.centre()
                                + (base.forward() * way.x + base.right() * way.y) * (SQRT_2 * size.half())
                        };
                        let change = (corner(&after) - corner(&here)) - (corner(&here) - corner(&before));
                        assert!(change.length() / (step * step) <= fixed, "{template:?} {size:?} {place}");
                        // A point that stays, seen by the mover: as far away as a corner of one it overlaps can be.
                        let point = here.centre() + way * reach;
                        let seen = |base: &Base| base.local(point);
                        let change = (seen(&after) - seen(&here)) - (seen(&here) - seen(&before));
                        assert!(change.length() / (step * step) <= own, "{template:?} {size:?} {place}");
                    }
                }
            }
        }
    }

    fn places(track: &Track, margin: f64) -> impl Iterator<Item = f64> {
        let (first, last) = (track.start() + margin, track.last() - margin);
        (0..=1_000).map(move |i| first + (last - first) * f64::from(i) / 1_000.0)
    }
}
