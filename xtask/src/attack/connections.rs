//! Connections that are held and do nothing.

use super::{
    Seen, Target,
    wire::{ATTACKER, PLAYER, Socket, ask, connect},
};
use std::{
    io,
    net::SocketAddr,
    time::{Duration, Instant},
};
use tokio::{
    io::AsyncWriteExt as _,
    net::TcpStream,
    task::JoinSet,
    time::{sleep, timeout_at},
};

/// How many are still held: the server has not ended them.
fn held(streams: &[TcpStream]) -> usize {
    let mut held = 0;
    for stream in streams {
        let mut room = [0; 512];
        // What was answered before the end is read first.
        let ended = loop {
            match stream.try_read(&mut room) {
                Ok(0) => break true,
                Ok(_) => {}
                Err(error) => break error.kind() != io::ErrorKind::WouldBlock,
            }
        };
        held += usize::from(!ended);
    }
    held
}

/// Half requests, and a byte more now and then.
pub(crate) async fn slowloris(Target { addr, until }: Target) -> Result<Seen, String> {
    const MANY: usize = 1_100;
    let mut streams = Vec::new();
    for _ in 0..MANY {
        let Ok(mut stream) = connect(ATTACKER, addr).await else { continue };
        if stream.write_all(b"GET /api/games HTTP/1.1\r\nhost: h\r\nx-slow: ").await.is_ok() {
            streams.push(stream);
        }
    }
    while Instant::now() < until {
        for stream in &mut streams {
            // Whoever was refused is refused.
            _ = stream.write_all(b"x").await;
        }
        sleep(Duration::from_secs(1)).await;
    }
    let held = held(&streams);
    let served = is_served(addr).await;
    Ok(Seen {
        told: format!("{MANY} half requests, {held} held at the end"),
        is_well: served && held < MANY / 2,
    })
}

/// Bodies that stop ten bytes before their end.
pub(crate) async fn uploads(Target { addr, until }: Target) -> Result<Seen, String> {
    const MANY: usize = 480;
    const SIZE: usize = 4 * 1024 * 1024;
    let head = format!("POST /api/verify HTTP/1.1\r\nhost: h\r\ncontent-length: {SIZE}\r\n\r\n");
    let body: std::sync::Arc<[u8]> = vec![b'x'; SIZE - 10].into();
    let mut tasks = JoinSet::new();
    for _ in 0..MANY {
        let Ok(mut stream) = connect(ATTACKER, addr).await else { continue };
        let (head, body) = (head.clone(), std::sync::Arc::clone(&body));
        tasks.spawn(async move {
            let upload = async {
                stream.write_all(head.as_bytes()).await?;
                stream.write_all(&body).await
            };
            // Whoever is refused cannot write on.
            let all = timeout_at(until.into(), upload).await.is_ok_and(|written| written.is_ok());
            (stream, all)
        });
    }
    let (mut streams, mut whole) = (Vec::new(), 0);
    while let Some(Ok((stream, all))) = tasks.join_next().await {
        whole += usize::from(all);
        streams.push(stream);
    }
    sleep(until.saturating_duration_since(Instant::now())).await;
    let (held, is_well) = (held(&streams), is_served(addr).await);
    Ok(Seen {
        told: format!("{MANY} uploads of 4 MiB, {whole} read to the end, {held} held at the end"),
        is_well,
    })
}

/// As many sockets as there can be.
pub(crate) async fn sockets(Target { addr, until }: Target) -> Result<Seen, String> {
    const MANY: usize = 5_000;
    let id = super::floods::spectated(addr).await?;
    let (mut open, mut refused, mut tried) = (Vec::new(), 0, 0);
    while tried < MANY && Instant::now() < until {
        tried += 1;
        match Socket::hello(ATTACKER, addr, &id, None).await {
            Ok(socket) => open.push(socket),
            Err(_) => refused += 1,
        }
    }
    sleep(until.saturating_duration_since(Instant::now())).await;
    let streams: Vec<_> = open.into_iter().map(|socket| socket.stream).collect();
    let held = held(&streams);
    let told = format!("{tried} sockets tried, {refused} refused, {held} held at the end");
    Ok(Seen { told, is_well: held <= 256 && is_served(addr).await })
}

/// Whether somebody else is answered.
async fn is_served(addr: SocketAddr) -> bool {
    ask(PLAYER, addr, "GET", "/healthz", "", b"").await.is_ok_and(|answer| answer.status == 200)
}
