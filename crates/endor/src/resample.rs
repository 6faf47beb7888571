//! Worlds a seat cannot tell apart: every card it does not know is dealt anew.

use crate::{Deck, Side, State};
use kernel::{Chance, Seat};

/// Deals anew what `keep` does not know, keeping the size of every hand, pile and deck.
pub(crate) fn resample<C: Chance>(s: &mut State, keep: Seat, chance: &mut C) {
    for side in Side::ALL {
        let own = side == Side::of(keep);
        let mut unknown = s.decks[side.index()];
        let players = s.players;
        let seats = || (0..players).map(Seat).filter(move |&seat| Side::of(seat) == side);
        for seat in seats() {
            // A team knows its hands and what it chose; of the other side nothing is known.
            let pile = &s.piles[seat.index()];
            let known = if own { pile.chosen as usize } else { 0 };
            pile.cards[known..].iter().for_each(|&card| unknown.push(card));
            if !own {
                s.hands[seat.index()].iter().for_each(|&card| unknown.push(card));
            }
        }
        // Sorted first: the new world depends on what the seat knows and on chance, and on nothing else.
        unknown.row_mut().sort_unstable();
        chance.shuffle(unknown.row_mut());
        let mut deal = |row: &mut [crate::Card]| {
            for card in row {
                *card = unknown.pop().expect("as many as were taken");
            }
        };
        for seat in seats() {
            let pile = &mut s.piles[seat.index()];
            let known = if own { pile.chosen as usize } else { 0 };
            deal(&mut pile.cards.row_mut()[known..]);
            if !own {
                deal(s.hands[seat.index()].row_mut());
            }
        }
        let mut deck: Deck = s.decks[side.index()];
        deal(deck.row_mut());
        s.decks[side.index()] = deck;
    }
}
