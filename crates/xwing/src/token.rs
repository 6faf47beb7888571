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
    /// Circular, good; gone in the end phase.
    Green,
    /// Circular, bad; gone in the end phase.
    Orange,
    /// Square, good; stays until its own effect removes it.
    Blue,
    /// Square, bad; stays until its own effect removes it.
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

    /// X2-TOKEN-08.
    pub const fn colour(self) -> Colour {
        match self {
            Self::Focus | Self::Evade | Self::Calculate | Self::ReinforceFore | Self::ReinforceAft => {
                Colour::Green
            }
            Self::Disarm | Self::Jam | Self::Tractor => Colour::Orange,
            Self::Stress | Self::Ion => Colour::Red,
            Self::Cloak => Colour::Blue,
        }
    }

    /// X2-TOKEN-04, -05: circular tokens go in the end phase.
    pub const fn is_circular(self) -> bool {
        matches!(self.colour(), Colour::Green | Colour::Orange)
    }
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

    /// X2-END-01: removes all circular ones.
    pub fn clear_circular(&mut self) {
        for token in Token::ALL.into_iter().filter(|token| token.is_circular()) {
            self.0[token as usize] = 0;
        }
    }

    /// The kinds there are, with their numbers.
    pub fn iter(&self) -> impl Iterator<Item = (Token, u8)> {
        Token::ALL.into_iter().map(|token| (token, self.get(token))).filter(|(_, count)| *count > 0)
    }
}
