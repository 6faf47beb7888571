//! What attacks come to, computed once: the exact odds of the common ones, as small tables of single precision.

use odds::{Attack, Defence, odds};
use std::sync::OnceLock;

/// The most dice of a side that the chart knows; more count as this many.
const MOST: usize = 6;
/// The most damage that is told apart.
pub(super) const DAMAGE: usize = 7;

/// How likely each amount of damage is.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Fall {
    /// By damage.
    pub(super) chance: [f32; DAMAGE],
    /// Expected damage.
    pub(super) mean: f32,
}

/// What an attacker has to change dice with: bit 0 a focus, bit 1 a lock.
pub(super) type Aim = usize;
/// What a defender has: bit 0 a focus, bit 1 an evade.
pub(super) type Guard = usize;

/// A focus, of an attacker or a defender.
pub(super) const FOCUS: usize = 1;
/// An attacker's lock.
pub(super) const LOCK: usize = 2;
/// A defender's evade.
pub(super) const EVADE: usize = 2;

/// The whole chart.
#[derive(Debug)]
pub(super) struct Chart(Vec<Fall>);

impl Chart {
    /// The one chart there is.
    pub(super) fn get() -> &'static Self {
        static CHART: OnceLock<Chart> = OnceLock::new();
        CHART.get_or_init(Self::compute)
    }

    fn compute() -> Self {
        let mut falls = Vec::with_capacity((MOST + 1) * (MOST + 1) * 16);
        for attack in 0..=MOST {
            for aim in 0..4 {
                for defence in 0..=MOST {
                    for guard in 0..4 {
                        falls.push(fall(attack, aim, defence, guard));
                    }
                }
            }
        }
        Self(falls)
    }

    /// What so many attack dice do to so many defence dice.
    #[inline]
    pub(super) fn fall(&self, attack: u8, aim: Aim, defence: u8, guard: Guard) -> &Fall {
        let (attack, defence) = ((attack as usize).min(MOST), (defence as usize).min(MOST));
        &self.0[((attack * 4 + aim) * (MOST + 1) + defence) * 4 + guard]
    }
}

fn fall(attack: usize, aim: Aim, defence: usize, guard: Guard) -> Fall {
    let mut attack = Attack::new(attack as u8).focus(u8::from(aim & FOCUS != 0));
    if aim & LOCK != 0 {
        attack = attack.lock();
    }
    let defence =
        Defence::new(defence as u8).focus(u8::from(guard & FOCUS != 0)).evade(u8::from(guard & EVADE != 0));
    let found = odds(&attack, &defence).expect("six dice with one token of a kind are never too much");
    let mut chance = [0.0; DAMAGE];
    for (damage, share) in found.totals().enumerate() {
        chance[damage.min(DAMAGE - 1)] += share.chance() as f32;
    }
    Fall { chance, mean: found.expected() as f32 }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tokens_help_whoever_has_them() {
        let chart = Chart::get();
        let plain = chart.fall(3, 0, 2, 0).mean;
        assert!(chart.fall(3, FOCUS, 2, 0).mean > plain);
        assert!(chart.fall(3, FOCUS | LOCK, 2, 0).mean > chart.fall(3, FOCUS, 2, 0).mean);
        assert!(chart.fall(3, 0, 2, EVADE).mean < plain);
        let sum: f32 = chart.fall(4, FOCUS, 3, FOCUS).chance.iter().sum();
        assert!((sum - 1.0).abs() < 1e-5, "{sum}");
    }
}
