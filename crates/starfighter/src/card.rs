//! Squadron cards: identifiers, levels, and what the halves of a face show.

use crate::Effect;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use std::{fmt, str::FromStr};
use thiserror::Error;

/// STF-007: the identifier of a card, as printed: "3-10".
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "string"))]
pub struct CardId {
    /// The figure before the dash.
    pub group: u8,
    /// The number after it.
    pub number: u8,
}

/// Text that is no identifier.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("`{0}` is no card identifier: write two numbers up to 255 with a dash between them, as in \"3-10\"")]
pub struct NotACardId(String);

impl FromStr for CardId {
    type Err = NotACardId;

    fn from_str(text: &str) -> Result<Self, NotACardId> {
        let digits = |t: &str| !t.is_empty() && t.bytes().all(|b| b.is_ascii_digit());
        let wrong = || NotACardId(text.to_owned());
        let (group, number) = text.split_once('-').ok_or_else(wrong)?;
        if !digits(group) || !digits(number) {
            return Err(wrong());
        }
        let parse = |t: &str| t.parse::<u8>().map_err(|_| wrong());
        Ok(Self { group: parse(group)?, number: parse(number)? })
    }
}

impl fmt::Display for CardId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{:02}", self.group, self.number)
    }
}

impl Serialize for CardId {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        s.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for CardId {
    fn deserialize<D: Deserializer<'de>>(d: D) -> Result<Self, D::Error> {
        let text = std::borrow::Cow::<'de, str>::deserialize(d)?;
        text.parse().map_err(de::Error::custom)
    }
}

/// STF-012: the colour of an identifier.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Colour {
    /// Simple enough for the training mode.
    Green,
    /// All others.
    Blue,
}

/// STF-009: what one half of a face shows.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(default, deny_unknown_fields)]
pub struct Part {
    /// How many fighters.
    pub fighters: u8,
    /// The effect symbol, if any.
    pub effect: Option<Effect>,
}

/// STF-009: one side of a card.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(default, deny_unknown_fields)]
pub struct Face {
    /// The half that lies toward the opponent when the card is played.
    pub upper: Part,
    /// The half that lies toward the owner.
    pub lower: Part,
}

impl Face {
    /// A half as printed.
    #[inline]
    pub fn part(&self, half: Half) -> &Part {
        match half {
            Half::Upper => &self.upper,
            Half::Lower => &self.lower,
        }
    }

    /// All fighters of the face.
    pub fn fighters(&self) -> u8 {
        self.upper.fighters + self.lower.fighters
    }
}

/// One of two halves: of a face as printed, or of a card as it lies.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Half {
    /// Toward the opponent; as printed, the end opposite the identifier.
    Upper,
    /// Toward the owner.
    Lower,
}

impl Half {
    /// Both.
    pub const ALL: [Self; 2] = [Self::Upper, Self::Lower];

    /// The other one.
    #[inline]
    pub fn other(self) -> Self {
        match self {
            Self::Upper => Self::Lower,
            Self::Lower => Self::Upper,
        }
    }

    /// As an index.
    #[inline]
    pub fn index(self) -> usize {
        self as usize
    }
}

/// A squadron card: its front. The back is common to all.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Card {
    /// Which.
    pub id: CardId,
    /// STF-035: the slot its front must be played on; 0 for any.
    pub level: u8,
    /// STF-012.
    pub colour: Colour,
    /// What the front shows.
    pub front: Face,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn identifiers_are_written_as_they_are_read() {
        for text in ["0-01", "3-10", "3-100"] {
            assert_eq!(text.parse::<CardId>().expect("an identifier").to_string(), text);
        }
        for text in ["", "3", "3-", "-1", "3-256", "a-1", "3-+1"] {
            assert!(text.parse::<CardId>().is_err(), "{text}");
        }
    }
}
