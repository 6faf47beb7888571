//! Questions about squadrons, as pages ask them.

use kernel::{Chance, Game, Quick};
use proptest::prelude::*;
use serde_json::{Value, json};
use std::sync::LazyLock;
use xwing::{Setup, Xwing};

static GAME: LazyLock<Xwing> = LazyLock::new(Xwing::second);

fn ask(what: &Value) -> Value {
    GAME.content().examine(what).unwrap_or_else(|why| panic!("{what}: {why}"))
}

fn points() -> Value {
    json!({ "kind": "points", "season": "last", "limit": 200 })
}

fn said(key: &str) -> bool {
    key.starts_with("xwing-") || key == "kernel-refused-not-a-question"
}

fn keys(told: &Value) -> Vec<&str> {
    let list = told.as_array().expect("a list");
    list.iter().map(|one| one["why"]["key"].as_str().expect("a key")).collect()
}

#[test]
fn a_squadron_is_billed_ship_by_ship_and_slot_by_slot() {
    let squad = json!({ "name": "Red Five", "ships": [
        { "pilot": "lukeskywalker", "upgrades": ["servomotorsfoils", "r2d2"] },
        { "pilot": "redsquadronveteran", "upgrades": [] },
    ] });
    let seen = ask(&json!({ "about": "squad", "format": points(), "squad": squad }));
    assert_eq!(seen["fine"], true, "{seen:#}");
    assert_eq!(seen["faction"], "rebelalliance");
    assert_eq!(seen["notes"], json!([]));
    let luke = &seen["ships"][0];
    assert_eq!(luke["own"], 61);
    let extras: i64 = luke["upgrades"]
        .as_array()
        .expect("two")
        .iter()
        .map(|card| card["points"].as_i64().expect("priced"))
        .sum();
    assert_eq!(luke["points"].as_i64(), Some(61 + extras));
    assert_eq!(seen["points"].as_i64(), luke["points"].as_i64().map(|points| points + 40));
    let places = luke["places"].as_array().expect("slots");
    let taken =
        |slot: &str| places.iter().find(|place| place["slot"] == slot).map(|place| place["upgrade"].clone());
    assert_eq!(taken("Configuration"), Some(json!(0)));
    assert_eq!(taken("Astromech"), Some(json!(1)));
    assert_eq!(taken("Torpedo"), Some(Value::Null));
    // What is written out can be read again, and is the same.
    let text = seen["xws"].as_str().expect("XWS");
    let again = ask(&json!({ "about": "squad", "format": points(), "squad": text }));
    assert_eq!(again["squad"]["ships"], {
        let mut ships = seen["squad"]["ships"].clone();
        for ship in ships.as_array_mut().expect("ships") {
            ship["upgrades"].as_array_mut().expect("upgrades").sort_by_key(Value::to_string);
        }
        let mut read = again["squad"]["ships"].clone();
        for ship in read.as_array_mut().expect("ships") {
            ship["upgrades"].as_array_mut().expect("upgrades").sort_by_key(Value::to_string);
        }
        assert_eq!(ships, read);
        again["squad"]["ships"].clone()
    });
    assert_eq!(again["points"], seen["points"]);
}

#[test]
fn everything_wrong_is_told_with_its_rule_and_its_ship() {
    let squad = json!({ "ships": [
        { "pilot": "idenversio", "upgrades": ["r2d2"] },
        { "pilot": "idenversio", "upgrades": [] },
        { "pilot": "lukeskywalker", "upgrades": ["nosuchcard"] },
        { "pilot": "nosuchpilot" },
    ] });
    let seen = ask(&json!({ "about": "squad", "format": points(), "squad": squad }));
    assert_eq!(seen["fine"], false);
    let faults = keys(&seen["faults"]);
    for expected in ["xwing-squad-limited", "xwing-squad-mixed-factions", "xwing-squad-no-slot"] {
        assert!(faults.contains(&expected), "{expected} in {faults:?}");
    }
    let slot = seen["faults"]
        .as_array()
        .expect("faults")
        .iter()
        .find(|one| one["why"]["key"] == "xwing-squad-no-slot");
    assert_eq!(slot.map(|one| (&one["rule"], &one["ship"])), Some((&json!("AMB-20"), &json!(0))));
    let notes = keys(&seen["notes"]);
    assert!(
        notes.contains(&"xwing-squad-xws-unknown-upgrade")
            && notes.contains(&"xwing-squad-xws-unknown-pilot")
    );
    // The same, if the players do not mind: only what nobody knows is missed.
    let casual = ask(&json!({ "about": "squad", "format": { "kind": "casual" }, "squad": squad }));
    assert_eq!(casual["faults"], json!([]));
    assert_eq!(casual["ships"].as_array().map(Vec::len), Some(3));
}

#[test]
fn cards_that_could_be_added_are_told_from_those_that_could_not() {
    let squad = json!({ "ships": [{ "pilot": "lukeskywalker", "upgrades": ["r2d2"] }] });
    let fit = ask(&json!({ "about": "fit", "format": points(), "squad": squad, "ship": 0 }));
    assert_eq!(fit["kind"], "upgrades");
    let card = |fit: &Value, id: &str| {
        fit["cards"].as_array().expect("cards").iter().find(|card| card["id"] == id).cloned().expect("a card")
    };
    assert_eq!(card(&fit, "servomotorsfoils")["against"], Value::Null);
    assert_eq!(card(&fit, "r3astromech")["against"]["why"]["key"], "xwing-squad-no-slot");
    assert_eq!(card(&fit, "agentkallus")["budget"], false);
    // In the place of the droid, another one fits.
    let fit = ask(&json!({ "about": "fit", "format": points(), "squad": squad, "ship": 0, "instead": 0 }));
    assert_eq!(card(&fit, "r3astromech")["against"], Value::Null);
    // Pilots: the second Luke is one too many, an Imperial is on another side, and money may be short.
    let tight = json!({ "kind": "points", "season": "last", "limit": 80 });
    let fit = ask(&json!({ "about": "fit", "format": tight, "squad": squad }));
    assert_eq!(card(&fit, "lukeskywalker")["against"]["why"]["key"], "xwing-squad-limited");
    assert_eq!(card(&fit, "academypilot")["against"]["why"]["key"], "xwing-squad-mixed-factions");
    assert_eq!(card(&fit, "bluesquadronescort")["budget"], true);
    let quick =
        ask(&json!({ "about": "fit", "format": { "kind": "quick", "threat": 8 }, "squad": { "ships": [] } }));
    assert_eq!(quick["kind"], "builds");
    assert_eq!(card(&quick, "lukeskywalker")["points"], 3);
    assert_eq!(card(&quick, "lukeskywalker")["against"], Value::Null);
    // two ships that come together.
    let bombers = card(&quick, "scimitarsquadronpilot");
    assert_eq!((&bombers["points"], bombers["ships"].as_array().map(Vec::len)), (&json!(3), Some(2)));
    assert_eq!(bombers["against"], Value::Null);
    let full =
        json!({ "about": "fit", "format": { "kind": "quick", "threat": 2 }, "squad": { "ships": [] } });
    assert_eq!(card(&ask(&full), "scimitarsquadronpilot")["budget"], true);
}

#[test]
fn ships_of_one_quick_build_are_billed_once() {
    let format = json!({ "kind": "quick", "threat": 8 });
    let bomber = json!({ "pilot": "scimitarsquadronpilot", "upgrades": ["protonbombs", "ionmissiles"] });
    let academy = json!({ "pilot": "academypilot", "upgrades": [], "build": 4 });
    let ships = json!([bomber, academy, bomber, academy, { "pilot": "academypilot" }]);
    let seen = ask(&json!({ "about": "squad", "format": format, "squad": { "ships": ships } }));
    assert_eq!((&seen["fine"], &seen["threat"]), (&json!(true), &json!(6)), "{seen}");
    let numbers: Vec<&Value> =
        seen["squad"]["ships"].as_array().expect("ships").iter().map(|s| &s["build"]).collect();
    assert_eq!(numbers, [&json!(1), &json!(2), &json!(1), &json!(2), &Value::Null]);
    assert_eq!((&seen["ships"][0]["threat"], &seen["ships"][0]["shared"]), (&json!(3), &json!([2])));
    assert_eq!((&seen["ships"][4]["threat"], &seen["ships"][4]["shared"]), (&json!(1), &Value::Null));
    // Its XWS says the same, and so does the set-up of a match.
    let again = ask(&json!({ "about": "squad", "format": format, "squad": seen["xws"] }));
    assert_eq!(again["squad"]["ships"], seen["squad"]["ships"]);
    let brought = json!([{ "from": "squad", "squad": { "ships": ships } }, { "from": "random" }]);
    let found = ask(&json!({ "about": "match", "mode": "standard", "format": format, "sides": brought }));
    assert_eq!(found["problem"], Value::Null);
    assert_eq!(found["setup"]["squads"][0]["ships"][1]["build"], 2);
    assert_eq!(found["sides"][1]["threat"], 6, "the other side is worth the same");
    // Half of it is told to bring the other half.
    let half = ask(&json!({ "about": "squad", "format": format, "squad": { "ships": [bomber] } }));
    assert_eq!(half["faults"][0]["why"]["key"], "xwing-squad-apart");
    assert_eq!((&half["faults"][0]["ship"], &half["faults"][0]["rule"]), (&json!(0), &json!("R-16")));
}

#[test]
fn matches_can_begin_with_what_is_answered() {
    let quick = json!({ "kind": "quick", "threat": 8 });
    let brought = json!({ "from": "squad", "squad": { "ships": [{ "pilot": "wedgeantilles" }, { "pilot": "idenversio" }] } });
    for (mode, format, sides) in [
        ("starter", points(), json!([{ "from": "same" }, { "from": "same" }])),
        ("escalation_core_box", points(), json!([{ "from": "same" }, { "from": "same" }])),
        (
            "standard",
            points(),
            json!([{ "from": "random" }, { "from": "random", "faction": "galacticempire" }]),
        ),
        ("standard", points(), json!([{ "from": "ready", "name": "imperial-aces" }, { "from": "random" }])),
        ("standard", quick.clone(), json!([{ "from": "random" }, { "from": "same" }])),
        (
            "escalation",
            json!({ "kind": "quick", "threat": 4 }),
            json!([{ "from": "random" }, { "from": "random" }]),
        ),
        ("standard", json!({ "kind": "casual" }), json!([brought, { "from": "random" }])),
    ] {
        let seen =
            ask(&json!({ "about": "match", "mode": mode, "format": format, "sides": sides, "seed": 5 }));
        assert_eq!(seen["problem"], Value::Null, "{mode} {format}");
        let setup: Setup = serde_json::from_value(seen["setup"].clone()).expect("a set-up");
        GAME.start(&setup).unwrap_or_else(|error| panic!("{mode} {format}: {error:?}"));
        let again =
            ask(&json!({ "about": "match", "mode": mode, "format": format, "sides": sides, "seed": 5 }));
        assert_eq!(again, seen, "the seed decides");
    }
    let seen = ask(
        &json!({ "about": "match", "mode": "standard", "format": quick, "sides": [brought, { "from": "same" }] }),
    );
    assert_eq!(seen["setup"], Value::Null);
    assert_eq!(seen["problem"]["key"], "xwing-examine-side");
}

#[test]
fn a_side_that_is_brought_later_leaves_its_place_free() {
    let luke = json!({ "from": "squad", "squad": { "ships": [{ "pilot": "lukeskywalker" }] } });
    let gather =
        |sides: Value| json!({ "about": "match", "mode": "standard", "format": points(), "sides": sides });
    let seen = ask(&gather(json!([luke, { "from": "later" }])));
    assert_eq!((&seen["problem"], &seen["sides"][1]["faults"]), (&Value::Null, &json!([])));
    assert_eq!((&seen["brought"][1], &seen["setup"]["squads"]), (&Value::Null, &Value::Null));
    let setup: Setup = serde_json::from_value(seen["setup"].clone()).expect("a set-up");
    let brought = GAME.content().admit(&setup, &seen["brought"][0]).expect("what is told can be brought");
    assert_eq!(brought.squad.ships[0].pilot.as_str(), "lukeskywalker");
    let seen = ask(&gather(json!([{ "from": "later" }, { "from": "random", "faction": "galacticempire" }])));
    assert_eq!((&seen["brought"][0], &seen["sides"][1]["faction"]), (&Value::Null, &json!("galacticempire")));
    assert_eq!(
        ask(&gather(json!([{ "from": "later" }, { "from": "later" }])))["brought"],
        json!([null, null])
    );
    let wrong = json!({ "from": "squad", "squad": { "ships": [] } });
    assert_eq!(ask(&gather(json!([wrong, { "from": "later" }])))["problem"]["key"], "xwing-examine-side");
    let refused = GAME.content().examine(&gather(json!([{ "from": "same" }, { "from": "later" }])));
    assert_eq!(refused.expect_err("the same as what?").why.key, "xwing-examine-no-same");
}

#[test]
fn each_side_brings_three_obstacles_its_own_or_those_that_were_picked() {
    let own = ["coreasteroid0", "coreasteroid1", "coreasteroid3"];
    let luke =
        json!({ "from": "squad", "squad": { "ships": [{ "pilot": "lukeskywalker" }], "obstacles": own } });
    let begin = |obstacles: Value| {
        let sides = json!([luke, { "from": "ready", "name": "imperial-aces" }]);
        let what = json!({ "about": "match", "mode": "standard", "format": points(), "sides": sides, "obstacles": obstacles });
        GAME.content().examine(&what)
    };
    let setup = |obstacles: Value| begin(obstacles).expect("a match")["setup"]["obstacles"].clone();
    let core = ["coreasteroid2", "coreasteroid4", "coreasteroid5"];
    assert_eq!(
        setup(json!([null, null])),
        json!([own, core].concat()),
        "what comes with a squadron is brought"
    );
    assert_eq!(setup(json!([[], null])), Value::Null, "the six of the core box, as usual");
    let picked = setup(json!([[], ["yt2400debris0", "yt2400debris1", "vt49decimatordebris0"]]));
    assert_eq!(picked.as_array().map(Vec::len), Some(6));
    assert_eq!(picked[3], "yt2400debris0");
    assert_eq!(
        begin(json!([["deathstar"], null])).expect_err("too big").why.key,
        "xwing-setup-unknown-obstacle"
    );
    let whole: Setup = serde_json::from_value(begin(json!([null, null])).expect("a match")["setup"].clone())
        .expect("a set-up");
    GAME.start(&whole).expect("it can begin");
}

#[test]
fn questions_that_are_none_are_refused_in_a_sentence() {
    for what in [
        json!(null),
        json!([]),
        json!({}),
        json!({ "about": "weather" }),
        json!({ "about": "squad", "squad": {} }),
        json!({ "about": "squad", "format": { "kind": "points", "season": "x".repeat(90), "limit": 1 }, "squad": {} }),
        json!({ "about": "random", "format": points(), "factions": ["nobody", null] }),
        json!({ "about": "random", "format": { "kind": "quick", "threat": 255 } }),
        json!({ "about": "match", "mode": "standard", "format": points(), "sides": [{ "from": "ready", "name": "x" }, { "from": "same" }] }),
    ] {
        let refused = GAME.content().examine(&what).expect_err("it is no question");
        assert!(said(refused.why.key), "{what}: {refused}");
    }
}

#[test]
fn random_squadrons_of_every_size_are_equal_or_refused() {
    let threats = [0_u8, 1, 8, 16, 24, 25, 255].map(|threat| json!({ "kind": "quick", "threat": threat }));
    let limits = [0_u16, 21, 60, 200, u16::MAX]
        .map(|limit| json!({ "kind": "points", "season": "last", "limit": limit }));
    let mut found = 0;
    for format in threats.into_iter().chain(limits) {
        match GAME.content().examine(&json!({ "about": "random", "format": format, "seed": 3 })) {
            Ok(pair) => {
                let worth = |side: usize| {
                    let kind = if format["kind"] == "quick" { "threat" } else { "points" };
                    pair["squads"][side][kind].as_u64().expect("a number")
                };
                assert_eq!(worth(0), worth(1), "{format}");
                found += 1;
            }
            Err(refused) => assert_eq!(refused.why.key, "xwing-examine-no-random", "{format}"),
        }
    }
    assert!(found >= 5, "{found} of 12");
}

/// Any JSON at all.
fn anything() -> impl Strategy<Value = Value> {
    let words = prop::sample::select(vec![
        "about",
        "squad",
        "fit",
        "random",
        "match",
        "format",
        "kind",
        "points",
        "quick",
        "casual",
        "season",
        "last",
        "limit",
        "threat",
        "ships",
        "pilot",
        "pilots",
        "upgrades",
        "lukeskywalker",
        "r2d2",
        "id",
        "sides",
        "from",
        "same",
        "ready",
        "standard",
        "mode",
        "ship",
        "instead",
        "seed",
        "name",
        "obstacles",
        "",
        "é\u{0}",
    ]);
    let leaf = prop_oneof![
        Just(Value::Null),
        any::<bool>().prop_map(Value::from),
        any::<i64>().prop_map(Value::from),
        (0..9_i64).prop_map(Value::from),
        words.clone().prop_map(Value::from),
        ".{0,60}".prop_map(Value::from),
    ];
    leaf.prop_recursive(4, 48, 8, move |inner| {
        prop_oneof![
            prop::collection::vec(inner.clone(), 0..8).prop_map(Value::from),
            prop::collection::btree_map(words.clone().prop_map(str::to_owned), inner, 0..8)
                .prop_map(|map| Value::Object(map.into_iter().collect())),
        ]
    })
}

/// What is answered for a squadron in every format, whatever it is.
fn judge(squad: &Value) -> Result<(), TestCaseError> {
    for format in [points(), json!({ "kind": "quick", "threat": 8 }), json!({ "kind": "casual" })] {
        let seen = ask(&json!({ "about": "squad", "format": format, "squad": squad }));
        let ships = seen["ships"].as_array().map_or(0, Vec::len);
        prop_assert_eq!(Some(ships), seen["squad"]["ships"].as_array().map(Vec::len));
        if seen["fine"] == true {
            prop_assert!(ships > 0 && keys(&seen["faults"]).is_empty());
            let mode = "standard";
            let sides = json!([{ "from": "squad", "squad": squad }, { "from": "same" }]);
            let opening = ask(&json!({ "about": "match", "mode": mode, "format": format, "sides": sides }));
            let setup: Setup = serde_json::from_value(opening["setup"].clone()).expect("a set-up");
            prop_assert!(GAME.start(&setup).is_ok(), "{}", opening);
        } else {
            prop_assert!(!keys(&seen["faults"]).is_empty() || !keys(&seen["notes"]).is_empty());
        }
        for ship in 0..=ships {
            ask(&json!({ "about": "fit", "format": format, "squad": squad, "ship": ship, "instead": ship }));
        }
    }
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn any_json_is_answered(what in anything()) {
        if let Err(refused) = GAME.content().examine(&what) {
            prop_assert!(said(refused.why.key), "{}", refused);
        }
    }

    #[test]
    fn any_squadron_is_judged(squad in anything()) {
        judge(&squad)?;
    }

    #[test]
    fn damaged_files_of_good_squadrons_are_judged(seed in any::<u64>()) {
        let mut chance = Quick::new(seed);
        let pair = ask(&json!({ "about": "random", "format": points(), "seed": seed % 50 }));
        let text = pair["squads"][0]["xws"].as_str().expect("XWS").to_owned();
        let mut bytes = text.into_bytes();
        for _ in 0..chance.below(6) {
            // Nothing is left to damage.
            if bytes.is_empty() {
                break;
            }
            let at = chance.below(bytes.len() as u32) as usize;
            match chance.below(4) {
                0 => bytes[at] = chance.bits() as u8,
                1 => drop(bytes.remove(at)),
                2 => bytes.insert(at, b"\"{}[],:x7"[chance.below(9) as usize]),
                _ => bytes.truncate(at.max(1)),
            }
        }
        judge(&Value::from(String::from_utf8_lossy(&bytes).into_owned()))?;
    }
}
