//! Leduc poker as a whole: its tree is small enough to be walked.

use kernel::{Demand, Game, Input, Log, Pending, Seat, Viewer};
use primer::leduc::{Choice, DECK, Leduc, Outcome, Roll, Rolled, Setup, State, position};
use std::{collections::HashSet, fmt::Write};

/// Every input the rules allow now, with its token in a course.
fn inputs(state: &State) -> Vec<(String, Input<Choice, Rolled>)> {
    let possible =
        |input: &Input<Choice, Rolled>| Leduc.apply(&mut state.clone(), input, &mut Log::off()).is_ok();
    let mut all = Vec::new();
    match Leduc.pending(state) {
        Pending::Over(_) => {}
        Pending::Chance(Roll::Hands) => {
            let pairs = DECK.iter().flat_map(|&a| DECK.iter().map(move |&b| [a, b]));
            all.extend(pairs.map(|[a, b]| (format!("{a} {b}"), Input::Chance(Rolled::Hands([a, b])))));
        }
        Pending::Chance(Roll::Public) => {
            all.extend(DECK.iter().map(|&card| (card.to_string(), Input::Chance(Rolled::Public(card)))));
        }
        Pending::Decide(demands) => {
            let Demand { id, by, .. } = demands[0];
            let choices = [("f", Choice::Fold), ("c", Choice::Call), ("r", Choice::Raise)];
            all.extend(choices.map(|(token, choice)| (token.to_owned(), Input::Choose { id, by, choice })));
        }
    }
    all.retain(|(_, input)| possible(input));
    all
}

/// Visits a state and all that can come after it, with the course that leads there.
fn walk(course: &str, state: &State, each: &mut impl FnMut(&str, &State)) {
    each(course, state);
    for (token, input) in inputs(state) {
        let mut after = state.clone();
        Leduc.apply(&mut after, &input, &mut Log::off()).expect("possible");
        walk(format!("{course} {token}").trim_start(), &after, each);
    }
}

fn start() -> State {
    Leduc.start(&Setup {}).expect("the set-up starts")
}

#[test]
fn the_whole_tree_is_that_of_open_spiel() {
    let mut text = String::new();
    let (mut decisions, mut ends) = (0, 0);
    walk("", &start(), &mut |course, state| match Leduc.pending(state) {
        Pending::Over(Outcome { won: [first, second], .. }) => {
            ends += 1;
            writeln!(text, "{course}|{first} {second}").expect("writing to a string");
        }
        Pending::Decide(demands) => {
            decisions += 1;
            let choices: String = inputs(state).into_iter().map(|(token, _)| token).collect();
            writeln!(text, "{course}|{} {choices}", demands[0].by.0).expect("writing to a string");
        }
        Pending::Chance(_) => {}
    });
    assert_eq!((decisions, ends), (3_780, 5_520));
    // The same lines, written by a walk over `leduc_poker` of OpenSpiel 2.0.2: at every decision who decides and
    // what is legal, at every end the returns.
    assert_eq!(
        kernel::Digest::of(text.as_bytes()).to_string(),
        "19ed60020d7bd74389841ab8e569aff006d6b9f58f0b5f73b988d4721ff96c6a"
    );
}

#[test]
fn each_seat_has_468_information_sets() {
    // In each round a seat decides after 3 courses of bets; the first ends in a call in 5 ways.
    // So 6 cards * 3, and 6 * 5 cards * 5 * 3: 18 + 450.
    let mut known = [HashSet::new(), HashSet::new()];
    let mut views = [HashSet::new(), HashSet::new()];
    walk("", &start(), &mut |_, state| {
        for demand in Leduc.pending(state).demands() {
            let viewer = Viewer::Seat(demand.by);
            known[demand.by.index()].insert(Leduc.knowledge(state, viewer));
            views[demand.by.index()].insert(Leduc.view(state, viewer));
        }
    });
    assert_eq!(known.each_ref().map(HashSet::len), [468, 468]);
    assert_eq!(views.map(|views| views.len()), [468, 468]);
    assert!(known[0].is_disjoint(&known[1]), "a table may hold both seats' knowledge");
}

#[test]
fn knowledge_is_equal_exactly_where_views_are() {
    for viewer in [Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1)), Viewer::Spectator, Viewer::Arbiter] {
        let (mut views, mut known, mut both) = (HashSet::new(), HashSet::new(), HashSet::new());
        walk("", &start(), &mut |_, state| {
            let (view, key) = (Leduc.view(state, viewer), Leduc.knowledge(state, viewer));
            views.insert(view.clone());
            known.insert(key);
            both.insert((view, key));
        });
        assert_eq!((views.len(), known.len()), (both.len(), both.len()), "{viewer:?}");
    }
}

#[test]
fn the_positions_searches_are_measured_from_have_as_many_information_sets_below_them_as_they_should() {
    let text = include_str!("../../../benches/peers/leduc_positions.txt");
    let lines: Vec<_> = text.lines().filter(|line| !line.starts_with('#')).collect();
    let mut counts = Vec::new();
    for line in lines {
        let state = position(line).unwrap_or_else(|e| panic!("{line}: {e}"));
        let seat = Leduc.pending(&state).demands()[0].by;
        let mut below = HashSet::new();
        // Every world the seat cannot tell from this one.
        for other in DECK {
            let mut tokens: Vec<String> = line.split(' ').map(str::to_owned).collect();
            tokens[1 - seat.index()] = other.to_string();
            let Ok(world) = position(&tokens.join(" ")) else { continue };
            walk("", &world, &mut |_, state| {
                let demands = Leduc.pending(state).demands();
                below.extend(demands.iter().map(|d| Leduc.knowledge(state, Viewer::Seat(d.by))));
            });
        }
        counts.push(below.len());
    }
    assert_eq!(counts, [393, 232, 156, 156, 15, 6, 5, 5]);
}

#[test]
fn what_one_seat_wins_the_other_loses_and_nobody_wins_more_than_thirteen_chips() {
    let mut most = 0;
    walk("", &start(), &mut |_, state| {
        if let Some(outcome) = Leduc.pending(state).outcome() {
            let [first, second] = [0, 1].map(|seat| Leduc.payoff(outcome, Seat(seat)));
            assert_eq!(first + second, 0.0);
            most = most.max(outcome.won[0]);
        }
        assert_eq!(Leduc.audit(state), Ok(()));
    });
    assert_eq!(most, 13);
}
