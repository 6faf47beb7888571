//! Figures that pages draw and count with, the same in every match, so that no page has its own.

use crate::{
    Dice, Face,
    state::{CORE_GOALS, THREATS},
};
use geometry::Size;
use serde::Serialize;

/// What a page must have at hand.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "Facts"))]
pub struct Figures {
    /// Half of a base's side, in micrometres.
    pub half: Halves,
    /// AMB-01: the faces of the dice.
    pub faces: DieFaces,
    /// X2-ESCALATE-10: whoever destroys more than so many times the threat level wins.
    pub threats: u16,
    /// X2-ESCALATE-16, -19: how many lost enemies win with one core set, by seat.
    pub core_goals: [u8; 2],
}

/// By the size of a base.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "PascalCase")]
#[expect(missing_docs, reason = "the names of sizes")]
pub struct Halves {
    pub small: u32,
    pub medium: u32,
    pub large: u32,
}

/// By the kind of die.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "PascalCase")]
#[expect(missing_docs, reason = "the names of dice")]
pub struct DieFaces {
    pub attack: [Face; 8],
    pub defense: [Face; 8],
}

impl Figures {
    /// The same in every match.
    pub fn new() -> Self {
        let [small, medium, large] = Size::ALL.map(|size| size.half() as u32);
        Self {
            half: Halves { small, medium, large },
            faces: DieFaces { attack: Dice::Attack.faces(), defense: Dice::Defense.faces() },
            threats: THREATS,
            core_goals: CORE_GOALS,
        }
    }
}

impl Default for Figures {
    fn default() -> Self {
        Self::new()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_figures_are_those_of_the_rulebook() {
        let Figures { half, faces, threats, core_goals } = Figures::new();
        assert_eq!(half, Halves { small: 20_000, medium: 30_000, large: 40_000 });
        let count = |of: [Face; 8], face| of.into_iter().filter(|one| *one == face).count();
        let red = [Face::Crit, Face::Hit, Face::Focus, Face::Blank].map(|face| count(faces.attack, face));
        let green = [Face::Evade, Face::Focus, Face::Blank].map(|face| count(faces.defense, face));
        assert_eq!((red, green), ([1, 3, 2, 2], [3, 2, 3]));
        assert_eq!((threats, core_goals), (2, [3, 2]));
    }
}
