//! A dice step, solved: what everybody does in every state, and how often each ending comes out of it.

use crate::{
    dice::Pool,
    finish::{Ending, Lying, meddled},
    stage::{Choice, Pairs, Stage, begin, table},
    worth::{Side, Worth},
};
use smallvec::SmallVec;

/// The solution of a step. It is large and lives where it is made; to solve the step again for another worth, its
/// room is used again.
#[derive(Debug)]
pub(crate) struct Play<'s, V, const F: usize> {
    stage: &'s Stage<'s, F>,
    owner: Side,
    /// By class and pool: no more rerolls. Pools with dice missing are those dice being rolled.
    closed: SmallVec<[V; 256]>,
    /// By class and pool: the best ending.
    best: SmallVec<[Ending; 128]>,
    pairs: Option<Pairs>,
    /// By set of used rerolls, then by pair. Pairs with dice missing are those dice being rolled.
    opened: Vec<(Vec<V>, Vec<Choice>)>,
    /// By pool, when the first decision meets fresh dice only.
    first: SmallVec<[(V, Choice); 64]>,
    flow: Flow,
}

/// How often which state is reached, from the first throw to the endings: the same tables as those of the solution.
#[derive(Debug, Default)]
struct Flow {
    closed: SmallVec<[u64; 256]>,
    opened: Vec<Vec<u64>>,
    first: SmallVec<[u64; 64]>,
}

impl<'s, V: Worth, const F: usize> Play<'s, V, F> {
    #[inline]
    pub(crate) fn new(stage: &'s Stage<'s, F>, owner: Side) -> Self {
        Self {
            stage,
            owner,
            closed: SmallVec::new(),
            best: SmallVec::new(),
            pairs: None,
            opened: Vec::new(),
            first: SmallVec::new(),
            flow: Flow::default(),
        }
    }

    /// Solves the step for a worth of its endings.
    pub(crate) fn solve(&mut self, worth: impl Fn(&Ending) -> V) {
        self.close(worth);
        if self.stage.open[0] {
            self.open();
        }
    }

    /// The states without further rerolls.
    fn close(&mut self, worth: impl Fn(&Ending) -> V) {
        let Stage { dice, size, .. } = *self.stage;
        let pools = self.stage.pools_up_to(size);
        self.closed.resize(pools * self.stage.classes, V::NOTHING);
        self.best.clear();
        for class in 0..self.stage.classes {
            let base = class * pools;
            for number in dice.of_size(size) {
                let endings = self.stage.endings(class, number);
                let mut best = (worth(&endings[0]), &endings[0]);
                for ending in &endings[1..] {
                    let value = worth(ending);
                    if value.better(&best.0, self.owner) {
                        best = (value, ending);
                    }
                }
                self.closed[base + number] = best.0;
                self.best.push(*best.1);
            }
            if self.stage.rolls(class) {
                for number in (0..dice.first[size]).rev() {
                    self.closed[base + number] =
                        thrown(dice.sides, dice.add[number], |to| self.closed[base + to]);
                }
            }
        }
    }

    /// The states with rerolls to come, those with fewer of them first.
    fn open(&mut self) {
        let Stage { dice, size, .. } = *self.stage;
        let only_first = !self.stage.pairs;
        if self.stage.sources.len() > 1 || self.stage.pairs {
            self.pairs = Some(Pairs::new(dice, size));
            self.opened = vec![(Vec::new(), Vec::new()); 1 << self.stage.sources.len()];
        }
        for mask in self.stage.masks().rev().filter(|&mask| self.stage.open[mask]) {
            if mask == 0 && only_first {
                self.decide_first();
                continue;
            }
            let Some(pairs) = &self.pairs else { continue };
            let (mut values, mut choices) =
                (table(&V::NOTHING, pairs.len), table(&Choice::Finish, pairs.len));
            for fresh_size in 0..=size {
                for fresh in dice.of_size(fresh_size) {
                    for rerolled in (0..self.stage.pools_up_to(size - fresh_size)).rev() {
                        let at = pairs.at(fresh, rerolled);
                        if rerolled >= dice.first[size - fresh_size] {
                            (values[at], choices[at]) = self.decide(mask, fresh, rerolled);
                        } else {
                            values[at] =
                                thrown(dice.sides, dice.add[rerolled], |to| values[pairs.at(fresh, to)]);
                        }
                    }
                }
            }
            self.opened[mask] = (values, choices);
        }
    }

    /// The decisions of all states with fresh dice only.
    fn decide_first(&mut self) {
        let Stage { dice, size, ref sources, .. } = *self.stage;
        self.first.clear();
        if let [source] = sources[..]
            && source.takes_all(size, F)
        {
            return self.decide_freely();
        }
        for number in dice.of_size(size) {
            let decided = self.decide(0, number, 0);
            self.first.push(decided);
        }
    }

    /// The same for one reroll of whatever dice one likes: what can be kept of a pool is the pool, or what can be kept
    /// of it with one die less.
    fn decide_freely(&mut self) {
        const ALL: usize = 1;
        let Stage { dice, size, .. } = *self.stage;
        let pools = self.stage.pools_up_to(size);
        let closed = |mask: usize| &self.closed[usize::from(self.stage.class[mask]) * pools..][..pools];
        let (kept, finished) = (closed(ALL), closed(0));
        let mut best: SmallVec<[(V, u16); 128]> = SmallVec::new();
        let better = |found: &mut (V, u16), best: &[(V, u16)], number: usize| {
            for fewer in dice.remove[number].into_iter().filter(|&fewer| fewer != u16::MAX) {
                let other = &best[usize::from(fewer)];
                if other.0.better(&found.0, self.owner) {
                    *found = *other;
                }
            }
        };
        for dice_kept in 0..size {
            let spread = self.stage.spread(dice_kept);
            for number in dice.of_size(dice_kept) {
                let mut found = (kept[number].shift(spread), number as u16);
                better(&mut found, &best, number);
                best.push(found);
            }
        }
        let spread = self.stage.spread(size);
        for number in dice.of_size(size) {
            let mut found = (finished[number].shift(spread), number as u16);
            better(&mut found, &best, number);
            let choice = if usize::from(found.1) == number {
                Choice::Finish
            } else {
                Choice::Keep { fresh: found.1, mask: ALL as u8 }
            };
            self.first.push((found.0, choice));
        }
    }

    /// The best decision of a state.
    fn decide(&self, mask: usize, fresh: usize, rerolled: usize) -> (V, Choice) {
        let dice = self.stage.dice;
        let pool = dice.pool(fresh);
        let mut best = (self.finished(mask, fresh, rerolled), Choice::Finish);
        for (source, after) in self.stage.next(mask) {
            source.kept(pool, &mut |kept: Pool<F>| {
                let kept = kept.number();
                let value = self.rolling(after, kept, rerolled);
                if value.better(&best.0, self.owner) {
                    best = (value, Choice::Keep { fresh: kept as u16, mask: after as u8 });
                }
            });
        }
        best
    }

    /// The worth of rerolling no more; of the missing dice being rolled and no die after them.
    fn finished(&self, mask: usize, fresh: usize, rerolled: usize) -> V {
        let dice = self.stage.dice;
        let (class, pool) = (usize::from(self.stage.class[mask]), dice.pool(fresh));
        let all = self.sum(pool, fresh, rerolled);
        let pools = self.stage.pools_up_to(self.stage.size);
        self.closed[class * pools + all].shift(self.stage.spread(pool.len()))
    }

    fn sum(&self, pool: Pool<F>, fresh: usize, rerolled: usize) -> usize {
        let dice = self.stage.dice;
        if rerolled == 0 { fresh } else { pool.plus(dice.pool(rerolled)).number() }
    }

    /// The worth of the missing dice being rolled.
    fn rolling(&self, mask: usize, fresh: usize, rerolled: usize) -> V {
        match &self.pairs {
            Some(pairs) if self.stage.open[mask] => self.opened[mask].0[pairs.at(fresh, rerolled)],
            Some(_) | None => self.finished(mask, fresh, rerolled),
        }
    }

    /// The worth of dice that lie on the table, when their owner begins to modify them.
    pub(crate) fn worth(&self, dice: Lying<F>) -> V {
        let (fresh, rerolled) = (dice.fresh.number(), dice.rerolled.number());
        if self.stage.open[0] && !self.stage.pairs {
            return self.first[fresh - self.stage.dice.first[self.stage.size]].0;
        }
        self.rolling(0, fresh, rerolled)
    }

    /// Calls `visit` with every ending that is played to, and in how many of the 2^bits throws.
    pub(crate) fn outcomes(&mut self, mut visit: impl FnMut(&Ending, u64)) {
        let Stage { dice, rolled, added, .. } = *self.stage;
        if self.stage.is_plain() {
            for (number, ending) in dice.of_size(rolled).zip(&self.best) {
                visit(ending, dice.weights[number]);
            }
            return;
        }
        self.empty();
        if self.stage.meddling.is_none() {
            for number in dice.of_size(rolled) {
                let fresh = if added.is_empty() { number } else { dice.pool(number).plus(added).number() };
                self.begin(fresh, 0, dice.weights[number]);
            }
        } else {
            for (lying, weight) in self.meddle() {
                self.begin(lying.fresh.number(), lying.rerolled.number(), weight);
            }
        }
        self.run(visit);
    }

    /// The opponent's decisions, and how often the owner finds the dice in which state.
    fn meddle(&self) -> Vec<(Lying<F>, u64)> {
        let mut found = Vec::new();
        let Stage { dice, rolled, added, ref meddling, .. } = *self.stage;
        let opponent = match self.owner {
            Side::Attacker => Side::Defender,
            Side::Defender => Side::Attacker,
        };
        // What the opponent turns the dice to.
        let turned = |lying: Lying<F>| {
            let mut best: Option<(V, Lying<F>)> = None;
            meddled(&meddling.turns, 0, lying, &mut |to| {
                let to = begin(to, added);
                let value = self.worth(to);
                if best.is_none_or(|(worth, _)| value.better(&worth, opponent)) {
                    best = Some((value, to));
                }
            });
            best.unwrap_or_else(|| (V::NOTHING, begin(lying, added)))
        };
        for number in dice.of_size(rolled) {
            let weight = dice.weights[number];
            let fresh = dice.pool(number);
            let left = turned(Lying { fresh, rerolled: Pool::default() });
            let mut best = (left.0, fresh);
            if let Some(source) = meddling.reroll {
                source.kept(fresh, &mut |kept: Pool<F>| {
                    let mut sum = V::NOTHING;
                    for thrown in dice.of_size(rolled - kept.len()) {
                        let (value, _) = turned(Lying { fresh: kept, rerolled: dice.pool(thrown) });
                        sum = sum.plus(value.times(dice.weights[thrown]));
                    }
                    if sum.better(&best.0, opponent) {
                        best = (sum, kept);
                    }
                });
            }
            if best.1 == fresh {
                found.push((left.1, weight));
                continue;
            }
            for thrown in dice.of_size(rolled - best.1.len()) {
                let (_, to) = turned(Lying { fresh: best.1, rerolled: dice.pool(thrown) });
                found.push((to, weight * dice.weights[thrown]));
            }
        }
        found
    }
}

/// The worth of one more die being thrown.
fn thrown<V: Worth, const F: usize>(sides: [u8; F], add: [u16; F], worth: impl Fn(usize) -> V) -> V {
    let mut sum = V::NOTHING;
    for (side, to) in sides.into_iter().zip(add) {
        sum = sum.plus(worth(usize::from(to)).times(u64::from(side)));
    }
    sum
}

/// How often what happens.
impl<V: Worth, const F: usize> Play<'_, V, F> {
    fn empty(&mut self) {
        self.flow.closed.clear();
        self.flow.closed.resize(self.closed.len(), 0);
        self.flow.first.clear();
        self.flow.first.resize(self.first.len(), 0);
        self.flow.opened.resize(self.opened.len(), Vec::new());
        for (weights, (values, _)) in self.flow.opened.iter_mut().zip(&self.opened) {
            weights.clear();
            weights.resize(values.len(), 0);
        }
    }

    /// The owner finds the dice like this.
    fn begin(&mut self, fresh: usize, rerolled: usize, weight: u64) {
        let stage = self.stage;
        if stage.open[0] && !stage.pairs {
            self.flow.first[fresh - stage.dice.first[stage.size]] += weight;
        } else {
            self.roll(0, fresh, rerolled, weight);
        }
    }

    /// The missing dice are rolled, so often.
    fn roll(&mut self, mask: usize, fresh: usize, rerolled: usize, weight: u64) {
        match &self.pairs {
            Some(pairs) if self.stage.open[mask] => {
                self.flow.opened[mask][pairs.at(fresh, rerolled)] += weight;
            }
            Some(_) | None => self.finish(mask, fresh, rerolled, weight),
        }
    }

    fn finish(&mut self, mask: usize, fresh: usize, rerolled: usize, weight: u64) {
        let stage = self.stage;
        let pool = stage.dice.pool(fresh);
        let all = self.sum(pool, fresh, rerolled);
        let at = usize::from(stage.class[mask]) * stage.pools_up_to(stage.size) + all;
        self.flow.closed[at] += weight << stage.spread(pool.len());
    }

    fn follow(&mut self, choice: Choice, mask: usize, fresh: usize, rerolled: usize, weight: u64) {
        match choice {
            Choice::Finish => self.finish(mask, fresh, rerolled, weight),
            Choice::Keep { fresh, mask } => {
                self.roll(usize::from(mask), usize::from(fresh), rerolled, weight);
            }
        }
    }

    fn run(&mut self, mut visit: impl FnMut(&Ending, u64)) {
        let Stage { dice, size, .. } = *self.stage;
        for i in 0..self.first.len() {
            self.follow(self.first[i].1, 0, dice.first[size] + i, 0, self.flow.first[i]);
        }
        for mask in 0..self.opened.len() {
            self.spread(mask);
        }
        let pools = self.stage.pools_up_to(size);
        for class in 0..self.stage.classes {
            let weights = &mut self.flow.closed[class * pools..][..pools];
            if self.stage.rolls(class) {
                for number in 0..dice.first[size] {
                    let weight = weights[number];
                    if weight > 0 {
                        for (side, to) in dice.sides.into_iter().zip(dice.add[number]) {
                            weights[usize::from(to)] += weight * u64::from(side);
                        }
                    }
                }
            }
            let best = &self.best[class * dice.of_size(size).len()..];
            for (&weight, ending) in weights[dice.first[size]..].iter().zip(best) {
                if weight > 0 {
                    visit(ending, weight);
                }
            }
        }
    }

    /// Rolls the missing dice of all states of a set, and follows the decisions.
    fn spread(&mut self, mask: usize) {
        let Stage { dice, size, .. } = *self.stage;
        if self.opened[mask].0.is_empty() {
            return;
        }
        for fresh_size in 0..=size {
            let room = size - fresh_size;
            for fresh in dice.of_size(fresh_size) {
                for rerolled in 0..self.stage.pools_up_to(room) {
                    let Some(pairs) = &self.pairs else { return };
                    let at = pairs.at(fresh, rerolled);
                    let weight = self.flow.opened[mask][at];
                    if weight == 0 {
                        continue;
                    }
                    if rerolled >= dice.first[room] {
                        self.follow(self.opened[mask].1[at], mask, fresh, rerolled, weight);
                    } else {
                        for (side, to) in dice.sides.into_iter().zip(dice.add[rerolled]) {
                            self.flow.opened[mask][pairs.at(fresh, usize::from(to))] +=
                                weight * u64::from(side);
                        }
                    }
                }
            }
        }
    }
}
