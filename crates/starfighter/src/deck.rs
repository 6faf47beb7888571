//! Decks of total war: as text, and what may not be brought, with the rule that says so.

use crate::{CardId, CardSet, Content, CruiserName};
use kernel::{Message, RuleId};
use serde::{Deserialize, Serialize};
use std::fmt::Write as _;

/// STF-103: the fewest cards of a deck.
pub const MIN_DECK: usize = 25;

/// Something wrong with a deck.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
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
    let count = cards(content, deck).len() as usize;
    if count < MIN_DECK {
        let why = Message::new("starfighter-deck-small")
            .with("count", count as u32)
            .with("least", MIN_DECK as u32)
            .with("missing", (MIN_DECK - count) as u32);
        faults.push(fault("STF-103", why));
    }
    faults
}

/// STF-104: the cards of a deck that count: those that exist, each once.
pub fn cards(content: &Content, deck: &[CardId]) -> CardSet {
    deck.iter().filter_map(|&id| content.index(id)).collect()
}

/// STF-105: what two decks cannot both have if there is only one box.
pub fn shared(one: &[CardId], two: &[CardId]) -> Vec<Fault> {
    let mut both: Vec<_> = one.iter().filter(|id| two.contains(id)).copied().collect();
    both.sort_unstable();
    both.dedup();
    let why = |id: CardId| Message::new("starfighter-deck-shared").with("card", id.to_string());
    both.into_iter().map(|id| fault("STF-105", why(id))).collect()
}

/// A deck to be examined: its cards, or text that names them.
#[derive(Debug, Clone, Default, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(default, deny_unknown_fields)]
pub struct Examine {
    /// As text.
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub text: Option<String>,
    /// As a list.
    #[cfg_attr(feature = "typescript", ts(as = "Option<_>", optional))]
    pub cards: Vec<String>,
    /// The other player's deck, if both are made from one box.
    #[cfg_attr(feature = "typescript", ts(as = "Option<_>", optional))]
    pub one_box_with: Vec<CardId>,
}

/// A deck, and everything that is wrong with it.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Examined {
    /// What its builder calls it.
    pub name: Option<String>,
    /// The cruiser it was made for.
    pub cruiser: Option<CruiserName>,
    /// Its cards, in their order.
    pub cards: Vec<CardId>,
    /// What is wrong; nothing if it may be played.
    pub faults: Vec<Fault>,
    /// The deck as text, tidied up.
    pub text: String,
}

/// Reads a deck and says what is wrong with it.
///
/// As text it has a card's identifier after the other, with spaces, commas or line ends between them. A line may say
/// `name:` or `cruiser:`, and what follows a `#` is only for people.
pub fn examine(content: &Content, what: &Examine) -> Examined {
    let mut deck = Examined::default();
    if let Some(text) = &what.text {
        for line in text.lines() {
            let line = line.split('#').next().unwrap_or_default().trim();
            if let Some(name) = field(line, "name") {
                deck.name = (!name.is_empty()).then(|| name.chars().take(MAX_NAME).collect());
            } else if let Some(cruiser) = field(line, "cruiser") {
                deck.take_cruiser(content, cruiser);
            } else {
                line.split([' ', '\t', ',', ';'])
                    .filter(|word| !word.is_empty())
                    .for_each(|word| deck.take(word));
            }
        }
    }
    what.cards.iter().for_each(|word| deck.take(word));
    deck.faults.extend(faults(content, &deck.cards));
    deck.faults.extend(shared(&deck.cards, &what.one_box_with));
    deck.text = write(&deck);
    deck
}

/// The longest name of a deck, and the longest word of it that is quoted.
const MAX_NAME: usize = 60;

fn field<'t>(line: &'t str, name: &str) -> Option<&'t str> {
    let (before, after) = line.split_once(':')?;
    before.trim_end().eq_ignore_ascii_case(name).then(|| after.trim())
}

impl Examined {
    fn take(&mut self, word: &str) {
        if let Ok(id) = word.parse() {
            self.cards.push(id);
            return;
        }
        let word: String = word.chars().take(MAX_NAME).collect();
        self.faults.push(fault("STF-007", Message::new("starfighter-deck-unread").with("word", word)));
    }

    fn take_cruiser(&mut self, content: &Content, name: &str) {
        let found = content.cruisers.iter().find(|cruiser| cruiser.name.as_str().eq_ignore_ascii_case(name));
        self.cruiser = found.map(|cruiser| cruiser.name);
        if found.is_none() {
            let name: String = name.chars().take(MAX_NAME).collect();
            self.faults
                .push(fault("STF-102", Message::new("starfighter-deck-cruiser").with("cruiser", name)));
        }
    }
}

/// A deck as text: a line for each group of identifiers.
fn write(deck: &Examined) -> String {
    let mut text = String::new();
    if let Some(name) = &deck.name {
        writeln!(text, "name: {name}").expect("a string takes all");
    }
    if let Some(cruiser) = deck.cruiser {
        writeln!(text, "cruiser: {cruiser}").expect("a string takes all");
    }
    let mut cards = deck.cards.clone();
    cards.sort_unstable();
    for group in cards.chunk_by(|a, b| a.group == b.group) {
        let ids: Vec<_> = group.iter().map(ToString::to_string).collect();
        writeln!(text, "{}", ids.join(" ")).expect("a string takes all");
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pack;

    fn read(text: &str) -> Examined {
        examine(&pack::shipped(), &Examine { text: Some(text.to_owned()), ..Examine::default() })
    }

    #[test]
    fn a_deck_is_read_as_it_is_written() {
        let ids: Vec<_> = pack::shipped().cards.iter().take(25).map(|card| card.id.to_string()).collect();
        let deck = read(&format!("Name: Iron rain # mine\ncruiser: ares\n{}", ids.join(", ")));
        assert_eq!(deck.faults, []);
        assert_eq!((deck.name.as_deref(), deck.cards.len()), (Some("Iron rain"), 25));
        assert!(deck.text.starts_with("name: Iron rain\ncruiser: Ares\n0-01 0-04"), "{}", deck.text);
        let again = read(&deck.text);
        assert_eq!((again.text, again.faults), (deck.text, Vec::new()));
    }

    #[test]
    fn everything_wrong_with_a_deck_is_said_with_its_rule() {
        let deck = read("cruiser: Hades\n0-01 0-01 9-99 three");
        let rules: Vec<_> = deck.faults.iter().map(|fault| fault.rule.0).collect();
        assert_eq!(rules, ["STF-102", "STF-007", "STF-104", "STF-006", "STF-103"]);
        // Of the four only one is a card that counts.
        assert!(deck.faults[4].why.to_string().contains("24"), "{}", deck.faults[4].why);
    }
}
