//! A table as a view shows it, to try things out on. Whatever the viewer does not know is blank, so nothing that is
//! tried can tell it.

use crate::{
    Ask, CardSet, Choice, Content, Effect, Half, Pile, Piles, Placed, PlacedView, Spot, State, View,
    cruiser::{MAX_SLOTS, SECTORS, Sector},
    frames::{Frame, Reveals, RoundStep, Waiting},
    view::{EffectView, SeatView, seat_name},
};
use kernel::{Known, Pending, Seat};

/// No table looks like that. Views come back from clients, so they may say anything.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Impossible;

/// The farthest armour is from 0, up or down.
const ARMOUR: i16 = 1000;

/// A state that looks like the view, and which cards in it stand for unknown ones.
pub(crate) struct Imagined {
    pub(crate) s: State,
    /// By board: cards whose face the viewer does not know.
    pub(crate) blank: [CardSet; 2],
}

fn when(met: bool) -> Result<(), Impossible> {
    if met { Ok(()) } else { Err(Impossible) }
}

/// The table of a view, with nothing in flight.
pub(crate) fn imagine(content: &Content, view: &View) -> Result<Imagined, Impossible> {
    when(view.offset.unsigned_abs() as usize <= SECTORS - 2)?;
    when(view.first.0 < 2 && view.initiative.0 < 2)?;
    let mut s = State::new(view.mode, view.piles_are, 2, view.first, view.policies);
    (s.round, s.offset, s.initiative) = (view.round, view.offset, view.initiative);
    let count = if view.piles_are == Piles::Common { 1 } else { 2 };
    when(view.piles.len() == count && view.discards.len() == count)?;
    for (i, (&size, discard)) in view.piles.iter().zip(&view.discards).enumerate() {
        // Which cards are in a pile is never looked at here, only how many.
        when(size as usize <= crate::card_set::MAX_CARDS)?;
        s.piles[i] = std::iter::repeat_n(0, size as usize).collect::<Pile>();
        let cards = discard.iter().map(|&id| content.index(id).ok_or(Impossible));
        s.discards[i] = cards.collect::<Result<CardSet, _>>()?;
    }
    let mut blank = [CardSet::NONE; 2];
    for seat in [Seat(0), Seat(1)] {
        let shown = view.seats.get(seat_name(seat)).ok_or(Impossible)?;
        blank[seat.index()] = side(content, &mut s, seat, shown)?;
    }
    s.stack.push(Frame::Round(RoundStep::End));
    Ok(Imagined { s, blank })
}

/// One player's side of the table; says which of its cards are blank.
fn side(content: &Content, s: &mut State, seat: Seat, shown: &SeatView) -> Result<CardSet, Impossible> {
    let i = seat.index();
    when(shown.armour.unsigned_abs() <= ARMOUR.unsigned_abs())?;
    when(shown.sectors.is_empty() || shown.sectors.len() == SECTORS)?;
    (s.passed[i], s.cruisers[i], s.armour[i]) = (shown.passed, shown.cruiser, shown.armour);
    if let Known::Shown(hand) = &shown.hand {
        let cards = hand.iter().map(|&id| content.index(id).ok_or(Impossible));
        s.hands[i] = cards.collect::<Result<CardSet, _>>()?;
    }
    let mut known = s.hands[i];
    for placed in shown.sectors.iter().flat_map(|sector| &sector.cards) {
        let Known::Shown(id) = placed.card else {
            when(!placed.front)?;
            continue;
        };
        let card = content.index(id).ok_or(Impossible)?;
        when(!known.has(card))?;
        known.insert(card);
    }
    let mut unused = content.all().without(known);
    let mut blank = CardSet::NONE;
    for (sector, there) in shown.sectors.iter().enumerate() {
        when(there.slots as usize <= MAX_SLOTS && there.cards.len() <= there.slots as usize)?;
        when(there.draw.iter().all(|&slot| slot < there.slots))?;
        let draw = there.draw.iter().fold(0, |bits, slot| bits | 1 << slot);
        s.sectors[i][sector] = Sector { slots: there.slots, draw };
        for (slot, placed) in there.cards.iter().enumerate() {
            let card = match placed.card {
                Known::Shown(id) => content.index(id).ok_or(Impossible)?,
                Known::Hidden => {
                    let card = unused.next().ok_or(Impossible)?;
                    blank.insert(card);
                    card
                }
            };
            let placed = lying(content, card, placed, slot + 1 == there.cards.len())?;
            s.column_mut(seat, sector as u8).push(placed);
        }
    }
    Ok(blank)
}

/// A card with its markers.
fn lying(content: &Content, card: u8, shown: &PlacedView, top: bool) -> Result<Placed, Impossible> {
    let mut placed = Placed::new(card, shown.front);
    placed.pivoted = shown.pivoted;
    for (end, part) in [(Half::Upper, &shown.upper), (Half::Lower, &shown.lower)] {
        let half = placed.turned(end);
        let printed = content.face(&placed).part(half);
        let screens = match printed.effect {
            Some(Effect::Screen(screens)) => screens,
            _ => 0,
        };
        when(part.damage <= printed.fighters && part.screened <= screens)?;
        // STF-065: nothing that is covered has a marker.
        when(top || end == Half::Lower || part.damage + part.screened == 0)?;
        placed.damage[half.index()] = part.damage;
        placed.screened[half.index()] = part.screened;
    }
    Ok(placed)
}

impl Imagined {
    /// An effect that waits, as the state names it.
    fn waiting(&self, content: &Content, shown: &EffectView) -> Result<Waiting, Impossible> {
        when(self.s.has_card(shown.at))?;
        let placed = &self.s.column(shown.at.board, shown.at.sector)[shown.at.slot as usize];
        let half = placed.turned(shown.end);
        let effect = content.face(placed).part(half).effect;
        let visible = shown.end == Half::Lower || self.s.is_top(shown.at);
        when(visible && effect == Some(shown.effect) && shown.effect.triggers())?;
        Ok(Waiting { board: shown.at.board, card: placed.card, half })
    }

    /// Puts the question of a view on the stack, with what waits below it. Says how high the stack is once the
    /// answer and all it brings are done.
    pub(crate) fn ask(
        &mut self,
        content: &Content,
        view: &View,
        seat: Seat,
        ask: Ask,
        choice: &Choice,
    ) -> Result<usize, Impossible> {
        let base = self.s.stack.len();
        match ask {
            Ask::Cruiser => return Err(Impossible),
            Ask::Deploy => self.s.stack[0] = Frame::Round(RoundStep::Deploy(seat)),
            Ask::Shift => self.s.stack[0] = Frame::Round(RoundStep::Shift),
            Ask::Fight => self.s.stack[0] = Frame::Round(RoundStep::Fight),
            Ask::First => {
                let Choice::First { at, end, effect } = *choice else { return Err(Impossible) };
                let first = EffectView { at, end, effect };
                when(view.waiting.contains(&first))?;
                let rest: Vec<_> = view.waiting.iter().filter(|w| **w != first).cloned().collect();
                let below = self.wait(content, seat, &rest)?;
                // Alone on top it comes first without being asked about.
                self.wait(content, seat, &[first])?;
                return Ok(below);
            }
            Ask::Apply { at, end, effect } => {
                when(at.board == seat)?;
                let below = self.wait(content, seat, &view.waiting)?;
                let effect = self.waiting(content, &EffectView { at, end, effect })?;
                self.s.stack.push(Frame::Apply { effect });
                return Ok(below);
            }
            Ask::Markers { at, count } => {
                when(self.s.has_card(at) && self.s.is_top(at) && count > 0)?;
                let Spot { board, sector, .. } = at;
                let combat = view.combat.is_some();
                self.s.stack.push(Frame::Damage { by: seat, board, sector, left: count, combat });
            }
        }
        Ok(base)
    }

    /// Lets effects wait, those that come next on top; says how high the stack is then.
    fn wait(&mut self, content: &Content, cause: Seat, effects: &[EffectView]) -> Result<usize, Impossible> {
        // More can never wait: there are at most forty cards.
        when(effects.len() <= 2 * SECTORS * MAX_SLOTS)?;
        for some in effects.chunks(Reveals::MOST).rev() {
            let mut waiting = Reveals::default();
            for effect in some {
                waiting.push(self.waiting(content, effect)?);
            }
            self.s.stack.push(Frame::Effects { cause, waiting });
        }
        Ok(self.s.stack.len())
    }

    /// Whether the face of a card is unknown.
    pub(crate) fn is_blank(&self, at: Spot) -> bool {
        self.s.has_card(at)
            && self.blank[at.board.index()].has(self.s.column(at.board, at.sector)[at.slot as usize].card)
    }

    /// Whether nobody can say more: somebody is asked, or chance is.
    pub(crate) fn asks(&self) -> Option<(Seat, Ask)> {
        match &self.s.pending {
            Pending::Decide(demands) => demands.iter().next().map(|demand| (demand.by, demand.ask)),
            Pending::Chance(_) | Pending::Over(_) => None,
        }
    }
}
