//! The one list of games. A game is a value: two editions of one type are two games, each with its name, its content
//! and its rules. Whatever must know all of them expands this list; nothing else names them all.

pub use ::endor::Endor;
pub use ::starfighter::Starfighter;
pub use ::xwing::Xwing;

use std::sync::{Arc, LazyLock};

/// The types of games: hands them to the macro named in brackets, `kind: type;` each, after whatever else is given.
#[macro_export]
macro_rules! games {
    ([$($then:tt)+] $($with:tt)*) => {
        $($then)+! {
            $($with)*
            Endor: $crate::games::Endor;
            Xwing: $crate::games::Xwing;
            Starfighter: $crate::games::Starfighter;
        }
    };
}

/// Makes a game. Packs are large: it is made when somebody wants to play it.
pub(crate) type MakeGame = fn() -> AnyGame;

/// The games that ship with the program, by name, in the order they are offered in.
pub(crate) const SHIPPED: [(&str, MakeGame); 3] = [
    (Endor::NAME, || Endor::classic().into()),
    (Xwing::SECOND, || Xwing::second().into()),
    (Starfighter::NAME, || Starfighter::shipped().into()),
];

/// Games that are played by name and not offered yet: their ledgers are not proved.
pub(crate) const UNLISTED: [(&str, MakeGame); 1] = [(Xwing::FIRST, || Xwing::first().into())];

macro_rules! any_game {
    ($($kind:ident: $game:ty;)+) => {
        /// A game of any type. [`with_game!`](crate::with_game) runs code with it.
        #[derive(Debug, Clone)]
        pub enum AnyGame {
            $(
                #[doc = concat!("A game of this type: ", stringify!($kind))]
                $kind(Arc<$game>),
            )+
        }

        $(
            impl From<$game> for AnyGame {
                fn from(game: $game) -> Self {
                    Self::$kind(Arc::new(game))
                }
            }
        )+
    };
}

games!([any_game]);

/// Runs code with a game of any type: `with_game!(any, game => code)`, where `game` is an `&Arc` of its type.
#[macro_export]
macro_rules! with_game {
    ($any:expr, $game:ident => $code:expr) => {
        $crate::games!([$crate::__with_game]($any, $game, $code))
    };
}

#[doc(hidden)]
#[macro_export]
macro_rules! __with_game {
    (($any:expr, $game:ident, $code:expr) $($kind:ident: $type:ty;)+) => {
        match $any {
            $( $crate::AnyGame::$kind($game) => $code, )+
        }
    };
}

/// Runs code with the table of any game: `with_live!(table, live => code)`, where `live` is a [`Live`](crate::Live) of
/// its type. `None` if nothing is played at the table yet.
#[macro_export]
macro_rules! with_live {
    ($table:expr, $live:ident => $code:expr) => {
        $crate::games!([$crate::__with_live]($table, $live, $code))
    };
}

#[doc(hidden)]
#[macro_export]
macro_rules! __with_live {
    (($table:expr, $live:ident, $code:expr) $($kind:ident: $type:ty;)+) => {{
        let table = $crate::Table::as_any($table);
        $(
            if let Some($live) = table.downcast_ref::<$crate::Live<$type>>() {
                Some($code)
            } else
        )+
        {
            None
        }
    }};
}

/// A game of a catalog. Copies of the catalog share what has been made.
#[derive(Debug, Clone)]
pub(crate) struct Entry {
    pub(crate) name: &'static str,
    /// Whether it is offered.
    pub(crate) listed: bool,
    game: Arc<LazyLock<AnyGame, Make>>,
}

type Make = Box<dyn FnOnce() -> AnyGame + Send>;

impl Entry {
    /// A game that ships with the program.
    pub(crate) fn shipped((name, make): (&'static str, fn() -> AnyGame)) -> Self {
        Self { name, listed: true, game: Arc::new(LazyLock::new(Box::new(make))) }
    }

    /// The same, found by its name alone.
    pub(crate) fn unlisted(game: (&'static str, fn() -> AnyGame)) -> Self {
        Self { listed: false, ..Self::shipped(game) }
    }

    /// A game that has been made.
    pub(crate) fn of(game: AnyGame) -> Self {
        Self { name: game.name(), listed: true, game: Arc::new(LazyLock::new(Box::new(move || game))) }
    }

    /// The game.
    pub(crate) fn game(&self) -> &AnyGame {
        &self.game
    }
}

impl AnyGame {
    /// The game's short name.
    pub fn name(&self) -> &'static str {
        with_game!(self, game => crate::Playable::name(&**game))
    }
}
