//! The socket of a match, on a thread of its own. A connection that is lost is made again, and goes on from what
//! was heard last.

use super::{
    link::Server,
    seats::KeptSeat,
    trouble::{Cause, Trouble},
};
use futures_util::{SinkExt as _, StreamExt as _};
use protocol::{
    shared::Problem,
    socket::{ToClient, ToServer},
};
use std::{
    sync::mpsc::{Receiver, Sender, channel},
    thread::{self, JoinHandle},
    time::Duration,
};
use tokio::{
    net::TcpStream,
    sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel},
    time::{Instant, interval, sleep, timeout},
};
use tokio_tungstenite::{
    MaybeTlsStream, WebSocketStream, connect_async,
    tungstenite::{Error, Message, client::IntoClientRequest as _, http::HeaderValue},
};

/// How long a connection may take.
const CONNECT: Duration = Duration::from_secs(10);
/// How often the server is told that somebody is still here.
const PING: Duration = Duration::from_secs(15);
/// A server that has said nothing for so long is gone.
const SILENCE: Duration = Duration::from_secs(40);
/// Between two attempts to connect again, at first and at most.
const PAUSES: (Duration, Duration) = (Duration::from_millis(200), Duration::from_secs(5));
/// How long leaving may take.
const GOODBYE: Duration = Duration::from_secs(2);

/// What comes over the wire.
#[derive(Debug)]
pub enum News {
    /// The server said something.
    Heard(Box<ToClient>),
    /// The connection is lost, and is being made again.
    Lost,
    /// It cannot be made: this is the end.
    Ended(Trouble),
}

/// A socket that comes back.
#[derive(Debug)]
pub struct Wire {
    say: Option<UnboundedSender<ToServer>>,
    news: Receiver<News>,
    thread: Option<JoinHandle<()>>,
}

impl Wire {
    /// Connects, as somebody with a seat or as a spectator.
    pub fn open(server: &Server, table: &str, kept: Option<&KeptSeat>) -> Result<Self, Trouble> {
        let token = kept.map(|kept| kept.token.clone());
        let seed = kept.and_then(|kept| kept.share.as_ref()).map(|share| share.seed.to_string());
        let (say, said) = unbounded_channel();
        let (tell, news) = channel();
        let unreachable =
            |error: std::io::Error| Trouble::Unreachable { server: server.to_string(), why: (&error).into() };
        let runtime =
            tokio::runtime::Builder::new_current_thread().enable_all().build().map_err(unreachable)?;
        let address = server.socket(&format!("/api/matches/{table}/socket"));
        let mut line =
            Line { server: server.to_string(), address, token, seed, since: 0, welcomed: false, said, tell };
        let thread = thread::Builder::new()
            .name("wire".to_owned())
            .spawn(move || runtime.block_on(line.live()))
            .map_err(unreachable)?;
        Ok(Self { say: Some(say), news, thread: Some(thread) })
    }

    /// Says something. A connection that is lost is news of its own.
    pub fn say(&self, message: ToServer) {
        if let Some(say) = &self.say {
            say.send(message).ok();
        }
    }

    /// What has come, if something has.
    pub fn news(&self) -> Option<News> {
        self.news.try_recv().ok()
    }

    /// Waits for something to come.
    pub fn wait(&self, at_most: Duration) -> Option<News> {
        self.news.recv_timeout(at_most).ok()
    }
}

impl Drop for Wire {
    /// What was said last still goes out.
    fn drop(&mut self) {
        self.say = None;
        if let Some(thread) = self.thread.take() {
            thread.join().ok();
        }
    }
}

type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

struct Line {
    server: String,
    address: String,
    token: Option<String>,
    /// What is added to the dice of a match that has not begun.
    seed: Option<String>,
    /// The version heard last.
    since: u64,
    /// Whether this connection has been welcomed.
    welcomed: bool,
    said: UnboundedReceiver<ToServer>,
    tell: Sender<News>,
}

/// How a connection ended.
enum End {
    /// Nobody here wants it any more.
    Left,
    /// It was lost.
    Lost,
    /// It could not be had.
    Trouble(Trouble),
}

impl Line {
    async fn live(&mut self) {
        let mut pause = PAUSES.0;
        let mut is_first = true;
        loop {
            self.welcomed = false;
            let ended = match timeout(CONNECT, self.connect()).await {
                Ok(Ok(socket)) => self.converse(socket).await,
                Ok(Err(trouble)) => End::Trouble(trouble),
                Err(_) => End::Trouble(self.unreachable(Cause::Late)),
            };
            let told = match ended {
                End::Left => return,
                End::Trouble(trouble) if is_first && !self.welcomed || !trouble.may_pass() => {
                    self.tell.send(News::Ended(trouble)).ok();
                    return;
                }
                End::Trouble(_) | End::Lost => self.tell.send(News::Lost),
            };
            if told.is_err() || self.said.is_closed() {
                return;
            }
            is_first = false;
            pause = if self.welcomed { PAUSES.0 } else { (pause * 2).min(PAUSES.1) };
            let wakes = Instant::now() + pause;
            while Instant::now() < wakes {
                // Whoever leaves meanwhile is not kept waiting.
                sleep(Duration::from_millis(50)).await;
                if self.said.is_closed() && self.said.is_empty() {
                    return;
                }
            }
        }
    }

    fn unreachable(&self, why: impl Into<Cause>) -> Trouble {
        Trouble::Unreachable { server: self.server.clone(), why: why.into() }
    }

    fn garbled(&self, why: impl ToString) -> Trouble {
        Trouble::Garbled { server: self.server.clone(), why: why.to_string() }
    }

    async fn connect(&self) -> Result<Socket, Trouble> {
        let mut request =
            self.address.as_str().into_client_request().map_err(|error| self.unreachable(&error))?;
        if let Some(token) = &self.token {
            let value = HeaderValue::from_str(&format!("Bearer {token}")).map_err(|e| self.garbled(e))?;
            request.headers_mut().insert("authorization", value);
        }
        match connect_async(request).await {
            Ok((socket, _)) => Ok(socket),
            Err(Error::Http(answer)) => {
                let problem = answer.body().as_deref().and_then(|body| serde_json::from_slice(body).ok());
                Err(match problem {
                    Some(problem) => Trouble::Refused(Box::new(problem)),
                    // A proxy whose server is being restarted.
                    None if answer.status().is_server_error() => {
                        self.unreachable(Cause::Said(answer.status().to_string()))
                    }
                    None => self.garbled(answer.status()),
                })
            }
            Err(error) => Err(self.unreachable(&error)),
        }
    }

    /// Carries messages both ways until either side ends.
    async fn converse(&mut self, mut socket: Socket) -> End {
        let hello = ToServer::Hello {
            protocol: protocol::VERSION,
            since: self.since,
            brief: false,
            scenes: false,
            terse: false,
            seed: self.seed.clone(),
        };
        if send(&mut socket, &hello).await.is_err() {
            return End::Lost;
        }
        let mut pings = interval(PING);
        let mut heard = Instant::now();
        loop {
            tokio::select! {
                said = self.said.recv() => {
                    let Some(said) = said else {
                        leave(socket).await;
                        return End::Left;
                    };
                    if send(&mut socket, &said).await.is_err() {
                        return End::Lost;
                    }
                }
                message = socket.next() => {
                    heard = Instant::now();
                    match message {
                        Some(Ok(Message::Text(text))) => if let Err(end) = self.hear(&text) { return end },
                        Some(Ok(Message::Close(_)) | Err(_)) | None => return End::Lost,
                        Some(Ok(_)) => {}
                    }
                }
                _ = pings.tick() => {
                    if heard.elapsed() > SILENCE || send(&mut socket, &ToServer::Ping).await.is_err() {
                        return End::Lost;
                    }
                }
            }
        }
    }

    fn hear(&mut self, text: &str) -> Result<(), End> {
        let message: ToClient =
            serde_json::from_str(text).map_err(|error| End::Trouble(self.garbled(error)))?;
        match &message {
            ToClient::Welcome { .. } => self.welcomed = true,
            ToClient::Update(update) => self.since = update.version,
            // Refused before it was welcomed: this is about the connection itself.
            ToClient::Refused { problem } if !self.welcomed => {
                return Err(End::Trouble(Trouble::Refused(Box::<Problem>::new(problem.clone()))));
            }
            ToClient::Refused { .. }
            | ToClient::Seats { .. }
            | ToClient::Offer { .. }
            | ToClient::Chat { .. }
            | ToClient::Over { .. }
            | ToClient::Looked { .. }
            | ToClient::Hinted { .. }
            | ToClient::Pong => {}
        }
        self.tell.send(News::Heard(Box::new(message))).map_err(|_| End::Left)
    }
}

/// Hangs up; the server's answer tells that all has arrived.
async fn leave(mut socket: Socket) {
    let goodbye = async {
        socket.close(None).await?;
        while socket.next().await.is_some_and(|message| message.is_ok()) {}
        Ok::<(), Error>(())
    };
    // A server that does not answer is left all the same.
    timeout(GOODBYE, goodbye).await.ok();
}

async fn send(socket: &mut Socket, message: &ToServer) -> Result<(), Error> {
    let text = serde_json::to_string(message).expect("plain data always serialises");
    socket.send(Message::Text(text.into())).await
}
