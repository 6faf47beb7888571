//! A fingerprint of what a viewer knows, for searches that must treat equal knowledge alike.

use crate::{CardSet, State, event::sees_as};
use kernel::{Pending, Seat, Viewer};
use rustc_hash::FxHasher;
use std::hash::{Hash, Hasher};

/// The fingerprint: everything the view shows, and nothing else.
pub(crate) fn knowledge(s: &State, viewer: Viewer) -> u64 {
    let mut h = FxHasher::default();
    h.write_u64(u64::from(s.round) | u64::from(s.offset as u8) << 16 | u64::from(s.initiative.0) << 24);
    let set = |h: &mut FxHasher, cards: CardSet| cards.words().into_iter().for_each(|word| h.write_u64(word));
    for seat in [Seat(0), Seat(1)] {
        let i = seat.index();
        let sees = sees_as(viewer, seat);
        if sees || !s.choosing() {
            s.cruisers[i].hash(&mut h);
            h.write_u16(s.armour[i] as u16);
        }
        for column in &s.columns[i] {
            h.write_u8(column.height());
            for placed in column.iter() {
                let card = if sees || placed.front { placed.card } else { u8::MAX };
                let turned = u8::from(placed.front) | u8::from(placed.pivoted) << 1;
                let (d, e) = (placed.damage, placed.screened);
                h.write_u64(u64::from_le_bytes([card, turned, d[0], d[1], e[0], e[1], 0, 0]));
            }
        }
        let counts = [s.hands[i].len() as u8, s.asides[i].len() as u8, s.piles[i].len() as u8];
        h.write_u32(u32::from_le_bytes([counts[0], counts[1], counts[2], u8::from(s.passed[i])]));
        if sees {
            set(&mut h, s.hands[i]);
        }
        set(&mut h, s.discards[i]);
    }
    // Effects that wait lie on visible faces, and combats are seen by all. While cruisers are chosen in secret
    // the stack says only that they are.
    s.stack.len().hash(&mut h);
    s.stack.iter().for_each(|frame| frame.hash(&mut h));
    match &s.pending {
        Pending::Decide(demands) => demands.iter().for_each(|d| (d.by, d.ask).hash(&mut h)),
        Pending::Chance(roll) => roll.hash(&mut h),
        Pending::Over(outcome) => outcome.hash(&mut h),
    }
    h.finish()
}
