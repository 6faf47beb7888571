//! What can come out of an attack.

use crate::{
    attempt::RESULTS,
    dice::MAX_DICE,
    neutralise::{Results, Suffered},
    share::Share,
};

/// The odds of one attack: two exact distributions.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Odds {
    /// By index of results, in 2 to the power of `attack_bits` throws.
    pub(crate) results: [u64; RESULTS],
    /// By index of results, in 2 to the power of `attack_bits + defence_bits` throws.
    pub(crate) damage: [u128; RESULTS],
    attack_bits: u32,
    defence_bits: u32,
}

impl Odds {
    pub(crate) fn new(attack_bits: u32, defence_bits: u32) -> Self {
        Self { results: [0; RESULTS], damage: [0; RESULTS], attack_bits, defence_bits }
    }

    fn share(&self, weight: u128) -> Share {
        Share { weight, bits: self.attack_bits + self.defence_bits }
    }

    /// What the attack dice show after all modifications, as far as it can happen.
    ///
    /// ```
    /// use odds::{Attack, Defence, Results};
    /// let odds = odds::odds(&Attack::new(1), &Defence::new(0))?;
    /// let shown: Vec<_> = odds.results().map(|(results, share)| (results, share.to_string())).collect();
    /// assert_eq!(shown, [
    ///     (Results::new(0, 0), "1/2".to_owned()),
    ///     (Results::new(1, 0), "3/8".to_owned()),
    ///     (Results::new(0, 1), "1/8".to_owned()),
    /// ]);
    /// # Ok::<(), odds::Excess>(())
    /// ```
    pub fn results(&self) -> impl Iterator<Item = (Results, Share)> {
        let bits = self.attack_bits;
        Results::up_to(MAX_DICE)
            .zip(self.results)
            .filter(|&(_, weight)| weight > 0)
            .map(move |(results, weight)| (results, Share { weight: weight.into(), bits }))
    }

    /// What is left of it after neutralising, and so the damage suffered, by kind; as far as it can happen.
    pub fn damage(&self) -> impl Iterator<Item = (Results, Share)> {
        Results::up_to(MAX_DICE)
            .zip(self.damage)
            .filter(|&(_, weight)| weight > 0)
            .map(|(results, weight)| (results, self.share(weight)))
    }

    /// The damage as a ship with so many active shields suffers it.
    pub fn suffered(&self, shields: u8) -> impl Iterator<Item = (Suffered, Share)> {
        self.damage().map(move |(damage, share)| (damage.suffered(shields), share))
    }

    /// The probability of exactly so much damage, for each amount from none to the most that can happen.
    pub fn totals(&self) -> impl Iterator<Item = Share> {
        let most = self.damage().map(|(damage, _)| damage.total()).max().unwrap_or(0);
        (0..=most).map(|total| self.chance_that(|damage| damage.total() == total))
    }

    /// The probability of damage of which something holds.
    pub fn chance_that(&self, holds: impl Fn(Results) -> bool) -> Share {
        self.share(self.damage().filter(|&(damage, _)| holds(damage)).map(|(_, share)| share.weight).sum())
    }

    /// The probability that the attack hits: at least one result remains (X2-ATTACK-13).
    pub fn hits(&self) -> Share {
        self.chance_that(|damage| damage.total() > 0)
    }

    /// The probability that a ship with so many active shields, and so much hull left, is destroyed.
    pub fn destroys(&self, shields: u8, hull: u8) -> Share {
        self.chance_that(|damage| damage.suffered(shields).cards() >= hull)
    }

    /// The sum over all throws; divided by 2^bits it is the mean. Below 2^124, as nothing exceeds ten.
    fn sum(&self, of: impl Fn(Results) -> u8) -> Share {
        self.share(self.damage().map(|(damage, share)| u128::from(of(damage)) * share.weight).sum())
    }

    /// Expected damage.
    pub fn expected(&self) -> f64 {
        self.expected_exactly().chance()
    }

    /// Expected damage, as an exact fraction.
    pub fn expected_exactly(&self) -> Share {
        self.sum(Results::total)
    }

    /// Expected damage dealt by crits, whether shields stop it or not.
    pub fn expected_crits(&self) -> f64 {
        self.sum(|damage| damage.crits).chance()
    }

    /// Expected hits and crits shown by the attack dice after all modifications.
    pub fn expected_results(&self) -> (f64, f64) {
        let mean = |of: fn(Results) -> u8| {
            let sum = self.results().map(|(results, share)| u128::from(of(results)) * share.weight).sum();
            Share { weight: sum, bits: self.attack_bits }.chance()
        };
        (mean(|results| results.hits), mean(|results| results.crits))
    }
}
