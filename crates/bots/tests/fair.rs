//! Bots choose what is legal, the same every time, by nothing but what their seat knows; and they play to win.

mod positions;

use bots::{Bot, Budget, Guided, Level, Peek, Plan, Search};
use endor::{Endor, Setup};
use kernel::{Game, Input, Log, Pending, Quick, Seat};
use positions::positions;
use std::sync::Arc;

/// Some positions with a decision, from random games.
fn some(game: &Endor, players: u8, count: usize) -> Vec<(endor::State, Seat)> {
    positions(game, &[Setup { players, ..Setup::default() }], (3, 60, count))
}

#[test]
fn every_level_chooses_what_is_legal_and_the_same_every_time() {
    let game = Endor::classic();
    for (state, seat) in some(&game, 2, 10).into_iter().chain(some(&game, 4, 10)) {
        let peek = Peek::new(&game, &state, seat).expect("asked");
        for level in [Level::Random, Level::Cadet, Level::Veteran] {
            let choose = |parallel| level.bot::<Endor>(9, parallel).choose(&peek);
            let choice = choose(false);
            game.check(&state, peek.demand(), &choice).expect("legal");
            assert_eq!(choose(false), choice, "{level} changes its mind");
        }
    }
}

#[test]
fn cores_change_the_time_and_not_the_choice() {
    let game = Endor::classic();
    for (state, seat) in some(&game, 2, 5) {
        let peek = Peek::new(&game, &state, seat).expect("asked");
        let plan =
            Plan { budget: Budget::Simulations(200), trees: 4, ..Endor::plan(Level::Ace).expect("searches") };
        let choose = |parallel| {
            let guide = Arc::new(<Endor as Guided>::Guide::default());
            Search::new(guide, Plan { parallel, ..plan }, 4).choose(&peek)
        };
        assert_eq!(choose(true), choose(false));
    }
}

#[test]
fn a_bot_chooses_the_same_in_every_world_its_seat_cannot_tell_apart() {
    let game = Endor::classic();
    let mut chance = Quick::new(8);
    for (state, seat) in some(&game, 2, 12).into_iter().chain(some(&game, 4, 6)) {
        let mut other = state.clone();
        game.resample(&mut other, seat, &mut chance);
        let choose = |s: &endor::State| {
            Level::Veteran.bot::<Endor>(2, false).choose(&Peek::new(&game, s, seat).expect("asked"))
        };
        assert_eq!(choose(&state), choose(&other), "{seat} knows more than it should");
    }
}

#[test]
fn a_cadet_beats_a_random_player_from_either_side() {
    let game = Endor::classic();
    let mut won = 0;
    for n in 0..20 {
        let cadet = Seat((n % 2) as u8);
        let mut bots: [Box<dyn Bot<Endor>>; 2] =
            [Level::Cadet, Level::Random].map(|level| level.bot(n, false));
        let (mut state, mut chance) = (game.start(&Setup::default()).expect("starts"), Quick::new(n));
        let outcome = loop {
            let input = match game.pending(&state) {
                Pending::Over(outcome) => break *outcome,
                Pending::Chance(roll) => Input::Chance(game.roll(&state, roll, &mut chance)),
                Pending::Decide(demands) => {
                    let by = demands[0].by;
                    let bot = &mut bots[usize::from(by != cadet)];
                    let choice = bot.choose(&Peek::new(&game, &state, by).expect("asked"));
                    Input::Choose { id: demands[0].id, by, choice }
                }
            };
            game.apply(&mut state, &input, &mut Log::off()).expect("legal");
        };
        won += u32::from(game.payoff(&outcome, cadet) > 0.0);
    }
    assert!(won >= 18, "a cadet won {won} of 20");
}
