//! Everything that changes in a match.

use crate::{
    Ask, CardSet, Column, Content, CruiserName, Effect, Half, Mode, Outcome, Phase, Pile, Piles, Policies,
    Roll, Spot,
    cruiser::{SECTORS, Sector},
    frames::{Frame, Reveals, RoundStep, Waiting},
};
use arrayvec::ArrayVec;
use kernel::{DecisionId, Pending, Seat};
use serde::{Deserialize, Serialize};

/// Room for procedures in flight. A frame of effects stays below others only while it has an effect left that
/// waits; each of the at most forty cards has at most one such effect, and six frames stand below them all.
pub(crate) const MAX_STACK: usize = 48;

/// The other seat.
#[inline]
pub(crate) fn other(seat: Seat) -> Seat {
    Seat(1 - seat.0)
}

/// The state of a match.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct State {
    pub(crate) mode: Mode,
    pub(crate) piles_are: Piles,
    pub(crate) boxes: u8,
    pub(crate) policies: Policies,
    pub(crate) round: u16,
    /// How many columns seat 1 lies to the right of seat 0, as seat 0 sees it.
    pub(crate) offset: i8,
    /// STF-014.
    pub(crate) first: Seat,
    pub(crate) initiative: Seat,
    pub(crate) passed: [bool; 2],
    pub(crate) cruisers: [Option<CruiserName>; 2],
    /// The sectors of both cruisers, by column.
    pub(crate) sectors: [[Sector; SECTORS]; 2],
    pub(crate) armour: [i16; 2],
    pub(crate) columns: [[Column; SECTORS]; 2],
    pub(crate) hands: [CardSet; 2],
    /// STF-083: cards of Draw effects that wait for the next round.
    pub(crate) asides: [CardSet; 2],
    /// The common pile is the first.
    pub(crate) piles: [Pile; 2],
    pub(crate) discards: [CardSet; 2],
    /// All cards that belong to a pile, wherever they are.
    pub(crate) decks: [CardSet; 2],
    /// The last decision number used.
    pub(crate) decision: DecisionId,
    pub(crate) stack: ArrayVec<Frame, MAX_STACK>,
    pub(crate) pending: Pending<Ask, Roll, Outcome>,
}

impl State {
    /// Both boards empty, nobody's cruiser chosen, nothing pending yet.
    pub(crate) fn new(mode: Mode, piles_are: Piles, boxes: u8, first: Seat, policies: Policies) -> Self {
        Self {
            mode,
            piles_are,
            boxes,
            policies,
            round: 0,
            offset: 0,
            first,
            initiative: first,
            passed: [false; 2],
            cruisers: [None; 2],
            sectors: [[Sector::default(); SECTORS]; 2],
            armour: [0; 2],
            columns: [[Column::default(); SECTORS]; 2],
            hands: [CardSet::NONE; 2],
            asides: [CardSet::NONE; 2],
            piles: [Pile::default(); 2],
            discards: [CardSet::NONE; 2],
            decks: [CardSet::NONE; 2],
            decision: DecisionId(0),
            stack: ArrayVec::new(),
            pending: Pending::Chance(Roll::Shuffle(0)),
        }
    }

    /// Puts a cruiser before a seat.
    pub(crate) fn take_cruiser(&mut self, content: &Content, seat: Seat, name: CruiserName) {
        let cruiser = content.cruiser(name).expect("checked before it is taken");
        self.cruisers[seat.index()] = Some(name);
        self.sectors[seat.index()] = cruiser.columns(seat);
        self.armour[seat.index()] = i16::from(cruiser.armour);
    }

    /// STF-018, STF-107: the pile a seat draws from and discards to.
    #[inline]
    pub(crate) fn pile_of(&self, seat: Seat) -> usize {
        match self.piles_are {
            Piles::Common => 0,
            Piles::Own => seat.index(),
        }
    }

    /// The cards of a sector.
    #[inline]
    pub fn column(&self, board: Seat, sector: u8) -> &Column {
        &self.columns[board.index()][sector as usize]
    }

    #[inline]
    pub(crate) fn column_mut(&mut self, board: Seat, sector: u8) -> &mut Column {
        &mut self.columns[board.index()][sector as usize]
    }

    /// STF-031: whether all slots of a sector are taken.
    #[inline]
    pub fn is_full(&self, board: Seat, sector: u8) -> bool {
        self.column(board, sector).height() >= self.sectors[board.index()][sector as usize].slots
    }

    /// Whether a card lies there.
    #[inline]
    pub(crate) fn has_card(&self, at: Spot) -> bool {
        at.board.0 < 2
            && (at.sector as usize) < SECTORS
            && at.slot < self.column(at.board, at.sector).height()
    }

    /// Where a card lies on a board.
    #[inline]
    pub(crate) fn find(&self, board: Seat, card: u8) -> Option<Spot> {
        for (sector, column) in self.columns[board.index()].iter().enumerate() {
            for (slot, placed) in column.iter().enumerate() {
                if placed.card == card {
                    return Some(Spot { board, sector: sector as u8, slot: slot as u8 });
                }
            }
        }
        None
    }

    /// Where an effect that waits lies: its card, the end of it, and which effect it is.
    #[inline]
    pub(crate) fn place(&self, content: &Content, waiting: Waiting) -> (Spot, Half, Effect) {
        let at = self.find(waiting.board, waiting.card).expect("an effect is forgotten with its card");
        let placed = &self.column(at.board, at.sector)[at.slot as usize];
        let effect = content.face(placed).part(waiting.half).effect;
        (at, placed.turned(waiting.half), effect.expect("only effects wait"))
    }

    /// STF-080: the effects that wait for their order to be chosen.
    pub(crate) fn waiting(&self) -> Reveals {
        match self.stack.last() {
            Some(Frame::Effects { waiting, .. }) => *waiting,
            _ => Reveals::default(),
        }
    }

    /// Whether nothing covers a card.
    #[inline]
    pub(crate) fn is_top(&self, at: Spot) -> bool {
        at.slot + 1 == self.column(at.board, at.sector).height()
    }

    /// STF-051, STF-052: the visible undamaged fighters of a sector.
    #[inline]
    pub fn fighters(&self, content: &Content, board: Seat, sector: u8) -> u8 {
        let column = self.column(board, sector);
        let mut count = 0;
        for (slot, placed) in column.iter().enumerate() {
            count += content.whole(placed, placed.turned(Half::Lower));
            if slot + 1 == column.len() {
                count += content.whole(placed, placed.turned(Half::Upper));
            }
        }
        count
    }

    /// STF-021: the Draw symbols a seat sees on its own board.
    pub fn draws(&self, seat: Seat) -> u8 {
        let sectors = self.sectors[seat.index()].iter().zip(&self.columns[seat.index()]);
        sectors.map(|(sector, column)| sector.draws(column.height())).sum::<u32>() as u8
    }

    /// STF-049: the sectors of seat 0 that face a sector of seat 1: the first one, and how many.
    #[inline]
    pub fn facing(&self) -> (u8, u8) {
        (self.offset.max(0) as u8, SECTORS as u8 - self.offset.unsigned_abs())
    }

    /// The sector of seat 1 that faces a sector of seat 0.
    #[inline]
    pub fn opposite(&self, sector: u8) -> u8 {
        sector.wrapping_sub_signed(self.offset)
    }

    /// How many cards a seat has on its board.
    pub fn on_board(&self, seat: Seat) -> u32 {
        self.columns[seat.index()].iter().map(|column| u32::from(column.height())).sum()
    }

    /// STF-101: cards in hand, on the board and set aside.
    pub fn cards_of(&self, seat: Seat) -> u32 {
        let i = seat.index();
        self.hands[i].len() + self.asides[i].len() + self.on_board(seat)
    }

    /// Where in a round the match is.
    pub fn phase(&self) -> Phase {
        match self.stack.first() {
            Some(Frame::Round(step)) => step.phase(),
            // The game is over, or a scenario's effects stand alone.
            _ => Phase::Battle,
        }
    }
}

/// What evaluations of positions look at. Shells look at views instead.
impl State {
    /// What is left of a cruiser.
    pub fn armour(&self, seat: Seat) -> i16 {
        self.armour[seat.index()]
    }

    /// Who holds the initiative marker.
    pub fn initiative(&self) -> Seat {
        self.initiative
    }

    /// How many columns seat 1 lies to the right of seat 0.
    pub fn offset(&self) -> i8 {
        self.offset
    }

    /// The cruiser of a seat, once it is chosen.
    pub fn cruiser(&self, seat: Seat) -> Option<CruiserName> {
        self.cruisers[seat.index()]
    }

    /// The cards in a hand.
    pub fn hand(&self, seat: Seat) -> CardSet {
        self.hands[seat.index()]
    }

    /// How many cards a seat has set aside.
    pub fn aside(&self, seat: Seat) -> u32 {
        self.asides[seat.index()].len()
    }

    /// Counted from 1.
    pub fn round(&self) -> u16 {
        self.round
    }

    /// Whether a seat has passed this round.
    pub fn passed(&self, seat: Seat) -> bool {
        self.passed[seat.index()]
    }

    /// How many slots a sector has.
    pub fn slots(&self, seat: Seat, sector: u8) -> u8 {
        self.sectors[seat.index()][sector as usize].slots
    }

    /// Whether cruisers are being chosen in secret.
    pub fn choosing(&self) -> bool {
        matches!(self.stack.first(), Some(Frame::Round(RoundStep::Secret)))
    }
}
