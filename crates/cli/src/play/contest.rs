//! A match as one viewer lives it, wherever it is played: here against bots ([`Solo`](super::solo::Solo)), or on
//! a server ([`Remote`](crate::join::remote::Remote)). What has been shown follows at the pace of a person.

use super::{notice::Notice, talk::Talk, told::Told};
use crate::{face::Face, failure::Failure};
use kernel::{DecisionId, Demand, Seat};
use std::{borrow::Cow, path::PathBuf, time::Duration};
use words::Words;

/// What a player is asked, with what may be answered.
#[derive(Debug)]
pub struct Asking<'a, G: Face> {
    /// The question.
    pub demand: &'a Demand<G::Ask>,
    /// The legal answers.
    pub legal: Cow<'a, [G::Choice]>,
}

/// What became of the wish to play again.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Again {
    /// The next match is ready.
    Now,
    /// Others must agree first.
    Asked,
}

/// A match as one viewer lives it.
pub trait Contest<G: Face> {
    /// The game.
    fn game(&self) -> &G;
    /// Where the player sits; nowhere if they only watch.
    fn me(&self) -> Option<Seat>;
    /// The language, with the names of this match as they are now.
    fn words(&self) -> &Words;
    /// What the player sees of what has been shown.
    fn view(&self) -> G::View;
    /// The log of what has been shown.
    fn told(&self) -> &[Told<G::Seen>];
    /// The lines shown last.
    fn latest(&self) -> &[Told<G::Seen>];

    /// Whether everything has been shown.
    fn is_caught_up(&self) -> bool;
    /// Whether what is shown next is the player's own doing.
    fn is_next_mine(&self) -> bool;
    /// Whether what has been shown last comes of the player's own decision.
    fn is_last_mine(&self) -> bool;
    /// Shows one more step; `false` if there is none.
    fn show_next(&mut self) -> bool;

    /// What the player is asked, once everything has been shown.
    fn asked(&self) -> Option<Asking<'_, G>>;
    /// Whether an answer would be accepted, as far as that is known here.
    fn allows(&self, choice: &G::Choice) -> bool;
    /// The other seats that are asked something.
    fn waits_for(&self) -> Vec<Seat>;
    /// Answers what the player is asked.
    fn submit(&mut self, id: DecisionId, choice: G::Choice) -> Result<(), Notice>;
    /// The answer to what the player is asked, where no other would change anything.
    fn needless(&self) -> Option<(DecisionId, G::Choice)>;
    /// Gives that answer. It is none of the player's decisions: taking back goes past it, or asks for it.
    fn submit_unseen(&mut self, id: DecisionId, choice: G::Choice) -> Result<(), Notice>;
    /// Finds out which rule is against an answer: said now, or by [`work`](Contest::work) later.
    fn why_not(&mut self, id: DecisionId, choice: G::Choice) -> Result<(), Notice>;
    /// Takes back the player's last decision; `false` if others must agree first.
    fn take_back(&mut self) -> Result<bool, Notice>;

    /// Lets others play: takes in whatever has happened, and says what is no event.
    fn work(&mut self) -> Result<Vec<Notice>, Failure>;
    /// Waits until there is [`work`](Contest::work), or so long.
    fn wait(&mut self, at_most: Duration);
    /// Whether somebody will play without anything being done here.
    fn is_busy(&self) -> bool;

    /// Whether the match is over, and that has been shown.
    fn is_over(&self) -> bool;
    /// How it ended, and what its dice can be checked with.
    fn verdict(&self) -> Vec<String>;
    /// Wants another match.
    fn again(&mut self) -> Result<Again, Notice>;
    /// Whether the next match can be played from the other side.
    fn can_swap(&self) -> bool {
        false
    }
    /// The next match, once it is ready; from the other side if `swapped`.
    fn next_match(&mut self, swapped: bool) -> Result<Option<Box<dyn Contest<G>>>, Failure>;

    /// The journal as text, if it can be had.
    fn journal(&self) -> Result<String, Notice>;
    /// The file the player has named for the journal.
    fn named_file(&self) -> Option<PathBuf> {
        None
    }
    /// The file a journal is saved in when no other is named.
    fn default_file(&self) -> PathBuf;
    /// How many inputs there have been.
    fn version(&self) -> u64;

    /// Who is asked next at this keyboard, if it must change hands first.
    fn hands_over(&self) -> Option<Seat> {
        None
    }
    /// Another player sits down at this keyboard.
    fn sit_down(&mut self, _: Seat) {}

    /// Whether others are at the table, on a server: the match then goes on without this program.
    fn is_shared(&self) -> bool {
        false
    }
    /// Whether answers reach the table now.
    fn is_reachable(&self) -> bool {
        true
    }
    /// Says something to the table.
    fn talk(&mut self, talk: Talk) -> Result<Option<Notice>, Notice>;
    /// Something that stands until it is answered or passes: an offer, free seats, a lost connection.
    fn standing(&self) -> Option<String> {
        None
    }
    /// The clocks, where there are any.
    fn clocks(&self) -> Option<String> {
        None
    }
    /// What is left to be said to somebody who leaves before the end.
    fn farewell(&self) -> Vec<String>;
}
