//! What a pack says, ready for play: cards, cruisers, boards, and what each mode is played with.

use crate::{Card, CardId, CardSet, Cruiser, CruiserName, Face, Mode, Part, Placed, card::Half};
use kernel::Digest;

/// Something that has a text in each language.
#[derive(Debug, Clone, PartialEq, Eq, Default, serde::Serialize, serde::Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Bilingual {
    /// In English.
    pub en: String,
    /// In French.
    pub fr: String,
}

/// The content of the game.
#[derive(Debug, Clone)]
pub struct Content {
    /// What the pack is called.
    pub name: Bilingual,
    /// What its owner says about it.
    pub about: Bilingual,
    /// The cards, in the order of the pack.
    pub cards: Vec<Card>,
    /// STF-008: the back of every card.
    pub back: Face,
    /// The cruiser classes.
    pub cruisers: Vec<Cruiser>,
    /// STF-002: the classes on the two sides of each board.
    pub boards: Vec<[CruiserName; 2]>,
    /// The cards of the training mode.
    pub training: CardSet,
    /// The cards of the intermediate mode.
    pub intermediate: CardSet,
    /// The cruisers of the training mode.
    pub training_cruisers: Vec<CruiserName>,
    /// The cruisers of the intermediate mode.
    pub intermediate_cruisers: Vec<CruiserName>,
    /// The hash of the files.
    pub digest: Digest,
}

impl Content {
    /// A card by its number.
    #[inline]
    pub fn card(&self, card: u8) -> &Card {
        &self.cards[card as usize]
    }

    /// The number of a card.
    pub fn index(&self, id: CardId) -> Option<u8> {
        self.cards.iter().position(|card| card.id == id).map(|i| i as u8)
    }

    /// All cards.
    pub fn all(&self) -> CardSet {
        (0..self.cards.len() as u8).collect()
    }

    /// The cards a mode is played with.
    pub fn pool(&self, mode: Mode) -> CardSet {
        match mode {
            Mode::Training => self.training,
            Mode::Intermediate => self.intermediate,
            Mode::Skirmish | Mode::TotalWar => self.all(),
        }
    }

    /// A cruiser by its name.
    pub fn cruiser(&self, name: CruiserName) -> Option<&Cruiser> {
        self.cruisers.iter().find(|cruiser| cruiser.name == name)
    }

    /// STF-012, STF-013: whether a mode is played with a cruiser.
    pub fn has_cruiser(&self, mode: Mode, name: CruiserName) -> bool {
        match mode {
            Mode::Training => self.training_cruisers.contains(&name),
            Mode::Intermediate => self.intermediate_cruisers.contains(&name),
            Mode::Skirmish | Mode::TotalWar => self.cruiser(name).is_some(),
        }
    }

    /// STF-002, A1: whether the boards of one box show both cruisers at once.
    pub fn together(&self, one: CruiserName, two: CruiserName) -> bool {
        let shows = |name| move |(_, board): &(usize, &[CruiserName; 2])| board.contains(name);
        let boards = || self.boards.iter().enumerate();
        boards().filter(shows(&one)).any(|(i, _)| boards().filter(shows(&two)).any(|(j, _)| i != j))
    }

    /// The face of a card that lies up.
    #[inline]
    pub fn face(&self, placed: &Placed) -> &Face {
        if placed.front { &self.cards[placed.card as usize].front } else { &self.back }
    }

    /// What lies at an end of a placed card.
    #[inline]
    pub fn at(&self, placed: &Placed, end: Half) -> &Part {
        self.face(placed).part(placed.turned(end))
    }

    /// STF-054: the undamaged fighters on a printed half of a placed card.
    #[inline]
    pub fn whole(&self, placed: &Placed, half: Half) -> u8 {
        self.face(placed).part(half).fighters - placed.damage[half.index()]
    }
}
