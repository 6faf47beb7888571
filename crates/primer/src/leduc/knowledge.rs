//! A fingerprint of what a viewer knows, for searches that must treat equal knowledge alike.

use super::{Card, State, view::sees};
use crate::fingerprint::fingerprint;
use kernel::{Seat, Viewer};

/// The fingerprint: the cards the viewer sees and every bet. All else in a view follows from these, and they
/// are few enough to be packed side by side, so different knowledge never has the same fingerprint.
#[inline]
pub(crate) fn knowledge(s: &State, viewer: Viewer) -> u64 {
    let code = |card: Option<Card>| card.map_or(0, |card| card.index() as u64 + 1);
    let mut key = code(s.public);
    for seat in [0, 1].map(Seat) {
        let hand = s.hands.filter(|_| sees(s, viewer, seat)).map(|hands| hands[seat.index()]);
        key = key << 3 | code(hand);
    }
    key = key << 1 | u64::from(s.hands.is_some());
    for bets in &s.bets {
        // A leading one tells `call` after nothing from nothing at all.
        key = key << 9 | bets.iter().fold(1, |row, &bet| row << 2 | bet as u64);
    }
    fingerprint(key)
}
