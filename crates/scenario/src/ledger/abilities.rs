//! Which abilities of cards scenarios play: those without which one of them does not hold.

use crate::{Failure, run_with};
use catalog::{Catalog, Playable, Visitor};
use serde::Serialize;
use std::{collections::BTreeSet, sync::Arc};

/// What is proved of the cards of one game.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize)]
pub struct CardProof {
    /// How many cards have abilities.
    pub cards: usize,
    /// How many of them have only abilities that some scenario would miss.
    pub played: usize,
    /// How many abilities they have.
    pub abilities: usize,
    /// Those that no scenario would miss: the card, and which of its abilities.
    pub missing: Vec<String>,
}

/// Silences one ability after the other, and plays the scenarios that mention its card.
struct Silence<'s>(&'s [(String, String)]);

impl Visitor for Silence<'_> {
    type Out = CardProof;
    fn visit<G: Playable>(self, game: &Arc<G>) -> CardProof {
        let all = game.abilities();
        let mut missing = Vec::new();
        for (place, ability) in all.iter().enumerate() {
            let mentions =
                |text: &str| ability.mentions.iter().any(|name| text.contains(&format!("\"{name}\"")));
            let without = game.without_ability(place);
            let missed = without.is_some_and(|without| {
                let mut texts = self.0.iter().filter(|(_, text)| mentions(text));
                texts.any(|(_, text)| matches!(run_with(&without, text), Err(Failure::Step { .. })))
            });
            if !missed {
                missing.push(ability);
            }
        }
        let cards: BTreeSet<&str> = all.iter().map(|ability| ability.card.as_str()).collect();
        let silent: BTreeSet<&str> = missing.iter().map(|ability| ability.card.as_str()).collect();
        CardProof {
            cards: cards.len(),
            played: cards.len() - silent.len(),
            abilities: all.len(),
            missing: missing.iter().map(ToString::to_string).collect(),
        }
    }
}

/// Compares the cards of a game with its scenarios: their names and texts, all of which hold.
pub(super) fn prove(catalog: &Catalog, game: &str, scenarios: &[(String, String)]) -> CardProof {
    catalog.visit(game, Silence(scenarios)).unwrap_or_default()
}
