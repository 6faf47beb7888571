//! Once its rooms are warm, play allocates nothing.

use kernel::{Chance, Game, Input, Log, Pending, Quick};
use starfighter::{Choice, Mode, Setup, Starfighter, State};

/// Plays a random game in rooms that are already there; says how many inputs it took.
fn play(game: &Starfighter, state: &mut State, chance: &mut Quick, choices: &mut Vec<Choice>) -> u32 {
    let mut log = Log::off();
    let mut inputs = 0;
    loop {
        let input = match game.pending(state) {
            Pending::Over(_) => return inputs,
            Pending::Chance(roll) => Input::Chance(game.roll(state, roll, chance)),
            Pending::Decide(demands) => {
                let demand = &demands[0];
                choices.clear();
                game.legal(state, demand, choices);
                let choice = choices[chance.below(choices.len() as u32) as usize];
                Input::Choose { id: demand.id, by: demand.by, choice }
            }
        };
        game.apply(state, &input, &mut log).expect("a listed choice is applied");
        inputs += 1;
    }
}

#[test]
fn a_warm_playout_allocates_nothing() {
    let game = Starfighter::shipped();
    let mut choices = Vec::with_capacity(4096);
    let mut chance = Quick::new(1);
    for mode in Mode::ALL {
        let start = game.start(&Setup::of(mode)).expect("starts");
        for _ in 0..10 {
            let mut state = start.clone();
            let mut inputs = 0;
            let allocated = allocation_counter::measure(|| {
                inputs = play(&game, &mut state, &mut chance, &mut choices);
            });
            assert!(inputs > 30, "a whole game was played");
            assert_eq!(allocated.count_total, 0, "in a game of {inputs} inputs");
        }
    }
}
