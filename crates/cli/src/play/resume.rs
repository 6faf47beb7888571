//! Going on with an unfinished game. Its journal tells what was played, but not the dice to come: those are drawn
//! from a seed, which is remembered in the user's data folder, under the hash the journal begins with.

use super::{
    Plan,
    called::{self, Sitter},
};
use crate::{
    Context,
    args::Play,
    command::{flaw, replay},
    face::Face,
    failure::Failure,
    store::Store,
};
use kernel::{
    Key, Seat,
    journal::{self, Journal, JournalError},
};
use serde::{Deserialize, Serialize};
use std::{fs, path::Path, sync::Arc};
use words::{Names, Words};

/// Older games are forgotten.
const REMEMBERED: usize = 500;

/// What a journal does not tell.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
struct Note {
    /// The hash of the dice key.
    dice: String,
    seed: u64,
    seat: u8,
    bot: String,
    /// Whether everybody played at one keyboard.
    #[serde(default)]
    hot_seat: bool,
}

fn store() -> Option<Store> {
    Store::named("games.json")
}

/// Remembers what the journal of a match does not tell. A match that cannot be remembered can still be played.
pub fn note<G: Face>(plan: &Plan<G>) {
    let dice = Key::from_seed(plan.seed).commitment().to_string();
    let (bot, hot_seat) = (plan.level.to_string(), plan.hot_seat);
    let note = Note { dice, seed: plan.seed, seat: plan.me.0, bot, hot_seat };
    let Some(store) = store() else { return };
    let noted = store.change(|notes: &mut Vec<Note>| {
        notes.retain(|old| old.dice != note.dice);
        notes.push(note);
        let old = notes.len().saturating_sub(REMEMBERED);
        notes.drain(..old);
    });
    // The match is played all the same.
    noted.ok();
}

/// What seats are called in a journal: as they were, where it is of a match that was played here; otherwise by their
/// sides.
pub fn names<G: Face>(game: &Arc<G>, journal: &Journal<G>, players: u8, words: &Words) -> Names {
    let own = game.sides(&journal.header.setup, players);
    let dice = journal.header.commitment.map(|digest| digest.to_string());
    let notes: Vec<Note> = store().map(|store| store.load()).unwrap_or_default();
    match notes.into_iter().find(|note| Some(&note.dice) == dice.as_ref() && !note.hot_seat) {
        Some(note) => {
            let bot = || Sitter::Bot(note.bot.clone());
            let sitter = |seat| if seat == note.seat { Sitter::You } else { bot() };
            called::names::<G>(own, &(0..players).map(sitter).collect::<Vec<_>>(), words)
        }
        None => own,
    }
}

/// The game and the text of a journal.
pub fn read(context: &Context, file: &Path) -> Result<(String, String), Failure> {
    let words = &context.words;
    let name = file.display().to_string();
    let bytes = fs::read(file).map_err(|error| {
        let args = [("file", name.as_str().into()), ("why", crate::trouble::why(&error, words).into())];
        Failure::no(words.text_with("cli-error-read", args))
    })?;
    let failed = |error: JournalError| Failure::no(flaw::located(&name, &error, words));
    let text = replay::text(&bytes).map_err(failed)?;
    let identity = journal::identity(text).map_err(failed)?;
    Ok((identity.game, text.to_owned()))
}

/// The match of a journal, to go on with.
pub fn plan<G: Face>(
    context: &Context,
    options: &Play,
    game: &Arc<G>,
    text: &str,
) -> Result<Plan<G>, Failure> {
    let words = &context.words;
    let file = options.resume.clone().unwrap_or_default();
    let name = file.display().to_string();
    let failed = |error: JournalError| Failure::no(flaw::located(&name, &error, words));
    let journal = Journal::<G>::read(text).map_err(failed)?;
    journal.verify(game).map_err(failed)?;
    let shown = || [("file", name.as_str().into())];
    if journal.end.is_some() {
        return Err(Failure::no(words.text_with("cli-resume-over", shown())));
    }
    let dice = journal.header.commitment.map(|digest| digest.to_string()).unwrap_or_default();
    let notes: Vec<Note> = store().map(|store| store.load()).unwrap_or_default();
    let note = notes.into_iter().find(|note| note.dice == dice);
    let seed = options.seed.or(note.as_ref().map(|note| note.seed));
    let seed = seed.filter(|&seed| Key::from_seed(seed).commitment().to_string() == dice);
    let Some(seed) = seed else {
        return Err(Failure::no(words.text_with("cli-resume-dice", shown())));
    };
    let state = game.start(&journal.header.setup).map_err(|error| {
        Failure::no(words.text_with("cli-error-unexpected", [("why", error.to_string().into())]))
    })?;
    let players = game.seats(&state);
    let bot = options.bot.clone().or(note.as_ref().map(|note| note.bot.clone()));
    // The seat is the one asked for, the one remembered, or the first.
    let hot_seat =
        options.hot_seat || options.bot.is_none() && note.as_ref().is_some_and(|note| note.hot_seat);
    let sits =
        Play { players, bot, hot_seat, resume: None, policies: Vec::new(), save: None, ..options.clone() };
    let mut plan = super::plan(context, &sits, game)?;
    if let Some(note) = note.filter(|note| options.seat.is_none() && note.seat < players) {
        plan.me = Seat(note.seat);
    }
    Ok(Plan {
        setup: journal.header.setup,
        from: Some(journal.entries),
        seed,
        save: Some(options.save.clone().unwrap_or(file)),
        ..plan
    })
}
