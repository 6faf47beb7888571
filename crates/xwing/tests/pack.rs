//! The shipped pack is whole, packs add to it, and what is wrong with one is said with its place.

use geometry::Arc;
use proptest::prelude::*;
use std::{collections::BTreeSet, path::Path};
use xwing::{
    Ability, ActionKind, Bearing, Content, Effect, Fuse, Maneuver, PackError, Price, Slot, Step, Text, Token,
    Turret,
    pack::{FIRST, SHIPPED, read_folder},
};

fn root() -> &'static Path {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."))
}

fn dial(content: &Content, ship: &str) -> String {
    let ship = &content.ships[usize::from(content.ship_type(ship).expect(ship))];
    ship.dial.iter().map(Maneuver::to_string).collect::<Vec<_>>().join(" ")
}

#[test]
fn every_file_of_the_folder_ships() {
    for (pack, files) in [("packs/xwing1e", FIRST), ("packs/xwing2e", SHIPPED)] {
        let folder = read_folder(&root().join(pack)).expect("the folder of the pack");
        let there: BTreeSet<_> = folder.iter().map(|(name, _)| name.as_str()).collect();
        let shipped: BTreeSet<_> = files.iter().map(|(name, _)| *name).collect();
        assert_eq!(there, shipped, "list the files in crates/xwing/src/cards/pack/shipped.rs");
    }
}

#[test]
fn the_core_box_is_whole() {
    let content = Content::classic();
    let pilots = [
        ("lukeskywalker", 5),
        ("jekporkins", 4),
        ("redsquadronveteran", 3),
        ("bluesquadronescort", 2),
        ("idenversio", 4),
        ("valenrudor", 3),
        ("blacksquadronace", 3),
        ("nightbeast", 2),
        ("obsidiansquadronpilot", 2),
        ("academypilot", 1),
    ];
    for (pilot, initiative) in pilots {
        let card = &content.pilots[usize::from(content.pilot(pilot).expect(pilot))];
        assert_eq!(card.initiative, initiative, "{pilot}");
        assert!(content.season("launch").expect("launch").pilots.contains_key(&card.id), "{pilot}");
        assert!(content.quick_builds.iter().any(|build| build.first().pilot == card.id), "{pilot}");
    }
    let upgrades = [
        ("r2astromech", 2),
        ("r2d2", 3),
        ("r3astromech", 0),
        ("r5astromech", 2),
        ("r5d8", 3),
        ("servomotorsfoils", 0),
        ("heightenedperception", 0),
        ("instinctiveaim", 0),
        ("sense", 0),
        ("supernaturalreflexes", 0),
        ("afterburners", 2),
        ("hullupgrade", 0),
        ("shieldupgrade", 0),
        ("elusive", 1),
        ("outmaneuver", 0),
        ("predator", 0),
        ("protontorpedoes", 2),
    ];
    for (upgrade, charges) in upgrades {
        let card = &content.upgrades[usize::from(content.upgrade(upgrade).expect(upgrade))];
        assert_eq!(card.charges.map_or(0, |own| own.limit), charges, "{upgrade}");
        let faces = if upgrade == "servomotorsfoils" { 2 } else { 1 };
        assert_eq!(card.faces.len(), faces, "{upgrade}");
    }
    let launch = content.season("launch").expect("launch");
    assert_eq!((launch.pilots.len(), launch.upgrades.len()), (pilots.len(), upgrades.len()));
    assert_eq!(content.damage.len(), 14);
    assert_eq!(content.damage.iter().map(|card| u32::from(card.copies)).sum::<u32>(), 33);
    let of_pilots = content.damage.iter().filter(|card| card.kind == xwing::Trait::Pilot);
    assert_eq!(of_pilots.map(|card| card.copies).sum::<u8>(), 8);
    assert_eq!(
        dial(&content, "t65xwing"),
        "1BB 1FB 1NB 2TW 2BB 2FB 2NB 2YW 3ER 3TW 3BW 3FW 3NW 3YW 3RR 4FW 4KR"
    );
    assert_eq!(
        dial(&content, "tielnfighter"),
        "1TW 1YW 2TW 2BB 2FB 2NB 2YW 3TW 3BW 3FB 3NW 3YW 3KR 4FW 4KR 5FW"
    );
    for obstacle in ["coreasteroid2", "coreasteroid4", "coreasteroid5", "yt2400debris2"] {
        assert!(content.obstacle(obstacle).is_some(), "{obstacle}");
    }
}

/// The steps of every card, and the effects.
fn every_ability(content: &Content) -> Vec<&Ability> {
    let ships = content.ships.iter().flat_map(|card| &card.abilities);
    let pilots = content.pilots.iter().flat_map(|card| &card.abilities);
    let upgrades =
        content.upgrades.iter().flat_map(|card| card.faces.iter().flat_map(|face| &face.abilities));
    let damage = content.damage.iter().flat_map(|card| &card.abilities);
    let conditions = content.conditions.iter().flat_map(|card| &card.abilities);
    ships.chain(pilots).chain(upgrades).chain(damage).chain(conditions).collect()
}

#[test]
fn every_rule_beyond_the_core_box_has_a_card() {
    let content = Content::classic();
    let abilities = every_ability(&content);
    let bars = content.ships.iter().flat_map(|ship| ship.actions.iter().map(|action| action.kind));
    let granted = abilities.iter().filter_map(|ability| match ability {
        Ability::Bar(action) => Some(action.kind),
        Ability::Triggered(_) | Ability::Constant(_) | Ability::Action(_) | Ability::Weapon(_) => None,
    });
    let actions: BTreeSet<_> = bars.chain(granted).collect();
    for kind in [
        ActionKind::Calculate,
        ActionKind::Cloak,
        ActionKind::Coordinate,
        ActionKind::Jam,
        ActionKind::Reinforce,
        ActionKind::Reload,
        ActionKind::Rotate,
        ActionKind::Slam,
    ] {
        assert!(actions.contains(&kind), "{kind:?}");
    }
    let bearings: Vec<_> =
        content.ships.iter().flat_map(|ship| ship.dial.iter().map(|m| m.bearing)).collect();
    for side in [geometry::Side::Left, geometry::Side::Right] {
        for bearing in [Bearing::Segnor(side), Bearing::ReverseBank(side)] {
            assert!(bearings.contains(&bearing), "{bearing:?}");
        }
    }
    assert!(bearings.contains(&Bearing::Stationary) && bearings.contains(&Bearing::ReverseStraight));
    for turret in [Turret::Single, Turret::Double] {
        assert!(content.ships.iter().any(|ship| ship.turret == Some(turret)), "{turret:?}");
    }
    assert!(content.ships.iter().any(|ship| ship.weapons.iter().any(|weapon| weapon.arc == Arc::Rear)));
    for size in geometry::Size::ALL {
        assert!(content.ships.iter().any(|ship| ship.size == size), "{size:?}");
    }
    for fuse in [Fuse::Bomb(1), Fuse::Shatter(1), Fuse::Mine] {
        assert!(content.devices.iter().any(|device| device.card.fuse == fuse), "{fuse:?}");
    }
    assert!(!content.conditions.is_empty());
    let steps = abilities.iter().flat_map(|ability| match ability {
        Ability::Triggered(triggered) => triggered.then.as_slice(),
        Ability::Action(action) => action.then.as_slice(),
        Ability::Constant(_) | Ability::Weapon(_) | Ability::Bar(_) => &[],
    });
    let steps: Vec<&Step> = steps.collect();
    for token in [Token::Ion, Token::Jam, Token::Tractor] {
        assert!(
            steps.iter().any(|step| matches!(step, Step::TokensForDamage(t, _) if *t == token)),
            "{token:?}"
        );
    }
    let effects = |wanted: fn(&Effect) -> bool| {
        abilities
            .iter()
            .any(|ability| matches!(ability, Ability::Constant(constant) if wanted(&constant.effect)))
    };
    assert!(effects(|effect| matches!(effect, Effect::Carries(..))));
    assert!(effects(|effect| matches!(effect, Effect::LaunchBombs(_))));
}

/// What no text of a card may contain.
fn is_well_set(text: &Text) -> bool {
    let french = &text.fr;
    let open = |c: char| matches!(c, ':' | ';' | '!' | '?' | '»');
    let chars: Vec<char> = french.chars().collect();
    let spaced = chars.windows(2).all(|pair| !open(pair[1]) || pair[0] == '\u{A0}');
    let quoted = chars.windows(2).all(|pair| pair[0] != '«' || pair[1] == '\u{A0}');
    let plain = |words: &str| !words.contains(['\'', '"']) && !words.contains("...") && words.trim() == words;
    plain(&text.en) && plain(french) && spaced && quoted
}

#[test]
fn cards_speak_both_languages_as_each_is_written() {
    let content = Content::classic();
    let mut texts: Vec<&Text> = Vec::new();
    texts.extend(content.ships.iter().flat_map(|card| [Some(&card.name), card.text.as_ref()]).flatten());
    texts.extend(
        content
            .pilots
            .iter()
            .flat_map(|card| [Some(&card.name), card.caption.as_ref(), card.text.as_ref()])
            .flatten(),
    );
    texts.extend(content.upgrades.iter().map(|card| &card.name));
    texts.extend(content.upgrades.iter().flat_map(|card| card.faces.iter().map(|face| &face.text)));
    texts.extend(content.damage.iter().flat_map(|card| [&card.name, &card.text]));
    texts.extend(content.conditions.iter().flat_map(|card| [&card.name, &card.text]));
    texts.extend(content.devices.iter().flat_map(|device| [&device.card.name, &device.card.text]));
    assert!(texts.len() > 250);
    for text in texts {
        assert!(is_well_set(text), "{text:?}");
    }
}

#[test]
fn the_last_prices_know_every_card() {
    let content = Content::classic();
    let last = content.season("last").expect("last");
    for pilot in &content.pilots {
        assert!(last.pilots.contains_key(&pilot.id), "{}", pilot.id);
    }
    for upgrade in &content.upgrades {
        assert!(last.upgrades.contains_key(&upgrade.id), "{}", upgrade.id);
    }
}

#[test]
fn quick_builds_equip_what_the_ship_may_have() {
    let content = Content::classic();
    for build in &content.quick_builds {
        for ship in &build.ships {
            let pilot = &content.pilots[usize::from(content.pilot(ship.pilot.as_str()).expect("checked"))];
            for upgrade in &ship.upgrades {
                let card = content.upgrade(upgrade.as_str()).expect("checked");
                let card = &content.upgrades[usize::from(card)];
                assert!(content.allows(pilot, card), "{} with {upgrade}", ship.pilot);
            }
        }
    }
}

const TEXT: &str = "text: (en: \"Words.\", fr: \"Des mots.\")";

fn refused(name: &str, text: &str) -> PackError {
    match Content::classic_and(&[(name, text)]) {
        Ok(_) => panic!("accepted: {text}"),
        Err(error) => error,
    }
}

#[test]
fn what_is_wrong_is_said_with_its_place() {
    let pilot = "id: \"p\", name: (en: \"P\", fr: \"P\"), faction: Rebel, initiative: 1";
    let upgrade = "id: \"u\", name: (en: \"U\", fr: \"U\"), slots: [Talent]";
    let face = |abilities: &str| {
        format!("[\n  Upgrade({upgrade},\n  faces: [({TEXT}, abilities: [\n{abilities}])]),\n]")
    };
    let cases: Vec<(&str, String, (usize, usize), &str)> = vec![
        ("pilots/x.ron", "[\n  Pilot(id: \"p\", nam: 1)\n]".into(), (2, 18), "nam"),
        ("pilots/x.ron", format!("[\n  Pilot({pilot}, ship: \"nowhere\"),\n]"), (2, 81), "pack-xwing-no-ship(name: nowhere)"),
        (
            "pilots/x.ron",
            format!("[\n  Pilot({pilot}, ship: \"t65xwing\"),\n  Pilot({pilot}, ship: \"t65xwing\"),\n]"),
            (3, 13),
            "pack-xwing-twice(id: p)",
        ),
        ("pilots/x.ron", "[\n  Pilot(id: \"P P\", name: (en: \"P\", fr: \"P\"), ship: \"t65xwing\", faction: Rebel, initiative: 1),\n]".into(), (2, 13), "pack-xwing-id(id: P P)"),
        ("pilots/x.ron", format!("[\n  Pilot({}, ship: \"t65xwing\"),\n]", pilot.replace("fr: \"P\"", "fr: \" \"")), (2, 18), "language: pack-xwing-french"),
        (
            "ships/x.ron",
            "[ShipType(id: \"s\", name: (en: \"S\", fr: \"S\"), size: Small, weapons: [(dice: 2)], agility: 1, hull: 1,\n  shields: 0, actions: [(kind: Focus)], dial: [\"6FW\"])]".into(),
            (2, 49),
            "6FW",
        ),
        (
            "ships/x.ron",
            "[ShipType(id: \"s\", name: (en: \"S\", fr: \"S\"), size: Small, weapons: [(dice: 2)], agility: 1, hull: 1,\n  shields: 0, actions: [(kind: Focus)], dial: [\"2FW\", \"2FR\"])]".into(),
            (2, 55),
            "pack-xwing-dial-twice(maneuver: 2FR)",
        ),
        (
            "ships/x.ron",
            "[ShipType(id: \"s\", name: (en: \"S\", fr: \"S\"), size: Small, weapons: [(dice: 2, range: (2, 1))], agility: 1,\n  hull: 1, shields: 0, actions: [(kind: Focus)], dial: [\"2FW\"])]".into(),
            (1, 79),
            "pack-xwing-weapon-range(least: 2, most: 1)",
        ),
        (
            "ships/x.ron",
            "[ShipType(id: \"s\", name: (en: \"S\", fr: \"S\"), size: Small, weapons: [(dice: 2, turret: true)], agility: 1,\n  hull: 1, shields: 0, actions: [(kind: Focus)], dial: [\"2FW\"])]".into(),
            (1, 59),
            "pack-xwing-turret",
        ),
        ("upgrades/x.ron", face("Triggered(on: Hit, then: [Assign(Defender, \"fear\")])"), (4, 44), "pack-xwing-no-condition(name: fear)"),
        ("upgrades/x.ron", face("Triggered(on: System, then: [Drop(\"egg\", [Straight(1)])])"), (4, 35), "pack-xwing-no-device(name: egg)"),
        ("upgrades/x.ron", face("Triggered(on: Hit, when: [With(ThisCard)], then: [Gain(Defender, Ion, 1)])"), (4, 32), "pack-xwing-no-weapon"),
        ("upgrades/x.ron", face("Triggered(on: System, then: [Gain(Chosen, Ion, 1)])"), (4, 35), "pack-xwing-unchosen"),
        ("upgrades/x.ron", face("Triggered(on: System, then: [If(Rolled([Hit])), Gain(This, Ion, 1)])"), (4, 33), "pack-xwing-unrolled"),
        ("upgrades/x.ron", face("Triggered(on: System, then: [Reroll(Attack, 1, [])])"), (4, 23), "pack-xwing-dice-window"),
        ("upgrades/x.ron", face("Triggered(on: System, cost: [Charge(1)], then: [Gain(This, Focus, 1)])"), (4, 30), "pack-xwing-charge-cost(count: 1, has: 0)"),
        ("upgrades/x.ron", face("Action(cost: [Gain(Stress, 1)], then: [Gain(This, Focus, 1)])"), (4, 1), "pack-xwing-action-cost"),
        ("upgrades/x.ron", face("Triggered(on: System, then: [Flip])"), (4, 30), "pack-xwing-one-face"),
        ("upgrades/x.ron", face("Triggered(on: System, then: [Gain(Attacker, Ion, 1)])"), (4, 35), "pack-xwing-no-attacker"),
        ("upgrades/x.ron", face(""), (3, 24), "pack-xwing-text-alone"),
        (
            "damage.ron",
            format!("[\n DamageCard(id: \"d\", name: (en: \"D\", fr: \"D\"), kind: Ship, copies: 60, {TEXT}, abilities: []),\n]"),
            (2, 60),
            "pack-xwing-deck(most: 66)",
        ),
        ("quick-builds.ron", "[\n  (threat: 3, ships: [(pilot: \"lukeskywalker\")]),\n  (threat: 3, ships: [(pilot: \"nobody\")]),\n]".into(), (3, 31), "pack-xwing-no-pilot(name: nobody)"),
        ("quick-builds.ron", "[(threat: 3, ships: [(pilot: \"lukeskywalker\", upgrades: [\"gun\"])])]".into(), (1, 58), "pack-xwing-no-upgrade(name: gun)"),
        ("quick-builds.ron", "[\n  (threat: 3, ships: []),\n]".into(), (2, 15), "pack-xwing-build-empty"),
        ("quick-builds.ron", "[(threat: 0, ships: [(pilot: \"lukeskywalker\")])]".into(), (1, 3), "pack-xwing-threat"),
        ("quick-builds.ron", "[(threat: 3, ships: [(pilot: \"lukeskywalker\"), (pilot: \"idenversio\")])]".into(), (1, 56), "pack-xwing-sides"),
        ("quick-builds.ron", "[\n  (threat: 3, ships: [(pilot: \"wedgeantilles\"), (pilot: \"ibtisam\")]),\n  (threat: 4, ships: [(pilot: \"ibtisam\"), (pilot: \"wedgeantilles\")]),\n]".into(), (3, 3), "pack-xwing-build-twice(pilot: ibtisam)"),
        ("quick-builds.ron", "[(pilot: \"lukeskywalker\", threat: 3, upgrades: [])]".into(), (1, 3), "pilot"),
        ("points/x.ron", "PointsList(\n  id: \"x\",\n  pilots: {\"nobody\": 3},\n  upgrades: {},\n)".into(), (3, 12), "pack-xwing-no-pilot(name: nobody)"),
        ("obstacles.ron", "[Obstacle(id: \"moon\", kind: Asteroid, outline: [(0, 0), (1, 1)])]".into(), (1, 39), "pack-xwing-corners(count: 2, most: 16)"),
        ("planets.ron", "[]".into(), (1, 1), "pack-xwing-kind(kind: planets"),
    ];
    let mut wrong = Vec::new();
    for (name, text, place, why) in cases {
        let error = refused(name, &text);
        assert!(error.why.to_string().contains(why), "{error} is not about {why}");
        if (error.file.as_str(), error.line, error.column) != (name, place.0, place.1) {
            wrong.push(format!("{error}: expected at {place:?} in\n{text}"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n\n"));
}

#[test]
fn a_later_pack_adds_and_overrides() {
    let content = Content::classic();
    let more = Content::classic_and(&[
        (
            "upgrades/more.ron",
            "[Upgrade(id: \"predator\", name: (en: \"Hunter\", fr: \"Chasseur\"), slots: [Tech], faces: [(\
             text: (en: \"Roll 1 more.\", fr: \"Lancez 1 de plus.\"), abilities: [Constant(effect: AttackDice(1))])])]",
        ),
        ("points/last.ron", "PointsList(id: \"last\", pilots: {\"lukeskywalker\": 99}, upgrades: {})"),
        ("quick-builds.ron", "[(threat: 4, ships: [(pilot: \"lukeskywalker\", upgrades: [\"predator\"])])]"),
    ])
    .expect("a good pack");
    assert_eq!(more.upgrades.len(), content.upgrades.len());
    let place = content.upgrade("predator").expect("predator");
    assert_eq!(more.upgrade("predator"), Some(place));
    assert_eq!(more.upgrades[usize::from(place)].slots, [Slot::Tech]);
    let prices = |content: &Content| {
        let last = content.season("last").expect("last").clone();
        let price =
            |pilot: &str| last.pilots.iter().find(|(id, _)| id.as_str() == pilot).map(|(_, price)| *price);
        (price("lukeskywalker"), price("jekporkins"), last.upgrades.len())
    };
    assert_eq!(prices(&content), (Some(61), Some(44), content.upgrades.len()));
    assert_eq!(prices(&more), (Some(99), Some(44), content.upgrades.len()));
    let luke = |content: &Content| {
        content
            .quick_builds
            .iter()
            .filter(|build| build.first().pilot == *"lukeskywalker")
            .map(|b| b.threat)
            .collect::<Vec<_>>()
    };
    assert_eq!((luke(&content), luke(&more)), (vec![3], vec![4]));
    assert_ne!(content.digest, more.digest);
    let season = content.season("last").expect("last");
    let shields =
        season.upgrades.iter().find(|(id, _)| id.as_str() == "shieldupgrade").map(|(_, price)| price);
    assert_eq!(shields, Some(&Price::ByAgility([3, 4, 6, 8])));
}

/// The fenced blocks of a document that follow a line of the form "`name`:", with that name.
fn blocks<'d>(document: &'d str, fence: &str) -> Vec<(&'d str, String)> {
    let mut found: Vec<(&str, String)> = Vec::new();
    let (mut name, mut inside) = ("", false);
    for line in document.lines() {
        if inside {
            if line.starts_with("```") {
                inside = false;
            } else if let Some((_, text)) = found.last_mut() {
                text.push_str(line);
                text.push('\n');
            }
        } else if line == fence {
            inside = true;
            found.push((name, String::new()));
        } else if let Some(title) = line.strip_prefix('`').and_then(|line| line.strip_suffix("`:")) {
            name = title;
        }
    }
    found
}

#[test]
fn the_worked_example_of_the_guide_is_a_pack() {
    let guide = std::fs::read_to_string(root().join("docs/adding-a-card.md")).expect("the guide");
    let files = blocks(&guide, "```ron");
    let files: Vec<(&str, &str)> = files.iter().map(|(name, text)| (*name, text.as_str())).collect();
    let names: Vec<_> = files.iter().map(|(name, _)| *name).collect();
    assert_eq!(
        names,
        ["pilots/house.ron", "upgrades/house.ron", "points/house-2026.ron", "quick-builds.ron"]
    );
    let content = Content::classic_and(&files).expect("the example is good");
    assert!(content.pilot("graysquadronace").is_some() && content.upgrade("coolheaded").is_some());
    let season = content.season("house-2026").expect("the season");
    let squad = content.import_xws(
        br#"{"faction": "rebelalliance", "version": "2.0.0", "pilots":
            [{"id": "graysquadronace", "upgrades": {"talent": ["coolheaded"]}}]}"#,
        season.id.as_str(),
    );
    assert_eq!((squad.notes, squad.squad.and_then(|squad| squad.points)), (Vec::new(), Some(36)));
    let house = content.quick_builds.iter().filter(|build| build.first().pilot == *"graysquadronace");
    assert_eq!(house.map(|build| (build.threat, build.ships.len())).collect::<Vec<_>>(), [(2, 1), (4, 2)]);
    // The mistake the guide shows gives the message the guide shows.
    let broken = files.iter().map(|(name, text)| (*name, text.replace("Has(Stress)", "Has(Stres)")));
    let broken: Vec<(&str, String)> = broken.collect();
    let broken: Vec<(&str, &str)> = broken.iter().map(|(name, text)| (*name, text.as_str())).collect();
    let error = Content::classic_and(&broken).expect_err("there is no token of that name");
    let shown = blocks(&guide, "```text");
    assert!(shown.iter().any(|(_, text)| text.trim() == error.to_string()), "the guide should show: {error}");
}

#[test]
fn the_next_hundred_cards_are_within_the_vocabulary() {
    let list = std::fs::read_to_string(root().join("docs/xwing2e-cards.md")).expect("the list");
    let rows = list.lines().filter_map(|line| {
        let cells: Vec<_> = line.strip_prefix("| ")?.strip_suffix(" |")?.split(" | ").collect();
        match cells.as_slice() {
            [id, kind @ ("pilot" | "upgrade"), how] => {
                Some((id.trim_matches('`').to_owned(), *kind, (*how).to_owned()))
            }
            _ => None,
        }
    });
    let rows: Vec<_> = rows.collect();
    let names: BTreeSet<_> = rows.iter().map(|(id, kind, _)| (id, kind)).collect();
    assert_eq!(names.len(), rows.len(), "a card is there twice");
    assert!(rows.len() >= 100, "{} cards", rows.len());
    let content = Content::classic();
    for (id, kind, how) in rows {
        let shipped =
            if kind == "pilot" { content.pilot(&id).is_some() } else { content.upgrade(&id).is_some() };
        assert!(!shipped, "{id} is in the pack already");
        let abilities: Vec<_> = how.split('`').skip(1).step_by(2).collect();
        if abilities.is_empty() {
            continue;
        }
        let card = format!(
            "[Upgrade(id: \"card\", name: (en: \"C\", fr: \"C\"), slots: [Talent], charges: (limit: 3), faces: [\
             ({TEXT}, abilities: [{}])])]",
            abilities.join(", ")
        );
        if let Err(error) = Content::classic_and(&[("upgrades/card.ron", &card)]) {
            panic!("{id}: {error}: {card}");
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    /// Whatever happens to a file, the loader says what is wrong, at a place that exists.
    #[test]
    fn no_file_breaks_the_loader(file in 0..SHIPPED.len(), at in any::<prop::sample::Index>(), cut in 0_usize..40, put in "\\PC{0,12}") {
        let (name, text) = SHIPPED[file];
        let mut at = at.index(text.len());
        while !text.is_char_boundary(at) {
            at -= 1;
        }
        let mut end = (at + cut).min(text.len());
        while !text.is_char_boundary(end) {
            end += 1;
        }
        let text = format!("{}{put}{}", &text[..at], &text[end..]);
        if let Err(error) = Content::classic_and(&[(name, &text)]) {
            let (_, shipped) = SHIPPED.iter().find(|(other, _)| *other == error.file).expect("a file of the pack");
            let lines = text.lines().count().max(shipped.lines().count());
            prop_assert!((1..=lines + 1).contains(&error.line), "{error}");
            prop_assert!(!error.why.to_string().is_empty());
        }
    }
}
