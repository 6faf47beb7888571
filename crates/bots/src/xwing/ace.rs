//! An ace's dials: a game of simultaneous moves. Both sides' best plans are collected one by one, each the best answer to
//! what the other side has so far, and the matrix of what they come to is solved by regret matching.

use super::{
    belief::{Belief, pick},
    dials,
    outlook::Outlook,
    reckon::Reckoner,
    sketch::{CRAFTS, Plan, Sketch, Stands},
};
use kernel::{Chance, Quick, Seat};

/// How hard an ace searches. Counted, not timed.
#[derive(Debug, Clone, Copy)]
pub(super) struct Effort {
    /// Enemy plans to start with, drawn from the belief.
    pub(super) draws: usize,
    /// How often a best answer is looked for on both sides.
    pub(super) rounds: usize,
    /// Iterations of regret matching after each.
    pub(super) iterations: usize,
    /// How often the enemy is imagined to plan ship by ship, as a cadet does, against how many draws.
    pub(super) imagined: usize,
    pub(super) imagined_draws: usize,
    /// The share of what is imagined in what is reckoned with; the rest is the enemy's best mixture.
    pub(super) habit: f32,
    /// How many of the best plans are looked at for two rounds, and in how many ways the second may go.
    pub(super) finalists: usize,
    pub(super) sequels: usize,
}

/// A plan is left out of mixtures below this share.
const TRACE: f32 = 0.04;

/// The plans of both sides, and what they come to.
struct Duel<'s, 'c> {
    sketch: &'s Sketch<'c>,
    stands: Stands,
    reckoner: &'s Reckoner,
    mine: Vec<Plan>,
    theirs: Vec<Plan>,
    /// By own plan, then enemy plan.
    value: Vec<Vec<f32>>,
}

/// What a search found.
#[derive(Debug, Clone)]
pub(super) struct Found {
    /// Moves for all own ships.
    pub(super) mine: Plan,
    /// What the enemy may do, and how likely.
    pub(super) theirs: Vec<(Plan, f32)>,
}

/// Moves for all own ships: the best answer to what the enemy may do, or a draw from the best mixture.
pub(super) fn plan<C: Chance>(
    sketch: &Sketch<'_>,
    reckoner: &Reckoner,
    effort: Effort,
    chance: &mut C,
) -> Found {
    let stands = sketch.stands();
    let belief = Belief::new(sketch, &stands);
    let mut duel = Duel { sketch, stands, reckoner, mine: Vec::new(), theirs: Vec::new(), value: Vec::new() };
    let (me, enemy) = (reckoner.me, Seat(1 - reckoner.me.0));
    for draw in reckoner.draws(sketch, &belief, effort.draws, chance) {
        duel.add(draw, enemy);
    }
    let likeliest = reckoner.draws(sketch, &belief, 1, chance)[0];
    duel.add(likeliest, me);
    let mut theirs = vec![1.0 / duel.theirs.len() as f32; duel.theirs.len()];
    let mut mine = vec![1.0];
    for _ in 0..effort.rounds {
        let answer = duel.best(me, &theirs, heaviest(&mine));
        let known = duel.add(answer, me);
        (mine, theirs) = duel.solve(effort.iterations);
        let answer = duel.best(enemy, &mine, heaviest(&theirs));
        let settled = duel.add(answer, enemy) && known;
        (mine, theirs) = duel.solve(effort.iterations);
        if settled {
            break;
        }
    }
    if effort.imagined == 0 {
        mine.iter_mut().for_each(|share| *share = if *share < TRACE { 0.0 } else { *share });
        return duel.found(pick(&mine, chance) as usize, &theirs);
    }
    // Few play their best mixture: what they would do one ship after the other is likelier than the rest.
    theirs.iter_mut().for_each(|share| *share *= 1.0 - effort.habit);
    for _ in 0..effort.imagined {
        let imagined = imagine(sketch, enemy, effort.imagined_draws, chance);
        duel.add(imagined, enemy);
        theirs.resize(duel.theirs.len(), 0.0);
        let place = duel.place(&imagined, enemy);
        theirs[place] += effort.habit / effort.imagined as f32;
    }
    let mut order: Vec<usize> = (0..duel.mine.len()).collect();
    let worth = |duel: &Duel<'_, '_>, row: usize| -> f32 {
        duel.value[row].iter().zip(&theirs).map(|(value, share)| value * share).sum()
    };
    order.sort_by(|a, b| worth(&duel, *b).total_cmp(&worth(&duel, *a)));
    for &from in order.iter().take(3) {
        let answer = duel.best(me, &theirs, from);
        duel.add(answer, me);
    }
    let mut order: Vec<usize> = (0..duel.mine.len()).collect();
    order.sort_by(|a, b| worth(&duel, *b).total_cmp(&worth(&duel, *a)));
    order.truncate(effort.finalists.max(1));
    if order.len() > 1 && effort.sequels > 0 {
        let seed = u64::from(chance.bits());
        let scores: Vec<f32> =
            order.iter().map(|row| duel.two_rounds(*row, &theirs, effort.sequels, seed)).collect();
        return duel.found(order[heaviest(&scores)], &theirs);
    }
    duel.found(order[0], &theirs)
}

/// What the enemy would set who plans one ship after the other.
fn imagine<C: Chance>(sketch: &Sketch<'_>, enemy: Seat, draws: usize, chance: &mut C) -> Plan {
    let theirs = Reckoner { me: enemy, outlook: Outlook::default() };
    let mut blind = sketch.clone();
    // They do not know our dials.
    blind.crafts.iter_mut().filter(|craft| craft.seat != enemy).for_each(|craft| craft.set = None);
    let mut plan = [0; CRAFTS];
    for (at, chosen) in plan.iter_mut().enumerate().take(blind.crafts.len()) {
        if blind.crafts[at].seat == enemy && !blind.crafts[at].moves.is_empty() {
            *chosen = match blind.crafts[at].set {
                Some(set) => set,
                None => dials::dial(&blind, &theirs, at, draws, chance),
            };
            blind.crafts[at].set = Some(*chosen);
        }
    }
    plan
}

fn heaviest(shares: &[f32]) -> usize {
    let best = shares.iter().enumerate().max_by(|a, b| a.1.total_cmp(b.1));
    best.map_or(0, |(place, _)| place)
}

impl Duel<'_, '_> {
    fn found(&self, row: usize, shares: &[f32]) -> Found {
        let theirs = self.theirs.iter().copied().zip(shares.iter().copied());
        Found { mine: self.mine[row], theirs: theirs.filter(|(_, share)| *share > 0.0).collect() }
    }

    /// What an own plan comes to in two rounds against a mixture. The same chances for every plan.
    fn two_rounds(&self, row: usize, against: &[f32], sequels: usize, seed: u64) -> f32 {
        let mut chance = Quick::new(seed);
        let (mut sum, mut weight) = (0.0, 0.0);
        for (theirs, share) in self.theirs.iter().zip(against) {
            if *share >= TRACE {
                let plan = self.joined(&self.mine[row], theirs);
                let value = self.reckoner.two_rounds(self.sketch, &self.stands, &plan, sequels, &mut chance);
                sum += share * value;
                weight += share;
            }
        }
        if weight > 0.0 { sum / weight } else { 0.0 }
    }

    /// One plan's own part and another's enemy part, put together.
    fn joined(&self, mine: &Plan, theirs: &Plan) -> Plan {
        let mut plan = *mine;
        for (at, craft) in self.sketch.crafts.iter().enumerate() {
            if craft.seat != self.reckoner.me {
                plan[at] = theirs[at];
            }
        }
        plan
    }

    fn worth(&self, mine: &Plan, theirs: &Plan) -> f32 {
        self.reckoner.value(self.sketch, &self.stands, &self.joined(mine, theirs))
    }

    /// Where a plan of a side is among those collected; their number if it is not.
    fn place(&self, plan: &Plan, side: Seat) -> usize {
        let plans = if side == self.reckoner.me { &self.mine } else { &self.theirs };
        let same = |other: &Plan| {
            let crafts = self.sketch.crafts.iter().enumerate();
            crafts.filter(|(_, craft)| craft.seat == side).all(|(at, _)| other[at] == plan[at])
        };
        plans.iter().position(same).unwrap_or(plans.len())
    }

    /// Adds a plan of a side; whether it was there already.
    fn add(&mut self, plan: Plan, side: Seat) -> bool {
        let own = side == self.reckoner.me;
        if self.place(&plan, side) < if own { self.mine.len() } else { self.theirs.len() } {
            return true;
        }
        if own {
            let row = self.theirs.iter().map(|theirs| self.worth(&plan, theirs)).collect();
            self.value.push(row);
            self.mine.push(plan);
        } else {
            for row in 0..self.mine.len() {
                let value = self.worth(&self.mine[row], &plan);
                self.value[row].push(value);
            }
            self.theirs.push(plan);
        }
        false
    }

    /// A side's best answer to a mixture of the other's plans: ship by ship, from a plan that is good already.
    fn best(&self, side: Seat, against: &[f32], from: usize) -> Plan {
        let own = side == self.reckoner.me;
        let (plans, others) = if own { (&self.mine, &self.theirs) } else { (&self.theirs, &self.mine) };
        let mut plan = plans[from];
        let judge = |plan: &Plan| {
            let mut sum = 0.0;
            for (other, share) in others.iter().zip(against) {
                if *share >= TRACE {
                    let value = if own { self.worth(plan, other) } else { -self.worth(other, plan) };
                    sum += share * value;
                }
            }
            sum
        };
        let mut most = judge(&plan);
        for (at, craft) in self.sketch.crafts.iter().enumerate() {
            if craft.seat != side || craft.set.is_some() {
                continue;
            }
            for (place, found) in craft.moves.iter().enumerate() {
                if found.leaves || place as u8 == plan[at] {
                    continue;
                }
                let mut other = plan;
                other[at] = place as u8;
                let value = judge(&other);
                if value > most {
                    (plan, most) = (other, value);
                }
            }
        }
        plan
    }

    /// What both sides should mix, by regret matching with the mean of all iterations, later ones counting more.
    fn solve(&self, iterations: usize) -> (Vec<f32>, Vec<f32>) {
        let (rows, columns) = (self.mine.len(), self.theirs.len());
        let (mut row_regret, mut column_regret) = (vec![0.0; rows], vec![0.0; columns]);
        let (mut row_sum, mut column_sum) = (vec![0.0; rows], vec![0.0; columns]);
        let (mut row, mut column) = (vec![0.0; rows], vec![0.0; columns]);
        let (mut row_gain, mut column_gain) = (vec![0.0; rows], vec![0.0; columns]);
        for iteration in 0..iterations {
            matched(&row_regret, &mut row);
            matched(&column_regret, &mut column);
            column_gain.fill(0.0);
            for (r, values) in self.value.iter().enumerate() {
                row_gain[r] = values.iter().zip(&column).map(|(value, share)| value * share).sum();
                for (gain, value) in column_gain.iter_mut().zip(values) {
                    *gain -= value * row[r];
                }
            }
            let mean: f32 = row_gain.iter().zip(&row).map(|(gain, share)| gain * share).sum();
            let weight = iteration as f32 + 1.0;
            for (side, gains, regrets, sums, value) in [
                (&row, &row_gain, &mut row_regret, &mut row_sum, mean),
                (&column, &column_gain, &mut column_regret, &mut column_sum, -mean),
            ] {
                for (at, gain) in gains.iter().enumerate() {
                    // Regret that fell below nothing is forgotten.
                    regrets[at] = f32::max(regrets[at] + gain - value, 0.0);
                    sums[at] += weight * side[at];
                }
            }
        }
        matched(&row_sum, &mut row);
        matched(&column_sum, &mut column);
        (row, column)
    }
}

/// Shares in proportion to what is above nothing; equal shares if nothing is.
fn matched(regrets: &[f32], shares: &mut [f32]) {
    let sum: f32 = regrets.iter().map(|regret| regret.max(0.0)).sum();
    let equal = 1.0 / shares.len() as f32;
    for (share, regret) in shares.iter_mut().zip(regrets) {
        *share = if sum > 0.0 { regret.max(0.0) / sum } else { equal };
    }
}
