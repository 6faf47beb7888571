//! The opponents of X-Wing choose what is legal, the same every time, by nothing but what their seat knows; and they stay
//! on the table and play to win.

use bots::{Bot, Guided as _, Level, Peek};
use kernel::{Chance, Game, Input, Log, Pending, Quick, Seat};
use xwing::{Member, Mode, Setup, Squad, State, Status, Symbol, Xwing};

/// Two X-wings against three TIE fighters.
fn battle() -> Setup {
    let squad = |pilots: &[&str]| Squad {
        ships: pilots
            .iter()
            .map(|pilot| Member::new(Symbol::new(pilot).expect("short"), Vec::new()))
            .collect(),
        ..Squad::default()
    };
    let rebels = squad(&["bluesquadronescort", "redsquadronveteran"]);
    let empire = squad(&["academypilot", "obsidiansquadronpilot", "blacksquadronace"]);
    Setup { mode: Mode::Standard, squads: [rebels, empire], ..Setup::default() }
}

/// Some positions with a decision, from games of cadets against players who play at random.
fn positions(game: &Xwing, count: usize) -> Vec<(State, Seat)> {
    let (mut chance, mut buffer, mut found) = (Quick::new(3), Vec::new(), Vec::new());
    let mut cadet = Level::Cadet.bot::<Xwing>(4, false);
    while found.len() < count {
        let mut state = game.start(&battle()).expect("starts");
        for _ in 0..400 {
            let input = match game.pending(&state) {
                Pending::Over(_) => break,
                Pending::Chance(roll) => Input::Chance(game.roll(&state, roll, &mut chance)),
                Pending::Decide(demands) => {
                    let demand = demands[chance.below(demands.len() as u32) as usize];
                    if chance.below(12) == 0 {
                        found.push((state.clone(), demand.by));
                    }
                    let choice = if demand.by == Seat(0) {
                        cadet.choose(&Peek::new(game, &state, demand.by).expect("asked"))
                    } else {
                        game.pick(&state, &demand, &mut chance, &mut buffer)
                    };
                    Input::Choose { id: demand.id, by: demand.by, choice }
                }
            };
            game.apply(&mut state, &input, &mut Log::off()).expect("legal");
        }
    }
    found.truncate(count);
    found
}

#[test]
fn every_level_chooses_what_is_legal_and_the_same_every_time() {
    let game = Xwing::second();
    for (state, seat) in positions(&game, 24) {
        let peek = Peek::new(&game, &state, seat).expect("asked");
        for &level in game.levels() {
            let choose = || level.bot::<Xwing>(9, false).choose(&peek);
            let choice = choose();
            game.check(&state, peek.demand(), &choice).expect("legal");
            assert_eq!(choose(), choice, "{level} changes its mind");
        }
    }
}

#[test]
fn a_bot_chooses_the_same_in_every_world_its_seat_cannot_tell_apart() {
    let game = Xwing::second();
    let mut chance = Quick::new(8);
    for (state, seat) in positions(&game, 24) {
        let mut other = state.clone();
        game.resample(&mut other, seat, &mut chance);
        for level in [Level::Aggressor, Level::Cadet, Level::Ace] {
            let choose =
                |s: &State| level.bot::<Xwing>(2, false).choose(&Peek::new(&game, s, seat).expect("asked"));
            assert_eq!(choose(&state), choose(&other), "{level} as {seat} knows more than it should");
        }
    }
}

/// Plays a game; how it ended for the first of two bots, which has the given seat, and the last state.
fn play(game: &Xwing, levels: [Level; 2], first: Seat, seed: u64) -> (f32, State) {
    let mut bots: [Box<dyn Bot<Xwing>>; 2] = levels.map(|level| level.bot(seed, false));
    let (mut state, mut chance) = (game.start(&battle()).expect("starts"), Quick::new(seed));
    for _ in 0..game.patience().expect("games of X-Wing need one") {
        let input = match game.pending(&state) {
            Pending::Over(outcome) => return (game.payoff(outcome, first), state),
            Pending::Chance(roll) => Input::Chance(game.roll(&state, roll, &mut chance)),
            Pending::Decide(demands) => {
                let by = demands[0].by;
                let bot = &mut bots[usize::from(by != first)];
                let choice = bot.choose(&Peek::new(game, &state, by).expect("asked"));
                Input::Choose { id: demands[0].id, by, choice }
            }
        };
        game.apply(&mut state, &input, &mut Log::off()).expect("legal");
    }
    (0.0, state)
}

#[test]
fn a_cadet_beats_a_random_player_from_either_side_and_never_leaves_the_table() {
    let game = Xwing::second();
    for n in 0..6 {
        let seat = Seat((n % 2) as u8);
        let (payoff, state) = play(&game, [Level::Cadet, Level::Random], seat, n);
        assert!(payoff > 0.0, "game {n} was not won");
        let fled = |ship: &&xwing::Ship| ship.seat == seat && ship.status == Status::Fled;
        assert!(!state.ships().iter().any(|ship| fled(&ship)), "game {n}: a cadet left the table");
    }
}
