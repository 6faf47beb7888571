//! Dice that have fallen.

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use std::ops::Deref;

/// END-006, END-064: there are five dice, and no attack rolls more.
pub const MAX_DICE: u8 = 5;

/// Up to five dice, highest first.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "Array<number>"))]
pub struct Dice {
    faces: [u8; MAX_DICE as usize],
    len: u8,
}

impl Dice {
    /// Dice with these faces; `None` if there are more than five or a face is not 1 to 6.
    pub fn new(faces: &[u8]) -> Option<Self> {
        if faces.len() > MAX_DICE as usize || !faces.iter().all(|f| (1..=6).contains(f)) {
            return None;
        }
        let mut dice = Self { faces: [0; MAX_DICE as usize], len: faces.len() as u8 };
        dice.faces[..faces.len()].copy_from_slice(faces);
        dice.faces[..faces.len()].sort_unstable_by(|a, b| b.cmp(a));
        Some(dice)
    }

    /// Rolls a number of dice.
    pub fn roll(count: u8, mut die: impl FnMut() -> u8) -> Self {
        let mut faces = [0; MAX_DICE as usize];
        faces[..count as usize].iter_mut().for_each(|face| *face = die());
        Self::new(&faces[..count as usize]).expect("dice show 1 to 6")
    }

    /// How many show at least `face`.
    #[inline]
    pub fn at_least(&self, face: u8) -> u8 {
        self.iter().map(|&f| u8::from(f >= face)).sum()
    }
}

impl Deref for Dice {
    type Target = [u8];

    #[inline]
    fn deref(&self) -> &[u8] {
        &self.faces[..self.len as usize]
    }
}

impl std::fmt::Debug for Dice {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl Serialize for Dice {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        s.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Dice {
    fn deserialize<D: Deserializer<'de>>(d: D) -> Result<Self, D::Error> {
        let faces = Vec::<u8>::deserialize(d)?;
        Self::new(&faces).ok_or_else(|| de::Error::custom("expected at most five dice that show 1 to 6"))
    }
}
