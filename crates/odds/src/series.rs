//! Several attacks in a row on one defender, whose tokens run out.

use crate::{
    Excess,
    attack::Attack,
    attempt::{RESULTS, Rooms, Steps},
    defence::Defence,
    effect::Tokens,
    finish::Ending,
    health::{Health, Ship},
    neutralise::{Results, Suffered},
    wide::{MAX_BITS, Wide},
    worth::{Exact, Foreseen, Worth},
};
use std::cell::RefCell;

/// How the defender husbands tokens over a series.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Spend {
    /// Each attack is defended as if it were the last: the least expected damage from it, and among equals what
    /// keeps more. So do the public calculators.
    #[default]
    Thrifty,
    /// The least expected damage from the whole series: tokens are kept for later where they do more good. The
    /// attackers, too, play for the whole series. Hull and shields do not change what is best. Attacks to come are
    /// weighed with a relative error below one in 10^12; the distributions of the play that is chosen are exact.
    Foreseeing,
}

/// What a series of attacks comes to.
#[derive(Debug, Clone, PartialEq)]
pub struct Series {
    after: Vec<After>,
}

/// How things stand after one of the attacks.
#[derive(Debug, Clone, PartialEq)]
pub struct After {
    health: Health,
    weights: Vec<Wide>,
    crits: f64,
    bits: u32,
}

impl Series {
    /// How things stand after each attack.
    pub fn after(&self) -> &[After] {
        &self.after
    }

    /// How things stand in the end; nothing if there was no attack.
    pub fn end(&self) -> Option<&After> {
        self.after.last()
    }
}

impl After {
    /// The probability that the ship is destroyed; without a ship there is none.
    pub fn destroyed(&self) -> f64 {
        self.health.destroyed().map_or(0.0, |state| self.weights[state].over(self.bits))
    }

    /// Expected damage so far. Damage beyond destruction is not counted.
    pub fn expected(&self) -> f64 {
        let mut sum = Wide::ZERO;
        for (state, weight) in self.weights.iter().enumerate() {
            sum.add_product(weight, self.bits, self.health.total(state).into());
        }
        sum.over(self.bits)
    }

    /// Expected damage dealt by crits so far, whether shields stopped it or not. Of the attack that destroys a ship all
    /// crits count; after it there are none.
    pub fn expected_crits(&self) -> f64 {
        self.crits
    }

    /// The probability of exactly so much damage so far, for each amount from none to the most there can be.
    pub fn totals(&self) -> Vec<f64> {
        let mut totals = vec![Wide::ZERO; self.health.most() + 1];
        for (state, weight) in self.weights.iter().enumerate() {
            totals[usize::from(self.health.total(state))].add_product(weight, self.bits, 1);
        }
        while totals.len() > 1 && totals.last().is_some_and(Wide::is_zero) {
            totals.pop();
        }
        totals.iter().map(|total| total.over(self.bits)).collect()
    }

    /// What a ship that still flies has suffered, and how likely that is; nothing without a ship.
    pub fn flying(&self) -> impl Iterator<Item = (Suffered, f64)> {
        self.weights.iter().enumerate().filter_map(|(state, weight)| {
            let suffered = self.health.suffered(state)?;
            (!weight.is_zero()).then(|| (suffered, weight.over(self.bits)))
        })
    }
}

/// What one attack does to a defender with certain tokens.
#[derive(Debug, Clone)]
struct Exchange {
    attack: usize,
    before: Tokens,
    bits: u32,
    /// Damage, what is left to spend, and how often.
    outcomes: Vec<(Results, Tokens, u128)>,
    /// Damage expected from this attack and all later ones.
    worth: f64,
    /// Damage by crits expected from this attack.
    crits: f64,
}

/// With `kinds`, hits and crits are told apart.
fn exchange<V: Worth>(
    steps: &Steps<'_>,
    before: Tokens,
    kinds: bool,
    to_come: impl Fn(Tokens) -> f64,
) -> Exchange {
    let mut answered: Vec<(Results, Ending, u64)> = Vec::with_capacity(64);
    let mut shown = [0; RESULTS];
    let answers = steps.solve::<V>(
        to_come,
        |results, ending, weight| answered.push((results, *ending, weight)),
        |index, weight| shown[index] += weight,
    );
    let bits = steps.bits();
    let sums = shown.iter().zip(&answers.worths).map(|(&weight, worth)| worth.damage() * weight as f64);
    let worth = sums.sum::<f64>() / power(bits);
    let mut outcomes: Vec<(Results, Tokens, u128)> = Vec::with_capacity(32);
    let mut crits = 0.0;
    for (results, ending, count) in answered {
        let weight = u128::from(shown[results.index()]) * u128::from(count);
        if weight == 0 {
            continue;
        }
        let damage = steps.neutralise.damage(results, ending.result);
        crits += f64::from(damage.crits) * weight as f64;
        let damage = if kinds { damage } else { Results::new(damage.total(), 0) };
        match outcomes.iter_mut().find(|(known, left, _)| (*known, *left) == (damage, ending.left)) {
            Some((_, _, known)) => *known += weight,
            None => outcomes.push((damage, ending.left, weight)),
        }
    }
    Exchange { attack: 0, before, bits, outcomes, worth, crits: crits / power(bits) }
}

/// The exchanges of a series, each worked out once.
struct Exchanges<'a> {
    attacks: &'a [Attack],
    defence: &'a Defence,
    spend: Spend,
    /// Whether hits and crits are told apart.
    kinds: bool,
    known: RefCell<Vec<Exchange>>,
}

impl Exchanges<'_> {
    /// What the attack of this number does to a defender with these tokens, by its place among the known.
    fn find(&self, attack: usize, before: Tokens) -> usize {
        // A thrifty defender looks at the attack alone, so equal attacks are one.
        let attack = match self.spend {
            Spend::Thrifty => {
                self.attacks.iter().position(|other| *other == self.attacks[attack]).unwrap_or(attack)
            }
            Spend::Foreseeing => attack,
        };
        let at = self.known.borrow().iter().position(|e| (e.attack, e.before) == (attack, before));
        if let Some(at) = at {
            return at;
        }
        let defence = self.defence.tokens(before).attacked();
        let mut rooms = Rooms::default();
        let steps = Steps::new(&self.attacks[attack], &defence, &mut rooms);
        let found = match self.spend {
            Spend::Thrifty if steps.fits() => exchange::<Exact<i64>>(&steps, before, self.kinds, |_| 0.0),
            Spend::Thrifty => exchange::<Exact<i128>>(&steps, before, self.kinds, |_| 0.0),
            Spend::Foreseeing => {
                let next = attack + 1;
                exchange::<Foreseen>(&steps, before, self.kinds, |left| match self.attacks.get(next) {
                    Some(_) => {
                        let at = self.find(next, left);
                        self.known.borrow()[at].worth
                    }
                    None => 0.0,
                })
            }
        };
        let mut known = self.known.borrow_mut();
        known.push(Exchange { attack, ..found });
        known.len() - 1
    }
}

/// Several attacks in a row on one defender, whose tokens run out. The attackers' tokens are theirs alone. Without a
/// ship, damage is counted and nothing is ever destroyed.
///
/// ```
/// use odds::{Attack, Defence, Ship, Spend};
/// let attacks = [Attack::new(3).focus(1).lock(); 2];
/// let defence = Defence::new(3).focus(1).evade(1);
/// let counted = odds::series(&attacks, &defence, None, Spend::Thrifty)?;
/// assert!((counted.end().unwrap().expected() - 1.429_703_696_999_24).abs() < 1e-14);
///
/// let tie = Ship { shields: 0, hull: 3 };
/// let flown = odds::series(&attacks, &defence, Some(tie), Spend::Foreseeing)?;
/// println!("destroyed: {}", flown.end().unwrap().destroyed());
/// # Ok::<(), odds::Excess>(())
/// ```
pub fn series(
    attacks: &[Attack],
    defence: &Defence,
    ship: Option<Ship>,
    spend: Spend,
) -> Result<Series, Excess> {
    attacks.iter().try_for_each(Attack::check)?;
    defence.check()?;
    let most = attacks.iter().map(|attack| usize::from(attack.dice()) + attack.added.len()).sum();
    let health = Health::new(ship, most);
    let exchanges =
        Exchanges { attacks, defence, spend, kinds: ship.is_some(), known: RefCell::new(Vec::new()) };
    let unhurt = || {
        let mut weights = vec![Wide::ZERO; health.states()];
        weights[0] = Wide::ONE;
        weights
    };
    let mut flow = vec![(defence.tokens, unhurt())];
    let (mut bits, mut crits) = (0, 0.0);
    let mut series = Series { after: Vec::with_capacity(attacks.len()) };
    for number in 0..attacks.len() {
        let found: Vec<usize> = flow.iter().map(|(tokens, _)| exchanges.find(number, *tokens)).collect();
        let known = exchanges.known.borrow();
        let most_bits = found.iter().map(|&at| known[at].bits).max().unwrap_or(0);
        let zeros = found.iter().map(|&at| known[at].zeros(most_bits)).min().unwrap_or(0);
        let now = bits + most_bits - zeros;
        if now > MAX_BITS {
            return Err(Excess::Series);
        }
        let mut next: Vec<(Tokens, Vec<Wide>)> = Vec::with_capacity(flow.len());
        for ((_, weights), &at) in flow.iter().zip(&found) {
            let Exchange { outcomes, bits: own, crits: more, .. } = &known[at];
            let mut here = Wide::ZERO;
            for (state, weight) in weights_of(weights) {
                // A destroyed ship is not attacked any more.
                if Some(state) != health.destroyed() {
                    here.add_product(weight, bits, 1);
                }
            }
            crits += more * here.over(bits);
            for &(damage, left, weight) in outcomes {
                let factor = weight << (most_bits - own) >> zeros;
                let to = next.iter().position(|(tokens, _)| *tokens == left).unwrap_or_else(|| {
                    next.push((left, vec![Wide::ZERO; health.states()]));
                    next.len() - 1
                });
                for (state, weight) in weights.iter().enumerate().filter(|(_, weight)| !weight.is_zero()) {
                    next[to].1[health.hurt(state, damage)].add_product(weight, bits, factor);
                }
            }
        }
        (flow, bits) = (next, now);
        let mut weights = vec![Wide::ZERO; health.states()];
        for (sum, weight) in flow.iter().flat_map(|(_, by_state)| weights_of(by_state)) {
            weights[sum].add_product(weight, bits, 1);
        }
        series.after.push(After { health: health.clone(), weights, crits, bits });
    }
    Ok(series)
}

fn weights_of(by_state: &[Wide]) -> impl Iterator<Item = (usize, &Wide)> {
    by_state.iter().enumerate().filter(|(_, weight)| !weight.is_zero())
}

fn power(bits: u32) -> f64 {
    f64::from_bits(u64::from(1023 + bits) << 52)
}

impl Exchange {
    /// How often all weights can be halved, once they count 2^bits throws.
    fn zeros(&self, bits: u32) -> u32 {
        let least = self.outcomes.iter().map(|(_, _, weight)| weight.trailing_zeros()).min();
        least.unwrap_or(0) + bits - self.bits
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_that_can_happen_is_counted_exactly_once() {
        let attacks = [Attack::new(4).focus(1).lock(), Attack::new(2), Attack::new(3).lock()];
        let defence = Defence::new(3).focus(1).evade(2).force(1).recovers_force(2);
        for ship in [None, Some(Ship { shields: 2, hull: 4 })] {
            for spend in [Spend::Thrifty, Spend::Foreseeing] {
                let series = series(&attacks, &defence, ship, spend).expect("few dice");
                for after in series.after() {
                    let mut sum = Wide::ZERO;
                    for weight in &after.weights {
                        sum.add_product(weight, after.bits, 1);
                    }
                    assert_eq!(sum, Wide::power(after.bits));
                }
            }
        }
    }
}
