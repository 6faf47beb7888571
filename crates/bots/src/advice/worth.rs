//! What is won and how sure that is: means with their errors, and payoffs as chances to win.

/// A mean that is being taken, and how far it may be off.
#[derive(Debug, Clone, Copy, Default, PartialEq)]
pub struct Mean {
    count: f64,
    sum: f64,
    squares: f64,
}

impl Mean {
    /// One more.
    pub fn add(&mut self, value: f32) {
        self.add_share(value, 1.0);
    }

    /// One more that counts so much.
    pub fn add_share(&mut self, value: f32, share: f32) {
        let (value, share) = (f64::from(value), f64::from(share));
        self.count += share;
        self.sum += share * value;
        self.squares += share * value * value;
    }

    /// The mean; nothing is worth nothing.
    pub fn value(&self) -> f32 {
        (self.sum / self.count.max(1e-9)) as f32
    }

    /// Its standard error, if there were so many samples.
    pub fn error_of(&self, samples: f32) -> f32 {
        let mean = self.sum / self.count.max(1e-9);
        let spread = (self.squares / self.count.max(1e-9) - mean * mean).max(0.0);
        libm::sqrt(spread / (f64::from(samples) - 1.0).max(1.0)) as f32
    }

    /// Its standard error.
    pub fn error(&self) -> f32 {
        self.error_of(self.count as f32)
    }
}

/// A chance to win and its standard error.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Estimate {
    /// From 0 to 1; a draw is half a win.
    pub chance: f32,
    /// How far it may be off: both by chance and because what bots think of a position is not what it is.
    pub error: f32,
}

/// How what a game's bots think a position is worth, from -1 to 1, goes with the games that are won from it: a logistic,
/// fitted to games between bots. See [`super::scales`].
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Scale {
    /// How far odds move with the odds the bots see.
    pub slope: f32,
    /// What the first side has beyond them.
    pub bias: f32,
    /// How far a fitted chance was off, as a standard deviation over bins of positions.
    pub doubt: f32,
}

impl Scale {
    /// The first side's chance to win where its payoff is this on average.
    pub fn chance(&self, payoff: f32) -> f32 {
        let odds = 2.0 * libm::atanhf(payoff.clamp(-0.999, 0.999));
        1.0 / (1.0 + libm::expf(-(self.bias + self.slope * odds)))
    }

    /// How far the chance may be off because the payoff is.
    pub fn spread(&self, payoff: f32, error: f32) -> f32 {
        let step = error.max(1e-4);
        (self.chance(payoff + step) - self.chance(payoff - step)) / (2.0 * step) * error
    }

    /// The same with its error. What is decided is not in doubt.
    pub fn estimate(&self, payoff: f32, error: f32) -> Estimate {
        let (chance, spread) = (self.chance(payoff), self.spread(payoff, error));
        // A chance near its ends has less room to be wrong in.
        let doubt = self.doubt * 4.0 * chance * (1.0 - chance);
        Estimate { chance, error: libm::sqrtf(spread * spread + doubt * doubt) }
    }
}

#[cfg(test)]
mod tests {
    use super::{Mean, Scale};

    #[test]
    fn a_mean_knows_how_sure_it_is() {
        let mut mean = Mean::default();
        for _ in 0..50 {
            mean.add(1.0);
            mean.add(-1.0);
        }
        assert!(mean.value().abs() < 1e-6);
        assert!((mean.error() - 0.1005).abs() < 1e-3, "one over the root of ninety-nine");
    }

    #[test]
    fn chances_grow_with_payoffs_and_are_sure_at_the_ends() {
        let scale = Scale { slope: 1.3, bias: 0.1, doubt: 0.05 };
        let chances: Vec<_> = [-1.0, -0.5, 0.0, 0.5, 1.0].map(|v| scale.estimate(v, 0.02)).into();
        assert!(chances.windows(2).all(|pair| pair[0].chance < pair[1].chance));
        assert!(chances[0].chance < 0.001 && chances[4].chance > 0.999);
        assert!(chances[4].error < 0.01 && chances[2].error > 0.04, "{chances:?}");
    }
}
