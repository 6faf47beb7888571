//! One of the two dice steps of an attack, as a tree of throws and decisions that is solved backwards.
//!
//! A step: the dice are rolled, the opponent may meddle with them, then their owner rerolls and finishes. Rerolling
//! first and changing last loses nothing: a change can wait until all throws are known. Each die is rerolled at most
//! once, so a state is the pool of fresh dice, the pool of rerolled dice and the set of used rerolls.
//!
//! While somebody has yet to reroll, both pools matter. Once nobody can, only their sum does, and tables over single
//! pools are enough: that is every attack with at most one way to reroll, and it needs no allocation.

use crate::{
    dice::{Dice, Face, Faces, Pool},
    effect::{Cost, Reroll, Tokens},
    few::Few,
    finish::{Ending, Hand, Lying, Turn},
};
use smallvec::SmallVec;

/// A reroll without the type of its die.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Source {
    pub up_to: u8,
    pub faces: u8,
    pub cost: Cost,
}

impl<D: Face> From<Reroll<D>> for Source {
    fn from(reroll: Reroll<D>) -> Self {
        let faces = (0..D::ALL.len()).filter(|&face| Faces::holds(reroll.faces, face));
        Self { up_to: reroll.up_to, faces: faces.fold(0, |set, face| set | 1 << face), cost: reroll.cost }
    }
}

impl Source {
    /// Whether any of so many dice, with so many faces, can be chosen.
    pub(super) fn takes_all(self, size: usize, faces: usize) -> bool {
        usize::from(self.up_to) >= size && (0..faces).all(|face| self.faces & (1 << face) != 0)
    }

    /// Calls `visit` with every pool that is left of `fresh` when one or more dice of it are rerolled.
    pub(crate) fn kept<const F: usize>(self, fresh: Pool<F>, visit: &mut impl FnMut(Pool<F>)) {
        fn go<const F: usize>(
            source: Source,
            kept: Pool<F>,
            face: usize,
            most: u8,
            any: bool,
            visit: &mut impl FnMut(Pool<F>),
        ) {
            if face == F || most == 0 {
                if any {
                    visit(kept);
                }
                return;
            }
            let here = if source.faces & (1 << face) == 0 { 0 } else { kept.0[face].min(most) };
            for taken in 0..=here {
                let mut next = kept;
                next.0[face] -= taken;
                go(source, next, face + 1, most - taken, any || taken > 0, visit);
            }
        }
        go(self, fresh, 0, self.up_to, false, visit);
    }
}

/// A lock: any number of dice (X2-ACTION-32).
pub(crate) const LOCK: Source = Source { up_to: u8::MAX, faces: u8::MAX, cost: Cost::Lock };

/// What the opponent does to the dice before their owner does anything.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Meddling {
    pub reroll: Option<Source>,
    pub turns: Few<Turn, 2>,
}

impl Meddling {
    pub(crate) const NONE: Self = Self { reroll: None, turns: Few::new() };

    pub(crate) fn is_none(&self) -> bool {
        self.reroll.is_none() && self.turns.is_empty()
    }
}

/// Sets of used rerolls, as bits.
pub(crate) const MASKS: usize = 16;
/// A set of rerolls that cannot be paid.
const NEVER: u8 = u8::MAX;

/// The dice of a step.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Roll<const F: usize> {
    pub dice: &'static Dice<F>,
    pub rolled: usize,
    pub added: Pool<F>,
    /// They lie on the table, and some of them may have been rerolled.
    pub given: bool,
}

/// Room for the endings of a step. It is large, and stays where it is made.
#[derive(Debug, Default)]
pub(crate) struct Room {
    endings: SmallVec<[Ending; 256]>,
    /// Where the endings of a class and a pool begin; one more entry for the end.
    starts: SmallVec<[u32; 128]>,
}

/// A dice step, ready to be solved for any worth of its endings.
#[derive(Debug)]
pub(crate) struct Stage<'r, const F: usize> {
    pub(super) dice: &'static Dice<F>,
    /// How many dice are rolled.
    pub(super) rolled: usize,
    /// How many there are once the owner's results are added.
    pub(super) size: usize,
    pub(super) added: Pool<F>,
    pub(super) meddling: Meddling,
    pub(super) sources: SmallVec<[Source; 4]>,
    /// For each set of used rerolls, which of the purses is left.
    pub(super) class: [u8; MASKS],
    pub(super) classes: usize,
    /// Whether a further reroll can be paid.
    pub(super) open: [bool; MASKS],
    /// Whether states with rerolled dice occur before the owner's last reroll.
    pub(super) pairs: bool,
    /// Whether any die can be rerolled.
    pub(super) rerolls: bool,
    room: &'r Room,
}

impl<'r, const F: usize> Stage<'r, F> {
    pub(crate) fn new(
        room: &'r mut Room,
        roll: Roll<F>,
        meddling: Meddling,
        sources: impl IntoIterator<Item = Source>,
        hand: Hand<F>,
    ) -> Self {
        let Roll { dice, rolled, added, given } = roll;
        let size = rolled + added.len();
        let payable = |s: &Source| s.up_to > 0 && hand.tokens.paying(s.cost).is_some();
        // Without dice there is nothing to reroll.
        let sources: SmallVec<[Source; 4]> = sources.into_iter().filter(|s| size > 0 && payable(s)).collect();
        let mut class = [NEVER; MASKS];
        let purses = sort_purses(hand.tokens, &sources, &mut class);
        room.fill(dice, size, hand, &purses);
        let mut stage = Self {
            dice,
            rolled,
            size,
            added,
            meddling,
            class,
            classes: purses.len(),
            open: [false; MASKS],
            pairs: given || meddling.reroll.is_some(),
            rerolls: given || meddling.reroll.is_some() || !sources.is_empty(),
            sources,
            room,
        };
        let mut open = [false; MASKS];
        for mask in stage.masks() {
            open[mask] = stage.next(mask).next().is_some();
        }
        stage.open = open;
        stage
    }

    /// The rerolls that can follow a set of used ones, each with the set that it leads to.
    pub(super) fn next(&self, mask: usize) -> impl Iterator<Item = (Source, usize)> {
        let sources = self.sources.iter().enumerate();
        sources.filter_map(move |(i, &source)| {
            let after = mask | 1 << i;
            (after != mask && self.class[after] != NEVER).then_some((source, after))
        })
    }

    /// All sets of used rerolls that can be paid, smallest first.
    pub(super) fn masks(&self) -> impl DoubleEndedIterator<Item = usize> {
        (0..1 << self.sources.len()).filter(|&mask| self.class[mask] != NEVER)
    }

    /// All endings there are.
    pub(crate) fn all_endings(&self) -> &[Ending] {
        &self.room.endings
    }

    /// How the dice of a pool can end with what is left of a class.
    pub(super) fn endings(&self, class: usize, number: usize) -> &[Ending] {
        let pools = self.dice.of_size(self.size);
        let at = class * pools.len() + number - pools.start;
        &self.room.endings[self.room.starts[at] as usize..self.room.starts[at + 1] as usize]
    }

    /// Whether the dice are rolled and finished, and nothing else happens.
    pub(crate) fn is_plain(&self) -> bool {
        !self.rerolls && self.meddling.is_none() && self.size == self.rolled
    }

    /// Whether dice are rolled with what is left of a class, and not only finished.
    pub(super) fn rolls(&self, class: usize) -> bool {
        self.rerolls
            && (self.pairs || self.masks().any(|mask| mask > 0 && usize::from(self.class[mask]) == class))
    }

    /// The weights of this step sum to 2^bits.
    pub(crate) fn bits(&self) -> u32 {
        3 * (self.rolled + if self.rerolls { self.size } else { 0 }) as u32
    }

    /// A state with so many fresh dice counts 2^spread throws: as if each of them were rerolled in the end.
    pub(super) fn spread(&self, fresh: usize) -> u32 {
        if self.rerolls { 3 * fresh as u32 } else { 0 }
    }

    /// How many pools there are of at most so many dice.
    pub(super) fn pools_up_to(&self, size: usize) -> usize {
        self.dice.first[size + 1]
    }
}

/// What is left after each set of rerolls: the different purses, and for each set that can be paid which of them.
fn sort_purses(tokens: Tokens, sources: &[Source], class: &mut [u8; MASKS]) -> SmallVec<[Tokens; MASKS]> {
    let mut purses: SmallVec<[Tokens; MASKS]> = SmallVec::new();
    for (mask, class) in class.iter_mut().enumerate().take(1 << sources.len()) {
        let used = sources.iter().enumerate().filter(|&(i, _)| mask & (1 << i) != 0);
        let left = used.map(|(_, s)| s.cost).try_fold(tokens, Tokens::paying);
        let Some(left) = left else { continue };
        let known = purses.iter().position(|&purse| purse == left);
        *class = known.unwrap_or(purses.len()) as u8;
        if known.is_none() {
            purses.push(left);
        }
    }
    purses
}

impl Room {
    /// Finds out how each purse can finish each pool.
    fn fill<const F: usize>(&mut self, dice: &Dice<F>, size: usize, hand: Hand<F>, purses: &[Tokens]) {
        self.endings.clear();
        self.starts.clear();
        for &purse in purses {
            let left = Hand { tokens: purse, ..hand };
            for number in dice.of_size(size) {
                self.starts.push(self.endings.len() as u32);
                left.ends(dice.pool(number), &mut |result, left| {
                    let price = hand.tokens.price(left);
                    self.endings.push(Ending { result, price, left });
                });
            }
        }
        self.starts.push(self.endings.len() as u32);
    }
}

/// Where pairs of pools stand in a table: behind each fresh pool, all rerolled pools there is room for.
#[derive(Debug)]
pub(crate) struct Pairs {
    offsets: Vec<u32>,
    pub(super) len: usize,
}

impl Pairs {
    pub(super) fn new<const F: usize>(dice: &Dice<F>, size: usize) -> Self {
        let mut offsets = Vec::with_capacity(dice.first[size + 1]);
        let mut len = 0;
        for fresh in 0..=size {
            for _ in dice.of_size(fresh) {
                offsets.push(len as u32);
                len += dice.first[size - fresh + 1];
            }
        }
        Self { offsets, len }
    }

    pub(super) fn at(&self, fresh: usize, rerolled: usize) -> usize {
        self.offsets[fresh] as usize + rerolled
    }
}

/// What is decided in a state.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Choice {
    /// No more rerolls.
    Finish,
    /// Reroll all fresh dice but these, and have used this set of rerolls.
    Keep { fresh: u16, mask: u8 },
}

/// A table over all pairs, by set of used rerolls.
pub(super) fn table<T: Clone>(of: &T, len: usize) -> Vec<T> {
    vec![of.clone(); len]
}

/// The dice as they lie when their owner begins.
pub(super) fn begin<const F: usize>(dice: Lying<F>, added: Pool<F>) -> Lying<F> {
    Lying { fresh: dice.fresh.plus(added), rerolled: dice.rerolled }
}
