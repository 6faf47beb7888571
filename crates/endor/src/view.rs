//! What a viewer sees: built field by field, so a new field of the state is invisible until a line here shows it.

use crate::{
    Ask, Board, Card, Fighters, Order, Outcome, Place, Places, Policies, Side, State, event::sees_cards_of,
};
use kernel::{Known, Pending, Seat, Viewer};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// A match as one viewer sees it.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct View {
    /// Two or four.
    pub players: u8,
    /// How the rulings are read.
    pub policies: Policies,
    /// Counted from 1.
    pub round: u16,
    /// Every sector and fleet marker of the board.
    pub places: BTreeMap<Place, PlaceView>,
    /// The Falcon.
    pub falcon: ShipView,
    /// The Executor.
    pub executor: ShipView,
    /// TIE fighters aboard the Executor.
    pub reserve: u8,
    /// The shield battle.
    pub shield: ShieldView,
    /// The duel.
    pub duel: DuelView,
    /// The seats by name: `rebel` and `empire`, or `rebel1`, `empire1`, `empire2`, `rebel2`.
    pub seats: BTreeMap<String, SeatView>,
    /// Cards left in each deck.
    pub decks: BTreeMap<String, u8>,
    /// END-029: discard piles lie face up, last discarded last.
    pub discards: BTreeMap<String, Vec<Card>>,
    /// The card being played, and by which seat.
    pub revealed: Option<(Seat, Card)>,
    /// The order being carried out.
    pub order: Option<Order>,
    /// Who is asked what. What is asked is public, even while the answer is secret.
    pub asked: Vec<(Seat, Ask)>,
    /// How the game ended.
    pub outcome: Option<Outcome>,
}

/// A sector or a fleet marker.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct PlaceView {
    /// The fighters there.
    #[serde(flatten)]
    pub fighters: Fighters,
    /// Whether the Falcon is there.
    pub falcon: bool,
    /// Whether the Executor is there.
    pub executor: bool,
    /// For a fleet marker: whether it is still face up.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub face_up: Option<bool>,
}

/// A special ship.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct ShipView {
    /// Where it is; nowhere once destroyed.
    pub at: Option<Place>,
    /// Hits taken.
    pub hits: u8,
    /// Hits that destroy it.
    pub track: u8,
}

/// The shield battle.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct ShieldView {
    /// Whether the shields are up.
    pub up: bool,
    /// The space the strike team is on; 0 is the start space.
    pub team: u8,
    /// The printed number of each space.
    pub track: Vec<u8>,
    /// The spaces with a stormtrooper, counted from 1.
    pub troopers: Vec<u8>,
    /// Stormtroopers in the Empire's supply.
    pub supply: u8,
}

/// The duel.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct DuelView {
    /// Hits Luke has taken.
    pub luke_hits: u8,
    /// Hits that destroy him.
    pub luke_track: u8,
    /// Whether he is still in the duel.
    pub luke: bool,
    /// Hits Vader has taken.
    pub vader_hits: u8,
    /// Hits that destroy him.
    pub vader_track: u8,
    /// Whether he is still in the duel.
    pub vader: bool,
    /// How many of his last spaces are red.
    pub red: u8,
    /// Whether the Emperor is still there.
    pub emperor: bool,
}

/// A seat.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct SeatView {
    /// Its number.
    pub seat: Seat,
    /// Its side.
    pub side: Side,
    /// How many cards are in its hand.
    pub hand_count: u8,
    /// Its hand, for those who may see it.
    pub hand: Known<Vec<Card>>,
    /// Its order pile, top card first. Its team knows the cards it chose; nobody knows bonus orders.
    pub pile: Vec<Known<Card>>,
}

/// The name of a seat: its side, numbered in the team game.
pub fn seat_name(players: u8, seat: Seat) -> &'static str {
    match (players, seat.0) {
        (4, 0) => "rebel1",
        (4, 1) => "empire1",
        (4, 2) => "empire2",
        (4, 3) => "rebel2",
        (_, 0) => "rebel",
        (_, _) => "empire",
    }
}

/// What a viewer sees of a state.
pub(crate) fn view(board: &Board, s: &State, viewer: Viewer) -> View {
    let place = |place: Place| {
        let there = PlaceView {
            fighters: s.fighters[place],
            falcon: s.falcon == Some(place),
            executor: s.executor == Some(place),
            face_up: place.is_marker().then(|| s.markers.has(place)),
        };
        (place, there)
    };
    let places: Places = board.sectors.or(board.markers);
    let seat = |seat: Seat| {
        let sees = sees_cards_of(viewer, seat);
        let pile = &s.piles[seat.index()];
        let card = |(i, &card): (usize, &Card)| {
            // END-026: bonus orders are unseen, by their owner too.
            Known::when(viewer == Viewer::Arbiter || (sees && i < pile.chosen as usize), || card)
        };
        let hand = &s.hands[seat.index()];
        let seen = SeatView {
            seat,
            side: Side::of(seat),
            hand_count: hand.len() as u8,
            hand: Known::when(sees, || hand.sorted().to_vec()),
            pile: pile.cards.iter().enumerate().map(card).collect(),
        };
        (seat_name(s.players, seat).to_owned(), seen)
    };
    let by_side = |side: Side| if side == Side::Rebel { "rebel" } else { "empire" }.to_owned();
    View {
        players: s.players,
        policies: s.policies,
        round: s.round,
        places: places.map(place).collect(),
        falcon: ShipView { at: s.falcon, hits: s.falcon_hits, track: board.tracks.falcon },
        executor: ShipView { at: s.executor, hits: s.executor_hits, track: board.tracks.executor },
        reserve: s.reserve,
        shield: ShieldView {
            up: s.shields_up(board),
            team: s.team,
            track: board.tracks.shield.clone(),
            troopers: (1..=64).filter(|space| s.troopers >> (space - 1) & 1 == 1).collect(),
            supply: s.supply,
        },
        duel: DuelView {
            luke_hits: s.luke_hits,
            luke_track: board.tracks.luke,
            luke: s.luke_stands(board),
            vader_hits: s.vader_hits,
            vader_track: board.tracks.vader,
            vader: s.vader_stands(board),
            red: board.tracks.redemption,
            emperor: !s.redeemed,
        },
        seats: s.seats().map(seat).collect(),
        decks: Side::ALL.map(|side| (by_side(side), s.decks[side.index()].len() as u8)).into(),
        discards: Side::ALL.map(|side| (by_side(side), s.discards[side.index()].to_vec())).into(),
        revealed: s.revealed(),
        order: s.in_flight().map(|(_, order)| order),
        asked: s.pending.demands().iter().map(|d| (d.by, d.ask)).collect(),
        outcome: match &s.pending {
            Pending::Over(outcome) => Some(*outcome),
            Pending::Decide(_) | Pending::Chance(_) => None,
        },
    }
}
