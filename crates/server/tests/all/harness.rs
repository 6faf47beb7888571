//! A server on a port of its own, and clients that talk to it.

use futures_util::{SinkExt as _, StreamExt as _};
use kernel::{Chance as _, Quick};
use protocol::socket::renew;
use serde_json::{Value, json};
use server::{Limits, Options, Running, serve};
use std::{
    net::SocketAddr,
    path::PathBuf,
    sync::atomic::{AtomicU32, Ordering},
    time::Duration,
};
use tokio::{
    io::{AsyncReadExt as _, AsyncWriteExt as _},
    net::TcpStream,
    time::timeout,
};
use tokio_tungstenite::{
    WebSocketStream, client_async,
    tungstenite::{Message, client::IntoClientRequest as _},
};

/// Long enough for anything that will ever come.
pub(crate) const PATIENCE: Duration = Duration::from_mins(1);

/// A file for one test, removed by the next run's operating system.
pub(crate) fn data() -> PathBuf {
    static NEXT: AtomicU32 = AtomicU32::new(0);
    let n = NEXT.fetch_add(1, Ordering::Relaxed);
    let dir = std::env::temp_dir().join(format!("escadrille-test-{}-{n}", std::process::id()));
    std::fs::create_dir_all(&dir).expect("a temporary folder");
    dir.join("matches.db")
}

pub(crate) async fn start_with(limits: Limits) -> Running {
    let options = Options { limits, ..Options::new(([127, 0, 0, 1], 0).into(), data(), Vec::new()) };
    serve(options).await.expect("the server starts")
}

/// A server that believes the headers of a proxy.
pub(crate) async fn start_behind_proxy(limits: Limits) -> Running {
    let options = Options::new(([127, 0, 0, 1], 0).into(), data(), Vec::new());
    serve(Options { limits, behind_proxy: true, ..options }).await.expect("the server starts")
}

pub(crate) async fn start() -> Running {
    start_with(Limits::none()).await
}

/// An answer over HTTP.
#[derive(Debug)]
pub(crate) struct Answer {
    pub(crate) status: u16,
    pub(crate) head: String,
    pub(crate) body: String,
}

impl Answer {
    pub(crate) fn json(&self) -> Value {
        serde_json::from_str(&self.body).unwrap_or_else(|e| panic!("{e}: {self:?}"))
    }
}

/// Asks over HTTP; `head` is more header lines.
pub(crate) async fn ask(addr: SocketAddr, method: &str, path: &str, head: &str, body: &str) -> Answer {
    try_ask(addr, method, path, head, body).await.expect("an answer")
}

pub(crate) async fn try_ask(
    addr: SocketAddr,
    method: &str,
    path: &str,
    head: &str,
    body: &str,
) -> std::io::Result<Answer> {
    let mut stream = TcpStream::connect(addr).await?;
    let length = body.len();
    // Whoever has no cookies asks to be told their token.
    let wants = if head.contains("cookie:") { "" } else { "x-escadrille-token: tell\r\n" };
    let request = format!(
        "{method} {path} HTTP/1.1\r\nhost: {addr}\r\nconnection: close\r\ncontent-length: {length}\r\n{wants}{head}\r\n{body}"
    );
    // A server that refuses a big body may stop reading before all of it is written.
    _ = stream.write_all(request.as_bytes()).await;
    let mut text = Vec::new();
    _ = stream.read_to_end(&mut text).await;
    let text = String::from_utf8_lossy(&text).into_owned();
    let (head, body) = text.split_once("\r\n\r\n").ok_or(std::io::ErrorKind::UnexpectedEof)?;
    let status =
        head.split(' ').nth(1).and_then(|code| code.parse().ok()).ok_or(std::io::ErrorKind::InvalidData)?;
    Ok(Answer { status, head: head.to_owned(), body: body.to_owned() })
}

pub(crate) fn bearer(token: &str) -> String {
    format!("authorization: Bearer {token}\r\n")
}

/// Somebody comes to the table for the first time, and goes again.
pub(crate) async fn come(addr: SocketAddr, id: &str, token: &str) {
    let mut client = Client::new(addr, id, Some(token)).await;
    _ = client.socket.close(None).await;
    while client.hear().await.is_some() {}
    // The room notices a moment later, and counts who is there.
    tokio::time::sleep(Duration::from_millis(30)).await;
}

/// A match between the maker (seat 0) and a guest (seat 1), both of whom have been there: its id and both tokens.
pub(crate) async fn pair(addr: SocketAddr, pace: Value) -> (String, String, String) {
    let wish = json!({"game": "endor", "setup": {"players": 2}, "pace": pace, "name": "Maker",
        "seats": [{"kind": "me"}, {"kind": "invite"}]});
    let made = try_ask(addr, "POST", "/api/matches", "", &wish.to_string()).await.expect("an answer").json();
    let id = text(&made["info"]["id"]);
    let join = json!({"secret": made["invitations"][0]["secret"], "name": "Guest"});
    let joined = ask(addr, "POST", &format!("/api/matches/{id}/join"), "", &join.to_string()).await.json();
    assert_eq!(joined["seat"], 1, "{joined}");
    let (maker, guest) = (text(&made["token"]), text(&joined["token"]));
    come(addr, &id, &maker).await;
    come(addr, &id, &guest).await;
    (id, maker, guest)
}

/// The same with a seat that anybody in the lobby may take: everybody may know of it.
pub(crate) async fn public_pair(addr: SocketAddr) -> (String, String, String) {
    let wish = json!({"game": "endor", "setup": {"players": 2}, "pace": correspondence(), "name": "Maker",
        "seats": [{"kind": "me"}, {"kind": "open"}]});
    let made = ask(addr, "POST", "/api/matches", "", &wish.to_string()).await.json();
    let id = text(&made["info"]["id"]);
    let join = json!({"secret": null, "name": "Guest"});
    let joined = ask(addr, "POST", &format!("/api/matches/{id}/join"), "", &join.to_string()).await.json();
    let (maker, guest) = (text(&made["token"]), text(&joined["token"]));
    come(addr, &id, &maker).await;
    come(addr, &id, &guest).await;
    (id, maker, guest)
}

pub(crate) fn correspondence() -> Value {
    json!({"kind": "correspondence"})
}

pub(crate) fn text(value: &Value) -> String {
    value.as_str().unwrap_or_else(|| panic!("a text, not {value}")).to_owned()
}

/// A random answer to a demand.
pub(crate) fn pick(demand: &Value, chance: &mut Quick) -> Option<Value> {
    if let Some(of) = demand["arrange"]["of"].as_array() {
        let mut left: Vec<&Value> = of.iter().map(|thing| &thing["choice"]).collect();
        let count = demand["arrange"]["count"].as_u64()?;
        let row: Vec<_> =
            (0..count).map(|_| left.swap_remove(chance.below(left.len() as u32) as usize)).collect();
        return Some(json!({ text(&demand["arrange"]["name"]): row }));
    }
    let choices = demand["choices"].as_array()?;
    Some(choices[chance.below(choices.len() as u32) as usize]["choice"].clone())
}

/// Somebody at a match's socket.
pub(crate) struct Client {
    socket: WebSocketStream<TcpStream>,
    /// Every message, byte by byte.
    pub(crate) heard: Vec<String>,
    /// Whether it is told briefly.
    pub(crate) brief: bool,
    /// The last update, with all that is seen.
    pub(crate) update: Value,
    /// The code the server has closed the socket with.
    pub(crate) closed: Option<u16>,
    /// The decision answered last.
    answered: Option<u64>,
}

impl Client {
    /// Connects without a word.
    pub(crate) async fn silent(
        addr: SocketAddr,
        id: &str,
        token: Option<&str>,
        origin: Option<&str>,
    ) -> Result<Self, String> {
        let bearer = token.map(|token| format!("Bearer {token}"));
        let headers = [("authorization", bearer.as_deref()), ("origin", origin)];
        let headers = headers.into_iter().filter_map(|(name, value)| Some((name, value?)));
        Self::with_headers(addr, id, &headers.collect::<Vec<_>>()).await
    }

    /// Connects without a word, with these headers.
    pub(crate) async fn with_headers(
        addr: SocketAddr,
        id: &str,
        headers: &[(&'static str, &str)],
    ) -> Result<Self, String> {
        let mut request =
            format!("ws://{addr}/api/matches/{id}/socket").into_client_request().expect("a request");
        for (name, value) in headers {
            request.headers_mut().insert(*name, value.parse().expect("a header"));
        }
        let stream = TcpStream::connect(addr).await.map_err(|e| e.to_string())?;
        stream.set_nodelay(true).map_err(|e| e.to_string())?;
        let (socket, _) = client_async(request, stream).await.map_err(|e| e.to_string())?;
        Ok(Self {
            socket,
            heard: Vec::new(),
            brief: false,
            update: Value::Null,
            closed: None,
            answered: None,
        })
    }

    /// Connects, and hears everything since a version. Players are told briefly, spectators are not.
    pub(crate) async fn since(
        addr: SocketAddr,
        id: &str,
        token: Option<&str>,
        since: u64,
    ) -> Result<Self, String> {
        Self::told(addr, id, token, since, token.is_some()).await
    }

    pub(crate) async fn told(
        addr: SocketAddr,
        id: &str,
        token: Option<&str>,
        since: u64,
        brief: bool,
    ) -> Result<Self, String> {
        let mut client = Self { brief, ..Self::silent(addr, id, token, None).await? };
        let hello = json!({"t": "hello", "protocol": protocol::VERSION, "since": since, "brief": brief});
        client.say(&hello).await;
        client.try_until("update").await.ok_or("no update")?;
        Ok(client)
    }

    pub(crate) async fn new(addr: SocketAddr, id: &str, token: Option<&str>) -> Self {
        Self::since(addr, id, token, 0).await.expect("connected")
    }

    pub(crate) async fn say(&mut self, message: &Value) {
        self.say_text(message.to_string()).await;
    }

    pub(crate) async fn say_text(&mut self, text: String) {
        // A server that is gone is noticed when nothing is heard.
        _ = self.socket.send(Message::Text(text.into())).await;
    }

    /// A ping of the standard's own.
    pub(crate) async fn ping(&mut self) {
        _ = self.socket.send(Message::Ping(vec![1].into())).await;
    }

    pub(crate) async fn say_bytes(&mut self, bytes: Vec<u8>) {
        _ = self.socket.send(Message::Binary(bytes.into())).await;
    }

    /// The next message; nothing once the socket is closed.
    pub(crate) async fn hear(&mut self) -> Option<Value> {
        loop {
            match timeout(PATIENCE, self.socket.next()).await.expect("something is said in time")? {
                Ok(Message::Text(text)) => {
                    let value: Value = serde_json::from_str(&text).expect("JSON");
                    self.heard.push(text.to_string());
                    if value["t"] == "update" {
                        if value["version"].as_u64() < self.update["version"].as_u64() {
                            // Something was taken back: numbers come again.
                            self.answered = None;
                        }
                        let before = self.update["view"].take();
                        self.update = value.clone();
                        if value["whole"] == false {
                            self.update["view"] = before;
                            renew(&mut self.update["view"], &value["view"]);
                        }
                    }
                    return Some(value);
                }
                Ok(Message::Close(frame)) => {
                    self.closed = frame.map(|frame| frame.code.into());
                    return None;
                }
                Err(_) => return None,
                Ok(_) => {}
            }
        }
    }

    pub(crate) async fn try_until(&mut self, t: &str) -> Option<Value> {
        loop {
            let message = self.hear().await?;
            if message["t"] == t {
                return Some(message);
            }
        }
    }

    /// Hears on until a message of a kind.
    pub(crate) async fn until(&mut self, t: &str) -> Value {
        self.try_until(t)
            .await
            .unwrap_or_else(|| panic!("closed before `{t}`; heard {:?}", self.heard.last()))
    }

    /// Says something and hears the refusal.
    pub(crate) async fn refused(&mut self, message: &Value) -> Value {
        self.say(message).await;
        self.until("refused").await["problem"].clone()
    }

    /// A random answer to what this client is asked now and has not answered yet.
    pub(crate) fn answer(&mut self, chance: &mut Quick) -> Option<Value> {
        let demand = &self.update["demand"];
        let decision = demand["decision"].as_u64()?;
        if self.answered >= Some(decision) {
            return None;
        }
        self.answered = Some(decision);
        let choice = pick(demand, chance)?;
        Some(json!({"t": "choose", "decision": decision, "choice": choice}))
    }

    /// Answers whatever it is asked until the match is over; the ending.
    pub(crate) async fn play(&mut self, seed: u64) -> Value {
        self.play_some(seed, u32::MAX).await
    }

    /// Answers so often, then gives up; the ending.
    pub(crate) async fn play_some(&mut self, seed: u64, most: u32) -> Value {
        let mut chance = Quick::new(seed);
        let mut left = most;
        loop {
            if let Some(answer) = self.answer(&mut chance) {
                let said = if left == 0 { json!({"t": "resign"}) } else { answer };
                self.say(&said).await;
                left = left.saturating_sub(1);
            }
            let heard = self.hear().await.expect("the match goes on");
            assert_ne!(heard["t"], "refused", "{heard}");
            if heard["t"] == "over" {
                return heard["ending"].clone();
            }
        }
    }
}
