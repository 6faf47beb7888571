//! Where ships can be: sectors in three rings around the Death Star, and the fleet markers outside them.

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use std::{fmt, str::FromStr};
use thiserror::Error;

/// How many places a board can name: nine in each of the four zones.
pub const PLACES: usize = 36;

const ZONES: &[u8; 4] = b"FOMI";

/// A place of the space battle, written as a zone and a digit: `F3` is a fleet marker, `O1`, `M1`, `I1` are
/// sectors of the outer, middle and inner ring. [`Place::DEATH_STAR`] can be attacked but never entered.
///
/// The name is the index, so a place reads the same in every pack, journal and scenario.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "string"))]
pub struct Place(u8);

/// Text that names no place.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("`{0}` is no place: expected a zone (F, O, M or I) and a digit from 1 to 9, or DS")]
pub struct NotAPlace(String);

impl Place {
    /// The Death Star (END-037: nothing enters it).
    pub const DEATH_STAR: Self = Self(PLACES as u8);

    /// The place as an index below [`PLACES`].
    #[inline]
    pub fn index(self) -> usize {
        debug_assert!(self != Self::DEATH_STAR, "no ship is ever in the Death Star's sector");
        self.0 as usize
    }

    /// Whether this is a fleet marker.
    #[inline]
    pub fn is_marker(self) -> bool {
        self.0 < 9
    }

    /// Whether ships can move here: a sector of one of the rings.
    #[inline]
    pub fn is_sector(self) -> bool {
        (9..PLACES as u8).contains(&self.0)
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if *self == Self::DEATH_STAR {
            return f.write_str("DS");
        }
        write!(f, "{}{}", ZONES[self.0 as usize / 9] as char, self.0 % 9 + 1)
    }
}

impl fmt::Debug for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Place {
    type Err = NotAPlace;

    fn from_str(text: &str) -> Result<Self, NotAPlace> {
        let no = || NotAPlace(text.chars().take(12).collect());
        match text.as_bytes() {
            b"DS" => Ok(Self::DEATH_STAR),
            &[zone, digit @ b'1'..=b'9'] => {
                let zone = ZONES.iter().position(|&z| z == zone).ok_or_else(no)?;
                Ok(Self(zone as u8 * 9 + digit - b'1'))
            }
            _ => Err(no()),
        }
    }
}

impl Serialize for Place {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        if s.is_human_readable() { s.collect_str(self) } else { s.serialize_u8(self.0) }
    }
}

impl<'de> Deserialize<'de> for Place {
    fn deserialize<D: Deserializer<'de>>(d: D) -> Result<Self, D::Error> {
        if d.is_human_readable() {
            let text = std::borrow::Cow::<'de, str>::deserialize(d)?;
            text.parse().map_err(de::Error::custom)
        } else {
            let index = u8::deserialize(d)?;
            if index > PLACES as u8 { Err(de::Error::custom("no such place")) } else { Ok(Self(index)) }
        }
    }
}

/// A set of places.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Places(u64);

impl Places {
    /// No place.
    pub const NONE: Self = Self(0);
    /// All sectors of all rings, whether a board has them or not.
    pub const SECTORS: Self = Self(((1 << PLACES) - 1) & !0x1ff);

    /// Whether a place is in the set.
    #[inline]
    pub fn has(self, place: Place) -> bool {
        self.0 >> place.0 & 1 == 1
    }

    /// Adds a place.
    #[inline]
    pub fn insert(&mut self, place: Place) {
        self.0 |= 1 << place.0;
    }

    /// Takes a place out.
    #[inline]
    pub fn remove(&mut self, place: Place) {
        self.0 &= !(1 << place.0);
    }

    /// The places in both.
    #[inline]
    pub fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// The places in either.
    #[inline]
    pub fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// The places in this set and not in the other.
    #[inline]
    pub fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// Whether there is none.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many there are.
    pub fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// The set as bits, for fingerprints.
    pub fn bits(self) -> u64 {
        self.0
    }

    /// The set whose place number `i` is in it when `test(i)` holds.
    #[inline]
    pub fn filled(test: impl Fn(usize) -> bool) -> Self {
        let mut bits = 0;
        let mut i = 0;
        while i < PLACES {
            bits |= u64::from(test(i)) << i;
            i += 1;
        }
        Self(bits)
    }
}

impl Iterator for Places {
    type Item = Place;

    #[inline]
    fn next(&mut self) -> Option<Place> {
        if self.0 == 0 {
            return None;
        }
        let place = Place(self.0.trailing_zeros() as u8);
        self.0 &= self.0 - 1;
        Some(place)
    }
}

impl FromIterator<Place> for Places {
    fn from_iter<I: IntoIterator<Item = Place>>(places: I) -> Self {
        let mut set = Self::NONE;
        places.into_iter().for_each(|p| set.insert(p));
        set
    }
}

impl fmt::Debug for Places {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(*self).finish()
    }
}

impl Serialize for Places {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        if s.is_human_readable() { s.collect_seq(*self) } else { s.serialize_u64(self.0) }
    }
}

impl<'de> Deserialize<'de> for Places {
    fn deserialize<D: Deserializer<'de>>(d: D) -> Result<Self, D::Error> {
        if d.is_human_readable() {
            Ok(Vec::<Place>::deserialize(d)?.into_iter().collect())
        } else {
            let bits = u64::deserialize(d)?;
            if bits >> (PLACES + 1) == 0 { Ok(Self(bits)) } else { Err(de::Error::custom("no such places")) }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_name_reads_back() {
        for i in 0..=PLACES as u8 {
            assert_eq!(Place(i).to_string().parse(), Ok(Place(i)));
        }
        for wrong in ["", "O", "O0", "O10", "Q1", "ds", "É1"] {
            assert!(wrong.parse::<Place>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn sectors_are_neither_markers_nor_the_death_star() {
        let [f9, o1, ds] = ["F9", "O1", "DS"].map(|t| t.parse::<Place>().expect("a place"));
        assert!(f9.is_marker() && !f9.is_sector());
        assert!(o1.is_sector() && Places::SECTORS.has(o1) && !Places::SECTORS.has(f9));
        assert!(!ds.is_sector() && !ds.is_marker());
    }
}
