//! Starfighter as a [`Face`].

use super::{questions, table, wish};
use crate::{
    face::{Face, MenuOf, Scene, Unwanted, Wish, reread},
    menu::Asked,
};
use ::words::Names;
use kernel::{Message, Seat};
use ratatui::{buffer::Buffer, layout::Rect};
use starfighter::{Public, Seen, Setup, Starfighter, View, words};

impl Face for Starfighter {
    type Pick = questions::Pick;

    fn with_policy(setup: &Setup, name: &str, value: &str) -> Option<Setup> {
        Some(Setup { policies: reread(&setup.policies, name, value)?, ..setup.clone() })
    }

    fn prepare(&self, wish: &Wish<'_>) -> Result<Setup, Unwanted> {
        wish::prepare(self, wish)
    }

    fn seat_says(seat: Seat) -> Message {
        words::seat(seat)
    }

    fn names(_: u8) -> Names {
        Names::new()
    }

    fn sides(&self, setup: &Setup, _: u8) -> Names {
        match setup.cruisers {
            [Some(one), Some(two)] if one != two => {
                [(Seat(0), one), (Seat(1), two)].into_iter().fold(Names::new(), |names, (seat, cruiser)| {
                    names.call(words::seat(seat).key, cruiser.to_string())
                })
            }
            _ => Names::new(),
        }
    }

    fn round(view: &View) -> Option<u16> {
        (view.round > 0).then_some(view.round)
    }

    fn is_heading(seen: &Seen) -> bool {
        matches!(seen, Seen::Public(Public::Round { .. } | Public::Over { .. }))
    }

    fn dice_of(_: &Seen) -> Option<Vec<String>> {
        None
    }

    fn legend(&self) -> Message {
        Message::new("cli-starfighter-legend")
    }

    fn menu(asked: &Asked<'_, Self>, picks: &[questions::Pick]) -> MenuOf<Self> {
        questions::menu(asked, picks)
    }

    const SPOT: &'static str = "A3";
    const ROUND: &'static str = "cli-starfighter-round";
    const LEAST: (u16, u16) = (80, 24);

    fn rows(screen: Rect) -> u16 {
        table::rows(screen)
    }

    fn draw(&self, scene: &Scene<'_, Self>, area: Rect, buffer: &mut Buffer) {
        table::draw(self, scene, area, buffer);
    }
}
