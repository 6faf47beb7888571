//! What cards are made of. Facts and behaviour of a card are one typed entry of a pack; the words for behaviour
//! are here, small and composable, and the frames carry them out.
//!
//! | file | what it names |
//! |---|---|
//! | `ability` | what a card can have: triggered and constant abilities, actions, weapons |
//! | `window` | the moments at which abilities can trigger |
//! | `test` | which ships, and under which conditions |
//! | `cost` | what must be paid |
//! | `step` | what then happens |
//! | `effect` | what is different while a card is in force |

mod ability;
mod cost;
mod effect;
mod step;
mod test;
mod window;

pub use ability::{Ability, CardAction, Constant, Duty, Once, Requirement, Triggered, Weapon};
pub use cost::Cost;
pub use effect::{Effect, Stat};
pub use step::{ActionGrant, Amount, DamageFilter, Facing, Rank, Step, Tool};
pub use test::{Condition, Role, Shape, ShipTest, WeaponTest, Who};
pub use window::Window;
