//! Maneuvers and the dials they are chosen on.

use geometry::{Course, Side, Slot};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use std::{fmt, str::FromStr};
use thiserror::Error;

/// X2-PLAN-02: the arrow of a maneuver.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Bearing {
    /// Straight on.
    Straight,
    /// A gentle curve of 45 degrees.
    Bank(Side),
    /// A hard curve of 90 degrees.
    Turn(Side),
    /// X2-MOVE-25: straight, then about-face.
    Koiogran,
    /// X2-MOVE-27: a turn, then a further quarter turn.
    Tallon(Side),
    /// X2-BEYOND-57: a bank, then about-face.
    Segnor(Side),
    /// X2-BEYOND-59: no move at all.
    Stationary,
    /// X2-BEYOND-61: straight backwards.
    ReverseStraight,
    /// X2-BEYOND-61: a bank backwards.
    ReverseBank(Side),
}

/// X2-MOVE-32: the colour of a maneuver or an action, easiest first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Difficulty {
    /// Sheds stress.
    Blue,
    /// Neither.
    #[default]
    White,
    /// Brings stress.
    Red,
}

impl Difficulty {
    /// X2-MOVE-33 to -35: so many levels harder (or easier), within blue and red.
    pub fn shifted(self, levels: i8) -> Self {
        match (self as i8).saturating_add(levels).clamp(0, 2) {
            0 => Self::Blue,
            1 => Self::White,
            _ => Self::Red,
        }
    }
}

/// X2-PLAN-02: speed, bearing, difficulty. Written as in public ship lists: `2BB` is a blue bank to the left at speed 2.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "string"))]
pub struct Maneuver {
    /// How far.
    pub speed: u8,
    /// Where to.
    pub bearing: Bearing,
    /// How hard.
    pub difficulty: Difficulty,
}

impl Maneuver {
    /// What it means on the table; `slot` is where a Tallon roll ends.
    pub fn course(self, slot: Slot) -> Course {
        let speed = self.speed;
        match self.bearing {
            Bearing::Straight => Course::Straight { speed },
            Bearing::Bank(side) => Course::Bank { side, speed },
            Bearing::Turn(side) => Course::Turn { side, speed },
            Bearing::Koiogran => Course::Koiogran { speed },
            Bearing::Segnor(side) => Course::Segnor { side, speed },
            Bearing::Tallon(side) => Course::Tallon { side, speed, slot },
            Bearing::Stationary => Course::Stationary,
            Bearing::ReverseStraight => Course::ReverseStraight { speed },
            Bearing::ReverseBank(side) => Course::ReverseBank { side, speed },
        }
    }
}

/// Something that is not written as a maneuver.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("{0:?} is no maneuver: a speed from 0 to 5, a bearing letter (TYBNFKERLPOSAD), a colour (B, W or R)")]
pub struct NoManeuver(String);

const LETTERS: [(u8, Bearing); 14] = [
    (b'T', Bearing::Turn(Side::Left)),
    (b'Y', Bearing::Turn(Side::Right)),
    (b'B', Bearing::Bank(Side::Left)),
    (b'N', Bearing::Bank(Side::Right)),
    (b'F', Bearing::Straight),
    (b'K', Bearing::Koiogran),
    (b'E', Bearing::Tallon(Side::Left)),
    (b'R', Bearing::Tallon(Side::Right)),
    (b'L', Bearing::Segnor(Side::Left)),
    (b'P', Bearing::Segnor(Side::Right)),
    (b'O', Bearing::Stationary),
    (b'S', Bearing::ReverseStraight),
    (b'A', Bearing::ReverseBank(Side::Left)),
    (b'D', Bearing::ReverseBank(Side::Right)),
];

impl FromStr for Maneuver {
    type Err = NoManeuver;

    fn from_str(text: &str) -> Result<Self, NoManeuver> {
        let no = || NoManeuver(text.to_owned());
        let &[speed, bearing, colour] = text.as_bytes() else { return Err(no()) };
        let speed = speed.checked_sub(b'0').filter(|speed| *speed <= 5).ok_or_else(no)?;
        let (_, bearing) = *LETTERS.iter().find(|(letter, _)| *letter == bearing).ok_or_else(no)?;
        let difficulty = match colour {
            // First-edition lists write green for what the second calls blue.
            b'B' | b'G' => Difficulty::Blue,
            b'W' => Difficulty::White,
            b'R' => Difficulty::Red,
            _ => return Err(no()),
        };
        let longest = match bearing {
            Bearing::Straight | Bearing::Koiogran => 5,
            Bearing::Stationary => 0,
            Bearing::Bank(_) | Bearing::Turn(_) | Bearing::Tallon(_) | Bearing::Segnor(_) => 3,
            Bearing::ReverseStraight | Bearing::ReverseBank(_) => 3,
        };
        if speed > longest || (speed == 0) != (bearing == Bearing::Stationary) {
            return Err(no());
        }
        Ok(Self { speed, bearing, difficulty })
    }
}

impl fmt::Display for Maneuver {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let found = LETTERS.iter().find(|(_, bearing)| *bearing == self.bearing);
        let letter = found.map_or('?', |(letter, _)| char::from(*letter));
        let colour = ['B', 'W', 'R'][self.difficulty as usize];
        write!(f, "{}{letter}{colour}", self.speed)
    }
}

impl Serialize for Maneuver {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        s.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Maneuver {
    fn deserialize<D: Deserializer<'de>>(d: D) -> Result<Self, D::Error> {
        let text = <std::borrow::Cow<'_, str>>::deserialize(d)?;
        text.parse().map_err(de::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn maneuvers_are_read_as_they_are_written() {
        for text in ["1BB", "2TW", "3ER", "3PR", "5FW", "4KR", "0OR", "1SR", "1AR", "1DR", "2NB", "3YW"] {
            assert_eq!(text.parse::<Maneuver>().expect(text).to_string(), text);
        }
        for text in ["", "6FW", "4TW", "0FW", "1OR", "2XB", "2FP", "2FBB"] {
            assert!(text.parse::<Maneuver>().is_err(), "{text}");
        }
    }

    #[test]
    fn difficulty_stays_between_blue_and_red() {
        assert_eq!(Difficulty::Red.shifted(1), Difficulty::Red);
        assert_eq!(Difficulty::Blue.shifted(-1), Difficulty::Blue);
        assert_eq!(Difficulty::Red.shifted(-1), Difficulty::White);
    }
}
