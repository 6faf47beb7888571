//! A fingerprint of what a viewer knows, for searches that must treat equal knowledge alike.

use crate::{State, view::sees_dial};
use kernel::{Pending, Viewer};
use rustc_hash::FxHasher;
use std::hash::{Hash, Hasher};

/// The fingerprint: everything the view shows, and nothing else.
pub(crate) fn knowledge(s: &State, viewer: Viewer) -> u64 {
    let mut h = FxHasher::default();
    (s.round, s.phase, s.first, s.scored, s.replaced).hash(&mut h);
    for ship in &s.ships {
        (ship.seat, ship.number, ship.pilot, ship.status, ship.threat, ship.build, ship.pose).hash(&mut h);
        (ship.shields, ship.force, ship.charges, ship.tokens, ship.turret, ship.initiative).hash(&mut h);
        (&ship.locks, &ship.upgrades, &ship.conditions, ship.carrier, ship.executed, ship.done).hash(&mut h);
        // of face-down cards only the number is known.
        for damage in &ship.damage {
            let seen = damage.is_up() || viewer == Viewer::Arbiter;
            seen.then_some(*damage).hash(&mut h);
        }
        match ship.dial {
            None => h.write_u8(0),
            Some(dial) => {
                let seen = sees_dial(viewer, ship.seat, dial);
                h.write_u8(if seen { dial.maneuver + 2 } else { 1 });
                h.write_u8(u8::from(dial.up));
            }
        }
    }
    (&s.obstacles, &s.supply, &s.devices, &s.markers, s.memory).hash(&mut h);
    for pile in 0..2 {
        h.write_u8(s.decks[pile].len() as u8);
        s.discards[pile].hash(&mut h);
    }
    if let Some(attack) = s.attack() {
        attack.hash(&mut h);
    }
    match &s.pending {
        Pending::Decide(demands) => demands.iter().for_each(|d| (d.by, d.ask).hash(&mut h)),
        Pending::Chance(roll) => roll.hash(&mut h),
        Pending::Over(outcome) => outcome.hash(&mut h),
    }
    h.finish()
}
