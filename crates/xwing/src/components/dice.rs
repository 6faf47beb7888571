//! The dice of an attack: each die keeps its identity from the roll to the end of the attack.

use arrayvec::ArrayVec;
use kernel::Chance;
use odds::{AttackFace, DefenceFace};
use serde::{Deserialize, Serialize};

/// What a die shows. X2-ATTACK-11, -18: hits and crits are attack faces, evades defence faces.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Face {
    /// A critical hit, on an attack die.
    Crit,
    /// A hit, on an attack die.
    Hit,
    /// An evasion, on a defence die.
    Evade,
    /// A focus, on either.
    Focus,
    /// Nothing.
    Blank,
}

impl Face {
    /// The face of an attack die, for exact odds; what attack dice do not show counts for nothing.
    pub fn on_attack(self) -> AttackFace {
        match self {
            Self::Crit => AttackFace::Crit,
            Self::Hit => AttackFace::Hit,
            Self::Focus => AttackFace::Focus,
            Self::Blank | Self::Evade => AttackFace::Blank,
        }
    }

    /// The face of a defence die, for exact odds; what defence dice do not show counts for nothing.
    pub fn on_defence(self) -> DefenceFace {
        match self {
            Self::Evade => DefenceFace::Evade,
            Self::Focus => DefenceFace::Focus,
            Self::Blank | Self::Hit | Self::Crit => DefenceFace::Blank,
        }
    }
}

/// Red or green.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Dice {
    /// Red.
    Attack,
    /// Green.
    Defense,
}

impl Dice {
    /// The eight faces (AMB-01).
    pub const fn faces(self) -> [Face; 8] {
        use Face::{Blank, Crit, Evade, Focus, Hit};
        match self {
            Self::Attack => [Crit, Hit, Hit, Hit, Focus, Focus, Blank, Blank],
            Self::Defense => [Evade, Evade, Evade, Focus, Focus, Blank, Blank, Blank],
        }
    }

    /// One die, rolled.
    #[inline]
    pub fn roll<C: Chance>(self, chance: &mut C) -> Face {
        self.faces()[chance.below(8) as usize]
    }
}

/// The most dice one roll may have; X2-COMP-10: not three.
pub const MAX_DICE: usize = 12;

/// Faces as they fell.
pub type Faces = ArrayVec<Face, MAX_DICE>;

/// A set of dice of a pool, one bit each.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(transparent)]
pub struct DiceSet(pub u16);

impl DiceSet {
    /// No die.
    pub const NONE: Self = Self(0);

    /// Whether a die is among them.
    pub fn has(self, die: usize) -> bool {
        self.0 >> die & 1 == 1
    }

    /// How many.
    pub fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether there is none.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// With one more.
    #[must_use]
    pub fn with(self, die: usize) -> Self {
        Self(self.0 | 1 << die)
    }

    /// Which.
    pub fn iter(self) -> impl Iterator<Item = usize> {
        (0..MAX_DICE).filter(move |die| self.has(*die))
    }
}

/// One die of an attack.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Die {
    /// What it shows now.
    pub face: Face,
    /// AMB-28: a die is rerolled at most once.
    pub rerolled: bool,
}

/// The dice of one side in an attack, in the order they were rolled or added.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Pool(pub ArrayVec<Die, MAX_DICE>);

impl Pool {
    /// Freshly rolled dice.
    pub fn of(faces: &[Face]) -> Self {
        Self(faces.iter().map(|&face| Die { face, rerolled: false }).collect())
    }

    /// How many show a face.
    pub fn count(&self, face: Face) -> u8 {
        self.0.iter().filter(|die| die.face == face).count() as u8
    }

    /// Changes up to `count` dice from one face to another; says how many.
    pub fn change(&mut self, from: Face, to: Face, count: u8) -> u8 {
        let mut changed = 0;
        for die in self.0.iter_mut().filter(|die| die.face == from).take(count as usize) {
            die.face = to;
            changed += 1;
        }
        changed
    }

    /// Takes up to `count` dice that show a face out of the pool; says how many.
    pub fn cancel(&mut self, face: Face, count: u8) -> u8 {
        let mut left = count;
        self.0.retain(|die| {
            let goes = die.face == face && left > 0;
            left -= u8::from(goes);
            !goes
        });
        count - left
    }

    /// The dice that may still be rerolled and satisfy a wish.
    pub fn rerollable(&self, wish: impl Fn(Face) -> bool, once: bool) -> DiceSet {
        let mut set = DiceSet::NONE;
        for (i, die) in self.0.iter().enumerate() {
            if wish(die.face) && !(once && die.rerolled) {
                set = set.with(i);
            }
        }
        set
    }

    /// Sets of 1 to `most` of the dice in `among`, one for each way that makes a difference: dice that show the same
    /// and were treated the same are interchangeable, so the first ones stand for all.
    pub fn subsets(&self, among: DiceSet, most: u8, mut each: impl FnMut(DiceSet)) {
        let mut kinds: ArrayVec<(Die, ArrayVec<usize, MAX_DICE>), 10> = ArrayVec::new();
        for i in among.iter() {
            let die = self.0[i];
            match kinds.iter_mut().find(|(kind, _)| *kind == die) {
                Some((_, dice)) => dice.push(i),
                None => kinds.push((die, std::iter::once(i).collect())),
            }
        }
        fn choose(
            kinds: &[(Die, ArrayVec<usize, MAX_DICE>)],
            left: u8,
            so_far: DiceSet,
            each: &mut impl FnMut(DiceSet),
        ) {
            let Some(((_, dice), rest)) = kinds.split_first() else {
                if !so_far.is_empty() {
                    each(so_far);
                }
                return;
            };
            let mut set = so_far;
            choose(rest, left, set, each);
            for &die in dice.iter().take(left as usize) {
                set = set.with(die);
                choose(rest, left - (set.len() - so_far.len()) as u8, set, each);
            }
        }
        choose(&kinds, most, DiceSet::NONE, &mut each);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use Face::{Blank, Crit, Focus, Hit};

    #[test]
    fn alike_dice_give_one_way_to_choose() {
        let pool = Pool::of(&[Blank, Blank, Hit]);
        let mut sets = Vec::new();
        pool.subsets(pool.rerollable(|_| true, true), 3, |set| sets.push(set.0));
        sets.sort_unstable();
        // Hit; one blank; one blank and the hit; both blanks; all.
        assert_eq!(sets, [0b001, 0b011, 0b100, 0b101, 0b111]);
    }

    #[test]
    fn hits_go_before_crits_when_told_so() {
        let mut pool = Pool::of(&[Hit, Crit, Hit, Focus]);
        assert_eq!(pool.cancel(Hit, 3), 2);
        assert_eq!((pool.count(Hit), pool.count(Crit)), (0, 1));
    }
}
