//! X-Wing as a [`Face`].

use super::{alike, questions, signs, table, wish};
use crate::{
    face::{Face, MenuOf, Scene, Unwanted, Wish, reread},
    menu::Asked,
};
use ::words::Names;
use kernel::{Game as _, Message, Seat, Viewer};
use ratatui::{buffer::Buffer, layout::Rect};
use xwing::{Ask, Choice, Faction, Public, Seen, Setup, View, Xwing, words};

/// What a faction is called as somebody who plays.
fn side_key(faction: Faction) -> &'static str {
    match faction {
        Faction::Rebel => "cli-xwing-side-rebel",
        Faction::Empire => "cli-xwing-side-empire",
        Faction::Scum => "cli-xwing-side-scum",
        Faction::Resistance => "cli-xwing-side-resistance",
        Faction::FirstOrder => "cli-xwing-side-first-order",
        Faction::Republic => "cli-xwing-side-republic",
        Faction::Separatists => "cli-xwing-side-separatists",
    }
}

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

    fn sides(&self, setup: &Setup, _: u8) -> Names {
        let Ok(start) = self.start(setup) else { return Names::new() };
        let view = self.view(&start, Viewer::Arbiter);
        let side = |seat| {
            let ship = view.ships.iter().find(|ship| ship.seat == Seat(seat))?;
            let pilot = self.content().pilot(ship.pilot.as_str())?;
            Some(self.content().pilots[usize::from(pilot)].faction)
        };
        match (side(0), side(1)) {
            (Some(one), Some(two)) if one != two => [(Seat(0), one), (Seat(1), two)]
                .into_iter()
                .fold(Names::new(), |names, (seat, side)| names.alias(words::seat(seat).key, side_key(side))),
            _ => Names::new(),
        }
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

    fn legend(&self) -> Message {
        Message::new("cli-xwing-legend")
    }

    fn menu(asked: &Asked<'_, Self>, picks: &[questions::Pick]) -> MenuOf<Self> {
        questions::menu(asked, picks)
    }

    fn alike(&self, view: &View, given: (&Ask, &Choice), ask: &Ask, legal: &[Choice]) -> Option<Choice> {
        alike::alike(view, given, ask, legal)
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
