//! The log, in plain words.

use super::{
    paint::{put, wrap},
    theme::Theme,
};
use crate::{face::Face, play::told::Told};
use ratatui::{buffer::Buffer, layout::Rect, style::Style};
use words::Words;

/// A row of the log: which line it is of, and what it says.
#[derive(Debug, Clone)]
pub struct Row {
    /// The line of the log.
    pub line: usize,
    /// A part of it.
    pub text: String,
    /// How it looks.
    pub style: Style,
}

/// Lines of the log as rows of a width, those after `from` on; what was told in the last entry stands out.
pub fn rows<G: Face>(
    told: &[Told<G::Seen>],
    from: usize,
    words: &Words,
    theme: Theme,
    columns: usize,
) -> Vec<Row> {
    let last = told.last().map_or(0, |line| line.entry);
    let mut rows = Vec::new();
    for (line, told) in told.iter().enumerate().skip(from) {
        let style = match (told.event().map(G::is_heading), told.entry == last) {
            (Some(true), _) => theme.title(),
            (Some(false), true) => Style::new(),
            (Some(false), false) => theme.quiet(),
            // What people say.
            (None, _) => theme.open(),
        };
        let said = told.text(words);
        for (n, text) in wrap(&said, columns.saturating_sub(2)).into_iter().enumerate() {
            let text = format!("{}{text}", if n == 0 { "· " } else { "  " });
            rows.push(Row { line, text, style });
        }
    }
    rows
}

/// Draws the end of the log.
pub fn draw<G: Face>(told: &[Told<G::Seen>], words: &Words, theme: Theme, area: Rect, buffer: &mut Buffer) {
    // A line takes a row at least: no more of them can be needed.
    let from = told.len().saturating_sub(usize::from(area.height));
    let rows = rows::<G>(told, from, words, theme, usize::from(area.width));
    if rows.is_empty() {
        put(buffer, area, area.x, area.y, &words.text("cli-log-empty"), theme.quiet());
        return;
    }
    let skip = rows.len().saturating_sub(usize::from(area.height));
    for (y, row) in (area.y..).zip(&rows[skip..]) {
        put(buffer, area, area.x, y, &row.text, row.style);
    }
}
