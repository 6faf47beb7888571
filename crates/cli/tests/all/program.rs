//! Running the real binary.

use std::{
    io::Write,
    path::{Path, PathBuf},
    process::{Command, Output, Stdio},
    sync::LazyLock,
    thread,
};
use tempfile::TempDir;

/// What a run came to.
#[derive(Debug)]
pub(crate) struct Ran {
    pub code: Option<i32>,
    pub out: String,
    pub err: String,
}

impl From<Output> for Ran {
    fn from(output: Output) -> Self {
        let text = |bytes: Vec<u8>| String::from_utf8_lossy(&bytes).into_owned();
        Self { code: output.status.code(), out: text(output.stdout), err: text(output.stderr) }
    }
}

impl Ran {
    /// The run ended with this code.
    #[track_caller]
    pub(crate) fn ended(self, code: i32) -> Self {
        assert_eq!(self.code, Some(code), "out: {}\nerr: {}", self.out, self.err);
        self
    }

    /// The run ended by itself, and not by a panic.
    #[track_caller]
    pub(crate) fn did_not_panic(self) -> Self {
        assert!(self.code.is_some_and(|code| code != 101), "out: {}\nerr: {}", self.out, self.err);
        assert!(!self.err.contains("panicked"), "{}", self.err);
        self
    }
}

/// Runs the program with words as arguments and bytes as its input.
pub(crate) fn run_with<S: AsRef<std::ffi::OsStr>>(args: impl IntoIterator<Item = S>, input: &[u8]) -> Ran {
    static MEMORY: LazyLock<TempDir> = LazyLock::new(|| tempfile::tempdir().expect("a folder"));
    run_in(MEMORY.path(), args, input)
}

/// The program, which speaks English unless it is told otherwise, and remembers things in a folder.
pub(crate) fn program(memory: &Path) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_escadrille"));
    for variable in ["LC_ALL", "LC_MESSAGES", "LANG"] {
        command.env_remove(variable);
    }
    command.env("XDG_DATA_HOME", memory).env("HOME", memory);
    command
}

/// The same with what was remembered in a folder.
pub(crate) fn run_in<S: AsRef<std::ffi::OsStr>>(
    memory: &Path,
    args: impl IntoIterator<Item = S>,
    input: &[u8],
) -> Ran {
    let mut child = program(memory)
        .args(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut stdin = child.stdin.take().expect("its input is a pipe");
    let input = input.to_vec();
    // A program that stops reading early is none of the writer's business.
    let writer = thread::spawn(move || {
        stdin.write_all(&input).ok();
    });
    let output = child.wait_with_output().expect("the program ends");
    writer.join().expect("the writer ends");
    output.into()
}

/// Runs the program with arguments separated by spaces.
pub(crate) fn run(args: &str) -> Ran {
    run_with(args.split(' '), b"")
}

/// A file of the repository.
pub(crate) fn repository(path: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../..").join(path)
}

/// Lines as a file has them.
pub(crate) fn joined<'a>(lines: impl Iterator<Item = &'a str>) -> String {
    lines.flat_map(|line| [line, "\n"]).collect()
}

/// The journal of a whole match, played by always picking the first answer.
pub(crate) fn journal() -> String {
    let dir = tempfile::tempdir().expect("a folder");
    let file = dir.path().join("match.jsonl");
    let name = file.display().to_string();
    let args = ["play", "endor", "--seed", "1", "--save", &name];
    run_with(args, "1\n".repeat(20_000).as_bytes()).ended(0);
    std::fs::read_to_string(file).expect("the journal was kept")
}
