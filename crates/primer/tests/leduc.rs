//! Leduc poker: the properties of every game, and the cases of its rules.

use kernel::{Demand, Game, Input, Known, Log, Quick, Scriptable, Seat, Viewer};
use primer::leduc::{
    Card, Choice, Course, Event, Leduc, Outcome, Reason, Roll, Rolled, Seen, Setup, State, position,
};

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
        let Rolled::Hands(deal) = Leduc.roll(&at(""), &Roll::Hands, &mut chance) else {
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
    let (_, state) = Leduc.stage(&Course("Ks Jh r".to_owned()), &mut Log::off()).expect("a position");
    let seat = Leduc.seat_named(&state, "second").expect("a seat");
    assert!(Leduc.pending(&state).demand_of(seat).is_some());
    assert!(Leduc.stage(&Course("Ks Jh f".to_owned()), &mut Log::off()).is_err());
}
