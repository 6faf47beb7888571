//! Whole numbers wide enough for the throws of a series of attacks.

/// Weights of a series stay below 2^504: one number has 512 bits, and the rest is room for sums of damage.
pub(crate) const MAX_BITS: u32 = 504;

const LIMBS: usize = 8;

/// A whole number below 2^512.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Wide([u64; LIMBS]);

impl Wide {
    pub(crate) const ZERO: Self = Self([0; LIMBS]);
    pub(crate) const ONE: Self = Self([1, 0, 0, 0, 0, 0, 0, 0]);

    pub(crate) fn is_zero(&self) -> bool {
        self.0.iter().fold(0, |any, limb| any | limb) == 0
    }

    /// Adds `number * factor`, where `number` is below 2^bits. Carries beyond the last limb cannot happen: the sum of
    /// all weights is below 2^504.
    pub(crate) fn add_product(&mut self, number: &Self, bits: u32, factor: u128) {
        let limbs = (bits as usize / 64 + 1).min(LIMBS);
        for (shift, half) in [factor as u64, (factor >> 64) as u64].into_iter().enumerate() {
            if half == 0 {
                continue;
            }
            let mut carry = 0;
            for i in 0..limbs.min(LIMBS - shift) {
                let sum = u128::from(number.0[i]) * u128::from(half) + u128::from(self.0[i + shift]) + carry;
                self.0[i + shift] = sum as u64;
                carry = sum >> 64;
            }
            for limb in &mut self.0[(limbs + shift).min(LIMBS)..] {
                if carry == 0 {
                    break;
                }
                let sum = u128::from(*limb) + carry;
                *limb = sum as u64;
                carry = sum >> 64;
            }
        }
    }

    /// The number divided by 2^bits.
    pub(crate) fn over(&self, bits: u32) -> f64 {
        // Two powers of two, as one of them alone might be too small to be a number.
        let half = bits / 2;
        let scale = |bits: u32| f64::from_bits(u64::from(1023 - bits) << 52);
        let sum =
            self.0.iter().rev().fold(0.0, |sum, &limb| sum * 18_446_744_073_709_551_616.0 + limb as f64);
        sum * scale(half) * scale(bits - half)
    }

    /// 2^bits.
    #[cfg(test)]
    pub(crate) fn power(bits: u32) -> Self {
        let mut power = Self::ZERO;
        power.0[bits as usize / 64] = 1 << (bits % 64);
        power
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn products_carry_through_all_limbs() {
        let mut number = Wide::ONE;
        for _ in 0..4 {
            let before = number;
            number = Wide::ZERO;
            number.add_product(&before, 512, u128::MAX);
            number.add_product(&before, 512, 1);
        }
        // (2^128)^4 is one bit too many.
        assert!(number.is_zero());
        let mut number = Wide::power(200);
        number.add_product(&Wide::power(200), 201, 3);
        assert_eq!(number, Wide::power(202));
        number.add_product(&Wide::power(100), 101, 1 << 102);
        let mut expected = Wide::power(202);
        expected.add_product(&Wide::power(202), 203, 1);
        assert_eq!(number, expected);
    }

    #[test]
    fn a_number_is_divided_by_a_power_of_two() {
        let mut number = Wide::power(500);
        number.add_product(&Wide::power(499), 500, 1);
        assert_eq!(number.over(501), 0.75);
        assert_eq!(Wide::ZERO.over(504), 0.0);
    }
}
