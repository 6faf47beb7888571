//! A fingerprint of what a viewer knows, for searches that must treat equal knowledge alike.

use crate::{Side, State, event::sees_cards_of};
use kernel::{Pending, Viewer};
use rustc_hash::FxHasher;
use std::hash::{Hash, Hasher};

/// The fingerprint: everything the view shows, and nothing else.
pub(crate) fn knowledge(s: &State, viewer: Viewer) -> u64 {
    let mut h = FxHasher::default();
    for fighters in &s.fighters.0 {
        h.write_u32(u32::from_le_bytes([fighters.x, fighters.y, fighters.b, fighters.tie]));
    }
    h.write_u64(s.markers.bits());
    (s.falcon, s.executor).hash(&mut h);
    h.write_u64(u64::from_le_bytes([
        s.falcon_hits,
        s.executor_hits,
        s.reserve,
        s.team,
        s.supply,
        s.luke_hits,
        s.vader_hits,
        u8::from(s.redeemed),
    ]));
    h.write_u64(s.troopers);
    h.write_u16(s.round);
    for side in Side::ALL {
        h.write_u8(s.decks[side.index()].len() as u8);
        h.write_u8(s.discards[side.index()].len() as u8);
        // Which cards lie in a discard pile matters, in which order does not: it is shuffled before it is used.
        let cards = s.discards[side.index()].iter();
        h.write_u64(cards.fold(0u64, |sum, c| sum.wrapping_add(mix(c.bits()))));
    }
    for seat in s.seats() {
        let sees = sees_cards_of(viewer, seat);
        let (hand, pile) = (&s.hands[seat.index()], &s.piles[seat.index()]);
        h.write_u8(hand.len() as u8);
        h.write_u8(pile.cards.len() as u8);
        if sees {
            h.write_u64(hand.iter().fold(0u64, |sum, c| sum.wrapping_add(mix(c.bits()))));
            for card in &pile.cards[..pile.chosen as usize] {
                h.write_u16(card.bits());
            }
        }
    }
    match &s.pending {
        Pending::Decide(demands) => demands.iter().for_each(|d| (d.by, d.ask).hash(&mut h)),
        Pending::Chance(roll) => roll.hash(&mut h),
        Pending::Over(outcome) => outcome.hash(&mut h),
    }
    h.finish()
}

/// Spreads a card over all bits, so that sums of cards tell rows apart whatever their order.
fn mix(bits: u16) -> u64 {
    (u64::from(bits) + 1)
        .wrapping_mul(0x9e37_79b9_7f4a_7c15)
        .rotate_left(29)
        .wrapping_mul(0xbf58_476d_1ce4_e5b9)
}
