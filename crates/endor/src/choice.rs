//! What a seat answers.

use crate::{Cards, Fighter, Order, Place, Special};
use serde::{Deserialize, Serialize};

/// An answer.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Choice {
    /// These cards, the first order first.
    Prepare(Cards<3>),
    /// Give this order.
    Order(Order),
    /// Give no order of this card.
    Pass,
    /// Move nothing.
    Stay,
    /// Move fighters of the ordered type.
    Move {
        /// A sector or a fleet marker.
        from: Place,
        /// An adjacent sector.
        to: Place,
        /// How many.
        count: u8,
    },
    /// Move the ordered special ship.
    Fly {
        /// A sector at most two steps away.
        to: Place,
    },
    /// Bring TIE fighters from the reserve into the Executor's sector.
    Deploy,
    /// Attack nothing.
    Hold,
    /// Attack.
    Attack {
        /// Where the attacking ships are.
        from: Place,
        /// A connected place with enemy ships, or the Death Star.
        target: Place,
    },
    /// What the dice hit.
    Assign(Hits),
    /// Fire the Death Star at this.
    Fire {
        /// A fleet marker, or a sector once no marker is left.
        target: Place,
    },
    /// Advance the strike team by this many spaces.
    Advance(u8),
}

/// How many dice are given to each kind of ship in the place under attack.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(default, deny_unknown_fields)]
pub struct Hits {
    /// X-wings.
    pub x: u8,
    /// Y-wings.
    pub y: u8,
    /// B-wings.
    pub b: u8,
    /// TIE fighters.
    pub tie: u8,
    /// The Falcon.
    pub falcon: u8,
    /// The Executor.
    pub executor: u8,
    /// The fleet marker itself.
    pub marker: u8,
}

/// One kind of ship that dice can be given to.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Mark {
    /// Fighters of a type.
    Fighter(Fighter),
    /// A special ship.
    Special(Special),
    /// The fleet marker.
    Marker,
}

impl Mark {
    /// All seven, hardest to hit first: [`Hits`] that are possible for some of these stay so for the next.
    pub const ALL: [Self; 7] = [
        Self::Marker,
        Self::Special(Special::Falcon),
        Self::Special(Special::Executor),
        Self::Fighter(Fighter::B),
        Self::Fighter(Fighter::Y),
        Self::Fighter(Fighter::X),
        Self::Fighter(Fighter::Tie),
    ];

    /// END-067: what a die must show.
    #[inline]
    pub fn to_hit(self) -> u8 {
        match self {
            Self::Fighter(fighter) => fighter.to_hit(),
            Self::Special(_) => Special::TO_HIT,
            Self::Marker => crate::ship::MARKER_TO_HIT,
        }
    }
}

impl Hits {
    /// How many dice are given to a kind of ship.
    #[inline]
    pub fn get(&self, mark: Mark) -> u8 {
        let mut hits = *self;
        *hits.get_mut(mark)
    }

    /// The dice given to a kind of ship, to change them.
    #[inline]
    pub fn get_mut(&mut self, mark: Mark) -> &mut u8 {
        match mark {
            Mark::Fighter(Fighter::X) => &mut self.x,
            Mark::Fighter(Fighter::Y) => &mut self.y,
            Mark::Fighter(Fighter::B) => &mut self.b,
            Mark::Fighter(Fighter::Tie) => &mut self.tie,
            Mark::Special(Special::Falcon) => &mut self.falcon,
            Mark::Special(Special::Executor) => &mut self.executor,
            Mark::Marker => &mut self.marker,
        }
    }

    /// How many dice are used.
    pub fn total(&self) -> u8 {
        Mark::ALL.iter().fold(0, |sum: u8, &mark| sum.saturating_add(self.get(mark)))
    }
}
