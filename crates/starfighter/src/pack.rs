//! The content of the game as data, read from `packs/starfighter/`.

use crate::{
    Card, CardId, CardSet, Colour, Content, Cruiser, CruiserName, Effect, Face, Part,
    card_set::MAX_CARDS,
    content::Bilingual,
    cruiser::{MAX_SLOTS, SECTORS, Sector},
};
use kernel::{Digest, Message};
use ron::extensions::Extensions;
use serde::{Deserialize, de::DeserializeOwned};
use thiserror::Error;

/// The files a pack consists of.
pub const FILES: [&str; 3] = ["pack.ron", "cards.ron", "cruisers.ron"];

/// The pack that ships with the game.
const SHIPPED: [&str; 3] = [
    include_str!("../../../packs/starfighter/pack.ron"),
    include_str!("../../../packs/starfighter/cards.ron"),
    include_str!("../../../packs/starfighter/cruisers.ron"),
];

/// The most fighters on one half of a card.
const MAX_FIGHTERS: u8 = 9;

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
#[error("{file}:{line}:{column}: {why}{}", told(others))]
pub struct PackError {
    /// Which of [`FILES`].
    pub file: &'static str,
    /// Counted from 1.
    pub line: usize,
    /// Counted from 1.
    pub column: usize,
    /// What is wrong there, and what would be right.
    pub why: PackFault,
    /// Whatever else is wrong, so that all of it can be mended at once.
    pub others: Vec<PackError>,
}

/// The other mistakes, each on a line of its own.
fn told(others: &[PackError]) -> String {
    others.iter().flat_map(|other| ["\n".to_owned(), other.to_string()]).collect()
}

/// The first mistake with all others, if there is one.
fn none_of(wrong: Vec<PackError>) -> Result<(), PackError> {
    let mut wrong = wrong.into_iter();
    let Some(first) = wrong.next() else { return Ok(()) };
    Err(PackError { others: wrong.collect(), ..first })
}

/// `pack.ron`: what the pack is, and what the smaller modes are played with.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PackFile {
    /// What it is called.
    pub name: Bilingual,
    /// What there is to say about it.
    pub about: Bilingual,
    /// The training mode.
    pub training: TrainingFile,
    /// The intermediate mode.
    pub intermediate: IntermediateFile,
}

/// What the training mode is played with, besides the green cards.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TrainingFile {
    /// Names of cruisers.
    pub cruisers: Vec<CruiserName>,
}

/// What the intermediate mode is played with.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct IntermediateFile {
    /// Names of cruisers.
    pub cruisers: Vec<CruiserName>,
    /// Identifiers of cards.
    pub cards: Vec<CardId>,
}

/// `cards.ron`.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CardsFile {
    /// The back of every card.
    pub back: Face,
    /// The fronts.
    pub cards: Vec<CardFile>,
}

/// A card as it is written.
#[derive(Debug, Clone, Copy, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CardFile {
    /// "3-10".
    pub id: CardId,
    /// 0 to 3.
    pub level: u8,
    /// Green or blue; green unless given.
    #[serde(default = "green")]
    pub colour: Colour,
    /// The half toward the enemy.
    #[serde(default)]
    pub upper: Part,
    /// The half toward the owner.
    #[serde(default)]
    pub lower: Part,
}

fn green() -> Colour {
    Colour::Green
}

/// `cruisers.ron`.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CruisersFile {
    /// The classes.
    pub cruisers: Vec<CruiserFile>,
    /// The classes on the two sides of each board.
    pub boards: Vec<(CruiserName, CruiserName)>,
}

/// A cruiser as it is written.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CruiserFile {
    /// Its name.
    pub name: CruiserName,
    /// The highest value of its armour track.
    pub armour: u8,
    /// From the owner's left to right.
    pub sectors: Vec<SectorFile>,
}

/// A sector as it is written.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SectorFile {
    /// How many slots: 1 to 4.
    pub slots: u8,
    /// The slots that show a Draw symbol, counted from 0.
    #[serde(default)]
    pub draw: Vec<u8>,
}

impl CardFile {
    /// The card, or what cannot be printed like that.
    pub fn card(&self) -> Result<Card, Message> {
        if self.level as usize >= MAX_SLOTS {
            return Err(Message::new("pack-starfighter-level").with("level", self.level));
        }
        let front = Face { upper: self.upper, lower: self.lower };
        check_face(&front)?;
        Ok(Card { id: self.id, level: self.level, colour: self.colour, front })
    }
}

/// What cannot be printed on a face.
pub(crate) fn check_face(face: &Face) -> Result<(), Message> {
    for part in [face.upper, face.lower] {
        if part.fighters > MAX_FIGHTERS {
            return Err(Message::new("pack-starfighter-fighters")
                .with("count", part.fighters)
                .with("most", MAX_FIGHTERS));
        }
        if let Some(Effect::Screen(n)) = part.effect
            && !(2..=4).contains(&n)
        {
            return Err(Message::new("pack-starfighter-screen").with("count", n));
        }
    }
    Ok(())
}

impl CruiserFile {
    /// The cruiser, or what it cannot have.
    pub fn cruiser(&self) -> Result<Cruiser, Message> {
        if !(1..=100).contains(&self.armour) {
            return Err(Message::new("pack-starfighter-armour").with("armour", self.armour));
        }
        if self.sectors.len() != SECTORS {
            return Err(Message::new("pack-starfighter-sectors")
                .with("count", self.sectors.len() as u32)
                .with("right", SECTORS as u32));
        }
        let mut sectors = [Sector::default(); SECTORS];
        for (sector, file) in sectors.iter_mut().zip(&self.sectors) {
            if file.slots == 0 || file.slots as usize > MAX_SLOTS {
                return Err(Message::new("pack-starfighter-slots")
                    .with("count", file.slots)
                    .with("most", MAX_SLOTS as u32));
            }
            sector.slots = file.slots;
            for &slot in &file.draw {
                if slot >= file.slots {
                    let last = file.slots - 1;
                    return Err(Message::new("pack-starfighter-draw").with("slot", slot).with("last", last));
                }
                sector.draw |= 1 << slot;
            }
        }
        Ok(Cruiser { name: self.name, armour: self.armour, sectors })
    }
}

/// Reads and checks the files of a pack, in the order of [`FILES`].
pub fn load(texts: [&str; 3]) -> Result<Content, PackError> {
    let mut wrong = Vec::new();
    let pack = parse::<PackFile>(0, texts[0]).map_err(|error| wrong.push(error));
    let cards = parse::<CardsFile>(1, texts[1]).map_err(|error| wrong.push(error));
    let cruisers = parse::<CruisersFile>(2, texts[2]).map_err(|error| wrong.push(error));
    let (Ok(pack), Ok(cards), Ok(cruisers)) = (pack, cards, cruisers) else {
        return Err(none_of(wrong).expect_err("something cannot be read"));
    };
    let mut content = Content {
        name: pack.name.clone(),
        about: pack.about.clone(),
        cards: read_cards(&cards, texts[1], &mut wrong),
        back: cards.back,
        cruisers: read_cruisers(&cruisers, texts[2], &mut wrong),
        boards: cruisers.boards.iter().map(|&(a, b)| [a, b]).collect(),
        training: CardSet::NONE,
        intermediate: CardSet::NONE,
        training_cruisers: pack.training.cruisers.clone(),
        intermediate_cruisers: pack.intermediate.cruisers.clone(),
        digest: Digest::of(texts.join("\n").as_bytes()),
    };
    // What names a card or a cruiser that cannot be read is not wrong itself.
    none_of(wrong)?;
    check_boards(&content, texts[2])?;
    none_of(modes(&mut content, &pack, texts))?;
    Ok(content)
}

/// The pack that ships with the game.
pub fn shipped() -> Content {
    load(SHIPPED).expect("the shipped pack is checked by a test")
}

fn parse<T: DeserializeOwned>(file: usize, text: &str) -> Result<T, PackError> {
    ron::Options::default().with_default_extension(Extensions::IMPLICIT_SOME).from_str(text).map_err(|e| {
        let (line, column) = (e.span.start.line, e.span.start.col);
        PackError {
            file: FILES[file],
            line,
            column,
            why: PackFault::Syntax(Box::new(e.code)),
            others: Vec::new(),
        }
    })
}

/// An error about the `nth` place in a file where `what` is written.
fn at(file: usize, text: &str, what: &str, nth: usize, why: Message) -> PackError {
    let offset = text.match_indices(what).nth(nth).map_or(0, |(i, _)| i);
    let before = &text[..offset];
    let line = before.matches('\n').count() + 1;
    let column = before.rsplit('\n').next().unwrap_or_default().chars().count() + 1;
    PackError { file: FILES[file], line, column, why: PackFault::Content(why), others: Vec::new() }
}

/// How an identifier is written in this text: "0-1" is the same card as "0-01".
fn quoted(text: &str, id: CardId) -> String {
    let short = format!("\"{}-{}\"", id.group, id.number);
    if text.contains(&short) { short } else { format!("\"{id}\"") }
}

fn read_cards(file: &CardsFile, text: &str, wrong: &mut Vec<PackError>) -> Vec<Card> {
    if let Err(why) = check_face(&file.back) {
        wrong.push(at(1, text, "back", 0, why));
    }
    if file.back.upper.effect.is_some() || file.back.lower.effect.is_some() {
        wrong.push(at(1, text, "back", 0, Message::new("pack-starfighter-back-effect")));
    }
    if file.back.fighters() == 0 {
        wrong.push(at(1, text, "back", 0, Message::new("pack-starfighter-back-empty")));
    }
    let mut cards: Vec<Card> = Vec::with_capacity(file.cards.len());
    for written in &file.cards {
        let name = quoted(text, written.id);
        match written.card() {
            Err(why) => wrong.push(at(
                1,
                text,
                &name,
                0,
                Message::new("pack-starfighter-card").with("card", written.id.to_string()).with("why", why),
            )),
            Ok(card) if cards.iter().any(|other| other.id == card.id) => {
                wrong.push(at(
                    1,
                    text,
                    &name,
                    1,
                    Message::new("pack-starfighter-card-twice").with("card", card.id.to_string()),
                ));
            }
            Ok(card) if card.front.fighters() == 0 => {
                let why = Message::new("pack-starfighter-no-fighter").with("card", card.id.to_string());
                wrong.push(at(1, text, &name, 0, why));
            }
            Ok(card) => cards.push(card),
        }
    }
    if file.cards.is_empty() || cards.len() > MAX_CARDS {
        let why = Message::new("pack-starfighter-count")
            .with("count", cards.len() as u32)
            .with("most", MAX_CARDS as u32);
        wrong.push(at(1, text, "cards", 0, why));
    }
    cards
}

fn read_cruisers(file: &CruisersFile, text: &str, wrong: &mut Vec<PackError>) -> Vec<Cruiser> {
    let mut cruisers: Vec<Cruiser> = Vec::with_capacity(file.cruisers.len());
    for written in &file.cruisers {
        let name = format!("\"{}\"", written.name);
        match written.cruiser() {
            Err(why) => wrong.push(at(
                2,
                text,
                &name,
                0,
                Message::new("pack-starfighter-cruiser")
                    .with("cruiser", written.name.to_string())
                    .with("why", why),
            )),
            Ok(cruiser) if cruisers.iter().any(|other| other.name == cruiser.name) => {
                wrong.push(at(
                    2,
                    text,
                    &name,
                    1,
                    Message::new("pack-starfighter-cruiser-twice").with("cruiser", cruiser.name.to_string()),
                ));
            }
            Ok(cruiser) => cruisers.push(cruiser),
        }
    }
    if file.cruisers.is_empty() {
        wrong.push(at(2, text, "cruisers", 0, Message::new("pack-starfighter-no-cruisers")));
    }
    cruisers
}

fn check_boards(content: &Content, text: &str) -> Result<(), PackError> {
    if content.boards.len() < 2 {
        return Err(at(2, text, "boards", 0, Message::new("pack-starfighter-boards")));
    }
    for name in content.boards.iter().flatten() {
        if content.cruiser(*name).is_none() {
            let last = text.matches(&format!("\"{name}\"")).count().saturating_sub(1);
            return Err(at(
                2,
                text,
                &format!("\"{name}\""),
                last,
                Message::new("pack-starfighter-unknown-cruiser").with("cruiser", name.to_string()),
            ));
        }
    }
    for cruiser in &content.cruisers {
        if !content.boards.iter().flatten().any(|name| *name == cruiser.name) {
            let why = Message::new("pack-starfighter-no-board").with("cruiser", cruiser.name.to_string());
            return Err(at(2, text, &format!("\"{}\"", cruiser.name), 0, why));
        }
    }
    Ok(())
}

fn modes(content: &mut Content, pack: &PackFile, texts: [&str; 3]) -> Vec<PackError> {
    let mut wrong = Vec::new();
    let text = texts[0];
    for (mode, names) in
        [("training", &pack.training.cruisers), ("intermediate", &pack.intermediate.cruisers)]
    {
        for name in names {
            if content.cruiser(*name).is_none() {
                wrong.push(at(
                    0,
                    text,
                    &format!("\"{name}\""),
                    0,
                    Message::new("pack-starfighter-unknown-cruiser").with("cruiser", name.to_string()),
                ));
            }
        }
        let pair = names.iter().any(|&one| names.iter().any(|&two| content.together(one, two)));
        if !pair {
            wrong.push(at(0, text, mode, 0, Message::new("pack-starfighter-pair").with("mode", mode)));
        }
        // Whatever the first player takes, the second must find a board.
        let alone = names.iter().find(|&&one| !names.iter().any(|&two| content.together(one, two)));
        if let Some(alone) = alone.filter(|_| pair) {
            let why =
                Message::new("pack-starfighter-alone").with("mode", mode).with("cruiser", alone.to_string());
            wrong.push(at(0, text, &format!("\"{alone}\""), 0, why));
        }
    }
    for (i, card) in content.cards.iter().enumerate() {
        let simple = |flip: bool| {
            let fine = |e: Effect| e.is_training() || (flip && e == Effect::Flip);
            [card.front.upper, card.front.lower].iter().filter_map(|part| part.effect).all(fine)
        };
        let name = quoted(texts[1], card.id);
        if card.colour == Colour::Green {
            if !simple(false) {
                let why = Message::new("pack-starfighter-training").with("card", card.id.to_string());
                wrong.push(at(1, texts[1], &name, 0, why));
            }
            content.training.insert(i as u8);
        }
        if pack.intermediate.cards.contains(&card.id) {
            if !simple(true) {
                let why = Message::new("pack-starfighter-intermediate").with("card", card.id.to_string());
                wrong.push(at(0, text, &quoted(text, card.id), 0, why));
            }
            content.intermediate.insert(i as u8);
        }
    }
    let mut seen = Vec::new();
    for &id in &pack.intermediate.cards {
        if content.index(id).is_none() {
            wrong.push(at(
                0,
                text,
                &quoted(text, id),
                0,
                Message::new("pack-starfighter-unknown-card").with("card", id.to_string()),
            ));
        }
        if seen.contains(&id) {
            wrong.push(at(
                0,
                text,
                &quoted(text, id),
                1,
                Message::new("pack-starfighter-card-twice").with("card", id.to_string()),
            ));
        }
        seen.push(id);
    }
    for (mode, file, cards) in [("training", 1, content.training), ("intermediate", 0, content.intermediate)]
    {
        if cards.is_empty() {
            let place = if file == 1 { "cards" } else { "intermediate" };
            wrong.push(at(
                file,
                texts[file],
                place,
                0,
                Message::new("pack-starfighter-no-cards").with("mode", mode),
            ));
        }
    }
    wrong
}
