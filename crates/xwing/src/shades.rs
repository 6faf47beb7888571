//! How hard a ship's maneuvers are at a moment (X2-MOVE-32 to -35).

use crate::{Bearing, Maneuver, Shape};

/// By how many levels each shape of maneuver is harder than its dial shows.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Shades([i8; 8]);

impl Shades {
    /// Makes some shapes harder by so many levels; all of them, if none is named.
    pub(crate) fn shift(&mut self, shapes: &[Shape], levels: i8) {
        if shapes.is_empty() {
            self.0.iter_mut().for_each(|shade| *shade += levels);
        }
        for shape in shapes {
            self.0[*shape as usize] += levels;
        }
    }

    /// A maneuver in the colour it has now.
    #[inline]
    pub fn colour(&self, maneuver: Maneuver) -> Maneuver {
        let levels = self.0[shape(maneuver.bearing) as usize];
        Maneuver { difficulty: maneuver.difficulty.shifted(levels), ..maneuver }
    }
}

/// The shape of a bearing, left and right alike.
pub(crate) fn shape(bearing: Bearing) -> Shape {
    match bearing {
        Bearing::Straight => Shape::Straight,
        Bearing::Bank(_) => Shape::Bank,
        Bearing::Turn(_) => Shape::Turn,
        Bearing::Koiogran => Shape::Koiogran,
        Bearing::Tallon(_) => Shape::Tallon,
        Bearing::Segnor(_) => Shape::Segnor,
        Bearing::Stationary => Shape::Stationary,
        Bearing::ReverseStraight | Bearing::ReverseBank(_) => Shape::Reverse,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Difficulty;

    #[test]
    fn a_shape_named_is_harder_and_all_are_if_none_is_named() {
        let straight = Maneuver { speed: 2, bearing: Bearing::Straight, difficulty: Difficulty::Blue };
        let reverse = Maneuver { bearing: Bearing::ReverseStraight, ..straight };
        let mut shades = Shades::default();
        shades.shift(&[Shape::Reverse], 2);
        assert_eq!(shades.colour(straight).difficulty, Difficulty::Blue);
        assert_eq!(shades.colour(reverse).difficulty, Difficulty::Red);
        shades.shift(&[], 1);
        assert_eq!(shades.colour(straight).difficulty, Difficulty::White);
    }
}
