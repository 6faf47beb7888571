//! A finished match, decision by decision: who was winning, which decisions cost something, and what was luck.
//!
//! The curve is drawn with nothing hidden. Decisions are weighed from what their seat could know then. A difference that
//! chance alone may have made is none.

use super::{Advises, Compared, Estimate, Mean, chance, hint, side};
use crate::Peek;
use catalog::{Live, Table, with_live};
use kernel::{Input, Log, Quick, Seat, journal::EntryOf};
use protocol::{
    analysis::{Analysis, CurvePoint, Moment, SideTally},
    shared::Words,
};
use std::sync::Arc;

/// Points of the curve, about: more would take longer and show no more.
const POINTS: usize = 160;
/// Decisions that are weighed; whatever comes after is only drawn.
const DECISIONS: u32 = 400;
/// Decisions that are told.
const MOMENTS: usize = 12;
/// How many standard errors a difference must have to be one.
const SURE: f32 = 2.0;
/// The least chance to win that is worth a word.
const LEAST: f32 = 0.015;

/// An analysis being worked out, a little at a time.
pub trait Review: Send {
    /// Goes on a little; whether there is more to do.
    fn step(&mut self) -> bool;
    /// What is done of it, from 0 to 1.
    fn progress(&self) -> f32;
    /// What was found so far.
    fn found(&self) -> Analysis;
}

/// The analysis of a match; equal seeds and efforts give equal figures. `None` for a game without advice.
pub fn review(table: &dyn Table, effort: u32, seed: u64) -> Option<Box<dyn Review>> {
    with_live!(table, live => Box::new(Reviewing::new(live, effort, seed)) as Box<dyn Review>)
}

/// What an input is.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Decision,
    /// Chance, and what follows from it without a choice.
    Luck,
}

/// Sums of what a side lost.
#[derive(Default, Clone, Copy)]
struct Lost {
    sum: f32,
    squares: f32,
    decisions: u32,
    good: u32,
}

struct Reviewing<G: Advises> {
    game: Arc<G>,
    entries: Vec<EntryOf<G>>,
    kinds: Vec<Kind>,
    /// Whether the curve has a point after so many inputs.
    marks: Vec<bool>,
    state: G::State,
    at: usize,
    effort: u32,
    seed: u64,
    points: Vec<CurvePoint>,
    /// The last point, and its error by chance alone.
    last: (f32, f32),
    luck: (f32, f32),
    lost: [Lost; 2],
    moments: Vec<Moment>,
}

/// What was chosen, and what would have been better.
struct Verdict {
    chosen: Vec<Words>,
    better: Vec<Words>,
    /// Of the best.
    worth: f32,
    lag: f32,
    lag_error: f32,
}

impl<G: Advises> Reviewing<G> {
    fn new(live: &Live<G>, effort: u32, seed: u64) -> Self {
        let entries = live.entries().to_vec();
        let mut kinds: Vec<Kind> = Vec::with_capacity(entries.len());
        for entry in &entries {
            kinds.push(match entry.input {
                Input::Chance(_) => Kind::Luck,
                Input::Choose { .. } if entry.forced => kinds.last().copied().unwrap_or(Kind::Luck),
                Input::Choose { .. } => Kind::Decision,
            });
        }
        let marks = marks(&kinds);
        Self {
            game: Arc::clone(live.game()),
            state: live.beginning(),
            entries,
            kinds,
            marks,
            at: 0,
            effort: effort.max(8),
            seed,
            points: Vec::new(),
            last: (0.5, 0.0),
            luck: (0.0, 0.0),
            lost: [Lost::default(); 2],
            moments: Vec::new(),
        }
    }

    /// Draws a point where the match stands.
    fn mark(&mut self) {
        let mut chance = Quick::new(self.seed ^ (self.at as u64) << 20);
        let mean: Mean = G::prospects(&self.game, &self.state, self.effort, &mut chance);
        let Estimate { chance, error } = if let Some(outcome) = self.game.pending(&self.state).outcome() {
            Estimate { chance: 0.5 + 0.5 * self.game.payoff(outcome, Seat(0)), error: 0.0 }
        } else {
            G::SCALE.estimate(mean.value(), mean.error())
        };
        let spread = G::SCALE.spread(mean.value(), mean.error());
        let luck = self.at > 0 && self.kinds[self.at - 1] == Kind::Luck;
        if luck {
            self.luck.0 += chance - self.last.0;
            self.luck.1 += spread * spread + self.last.1 * self.last.1;
        }
        self.last = (chance, spread);
        self.points.push(CurvePoint {
            at: self.at as u64,
            round: hint::round(&*self.game, &self.state),
            chance,
            low: (chance - 1.96 * error).max(0.0),
            high: (chance + 1.96 * error).min(1.0),
            luck,
        });
    }

    /// Weighs a decision that was made here.
    fn judge(&mut self, by: Seat, choice: &G::Choice) {
        let tally = &self.lost[side::<G>(by)];
        if tally.decisions >= DECISIONS {
            return;
        }
        let Some(peek) = Peek::new(&*self.game, &self.state, by) else { return };
        let seed = self.seed.wrapping_mul(31).wrapping_add(self.at as u64);
        let verdict = if G::completes(choice) {
            G::compare(&peek, seed).map(|found| Self::joint(&peek, &found))
        } else if G::is_weighed(&peek.demand().ask) {
            self.single(&peek, choice, seed)
        } else {
            None
        };
        let Some(Verdict { chosen, better, worth, lag, lag_error }) = verdict else { return };
        let best = chance::<G>(by, worth, 0.0).chance;
        let had = chance::<G>(by, worth - lag, 0.0).chance;
        let cost = best - had;
        let is_sure = lag > SURE * lag_error && cost > LEAST && !better.is_empty();
        let tally = &mut self.lost[side::<G>(by)];
        tally.decisions += 1;
        if !is_sure {
            tally.good += 1;
            return;
        }
        let error = cost * lag_error / lag;
        tally.sum += cost;
        tally.squares += error * error;
        let round = hint::round(&*self.game, &self.state);
        let at = self.at as u64;
        self.moments.push(Moment { at, round, seat: by.0, chosen, better, chance: had, best, error });
    }

    /// One decision: looked at, and looked at again more closely if it seems to have cost something. Only the second look
    /// counts, so that what merely seemed bad is not told.
    fn single(&self, peek: &Peek<'_, G>, choice: &G::Choice, seed: u64) -> Option<Verdict> {
        let look = |effort, seed| {
            let weighed = G::weigh(peek, std::slice::from_ref(choice), false, effort, seed);
            let own = weighed.iter().find(|one| one.choice == *choice)?.clone();
            Some((weighed.into_iter().next()?, own))
        };
        let (mut best, mut own) = look(self.effort, seed)?;
        if own.lag > own.lag_error {
            (best, own) = look(4 * self.effort, seed ^ 0x5eed)?;
        }
        let (game, view, ask) = (peek.game(), peek.view(), &peek.demand().ask);
        let better =
            if best.choice == *choice { Vec::new() } else { vec![hint::say(game, &view, ask, &best.choice)] };
        let chosen = vec![hint::say(game, &view, ask, choice)];
        Some(Verdict { chosen, better, worth: best.worth, lag: own.lag, lag_error: own.lag_error })
    }

    /// Several decisions that are one.
    fn joint(peek: &Peek<'_, G>, found: &Compared<G::Ask, G::Choice>) -> Verdict {
        let (game, view) = (peek.game(), peek.view());
        let said = |all: &[(G::Ask, G::Choice)]| {
            all.iter().map(|(ask, choice)| hint::say(game, &view, ask, choice)).collect()
        };
        let Compared { best, lag, lag_error, .. } = *found;
        Verdict { chosen: said(&found.chosen), better: said(&found.better), worth: best, lag, lag_error }
    }
}

/// Where the curve has points: before dice fall and after, at the end, and between decisions as often as there is room.
fn marks(kinds: &[Kind]) -> Vec<bool> {
    let mut marks: Vec<bool> =
        (0..=kinds.len()).map(|at| at == 0 || at == kinds.len() || kinds[at - 1] != kinds[at]).collect();
    let needed = marks.iter().filter(|mark| **mark).count();
    let stride = (kinds.len() - needed.min(kinds.len())) / POINTS.saturating_sub(needed).max(1) + 1;
    let mut since = 0;
    if needed < POINTS {
        for mark in &mut marks {
            since = if *mark { 0 } else { since + 1 };
            if since >= stride {
                (*mark, since) = (true, 0);
            }
        }
    }
    marks
}

impl<G: Advises> Review for Reviewing<G> {
    fn step(&mut self) -> bool {
        if self.marks[self.at] {
            self.mark();
            self.marks[self.at] = false;
        }
        let Some(entry) = self.entries.get(self.at).cloned() else { return false };
        if let Input::Choose { by, choice, .. } = &entry.input
            && !entry.forced
        {
            self.judge(*by, choice);
        }
        self.game
            .apply(&mut self.state, &entry.input, &mut Log::off())
            .expect("a journal holds what was legal");
        self.at += 1;
        true
    }

    fn progress(&self) -> f32 {
        self.at as f32 / self.entries.len().max(1) as f32
    }

    fn found(&self) -> Analysis {
        let mut moments = self.moments.clone();
        moments.sort_by(|a, b| (b.best - b.chance).total_cmp(&(a.best - a.chance)));
        moments.truncate(MOMENTS);
        let tally = |(side, lost): (usize, &Lost)| SideTally {
            luck: if side == 0 { self.luck.0 } else { -self.luck.0 },
            luck_error: libm::sqrtf(self.luck.1),
            lost: lost.sum,
            lost_error: libm::sqrtf(lost.squares),
            decisions: lost.decisions,
            good: lost.good,
        };
        Analysis {
            game: self.game.name().to_owned(),
            effort: self.effort,
            points: self.points.clone(),
            moments,
            sides: self.lost.iter().enumerate().map(tally).collect(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Kind, POINTS, marks};

    #[test]
    fn the_curve_has_points_around_dice_and_not_too_many_between() {
        let few = [Kind::Decision, Kind::Luck, Kind::Luck, Kind::Decision];
        assert_eq!(marks(&few), [true, true, true, true, true]);
        let many = vec![Kind::Decision; 4_000];
        let drawn = marks(&many).iter().filter(|mark| **mark).count();
        assert!((POINTS / 2..=POINTS + 2).contains(&drawn), "{drawn}");
    }
}
