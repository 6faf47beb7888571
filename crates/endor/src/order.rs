//! The thirteen orders, and the cards that offer two or three of them.

use crate::{Fighter, Side, Special};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use std::fmt;

/// An order.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Order {
    /// X-wings move and attack.
    X,
    /// Y-wings move and attack.
    Y,
    /// B-wings move and attack.
    B,
    /// The Falcon moves and attacks.
    Falcon,
    /// The strike team advances on the shield generator.
    Assault,
    /// Luke strikes Vader.
    Luke,
    /// Vader is redeemed, and the Emperor falls with him.
    Redemption,
    /// TIE fighters deploy, or move, and attack.
    Tie,
    /// The Executor moves and attacks.
    Executor,
    /// The Death Star fires.
    DeathStar,
    /// Stormtroopers bar the way of the strike team.
    Ambush,
    /// Vader strikes Luke.
    Vader,
    /// The Emperor strikes Luke with lightning.
    Emperor,
}

impl Order {
    /// All thirteen: the Rebels' first.
    pub const ALL: [Self; 13] = [
        Self::X,
        Self::Y,
        Self::B,
        Self::Falcon,
        Self::Assault,
        Self::Luke,
        Self::Redemption,
        Self::Tie,
        Self::Executor,
        Self::DeathStar,
        Self::Ambush,
        Self::Vader,
        Self::Emperor,
    ];

    /// Whose order it is.
    pub fn side(self) -> Side {
        if (self as u8) < Self::Tie as u8 { Side::Rebel } else { Side::Empire }
    }

    /// The fighters an order moves, if it is one of theirs.
    #[inline]
    pub fn fighter(self) -> Option<Fighter> {
        match self {
            Self::X => Some(Fighter::X),
            Self::Y => Some(Fighter::Y),
            Self::B => Some(Fighter::B),
            Self::Tie => Some(Fighter::Tie),
            Self::Falcon
            | Self::Assault
            | Self::Luke
            | Self::Redemption
            | Self::Executor
            | Self::DeathStar
            | Self::Ambush
            | Self::Vader
            | Self::Emperor => None,
        }
    }

    /// The special ship an order moves, if it is one of theirs.
    #[inline]
    pub fn special(self) -> Option<Special> {
        match self {
            Self::Falcon => Some(Special::Falcon),
            Self::Executor => Some(Special::Executor),
            Self::X
            | Self::Y
            | Self::B
            | Self::Assault
            | Self::Luke
            | Self::Redemption
            | Self::Tie
            | Self::DeathStar
            | Self::Ambush
            | Self::Vader
            | Self::Emperor => None,
        }
    }
}

/// An order card: the set of orders it offers. Two cards that offer the same orders are the same card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "Array<Order>"))]
pub struct Card(u16);

impl Card {
    /// A card with these orders.
    pub fn new(orders: impl IntoIterator<Item = Order>) -> Self {
        Self(orders.into_iter().fold(0, |bits, order| bits | 1 << order as u16))
    }

    /// Whether the card offers an order.
    #[inline]
    pub fn offers(self, order: Order) -> bool {
        self.0 >> order as u16 & 1 == 1
    }

    /// The orders it offers, in the order of [`Order::ALL`].
    #[inline]
    pub fn orders(self) -> impl Iterator<Item = Order> {
        let mut bits = self.0;
        std::iter::from_fn(move || {
            let order = *Order::ALL.get(bits.trailing_zeros() as usize)?;
            bits &= bits - 1;
            Some(order)
        })
    }

    /// The set as bits, for fingerprints.
    #[inline]
    pub fn bits(self) -> u16 {
        self.0
    }

    /// END-022: two or three orders, all of one side.
    pub fn side(self) -> Option<Side> {
        let mut sides = self.orders().map(Order::side);
        let first = sides.next()?;
        (sides.all(|side| side == first) && (2..=3).contains(&self.0.count_ones())).then_some(first)
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.orders()).finish()
    }
}

impl Serialize for Card {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        if s.is_human_readable() { s.collect_seq(self.orders()) } else { s.serialize_u16(self.0) }
    }
}

impl<'de> Deserialize<'de> for Card {
    fn deserialize<D: Deserializer<'de>>(d: D) -> Result<Self, D::Error> {
        let card = if d.is_human_readable() {
            Self::new(Vec::<Order>::deserialize(d)?)
        } else {
            Self(u16::deserialize(d)?)
        };
        match card.side() {
            Some(_) => Ok(card),
            None => Err(de::Error::custom("a card offers two or three different orders of one side")),
        }
    }
}
