//! A scenario with a mistake in it does not hold, and says what the mistake is: nothing passes because it asks for
//! something that could never be.

use catalog::Catalog;
use scenario::{Failure, run};
use std::sync::LazyLock;

static CATALOG: LazyLock<Catalog> = LazyLock::new(Catalog::default);

/// A short play of Endor: three X-wings beside a TIE fighter. The steps begin on line 8.
fn endor(rules: &str, steps: &str) -> String {
    format!(
        r#"Scenario(
title: (en: "A", fr: "B"),
rules: {rules},
game: "endor",
given: (places: {{"M2": (x: 3), "M3": (tie: 1), "O6": (tie: 4)}},
    piles: {{"rebel": [[X, Luke], [Y, Luke]], "empire": [[Tie, Vader], [Tie, Ambush]]}}),
play: [
{steps}
])"#
    )
}

/// A ship of X-Wing that may act, and one that may not. The steps begin on line 8.
fn xwing(steps: &str) -> String {
    format!(
        r#"Scenario(
title: (en: "A", fr: "B"),
rules: ["X2-ACTION-01"],
game: "xwing2e",
given: (phase: Activation, ships: [(name: "Ace", pilot: "academypilot", at: (450, 450), dial: "2FB"),
    (name: "Escort", pilot: "bluesquadronescort", at: (100, 100), locks: ["Ace"])]),
play: [
{steps}
])"#
    )
}

fn failure(text: &str) -> Failure {
    run(&CATALOG, text).expect_err("it has a mistake")
}

/// A step of Endor that must fail, on its line, with this found.
fn fails(step: &str, found: &str) {
    let failed = failure(&endor(r#"["END-021"]"#, step));
    assert_eq!(failed.line(), Some(8), "{failed}");
    assert!(failed.to_string().contains(found), "{failed}\ndoes not say: {found}");
}

fn fails_in_xwing(step: &str, found: &str) {
    let failed = failure(&xwing(step));
    assert_eq!(failed.line(), Some(8), "{failed}");
    assert!(failed.to_string().contains(found), "{failed}\ndoes not say: {found}");
}

#[test]
fn the_plays_hold_without_a_mistake() {
    assert_eq!(run(&CATALOG, &endor(r#"["END-021"]"#, r#"Asked("rebel")"#)), Ok(()));
    assert_eq!(run(&CATALOG, &xwing(r#"Asked("Ace")"#)), Ok(()));
}

#[test]
fn an_event_that_does_not_exist_is_a_mistake_wherever_it_stands() {
    for step in [r#"NoEvent(("Mised", {}))"#, r#"Events([("Mised", {})])"#] {
        fails(step, "`Mised` is none of Advanced, Aimed, Ambushed,");
    }
    fails(r#"Told(by: "empire", events: [("Mised", {})])"#, "`Mised` is none of");
    fails(r#"NoEvent(("Public", {}))"#, "`Public` is none of");
    fails_in_xwing(r#"NoEvent(("Acts", {"ship": "Ace"}))"#, "`Acts` is none of Acted,");
}

#[test]
fn a_field_that_an_event_does_not_have_is_a_mistake() {
    fails(r#"NoEvent(("Missed", {"place": "M3"}))"#, "`place` is none of target");
    fails(r#"NoEvent(("ShieldsDown", {"at": 3}))"#, "`at` is none of none");
    fails_in_xwing(r#"NoEvent(("Gained", {"tokens": "Focus"}))"#, "`tokens` is none of count, ship, token");
}

#[test]
fn a_value_that_a_field_can_never_have_is_a_mistake() {
    fails(r#"NoEvent(("Missed", {"target": "X77"}))"#, "\"X77\" is nothing it can be");
    fails(r#"NoEvent(("Rolled", {"seat": "rebel"}))"#, "\"rebel\" is nothing it can be");
    fails_in_xwing(r#"NoEvent(("Gained", {"token": "Fokus"}))"#, "\"Fokus\" is nothing it can be");
    fails_in_xwing(r#"NoEvent(("Gained", {"ship": "Acee"}))"#, "\"Acee\" is nothing it can be");
    fails_in_xwing(r#"NoEvent(("Acted", {"act": {"Lock": "Acee"}}))"#, "is nothing it can be");
    fails_in_xwing(r#"NoEvent(("DealtUp", {"card": "directhits"}))"#, "is nothing it can be");
}

#[test]
fn a_path_that_does_not_exist_is_a_mistake_also_where_nothing_is_expected() {
    fails(r#"Expect("falcon.where", None)"#, "`where` is none of at, hits, track");
    fails(r#"Sees(by: "empire", at: "place.M1", is: None)"#, "`place` is none of");
    fails(r#"Expect("order.name", None)"#, "`order` is null, and nothing is inside it");
    fails(
        r#"Sees(by: "empire", at: "seats.rebel.hand.shown", is: None)"#,
        "`seats.rebel.hand` is \"hidden\"",
    );
    fails(r#"Changed(to: {}, besides: ["place"])"#, "`place` is none of");
}

#[test]
fn a_place_past_the_end_of_a_list_is_a_mistake() {
    fails(r#"Expect("seats.rebel.pile.1", None)"#, "`1` is beyond the list `seats.rebel.pile`, which has 1");
    fails(r#"Expect("discards.rebel.0.1", None)"#, "`0` is beyond the list `discards.rebel`, which has 0");
    fails_in_xwing(r#"Expect("ships.Escort.locks.1", None)"#, "which has 1");
}

#[test]
fn a_play_without_a_step_is_a_mistake() {
    assert_eq!(failure(&endor(r#"["END-021"]"#, "")), Failure::Empty { line: 7 });
    let empty = Failure::Empty { line: 8 };
    for step in [
        r#"Offered(by: "rebel", choices: [])"#,
        r#"NotOffered(by: "rebel", choices: [])"#,
        r#"Told(by: "rebel", events: [])"#,
        r#"Fork([(when: "alone", play: [Asked("rebel")])])"#,
        r#"Fork([(when: "one", play: [Asked("rebel")]), (when: "two", play: [])])"#,
        r#"SameFor(by: "empire", whichever: [[Asked("rebel")]])"#,
    ] {
        assert_eq!(failure(&endor(r#"["END-021"]"#, step)), empty, "{step}");
    }
}

#[test]
fn a_rule_that_the_ledger_does_not_know_is_a_mistake_wherever_it_stands() {
    let unknown = |line: usize, id: &str| Failure::UnknownRule { line, id: id.to_owned() };
    assert_eq!(failure(&endor(r#"["END-921"]"#, r#"Asked("rebel")"#)), unknown(3, "END-921"));
    assert_eq!(failure(&endor("[]", r#"Asked("rebel")"#)), Failure::NoRule { line: 3 });
    for step in [
        r#"Refuse(by: "rebel", do: Order(Y), rule: "END-921")"#,
        r#"Refuse(by: "rebel", do: Order(Y), rule: ["END-021", "END-921"])"#,
        r#"RefuseRoll(Dice([6]), "END-921")"#,
        r#"Fork([(when: "one", play: [Asked("rebel")]), (when: "two", play: [
            Refuse(by: "rebel", do: Order(Y), rule: "END-921")])])"#,
    ] {
        let failed = failure(&endor(r#"["END-021"]"#, step));
        assert!(matches!(&failed, Failure::UnknownRule { id, .. } if id == "END-921"), "{step}: {failed}");
    }
    let squad = failure(&xwing(r#"Squad((ships: []), Refused("X2-SQUADS-01"))"#));
    assert_eq!(squad, unknown(8, "X2-SQUADS-01"));
}

#[test]
fn that_an_answer_to_another_question_is_not_offered_says_nothing() {
    fails(r#"NotOffered(by: "rebel", choices: [Fly(to: "M4")])"#, "answers another question");
    fails(r#"NotOffered(by: "rebel", choices: [Order(Y), Hold])"#, "answers another question");
    fails_in_xwing(
        r#"NotOffered(by: "Ace", choices: [Attack(target: "Escort")])"#,
        "answers another question",
    );
    fails(r#"NotOffered(by: "empire", choices: [Order(Tie)])"#, "rebel is asked: “Give one order");
}

#[test]
fn a_failed_step_has_its_line_its_text_and_what_a_player_would_read() {
    let steps = "Asked(\"rebel\"), // so far\n\nRefuse(by: \"rebel\",\n do: Order(Y), // not there\n rule: \"END-031\",\n),";
    let failed = failure(&endor(r#"["END-021"]"#, steps));
    assert_eq!(
        failed.in_file("x.ron"),
        "x.ron:10: Refuse(by: \"rebel\", do: Order(Y), rule: \"END-031\")\n    \
         expected: refused by END-031\n    \
         found:    refused by END-021: “The revealed card does not show that order: choose one of the orders on it.”"
    );
    let failed = failure(&endor(r#"["END-021"]"#, r#"Expect("places.M2.x", 4)"#));
    assert!(failed.to_string().ends_with("expected: 4\n    found:    3"), "{failed}");
    let failed = failure(&endor(r#"["END-021"]"#, r#"Events([("Cleared", {})])"#));
    assert!(
        failed.to_string().contains(r#"{"Public":{"Revealed":{"card":["X","Luke"],"seat":0}}}"#),
        "{failed}"
    );
}

#[test]
fn a_failure_inside_a_fork_has_the_line_of_its_own_step() {
    let steps = r#"Fork([
    (when: "it is given", play: [Choose(by: "rebel", do: Order(X)),
        Asked("rebel")]),
    (when: "it is not", play: [
        Choose(by: "rebel", do: Pass),
        Asked("rebel"),
    ]),
])"#;
    let failed = failure(&endor(r#"["END-021"]"#, steps));
    assert_eq!(failed.line(), Some(13), "{failed}");
}

#[test]
fn branches_start_where_they_fork_and_so_does_what_follows() {
    let steps = r#"Fork([
    (when: "it is given", play: [Choose(by: "rebel", do: Order(X)), Expect("order", "X")]),
    (when: "it is not", play: [Choose(by: "rebel", do: Pass), Asked("empire")]),
]),
Expect("order", None),
Asked("rebel"),
NoEvent(("Passed", {}))"#;
    assert_eq!(run(&CATALOG, &endor(r#"["END-021"]"#, steps)), Ok(()));
}

#[test]
fn one_of_several_rules_may_refuse_and_no_other() {
    let step = r#"Refuse(by: "rebel", do: Order(Y), rule: ["END-031", "END-021"])"#;
    assert_eq!(run(&CATALOG, &endor(r#"["END-021"]"#, step)), Ok(()));
    fails(r#"Refuse(by: "rebel", do: Order(Y), rule: ["END-031", "END-034"])"#, "refused by END-021");
}

#[test]
fn all_that_has_changed_must_be_told() {
    let play = r#"Choose(by: "rebel", do: Order(X)), Choose(by: "rebel", do: Move(from: "M2", to: "M1", count: 2)),"#;
    let whole = r#"Changed(to: {"places.M1.x": 2, "places.M2.x": 1, "order": "X"}, besides: ["asked"])"#;
    assert_eq!(run(&CATALOG, &endor(r#"["END-045"]"#, &format!("{play}{whole}"))), Ok(()));
    let says = |step: &str, found: &str| {
        let failed = failure(&endor(r#"["END-045"]"#, &format!("{play}{step}")));
        assert!(failed.to_string().contains(found), "{failed}\ndoes not say: {found}");
    };
    says(r#"Changed(to: {"places.M1.x": 2, "order": "X"}, besides: ["asked"])"#, "`places.M2.x`: 3 / 1");
    says(r#"Changed(to: {"places.M1.x": 3}, besides: ["asked"])"#, "found:    2");
    says(r#"Changed(to: {"places.O6.tie": 4}, besides: ["asked"])"#, "it was 4 before");
}

/// Two hands to prepare.
fn preparing(step: &str) -> String {
    format!(
        r#"Scenario(title: (en: "A", fr: "B"), rules: ["END-014"], game: "endor",
given: (printed: true, step: Prepare, hands: {{"rebel": [[X, Luke], [Y, Luke], [B, Luke]],
    "empire": [[Tie, Vader], [Tie, Ambush], [Executor, Vader]]}}),
play: [
{step}
])"#
    )
}

#[test]
fn a_viewer_sees_the_same_whichever_secret_there_is_and_different_ones_are_told_apart() {
    let one = r#"[Choose(by: "rebel", do: Prepare([[X, Luke], [Y, Luke], [B, Luke]]))]"#;
    let other = r#"[Choose(by: "rebel", do: Prepare([[B, Luke], [Y, Luke], [X, Luke]]))]"#;
    let same =
        |by: &str, a: &str, b: &str| preparing(&format!(r#"SameFor(by: "{by}", whichever: [{a}, {b}])"#));
    assert_eq!(run(&CATALOG, &same("empire", one, other)), Ok(()));
    assert_eq!(run(&CATALOG, &same("spectator", one, other)), Ok(()));
    let own = failure(&same("rebel", one, other));
    assert!(own.to_string().contains("`seats.rebel.pile.0.shown.0`: \"X\" / \"B\""), "{own}");
    let none = failure(&same("empire", one, one));
    assert!(none.to_string().contains("number 2 leads where the first does"), "{none}");
    // What follows shows the first card: now they can be told apart.
    let then = r#"[Choose(by: "empire", do: Prepare([[Tie, Vader], [Tie, Ambush], [Executor, Vader]]))]"#;
    let step = format!(r#"SameFor(by: "empire", whichever: [{one}, {other}], then: {then})"#);
    let shown = failure(&preparing(&step));
    assert!(shown.to_string().contains("`revealed.1.0`: \"X\" / \"B\""), "{shown}");
}
