//! The tokens that lie beside ships.

use serde::{Deserialize, Serialize};

/// X2-TOKEN-08: the kinds of tokens, except locks, which belong to two ships.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Token {
    /// Focus results count.
    Focus,
    /// One result becomes an evade.
    Evade,
    /// One focus result counts.
    Calculate,
    /// Less damage from the front.
    ReinforceFore,
    /// Less damage from behind.
    ReinforceAft,
    /// No attacks.
    Disarm,
    /// Green tokens and locks do not stay.
    Jam,
    /// Dragged along, and easier to hit.
    Tractor,
    /// No actions, no red maneuvers.
    Stress,
    /// Engines out.
    Ion,
    /// Hard to hit, and unarmed.
    Cloak,
}

/// X2-TOKEN-04 to -07: what the colour of a token means.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Colour {
    /// Good, and a jam takes it.
    Green,
    /// Bad.
    Orange,
    /// Good.
    Blue,
    /// Bad.
    Red,
}

impl Token {
    /// All kinds.
    pub const ALL: [Self; 11] = [
        Self::Focus,
        Self::Evade,
        Self::Calculate,
        Self::ReinforceFore,
        Self::ReinforceAft,
        Self::Disarm,
        Self::Jam,
        Self::Tractor,
        Self::Stress,
        Self::Ion,
        Self::Cloak,
    ];
}

/// How many of each kind a ship has.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Tokens([u8; Token::ALL.len()]);

impl Tokens {
    /// How many of a kind.
    #[inline]
    pub fn get(&self, token: Token) -> u8 {
        self.0[token as usize]
    }

    /// Whether there is one of a kind.
    #[inline]
    pub fn has(&self, token: Token) -> bool {
        self.get(token) > 0
    }

    /// So many more.
    pub fn add(&mut self, token: Token, count: u8) {
        let held = &mut self.0[token as usize];
        *held = held.saturating_add(count);
    }

    /// So many fewer, as far as there are any; says how many.
    pub fn take(&mut self, token: Token, count: u8) -> u8 {
        let held = &mut self.0[token as usize];
        let taken = count.min(*held);
        *held -= taken;
        taken
    }

    /// Removes all of some kinds.
    pub fn clear(&mut self, leaves: impl Fn(Token) -> bool) {
        for token in Token::ALL.into_iter().filter(|token| leaves(*token)) {
            self.0[token as usize] = 0;
        }
    }

    /// The kinds there are, with their numbers.
    pub fn iter(&self) -> impl Iterator<Item = (Token, u8)> {
        Token::ALL.into_iter().map(|token| (token, self.get(token))).filter(|(_, count)| *count > 0)
    }
}
