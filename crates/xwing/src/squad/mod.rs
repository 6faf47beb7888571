//! Squadrons, and what a match starts from.
//!
//! | file | what is in it |
//! |---|---|
//! | `squadron`, `setup` | ships with their upgrades; everything that is said before a match |
//! | `check`, `quick_build`, `grouping` | what is wrong with a squadron; options, and who came by which |
//! | `balance`, [`ready`] | random squadrons that are worth the same; squadrons with a name |
//! | [`xws`], [`examine`], `brought` | files; questions before a match; what players bring to one |

mod balance;
mod brought;
pub(crate) mod check;
pub mod examine;
mod grouping;
mod own;
mod price;
mod quick_build;
pub mod ready;
mod setup;
mod squadron;
pub mod xws;

pub use brought::Brought;
pub use check::{Fault, Format};
pub use grouping::Taken;
pub use setup::{FirstPlayer, Mode, Setup};
pub use squadron::{Member, Squad};
