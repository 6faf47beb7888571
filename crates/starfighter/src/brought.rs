//! What a player brings to total war: a deck, and the cruiser it was made for.

use crate::{
    CardId, Content, CruiserName, Mode, Setup,
    deck::{self, Examine},
};
use kernel::Refused;
use serde::{Deserialize, Serialize};

/// What a player brings, once it was judged.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Brought {
    /// STF-102: the deck.
    pub cards: Vec<CardId>,
    /// Its cruiser; asked for at the table if there is none (STF-015).
    #[serde(default)]
    pub cruiser: Option<CruiserName>,
}

impl Setup {
    /// Whether players bring decks of their own. STF-105: with one box no card is in both decks, which cannot be kept
    /// while neither player sees the other's.
    pub fn takes_decks(&self) -> bool {
        self.mode == Mode::TotalWar && self.boxes > 1
    }

    /// The set-up with what players bring, seat 0 first; decks and cruisers are theirs alone. Where nothing was brought
    /// yet, nothing is.
    #[must_use]
    pub fn with_brought(mut self, brought: [Option<Brought>; 2]) -> Self {
        for (seat, brought) in brought.into_iter().enumerate() {
            let (cards, cruiser) = brought.map_or((None, None), |one| (Some(one.cards), one.cruiser));
            (self.decks[seat], self.cruisers[seat]) = (cards, cruiser);
        }
        self
    }
}

/// Judges a deck that somebody brings.
pub fn admit(content: &Content, deck: &Examine) -> Result<Brought, Refused> {
    let examined = deck::examine(content, deck);
    match examined.faults.into_iter().next() {
        Some(fault) => Err(Refused::new(fault.rule, fault.why)),
        None => Ok(Brought { cards: examined.cards, cruiser: examined.cruiser }),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pack;

    #[test]
    fn decks_are_brought_where_two_boxes_make_room_for_any() {
        assert!(Setup::of(Mode::TotalWar).takes_decks());
        assert!(!Setup { boxes: 1, ..Setup::of(Mode::TotalWar) }.takes_decks());
        assert!(!Setup::of(Mode::Skirmish).takes_decks());
    }

    #[test]
    fn a_deck_is_judged_and_its_cruiser_comes_along() {
        let content = pack::shipped();
        let ids: Vec<_> = content.cards.iter().take(25).map(|card| card.id.to_string()).collect();
        let text = |text: &str| Examine { text: Some(text.to_owned()), ..Examine::default() };
        let brought = admit(&content, &text(&format!("cruiser: Ares\n{}", ids.join(" ")))).expect("a deck");
        let cruiser = brought.cruiser.map(|name| name.to_string());
        assert_eq!((brought.cards.len(), cruiser.as_deref()), (25, Some("Ares")));
        let list = Examine { cards: ids, ..Examine::default() };
        assert_eq!(admit(&content, &list).expect("a deck").cruiser, None);
        assert_eq!(admit(&content, &text("0-01")).expect_err("too small").rule.0, "STF-103");
        let setup = Setup::of(Mode::TotalWar).with_brought([Some(brought), None]);
        assert_eq!((setup.decks[0].as_ref().map(Vec::len), setup.decks[1].as_ref()), (Some(25), None));
    }
}
