//! Somebody at a socket: what they say, and how much they may say.

use crate::{
    hall::Hall,
    limit::{Bucket, Share},
    line::{Hangup, Line, Words, frame::Frame},
    metrics::Limit,
    trouble::Trouble,
};
use protocol::socket::{ToClient, ToServer};
use std::{
    net::IpAddr,
    sync::Arc,
    task::{Context, Poll, ready},
};
use tungstenite::protocol::frame::coding::CloseCode;

/// The biggest message that is read.
const BIGGEST: usize = 16 * 1024;

/// A message as it is sent.
pub(crate) fn text(message: &ToClient) -> Frame {
    Frame::text(|bytes| serde_json::to_writer(bytes, message).expect("plain data always serialises"))
}

/// One of the sockets an address may have open.
#[derive(Debug)]
pub(crate) struct Place {
    hall: Arc<Hall>,
    address: IpAddr,
    _share: Share,
}

impl Place {
    pub(crate) fn take(hall: &Arc<Hall>, address: IpAddr) -> Option<Self> {
        let share = hall.sockets.take(Some(address), 1)?;
        hall.metrics.sockets.add(1);
        Some(Self { hall: Arc::clone(hall), address, _share: share })
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        self.hall.metrics.sockets.sub(1);
    }
}

/// Somebody at a socket, and what they may still say.
#[derive(Debug)]
pub(crate) struct Visitor {
    line: Line,
    place: Place,
    messages: Bucket,
    hellos: Bucket,
    /// Frames over the limit, in a row.
    over: u32,
}

impl Visitor {
    pub(crate) fn new(line: Line, place: Place) -> Self {
        let limits = &place.hall.limits;
        Self {
            messages: Bucket::full(limits.messages),
            hellos: Bucket::full(limits.hellos),
            over: 0,
            line,
            place,
        }
    }

    /// The next thing they say, or why it is nothing that can be said. A flood ends the socket. What they have not been
    /// sent yet is sent on meanwhile.
    pub(crate) fn poll_said(
        &mut self,
        cx: &mut Context<'_>,
    ) -> Poll<Result<Result<ToServer, Trouble>, Hangup>> {
        let Self { line, place, messages, over, .. } = self;
        let (hall, address) = (&place.hall, place.address);
        let limits = &hall.limits;
        if let Poll::Ready(sent) = line.poll_flush(cx) {
            sent?;
        }
        loop {
            let count = || {
                let may = messages.take(limits.messages) && hall.frames.take(address);
                *over = if may { 0 } else { *over + 1 };
                may
            };
            if let Some(said) = ready!(line.poll_hear(cx, count, read))? {
                return Poll::Ready(Ok(said));
            }
            hall.metrics.limit(Limit::Messages);
            if *over > limits.flood {
                // Whoever floods may not read it.
                _ = line.send(&Frame::close(CloseCode::Policy, "too many messages"));
                return Poll::Ready(Err(Hangup));
            }
            // Said once per flood: answering each would make it two.
            if *over == 1 {
                return Poll::Ready(Ok(Err(Trouble::too_many())));
            }
        }
    }

    /// Where they are.
    pub(crate) fn address(&self) -> IpAddr {
        self.place.address
    }

    /// Whether they may be told everything.
    pub(crate) fn may_hear_all(&mut self) -> Result<(), Trouble> {
        let hall = &self.place.hall;
        let may = self.hellos.take(hall.limits.hellos) && hall.hellos.take(self.place.address);
        if may { Ok(()) } else { Err(hall.too_many(Limit::Hellos)) }
    }

    /// Whether anything came from them since this was last asked.
    pub(crate) fn was_heard(&mut self) -> bool {
        self.line.was_heard()
    }

    /// Sends something.
    pub(crate) fn send(&mut self, frame: &Frame) -> Result<(), Hangup> {
        self.line.send(frame)
    }

    /// Tells them why something cannot be done.
    pub(crate) fn refuse(&mut self, trouble: &Trouble) -> Result<(), Hangup> {
        self.place.hall.metrics.refused.add(1);
        self.send(&text(&trouble.message()))
    }

    /// Ends their socket with a word.
    pub(crate) fn close(self, code: CloseCode, why: &str) {
        // The socket counts as open until they know.
        self.line.close(code, why, self.place);
    }
}

/// What somebody says, or why it is nothing that can be said; nothing if it was too much.
fn read(words: Words<'_>) -> Option<Result<ToServer, Trouble>> {
    Some(match words {
        Words::TooMuch => return None,
        Words::Bytes => Err(Trouble::malformed("messages are text")),
        Words::Text(text) if text.len() > BIGGEST => Err(Trouble::too_big()),
        Words::Text(text) => serde_json::from_str(text).map_err(Trouble::malformed),
    })
}
