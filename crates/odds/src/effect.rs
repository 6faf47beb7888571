//! What changes dice: tokens, rerolls and changes, and what they cost.

use crate::dice::{Face, Faces};

/// The most tokens of one kind that are counted.
pub const MAX_TOKENS: u8 = 15;

/// What a ship can spend.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Tokens {
    /// Focus tokens: one changes all focus results (X2-ACTION-14, -15).
    pub focus: u8,
    /// Calculate tokens: one changes one focus result (X2-BEYOND-04).
    pub calculate: u8,
    /// Force charges: one changes one focus result (X2-FORCE-03, -04).
    pub force: u8,
    /// Evade tokens: one changes one blank or focus result of a defender (X2-ACTION-19).
    pub evade: u8,
    /// Charges of cards, for effects that cost one.
    pub charges: u8,
    /// Locks on the defender: one rerolls attack dice (X2-ACTION-32).
    pub lock: u8,
}

/// What an effect costs.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Cost {
    /// Nothing.
    #[default]
    Free,
    /// A calculate token.
    Calculate,
    /// A Force charge.
    Force,
    /// A focus token.
    Focus,
    /// An evade token.
    Evade,
    /// A charge of a card.
    Charge,
    /// A lock.
    Lock,
}

impl Tokens {
    /// What is left after paying; nothing if that cannot be paid.
    pub fn paying(self, cost: Cost) -> Option<Self> {
        let mut left = self;
        let purse = match cost {
            Cost::Free => return Some(self),
            Cost::Calculate => &mut left.calculate,
            Cost::Force => &mut left.force,
            Cost::Focus => &mut left.focus,
            Cost::Evade => &mut left.evade,
            Cost::Charge => &mut left.charges,
            Cost::Lock => &mut left.lock,
        };
        *purse = purse.checked_sub(1)?;
        Some(left)
    }

    /// The price of having spent the difference. Fewer tokens are cheaper than more; among as many, the order is
    /// calculate, Force, focus, evade, charge, lock: what does least, or comes back, goes first.
    pub(crate) fn price(self, left: Self) -> u16 {
        let spent = |before: u8, after: u8, price: u16| u16::from(before - after) * price;
        spent(self.calculate, left.calculate, 64)
            + spent(self.force, left.force, 65)
            + spent(self.focus, left.focus, 66)
            + spent(self.evade, left.evade, 67)
            + spent(self.charges, left.charges, 68)
            + spent(self.lock, left.lock, 69)
    }

    /// The same, with no more of anything than is counted.
    pub(crate) fn capped(self) -> Self {
        Self {
            focus: self.focus.min(MAX_TOKENS),
            calculate: self.calculate.min(MAX_TOKENS),
            force: self.force.min(MAX_TOKENS),
            evade: self.evade.min(MAX_TOKENS),
            charges: self.charges.min(MAX_TOKENS),
            lock: self.lock.min(MAX_TOKENS),
        }
    }
}

/// Dice may be rolled again, once: one or more of them, all at the same time (R-10).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Reroll<D> {
    /// At most so many dice.
    pub up_to: u8,
    /// Only dice that showed one of these when this player began to modify dice, or when they were rolled since.
    pub faces: Faces<D>,
    /// What it costs.
    pub cost: Cost,
}

impl<D: Face> Reroll<D> {
    /// Up to so many dice, whatever they show, for nothing.
    ///
    /// ```
    /// use odds::{AttackFace, Cost, Reroll};
    /// let howl = Reroll::<AttackFace>::dice(1);
    /// let blank = Reroll::dice(1).only(AttackFace::Blank).costing(Cost::Charge);
    /// # let _ = (howl, blank);
    /// ```
    pub fn dice(up_to: u8) -> Self {
        Self { up_to, faces: Faces::ALL, cost: Cost::Free }
    }

    /// Only dice that show these.
    #[must_use]
    pub fn only(self, faces: impl Into<Faces<D>>) -> Self {
        Self { faces: faces.into(), ..self }
    }

    /// For this.
    #[must_use]
    pub fn costing(self, cost: Cost) -> Self {
        Self { cost, ..self }
    }
}

/// Dice are turned to another face, once.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Change<D> {
    /// Dice that show one of these,
    pub from: Faces<D>,
    /// to this,
    pub to: D,
    /// at most so many of them.
    pub count: u8,
    /// Whether as many as possible must be changed; otherwise it may be left, or fewer taken.
    pub must: bool,
    /// What it costs, once for all of them.
    pub cost: Cost,
}

impl<D: Face> Change<D> {
    /// One die, for nothing, if its owner likes.
    ///
    /// ```
    /// use odds::{AttackFace, Change};
    /// // Proton torpedoes (X2-CARD-08).
    /// let torpedoes = Change::one(AttackFace::Hit, AttackFace::Crit).must();
    /// assert!(torpedoes.must);
    /// ```
    pub fn one(from: impl Into<Faces<D>>, to: D) -> Self {
        Self { from: from.into(), to, count: 1, must: false, cost: Cost::Free }
    }

    /// Up to so many dice.
    #[must_use]
    pub fn dice(self, count: u8) -> Self {
        Self { count, ..self }
    }

    /// It cannot be left.
    #[must_use]
    pub fn must(self) -> Self {
        Self { must: true, ..self }
    }

    /// For this. What costs something is never forced.
    #[must_use]
    pub fn costing(self, cost: Cost) -> Self {
        Self { cost, ..self }
    }
}
