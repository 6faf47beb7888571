//! Requests and sockets as attackers write them: by hand, so that they can be half of one.

use super::players::TELL;
use serde_json::Value;
use std::{io, net::SocketAddr, time::Duration};
use tokio::{
    io::{AsyncReadExt as _, AsyncWriteExt as _},
    net::{TcpSocket, TcpStream},
    time::timeout,
};

/// Where whoever looks on is.
pub(crate) const PLAYER: [u8; 4] = [127, 0, 0, 1];
/// Where the players of a match are: each has limits of its own.
pub(crate) fn player(n: u32) -> [u8; 4] {
    [127, 0, 1 + (n / 250) as u8, 1 + (n % 250) as u8]
}
/// Where attackers are: another address to the server, and the same machine.
pub(crate) const ATTACKER: [u8; 4] = [127, 0, 0, 2];
/// Long enough for whatever will ever come.
const PATIENCE: Duration = Duration::from_secs(20);

/// A connection from an address of ours.
pub(crate) async fn connect(from: [u8; 4], addr: SocketAddr) -> io::Result<TcpStream> {
    let socket = TcpSocket::new_v4()?;
    socket.bind((from, 0).into())?;
    let stream = timeout(PATIENCE, socket.connect(addr)).await??;
    stream.set_nodelay(true)?;
    Ok(stream)
}

/// The same, with as little room for what is not read yet as the system allows.
pub(crate) async fn connect_small(from: [u8; 4], addr: SocketAddr) -> io::Result<TcpStream> {
    let socket = TcpSocket::new_v4()?;
    socket.bind((from, 0).into())?;
    socket.set_recv_buffer_size(1)?;
    timeout(PATIENCE, socket.connect(addr)).await?
}

/// An answer: its status, its head and its body.
#[derive(Debug)]
pub(crate) struct Answer {
    pub(crate) status: u16,
    pub(crate) body: Vec<u8>,
}

impl Answer {
    pub(crate) fn json(&self) -> Result<Value, String> {
        serde_json::from_slice(&self.body)
            .map_err(|e| format!("{e}: {}: {}", self.status, String::from_utf8_lossy(&self.body)))
    }
}

/// Asks once.
pub(crate) async fn ask(
    from: [u8; 4],
    addr: SocketAddr,
    method: &str,
    path: &str,
    head: &str,
    body: &[u8],
) -> io::Result<Answer> {
    let mut stream = connect(from, addr).await?;
    let length = body.len();
    let request = format!(
        "{method} {path} HTTP/1.1\r\nhost: {addr}\r\nconnection: close\r\ncontent-length: {length}\r\n{head}\r\n"
    );
    stream.write_all(&[request.as_bytes(), body].concat()).await?;
    let mut answer = Vec::new();
    timeout(PATIENCE, stream.read_to_end(&mut answer)).await??;
    let text = String::from_utf8_lossy(&answer);
    let status =
        text.split(' ').nth(1).and_then(|code| code.parse().ok()).ok_or(io::ErrorKind::InvalidData)?;
    let end = answer.windows(4).position(|four| four == b"\r\n\r\n").ok_or(io::ErrorKind::InvalidData)?;
    Ok(Answer { status, body: answer[end + 4..].to_vec() })
}

/// Makes a match of these seats: what the server says of it.
pub(crate) async fn make(from: [u8; 4], addr: SocketAddr, wish: &Value) -> Result<Value, String> {
    let body = wish.to_string();
    let answer = ask(from, addr, "POST", "/api/matches", TELL, body.as_bytes()).await;
    let answer = answer.map_err(|e| format!("no match can be made: {e}"))?;
    if answer.status != 200 {
        return Err(format!("no match can be made: {}", String::from_utf8_lossy(&answer.body)));
    }
    answer.json()
}

/// A frame as clients write it, with a mask of zeros.
pub(crate) fn frame(first: u8, payload: &[u8]) -> Vec<u8> {
    let mut frame = vec![first];
    match payload.len() {
        short @ 0..126 => frame.push(0x80 | short as u8),
        long @ 126..65_536 => {
            frame.push(0x80 | 0x7e);
            frame.extend((long as u16).to_be_bytes());
        }
        long => {
            frame.push(0x80 | 0x7f);
            frame.extend((long as u64).to_be_bytes());
        }
    }
    frame.extend([0; 4]);
    frame.extend(payload);
    frame
}

/// A socket of a match.
#[derive(Debug)]
pub(crate) struct Socket {
    pub(crate) stream: TcpStream,
    unread: Vec<u8>,
}

impl Socket {
    /// Connects without a word.
    pub(crate) async fn open(
        from: [u8; 4],
        addr: SocketAddr,
        id: &str,
        token: Option<&str>,
    ) -> io::Result<Self> {
        let mut stream = connect(from, addr).await?;
        let bearer = token.map_or_else(String::new, |token| format!("authorization: Bearer {token}\r\n"));
        let request = format!(
            "GET /api/matches/{id}/socket HTTP/1.1\r\nhost: {addr}\r\nconnection: upgrade\r\nupgrade: websocket\r\n\
             sec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n{bearer}\r\n"
        );
        stream.write_all(request.as_bytes()).await?;
        let mut unread = Vec::new();
        let end = loop {
            if let Some(end) = unread.windows(4).position(|four| four == b"\r\n\r\n") {
                break end;
            }
            if timeout(PATIENCE, stream.read_buf(&mut unread)).await?? == 0 {
                return Err(io::ErrorKind::UnexpectedEof.into());
            }
        };
        if !unread.starts_with(b"HTTP/1.1 101") {
            return Err(io::ErrorKind::ConnectionRefused.into());
        }
        unread.drain(..end + 4);
        Ok(Self { stream, unread })
    }

    /// Connects, and asks to be told everything.
    pub(crate) async fn hello(
        from: [u8; 4],
        addr: SocketAddr,
        id: &str,
        token: Option<&str>,
    ) -> io::Result<Self> {
        let mut socket = Self::open(from, addr, id, token).await?;
        socket.say(hello().as_bytes()).await?;
        Ok(socket)
    }

    pub(crate) async fn say(&mut self, text: &[u8]) -> io::Result<()> {
        self.stream.write_all(&frame(0x81, text)).await
    }

    /// The next message.
    pub(crate) async fn hear(&mut self) -> io::Result<Value> {
        loop {
            if let Some((first, payload)) = self.take() {
                match first & 0x0F {
                    1 => return serde_json::from_slice(&payload).map_err(io::Error::other),
                    8 => return Err(io::ErrorKind::ConnectionAborted.into()),
                    _ => continue,
                }
            }
            if timeout(PATIENCE, self.stream.read_buf(&mut self.unread)).await?? == 0 {
                return Err(io::ErrorKind::UnexpectedEof.into());
            }
        }
    }

    /// The next message of a kind.
    pub(crate) async fn until(&mut self, kind: &str) -> io::Result<Value> {
        loop {
            let heard = self.hear().await?;
            if heard["t"] == kind {
                return Ok(heard);
            }
        }
    }

    /// A whole frame of what was read.
    fn take(&mut self) -> Option<(u8, Vec<u8>)> {
        let (first, length) = (*self.unread.first()?, *self.unread.get(1)?);
        let (start, length) = match length {
            126 => (4, u16::from_be_bytes(self.unread.get(2..4)?.try_into().ok()?).into()),
            127 => (10, u64::from_be_bytes(self.unread.get(2..10)?.try_into().ok()?) as usize),
            short => (2, usize::from(short)),
        };
        let payload = self.unread.get(start..start + length)?.to_vec();
        self.unread.drain(..start + length);
        Some((first, payload))
    }
}

/// A request to be told everything.
pub(crate) fn hello() -> String {
    serde_json::json!({"t": "hello", "protocol": protocol::VERSION, "since": 0}).to_string()
}
