//! The content of the game as data: board, starting places, tracks and decks, read from `packs/endor/`.

use crate::{Card, Fighters, MAX_DECK, Place, Places, Side, board::Board};
use kernel::{Digest, Message};
use serde::{Deserialize, de::DeserializeOwned};
use std::{collections::BTreeMap, fmt};
use thiserror::Error;

/// The files a pack consists of.
pub const FILES: [&str; 4] = ["board.ron", "setup.ron", "tracks.ron", "decks.ron"];

/// The pack that ships with the game.
const CLASSIC: [&str; 4] = [
    include_str!("../../../packs/endor/board.ron"),
    include_str!("../../../packs/endor/setup.ron"),
    include_str!("../../../packs/endor/tracks.ron"),
    include_str!("../../../packs/endor/decks.ron"),
];

/// What is wrong at a place of a pack.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum PackFault {
    /// It is not written as such files are.
    #[error("{0}")]
    Syntax(Box<ron::Error>),
    /// It is well written, and cannot be played with.
    #[error("{0}")]
    Content(Message),
}

/// Something wrong with a pack, and where.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("{file}:{line}:{column}: {why}")]
pub struct PackError {
    /// Which of [`FILES`].
    pub file: &'static str,
    /// Counted from 1.
    pub line: usize,
    /// Counted from 1.
    pub column: usize,
    /// What is wrong there, and what would be right.
    pub why: PackFault,
}

/// `board.ron`: which places there are, and which touch.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BoardFile {
    /// The sectors ships move in.
    pub sectors: Vec<Place>,
    /// The fleet markers.
    pub markers: Vec<Place>,
    /// Pairs of places that touch.
    pub edges: Vec<(Place, Place)>,
    /// Sectors from which the Death Star can be attacked.
    pub death_star: Vec<Place>,
}

/// `setup.ron`: what stands where at the start.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SetupFile {
    /// Fighters in sectors and on markers.
    pub fighters: BTreeMap<Place, Fighters>,
    /// Where the Falcon starts.
    pub falcon: Place,
    /// Where the Executor starts.
    pub executor: Place,
    /// TIE fighters aboard the Executor.
    pub reserve: u8,
}

/// `tracks.ron`: the lengths and numbers of the tracks.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Tracks {
    /// What a die must show to enter each space of the shield track.
    pub shield: Vec<u8>,
    /// Hits that destroy Luke.
    pub luke: u8,
    /// Hits that destroy Vader.
    pub vader: u8,
    /// How many of Vader's last spaces are red.
    pub redemption: u8,
    /// Hits that destroy the Falcon.
    pub falcon: u8,
    /// Hits that destroy the Executor.
    pub executor: u8,
    /// Stormtrooper tokens.
    pub troopers: u8,
}

/// `decks.ron`: each card and how often it is there.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DecksFile {
    /// The Rebel deck.
    pub rebel: Vec<(Card, u8)>,
    /// The Empire deck.
    pub empire: Vec<(Card, u8)>,
}

/// Reads and checks the files of a pack, in the order of [`FILES`].
pub fn load(texts: [&str; 4]) -> Result<Board, PackError> {
    let board: BoardFile = parse(0, texts[0])?;
    let setup: SetupFile = parse(1, texts[1])?;
    let tracks: Tracks = parse(2, texts[2])?;
    let decks: DecksFile = parse(3, texts[3])?;
    check_board(&board, texts[0])?;
    check_setup(&board, &setup, texts[1])?;
    check_tracks(&tracks, texts[2])?;
    check_decks(&decks, texts[3])?;
    Ok(Board::new(&board, setup, tracks, &decks, Digest::of(texts.join("\n").as_bytes())))
}

/// The pack that ships with the game.
pub fn classic() -> Board {
    load(CLASSIC).expect("the shipped pack is checked by a test")
}

fn parse<T: DeserializeOwned>(file: usize, text: &str) -> Result<T, PackError> {
    ron::from_str(text).map_err(|e| PackError {
        file: FILES[file],
        line: e.span.start.line,
        column: e.span.start.col,
        why: PackFault::Syntax(Box::new(e.code)),
    })
}

/// An error about the `nth` place in a file where `what` is written.
fn at(file: usize, text: &str, what: impl fmt::Display, nth: usize, why: Message) -> PackError {
    let what = what.to_string();
    let offset = text.match_indices(&what).nth(nth).map_or(0, |(i, _)| i);
    let before = &text[..offset];
    let line = before.matches('\n').count() + 1;
    let column = before.rsplit('\n').next().unwrap_or_default().chars().count() + 1;
    PackError { file: FILES[file], line, column, why: PackFault::Content(why) }
}

fn quoted(place: Place) -> String {
    format!("\"{place}\"")
}

fn check_board(board: &BoardFile, text: &str) -> Result<(), PackError> {
    let mut known = Places::NONE;
    for (&place, is_sector) in
        board.sectors.iter().map(|p| (p, true)).chain(board.markers.iter().map(|p| (p, false)))
    {
        if known.has(place) {
            return Err(at(
                0,
                text,
                quoted(place),
                1,
                Message::new("pack-endor-twice").with("place", place.to_string()),
            ));
        }
        if is_sector && !place.is_sector() {
            return Err(at(
                0,
                text,
                quoted(place),
                0,
                Message::new("pack-endor-no-sector").with("place", place.to_string()),
            ));
        }
        if !is_sector && !place.is_marker() {
            return Err(at(
                0,
                text,
                quoted(place),
                0,
                Message::new("pack-endor-no-marker").with("place", place.to_string()),
            ));
        }
        known.insert(place);
    }
    let mut seen: Vec<(Place, Place)> = Vec::new();
    for &(a, b) in &board.edges {
        let pair = (a.min(b), a.max(b));
        let written = format!("({}, {})", quoted(a), quoted(b));
        for place in [a, b] {
            if !known.has(place) {
                return Err(at(
                    0,
                    text,
                    written,
                    0,
                    Message::new("pack-endor-not-on-board").with("place", place.to_string()),
                ));
            }
        }
        if a == b || (a.is_marker() && b.is_marker()) {
            return Err(at(0, text, written, 0, Message::new("pack-endor-edge")));
        }
        if seen.contains(&pair) {
            return Err(at(
                0,
                text,
                written,
                1,
                Message::new("pack-endor-touch").with("one", a.to_string()).with("two", b.to_string()),
            ));
        }
        seen.push(pair);
    }
    for &marker in &board.markers {
        let touches = seen.iter().filter(|(a, b)| *a == marker || *b == marker).count();
        if touches != 1 {
            let why = Message::new("pack-endor-marker-touches")
                .with("marker", marker.to_string())
                .with("count", touches as u32);
            return Err(at(0, text, quoted(marker), 0, why));
        }
    }
    if board.death_star.is_empty() {
        return Err(at(0, text, "death_star", 0, Message::new("pack-endor-no-death-star")));
    }
    for &place in &board.death_star {
        if !known.has(place) || !place.is_sector() {
            let nth = text.matches(&quoted(place)).count().saturating_sub(1);
            return Err(at(
                0,
                text,
                quoted(place),
                nth,
                Message::new("pack-endor-foreign-sector").with("place", place.to_string()),
            ));
        }
    }
    Ok(())
}

fn check_setup(board: &BoardFile, setup: &SetupFile, text: &str) -> Result<(), PackError> {
    let on_board = |p: &Place| board.sectors.contains(p) || board.markers.contains(p);
    let mut sum = [0u32; 4];
    for (&place, &fighters) in &setup.fighters {
        if !on_board(&place) {
            return Err(at(
                1,
                text,
                quoted(place),
                0,
                Message::new("pack-endor-not-on-board").with("place", place.to_string()),
            ));
        }
        if fighters.rebels() > 0 && fighters.tie > 0 {
            return Err(at(1, text, quoted(place), 0, Message::new("pack-endor-shared")));
        }
        if place.is_marker() && fighters.tie > 0 {
            return Err(at(1, text, quoted(place), 0, Message::new("pack-endor-tie-marker")));
        }
        for (total, fighter) in sum.iter_mut().zip(crate::Fighter::ALL) {
            *total += u32::from(fighters.get(fighter));
        }
    }
    if sum[..3].iter().sum::<u32>() > 200 || sum[3] + u32::from(setup.reserve) > 200 {
        return Err(at(1, text, "fighters", 0, Message::new("pack-endor-many-fighters")));
    }
    for (name, place, enemy) in
        [("falcon", setup.falcon, Side::Empire), ("executor", setup.executor, Side::Rebel)]
    {
        if !board.sectors.contains(&place) {
            return Err(at(
                1,
                text,
                name,
                0,
                Message::new("pack-endor-foreign-sector").with("place", place.to_string()),
            ));
        }
        if setup.fighters.get(&place).is_some_and(|f| f.of_side(enemy) > 0) {
            return Err(at(1, text, name, 0, Message::new("pack-endor-shared")));
        }
    }
    if setup.falcon == setup.executor {
        return Err(at(1, text, "executor", 0, Message::new("pack-endor-shared")));
    }
    Ok(())
}

fn check_tracks(tracks: &Tracks, text: &str) -> Result<(), PackError> {
    if !(1..=60).contains(&tracks.shield.len()) || !tracks.shield.iter().all(|n| (1..=6).contains(n)) {
        return Err(at(2, text, "shield", 0, Message::new("pack-endor-shield")));
    }
    let lengths = [
        ("luke", tracks.luke),
        ("vader", tracks.vader),
        ("falcon", tracks.falcon),
        ("executor", tracks.executor),
    ];
    for (name, length) in lengths {
        if !(1..=100).contains(&length) {
            return Err(at(2, text, name, 0, Message::new("pack-endor-track")));
        }
    }
    if tracks.redemption >= tracks.vader {
        return Err(at(2, text, "redemption", 0, Message::new("pack-endor-redemption")));
    }
    if tracks.troopers > 60 {
        return Err(at(2, text, "troopers", 0, Message::new("pack-endor-troopers")));
    }
    Ok(())
}

fn check_decks(decks: &DecksFile, text: &str) -> Result<(), PackError> {
    for (name, side, cards) in [("rebel", Side::Rebel, &decks.rebel), ("empire", Side::Empire, &decks.empire)]
    {
        if let Some((card, _)) = cards.iter().find(|(card, _)| card.side() != Some(side)) {
            return Err(at(
                3,
                text,
                name,
                0,
                Message::new("pack-endor-other-side").with("card", format!("{card:?}")),
            ));
        }
        let total: u32 = cards.iter().map(|(_, n)| u32::from(*n)).sum();
        if !(12..=MAX_DECK as u32).contains(&total) {
            let why = Message::new("pack-endor-deck").with("count", total).with("most", MAX_DECK as u32);
            return Err(at(3, text, name, 0, why));
        }
    }
    Ok(())
}
