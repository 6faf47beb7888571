//! The choices: a list in as many columns as it needs.

use super::{
    label::fitting,
    paint::{fit, put, width, wrap},
    theme::Theme,
};
use crate::menu::{Act, Item, Menu, Tone};
use ratatui::{buffer::Buffer, layout::Rect, style::Style};
use words::Words;

/// One line of a list.
#[derive(Debug, Clone)]
pub struct Entry {
    /// What it says, with its key.
    pub text: String,
    /// How it looks when it is not selected.
    pub style: Style,
}

/// The items of a menu as lines, shortened if not all would fit.
pub fn entries<P, C>(menu: &Menu<P, C>, words: &Words, theme: Theme, area: Rect) -> Vec<Entry> {
    let rows = usize::from(area.height).max(1);
    // What each column gets if all items are to be seen.
    let columns = menu.items.len().div_ceil(rows).clamp(1, 3);
    let room = (usize::from(area.width) / columns).saturating_sub(6);
    let labels = fitting(menu.items.iter().map(|item| &item.label), words, room);
    let line = |((number, item), label): ((usize, &Item<P, C>), String)| {
        let style = match (&item.act, item.tone) {
            (Act::Against(_), _) => theme.quiet(),
            (Act::Narrow(_) | Act::Choose(_), Tone::Plain) => theme.open(),
            (Act::Narrow(_) | Act::Choose(_), Tone::Calm) => theme.calm(),
            (Act::Narrow(_) | Act::Choose(_), Tone::Hard) => theme.danger(),
        };
        let sign = if item.counts() { " -/+" } else { "" };
        Entry { text: format!("{number:>2} {label}{sign}"), style }
    };
    menu.numbers().into_iter().zip(&menu.items).zip(labels).map(line).collect()
}

/// The widths of the columns when lines are put into a number of rows, a blank between them.
fn widths(entries: &[Entry], rows: usize) -> Vec<usize> {
    let widest = |lines: &[Entry]| lines.iter().map(|entry| width(&entry.text)).max().unwrap_or(0) + 3;
    entries.chunks(rows.max(1)).map(widest).collect()
}

/// The columns it takes to show all lines in a number of rows.
pub fn columns_for(entries: &[Entry], rows: u16) -> u16 {
    widths(entries, usize::from(rows)).into_iter().sum::<usize>() as u16
}

/// The lines in the columns that fit into a room, the selected one among them.
fn visible(widths: &[usize], rows: usize, room: usize, selected: usize) -> std::ops::Range<usize> {
    let at = selected / rows;
    let fitting = |from: usize| {
        let mut used = 0;
        let wide = |w: &&usize| {
            used += **w;
            used <= room
        };
        from + widths[from..].iter().take_while(wide).count().max(1)
    };
    let from = (0..=at).find(|&from| fitting(from) > at).unwrap_or(at);
    from * rows..fitting(from) * rows
}

/// Draws lines with one selected; `more` words what is out of sight.
pub fn draw(
    entries: &[Entry],
    selected: usize,
    more: impl Fn(usize) -> String,
    theme: Theme,
    area: Rect,
    buffer: &mut Buffer,
) {
    if area.area() == 0 || entries.is_empty() || draw_wrapped(entries, selected, theme, area, buffer) {
        return;
    }
    let mut rows = usize::from(area.height);
    let room = usize::from(area.width);
    let mut window = 0..entries.len();
    let fits = widths(entries, rows).iter().sum::<usize>() <= room || entries.len() <= rows;
    if !fits {
        // Columns that follow the selection; the last row says how many more there are.
        rows = rows.saturating_sub(1).max(1);
        window = visible(&widths(entries, rows), rows, room, selected);
        window.end = window.end.min(entries.len());
    }
    let mut x = area.x;
    let mut first = window.start;
    let shown = &entries[window];
    for (column, wide) in shown.chunks(rows).zip(widths(shown, rows)) {
        let wide = wide.min(room);
        for (y, (n, entry)) in (area.y..).zip((first..).zip(column)) {
            let text = fit(&entry.text, wide.saturating_sub(2));
            put(buffer, area, x, y, if n == selected { "›" } else { " " }, theme.title());
            let x = x + 1;
            if n == selected {
                let blank = " ".repeat(wide.saturating_sub(2 + width(&text)));
                put(buffer, area, x, y, &format!("{text}{blank}"), theme.selected());
            } else {
                put(buffer, area, x, y, &text, entry.style);
            }
        }
        x += wide as u16;
        first += column.len();
    }
    let left = entries.len().saturating_sub(first);
    if !fits && area.height > 1 && left > 0 {
        put(buffer, area, area.x, area.bottom() - 1, &format!("   {}", more(left)), theme.quiet());
    }
}

/// Draws lines that are too long for the area on several rows each, if there is room for that.
fn draw_wrapped(entries: &[Entry], selected: usize, theme: Theme, area: Rect, buffer: &mut Buffer) -> bool {
    let columns = usize::from(area.width).saturating_sub(1);
    if entries.iter().all(|entry| width(&entry.text) <= columns) {
        return false;
    }
    let rows = |entry: &Entry| wrap(&entry.text, columns.saturating_sub(3));
    if entries.iter().map(|entry| rows(entry).len()).sum::<usize>() > usize::from(area.height) {
        return false;
    }
    let mut y = area.y;
    for (n, entry) in entries.iter().enumerate() {
        let style = if n == selected { theme.selected() } else { entry.style };
        for (i, row) in rows(entry).into_iter().enumerate() {
            let indent = if i == 0 { " " } else { "   " };
            put(buffer, area, area.x, y, if n == selected && i == 0 { "›" } else { " " }, theme.title());
            put(buffer, area, area.x + 1, y, &format!("{indent}{row} "), style);
            y += 1;
        }
    }
    true
}
