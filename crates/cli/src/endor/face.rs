//! Endor as a [`Face`].

use super::{map, questions, table};
use crate::{
    face::{Face, Mark, MenuOf, Scene, reread},
    menu::Asked,
};
use ::words::Names;
use endor::{Endor, Public, Seen, Setup, Side, View, words};
use kernel::{Message, Say, Seat};
use ratatui::{buffer::Buffer, layout::Rect};

impl Face for Endor {
    type Pick = questions::Pick;

    fn with_policy(setup: &Setup, name: &str, value: &str) -> Option<Setup> {
        Some(Setup { policies: reread(&setup.policies, name, value)?, ..*setup })
    }

    fn seat_says(seat: Seat) -> Message {
        words::seat(seat)
    }

    fn names(players: u8) -> Names {
        let alias = |names: Names, seat| names.alias(words::seat(seat).key, Side::of(seat).say().key);
        // Two players are their sides; four are numbered.
        if players > 2 { Names::new() } else { [Seat(0), Seat(1)].into_iter().fold(Names::new(), alias) }
    }

    const SIDED: bool = true;

    fn round(view: &View) -> Option<u16> {
        Some(view.round)
    }

    fn is_heading(seen: &Seen) -> bool {
        matches!(seen, Seen::Public(Public::Round { .. } | Public::Won { .. }))
    }

    fn dice_of(seen: &Seen) -> Option<Vec<String>> {
        match seen {
            Seen::Public(Public::Rolled { dice, .. }) => Some(dice.iter().map(ToString::to_string).collect()),
            Seen::Public(_)
            | Seen::Shuffled { .. }
            | Seen::Drew { .. }
            | Seen::Prepared { .. }
            | Seen::Bonus { .. } => None,
        }
    }

    fn legend(&self) -> Message {
        // Signs are the same in every language.
        let marked = |mark| map::marked("O2", mark);
        Message::new("cli-endor-legend")
            .with("open", marked(Mark::Open))
            .with("selected", marked(Mark::Selected))
            .with("from", marked(Mark::From))
            .with("trooper", "!4")
            .with("supply", "!9")
    }

    fn menu(asked: &Asked<'_, Self>, picks: &[questions::Pick]) -> MenuOf<Self> {
        questions::menu(asked, picks)
    }

    const SPOT: &'static str = "O2";
    const LEAST: (u16, u16) = (80, 24);

    fn rows(screen: Rect) -> u16 {
        table::rows(screen)
    }

    fn draw(&self, scene: &Scene<'_, Self>, area: Rect, buffer: &mut Buffer) {
        table::draw(self, scene, area, buffer);
    }
}
