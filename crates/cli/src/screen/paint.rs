//! Text into cells: cut to fit, wrapped, never outside its area.

use ratatui::{buffer::Buffer, layout::Rect, style::Style, text::Span};

/// How many columns a text takes.
pub fn width(text: &str) -> usize {
    Span::raw(text).width()
}

/// Writes a text, and leaves out what would fall outside `clip`. Coordinates are those of the buffer.
pub fn put(buffer: &mut Buffer, clip: Rect, x: u16, y: u16, text: &str, style: Style) {
    let clip = clip.intersection(buffer.area);
    if y < clip.top() || y >= clip.bottom() || x < clip.left() || x >= clip.right() {
        return;
    }
    buffer.set_stringn(x, y, text, usize::from(clip.right() - x), style);
}

/// A text cut to a width, with an ellipsis where something is missing.
pub fn fit(text: &str, columns: usize) -> String {
    if width(text) <= columns {
        return text.to_owned();
    }
    let mut short = String::new();
    for letter in text.chars() {
        let longer = format!("{short}{letter}");
        if width(&longer) + 1 > columns {
            break;
        }
        short = longer;
    }
    if columns > 0 { short.trim_end().to_owned() + "…" } else { short }
}

/// A text as lines of a width, broken between words; a word longer than a line is cut.
pub fn wrap(text: &str, columns: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in text.split(' ').filter(|word| !word.is_empty()) {
        match lines.last_mut() {
            Some(line) if width(line) + 1 + width(word) <= columns => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(fit(word, columns)),
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_is_cut_and_wrapped_by_columns() {
        assert_eq!(fit("Étoile", 6), "Étoile");
        assert_eq!(fit("Étoile", 4), "Éto…");
        assert_eq!(fit("Étoile", 0), "");
        assert_eq!(wrap("one two  three", 7), ["one two", "three"]);
        assert_eq!(wrap("", 7), Vec::<String>::new());
        assert_eq!(wrap("incomprehensible", 5), ["inco…"]);
    }

    #[test]
    fn nothing_is_written_outside() {
        let mut buffer = Buffer::empty(Rect::new(0, 0, 4, 2));
        let clip = Rect::new(1, 0, 2, 5);
        for (x, y) in [(0, 0), (1, 0), (2, 1), (9, 9)] {
            put(&mut buffer, clip, x, y, "abc", Style::new());
        }
        assert_eq!(buffer, Buffer::with_lines([" ab ", "  a "]));
    }
}
