//! The pack of the first edition: what is in it, its squadrons, and how they are written for others.

use kernel::Quick;
use std::collections::BTreeSet;
use xwing::{Content, Faction, Fault, Format, Symbol, xws::Weight};

fn format(limit: u16) -> Format {
    Format::Points { season: Symbol::new("printed").expect("seven letters"), limit }
}

#[test]
fn both_damage_decks_have_33_cards_of_14_kinds() {
    let content = Content::first();
    for deck in 0..2 {
        let cards: Vec<_> = content.damage.iter().filter(|card| card.deck == deck).collect();
        assert_eq!(cards.len(), 14, "kinds of deck {deck}");
        assert_eq!(cards.iter().map(|card| u32::from(card.copies)).sum::<u32>(), 33, "cards of deck {deck}");
    }
}

#[test]
fn the_boxes_are_there_but_for_the_cards_that_cannot_be_said() {
    let content = Content::first();
    let pilots = [
        "redsquadronpilot",
        "rookiepilot",
        "biggsdarklighter",
        "lukeskywalker",
        "academypilot",
        "obsidiansquadronpilot",
        "blacksquadronpilot",
        "nightbeast",
        "darkcurse",
        "maulermithel",
        "epsilonleader",
        "epsilonsquadronpilot",
        "omegaace",
        "zetasquadronpilot",
        "omegasquadronpilot",
        "bluesquadronnovice",
        "poedameron",
        "redsquadronveteran",
        "wedgeantilles",
        "garvendreis",
        "wingedgundark",
        "backstabber",
        "howlrunner",
    ];
    for pilot in pilots {
        assert!(content.pilot(pilot).is_some(), "{pilot}");
    }
    let upgrades = [
        "protontorpedoes",
        "r2d2",
        "r2f2",
        "determination",
        "marksmanship",
        "bb8",
        "r5x3",
        "wired",
        "weaponsguidance",
        "r5astromech",
        "experthandling",
        "swarmtactics",
    ];
    for upgrade in upgrades {
        assert!(content.upgrade(upgrade).is_some(), "{upgrade}");
    }
    // Every card says what it costs, and no text is there twice under two ids.
    assert!(content.pilots.iter().all(|card| card.cost.is_some()));
    assert!(content.upgrades.iter().all(|card| card.cost.is_some()));
    let ids: BTreeSet<&str> = content.upgrades.iter().map(|card| card.id.as_str()).collect();
    assert_eq!(ids.len(), content.upgrades.len());
}

#[test]
fn every_ready_squadron_is_one_and_comes_back_as_it_is_written() {
    let content = Content::first();
    assert!(content.ready_squads().len() >= 4);
    for (name, text) in content.ready_squads() {
        let imported = content.import_xws(text.as_bytes(), "printed");
        let heavy = imported.notes.iter().filter(|note| note.weight() > Weight::Changed);
        assert_eq!(heavy.count(), 0, "{name}: {:?}", imported.notes);
        let squad = imported.squad.expect("a squadron");
        assert_eq!(content.check_squad(&squad, format(100)), [], "{name}");
        assert!(
            squad.points.is_some_and(|points| (90..=100).contains(&points)),
            "{name}: {:?}",
            squad.points
        );
        let written = content.export_xws(&squad, &[], "printed").expect("known cards");
        assert!(written.contains("\"version\": \"1.0.0\"") && written.contains("\"ship\""), "{written}");
        let again = content.import_xws(written.as_bytes(), "printed");
        assert_eq!((again.squad, again.notes), (Some(squad), Vec::new()), "{name}");
    }
}

#[test]
fn short_names_of_slots_and_sides_are_those_of_xws_1() {
    let content = Content::first();
    let text = r#"{"faction": "rebel", "version": "1.0.0", "pilots": [
        {"name": "poedameron", "ship": "t70xwing", "upgrades": {"amd": ["bb8"], "ept": ["expose"], "mod": ["hullupgrade"]}},
        {"name": "goldsquadronpilot", "ship": "ywing", "upgrades": {"torpedo": ["bombloadout"], "bomb": ["protonbombs"]}}
    ]}"#;
    let imported = content.import_xws(text.as_bytes(), "printed");
    assert_eq!(imported.notes, []);
    let squad = imported.squad.expect("two ships");
    assert_eq!(squad.points, Some(31 + 2 + 4 + 3 + 18 + 5));
    assert_eq!(content.faction_of(&squad), Some(Faction::Resistance));
    let written = content.export_xws(&squad, &[], "printed").expect("known cards");
    for key in ["\"faction\": \"rebel\"", "\"amd\"", "\"ept\"", "\"mod\"", "\"bomb\""] {
        assert!(written.contains(key), "{key} in {written}");
    }
    // The other edition's files are read with a note, and its cards are not ours.
    let second =
        r#"{"faction": "rebelalliance", "version": "2.0.0", "pilots": [{"id": "bluesquadronescort"}]}"#;
    assert!(content.import_xws(second.as_bytes(), "printed").squad.is_none());
}

#[test]
fn random_squadrons_are_even_and_break_no_rule() {
    let content = Content::first();
    for seed in 0..12 {
        let squads = content
            .balanced_squads(format(100), [None, None], &mut Quick::new(seed))
            .expect("every side has ships for 100 points");
        let costs = squads.each_ref().map(|squad| content.squad_points(squad, "printed"));
        assert_eq!(costs[0], costs[1], "seed {seed}");
        assert!(costs[0].is_some_and(|points| points >= 85), "seed {seed}: {costs:?}");
        for squad in &squads {
            assert_eq!(content.check_squad(squad, format(100)), [], "seed {seed}");
        }
    }
}

#[test]
fn faults_name_rules_of_this_edition() {
    let content = Content::first();
    let luke = Symbol::new("lukeskywalker").expect("a name");
    let two = xwing::Squad {
        ships: vec![xwing::Member::new(luke, Vec::new()), xwing::Member::new(luke, Vec::new())],
        ..xwing::Squad::default()
    };
    let faults = content.check_squad(&two, format(100));
    assert!(matches!(faults[..], [Fault::Limited { .. }]), "{faults:?}");
    assert_eq!(faults[0].rule(&content).0, "X1-BASE-10");
}
