//! The table: where things lie, how they move, what they touch, how far apart they are and who sees whom.
//!
//! Stored poses are whole micrometres and a binary angle ([`Pose`], [`Heading`]): equal on every platform, hashable,
//! without drift. Everything computed from them is `f64` micrometres ([`Point`], [`Vector`]), with the four basic
//! operations, the square root and `libm` only, and is rounded once, when it becomes a pose again. Nothing
//! allocates (but cutting an outline when it is made), and nothing samples: shapes are convex pieces and circular arcs,
//! judged in closed form; only sliding back along a curve closes in on contact, to less than a micrometre.
//!
//! | module | noun |
//! |---|---|
//! | [`point`], [`heading`], [`pose`], [`size`] | where things are: points and vectors, directions, poses, sizes of bases |
//! | [`base`] | a base on the table: overlap and gap of two bases |
//! | [`template`], [`course`], [`roll`], [`device`] | what is laid on the table, and where it leads: maneuvers and boosts; barrel rolls; devices |
//! | `track`, [`flight`], `rest` | the path both marks of a base stay on; flying it, and sliding back to contact; setting a base down |
//! | [`fan`] | all the ways to fly from one place |
//! | [`swept`], [`encounter`] | the ground a template covered, and the outlines met on it, nearest first |
//! | [`outline`], `carve`, [`rocks`] | irregular shapes and tokens; cut into convex pieces; the eighteen obstacles |
//! | [`range`], [`area`] | bands of the ruler; the edges of the play area |
//! | [`arc`], [`sight`] | arcs of a base; the measured line, and what obstructs it |
//! | [`convex`] | what all of them stand on: convex loops of points |
//!
//! Figures, conventions and what is judged how: `docs/geometry.md`.

pub mod arc;
pub mod area;
pub mod base;
mod carve;
pub mod convex;
pub mod course;
pub mod device;
pub mod encounter;
pub mod fan;
pub mod flight;
pub mod heading;
pub mod outline;
pub mod point;
pub mod pose;
pub mod range;
mod rest;
pub mod rocks;
pub mod roll;
pub mod sight;
pub mod size;
pub mod swept;
pub mod template;
mod track;

pub use arc::{Arc, ArcAngles, Wedge};
pub use area::{Area, Edge};
pub use base::Base;
pub use convex::Shape;
pub use course::Course;
pub use device::{Delivery, Guides};
pub use encounter::{Encounter, Met};
pub use fan::Fan;
pub use flight::Flight;
pub use heading::Heading;
pub use outline::{MOST_OUTLINE_CORNERS, Outline, OutlineError, Placed};
pub use point::{Point, Vector};
pub use pose::Pose;
pub use range::{RULER_SEGMENT, Range};
pub use roll::{Bend, Lay, Roll, RollTemplate};
pub use sight::{Line, Sight};
pub use size::Size;
pub use swept::Swept;
pub use template::{Curve, Side, Slot, Template};

/// The touching tolerance, in micrometres: the one place where "exactly" is given a width.
///
/// Things overlap when they reach into each other by more than this, and touch when the gap between them is no more
/// than this. It is what rounding a pose to whole micrometres (at most 0.71) and closing in on contact (at most 0.1)
/// can add up to; where a second pose has been rounded too, `rest` sees to it that no more comes of it.
pub const CONTACT: f64 = 1.0;
