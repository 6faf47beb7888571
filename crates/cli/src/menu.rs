//! Questions in small steps. A player never picks from a hundred permutations: each step lists a few things,
//! and what is picked narrows what comes next.

use kernel::{Demand, Game, Message, RuleId};

/// What somebody is asked, with all that a menu is made from.
pub struct Asked<'a, G: Game> {
    /// The game.
    pub game: &'a G,
    /// The question.
    pub demand: &'a Demand<G::Ask>,
    /// Every legal answer.
    pub legal: &'a [G::Choice],
    /// What the seat sees.
    pub view: &'a G::View,
    /// Whether an answer would be accepted.
    pub allows: &'a dyn Fn(&G::Choice) -> bool,
}

impl<G: Game> std::fmt::Debug for Asked<'_, G> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Asked").field("demand", self.demand).finish_non_exhaustive()
    }
}

/// One step of a question.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Menu<P, C> {
    /// The sentence above it.
    pub prompt: Message,
    /// What can be picked.
    pub items: Vec<Item<P, C>>,
    /// The item that is selected at first.
    pub first: usize,
    /// Where the pieces of this step stand, if it is about one place.
    pub from: Option<String>,
    /// The dice the question is about.
    pub dice: Vec<String>,
    /// The rule behind the question.
    pub rule: RuleId,
}

/// Something that can be picked.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Item<P, C> {
    /// What it is.
    pub label: Label,
    /// Whether it is the way to do nothing: listed last, picked by 0.
    pub declines: bool,
    /// The place on the board it is about, by the name a player can type.
    pub spot: Option<String>,
    /// What comes of it.
    pub act: Act<P, C>,
    /// What `-` picks instead, where there is a number to lower.
    pub less: Option<P>,
    /// What `+` picks instead, where there is a number to raise.
    pub more: Option<P>,
    /// The answer with one more, where a rule is against it: there is nothing that `+` could pick.
    pub enough: Option<C>,
    /// The rule behind this item, where it has one of its own.
    pub rule: Option<RuleId>,
    /// What its colour says besides its words.
    pub tone: Tone,
}

/// What the colour of an item says besides its words.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Tone {
    /// Nothing.
    #[default]
    Plain,
    /// It is easy.
    Calm,
    /// It is hard.
    Hard,
}

/// The words of an item.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Label {
    /// The same whatever the room.
    Plain(Message),
    /// In full, and for narrow lists.
    Sized(Message, Message),
    /// A place and what it is about: `O2`, `4 Y-wings`, and `Y4` for narrow lists.
    Place(String, Message, Message),
}

/// What comes of picking an item.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Act<P, C> {
    /// The next step of the question.
    Narrow(P),
    /// The answer.
    Choose(C),
    /// Nothing: a rule is against this answer.
    Against(C),
}

impl<P, C> Item<P, C> {
    /// Something that can be picked.
    pub fn new(label: Label, act: Act<P, C>) -> Self {
        Self {
            label,
            declines: false,
            spot: None,
            act,
            less: None,
            more: None,
            enough: None,
            rule: None,
            tone: Tone::Plain,
        }
    }

    /// The way to do nothing.
    pub fn declining(message: Message, choice: C) -> Self {
        Self { declines: true, ..Self::new(Label::Plain(message), Act::Choose(choice)) }
    }

    /// Whether it is a number to be raised and lowered.
    pub fn counts(&self) -> bool {
        self.less.is_some() || self.more.is_some() || self.enough.is_some()
    }

    /// The same, standing for a place on the board.
    pub fn at(self, spot: impl ToString) -> Self {
        Self { spot: Some(spot.to_string()), ..self }
    }
}

impl<P, C> Menu<P, C> {
    /// The keys of the items: `0` for the way to do nothing, numbers from 1 for the others.
    pub fn numbers(&self) -> Vec<usize> {
        let mut next = 0;
        let number = |item: &Item<P, C>| {
            if item.declines {
                return 0;
            }
            next += 1;
            next
        };
        self.items.iter().map(number).collect()
    }

    /// The item with a number.
    pub fn numbered(&self, number: usize) -> Option<usize> {
        self.numbers().iter().position(|&n| n == number)
    }

    /// What can be picked, when it is the only thing and merely leads on.
    pub fn only_way_on(&self) -> Option<&P> {
        match self.items.as_slice() {
            [item @ Item { act: Act::Narrow(pick), .. }] if !item.counts() => Some(pick),
            _ => None,
        }
    }
}
