//! The one list of playable games. Shells that must work for any game visit it; nothing else names them all.
//!
//! | room | what is in it |
//! |---|---|
//! | [`games`] | the list: the types of games, the games that ship, and macros that run code with any of them |
//! | [`Catalog`] | the games, built from the packs that ship with them or from folders that replace them |
//! | [`Visitor`] | code that is written once and run with the game a name stands for |
//! | [`table`] | [`Table`]: a live match of any game, JSON in and out |
//! | [`gathering`] | [`Gathering`]: a match whose players still bring their squadrons or decks |
//! | `empty` | the table of such a match |
//! | `endor`, `starfighter`, `xwing` | Endor, Starfighter and X-Wing, as shells play them |
//! | [`live`] | [`Live`]: the table of one game |
//! | [`update`] | what a viewer is sent, written straight into text |
//! | `alike` | answers that look alike, told as forms and rows |
//! | `changes` | what of a view is not as it was |
//! | `study` | what-if: a position with nothing hidden and everybody's questions |
//! | `moments` | what is worth a picture between two decisions |
//! | `text_cache` | texts that are written once and said often |
//! | [`replay`] | positions and inputs as an arbiter's replay |
//! | [`flaw`], [`mistake`] | what is wrong with a journal, and with a pack, as messages |

mod alike;
mod changes;
mod empty;
mod endor;
pub mod flaw;
pub mod games;
pub mod gathering;
pub mod live;
pub mod mistake;
mod moments;
pub mod replay;
mod starfighter;
mod study;
pub mod table;
mod text_cache;
pub mod update;
mod xwing;

pub use games::AnyGame;
pub use gathering::Gathering;
pub use live::Live;
pub use protocol::socket::Why;
pub use table::{
    Fairness, PendingAnswer, StoredMatch, Table, TableError, UpdateFor, UpdateStyle, Withdrawal,
};
pub use update::{Arrange, Offered, Standing};

use ::endor::Endor;
use ::starfighter::Starfighter;
use ::xwing::Xwing;
use games::Entry;
use kernel::{Demand, Game, Message, Refused, RuleId, Scriptable, Seat, Viewer};
use serde::Serialize;
use serde_json::Value;
use std::{
    fmt,
    path::{Path, PathBuf},
    sync::Arc,
};
use thiserror::Error;

/// An ability of a card.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PrintedAbility {
    /// The card.
    pub card: String,
    /// Which of its abilities.
    pub which: String,
    /// The names by which scenarios bring the card into play.
    pub mentions: Vec<String>,
}

impl fmt::Display for PrintedAbility {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ({})", self.card, self.which)
    }
}

/// What a game must offer to be played through the shells.
pub trait Playable: Game<Setup: Default> + Scriptable {
    /// The game's short name, as its [identity](Game::identity) has it. Two editions of one type have two.
    fn name(&self) -> &'static str;
    /// Whether the page can draw its table. What it cannot draw is played in a terminal.
    fn has_board(&self) -> bool {
        true
    }
    /// The ledger of its rules.
    fn rules(&self) -> &'static str;
    /// The set-up for a number of players.
    fn setup(&self, players: u8) -> Option<Self::Setup>;
    /// Set-ups to choose from by name, the usual one first; none where the number of players says it all.
    fn setups(&self) -> Vec<(&'static str, Self::Setup)> {
        Vec::new()
    }
    /// The numbers of players it takes.
    fn players(&self) -> &'static [u8];
    /// The name of a seat, as the game's views write it.
    fn seat_name(&self, players: u8, seat: Seat) -> &'static str;
    /// The team a seat plays for; everybody for themselves unless said otherwise.
    fn team(seat: Seat) -> u8 {
        seat.0
    }
    /// The round a match is in, where rounds are counted; everybody may know it.
    fn round_of(_: &Self::State) -> Option<u16> {
        None
    }
    /// Rulings that players may read otherwise, with their values, the default first.
    fn policies(&self) -> Vec<(&'static str, Vec<String>)> {
        Vec::new()
    }
    /// What is printed on cards that scenarios are to prove besides the rules.
    fn abilities(&self) -> Vec<PrintedAbility> {
        Vec::new()
    }
    /// The same game without one of them, by its place in that list: to see which scenario misses it.
    fn without_ability(&self, _place: usize) -> Option<Self>
    where
        Self: Sized,
    {
        None
    }
    /// Whether words depend on nothing but what they are about, whoever sees what: such texts are kept.
    const PLAIN_WORDS: bool = false;
    /// What a seat is asked, in words; asks may name things by numbers that only a view explains.
    fn say_ask(&self, view: &Self::View, ask: &Self::Ask) -> Message;
    /// An answer to a question, in words.
    fn say_choice(&self, view: &Self::View, ask: &Self::Ask, choice: &Self::Choice) -> Message;
    /// What happened, in words, told to one who sees this since.
    fn say_seen(&self, view: &Self::View, seen: &Self::Seen) -> Message;
    /// The rule behind something that happened.
    fn rule(&self, seen: &Self::Seen) -> RuleId;
    /// Whether it is worth a picture of its own how things look after an event. All that one input brings about is one
    /// picture unless said otherwise.
    fn is_beat(_event: &Self::Event) -> bool {
        false
    }
    /// The legal answers as rows of things, where they are all rows of a length and a list would be long.
    fn arrange(&self, _: &Self::State, _: &Demand<Self::Ask>) -> Option<Arrange> {
        None
    }
    /// Whether an answer stays hidden from all others until everybody has answered: who changes it disturbs nobody.
    fn is_secret(_ask: &Self::Ask) -> bool {
        false
    }
    /// The public facts that a board or a builder needs: cards, dials, outlines. Nothing unless said otherwise.
    fn content(&self) -> Value {
        Value::Null
    }
    /// Judges what somebody wants to bring to a match: a squadron, a deck.
    fn examine(&self, _what: &Value) -> Result<Value, Refused> {
        Err(Refused::not_a_question("nothing is brought to this game"))
    }
    /// What players may bring to a match that starts like this, in place of what the set-up would say: `squad`, `deck`.
    fn brings(&self, _setup: &Self::Setup) -> Option<&'static str> {
        None
    }
    /// Judges what somebody brings, in whatever form, and writes it as [`with_brought`](Playable::with_brought) reads
    /// it. What is admitted can be played, whatever others bring.
    fn admit(&self, _setup: &Self::Setup, _what: &Value) -> Result<Value, Refused> {
        Err(Refused::not_a_question("nothing is brought to this game"))
    }
    /// The set-up with what players have brought, one per seat. Where nothing was brought yet, nothing is.
    fn with_brought(&self, setup: Self::Setup, _brought: &[Option<Value>]) -> Self::Setup {
        setup
    }
    /// What a viewer may know of a set-up while the match is not over, built field by field: a field that is not named
    /// is not told. An arbiter sees all of it. What players bring is not in it before the match begins.
    fn shown_setup(&self, setup: Self::Setup, viewer: Viewer) -> Self::Setup;
    /// Answers a question about what a viewer sees: where a maneuver leads, what an attack may do. It is worked out
    /// from the view alone, so it can tell nothing that the viewer does not know.
    fn look(&self, _view: &Self::View, _seat: Option<Seat>, _what: &Value) -> Result<Value, Refused> {
        Err(Refused::not_a_question("there is nothing to look at in this game"))
    }
    /// An answer that may be given for the seat that is asked, of all `choices`: see [`Standing`]. It is worked out from
    /// what the seat sees, so it can tell nothing that the seat does not know. Everything is asked unless said
    /// otherwise.
    fn standing(
        &self,
        _view: &Self::View,
        _ask: &Self::Ask,
        _choices: &[Self::Choice],
    ) -> Option<Standing<Self::Choice>> {
        None
    }
    /// What of a view is not as it was before: an object with the fields that replace the old ones, of fields that
    /// are objects in both only what replaces something in them (see [`protocol::socket::renew`]); where it is `terse`,
    /// of lists only the items that are not as they were. `None` if this game always sends all of it.
    fn changes<'v>(
        _before: &'v Self::View,
        _after: &'v Self::View,
        _terse: bool,
    ) -> Option<impl Serialize + 'v> {
        None::<()>
    }
}

/// Code that works for any game.
pub trait Visitor {
    /// What it answers.
    type Out;
    /// Works with one game.
    fn visit<G: Playable>(self, game: &Arc<G>) -> Self::Out;
}

/// A pack that cannot be used.
#[derive(Debug, Error)]
pub enum PackError {
    /// A file cannot be read.
    #[error("{file}: {error}", file = file.display())]
    Io {
        /// The file.
        file: PathBuf,
        /// Why.
        error: std::io::Error,
    },
    /// A file of Endor says something wrong.
    #[error("{}", dir.join(error.to_string()).display())]
    Content {
        /// The pack.
        dir: PathBuf,
        /// What is wrong.
        error: Box<::endor::pack::PackError>,
    },
    /// A file of X-Wing says something wrong.
    #[error("{}", dir.join(error.to_string()).display())]
    Cards {
        /// The pack.
        dir: PathBuf,
        /// What is wrong.
        error: Box<::xwing::PackError>,
    },
    /// A file of Starfighter says something wrong.
    #[error("{}", dir.join(error.to_string()).display())]
    Squadrons {
        /// The pack.
        dir: PathBuf,
        /// What is wrong.
        error: Box<::starfighter::pack::PackError>,
    },
    /// Not a pack of any game.
    #[error("{}: no pack of any game here; a pack of Endor has the files {}, one of X-Wing has cards in {}, \
        one of Starfighter has the files {}",
        .0.display(), ::endor::pack::FILES.join(", "), CARDS.join(", "), ::starfighter::pack::FILES.join(", "))]
    Unknown(PathBuf),
}

/// What the files and folders of a pack of X-Wing are called.
pub const CARDS: [&str; 9] =
    ["ships", "pilots", "upgrades", "damage", "conditions", "devices", "obstacles", "quick-builds", "points"];

/// The games.
#[derive(Clone)]
pub struct Catalog {
    entries: Vec<Entry>,
}

impl fmt::Debug for Catalog {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.names()).finish()
    }
}

impl Default for Catalog {
    fn default() -> Self {
        let shipped = games::SHIPPED.into_iter().map(Entry::shipped);
        Self { entries: shipped.chain(games::UNLISTED.into_iter().map(Entry::unlisted)).collect() }
    }
}

impl Catalog {
    /// The short names of the games that ship with the program.
    pub const NAMES: [&'static str; games::SHIPPED.len()] = {
        let mut names = [""; games::SHIPPED.len()];
        let mut at = 0;
        while at < names.len() {
            names[at] = games::SHIPPED[at].0;
            at += 1;
        }
        names
    };

    /// The short names of the games that are offered.
    pub fn names(&self) -> impl Iterator<Item = &'static str> {
        self.entries.iter().filter(|entry| entry.listed).map(|entry| entry.name)
    }

    /// The game a name stands for.
    pub fn get(&self, name: &str) -> Option<&AnyGame> {
        self.entries.iter().find(|entry| entry.name == name).map(Entry::game)
    }

    /// Puts a game into the catalog: in place of the one with its name, or as another one. Says its name.
    pub fn add(&mut self, game: impl Into<AnyGame>) -> &'static str {
        let new = Entry::of(game.into());
        let name = new.name;
        match self.entries.iter_mut().find(|entry| entry.name == name) {
            Some(entry) => *entry = new,
            None => self.entries.push(new),
        }
        name
    }

    /// Replaces the content of a game by a pack in a folder, or lays a pack over it; says which game it was.
    pub fn load(&mut self, dir: &Path) -> Result<&'static str, PackError> {
        if ::endor::pack::FILES.iter().any(|file| dir.join(file).exists()) {
            self.load_endor(dir)
        } else if CARDS
            .iter()
            .any(|name| dir.join(name).is_dir() || dir.join(format!("{name}.ron")).is_file())
        {
            self.load_xwing(dir)
        } else if ::starfighter::pack::FILES.iter().any(|file| dir.join(file).is_file()) {
            self.load_starfighter(dir)
        } else {
            Err(PackError::Unknown(dir.to_owned()))
        }
    }

    fn load_endor(&mut self, dir: &Path) -> Result<&'static str, PackError> {
        let texts = read_files(dir, ::endor::pack::FILES)?;
        let board = ::endor::pack::load(texts.each_ref().map(String::as_str))
            .map_err(|error| PackError::Content { dir: dir.to_owned(), error: Box::new(error) })?;
        Ok(self.add(Endor::with_board(board)))
    }

    fn load_starfighter(&mut self, dir: &Path) -> Result<&'static str, PackError> {
        let texts = read_files(dir, ::starfighter::pack::FILES)?;
        let content = ::starfighter::pack::load(texts.each_ref().map(String::as_str))
            .map_err(|error| PackError::Squadrons { dir: dir.to_owned(), error: Box::new(error) })?;
        Ok(self.add(Starfighter::with_content(content)))
    }

    /// Cards of a folder over those that ship with the game.
    fn load_xwing(&mut self, dir: &Path) -> Result<&'static str, PackError> {
        let files =
            ::xwing::pack::read_folder(dir).map_err(|error| PackError::Io { file: dir.to_owned(), error })?;
        let files: Vec<_> = files.iter().map(|(name, text)| (name.as_str(), text.as_str())).collect();
        let content = ::xwing::Content::classic_and(&files)
            .map_err(|error| PackError::Cards { dir: dir.to_owned(), error: Box::new(error) })?;
        Ok(self.add(Xwing::with_content(content)))
    }

    /// Runs code with the game a name stands for; `None` if there is no such game.
    pub fn visit<V: Visitor>(&self, name: &str, visitor: V) -> Option<V::Out> {
        Some(with_game!(self.get(name)?, game => visitor.visit(game)))
    }

    /// Endor.
    pub fn endor(&self) -> &Arc<Endor> {
        match self.get(Endor::NAME) {
            Some(AnyGame::Endor(game)) => game,
            _ => unreachable!("a game is replaced by one of its type"),
        }
    }

    /// X-Wing, second edition.
    pub fn xwing(&self) -> &Arc<Xwing> {
        match self.get(Xwing::SECOND) {
            Some(AnyGame::Xwing(game)) => game,
            _ => unreachable!("a game is replaced by one of its type"),
        }
    }

    /// Starfighter.
    pub fn starfighter(&self) -> &Arc<Starfighter> {
        match self.get(Starfighter::NAME) {
            Some(AnyGame::Starfighter(game)) => game,
            _ => unreachable!("a game is replaced by one of its type"),
        }
    }
}

/// The files of a pack.
fn read_files<const N: usize>(dir: &Path, files: [&str; N]) -> Result<[String; N], PackError> {
    let mut texts = [const { String::new() }; N];
    for (text, file) in texts.iter_mut().zip(files) {
        let file = dir.join(file);
        *text = std::fs::read_to_string(&file).map_err(|error| PackError::Io { file, error })?;
    }
    Ok(texts)
}
