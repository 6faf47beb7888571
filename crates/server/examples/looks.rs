//! Plays many matches of X-Wing at once against a server on loopback, asks before each answer what a page would ask
//! (where a dial leads, whom an attack reaches, what dice are worth), and tells how long those answers took.
//!
//! `cargo build --release -p server --example serve --example looks`, then with a server running:
//! `target/release/examples/looks 127.0.0.1:8731 50 10` (address, matches, seconds).

use futures_util::{SinkExt as _, StreamExt as _};
use kernel::{Chance as _, Quick};
use serde_json::{Value, json};
use std::{
    collections::BTreeMap,
    error::Error,
    net::SocketAddr,
    process::ExitCode,
    time::{Duration, Instant},
};
use tokio::{
    io::{AsyncBufReadExt as _, AsyncReadExt as _, AsyncWriteExt as _, BufReader},
    net::TcpStream,
    task::JoinSet,
    time::{sleep, timeout},
};
use tokio_tungstenite::{
    WebSocketStream, client_async,
    tungstenite::{Message, client::IntoClientRequest as _},
};

type Fault = Box<dyn Error + Send + Sync>;
/// Microseconds, by the kind of question.
type Times = BTreeMap<&'static str, Vec<u32>>;

/// Nothing on loopback takes longer.
const PATIENCE: Duration = Duration::from_secs(30);
/// How long a player thinks between two answers.
const THOUGHT: Duration = Duration::from_millis(500);

#[tokio::main(flavor = "current_thread")]
async fn main() -> ExitCode {
    match run().await {
        Ok(()) => ExitCode::SUCCESS,
        Err(fault) => {
            eprintln!("{fault}");
            ExitCode::FAILURE
        }
    }
}

async fn run() -> Result<(), Fault> {
    let mut words = std::env::args().skip(1);
    let mut word = || words.next().ok_or("looks ADDRESS MATCHES SECONDS");
    let addr: SocketAddr = word()?.parse()?;
    let matches: usize = word()?.parse()?;
    let seconds: f64 = word()?.parse()?;
    let setup = points(addr).await?;
    let mut tasks = JoinSet::new();
    for seed in 0..matches {
        let setup = setup.clone();
        let sides = open(addr, &setup).await?;
        tasks.spawn(play(sides, Duration::from_secs_f64(seconds), Quick::new(seed as u64)));
    }
    let mut times = Times::new();
    while let Some(done) = tasks.join_next().await {
        for (kind, found) in done?? {
            times.entry(kind).or_default().extend(found);
        }
    }
    let all: Vec<u32> = times.values().flatten().copied().collect();
    times.insert("all", all);
    for (kind, mut found) in times {
        found.sort_unstable();
        let at = |part: f64| {
            found.get((part * (found.len() - 1) as f64) as usize).map_or(0.0, |us| f64::from(*us) / 1000.0)
        };
        println!(
            "{}",
            json!({"kind": kind, "matches": matches, "looks": found.len(), "p50_ms": at(0.5), "p99_ms": at(0.99),
                "max_ms": at(1.0)})
        );
    }
    Ok(())
}

/// The set-up for 200 points.
async fn points(addr: SocketAddr) -> Result<Value, Fault> {
    let games = request(addr, "GET", "/api/games", "").await?;
    let games = games.as_array().ok_or("no list of games")?;
    let game = games.iter().find(|game| game["game"] == "xwing2e").ok_or("no X-Wing")?;
    let setups = game["setups"].as_array().ok_or("no set-ups")?;
    let found = setups.iter().find(|setup| setup["name"] == "points").ok_or("no set-up for points")?;
    Ok(found["setup"].clone())
}

/// One request on a connection of its own.
async fn request(addr: SocketAddr, method: &str, path: &str, body: &str) -> Result<Value, Fault> {
    let mut stream = BufReader::new(TcpStream::connect(addr).await?);
    let length = body.len();
    // Without cookies: the token is told in words.
    let head = format!(
        "{method} {path} HTTP/1.1\r\nhost: {addr}\r\nx-escadrille-token: tell\r\ncontent-length: {length}\r\n\r\n"
    );
    stream.write_all((head + body).as_bytes()).await?;
    let mut length = 0;
    loop {
        let mut line = String::new();
        if timeout(PATIENCE, stream.read_line(&mut line)).await?? == 0 {
            return Err(format!("{path}: closed").into());
        }
        let line = line.trim_end().to_ascii_lowercase();
        if let Some(value) = line.strip_prefix("content-length:") {
            length = value.trim().parse()?;
        }
        if line.is_empty() {
            break;
        }
    }
    let mut text = vec![0; length];
    stream.read_exact(&mut text).await?;
    Ok(serde_json::from_slice(&text)?)
}

/// A new match, and a socket for each of its two seats.
async fn open(addr: SocketAddr, setup: &Value) -> Result<Vec<Side>, Fault> {
    let wish = json!({"game": "xwing2e", "setup": setup, "pace": {"kind": "correspondence"}, "name": "Maker",
        "seats": [{"kind": "me"}, {"kind": "invite"}]});
    let made = request(addr, "POST", "/api/matches", &wish.to_string()).await?;
    let text = |value: &Value| value.as_str().map(str::to_owned).ok_or_else(|| made.to_string());
    let id = text(&made["info"]["id"])?;
    let join = json!({"secret": made["invitations"][0]["secret"], "name": "Guest"});
    let joined = request(addr, "POST", &format!("/api/matches/{id}/join"), &join.to_string()).await?;
    let other = joined["token"].as_str().ok_or_else(|| joined.to_string())?.to_owned();
    let mut sides = Vec::new();
    for token in [text(&made["token"])?, other] {
        let mut request = format!("ws://{addr}/api/matches/{id}/socket").into_client_request()?;
        request.headers_mut().insert("authorization", format!("Bearer {token}").parse()?);
        let stream = TcpStream::connect(addr).await?;
        stream.set_nodelay(true)?;
        let (mut socket, _) = client_async(request, stream).await?;
        let hello = json!({"t": "hello", "protocol": protocol::VERSION, "since": 0});
        socket.send(Message::text(hello.to_string())).await?;
        let mut side = Side { socket, demand: Value::Null, over: false, looks: 0 };
        side.hear().await?;
        sides.push(side);
    }
    // The match began when the last of them came.
    sides[0].hear().await?;
    Ok(sides)
}

/// One side of a match.
struct Side {
    socket: WebSocketStream<TcpStream>,
    demand: Value,
    over: bool,
    looks: u32,
}

impl Side {
    /// Hears one message.
    async fn hear(&mut self) -> Result<Value, Fault> {
        loop {
            let message = timeout(PATIENCE, self.socket.next()).await?.ok_or("closed")??;
            let Message::Text(text) = message else { continue };
            let heard: Value = serde_json::from_str(&text)?;
            if heard["t"] == "update" {
                self.demand = heard["demand"].clone();
                self.over = !heard["view"]["outcome"].is_null();
            } else if heard["t"] == "refused" {
                return Err(text.to_string().into());
            } else if heard["t"] != "looked" {
                continue;
            }
            return Ok(heard);
        }
    }

    /// Asks what a page would ask about its question.
    async fn look(&mut self, chance: &mut Quick) -> Result<Option<(&'static str, Duration)>, Fault> {
        let Some((kind, what)) = question(&self.demand, chance) else { return Ok(None) };
        self.looks += 1;
        let n = self.looks;
        let clock = Instant::now();
        self.socket.send(Message::text(json!({"t": "look", "n": n, "what": what}).to_string())).await?;
        loop {
            let heard = self.hear().await?;
            if heard["t"] == "looked" && heard["n"] == n {
                if !heard["problem"].is_null() {
                    return Err(heard.to_string().into());
                }
                return Ok(Some((kind, clock.elapsed())));
            }
        }
    }
}

fn question(demand: &Value, chance: &mut Quick) -> Option<(&'static str, Value)> {
    let ask = &demand["ask"];
    let choices: Vec<&Value> =
        demand["choices"].as_array()?.iter().map(|offered| &offered["choice"]).collect();
    if let Some(ship) = ask["Dial"].get("ship") {
        return Some(("dial", json!({"Dial": {"ship": ship}})));
    }
    if let Some(ship) = ask["Attack"].get("ship") {
        return Some(("targets", json!({"Targets": {"ship": ship, "with": ask["Attack"]["with"]}})));
    }
    if ask.get("Modify").is_some() {
        return Some(("odds", json!({"Odds": {"ask": ask, "choices": choices}})));
    }
    if ask == "Obstacle" || ask == "Place" {
        let choice = choices.get(chance.below(choices.len().max(1) as u32) as usize)?;
        // A little beside a place of the list: sometimes free, sometimes not.
        let (thing, mut at) = match choice.get("Place") {
            Some(place) => (json!({"Ship": place["ship"]}), place["at"].clone()),
            None => (json!({"Obstacle": choice["Obstacle"]["index"]}), choice["Obstacle"]["at"].clone()),
        };
        at["x"] = json!(at["x"].as_i64()? + i64::from(chance.below(90_000)) - 45_000);
        return Some(("place", json!({"Place": {"thing": thing, "at": at}})));
    }
    (choices.len() <= 512).then(|| ("choices", json!({"Choices": {"ask": ask, "choices": choices}})))
}

/// Both sides answer at random, and look before they do.
async fn play(mut sides: Vec<Side>, length: Duration, mut chance: Quick) -> Result<Times, Fault> {
    let start = Instant::now();
    let mut times = Times::new();
    sleep(THOUGHT * chance.below(100) / 100).await;
    while start.elapsed() < length && !sides[0].over {
        let first = chance.below(2) as usize;
        let mover = if sides[first].demand.is_null() { 1 - first } else { first };
        let side = &mut sides[mover];
        if side.demand.is_null() {
            return Ok(times);
        }
        if let Some((kind, took)) = side.look(&mut chance).await? {
            times.entry(kind).or_default().push(took.as_micros() as u32);
        }
        let choices = side.demand["choices"].as_array().cloned().unwrap_or_default();
        let Some(offered) = choices.get(chance.below(choices.len().max(1) as u32) as usize) else { break };
        let answer = json!({"t": "choose", "decision": side.demand["decision"], "choice": offered["choice"]});
        side.demand = Value::Null;
        side.socket.send(Message::text(answer.to_string())).await?;
        for side in &mut sides {
            while side.hear().await?["t"] != "update" {}
        }
        sleep(THOUGHT).await;
    }
    Ok(times)
}
