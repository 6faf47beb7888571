//! Worlds a seat cannot tell apart: every card it does not know is dealt anew.

use crate::{CardSet, Content, Mode, Pile, Piles, State, state::other};
use kernel::{Chance, Seat};

/// Deals anew what `keep` does not know, keeping the size of every hand and pile.
pub(crate) fn resample<C: Chance>(content: &Content, s: &mut State, keep: Seat, chance: &mut C) {
    let enemy = other(keep);
    // STF-106: what the enemy has chosen is not shown yet.
    if s.choosing() && s.cruisers[enemy.index()].is_some() {
        let may = |name| content.has_cruiser(s.mode, name);
        let count = content.cruisers.iter().filter(|c| may(c.name)).count() as u32;
        let nth = chance.below(count) as usize;
        if let Some(cruiser) = content.cruisers.iter().filter(|c| may(c.name)).nth(nth) {
            s.take_cruiser(content, enemy, cruiser.name);
        }
    }
    for pile in 0..2 {
        let seats = |seat: Seat| s.pile_of(seat) == pile;
        let (own, theirs) = (seats(keep), seats(enemy));
        if !own && !theirs {
            continue;
        }
        // STF-108: the pile; STF-083: what was set aside, the own cards too; STF-110: the enemy's hand;
        // STF-113: enemy cards that have never shown their front.
        let mut unknown = s.piles[pile].set();
        if own {
            unknown = unknown.or(s.asides[keep.index()]);
        }
        if theirs {
            unknown = unknown.or(s.asides[enemy.index()]).or(s.hands[enemy.index()]).or(hidden(s, enemy));
        }
        // STF-102: what an enemy has built a deck of shows only as it is played.
        if s.mode == Mode::TotalWar && s.piles_are == Piles::Own && theirs {
            let known = s.decks[pile].without(unknown);
            let mut pool = content.pool(s.mode).without(known);
            if s.boxes == 1 {
                pool = pool.without(s.decks[keep.index()]);
            }
            let count = unknown.len();
            let mut cards: Pile = pool.collect();
            chance.shuffle(cards.row_mut());
            unknown = cards.iter().copied().take(count as usize).collect();
            s.decks[pile] = known.or(unknown);
        }
        // In the order of the pack first: the new world depends on what the seat knows and on chance, and on
        // nothing else.
        let mut cards: Pile = unknown.collect();
        chance.shuffle(cards.row_mut());
        let mut deal = || cards.pop().expect("as many as were taken");
        if own {
            s.asides[keep.index()] = (0..s.asides[keep.index()].len()).map(|_| deal()).collect();
        }
        if theirs {
            let i = enemy.index();
            s.asides[i] = (0..s.asides[i].len()).map(|_| deal()).collect();
            s.hands[i] = (0..s.hands[i].len()).map(|_| deal()).collect();
            for placed in s.columns[i].iter_mut().flat_map(|column| column.iter_mut()) {
                if !placed.seen {
                    placed.card = deal();
                }
            }
        }
        for card in s.piles[pile].row_mut() {
            *card = deal();
        }
    }
}

/// The cards of a board that have never shown their front.
fn hidden(s: &State, board: Seat) -> CardSet {
    s.columns[board.index()]
        .iter()
        .flat_map(|column| column.iter())
        .filter(|p| !p.seen)
        .map(|p| p.card)
        .collect()
}
