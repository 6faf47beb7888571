//! Everything that is printed line by line passes here: files and servers are other people's, and what they say must not
//! move a terminal's cursor, ring its bell or change its title.

use std::io::{self, Write};

/// Lets text, line breaks and tabs through, and shows a `?` in place of every other control character.
#[derive(Debug)]
pub struct Plain<W> {
    out: W,
    /// The first byte of a character that may be a control character of two bytes (U+0080 to U+009F).
    half: bool,
}

impl<W: Write> Plain<W> {
    /// Nothing was printed yet.
    pub fn new(out: W) -> Self {
        Self { out, half: false }
    }
}

/// The first byte of all control characters beyond the first 128 signs.
const LEAD: u8 = 0xC2;

impl<W: Write> Write for Plain<W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let mut plain = Vec::with_capacity(bytes.len() + 1);
        for &byte in bytes {
            match (std::mem::take(&mut self.half), byte) {
                (true, 0x80..=0x9F) => {
                    plain.push(b'?');
                    continue;
                }
                (true, _) => plain.push(LEAD),
                (false, _) => {}
            }
            match byte {
                LEAD => self.half = true,
                b'\n' | b'\t' => plain.push(byte),
                0..0x20 | 0x7F => plain.push(b'?'),
                _ => plain.push(byte),
            }
        }
        self.out.write_all(&plain)?;
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        self.out.flush()
    }
}

/// A text without control characters, but for line breaks and tabs.
pub fn plain(text: &str) -> String {
    text.chars().map(|c| if c.is_control() && !"\n\t".contains(c) { '?' } else { c }).collect()
}

#[cfg(test)]
mod tests {
    use super::{Plain, plain};
    use std::io::Write as _;

    #[test]
    fn control_characters_are_shown_and_not_obeyed_however_they_are_cut() {
        let text = "é\u{1b}[2J\u{9b}31m a\tb\r\u{7}\u{7f}\u{85}«\u{a0}»\nend";
        let wanted = "é?[2J?31m a\tb????«\u{a0}»\nend";
        assert_eq!(plain(text), wanted);
        for size in 1..text.len() {
            let mut out = Plain::new(Vec::new());
            for piece in text.as_bytes().chunks(size) {
                out.write_all(piece).expect("memory takes everything");
            }
            assert_eq!(String::from_utf8(out.out).as_deref(), Ok(wanted), "in pieces of {size}");
        }
    }
}
