//! Two servers never use one file.

use crate::program::{program, run_in};
use std::{
    io::{BufRead as _, BufReader},
    process::Stdio,
};

#[test]
fn a_second_server_on_the_same_file_says_so_and_ends() {
    let memory = tempfile::tempdir().expect("a folder");
    let data = memory.path().join("matches.db").display().to_string();
    let serve = ["serve", "--addr", "127.0.0.1:0", "--data", &data];
    let mut first = program(memory.path()).args(serve).stdout(Stdio::piped()).spawn().expect("it starts");
    let mut said = BufReader::new(first.stdout.take().expect("piped")).lines();
    assert!(said.next().expect("a line").expect("text").contains("http://"));
    for (lang, says) in [("en", "Another server uses"), ("fr", "Un autre serveur utilise")] {
        let second = run_in(memory.path(), ["--lang", lang].into_iter().chain(serve), b"").ended(2);
        assert!(second.err.contains(says) && second.err.contains("--data"), "{}", second.err);
    }
    #[cfg(unix)]
    for end in ["", "-wal", "-shm", ".lock"] {
        use std::os::unix::fs::PermissionsExt as _;
        let file = format!("{data}{end}");
        let mode = std::fs::metadata(&file).expect("there").permissions().mode();
        assert_eq!(mode & 0o777, 0o600, "{file}");
    }
    first.kill().expect("killed");
    first.wait().expect("gone");
    // Whoever was killed holds nothing.
    let mut third = program(memory.path()).args(serve).stdout(Stdio::piped()).spawn().expect("it starts");
    let mut said = BufReader::new(third.stdout.take().expect("piped")).lines();
    assert!(said.next().expect("a line").expect("text").contains("http://"));
    third.kill().expect("killed");
    third.wait().expect("gone");
}
