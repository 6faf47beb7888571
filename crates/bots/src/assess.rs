//! What a seat's prospects are, as far as it can know: for offers of a draw, which come at any time.

use crate::{Guide, Guided};
use catalog::{Live, Playable, Table, with_live};
use kernel::{Chance, Game, Input, Log, Pending, Quick, Seat};
use std::sync::Arc;

/// Worlds that are played out.
const WORLDS: u32 = 200;

/// Works out what a match is worth to a seat, from -1 to 1. Owns all it needs.
pub type Assessment = Box<dyn FnOnce() -> f32 + Send>;

/// What a match is worth to a seat that a bot plays: the mean over worlds it cannot tell from the real one, each
/// played on as the bot's guide plays. `None` where nothing is played yet.
pub fn assess(table: &dyn Table, seat: Seat, seed: u64) -> Option<Assessment> {
    with_live!(table, live => prospects(live, seat, seed))
}

fn prospects<G: Playable + Guided>(live: &Live<G>, seat: Seat, seed: u64) -> Assessment {
    let (game, state) = (Arc::clone(live.game()), live.state().clone());
    Box::new(move || {
        let (guide, mut chance, mut buffer) = (G::Guide::default(), Quick::new(seed), Vec::new());
        let one = |_| {
            let mut world = state.clone();
            game.resample(&mut world, seat, &mut chance);
            play_on(&*game, &guide, world, seat, &mut chance, &mut buffer)
        };
        (0..WORLDS).map(one).sum::<f32>() / WORLDS as f32
    })
}

/// Plays a world on until it is over, or until the guide can tell what it is worth.
pub(crate) fn play_on<G: Game, C: Chance>(
    game: &G,
    guide: &impl Guide<G>,
    mut world: G::State,
    seat: Seat,
    chance: &mut C,
    buffer: &mut Vec<G::Choice>,
) -> f32 {
    let (mut left, from) = (guide.horizon(), guide.clock(&world));
    loop {
        let input = match game.pending(&world) {
            Pending::Over(outcome) => return game.payoff(outcome, seat),
            Pending::Chance(roll) => Input::Chance(game.roll(&world, roll, chance)),
            Pending::Decide(demands) => {
                let demand = &demands[0];
                if left == Some(0) && guide.quiet(demand, guide.clock(&world) - from) {
                    return guide.values(game, &world)[seat.index()];
                }
                buffer.clear();
                let choice = guide.rollout(game, &world, demand, chance, buffer);
                Input::Choose { id: demand.id, by: demand.by, choice }
            }
        };
        left = left.map(|left| left.saturating_sub(1));
        game.apply(&mut world, &input, &mut Log::off()).expect("a guide picks what is legal");
    }
}
