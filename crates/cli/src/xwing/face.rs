//! X-Wing as a [`Face`].

use super::{questions, signs, table, wish};
use crate::{
    face::{Face, MenuOf, Scene, Unwanted, Wish, reread},
    menu::Asked,
};
use ::words::Names;
use kernel::{Message, Seat};
use ratatui::{buffer::Buffer, layout::Rect};
use xwing::{Public, Seen, Setup, View, Xwing, words};

impl Face for Xwing {
    type Pick = questions::Pick;

    fn with_policy(setup: &Setup, name: &str, value: &str) -> Option<Setup> {
        Some(Setup { ruleset: reread(&setup.ruleset, name, value)?, ..setup.clone() })
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

    fn round(view: &View) -> Option<u16> {
        (view.round > 0).then_some(view.round)
    }

    fn is_heading(seen: &Seen) -> bool {
        matches!(seen, Seen::Public(Public::Round { .. } | Public::Phase { .. } | Public::Over(_)))
    }

    fn dice_of(seen: &Seen) -> Option<Vec<String>> {
        let Seen::Public(
            Public::AttackDice { faces, .. }
            | Public::DefenseDice { faces, .. }
            | Public::Rerolled { faces, .. }
            | Public::Rolled { faces, .. },
        ) = seen
        else {
            return None;
        };
        Some(faces.iter().map(|face| signs::face(*face).to_owned()).collect())
    }

    fn legend() -> Message {
        Message::new("cli-xwing-legend")
    }

    fn rules() -> &'static str {
        include_str!("../../../../rules/xwing2e.md")
    }

    fn menu(asked: &Asked<'_, Self>, picks: &[questions::Pick]) -> MenuOf<Self> {
        questions::menu(asked, picks)
    }

    const SPOT: &'static str = "A1";
    const LEAST: (u16, u16) = (80, 24);
    const PRINTED: (u16, u16) = (96, 36);

    fn rows(screen: Rect) -> u16 {
        table::rows(screen)
    }

    fn draw(&self, scene: &Scene<'_, Self>, area: Rect, buffer: &mut Buffer) {
        table::draw(self, scene, area, buffer);
    }
}
