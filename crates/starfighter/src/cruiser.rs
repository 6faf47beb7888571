//! Cruisers: armour, and five sectors of slots.

use kernel::Seat;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use std::fmt;

/// STF-003: sectors of a cruiser.
pub const SECTORS: usize = 5;
/// STF-004: the most slots of a sector.
pub const MAX_SLOTS: usize = 4;
const MAX_NAME: usize = 12;

/// The name of a cruiser class, kept inline so that choices are plain.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "string"))]
pub struct CruiserName([u8; MAX_NAME]);

impl CruiserName {
    /// A name of 1 to 12 bytes.
    pub fn new(text: &str) -> Option<Self> {
        let bytes = text.as_bytes();
        if bytes.is_empty() || bytes.len() > MAX_NAME || bytes.contains(&0) {
            return None;
        }
        let mut name = [0; MAX_NAME];
        name[..bytes.len()].copy_from_slice(bytes);
        Some(Self(name))
    }

    /// The name as text.
    pub fn as_str(&self) -> &str {
        let len = self.0.iter().position(|&b| b == 0).unwrap_or(MAX_NAME);
        std::str::from_utf8(&self.0[..len]).expect("made from text")
    }
}

impl fmt::Display for CruiserName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

impl fmt::Debug for CruiserName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?}", self.as_str())
    }
}

impl Serialize for CruiserName {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        s.serialize_str(self.as_str())
    }
}

impl<'de> Deserialize<'de> for CruiserName {
    fn deserialize<D: Deserializer<'de>>(d: D) -> Result<Self, D::Error> {
        let text = std::borrow::Cow::<'de, str>::deserialize(d)?;
        Self::new(&text).ok_or_else(|| de::Error::custom("a cruiser's name has 1 to 12 letters"))
    }
}

/// The slots of one sector.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
pub struct Sector {
    /// How many slots.
    pub slots: u8,
    /// STF-005: bit n says that slot n shows a Draw symbol.
    pub draw: u8,
}

impl Sector {
    /// STF-021, STF-023: the Draw symbols that this many cards leave visible.
    #[inline]
    pub fn draws(self, cards: u8) -> u32 {
        (self.draw >> cards).count_ones()
    }
}

/// A cruiser class.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Cruiser {
    /// Its name.
    pub name: CruiserName,
    /// STF-016: the highest value of its track.
    pub armour: u8,
    /// From the owner's left to right.
    pub sectors: [Sector; SECTORS],
}

impl Cruiser {
    /// The sectors as columns. Columns are numbered as seat 0 sees them from left to right, and seat 1 sits
    /// opposite: its leftmost sector is in the last column.
    pub fn columns(&self, seat: Seat) -> [Sector; SECTORS] {
        let mut sectors = self.sectors;
        if seat.0 == 1 {
            sectors.reverse();
        }
        sectors
    }
}
