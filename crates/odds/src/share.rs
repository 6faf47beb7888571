//! Exact probabilities.

use std::fmt;

/// A probability: so many of 2^bits equally likely throws.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Share {
    /// In how many of the throws it happens.
    pub weight: u128,
    /// There are 2^bits throws.
    pub bits: u32,
}

impl Share {
    /// The probability as a number from 0 to 1.
    ///
    /// ```
    /// assert_eq!(odds::Share { weight: 3, bits: 3 }.chance(), 0.375);
    /// ```
    pub fn chance(self) -> f64 {
        self.weight as f64 / (1u128 << self.bits) as f64
    }
}

impl fmt::Display for Share {
    /// The reduced fraction.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.weight == 0 {
            return f.write_str("0");
        }
        let zeros = self.weight.trailing_zeros().min(self.bits);
        match self.bits - zeros {
            0 => write!(f, "{}", self.weight >> zeros),
            bits => write!(f, "{}/{}", self.weight >> zeros, 1u128 << bits),
        }
    }
}
