//! A socket: what is read is read into the stack, what is written is written at once, and only what is not whole or not
//! taken yet is kept.

use crate::frame::{self, Frame, FrameError, Opened};
use std::{
    future::poll_fn,
    io::{self, ErrorKind},
    mem::{MaybeUninit, take},
    pin::Pin,
    task::{Context, Poll, ready},
    time::Duration,
};
use tokio::{
    io::{AsyncRead as _, AsyncReadExt as _, AsyncWrite as _, AsyncWriteExt as _, ReadBuf},
    net::TcpStream,
    time::timeout,
};
use tungstenite::protocol::frame::coding::{CloseCode, Control, Data, OpCode};

/// What is read at once.
const ROOM: usize = 4 * 1024;
/// A message bigger than this is not even refused.
const TOO_BIG: usize = 64 * 1024;
/// A client that has more than this to read when there is something new is taken to be gone.
const WAITING: usize = 256 * 1024;
/// Frames that are gone through at once. Then others have their turn.
const FRAMES: u32 = 32;
/// How long a client that is told to come back may take to read it.
const FAREWELL: Duration = Duration::from_secs(5);

/// The socket has ended, or is to end.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Closed;

impl From<io::Error> for Closed {
    fn from(_: io::Error) -> Self {
        Self
    }
}

/// Something said: text, bytes that are none, or something that was too much to be listened to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Payload<'a> {
    /// Text.
    Text(&'a str),
    /// Bytes that are no text.
    Bytes,
    /// Something that is too much.
    TooMuch,
}

/// A socket.
#[derive(Debug)]
pub struct WebSocket {
    stream: TcpStream,
    /// What was read and is not a whole frame yet, or has not been looked at.
    unread: Vec<u8>,
    /// The frames so far of a message in several, and what it is.
    parts: Option<(Data, Vec<u8>)>,
    /// What the last ping carried, to be answered.
    ping: Option<Vec<u8>>,
    /// What the system has not taken yet.
    unsent: Vec<u8>,
    /// Whether anything came since this was last asked.
    heard: bool,
}

impl WebSocket {
    /// A socket from which something may have been read already.
    pub fn new(stream: TcpStream, unread: Vec<u8>) -> Self {
        Self { stream, unread, parts: None, ping: None, unsent: Vec::new(), heard: true }
    }

    /// The next message, read by `read`; the standard's own messages are answered here, and of several pings only the
    /// last. Each frame is counted by `count`, whatever it carries: one that is too many is not listened to.
    pub fn poll_message<T>(
        &mut self,
        cx: &mut Context<'_>,
        mut count: impl FnMut() -> bool,
        mut read: impl FnMut(Payload<'_>) -> T,
    ) -> Poll<Result<T, Closed>> {
        let mut left = FRAMES;
        loop {
            if !self.unread.is_empty() {
                let mut unread = take(&mut self.unread);
                let (used, said) = self.next_message(&mut unread, &mut left, &mut count, &mut read)?;
                if used < unread.len() {
                    unread.drain(..used);
                    self.unread = unread;
                }
                if let Some(said) = said {
                    return Poll::Ready(Ok(said));
                }
            }
            if left == 0 {
                cx.waker().wake_by_ref();
                return Poll::Pending;
            }
            if let Some(ping) = self.ping.take() {
                self.send(&Frame::control(Control::Pong, &ping))?;
            }
            let mut room = [MaybeUninit::uninit(); ROOM];
            let mut room = ReadBuf::uninit(&mut room);
            ready!(Pin::new(&mut self.stream).poll_read(cx, &mut room))?;
            self.heard = true;
            let new = room.filled_mut();
            if new.is_empty() {
                return Poll::Ready(Err(Closed));
            }
            if !self.unread.is_empty() {
                self.unread.extend_from_slice(new);
                continue;
            }
            let (used, said) = self.next_message(new, &mut left, &mut count, &mut read)?;
            self.unread.extend_from_slice(&new[used..]);
            if let Some(said) = said {
                return Poll::Ready(Ok(said));
            }
        }
    }

    /// Goes through frames until one ends a message, or until there are none `left` to be gone through at once: how many
    /// bytes were used, and what was said.
    fn next_message<T>(
        &mut self,
        bytes: &mut [u8],
        left: &mut u32,
        count: &mut impl FnMut() -> bool,
        read: &mut impl FnMut(Payload<'_>) -> T,
    ) -> Result<(usize, Option<T>), Closed> {
        let mut used = 0;
        loop {
            if *left == 0 {
                return Ok((used, None));
            }
            let frame = match frame::open(&mut bytes[used..], TOO_BIG) {
                Ok(Some(frame)) => frame,
                Ok(None) => return Ok((used, None)),
                Err(wrong) => return Err(self.fail(wrong)),
            };
            used += frame.used;
            *left -= 1;
            match self.take_frame(&frame, count(), read) {
                Ok(None) => {}
                Ok(said) => return Ok((used, said)),
                Err(wrong) => return Err(self.fail(wrong)),
            }
        }
    }

    fn take_frame<T>(
        &mut self,
        frame: &Opened<'_>,
        may: bool,
        read: &mut impl FnMut(Payload<'_>) -> T,
    ) -> Result<Option<T>, FrameError> {
        let mut words = |kind: Data, bytes: &[u8]| match kind {
            _ if !may => Ok(read(Payload::TooMuch)),
            Data::Text => std::str::from_utf8(bytes)
                .map(|text| read(Payload::Text(text)))
                .map_err(|_| FrameError::NotText),
            Data::Binary | Data::Continue | Data::Reserved(_) => Ok(read(Payload::Bytes)),
        };
        match frame.what {
            OpCode::Control(Control::Ping) if may => {
                self.ping = Some(frame.payload.to_vec());
                Ok(None)
            }
            OpCode::Control(Control::Pong | Control::Reserved(_)) if may => Ok(None),
            OpCode::Control(Control::Ping | Control::Pong | Control::Reserved(_)) => {
                Ok(Some(read(Payload::TooMuch)))
            }
            // Their code is said back to them.
            OpCode::Control(Control::Close) => {
                let code = frame.payload.get(..2).unwrap_or_default();
                _ = self.send(&Frame::control(Control::Close, code));
                Err(FrameError::Gone)
            }
            OpCode::Data(Data::Continue) => {
                let (kind, mut whole) = self.parts.take().ok_or(FrameError::Protocol)?;
                if whole.len() + frame.payload.len() > TOO_BIG {
                    return Err(FrameError::TooBig);
                }
                whole.extend_from_slice(frame.payload);
                if frame.is_last {
                    return words(kind, &whole).map(Some);
                }
                if !may {
                    return Err(FrameError::TooMuch);
                }
                self.parts = Some((kind, whole));
                Ok(None)
            }
            OpCode::Data(_) if self.parts.is_some() => Err(FrameError::Protocol),
            OpCode::Data(kind) if frame.is_last => words(kind, frame.payload).map(Some),
            // A client that floods in parts of messages floods.
            OpCode::Data(_) if !may => Err(FrameError::TooMuch),
            OpCode::Data(kind) => {
                self.parts = Some((kind, frame.payload.to_vec()));
                Ok(None)
            }
        }
    }

    /// Says why the socket ends, if it can still be said.
    fn fail(&mut self, wrong: FrameError) -> Closed {
        let (code, why) = match wrong {
            FrameError::Gone => return Closed,
            FrameError::Protocol => (CloseCode::Protocol, "not a frame"),
            FrameError::TooBig => (CloseCode::Size, "too big"),
            FrameError::NotText => (CloseCode::Invalid, "not UTF-8"),
            FrameError::TooMuch => (CloseCode::Policy, "too many messages"),
        };
        _ = self.send(&Frame::close(code, why));
        Closed
    }

    /// Whether anything came since this was last asked.
    pub fn was_heard(&mut self) -> bool {
        take(&mut self.heard)
    }

    /// Sends a frame, or as much of it as the system takes now: the rest waits for [`WebSocket::poll_flush`].
    pub fn send(&mut self, frame: &Frame) -> Result<(), Closed> {
        if self.unsent.len() > WAITING {
            return Err(Closed);
        }
        let bytes = frame.bytes();
        let sent = if self.unsent.is_empty() {
            match self.stream.try_write(bytes) {
                Ok(sent) => sent,
                Err(error) if error.kind() == ErrorKind::WouldBlock => 0,
                Err(_) => return Err(Closed),
            }
        } else {
            0
        };
        self.unsent.extend_from_slice(&bytes[sent..]);
        Ok(())
    }

    /// Goes on with what has not been sent; ready once nothing is left.
    pub fn poll_flush(&mut self, cx: &mut Context<'_>) -> Poll<Result<(), Closed>> {
        if self.unsent.is_empty() {
            return Poll::Ready(Ok(()));
        }
        let mut sent = 0;
        let done = loop {
            if sent == self.unsent.len() {
                break Poll::Ready(Ok(()));
            }
            match Pin::new(&mut self.stream).poll_write(cx, &self.unsent[sent..]) {
                Poll::Ready(Ok(more)) if more > 0 => sent += more,
                Poll::Ready(_) => break Poll::Ready(Err(Closed)),
                Poll::Pending => break Poll::Pending,
            }
        };
        if sent == self.unsent.len() {
            self.unsent = Vec::new();
        } else {
            self.unsent.drain(..sent);
        }
        done
    }

    /// Ends the socket with a word, without waiting for it to be read; `kept` is dropped once it is. What they still say
    /// is read and not heard: a socket that is closed with something unread takes back what was sent last.
    pub fn close(mut self, code: CloseCode, why: &str, kept: impl Send + 'static) {
        if self.send(&Frame::close(code, why)).is_err() {
            return;
        }
        let ended = async move {
            poll_fn(|cx| self.poll_flush(cx)).await?;
            self.stream.shutdown().await?;
            let mut room = [0; ROOM];
            while self.stream.read(&mut room).await? > 0 {}
            Ok::<_, Closed>(())
        };
        tokio::spawn(async move {
            // A client that does not read it in time has left.
            _ = timeout(FAREWELL, ended).await;
            drop(kept);
        });
    }
}

#[cfg(test)]
mod tests {
    use super::{Closed, Frame, Payload, WebSocket};
    use std::future::poll_fn;
    use tokio::{
        io::{AsyncReadExt as _, AsyncWriteExt as _},
        net::{TcpListener, TcpStream},
    };
    use tungstenite::protocol::frame::coding::CloseCode;

    async fn pair() -> (WebSocket, TcpStream) {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let client = TcpStream::connect(listener.local_addr().expect("an address")).await.expect("connected");
        let (server, _) = listener.accept().await.expect("accepted");
        (WebSocket::new(server, Vec::new()), client)
    }

    /// A frame as a client writes it, with a mask that changes every byte.
    fn masked(first: u8, payload: &[u8]) -> Vec<u8> {
        let mut frame = vec![first];
        match payload.len() {
            short @ 0..126 => frame.push(0x80 | short as u8),
            long => {
                frame.push(0x80 | 0x7e);
                frame.extend((long as u16).to_be_bytes());
            }
        }
        let mask = [1, 2, 4, 8];
        frame.extend(mask);
        frame.extend(payload.iter().zip(mask.iter().cycle()).map(|(byte, mask)| byte ^ mask));
        frame
    }

    async fn hear(socket: &mut WebSocket) -> Result<Option<String>, Closed> {
        let read = |words: Payload<'_>| match words {
            Payload::Text(text) => Some(text.to_owned()),
            Payload::Bytes | Payload::TooMuch => None,
        };
        poll_fn(|cx| socket.poll_message(cx, || true, read)).await
    }

    #[tokio::test]
    async fn of_many_pings_the_last_is_answered_and_others_have_their_turn_in_between() {
        let (mut socket, mut client) = pair().await;
        let mut bytes: Vec<u8> = (0..200_u8).flat_map(|n| masked(0x89, &[n])).collect();
        bytes.extend(masked(0x81, b"said"));
        client.write_all(&bytes).await.expect("written");
        client.shutdown().await.expect("written");
        socket.stream.readable().await.expect("readable");
        let (mut frames, mut polls) = (0, 0);
        let said = poll_fn(|cx| {
            polls += 1;
            let count = || {
                frames += 1;
                true
            };
            socket.poll_message(cx, count, |payload| matches!(payload, Payload::Text("said")))
        });
        assert_eq!(said.await, Ok(true));
        assert_eq!(frames, 201, "every frame counts");
        assert!(polls >= 201 / super::FRAMES, "{polls}");
        assert_eq!(hear(&mut socket).await, Err(Closed));
        drop(socket);
        let mut answers = Vec::new();
        client.read_to_end(&mut answers).await.expect("read");
        assert!(answers.ends_with(&[0x8A, 1, 199]), "{answers:?}");
        assert!(answers.len() <= 3 * 4, "one for each read at the most: {answers:?}");
    }

    #[tokio::test]
    async fn what_is_too_much_is_neither_read_nor_answered() {
        for many in [masked(0x89, b"?"), masked(0x8A, b"!"), masked(0x81, b"text")] {
            let (mut socket, mut client) = pair().await;
            client.write_all(&many).await.expect("written");
            let heard =
                poll_fn(|cx| socket.poll_message(cx, || false, |payload| payload == Payload::TooMuch)).await;
            assert_eq!(heard, Ok(true));
            drop(socket);
            let mut answers = Vec::new();
            client.read_to_end(&mut answers).await.expect("read");
            assert!(answers.is_empty(), "{answers:?}");
        }
        let (mut socket, mut client) = pair().await;
        client.write_all(&masked(0x01, b"a part")).await.expect("written");
        let heard = poll_fn(|cx| socket.poll_message(cx, || false, |_| ())).await;
        assert_eq!(heard, Err(Closed), "who floods in parts floods");
    }

    #[tokio::test]
    async fn messages_come_in_pieces_and_several_at_once() {
        let (mut socket, mut client) = pair().await;
        let long = "x".repeat(9_000);
        let mut bytes = masked(0x81, b"one");
        bytes.extend(masked(0x01, b"tw"));
        bytes.extend(masked(0x89, b"?"));
        bytes.extend(masked(0x80, b"o"));
        bytes.extend(masked(0x82, &[0, 255]));
        bytes.extend(masked(0x81, long.as_bytes()));
        let writer = tokio::spawn(async move {
            for piece in bytes.chunks(7) {
                client.write_all(piece).await.expect("written");
                tokio::task::yield_now().await;
            }
            client
        });
        assert_eq!(hear(&mut socket).await, Ok(Some("one".to_owned())));
        assert_eq!(hear(&mut socket).await, Ok(Some("two".to_owned())), "with a question in between");
        assert_eq!(hear(&mut socket).await, Ok(None), "bytes are no text");
        assert_eq!(hear(&mut socket).await, Ok(Some(long)));
        let mut client = writer.await.expect("written");
        let mut pong = [0; 3];
        client.read_exact(&mut pong).await.expect("the answer to the question");
        assert_eq!(pong, [0x8A, 1, b'?']);
        assert!(
            socket.unread.is_empty() && socket.unread.capacity() == 0,
            "nothing is kept while nothing is said"
        );
    }

    #[tokio::test]
    async fn what_the_standard_forbids_ends_the_socket_with_its_code() {
        let too_big: Vec<u8> =
            [0x81, 0xFF].into_iter().chain(100_000_u64.to_be_bytes()).chain([0; 4]).collect();
        for (bytes, code) in [
            (vec![0x81, 0x02, b'h', b'i'], 1002_u16), // not masked
            (masked(0xC1, b"compressed"), 1002),      // an extension that was not agreed on
            (masked(0x83, b"reserved"), 1002),        // a reserved kind
            (masked(0x80, b"continued"), 1002),       // nothing to continue
            (masked(0x09, b"ping in parts"), 1002),   // a control frame in parts
            (masked(0x89, &[7; 126]), 1002),          // a control frame that is too long
            (masked(0x81, &[0xFF, 0xFE]), 1007),      // not UTF-8
            (too_big, 1009),
        ] {
            let (mut socket, mut client) = pair().await;
            client.write_all(&bytes).await.expect("written");
            assert_eq!(hear(&mut socket).await, Err(Closed), "{bytes:?}");
            let mut close = [0; 4];
            client.read_exact(&mut close).await.expect("a close frame");
            assert_eq!((close[0], u16::from_be_bytes([close[2], close[3]])), (0x88, code), "{bytes:?}");
        }
        let (mut socket, mut client) = pair().await;
        let mut two = masked(0x01, b"a");
        two.extend(masked(0x81, b"b"));
        client.write_all(&two).await.expect("written");
        assert_eq!(hear(&mut socket).await, Err(Closed), "a message within another");
    }

    #[tokio::test]
    async fn a_close_is_answered_and_an_end_is_an_end() {
        let (mut socket, mut client) = pair().await;
        client.write_all(&masked(0x88, &[0x03, 0xE8, b'b', b'y', b'e'])).await.expect("written");
        assert_eq!(hear(&mut socket).await, Err(Closed));
        let mut close = [0; 4];
        client.read_exact(&mut close).await.expect("a close frame");
        assert_eq!(close, [0x88, 2, 0x03, 0xE8]);
        let (mut socket, client) = pair().await;
        drop(client);
        assert_eq!(hear(&mut socket).await, Err(Closed));
    }

    #[tokio::test]
    async fn whoever_does_not_read_is_waited_for_and_then_given_up() {
        let (mut socket, mut client) = pair().await;
        let text = "x".repeat(100_000);
        let frame = Frame::text(|bytes| bytes.extend(text.as_bytes()));
        let sent = (0..1_000).take_while(|_| socket.send(&frame).is_ok()).count();
        assert!((3..900).contains(&sent), "{sent}");
        let reader = tokio::spawn(async move {
            let mut all = Vec::new();
            client.read_to_end(&mut all).await.expect("read");
            all
        });
        poll_fn(|cx| socket.poll_flush(cx)).await.expect("flushed");
        assert_eq!(socket.unsent.capacity(), 0);
        socket.close(CloseCode::Restart, "come back", ());
        let all = reader.await.expect("read");
        assert_eq!(all.len(), sent * frame.bytes().len() + 4 + "come back".len());
        assert!(all.ends_with(b"come back"));
    }
}
