//! The conditions a ship is under.

use crate::MAX_CONDITIONS;
use serde::{Deserialize, Serialize};

/// X2-BEYOND-41: each condition at most once, by its place in the content.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Conditions(u32);

const _: () = assert!(MAX_CONDITIONS <= u32::BITS as usize, "a bit for every condition of a pack");

impl Conditions {
    /// Whether a condition is among them.
    #[inline]
    pub const fn contains(self, condition: u8) -> bool {
        self.0 >> condition & 1 == 1
    }

    /// Adds one; says whether it is new.
    pub fn insert(&mut self, condition: u8) -> bool {
        let is_new = !self.contains(condition);
        self.0 |= 1 << condition;
        is_new
    }

    /// Takes one away.
    pub fn remove(&mut self, condition: u8) {
        self.0 &= !(1 << condition);
    }

    /// Takes all away.
    pub fn clear(&mut self) {
        self.0 = 0;
    }

    /// Which, in the order of the content.
    pub fn iter(self) -> impl Iterator<Item = u8> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let next = left.trailing_zeros() as u8;
            left &= left.wrapping_sub(1);
            (u32::from(next) < u32::BITS).then_some(next)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_is_there_once_and_goes_alone() {
        let mut conditions = Conditions::default();
        assert!(conditions.insert(23) && conditions.insert(0) && !conditions.insert(23));
        assert_eq!(conditions.iter().collect::<Vec<_>>(), [0, 23]);
        conditions.remove(0);
        assert_eq!(conditions.iter().collect::<Vec<_>>(), [23]);
        assert!(conditions.contains(23) && !conditions.contains(0));
    }
}
