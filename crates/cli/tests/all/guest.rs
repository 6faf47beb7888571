//! Terminal clients through pipes: what they say is heard while they run.

use crate::program::{Ran, program};
use kernel::{Chance as _, Quick};
use std::{
    io::{Read, Write},
    path::Path,
    process::{Child, ChildStdin, Stdio},
    sync::{Arc, Condvar, Mutex},
    thread::{self, JoinHandle},
    time::{Duration, Instant},
};
use tempfile::TempDir;

/// Long enough for anything that will ever come.
const PATIENCE: Duration = Duration::from_mins(2);

/// Somebody at a terminal, with a memory of their own.
pub(crate) struct Guest {
    child: Child,
    input: Option<ChildStdin>,
    heard: Arc<(Mutex<Vec<u8>>, Condvar)>,
    hears: Option<JoinHandle<()>>,
    /// How far what was heard has been looked at.
    seen: usize,
}

impl Guest {
    /// Starts `escadrille join` with more words.
    pub(crate) fn join(memory: &Path, args: &[&str]) -> Self {
        Self::with(memory, args, &[])
    }

    /// The same with variables of the environment.
    pub(crate) fn with(memory: &Path, args: &[&str], variables: &[(&str, &Path)]) -> Self {
        let mut child = program(memory)
            .arg("join")
            .args(args)
            .envs(variables.iter().copied())
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the program starts");
        let heard = Arc::new((Mutex::new(Vec::new()), Condvar::new()));
        let mut out = child.stdout.take().expect("its output is a pipe");
        let ear = heard.clone();
        let hears = thread::spawn(move || {
            let mut bytes = [0; 16_384];
            while let Ok(read @ 1..) = out.read(&mut bytes) {
                ear.0.lock().expect("nobody panics with it").extend_from_slice(&bytes[..read]);
                ear.1.notify_all();
            }
        });
        Self { input: child.stdin.take(), child, heard, hears: Some(hears), seen: 0 }
    }

    /// Types a line.
    pub(crate) fn say(&mut self, line: &str) {
        let input = self.input.as_mut().expect("nothing is typed after the end");
        writeln!(input, "{line}").expect("the program still reads");
    }

    /// Types answers without looking, until the program has had enough. Always the first would do, but two who
    /// play like that may dance around each other for ever.
    pub(crate) fn play_on(&mut self, seed: u64) {
        let mut input = self.input.take().expect("nothing is typed after the end");
        let mut chance = Quick::new(seed);
        thread::spawn(move || {
            let mut answer = || [1, 1, 1, 1, 1, 1, 2, 3][chance.below(8) as usize];
            while writeln!(input, "{}", answer()).is_ok() {}
        });
    }

    /// What is heard up to a text, after what was heard before.
    #[track_caller]
    pub(crate) fn until(&mut self, text: &str) -> String {
        let start = Instant::now();
        let mut heard = self.heard.0.lock().expect("nobody panics with it");
        loop {
            let new = &heard[self.seen..];
            if let Some(at) = new.windows(text.len()).position(|window| window == text.as_bytes()) {
                let new = String::from_utf8_lossy(&new[..at + text.len()]).into_owned();
                self.seen += at + text.len();
                return new;
            }
            assert!(start.elapsed() < PATIENCE, "no “{text}” after {:?}", String::from_utf8_lossy(new));
            heard = self.heard.1.wait_timeout(heard, Duration::from_millis(100)).expect("nobody panics").0;
        }
    }

    /// The rest of a line.
    pub(crate) fn line(&mut self) -> String {
        self.until("\n").trim_end().to_owned()
    }

    /// Ends the input, and waits for the program to leave.
    #[track_caller]
    pub(crate) fn leave(mut self) -> Ran {
        self.input = None;
        self.end()
    }

    /// Waits for the program to leave by itself.
    #[track_caller]
    pub(crate) fn end(mut self) -> Ran {
        let start = Instant::now();
        let status = loop {
            if let Some(status) = self.child.try_wait().expect("it can be waited for") {
                break status;
            }
            assert!(start.elapsed() < PATIENCE, "it does not end");
            thread::sleep(Duration::from_millis(10));
        };
        let mut err = String::new();
        self.child.stderr.take().map(|mut pipe| pipe.read_to_string(&mut err));
        self.hears.take().map(JoinHandle::join);
        let out = String::from_utf8_lossy(&self.heard.0.lock().expect("nobody panics with it")).into_owned();
        Ran { code: status.code(), out, err }
    }
}

impl Drop for Guest {
    fn drop(&mut self) {
        self.child.kill().ok();
        self.child.wait().ok();
    }
}

/// A memory without anything in it.
pub(crate) fn blank() -> TempDir {
    tempfile::tempdir().expect("a folder")
}
