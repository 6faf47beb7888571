//! Uniform numbers, and the sources a session draws from.
//!
//! Chance is an input: no state holds a generator. A session asks its source for the answer to a chance
//! pause, writes the answer down, and only then applies it; a replay never needs a generator again.

use crate::{
    Digest, Game,
    fair::{Nonce, Pool, Signature},
};
use rand_chacha::ChaCha20Rng;
use rand_core::{Rng, SeedableRng};
use rand_pcg::Pcg64Mcg;
use serde::{Deserialize, Serialize};
use std::collections::VecDeque;
use thiserror::Error;

/// Uniform numbers.
pub trait Chance {
    /// The next 32 uniform bits.
    fn bits(&mut self) -> u32;

    /// A uniform number below `n`, without bias: Lemire's multiplication with rejection, written here so that
    /// no library's change of mind can change a match.
    #[inline]
    fn below(&mut self, n: u32) -> u32 {
        debug_assert!(n > 0, "nothing is below zero");
        let mut product = u64::from(self.bits()) * u64::from(n);
        if (product as u32) < n {
            let threshold = n.wrapping_neg() % n;
            while (product as u32) < threshold {
                product = u64::from(self.bits()) * u64::from(n);
            }
        }
        (product >> 32) as u32
    }

    /// A six-sided die.
    #[inline]
    fn d6(&mut self) -> u8 {
        self.below(6) as u8 + 1
    }

    /// Puts items in a uniformly random order (Fisher and Yates, from the end).
    fn shuffle<T>(&mut self, items: &mut [T])
    where
        Self: Sized,
    {
        for i in (1..items.len()).rev() {
            items.swap(i, self.below(i as u32 + 1) as usize);
        }
    }
}

/// Fast numbers for playouts and tests; not for live matches, where nobody may foresee the dice.
#[derive(Debug, Clone)]
pub struct Quick(Pcg64Mcg);

impl Quick {
    /// A generator from a seed.
    pub fn new(seed: u64) -> Self {
        Self(Pcg64Mcg::seed_from_u64(seed))
    }
}

impl Chance for Quick {
    #[inline]
    fn bits(&mut self) -> u32 {
        self.0.next_u32()
    }
}

/// The secret a match's dice are drawn with. Its hash is published at the start, the key itself at the end.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Key(pub Digest);

impl Key {
    /// A key that is a function of a number, for games that must be repeatable.
    pub fn from_seed(seed: u64) -> Self {
        let mut text = b"escadrille key ".to_vec();
        text.extend_from_slice(&seed.to_le_bytes());
        Self(Digest::of(&text))
    }

    /// What is published before the first die falls.
    pub fn commitment(&self) -> Digest {
        Digest::of(&self.0.0)
    }

    /// The numbers of one journal entry. Each entry has a stream of its own, so the dice of any entry can be
    /// checked without drawing those before it, and a match resumes with nothing but its key and its length.
    pub fn stream(&self, entry: u64) -> Stream {
        let mut rng = ChaCha20Rng::from_seed(self.0.0);
        rng.set_stream(entry);
        Stream(rng)
    }
}

/// The keyed counter stream of one journal entry.
#[derive(Debug, Clone)]
pub struct Stream(ChaCha20Rng);

impl Chance for Stream {
    fn bits(&mut self) -> u32 {
        self.0.next_u32()
    }
}

/// Chance could not answer.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum ChanceError {
    /// A script or record has no more answers.
    #[error("entry {0}: dice are due, and none are written down")]
    Exhausted(u64),
}

/// Where a session's dice come from.
pub trait ChanceSource<G: Game> {
    /// The answer to the chance pause that will become journal entry `entry`, after all nonces in `pool`.
    fn resolve(
        &mut self,
        game: &G,
        state: &G::State,
        roll: &G::Roll,
        entry: u64,
        pool: &Pool,
    ) -> Result<G::Rolled, ChanceError>;

    /// The hash published at the start, where there is one.
    fn commitment(&self) -> Option<Digest> {
        None
    }

    /// The key revealed at the end, where there is one.
    fn key(&self) -> Option<Key> {
        None
    }

    /// What keeps the next line of a journal from being guessed from its link, where links are told.
    fn salt(&mut self) -> Option<Nonce> {
        None
    }

    /// Signs the end of a journal, where somebody does.
    fn sign(&self, _bytes: &[u8]) -> Option<Signature> {
        None
    }
}

/// Dice of a live match, drawn from its key.
#[derive(Debug, Clone, Copy)]
pub struct Seeded(pub Key);

impl<G: Game> ChanceSource<G> for Seeded {
    fn resolve(
        &mut self,
        game: &G,
        state: &G::State,
        roll: &G::Roll,
        entry: u64,
        _: &Pool,
    ) -> Result<G::Rolled, ChanceError> {
        Ok(game.roll(state, roll, &mut self.0.stream(entry)))
    }

    fn commitment(&self) -> Option<Digest> {
        Some(self.0.commitment())
    }

    fn key(&self) -> Option<Key> {
        Some(self.0)
    }
}

/// Dice written down beforehand: a test's, or a record's.
#[derive(Debug, Clone)]
pub struct Scripted<R>(pub VecDeque<R>);

impl<G: Game> ChanceSource<G> for Scripted<G::Rolled> {
    fn resolve(
        &mut self,
        _: &G,
        _: &G::State,
        _: &G::Roll,
        entry: u64,
        _: &Pool,
    ) -> Result<G::Rolled, ChanceError> {
        self.0.pop_front().ok_or(ChanceError::Exhausted(entry))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_key_and_entry_give_the_same_numbers_and_another_entry_others() {
        let key = Key::from_seed(7);
        let draw = |entry| {
            let mut stream = key.stream(entry);
            (0..8).map(|_| stream.d6()).collect::<Vec<_>>()
        };
        assert_eq!(draw(3), draw(3));
        assert_ne!(draw(3), draw(4));
    }

    #[test]
    fn numbers_below_a_bound_are_uniform() {
        let mut chance = Quick::new(1);
        let mut counts = [0u32; 6];
        for _ in 0..60_000 {
            counts[chance.below(6) as usize] += 1;
        }
        // Six standard deviations of a binomial with n = 60000, p = 1/6.
        assert!(counts.iter().all(|&c| c.abs_diff(10_000) < 548), "{counts:?}");
    }

    #[test]
    fn a_shuffle_keeps_every_item() {
        let mut items: Vec<u8> = (0..30).collect();
        Quick::new(2).shuffle(&mut items);
        assert_ne!(items, (0..30).collect::<Vec<_>>());
        items.sort_unstable();
        assert_eq!(items, (0..30).collect::<Vec<_>>());
    }
}
