//! Plays many matches of Endor at once against a server on loopback, and tells how it fared: one JSON object a
//! line. `cargo xtask bench server` runs it beside the peers; `benches/peers/server/README.md` says what is measured.

mod args;
mod http;
mod process;

use futures_util::{SinkExt as _, StreamExt as _};
use kernel::{Chance as _, Quick};
use serde::Deserialize;
use serde_json::{Value, json, value::RawValue};
use std::{
    error::Error,
    fmt::Write as _,
    fs,
    net::SocketAddr,
    process::ExitCode,
    time::{Duration, Instant},
};
use tokio::{
    net::TcpStream,
    task::JoinSet,
    time::{sleep, sleep_until, timeout},
};
use tokio_tungstenite::{
    WebSocketStream, client_async,
    tungstenite::{Message, client::IntoClientRequest as _},
};

use args::{Args, USAGE, args};
use http::Http;
use process::{cpu, rss_kib};

type Fault = Box<dyn Error + Send + Sync>;

/// Nothing on loopback takes longer.
const PATIENCE: Duration = Duration::from_secs(30);
/// Requests under way at once while matches are made.
const MAKERS: usize = 8;
/// Moves whose sizes are written down for the peers.
const SIZES: usize = 4_000;
/// Moves per match before memory is read.
const SOME_MOVES: usize = 10;

/// One thread, as the peers' generators have.
#[tokio::main(flavor = "current_thread")]
async fn main() -> ExitCode {
    let done = match args() {
        Ok(args) => match args.what.as_str() {
            "play" => play(&args).await,
            "memory" => memory(&args).await,
            "idle" => idle(&args).await,
            _ => Err(USAGE.into()),
        },
        Err(fault) => Err(fault),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(fault) => {
            eprintln!("{fault}");
            ExitCode::FAILURE
        }
    }
}

/// 200 matches at a fixed rate, and then as fast as they go.
async fn play(args: &Args) -> Result<(), Fault> {
    let pairs = Pair::many(args.addr, args.matches, 2).await?;
    let seconds = Duration::from_secs_f64(args.seconds);
    let (pairs, _) = phase(pairs, None, Duration::from_secs(1)).await?;
    let mut http = Http::open(args.addr).await?;
    let mut pairs = Some(pairs);
    let pace = Duration::from_secs_f64(1.0 / args.rate);
    for (mode, pace) in [("paced", Some(pace)), ("closed", None)] {
        let (cpu, own, commits) = (cpu(args.pid)?, cpu(std::process::id())?, http.counter("commits").await?);
        let clock = Instant::now();
        let (back, mut sum) = phase(pairs.take().unwrap_or_default(), pace, seconds).await?;
        let elapsed = clock.elapsed().as_secs_f64();
        let cpu = self::cpu(args.pid)? - cpu;
        let own = self::cpu(std::process::id())? - own;
        let commits = http.counter("commits").await? - commits;
        let views: Vec<usize> = back.iter().flat_map(|pair| &pair.sides).map(|side| side.view).collect();
        pairs = Some(back);
        sum.latencies.sort_unstable();
        let moves = sum.latencies.len().max(1);
        println!(
            "{}",
            json!({
                "peer": "ours", "mode": mode, "matches": args.matches, "moves": sum.latencies.len(),
                "moves_per_s": moves as f64 / elapsed, "cpu_us_per_move": 1e6 * cpu / moves as f64,
                "p50_ms": sum.percentile(0.50), "p99_ms": sum.percentile(0.99), "max_ms": sum.percentile(1.0),
                "late": sum.late, "rematched": sum.ended, "moves_per_commit": moves as f64 / commits.max(1.0),
                "bytes_in": sum.mean(|s| s[0]), "bytes_to_mover": sum.mean(|s| s[1]),
                "bytes_to_other": sum.mean(|s| s[2]),
                "bytes_view": views.iter().sum::<usize>() as f64 / views.len().max(1) as f64, "load_cpu_us_per_move": 1e6 * own / moves as f64,
            })
        );
        if let (Some(file), "paced") = (&args.sizes, mode) {
            let mut text = String::new();
            for [said, mover, other] in &sum.sizes {
                writeln!(text, "{said} {mover} {other}")?;
            }
            fs::write(file, text)?;
        }
    }
    Ok(())
}

/// What each of many matches costs in memory: alone, and with its two sockets after some moves.
async fn memory(args: &Args) -> Result<(), Fault> {
    // A server that has warmed up has its own memory already.
    let warm = Pair::many(args.addr, 20, 2).await?;
    let (warm, _) = phase(warm, None, Duration::from_secs(1)).await?;
    sleep(Duration::from_secs(1)).await;
    let base = rss_kib(args.pid)?;
    let made = Seats::many(args.addr, args.matches).await?;
    sleep(Duration::from_secs(1)).await;
    let alone = rss_kib(args.pid)?;
    let mut pairs = Vec::new();
    for seats in made {
        let mut pair = Pair::open(args.addr, seats, 2).await?;
        for _ in 0..SOME_MOVES {
            pair.turn().await?;
        }
        pairs.push(pair);
    }
    sleep(Duration::from_secs(1)).await;
    let full = rss_kib(args.pid)?;
    let each = |kib: f64| (kib - base) / args.matches as f64;
    println!(
        "{}",
        json!({"peer": "ours", "mode": "memory", "matches": args.matches, "base_kib": base,
            "kib_per_match": each(alone), "kib_per_match_with_sockets": each(full)})
    );
    drop((warm, pairs));
    Ok(())
}

/// Very many matches that nobody plays.
async fn idle(args: &Args) -> Result<(), Fault> {
    let base = rss_kib(args.pid)?;
    let clock = Instant::now();
    let made = Seats::many(args.addr, args.matches).await?;
    let made_s = clock.elapsed().as_secs_f64();
    sleep(Duration::from_secs(1)).await;
    let alone = rss_kib(args.pid)?;
    let mut pairs = Vec::new();
    for seats in made {
        pairs.push(Pair::open(args.addr, seats, args.sockets).await?);
    }
    sleep(Duration::from_secs(1)).await;
    println!(
        "{}",
        json!({"peer": "ours", "mode": "idle", "matches": args.matches, "base_mib": base / 1024.0,
            "made_s": made_s, "mib": alone / 1024.0, "sockets": args.sockets * args.matches,
            "mib_with_sockets": rss_kib(args.pid)? / 1024.0})
    );
    drop(pairs);
    Ok(())
}

/// What happened in a phase.
#[derive(Debug, Default)]
struct Sum {
    /// Microseconds from sending to the other side's receipt.
    latencies: Vec<u32>,
    /// Bytes of the choice, of the mover's update and of the other's, for the first moves.
    sizes: Vec<[usize; 3]>,
    /// Moves that could not be sent when their time had come: the one before was not answered yet.
    late: u64,
    /// Matches that ended and were followed by another.
    ended: u64,
}

impl Sum {
    fn percentile(&self, part: f64) -> f64 {
        let last = self.latencies.len().saturating_sub(1);
        let at = (part * last as f64) as usize;
        self.latencies.get(at).map_or(0.0, |us| f64::from(*us) / 1000.0)
    }

    fn mean(&self, of: impl Fn(&[usize; 3]) -> usize) -> f64 {
        self.sizes.iter().map(of).sum::<usize>() as f64 / self.sizes.len().max(1) as f64
    }
}

/// All matches play for a while: at a pace, or each move as soon as the one before has reached both sides.
async fn phase(
    pairs: Vec<Pair>,
    pace: Option<Duration>,
    length: Duration,
) -> Result<(Vec<Pair>, Sum), Fault> {
    let start = tokio::time::Instant::now();
    let keep = SIZES / pairs.len().max(1);
    let mut tasks = JoinSet::new();
    let many = pairs.len() as u32;
    for (i, mut pair) in (0..).zip(pairs) {
        tasks.spawn(async move {
            let mut sum = Sum::default();
            // Spread over one step, so that they do not all move at once.
            let mut next = start + pace.unwrap_or_default() * i / many;
            loop {
                if let Some(pace) = pace {
                    if next < tokio::time::Instant::now() {
                        sum.late += 1;
                    }
                    if next >= start + length {
                        break;
                    }
                    sleep_until(next).await;
                    next += pace;
                }
                if start.elapsed() >= length {
                    break;
                }
                let (latency, sizes) = pair.turn().await?;
                sum.latencies.push(latency.as_micros() as u32);
                if sum.sizes.len() < keep {
                    sum.sizes.push(sizes);
                }
                if pair.over() {
                    sum.ended += 1;
                    pair = Pair::new(pair.addr).await?;
                }
            }
            Ok::<_, Fault>((pair, sum))
        });
    }
    let (mut pairs, mut sum) = (Vec::new(), Sum::default());
    while let Some(done) = tasks.join_next().await {
        let (pair, part) = done??;
        pairs.push(pair);
        sum.latencies.extend(part.latencies);
        sum.sizes.extend(part.sizes);
        sum.late += part.late;
        sum.ended += part.ended;
    }
    Ok((pairs, sum))
}

/// A match that was made and joined: its id and both tokens.
#[derive(Debug)]
struct Seats {
    id: String,
    tokens: [String; 2],
}

impl Seats {
    async fn make(http: &mut Http) -> Result<Self, Fault> {
        let wish = json!({"game": "endor", "setup": {"players": 2}, "pace": {"kind": "correspondence"},
            "name": "Maker", "seats": [{"kind": "me"}, {"kind": "invite"}]});
        let made = http.post("/api/matches", &wish).await?;
        let text = |value: &Value| value.as_str().map(str::to_owned).ok_or_else(|| made.to_string());
        let id = text(&made["info"]["id"])?;
        let join = json!({"secret": made["invitations"][0]["secret"], "name": "Guest"});
        let joined = http.post(&format!("/api/matches/{id}/join"), &join).await?;
        let token = joined["token"].as_str().ok_or_else(|| joined.to_string())?.to_owned();
        Ok(Self { tokens: [text(&made["token"])?, token], id })
    }

    async fn many(addr: SocketAddr, many: usize) -> Result<Vec<Self>, Fault> {
        let mut tasks = JoinSet::new();
        for part in 0..MAKERS {
            let share = many / MAKERS + usize::from(part < many % MAKERS);
            tasks.spawn(async move {
                let mut http = Http::open(addr).await?;
                let mut made = Vec::new();
                for _ in 0..share {
                    made.push(Self::make(&mut http).await?);
                }
                Ok::<_, Fault>(made)
            });
        }
        let mut made = Vec::new();
        while let Some(part) = tasks.join_next().await {
            made.extend(part??);
        }
        Ok(made)
    }
}

/// What is read of a message; the rest is skipped over.
#[derive(Deserialize)]
struct Heard<'a> {
    t: &'a str,
    version: Option<u64>,
    whole: Option<bool>,
    #[serde(borrow)]
    view: Option<&'a RawValue>,
    #[serde(borrow)]
    demand: Option<Demand<'a>>,
}

#[derive(Deserialize)]
struct Demand<'a> {
    decision: u32,
    #[serde(borrow)]
    alike: Option<Alike<'a>>,
    #[serde(borrow)]
    arrange: Option<Arrange<'a>>,
}

#[derive(Deserialize)]
struct Alike<'a> {
    #[serde(borrow)]
    forms: Vec<Offered<'a>>,
    #[serde(borrow)]
    rows: Vec<Vec<&'a RawValue>>,
}

impl Alike<'_> {
    /// The answer of a row.
    fn answer(&self, row: usize) -> Option<String> {
        fn fill(form: &mut Value, row: &[&RawValue]) -> Option<()> {
            match form {
                Value::Number(place) => {
                    *form = serde_json::from_str(row.get(place.as_u64()? as usize)?.get()).ok()?;
                }
                Value::Array(items) => items.iter_mut().try_for_each(|item| fill(item, row))?,
                Value::Object(fields) => fields.values_mut().try_for_each(|field| fill(field, row))?,
                Value::Null | Value::Bool(_) | Value::String(_) => {}
            }
            Some(())
        }
        let row = self.rows.get(row)?;
        let form = self.forms.get(row.first()?.get().parse::<usize>().ok()?)?;
        let mut answer = serde_json::from_str(form.choice.get()).ok()?;
        fill(&mut answer, row)?;
        Some(answer.to_string())
    }
}

#[derive(Deserialize)]
struct Arrange<'a> {
    name: &'a str,
    count: usize,
    #[serde(borrow)]
    of: Vec<Offered<'a>>,
}

impl Demand<'_> {
    /// A random answer, if anything can be answered.
    fn answer(&self, chance: &mut Quick) -> Option<String> {
        let decision = self.decision;
        let choice = match (&self.arrange, &self.alike) {
            (Some(Arrange { name, count, of }), _) => {
                let mut left: Vec<&str> = of.iter().map(|thing| thing.choice.get()).collect();
                let row = (0..*count).map(|_| left.swap_remove(chance.below(left.len() as u32) as usize));
                format!(r#"{{"{name}":[{}]}}"#, row.collect::<Vec<_>>().join(","))
            }
            (None, Some(alike)) if !alike.rows.is_empty() => {
                alike.answer(chance.below(alike.rows.len() as u32) as usize)?
            }
            (None, _) => return None,
        };
        let [a, b, c, d] = std::array::from_fn(|_| chance.bits());
        let nonce = format!("{a:08x}{b:08x}{c:08x}{d:08x}");
        Some(format!(r#"{{"t":"choose","decision":{decision},"choice":{choice},"nonce":"{nonce}"}}"#))
    }
}

#[derive(Deserialize)]
struct Offered<'a> {
    #[serde(borrow)]
    choice: &'a RawValue,
}

/// One side of a match.
#[derive(Debug)]
struct Side {
    socket: WebSocketStream<TcpStream>,
    version: u64,
    /// The size of all it saw when it was last told all of it.
    view: usize,
    /// A random answer to what it is asked now.
    answer: Option<String>,
    chance: Quick,
}

impl Side {
    async fn open(addr: SocketAddr, id: &str, token: &str) -> Result<Self, Fault> {
        let mut request = format!("ws://{addr}/api/matches/{id}/socket").into_client_request()?;
        request.headers_mut().insert("authorization", format!("Bearer {token}").parse()?);
        let stream = TcpStream::connect(addr).await?;
        stream.set_nodelay(true)?;
        let (mut socket, _) = client_async(request, stream).await?;
        let share = "5e".repeat(32);
        // As the page says it.
        let hello = json!({"t": "hello", "protocol": protocol::VERSION, "since": 0, "brief": true, "scenes": true,
            "terse": true, "seed": share});
        socket.send(Message::text(hello.to_string())).await?;
        let seed =
            id.bytes().chain(token.bytes()).fold(7, |seed: u64, b| seed.wrapping_mul(31) + u64::from(b));
        let mut side = Self { socket, version: 0, view: 0, answer: None, chance: Quick::new(seed) };
        side.hear(None).await?;
        Ok(side)
    }

    /// Hears on until an update to a version after this one; its size.
    async fn hear(&mut self, after: Option<u64>) -> Result<usize, Fault> {
        loop {
            let message = timeout(PATIENCE, self.socket.next()).await?.ok_or("closed")??;
            let Message::Text(text) = message else { continue };
            let heard: Heard<'_> = serde_json::from_str(&text)?;
            if heard.t == "refused" {
                return Err(text.to_string().into());
            }
            let ("update", Some(version)) = (heard.t, heard.version) else { continue };
            self.version = version;
            if let (Some(true), Some(view)) = (heard.whole, heard.view) {
                self.view = view.get().len();
            }
            self.answer = heard.demand.and_then(|demand| demand.answer(&mut self.chance));
            if after.is_none_or(|after| version > after) {
                return Ok(text.len());
            }
        }
    }
}

/// A match with its sockets.
#[derive(Debug)]
struct Pair {
    addr: SocketAddr,
    sides: Vec<Side>,
}

impl Pair {
    async fn new(addr: SocketAddr) -> Result<Self, Fault> {
        let seats = Seats::make(&mut Http::open(addr).await?).await?;
        Self::open(addr, seats, 2).await
    }

    async fn many(addr: SocketAddr, many: usize, sockets: usize) -> Result<Vec<Self>, Fault> {
        let mut pairs = Vec::new();
        for seats in Seats::many(addr, many).await? {
            pairs.push(Self::open(addr, seats, sockets).await?);
        }
        Ok(pairs)
    }

    async fn open(addr: SocketAddr, seats: Seats, sockets: usize) -> Result<Self, Fault> {
        let mut sides = Vec::new();
        for token in &seats.tokens {
            sides.push(Side::open(addr, &seats.id, token).await?);
        }
        // The match began when the last of them came.
        sides[0].hear(Some(0)).await?;
        sides.truncate(sockets);
        Ok(Self { addr, sides })
    }

    fn over(&self) -> bool {
        self.sides.iter().all(|side| side.answer.is_none())
    }

    /// One move of a side that is asked: how long until the other side has heard of it, and the sizes of the choice
    /// and of what the mover and the other heard.
    async fn turn(&mut self) -> Result<(Duration, [usize; 3]), Fault> {
        let first = self.sides[0].chance.below(2) as usize;
        let mover = if self.sides[first].answer.is_some() { first } else { 1 - first };
        let version = self.sides[mover].version;
        let answer = self.sides[mover].answer.take().ok_or("nobody is asked")?;
        let said = answer.len();
        let sent = Instant::now();
        self.sides[mover].socket.send(Message::text(answer)).await?;
        let to_other = self.sides[1 - mover].hear(Some(version)).await?;
        let latency = sent.elapsed();
        let to_mover = self.sides[mover].hear(Some(version)).await?;
        Ok((latency, [said, to_mover, to_other]))
    }
}
