//! The choices: a list in as many columns as it needs.

use super::{
    label::fitting,
    paint::{fit, put, width},
    theme::Theme,
};
use crate::menu::{Act, Item, Menu};
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
    let line = |(number, item): (usize, &Item<P, C>)| {
        let style = match item.act {
            Act::Refuse(_) => theme.quiet(),
            Act::Narrow(_) | Act::Choose(_) => theme.open(),
        };
        let sign = if item.less.is_some() || item.more.is_some() { " -/+" } else { "" };
        Entry { text: format!("{number:>2} {}{sign}", fitting(&item.label, words, room)), style }
    };
    menu.numbers().into_iter().zip(&menu.items).map(line).collect()
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
    if area.area() == 0 || entries.is_empty() {
        return;
    }
    let rows = usize::from(area.height);
    let widest = entries.iter().map(|entry| width(&entry.text)).max().unwrap_or(0) + 2;
    let columns = entries.len().div_ceil(rows).min((usize::from(area.width) / widest.max(1)).max(1));
    let fits = entries.len() <= rows * columns;
    // The last row says how many more there are.
    let rows = if fits { rows } else { rows.saturating_sub(1).max(1) };
    let page = rows * columns;
    let first = if fits { 0 } else { (selected + 1).saturating_sub(page).next_multiple_of(rows.max(1)) };
    let first = first.min(entries.len().saturating_sub(1));
    let each = usize::from(area.width) / columns;
    for (n, entry) in entries.iter().enumerate().skip(first).take(page) {
        let at = n - first;
        let (x, y) = (area.x + (at / rows * each) as u16, area.y + (at % rows) as u16);
        let text = fit(&entry.text, each.saturating_sub(1));
        if n == selected {
            let padded =
                format!("{text}{}", " ".repeat((widest - 1).min(each - 1).saturating_sub(width(&text))));
            put(buffer, area, x, y, &padded, theme.selected());
        } else {
            put(buffer, area, x, y, &text, entry.style);
        }
    }
    let left = entries.len().saturating_sub(first + page);
    if !fits && area.height > 1 {
        let below = if left > 0 { format!("   {}", more(left)) } else { String::new() };
        put(buffer, area, area.x, area.bottom() - 1, &below, theme.quiet());
    }
}
