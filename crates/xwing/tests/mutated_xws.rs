//! Thousands of damaged squadron files: each is read as far as it can be, everything that was not is told in a sentence
//! of both languages, and a match either starts with what was read or says why not.

use kernel::{Chance, Game, Quick, Say};
use serde_json::{Map, Value, json};
use std::{collections::BTreeMap, fs, path::PathBuf};
use xwing::{Content, Mode, Setup, Squad, Symbol, Xwing, xws::Weight};

const FILES: u64 = 4_000;

/// All sentences of a language, by the keys that begin their lines.
fn sentences(language: &str) -> String {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../locales").join(language);
    let files = fs::read_dir(folder).expect("a folder of words");
    files.map(|file| fs::read_to_string(file.expect("a file").path()).expect("text") + "\n").collect()
}

fn pick<T: Copy>(from: &[T], chance: &mut Quick) -> T {
    from[chance.below(from.len() as u32) as usize]
}

/// Something that does not belong where it is put.
fn stranger(chance: &mut Quick) -> Value {
    match chance.below(12) {
        0 => Value::Null,
        1 => json!(true),
        2 => json!(-1),
        3 => json!(u64::MAX),
        4 => json!(1.5e300),
        5 => json!(""),
        6 => json!("x".repeat(1 + chance.below(400) as usize)),
        7 => json!("Ünïcödé \u{0} « ’ » \u{1F680}"),
        8 => json!([[[[]]]]),
        9 => json!({"id": {"id": []}}),
        10 => json!("lukeskywalker"),
        _ => json!(["r2d2", 7, null, {"name": "R2-D2"}]),
    }
}

/// Changes one place somewhere inside a value.
fn mutate(value: &mut Value, chance: &mut Quick) {
    let deeper = chance.below(4) > 0;
    match value {
        Value::Object(fields) if deeper && !fields.is_empty() => mutate_object(fields, chance),
        Value::Array(items) if deeper && !items.is_empty() => {
            let at = chance.below(items.len() as u32) as usize;
            match chance.below(5) {
                0 => drop(items.remove(at)),
                1 => {
                    let copy = items[at].clone();
                    let copies = chance.below(40) as usize;
                    items.extend(std::iter::repeat_n(copy, copies));
                }
                2 => items.insert(at, stranger(chance)),
                _ => mutate(&mut items[at], chance),
            }
        }
        Value::String(text) if deeper => {
            // A letter more, fewer, larger or other: what people and builders get wrong.
            let mut letters: Vec<char> = text.chars().collect();
            let at = chance.below(letters.len() as u32 + 1) as usize;
            match chance.below(4) {
                0 if at < letters.len() => drop(letters.remove(at)),
                1 if at < letters.len() => letters[at] = letters[at].to_ascii_uppercase(),
                2 => letters.insert(at, pick(&[' ', '-', '’', '\u{0}', 'é', 'q'], chance)),
                _ => letters.reverse(),
            }
            *text = letters.into_iter().collect();
        }
        Value::Object(_)
        | Value::Array(_)
        | Value::String(_)
        | Value::Null
        | Value::Bool(_)
        | Value::Number(_) => *value = stranger(chance),
    }
}

fn mutate_object(fields: &mut Map<String, Value>, chance: &mut Quick) {
    let keys: Vec<String> = fields.keys().cloned().collect();
    let key = keys[chance.below(keys.len() as u32) as usize].clone();
    match chance.below(5) {
        0 => drop(fields.remove(&key)),
        1 => {
            let value = fields.remove(&key).unwrap_or_default();
            fields.insert(
                pick(&["pilots", "upgrades", "talent", "id", "ship", "no"], chance).to_owned(),
                value,
            );
        }
        2 => drop(fields.insert(key, stranger(chance))),
        _ => mutate(&mut fields[&key], chance),
    }
}

/// Changes bytes, wherever they are.
fn scratch(bytes: &mut Vec<u8>, chance: &mut Quick) {
    for _ in 0..=chance.below(3) {
        let at = chance.below(bytes.len() as u32 + 1) as usize;
        match chance.below(4) {
            0 => bytes.truncate(at),
            1 => bytes.insert(at, chance.bits() as u8),
            2 if at < bytes.len() => bytes[at] ^= 1 << chance.below(8),
            _ => drop(bytes.drain(at..(at + chance.below(20) as usize).min(bytes.len()))),
        }
    }
}

/// Squadrons of every side as they should be written.
fn good_files(content: &Content) -> Vec<String> {
    let season = content.season("last").expect("last");
    let mut chance = Quick::new(0);
    let mut files = Vec::new();
    let obstacles =
        ["coreasteroid2", "coreasteroid4", "coreasteroid5"].map(|id| Symbol::new(id).expect("short"));
    for side in content.factions().into_iter().cycle().take(24) {
        let squad = content.random_bought_squad(season, 200, side, &mut chance).expect("cheap ships");
        files.push(content.export_xws(&squad, &obstacles, "last").expect("known cards"));
    }
    files
}

fn damaged(text: &str, chance: &mut Quick) -> Vec<u8> {
    if chance.below(4) == 0 {
        let mut bytes = text.as_bytes().to_vec();
        scratch(&mut bytes, chance);
        return bytes;
    }
    let mut fields: Map<String, Value> = serde_json::from_str(text).expect("what was written is an object");
    for _ in 0..=chance.below(4) {
        if !fields.is_empty() {
            mutate_object(&mut fields, chance);
        }
    }
    serde_json::to_vec(&fields).expect("a value always serialises")
}

#[test]
fn damaged_files_are_read_as_far_as_they_can_be_and_the_rest_is_told() {
    let (game, english, french) = (Xwing::second(), sentences("en"), sentences("fr"));
    let said = |key: &str| {
        let line = format!("\n{key} =");
        assert!(english.contains(&line) && french.contains(&line), "no sentence for {key}");
    };
    let enemy = game.content().random_bought_squad(
        game.content().season("last").expect("last"),
        60,
        xwing::Faction::Empire,
        &mut Quick::new(1),
    );
    let enemy = enemy.expect("cheap ships");
    let files = good_files(game.content());
    let mut told: BTreeMap<&'static str, u32> = BTreeMap::new();
    let (mut read, mut refused, mut started, mut turned_away) = (0, 0, 0, 0);
    for seed in 0..FILES {
        let mut chance = Quick::new(seed);
        let bytes = damaged(&files[seed as usize % files.len()], &mut chance);
        let imported = game.content().import_xws(&bytes, "last");
        for note in &imported.notes {
            let message = note.say();
            said(message.key);
            *told
                .entry(match note.weight() {
                    Weight::Changed => "changed",
                    Weight::Dropped => "dropped",
                    Weight::Refused => "refused",
                })
                .or_default() += 1;
        }
        let Some(squad) = imported.squad else {
            let why = imported.notes.iter().any(|note| note.weight() == Weight::Refused);
            assert!(why, "file {seed} gave no squadron, and nothing says why");
            refused += 1;
            continue;
        };
        read += 1;
        assert!(!squad.ships.is_empty(), "file {seed}");
        let squads: [Squad; 2] = [squad, enemy.clone()];
        let setup = Setup { mode: Mode::Standard, squads, ..Setup::default() };
        match game.start(&setup) {
            Ok(state) => {
                assert_eq!(game.audit(&state), Ok(()), "file {seed}");
                started += 1;
            }
            Err(error) => {
                said(error.0.key);
                turned_away += 1;
            }
        }
    }
    // The damage is of all kinds, and many files can still be read.
    println!("{read} read, {refused} refused; {started} started, {turned_away} turned away; {told:?}");
    assert!(read > FILES / 4 && refused > FILES / 10, "{read} read, {refused} refused");
    assert!(started > 0 && turned_away > 0, "{started} started, {turned_away} turned away");
    assert_eq!(told.keys().copied().collect::<Vec<_>>(), ["changed", "dropped", "refused"]);
}
