//! Leduc poker: the properties of every game, the whole tree, and the cases of its rules.

use kernel::{Demand, Game, Input, Known, Log, Pending, Quick, Seat, Stage, Viewer};
use primer::leduc::{
    Card, Choice, Course, DECK, Event, Leduc, Outcome, Reason, Roll, Rolled, Seen, Setup, State, position,
};
use std::{collections::HashSet, fmt::Write};

kernel::conformance!(Leduc, [Setup {}], games: 2_000);

fn at(course: &str) -> State {
    position(course).unwrap_or_else(|e| panic!("{course}: {e}"))
}

fn card(text: &str) -> Card {
    text.parse().expect("a card")
}

fn outcome(course: &str) -> Outcome {
    *Leduc.pending(&at(course)).outcome().unwrap_or_else(|| panic!("{course} is not over"))
}

fn bet(state: &mut State, choice: Choice) -> Result<Vec<Event>, kernel::Refused> {
    let Demand { id, by, .. } = Leduc.pending(state).demands()[0];
    let mut log = Log::on();
    Leduc.apply(state, &Input::Choose { id, by, choice }, &mut log)?;
    Ok(log.take())
}

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
        let state = at(line);
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

#[test]
fn a_pair_beats_a_king_and_else_the_higher_card_wins() {
    let showdown = |course| {
        let outcome = outcome(course);
        assert_eq!(outcome.reason, Reason::Showdown, "{course}");
        outcome.won
    };
    assert_eq!(showdown("Jh Ks c c Js c c"), [1, -1], "a pair of jacks against a king");
    assert_eq!(showdown("Qh Ks r c Qs r c"), [7, -7], "a pair of queens against a king");
    assert_eq!(showdown("Js Ks c r r c Kh c r r c"), [-13, 13], "everything staked against a pair of kings");
    assert_eq!(showdown("Js Qs c c Kh c c"), [-1, 1], "a queen against a jack");
    assert_eq!(showdown("Ks Qs c c Js r c"), [5, -5], "a king against a queen");
    assert_eq!(showdown("Kh Ks r r c Js r r c"), [0, 0], "equal ranks share, and suits do not count");
}

#[test]
fn who_folds_loses_what_they_have_staked() {
    for (course, won, by) in [
        ("Ks Jh r f", [1, -1], 1),
        ("Ks Jh c r f", [-1, 1], 0),
        ("Ks Jh r r f", [-3, 3], 0),
        ("Ks Jh c r r f", [3, -3], 1),
        ("Ks Jh r c Kh c r f", [-3, 3], 0),
        ("Ks Jh r r c Kh r r f", [-9, 9], 0),
    ] {
        assert_eq!(outcome(course), Outcome { won, reason: Reason::Folded(Seat(by)) }, "{course}");
    }
}

#[test]
fn a_refused_bet_names_its_rule() {
    let refused = |course, choice| bet(&mut at(course), choice).expect_err("refused").rule.0;
    assert_eq!(refused("Ks Jh", Choice::Fold), "LED-007");
    assert_eq!(refused("Ks Jh c", Choice::Fold), "LED-007");
    assert_eq!(refused("Ks Jh r c Kh", Choice::Fold), "LED-007");
    assert_eq!(refused("Ks Jh r r", Choice::Raise), "LED-008");
    assert_eq!(refused("Ks Jh c r r", Choice::Raise), "LED-008");
    // The second round has two raises of its own.
    assert!(bet(&mut at("Ks Jh r r c Kh r"), Choice::Raise).is_ok());
}

#[test]
fn chance_deals_no_card_twice_and_only_when_asked() {
    let refused = |course: &str, rolled| {
        let refused = Leduc.apply(&mut at(course), &Input::Chance(rolled), &mut Log::off());
        assert_eq!(refused.expect_err("refused").rule, kernel::RuleId::CHANCE, "{course}");
    };
    refused("", Rolled::Hands([card("Ks"), card("Ks")]));
    refused("", Rolled::Public(card("Ks")));
    refused("Ks Jh", Rolled::Hands([card("Qs"), card("Qh")]));
    refused("Ks Jh c c", Rolled::Public(card("Ks")));
    refused("Ks Jh c c", Rolled::Public(card("Jh")));
    refused("Ks Jh c c", Rolled::Hands([card("Qs"), card("Qh")]));
    refused("Ks Jh c c Qh", Rolled::Public(card("Qs")));
}

#[test]
fn every_deal_is_equally_likely() {
    let mut chance = Quick::new(5);
    let mut hands = std::collections::BTreeMap::new();
    for _ in 0..30_000 {
        let Rolled::Hands(deal) = Leduc.roll(&start(), &Roll::Hands, &mut chance) else {
            panic!("hands are due")
        };
        *hands.entry(deal).or_insert(0u32) += 1;
    }
    assert_eq!(hands.len(), 30);
    // Six standard deviations of a binomial with n = 30000, p = 1/30.
    assert!(hands.values().all(|count| count.abs_diff(1_000) < 187), "{hands:?}");
}

#[test]
fn a_hand_is_hidden_until_the_showdown_and_a_folded_one_for_good() {
    let hands = |course, viewer| Leduc.view(&at(course), viewer).hands.expect("dealt");
    let (first, second) = (Known::Shown(card("Ks")), Known::Shown(card("Jh")));
    let open = "Ks Jh c c Qh c";
    assert_eq!(hands(open, Viewer::Seat(Seat(0))), [first, Known::Hidden]);
    assert_eq!(hands(open, Viewer::Seat(Seat(1))), [Known::Hidden, second]);
    assert_eq!(hands(open, Viewer::Spectator), [Known::Hidden; 2]);
    assert_eq!(hands(open, Viewer::Arbiter), [first, second]);
    for viewer in [Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1)), Viewer::Spectator] {
        assert_eq!(hands("Ks Jh c c Qh c c", viewer), [first, second], "shown down");
    }
    assert_eq!(hands("Ks Jh r f", Viewer::Seat(Seat(0))), [first, Known::Hidden]);
    assert_eq!(hands("Ks Jh r f", Viewer::Seat(Seat(1))), [Known::Hidden, second]);
}

#[test]
fn an_event_tells_each_viewer_what_they_may_know() {
    let dealt = Event::Dealt { seat: Seat(1), card: card("Jh") };
    let told = |viewer| (Leduc.redact(&dealt, viewer), Leduc.discloses(&dealt, viewer));
    let seen = |card| Some(Seen::Dealt { seat: Seat(1), card });
    assert_eq!(told(Viewer::Seat(Seat(0))), (seen(Known::Hidden), false));
    assert_eq!(told(Viewer::Seat(Seat(1))), (seen(Known::Shown(card("Jh"))), true));
    assert_eq!(told(Viewer::Spectator), (seen(Known::Hidden), false));

    let showdown = bet(&mut at("Ks Jh c c Qh c"), Choice::Call).expect("legal");
    let [called, shown, settled] = showdown.as_slice() else { panic!("{showdown:?}") };
    assert_eq!(*called, Event::Bet { seat: Seat(1), choice: Choice::Call, stake: 1 });
    assert_eq!(*shown, Event::Shown { hands: [card("Ks"), card("Jh")] });
    assert_eq!(*settled, Event::Settled { won: [1, -1] });
    let disclosed = [called, shown, settled].map(|event| Leduc.discloses(event, Viewer::Spectator));
    assert_eq!(disclosed, [false, true, false]);
    let fold = bet(&mut at("Ks Jh r"), Choice::Fold).expect("legal");
    assert!(fold.iter().all(|event| !Leduc.discloses(event, Viewer::Seat(Seat(0)))), "{fold:?}");
}

#[test]
fn resampling_deals_the_other_seat_every_card_it_could_have_equally_often() {
    let state = at("Ks Jh c c Qh c");
    let mut chance = Quick::new(4);
    let mut counts = [0u32; 6];
    for _ in 0..40_000 {
        let mut world = state.clone();
        Leduc.resample(&mut world, Seat(0), &mut chance);
        let hands = Leduc.view(&world, Viewer::Arbiter).hands.expect("dealt");
        assert_eq!(hands[0], Known::Shown(card("Ks")));
        counts[hands[1].shown().expect("an arbiter sees all").index()] += 1;
    }
    assert_eq!((counts[card("Ks").index()], counts[card("Qh").index()]), (0, 0));
    // Six standard deviations of a binomial with n = 40000, p = 1/4.
    let could = ["Js", "Jh", "Qs", "Kh"].map(|text| counts[card(text).index()]);
    assert!(could.iter().all(|count| count.abs_diff(10_000) < 520), "{counts:?}");
}

#[test]
fn a_course_that_cannot_be_followed_says_where() {
    for (course, token) in [
        ("Ks", 1),
        ("Ks Ks", 1),
        ("Ks Xh", 2),
        ("Ks Jh x", 3),
        ("Ks Jh f", 3),
        ("Ks Jh c c c", 5),
        ("Ks Jh c c Ks", 5),
        ("Ks Jh r f c", 5),
    ] {
        assert_eq!(position(course).expect_err("not a course").number, token, "{course}");
    }
}

#[test]
fn a_position_can_be_staged() {
    let (_, state) = Leduc.stage(&Course("Ks Jh r".to_owned())).expect("a position");
    let seat = Leduc.seat_named(&state, "second").expect("a seat");
    assert!(Leduc.pending(&state).demand_of(seat).is_some());
    assert!(Leduc.stage(&Course("Ks Jh f".to_owned())).is_err());
}
