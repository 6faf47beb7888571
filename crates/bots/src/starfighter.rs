//! The opponents of Starfighter. The one place where its levels and its guide are named.

use crate::{Blind, Guided, Level, Plan};
use ::starfighter::Starfighter;

impl Guided for Starfighter {
    type Guide = Blind;

    const LEVELS: &'static [Level] = &[Level::Random];

    fn plan(_: Level) -> Option<Plan> {
        None
    }
}
