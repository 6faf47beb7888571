//! A match through pipes.

use crate::program::{Ran, run_with};

fn play(more: &str, input: &str) -> Ran {
    let args = format!("play endor --seed 1 {more}");
    run_with(args.split_whitespace(), input.as_bytes()).ended(0)
}

#[test]
fn a_whole_match_is_played_by_always_picking_the_first_answer() {
    for more in ["", "--as empire", "--players 4 --as rebel2", "--bot random"] {
        let ran = play(more, &"1\n".repeat(20_000));
        assert!(ran.out.contains("victory for"), "{more}: {}", ran.out.len());
        assert!(ran.out.contains("You won!") || ran.out.contains("You lost."), "{more}");
        assert!(ran.out.contains("Their key"), "{more}");
    }
}

#[test]
fn the_end_of_the_input_leaves_the_match_unfinished() {
    for input in ["", "1\n", "1\n1\n1", "q\n"] {
        let ran = play("", input);
        assert!(ran.out.trim_end().ends_with("The game is not finished."), "{input:?}: {}", ran.out);
        assert!(ran.err.is_empty(), "{}", ran.err);
    }
}

#[test]
fn the_board_the_question_and_numbered_answers_are_printed() {
    let ran = play("", "");
    for text in ["┌ O1▲ ─", "X5 F", "Shield up", "TIE reserve 28", "Prepare your order pile", "  1  X-wing"]
    {
        assert!(ran.out.contains(text), "{text}: {}", ran.out);
    }
}

#[test]
fn what_is_no_answer_is_explained_and_asked_again() {
    let ran = play("", "hello\n99\n-1\n{\"Order\":\n\u{1F680}\n{\"Advance\":3}\n1\n");
    assert_eq!(ran.out.matches("is neither a number of the list nor an answer").count(), 4, "{}", ran.out);
    assert!(ran.out.contains("type a number from 1 to 6"), "{}", ran.out);
    assert!(ran.out.contains("TABLE-NOT-AN-ANSWER"), "{}", ran.out);
    assert!(ran.out.contains("Order 2 of 3"), "the match goes on: {}", ran.out);
}

#[test]
fn an_answer_can_be_json() {
    let ran = play("", "1\n1\n1\n1\n\"Pass\"\n");
    assert!(ran.out.contains("The Rebels gave no order."), "{}", ran.out);
}

#[test]
fn a_step_goes_back_and_a_decision_is_taken_back() {
    let back = play("", "1\nb\n");
    assert_eq!(back.out.matches("Prepare your order pile").count(), 2, "{}", back.out);
    // The first order of the first card is an X-wing order; then it is taken back.
    let taken = play("", "1\n1\n1\n1\n1\nu\n");
    assert!(taken.out.contains("Your last decision is taken back."), "{}", taken.out);
    assert_eq!(taken.out.matches("Give one order of the revealed card").count(), 2, "{}", taken.out);
    let refused = play("", "u\n");
    assert!(refused.out.contains("(TABLE-TAKE-BACK)"), "{}", refused.out);
}

#[test]
fn a_policy_changes_what_is_asked() {
    let allowed = play("", "1\n1\n1\n1\n");
    assert!(allowed.out.contains("Give no order"), "{}", allowed.out);
    let stuck = play("--policy decline=only_when_stuck", "1\n1\n1\n1\n");
    assert!(!stuck.out.contains("Give no order"), "{}", stuck.out);
}

#[test]
fn after_the_end_another_match_is_played_from_either_side() {
    let once = play("--bot random", &"1\n".repeat(20_000));
    assert!(once.out.contains("Another one? Type a"), "{}", once.out.len());
    assert!(once.out.contains("escadrille replay FILE"), "it is said how to see it again");
    // What is typed too much ends nothing but the question whether to go on.
    assert_eq!(once.out.matches("Their key").count(), 1);
    let answers = |count: usize| "1\n".repeat(count);
    // As many answers as the match takes, found by halves: then the words for another one are read.
    let takes = |count: usize| play("--bot random", &answers(count)).out.contains("Their key");
    let (mut few, mut enough) = (0, 20_000);
    while enough - few > 1 {
        let middle = usize::midpoint(few, enough);
        if takes(middle) { enough = middle } else { few = middle }
    }
    let again = play("--bot random", &format!("{}a\n", answers(enough)));
    assert!(!again.out.contains("▽ Empire (you)"), "from the same side");
    assert!(again.out.trim_end().ends_with("The game is not finished."), "another one has begun");
    let swapped = play("--bot random", &format!("{}w\n", answers(enough)));
    assert!(
        !once.out.contains("▽ Empire (you)") && swapped.out.contains("▽ Empire (you)"),
        "from the other side"
    );
}
