//! Once its rooms are warm, play allocates nothing.

use kernel::{Game as _, Input, Log, Pending, Quick};
use xwing::{Choice, Member, Setup, Squad, State, Symbol, Xwing};

fn squad(pilots: &[&str]) -> Squad {
    let member = |pilot: &&str| Member::new(Symbol::new(pilot).expect("a name"), Vec::new());
    Squad { ships: pilots.iter().map(member).collect(), ..Squad::default() }
}

/// Plays a random game in rooms that are already there; says how many inputs it took.
fn play(game: &Xwing, state: &mut State, chance: &mut Quick, choices: &mut Vec<Choice>) -> u32 {
    let mut log = Log::off();
    let mut inputs = 0;
    loop {
        let input = match game.pending(state) {
            Pending::Over(_) => return inputs,
            Pending::Chance(roll) => Input::Chance(game.roll(state, roll, chance)),
            Pending::Decide(demands) => {
                let demand = &demands[0];
                let choice = game.pick(state, demand, chance, choices);
                Input::Choose { id: demand.id, by: demand.by, choice }
            }
        };
        game.apply(state, &input, &mut log).expect("a listed choice is applied");
        inputs += 1;
    }
}

#[test]
fn a_warm_playout_allocates_nothing() {
    let game = Xwing::second();
    let rebels = squad(&["bluesquadronescort", "redsquadronveteran"]);
    let empire = squad(&["academypilot", "obsidiansquadronpilot", "blacksquadronace"]);
    let setup = Setup { squads: [rebels, empire], ..Setup::default() };
    let start = game.start(&setup).expect("starts");
    let mut choices = Vec::with_capacity(4096);
    let mut chance = Quick::new(1);
    let mut inputs = 0;
    for _ in 0..20 {
        let mut state = start.clone();
        let allocated = allocation_counter::measure(|| {
            inputs += play(&game, &mut state, &mut chance, &mut choices);
        });
        assert_eq!(allocated.count_total, 0, "after {inputs} inputs");
    }
    // Some games end early, when everybody flees.
    assert!(inputs > 500, "whole games were played: {inputs}");
}
