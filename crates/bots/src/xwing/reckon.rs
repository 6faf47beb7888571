//! What the rest of a round comes to, for one plan of moves or on average over several.

use super::{
    belief::Belief,
    outlook::Outlook,
    sketch::{CRAFTS, Plan, Sketch, Stands},
};
use arrayvec::ArrayVec;
use kernel::{Chance, Seat};

/// The most plans that are averaged over.
pub(super) const DRAWS: usize = 32;

/// What a seat reckons with.
#[derive(Debug, Clone, Copy)]
pub(super) struct Reckoner {
    /// Whose gain counts.
    pub(super) me: Seat,
    /// What later rounds count.
    pub(super) outlook: Outlook,
}

/// Moves that the others might make, drawn once and used for all choices, so that chance favours none.
pub(super) type Draws = ArrayVec<Plan, DRAWS>;

impl Reckoner {
    /// What it comes to if everybody who has not moved yet moves by a plan.
    pub(super) fn value(&self, sketch: &Sketch<'_>, stands: &Stands, plan: &Plan) -> f32 {
        let mut stands = stands.clone();
        sketch.fly(&mut stands, plan);
        self.after_moves(sketch, &mut stands)
    }

    /// What it comes to once everybody has moved.
    pub(super) fn after_moves(&self, sketch: &Sketch<'_>, stands: &mut Stands) -> f32 {
        let lanes = sketch.lanes(stands);
        sketch.take_tokens(stands, &lanes);
        sketch.fight(stands, &lanes);
        sketch.balance(stands, self.me) + self.outlook.of(sketch, stands, self.me)
    }

    /// What this round and the next come to: everybody moves by a plan now, and as is believed of them then, in so many
    /// ways.
    pub(super) fn two_rounds<C: Chance>(
        &self,
        sketch: &Sketch<'_>,
        stands: &Stands,
        plan: &Plan,
        draws: usize,
        chance: &mut C,
    ) -> f32 {
        let mut stands = stands.clone();
        sketch.fly(&mut stands, plan);
        let lanes = sketch.lanes(&stands);
        sketch.take_tokens(&mut stands, &lanes);
        sketch.fight(&mut stands, &lanes);
        let (next, then) = sketch.next_round(&stands);
        let belief = Belief::new(&next, &then);
        let each = (0..draws).map(|_| self.value(&next, &then, &belief.draw(&next, chance)));
        each.sum::<f32>() / draws.max(1) as f32
    }

    /// The mean over several plans.
    pub(super) fn mean(&self, sketch: &Sketch<'_>, stands: &Stands, draws: &Draws) -> f32 {
        let sum: f32 = draws.iter().map(|plan| self.value(sketch, stands, plan)).sum();
        sum / draws.len().max(1) as f32
    }

    /// Plans in which enemies move as believed, and own ships as they are set, or as they most likely will be.
    pub(super) fn draws<C: Chance>(
        &self,
        sketch: &Sketch<'_>,
        belief: &Belief,
        count: usize,
        chance: &mut C,
    ) -> Draws {
        let open = |seat: Seat| {
            sketch
                .crafts
                .iter()
                .any(|craft| craft.seat == seat && craft.set.is_none() && !craft.moves.is_empty())
        };
        // With nothing hidden one plan says it all.
        let count = if open(Seat(1 - self.me.0)) { count.min(DRAWS) } else { 1 };
        let own: ArrayVec<u8, CRAFTS> = (0..sketch.crafts.len())
            .map(|at| sketch.crafts[at].set.unwrap_or_else(|| belief.likeliest(at)))
            .collect();
        (0..count)
            .map(|_| {
                let mut plan = belief.draw(sketch, chance);
                for (at, craft) in sketch.crafts.iter().enumerate() {
                    if craft.seat == self.me {
                        plan[at] = own[at];
                    }
                }
                plan
            })
            .collect()
    }
}
