//! What changes in a hand.

use super::{Ask, Card, Choice, Outcome, Reason, Roll};
use arrayvec::ArrayVec;
use kernel::{DecisionId, Pending};
use serde::{Deserialize, Serialize};

/// LED-002: what each seat stakes before the cards are dealt.
pub const ANTE: u8 = 1;
/// LED-008: raises per round, by both seats together.
pub const MAX_RAISES: u8 = 2;
/// LED-006: what a raise in each round adds to the other seat's stake.
pub const RAISES: [u8; 2] = [2, 4];

/// The bets of one round: a check, two raises and what answers the last is the longest there is.
pub type Bets = ArrayVec<Choice, 4>;

/// Everything that changes.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct State {
    /// The card of each seat, once dealt.
    pub(crate) hands: Option<[Card; 2]>,
    /// The card for everybody, once dealt: the second round has begun.
    pub(crate) public: Option<Card>,
    /// What each seat has staked.
    pub(crate) stakes: [u8; 2],
    /// The bets of each round.
    pub(crate) bets: [Bets; 2],
    /// The number of the last decision.
    pub(crate) decision: DecisionId,
    /// Why the game has paused.
    pub(crate) pending: Pending<Ask, Roll, Outcome>,
}

impl State {
    /// The antes are in, the cards are not dealt.
    pub(crate) fn new() -> Self {
        Self {
            hands: None,
            public: None,
            stakes: [ANTE; 2],
            bets: [Bets::new(), Bets::new()],
            decision: DecisionId(0),
            pending: Pending::Chance(Roll::Hands),
        }
    }

    /// The round being played, 0 or 1.
    #[inline]
    pub fn round(&self) -> usize {
        usize::from(self.public.is_some())
    }

    /// LED-010: whether the hands lie open.
    #[inline]
    pub(crate) fn shown_down(&self) -> bool {
        matches!(self.pending, Pending::Over(Outcome { reason: Reason::Showdown, .. }))
    }

    /// Whether a card has left the deck.
    #[inline]
    pub(crate) fn is_dealt(&self, card: Card) -> bool {
        self.hands.is_some_and(|hands| hands.contains(&card)) || self.public == Some(card)
    }
}
