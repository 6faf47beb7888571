//! Squadrons as other builders write them.

use kernel::{Quick, Say};
use proptest::prelude::*;
use std::sync::LazyLock;
use xwing::{
    Content, Faction, Format, Squad, Symbol,
    xws::{Imported, Note, Weight},
};

static CONTENT: LazyLock<Content> = LazyLock::new(Content::classic);

fn import(text: &str) -> Imported {
    CONTENT.import_xws(text.as_bytes(), "last")
}

/// What is told of a file, by the ends of the keys.
fn told(text: &str) -> Vec<String> {
    let notes = import(text).notes;
    notes.iter().map(|note| note.say().key.trim_start_matches("xwing-squad-xws-").to_owned()).collect()
}

fn sorted(mut squad: Squad) -> Squad {
    for ship in &mut squad.ships {
        ship.upgrades.sort_unstable();
        ship.threat = None;
    }
    squad
}

const GOOD: &str = r#"{
  "faction": "rebelalliance",
  "name": "Red Five",
  "obstacles": [
    "coreasteroid2",
    "yt2400debris2",
    "coreasteroid5"
  ],
  "pilots": [
    {
      "id": "lukeskywalker",
      "points": 82,
      "upgrades": {
        "astromech": [
          "r2d2"
        ],
        "configuration": [
          "servomotorsfoils"
        ],
        "force-power": [
          "instinctiveaim"
        ],
        "torpedo": [
          "protontorpedoes"
        ]
      }
    },
    {
      "id": "bluesquadronescort",
      "points": 38
    }
  ],
  "points": 120,
  "version": "2.0.0"
}
"#;

#[test]
fn a_good_file_is_read_without_a_word_and_written_the_same() {
    let imported = import(GOOD);
    assert_eq!(imported.notes, []);
    let squad = imported.squad.expect("a squadron");
    assert_eq!(squad.points, Some(120));
    assert_eq!(CONTENT.check_squad(&squad, Format::standard()), []);
    let written = CONTENT.export_xws(&squad, &imported.obstacles, "last").expect("known cards");
    assert_eq!(written, GOOD);
}

#[test]
fn random_squadrons_come_back_as_they_went() {
    let season = CONTENT.season("last").expect("last");
    for seed in 0..100 {
        let mut chance = Quick::new(seed);
        let sides = CONTENT.factions();
        let faction = sides[seed as usize % sides.len()];
        let squad = CONTENT.random_bought_squad(season, 200, faction, &mut chance).expect("cheap ships");
        let text = CONTENT.export_xws(&squad, &[], "last").expect("known cards");
        let back = import(&text);
        assert_eq!(back.notes, []);
        assert_eq!(back.squad.map(sorted), Some(sorted(squad.clone())));
        assert_eq!(CONTENT.export_xws(&squad, &[], "last").as_ref(), Ok(&text));
    }
}

#[test]
fn quick_builds_of_several_ships_come_back_as_they_went() {
    for seed in 0..50 {
        let squad = CONTENT.random_squad(8, Faction::Empire, &mut Quick::new(seed)).expect("threat 8");
        let text = CONTENT.export_xws(&squad, &[], "last").expect("known cards");
        let back = import(&text);
        assert_eq!(back.notes, []);
        let mut there = back.squad.expect("a squadron");
        assert_eq!(CONTENT.taken(&there.ships), CONTENT.taken(&squad.ships), "seed {seed}");
        there.points = None;
        assert_eq!(sorted(there), sorted(squad), "seed {seed}");
    }
    // What somebody else says in our name, or in theirs, is passed over.
    for vendor in
        [r#"{"escadrille": {"build": 300}}"#, r#"{"escadrille": 7}"#, r#"{"yasb": {"build": 1}}"#, "[]", "3"]
    {
        let text = format!(
            r#"{{"faction": "galacticempire", "version": "2.0.0", "pilots": [{{"id": "academypilot", "vendor": {vendor}}}]}}"#
        );
        let imported = import(&text);
        assert_eq!(imported.notes, [], "{vendor}");
        assert_eq!(imported.squad.expect("a squadron").ships[0].build, None, "{vendor}");
    }
}

#[test]
fn common_deviations_are_understood_and_told() {
    let squad = |pilots: &str| {
        format!(r#"{{"faction": "galacticempire", "version": "2.0.0", "pilots": [{pilots}]}}"#)
    };
    let read = |pilots: &str| {
        let squad = import(&squad(pilots)).squad.expect(pilots);
        (
            squad.ships[0].pilot.to_string(),
            squad.ships[0].upgrades.iter().map(Symbol::to_string).collect::<Vec<_>>(),
        )
    };
    // The name for the id, a short slot, a plain value, a list without slots, an object.
    assert_eq!(read(r#"{"name": "“Night Beast”"}"#).0, "nightbeast");
    assert_eq!(told(&squad(r#"{"name": "“Night Beast”"}"#)), ["spelled"]);
    assert_eq!(told(&squad(r#"{"id": "idenversio", "upgrades": {"mod": ["hullupgrade"]}}"#)), [""; 0]);
    assert_eq!(told(&squad(r#"{"id": "idenversio", "upgrades": {"talent": "elusive"}}"#)), [""; 0]);
    assert_eq!(read(r#"{"id": "idenversio", "upgrades": ["elusive"]}"#).1, ["elusive"]);
    assert_eq!(told(&squad(r#"{"id": "idenversio", "upgrades": ["elusive"]}"#)), ["no-slots"]);
    assert_eq!(told(&squad(r#"{"id": "idenversio", "upgrades": {"talent": [{"id": "elusive"}]}}"#)), [""; 0]);
    assert_eq!(told(&squad(r#"{"id": "idenversio", "upgrades": {"crew": ["elusive"]}}"#)), ["other-slot"]);
    // Pilots of one name are told apart by the ship.
    let two = r#"{"faction": "rebelalliance", "version": "2.0.0", "pilots":
        [{"id": "sabinewren", "ship": "tielnfighter"}, {"id": "Sabine Wren", "ship": "Attack Shuttle"}]}"#;
    let pilots =
        import(two).squad.expect("two").ships.iter().map(|ship| ship.pilot.to_string()).collect::<Vec<_>>();
    assert_eq!(pilots, ["sabinewren-tielnfighter", "sabinewren"]);
    assert_eq!(told(two), ["spelled", "spelled"]);
    assert_eq!(told(&squad(r#"{"id": "idenversio", "ship": "t65xwing"}"#)), ["other-ship"]);
    assert_eq!(read(r#"{"id": "idenversio-tielnfighter"}"#).0, "idenversio");
    // What is not known.
    assert_eq!(
        told(&squad(r#"{"id": "idenversio", "upgrades": {"talent": ["luck", 7]}}"#)),
        ["unknown-upgrade", "not-a-name"]
    );
    assert_eq!(told(&squad(r#"{"id": "idenversio"}, {"id": "nobody"}, {}"#)), ["unknown-pilot", "no-pilot"]);
    assert_eq!(told(&squad(r#"{"id": "nobody"}"#)), ["unknown-pilot", "no-ships"]);
    let many = [r#"{"id": "academypilot"}"#; 13].join(",");
    assert_eq!(told(&squad(&many)), ["too-many-ships"]);
    let upgrades = [r#""hullupgrade""#; 12].join(",");
    let loaded = format!(r#"{{"id": "academypilot", "upgrades": {{"modification": [{upgrades}]}}}}"#);
    assert_eq!(told(&squad(&loaded)), ["too-many-upgrades"]);
}

#[test]
fn the_frame_of_a_file_is_forgiven_too() {
    let pilots = r#""pilots": [{"id": "academypilot"}]"#;
    assert_eq!(told(&format!("\u{FEFF}{{{pilots}}}")), ["no-version", "no-faction"]);
    assert_eq!(
        told(&format!(r#"{{"version": "1.0.0", "faction": "imperial", {pilots}}}"#)),
        ["other-version", "spelled"]
    );
    assert_eq!(
        told(&format!(r#"{{"version": "2.0.0", "faction": "rebelalliance", {pilots}}}"#)),
        ["other-faction"]
    );
    let empire = r#""version": "2.0.0", "faction": "galacticempire""#;
    assert_eq!(told(&format!(r#"{{{empire}, "points": "20", {pilots}}}"#)), ["other-points"]);
    assert_eq!(told(&format!(r#"{{{empire}, "points": 22, {pilots}}}"#)), [""; 0]);
    assert_eq!(
        told(&format!(r#"{{{empire}, "obstacles": ["coreasteroid0", "moon"], {pilots}}}"#)),
        ["unknown-obstacle", "obstacle-count"]
    );
    assert_eq!(told(&format!(r#"{{{empire}, "name": "{}", {pilots}}}"#, "x".repeat(300))), ["long-name"]);
    let container = format!(r#"{{"container": [{{{empire}, {pilots}}}, {{}}]}}"#);
    assert_eq!(told(&container), ["first-of-several"]);
    assert_eq!(told("{"), ["not-json"]);
    assert_eq!(told("[]"), ["not-a-squad"]);
    assert_eq!(told("{}"), ["not-a-squad"]);
    assert_eq!(told(&" ".repeat(300_000)), ["too-long"]);
    assert_eq!(import("[1,\n 2,]").notes, [Note::NotJson { line: 2, column: 4 }]);
    assert_eq!(import("{").notes[0].weight(), Weight::Refused);
}

#[test]
fn what_nobody_knows_cannot_be_written() {
    let member = xwing::Member::new(Symbol::new("nobody").expect("short"), Vec::new());
    assert!(CONTENT.export_xws(&Squad { ships: vec![member], ..Squad::default() }, &[], "last").is_err());
    assert!(CONTENT.export_xws(&Squad::default(), &[], "last").is_err());
    let academy = CONTENT.random_squad(1, Faction::Empire, &mut Quick::new(0)).expect("threat 1");
    let unpriced = CONTENT.export_xws(&academy, &[], "no such season").expect("points are left out");
    assert!(!unpriced.contains("points"));
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2000))]

    #[test]
    fn no_bytes_break_the_reader(bytes in prop::collection::vec(any::<u8>(), 0..200)) {
        let imported = CONTENT.import_xws(&bytes, "last");
        prop_assert!(imported.squad.is_some() || !imported.notes.is_empty());
    }

    #[test]
    fn no_damage_to_a_file_breaks_the_reader(at in 0..GOOD.len(), cut in 0_usize..30, put in "[\\[\\]{}\":,a-z0-9. ]{0,10}") {
        let end = (at + cut).min(GOOD.len());
        let text = format!("{}{put}{}", &GOOD[..at], &GOOD[end..]);
        let imported = CONTENT.import_xws(text.as_bytes(), "last");
        if let Some(squad) = imported.squad {
            // What was read can be written, and reads the same without another word about its cards.
            let again = CONTENT.export_xws(&squad, &[], "last").expect("every card is known");
            let back = CONTENT.import_xws(again.as_bytes(), "last");
            prop_assert_eq!(back.squad.map(sorted), Some(sorted(squad)));
        }
    }
}

#[test]
fn another_card_of_that_name_is_not_taken_in_its_place() {
    // Wedge Antilles has a second card on another ship, R2-D2 another as crew; no pack has either.
    let text = r#"{"faction": "rebelalliance", "version": "2.0.0", "pilots": [
        {"id": "wedgeantilles-rz1awing", "ship": "rz1awing"},
        {"id": "outerrimsmuggler", "ship": "modifiedyt1300lightfreighter", "upgrades": {"crew": ["r2d2-crew"]}}
    ]}"#;
    let read = import(text);
    let ships = read.squad.expect("the smuggler").ships;
    assert_eq!(ships.len(), 1);
    assert_eq!((ships[0].pilot.as_str(), ships[0].upgrades.len()), ("outerrimsmuggler", 0));
    assert!(matches!(
        &read.notes[..],
        [Note::UnknownPilot { ship: 1, .. }, Note::UnknownUpgrade { ship: 2, .. }]
    ));
    // A suffix that only says which printing a card is of does no harm on the ship and in the slot it belongs to.
    let text = r#"{"faction": "rebelalliance", "version": "2.0.0", "pilots": [
        {"id": "wedgeantilles-swz12", "ship": "t65xwing", "upgrades": {"astromech": ["r2d2-swz12"]}}
    ]}"#;
    let ships = import(text).squad.expect("Wedge").ships;
    assert_eq!((ships[0].pilot.as_str(), ships[0].upgrades[0].as_str()), ("wedgeantilles", "r2d2"));
}
