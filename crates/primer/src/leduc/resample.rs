//! Worlds a seat cannot tell apart: the other seat's card is dealt anew.

use super::{DECK, State};
use kernel::{Chance, Seat};

/// Deals anew what `keep` does not know. The deck has no order until chance is asked for a card, so the other
/// seat's card is all there is.
#[inline]
pub(crate) fn resample<C: Chance>(s: &mut State, keep: Seat, chance: &mut C) {
    if s.shown_down() {
        return;
    }
    let Some(hands) = &mut s.hands else { return };
    let own = hands[keep.index()];
    let unseen = |card| card != own && Some(card) != s.public;
    // At most two of six cards are seen, so a few draws find an unseen one.
    hands[1 - keep.index()] = loop {
        let card = DECK[chance.below(DECK.len() as u32) as usize];
        if unseen(card) {
            break card;
        }
    };
}
