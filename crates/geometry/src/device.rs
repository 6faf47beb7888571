//! Setting things down at the far end of a template: devices dropped and launched.

use crate::{Base, Pose, Side, Size, Template, course::Leg};
use serde::{Deserialize, Serialize};

/// The guides of a base a template is laid between.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Guides {
    /// To launch (X2-BEYOND-55).
    Front,
    /// To drop (X2-BEYOND-54).
    Rear,
}

/// A template that leads from a ship to a device.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Delivery {
    /// Between which guides the template lies.
    pub guides: Guides,
    /// The template.
    pub template: Template,
    /// To which side it bends, as the ship sees it; either will do for a straight.
    pub side: Side,
}

impl Delivery {
    /// Where the device ends. `depth` is how deep its token is, in micrometres: its guides lie against the template's
    /// far end. It faces the way a ship would that had moved there, forward or in reverse.
    ///
    /// ```
    /// # use geometry::{Curve, Delivery, Guides, Pose, Side, Size, Template};
    /// let template = Template::new(Curve::Straight, 1);
    /// let drop = Delivery { guides: Guides::Rear, template, side: Side::Left };
    /// assert_eq!(drop.end(Pose::default(), Size::Small, 20_000), Pose::mm(0.0, -70.0, 0.0));
    /// ```
    pub fn end(self, from: Pose, size: Size, depth: i32) -> Pose {
        let (at, heading) = self.leg().end(&Base::new(from, size), from.heading, f64::from(depth) / 2.0);
        Pose::round(at, heading)
    }

    fn leg(self) -> Leg {
        Leg { template: self.template, side: self.side, reverse: self.guides == Guides::Rear }
    }
}
