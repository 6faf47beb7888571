//! Requests and frames as no browser writes them: many at once, piece by piece, half closed, without end, and answers that
//! are asked for and not read.

use crate::harness::*;
use serde_json::{Value, json};
use server::{Limits, Rate, metrics::Limit};
use std::{
    net::SocketAddr,
    time::{Duration, Instant},
};
use tokio::{
    io::{AsyncReadExt as _, AsyncWriteExt as _},
    net::{TcpSocket, TcpStream},
    time::{sleep, timeout},
};

async fn connected(addr: SocketAddr, said: &str) -> TcpStream {
    let mut stream = TcpStream::connect(addr).await.expect("connected");
    stream.write_all(said.as_bytes()).await.expect("written");
    stream
}

/// Everything until the server ends the connection, which it must.
async fn until_closed(stream: &mut TcpStream) -> Vec<u8> {
    let mut bytes = Vec::new();
    // A connection that is reset has ended, too.
    _ = timeout(PATIENCE, stream.read_to_end(&mut bytes)).await.expect("it ends");
    bytes
}

/// Until something is so.
async fn until(what: &str, is_so: impl Fn() -> bool) {
    let start = Instant::now();
    while !is_so() {
        assert!(start.elapsed() < PATIENCE, "{what}");
        sleep(Duration::from_millis(10)).await;
    }
}

/// A connection that takes as little as the system allows before it is read from.
async fn thirsty(addr: SocketAddr) -> TcpStream {
    let socket = TcpSocket::new_v4().expect("a socket");
    socket.set_recv_buffer_size(1).expect("a size");
    socket.connect(addr).await.expect("connected")
}

/// A match of X-Wing in which a few dozen decisions were made, and which its player has given up.
async fn over(addr: SocketAddr) -> String {
    let wish = json!({"game": "xwing2e", "setup": {}, "pace": correspondence(), "name": null,
        "seats": [{"kind": "me"}, {"kind": "bot", "level": "random"}]});
    let made = ask(addr, "POST", "/api/matches", "", &wish.to_string()).await.json();
    let (id, token) = (text(&made["info"]["id"]), text(&made["token"]));
    let mut client = Client::new(addr, &id, Some(&token)).await;
    client.play_some(7, 20).await;
    id
}

#[tokio::test(flavor = "multi_thread")]
async fn long_answers_are_counted_and_let_go_once_they_are_sent() {
    // Room for one of them: each is let go before the next is asked for, however they are asked for.
    let server = start_with(Limits { answer_bytes_per_address: 1_000, ..Limits::none() }).await;
    let (addr, id) = (server.addr(), over(server.addr()).await);
    for path in ["replay", "journal", "replay", "journal"] {
        let answer = ask(addr, "GET", &format!("/api/matches/{id}/{path}"), "", "").await;
        assert_eq!(answer.status, 200, "{path}");
        assert!(answer.body.len() > 1_000, "{path}");
    }
    assert_eq!(server.metrics().limited(Limit::Answers), 0);
    // Without any room there is none for a replay either.
    let server = start_with(Limits { answer_bytes: 0, ..Limits::none() }).await;
    let (addr, id) = (server.addr(), over(server.addr()).await);
    let study = json!({"match": id, "at": 0, "inputs": []}).to_string();
    let asked = [
        ("GET", format!("/api/matches/{id}/replay"), ""),
        ("GET", format!("/api/matches/{id}/journal"), ""),
        ("POST", "/api/study".to_owned(), study.as_str()),
    ];
    for (method, path, body) in asked {
        let answer = ask(addr, method, &path, "", body).await;
        assert_eq!(answer.status, 429, "{path}: {}", answer.body);
    }
    assert_eq!(server.metrics().limited(Limit::Answers), 3);
}

#[tokio::test(flavor = "multi_thread")]
async fn requests_one_behind_the_other_count_each() {
    let few = Limits { requests: Rate { burst: 10.0, per_second: 0.001 }, ..Limits::none() };
    let server = start_with(few).await;
    let get = format!("GET /api/games HTTP/1.1\r\nhost: {}\r\n\r\n", server.addr());
    let mut stream = connected(server.addr(), &get.repeat(300)).await;
    let answers = String::from_utf8_lossy(&until_closed(&mut stream).await).into_owned();
    assert_eq!(answers.matches("HTTP/1.1 200").count(), 10);
    assert_eq!(answers.matches("HTTP/1.1 429").count(), 1, "and the connection ends with the first too many");
    // Of answers that nobody reads only so many are worked out.
    let quick = Limits { stall_time: Duration::from_millis(500), ..Limits::none() };
    let server = start_with(quick).await;
    let mut stream = thirsty(server.addr()).await;
    let get = format!("GET /api/games/xwing2e/content HTTP/1.1\r\nhost: {}\r\n\r\n", server.addr());
    // It may end while this is written.
    _ = stream.write_all(get.repeat(500).as_bytes()).await;
    until("the connection ends", || server.metrics().limited(Limit::Slow) == 1).await;
    let asked = server.metrics().requests.get();
    assert!(asked < 100, "{asked} of 500 were answered for nobody");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_head_without_end_is_not_kept_for_long() {
    let server = start().await;
    let mut stream = connected(server.addr(), "GET / HTTP/1.1\r\nx-long: ").await;
    let start = Instant::now();
    // It may be refused while this is written.
    _ = stream.write_all("x".repeat(100_000).as_bytes()).await;
    let answer = until_closed(&mut stream).await;
    assert!(start.elapsed() < Limits::default().header_time, "refused for its length, not for its time");
    assert!(answer.is_empty() || answer.starts_with(b"HTTP/1.1 431"), "{}", String::from_utf8_lossy(&answer));
    assert_eq!(server.metrics().limited(Limit::Slow), 0);
    // Nor are many headers, or one that a client repeats.
    for (name, many) in [("x", 200), ("cookie", 200)] {
        let head = format!("{name}: y\r\n").repeat(many);
        let answer = ask(server.addr(), "GET", "/healthz", &head, "").await;
        assert_eq!(answer.status, 431, "{name}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_body_in_small_pieces_has_no_more_time_than_another() {
    let limits = Limits {
        header_time: Duration::from_millis(400),
        body_time: Duration::from_millis(400),
        ..Limits::none()
    };
    let server = start_with(limits).await;
    for (method, path) in [
        ("POST", "/api/matches"),
        ("POST", "/api/verify"),
        ("POST", "/api/games/endor/look"),
        // Routes that want no body.
        ("POST", "/api/me/forget"),
        ("GET", "/api/games"),
        ("GET", "/"),
        ("POST", "/no/such/page"),
    ] {
        let head = format!(
            "{method} {path} HTTP/1.1\r\nhost: {}\r\ntransfer-encoding: chunked\r\n\r\n",
            server.addr()
        );
        let (mut reader, mut writer) = connected(server.addr(), &head).await.into_split();
        let start = Instant::now();
        let dripping = tokio::spawn(async move {
            while writer.write_all(b"1\r\n \r\n").await.is_ok() {
                sleep(Duration::from_millis(40)).await;
            }
        });
        let mut answer = Vec::new();
        _ = timeout(PATIENCE, reader.read_to_end(&mut answer)).await.expect("it ends");
        drop(reader);
        timeout(PATIENCE, dripping).await.expect("it is not read for ever").expect("dripped");
        assert!(start.elapsed() < Duration::from_secs(10), "{path}: {:?}", start.elapsed());
    }
    until("all have ended", || server.metrics().connections.get() == 0).await;
    // What is said of a chunk's size may be wrong or huge.
    for size in ["ffffffffffffffff", "-1", "zz", "7fffffff", "1;x=\u{1}"] {
        let said = format!(
            "POST /api/verify HTTP/1.1\r\nhost: {}\r\ntransfer-encoding: chunked\r\n\r\n{size}\r\n{{",
            server.addr()
        );
        let mut stream = connected(server.addr(), &said).await;
        let answer = until_closed(&mut stream).await;
        assert!(answer.starts_with(b"HTTP/1.1 4"), "{size}: {}", String::from_utf8_lossy(&answer));
    }
    // A length and chunks at once are how requests are smuggled past a proxy.
    let said = format!(
        "POST /api/me/forget HTTP/1.1\r\nhost: {}\r\ncontent-length: 4\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n\
         GET /healthz HTTP/1.1\r\nhost: {}\r\n\r\n",
        server.addr(),
        server.addr()
    );
    let mut stream = connected(server.addr(), &said).await;
    let answers = String::from_utf8_lossy(&until_closed(&mut stream).await).into_owned();
    assert!(!answers.contains("well"), "what follows is not another request: {answers}");
}

#[tokio::test(flavor = "multi_thread")]
async fn half_closed_connections_do_not_stay() {
    let server = start().await;
    let (id, a, _) = pair(server.addr(), correspondence()).await;
    let mut half = Vec::new();
    for n in 0..60 {
        let said = match n % 3 {
            0 => String::new(),
            1 => format!("GET /api/games HTTP/1.1\r\nhost: {}\r\n\r\n", server.addr()),
            _ => upgrade(server.addr(), &id, Some(&a)),
        };
        let mut stream = connected(server.addr(), &said).await;
        if n % 3 == 2 {
            // An upgraded one says hello first, and is a client of the match.
            let hello = json!({"t": "hello", "protocol": protocol::VERSION, "since": 0}).to_string();
            stream.write_all(&frame(0x81, hello.as_bytes())).await.expect("written");
            let mut some = [0; 1];
            stream.read_exact(&mut some).await.expect("an answer");
        }
        stream.shutdown().await.expect("half closed");
        half.push(stream);
    }
    until("all have ended", || {
        server.metrics().connections.get() == 0 && server.metrics().sockets.get() == 0
    })
    .await;
    assert_eq!(half.len(), 60, "and their other halves are still open");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_message_in_parts_that_never_ends_is_cut_off() {
    let server = start().await;
    let (id, ..) = pair(server.addr(), correspondence()).await;
    let code_after = |frames: Vec<Vec<u8>>| {
        let (addr, id) = (server.addr(), id.clone());
        async move {
            let mut stream = connected(addr, &upgrade(addr, &id, None)).await;
            for frame in frames {
                if stream.write_all(&frame).await.is_err() {
                    break;
                }
            }
            let bytes = until_closed(&mut stream).await;
            let close = bytes.windows(2).rposition(|two| two[0] == 0x88).expect("it says why");
            u16::from_be_bytes([bytes[close + 2], bytes[close + 3]])
        }
    };
    let part = |first| frame(first, &[b'x'; 1_000]);
    let mut many = vec![part(0x01)];
    many.extend(std::iter::repeat_with(|| part(0x00)).take(200));
    assert_eq!(code_after(many).await, 1009, "too long in all");
    assert_eq!(code_after(vec![part(0x01), part(0x01)]).await, 1002, "one message in another");
    assert_eq!(code_after(vec![part(0x00)]).await, 1002, "nothing is gone on with");
    assert_eq!(code_after(vec![frame(0x01, &[0xC3]), frame(0x80, &[0x28])]).await, 1007, "no text in all");
    // Empty parts are frames like all others: they count.
    let few = Limits { messages: Rate { burst: 20.0, per_second: 0.001 }, ..Limits::none() };
    let server = start_with(few).await;
    let (id, ..) = pair(server.addr(), correspondence()).await;
    let mut stream = connected(server.addr(), &upgrade(server.addr(), &id, None)).await;
    let mut said = frame(0x01, b"");
    said.extend(frame(0x00, b"").repeat(2_000));
    _ = stream.write_all(&said).await;
    until_closed(&mut stream).await;
    until("the socket has ended", || server.metrics().sockets.get() == 0).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn more_seats_than_a_game_has_are_refused_whatever_they_are() {
    let server = start().await;
    for kind in [json!({"kind": "invite"}), json!({"kind": "open"}), json!({"kind": "bot", "level": "ace"})] {
        for (game, setup) in
            [("endor", json!({"players": 2})), ("xwing2e", json!({})), ("starfighter", json!({}))]
        {
            for many in [0, 1, 3, 1_500] {
                let seats: Vec<&Value> = std::iter::repeat_n(&kind, many).collect();
                let wish = json!({"game": game, "setup": setup, "seats": seats, "pace": correspondence(), "name": null});
                let answer = ask(server.addr(), "POST", "/api/matches", "", &wish.to_string()).await;
                assert_eq!(answer.status, 400, "{game}, {many} of {kind}: {}", answer.body);
            }
        }
    }
    assert_eq!(server.metrics().matches.get(), 0);
}

/// A request for the socket of a match.
fn upgrade(addr: SocketAddr, id: &str, token: Option<&str>) -> String {
    let token = token.map(bearer).unwrap_or_default();
    format!(
        "GET /api/matches/{id}/socket HTTP/1.1\r\nhost: {addr}\r\nconnection: upgrade\r\nupgrade: websocket\r\n\
         sec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n{token}\r\n"
    )
}

/// A frame as clients write it, with a mask of zeros.
fn frame(first: u8, payload: &[u8]) -> Vec<u8> {
    let mut frame = vec![first];
    if payload.len() < 126 {
        frame.push(0x80 | payload.len() as u8);
    } else {
        frame.push(0x80 | 0x7e);
        frame.extend((payload.len() as u16).to_be_bytes());
    }
    frame.extend([0; 4]);
    frame.extend(payload);
    frame
}
