//! X-Wing in the terminal: line by line, at one keyboard, and squadrons that are checked.

use crate::program::{Ran, repository, run, run_in, run_with};
use std::fs;

fn play(more: &str, input: &str) -> Ran {
    let args = format!("play xwing2e --seed 1 {more}");
    run_with(args.split_whitespace(), input.as_bytes()).ended(0)
}

#[test]
fn a_whole_battle_is_played_by_script() {
    let ran = play("--bot random", &"1\n".repeat(20_000));
    for text in ["Round 2 began.", "The engagement phase began.", " wins: ", "Their key"] {
        assert!(ran.out.contains(text), "{text}: {}", ran.out.len());
    }
    assert!(ran.out.contains("You won!") || ran.out.contains("You lost."), "{}", ran.out.len());
    let french = play("--bot aggressor --lang fr", &"1\n".repeat(20_000));
    assert!(french.out.contains("La phase d’engagement commence."), "{}", french.out.len());
    assert!(!french.out.contains('['), "every key has a sentence");
}

#[test]
fn the_board_the_dial_and_where_it_leads_are_printed() {
    let ran = play("", "");
    for text in
        ["┌─ Cadet bot ", "90 cm", "A1 Blue Squadron Escort 2", "♥4/4 ◈2/2", "2↑- 2 straight (blue) › 45/18"]
    {
        assert!(ran.out.contains(text), "{text}: {}", ran.out);
    }
    assert!(ran.out.contains("› 45/26, over asteroid 2"), "{}", ran.out);
}

#[test]
fn a_dial_can_be_set_again_before_one_is_ready_and_rules_can_be_read() {
    let ran = play("--bot random", "6\n2\n12\nr\n");
    assert!(ran.out.contains("was set: 2 straight (blue)."), "{}", ran.out);
    assert!(ran.out.contains("was set: 3 straight (white)."), "{}", ran.out);
    assert!(ran.out.contains("X2-PLAN-08: Until it is revealed"), "{}", ran.out);
}

#[test]
fn one_dial_serves_ships_of_one_kind_and_one_answer_what_is_alike() {
    // Two TIE fighters: the second is asked about as long as nobody says otherwise.
    let asked =
        |input: &str| play("--as two --bot random", input).out.matches("Choose a maneuver for").count();
    assert_eq!(asked("6\n"), 2, "one dial, and then the other");
    assert_eq!(asked("6*\n"), 1, "one dial for both");
    let ran = play("--as two --bot random", "6*\n");
    assert!(ran.out.contains("are answered the same until the round is over"), "{}", ran.out);
    assert_eq!(ran.out.matches("was set: ").count(), 2, "{}", ran.out);
    // In the next round it is asked again.
    let ran = play("--as two --bot random", &format!("6*\n{}", "1\n".repeat(12)));
    let (_, after) = ran.out.split_once("Round 2 began.").expect("a second round");
    assert!(after.contains("Choose a maneuver for"), "{after}");
}

#[test]
fn obstacles_and_ships_are_placed_in_small_steps() {
    let ran = play("--setup quick-build --as one --bot random", &"1\n".repeat(12));
    for text in
        ["Asteroid (no. 1)", "How far from the left edge?", "How far from the lower edge?", "placed asteroid"]
    {
        assert!(ran.out.contains(text), "{text}: {}", ran.out);
    }
}

#[test]
fn two_people_at_one_keyboard_see_their_own_dials_only() {
    // A1 flies straight 1; then the keyboard changes hands.
    let ran = play("--hot-seat", "2\n1\n");
    let (before, after) = ran.out.split_once("The keyboard goes to the Empire.").expect("it changes hands");
    assert!(before.contains("was set: 1 straight (blue)."), "{before}");
    assert!(after.contains("Choose a maneuver for Academy Pilot"), "{after}");
    assert!(!after.contains("1↑-\n") && after.contains('▣'), "{after}");
    let whole = play("--hot-seat", &"1\n".repeat(20_000));
    assert!(whole.out.contains(" wins: ") && !whole.out.contains("You "), "{}", whole.out.len());
}

#[test]
fn an_unfinished_battle_goes_on_where_it_was() {
    let dir = tempfile::tempdir().expect("a folder");
    let file = dir.path().join("battle.jsonl").display().to_string();
    let args = format!("play xwing2e --seed 5 --setup core-box --bot random --save {file}");
    run_in(dir.path(), args.split_whitespace(), &b"1\n".repeat(9)).ended(0);
    let ran = run_in(dir.path(), ["play", "--resume", file.as_str()], b"").ended(0);
    assert!(ran.out.contains("placed"), "{}", ran.out);
    let told = run(&format!("replay {file}")).ended(0);
    assert!(told.out.contains("[X2-SETUP-09]"), "{}", told.out);
}

#[test]
fn bots_play_many_battles() {
    let ran = run("sim xwing2e --games 2 --bots random,aggressor --seed 1 --json").ended(0);
    let result: serde_json::Value = serde_json::from_str(&ran.out).expect("JSON");
    assert_eq!(result["games"], 2);
    for (args, wrong, right) in [
        ("sim xwing2e --games 1 --bots random,veteran", "veteran", "aggressor"),
        ("play xwing2e --setup siege", "siege", "escalation"),
        ("play xwing2e --players 4", "4 players", "X-Wing"),
        ("play xwing2e --squad nobody.xws", "nobody.xws", "rebel-veterans"),
        ("play endor --threat 3", "no set-ups", "threat"),
    ] {
        let ran = run(args).ended(2);
        assert!(ran.err.contains(wrong) && ran.err.contains(right), "{args}: {}", ran.err);
    }
}

#[test]
fn squadrons_are_brought_by_name_and_by_file() {
    let file = repository("packs/xwing2e/squadrons/rebel-veterans.xws").display().to_string();
    for squads in [vec!["imperial-swarm"], vec![file.as_str(), "imperial-aces"]] {
        let mut args = vec!["play", "xwing2e", "--seed", "1", "--bot", "random"];
        squads.iter().for_each(|squad| args.extend(["--squad", squad]));
        let ran = run_with(args, b"").ended(0);
        assert!(ran.out.contains("Howlrunner") && ran.out.contains("Luke Skywalker"), "{}", ran.out);
    }
    let threat = play("--threat 6 --bot random", "");
    assert!(threat.out.contains("─ You ") && threat.out.contains("─ Random bot "), "{}", threat.out);
}

#[test]
fn a_squadron_is_accepted_or_refused_with_rules_and_points() {
    let good = repository("packs/xwing2e/squadrons/imperial-aces.xws").display().to_string();
    let ran = run(&format!("squad check {good}")).ended(0);
    assert!(ran.out.contains("accepted.") && ran.out.contains("Points “last”: 196"), "{}", ran.out);
    let dir = tempfile::tempdir().expect("a folder");
    let bad = dir.path().join("bad.xws");
    let text = r#"{"faction":"rebelalliance","version":"2.0.0","pilots":[
        {"id":"lukeskywalker","upgrades":{"talent":["outmaneuver"],"tech":["nosuchcard"]}},
        {"id":"lukeskywalker"},{"id":"lukeskywalker"},{"id":"wedgeantilles"}]}"#;
    fs::write(&bad, text).expect("a file");
    let ran = run(&format!("squad check {}", bad.display())).ended(1);
    for text in ["refused.", "nosuchcard", "(X2-SQUAD-09)", "(X2-SQUAD-10)", "(X2-SQUAD-08)", "(AMB-20)"] {
        assert!(ran.out.contains(text), "{text}: {}", ran.out);
    }
    let french = run(&format!("squad check {} --lang fr", bad.display())).ended(1);
    assert!(french.out.contains("refusé."), "{}", french.out);
    // Fine but for a card that no pack has: without it, this would be another squadron.
    let one = r#"{"faction":"rebelalliance","version":"2.0.0","pilots":[
        {"id":"bluesquadronescort","upgrades":{"tech":["nosuchcard"]}}]}"#;
    fs::write(&bad, one).expect("a file");
    let ran = run(&format!("squad check {}", bad.display())).ended(1);
    assert!(ran.out.contains("“nosuchcard”") && ran.out.contains("(X2-SQUAD-09)"), "{}", ran.out);
    fs::write(&bad, one.replace("nosuchcard", "")).expect("a file");
    run(&format!("squad check {}", bad.display())).ended(1);
    fs::write(&bad, one.replace(r#""nosuchcard""#, "")).expect("a file");
    run(&format!("squad check {}", bad.display())).ended(0);
    fs::write(&bad, "garbage").expect("a file");
    let ran = run(&format!("squad check {} {good}", bad.display())).ended(1);
    assert!(ran.out.contains("not JSON") && ran.out.contains("accepted."), "{}", ran.out);
    run("squad check nowhere.xws").ended(1);
}

#[test]
fn ships_of_one_quick_build_are_checked_and_flown_together() {
    let dir = tempfile::tempdir().expect("a folder");
    let file = dir.path().join("bombers.xws");
    let bomber =
        r#"{"id":"scimitarsquadronpilot","upgrades":{"missile":["ionmissiles"],"device":["protonbombs"]}}"#;
    let text = |pilots: &str| {
        format!(
            r#"{{"faction":"galacticempire","version":"2.0.0","pilots":[{pilots},{{"id":"academypilot"}}]}}"#
        )
    };
    fs::write(&file, text(&format!("{bomber},{bomber}"))).expect("a file");
    let ran = run(&format!("squad check --threat 4 {}", file.display())).ended(0);
    let shared = "One quick build, threat 3: Scimitar Squadron Pilot and Scimitar Squadron Pilot";
    assert!(ran.out.contains(shared) && ran.out.contains("Threat: 4"), "{}", ran.out);
    let ran = play(&format!("--threat 4 --squad {0} --squad {0} --bot random", file.display()), "");
    assert!(ran.out.contains("Scimitar Squadron Pilot"), "{}", ran.out);
    fs::write(&file, text(bomber)).expect("a file");
    let ran = run(&format!("squad check --threat 4 {}", file.display())).ended(1);
    assert!(ran.out.contains("take all of its ships, or none. (R-16)"), "{}", ran.out);
    let french = run(&format!("squad check --threat 4 {} --lang fr", file.display())).ended(1);
    assert!(french.out.contains("prenez tous ses vaisseaux, ou aucun. (R-16)"), "{}", french.out);
}

#[test]
fn the_game_is_listed_with_its_levels_and_set_ups() {
    let ran = run("games").ended(0);
    for text in
        ["xwing2e - X-Wing, second edition", "aggressor", "core-box: Escalation", "idle_costs=allowed"]
    {
        assert!(ran.out.contains(text), "{text}: {}", ran.out);
    }
}

#[test]
fn a_pack_of_cards_is_fine_and_its_scenarios_run() {
    let pack = repository("packs/xwing2e").display().to_string();
    assert!(run(&format!("pack check {pack}")).ended(0).out.contains("X-Wing, second edition"));
    let scenarios = repository("scenarios/xwing2e/setup").display().to_string();
    run(&format!("scenario run {scenarios}")).ended(0);
}

#[test]
fn what_changes_nothing_is_not_asked_unless_one_wants_to_be_asked_everything() {
    // Several ships have the same initiative: which of them flies first changes nothing here.
    let input = "1\n".repeat(300);
    let asked = |more: &str, input: &str| {
        let ran = play(&format!("--setup escalation --as two --bot random {more}"), input);
        ran.out.matches("Which ship goes next").count()
    };
    assert_eq!(asked("", &input), 0);
    assert!(asked("--ask-everything", &input) > 0);
    assert!(asked("", &format!("e\n{input}")) > 0, "a word asks for it as well");
}

#[test]
fn whoever_plays_is_you_and_bots_go_by_their_level() {
    let dir = tempfile::tempdir().expect("a folder");
    let file = dir.path().join("battle.jsonl").display().to_string();
    let args = format!("play xwing2e --lang fr --seed 5 --setup core-box --bot aggressor --save {file}");
    let ran = run_in(dir.path(), args.split_whitespace(), &b"1\n".repeat(20)).ended(0);
    assert!(ran.out.contains("Vous placez") && ran.out.contains("Robot agresseur place"), "{}", ran.out);
    assert!(!ran.out.contains("Joueur "), "{}", ran.out);
    // The journal of one's own match is told in the same words; to others by the sides.
    let own = run_in(dir.path(), ["replay", file.as_str(), "--lang", "fr"], b"").ended(0);
    assert!(own.out.contains("Vous placez") && !own.out.contains("Joueur "), "{}", own.out);
    let other = run(&format!("replay {file} --lang fr")).ended(0);
    assert!(
        other.out.contains("La Rébellion place") && other.out.contains("L’Empire place"),
        "{}",
        other.out
    );
}
