//! Why a game pauses, and what makes it go on.

use crate::{DecisionId, Message, Refused, RuleId, Seat};
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

/// The most seats a table has. Simultaneous demands are kept inline, so a state never allocates for them.
pub const MAX_SEATS: usize = 4;

/// The demands of one pause: one per seat that must decide, in seat order.
pub type Demands<A> = ArrayVec<Demand<A>, MAX_SEATS>;

/// One seat must decide one thing.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Demand<A> {
    /// The number an answer must carry.
    pub id: DecisionId,
    /// Who decides.
    pub by: Seat,
    /// What is asked.
    pub ask: A,
}

/// Why the game has paused.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Pending<A, Q, O> {
    /// Somebody must decide. Several demands are answered secretly and in any order.
    Decide(Demands<A>),
    /// Dice or a shuffle must be resolved.
    Chance(Q),
    /// The game is over.
    Over(O),
}

/// What makes a paused game go on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Input<C, R> {
    /// A seat answers a demand.
    Choose {
        /// The demand answered.
        id: DecisionId,
        /// Who answers.
        by: Seat,
        /// The answer.
        choice: C,
    },
    /// Dice fell, or cards were shuffled, like this.
    Chance(R),
}

impl<A, Q, O> Pending<A, Q, O> {
    /// A pause for one decision.
    pub fn one(id: DecisionId, by: Seat, ask: A) -> Self {
        let mut demands = Demands::new();
        demands.push(Demand { id, by, ask });
        Self::Decide(demands)
    }

    /// The demands of this pause; none while chance is due or the game is over.
    pub fn demands(&self) -> &[Demand<A>] {
        match self {
            Self::Decide(demands) => demands,
            Self::Chance(_) | Self::Over(_) => &[],
        }
    }

    /// The demand this seat must answer, if any.
    pub fn demand_of(&self, seat: Seat) -> Option<&Demand<A>> {
        self.demands().iter().find(|d| d.by == seat)
    }

    /// The demand an answer is for, or the reason why there is none.
    pub fn expect(&self, id: DecisionId, by: Seat) -> Result<&Demand<A>, Refused> {
        if let Self::Over(_) = self {
            return Err(Refused::new(RuleId::OVER, Message::new("kernel-refused-over")));
        }
        let Some(demand) = self.demand_of(by) else {
            return Err(Refused::new(RuleId::NOT_ASKED, Message::new("kernel-refused-not-asked")));
        };
        if demand.id != id {
            return Err(Refused::new(RuleId::STALE, Message::new("kernel-refused-stale")));
        }
        Ok(demand)
    }

    /// How the game ended, if it did.
    pub fn outcome(&self) -> Option<&O> {
        match self {
            Self::Over(outcome) => Some(outcome),
            Self::Decide(_) | Self::Chance(_) => None,
        }
    }
}
