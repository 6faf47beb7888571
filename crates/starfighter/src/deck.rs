//! Decks of total war: what may not be brought, with the rule that says so.

use crate::{CardId, Content};
use kernel::{Message, RuleId};
use serde::Serialize;

/// STF-103: the fewest cards of a deck.
pub const MIN_DECK: usize = 25;

/// Something wrong with a deck.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Fault {
    /// The rule it breaks.
    pub rule: RuleId,
    /// What is wrong, and what would be right.
    pub why: Message,
}

fn fault(rule: &'static str, why: Message) -> Fault {
    Fault { rule: RuleId(rule), why }
}

/// Everything that is wrong with a deck; nothing if it may be played.
pub fn faults(content: &Content, deck: &[CardId]) -> Vec<Fault> {
    let mut faults = Vec::new();
    let mut sorted = deck.to_vec();
    sorted.sort_unstable();
    for ids in sorted.chunk_by(|a, b| a == b) {
        let id = ids[0].to_string();
        if content.index(ids[0]).is_none() {
            faults.push(fault("STF-006", Message::new("starfighter-deck-unknown").with("card", id)));
        } else if ids.len() > 1 {
            let why = Message::new("starfighter-deck-twice").with("card", id).with("count", ids.len() as u32);
            faults.push(fault("STF-104", why));
        }
    }
    if deck.len() < MIN_DECK {
        let why = Message::new("starfighter-deck-small")
            .with("count", deck.len() as u32)
            .with("least", MIN_DECK as u32)
            .with("missing", (MIN_DECK - deck.len()) as u32);
        faults.push(fault("STF-103", why));
    }
    faults
}

/// STF-105: what two decks cannot both have if there is only one box.
pub fn shared(one: &[CardId], two: &[CardId]) -> Vec<Fault> {
    let mut both: Vec<_> = one.iter().filter(|id| two.contains(id)).copied().collect();
    both.sort_unstable();
    both.dedup();
    let why = |id: CardId| Message::new("starfighter-deck-shared").with("card", id.to_string());
    both.into_iter().map(|id| fault("STF-105", why(id))).collect()
}
