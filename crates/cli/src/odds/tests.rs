//! What is typed and what is answered.

use super::*;
use clap::Parser;
use serde_json::Value;
use words::Lang;

#[derive(Debug, Parser)]
struct Line {
    #[command(flatten)]
    odds: Odds,
}

fn options(line: &str) -> Odds {
    Line::try_parse_from(std::iter::once("odds").chain(line.split(' '))).expect("it can be typed").odds
}

fn said(line: &str, lang: Lang) -> String {
    let mut out = Vec::new();
    run(&Words::new(lang), &options(line), &mut out).expect("it can be answered");
    String::from_utf8(out).expect("text")
}

fn json(line: &str) -> Value {
    serde_json::from_str(&said(&format!("{line} --json"), Lang::En)).expect("JSON")
}

fn refused(line: &str) -> Failure {
    run(&Words::new(Lang::En), &options(line), &mut Vec::new()).expect_err("it cannot be answered")
}

const FIRST: &str = "--attack 3 --attack-focus --lock --defense 3 --defense-focus --evade";

#[test]
fn the_json_has_the_expected_damage_and_the_distributions() {
    let found = json(FIRST);
    let near =
        |value: &Value, expected: f64| assert!((value.as_f64().expect("a number") - expected).abs() < 1e-12);
    near(&found["expected_damage"], 0.312_852_859_497_070_3);
    near(&found["totals"][1], 0.225_949_287_414_550_78);
    let sum = |key: &str| -> f64 {
        found[key]
            .as_array()
            .expect("a list")
            .iter()
            .map(|row| row["chance"].as_f64().expect("a number"))
            .sum()
    };
    assert_eq!((sum("results"), sum("damage")), (1.0, 1.0));
    assert_eq!(found.get("destroyed"), None);
}

#[test]
fn a_series_is_told_attack_by_attack() {
    let found = json(&format!("{FIRST} --attacks 2 --hull 3"));
    assert_eq!(found["after"].as_array().map(Vec::len), Some(2));
    assert_eq!(found["after"][1]["destroyed"], found["destroyed"]);
    let counted = json(&format!("{FIRST} --attacks 2"));
    let expected = counted["expected_damage"].as_f64().expect("a number");
    assert!((expected - 1.429_703_696_999_24).abs() < 1e-12);
    assert_ne!(
        json(&format!("{FIRST} --attacks 6 --foresee"))["expected_damage"],
        json(&format!("{FIRST} --attacks 6"))["expected_damage"]
    );
}

#[test]
fn both_languages_draw_bars() {
    let english = said(FIRST, Lang::En);
    assert!(
        english.starts_with(
            "Attack: 3 dice, a focus token and a lock\nDefence: 3 dice, a focus token and an evade token\n"
        ),
        "{english}"
    );
    assert!(english.contains("Expected damage 0.313") && english.contains("73.06%  ████"), "{english}");
    let french = said(FIRST, Lang::Fr);
    assert!(french.contains("Dégâts attendus 0,313") && french.contains("73,06\u{A0}%"), "{french}");
    for text in
        [english, french, said(&format!("{FIRST} --attacks 3 --shields 2 --hull 4 --foresee"), Lang::Fr)]
    {
        assert!(!text.contains(['[', '{']), "{text}");
    }
}

#[test]
fn every_option_reaches_the_dice() {
    let damage = |line: &str| json(line)["expected_damage"].as_f64().expect("a number");
    let plain = damage("--attack 3 --defense 2");
    for more in [
        "--attack-focus",
        "--attack-calculate",
        "--attack-force 2",
        "--lock",
        "--attack-reroll 1",
        "--attack-reroll 1:blank@charge --attack-charges",
        "--attack-change blank>hit",
        "--attack-add hit",
        "--attacker-change evade>blank",
        "--attacker-reroll 1:evade",
        "--range 1",
        "--tractored",
    ] {
        assert!(damage(&format!("--attack 3 --defense 2 {more}")) > plain, "{more}");
    }
    for less in [
        "--defense-focus",
        "--defense-calculate",
        "--defense-force",
        "--evade 2",
        "--reinforce",
        "--range 3",
        "--obstructed",
        "--cloaked",
        "--ion",
        "--defense-reroll 1:blank",
        "--defense-change focus>evade!",
        "--defense-reroll 1@charge --defense-charges",
        "--defense-add evade",
        "--defender-reroll 1",
        "--defender-change hit>focus!",
        "--recover-force 1",
    ] {
        assert!(damage(&format!("--attack 3 --defense 2 {less}")) < plain, "{less}");
    }
    assert_eq!(damage("--attack 3 --defence 2"), plain);
}

#[test]
fn rolled_dice_show_what_each_way_is_worth() {
    let line = "--attack 3 --attack-focus --lock --rolled hit,focus,blank --defense 2";
    let found = json(line);
    let best: Vec<_> =
        found["ways"].as_array().expect("a list").iter().filter(|way| way["best"] == true).collect();
    assert_eq!(best.len(), 1);
    assert_eq!(best[0]["act"]["reroll"]["blank"], 1);
    let text = said(line, Lang::En);
    assert!(text.contains("Attack: 1 hit, 1 focus, 1 blank, a focus token and a lock"), "{text}");
    assert!(text.contains("▶") && text.contains("Spend the lock: reroll 1 blank"), "{text}");
    assert!(said(&format!("{line} --rerolled crit"), Lang::Fr).contains("déjà relancés 1 critique"));
}

#[test]
fn what_cannot_be_understood_is_explained() {
    for (line, why) in [
        ("--attack 11", "at most 10 dice"),
        ("--attack 3 --attack-change hit>crut", "“crut” is no face"),
        ("--attack 3 --attack-change crit", "is no change"),
        ("--attack 3 --attack-reroll 0", "no number of dice"),
        ("--attack 3 --attack-reroll 1@luck", "nothing to pay with"),
        ("--attack 3 --defense 3 --defense-reroll 1:hit", "Type evade, focus or blank."),
    ] {
        let failure = refused(line);
        assert!(failure.code == 2 && failure.text.contains(why), "{line}: {}", failure.text);
    }
}
