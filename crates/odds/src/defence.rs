//! The defender's side of an attack.

use crate::{
    Excess,
    dice::{AttackFace, DefenceDice, DefenceFace, Face, MAX_DICE, Pool},
    effect::{Change, Reroll, Tokens},
    few::Few,
};

/// A defender: its dice, what it brings to change them and the attacker's, and what damage does to it.
///
/// ```
/// use odds::{Cost, Defence, Reroll};
/// let elusive = Defence::new(3).at_range(3).obstructed().reroll(Reroll::dice(1).costing(Cost::Charge)).charges(1);
/// assert_eq!(elusive.dice(), 5);
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Defence {
    dice: i8,
    pub(crate) tokens: Tokens,
    pub(crate) added: DefenceDice,
    pub(crate) rerolls: Few<Reroll<DefenceFace>, 3>,
    pub(crate) changes: Few<Change<DefenceFace>, 4>,
    pub(crate) their_reroll: Option<Reroll<AttackFace>>,
    pub(crate) their_changes: Few<Change<AttackFace>, 2>,
    pub(crate) reinforce: bool,
    pub(crate) cancels: [u8; 2],
    pub(crate) crits_first: bool,
    pub(crate) recovers: Option<u8>,
    pub(crate) excess: Option<Excess>,
}

impl Defence {
    /// A defender of this agility.
    pub fn new(agility: u8) -> Self {
        Self {
            dice: i8::try_from(agility).unwrap_or(i8::MAX),
            tokens: Tokens::default(),
            added: Pool::default(),
            rerolls: Few::new(),
            changes: Few::new(),
            their_reroll: None,
            their_changes: Few::new(),
            reinforce: false,
            cancels: [0; 2],
            crits_first: false,
            recovers: None,
            excess: None,
        }
    }

    /// More dice, or fewer. Such numbers are summed first; the floor of zero applies once, at the end (R-04).
    #[must_use]
    pub fn more(mut self, dice: i8) -> Self {
        self.dice = self.dice.saturating_add(dice);
        self
    }

    /// The defender's bonus for attack range (X2-ATTACK-25); not against missiles and torpedoes (X2-ATTACK-27).
    #[must_use]
    pub fn at_range(self, range: u8) -> Self {
        self.more(i8::from(range == 3))
    }

    /// The attack is obstructed (X2-OBST-15).
    #[must_use]
    pub fn obstructed(self) -> Self {
        self.more(1)
    }

    /// The defender is cloaked (X2-BEYOND-06).
    #[must_use]
    pub fn cloaked(self) -> Self {
        self.more(2)
    }

    /// The defender has a tractor token (X2-BEYOND-36).
    #[must_use]
    pub fn tractored(self) -> Self {
        self.more(-1)
    }

    /// How many dice are rolled.
    pub fn dice(&self) -> u8 {
        self.dice.max(0) as u8
    }

    /// Everything the defender can spend, at once. A lock is of no use here.
    #[must_use]
    pub fn tokens(mut self, tokens: Tokens) -> Self {
        self.tokens = Tokens { lock: 0, ..tokens.capped() };
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

    /// So many evade tokens.
    #[must_use]
    pub fn evade(self, tokens: u8) -> Self {
        self.tokens(Tokens { evade: tokens, ..self.tokens })
    }

    /// So many charges, for effects that cost one.
    #[must_use]
    pub fn charges(self, charges: u8) -> Self {
        self.tokens(Tokens { charges, ..self.tokens })
    }

    /// A reinforce token on the side the attack comes from: one damage less, to a minimum of one (X2-BEYOND-21). It
    /// is not spent.
    #[must_use]
    pub fn reinforce(mut self) -> Self {
        self.reinforce = true;
        self
    }

    /// An effect that rerolls defence dice; at most three of them.
    #[must_use]
    pub fn reroll(mut self, reroll: Reroll<DefenceFace>) -> Self {
        if !self.rerolls.push(reroll) {
            self.excess = Some(Excess::Rerolls);
        }
        self
    }

    /// An effect that changes defence dice; at most four of them, besides the tokens.
    #[must_use]
    pub fn change(mut self, change: Change<DefenceFace>) -> Self {
        if !self.changes.push(change) {
            self.excess = Some(Excess::Changes);
        }
        self
    }

    /// A result added before the defender modifies dice; from then on it is a die like any other.
    #[must_use]
    pub fn adding(mut self, face: DefenceFace) -> Self {
        self.added.0[face.index()] = self.added.0[face.index()].saturating_add(1);
        self
    }

    /// An effect that rerolls the attacker's dice before the attacker modifies them (X2-ATTACK-08); the attacker
    /// cannot reroll those again. One such effect, for nothing.
    #[must_use]
    pub fn their_reroll(mut self, reroll: Reroll<AttackFace>) -> Self {
        if self.their_reroll.replace(reroll).is_some() {
            self.excess = Some(Excess::Rerolls);
        }
        self
    }

    /// An effect that changes the attacker's dice before the attacker modifies them (X2-ATTACK-08). At most two such
    /// effects, for nothing.
    #[must_use]
    pub fn their_change(mut self, change: Change<AttackFace>) -> Self {
        if !self.their_changes.push(change) {
            self.excess = Some(Excess::Changes);
        }
        self
    }

    /// So many hits and crits are cancelled before evades cancel any.
    #[must_use]
    pub fn cancels(mut self, hits: u8, crits: u8) -> Self {
        self.cancels = [hits, crits];
        self
    }

    /// Evades cancel crits before hits, against X2-ATTACK-12.
    #[must_use]
    pub fn crits_first(mut self) -> Self {
        self.crits_first = true;
        self
    }

    /// Before each attack one Force charge comes back, up to this many (X2-CARD-01).
    #[must_use]
    pub fn recovers_force(mut self, limit: u8) -> Self {
        self.recovers = Some(limit);
        self
    }

    /// The same as it stands once it has become the defender.
    pub(crate) fn attacked(self) -> Self {
        match self.recovers {
            Some(limit) if self.tokens.force < limit => self.force(self.tokens.force + 1),
            Some(_) | None => self,
        }
    }

    /// The same defender once so many dice lie on the table, added results among them.
    pub(crate) fn rolled(self, dice: usize) -> Self {
        Self { dice: i8::try_from(dice).unwrap_or(i8::MAX), added: Pool::default(), ..self }
    }

    /// What is too much to be computed.
    pub(crate) fn check(&self) -> Result<(), Excess> {
        if usize::from(self.dice()) + self.added.len() > MAX_DICE {
            return Err(Excess::DefenceDice);
        }
        self.excess.map_or(Ok(()), Err)
    }
}
