//! Where things are written: entries of a pack file, and lines and columns for what is wrong with them.

use kernel::Message;
use std::ops::Range;
use thiserror::Error;

/// What is wrong at a place of a pack.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum PackFault {
    /// It is not written as such files are.
    #[error("{0}")]
    Syntax(Box<ron::Error>),
    /// It is well written, and cannot be played with.
    #[error("{0}")]
    Content(Message),
}

/// Something wrong with a pack, and where.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("{file}:{line}:{column}: {why}")]
pub struct PackError {
    /// The file, as it was named to the loader.
    pub file: String,
    /// Counted from 1.
    pub line: usize,
    /// Counted from 1, in characters.
    pub column: usize,
    /// What is wrong there, and what would be right.
    pub why: PackFault,
}

/// The files of all layers, by place.
#[derive(Debug, Default)]
pub(super) struct Sources<'t> {
    files: Vec<(&'t str, &'t str)>,
}

/// Where an entry is written.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct At {
    /// Which layer: entries of a later one override those of an earlier one.
    pub(super) layer: usize,
    file: usize,
    span: Range<usize>,
}

impl<'t> Sources<'t> {
    pub(super) fn add(&mut self, name: &'t str, text: &'t str) -> usize {
        self.files.push((name, text));
        self.files.len() - 1
    }

    pub(super) fn name(&self, file: usize) -> &'t str {
        self.files[file].0
    }

    pub(super) fn text(&self, file: usize) -> &'t str {
        self.files[file].1
    }

    /// The whole of a file.
    pub(super) fn whole(&self, layer: usize, file: usize) -> At {
        At { layer, file, span: 0..self.text(file).len() }
    }

    /// The entries of a file that is one list. Their number is that of the values the file was read as, which is what
    /// the caller has; a file that the scanner reads otherwise (there is none known) gives its beginning.
    pub(super) fn entries(&self, layer: usize, file: usize, count: usize) -> Vec<At> {
        let spans = entries(self.text(file));
        if spans.len() == count {
            spans.into_iter().map(|span| At { layer, file, span }).collect()
        } else {
            vec![self.whole(layer, file); count]
        }
    }

    /// An error about an entry.
    pub(super) fn error(&self, at: &At, why: Message) -> PackError {
        self.error_at(at, at.span.start, why)
    }

    /// An error about a word of an entry: where it is written first, or the entry if it is not.
    pub(super) fn error_about(&self, at: &At, word: &str, why: Message) -> PackError {
        let found = self.text(at.file)[at.span.clone()].find(word);
        self.error_at(at, at.span.start + found.unwrap_or(0), why)
    }

    fn error_at(&self, at: &At, offset: usize, why: Message) -> PackError {
        let (line, column) = position(self.text(at.file), offset);
        PackError { file: self.name(at.file).to_owned(), line, column, why: PackFault::Content(why) }
    }
}

/// Line and column of an offset, both counted from 1.
fn position(text: &str, offset: usize) -> (usize, usize) {
    let before = &text[..offset];
    let line = before.matches('\n').count() + 1;
    let column = before.rsplit('\n').next().unwrap_or_default().chars().count() + 1;
    (line, column)
}

/// The spans of the items of the outermost list of a RON text.
fn entries(text: &str) -> Vec<Range<usize>> {
    let bytes = text.as_bytes();
    let mut found = Vec::new();
    let (mut i, mut depth, mut start) = (0, 0_usize, None);
    while i < bytes.len() {
        let next = skip(bytes, i);
        if next > i {
            // A string begins an item as well as anything does; comments and blanks do not.
            if depth == 1 && start.is_none() && matches!(bytes[i], b'"' | b'r') {
                start = Some(i);
            }
            i = next;
            continue;
        }
        match bytes[i] {
            b'[' | b'(' | b'{' => {
                if depth == 1 && start.is_none() {
                    start = Some(i);
                }
                depth += 1;
            }
            b']' | b')' | b'}' => {
                depth = depth.saturating_sub(1);
                if depth == 0
                    && let Some(start) = start.take()
                {
                    found.push(start..i);
                }
            }
            b',' if depth == 1 => {
                if let Some(start) = start.take() {
                    found.push(start..i);
                }
            }
            _ if depth == 1 && start.is_none() => start = Some(i),
            _ => {}
        }
        i += 1;
    }
    found
}

/// The end of a blank, a comment, a string or a character that begins at `i`; `i` itself if none does.
fn skip(bytes: &[u8], i: usize) -> usize {
    let rest = &bytes[i..];
    let end_of = |pattern: &[u8], from: usize| {
        rest[from..]
            .windows(pattern.len())
            .position(|w| w == pattern)
            .map_or(rest.len(), |p| from + p + pattern.len())
    };
    let length = match rest {
        [b, ..] if b.is_ascii_whitespace() => 1,
        [b'/', b'/', ..] => end_of(b"\n", 2),
        [b'/', b'*', ..] => {
            let (mut depth, mut at) = (1, 2);
            while depth > 0 && at < rest.len() {
                match &rest[at..] {
                    [b'*', b'/', ..] => (depth, at) = (depth - 1, at + 2),
                    [b'/', b'*', ..] => (depth, at) = (depth + 1, at + 2),
                    _ => at += 1,
                }
            }
            at
        }
        [b'"', ..] => {
            let mut at = 1;
            while at < rest.len() && rest[at] != b'"' {
                at += if rest[at] == b'\\' { 2 } else { 1 };
            }
            (at + 1).min(rest.len())
        }
        [b'r', b'"' | b'#', ..] => {
            let hashes = rest[1..].iter().take_while(|b| **b == b'#').count();
            if rest.get(1 + hashes) == Some(&b'"') {
                let close: Vec<u8> = std::iter::once(b'"').chain(std::iter::repeat_n(b'#', hashes)).collect();
                end_of(&close, 2 + hashes)
            } else {
                0
            }
        }
        [b'\'', b'\\', _, b'\'', ..] => 4,
        [b'\'', _, b'\'', ..] => 3,
        _ => 0,
    };
    i + length
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn entries_are_found_among_comments_and_strings() {
        let text = "// a [list]\n[\n    A(x: \"], (\", y: [1, 2]), /* , */ (b: '['),\n    \"c, d\", r#\"e\"f\"#, G // ,\n]\n";
        let found: Vec<_> = entries(text).into_iter().map(|span| text[span].trim_end()).collect();
        assert_eq!(found, ["A(x: \"], (\", y: [1, 2])", "(b: '[')", "\"c, d\"", "r#\"e\"f\"#", "G // ,"]);
        assert_eq!(position(text, entries(text)[1].start), (3, 38));
    }

    #[test]
    fn broken_texts_are_scanned_to_their_end() {
        for text in ["[", "[\"", "[r#\"", "/*", "]", "['", "[(,", "[\"\\", "[é, ü"] {
            let _ = entries(text);
        }
    }
}
