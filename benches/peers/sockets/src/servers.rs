//! The servers: each answers every message with one of its own, on sockets whose handshake is over.

use crate::{Fault, TOLD};
use fastwebsockets::{OpCode, Payload, Role, WebSocket};
use futures_util::{SinkExt as _, StreamExt as _};
use sockets::{Closed, Frame};
use std::future::poll_fn;
use tokio::net::{TcpListener, TcpStream};
use tokio_tungstenite::{
    WebSocketStream,
    tungstenite::{Message, protocol::{Role as Side, WebSocketConfig}},
};

/// What can be measured. `small` is the library with the smallest buffers it takes.
pub(crate) const KINDS: [&str; 4] = ["ours", "tungstenite", "tungstenite small", "fastwebsockets"];

pub(crate) async fn serve(kind: &str) -> Result<(), Fault> {
    let listener = TcpListener::bind("127.0.0.1:0").await?;
    println!("{}", listener.local_addr()?);
    loop {
        let (stream, _) = listener.accept().await?;
        stream.set_nodelay(true)?;
        // A socket that ends has nothing more to say.
        match kind {
            "ours" => _ = tokio::spawn(ours(stream)),
            "tungstenite" => _ = tokio::spawn(tungstenite(stream, WebSocketConfig::default())),
            "tungstenite small" => {
                let small = WebSocketConfig::default().read_buffer_size(0).write_buffer_size(0);
                _ = tokio::spawn(tungstenite(stream, small));
            }
            "fastwebsockets" => _ = tokio::spawn(fast(stream)),
            _ => return Err(format!("one of {KINDS:?}").into()),
        }
    }
}

fn answer() -> String {
    "x".repeat(TOLD)
}

async fn ours(stream: TcpStream) -> Result<(), Closed> {
    let mut socket = sockets::WebSocket::new(stream, Vec::new());
    loop {
        let heard = poll_fn(|cx| {
            // What has not been taken is sent on meanwhile.
            if let std::task::Poll::Ready(Err(closed)) = socket.poll_flush(cx) {
                return std::task::Poll::Ready(Err(closed));
            }
            socket.poll_message(cx, || true, |payload| matches!(payload, sockets::Payload::Text(_)))
        });
        if heard.await? {
            socket.send(&Frame::text(|bytes| bytes.extend(answer().into_bytes())))?;
        }
    }
}

async fn tungstenite(stream: TcpStream, config: WebSocketConfig) -> Result<(), Fault> {
    let mut socket = WebSocketStream::from_raw_socket(stream, Side::Server, Some(config)).await;
    while let Some(message) = socket.next().await {
        if let Message::Text(_) = message? {
            socket.send(Message::text(answer())).await?;
        }
    }
    Ok(())
}

async fn fast(stream: TcpStream) -> Result<(), Fault> {
    let mut socket = WebSocket::after_handshake(stream, Role::Server);
    loop {
        let frame = socket.read_frame().await?;
        match frame.opcode {
            OpCode::Text => {
                let text = Payload::Owned(answer().into_bytes());
                socket.write_frame(fastwebsockets::Frame::text(text)).await?;
            }
            OpCode::Close => return Ok(()),
            _ => {}
        }
    }
}
