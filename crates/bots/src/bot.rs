//! Opponents, and the simplest of them.

use crate::Peek;
use kernel::{Chance, Game, Quick};

/// An opponent.
pub trait Bot<G: Game>: Send {
    /// Answers what its seat is asked.
    fn choose(&mut self, peek: &Peek<'_, G>) -> G::Choice;

    /// Whether it plays better if it is kept from one choice to the next.
    fn remembers(&self) -> bool {
        false
    }
}

/// Plays any legal choice.
#[derive(Debug, Clone)]
pub struct RandomBot(pub Quick);

impl<G: Game> Bot<G> for RandomBot {
    fn choose(&mut self, peek: &Peek<'_, G>) -> G::Choice {
        let mut legal = Vec::new();
        peek.legal(&mut legal);
        legal.swap_remove(self.0.below(legal.len() as u32) as usize)
    }
}
