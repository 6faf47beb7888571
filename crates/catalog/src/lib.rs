//! The one list of playable games. Shells that must work for any game visit it; nothing else names them all.
//!
//! | room | what is in it |
//! |---|---|
//! | [`Catalog`] | the games, built from the packs that ship with them or from folders that replace them |
//! | [`Visitor`] | code that is written once and run with the game a name stands for |
//! | [`table`] | [`Table`]: a live match of any game, JSON in and out |
//! | `endor` | Endor, as shells play it |
//! | [`live`] | [`Live`]: the table of one game |
//! | [`update`] | what a viewer is sent, written straight into text |
//! | [`replay`] | positions and inputs as an arbiter's replay |

mod endor;
pub mod live;
pub mod replay;
pub mod table;
pub mod update;

pub use live::Live;
pub use table::{Opening, Table, TableError, Telling};
pub use update::{Arrange, Offered};

use ::endor::Endor;
use kernel::{Demand, Game, RuleId, Say, Seat, Stage};
use serde::Serialize;
use std::{
    fmt,
    path::{Path, PathBuf},
    sync::Arc,
};
use thiserror::Error;

/// What a game must offer to be played through the shells.
pub trait Playable: Game<Ask: Say, Choice: Say, Seen: Say, Setup: Default> + Stage {
    /// The game's short name.
    const NAME: &'static str;
    /// The set-up for a number of players.
    fn setup(players: u8) -> Option<Self::Setup>;
    /// The numbers of players it takes.
    const PLAYERS: &'static [u8];
    /// The name of a seat, as the game's views write it.
    fn seat_name(players: u8, seat: Seat) -> &'static str;
    /// The team a seat plays for; everybody for themselves unless said otherwise.
    fn team(seat: Seat) -> u8 {
        seat.0
    }
    /// Rulings that players may read otherwise, with their values, the default first.
    fn policies() -> Vec<(&'static str, Vec<String>)> {
        Vec::new()
    }
    /// The rule behind something that happened.
    fn rule(seen: &Self::Seen) -> RuleId;
    /// The legal answers as rows of things, where they are all rows of a length and a list would be long.
    fn arrange(&self, _: &Self::State, _: &Demand<Self::Ask>) -> Option<Arrange> {
        None
    }
    /// What of a view is not as it was before: an object with the fields that replace the old ones, of fields that
    /// are objects in both only what replaces something in them (see [`protocol::socket::renew`]). `None` if
    /// this game always sends all of it.
    fn changes<'v>(_before: &'v Self::View, _after: &'v Self::View) -> Option<impl Serialize + 'v> {
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
    /// A file says something wrong.
    #[error("{}", dir.join(error.to_string()).display())]
    Content {
        /// The pack.
        dir: PathBuf,
        /// What is wrong.
        error: ::endor::pack::PackError,
    },
    /// Not a pack of any game.
    #[error("{}: no pack of any game here; a pack of Endor has the files {}", .0.display(), ::endor::pack::FILES.join(", "))]
    Unknown(PathBuf),
}

/// The games.
#[derive(Clone)]
pub struct Catalog {
    endor: Arc<Endor>,
}

impl fmt::Debug for Catalog {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(Self::NAMES).finish()
    }
}

impl Default for Catalog {
    fn default() -> Self {
        Self { endor: Arc::new(Endor::classic()) }
    }
}

impl Catalog {
    /// The games' short names.
    pub const NAMES: [&'static str; 1] = [Endor::NAME];

    /// Replaces the content of a game by a pack in a folder; says which game it was.
    pub fn load(&mut self, dir: &Path) -> Result<&'static str, PackError> {
        if !::endor::pack::FILES.iter().any(|file| dir.join(file).exists()) {
            return Err(PackError::Unknown(dir.to_owned()));
        }
        let mut texts: [String; 4] = Default::default();
        for (text, file) in texts.iter_mut().zip(::endor::pack::FILES) {
            let file = dir.join(file);
            *text = std::fs::read_to_string(&file).map_err(|error| PackError::Io { file, error })?;
        }
        let board = ::endor::pack::load(texts.each_ref().map(String::as_str))
            .map_err(|error| PackError::Content { dir: dir.to_owned(), error })?;
        self.endor = Arc::new(Endor::with_board(board));
        Ok(Endor::NAME)
    }

    /// Runs code with the game a name stands for; `None` if there is no such game.
    pub fn visit<V: Visitor>(&self, name: &str, visitor: V) -> Option<V::Out> {
        match name {
            Endor::NAME => Some(visitor.visit(&self.endor)),
            _ => None,
        }
    }

    /// Endor.
    pub fn endor(&self) -> &Arc<Endor> {
        &self.endor
    }
}
