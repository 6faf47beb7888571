//! A client at a socket: its messages, and how many it may send.

use crate::{
    api_error::ApiError,
    app::App,
    limit::{Bucket, Permit},
    metrics::Limit,
};
use protocol::socket::{ToClient, ToServer};
use sockets::{CloseCode, Closed, Frame, Payload, WebSocket};
use std::{
    net::IpAddr,
    sync::Arc,
    task::{Context, Poll, ready},
};

/// The biggest message that is read.
const BIGGEST: usize = 16 * 1024;

/// A message as it is sent.
pub(crate) fn text(message: &ToClient) -> Frame {
    Frame::text(|bytes| serde_json::to_writer(bytes, message).expect("plain data always serialises"))
}

/// One of the sockets an address may have open.
#[derive(Debug)]
pub(crate) struct SocketPermit {
    app: Arc<App>,
    address: IpAddr,
    _counted: Permit,
}

impl SocketPermit {
    pub(crate) fn take(app: &Arc<App>, address: IpAddr) -> Option<Self> {
        let permit = app.sockets.take(Some(address), 1)?;
        app.metrics.sockets.add(1);
        Some(Self { app: Arc::clone(app), address, _counted: permit })
    }
}

impl Drop for SocketPermit {
    fn drop(&mut self) {
        self.app.metrics.sockets.sub(1);
    }
}

/// A client at a socket, and what it may still send.
#[derive(Debug)]
pub(crate) struct Client {
    socket: WebSocket,
    permit: SocketPermit,
    messages: Bucket,
    hellos: Bucket,
    /// Frames over the limit, in a row.
    over: u32,
}

impl Client {
    pub(crate) fn new(socket: WebSocket, permit: SocketPermit) -> Self {
        let limits = &permit.app.limits;
        Self {
            messages: Bucket::full(limits.messages),
            hellos: Bucket::full(limits.hellos),
            over: 0,
            socket,
            permit,
        }
    }

    /// The next message, or why it cannot be read. A flood ends the socket. What the client has not been sent yet is
    /// sent on meanwhile.
    pub(crate) fn poll_message(
        &mut self,
        cx: &mut Context<'_>,
    ) -> Poll<Result<Result<ToServer, ApiError>, Closed>> {
        let Self { socket, permit, messages, over, .. } = self;
        let (app, address) = (&permit.app, permit.address);
        let limits = &app.limits;
        if let Poll::Ready(sent) = socket.poll_flush(cx) {
            sent?;
        }
        loop {
            let count = || {
                let may = messages.take(limits.messages) && app.frames.take(address);
                *over = if may { 0 } else { *over + 1 };
                may
            };
            if let Some(said) = ready!(socket.poll_message(cx, count, read))? {
                return Poll::Ready(Ok(said));
            }
            app.metrics.limit(Limit::Messages);
            if *over > limits.flood {
                // A client that floods may not read it.
                _ = socket.send(&Frame::close(CloseCode::Policy, "too many messages"));
                return Poll::Ready(Err(Closed));
            }
            // Said once per flood: answering each would make it two.
            if *over == 1 {
                return Poll::Ready(Ok(Err(ApiError::too_many())));
            }
        }
    }

    pub(crate) fn address(&self) -> IpAddr {
        self.permit.address
    }

    /// Whether it may be told everything anew.
    pub(crate) fn may_resync(&mut self) -> Result<(), ApiError> {
        let app = &self.permit.app;
        let may = self.hellos.take(app.limits.hellos) && app.hellos.take(self.permit.address);
        if may { Ok(()) } else { Err(app.too_many(Limit::Hellos)) }
    }

    /// Whether anything came from it since this was last asked.
    pub(crate) fn was_heard(&mut self) -> bool {
        self.socket.was_heard()
    }

    pub(crate) fn send(&mut self, frame: &Frame) -> Result<(), Closed> {
        self.socket.send(frame)
    }

    /// Tells it why something cannot be done.
    pub(crate) fn refuse(&mut self, error: &ApiError) -> Result<(), Closed> {
        self.permit.app.metrics.refused.add(1);
        self.send(&text(&error.message()))
    }

    /// Ends its socket with a word.
    pub(crate) fn close(self, code: CloseCode, why: &str) {
        // The socket counts as open until the client knows.
        self.socket.close(code, why, self.permit);
    }
}

/// A message, or why it cannot be read; nothing if it was over a limit.
fn read(payload: Payload<'_>) -> Option<Result<ToServer, ApiError>> {
    Some(match payload {
        Payload::TooMuch => return None,
        Payload::Bytes => Err(ApiError::malformed("messages are text")),
        Payload::Text(text) if text.len() > BIGGEST => Err(ApiError::too_big()),
        Payload::Text(text) => serde_json::from_str(text).map_err(ApiError::malformed),
    })
}
