//! Everything that changes in a match.

use crate::{
    Ask, Board, Card, Cards, Deck, Fighter, Fighters, Order, Outcome, PLACES, Place, PlaceMap, Places,
    Policies, Roll, Side, Special, frames::Frame, policy,
};
use arrayvec::ArrayVec;
use kernel::{DecisionId, MAX_SEATS, Pending, Seat};
use serde::{Deserialize, Serialize};

/// Room for procedures within procedures; random games and scenarios never need more.
pub(crate) const MAX_STACK: usize = 6;

/// Room for a hand: six, and the three of a draw on top of a hand that was written down full.
pub const MAX_HAND: usize = 9;
/// END-013: the size of a hand.
pub const HAND: u8 = 6;

/// An order pile: what its owner chose on top, bonus orders nobody has seen below.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
pub struct Pile {
    /// Top card first.
    pub cards: Deck,
    /// How many of the top cards their owner chose and so knows.
    pub chosen: u8,
}

/// The state of a match.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct State {
    pub(crate) players: u8,
    pub(crate) policies: Policies,
    pub(crate) round: u16,

    pub(crate) fighters: PlaceMap<Fighters>,
    /// Fleet markers that are still face up.
    pub(crate) markers: Places,
    pub(crate) falcon: Option<Place>,
    pub(crate) executor: Option<Place>,
    pub(crate) falcon_hits: u8,
    pub(crate) executor_hits: u8,
    pub(crate) reserve: u8,

    /// Spaces the strike team has entered; 0 is the start space.
    pub(crate) team: u8,
    /// Bit n is the trooper on space n + 1.
    pub(crate) troopers: u64,
    pub(crate) supply: u8,

    pub(crate) luke_hits: u8,
    pub(crate) vader_hits: u8,
    pub(crate) redeemed: bool,

    pub(crate) decks: [Deck; 2],
    pub(crate) discards: [Deck; 2],
    pub(crate) hands: [Cards<MAX_HAND>; MAX_SEATS],
    pub(crate) piles: [Pile; MAX_SEATS],

    /// The last decision number used.
    pub(crate) decision: DecisionId,
    pub(crate) stack: ArrayVec<Frame, MAX_STACK>,
    pub(crate) pending: Pending<Ask, Roll, Outcome>,
}

impl State {
    /// The position before the first shuffle, with nothing pending yet.
    pub(crate) fn new(board: &Board, players: u8, policies: Policies) -> Self {
        Self {
            players,
            policies,
            round: 0,
            fighters: board.fighters,
            markers: board.markers,
            falcon: Some(board.falcon),
            executor: Some(board.executor),
            falcon_hits: 0,
            executor_hits: 0,
            reserve: board.reserve,
            team: 0,
            troopers: 0,
            supply: board.tracks.troopers,
            luke_hits: 0,
            vader_hits: 0,
            redeemed: false,
            decks: board.decks,
            discards: [Deck::default(); 2],
            hands: [Cards::default(); MAX_SEATS],
            piles: [Pile::default(); MAX_SEATS],
            decision: DecisionId(0),
            stack: ArrayVec::new(),
            pending: Pending::Chance(Roll::Shuffle(Side::Rebel)),
        }
    }

    /// The seats of this match, in turn order.
    pub(crate) fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.players).map(Seat)
    }

    /// Which round it is.
    pub fn round(&self) -> u16 {
        self.round
    }

    /// END-016, END-113: how many cards a seat prepares, and draws at the end of the round.
    pub(crate) fn orders_per_round(&self) -> u8 {
        if self.players == 4 { 2 } else { 3 }
    }

    /// The cards in a seat's hand.
    pub fn hand(&self, seat: Seat) -> &[Card] {
        &self.hands[seat.index()]
    }

    /// Where a special ship is, if it is still there.
    #[inline]
    pub fn special(&self, ship: Special) -> Option<Place> {
        match ship {
            Special::Falcon => self.falcon,
            Special::Executor => self.executor,
        }
    }

    /// How many hits a special ship can still take.
    pub fn special_left(&self, board: &Board, ship: Special) -> u8 {
        match ship {
            Special::Falcon => board.tracks.falcon.saturating_sub(self.falcon_hits),
            Special::Executor => board.tracks.executor.saturating_sub(self.executor_hits),
        }
    }

    /// The places where a side has ships; a face-up fleet marker counts as a Rebel ship in its own place.
    #[inline]
    pub fn ships_of(&self, side: Side) -> Places {
        let mut places = match side {
            Side::Rebel => Places::filled(|i| self.fighters.0[i].rebels() > 0).or(self.markers),
            Side::Empire => Places::filled(|i| self.fighters.0[i].tie > 0),
        };
        let special = match side {
            Side::Rebel => self.falcon,
            Side::Empire => self.executor,
        };
        if let Some(place) = special {
            places.insert(place);
        }
        places
    }

    /// The places where fighters of a type are.
    #[inline]
    pub(crate) fn places_of(&self, fighter: Fighter) -> Places {
        Places::filled(|i| self.fighters.0[i].get(fighter) > 0)
    }

    /// Whether a fighter of this type is in play.
    pub(crate) fn has(&self, fighter: Fighter) -> bool {
        self.fighters.0.iter().any(|f| f.get(fighter) > 0)
    }

    /// END-041: whether no ship is in a place.
    pub(crate) fn is_empty(&self, place: Place) -> bool {
        self.fighters[place].is_empty()
            && self.falcon != Some(place)
            && self.executor != Some(place)
            && !self.markers.has(place)
    }

    /// How many fighters of each type are in play.
    pub(crate) fn fighter_totals(&self) -> [u32; 4] {
        let mut totals = [0; 4];
        for place in 0..PLACES {
            for (total, fighter) in totals.iter_mut().zip(Fighter::ALL) {
                *total += u32::from(self.fighters.0[place].get(fighter));
            }
        }
        totals
    }

    /// How many spaces the strike team must enter to lower the shields (A11).
    #[inline]
    pub fn shield_spaces(&self, board: &Board) -> u8 {
        let printed = board.tracks.shield.len() as u8;
        match self.policies.shield_end {
            policy::ShieldEnd::LastSpace => printed,
            policy::ShieldEnd::OneBeyond => printed + 1,
        }
    }

    /// END-088: whether the shields are still up.
    #[inline]
    pub fn shields_up(&self, board: &Board) -> bool {
        self.team < self.shield_spaces(board)
    }

    /// END-082, END-086: what a die must show to enter a space, counted from 1.
    #[inline]
    pub fn space_number(&self, board: &Board, space: u8) -> u8 {
        let numbers = &board.tracks.shield;
        // A11: the step beyond the last space is as hard as the last one.
        let printed = numbers[(space as usize - 1).min(numbers.len() - 1)];
        printed + (self.troopers >> (space - 1) & 1) as u8
    }

    /// Whether Luke is still in the duel.
    #[inline]
    pub(crate) fn luke_stands(&self, board: &Board) -> bool {
        self.luke_hits < board.tracks.luke
    }

    /// Whether Vader is still in the duel.
    #[inline]
    pub(crate) fn vader_stands(&self, board: &Board) -> bool {
        !self.redeemed && self.vader_hits < board.tracks.vader
    }

    /// END-103: whether Vader's token is on a red space.
    #[inline]
    pub(crate) fn vader_on_red(&self, board: &Board) -> bool {
        self.vader_stands(board) && board.tracks.vader - self.vader_hits <= board.tracks.redemption
    }

    /// END-110: whether the Empire has destroyed what it must.
    pub(crate) fn rebels_destroyed(&self) -> bool {
        let fleet_gone = match self.policies.empire_victory {
            policy::EmpireVictory::WholeFleet => self.markers.is_empty(),
            policy::EmpireVictory::ShipsOnly => true,
        };
        fleet_gone && self.falcon.is_none() && self.fighters.0.iter().all(|f| f.rebels() == 0)
    }

    /// The card being played, and by whom.
    pub(crate) fn revealed(&self) -> Option<(Seat, Card)> {
        self.stack.iter().find_map(|frame| match *frame {
            Frame::Turn { seat, card, .. } => Some((seat, card)),
            Frame::Round(_)
            | Frame::Draw { .. }
            | Frame::Ships { .. }
            | Frame::DeathStar { .. }
            | Frame::Assault { .. }
            | Frame::Ambush
            | Frame::Duel { .. }
            | Frame::Redemption { .. }
            | Frame::Settle { .. } => None,
        })
    }

    /// The order being carried out, and by whom.
    pub(crate) fn in_flight(&self) -> Option<(Seat, Order)> {
        self.stack.iter().find_map(Frame::order)
    }
}

/// What evaluations of positions look at. Shells look at views instead.
impl State {
    /// Two or four.
    pub fn players(&self) -> u8 {
        self.players
    }

    /// The fighters in a place.
    #[inline]
    pub fn fighters(&self, place: Place) -> Fighters {
        self.fighters[place]
    }

    /// The fleet markers that are face up.
    #[inline]
    pub fn markers(&self) -> Places {
        self.markers
    }

    /// TIE fighters in reserve.
    pub fn reserve(&self) -> u8 {
        self.reserve
    }

    /// How many orders a seat has left this round.
    pub fn orders_left(&self, seat: Seat) -> u8 {
        self.piles[seat.index()].cards.len() as u8
    }

    /// Hits Luke can still take.
    pub fn luke_left(&self, board: &Board) -> u8 {
        board.tracks.luke - self.luke_hits
    }

    /// Hits Vader can still take; none once redeemed.
    pub fn vader_left(&self, board: &Board) -> u8 {
        if self.redeemed { 0 } else { board.tracks.vader - self.vader_hits }
    }

    /// Whether Vader was redeemed.
    pub fn redeemed(&self) -> bool {
        self.redeemed
    }

    /// The space the strike team is on.
    pub fn team(&self) -> u8 {
        self.team
    }
}
