//! An attack played out die by die, by two players who look at every order of everything they can do.
//!
//! Nothing here is shared with the crate under test but the description of effects. Sums are `f64`, and exact: with two
//! dice a side there are at most 24 binary digits, and prices add ten.

use odds::{AttackFace, Change, Cost, DefenceFace, Face, Reroll, Tokens};
use std::collections::{BTreeMap, HashMap};

/// Who plays for more.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Side {
    Attacker,
    Defender,
}

/// What an attack comes to.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Worth {
    /// Damage, crits, what the defender pays, what the attacker pays.
    pub figures: [f64; 4],
    /// How likely which hits and crits are suffered.
    pub damage: BTreeMap<(usize, usize), f64>,
    /// Two ways were equally good and came to different damage.
    pub tied: bool,
}

impl Worth {
    fn nothing() -> Self {
        Self { figures: [0.0; 4], damage: BTreeMap::new(), tied: false }
    }

    fn add(&mut self, other: &Self, share: f64) {
        for (sum, figure) in self.figures.iter_mut().zip(other.figures) {
            *sum += figure * share;
        }
        for (&damage, chance) in &other.damage {
            *self.damage.entry(damage).or_default() += chance * share;
        }
        self.tied |= other.tied;
    }

    /// Takes the other if that is better.
    fn consider(&mut self, other: Self, side: Side) {
        let key = |w: &Self| match side {
            Side::Attacker => [w.figures[0], w.figures[1], w.figures[2], -w.figures[3]],
            Side::Defender => [-w.figures[0], -w.figures[1], -w.figures[2], 0.0],
        };
        let (mine, others) = (key(self), key(&other));
        if others > mine {
            *self = other;
        } else if others == mine && self.damage != other.damage {
            self.tied = true;
        }
    }
}

/// A die on the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
struct Die {
    face: usize,
    /// What it showed when it was rolled, or when its owner began to modify.
    found: usize,
    rerolled: bool,
}

/// What one player can do to one pool of dice.
#[derive(Debug, Clone)]
pub(crate) struct Means<D> {
    pub rerolls: Vec<Reroll<D>>,
    pub changes: Vec<Change<D>>,
    pub tokens: Tokens,
}

impl<D> Default for Means<D> {
    fn default() -> Self {
        Self { rerolls: Vec::new(), changes: Vec::new(), tokens: Tokens::default() }
    }
}

/// Everything about an attack.
#[derive(Debug, Clone, Default)]
pub(crate) struct Fight {
    pub dice: [usize; 2],
    pub attack: Means<AttackFace>,
    pub defence: Means<DefenceFace>,
    /// What the defender does to attack dice, and the attacker to defence dice.
    pub meddling: (Means<AttackFace>, Means<DefenceFace>),
    pub reinforce: bool,
}

type Used = (Vec<Die>, Tokens, Vec<bool>, Vec<bool>, bool);

/// One dice step.
struct Step<'a, D> {
    sides: [usize; 8],
    owner: Side,
    own: &'a Means<D>,
    other: &'a Means<D>,
    end: &'a mut dyn FnMut(&[Die], Tokens) -> Worth,
    known: HashMap<(bool, Used), Worth>,
}

const ATTACK: [usize; 8] = [0, 0, 0, 1, 2, 2, 3, 3];
const DEFENCE: [usize; 8] = [0, 0, 0, 1, 1, 2, 2, 2];

fn price(before: Tokens, left: Tokens) -> f64 {
    let spent = [
        (before.calculate, left.calculate, 64.0),
        (before.force, left.force, 65.0),
        (before.focus, left.focus, 66.0),
        (before.evade, left.evade, 67.0),
        (before.charges, left.charges, 68.0),
        (before.lock, left.lock, 69.0),
    ];
    spent.into_iter().map(|(before, left, price)| f64::from(before - left) * price).sum()
}

impl<D: Face> Step<'_, D> {
    /// Rolls dice, one after the other.
    fn roll(
        &mut self,
        dice: Vec<Die>,
        left: usize,
        rerolled: bool,
        then: &mut dyn FnMut(&mut Self, Vec<Die>) -> Worth,
    ) -> Worth {
        if left == 0 {
            return then(self, dice);
        }
        let mut sum = Worth::nothing();
        for face in self.sides {
            let mut more = dice.clone();
            more.push(Die { face, found: face, rerolled });
            sum.add(&self.roll(more, left - 1, rerolled, then), 0.125);
        }
        sum
    }

    /// Somebody modifies the dice: the opponent first, then the owner.
    fn modify(&mut self, theirs: bool, mut state: Used) -> Worth {
        state.0.sort();
        if let Some(known) = self.known.get(&(theirs, state.clone())) {
            return known.clone();
        }
        let (dice, tokens, rerolls, changes, closed) = &state;
        let means = if theirs { self.other } else { self.own }.clone();
        let side = match (self.owner, theirs) {
            (Side::Attacker, false) | (Side::Defender, true) => Side::Attacker,
            (Side::Attacker, true) | (Side::Defender, false) => Side::Defender,
        };
        let mut best: Option<Worth> = None;
        let mut consider = |worth: Worth| match &mut best {
            Some(best) => best.consider(worth, side),
            None => best = Some(worth),
        };
        let shows = |change: &Change<D>, die: &Die| {
            die.face != change.to.index()
                && D::ALL.iter().any(|&f| f.index() == die.face && change.from.has(f))
        };
        // Stop, unless a change must still be made.
        let must = |(i, change): (usize, &Change<D>)| {
            change.must && !changes[i] && dice.iter().any(|d| shows(change, d))
        };
        if !means.changes.iter().enumerate().any(must) {
            consider(if theirs {
                let begun = dice.iter().map(|die| Die { found: die.face, ..*die }).collect();
                let fresh = (
                    begun,
                    self.own.tokens,
                    vec![false; self.own.rerolls.len()],
                    vec![false; self.own.changes.len()],
                    false,
                );
                self.modify(false, fresh)
            } else {
                (self.end)(dice, *tokens)
            });
        }
        // Reroll any dice that may be. What must be changed is changed last.
        for (i, reroll) in means.rerolls.iter().enumerate().filter(|&(i, _)| !rerolls[i] && !closed) {
            let Some(left) = tokens.paying(reroll.cost) else { continue };
            for set in 1..1u32 << dice.len() {
                let chosen: Vec<_> = (0..dice.len()).filter(|d| set & (1 << d) != 0).collect();
                let may = |&d: &usize| {
                    !dice[d].rerolled
                        && D::ALL.iter().any(|&f| f.index() == dice[d].found && reroll.faces.has(f))
                };
                if chosen.len() > usize::from(reroll.up_to) || !chosen.iter().all(may) {
                    continue;
                }
                let kept = (0..dice.len()).filter(|d| set & (1 << d) == 0).map(|d| dice[d]).collect();
                let (mut used, changes) = (rerolls.clone(), changes.clone());
                used[i] = true;
                consider(self.roll(kept, chosen.len(), true, &mut |step, dice| {
                    step.modify(theirs, (dice, left, used.clone(), changes.clone(), false))
                }));
            }
        }
        // Spend tokens.
        let kinds = D::ALL.len();
        let (focus, blank) = (kinds - 2, kinds - 1);
        if !theirs {
            let mut spend = |cost: Cost, which: &dyn Fn(usize) -> bool, all: bool| {
                let Some(left) = tokens.paying(cost) else { return };
                let able: Vec<_> = (0..dice.len()).filter(|&d| which(dice[d].face)).collect();
                for chosen in 0..if all { able.len().min(1) } else { able.len() } {
                    let mut dice = dice.clone();
                    for &d in if all { &able[..] } else { &able[chosen..=chosen] } {
                        dice[d].face = 0;
                    }
                    consider(self.modify(false, (dice, left, rerolls.clone(), changes.clone(), *closed)));
                }
            };
            spend(Cost::Focus, &|face| face == focus, true);
            spend(Cost::Calculate, &|face| face == focus, false);
            spend(Cost::Force, &|face| face == focus, false);
            if kinds == 3 {
                spend(Cost::Evade, &|face| face == focus || face == blank, false);
            }
        }
        // Use changes.
        for (i, change) in means.changes.iter().enumerate().filter(|&(i, _)| !changes[i]) {
            let Some(left) = tokens.paying(change.cost) else { continue };
            let able: Vec<_> = (0..dice.len()).filter(|&d| shows(change, &dice[d])).collect();
            let most = able.len().min(usize::from(change.count));
            for set in 1..1u32 << able.len() {
                let count = set.count_ones() as usize;
                if count > most || (change.must && count < most) {
                    continue;
                }
                let mut dice = dice.clone();
                for (_, &d) in able.iter().enumerate().filter(|(k, _)| set & (1 << k) != 0) {
                    dice[d].face = change.to.index();
                }
                let mut used = changes.clone();
                used[i] = true;
                consider(self.modify(theirs, (dice, left, rerolls.clone(), used, *closed || change.must)));
            }
        }
        let best = best.expect("one can stop, or change what must be changed");
        self.known.insert((theirs, state), best.clone());
        best
    }

    fn play(&mut self, dice: usize) -> Worth {
        let (rerolls, changes) = (self.other.rerolls.len(), self.other.changes.len());
        self.roll(Vec::new(), dice, false, &mut |step, dice| {
            step.modify(true, (dice, step.other.tokens, vec![false; rerolls], vec![false; changes], false))
        })
    }
}

fn count(dice: &[Die], face: usize) -> usize {
    dice.iter().filter(|die| die.face == face).count()
}

impl Fight {
    /// Plays it out.
    pub(crate) fn worth(&self) -> Worth {
        let mut answers: HashMap<(usize, usize), Worth> = HashMap::new();
        Step {
            sides: ATTACK,
            owner: Side::Attacker,
            own: &self.attack,
            other: &self.meddling.0,
            end: &mut |dice, left| {
                let (hits, crits) = (count(dice, 0), count(dice, 1));
                let mut worth =
                    answers.entry((hits, crits)).or_insert_with(|| self.answer(hits, crits)).clone();
                worth.figures[3] = price(self.attack.tokens, left);
                worth
            },
            known: HashMap::new(),
        }
        .play(self.dice[0])
    }

    fn answer(&self, hits: usize, crits: usize) -> Worth {
        Step {
            sides: DEFENCE,
            owner: Side::Defender,
            own: &self.defence,
            other: &self.meddling.1,
            end: &mut |dice, left| {
                let (mut hits, mut crits) = (hits, crits);
                let mut evades = count(dice, 0);
                while evades > 0 && hits + crits > 0 {
                    if hits > 0 {
                        hits -= 1;
                    } else {
                        crits -= 1;
                    }
                    evades -= 1;
                }
                if self.reinforce && hits + crits > 1 {
                    if hits > 0 { hits -= 1 } else { crits -= 1 }
                }
                let paid = price(self.defence.tokens, left);
                Worth {
                    figures: [(hits + crits) as f64, crits as f64, paid, 0.0],
                    damage: [((hits, crits), 1.0)].into(),
                    tied: false,
                }
            },
            known: HashMap::new(),
        }
        .play(self.dice[1])
    }
}
