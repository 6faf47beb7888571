//! The attacker's side of an attack.

use crate::{
    Excess,
    dice::{AttackDice, AttackFace, DefenceFace, Face, MAX_DICE, Pool},
    effect::{Change, Reroll, Tokens},
    few::Few,
};

/// An attack: its dice, and what the attacker brings to change them and the defender's.
///
/// ```
/// use odds::{Attack, AttackFace, Change};
/// let torpedoes = Attack::new(4).lock().focus(1).change(Change::one(AttackFace::Hit, AttackFace::Crit).must());
/// assert_eq!(torpedoes.dice(), 4);
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Attack {
    dice: i8,
    pub(crate) tokens: Tokens,
    pub(crate) added: AttackDice,
    pub(crate) rerolls: Few<Reroll<AttackFace>, 3>,
    pub(crate) changes: Few<Change<AttackFace>, 4>,
    pub(crate) their_reroll: Option<Reroll<DefenceFace>>,
    pub(crate) their_changes: Few<Change<DefenceFace>, 2>,
    pub(crate) ion: bool,
    pub(crate) excess: Option<Excess>,
}

impl Attack {
    /// An attack with a weapon of this attack value.
    pub fn new(value: u8) -> Self {
        Self {
            dice: i8::try_from(value).unwrap_or(i8::MAX),
            tokens: Tokens::default(),
            added: Pool::default(),
            rerolls: Few::new(),
            changes: Few::new(),
            their_reroll: None,
            their_changes: Few::new(),
            ion: false,
            excess: None,
        }
    }

    /// More dice, or fewer. Such numbers are summed first; the floor of zero applies once, at the end (R-04).
    #[must_use]
    pub fn more(mut self, dice: i8) -> Self {
        self.dice = self.dice.saturating_add(dice);
        self
    }

    /// The attacker's bonus for attack range (X2-ATTACK-24); not for missiles and torpedoes (X2-ATTACK-27).
    #[must_use]
    pub fn at_range(self, range: u8) -> Self {
        self.more(i8::from(range == 1))
    }

    /// How many dice are rolled.
    pub fn dice(&self) -> u8 {
        self.dice.max(0) as u8
    }

    /// Everything the attacker can spend, at once.
    #[must_use]
    pub fn tokens(mut self, tokens: Tokens) -> Self {
        self.tokens = tokens.capped();
        self
    }

    /// So many focus tokens.
    #[must_use]
    pub fn focus(self, tokens: u8) -> Self {
        self.tokens(Tokens { focus: tokens, ..self.tokens })
    }

    /// So many calculate tokens.
    #[must_use]
    pub fn calculate(self, tokens: u8) -> Self {
        self.tokens(Tokens { calculate: tokens, ..self.tokens })
    }

    /// So many Force charges.
    #[must_use]
    pub fn force(self, charges: u8) -> Self {
        self.tokens(Tokens { force: charges, ..self.tokens })
    }

    /// So many charges, for effects that cost one.
    #[must_use]
    pub fn charges(self, charges: u8) -> Self {
        self.tokens(Tokens { charges, ..self.tokens })
    }

    /// A lock on the defender.
    #[must_use]
    pub fn lock(self) -> Self {
        self.tokens(Tokens { lock: 1, ..self.tokens })
    }

    /// An effect that rerolls attack dice; at most three of them, besides the lock.
    #[must_use]
    pub fn reroll(mut self, reroll: Reroll<AttackFace>) -> Self {
        if !self.rerolls.push(reroll) {
            self.excess = Some(Excess::Rerolls);
        }
        self
    }

    /// An effect that changes attack dice; at most four of them, besides the tokens.
    #[must_use]
    pub fn change(mut self, change: Change<AttackFace>) -> Self {
        if !self.changes.push(change) {
            self.excess = Some(Excess::Changes);
        }
        self
    }

    /// A result added before the attacker modifies dice; from then on it is a die like any other.
    #[must_use]
    pub fn adding(mut self, face: AttackFace) -> Self {
        self.added.0[face.index()] = self.added.0[face.index()].saturating_add(1);
        self
    }

    /// An effect that rerolls the defender's dice before the defender modifies them (X2-ATTACK-10); the defender
    /// cannot reroll those again. One such effect, for nothing.
    #[must_use]
    pub fn their_reroll(mut self, reroll: Reroll<DefenceFace>) -> Self {
        if self.their_reroll.replace(reroll).is_some() {
            self.excess = Some(Excess::Rerolls);
        }
        self
    }

    /// An effect that changes the defender's dice before the defender modifies them (X2-ATTACK-10). At most two such
    /// effects, for nothing.
    #[must_use]
    pub fn their_change(mut self, change: Change<DefenceFace>) -> Self {
        if !self.their_changes.push(change) {
            self.excess = Some(Excess::Changes);
        }
        self
    }

    /// An ion weapon (X2-CARD-11): of the results that remain, one deals a hit and the others no damage.
    #[must_use]
    pub fn ion(mut self) -> Self {
        self.ion = true;
        self
    }

    /// The same attack once so many dice lie on the table, added results among them.
    pub(crate) fn rolled(self, dice: usize) -> Self {
        Self { dice: i8::try_from(dice).unwrap_or(i8::MAX), added: Pool::default(), ..self }
    }

    /// What is too much to be computed.
    pub(crate) fn check(&self) -> Result<(), Excess> {
        if usize::from(self.dice()) + self.added.len() > MAX_DICE {
            return Err(Excess::AttackDice);
        }
        self.excess.map_or(Ok(()), Err)
    }
}
