//! `escadrille sim`.

use crate::program::run;
use serde_json::Value;

fn json(args: &str) -> Value {
    serde_json::from_str(&run(args).ended(0).out).expect("JSON")
}

#[test]
fn the_result_has_rates_and_speeds() {
    let result = json("sim endor --games 20 --seats cadet,random --seed 3 --json");
    assert_eq!(result["games"], 20);
    for key in ["draws", "inputs", "seconds", "inputs_per_s", "games_per_s"] {
        assert!(result[key].is_number(), "{key}: {result}");
    }
    let rates = result["win_rate"].as_object().expect("rates by bot");
    assert_eq!(rates.keys().collect::<Vec<_>>(), ["cadet", "random"]);
    assert!((rates.values().filter_map(Value::as_f64).sum::<f64>() - 1.0).abs() < 1e-9);
}

#[test]
fn equal_seeds_give_equal_games_on_any_number_of_threads() {
    let games = |seed: u64, threads: u64| {
        let line =
            format!("sim endor --games 30 --seats random,random --seed {seed} --threads {threads} --json");
        let mut result = json(&line);
        for key in ["seconds", "inputs_per_s", "games_per_s"] {
            result.as_object_mut().expect("an object").remove(key);
        }
        result
    };
    assert_eq!(games(7, 1), games(7, 2));
    assert_ne!(games(7, 1)["inputs"], games(8, 1)["inputs"]);
}

#[test]
fn teams_of_four_play_too_and_people_read_percentages() {
    let ran = run("sim endor --games 4 --seats random,random --players 4").ended(0);
    assert!(ran.out.contains("random (2)") && ran.out.contains("95 %"), "{}", ran.out);
    assert!(ran.err.is_empty(), "a pipe sees no progress bar: {}", ran.err);
}

#[test]
fn what_does_not_exist_is_named_together_with_what_does() {
    for (args, wrong, right) in [
        ("sim checkers --games 1 --seats cadet,cadet", "checkers", "endor"),
        ("sim endor --games 1 --seats cadet,genius", "genius", "veteran"),
        ("sim endor --games 1 --seats cadet", "Two bots", "cadet,random"),
        ("sim endor --games 1 --seats cadet,cadet --players 3", "3 players", "Endor"),
        ("play endor --as luke", "luke", "rebel or empire"),
        ("play endor --bot genius", "genius", "ace"),
        ("play endor --policy speed=fast", "speed", "reshuffle"),
        ("play endor --policy reshuffle=never", "never", "at_once"),
        ("play checkers", "checkers", "endor"),
    ] {
        let ran = run(args).ended(2);
        assert!(ran.err.contains(wrong) && ran.err.contains(right), "{args}: {}", ran.err);
    }
}
