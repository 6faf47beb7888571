//! Dice, and every way a handful of them can fall.
//!
//! A pool is how many dice show each face; which die shows what makes no difference. Pools are numbered: all pools
//! of one size come before all larger ones, so tables over them are plain arrays.

use std::{fmt, marker::PhantomData};

/// How many dice a pool can hold, added results included. With each die rolled at most twice, the weights of a pool
/// stay below 8^20 = 2^60 and fit a `u64`; those of a whole attack stay below 2^120 and fit a `u128`.
pub const MAX_DICE: usize = 10;

/// A face of one kind of die.
pub trait Face: Copy + Eq + fmt::Debug + 'static {
    /// All faces of the kind, in the order of their numbers.
    const ALL: &'static [Self];
    /// The number of the face.
    fn index(self) -> usize;
}

/// The faces of an attack die: three, one, two and two of its eight sides (AMB-01).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum AttackFace {
    /// A hit.
    Hit,
    /// A critical hit.
    Crit,
    /// A focus result.
    Focus,
    /// Nothing.
    Blank,
}

/// The faces of a defence die: three, two and three of its eight sides (AMB-01).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum DefenceFace {
    /// An evade.
    Evade,
    /// A focus result.
    Focus,
    /// Nothing.
    Blank,
}

impl Face for AttackFace {
    const ALL: &'static [Self] = &[Self::Hit, Self::Crit, Self::Focus, Self::Blank];
    fn index(self) -> usize {
        self as usize
    }
}

impl Face for DefenceFace {
    const ALL: &'static [Self] = &[Self::Evade, Self::Focus, Self::Blank];
    fn index(self) -> usize {
        self as usize
    }
}

/// A set of faces of one kind of die.
///
/// ```
/// use odds::{AttackFace, Faces};
/// let wasted = Faces::of(&[AttackFace::Focus, AttackFace::Blank]);
/// assert!(wasted.has(AttackFace::Blank) && !wasted.has(AttackFace::Hit));
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Faces<D>(u8, PhantomData<D>);

impl<D: Face> Faces<D> {
    /// Every face.
    pub const ALL: Self = Self(u8::MAX, PhantomData);

    /// These faces.
    pub fn of(faces: &[D]) -> Self {
        Self(faces.iter().fold(0, |set, face| set | 1 << face.index()), PhantomData)
    }

    /// Whether a face is among them.
    pub fn has(self, face: D) -> bool {
        self.holds(face.index())
    }

    pub(crate) fn holds(self, face: usize) -> bool {
        self.0 & (1 << face) != 0
    }
}

impl<D: Face> From<D> for Faces<D> {
    fn from(face: D) -> Self {
        Self::of(&[face])
    }
}

/// Attack dice by what they show: hits, crits, focus results, blanks.
pub type AttackDice = Pool<4>;
/// Defence dice by what they show: evades, focus results, blanks.
pub type DefenceDice = Pool<3>;

/// How many dice show each face.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Pool<const F: usize>(pub [u8; F]);

impl<const F: usize> Default for Pool<F> {
    fn default() -> Self {
        Self([0; F])
    }
}

impl<const F: usize> Pool<F> {
    /// How many dice.
    pub fn len(self) -> usize {
        self.0.iter().map(|&n| usize::from(n)).sum()
    }

    /// Whether there is no die.
    pub fn is_empty(self) -> bool {
        self.len() == 0
    }

    /// Its number among all pools.
    pub(crate) fn number(self) -> usize {
        number(&self.0)
    }

    /// Both pools together.
    #[must_use]
    pub fn plus(self, other: Self) -> Self {
        Self(std::array::from_fn(|i| self.0[i] + other.0[i]))
    }

    /// The dice that are left when the others are taken away; there must be as many.
    #[must_use]
    pub(crate) fn minus(self, other: Self) -> Self {
        Self(std::array::from_fn(|i| self.0[i] - other.0[i]))
    }
}

impl AttackDice {
    /// The dice as they lie on the table.
    pub fn showing(faces: &[AttackFace]) -> Self {
        count(faces)
    }
}

impl DefenceDice {
    /// The dice as they lie on the table.
    pub fn showing(faces: &[DefenceFace]) -> Self {
        count(faces)
    }
}

fn count<D: Face, const F: usize>(faces: &[D]) -> Pool<F> {
    let mut pool = Pool::default();
    for face in faces {
        pool.0[face.index()] += 1;
    }
    pool
}

const SIZES: usize = MAX_DICE + 1;
const ATTACK_POOLS: usize = choose(MAX_DICE + 4, 4);
const DEFENCE_POOLS: usize = choose(MAX_DICE + 3, 3);

const fn choose(n: usize, k: usize) -> usize {
    let (mut result, mut i) = (1, 0);
    while i < k {
        result = result * (n - i) / (i + 1);
        i += 1;
    }
    result
}

/// `CHOOSE[k][n]`: the summands of a pool's number.
const CHOOSE: [[u16; MAX_DICE + 5]; 5] = {
    let mut table = [[0; MAX_DICE + 5]; 5];
    let mut k = 0;
    while k < 5 {
        let mut n = k;
        while n < MAX_DICE + 5 {
            table[k][n] = choose(n, k) as u16;
            n += 1;
        }
        k += 1;
    }
    table
};

/// The number of a pool: all pools of fewer dice come first (the combinatorial number system).
const fn number<const F: usize>(pool: &[u8; F]) -> usize {
    let (mut rest, mut sum, mut i) = (0, 0, F);
    // From the last face to the first, `rest` is how many dice show this face or a later one.
    while i > 0 {
        i -= 1;
        rest += pool[i] as usize;
        let k = F - i;
        sum += CHOOSE[k][rest + k - 1] as usize;
    }
    sum
}

/// All pools of one kind of die, with what is asked about them all the time.
#[derive(Debug)]
pub(crate) struct Dice<const F: usize> {
    /// The pools by number.
    pub pools: &'static [[u8; F]],
    /// The number of the pool with one die more of a face; pools of the largest size have none.
    pub add: &'static [[u16; F]],
    /// The number of the pool with one die less of a face, where there is one.
    pub remove: &'static [[u16; F]],
    /// In how many of the 8^n throws of as many dice the pool falls.
    pub weights: &'static [u64],
    /// How many of the eight sides show each face.
    pub sides: [u8; F],
    /// The number of the first pool of each size; one more entry for the end.
    pub first: [usize; SIZES + 1],
}

struct Table<const F: usize, const N: usize> {
    pools: [[u8; F]; N],
    add: [[u16; F]; N],
    remove: [[u16; F]; N],
    weights: [u64; N],
}

const fn table<const F: usize, const N: usize>(sides: [u8; F]) -> Table<F, N> {
    let none = [[u16::MAX; F]; N];
    let mut table = Table { pools: [[0; F]; N], add: none, remove: none, weights: [0; N] };
    table.weights[0] = 1;
    let mut i = 0;
    // Pools are reached from smaller ones, which have smaller numbers: one pass fills the table.
    while i < N {
        let pool = table.pools[i];
        let (mut size, mut face) = (0, 0);
        while face < F {
            size += pool[face] as usize;
            face += 1;
        }
        face = 0;
        while face < F && size < MAX_DICE {
            let mut larger = pool;
            larger[face] += 1;
            let to = number(&larger);
            table.pools[to] = larger;
            table.add[i][face] = to as u16;
            table.remove[to][face] = i as u16;
            table.weights[to] += table.weights[i] * sides[face] as u64;
            face += 1;
        }
        i += 1;
    }
    table
}

const fn firsts<const F: usize>() -> [usize; SIZES + 1] {
    let mut first = [0; SIZES + 1];
    let mut size = 0;
    while size <= SIZES {
        first[size] = choose(size + F - 1, F);
        size += 1;
    }
    first
}

static ATTACK_TABLE: Table<4, ATTACK_POOLS> = table([3, 1, 2, 2]);
static DEFENCE_TABLE: Table<3, DEFENCE_POOLS> = table([3, 2, 3]);

/// Attack dice.
pub(crate) static ATTACK: Dice<4> = Dice {
    pools: &ATTACK_TABLE.pools,
    add: &ATTACK_TABLE.add,
    remove: &ATTACK_TABLE.remove,
    weights: &ATTACK_TABLE.weights,
    sides: [3, 1, 2, 2],
    first: firsts::<4>(),
};

/// Defence dice.
pub(crate) static DEFENCE: Dice<3> = Dice {
    pools: &DEFENCE_TABLE.pools,
    add: &DEFENCE_TABLE.add,
    remove: &DEFENCE_TABLE.remove,
    weights: &DEFENCE_TABLE.weights,
    sides: [3, 2, 3],
    first: firsts::<3>(),
};

impl<const F: usize> Dice<F> {
    /// The pool of a number.
    pub(crate) fn pool(&self, number: usize) -> Pool<F> {
        Pool(self.pools[number])
    }

    /// The numbers of all pools of one size.
    pub(crate) fn of_size(&self, size: usize) -> std::ops::Range<usize> {
        self.first[size]..self.first[size + 1]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check<const F: usize>(dice: &Dice<F>) {
        for size in 0..=MAX_DICE {
            let range = dice.of_size(size);
            let sum: u64 = range.clone().map(|i| dice.weights[i]).sum();
            assert_eq!(sum, 8u64.pow(size as u32));
            for i in range {
                assert_eq!(dice.pool(i).len(), size);
                assert_eq!(dice.pool(i).number(), i);
            }
        }
        assert_eq!(dice.sides.iter().map(|&n| u32::from(n)).sum::<u32>(), 8);
    }

    #[test]
    fn pools_are_numbered_by_size_and_their_weights_are_all_throws() {
        check(&ATTACK);
        check(&DEFENCE);
    }

    #[test]
    fn one_die_more_is_the_next_pool() {
        let pool = AttackDice::showing(&[AttackFace::Hit, AttackFace::Blank]);
        let more = ATTACK.add[pool.number()][AttackFace::Crit.index()];
        assert_eq!(ATTACK.pool(usize::from(more)).0, [1, 1, 0, 1]);
        assert_eq!(ATTACK.weights[usize::from(more)], 6 * 3 * 2);
    }
}
