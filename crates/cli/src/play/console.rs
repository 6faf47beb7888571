//! Lines that somebody types or a script sends, read on a thread of their own: a match on a server goes on while
//! nobody types.

use std::{
    io::{BufRead, BufReader, Read},
    sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, sync_channel},
    thread,
    time::Duration,
};

/// Longer lines are cut: no answer is so long.
const LONGEST: u64 = 64 * 1024;

/// Where lines come from.
#[derive(Debug)]
pub struct Console {
    lines: Receiver<String>,
    /// A line whose time has not come.
    held: Option<String>,
    has_ended: bool,
    /// Whether a person types, who is told that it is not their turn; a script's answers wait for it.
    is_person: bool,
}

/// What came.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Typed {
    /// A line.
    Line(String),
    /// Nothing yet.
    Nothing,
    /// There will be no more.
    End,
}

impl Console {
    /// Reads on.
    pub fn start(input: impl Read + Send + 'static, is_person: bool) -> Self {
        // One line ahead: a script that never ends is not read into memory.
        let (sender, lines) = sync_channel(1);
        thread::spawn(move || read(BufReader::new(input), &sender));
        Self { lines, held: None, has_ended: false, is_person }
    }

    /// Whether a person types.
    pub fn is_person(&self) -> bool {
        self.is_person
    }

    /// The next line, if it comes in time.
    pub fn next(&mut self, at_most: Duration) -> Typed {
        if let Some(line) = self.held.take() {
            return Typed::Line(line);
        }
        if self.has_ended {
            return Typed::End;
        }
        match self.lines.recv_timeout(at_most) {
            Ok(line) => Typed::Line(line),
            Err(RecvTimeoutError::Timeout) => Typed::Nothing,
            Err(RecvTimeoutError::Disconnected) => {
                self.has_ended = true;
                Typed::End
            }
        }
    }

    /// Puts a line back until its time comes.
    pub fn hold(&mut self, line: String) {
        self.held = Some(line);
    }
}

/// Bytes that are no text are shown as such; an input that fails has ended.
fn read(mut input: impl BufRead, lines: &SyncSender<String>) {
    loop {
        let mut bytes = Vec::new();
        match (&mut input).take(LONGEST).read_until(b'\n', &mut bytes) {
            Ok(1..) if lines.send(String::from_utf8_lossy(&bytes).into_owned()).is_ok() => {}
            _ => return,
        }
    }
}
