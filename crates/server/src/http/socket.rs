//! The sockets of matches.

use super::{
    caller::Caller,
    handshake::{Handshake, Socket},
};
use crate::{
    hall::{Hall, Handle},
    limit::Bucket,
    room::{Letter, text},
    trouble::Trouble,
};
use axum::{
    extract::{Path, State},
    response::Response,
};
use futures_util::{SinkExt as _, StreamExt as _};
use protocol::socket::ToServer;
use std::{net::IpAddr, pin::pin, sync::Arc, time::Duration};
use tokio::{
    sync::{mpsc, oneshot},
    time::{Instant, sleep, timeout},
};
use tokio_websockets::{CloseCode, Limits, Message, Payload};

/// The biggest message that is read.
const BIGGEST: usize = 16 * 1024;
/// A message bigger than this is not even refused.
const TOO_BIG: usize = 64 * 1024;
/// What may wait to be read by a client before it is taken to be gone.
const WAITING: usize = 64;
/// How long a client may take to say hello.
const HELLO: Duration = Duration::from_secs(10);
/// After this long without a word, a client is asked whether it is there; after twice as long it is not.
const SILENCE: Duration = Duration::from_mins(1);

/// Plays or watches a match over a WebSocket.
#[utoipa::path(get, path = "/api/matches/{id}/socket", params(("id" = String, Path, description = "The match")),
    responses((status = 101, description = "The messages are those of `protocol::socket`, generated for TypeScript too")))]
pub(super) async fn socket(
    State(hall): State<Arc<Hall>>,
    Path(id): Path<String>,
    caller: Caller,
    handshake: Handshake,
) -> Result<Response, Trouble> {
    if *hall.closing.borrow() {
        return Err(Trouble::closing());
    }
    let Some(place) = Place::take(&hall, caller.address) else {
        hall.metrics.limited.add(1);
        return Err(Trouble::too_many_sockets());
    };
    let limits = Limits::default().max_payload_len(Some(TOO_BIG));
    Ok(handshake.then(limits, move |socket| async move {
        let mut line = Line {
            chat: Bucket::full(hall.limits.chat),
            messages: Bucket::full(hall.limits.messages),
            over: 0,
            hall,
            socket,
        };
        line.live(&id, &caller).await;
        drop(place);
    }))
}

/// One of the sockets an address may have open.
struct Place {
    hall: Arc<Hall>,
    address: IpAddr,
}

impl Place {
    fn take(hall: &Arc<Hall>, address: IpAddr) -> Option<Self> {
        let room = hall.metrics.sockets.get() < hall.limits.sockets;
        let may = room && hall.sockets.add(address, hall.limits.sockets_per_address);
        may.then(|| {
            hall.metrics.sockets.add(1);
            Self { hall: Arc::clone(hall), address }
        })
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        self.hall.sockets.remove(&self.address);
        self.hall.metrics.sockets.sub(1);
    }
}

/// A socket and what it may still say.
struct Line {
    hall: Arc<Hall>,
    socket: Socket,
    messages: Bucket,
    chat: Bucket,
    /// Messages over the limit, in a row.
    over: u32,
}

/// The socket is to be closed.
struct Hangup;

impl Line {
    async fn live(&mut self, id: &str, caller: &Caller) {
        let hello = timeout(HELLO, self.hello()).await;
        let Ok(Ok(known)) = hello else { return };
        let (handle, conn, mut mail) = match self.connect(id, caller, known).await {
            Ok(connected) => connected,
            Err(trouble) => {
                // Whoever hears this may be gone already.
                _ = self.refuse(&trouble).await;
                _ = self.close(CloseCode::SERVICE_OVERLOAD, "not now").await;
                return;
            }
        };
        if self.converse(&handle, conn, &mut mail).await.is_ok() {
            _ = self.close(CloseCode::SERVICE_RESTART, "come back").await;
        }
        _ = handle.letters.send(Box::new(Letter::Leave { conn })).await;
    }

    async fn send(&mut self, text: Payload) -> Result<(), Hangup> {
        self.socket.send(Message::text(text)).await.map_err(|_| Hangup)
    }

    async fn refuse(&mut self, trouble: &Trouble) -> Result<(), Hangup> {
        self.hall.metrics.refused.add(1);
        self.send(text(&trouble.message())).await
    }

    async fn close(&mut self, code: CloseCode, reason: &'static str) -> Result<(), Hangup> {
        self.socket.send(Message::close(Some(code), reason)).await.map_err(|_| Hangup)
    }

    /// The version the client knows and whether it can be told briefly, from its first message.
    async fn hello(&mut self) -> Result<(u64, bool), Hangup> {
        loop {
            let message = self.socket.next().await.ok_or(Hangup)?.map_err(|_| Hangup)?;
            match self.read(message).await? {
                None => {}
                Some(ToServer::Hello { protocol, since, brief }) if protocol == protocol::VERSION => {
                    return Ok((since, brief));
                }
                Some(ToServer::Hello { .. }) => {
                    self.refuse(&Trouble::other_protocol()).await?;
                    self.close(CloseCode::POLICY_VIOLATION, "another protocol").await?;
                    return Err(Hangup);
                }
                Some(_) => self.refuse(&Trouble::no_hello()).await?,
            }
        }
    }

    /// Enters the match. A match that is just being put away is opened again.
    async fn connect(
        &mut self,
        id: &str,
        caller: &Caller,
        (since, brief): (u64, bool),
    ) -> Result<(Handle, u64, mpsc::Receiver<Payload>), Trouble> {
        for _ in 0..3 {
            let handle = self.hall.room(id)?;
            let (out, mail) = mpsc::channel(WAITING);
            let (reply, answer) = oneshot::channel();
            let letter = Letter::Connect { person: caller.person(), since, brief, out, reply };
            if handle.letters.send(Box::new(letter)).await.is_err() {
                continue;
            }
            match answer.await {
                Ok(Ok(conn)) => return Ok((handle, conn, mail)),
                Ok(Err(trouble)) if trouble != Trouble::gone() => return Err(trouble),
                Ok(Err(_)) | Err(_) => {}
            }
        }
        Err(Trouble::gone())
    }

    /// Carries messages both ways until either side ends. `Ok` when the match ended first.
    async fn converse(
        &mut self,
        handle: &Handle,
        conn: u64,
        mail: &mut mpsc::Receiver<Payload>,
    ) -> Result<(), Hangup> {
        let mut closing = self.hall.closing.clone();
        // Made once: a timer and a place in a queue for each message would cost more than the message.
        let mut closed = pin!(closing.changed());
        let mut silence = pin!(sleep(SILENCE));
        let (mut asked, mut heard) = (false, Instant::now());
        loop {
            tokio::select! {
                biased;
                _ = &mut closed => return Ok(()),
                text = mail.recv() => match text {
                    Some(text) => self.send(text).await?,
                    None => return Ok(()),
                },
                message = self.socket.next() => {
                    let message = message.ok_or(Hangup)?.map_err(|_| Hangup)?;
                    (asked, heard) = (false, Instant::now());
                    if let Some(said) = self.read(message).await? {
                        let letter = Letter::Said { conn, said };
                        if handle.letters.send(Box::new(letter)).await.is_err() {
                            return Ok(());
                        }
                    }
                }
                () = &mut silence => {
                    if heard.elapsed() < SILENCE {
                        silence.as_mut().reset(heard + SILENCE);
                        continue;
                    }
                    if asked {
                        return Err(Hangup);
                    }
                    self.socket.send(Message::ping("")).await.map_err(|_| Hangup)?;
                    (asked, heard) = (true, Instant::now());
                    silence.as_mut().reset(heard + SILENCE);
                }
            }
        }
    }

    /// What a client says, if it is something to act on; refused if it is nothing that can be said.
    async fn read(&mut self, message: Message) -> Result<Option<ToServer>, Hangup> {
        if message.is_close() {
            return Err(Hangup);
        }
        // The socket itself answers these.
        if message.is_ping() || message.is_pong() || !self.count().await? {
            return Ok(None);
        }
        let Some(text) = message.as_text() else {
            self.refuse(&Trouble::malformed("messages are text")).await?;
            return Ok(None);
        };
        if text.len() > BIGGEST {
            self.refuse(&Trouble::too_big()).await?;
            return Ok(None);
        }
        match serde_json::from_str(text) {
            Ok(ToServer::Chat { .. }) if !self.chat.take(self.hall.limits.chat) => {
                self.refuse(&Trouble::too_many()).await?;
                Ok(None)
            }
            Ok(said) => Ok(Some(said)),
            Err(error) => {
                self.refuse(&Trouble::malformed(error)).await?;
                Ok(None)
            }
        }
    }

    /// Counts a message; a flood ends the socket.
    async fn count(&mut self) -> Result<bool, Hangup> {
        if self.messages.take(self.hall.limits.messages) {
            self.over = 0;
            return Ok(true);
        }
        self.hall.metrics.limited.add(1);
        self.over += 1;
        if self.over > self.hall.limits.flood {
            self.close(CloseCode::POLICY_VIOLATION, "too many messages").await?;
            return Err(Hangup);
        }
        // Said once per flood: answering each would make it two.
        if self.over == 1 {
            self.refuse(&Trouble::too_many()).await?;
        }
        Ok(false)
    }
}
