//! What a viewer sees: built field by field, so a new field of the state is invisible until a line here shows it.

use crate::{
    Ask, CardId, Content, CruiserName, Effect, Half, Mode, Outcome, Phase, Piles, Placed, Policies, Spot,
    State, cruiser::SECTORS, event::sees_as, frames::Frame,
};
use kernel::{Known, Pending, Seat, Viewer};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// A match as one viewer sees it.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct View {
    /// How the game is played.
    pub mode: Mode,
    /// Whose piles there are.
    pub piles_are: Piles,
    /// How the rulings are read.
    pub policies: Policies,
    /// Counted from 1; 0 before the first.
    pub round: u16,
    /// Where in the round the match is.
    pub phase: Phase,
    /// The first player.
    pub first: Seat,
    /// Who holds the initiative marker.
    pub initiative: Seat,
    /// How many columns seat 1 lies to the right of seat 0, as seat 0 sees it.
    pub offset: i8,
    /// STF-049: the sectors that face each other, of seat 0 and of seat 1.
    pub facing: Vec<[u8; 2]>,
    /// Both seats, by name.
    pub seats: BTreeMap<String, SeatView>,
    /// STF-108: how many cards are in the draw piles: the common one, or one for each seat.
    pub piles: Vec<u8>,
    /// STF-111: the discard piles, in the order of the pack.
    pub discards: Vec<Vec<CardId>>,
    /// The combat in progress.
    pub combat: Option<CombatView>,
    /// Effects that wait, those that come next first.
    pub waiting: Vec<EffectView>,
    /// Who is asked what.
    pub asked: Vec<(Seat, Ask)>,
    /// How the game ended.
    pub outcome: Option<Outcome>,
}

/// One player's side of the table.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct SeatView {
    /// Which.
    pub seat: Seat,
    /// The cruiser, once it is chosen and shown.
    pub cruiser: Option<CruiserName>,
    /// What is left of it.
    pub armour: i16,
    /// Whether the player has passed this round.
    pub passed: bool,
    /// STF-021: Draw symbols to be seen on the own board.
    pub draws: u8,
    /// The five sectors by column.
    pub sectors: Vec<SectorView>,
    /// STF-110.
    pub hand_count: u8,
    /// Which cards, in the order of the pack; known to their owner.
    pub hand: Known<Vec<CardId>>,
    /// How many cards are set aside.
    pub aside_count: u8,
    /// Which; known to arbiters only.
    pub aside: Known<Vec<CardId>>,
    /// STF-101: all cards in hand, on the board and set aside.
    pub cards: u8,
}

/// A sector with its cards.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct SectorView {
    /// How many slots it has.
    pub slots: u8,
    /// The slots with a Draw symbol, covered or not.
    pub draw: Vec<u8>,
    /// STF-051: visible undamaged fighters.
    pub fighters: u8,
    /// The cards from slot 0 up.
    pub cards: Vec<PlacedView>,
}

/// A card on a board.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct PlacedView {
    /// Which; with its back up, known to its owner (STF-112, STF-113).
    pub card: Known<CardId>,
    /// Whether its front lies up.
    pub front: bool,
    /// Whether it was turned by half a turn.
    pub pivoted: bool,
    /// Whether nothing covers it.
    pub top: bool,
    /// What lies toward the enemy, covered or not (STF-113).
    pub upper: PartView,
    /// What lies toward the owner.
    pub lower: PartView,
}

/// One end of a card on a board.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct PartView {
    /// Fighters, damaged ones too.
    pub fighters: u8,
    /// Markers on fighters.
    pub damage: u8,
    /// The effect symbol.
    pub effect: Option<Effect>,
    /// Markers on screens.
    pub screened: u8,
    /// Whether it is uncovered.
    pub visible: bool,
}

/// A combat in progress.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct CombatView {
    /// The facing sectors, of seat 0 and of seat 1.
    pub sectors: [u8; 2],
    /// The markers both had to place when it began.
    pub markers: [u8; 2],
    /// Who is placing them.
    pub by: Option<Seat>,
    /// How many are left to place.
    pub left: u8,
}

/// An effect that waits.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct EffectView {
    /// The card it lies on.
    pub at: Spot,
    /// The end of that card.
    pub end: Half,
    /// Which.
    pub effect: Effect,
}

/// The name of a seat.
pub fn seat_name(seat: Seat) -> &'static str {
    if seat.0 == 0 { "one" } else { "two" }
}

/// What a viewer sees.
pub(crate) fn view(content: &Content, s: &State, viewer: Viewer) -> View {
    let (first, count) = s.facing();
    let piles = if s.piles_are == Piles::Common { 1 } else { 2 };
    View {
        mode: s.mode,
        piles_are: s.piles_are,
        policies: s.policies,
        round: s.round,
        phase: s.phase(),
        first: s.first,
        initiative: s.initiative,
        offset: s.offset,
        facing: (first..first + count).map(|sector| [sector, s.opposite(sector)]).collect(),
        seats: [0, 1].map(|i| (seat_name(Seat(i)).to_owned(), seat(content, s, viewer, Seat(i)))).into(),
        piles: s.piles[..piles].iter().map(|pile| pile.len() as u8).collect(),
        discards: s.discards[..piles]
            .iter()
            .map(|cards| cards.map(|c| content.card(c).id).collect())
            .collect(),
        combat: combat(s),
        waiting: waiting(content, s),
        asked: s.pending.demands().iter().map(|d| (d.by, d.ask)).collect(),
        outcome: match &s.pending {
            Pending::Over(outcome) => Some(*outcome),
            Pending::Decide(_) | Pending::Chance(_) => None,
        },
    }
}

fn seat(content: &Content, s: &State, viewer: Viewer, seat: Seat) -> SeatView {
    let i = seat.index();
    let sees = sees_as(viewer, seat);
    let ids = |cards: crate::CardSet| cards.map(|card| content.card(card).id).collect::<Vec<_>>();
    // STF-106: what is chosen in secret shows nothing of itself.
    let shown = sees || !s.choosing();
    SeatView {
        seat,
        cruiser: s.cruisers[i].filter(|_| shown),
        armour: if shown { s.armour[i] } else { 0 },
        passed: s.passed[i],
        draws: if shown { s.draws(seat) } else { 0 },
        sectors: if shown {
            (0..SECTORS as u8).map(|k| sector(content, s, sees, seat, k)).collect()
        } else {
            Vec::new()
        },
        hand_count: s.hands[i].len() as u8,
        hand: Known::when(sees, || ids(s.hands[i])),
        aside_count: s.asides[i].len() as u8,
        aside: Known::when(viewer == Viewer::Arbiter, || ids(s.asides[i])),
        cards: s.cards_of(seat) as u8,
    }
}

pub(crate) fn sector(content: &Content, s: &State, sees: bool, seat: Seat, sector: u8) -> SectorView {
    let plan = s.sectors[seat.index()][sector as usize];
    let column = s.column(seat, sector);
    let cards = column.iter().enumerate();
    SectorView {
        slots: plan.slots,
        draw: (0..plan.slots).filter(|slot| plan.draw >> slot & 1 == 1).collect(),
        fighters: s.fighters(content, seat, sector),
        cards: cards.map(|(slot, placed)| card(content, placed, slot + 1 == column.len(), sees)).collect(),
    }
}

fn card(content: &Content, placed: &Placed, top: bool, sees: bool) -> PlacedView {
    let part = |end: Half| {
        let half = placed.turned(end);
        let printed = content.face(placed).part(half);
        PartView {
            fighters: printed.fighters,
            damage: placed.damage[half.index()],
            effect: printed.effect,
            screened: placed.screened[half.index()],
            visible: top || end == Half::Lower,
        }
    };
    PlacedView {
        card: Known::when(sees || placed.front, || content.card(placed.card).id),
        front: placed.front,
        pivoted: placed.pivoted,
        top,
        upper: part(Half::Upper),
        lower: part(Half::Lower),
    }
}

fn combat(s: &State) -> Option<CombatView> {
    let mut view = None;
    for frame in &s.stack {
        match *frame {
            Frame::Combat { sector, markers, .. } => {
                view = Some(CombatView { sectors: [sector, s.opposite(sector)], markers, by: None, left: 0 });
            }
            Frame::Damage { by, left, combat: true, .. } => {
                if let Some(view) = &mut view {
                    (view.by, view.left) = (Some(by), left);
                }
            }
            Frame::Damage { .. }
            | Frame::Round(_)
            | Frame::Draw { .. }
            | Frame::Effects { .. }
            | Frame::Apply { .. } => {}
        }
    }
    view
}

fn waiting(content: &Content, s: &State) -> Vec<EffectView> {
    let frames = s.stack.iter().rev().filter_map(|frame| match frame {
        Frame::Effects { waiting, .. } => Some(waiting),
        Frame::Round(_)
        | Frame::Draw { .. }
        | Frame::Combat { .. }
        | Frame::Damage { .. }
        | Frame::Apply { .. } => None,
    });
    let effects = frames.flat_map(crate::frames::Reveals::iter);
    effects
        .map(|waiting| s.place(content, waiting))
        .map(|(at, end, effect)| EffectView { at, end, effect })
        .collect()
}
