//! How hard a ship's maneuvers are at a moment (X2-MOVE-32 to -35).

use crate::{Bearing, Difficulty, Maneuver, Shape};

/// By how many levels each shape of maneuver is harder than its dial shows, and which colour shapes and speeds are given.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Shades {
    levels: [i8; 8],
    /// By speed; None where no card says otherwise.
    given: [[Option<Difficulty>; 8]; 6],
}

impl Shades {
    /// Makes some shapes harder by so many levels; all of them, if none is named.
    pub(crate) fn shift(&mut self, shapes: &[Shape], levels: i8) {
        if shapes.is_empty() {
            self.levels.iter_mut().for_each(|shade| *shade = shade.saturating_add(levels));
        }
        for shape in shapes {
            let shade = &mut self.levels[*shape as usize];
            *shade = shade.saturating_add(levels);
        }
    }

    /// Gives some shapes (all, if none is named) at some speeds a colour. X1-BASE-17: of several colours the hardest.
    pub(crate) fn treat(&mut self, shapes: &[Shape], (least, most): (u8, u8), colour: Difficulty) {
        let rows = self.given.iter_mut().zip(0_u8..).filter(|(_, speed)| (least..=most).contains(speed));
        for (row, _) in rows {
            for (shape, given) in row.iter_mut().enumerate() {
                if shapes.is_empty() || shapes.iter().any(|named| *named as usize == shape) {
                    *given = (*given).max(Some(colour));
                }
            }
        }
    }

    /// A maneuver in the colour it has now.
    #[inline]
    pub fn colour(&self, maneuver: Maneuver) -> Maneuver {
        let shape = shape(maneuver.bearing) as usize;
        let printed = self.given[maneuver.speed as usize][shape].unwrap_or(maneuver.difficulty);
        Maneuver { difficulty: printed.shifted(self.levels[shape]), ..maneuver }
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
    use geometry::Side;

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

    #[test]
    fn a_colour_that_is_given_holds_for_its_shapes_and_speeds_and_the_hardest_wins() {
        let turn =
            |speed| Maneuver { speed, bearing: Bearing::Turn(Side::Left), difficulty: Difficulty::White };
        let bank = Maneuver { bearing: Bearing::Bank(Side::Left), ..turn(2) };
        let mut shades = Shades::default();
        shades.treat(&[], (1, 2), Difficulty::Blue);
        assert_eq!(shades.colour(turn(2)).difficulty, Difficulty::Blue);
        assert_eq!(shades.colour(turn(3)).difficulty, Difficulty::White);
        shades.treat(&[Shape::Turn], (0, 5), Difficulty::Red);
        assert_eq!(shades.colour(turn(2)).difficulty, Difficulty::Red);
        assert_eq!(shades.colour(bank).difficulty, Difficulty::Blue);
    }
}
