//! What happened, and what each viewer learns of it.

use super::{Card, Choice};
use kernel::{Known, Seat, Viewer};
use serde::{Deserialize, Serialize};

/// What happened, with nothing hidden.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Event {
    /// A seat was dealt its card.
    Dealt {
        /// Which seat.
        seat: Seat,
        /// Which card.
        card: Card,
    },
    /// A seat has bet.
    Bet {
        /// Which seat.
        seat: Seat,
        /// What it did.
        choice: Choice,
        /// What it has staked now.
        stake: u8,
    },
    /// The card for everybody was dealt.
    Public {
        /// Which.
        card: Card,
    },
    /// The hands were laid open.
    Shown {
        /// The card of each seat.
        hands: [Card; 2],
    },
    /// The hand is over.
    Settled {
        /// Chips each seat has won.
        won: [i8; 2],
    },
}

/// What a viewer learns of an event.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Seen {
    /// A seat was dealt its card.
    Dealt {
        /// Which seat.
        seat: Seat,
        /// Which card; known to the seat.
        card: Known<Card>,
    },
    /// A seat has bet.
    Bet {
        /// Which seat.
        seat: Seat,
        /// What it did.
        choice: Choice,
        /// What it has staked now.
        stake: u8,
    },
    /// The card for everybody was dealt.
    Public {
        /// Which.
        card: Card,
    },
    /// The hands were laid open.
    Shown {
        /// The card of each seat.
        hands: [Card; 2],
    },
    /// The hand is over.
    Settled {
        /// Chips each seat has won.
        won: [i8; 2],
    },
}

/// LED-004: whether a viewer may see the card of a seat before it is shown.
#[inline]
pub(crate) fn sees_hand_of(viewer: Viewer, seat: Seat) -> bool {
    match viewer {
        Viewer::Arbiter => true,
        Viewer::Spectator => false,
        Viewer::Seat(viewer) => viewer == seat,
    }
}

impl Event {
    /// What a viewer learns.
    pub fn redact(&self, viewer: Viewer) -> Seen {
        match *self {
            Self::Dealt { seat, card } => {
                Seen::Dealt { seat, card: Known::when(sees_hand_of(viewer, seat), || card) }
            }
            Self::Bet { seat, choice, stake } => Seen::Bet { seat, choice, stake },
            Self::Public { card } => Seen::Public { card },
            Self::Shown { hands } => Seen::Shown { hands },
            Self::Settled { won } => Seen::Settled { won },
        }
    }

    /// Whether a viewer learns something that was hidden from them.
    pub fn discloses(&self, viewer: Viewer) -> bool {
        match *self {
            Self::Dealt { seat, .. } => sees_hand_of(viewer, seat),
            Self::Public { .. } | Self::Shown { .. } => true,
            // Who wins a showdown follows from the hands, which were shown before.
            Self::Bet { .. } | Self::Settled { .. } => false,
        }
    }
}
