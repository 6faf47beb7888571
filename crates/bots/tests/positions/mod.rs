//! Positions to try bots in.

use kernel::{Chance, Game, Input, Log, Pending, Quick, Seat};

/// Some positions with a decision from random games of these set-ups, one decision in `rarity`, with who decides.
pub(crate) fn positions<G: Game>(
    game: &G,
    setups: &[G::Setup],
    (seed, rarity, count): (u64, u32, usize),
) -> Vec<(G::State, Seat)> {
    let (mut chance, mut buffer, mut found) = (Quick::new(seed), Vec::new(), Vec::new());
    for setup in setups.iter().cycle() {
        let mut state = game.start(setup).expect("starts");
        loop {
            let input = match game.pending(&state) {
                Pending::Over(_) => break,
                Pending::Chance(roll) => Input::Chance(game.roll(&state, roll, &mut chance)),
                Pending::Decide(demands) => {
                    let demand = &demands[chance.below(demands.len() as u32) as usize];
                    if chance.below(rarity) == 0 {
                        found.push((state.clone(), demand.by));
                    }
                    let choice = game.pick(&state, demand, &mut chance, &mut buffer);
                    Input::Choose { id: demand.id, by: demand.by, choice }
                }
            };
            game.apply(&mut state, &input, &mut Log::off()).expect("legal");
        }
        if found.len() >= count {
            break;
        }
    }
    found.truncate(count);
    found
}
