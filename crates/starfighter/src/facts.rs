//! The public facts of a pack, for pages and programs that draw cards or build decks.

use crate::{
    CardId, Colour, Content, CruiserName, Effect, Face, Mode,
    content::Bilingual,
    cruiser::{Cruiser, Sector},
    deck::MIN_DECK,
};
use serde::Serialize;

/// Everything that is printed, and what limits a deck.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "Content"))]
pub struct Facts {
    /// What the pack is called.
    pub name: Bilingual,
    /// What its owner says about it.
    pub about: Bilingual,
    /// The cards, in the order of the pack.
    pub cards: Vec<CardFacts>,
    /// The back of every card.
    pub back: Face,
    /// The cruiser classes.
    pub cruisers: Vec<CruiserFacts>,
    /// The classes on the two sides of each board.
    pub boards: Vec<[CruiserName; 2]>,
    /// What each mode is played with.
    pub modes: Vec<ModeFacts>,
    /// The effects, with the rule of each.
    pub effects: Vec<EffectFacts>,
    /// What limits a deck.
    pub limits: Limits,
}

/// A card.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "Card"))]
pub struct CardFacts {
    /// Its identifier.
    pub id: CardId,
    /// The slot its front must be played on; 0 for any.
    pub level: u8,
    /// Green for training.
    pub colour: Colour,
    /// What the front shows.
    #[serde(flatten)]
    pub front: Face,
}

/// A cruiser class.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "Cruiser"))]
pub struct CruiserFacts {
    /// Its name.
    pub name: CruiserName,
    /// The highest value of its track.
    pub armour: u8,
    /// From the owner's left to right.
    pub sectors: Vec<SectorFacts>,
}

/// A sector of a cruiser.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct SectorFacts {
    /// How many slots.
    pub slots: u8,
    /// The slots that show a Draw symbol.
    pub draw: Vec<u8>,
}

/// What a mode is played with.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct ModeFacts {
    /// Which.
    pub mode: Mode,
    /// Its cards.
    pub cards: Vec<CardId>,
    /// Its cruisers.
    pub cruisers: Vec<CruiserName>,
}

/// An effect.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct EffectFacts {
    /// Which.
    pub effect: Effect,
    /// The rule that describes it.
    pub rule: &'static str,
    /// Whether it belongs to training.
    pub training: bool,
    /// Whether it happens when it becomes visible, or just stands there.
    pub triggers: bool,
}

/// What limits a deck.
#[derive(Debug, Clone, Copy, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Limits {
    /// STF-103.
    pub least: usize,
    /// STF-104.
    pub copies: u8,
}

impl Facts {
    /// The facts of a pack.
    pub fn of(content: &Content) -> Self {
        let card = |c: &crate::Card| CardFacts { id: c.id, level: c.level, colour: c.colour, front: c.front };
        Self {
            name: content.name.clone(),
            about: content.about.clone(),
            cards: content.cards.iter().map(card).collect(),
            back: content.back,
            cruisers: content.cruisers.iter().map(cruiser).collect(),
            boards: content.boards.clone(),
            modes: Mode::ALL.map(|mode| of_mode(content, mode)).into(),
            effects: Effect::ALL.map(effect).into(),
            limits: Limits { least: MIN_DECK, copies: 1 },
        }
    }
}

fn cruiser(cruiser: &Cruiser) -> CruiserFacts {
    let sector = |sector: &Sector| SectorFacts {
        slots: sector.slots,
        draw: (0..sector.slots).filter(|slot| sector.draw >> slot & 1 == 1).collect(),
    };
    CruiserFacts {
        name: cruiser.name,
        armour: cruiser.armour,
        sectors: cruiser.sectors.iter().map(sector).collect(),
    }
}

fn of_mode(content: &Content, mode: Mode) -> ModeFacts {
    let names = content.cruisers.iter().map(|cruiser| cruiser.name);
    ModeFacts {
        mode,
        cards: content.pool(mode).map(|card| content.card(card).id).collect(),
        cruisers: names.filter(|&name| content.has_cruiser(mode, name)).collect(),
    }
}

fn effect(effect: Effect) -> EffectFacts {
    EffectFacts { effect, rule: effect.rule(), training: effect.is_training(), triggers: effect.triggers() }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pack;

    #[test]
    fn the_facts_say_what_a_page_needs() {
        let facts = serde_json::to_value(Facts::of(&pack::shipped())).expect("plain data");
        assert_eq!(facts["cards"].as_array().map(Vec::len), Some(100));
        let card = &facts["cards"][9];
        assert_eq!(
            (card["id"].as_str(), card["upper"]["effect"].as_str(), card["lower"]["effect"].as_str()),
            (Some("3-10"), Some("Lateral"), Some("Draw")),
        );
        assert_eq!(facts["modes"][0]["cruisers"], serde_json::json!(["Ares", "Athena"]));
        assert_eq!(facts["effects"].as_array().map(Vec::len), Some(14));
        assert_eq!(facts["limits"]["least"], 25);
    }
}
