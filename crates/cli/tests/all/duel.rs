//! Starfighter in the terminal: line by line, at one keyboard, decks and packs that are checked.

use crate::program::{Ran, repository, run, run_in, run_with};
use std::fs;

fn play(more: &str, input: &str) -> Ran {
    let args = format!("play starfighter --seed 1 --bot random {more}");
    run_with(args.split_whitespace(), input.as_bytes()).ended(0)
}

#[test]
fn a_whole_game_of_every_mode_is_played_by_script() {
    for mode in ["training", "intermediate", "skirmish", "total-war"] {
        let ran = play(&format!("--setup {mode}"), &"1\n".repeat(20_000));
        for text in ["Round 2 begins.", "Combat: sector", "places", "Their key"] {
            assert!(ran.out.contains(text), "{mode}: {text}: {}", ran.out.len());
        }
        let ended = ["You won!", "You lost.", "draw"].iter().any(|text| ran.out.contains(text));
        assert!(ended, "{mode}: {}", ran.out.len());
    }
    let french = play("--setup skirmish --lang fr", &"1\n".repeat(20_000));
    assert!(
        french.out.contains("La manche 2 commence") || french.out.contains("Manche 2"),
        "{}",
        french.out.len()
    );
    assert!(!french.out.contains("cli-") && !french.out.contains("starfighter-"), "every key has a sentence");
}

#[test]
fn both_boards_the_hand_and_what_a_card_leads_to_are_printed() {
    let ran = play("--cruiser Ares --cruiser Athena", "1\n");
    for text in ["A You · Ares 20/20 ■■■■■■■■■■", "B Random bot", "Athena", "[0✚]", "A3 0▲", "Your hand:"]
    {
        assert!(ran.out.contains(text), "{text}: {}", ran.out);
    }
    for text in ["front up", "back up", "› slot 0"] {
        assert!(ran.out.contains(text), "{text}: {}", ran.out);
    }
}

#[test]
fn cruisers_are_chosen_at_the_table_unless_they_are_given() {
    let ran = play("--setup skirmish", "");
    assert!(ran.out.contains("Choose your cruiser."), "{}", ran.out);
    assert!(ran.out.contains("Atlas: armour"), "{}", ran.out);
    let ran = play("--setup skirmish --as two --cruiser apollo", "");
    assert!(ran.out.contains("B You · Apollo"), "{}", ran.out);
    // Both may have the same board: then there are two boxes.
    let ran = play("--setup skirmish --cruiser Ares --cruiser Ares", "");
    assert_eq!(ran.out.matches("· Ares ").count() % 2, 0, "{}", ran.out);
}

#[test]
fn refusals_say_why_and_rules_can_be_read() {
    // The first card of the hand, then the last of its places, which is refused; then the rule.
    let ran = play("--cruiser Ares --cruiser Athena", "1\n10\nr\n");
    assert!(ran.out.contains("STF-0"), "{}", ran.out);
}

#[test]
fn two_people_at_one_keyboard_see_their_own_hands_only() {
    let args = "play starfighter --seed 1 --hot-seat --cruiser Ares --cruiser Athena";
    let ran = run_with(args.split_whitespace(), b"1\n1\n").ended(0);
    let (before, after) = ran.out.split_once("The keyboard goes to Athena.").expect("it changes hands");
    let hand = |text: &str| text.lines().rfind(|line| line.starts_with("Your hand:")).map(str::to_owned);
    assert!(before.contains("A Ares (you)") && after.contains("B Athena (you)"), "{after}");
    assert_ne!(hand(before), hand(after));
    let whole = run_with(args.split_whitespace(), &b"1\n".repeat(20_000)).ended(0);
    assert!(whole.out.contains("wins") && !whole.out.contains("You "), "{}", whole.out.len());
}

#[test]
fn an_unfinished_game_goes_on_where_it_was_and_can_be_told() {
    let dir = tempfile::tempdir().expect("a folder");
    let file = dir.path().join("duel.jsonl").display().to_string();
    let args = format!("play starfighter --seed 5 --setup skirmish --bot random --save {file}");
    run_in(dir.path(), args.split_whitespace(), &b"1\n".repeat(9)).ended(0);
    let ran = run_in(dir.path(), ["play", "--resume", file.as_str()], b"").ended(0);
    assert!(ran.out.contains("places"), "{}", ran.out);
    let told = run(&format!("replay {file}")).ended(0);
    assert!(told.out.contains("[STF-028]"), "{}", told.out);
    let at = run(&format!("replay {file} --at 6")).ended(0);
    assert!(at.out.contains("A3") && at.out.contains("B3"), "{}", at.out);
}

#[test]
fn bots_play_many_games_with_any_two_cruisers() {
    let args = "sim starfighter --games 6 --bots random,random --seed 1 --json --setup skirmish";
    let ran = run(&format!("{args} --cruiser Atlas --cruiser Apollo")).ended(0);
    let result: serde_json::Value = serde_json::from_str(&ran.out).expect("JSON");
    assert_eq!(result["games"], 6);
    for (args, wrong, right) in [
        ("play starfighter --setup siege", "siege", "total-war"),
        ("play starfighter --players 4", "4 players", "Starfighter"),
        ("play starfighter --cruiser Hades", "Hades", "Apollo"),
        ("play starfighter --cruiser Atlas", "Atlas", "mode"),
        ("play starfighter --threat 3", "X-Wing", "leave"),
        ("play xwing2e --cruiser Ares", "Starfighter", "leave"),
        ("play starfighter --deck nowhere.txt", "nowhere.txt", "read"),
    ] {
        let ran = run(args).ended(2);
        assert!(ran.err.contains(wrong) && ran.err.contains(right), "{args}: {}", ran.err);
    }
}

#[test]
fn a_deck_is_accepted_or_refused_with_rules() {
    let dir = tempfile::tempdir().expect("a folder");
    let (good, bad) = (dir.path().join("good.txt"), dir.path().join("bad.txt"));
    let cards: Vec<String> =
        starfighter::pack::shipped().cards.iter().take(30).map(|card| card.id.to_string()).collect();
    fs::write(&good, format!("name: Iron rain\ncruiser: Ares\n{}\n", cards.join(" "))).expect("a file");
    fs::write(&bad, "0-01 0-01 9-99 three\n").expect("a file");
    let ran = run(&format!("deck check {}", good.display())).ended(0);
    for text in ["accepted.", "Cruiser: Ares", "30 cards; level 0:", "Effects: Draw"] {
        assert!(ran.out.contains(text), "{text}: {}", ran.out);
    }
    let ran = run(&format!("deck check {} {}", bad.display(), good.display())).ended(1);
    for text in ["refused.", "accepted.", "(STF-103)", "(STF-104)", "“three”", "9-99"] {
        assert!(ran.out.contains(text), "{text}: {}", ran.out);
    }
    let french = run(&format!("deck check {} --lang fr", bad.display())).ended(1);
    assert!(french.out.contains("refusé."), "{}", french.out);
    run("deck check nowhere.txt").ended(1);
    let ran = play(&format!("--deck {}", good.display()), "1\n");
    assert!(ran.out.contains("Total war") && ran.out.contains("Ares"), "{}", ran.out);
    let ran = run(&format!("play starfighter --deck {}", bad.display())).ended(2);
    assert!(ran.err.contains("(STF-103)") && ran.err.contains("three"), "{}", ran.err);
}

#[test]
fn the_game_is_listed_with_its_levels_and_set_ups() {
    let ran = run("games").ended(0);
    for text in ["starfighter - Starfighter", "total-war: Each draws", "force_field=until_destroyed"] {
        assert!(ran.out.contains(text), "{text}: {}", ran.out);
    }
}

#[test]
fn the_shipped_pack_is_fine_and_mistakes_are_told_with_line_and_column() {
    let shipped = repository("packs/starfighter");
    let ran = run(&format!("pack check {}", shipped.display())).ended(0);
    assert!(ran.out.contains("fine (Starfighter)"), "{}", ran.out);
    for (file, from, to, told) in [
        (
            "cards.ron",
            "id: \"2-03\", level: 2",
            "id: \"2-03\", level: 4",
            "cards.ron:8:14: card 2-03: level 4",
        ),
        ("cards.ron", "id: \"1-02\"", "id: \"0-01\"", "cards.ron:7:14: card 0-01 is listed twice"),
        ("cards.ron", "effect: HitSelf", "effect: HitMyself", "cards.ron:6:"),
        ("cards.ron", "id: \"1-02\", level: 1, ", "id: \"1-02\" level: 1, ", "cards.ron:7:"),
        (
            "cards.ron",
            "(fighters: 2), lower: (fighters: 2)",
            "(), lower: ()",
            "cards.ron:7:14: card 1-02 shows no fighter",
        ),
        ("cruisers.ron", "armour: 20", "armour: 0", "cruisers.ron:"),
        ("cruisers.ron", "slots: 4", "slots: 5", "cruisers.ron:"),
        ("pack.ron", "\"0-01\", ", "\"9-99\", ", "pack.ron:14:13: there is no card 9-99"),
    ] {
        let dir = tempfile::tempdir().expect("a folder");
        for name in starfighter::pack::FILES {
            let text = fs::read_to_string(shipped.join(name)).expect("the shipped pack");
            let changed = if name == file { text.replacen(from, to, 1) } else { text.clone() };
            assert!(name != file || changed != text, "{file} has {from}");
            fs::write(dir.path().join(name), changed).expect("a file");
        }
        let ran = run(&format!("pack check {}", dir.path().display())).ended(1);
        let line = ran.out.lines().find(|line| line.contains(told));
        let line = line.unwrap_or_else(|| panic!("{told}: {}", ran.out));
        let mut numbers = line.split_once(file).expect("the file").1.split(':').skip(1);
        let mut number = || numbers.next().and_then(|n| n.parse::<u32>().ok());
        assert!(number().is_some() && number().is_some(), "{line}");
    }
    let dir = tempfile::tempdir().expect("a folder");
    fs::copy(shipped.join("cards.ron"), dir.path().join("cards.ron")).expect("a file");
    let ran = run(&format!("pack check {}", dir.path().display())).ended(1);
    assert!(ran.out.contains("pack.ron"), "what is missing is told: {}", ran.out);
}

#[test]
fn its_scenarios_run_from_the_command_line() {
    let scenarios = repository("scenarios/starfighter/examples").display().to_string();
    run(&format!("scenario run {scenarios}")).ended(0);
}
