//! What happened, and what each viewer learns of it.

use crate::{Card, Cards, Deck, Dice, Fighter, Fighters, Hits, Order, Place, Reason, Side, Special};
use kernel::{Known, RuleId, Seat, Viewer};
use serde::{Deserialize, Serialize};

/// Cards that change hands in one event: at most the five or eight bonus orders of a redemption.
pub type FewCards = Cards<8>;

/// What happened, with nothing hidden.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Event {
    /// Something everybody sees.
    Public(Public),
    /// A deck was shuffled.
    Shuffled {
        /// Whose.
        side: Side,
        /// Top card first. In a box, because a deck is bigger than all else that happens, and happens rarely.
        deck: Box<Deck>,
    },
    /// Cards were drawn into a hand.
    Drew {
        /// Whose.
        seat: Seat,
        /// Which.
        cards: FewCards,
    },
    /// An order pile was prepared.
    Prepared {
        /// Whose.
        seat: Seat,
        /// First order first.
        cards: Cards<3>,
    },
    /// Bonus orders went under an order pile, unseen by anyone.
    Bonus {
        /// Whose.
        seat: Seat,
        /// Which.
        cards: FewCards,
    },
}

/// What a viewer learns of an event.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Seen {
    /// Something everybody sees.
    Public(Public),
    /// A deck was shuffled.
    Shuffled {
        /// Whose.
        side: Side,
        /// Top card first; known to arbiters only.
        deck: Known<Deck>,
    },
    /// Cards were drawn into a hand.
    Drew {
        /// Whose.
        seat: Seat,
        /// How many.
        count: u8,
        /// Which; known to the team.
        cards: Known<FewCards>,
    },
    /// An order pile was prepared.
    Prepared {
        /// Whose.
        seat: Seat,
        /// Which; known to the team.
        cards: Known<Cards<3>>,
    },
    /// Bonus orders went under an order pile.
    Bonus {
        /// Whose.
        seat: Seat,
        /// How many.
        count: u8,
        /// Which; known to arbiters only.
        cards: Known<FewCards>,
    },
}

/// What everybody sees.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Public {
    /// A round began.
    Round {
        /// Counted from 1.
        number: u16,
    },
    /// The top card of an order pile was turned over.
    Revealed {
        /// Whose.
        seat: Seat,
        /// Which.
        card: Card,
    },
    /// An order was given.
    Ordered {
        /// By whom.
        seat: Seat,
        /// Which.
        order: Order,
    },
    /// No order was given.
    Passed {
        /// By whom.
        seat: Seat,
    },
    /// Fighters moved.
    Moved {
        /// Of which type.
        fighter: Fighter,
        /// From where.
        from: Place,
        /// Where to.
        to: Place,
        /// How many.
        count: u8,
    },
    /// A special ship moved.
    Flew {
        /// Which.
        ship: Special,
        /// From where.
        from: Place,
        /// Where to.
        to: Place,
    },
    /// TIE fighters left the reserve.
    Deployed {
        /// Where to.
        at: Place,
        /// How many.
        count: u8,
    },
    /// An attack was declared.
    Attacked {
        /// By whom.
        seat: Seat,
        /// With which ships.
        order: Order,
        /// From where.
        from: Place,
        /// Against what.
        target: Place,
        /// With how many dice.
        dice: u8,
    },
    /// The Death Star took aim.
    Aimed {
        /// At what.
        target: Place,
    },
    /// Dice were rolled.
    Rolled {
        /// By whom.
        seat: Seat,
        /// What they show.
        dice: Dice,
    },
    /// The dice of an attack were given to ships.
    Assigned {
        /// By whom.
        seat: Seat,
        /// Where.
        target: Place,
        /// To what.
        hits: Hits,
    },
    /// Fighters were destroyed.
    Destroyed {
        /// Where.
        place: Place,
        /// How many of each type.
        fighters: Fighters,
    },
    /// A special ship was hit.
    Hit {
        /// Which.
        ship: Special,
        /// How often.
        hits: u8,
        /// How many hits it can still take.
        left: u8,
    },
    /// A special ship was destroyed.
    Lost {
        /// Which.
        ship: Special,
        /// Where.
        place: Place,
    },
    /// A fleet marker was destroyed and turned over.
    MarkerLost {
        /// Which.
        marker: Place,
    },
    /// TIE fighters in reserve were destroyed with the Executor.
    ReserveLost {
        /// How many.
        count: u8,
    },
    /// An attack left a sector empty.
    Cleared {
        /// Which.
        sector: Place,
    },
    /// The Death Star missed.
    Missed {
        /// What.
        target: Place,
    },
    /// A seat earned bonus orders.
    Earned {
        /// Who.
        seat: Seat,
        /// How many.
        count: u8,
    },
    /// The strike team advanced.
    Advanced {
        /// By how many spaces.
        spaces: u8,
        /// To which space.
        to: u8,
        /// Stormtroopers removed on the way.
        troopers: u8,
    },
    /// The shields are down.
    ShieldsDown,
    /// Stormtroopers were placed.
    Ambushed {
        /// How many.
        count: u8,
        /// The nearest of their spaces.
        first: u8,
        /// The farthest.
        last: u8,
    },
    /// Luke was hit.
    LukeHit {
        /// By Vader, or by the Emperor.
        by: Order,
        /// How often.
        hits: u8,
        /// How many hits he can still take.
        left: u8,
    },
    /// Vader was hit.
    VaderHit {
        /// How often.
        hits: u8,
        /// How many hits he can still take.
        left: u8,
    },
    /// Luke is out of the duel.
    LukeFell,
    /// Vader is out of the duel.
    VaderFell,
    /// Vader was redeemed; he and the Emperor are out of the duel.
    Redeemed,
    /// The game is over.
    Won {
        /// By whom.
        winner: Side,
        /// Why.
        reason: Reason,
    },
}

/// END-116: whether a viewer may see the cards of a seat: the seat itself and its team-mate may.
pub fn sees_cards_of(viewer: Viewer, seat: Seat) -> bool {
    match viewer {
        Viewer::Arbiter => true,
        Viewer::Spectator => false,
        Viewer::Seat(viewer) => Side::of(viewer) == Side::of(seat),
    }
}

impl Event {
    /// What a viewer learns.
    pub fn redact(&self, viewer: Viewer) -> Seen {
        let arbiter = viewer == Viewer::Arbiter;
        match *self {
            Self::Public(public) => Seen::Public(public),
            Self::Shuffled { side, ref deck } => {
                Seen::Shuffled { side, deck: Known::when(arbiter, || **deck) }
            }
            Self::Drew { seat, cards } => {
                let known = Known::when(sees_cards_of(viewer, seat), || cards);
                Seen::Drew { seat, count: cards.len() as u8, cards: known }
            }
            Self::Prepared { seat, cards } => {
                Seen::Prepared { seat, cards: Known::when(sees_cards_of(viewer, seat), || cards) }
            }
            Self::Bonus { seat, cards } => {
                Seen::Bonus { seat, count: cards.len() as u8, cards: Known::when(arbiter, || cards) }
            }
        }
    }

    /// Whether a viewer learns something that was hidden from them.
    pub fn discloses(&self, viewer: Viewer) -> bool {
        match *self {
            // A card turned over was hidden from the other side, and a bonus order even from its owner.
            Self::Public(Public::Revealed { .. }) => true,
            Self::Drew { seat, .. } => sees_cards_of(viewer, seat),
            Self::Public(_) | Self::Shuffled { .. } | Self::Prepared { .. } | Self::Bonus { .. } => false,
        }
    }
}

impl Seen {
    /// The rule behind a line of the log.
    pub fn rule(&self) -> RuleId {
        RuleId(match self {
            Self::Shuffled { .. } => "END-030",
            Self::Drew { .. } => "END-028",
            Self::Prepared { .. } => "END-016",
            Self::Bonus { .. } => "END-026",
            Self::Public(public) => return public.rule(),
        })
    }
}

impl Public {
    /// The rule behind it.
    pub fn rule(&self) -> RuleId {
        RuleId(match self {
            Self::Round { .. } => "END-015",
            Self::Revealed { .. } | Self::Ordered { .. } => "END-021",
            Self::Passed { .. } => "END-031",
            Self::Moved { .. } => "END-034",
            Self::Flew { ship: Special::Falcon, .. } => "END-048",
            Self::Flew { ship: Special::Executor, .. } => "END-050",
            Self::Deployed { .. } => "END-049",
            Self::Attacked { target: Place::DEATH_STAR, .. } => "END-108",
            Self::Attacked { .. } => "END-062",
            Self::Aimed { target } if target.is_marker() => "END-058",
            Self::Aimed { .. } => "END-061",
            Self::Rolled { .. } => "END-065",
            Self::Assigned { .. } => "END-066",
            Self::Destroyed { .. } => "END-069",
            Self::Hit { .. } => "END-070",
            Self::Lost { .. } => "END-071",
            Self::MarkerLost { .. } => "END-060",
            Self::ReserveLost { .. } => "END-075",
            Self::Cleared { .. } => "END-077",
            Self::Missed { target: Place::DEATH_STAR } => "END-109",
            Self::Missed { .. } => "END-057",
            Self::Earned { .. } => "END-026",
            Self::Advanced { .. } => "END-084",
            Self::ShieldsDown => "END-088",
            Self::Ambushed { .. } => "END-089",
            Self::LukeHit { by: Order::Emperor, .. } => "END-096",
            Self::LukeHit { .. } => "END-094",
            Self::VaderHit { .. } => "END-098",
            Self::LukeFell => "END-101",
            Self::VaderFell => "END-102",
            Self::Redeemed => "END-105",
            Self::Won { reason: Reason::DeathStarDestroyed, .. } => "END-109",
            Self::Won { reason: Reason::RebelsDestroyed, .. } => "END-110",
        })
    }
}
