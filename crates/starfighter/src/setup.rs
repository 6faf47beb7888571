//! What a match starts from.

use crate::{CardId, CruiserName, Mode, Piles, Policies};
use serde::{Deserialize, Serialize};

/// Mode, piles, cruisers, decks and policies.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(from = "Written")]
pub struct Setup {
    /// How the game is played.
    pub mode: Mode,
    /// Whose piles there are. Unless given: own ones in total war, a common one otherwise.
    pub piles: Option<Piles>,
    /// STF-105: with one box no two players have the same card or board; with two they may. Unless given: two in
    /// total war, one otherwise.
    pub boxes: u8,
    /// STF-014: the seat that starts with the initiative marker.
    pub first: u8,
    /// The cruisers; a player whose cruiser is not given is asked (STF-015).
    pub cruisers: [Option<CruiserName>; 2],
    /// STF-102: the decks of total war; every card, unless given.
    pub decks: [Option<Vec<CardId>>; 2],
    /// How the rulings are read.
    pub policies: Policies,
}

/// A set-up as it is written: what is usual depends on the mode.
#[derive(Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
struct Written {
    mode: Mode,
    piles: Option<Piles>,
    boxes: Option<u8>,
    first: u8,
    cruisers: [Option<CruiserName>; 2],
    decks: [Option<Vec<CardId>>; 2],
    policies: Policies,
}

impl From<Written> for Setup {
    fn from(written: Written) -> Self {
        let Written { mode, piles, boxes, first, cruisers, decks, policies } = written;
        let boxes = boxes.unwrap_or(Self::of(mode).boxes);
        Self { mode, piles, boxes, first, cruisers, decks, policies }
    }
}

impl Default for Setup {
    fn default() -> Self {
        Self::of(Mode::Training)
    }
}

impl Setup {
    /// A mode as it is usually played: total war with two boxes, the others with one.
    pub fn of(mode: Mode) -> Self {
        Self {
            mode,
            piles: None,
            boxes: if mode == Mode::TotalWar { 2 } else { 1 },
            first: 0,
            cruisers: [None; 2],
            decks: [None, None],
            policies: Policies::default(),
        }
    }

    /// The modes as they are usually played, by name, simplest first. The players choose their cruisers at the table.
    pub fn named() -> Vec<(&'static str, Self)> {
        Mode::ALL.map(|mode| (mode.name(), Self::of(mode))).to_vec()
    }

    /// STF-018, STF-107: whose piles there are.
    pub fn piles(&self) -> Piles {
        self.piles.unwrap_or(if self.mode == Mode::TotalWar { Piles::Own } else { Piles::Common })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_left_out_is_as_the_mode_usually_has_it() {
        for mode in Mode::ALL {
            let text = format!("{{\"mode\":{}}}", serde_json::to_string(&mode).expect("plain data"));
            assert_eq!(serde_json::from_str::<Setup>(&text).expect("a set-up"), Setup::of(mode));
        }
        assert!(serde_json::from_str::<Setup>("{\"box\":2}").is_err());
    }
}
