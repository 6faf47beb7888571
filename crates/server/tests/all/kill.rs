//! Killing the server at any moment loses no move that anybody was told of.

use crate::harness::*;
use kernel::{Chance as _, Quick};
use serde_json::Value;
use server::{Limits, Options};
use std::{
    net::SocketAddr,
    path::Path,
    process::{Child, Command, Stdio},
    time::Duration,
};
use tokio::time::{Instant, sleep, timeout};

const CHILD: &str = "ESCADRILLE_TEST_CHILD";
const KILLS: u32 = 100;
const MATCHES: usize = 4;

/// Not a test by itself: the server that the test below starts as a process of its own, and kills.
#[test]
fn child_server() {
    let Ok(told) = std::env::var(CHILD) else { return };
    let (addr, file) = told.split_once(' ').expect("an address and a file");
    let options = Options::new(addr.parse().expect("an address"), file.into(), Vec::new());
    server::run(Options { limits: Limits::none(), ..options }).expect("it runs until it is killed");
}

fn spawn(addr: SocketAddr, file: &Path) -> Child {
    Command::new(std::env::current_exe().expect("this program"))
        .args(["kill::child_server", "--exact", "--nocapture"])
        .env(CHILD, format!("{addr} {}", file.display()))
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
        .expect("a child")
}

async fn wait_for(addr: SocketAddr) {
    let deadline = Instant::now() + PATIENCE;
    while try_ask(addr, "GET", "/healthz", "", "").await.is_err() {
        assert!(Instant::now() < deadline, "the server does not come up");
        sleep(Duration::from_millis(2)).await;
    }
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

    /// Everything that was told before is still so.
    async fn compare(&mut self, addr: SocketAddr) {
        for seat in 0..2 {
            let client = Client::new(addr, &self.id, Some(&self.tokens[seat])).await;
            let log = client.update["log"].as_array().expect("a log");
            let told = &self.told[seat];
            assert!(log.len() >= told.len(), "{} entries were told, {} are left", told.len(), log.len());
            assert_eq!(&log[..told.len()], &told[..], "what was told has changed");
            self.told[seat].clone_from(log);
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
        }
        while self.told[0].len() < most {
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
    let addr = std::net::TcpListener::bind("127.0.0.1:0").and_then(|l| l.local_addr()).expect("a port");
    let mut chance = Quick::new(9);
    let mut matches: Vec<Played> = Vec::new();
    let (mut entries, mut finished) = (0, 0);
    for kill in 0..KILLS {
        let mut child = spawn(addr, &file);
        wait_for(addr).await;
        for played in &mut matches {
            played.compare(addr).await;
        }
        finished += matches.iter().filter(|played| played.over).count();
        matches.retain(|played| !played.over);
        while matches.len() < MATCHES {
            matches.push(Played::new(addr, u64::from(kill) * 1_000 + matches.len() as u64).await);
        }
        let before: usize = matches.iter().map(|played| played.told[0].len()).sum();
        let alive = Duration::from_micros(u64::from(5_000 + chance.below(60_000)));
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
    }
    assert!(entries > 500, "{entries} entries were told between kills");
    println!("{KILLS} kills, {entries} entries told, {finished} matches finished");
    let mut child = spawn(addr, &file);
    wait_for(addr).await;
    for played in &mut matches {
        played.compare(addr).await;
        if !played.over {
            let before = played.told[0].len();
            played.play(addr, before + 20).await;
            assert!(played.over || played.told[0].len() >= before + 20, "the match goes on");
        }
    }
    child.kill().expect("killed");
    child.wait().expect("gone");
}
