//! The templates ships move along.

use crate::Heading;
use serde::{Deserialize, Serialize};
use std::f64::consts::{FRAC_PI_2, FRAC_PI_4};

/// The width of every template, in micrometres.
pub const WIDTH: f64 = 20_000.0;

/// Left or right, as seen by the ship.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Side {
    /// Counter-clockwise.
    Left,
    /// Clockwise.
    Right,
}

impl Side {
    /// Both sides.
    pub const BOTH: [Self; 2] = [Self::Left, Self::Right];

    /// The other side.
    #[inline]
    pub const fn other(self) -> Self {
        match self {
            Self::Left => Self::Right,
            Self::Right => Self::Left,
        }
    }

    /// +1 to the right, -1 to the left.
    #[inline]
    pub const fn sign(self) -> f64 {
        match self {
            Self::Left => -1.0,
            Self::Right => 1.0,
        }
    }

    /// A turn towards this side.
    #[inline]
    pub fn turn(self, by: Heading) -> Heading {
        match self {
            Self::Left => -by,
            Self::Right => by,
        }
    }
}

/// Which of the three positions a ship takes across the end of a template that lies against its side
/// (X2-MOVE-28, X2-ACTION-23).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Slot {
    /// The side's mid-line on the template's centre line.
    #[default]
    Middle,
    /// The side's mid-line on the edge of the template that lies ahead: the ship is farther forward.
    Forward,
    /// The side's mid-line on the edge of the template that lies behind: the ship is farther back.
    Back,
}

impl Slot {
    /// All three.
    pub const ALL: [Self; 3] = [Self::Middle, Self::Forward, Self::Back];

    /// 0, +1 or -1: which way the ship is shifted along its own heading.
    #[inline]
    pub const fn sign(self) -> f64 {
        match self {
            Self::Middle => 0.0,
            Self::Forward => 1.0,
            Self::Back => -1.0,
        }
    }
}

/// The form of a template.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Curve {
    /// A bar, 40 mm long for each step of speed.
    Straight,
    /// An arc of 45 degrees; radii 80, 130, 180 mm.
    Bank,
    /// An arc of 90 degrees; radii 35, 62.5, 90 mm.
    Turn,
}

/// A template: its form and its speed. Which way a curve bends is said by who lays it.
///
/// ```
/// # use geometry::{Curve, Template};
/// assert_eq!(Template::new(Curve::Straight, 3).length(), 120_000.0);
/// assert_eq!(Template::new(Curve::Turn, 2).radius(), Some(62_500.0));
/// assert_eq!(Template::all().count(), 11); // X2-COMP-09
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Template {
    /// Its form.
    pub curve: Curve,
    /// Its speed, from 1.
    pub speed: u8,
}

impl Template {
    /// A template. Those outside the printed eleven follow the same figures; see [`Template::exists`].
    #[inline]
    pub const fn new(curve: Curve, speed: u8) -> Self {
        Self { curve, speed }
    }

    /// Whether it is one of the eleven: straight 1 to 5, bank and turn 1 to 3.
    pub const fn exists(self) -> bool {
        let most = match self.curve {
            Curve::Straight => 5,
            Curve::Bank | Curve::Turn => 3,
        };
        1 <= self.speed && self.speed <= most
    }

    /// The eleven.
    pub fn all() -> impl Iterator<Item = Self> {
        [Curve::Straight, Curve::Bank, Curve::Turn]
            .into_iter()
            .flat_map(|curve| (1..=5).map(move |speed| Self::new(curve, speed)))
            .filter(|t| t.exists())
    }

    /// The radius of the centre line in micrometres; none for a straight.
    #[inline]
    pub const fn radius(self) -> Option<f64> {
        let step = self.speed as f64;
        match self.curve {
            Curve::Straight => None,
            Curve::Bank => Some(30_000.0 + 50_000.0 * step),
            Curve::Turn => Some(7_500.0 + 27_500.0 * step),
        }
    }

    /// By how much it turns a ship.
    #[inline]
    pub const fn angle(self) -> Heading {
        match self.curve {
            Curve::Straight => Heading::UP,
            Curve::Bank => Heading::EIGHTH,
            Curve::Turn => Heading::QUARTER,
        }
    }

    /// The length of the centre line, in micrometres.
    #[inline]
    pub const fn length(self) -> f64 {
        match (self.curve, self.radius()) {
            (Curve::Bank, Some(radius)) => radius * FRAC_PI_4,
            (Curve::Turn, Some(radius)) => radius * FRAC_PI_2,
            (Curve::Straight | Curve::Bank | Curve::Turn, _) => 40_000.0 * self.speed as f64,
        }
    }
}
