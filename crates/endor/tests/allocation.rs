//! Once its rooms are warm, play allocates nothing.

use endor::{Endor, Setup};
use kernel::{Chance, Game, Input, Log, Pending, Quick};

/// Plays a random game in rooms that are already there; says how many inputs it took.
fn play(game: &Endor, state: &mut endor::State, chance: &mut Quick, choices: &mut Vec<endor::Choice>) -> u32 {
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
    let game = Endor::classic();
    let start = game.start(&Setup::default()).expect("starts");
    let mut choices = Vec::with_capacity(4096);
    let mut chance = Quick::new(1);
    for _ in 0..20 {
        let mut state = start.clone();
        let mut inputs = 0;
        let allocated = allocation_counter::measure(|| {
            inputs = play(&game, &mut state, &mut chance, &mut choices);
        });
        assert!(inputs > 50, "a whole game was played");
        assert_eq!(allocated.count_total, 0, "in a game of {inputs} inputs");
    }
}
