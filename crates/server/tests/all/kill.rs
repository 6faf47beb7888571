//! Killing the server at any moment loses no move that anybody was told of.

use crate::harness::*;
use kernel::{Chance as _, Quick};
use serde_json::Value;
use server::{Limits, Notice, Options};
use std::{
    io::{BufRead as _, BufReader},
    net::SocketAddr,
    path::Path,
    process::{Child, Command, Stdio},
    time::Duration,
};
use tokio::time::{sleep, timeout};

const CHILD: &str = "ESCADRILLE_TEST_CHILD";
const KILLS: u32 = 300;
/// Fewer entries than this between all kills would show little.
const ENTRIES: usize = 500;
const MATCHES: usize = 4;
/// Entries compared after most restarts; all of them after some.
const LAST: usize = 40;

/// Not a test by itself: the server that the test below starts as a process of its own, and kills.
#[test]
fn child_server() {
    let Ok(file) = std::env::var(CHILD) else { return };
    let options = Options::new(([127, 0, 0, 1], 0).into(), file.into(), Vec::new());
    let tell = |told| {
        if let Notice::Listening(addr) = told {
            println!("http://{addr}/");
        }
    };
    server::run(Options { limits: Limits::none(), ..options }, tell).expect("it runs until it is killed");
}

/// A server of its own, which chooses its port: a fixed one could be taken by others while it is down.
pub(crate) fn spawn(file: &Path) -> (Child, SocketAddr) {
    let mut child = Command::new(std::env::current_exe().expect("this program"))
        .args(["kill::child_server", "--exact", "--nocapture"])
        .env(CHILD, file)
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .expect("a child");
    let said = BufReader::new(child.stdout.take().expect("piped"));
    let told = said.lines().map_while(Result::ok).find_map(|line| {
        let (_, addr) = line.trim().split_once("http://")?;
        addr.trim_end_matches('/').parse().ok()
    });
    (child, told.expect("the server tells its address"))
}

/// A match and what each of its viewers was told, entry by entry.
struct Played {
    id: String,
    tokens: [String; 2],
    told: [Vec<Value>; 2],
    over: bool,
    seed: u64,
}

impl Played {
    async fn new(addr: SocketAddr, seed: u64) -> Self {
        let (id, a, b) = pair(addr, correspondence()).await;
        Self { id, tokens: [a, b], told: [Vec::new(), Vec::new()], over: false, seed }
    }

    fn remember(&mut self, seat: usize, update: &Value) {
        let from = update["from"].as_u64().expect("a version") as usize;
        assert!(from <= self.told[seat].len(), "no gap");
        self.told[seat].truncate(from);
        self.told[seat].extend(update["log"].as_array().expect("a log").iter().cloned());
    }

    /// Everything that was told before is still so: all of it, or the last of it.
    async fn compare(&mut self, addr: SocketAddr, all: bool) {
        for seat in 0..2 {
            let told = &mut self.told[seat];
            let since = if all { 0 } else { told.len().saturating_sub(LAST) };
            let client = Client::since(addr, &self.id, Some(&self.tokens[seat]), since as u64).await;
            let update = client.expect("connected").update;
            let log = update["log"].as_array().expect("a log");
            let (from, version) = (update["from"].as_u64(), update["version"].as_u64());
            assert!(
                version >= Some(told.len() as u64),
                "{} entries were told, {version:?} are left",
                told.len()
            );
            assert_eq!(from, Some(since as u64), "a socket resumes by version");
            assert_eq!(&log[..told.len() - since], &told[since..], "what was told has changed");
            told.truncate(since);
            told.extend(log.iter().cloned());
        }
    }

    /// Both seats play until the server is gone, or so much was played.
    async fn play(&mut self, addr: SocketAddr, most: usize) {
        let mut chance = Quick::new(self.seed);
        self.seed += 1;
        let mut clients = Vec::new();
        for (token, told) in self.tokens.iter().zip(&self.told) {
            match Client::since(addr, &self.id, Some(token), told.len() as u64).await {
                Ok(client) => clients.push(client),
                Err(_) => return,
            }
        }
        for (seat, client) in clients.iter().enumerate() {
            self.remember(seat, &client.update);
            // It may have ended just before a kill, and nobody was told.
            self.over |= client.heard.iter().any(|heard| heard.contains(r#""phase":"over""#));
        }
        while !self.over && self.told[0].len() < most {
            for client in &mut clients {
                if let Some(answer) = client.answer(&mut chance) {
                    client.say(&answer).await;
                }
            }
            let [first, second] = &mut clients[..] else { unreachable!() };
            let (seat, heard) = tokio::select! {
                heard = first.hear() => (0, heard),
                heard = second.hear() => (1, heard),
            };
            match heard {
                None => return,
                Some(heard) if heard["t"] == "update" => self.remember(seat, &heard),
                Some(heard) if heard["t"] == "over" => {
                    self.over = true;
                    return;
                }
                Some(_) => {}
            }
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn killing_the_server_at_any_moment_loses_no_move_that_was_told() {
    let file = data();
    let mut chance = Quick::new(9);
    let mut matches: Vec<Played> = Vec::new();
    let (mut entries, mut finished) = (0, 0);
    let mut kill = 0;
    // On a busy machine little is told before a kill: then there are more of them.
    while kill < KILLS || (entries <= ENTRIES && kill < 4 * KILLS) {
        let (mut child, addr) = spawn(&file);
        for played in &mut matches {
            played.compare(addr, kill % 20 == 0 || played.over).await;
        }
        finished += matches.iter().filter(|played| played.over).count();
        matches.retain(|played| !played.over);
        while matches.len() < MATCHES {
            matches.push(Played::new(addr, u64::from(kill) * 1_000 + matches.len() as u64).await);
        }
        let before: usize = matches.iter().map(|played| played.told[0].len()).sum();
        let alive = Duration::from_micros(u64::from(2_000 + chance.below(40_000)));
        let playing = matches.drain(..).map(|mut played| {
            tokio::spawn(async move {
                played.play(addr, usize::MAX).await;
                played
            })
        });
        let playing: Vec<_> = playing.collect();
        sleep(alive).await;
        // SIGKILL: the process gets no chance to write anything more.
        child.kill().expect("killed");
        child.wait().expect("gone");
        for task in playing {
            matches.push(timeout(PATIENCE, task).await.expect("ends").expect("no assertion fails"));
        }
        entries += matches.iter().map(|played| played.told[0].len()).sum::<usize>() - before;
        kill += 1;
    }
    assert!(entries > ENTRIES, "{entries} entries were told between kills");
    println!("{kill} kills, {entries} entries told, {finished} matches finished");
    let (mut child, addr) = spawn(&file);
    for played in &mut matches {
        played.compare(addr, true).await;
        if !played.over {
            let before = played.told[0].len();
            played.play(addr, before + 20).await;
            assert!(played.over || played.told[0].len() >= before + 20, "the match goes on");
        }
    }
    child.kill().expect("killed");
    child.wait().expect("gone");
}
