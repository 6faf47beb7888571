//! The games: every pair of cruisers in turn. A deal is played twice, with the cruisers swapped: whoever begins has the
//! same cards to draw in both games, so that luck of the cards tells for neither cruiser.

use bots::{Bot, Budget, Guided, Level, Plan, Search, starfighter::StarfighterGuide};
use kernel::{Chance as _, Game, Key, Quick, Seat};
use lab::bout;
use rayon::prelude::*;
use starfighter::{CardId, CardSet, CruiserName, Mode, Setup, Starfighter, State, deck::MIN_DECK};
use std::sync::{
    Arc,
    atomic::{AtomicU64, Ordering},
};

/// What to play.
#[derive(Debug, Clone, Copy)]
pub(super) struct Plans {
    pub(super) mode: Mode,
    /// Rounded up to whole deals.
    pub(super) games: u64,
    /// Equal seeds give equal games.
    pub(super) seed: u64,
    /// For each choice of either bot.
    pub(super) simulations: u32,
    /// How many games at a time; 0: as many as there are cores.
    pub(super) threads: usize,
}

/// What is known of a player when cards are drawn. Who draws what is chance, so those who draw a certain card are
/// compared with all who draw any card at the same point.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Point {
    pub(super) round: u16,
    /// STF-014: whether the player began the game.
    first: bool,
    /// How far ahead in armour, in steps of [`STEP`].
    lead: i16,
}

/// A step of armour, and how many steps are told apart either way.
const STEP: i16 = 4;
const STEPS: i16 = 3;
/// Few games last longer: later rounds are counted as one.
const ROUNDS: u16 = 12;

impl Point {
    fn of(state: &State, seat: Seat, first: Seat) -> Self {
        let lead = state.armour(seat) - state.armour(Seat(1 - seat.0));
        Self {
            round: state.round().min(ROUNDS),
            first: seat == first,
            lead: (lead.signum() * ((lead.abs() + STEP / 2) / STEP)).clamp(-STEPS, STEPS),
        }
    }
}

/// A card that came into a hand.
#[derive(Debug, Clone, Copy)]
pub(super) struct Drawn {
    pub(super) seat: Seat,
    /// By its number in the pack.
    pub(super) card: u8,
    pub(super) point: Point,
}

/// A game that was played.
#[derive(Debug, Clone)]
pub(super) struct Match {
    /// The two games of a deal are no two independent ones.
    pub(super) deal: u64,
    pub(super) cruisers: [CruiserName; 2],
    pub(super) first: Seat,
    /// What the game was worth to each seat: 1, 1/2 or 0.
    pub(super) won: [f64; 2],
    pub(super) rounds: u16,
    pub(super) drawn: Vec<Drawn>,
}

/// Plays all games; `tick` is told after each how many are done.
pub(super) fn matches(
    game: &Starfighter,
    plans: &Plans,
    tick: impl Fn(u64) + Sync,
) -> Result<Vec<Match>, String> {
    let pairs = pairs(game, plans.mode);
    if pairs.is_empty() {
        return Err("there is only one cruiser: nothing to compare".to_owned());
    }
    let ace = Starfighter::plan(Level::Ace).ok_or("an ace searches")?;
    let plan = Plan { budget: Budget::Simulations(plans.simulations), trees: 1, ..ace };
    let pool =
        rayon::ThreadPoolBuilder::new().num_threads(plans.threads).build().map_err(|e| e.to_string())?;
    let done = AtomicU64::new(0);
    let games = plans.games.next_multiple_of(2);
    Ok(pool.install(|| {
        (0..games)
            .into_par_iter()
            .map(|n| {
                let deal = n / 2;
                let [one, two] = pairs[deal as usize % pairs.len()];
                let cruisers = if n % 2 == 0 { [one, two] } else { [two, one] };
                let first = Seat((deal / pairs.len() as u64 % 2) as u8);
                let played = play(game, &set_up(game, plans, deal, cruisers, first), plan, plans.seed, n);
                tick(done.fetch_add(1, Ordering::Relaxed) + 1);
                played
            })
            .collect()
    }))
}

/// Every two classes of a mode.
fn pairs(game: &Starfighter, mode: Mode) -> Vec<[CruiserName; 2]> {
    let content = game.content();
    let names = content.cruisers.iter().map(|cruiser| cruiser.name);
    let names: Vec<_> = names.filter(|&name| content.has_cruiser(mode, name)).collect();
    let later = |i: usize| names[i + 1..].iter().copied();
    (0..names.len()).flat_map(|i| later(i).map(|two| [names[i], two]).collect::<Vec<_>>()).collect()
}

fn set_up(game: &Starfighter, plans: &Plans, deal: u64, cruisers: [CruiserName; 2], first: Seat) -> Setup {
    let mut setup = Setup {
        cruisers: cruisers.map(Some),
        first: first.0,
        // No two classes are refused, whatever boards they are on.
        boxes: 2,
        ..Setup::of(plans.mode)
    };
    if plans.mode == Mode::TotalWar {
        // STF-103: the smallest decks are those in which each card tells most.
        let mut chance = Quick::new(mixed(plans.seed, deal));
        setup.decks = [(); 2].map(|()| {
            let mut cards: Vec<CardId> = game.content().cards.iter().map(|card| card.id).collect();
            chance.shuffle(&mut cards);
            cards.truncate(MIN_DECK);
            Some(cards)
        });
    }
    setup
}

/// A seed for the `nth` of something.
fn mixed(seed: u64, nth: u64) -> u64 {
    seed.wrapping_mul(1_000_003).wrapping_add(nth)
}

fn play(game: &Starfighter, setup: &Setup, plan: Plan, seed: u64, n: u64) -> Match {
    let (deal, first) = (n / 2, Seat(setup.first));
    let key = Key::from_seed(mixed(seed, deal));
    let guide = Arc::new(StarfighterGuide::default());
    let mut bots = [0, 1].map(|seat| -> Box<dyn Bot<Starfighter>> {
        let seed = mixed(seed ^ 0x5eed, n * 2 + seat);
        Box::new(Search::new(Arc::clone(&guide), plan, seed))
    });
    let mut state = game.start(setup).expect("every pair may play with two boxes");
    let mut drawn = Vec::new();
    let mut held = [CardSet::NONE; 2];
    bout::play(game, &mut state, &mut bots, key, |state| {
        for seat in [Seat(0), Seat(1)] {
            let hand = state.hand(seat);
            let point = Point::of(state, seat, first);
            drawn.extend(hand.without(held[seat.index()]).map(|card| Drawn { seat, card, point }));
            held[seat.index()] = hand;
        }
    });
    let outcome = game.pending(&state).outcome();
    let payoff = |seat| outcome.map_or(0.0, |outcome| f64::from(game.payoff(outcome, Seat(seat))));
    let won = [0, 1].map(|seat| f64::midpoint(payoff(seat), 1.0));
    let cruisers = setup.cruisers.map(|name| name.expect("both are given"));
    Match { deal, cruisers, first, won, rounds: state.round(), drawn }
}
