//! Starfighter's bots choose what is legal, the same every time, by nothing but what their seat knows; and they
//! play to win.

mod positions;

use bots::{Guided, Level, Peek};
use kernel::{Game, Input, Log, Pending, Quick, Seat};
use positions::positions;
use starfighter::{Mode, Setup, Starfighter, State};

/// Some positions with a decision, from random games of every mode.
fn some(game: &Starfighter, count: usize) -> Vec<(State, Seat)> {
    positions(game, &Mode::ALL.map(Setup::of), (5, 40, count))
}

/// Plays a game; says who won.
fn winner(game: &Starfighter, mode: Mode, levels: [Level; 2], seed: u64) -> Option<Seat> {
    let mut bots = levels.map(|level| level.bot::<Starfighter>(seed, false));
    let (mut state, mut chance) = (game.start(&Setup::of(mode)).expect("starts"), Quick::new(seed));
    loop {
        let input = match game.pending(&state) {
            Pending::Over(outcome) => return outcome.winner,
            Pending::Chance(roll) => Input::Chance(game.roll(&state, roll, &mut chance)),
            Pending::Decide(demands) => {
                let by = demands[0].by;
                let choice = bots[by.index()].choose(&Peek::new(game, &state, by).expect("asked"));
                Input::Choose { id: demands[0].id, by, choice }
            }
        };
        game.apply(&mut state, &input, &mut Log::off()).expect("legal");
    }
}

#[test]
fn every_level_chooses_what_is_legal_and_the_same_every_time() {
    let game = Starfighter::shipped();
    for (state, seat) in some(&game, 30) {
        let peek = Peek::new(&game, &state, seat).expect("asked");
        for &level in game.levels().iter().filter(|level| **level < Level::Ace) {
            let choose = || level.bot::<Starfighter>(9, false).choose(&peek);
            let choice = choose();
            game.check(&state, peek.demand(), &choice).expect("legal");
            assert_eq!(choose(), choice, "{level} changes its mind");
        }
    }
}

#[test]
fn a_bot_chooses_the_same_in_every_world_its_seat_cannot_tell_apart() {
    let game = Starfighter::shipped();
    let mut chance = Quick::new(8);
    for (state, seat) in some(&game, 30) {
        let mut other = state.clone();
        game.resample(&mut other, seat, &mut chance);
        let choose = |s: &State| {
            Level::Veteran.bot::<Starfighter>(2, false).choose(&Peek::new(&game, s, seat).expect("asked"))
        };
        assert_eq!(choose(&state), choose(&other), "{seat} knows more than it should");
    }
}

#[test]
fn a_cadet_beats_a_random_player_in_every_mode_from_either_side() {
    let game = Starfighter::shipped();
    for mode in Mode::ALL {
        let won = (0..20).filter(|&n| {
            let cadet = Seat((n % 2) as u8);
            let mut levels = [Level::Random; 2];
            levels[cadet.index()] = Level::Cadet;
            winner(&game, mode, levels, n) == Some(cadet)
        });
        let won = won.count();
        assert!(won >= 18, "a cadet won {won} of 20 in {mode:?}");
    }
}
