//! Ships with their tokens, shields, hull and damage.

use super::signs;
use crate::screen::{
    paint::{fit, width},
    theme::Theme,
};
use kernel::{Known, Seat};
use ratatui::{
    style::Style,
    text::{Line, Span},
};
use words::Words;
use xwing::{Status, View, Xwing, view::ShipView, words::badge};

/// Wider panels are left empty on the right.
const WIDEST: usize = 72;

/// What the panel is made from.
#[derive(Debug, Clone, Copy)]
pub struct Panel<'a> {
    /// The game.
    pub game: &'a Xwing,
    /// What the viewer sees.
    pub view: &'a View,
    /// The viewer's seat, if they have one.
    pub me: Option<Seat>,
    /// The language.
    pub words: &'a Words,
    /// The colours.
    pub theme: Theme,
}

impl Panel<'_> {
    /// The lines of the panel, as much of each ship as there is room for.
    pub fn lines(&self, columns: usize, rows: usize) -> Vec<Line<'static>> {
        // Figures far from their names are hard to read.
        let columns = columns.min(WIDEST);
        let ships = self.view.ships.len();
        let each = (rows.saturating_sub(2) / ships.max(1)).clamp(1, 3);
        let mut lines = Vec::new();
        let first = self.me.unwrap_or(Seat(0));
        for seat in [first, Seat(1 - first.0)] {
            lines.push(self.title(seat, columns));
            for ship in self.view.ships.iter().filter(|ship| ship.seat == seat) {
                lines.extend(self.ship(ship, columns, each));
            }
        }
        lines
    }

    fn side(&self, seat: Seat) -> Style {
        if seat == Seat(0) { self.theme.first_side() } else { self.theme.second_side() }
    }

    fn title(&self, seat: Seat, columns: usize) -> Line<'static> {
        let words = self.words;
        let mut text = words.text_with("cli-name", [("who", xwing::words::seat(seat).into())]);
        if self.view.first == seat && self.view.round > 0 {
            text = format!("{text} · {}", words.text("cli-xwing-first"));
        }
        Line::styled(fit(&text, columns), self.side(seat).patch(self.theme.title()))
    }

    /// Hull, shields, Force, as short figures.
    fn figures(ship: &ShipView) -> String {
        let mut text = format!("♥{}/{}", ship.hull_left(), ship.hull);
        if ship.shields.1 > 0 {
            text = format!("{text} ◈{}/{}", ship.shields.0, ship.shields.1);
        }
        if ship.force.1 > 0 {
            text = format!("{text} ✦{}/{}", ship.force.0, ship.force.1);
        }
        if ship.charges.1 > 0 {
            text = format!("{text} ●{}/{}", ship.charges.0, ship.charges.1);
        }
        text
    }

    fn ship(&self, ship: &ShipView, columns: usize, rows: usize) -> Vec<Line<'static>> {
        let voice = self.game.voice(self.view);
        let name = self.words.text_with("cli-name", [("who", voice.pilot(ship.pilot).into())]);
        let name = format!("{name} {}", ship.initiative);
        let id = badge(ship.seat, ship.number);
        let out = match ship.status {
            Status::Playing => None,
            Status::Waiting | Status::Reserve => Some("cli-xwing-waiting"),
            Status::Doomed | Status::Destroyed => Some("cli-xwing-destroyed"),
            Status::Fled => Some("cli-xwing-fled"),
        };
        if let Some(key) = out.filter(|_| ship.status != Status::Waiting) {
            let text = format!("{id} {name} · {}", self.words.text(key));
            return vec![Line::styled(fit(&text, columns), self.theme.quiet())];
        }
        let figures = Self::figures(ship);
        let state = self.state(ship);
        let taken = if rows == 1 { state.iter().map(|span| span.width() + 1).sum() } else { 0 };
        let room = columns.saturating_sub(4 + width(&figures) + taken).max(6);
        let mut first = vec![
            Span::styled(format!("{id} "), self.side(ship.seat).patch(self.theme.title())),
            Span::raw(format!("{:room$} ", fit(&name, room))),
            Span::raw(figures),
        ];
        let spaced = |spans: Vec<Span<'static>>| spans.into_iter().flat_map(|span| [Span::raw(" "), span]);
        if rows == 1 {
            first.extend(spaced(state));
            return vec![Line::from(first)];
        }
        let mut lines = vec![Line::from(first)];
        let mut second = vec![Span::raw("  ")];
        second.extend(spaced(state));
        if second.len() > 1 {
            lines.push(Line::from(second));
        }
        if rows > 2 {
            let cards = ship.upgrades.iter().map(|upgrade| {
                let name = self.words.text_with("cli-name", [("who", voice.upgrade_name(upgrade).into())]);
                match upgrade.charges {
                    (_, 0) => name,
                    (left, limit) => format!("{name} ●{left}/{limit}"),
                }
            });
            let cards: Vec<String> = cards.collect();
            if !cards.is_empty() {
                let text = format!("   {}", fit(&cards.join(", "), columns.saturating_sub(3)));
                lines.push(Line::styled(text, self.theme.quiet()));
            }
        }
        lines
    }

    /// Tokens, locks, the dial, damage that lies face up.
    fn state(&self, ship: &ShipView) -> Vec<Span<'static>> {
        let mut spans = Vec::new();
        match ship.dial {
            Some(Known::Shown(maneuver)) => {
                spans.push(Span::raw(signs::maneuver(maneuver).trim_end().to_owned()));
            }
            Some(Known::Hidden) => spans.push(Span::raw("▣")),
            None => {}
        }
        for (token, count) in &ship.tokens {
            let count = if *count > 1 { count.to_string() } else { String::new() };
            let text = format!("{count}{}", signs::token(*token));
            let colour = self.game.content().edition.facts.tokens.of(*token).colour;
            spans.push(Span::styled(text, signs::token_style(colour, self.theme)));
        }
        for target in &ship.locks {
            if let Some(target) = self.view.ships.get(target.index()) {
                spans.push(Span::raw(format!("⌖{}", badge(target.seat, target.number))));
            }
        }
        if let Some(turret) = ship.turret {
            spans.push(Span::raw(format!("⊙{}", signs::nose(turret))));
        }
        let voice = self.game.voice(self.view);
        for card in &ship.critical {
            let name = self.game.content().damage_card(card.as_str());
            let name = name.map(|kind| self.game.content().damage[kind as usize].name.clone());
            let name = name.map_or_else(
                || card.to_string(),
                |name| match self.words.lang() {
                    words::Lang::En => name.en,
                    words::Lang::Fr => name.fr,
                },
            );
            spans.push(Span::styled(name, self.theme.danger()));
        }
        for condition in &ship.conditions {
            if let Some(kind) = voice.content.condition(condition.as_str()) {
                let name = &voice.content.conditions[kind as usize].name;
                let name = if self.words.lang() == words::Lang::Fr { &name.fr } else { &name.en };
                spans.push(Span::styled(name.clone(), self.theme.turn()));
            }
        }
        spans
    }
}
