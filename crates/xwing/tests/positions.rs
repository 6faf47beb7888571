//! Positions that cannot stand are refused with a reason, and words that mean nothing with another.

use kernel::{Game as _, Log, Pending, Scriptable as _};
use xwing::{Choice, Position, Xwing};

/// What comes of a scenario with this position and play.
fn outcome(given: &str, play: &str) -> Result<(), String> {
    let text = format!(
        r#"Scenario(title: (en: "x", fr: "x"), rules: ["X2-SETUP-14"], game: "xwing2e", given: ({given}), play: [{play}])"#
    );
    scenario::run_with(&Xwing::second(), &text).map_err(|failure| failure.to_string())
}

fn refused(given: &str, why: &str) {
    let said = outcome(given, "Settled").expect_err(given);
    assert!(said.contains(why), "{given}: {said}");
}

const PAIR: &str = r#"ships: [
    (name: "Escort", pilot: "bluesquadronescort", at: (450, 100)),
    (name: "Ace", pilot: "blacksquadronace", at: (450, 800)),
]"#;

#[test]
fn a_pair_of_ships_can_stand_anywhere_on_the_table() {
    outcome(PAIR, r#"Asked("Escort"), Asked("Ace"), Settled"#).expect("a position");
    for phase in ["Planning", "System", "Activation", "Engagement", "End", "Decks"] {
        outcome(&format!("{PAIR}, phase: {phase}"), r#"Expect("ships.len", 2)"#).expect(phase);
    }
    for phase in ["Setup", "Obstacles", "Ships"] {
        outcome(
            &format!(r#"ships: [(pilot: "bluesquadronescort"), (pilot: "academypilot")], phase: {phase}"#),
            r#"Expect("ships.len", 2)"#,
        )
        .expect(phase);
    }
}

#[test]
fn ships_that_cannot_stand_there_are_refused() {
    let two = |at: &str| {
        format!(r#"ships: [(pilot: "academypilot", at: (450, 450)), (pilot: "academypilot", {at})]"#)
    };
    refused(&two("at: (470, 470)"), "academypilot overlaps academypilot-2");
    refused(&two("at: (890, 100)"), "academypilot-2 is off the table");
    refused(&two("at: (-40, 100)"), "academypilot-2 is off the table");
    refused(&two(""), "academypilot-2 has no place");
    refused(&two(r#"at: AtRange(of: "Nobody", range: 1)"#), "there is no ship `Nobody`");
    refused(&two(r#"at: AtRange(of: "academypilot", range: 4)"#), "range 4 is not a segment");
    refused(&two(r#"at: AtRange(of: "academypilot")"#), "either a range or a gap");
    refused(
        r#"ships: [
            (name: "A", pilot: "academypilot", at: Touching(of: "B")),
            (name: "B", pilot: "academypilot", at: Touching(of: "A")),
        ]"#,
        "is placed by a ship that is placed by it",
    );
}

#[test]
fn ships_that_cannot_be_like_that_are_refused() {
    let one =
        |more: &str| format!(r#"ships: [(name: "Luke", pilot: "lukeskywalker", at: (450, 450), {more})]"#);
    refused(&one("shields: 3"), "Luke: 3 shields, and it can have 2");
    refused(&one("force: 3"), "Luke: 3 Force charges");
    refused(&one(r#"upgrades: ["nothing"]"#), "no upgrade `nothing`");
    refused(&one(r#"upgrades: ["r2d2"], charges: {"r2d2": 4}"#), "4 charges, and it can have 3");
    refused(&one(r#"charges: {"r2d2": 1}"#), "it has no card `r2d2`");
    refused(&one(r#"upgrades: ["r2d2"], faces: {"r2d2": 1}"#), "`r2d2` has 1 faces");
    refused(&one(r#"dial: "5FW""#), "5FW is not on its dial");
    refused(&one("damage: 4"), "destroyed by 4 damage cards");
    refused(&one(r#"critical: ["nothing"]"#), "no damage card `nothing`");
    refused(&one(r#"locks: ["Luke"]"#), "cannot have locked so many, nor itself");
    refused(&one("turret: Left"), "it has no turret");
    refused(&one("partial: true"), "say which");
    refused(&one(r#"seat: "three""#), "its seat is one or two");
    refused(r#"ships: [(pilot: "nobody", at: (450, 450))]"#, "there is no ship card `nobody`");
    refused("ships: []", "there is no ship");
}

#[test]
fn things_that_cannot_lie_there_are_refused() {
    let with = |more: &str| format!("{PAIR}, {more}");
    refused(&with(r#"obstacles: [(id: "nothing", at: (450, 450))]"#), "no obstacle `nothing`");
    refused(&with(r#"obstacles: [(id: "coreasteroid2", at: (10, 450))]"#), "obstacle 1 is off the table");
    let heap = r#"obstacles: [(id: "coreasteroid2", at: (450, 450)), (id: "coreasteroid4", at: (460, 450))]"#;
    refused(&with(heap), "obstacle 1 lies on another");
    refused(&with(r#"devices: [(id: "nothing", owner: "Ace", at: (450, 450))]"#), "no device `nothing`");
    refused(&with(r#"decks: {"two": ["nothing"]}"#), "no damage card `nothing`");
    let many = r#"decks: {"two": ["hullbreach", "hullbreach", "hullbreach"]}"#;
    refused(&with(many), "not so many cards `hullbreach`");
    refused(&with(r#"first: "nobody""#), "no seat `nobody`");
}

#[test]
fn every_damage_card_is_somewhere() {
    let given = format!(
        r#"{PAIR}, phase: Engagement, decks: {{"two": ["directhit"]}}, discards: {{"two": ["fuelleak"]}}, spent: ["one"]"#
    );
    let play = r#"Expect("decks", {"one": 0, "two": 32}), Expect("discards.two", ["fuelleak"]), Expect("discards.one.len", 33)"#;
    outcome(&given, play).expect("conserved");
}

#[test]
fn what_bars_a_ship_that_is_not_asked_can_be_named() {
    // Both touch, and so neither is asked for an attack; the third has nobody in its arc.
    let given = r#"phase: Engagement, ships: [(name: "Escort", pilot: "bluesquadronescort", at: (450, 300)),
        (name: "Ace", pilot: "academypilot", at: Touching(of: "Escort")), (name: "Luke", pilot: "lukeskywalker", at: (60, 60))]"#;
    let attack = r#"Attack(target: "Ace")"#;
    let refuse = |by: &str, rule: &str| format!(r#"Refuse(by: "{by}", do: {attack}, rule: "{rule}")"#);
    outcome(given, &refuse("Escort", "X2-MOVE-22")).expect("they touch");
    outcome(given, &refuse("Luke", "X2-ARC-03")).expect("out of arc");
    let wrong = outcome(given, &refuse("Escort", "X2-ARC-03")).expect_err("it is in the arc");
    assert!(wrong.contains("refused by X2-ARC-03"), "{wrong}");
}

#[test]
fn words_that_mean_nothing_are_errors_and_not_refusals() {
    let wrong = |step: &str, why: &str| {
        let said = outcome(PAIR, step).expect_err(step);
        assert!(said.contains(why), "{step}: {said}");
    };
    wrong(r#"Choose(by: "Nobody", do: Pass)"#, "`Nobody` is none");
    wrong(r#"Choose(by: "Ace", do: Ship("Nobody"))"#, "there is no ship `Nobody`");
    wrong(r#"Refuse(by: "Ace", do: Use("r2d2"), rule: "X2-PLAN-01")"#, "no ship has `r2d2`");
    wrong(r#"Expect("nothing.Ace", None)"#, "`nothing` is none of arc_range, area");
    wrong(r#"Expect("ships.Ace.tokens.focus", 1)"#, "`focus` is none of Calculate, Cloak");
    wrong(r#"Refuse(by: "Ace", do: Act(Focus), rule: "X2-MOVE-10")"#, "TABLE-NOT-AN-ANSWER");
    wrong(r#"Near("ships.Ace.pose.x", 451, 0.5)"#, "give or take");
    wrong(r#"Choose(by: "Ace", do: Jump)"#, "Jump");
    wrong(
        r#"Choose(by: "Ace", do: Dial("5FW")), Settled, Asked("Escort"), NotAsked("Ace"), NotAsked("Escort")"#,
        "asked nothing",
    );
}

#[test]
fn a_place_is_found_at_a_crowded_edge() {
    // The only gap for the last ship, 80 mm wide as it is, is from 101 to 188 mm.
    let placed = [61, 228, 347, 486].map(|x| format!(r#"(pilot: "outerrimsmuggler", at: ({x}, 50))"#));
    let text = format!(
        r#"(phase: Ships, area: (600, 900), ships: [{}, (pilot: "outerrimsmuggler"), (pilot: "academypilot")])"#,
        placed.join(", ")
    );
    let options = ron::Options::default().with_default_extension(ron::extensions::Extensions::IMPLICIT_SOME);
    let given: Position = options.from_str(&text).expect("a position");
    let (game, state) = Xwing::second().stage(&given, &mut Log::off()).expect("it can stand");
    let Pending::Decide(demands) = game.pending(&state) else { panic!("somebody places a ship") };
    let last = &demands[0];
    assert_eq!(last.by.0, 0, "the smuggler is due");
    let mut listed = Vec::new();
    game.legal(&state, last, &mut listed);
    assert!(!listed.is_empty(), "there is room for it");
    for choice in listed {
        assert_eq!(game.check(&state, last, &choice), Ok(()));
        let Choice::Place { at, .. } = choice else { panic!("{choice:?}") };
        assert!((141_000..=148_000).contains(&at.x), "{at:?}");
    }
}
