//! Barrel rolls: a template laid against a side of the base.

use crate::{Base, Curve, Heading, Point, Pose, Side, Size, Slot, Swept, Template, rest, template::WIDTH};
use serde::{Deserialize, Serialize};
use std::f64::consts::FRAC_1_SQRT_2;

/// How a straight template is laid against a side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Lay {
    /// A short end against the side, on its mid-line (X2-ACTION-22).
    EndOn,
    /// A long edge against the side, its middle on the mid-line: medium and large bases.
    Broadside,
}

/// The way a bank bends that is laid against a side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Bend {
    /// Towards the ship's front.
    Forward,
    /// Towards its rear.
    Back,
}

/// The template of a roll.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum RollTemplate {
    /// A straight, and how it is laid.
    Straight {
        /// Its speed.
        speed: u8,
        /// How it is laid.
        lay: Lay,
    },
    /// A bank, end on: the ship turns by 45 degrees with it.
    Bank {
        /// Its speed.
        speed: u8,
        /// Which way it bends.
        bend: Bend,
    },
}

impl RollTemplate {
    /// The straight of that speed, laid as the second edition lays it for a base of that size.
    pub const fn usual(speed: u8, size: Size) -> Self {
        let lay = match size {
            Size::Small => Lay::EndOn,
            Size::Medium | Size::Large => Lay::Broadside,
        };
        Self::Straight { speed, lay }
    }

    /// How far the slots before and behind the middle are from it: half the template's breadth, as it lies.
    fn slot_step(self) -> i32 {
        match self {
            Self::Straight { speed, lay: Lay::Broadside } => 20_000 * i32::from(speed),
            Self::Straight { lay: Lay::EndOn, .. } | Self::Bank { .. } => WIDTH as i32 / 2,
        }
    }

    /// How far from the middle of a side the template may lie without reaching past it, in micrometres.
    ///
    /// ```
    /// # use geometry::{RollTemplate, Size};
    /// assert_eq!(RollTemplate::usual(1, Size::Small).slide(Size::Small), 10_000);
    /// assert_eq!(RollTemplate::usual(1, Size::Large).slide(Size::Large), 20_000);
    /// ```
    pub fn slide(self, size: Size) -> i32 {
        (size.half() as i32 - self.slot_step()).max(0)
    }

    /// How far the template leads aside, and half its breadth, as it lies.
    fn bar(speed: u8, lay: Lay) -> (f64, f64) {
        let long = Template::new(Curve::Straight, speed).length();
        match lay {
            Lay::EndOn => (long, WIDTH / 2.0),
            Lay::Broadside => (WIDTH, long / 2.0),
        }
    }
}

/// A barrel roll: the side, the template, and where along the sides it lies at both ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Roll {
    /// The side it goes to.
    pub side: Side,
    /// The template.
    pub template: RollTemplate,
    /// How far ahead of the base's mid-line the template's centre line starts, in micrometres: 0 in the second
    /// edition, freely chosen along the side in the first.
    pub start: i32,
    /// How far ahead of the template's centre line the ship's mid-line ends, in micrometres.
    pub shift: i32,
}

impl Roll {
    /// From the mid-line into one of three positions (X2-ACTION-23).
    pub fn new(side: Side, template: RollTemplate, slot: Slot) -> Self {
        Self { side, template, start: 0, shift: slot.sign() as i32 * template.slot_step() }
    }

    /// All six with one template: three on the left, then three on the right.
    ///
    /// ```
    /// # use geometry::{Pose, Roll, RollTemplate, Size};
    /// let template = RollTemplate::usual(1, Size::Small);
    /// let ends: Vec<Pose> = Roll::all(template).map(|roll| roll.end(Pose::default(), Size::Small)).collect();
    /// let right = [Pose::mm(80.0, 0.0, 0.0), Pose::mm(80.0, 10.0, 0.0), Pose::mm(80.0, -10.0, 0.0)];
    /// assert_eq!(ends[3..], right);
    /// ```
    pub fn all(template: RollTemplate) -> impl Iterator<Item = Self> {
        Side::BOTH.into_iter().flat_map(move |side| Slot::ALL.map(|slot| Self::new(side, template, slot)))
    }

    /// By how much the ship turns, and as the ship sees it: how far aside and ahead the template leads, and the
    /// direction (aside, ahead) it leads on.
    fn path(self) -> (Heading, f64, f64, f64, f64) {
        match self.template {
            RollTemplate::Straight { speed, lay } => {
                (Heading::UP, RollTemplate::bar(speed, lay).0, 0.0, 1.0, 0.0)
            }
            RollTemplate::Bank { speed, bend } => {
                let radius = Template::new(Curve::Bank, speed).radius().unwrap_or_default();
                let sign = if bend == Bend::Forward { 1.0 } else { -1.0 };
                let turn = match bend {
                    Bend::Forward => self.side.other(),
                    Bend::Back => self.side,
                };
                let ahead = sign * radius * (1.0 - FRAC_1_SQRT_2);
                let turn = turn.turn(Heading::EIGHTH);
                (turn, radius * FRAC_1_SQRT_2, ahead, FRAC_1_SQRT_2, sign * FRAC_1_SQRT_2)
            }
        }
    }

    /// Where the ship ends.
    pub fn end(self, from: Pose, size: Size) -> Pose {
        let (at, heading) = self.exact_end(from, size);
        Pose::round(at, heading)
    }

    /// Where the ship is set down among other bases; none if one of them is in the way (X2-ACTION-24). As a rule that is
    /// [`Roll::end`], beside a base in contact it may be the next pose to it.
    pub fn rest(self, from: Pose, size: Size, others: &[Base]) -> Option<Pose> {
        let (at, heading) = self.exact_end(from, size);
        rest::rest(at, heading, size, others).map(|(pose, _)| pose)
    }

    /// The end before it is rounded.
    fn exact_end(self, from: Pose, size: Size) -> (Point, Heading) {
        let base = Base::new(from, size);
        let (turn, aside, ahead, on_aside, on_ahead) = self.path();
        let out = base.right() * self.side.sign();
        let heading = from.heading + turn;
        // Across the end of the template lies the ship's new heading.
        let across = base.forward() * on_aside - out * on_ahead;
        let at = base.centre()
            + out * (size.half() + aside + size.half() * on_aside)
            + base.forward() * (f64::from(self.start) + ahead + size.half() * on_ahead)
            + across * f64::from(self.shift);
        (at, heading)
    }

    /// The ground its template covers.
    pub fn swept(self, from: Pose, size: Size) -> Swept {
        let base = Base::new(from, size);
        let out = base.right() * self.side.sign();
        let origin = base.centre() + out * size.half() + base.forward() * f64::from(self.start);
        match self.template {
            RollTemplate::Straight { speed, lay } => {
                let (length, half_width) = RollTemplate::bar(speed, lay);
                Swept::bar(origin, out, length, half_width)
            }
            RollTemplate::Bank { speed, bend } => {
                let template = Template::new(Curve::Bank, speed);
                // Leaving to the right, ahead is to the left.
                let sign = if bend == Bend::Forward { -self.side.sign() } else { self.side.sign() };
                Swept::template(origin, out, template, sign, template.length())
            }
        }
    }
}
