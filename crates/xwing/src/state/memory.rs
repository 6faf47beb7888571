//! What a state keeps of the past beyond what lies on the table. Editions in which nothing of it matters leave it empty,
//! and a state without it is written as if there were no such thing.

use crate::{MAX_SHIPS, ShipId};
use serde::{Deserialize, Deserializer, Serialize};

/// What a state keeps of the past.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize)]
pub(crate) struct Memory {
    /// X1-MOVE-11: which ships touch which since a maneuver overlapped them, one bit each.
    contacts: [u32; MAX_SHIPS],
    /// FAQ-QA-ACTION-14: which ships have laid a device this round, one bit each.
    laid: u32,
}

impl Memory {
    /// Whether there is nothing in it.
    pub(crate) fn is_empty(&self) -> bool {
        *self == Self::default()
    }

    /// X1-MOVE-11: whether two ships touch since one overlapped the other.
    pub(crate) fn touch(&self, a: ShipId, b: ShipId) -> bool {
        self.contacts[a.index()] >> b.0 & 1 == 1
    }

    /// Two ships touch from now on, or no longer.
    pub(crate) fn set_touch(&mut self, a: ShipId, b: ShipId, touch: bool) {
        for (one, other) in [(a, b), (b, a)] {
            let bit = 1 << other.0;
            let row = &mut self.contacts[one.index()];
            *row = if touch { *row | bit } else { *row & !bit };
        }
    }

    /// The ships that one touches.
    pub(crate) fn touched(&self, ship: ShipId) -> impl Iterator<Item = ShipId> + use<> {
        let row = self.contacts[ship.index()];
        (0..MAX_SHIPS as u8).filter(move |other| row >> other & 1 == 1).map(ShipId)
    }

    /// Whether a ship has laid a device this round.
    pub(crate) fn has_laid(&self, ship: ShipId) -> bool {
        self.laid >> ship.0 & 1 == 1
    }

    /// A ship lays a device.
    pub(crate) fn lay(&mut self, ship: ShipId) {
        self.laid |= 1 << ship.0;
    }

    /// A round is over.
    pub(crate) fn end_round(&mut self) {
        self.laid = 0;
    }
}

impl<'de> Deserialize<'de> for Memory {
    /// It stands last in a state. In the compact form, where fields have no names, a state that ends before it has none.
    fn deserialize<D: Deserializer<'de>>(d: D) -> Result<Self, D::Error> {
        #[derive(Default, Deserialize)]
        #[serde(default)]
        struct Written {
            contacts: [u32; MAX_SHIPS],
            laid: u32,
        }
        let named = d.is_human_readable();
        let written = Written::deserialize(d);
        let Written { contacts, laid } = if named { written? } else { written.unwrap_or_default() };
        Ok(Self { contacts, laid })
    }
}

/// Readings in a saved state. In the compact form those that are always written have a number each, and all others are
/// part of the first, so that a state in which they are the defaults is written as it always was.
pub(super) mod readings {
    use crate::Ruleset;
    use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error as _};

    /// Room for the values of one policy among the others.
    const ROOM: u32 = 4;

    pub(in crate::state) fn serialize<S: Serializer>(ruleset: &Ruleset, s: S) -> Result<S::Ok, S::Error> {
        if s.is_human_readable() {
            return ruleset.serialize(s);
        }
        let (written, others) = ruleset.places();
        let mut numbers = [0; Ruleset::WRITTEN];
        numbers.copy_from_slice(&written);
        let packed = others.iter().rev().fold(0, |packed, place| packed * ROOM + place);
        numbers[0] += packed * ROOM;
        numbers.serialize(s)
    }

    pub(in crate::state) fn deserialize<'de, D: Deserializer<'de>>(d: D) -> Result<Ruleset, D::Error> {
        if d.is_human_readable() {
            return Ruleset::deserialize(d);
        }
        let mut numbers = <[u32; Ruleset::WRITTEN]>::deserialize(d)?;
        let mut packed = numbers[0] / ROOM;
        numbers[0] %= ROOM;
        let others: Vec<u32> = Ruleset::default()
            .places()
            .1
            .iter()
            .map(|_| {
                let place = packed % ROOM;
                packed /= ROOM;
                place
            })
            .collect();
        Ruleset::from_places(&numbers, &others).ok_or_else(|| D::Error::custom("no such reading"))
    }
}
