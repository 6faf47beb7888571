//! A socket of a match. It has no task and no buffers of its own: what is read is read into the stack, what is written
//! is written at once, and only what is not whole or not taken yet is kept.
//!
//! | room | what is in it |
//! |---|---|
//! | [`Line`] | reading and writing messages |
//! | [`frame`] | what messages look like on the wire |

pub(crate) mod frame;

use frame::{Frame, Opened, Wrong};
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
/// Whoever has more than this to read when there is something new is taken to be gone.
const WAITING: usize = 256 * 1024;
/// Frames that are gone through at once. Then others have their turn.
const FRAMES: u32 = 32;
/// How long somebody who is told to come back may take to read it.
const FAREWELL: Duration = Duration::from_secs(5);

/// The socket has ended, or is to end.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Hangup;

impl From<io::Error> for Hangup {
    fn from(_: io::Error) -> Self {
        Self
    }
}

/// Something said: text, bytes that are none, or something that was too much to be listened to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Words<'a> {
    Text(&'a str),
    Bytes,
    TooMuch,
}

/// A socket.
#[derive(Debug)]
pub(crate) struct Line {
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

impl Line {
    /// A socket from which something may have been read already.
    pub(crate) fn new(stream: TcpStream, unread: Vec<u8>) -> Self {
        Self { stream, unread, parts: None, ping: None, unsent: Vec::new(), heard: true }
    }

    /// The next message, read by `read`; the standard's own messages are answered here, and of several pings only the
    /// last. Each frame is counted by `count`, whatever it carries: one that is too many is not listened to.
    pub(crate) fn poll_hear<T>(
        &mut self,
        cx: &mut Context<'_>,
        mut count: impl FnMut() -> bool,
        mut read: impl FnMut(Words<'_>) -> T,
    ) -> Poll<Result<T, Hangup>> {
        let mut left = FRAMES;
        loop {
            if !self.unread.is_empty() {
                let mut unread = take(&mut self.unread);
                let (used, said) = self.sift(&mut unread, &mut left, &mut count, &mut read)?;
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
                return Poll::Ready(Err(Hangup));
            }
            if !self.unread.is_empty() {
                self.unread.extend_from_slice(new);
                continue;
            }
            let (used, said) = self.sift(new, &mut left, &mut count, &mut read)?;
            self.unread.extend_from_slice(&new[used..]);
            if let Some(said) = said {
                return Poll::Ready(Ok(said));
            }
        }
    }

    /// Goes through frames until one ends a message, or until there are none `left` to be gone through at once: how many
    /// bytes were used, and what was said.
    fn sift<T>(
        &mut self,
        bytes: &mut [u8],
        left: &mut u32,
        count: &mut impl FnMut() -> bool,
        read: &mut impl FnMut(Words<'_>) -> T,
    ) -> Result<(usize, Option<T>), Hangup> {
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
        read: &mut impl FnMut(Words<'_>) -> T,
    ) -> Result<Option<T>, Wrong> {
        let mut words = |kind: Data, bytes: &[u8]| match kind {
            _ if !may => Ok(read(Words::TooMuch)),
            Data::Text => {
                std::str::from_utf8(bytes).map(|text| read(Words::Text(text))).map_err(|_| Wrong::NotText)
            }
            Data::Binary | Data::Continue | Data::Reserved(_) => Ok(read(Words::Bytes)),
        };
        match frame.what {
            OpCode::Control(Control::Ping) if may => {
                self.ping = Some(frame.payload.to_vec());
                Ok(None)
            }
            OpCode::Control(Control::Pong | Control::Reserved(_)) if may => Ok(None),
            OpCode::Control(Control::Ping | Control::Pong | Control::Reserved(_)) => {
                Ok(Some(read(Words::TooMuch)))
            }
            // Their code is said back to them.
            OpCode::Control(Control::Close) => {
                let code = frame.payload.get(..2).unwrap_or_default();
                _ = self.send(&Frame::control(Control::Close, code));
                Err(Wrong::Gone)
            }
            OpCode::Data(Data::Continue) => {
                let (kind, mut whole) = self.parts.take().ok_or(Wrong::Protocol)?;
                if whole.len() + frame.payload.len() > TOO_BIG {
                    return Err(Wrong::TooBig);
                }
                whole.extend_from_slice(frame.payload);
                if frame.is_last {
                    return words(kind, &whole).map(Some);
                }
                if !may {
                    return Err(Wrong::TooMuch);
                }
                self.parts = Some((kind, whole));
                Ok(None)
            }
            OpCode::Data(_) if self.parts.is_some() => Err(Wrong::Protocol),
            OpCode::Data(kind) if frame.is_last => words(kind, frame.payload).map(Some),
            // Whoever floods in parts of messages floods.
            OpCode::Data(_) if !may => Err(Wrong::TooMuch),
            OpCode::Data(kind) => {
                self.parts = Some((kind, frame.payload.to_vec()));
                Ok(None)
            }
        }
    }

    /// Says why the socket ends, if it can still be said.
    fn fail(&mut self, wrong: Wrong) -> Hangup {
        let (code, why) = match wrong {
            Wrong::Gone => return Hangup,
            Wrong::Protocol => (CloseCode::Protocol, "not a frame"),
            Wrong::TooBig => (CloseCode::Size, "too big"),
            Wrong::NotText => (CloseCode::Invalid, "not UTF-8"),
            Wrong::TooMuch => (CloseCode::Policy, "too many messages"),
        };
        _ = self.send(&Frame::close(code, why));
        Hangup
    }

    /// Whether anything came since this was last asked.
    pub(crate) fn was_heard(&mut self) -> bool {
        take(&mut self.heard)
    }

    /// Sends a frame, or as much of it as the system takes now: the rest waits for [`Line::poll_flush`].
    pub(crate) fn send(&mut self, frame: &Frame) -> Result<(), Hangup> {
        if self.unsent.len() > WAITING {
            return Err(Hangup);
        }
        let bytes = frame.bytes();
        let sent = if self.unsent.is_empty() {
            match self.stream.try_write(bytes) {
                Ok(sent) => sent,
                Err(error) if error.kind() == ErrorKind::WouldBlock => 0,
                Err(_) => return Err(Hangup),
            }
        } else {
            0
        };
        self.unsent.extend_from_slice(&bytes[sent..]);
        Ok(())
    }

    /// Goes on with what has not been sent; ready once nothing is left.
    pub(crate) fn poll_flush(&mut self, cx: &mut Context<'_>) -> Poll<Result<(), Hangup>> {
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
                Poll::Ready(_) => break Poll::Ready(Err(Hangup)),
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
    pub(crate) fn close(mut self, code: CloseCode, why: &str, kept: impl Send + 'static) {
        if self.send(&Frame::close(code, why)).is_err() {
            return;
        }
        let ended = async move {
            poll_fn(|cx| self.poll_flush(cx)).await?;
            self.stream.shutdown().await?;
            let mut room = [0; ROOM];
            while self.stream.read(&mut room).await? > 0 {}
            Ok::<_, Hangup>(())
        };
        tokio::spawn(async move {
            // Whoever does not read it in time has left.
            _ = timeout(FAREWELL, ended).await;
            drop(kept);
        });
    }
}

#[cfg(test)]
mod tests {
    use super::{Frame, Hangup, Line, Words};
    use std::future::poll_fn;
    use tokio::{
        io::{AsyncReadExt as _, AsyncWriteExt as _},
        net::{TcpListener, TcpStream},
    };
    use tungstenite::protocol::frame::coding::CloseCode;

    async fn pair() -> (Line, TcpStream) {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let client = TcpStream::connect(listener.local_addr().expect("an address")).await.expect("connected");
        let (server, _) = listener.accept().await.expect("accepted");
        (Line::new(server, Vec::new()), client)
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

    async fn hear(line: &mut Line) -> Result<Option<String>, Hangup> {
        let read = |words: Words<'_>| match words {
            Words::Text(text) => Some(text.to_owned()),
            Words::Bytes | Words::TooMuch => None,
        };
        poll_fn(|cx| line.poll_hear(cx, || true, read)).await
    }

    #[tokio::test]
    async fn of_many_pings_the_last_is_answered_and_others_have_their_turn_in_between() {
        let (mut line, mut client) = pair().await;
        let mut bytes: Vec<u8> = (0..200_u8).flat_map(|n| masked(0x89, &[n])).collect();
        bytes.extend(masked(0x81, b"said"));
        client.write_all(&bytes).await.expect("written");
        client.shutdown().await.expect("written");
        line.stream.readable().await.expect("readable");
        let (mut frames, mut polls) = (0, 0);
        let said = poll_fn(|cx| {
            polls += 1;
            let count = || {
                frames += 1;
                true
            };
            line.poll_hear(cx, count, |words| matches!(words, Words::Text("said")))
        });
        assert_eq!(said.await, Ok(true));
        assert_eq!(frames, 201, "every frame counts");
        assert!(polls >= 201 / super::FRAMES, "{polls}");
        assert_eq!(hear(&mut line).await, Err(Hangup));
        drop(line);
        let mut answers = Vec::new();
        client.read_to_end(&mut answers).await.expect("read");
        assert!(answers.ends_with(&[0x8A, 1, 199]), "{answers:?}");
        assert!(answers.len() <= 3 * 4, "one for each read at the most: {answers:?}");
    }

    #[tokio::test]
    async fn what_is_too_much_is_neither_read_nor_answered() {
        for many in [masked(0x89, b"?"), masked(0x8A, b"!"), masked(0x81, b"text")] {
            let (mut line, mut client) = pair().await;
            client.write_all(&many).await.expect("written");
            let heard = poll_fn(|cx| line.poll_hear(cx, || false, |words| words == Words::TooMuch)).await;
            assert_eq!(heard, Ok(true));
            drop(line);
            let mut answers = Vec::new();
            client.read_to_end(&mut answers).await.expect("read");
            assert!(answers.is_empty(), "{answers:?}");
        }
        let (mut line, mut client) = pair().await;
        client.write_all(&masked(0x01, b"a part")).await.expect("written");
        let heard = poll_fn(|cx| line.poll_hear(cx, || false, |_| ())).await;
        assert_eq!(heard, Err(Hangup), "who floods in parts floods");
    }

    #[tokio::test]
    async fn messages_come_in_pieces_and_several_at_once() {
        let (mut line, mut client) = pair().await;
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
        assert_eq!(hear(&mut line).await, Ok(Some("one".to_owned())));
        assert_eq!(hear(&mut line).await, Ok(Some("two".to_owned())), "with a question in between");
        assert_eq!(hear(&mut line).await, Ok(None), "bytes are no text");
        assert_eq!(hear(&mut line).await, Ok(Some(long)));
        let mut client = writer.await.expect("written");
        let mut pong = [0; 3];
        client.read_exact(&mut pong).await.expect("the answer to the question");
        assert_eq!(pong, [0x8A, 1, b'?']);
        assert!(
            line.unread.is_empty() && line.unread.capacity() == 0,
            "nothing is kept while nothing is said"
        );
    }

    #[tokio::test]
    async fn what_the_standard_forbids_ends_the_socket_with_its_code() {
        let too_big: Vec<u8> =
            [0x81, 0xFF].into_iter().chain(100_000_u64.to_be_bytes()).chain([0; 4]).collect();
        for (bytes, code) in [
            (vec![0x81, 0x02, b'h', b'i'], 1002_u16), // not masked
            (masked(0xC1, b"compressed"), 1002),      // an extension nobody agreed to
            (masked(0x83, b"reserved"), 1002),        // a reserved kind
            (masked(0x80, b"continued"), 1002),       // nothing to continue
            (masked(0x09, b"ping in parts"), 1002),   // a control frame in parts
            (masked(0x89, &[7; 126]), 1002),          // a control frame that is too long
            (masked(0x81, &[0xFF, 0xFE]), 1007),      // not UTF-8
            (too_big, 1009),
        ] {
            let (mut line, mut client) = pair().await;
            client.write_all(&bytes).await.expect("written");
            assert_eq!(hear(&mut line).await, Err(Hangup), "{bytes:?}");
            let mut close = [0; 4];
            client.read_exact(&mut close).await.expect("a close frame");
            assert_eq!((close[0], u16::from_be_bytes([close[2], close[3]])), (0x88, code), "{bytes:?}");
        }
        let (mut line, mut client) = pair().await;
        let mut two = masked(0x01, b"a");
        two.extend(masked(0x81, b"b"));
        client.write_all(&two).await.expect("written");
        assert_eq!(hear(&mut line).await, Err(Hangup), "a message within another");
    }

    #[tokio::test]
    async fn a_close_is_answered_and_an_end_is_an_end() {
        let (mut line, mut client) = pair().await;
        client.write_all(&masked(0x88, &[0x03, 0xE8, b'b', b'y', b'e'])).await.expect("written");
        assert_eq!(hear(&mut line).await, Err(Hangup));
        let mut close = [0; 4];
        client.read_exact(&mut close).await.expect("a close frame");
        assert_eq!(close, [0x88, 2, 0x03, 0xE8]);
        let (mut line, client) = pair().await;
        drop(client);
        assert_eq!(hear(&mut line).await, Err(Hangup));
    }

    #[tokio::test]
    async fn whoever_does_not_read_is_waited_for_and_then_given_up() {
        let (mut line, mut client) = pair().await;
        let text = "x".repeat(100_000);
        let frame = Frame::text(|bytes| bytes.extend(text.as_bytes()));
        let sent = (0..1_000).take_while(|_| line.send(&frame).is_ok()).count();
        assert!((3..900).contains(&sent), "{sent}");
        let reader = tokio::spawn(async move {
            let mut all = Vec::new();
            client.read_to_end(&mut all).await.expect("read");
            all
        });
        poll_fn(|cx| line.poll_flush(cx)).await.expect("flushed");
        assert_eq!(line.unsent.capacity(), 0);
        line.close(CloseCode::Restart, "come back", ());
        let all = reader.await.expect("read");
        assert_eq!(all.len(), sent * frame.bytes().len() + 4 + "come back".len());
        assert!(all.ends_with(b"come back"));
    }
}
