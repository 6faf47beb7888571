//! The properties every game must have, checked over random games.
//!
//! A game joins in one line, and gets one named test per property:
//!
//! ```ignore
//! kernel::conformance!(MyGame::new(), my_setups(), games: 1_000);
//! ```

use crate::{
    Chance, Extent, Game, Input, Key, Log, Pending, Quick, Seat, Seeded, Session, Viewer, digest,
    journal::{InputOf, Journal},
};
use std::{collections::HashMap, sync::Arc};

/// How much to play.
#[derive(Debug, Clone, Copy)]
pub struct Plan {
    /// Random games per property; they take the set-ups in turn, and each is played once at least.
    pub games: u32,
    /// A game longer than this is taken to be endless.
    pub longest: u32,
    /// Where the random games start from.
    pub seed: u64,
}

impl Plan {
    /// This many games, none longer than 20,000 inputs.
    pub fn games(games: u32) -> Self {
        Self { games, longest: 20_000, seed: 0x5eed }
    }

    /// The same plan with a fraction of the games, for properties that look at every choice of every pause.
    pub fn fewer(self, by: u32) -> Self {
        Self { games: (self.games / by).max(1), ..self }
    }
}

/// Makes one test per property for a game and a list of set-ups.
#[macro_export]
macro_rules! conformance {
    ($game:expr, $setups:expr, games: $games:expr) => {
        $crate::conformance!(@ $game, $setups, $games;
            (listed_is_applicable, 10), (unlisted_is_refused_and_changes_nothing, 10),
            (a_saved_game_continues_identically, 10), (a_replay_ends_in_the_same_state, 4),
            (secrets_never_reach_a_viewer, 10), (events_hide_what_views_hide, 10),
            (resampling_keeps_what_the_seat_knows, 10), (resampling_deals_what_is_hidden_anew, 10),
            (knowledge_tells_choices_apart, 10), (random_games_end_and_nothing_is_lost, 1));
    };
    (@ $game:expr, $setups:expr, $games:expr; $(($property:ident, $fewer:expr)),*) => {
        mod conformance {
            #[expect(unused_imports, reason = "the caller's names, for the game and its set-ups")]
            use super::*;
            $(
                #[test]
                fn $property() {
                    let plan = $crate::conformance::Plan::games($games).fewer($fewer);
                    $crate::conformance::$property($game, &$setups, plan);
                }
            )*
        }
    };
}

/// One random game in progress.
struct Walk<'g, G: Game> {
    game: &'g G,
    state: G::State,
    chance: Quick,
    buffer: Vec<G::Choice>,
    left: u32,
}

impl<'g, G: Game> Walk<'g, G> {
    fn new(game: &'g G, setup: &G::Setup, seed: u64, longest: u32) -> Self {
        let state = game.start(setup).expect("the set-up starts");
        Self { game, state, chance: Quick::new(seed), buffer: Vec::new(), left: longest }
    }

    /// A random input for the pause, `None` when the game is over.
    fn input(&mut self) -> Option<InputOf<G>> {
        assert!(self.left > 0, "the game does not end");
        self.left -= 1;
        random_input(self.game, &self.state, &mut self.chance, &mut self.buffer)
    }

    fn apply(&mut self, input: &InputOf<G>) -> Vec<G::Event> {
        let mut log = Log::on();
        self.game.apply(&mut self.state, input, &mut log).expect("a legal input is applied");
        log.take()
    }
}

fn random_input<G: Game>(
    game: &G,
    state: &G::State,
    chance: &mut Quick,
    buffer: &mut Vec<G::Choice>,
) -> Option<InputOf<G>> {
    match game.pending(state) {
        Pending::Over(_) => None,
        Pending::Chance(roll) => Some(Input::Chance(game.roll(state, roll, chance))),
        Pending::Decide(demands) => {
            // Simultaneous demands are answered in any order.
            let demand = &demands[chance.below(demands.len() as u32) as usize];
            let choice = game.pick(state, demand, chance, buffer);
            Some(Input::Choose { id: demand.id, by: demand.by, choice })
        }
    }
}

fn walks<'p, G: Game>(
    game: &'p G,
    setups: &'p [G::Setup],
    plan: Plan,
) -> impl Iterator<Item = Walk<'p, G>> + 'p {
    assert!(!setups.is_empty(), "at least one set-up to play");
    // However few games there are: each set-up is there for something that no other plays.
    let games = plan.games.max(setups.len() as u32);
    (0..games).map(move |n| {
        let setup = &setups[n as usize % setups.len()];
        Walk::new(game, setup, plan.seed.wrapping_add(u64::from(n)), plan.longest)
    })
}

fn viewers<G: Game>(game: &G, state: &G::State) -> Vec<Viewer> {
    (0..game.seats(state)).map(|s| Viewer::Seat(Seat(s))).chain([Viewer::Spectator]).collect()
}

fn bytes<T: serde::Serialize>(value: &T) -> String {
    serde_json::to_string(value).expect("plain data always serialises")
}

/// Every listed choice passes the check and is applied; none is listed twice; a pause always has a way on.
pub fn listed_is_applicable<G: Game>(game: G, setups: &[G::Setup], plan: Plan) {
    for mut walk in walks(&game, setups, plan) {
        while let Some(input) = walk.input() {
            for demand in game.pending(&walk.state).demands() {
                let mut listed = Vec::new();
                game.legal(&walk.state, demand, &mut listed);
                assert!(!listed.is_empty(), "nothing is legal for {demand:?}");
                let distinct: std::collections::HashSet<_> = listed.iter().collect();
                assert_eq!(distinct.len(), listed.len(), "{demand:?} lists a choice twice");
                for choice in listed {
                    game.check(&walk.state, demand, &choice).expect("a listed choice passes the check");
                    let mut state = walk.state.clone();
                    let input = Input::Choose { id: demand.id, by: demand.by, choice };
                    game.apply(&mut state, &input, &mut Log::off()).expect("a listed choice is applied");
                }
            }
            walk.apply(&input);
        }
    }
}

/// What is not listed is refused by the check and by `apply` alike, and a refusal leaves the state equal.
pub fn unlisted_is_refused_and_changes_nothing<G: Game>(game: G, setups: &[G::Setup], plan: Plan) {
    let mut pool: Vec<G::Choice> = Vec::new();
    for mut walk in walks(&game, setups, plan) {
        while let Some(input) = walk.input() {
            let before = digest(&walk.state);
            let refuse = |input: &InputOf<G>| {
                let mut state = walk.state.clone();
                let refused = game.apply(&mut state, input, &mut Log::off());
                assert!(refused.is_err(), "applied, and should not have been: {input:?}");
                assert!(
                    state == walk.state && digest(&state) == before,
                    "a refusal changed the state: {input:?}"
                );
            };
            for demand in game.pending(&walk.state).demands() {
                let mut listed = Vec::new();
                let extent = game.legal(&walk.state, demand, &mut listed);
                for choice in &pool {
                    let legal = game.check(&walk.state, demand, choice).is_ok();
                    if extent == Extent::All {
                        assert_eq!(
                            legal,
                            listed.contains(choice),
                            "listed and checked disagree on {choice:?}"
                        );
                    }
                    if !legal {
                        refuse(&Input::Choose { id: demand.id, by: demand.by, choice: choice.clone() });
                    }
                }
                let choice = listed[0].clone();
                refuse(&Input::Choose { id: demand.id.next(), by: demand.by, choice: choice.clone() });
                refuse(&Input::Choose { id: demand.id, by: Seat(200), choice });
            }
            if let (Input::Chance(_), Some(choice)) = (&input, pool.first()) {
                let id = crate::DecisionId(0);
                refuse(&Input::Choose { id, by: Seat(0), choice: choice.clone() });
            }
            // Remember what was legal here; it will mostly be illegal elsewhere.
            for demand in game.pending(&walk.state).demands() {
                let mut listed = Vec::new();
                game.legal(&walk.state, demand, &mut listed);
                let keep = walk.chance.below(listed.len() as u32) as usize;
                if pool.len() < 64 {
                    pool.push(listed.swap_remove(keep));
                } else {
                    let place = walk.chance.below(64) as usize;
                    pool[place] = listed.swap_remove(keep);
                }
            }
            walk.apply(&input);
        }
    }
}

/// A state written and read at every pause goes on exactly as one that never was, in both formats.
pub fn a_saved_game_continues_identically<G: Game>(game: G, setups: &[G::Setup], plan: Plan) {
    for mut walk in walks(&game, setups, plan) {
        let mut saved = walk.state.clone();
        while let Some(input) = walk.input() {
            let json: G::State = serde_json::from_str(&bytes(&saved)).expect("a state is read back");
            let packed = postcard::to_stdvec(&json).expect("plain data always serialises");
            saved = postcard::from_bytes(&packed).expect("a state is read back");
            assert!(saved == walk.state && digest(&saved) == digest(&walk.state), "a saved game differs");
            let written: InputOf<G> = serde_json::from_str(&bytes(&input)).expect("an input is read back");
            assert_eq!(written, input);
            let mut log = Log::on();
            game.apply(&mut saved, &written, &mut log).expect("a saved game goes on");
            let (events, expected) = (log.take(), walk.apply(&input));
            assert_eq!(events, expected);
            for event in &events {
                let read: G::Event = serde_json::from_str(&bytes(event)).expect("an event is read back");
                assert_eq!(&read, event);
            }
        }
    }
}

/// A journal, written and read, replays to an equal state, verifies against its key, and fails when touched.
pub fn a_replay_ends_in_the_same_state<G: Game>(game: G, setups: &[G::Setup], plan: Plan) {
    let game = Arc::new(game);
    for n in 0..plan.games {
        let setup = setups[n as usize % setups.len()].clone();
        let mut chance = Quick::new(plan.seed + u64::from(n));
        let source = Seeded(Key::from_seed(plan.seed + u64::from(n)));
        let mut session = Session::start(game.clone(), setup, source).expect("the set-up starts");
        let mut buffer = Vec::new();
        while let Some(input) = random_input(&*game, session.state(), &mut chance, &mut buffer) {
            let Input::Choose { id, by, choice } = input else { unreachable!("a session resolves chance") };
            session.submit(by, id, choice).expect("a legal choice is taken");
        }
        let text = session.journal().write();
        let journal = Journal::<G>::read(&text).expect("a journal is read back");
        assert_eq!(&journal, session.journal());
        let verified = journal.verify(&game).expect("a journal holds");
        assert_eq!(verified.state, digest(session.state()));
        assert!(verified.over);
        let lines: Vec<&str> = text.lines().collect();
        if lines.len() > 3 {
            let cut = 1 + chance.below(lines.len() as u32 - 2) as usize;
            let without = [&lines[..cut], &lines[cut + 1..]].concat().join("\n");
            assert!(Journal::<G>::read(&without).is_err(), "a missing line goes unnoticed");
        }
    }
}

/// In a world whose secrets were dealt anew, a viewer receives the same bytes until something is disclosed.
pub fn secrets_never_reach_a_viewer<G: Game>(game: G, setups: &[G::Setup], plan: Plan) {
    for mut walk in walks(&game, setups, plan) {
        // One other world per seat; a spectator knows no more than any seat does, so each serves them too.
        let seats = game.seats(&walk.state);
        let mut others: Vec<Option<G::State>> = vec![None; seats as usize];
        while let Some(input) = walk.input() {
            for (s, other) in others.iter_mut().enumerate() {
                let keep = Seat(s as u8);
                if other.is_none() {
                    let mut world = walk.state.clone();
                    game.resample(&mut world, keep, &mut walk.chance);
                    *other = Some(world);
                }
            }
            let mut mirrored = Vec::new();
            for other in &mut others {
                let world = other.as_mut().expect("made above");
                let mut log = Log::on();
                if game.apply(world, &input, &mut log).is_err() {
                    // Somebody's secret choice is not theirs to make in this world: they make another.
                    let input = match (&input, game.pending(world)) {
                        (Input::Choose { by, .. }, pending) => {
                            let demand =
                                pending.demand_of(*by).expect("the same seat is asked in both worlds");
                            let choice = game.pick(world, demand, &mut walk.chance, &mut walk.buffer);
                            Input::Choose { id: demand.id, by: *by, choice }
                        }
                        (Input::Chance(_), Pending::Chance(roll)) => {
                            Input::Chance(game.roll(world, roll, &mut walk.chance))
                        }
                        (Input::Chance(_), _) => unreachable!("both worlds pause for chance"),
                    };
                    game.apply(world, &input, &mut log).expect("a legal input is applied");
                }
                mirrored.push(log.take());
            }
            let events = walk.apply(&input);
            for (s, (other, mirrored)) in others.iter_mut().zip(&mirrored).enumerate() {
                let world = other.as_ref().expect("made above");
                let mut told = false;
                for viewer in [Viewer::Seat(Seat(s as u8)), Viewer::Spectator] {
                    told |= !same_for(&game, viewer, (&walk.state, &events), (world, mirrored));
                }
                if told {
                    *other = None;
                }
            }
        }
    }
}

/// Compares what a viewer receives in two worlds: `false` if something was rightly disclosed.
fn same_for<G: Game>(
    game: &G,
    viewer: Viewer,
    (state, events): (&G::State, &[G::Event]),
    (world, mirrored): (&G::State, &[G::Event]),
) -> bool {
    let told = |events: &[G::Event]| events.iter().any(|e| game.discloses(e, viewer));
    for (here, there) in events.iter().zip(mirrored) {
        let (seen, other) = (bytes(&game.redact(here, viewer)), bytes(&game.redact(there, viewer)));
        if seen != other {
            let disclosed = game.discloses(here, viewer) || game.discloses(there, viewer);
            assert!(disclosed, "{viewer:?} can tell two worlds apart by {seen} and {other}");
            return false;
        }
    }
    if told(events) || told(mirrored) {
        return false;
    }
    assert_eq!(events.len(), mirrored.len(), "{viewer:?} can tell two worlds apart by counting events");
    assert_eq!(bytes(&game.view(state, viewer)), bytes(&game.view(world, viewer)), "{viewer:?}'s view leaks");
    true
}

/// What a view hides, events hide: where another roll or another secret choice makes another state that looks
/// the same to a viewer, they are told the same. (In [`secrets_never_reach_a_viewer`] both worlds get the same
/// roll, so a roll that is told to the wrong viewer goes unnoticed there.)
pub fn events_hide_what_views_hide<G: Game>(game: G, setups: &[G::Setup], plan: Plan) {
    for mut walk in walks(&game, setups, plan) {
        while let Some(input) = walk.input() {
            let other = match (&input, game.pending(&walk.state)) {
                (Input::Chance(_), Pending::Chance(roll)) => {
                    Some(Input::Chance(game.roll(&walk.state, roll, &mut walk.chance)))
                }
                // Several demands are answered secretly; a lone answer may be public, and told although it
                // changes nothing that can be seen.
                (Input::Choose { id, by, .. }, Pending::Decide(demands)) if demands.len() > 1 => {
                    let demand =
                        demands.iter().find(|d| d.by == *by).expect("the seat that answers is asked");
                    let choice = game.pick(&walk.state, demand, &mut walk.chance, &mut walk.buffer);
                    Some(Input::Choose { id: *id, by: *by, choice })
                }
                _ => None,
            };
            let Some(other) = other else {
                walk.apply(&input);
                continue;
            };
            let (mut world, mut log) = (walk.state.clone(), Log::on());
            game.apply(&mut world, &other, &mut log).expect("a legal input is applied");
            let (events, mirrored) = (walk.apply(&input), log.take());
            if world == walk.state {
                continue;
            }
            for viewer in viewers(&game, &walk.state) {
                if game.view(&world, viewer) == game.view(&walk.state, viewer) {
                    same_for(&game, viewer, (&walk.state, &events), (&world, &mirrored));
                }
            }
        }
    }
}

/// Where a seat sees less than an arbiter, resampling sometimes makes another state: else every property that
/// compares worlds compares a world with itself.
pub fn resampling_deals_what_is_hidden_anew<G: Game>(game: G, setups: &[G::Setup], plan: Plan) {
    let (mut hidden, mut dealt) = (false, false);
    for mut walk in walks(&game, setups, plan) {
        while let Some(input) = walk.input() {
            for seat in (0..game.seats(&walk.state)).map(Seat) {
                if game.view(&walk.state, Viewer::Seat(seat)) != game.view(&walk.state, Viewer::Arbiter) {
                    hidden = true;
                    let mut world = walk.state.clone();
                    game.resample(&mut world, seat, &mut walk.chance);
                    dealt |= world != walk.state;
                }
            }
            walk.apply(&input);
        }
    }
    assert!(dealt || !hidden, "seats see less than there is, and resampling never deals it anew");
}

/// A resampled world is a possible one, and its seat sees, knows and may do exactly the same in it.
pub fn resampling_keeps_what_the_seat_knows<G: Game>(game: G, setups: &[G::Setup], plan: Plan) {
    for mut walk in walks(&game, setups, plan) {
        while let Some(input) = walk.input() {
            for s in 0..game.seats(&walk.state) {
                let (seat, viewer) = (Seat(s), Viewer::Seat(Seat(s)));
                let mut world = walk.state.clone();
                game.resample(&mut world, seat, &mut walk.chance);
                game.audit(&world).expect("a resampled world is a possible one");
                assert_eq!(game.view(&world, viewer), game.view(&walk.state, viewer));
                assert_eq!(game.knowledge(&world, viewer), game.knowledge(&walk.state, viewer));
                // What a seat imagines depends on what it knows and on chance, and on nothing else.
                let mut again = [walk.state.clone(), world.clone()];
                let seed = u64::from(walk.chance.bits());
                again.iter_mut().for_each(|s| game.resample(s, seat, &mut Quick::new(seed)));
                assert!(again[0] == again[1], "{seat} imagines different worlds from the same knowledge");
                let ours = game.pending(&walk.state).demand_of(seat);
                assert_eq!(game.pending(&world).demand_of(seat), ours);
                if let Some(demand) = ours {
                    let (mut here, mut there) = (Vec::new(), Vec::new());
                    game.legal(&walk.state, demand, &mut here);
                    game.legal(&world, demand, &mut there);
                    assert_eq!(here, there, "{seat} may do other things in a world it cannot tell apart");
                }
            }
            walk.apply(&input);
        }
    }
}

/// Where a seat's knowledge has the same fingerprint, it has the same choices.
pub fn knowledge_tells_choices_apart<G: Game>(game: G, setups: &[G::Setup], plan: Plan) {
    for mut walk in walks(&game, setups, plan) {
        let mut seen: HashMap<(Seat, u64), Vec<G::Choice>> = HashMap::new();
        while let Some(input) = walk.input() {
            for demand in game.pending(&walk.state).demands() {
                let viewer = Viewer::Seat(demand.by);
                let mut listed = Vec::new();
                game.legal(&walk.state, demand, &mut listed);
                let key = (demand.by, game.knowledge(&walk.state, viewer));
                let before = seen.entry(key).or_insert_with(|| listed.clone());
                assert_eq!(*before, listed, "one fingerprint, two sets of choices");
            }
            walk.apply(&input);
        }
    }
}

/// Random games end; at every pause pieces and cards are all there, and payoffs are numbers.
pub fn random_games_end_and_nothing_is_lost<G: Game>(game: G, setups: &[G::Setup], plan: Plan) {
    for mut walk in walks(&game, setups, plan) {
        while let Some(input) = walk.input() {
            game.audit(&walk.state).expect("nothing is lost");
            walk.apply(&input);
        }
        game.audit(&walk.state).expect("nothing is lost");
        let outcome = game.pending(&walk.state).outcome().expect("the game is over").clone();
        for seat in 0..game.seats(&walk.state) {
            assert!(game.payoff(&outcome, Seat(seat)).is_finite());
        }
        for viewer in viewers(&game, &walk.state) {
            let view = game.view(&walk.state, viewer);
            let read: G::View = serde_json::from_str(&bytes(&view)).expect("a view is read back");
            assert_eq!(read, view);
        }
    }
}
