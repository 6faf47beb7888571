//! One game between bots.

use bots::{Bot, Guided, Peek};
use kernel::{Input, Key, Log, Pending};

/// Plays a game to its end, or until patience ends: then nobody has won. `watch` is shown every pause. Returns the number of
/// inputs.
///
/// # Panics
/// If a bot chooses what is not legal.
pub fn play<G: Guided>(
    game: &G,
    state: &mut G::State,
    bots: &mut [Box<dyn Bot<G>>],
    key: Key,
    mut watch: impl FnMut(&G::State),
) -> u64 {
    let (mut log, mut inputs) = (Log::off(), 0);
    loop {
        watch(state);
        let input = match game.pending(state) {
            Pending::Over(_) => return inputs,
            _ if game.patience().is_some_and(|most| inputs >= most) => return inputs,
            Pending::Chance(roll) => Input::Chance(game.roll(state, roll, &mut key.stream(inputs))),
            Pending::Decide(demands) => {
                let (id, by) = (demands[0].id, demands[0].by);
                let peek = Peek::new(game, state, by).expect("the seat is asked");
                Input::Choose { id, by, choice: bots[by.index()].choose(&peek) }
            }
        };
        game.apply(state, &input, &mut log).expect("bots choose what is legal");
        inputs += 1;
    }
}
