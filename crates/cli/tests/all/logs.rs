//! What a server tells of what it does: readable by people and by programs, and nobody's secrets.

use crate::{
    guest::{Guest, blank},
    program::{program, run_in},
};
use serde_json::Value;
use std::{
    collections::BTreeSet,
    fs::{self, File},
    io::{BufRead as _, BufReader, Read as _, Write as _},
    net::TcpStream,
    path::Path,
    process::{Child, Stdio},
};

/// A server that writes what it tells into a file, and where it listens.
struct Server {
    child: Child,
    url: String,
    log: std::path::PathBuf,
}

impl Server {
    fn start(memory: &Path, args: &[&str], variables: &[(&str, &str)]) -> Self {
        let (data, log) = (memory.join("matches.db"), memory.join("log"));
        let mut child = program(memory)
            .args(["serve", "--no-limits", "--addr", "127.0.0.1:0", "--data"])
            .arg(&data)
            .args(args)
            .envs(variables.iter().copied())
            .stdout(Stdio::piped())
            .stderr(File::create(&log).expect("a file"))
            .spawn()
            .expect("the server starts");
        let mut said = BufReader::new(child.stdout.take().expect("piped")).lines();
        let first = said.next().expect("a line").expect("text");
        let url = first.split_whitespace().find(|word| word.starts_with("http")).expect("an address");
        Self { url: url.trim_end_matches('/').to_owned(), child, log }
    }

    /// Asks for a page.
    fn get(&self, path: &str) {
        let mut stream = TcpStream::connect(self.url.trim_start_matches("http://")).expect("it listens");
        write!(stream, "GET {path} HTTP/1.1\r\nhost: 127.0.0.1\r\nconnection: close\r\n\r\n").expect("asked");
        stream.read_to_end(&mut Vec::new()).expect("answered");
    }

    /// Ends it, and reads what it has told.
    fn told(mut self) -> String {
        self.child.kill().expect("killed");
        self.child.wait().expect("gone");
        fs::read_to_string(&self.log).expect("text")
    }
}

/// All texts of at least so many letters and digits in the files of a folder: what a client remembers, tokens included.
fn remembered(folder: &Path, longest: usize, into: &mut BTreeSet<String>) {
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            remembered(&path, longest, into);
        } else if let Ok(text) = fs::read_to_string(&path) {
            let words = text.split(|c: char| !(c.is_ascii_alphanumeric() || c == '-' || c == '_'));
            into.extend(words.filter(|word| word.len() >= longest).map(str::to_owned));
        }
    }
}

#[test]
fn a_whole_match_is_told_without_anybody_s_secrets() {
    let (home, one, two) = (blank(), blank(), blank());
    let server = Server::start(home.path(), &["--log", "trace", "--log-format", "json"], &[]);
    let mut mara = Guest::join(one.path(), &[&server.url, "--name", "Marazoe"]);
    mara.until("New match");
    for answer in ["1", "1", "2", "1", "1", "1"] {
        mara.say(answer);
    }
    mara.until("Send this link:\n");
    let link = mara.line();
    let (_, invitation) = link.split_once("#join=").expect("an invitation");
    let id = link.split("/m/").nth(1).and_then(|rest| rest.split('#').next()).expect("an id");
    let mut luc = Guest::join(two.path(), &[&link, "--name", "Lucifer"]);
    mara.until("Lucifer sits down");
    luc.say("/say hushhush");
    mara.until("hushhush");
    server.get(&format!("/m/{id}?join=oldlinksecret"));
    server.get("/no/such%1b%5b2Jpage");
    let mut secrets = BTreeSet::from(
        ["hushhush", "Marazoe", "Lucifer", "oldlinksecret", "127.0.0.1:1", invitation].map(str::to_owned),
    );
    for memory in [&one, &two] {
        remembered(memory.path(), 20, &mut secrets);
    }
    secrets.remove(id);
    assert!(secrets.len() >= 8, "both clients remember a token: {secrets:?}");
    mara.play_on(1);
    luc.play_on(2);
    mara.end().ended(0);
    luc.end().ended(0);
    let told = server.told();
    for secret in &secrets {
        assert!(!told.contains(secret.as_str()), "{secret:?} is told");
    }
    let lines: Vec<Value> = told.lines().map(|line| serde_json::from_str(line).expect("an object")).collect();
    // Whatever is told is one of these: a new one is looked at before it is added.
    let known = [
        "addr",
        "behind_proxy",
        "by",
        "code",
        "conn",
        "from",
        "game",
        "id",
        "inputs",
        "level",
        "message",
        "micros",
        "rule",
        "seat",
        "seats",
        "span",
        "status",
        "target",
        "timestamp",
        "to",
        "version",
    ];
    for (key, _) in lines.iter().filter_map(Value::as_object).flatten() {
        assert!(known.contains(&key.as_str()), "{key} is new");
    }
    let says = |message: &str, span: &str, key: &str, value: &str| {
        lines.iter().any(|line| {
            line["message"] == message && line["span"]["name"] == span && line["span"][key] == value
        })
    };
    assert!(says("answered", "request", "path", "/api/matches"), "{told}");
    for message in ["opened", "connected", "begun", "moved", "over", "disconnected"] {
        assert!(says(message, "match", "id", id), "{message}: {told}");
    }
    assert!(told.contains("/no/such%1b%5b2Jpage"), "addresses are told as they were written: {told}");
}

#[test]
fn people_read_lines_and_the_environment_says_how_many() {
    let home = blank();
    let server = Server::start(home.path(), &[], &[("ESCADRILLE_LOG", "info,server::http=debug")]);
    server.get("/healthz");
    let told = server.told();
    let lines: Vec<_> = told.lines().collect();
    assert!(lines[0].contains("INFO listening addr=127.0.0.1:"), "{told}");
    assert!(
        lines[1].contains("DEBUG request{method=GET path=\"/healthz\"}: answered status=200 micros="),
        "{told}"
    );
    let quiet = Server::start(home.path(), &[], &[]);
    quiet.get("/healthz");
    assert_eq!(quiet.told(), "", "unless somebody asks, only what goes wrong is told");
}

#[test]
fn what_is_no_level_is_said_in_both_languages_and_nothing_is_served() {
    let home = blank();
    for (lang, says) in
        [("en", "“loud” in --log is no level"), ("fr", "«\u{a0}loud\u{a0}», dans --log, n’est pas un niveau")]
    {
        let ran =
            run_in(home.path(), ["--lang", lang, "serve", "--addr", "127.0.0.1:0", "--log", "loud"], b"")
                .ended(2);
        assert!(ran.err.contains(says), "{}", ran.err);
    }
}
