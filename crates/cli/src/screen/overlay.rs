//! What lies over the table: help, a rule, the whole log, the end.

use super::{
    app::App,
    logbook,
    paint::{put, width, wrap},
};
use crate::{face::Face, play::talk::Talk, rulebook};
use kernel::Seat;
use ratatui::{
    buffer::Buffer,
    layout::Rect,
    style::Style,
    widgets::{Block, Clear, Widget},
};
use words::Words;

/// Something over the table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Overlay {
    /// What each key does, and what the signs mean.
    Help {
        /// Rows scrolled away.
        scroll: u16,
    },
    /// A rule.
    Rule {
        /// The title.
        title: String,
        /// The paragraphs.
        text: Vec<String>,
        /// Rows scrolled away.
        scroll: u16,
    },
    /// The whole log.
    Log {
        /// The line whose rule can be asked for.
        selected: usize,
    },
    /// The keyboard changes hands: nothing is shown until the next player sits there.
    Hand {
        /// Who is next.
        seat: Seat,
    },
    /// Whether to leave.
    Quit,
    /// How it ended.
    End,
}

/// Stands for the name of a place of the game at hand.
const SPOT: &str = "spot";

/// Keys and what they do.
const KEYS: [(&str, &str); 15] = [
    ("1 2 3 ..", "cli-help-numbers"),
    ("0", "cli-help-zero"),
    (SPOT, "cli-help-spot"),
    ("↑ ↓", "cli-help-arrows"),
    ("+ -", "cli-help-count"),
    ("Enter", "cli-help-enter"),
    ("*", "cli-help-repeat"),
    ("Esc", "cli-help-escape"),
    ("u", "cli-help-undo"),
    ("e", "cli-help-everything"),
    ("r", "cli-help-rule"),
    ("l", "cli-help-log"),
    ("s", "cli-help-save"),
    ("?", "cli-help-help"),
    ("q", "cli-help-quit"),
];

impl Overlay {
    /// The rule with an id, in words.
    pub fn rule<G: Face>(game: &G, rule: &str, words: &Words) -> Self {
        let found = rulebook::look_up(game.rules(), rule, words.lang());
        let mut text: Vec<String> = Vec::new();
        for (n, rule) in found.into_iter().enumerate() {
            if n > 0 {
                text.push(String::new());
                text.push(format!("{} - {}", rule.id, rule.text));
            } else {
                text.push(rule.text);
            }
        }
        if text.is_empty() {
            text.push(words.text("cli-rule-table"));
        }
        let title = words.text_with("cli-rule-title", [("rule", rule.into())]);
        Self::Rule { title, text, scroll: 0 }
    }
}

/// A framed box in the middle of an area; the room inside it.
fn framed(title: &str, columns: u16, rows: u16, area: Rect, buffer: &mut Buffer) -> Rect {
    let (columns, rows) = ((columns + 4).min(area.width), (rows + 2).min(area.height));
    let frame =
        Rect::new(area.x + (area.width - columns) / 2, area.y + (area.height - rows) / 2, columns, rows);
    Clear.render(frame, buffer);
    let block = Block::bordered().title(format!(" {title} "));
    let inside = block.inner(frame);
    block.render(frame, buffer);
    // A blank column on both sides.
    Rect { x: inside.x + 1.min(inside.width), width: inside.width.saturating_sub(2), ..inside }
}

/// Draws a box around lines.
fn boxed(title: &str, lines: &[(String, Style)], area: Rect, buffer: &mut Buffer) {
    let widest = lines.iter().map(|(line, _)| width(line)).max().unwrap_or(0).max(width(title) + 2);
    let inside = framed(title, widest as u16, lines.len() as u16, area, buffer);
    for (y, (line, style)) in (inside.y..inside.bottom()).zip(lines) {
        put(buffer, inside, inside.x, y, line, *style);
    }
}

/// Draws a box around lines of which some are scrolled away, and says that there are more.
fn scrolled(
    title: &str,
    lines: &[(String, Style)],
    scroll: u16,
    words: &Words,
    area: Rect,
    buffer: &mut Buffer,
) {
    let most = lines.len().saturating_sub(usize::from(area.height.saturating_sub(2)));
    let first = most.min(usize::from(scroll));
    boxed(title, &lines[first..], area, buffer);
    if first < most {
        let more = format!(" {} ", words.text("cli-scroll-more"));
        let x = area.right().saturating_sub(width(&more) as u16 + 3).max(area.x);
        put(buffer, area, x, area.bottom().saturating_sub(1), &more, Style::new());
    }
}

impl<G: Face> App<G> {
    /// What each key does, and what the signs mean, in lines of a width.
    fn help(&self, columns: usize) -> Vec<(String, Style)> {
        let words = &self.words;
        let plain = |text: String| (text, Style::new());
        // Two keys are named otherwise on other keyboards, and places otherwise in every game.
        let named = |key: &str| match key {
            "Enter" => words.text("cli-key-enter"),
            "Esc" => words.text("cli-key-escape"),
            SPOT => G::SPOT.to_owned(),
            key => key.to_owned(),
        };
        let line = |(key, does): &(&str, &str)| {
            let does = wrap(&words.text(does), columns.saturating_sub(10));
            let keys = std::iter::once(named(key)).chain(std::iter::repeat(String::new()));
            keys.zip(does).map(|(key, does)| plain(format!("{key:<9} {does}"))).collect::<Vec<_>>()
        };
        let is_shared = self.contest.is_shared();
        let keys = KEYS.iter().chain(is_shared.then_some(&("/", "cli-help-talk")));
        let mut lines: Vec<(String, Style)> = keys.flat_map(line).collect();
        lines.push(plain(String::new()));
        if is_shared {
            lines.extend(wrap(&Talk::help(words), columns).into_iter().map(plain));
            lines.push(plain(String::new()));
        }
        for sign in words.say(&self.game.legend()).lines() {
            // What belongs to the line above is moved in.
            let mut parts = wrap(sign, columns.saturating_sub(2)).into_iter();
            lines.extend(parts.next().map(|part| (part, self.theme.quiet())));
            lines.extend(parts.map(|part| (format!("  {part}"), self.theme.quiet())));
        }
        lines
    }

    pub(super) fn draw_overlay(&self, overlay: &Overlay, area: Rect, buffer: &mut Buffer) {
        let words = &self.words;
        let plain = |text: String| (text, Style::new());
        match overlay {
            Overlay::Help { scroll } => {
                let lines = self.help(usize::from(area.width.saturating_sub(4)).min(112));
                scrolled(&words.text("cli-help-title"), &lines, *scroll, words, area, buffer);
            }
            Overlay::Rule { title, text, scroll } => {
                let columns = usize::from(area.width.saturating_sub(8)).min(72);
                let lines: Vec<(String, Style)> = text
                    .iter()
                    .flat_map(|part| if part.is_empty() { vec![String::new()] } else { wrap(part, columns) })
                    .map(plain)
                    .collect();
                scrolled(title, &lines, *scroll, words, area, buffer);
            }
            Overlay::Log { selected } => self.draw_log(*selected, area, buffer),
            Overlay::Hand { seat } => {
                Clear.render(area, buffer);
                let who = words.text_with("cli-hand-over", [("seat", G::seat_says(*seat).into())]);
                let lines =
                    [(who, self.theme.turn()), plain(String::new()), plain(words.text("cli-hand-ready"))];
                boxed(&words.text("cli-hand-title"), &lines, area, buffer);
            }
            Overlay::Quit => {
                let ask = if self.contest.is_shared() {
                    "cli-quit-table"
                } else if self.is_unsaved() {
                    "cli-quit-unsaved"
                } else {
                    "cli-quit-ask"
                };
                let columns = usize::from(area.width.saturating_sub(8)).min(60);
                let lines: Vec<_> = wrap(&words.text(ask), columns).into_iter().map(plain).collect();
                boxed(&words.text("cli-end-quit"), &lines, area, buffer);
            }
            Overlay::End => {
                let mut lines = Vec::new();
                let columns = usize::from(area.width.saturating_sub(8)).min(72);
                if let Some(last) = self.contest.told().last() {
                    let said = wrap(&last.text(words), columns);
                    lines.extend(said.into_iter().map(|line| (line, self.theme.title())));
                }
                for (n, part) in self.contest.verdict().into_iter().enumerate() {
                    let style = if n == 0 { self.theme.turn() } else { self.theme.quiet() };
                    lines.extend(wrap(&part, columns).into_iter().map(|line| (line, style)));
                }
                lines.push(plain(String::new()));
                lines.push(plain(words.text("cli-prompt-continue")));
                boxed(&words.text("cli-over"), &lines, area, buffer);
            }
        }
    }

    fn draw_log(&self, selected: usize, area: Rect, buffer: &mut Buffer) {
        let words = &self.words;
        let columns = area.width.saturating_sub(8).min(100);
        let title = words.text("cli-log-title");
        let inside = framed(&title, columns, area.height.saturating_sub(4), area, buffer);
        let rows = logbook::rows::<G>(self.contest.told(), 0, words, self.theme, usize::from(inside.width));
        // The selected line stays in the middle, where there is a middle.
        let at = rows.iter().position(|row| row.line == selected).unwrap_or(0);
        let height = usize::from(inside.height);
        let first = at.saturating_sub(height / 2).min(rows.len().saturating_sub(height));
        for (y, row) in (inside.y..inside.bottom()).zip(rows.iter().skip(first)) {
            let style = if row.line == selected { self.theme.selected() } else { row.style };
            put(buffer, inside, inside.x, y, &row.text, style);
        }
        let hint = words.text("cli-log-hint");
        let x = inside.right().saturating_sub(width(&hint) as u16 + 1).max(inside.x);
        put(buffer, area, x, inside.bottom(), &format!(" {hint} "), self.theme.quiet());
    }
}
