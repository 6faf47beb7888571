//! Matches of all games with random players, who remember what they were told.

use super::wire::{Socket, ask, make};
use kernel::{Chance as _, Quick, fair::Hex};
use rustc_hash::FxHasher;
use serde_json::{Value, json};
use std::{
    fmt,
    hash::{Hash as _, Hasher as _},
    io,
    net::SocketAddr,
    time::{Duration, Instant},
};

/// The games, each with the set-up that is played.
pub(crate) const GAMES: [&str; 3] = ["endor", "xwing2e", "starfighter"];

/// Why somebody cannot play on.
#[derive(Debug)]
pub(crate) enum Stop {
    /// The server has refused a move, with this code.
    Refused(String),
    /// The connection is lost.
    Lost(io::Error),
    /// Nobody is asked: a bot thinks.
    Waits,
    /// Something that was told before is not so any more.
    Changed(String),
}

impl fmt::Display for Stop {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Refused(code) => write!(f, "refused: {code}"),
            Self::Lost(error) => write!(f, "lost: {error}"),
            Self::Waits => f.write_str("a bot does not move"),
            Self::Changed(what) => write!(f, "changed: {what}"),
        }
    }
}

impl From<io::Error> for Stop {
    fn from(error: io::Error) -> Self {
        Self::Lost(error)
    }
}

impl From<Stop> for String {
    fn from(stop: Stop) -> Self {
        stop.to_string()
    }
}

/// A viewer of a match: who they are, and what they were told of it.
#[derive(Debug, Default)]
struct Viewer {
    token: Option<String>,
    /// A hash of what was told of each input.
    told: Vec<u64>,
    socket: Option<Socket>,
    demand: Value,
    /// The last decision that was answered.
    answered: Option<u64>,
    version: u64,
}

/// A match with its players and a spectator.
#[derive(Debug)]
pub(crate) struct Match {
    pub(crate) id: String,
    pub(crate) game: &'static str,
    from: [u8; 4],
    viewers: Vec<Viewer>,
    chance: Quick,
    pub(crate) is_over: bool,
}

/// Which seats of a new match persons have.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Against {
    Person,
    Bot(&'static str),
}

fn text(value: &Value) -> Result<String, Stop> {
    let lacks = || io::Error::other(format!("no text: {value}"));
    Ok(value.as_str().map(str::to_owned).ok_or_else(lacks)?)
}

impl Match {
    /// Makes a match; everybody comes to the table.
    pub(crate) async fn new(
        from: [u8; 4],
        addr: SocketAddr,
        game: &'static str,
        against: Against,
        seed: u64,
    ) -> Result<Self, Stop> {
        let other = match against {
            Against::Person => json!({"kind": "invite"}),
            Against::Bot(level) => json!({"kind": "bot", "level": level}),
        };
        let wish = json!({"game": game, "setup": {}, "pace": {"kind": "correspondence"}, "name": null,
            "seats": [{"kind": "me"}, other]});
        let made = make(from, addr, &wish).await.map_err(io::Error::other)?;
        let id = text(&made["info"]["id"])?;
        let mut tokens = vec![Some(text(&made["token"])?)];
        if against == Against::Person {
            let body = json!({"secret": made["invitations"][0]["secret"], "name": null}).to_string();
            let path = format!("/api/matches/{id}/join");
            let joined = ask(from, addr, "POST", &path, TELL, body.as_bytes()).await?;
            tokens.push(Some(text(&joined.json().map_err(io::Error::other)?["token"])?));
        }
        tokens.push(None);
        let viewers = tokens.into_iter().map(|token| Viewer { token, ..Viewer::default() }).collect();
        let mut new = Self { id, game, from, viewers, chance: Quick::new(seed), is_over: false };
        new.connect(addr, usize::MAX).await?;
        Ok(new)
    }

    /// Everybody connects, and is told again what happened to so many of the last inputs that they know: it must be what
    /// they were told before.
    pub(crate) async fn connect(&mut self, addr: SocketAddr, again: usize) -> Result<(), Stop> {
        let from = self.from;
        for viewer in &mut self.viewers {
            let since = viewer.told.len().saturating_sub(again);
            let mut socket = Socket::open(from, addr, &self.id, viewer.token.as_deref()).await?;
            let mut hello = json!({"t": "hello", "protocol": protocol::VERSION, "since": since});
            if viewer.token.is_some() {
                hello["seed"] = json!(Hex(bytes::<32>(&mut self.chance)).to_string());
            }
            socket.say(hello.to_string().as_bytes()).await?;
            viewer.socket = Some(socket);
            (viewer.answered, viewer.version) = (None, 0);
            loop {
                let heard = viewer.hear(&mut self.is_over).await?;
                if heard["t"] == "update" {
                    break;
                }
            }
        }
        Ok(())
    }

    /// One move: somebody who is asked answers at random, and all hear of it. How long it took until another viewer had
    /// heard of it; nothing if the match is over.
    pub(crate) async fn play_one(&mut self, think: Duration) -> Result<Option<Duration>, Stop> {
        let mover = loop {
            if self.is_over {
                return Ok(None);
            }
            if let Some(mover) = self.viewers.iter().position(Viewer::is_asked) {
                break mover;
            }
            // A bot thinks, or not everybody is at the table yet.
            let everybody = self.viewers.iter_mut();
            for viewer in everybody.filter(|viewer| viewer.token.is_some()).take(1) {
                viewer.hear(&mut self.is_over).await?;
            }
            self.catch_up().await?;
        };
        tokio::time::sleep(think).await;
        let viewer = &mut self.viewers[mover];
        let (before, demand) = (viewer.version, viewer.demand.take());
        viewer.answered = demand["decision"].as_u64();
        let choice = pick(&demand, &mut self.chance).ok_or_else(|| io::Error::other("nothing is legal"))?;
        let nonce = Hex(bytes::<16>(&mut self.chance)).to_string();
        let said = json!({"t": "choose", "decision": demand["decision"], "choice": choice, "nonce": nonce})
            .to_string();
        let start = Instant::now();
        let told = viewer.say(said.as_bytes()).await;
        let told = match told {
            Ok(()) => self.all_hear(mover, before).await,
            Err(lost) => Err(lost.into()),
        };
        if let Err(Stop::Refused(_)) = told {
            // Nothing has changed: it may be tried again.
            let viewer = &mut self.viewers[mover];
            (viewer.demand, viewer.answered) = (demand, None);
        }
        told?;
        Ok(Some(start.elapsed()))
    }

    /// Until all know of a newer version, whoever has not moved first.
    async fn all_hear(&mut self, mover: usize, before: u64) -> Result<(), Stop> {
        // Whoever has moved is told that it was refused; the others would wait for ever.
        while self.viewers[mover].version <= before {
            self.viewers[mover].hear(&mut self.is_over).await?;
        }
        self.catch_up().await
    }

    /// Until all know what the one who knows most knows.
    async fn catch_up(&mut self) -> Result<(), Stop> {
        let newest = self.viewers.iter().map(|viewer| viewer.version).max().unwrap_or_default();
        for viewer in &mut self.viewers {
            while viewer.version < newest {
                viewer.hear(&mut self.is_over).await?;
            }
        }
        Ok(())
    }

    /// Plays until something stops it, or it is over.
    pub(crate) async fn play(&mut self, think: Duration) -> Stop {
        loop {
            match self.play_one(think).await {
                Ok(Some(_)) => {}
                Ok(None) => return Stop::Lost(io::ErrorKind::NotFound.into()),
                Err(stop) => return stop,
            }
        }
    }

    /// Whether nobody at a socket is asked anything.
    pub(crate) fn waits(&self) -> bool {
        !self.is_over && !self.viewers.iter().any(Viewer::is_asked)
    }

    /// How many inputs the players were told of.
    pub(crate) fn told(&self) -> usize {
        self.viewers.first().map_or(0, |viewer| viewer.told.len())
    }

    /// The first player gives up.
    pub(crate) async fn resign(&mut self) -> Result<(), Stop> {
        if self.is_over {
            return Ok(());
        }
        let viewer = &mut self.viewers[0];
        viewer.say(br#"{"t":"resign"}"#).await?;
        while !self.is_over {
            viewer.hear(&mut self.is_over).await?;
        }
        Ok(())
    }

    /// Its journal.
    pub(crate) async fn journal(&self, addr: SocketAddr) -> Result<String, Stop> {
        let answer =
            ask(self.from, addr, "GET", &format!("/api/matches/{}/journal", self.id), "", b"").await?;
        if answer.status != 200 {
            return Err(Stop::Refused(String::from_utf8_lossy(&answer.body).into_owned()));
        }
        Ok(String::from_utf8_lossy(&answer.body).into_owned())
    }
}

/// The header by which programs ask to be told their secret.
pub(crate) const TELL: &str = "x-escadrille-token: tell\r\n";

impl Viewer {
    fn is_asked(&self) -> bool {
        let decision = self.demand["decision"].as_u64();
        decision.is_some() && decision != self.answered
    }

    async fn say(&mut self, text: &[u8]) -> io::Result<()> {
        match &mut self.socket {
            Some(socket) => socket.say(text).await,
            None => Err(io::ErrorKind::NotConnected.into()),
        }
    }

    /// Hears something, and remembers it.
    async fn hear(&mut self, is_over: &mut bool) -> Result<Value, Stop> {
        let socket = self.socket.as_mut().ok_or_else(|| io::Error::from(io::ErrorKind::NotConnected))?;
        let mut heard = socket.hear().await?;
        match heard["t"].as_str() {
            Some("update") => {
                self.remember(&heard)?;
                self.demand = heard["demand"].take();
                self.version = heard["version"].as_u64().unwrap_or_default();
            }
            Some("welcome") => *is_over |= heard["info"]["phase"] == "over",
            Some("over") => *is_over = true,
            Some("refused") => {
                return Err(Stop::Refused(heard["problem"]["code"].as_str().unwrap_or_default().to_owned()));
            }
            _ => {}
        }
        Ok(heard)
    }

    /// What was told before must be told in the same words.
    fn remember(&mut self, update: &Value) -> Result<(), Stop> {
        let from = update["from"].as_u64().unwrap_or_default() as usize;
        let version = update["version"].as_u64().unwrap_or_default() as usize;
        if version < self.told.len() || from > self.told.len() {
            return Err(Stop::Changed(format!(
                "{} inputs were told, then from {from} to {version}",
                self.told.len()
            )));
        }
        for (n, entry) in (from..).zip(update["log"].as_array().into_iter().flatten()) {
            let mut hasher = FxHasher::default();
            entry.to_string().hash(&mut hasher);
            let hash = hasher.finish();
            match self.told.get(n) {
                Some(told) if *told != hash => {
                    return Err(Stop::Changed(format!("input {n} is now {entry}")));
                }
                Some(_) => {}
                None => self.told.push(hash),
            }
        }
        Ok(())
    }
}

fn bytes<const N: usize>(chance: &mut Quick) -> [u8; N] {
    std::array::from_fn(|_| chance.below(256) as u8)
}

/// A random answer to a demand.
fn pick(demand: &Value, chance: &mut Quick) -> Option<Value> {
    if let Some(of) = demand["arrange"]["of"].as_array() {
        let mut left: Vec<&Value> = of.iter().map(|thing| &thing["choice"]).collect();
        let count = demand["arrange"]["count"].as_u64()?;
        let row: Vec<_> =
            (0..count).map(|_| left.swap_remove(chance.below(left.len() as u32) as usize)).collect();
        return Some(json!({ demand["arrange"]["name"].as_str()?: row }));
    }
    let choices = demand["choices"].as_array()?;
    let n = chance.below((choices.len() as u32).max(1)) as usize;
    choices.get(n).map(|offered| offered["choice"].clone())
}
