//! What happened, and what each viewer learns of it.

use crate::{CardId, CruiserName, Effect, Half, Pile, Reason, Shift, Spot, Way};
use kernel::{Known, RuleId, Seat, Viewer};
use serde::{Deserialize, Serialize};

/// What happened, with nothing hidden.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Event {
    /// Something everybody sees.
    Public(Public),
    /// A cruiser was chosen while the other player was choosing too.
    Chose {
        /// By whom.
        seat: Seat,
        /// Which.
        cruiser: CruiserName,
    },
    /// A draw pile was shuffled.
    Shuffled {
        /// The common one or that of seat 0, or that of seat 1.
        pile: u8,
        /// Numbers of cards, top card last.
        cards: Pile,
    },
    /// Cards came into a hand, in order.
    Drew {
        /// Whose.
        seat: Seat,
        /// Which.
        cards: Vec<CardId>,
        /// Whether they had been set aside.
        aside: bool,
    },
    /// A card was set aside, unseen by anyone.
    SetAside {
        /// By whom.
        seat: Seat,
        /// Which.
        card: CardId,
    },
    /// A card was placed.
    Played {
        /// By whom.
        seat: Seat,
        /// Which.
        card: CardId,
        /// With its back up.
        back: bool,
        /// Where.
        at: Spot,
    },
}

/// What a viewer learns of an event.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Seen {
    /// Something everybody sees.
    Public(Public),
    /// A cruiser was chosen while the other player was choosing too.
    Chose {
        /// By whom.
        seat: Seat,
        /// Which; known to who chose.
        cruiser: Known<CruiserName>,
    },
    /// A draw pile was shuffled.
    Shuffled {
        /// The common one or that of seat 0, or that of seat 1.
        pile: u8,
        /// How many cards.
        count: u8,
        /// Numbers of cards, top card last; known to arbiters only.
        cards: Known<Pile>,
    },
    /// Cards came into a hand.
    Drew {
        /// Whose.
        seat: Seat,
        /// How many.
        count: u8,
        /// Which; known to their owner.
        cards: Known<Vec<CardId>>,
        /// Whether they had been set aside.
        aside: bool,
    },
    /// A card was set aside.
    SetAside {
        /// By whom.
        seat: Seat,
        /// Which; known to arbiters only.
        card: Known<CardId>,
    },
    /// A card was placed.
    Played {
        /// By whom.
        seat: Seat,
        /// Which; with its back up, known to its owner.
        card: Known<CardId>,
        /// With its back up.
        back: bool,
        /// Where.
        at: Spot,
    },
}

/// What everybody sees. A card is named where its front lies up.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Public {
    /// A cruiser was taken or shown.
    Cruiser {
        /// By whom.
        seat: Seat,
        /// Which.
        cruiser: CruiserName,
        /// With this armour.
        armour: i16,
    },
    /// A round began.
    Round {
        /// Counted from 1.
        number: u16,
    },
    /// Nothing is left to draw.
    NothingToDraw {
        /// For whom.
        seat: Seat,
    },
    /// A player passed.
    Passed {
        /// Who.
        seat: Seat,
    },
    /// The initiative marker went to a player.
    Initiative {
        /// To whom.
        seat: Seat,
    },
    /// A cruiser was shifted, or not.
    Shifted {
        /// Whose.
        seat: Seat,
        /// Where.
        shift: Shift,
        /// How many columns seat 1 lies to the right of seat 0 now.
        offset: i8,
    },
    /// The order of combats was chosen.
    Order {
        /// By whom.
        seat: Seat,
        /// Which.
        way: Way,
    },
    /// A combat began.
    Combat {
        /// The facing sectors, of seat 0 and of seat 1.
        sectors: [u8; 2],
        /// The markers that seat 0 and seat 1 have to place.
        markers: [u8; 2],
    },
    /// An effect became visible and is carried out.
    Triggered {
        /// The card with the effect.
        at: Spot,
        /// The card, if its front lies up.
        card: Option<CardId>,
        /// The end of the card the effect lies at.
        end: Half,
        /// Which.
        effect: Effect,
    },
    /// An effect found nothing to do.
    Lapsed {
        /// The card with the effect.
        at: Spot,
        /// Which.
        effect: Effect,
    },
    /// An effect that waited was hidden, and is lost.
    EffectLost {
        /// On whose board.
        board: Seat,
        /// Which.
        effect: Effect,
    },
    /// A card moved.
    Moved {
        /// From where.
        from: Spot,
        /// Where to.
        to: Spot,
        /// The card, if its front lies up.
        card: Option<CardId>,
    },
    /// A card was turned by half a turn.
    Pivoted {
        /// Where.
        at: Spot,
        /// The card, if its front lies up.
        card: Option<CardId>,
    },
    /// A card was turned over.
    Flipped {
        /// Where.
        at: Spot,
        /// Which.
        card: CardId,
        /// Whether the front lies up now.
        front: bool,
    },
    /// A card was destroyed. The discard pile lies open, so everybody learns which.
    Destroyed {
        /// Where.
        at: Spot,
        /// Which.
        card: CardId,
        /// Whether its front lay up.
        front: bool,
    },
    /// Markers were put on fighters.
    Damaged {
        /// The card.
        at: Spot,
        /// On fighters toward the enemy.
        upper: u8,
        /// On fighters toward the owner.
        lower: u8,
    },
    /// Markers were put on screens.
    Screened {
        /// The card.
        at: Spot,
        /// How many.
        count: u8,
    },
    /// A force field took damage that is lost.
    Absorbed {
        /// The card.
        at: Spot,
        /// How many markers.
        count: u8,
    },
    /// Markers went back to stock because they were covered.
    Healed {
        /// On whose board.
        board: Seat,
        /// How many.
        count: u8,
    },
    /// A cruiser lost armour.
    Hit {
        /// Whose.
        seat: Seat,
        /// How much.
        count: u8,
        /// What is left.
        armour: i16,
    },
    /// The markers on screens went back to stock.
    Regenerated,
    /// The game is over.
    Over {
        /// Who won.
        winner: Option<Seat>,
        /// Why.
        reason: Reason,
    },
}

/// Whether a viewer may see what a seat's own eyes see: its hand, both faces of its cards (STF-112).
#[inline]
pub fn sees_as(viewer: Viewer, seat: Seat) -> bool {
    match viewer {
        Viewer::Arbiter => true,
        Viewer::Spectator => false,
        Viewer::Seat(viewer) => viewer == seat,
    }
}

impl Event {
    /// What a viewer learns.
    pub fn redact(&self, viewer: Viewer) -> Seen {
        let arbiter = viewer == Viewer::Arbiter;
        match *self {
            Self::Public(public) => Seen::Public(public),
            Self::Chose { seat, cruiser } => {
                Seen::Chose { seat, cruiser: Known::when(sees_as(viewer, seat), || cruiser) }
            }
            Self::Shuffled { pile, cards } => {
                Seen::Shuffled { pile, count: cards.len() as u8, cards: Known::when(arbiter, || cards) }
            }
            Self::Drew { seat, ref cards, aside } => Seen::Drew {
                seat,
                count: cards.len() as u8,
                cards: Known::when(sees_as(viewer, seat), || cards.clone()),
                aside,
            },
            Self::SetAside { seat, card } => Seen::SetAside { seat, card: Known::when(arbiter, || card) },
            Self::Played { seat, card, back, at } => {
                Seen::Played { seat, card: Known::when(!back || sees_as(viewer, seat), || card), back, at }
            }
        }
    }

    /// Whether a viewer learns something that was hidden from them.
    pub fn discloses(&self, viewer: Viewer) -> bool {
        match *self {
            Self::Drew { seat, .. } => sees_as(viewer, seat),
            // What is placed, and where, tells of a hand that others do not see.
            Self::Played { seat, .. } => !sees_as(viewer, seat),
            // STF-113: a face that was hidden is seen.
            Self::Public(
                Public::Flipped { at, front: true, .. } | Public::Destroyed { at, front: false, .. },
            ) => !sees_as(viewer, at.board),
            // STF-106: both cruisers are shown at once.
            Self::Public(Public::Cruiser { seat, .. }) => !sees_as(viewer, seat),
            Self::Public(_) | Self::Chose { .. } | Self::Shuffled { .. } | Self::SetAside { .. } => false,
        }
    }
}

impl Seen {
    /// The rule behind a line of the log.
    pub fn rule(&self) -> RuleId {
        RuleId(match self {
            Self::Chose { .. } => "STF-102",
            Self::Shuffled { .. } => "STF-109",
            Self::Drew { aside: false, .. } => "STF-021",
            Self::Drew { aside: true, .. } => "STF-025",
            Self::SetAside { .. } => "STF-083",
            Self::Played { back: true, .. } => "STF-036",
            Self::Played { .. } => "STF-028",
            Self::Public(public) => return public.rule(),
        })
    }
}

impl Public {
    /// The rule behind it.
    pub fn rule(&self) -> RuleId {
        RuleId(match self {
            Self::Cruiser { .. } => "STF-015",
            Self::Round { .. } => "STF-020",
            Self::NothingToDraw { .. } => "STF-109",
            Self::Passed { .. } => "STF-039",
            Self::Initiative { .. } => "STF-041",
            Self::Shifted { .. } => "STF-045",
            Self::Order { .. } => "STF-048",
            Self::Combat { .. } => "STF-051",
            Self::Triggered { effect, .. } => effect.rule(),
            Self::Lapsed { .. } => "STF-072",
            Self::EffectLost { .. } => "STF-081",
            Self::Moved { .. } => "STF-087",
            Self::Pivoted { .. } => "STF-088",
            Self::Flipped { .. } => "STF-094",
            Self::Destroyed { .. } => "STF-058",
            Self::Damaged { .. } => "STF-057",
            Self::Screened { .. } => "STF-093",
            Self::Absorbed { .. } => "STF-092",
            Self::Healed { .. } => "STF-065",
            Self::Hit { .. } => "STF-061",
            Self::Regenerated => "STF-067",
            Self::Over { reason: Reason::Armour, .. } => "STF-100",
            Self::Over { reason: Reason::Unending, .. } => RuleId::UNENDING.0,
            Self::Over { .. } => "STF-101",
        })
    }
}
