//! The ships: fighters by type, and the two special ships.

use crate::Side;
use serde::{Deserialize, Serialize};

/// A type of fighter.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Fighter {
    /// X-wing.
    X,
    /// Y-wing.
    Y,
    /// B-wing.
    B,
    /// TIE fighter.
    Tie,
}

impl Fighter {
    /// All four, in the order of [`Fighters`].
    pub const ALL: [Self; 4] = [Self::X, Self::Y, Self::B, Self::Tie];

    /// Whose fighter it is.
    pub fn side(self) -> Side {
        if self == Self::Tie { Side::Empire } else { Side::Rebel }
    }

    /// END-067: what a die must show to hit it.
    #[inline]
    pub fn to_hit(self) -> u8 {
        match self {
            Self::X | Self::Tie => 3,
            Self::Y => 4,
            Self::B => 5,
        }
    }
}

/// A special ship, with a hit track of its own.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Special {
    /// The Rebels' Millennium Falcon.
    Falcon,
    /// The Empire's Executor, which carries the TIE reserve.
    Executor,
}

impl Special {
    /// Both.
    pub const ALL: [Self; 2] = [Self::Falcon, Self::Executor];
    /// END-067: what a die must show to hit either of them.
    pub const TO_HIT: u8 = 5;

    /// Whose ship it is.
    pub fn side(self) -> Side {
        match self {
            Self::Falcon => Side::Rebel,
            Self::Executor => Side::Empire,
        }
    }

    /// END-063: how many dice it attacks with.
    pub fn dice(self) -> u8 {
        match self {
            Self::Falcon => 2,
            Self::Executor => 4,
        }
    }
}

/// END-067: what a die must show to hit a fleet marker.
pub const MARKER_TO_HIT: u8 = 5;

/// How many fighters of each type are in one place.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(default, deny_unknown_fields)]
pub struct Fighters {
    /// X-wings.
    pub x: u8,
    /// Y-wings.
    pub y: u8,
    /// B-wings.
    pub b: u8,
    /// TIE fighters.
    pub tie: u8,
}

impl Fighters {
    /// No fighter.
    pub const NONE: Self = Self { x: 0, y: 0, b: 0, tie: 0 };

    /// A number of one type.
    pub fn of(fighter: Fighter, count: u8) -> Self {
        let mut fighters = Self::NONE;
        *fighters.get_mut(fighter) = count;
        fighters
    }

    /// How many of a type.
    #[inline]
    pub fn get(self, fighter: Fighter) -> u8 {
        match fighter {
            Fighter::X => self.x,
            Fighter::Y => self.y,
            Fighter::B => self.b,
            Fighter::Tie => self.tie,
        }
    }

    /// The count of a type, to change it.
    #[inline]
    pub fn get_mut(&mut self, fighter: Fighter) -> &mut u8 {
        match fighter {
            Fighter::X => &mut self.x,
            Fighter::Y => &mut self.y,
            Fighter::B => &mut self.b,
            Fighter::Tie => &mut self.tie,
        }
    }

    /// How many Rebel fighters.
    #[inline]
    pub fn rebels(self) -> u8 {
        self.x + self.y + self.b
    }

    /// How many fighters of a side.
    #[inline]
    pub fn of_side(self, side: Side) -> u8 {
        match side {
            Side::Rebel => self.rebels(),
            Side::Empire => self.tie,
        }
    }

    /// Whether there is none at all.
    #[inline]
    pub fn is_empty(self) -> bool {
        self == Self::NONE
    }

    /// How many in all.
    pub fn total(self) -> u8 {
        self.rebels() + self.tie
    }
}
