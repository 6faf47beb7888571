//! Deck files of Starfighter, checked: what is against each, and what is in it.

use crate::{Context, failure::Failure};
use kernel::{Message, Say as _};
use starfighter::{
    Effect, Starfighter,
    deck::{self, Examine, Examined, examine},
};
use std::{collections::BTreeMap, fs, io::Write, path::PathBuf};

/// `escadrille deck check`.
pub fn run(context: &Context, files: &[PathBuf], out: &mut dyn Write) -> Result<(), Failure> {
    let words = &context.words;
    let mut fine = true;
    for file in files {
        let shown = file.display().to_string();
        let text = match fs::read_to_string(file) {
            Ok(text) => text,
            Err(error) => {
                let args = [("file", shown.into()), ("why", crate::trouble::why(&error, words).into())];
                writeln!(out, "{}", words.text_with("cli-error-read", args))?;
                fine = false;
                continue;
            }
        };
        let game = context.catalog.starfighter();
        let deck = examine(game.content(), &Examine { text: Some(text), ..Examine::default() });
        let key = if deck.faults.is_empty() { "cli-squad-fine" } else { "cli-squad-refused" };
        writeln!(out, "{}", words.text_with(key, [("file", shown.into())]))?;
        for fault in &deck.faults {
            let said = Message::new("cli-squad-fault").with("what", fault.why.clone());
            writeln!(out, "  {}", words.say(&said.with("rule", fault.rule.0)))?;
        }
        fine &= deck.faults.is_empty();
        for line in summary(game, &deck) {
            writeln!(out, "  {}", words.say(&line))?;
        }
    }
    if fine { Ok(()) } else { Err(Failure::no("")) }
}

/// What is in a deck: how many cards of each level, how many fighters, and which effects.
fn summary(game: &Starfighter, deck: &Examined) -> Vec<Message> {
    let content = game.content();
    let cards: Vec<_> = deck::cards(content, &deck.cards).map(|card| content.card(card)).collect();
    let mut lines = Vec::new();
    if let Some(cruiser) = deck.cruiser {
        lines.push(Message::new("cli-deck-cruiser").with("cruiser", cruiser.to_string()));
    }
    let of_level = |level: u8| cards.iter().filter(|card| card.level == level).count() as u32;
    let fighters: u32 = cards.iter().map(|card| u32::from(card.front.fighters())).sum();
    lines.push(
        Message::new("cli-deck-levels")
            .with("cards", cards.len() as u32)
            .with("any", of_level(0))
            .with("one", of_level(1))
            .with("two", of_level(2))
            .with("three", of_level(3))
            .with("fighters", fighters),
    );
    let mut effects: BTreeMap<&'static str, (Effect, u32)> = BTreeMap::new();
    for effect in cards.iter().flat_map(|card| [card.front.upper.effect, card.front.lower.effect]).flatten() {
        // Screens of every strength are one kind.
        effects.entry(effect.rule()).or_insert((effect, 0)).1 += 1;
    }
    if !effects.is_empty() {
        let count = |(effect, count): &(Effect, u32)| {
            let is_screen = matches!(effect, Effect::Screen(_));
            let name = if is_screen { Message::new("cli-deck-screens") } else { effect.say() };
            Message::new("cli-deck-effect").with("effect", name).with("count", *count)
        };
        let list: Vec<Message> = effects.values().map(count).collect();
        lines.push(Message::new("cli-deck-effects").with("effects", list));
    }
    lines
}
