//! `escadrille replay`, of true journals and of tampered ones.

use crate::program::{Ran, joined, journal, run_with};
use endor::{Choice, Dice, Endor, Rolled};
use kernel::{
    Input,
    journal::{Flaw, Journal, JournalError},
};
use std::sync::LazyLock;

static JOURNAL: LazyLock<String> = LazyLock::new(journal);

fn replay(text: &str, options: &[&str]) -> Ran {
    let dir = tempfile::tempdir().expect("a folder");
    let file = dir.path().join("match.jsonl");
    std::fs::write(&file, text).expect("a file");
    let name = file.display().to_string();
    run_with(["replay", name.as_str()].iter().chain(options), b"")
}

/// The journal with one line changed.
fn with_line(number: usize, change: impl Fn(&str) -> String) -> String {
    let line = |(n, line): (usize, &str)| if n + 1 == number { change(line) } else { line.to_owned() };
    JOURNAL.lines().enumerate().map(line).collect::<Vec<_>>().join("\n") + "\n"
}

/// The journal with an entry changed, all links made anew so that only the rules and the dice can object.
fn relinked(change: impl FnOnce(&mut Journal<Endor>) -> usize) -> (String, usize) {
    let mut journal = Journal::<Endor>::read(&JOURNAL).expect("a true journal");
    let entry = change(&mut journal);
    let chain = journal.chain();
    journal.end.as_mut().expect("the match is over").chain = chain;
    (journal.write(), entry + 2)
}

#[track_caller]
fn fails_at(text: &str, line: usize, why: &str) {
    let ran = replay(text, &["--verify"]).ended(1);
    assert!(ran.err.contains(&format!("line {line}, column ")), "{why}: {}", ran.err);
    assert!(ran.err.contains(why), "{why}: {}", ran.err);
    let french = replay(text, &["--verify", "--lang", "fr"]).ended(1);
    assert!(french.err.contains(&format!("ligne {line}, colonne ")), "{}", french.err);
    let json = replay(text, &["--verify", "--json"]).ended(1);
    let value: serde_json::Value = serde_json::from_str(&json.out).expect("JSON");
    assert_eq!((&value["ok"], &value["line"]), (&false.into(), &line.into()), "{value}");
}

#[test]
fn a_true_journal_is_proved() {
    let ran = replay(&JOURNAL, &["--verify"]).ended(0);
    for proof in
        ["were played again", "drawn again from the key", "The last state has the hash", "The journal holds."]
    {
        assert!(ran.out.contains(proof), "{proof}: {}", ran.out);
    }
    let json = replay(&JOURNAL, &["--verify", "--json"]).ended(0);
    let value: serde_json::Value = serde_json::from_str(&json.out).expect("JSON");
    assert_eq!((&value["ok"], &value["dice"], &value["over"]), (&true.into(), &"true".into(), &true.into()));
}

#[test]
fn the_log_is_told_with_numbers_and_rules() {
    let ran = replay(&JOURNAL, &[]).ended(0);
    assert!(ran.out.contains("    0  The Rebel deck was shuffled. [END-030]"), "{}", ran.out);
    assert!(ran.out.contains("victory for"));
    let json = replay(&JOURNAL, &["--json"]).ended(0);
    let value: serde_json::Value = serde_json::from_str(&json.out).expect("JSON");
    assert_eq!(value["log"][0]["rule"], "END-030");
}

#[test]
fn a_moment_is_shown_with_nothing_hidden() {
    let start = replay(&JOURNAL, &["--at", "2"]).ended(0);
    assert!(start.out.contains("After 2 of "), "{}", start.out);
    assert_eq!(start.out.matches("·  ").count(), 12, "both hands: {}", start.out);
    let late = replay(&JOURNAL, &["--at", "999999"]).ended(2);
    assert!(late.err.contains("999999"), "{}", late.err);
    let json = replay(&JOURNAL, &["--at", "2", "--json"]).ended(0);
    let value: serde_json::Value = serde_json::from_str(&json.out).expect("JSON");
    assert_eq!(value["view"]["round"], 1);
}

#[test]
fn a_changed_choice_is_found_at_its_line() {
    let number = JOURNAL.lines().position(|line| line.contains("{\"Order\":")).expect("an order") + 1;
    let changed =
        with_line(number, |line| line.replacen("{\"Order\":\"", "{\"Order\":\"X\"},\"was\":{\"", 1));
    fails_at(&changed, number, "cannot be read");
    let other = with_line(number, |line| {
        let (before, rest) = line.split_once("{\"Order\":\"").expect("an order");
        let (_, after) = rest.split_once('"').expect("its name");
        format!("{before}{{\"Order\":\"Redemption\"{after}")
    });
    fails_at(&other, number, "the link does not follow");
}

#[test]
fn a_changed_choice_is_refused_by_the_rules_even_if_all_links_are_made_anew() {
    let (text, line) = relinked(|journal| {
        let at =
            |input: &Input<Choice, Rolled>| matches!(input, Input::Choose { choice: Choice::Order(_), .. });
        let n = journal.entries.iter().position(|entry| at(&entry.input)).expect("an order");
        if let Input::Choose { choice, .. } = &mut journal.entries[n].input {
            *choice = Choice::Stay;
        }
        n
    });
    fails_at(&text, line, "the rules refuse this");
}

#[test]
fn changed_dice_are_not_those_of_the_key() {
    let number = JOURNAL.lines().position(|line| line.contains("{\"Dice\":[")).expect("dice") + 1;
    let changed = with_line(number, |line| {
        let (before, rest) = line.split_once("{\"Dice\":[").expect("dice");
        let (dice, after) = rest.split_once(']').expect("their end");
        let count = dice.split(',').count();
        format!("{before}{{\"Dice\":[{}]{after}", vec!["6"; count].join(","))
    });
    fails_at(&changed, number, "the link does not follow");
    // Dice that could have fallen otherwise without changing the match: only the key tells.
    let game = Endor::classic();
    let journal = Journal::<Endor>::read(&JOURNAL).expect("a true journal");
    let lowered = |n: usize| {
        relinked(|journal| {
            if let Input::Chance(Rolled::Dice(dice)) = &mut journal.entries[n].input {
                let other: Vec<u8> = dice.iter().map(|&die| if die == 2 { 1 } else { die }).collect();
                *dice = Dice::new(&other).expect("dice");
            }
            n
        })
    };
    let told = |n: &usize| {
        let found = Journal::<Endor>::read(&lowered(*n).0).expect("well linked").verify(&game);
        matches!(found, Err(JournalError { line, why: Flaw::OtherDice { .. }, .. }) if line == n + 2)
    };
    let n = (0..journal.entries.len()).find(told).expect("some dice that changed nothing");
    let (text, line) = lowered(n);
    fails_at(&text, line, "the key gives");
}

#[test]
fn a_missing_line_is_missed_where_it_was() {
    let removed = joined(JOURNAL.lines().enumerate().filter(|(n, _)| *n != 9).map(|(_, line)| line));
    fails_at(&removed, 10, "entry 8 should stand here, and it is entry 9");
}

#[test]
fn another_key_is_not_the_one_committed_to() {
    let last = JOURNAL.lines().count();
    let changed = with_line(last, |line| {
        let (before, after) = line.split_once("\"key\":\"").expect("a key");
        let digit = if after.starts_with('0') { '1' } else { '0' };
        format!("{before}\"key\":\"{digit}{}", &after[1..])
    });
    fails_at(&changed, last, "the first line committed to");
}

#[test]
fn an_unfinished_journal_is_told_and_proved_as_far_as_it_goes() {
    let part = joined(JOURNAL.lines().take(12));
    let told = replay(&part, &[]).ended(0);
    assert!(told.out.contains("The journal ends here; the game does not."), "{}", told.out);
    let proved = replay(&part, &["--verify"]).ended(3);
    assert!(proved.out.contains("The game is not over."), "{}", proved.out);
    assert!(!proved.out.contains("The journal holds."), "{}", proved.out);
    assert!(proved.out.contains("cannot be decided"), "{}", proved.out);
    let json = replay(&part, &["--verify", "--json"]).ended(3);
    let value: serde_json::Value = serde_json::from_str(&json.out).expect("JSON");
    assert_eq!((&value["ok"], &value["verdict"]), (&false.into(), &"undecided".into()), "{value}");
}

#[test]
fn a_finished_journal_without_its_end_or_its_key_does_not_hold() {
    let lines = JOURNAL.lines().count();
    let without_end = joined(JOURNAL.lines().take(lines - 1));
    fails_at(&without_end, lines, "which reveals the key, is missing");
    let without_key = with_line(lines, |line| {
        let (before, after) = line.split_once(",\"key\":\"").expect("a key");
        format!("{before}{}", &after[65..])
    });
    fails_at(&without_key, lines, "its key is not revealed");
}

#[test]
fn unknown_fields_are_refused_wherever_they_are() {
    let last = JOURNAL.lines().count();
    for (line, from, to) in [
        (1, "\"setup\":{", "\"setup\":{\"x\":1,"),
        (2, "{\"n\":0,", "{\"n\":0,\"x\":1,"),
        (2, "{\"chance\":{", "{\"chance\":{\"x\":1,"),
        (last, "{\"entries\"", "{\"x\":1,\"entries\""),
    ] {
        let changed = with_line(line, |text| {
            assert!(text.contains(from), "{text}");
            text.replacen(from, to, 1)
        });
        let ran = replay(&changed, &["--verify"]).ended(1);
        assert!(ran.err.contains(&format!("line {line}, column ")), "{}", ran.err);
        assert!(!ran.err.contains("the link does not follow"), "{from}: {}", ran.err);
    }
}

#[test]
fn other_files_are_named_for_what_they_are() {
    for (text, why) in [
        ("", "the file is empty"),
        ("hello\n", "line 1, column 1"),
        ("{\"format\":\"gpx\",\"version\":1}\n", "gpx"),
        ("{\"format\":\"escadrille-journal\",\"version\":99}\n", "version 99"),
    ] {
        let ran = replay(text, &[]).ended(1);
        assert!(ran.err.contains(why), "{text:?}: {}", ran.err);
    }
    let ran = run_with(["replay", "/nowhere/at/all.jsonl"], b"").ended(1);
    assert!(ran.err.contains("/nowhere/at/all.jsonl"), "{}", ran.err);
}
