//! What a game needs to be played in a terminal.

use crate::{
    menu::{Asked, Menu},
    screen::theme::Theme,
};
use bots::Guided;
use catalog::Playable;
use kernel::{Message, Seat};
use ratatui::{buffer::Buffer, layout::Rect};
use serde::{Serialize, de::DeserializeOwned};
use words::{Names, Words};

/// The menus of a game.
pub type MenuOf<G> = Menu<<G as Face>::Pick, <G as kernel::Game>::Choice>;

/// A game with bots that can be shown and asked about in a terminal.
pub trait Face: Playable + Guided {
    /// A step of an answer.
    type Pick: Clone + PartialEq + std::fmt::Debug + Send;

    /// The set-up with one ruling read otherwise; `None` if there is no such reading.
    fn with_policy(setup: &Self::Setup, name: &str, value: &str) -> Option<Self::Setup>;

    /// The set-up that somebody wishes for beyond a number of players, or what is wrong with the wish.
    fn prepare(&self, wish: &Wish<'_>) -> Result<Self::Setup, Unwanted> {
        let usual = self.setup(wish.players).unwrap_or_default();
        if wish.is_plain() { Ok(usual) } else { Err(Unwanted(vec![Message::new("cli-error-no-setups")])) }
    }

    /// The name of a seat.
    fn seat_says(seat: Seat) -> Message;
    /// What seats are called with this many players.
    fn names(players: u8) -> Names;
    /// What seats are called where nobody is known to sit there, if the set-up tells them apart.
    fn sides(&self, _: &Self::Setup, players: u8) -> Names {
        Self::names(players)
    }
    /// Whether seats go by their sides, whoever sits there.
    const SIDED: bool = false;
    /// The round a match is in, for games that have rounds.
    fn round(view: &Self::View) -> Option<u16>;
    /// What the game calls it, as a key.
    const ROUND: &'static str = "cli-round";
    /// A place of its table, as players type it.
    const SPOT: &'static str;

    /// Whether a line of the log begins a part of the game.
    fn is_heading(seen: &Self::Seen) -> bool;
    /// The dice that a line of the log is about.
    fn dice_of(seen: &Self::Seen) -> Option<Vec<String>>;
    /// What the signs on the table mean, one line for each kind.
    fn legend(&self) -> Message;

    /// One step of a question, given what has been picked before.
    fn menu(asked: &Asked<'_, Self>, picks: &[Self::Pick]) -> MenuOf<Self>;

    /// The legal answer to a question that says the same as an answer to another before it: whoever wants to be asked less
    /// gives one for many. None unless the game says so.
    fn alike(
        &self,
        _view: &Self::View,
        _given: (&Self::Ask, &Self::Choice),
        _ask: &Self::Ask,
        _legal: &[Self::Choice],
    ) -> Option<Self::Choice> {
        None
    }

    /// The least columns and rows that the table can be drawn in.
    const LEAST: (u16, u16);
    /// The columns and rows of the screen that tables printed as plain lines are made for.
    const PRINTED: (u16, u16) = Self::LEAST;
    /// How many rows of a screen the table takes, leaving the rest to the question and the log.
    fn rows(screen: Rect) -> u16;
    /// Draws the table: board, tracks, cards.
    fn draw(&self, scene: &Scene<'_, Self>, area: Rect, buffer: &mut Buffer);
}

/// Policies with one of them read otherwise; `None` if there is no such reading.
pub fn reread<P: Serialize + DeserializeOwned>(policies: &P, name: &str, value: &str) -> Option<P> {
    let mut policies = serde_json::to_value(policies).ok()?;
    *policies.get_mut(name)? = value.into();
    serde_json::from_value(policies).ok()
}

/// What is drawn.
pub struct Scene<'a, G: Face> {
    /// What the viewer sees.
    pub view: &'a G::View,
    /// The viewer's seat, if they have one.
    pub me: Option<Seat>,
    /// What is highlighted.
    pub spots: Spots,
    /// What the viewer is asked, if they are.
    pub ask: Option<&'a G::Ask>,
    /// The answer that is selected, if it is a whole one: boards may show where it leads.
    pub choice: Option<&'a G::Choice>,
    /// The language.
    pub words: &'a Words,
    /// The colours.
    pub theme: Theme,
}

impl<G: Face> std::fmt::Debug for Scene<'_, G> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Scene").field("view", self.view).field("me", &self.me).finish_non_exhaustive()
    }
}

/// What somebody wishes for beyond a number of players.
#[derive(Debug, Clone, Copy)]
pub struct Wish<'a> {
    /// How many play.
    pub players: u8,
    /// Where the one who wishes sits.
    pub me: Seat,
    /// A set-up by its name.
    pub setup: Option<&'a str>,
    /// What squadrons are worth, where that is agreed on.
    pub threat: Option<u8>,
    /// Squadrons: their own, then the other's.
    pub squads: &'a [String],
    /// Cruisers: their own, then the other's.
    pub cruisers: &'a [String],
    /// Decks: their own, then the other's.
    pub decks: &'a [String],
    /// Where chance starts from, if any is needed.
    pub seed: u64,
}

impl Wish<'_> {
    /// Whether nothing is wished for but a number of players.
    pub fn is_plain(&self) -> bool {
        self.setup.is_none() && self.threat.is_none() && self.squads.is_empty() && !self.brings_cards()
    }

    /// Whether cruisers or decks are wished for.
    pub fn brings_cards(&self) -> bool {
        !self.cruisers.is_empty() || !self.decks.is_empty()
    }
}

/// What is wrong with a wish, all of it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Unwanted(pub Vec<Message>);

/// Places to highlight, by the names players type.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Spots {
    /// What may be chosen.
    pub open: Vec<String>,
    /// What is selected.
    pub selected: Option<String>,
    /// Where the pieces that are being ordered stand.
    pub from: Option<String>,
}

/// How a place is highlighted.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Mark {
    /// Not at all.
    None,
    /// It may be chosen.
    Open,
    /// It is selected.
    Selected,
    /// The pieces that are being ordered stand there.
    From,
}

impl Spots {
    /// How a place is highlighted.
    pub fn mark(&self, name: &str) -> Mark {
        if self.selected.as_deref() == Some(name) {
            Mark::Selected
        } else if self.from.as_deref() == Some(name) {
            Mark::From
        } else if self.open.iter().any(|open| open == name) {
            Mark::Open
        } else {
            Mark::None
        }
    }
}

/// The table as plain lines: what is piped, and what `replay --at` prints.
pub fn table_lines<G: Face>(game: &G, view: &G::View, me: Option<Seat>, words: &Words) -> Vec<String> {
    let (columns, rows) = G::PRINTED;
    // Somebody who sees all hands needs room for them.
    let more = if me.is_none() { rows / 2 } else { 0 };
    let area = Rect::new(0, 0, columns, G::rows(Rect::new(0, 0, columns, rows)) + more);
    let mut buffer = Buffer::empty(area);
    let scene =
        Scene { view, me, spots: Spots::default(), ask: None, choice: None, words, theme: Theme::plain() };
    game.draw(&scene, area, &mut buffer);
    let row = |y: u16| {
        let cells = (0..area.width).map(|x| buffer[(x, y)].symbol());
        cells.collect::<String>().trim_end().to_owned()
    };
    (0..area.height).map(row).filter(|row| !row.is_empty()).collect()
}
