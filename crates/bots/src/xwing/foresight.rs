//! What an enemy was thought to set while dials were planned, remembered until the round is over.

use super::{
    belief::pick,
    sketch::{Plan, Sketch},
};
use ::xwing::ShipId;
use kernel::{Chance, Seat};

/// Plans of the enemy, and how likely each is.
#[derive(Debug, Clone)]
pub(super) struct Foresight {
    /// Of which round.
    pub(super) round: u16,
    shares: Vec<f32>,
    /// For each plan, what each enemy ship would have on its dial.
    dials: Vec<Vec<(ShipId, u8)>>,
}

impl Foresight {
    /// Remembers plans made in a position.
    pub(super) fn new(round: u16, sketch: &Sketch<'_>, me: Seat, plans: &[(Plan, f32)]) -> Self {
        let dials = |plan: &Plan| {
            let crafts = sketch.crafts.iter().enumerate().filter(|(_, craft)| craft.seat != me);
            let set =
                crafts.filter_map(|(at, craft)| Some((craft.id, craft.moves.get(plan[at] as usize)?.dial)));
            set.collect()
        };
        Self {
            round,
            shares: plans.iter().map(|(_, share)| *share).collect(),
            dials: plans.iter().map(|(plan, _)| dials(plan)).collect(),
        }
    }

    /// Puts one of the plans, drawn at random, in the place of what is believed of enemies that have not moved yet.
    pub(super) fn recall<C: Chance>(&self, sketch: &Sketch<'_>, plan: &mut Plan, chance: &mut C) {
        let Some(dials) = self.dials.get(pick(&self.shares, chance) as usize) else { return };
        for (at, craft) in sketch.crafts.iter().enumerate().filter(|(_, craft)| craft.set.is_none()) {
            let dial = dials.iter().find(|(ship, _)| *ship == craft.id).map(|(_, dial)| *dial);
            if let Some(place) = craft.moves.iter().position(|found| Some(found.dial) == dial) {
                plan[at] = place as u8;
            }
        }
    }
}
