//! Set-ups from modes, cruisers and decks.

use crate::face::{Unwanted, Wish};
use kernel::{Game as _, Message, Seat};
use starfighter::{
    CruiserName, Mode, Setup, Starfighter,
    deck::{self, Examine, Examined},
};
use std::fs;

/// The set-up that somebody wishes for.
pub fn prepare(game: &Starfighter, wish: &Wish<'_>) -> Result<Setup, Unwanted> {
    let unwanted = |message| Err(Unwanted(vec![message]));
    if wish.threat.is_some() || !wish.squads.is_empty() {
        return unwanted(Message::new("cli-error-only-xwing"));
    }
    let mut setup = named(wish)?;
    if wish.cruisers.len() > 2 || wish.decks.len() > 2 {
        return unwanted(Message::new("cli-starfighter-two-each"));
    }
    let mine = |own: usize| if wish.me == Seat(0) { own } else { 1 - own };
    let mut wrong = Vec::new();
    for (i, file) in wish.decks.iter().enumerate() {
        match read(game, file) {
            Ok(deck) => {
                setup.decks[mine(i)] = Some(deck.cards);
                setup.cruisers[mine(i)] = deck.cruiser;
            }
            Err(Unwanted(why)) => wrong.extend(why),
        }
    }
    for (i, name) in wish.cruisers.iter().enumerate() {
        match cruiser(game, name) {
            Ok(found) => setup.cruisers[mine(i)] = Some(found),
            Err(why) => wrong.push(why),
        }
    }
    if !wrong.is_empty() {
        return Err(Unwanted(wrong));
    }
    // With one box two players cannot have the same board or card: those who ask for that have two.
    if (!wish.cruisers.is_empty() || !wish.decks.is_empty()) && game.start(&setup).is_err() {
        setup.boxes = 2;
    }
    game.start(&setup).map_err(|why| Unwanted(vec![why.0]))?;
    Ok(setup)
}

/// The mode that is asked for; decks are for total war.
fn named(wish: &Wish<'_>) -> Result<Setup, Unwanted> {
    let Some(name) = wish.setup else {
        return Ok(if wish.decks.is_empty() { Setup::default() } else { Setup::of(Mode::TotalWar) });
    };
    let setups = Setup::named();
    let known: Vec<String> = setups.iter().map(|(known, _)| (*known).to_owned()).collect();
    let found = setups.into_iter().find(|(known, _)| *known == name).map(|(_, setup)| setup);
    found.ok_or_else(|| {
        Unwanted(vec![Message::new("cli-error-setup").with("setup", name).with("setups", known)])
    })
}

/// A cruiser by its name, however it is written.
fn cruiser(game: &Starfighter, name: &str) -> Result<CruiserName, Message> {
    let cruisers = &game.content().cruisers;
    let found = cruisers.iter().find(|cruiser| cruiser.name.as_str().eq_ignore_ascii_case(name));
    found.map(|cruiser| cruiser.name).ok_or_else(|| {
        let known: Vec<String> = cruisers.iter().map(|cruiser| cruiser.name.to_string()).collect();
        Message::new("cli-starfighter-no-cruiser").with("cruiser", name).with("cruisers", known)
    })
}

/// A deck of a file that may be played, or every reason why it may not.
fn read(game: &Starfighter, file: &str) -> Result<Examined, Unwanted> {
    let text = fs::read_to_string(file).map_err(|error| {
        let said = Message::new("cli-error-read").with("file", file);
        Unwanted(vec![said.with("why", crate::trouble::message(&error))])
    })?;
    let deck = deck::examine(game.content(), &Examine { text: Some(text), ..Examine::default() });
    if deck.faults.is_empty() {
        return Ok(deck);
    }
    let said = |fault: &deck::Fault| {
        Message::new("cli-starfighter-wrong")
            .with("file", file)
            .with("what", fault.why.clone())
            .with("rule", fault.rule.0)
    };
    Err(Unwanted(deck.faults.iter().map(said).collect()))
}
