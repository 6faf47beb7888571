//! Connect Four: the properties of every game, exact counts, and the cases of its rules.

use kernel::{Chance, Game, Input, Log, Pending, Quick, Seat, Viewer};
use primer::connect_four::{Column, ConnectFour, Event, Outcome, Setup, State, position};
use std::collections::HashMap;

kernel::conformance!(ConnectFour, [Setup {}], games: 2_000);

fn drop_into(state: &mut State, column: u8) -> Result<Vec<Event>, kernel::Refused> {
    let demand = &ConnectFour.pending(state).demands()[0];
    let input = Input::Choose { id: demand.id, by: demand.by, choice: Column(column) };
    let mut log = Log::on();
    ConnectFour.apply(state, &input, &mut log)?;
    Ok(log.take())
}

fn legal(state: &State) -> Vec<Column> {
    let mut columns = Vec::new();
    if let [demand] = ConnectFour.pending(state).demands() {
        ConnectFour.legal(state, demand, &mut columns);
    }
    columns
}

/// How many ways there are to play this many moves.
fn ways(state: &State, moves: u32) -> u64 {
    if moves == 0 {
        return 1;
    }
    let after = |column: Column| {
        let mut state = state.clone();
        drop_into(&mut state, column.0).expect("a listed column is open");
        ways(&state, moves - 1)
    };
    legal(state).into_iter().map(after).sum()
}

#[test]
fn the_number_of_ways_to_play_is_the_known_one_to_depth_eight() {
    let start = ConnectFour.start(&Setup {}).expect("the set-up starts");
    let known = [7, 49, 343, 2_401, 16_807, 117_649, 823_536, 5_673_234];
    for (moves, known) in (1..).zip(known) {
        assert_eq!(ways(&start, moves), known, "{moves} moves");
    }
}

#[test]
fn four_in_a_line_win_upright_level_and_slanting() {
    let upright = [("4541464", 0), ("11316161", 1)];
    let level = [("3025154", 0), ("02630405", 1)];
    let rising = [("3221132611033", 0), ("2132334444", 1)];
    let falling = [("42123521311", 0), ("563564330344", 1)];
    for (course, winner) in [upright, level, rising, falling].concat() {
        let mut state = position(&course[..course.len() - 1]).expect("legal until then");
        assert_eq!(ConnectFour.pending(&state).outcome(), None, "{course}");
        let last = course.as_bytes()[course.len() - 1] - b'0';
        let events = drop_into(&mut state, last).expect("the column is open");
        assert_eq!(events.last(), Some(&Event::Won { seat: Seat(winner) }), "{course}");
        let outcome = Outcome { winner: Some(Seat(winner)) };
        assert_eq!(ConnectFour.pending(&state).outcome(), Some(&outcome), "{course}");
        assert_eq!(ConnectFour.payoff(&outcome, Seat(winner)), 1.0);
        assert_eq!(ConnectFour.payoff(&outcome, Seat(1 - winner)), -1.0);
    }
}

#[test]
fn a_full_board_without_four_in_a_line_is_a_draw() {
    let state = position("436014551150160155104632660465204242223333").expect("legal to the end");
    assert!(state.board().is_full());
    let outcome = Outcome { winner: None };
    assert_eq!(ConnectFour.pending(&state).outcome(), Some(&outcome));
    assert_eq!([0, 1].map(|seat| ConnectFour.payoff(&outcome, Seat(seat))), [0.0, 0.0]);
}

#[test]
fn the_last_stone_of_a_full_board_can_still_win() {
    let state = position("124652102540654152163404525462636011003333").expect("legal to the end");
    assert!(state.board().is_full());
    assert_eq!(ConnectFour.pending(&state).outcome(), Some(&Outcome { winner: Some(Seat(1)) }));
}

#[test]
fn a_refused_column_names_its_rule() {
    let mut state = position("333333").expect("six stones fit");
    assert_eq!(drop_into(&mut state, 3).expect_err("full").rule.0, "C4-004");
    assert_eq!(drop_into(&mut state, 7).expect_err("no such column").rule.0, "C4-001");
    assert_eq!(drop_into(&mut state, 255).expect_err("no such column").rule.0, "C4-001");
    assert_eq!(legal(&state), [0, 1, 2, 4, 5, 6].map(Column));
    let input = Input::Choose { id: kernel::DecisionId(1), by: Seat(0), choice: Column(0) };
    let refused = ConnectFour.apply(&mut state, &input, &mut Log::off()).expect_err("answered before");
    assert_eq!(refused.rule, kernel::RuleId::STALE);
}

#[test]
fn a_stone_lies_on_those_below_it_and_everybody_sees_it() {
    let mut state = position("33").expect("legal");
    let events = drop_into(&mut state, 3).expect("the column is open");
    assert_eq!(events, [Event::Dropped { seat: Seat(0), column: Column(3), row: 2 }]);
    let view = ConnectFour.view(&state, Viewer::Spectator);
    assert_eq!(view.columns[3].as_slice(), [0, 1, 0].map(Seat));
    assert_eq!(view.turn, Some(Seat(1)));
    assert_eq!(view, ConnectFour.view(&state, Viewer::Seat(Seat(0))));
}

#[test]
fn every_open_column_is_picked_equally_often_and_no_full_one() {
    let state = position("333333111111").expect("legal");
    let demand = &ConnectFour.pending(&state).demands()[0];
    let mut chance = Quick::new(1);
    let mut counts = [0u32; 7];
    for _ in 0..50_000 {
        counts[ConnectFour.pick(&state, demand, &mut chance, &mut Vec::new()).0 as usize] += 1;
    }
    assert_eq!((counts[1], counts[3]), (0, 0));
    // Six standard deviations of a binomial with n = 50000, p = 1/5.
    assert!([0, 2, 4, 5, 6].iter().all(|&c: &usize| counts[c].abs_diff(10_000) < 537), "{counts:?}");
}

#[test]
fn equal_boards_have_equal_knowledge_however_they_came_about_and_others_do_not() {
    let mut seen: HashMap<u64, kernel::Digest> = HashMap::new();
    let mut chance = Quick::new(2);
    for _ in 0..2_000 {
        let mut state = ConnectFour.start(&Setup {}).expect("the set-up starts");
        while let Pending::Decide(_) = ConnectFour.pending(&state) {
            let open = legal(&state);
            drop_into(&mut state, open[chance.below(open.len() as u32) as usize].0).expect("listed");
            let view = kernel::digest(&ConnectFour.view(&state, Viewer::Spectator));
            let key = ConnectFour.knowledge(&state, Viewer::Spectator);
            assert_eq!(*seen.entry(key).or_insert(view), view);
        }
    }
    let [one, other] = ["0123", "2301"].map(|course| position(course).expect("legal"));
    let [one, other] = [one, other].map(|state| ConnectFour.knowledge(&state, Viewer::Spectator));
    assert_eq!(one, other);
}

#[test]
fn the_positions_searches_are_measured_from_are_unfinished_games() {
    let text = include_str!("../../../benches/peers/connect_four_positions.txt");
    let lines: Vec<_> = text.lines().filter(|line| !line.starts_with('#')).collect();
    assert_eq!(lines.len(), 6);
    for line in lines {
        let state = position(line).unwrap_or_else(|e| panic!("{line}: {e}"));
        assert_eq!(state.board().count() as usize, line.len());
        assert_eq!(ConnectFour.pending(&state).outcome(), None);
    }
}

#[test]
fn a_course_that_cannot_be_followed_says_where() {
    for (course, token) in [("01x", 3), ("0000000", 7), ("8", 1), ("45414640", 8)] {
        assert_eq!(position(course).expect_err("not a course").number, token, "{course}");
    }
}
