//! What an outcome is worth to the two players, and how expectations of it are compared.

use crate::neutralise::Results;

/// Who decides.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Side {
    Attacker,
    Defender,
}

/// A sum of outcomes, each as often as it happens. All sums that are compared count equally many throws.
pub(crate) trait Worth: Copy {
    const NOTHING: Self;
    /// Whether damage to come plays no part.
    const PRESENT: bool;

    /// One outcome: damage dealt now, damage to come, and the price of what the defender has spent.
    fn of(damage: Results, to_come: f64, price: u16) -> Self;

    /// The same, when the attacker has spent something as well; the outcomes are counted 2^bits times.
    fn paid(self, price: u16, bits: u32) -> Self;

    fn plus(self, other: Self) -> Self;

    fn times(self, count: u64) -> Self;

    /// 2^bits times as many.
    fn shift(self, bits: u32) -> Self;

    /// Whether a player prefers this. The attacker: more damage, then more crits, then that the defender pays more,
    /// then to pay less. The defender: less damage, then fewer crits, then to pay less.
    fn better(&self, than: &Self, side: Side) -> bool;

    /// The sum of all damage.
    fn damage(&self) -> f64;
}

/// Exact sums, in whole numbers that are wide enough: see [`fits`].
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Exact<I> {
    pub damage: I,
    pub crits: I,
    prices: [I; 2],
}

/// Whether sums over 2^bits throws fit 64 bits. No outcome is dearer than 2^11: at most ten dice are changed by
/// tokens, four times by other changes, and four times rerolled, for 69 each. At most 2^60 throws of the defence dice
/// times 2^30 of the attack dice leave plenty of room in 128 bits.
pub(crate) fn fits(bits: u32) -> bool {
    bits + 11 < 63
}

macro_rules! exact {
    ($int:ty, $count:expr) => {
        impl Worth for Exact<$int> {
            const NOTHING: Self = Self { damage: 0, crits: 0, prices: [0; 2] };
            const PRESENT: bool = true;

            fn of(damage: Results, _: f64, price: u16) -> Self {
                Self { damage: damage.total().into(), crits: damage.crits.into(), prices: [0, price.into()] }
            }

            fn paid(mut self, price: u16, bits: u32) -> Self {
                self.prices[0] += <$int>::from(price) << bits;
                self
            }

            fn plus(self, other: Self) -> Self {
                Self {
                    damage: self.damage + other.damage,
                    crits: self.crits + other.crits,
                    prices: [self.prices[0] + other.prices[0], self.prices[1] + other.prices[1]],
                }
            }

            fn times(self, count: u64) -> Self {
                let count: $int = $count(count);
                Self {
                    damage: self.damage * count,
                    crits: self.crits * count,
                    prices: self.prices.map(|price| price * count),
                }
            }

            fn shift(self, bits: u32) -> Self {
                Self {
                    damage: self.damage << bits,
                    crits: self.crits << bits,
                    prices: self.prices.map(|price| price << bits),
                }
            }

            fn better(&self, than: &Self, side: Side) -> bool {
                if self.damage != than.damage {
                    return (self.damage > than.damage) == (side == Side::Attacker);
                }
                match side {
                    Side::Attacker => {
                        (self.crits, self.prices[1], than.prices[0])
                            > (than.crits, than.prices[1], self.prices[0])
                    }
                    Side::Defender => (self.crits, self.prices[1]) < (than.crits, than.prices[1]),
                }
            }

            fn damage(&self) -> f64 {
                self.damage as f64
            }
        }
    };
}

// Weights have at most 60 bits.
exact!(i64, u64::cast_signed);
exact!(i128, i128::from);

/// Sums with a future in them, whose exact value has too many digits. Differences of one in 10^12 are none.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) struct Foreseen {
    damage: f64,
    crits: f64,
    prices: [f64; 2],
}

fn power(bits: u32) -> f64 {
    // A power of two is an exponent and no digits.
    f64::from_bits(u64::from(1023 + bits) << 52)
}

impl Worth for Foreseen {
    const NOTHING: Self = Self { damage: 0.0, crits: 0.0, prices: [0.0; 2] };
    const PRESENT: bool = false;

    fn of(damage: Results, to_come: f64, price: u16) -> Self {
        Self {
            damage: f64::from(damage.total()) + to_come,
            crits: damage.crits.into(),
            prices: [0.0, price.into()],
        }
    }

    fn paid(mut self, price: u16, bits: u32) -> Self {
        self.prices[0] += f64::from(price) * power(bits);
        self
    }

    fn plus(self, other: Self) -> Self {
        Self {
            damage: self.damage + other.damage,
            crits: self.crits + other.crits,
            prices: [self.prices[0] + other.prices[0], self.prices[1] + other.prices[1]],
        }
    }

    fn times(self, count: u64) -> Self {
        let count = count as f64;
        Self {
            damage: self.damage * count,
            crits: self.crits * count,
            prices: self.prices.map(|price| price * count),
        }
    }

    fn shift(self, bits: u32) -> Self {
        let factor = power(bits);
        Self {
            damage: self.damage * factor,
            crits: self.crits * factor,
            prices: self.prices.map(|price| price * factor),
        }
    }

    fn better(&self, than: &Self, side: Side) -> bool {
        let criteria = match side {
            Side::Attacker => [
                (self.damage, than.damage),
                (self.crits, than.crits),
                (self.prices[1], than.prices[1]),
                (than.prices[0], self.prices[0]),
            ],
            Side::Defender => [
                (than.damage, self.damage),
                (than.crits, self.crits),
                (than.prices[1], self.prices[1]),
                (0.0, 0.0),
            ],
        };
        criteria
            .into_iter()
            .find(|(a, b)| (a - b).abs() > 1e-12 * a.abs().max(b.abs()))
            .is_some_and(|(a, b)| a > b)
    }

    fn damage(&self) -> f64 {
        self.damage
    }
}
