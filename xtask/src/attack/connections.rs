//! Connections that are held and do nothing.

use super::{
    Seen, Target,
    players::{Against, Match},
    wire::{ATTACKER, PLAYER, Socket, ask, connect, connect_small, frame},
};
use std::{
    io,
    net::SocketAddr,
    time::{Duration, Instant},
};
use tokio::{
    io::{AsyncReadExt as _, AsyncWriteExt as _},
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

/// Replays that are asked for and not read, by connections that take as little as the system allows.
pub(crate) async fn answers(Target { addr, until }: Target) -> Result<Seen, String> {
    const MANY: usize = 300;
    let mut one = Match::new(ATTACKER, addr, "xwing2e", Against::Bot("random"), 1).await?;
    // What a socket may say at once; the rest of its time is for asking.
    for _ in 0..50 {
        one.play_one(Duration::ZERO).await?;
    }
    one.resign().await?;
    let get = format!("GET /api/matches/{}/replay HTTP/1.1\r\nhost: {addr}\r\n\r\n", one.id);
    let (mut streams, mut refused) = (Vec::new(), 0);
    while streams.len() < MANY && Instant::now() < until {
        let Ok(mut stream) = connect_small(ATTACKER, addr).await else { continue };
        let mut start = [0; 12];
        let answered = async {
            stream.write_all(get.as_bytes()).await?;
            stream.read_exact(&mut start).await
        };
        if timeout_at(until.into(), answered).await.is_ok_and(|begun| begun.is_ok())
            && start.ends_with(b"200")
        {
            streams.push(stream);
        } else {
            refused += 1;
            sleep(Duration::from_millis(20)).await;
        }
    }
    sleep(until.saturating_duration_since(Instant::now())).await;
    let told = format!("{} replays begun and not read, {refused} refused", streams.len());
    Ok(Seen { told, is_well: !streams.is_empty() && is_served(addr).await })
}

/// Requests one behind the other without waiting for an answer, on many connections.
pub(crate) async fn pipelines(Target { addr, until }: Target) -> Result<Seen, String> {
    const MANY: u32 = 60;
    let many: std::sync::Arc<[u8]> =
        format!("GET /api/lobby HTTP/1.1\r\nhost: {addr}\r\n\r\n").repeat(500).into_bytes().into();
    let mut tasks = JoinSet::new();
    for _ in 0..MANY {
        let many = std::sync::Arc::clone(&many);
        tasks.spawn(async move {
            let mut answers = 0;
            while Instant::now() < until {
                let Ok(mut stream) = connect(ATTACKER, addr).await else { continue };
                // The server ends it in the middle.
                _ = timeout_at(until.into(), stream.write_all(&many)).await;
                let mut read = Vec::new();
                _ = timeout_at(until.into(), stream.read_to_end(&mut read)).await;
                answers += read.windows(12).filter(|twelve| twelve == b"HTTP/1.1 200").count();
                sleep(Duration::from_millis(20)).await;
            }
            answers
        });
    }
    let answered: usize = tasks.join_all().await.into_iter().sum();
    let told = format!("{MANY} connections with 500 requests each at a time, {answered} answered");
    Ok(Seen { told, is_well: is_served(addr).await })
}

/// Messages in parts of which the last never comes.
pub(crate) async fn parts(Target { addr, until }: Target) -> Result<Seen, String> {
    const MANY: usize = 200;
    let id = super::floods::spectated(addr).await?;
    let (mut tasks, part) = (JoinSet::new(), frame(0x00, &[b'x'; 600]));
    for _ in 0..MANY {
        let (id, part) = (id.clone(), part.clone());
        tasks.spawn(async move {
            let (mut written, mut ended) = (0, 0);
            while Instant::now() < until {
                let Ok(mut socket) = Socket::hello(ATTACKER, addr, &id, None).await else {
                    sleep(Duration::from_millis(200)).await;
                    continue;
                };
                _ = socket.stream.write_all(&frame(0x01, b"{")).await;
                while Instant::now() < until && socket.stream.write_all(&part).await.is_ok() {
                    written += part.len();
                    sleep(Duration::from_millis(60)).await;
                }
                ended += 1;
            }
            (written, ended)
        });
    }
    let (written, ended) = tasks.join_all().await.into_iter().fold((0, 0), |(a, b), (c, d)| (a + c, b + d));
    let told = format!(
        "{MANY} sockets, {:.1} MB in parts written, messages without end cut off {ended} times",
        written as f64 / 1e6
    );
    Ok(Seen { told, is_well: is_served(addr).await })
}

/// Whether somebody else is answered.
async fn is_served(addr: SocketAddr) -> bool {
    ask(PLAYER, addr, "GET", "/healthz", "", b"").await.is_ok_and(|answer| answer.status == 200)
}
