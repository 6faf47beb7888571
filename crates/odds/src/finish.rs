//! How a player can finish: all ends that changes and tokens lead to once no die is rolled any more.

use crate::{
    dice::{Face, Pool},
    effect::{Change, Cost, Tokens},
    few::Few,
    neutralise::Results,
};
use smallvec::SmallVec;

/// A change without the type of its die.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Turn {
    from: u8,
    to: usize,
    count: u8,
    must: bool,
    cost: Cost,
}

impl<D: Face> From<Change<D>> for Turn {
    fn from(change: Change<D>) -> Self {
        let to = change.to.index();
        let faces = (0..D::ALL.len()).filter(|&face| face != to && change.from.holds(face));
        Self {
            from: faces.fold(0, |set, face| set | 1 << face),
            to,
            count: change.count,
            must: change.must && change.cost == Cost::Free,
            cost: change.cost,
        }
    }
}

/// Dice on the table: those that can still be rerolled, and those that have been.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct Lying<const F: usize> {
    pub fresh: Pool<F>,
    pub rerolled: Pool<F>,
}

/// What a player can change dice with, apart from rerolls.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Hand<const F: usize> {
    pub tokens: Tokens,
    pub turns: Few<Turn, 4>,
    /// Which of the turns have been used.
    pub used: u8,
}

/// One thing a player can do to dice without rolling them.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Step {
    /// Spend a token.
    Spend(Cost),
    /// Use a change, by its number.
    Turn(usize),
}

/// An end: what the dice then show, and what is left to spend.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Ending {
    /// Attack dice: the index of their results. Defence dice: how many evades.
    pub result: u8,
    /// The price of all that was spent since the dice were rolled.
    pub price: u16,
    /// What is left.
    pub left: Tokens,
}

/// The number by which a finished pool is known.
pub(crate) fn result<const F: usize>(pool: Pool<F>) -> u8 {
    if F == 4 { Results::new(pool.0[0], pool.0[1]).index() as u8 } else { pool.0[0] }
}

/// Calls `visit` with every way to turn `least..=most` of the dice that show a face of `from` to the face `to`.
fn turned<const F: usize>(
    dice: Lying<F>,
    from: u8,
    to: usize,
    (least, most): (u8, u8),
    visit: &mut dyn FnMut(Lying<F>),
) {
    fn go<const F: usize>(
        dice: Lying<F>,
        cell: usize,
        from: u8,
        to: usize,
        (least, most): (u8, u8),
        visit: &mut dyn FnMut(Lying<F>),
    ) {
        if cell == 2 * F || most == 0 {
            if least == 0 {
                visit(dice);
            }
            return;
        }
        let face = cell % F;
        let have = if cell < F { dice.fresh.0[face] } else { dice.rerolled.0[face] };
        let most_here = if from & (1 << face) == 0 { 0 } else { have.min(most) };
        for taken in 0..=most_here {
            let mut next = dice;
            let pool = if cell < F { &mut next.fresh } else { &mut next.rerolled };
            pool.0[face] -= taken;
            pool.0[to] += taken;
            go(next, cell + 1, from, to, (least.saturating_sub(taken), most - taken), visit);
        }
    }
    // `to` is not among `from`, so dice that have been turned are not turned twice.
    go(dice, 0, from, to, (least, most), visit);
}

impl<const F: usize> Hand<F> {
    pub(crate) fn new(tokens: Tokens, turns: Few<Turn, 4>) -> Self {
        Self { tokens, turns, used: 0 }
    }

    /// Whether this can be the end: no change that must be made is still to make.
    pub(crate) fn may_end(&self, dice: Lying<F>) -> bool {
        let all = dice.fresh.plus(dice.rerolled);
        !self.turns.iter().enumerate().any(|(i, turn)| {
            let shows = (0..F).any(|face| turn.from & (1 << face) != 0 && all.0[face] > 0);
            turn.must && turn.count > 0 && self.used & (1 << i) == 0 && shows
        })
    }

    /// Calls `visit` with everything that can be done next, and what it leads to. A cost is paid only for an effect
    /// that changes something.
    pub(crate) fn steps(&self, dice: Lying<F>, visit: &mut dyn FnMut(Step, Lying<F>, Self)) {
        let (success, focus, blank) = (0, F - 2, F - 1);
        let all = dice.fresh.plus(dice.rerolled);
        let spend = |cost| Some(Self { tokens: self.tokens.paying(cost)?, ..*self });
        if let Some(hand) = spend(Cost::Focus) {
            let focused = all.0[focus];
            if focused > 0 {
                turned(dice, 1 << focus, success, (focused, focused), &mut |to| {
                    visit(Step::Spend(Cost::Focus), to, hand);
                });
            }
        }
        for cost in [Cost::Calculate, Cost::Force] {
            if let Some(hand) = spend(cost) {
                turned(dice, 1 << focus, success, (1, 1), &mut |to| {
                    visit(Step::Spend(cost), to, hand);
                });
            }
        }
        if F == 3
            && let Some(hand) = spend(Cost::Evade)
        {
            turned(dice, 1 << blank | 1 << focus, success, (1, 1), &mut |to| {
                visit(Step::Spend(Cost::Evade), to, hand);
            });
        }
        for (i, turn) in self.turns.iter().enumerate().filter(|&(i, _)| self.used & (1 << i) == 0) {
            let Some(mut hand) = spend(turn.cost) else { continue };
            hand.used |= 1 << i;
            let shows: u8 = (0..F).filter(|face| turn.from & (1 << face) != 0).map(|face| all.0[face]).sum();
            let most = shows.min(turn.count);
            if most > 0 {
                let least = if turn.must { most } else { 1 };
                turned(dice, turn.from, turn.to, (least, most), &mut |to| visit(Step::Turn(i), to, hand));
            }
        }
    }

    /// Calls `visit` with every way to finish.
    pub(crate) fn ends(&self, pool: Pool<F>, visit: &mut dyn FnMut(u8, Tokens)) {
        if self.turns.is_empty() {
            self.token_ends(pool, visit);
        } else {
            self.all_ends(pool, visit);
        }
    }

    /// Tokens alone: they all turn dice to the same face, so it only matters how many dice each kind turns. After a
    /// focus token no focus result is left, so nobody spends calculate or Force as well.
    fn token_ends(&self, pool: Pool<F>, visit: &mut dyn FnMut(u8, Tokens)) {
        let (focus, blank) = (pool.0[F - 2], pool.0[F - 1]);
        let mut end = |turned: u8, left: Tokens| {
            let mut to = pool;
            to.0[0] += turned;
            visit(result(to), left);
        };
        let evades = |dice: u8| if F == 3 { self.tokens.evade.min(dice) } else { 0 };
        for by_calculate in 0..=self.tokens.calculate.min(focus) {
            for by_force in 0..=self.tokens.force.min(focus - by_calculate) {
                let turned = by_calculate + by_force;
                for by_evade in 0..=evades(blank + focus - turned) {
                    let left = Tokens {
                        calculate: self.tokens.calculate - by_calculate,
                        force: self.tokens.force - by_force,
                        evade: self.tokens.evade - by_evade,
                        ..self.tokens
                    };
                    end(turned + by_evade, left);
                }
            }
        }
        if focus > 0 && self.tokens.focus > 0 {
            for by_evade in 0..=evades(blank) {
                let left = Tokens {
                    focus: self.tokens.focus - 1,
                    evade: self.tokens.evade - by_evade,
                    ..self.tokens
                };
                end(focus + by_evade, left);
            }
        }
    }

    /// Every order of every effect; what has been reached before is not looked at again.
    fn all_ends(&self, pool: Pool<F>, visit: &mut dyn FnMut(u8, Tokens)) {
        let mut seen: SmallVec<[(Lying<F>, Tokens, u8); 64]> = SmallVec::new();
        seen.push((Lying { fresh: pool, rerolled: Pool::default() }, self.tokens, self.used));
        let mut next = 0;
        while let Some(&(dice, tokens, used)) = seen.get(next) {
            let hand = Self { tokens, used, ..*self };
            if hand.may_end(dice) {
                visit(result(dice.fresh), tokens);
            }
            hand.steps(dice, &mut |_, to, hand| {
                let state = (to, hand.tokens, hand.used);
                if !seen.contains(&state) {
                    seen.push(state);
                }
            });
            next += 1;
        }
    }
}

/// The changes somebody makes to the other player's dice, for nothing: calls `visit` with every way to end them.
pub(crate) fn meddled<const F: usize>(
    turns: &Few<Turn, 2>,
    used: u8,
    dice: Lying<F>,
    visit: &mut dyn FnMut(Lying<F>),
) {
    let all = dice.fresh.plus(dice.rerolled);
    let mut ends = true;
    for (i, turn) in turns.iter().enumerate().filter(|&(i, _)| used & (1 << i) == 0) {
        let shows: u8 = (0..F).filter(|face| turn.from & (1 << face) != 0).map(|face| all.0[face]).sum();
        let most = shows.min(turn.count);
        if most > 0 {
            ends &= !turn.must;
            let least = if turn.must { most } else { 1 };
            turned(dice, turn.from, turn.to, (least, most), &mut |to| {
                meddled(turns, used | 1 << i, to, visit);
            });
        }
    }
    if ends {
        visit(dice);
    }
}
