//! What a viewer sees: built field by field, so a new field of the state is invisible until a line here shows it.

use super::{Ask, Card, Outcome, State, event::sees_hand_of, state::Bets};
use kernel::{Known, Seat, Viewer};
use serde::{Deserialize, Serialize};

/// A hand as one viewer sees it.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct View {
    /// The card of each seat, once dealt.
    pub hands: Option<[Known<Card>; 2]>,
    /// The card for everybody, once dealt.
    pub public: Option<Card>,
    /// What each seat has staked.
    pub stakes: [u8; 2],
    /// The bets of each round: everybody has heard them, and who remembers them plays better.
    pub bets: [Bets; 2],
    /// Who is asked what.
    pub asked: Option<(Seat, Ask)>,
    /// How the hand ended.
    pub outcome: Option<Outcome>,
}

/// What a viewer sees of a state.
pub(crate) fn view(s: &State, viewer: Viewer) -> View {
    View {
        hands: s
            .hands
            .map(|hands| [0, 1].map(|i| Known::when(sees(s, viewer, Seat(i)), || hands[i as usize]))),
        public: s.public,
        stakes: s.stakes,
        bets: s.bets.clone(),
        asked: s.pending.demands().first().map(|demand| (demand.by, demand.ask)),
        outcome: s.pending.outcome().copied(),
    }
}

/// LED-004, LED-010: whether a viewer may see the card of a seat by now. A folded hand is never shown.
#[inline]
pub(crate) fn sees(s: &State, viewer: Viewer, seat: Seat) -> bool {
    sees_hand_of(viewer, seat) || s.shown_down()
}
