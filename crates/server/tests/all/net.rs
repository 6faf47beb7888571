//! Connections and bodies: everybody has so many, and so much time.

use crate::harness::*;
use serde_json::{Value, json};
use server::{Limits, Rate, Running, metrics::Limit};
use std::{
    net::SocketAddr,
    time::{Duration, Instant},
};
use tokio::{
    io::{AsyncReadExt as _, AsyncWriteExt as _},
    net::TcpStream,
    time::{sleep, timeout},
};

/// What comes until the server ends the connection; nothing if it does not.
async fn until_closed(stream: &mut TcpStream) -> Option<String> {
    let mut text = Vec::new();
    let read = timeout(Duration::from_secs(20), stream.read_to_end(&mut text)).await;
    // A connection that is reset has ended, too.
    read.ok().map(|_| String::from_utf8_lossy(&text).into_owned())
}

async fn connected(addr: SocketAddr, said: &str) -> TcpStream {
    let mut stream = TcpStream::connect(addr).await.expect("connected");
    stream.write_all(said.as_bytes()).await.expect("written");
    stream
}

fn quick() -> Limits {
    let soon = Duration::from_millis(300);
    Limits { header_time: soon, keep_alive: 2 * soon, body_time: soon, ..Limits::none() }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_connection_that_says_nothing_or_half_a_request_is_ended() {
    let server = start_with(quick()).await;
    let addr = server.addr();
    let get = format!("GET /healthz HTTP/1.1\r\nhost: {addr}\r\n\r\n");
    for (said, what) in [
        (String::new(), "nothing"),
        ("GET /api/games HTTP/1.1\r\nhost: localhost\r\nx-slow: ".to_owned(), "half a request"),
        (format!("{get}GET /api/games HTTP/1.1\r\nhost"), "a request and a half"),
        (get, "a request, and nothing after it"),
    ] {
        let start = Instant::now();
        let mut stream = connected(addr, &said).await;
        assert!(until_closed(&mut stream).await.is_some(), "{what}");
        assert!(start.elapsed() < Duration::from_secs(10), "{what}: {:?}", start.elapsed());
    }
    assert!(server.metrics().limited(Limit::Slow) >= 4);
    assert_eq!(server.metrics().connections.get(), 0);
    // Drop by drop is no way either.
    let mut stream = connected(addr, "GET /api/games HTTP/1.1\r\nhost: localhost\r\nx-slow: ").await;
    let dripped = timeout(Duration::from_secs(20), async {
        while stream.write_all(b"x").await.is_ok() {
            sleep(Duration::from_millis(50)).await;
        }
    });
    assert!(dripped.await.is_ok());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_body_that_does_not_come_is_not_waited_for() {
    let server = start_with(quick()).await;
    for path in ["/api/matches", "/api/verify", "/api/study", "/api/games/xwing2e/examine"] {
        let said = format!("POST {path} HTTP/1.1\r\nhost: localhost\r\ncontent-length: 5000\r\n\r\n{{");
        let mut stream = connected(server.addr(), &said).await;
        let answer = until_closed(&mut stream).await.unwrap_or_else(|| panic!("{path}: still open"));
        assert!(answer.starts_with("HTTP/1.1 408") && answer.contains("too_slow"), "{path}: {answer}");
    }
    assert_eq!(server.metrics().limited(Limit::SlowBodies), 4);
}

#[tokio::test(flavor = "multi_thread")]
async fn an_address_has_so_many_connections_and_whoever_is_refused_is_let_go() {
    let server = start_with(Limits { connections_per_address: 5, ..Limits::none() }).await;
    let mut held = Vec::new();
    for _ in 0..5 {
        held.push(connected(server.addr(), "GET /api/games HTTP/1.1\r\n").await);
    }
    while server.metrics().connections.get() < 5 {
        sleep(Duration::from_millis(10)).await;
    }
    let mut refused = TcpStream::connect(server.addr()).await.expect("connected");
    let answer = until_closed(&mut refused).await.expect("ended");
    assert!(answer.starts_with("HTTP/1.1 503") && answer.contains("connection: close"), "{answer}");
    assert_eq!(server.metrics().limited(Limit::Connections), 1);
    held.pop();
    while server.metrics().connections.get() > 4 {
        sleep(Duration::from_millis(10)).await;
    }
    assert_eq!(ask(server.addr(), "GET", "/healthz", "", "").await.status, 200, "there is room again");
    // So many at a time, and not one after the other for ever.
    let few = Limits { arrivals: Rate { burst: 3.0, per_second: 0.001 }, ..Limits::none() };
    let server = start_with(few).await;
    let mut answers = Vec::new();
    for _ in 0..5 {
        let answer = try_ask(server.addr(), "GET", "/healthz", "", "").await;
        answers.push(answer.map_or(503, |answer| answer.status));
    }
    assert_eq!(answers, [200, 200, 200, 503, 503]);
    // Sockets are counted apart: who plays does not take the place of who looks at the page.
    let server = start_with(Limits { connections_per_address: 2, ..Limits::none() }).await;
    let (id, a, _) = pair(server.addr(), correspondence()).await;
    let mut sockets = Vec::new();
    for _ in 0..6 {
        sockets.push(Client::new(server.addr(), &id, Some(&a)).await);
    }
    let (addr, few) = (server.addr(), Limits { connections_per_address: 2, ..Limits::none() });
    assert_eq!(ask(addr, "GET", "/healthz", "", "").await.status, 200);
    // Behind a proxy all connections are the proxy's.
    let server = start_behind_proxy(few).await;
    let mut held = Vec::new();
    for _ in 0..5 {
        held.push(connected(server.addr(), "GET /api/games HTTP/1.1\r\n").await);
    }
    assert_eq!(ask(server.addr(), "GET", "/healthz", "", "").await.status, 200);
}

#[tokio::test(flavor = "multi_thread")]
async fn who_asks_too_much_does_not_keep_the_connection() {
    let few = Limits { requests: Rate { burst: 1.0, per_second: 0.001 }, ..Limits::none() };
    let server = start_with(few).await;
    let get = "GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n";
    let mut stream = connected(server.addr(), &format!("{get}{get}{get}")).await;
    let answers = until_closed(&mut stream).await.expect("ended");
    assert_eq!(answers.matches("HTTP/1.1 ").count(), 2, "{answers}");
    assert!(answers.contains("HTTP/1.1 429") && answers.contains("connection: close"), "{answers}");
    let figures = start_with(Limits::none()).await;
    let text = ask(figures.addr(), "GET", "/metrics", "", "").await.body;
    assert!(text.contains("escadrille_limited_total{limit=\"requests\"} 0"), "{text}");
    assert_eq!(server.metrics().limited(Limit::Requests), 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn bytes_of_bodies_are_counted_and_permits_come_before_them() {
    let limits =
        Limits { body_bytes_per_address: 100_000, body_time: Duration::from_mins(1), ..Limits::none() };
    let server = start_with(limits).await;
    let head = |length: usize| {
        format!("POST /api/verify HTTP/1.1\r\nhost: localhost\r\ncontent-length: {length}\r\n\r\n")
    };
    // Whichever of the two is read last is refused: if that was the stalled one, another takes its place.
    let start = Instant::now();
    let stalled = loop {
        let mut stalled = connected(server.addr(), &head(200_000)).await;
        stalled.write_all("x".repeat(90_000).as_bytes()).await.expect("written");
        sleep(Duration::from_millis(50)).await;
        let answer = ask(server.addr(), "POST", "/api/verify", "", &"x".repeat(50_000)).await;
        if answer.status == 429 {
            break stalled;
        }
        assert!(start.elapsed() < Duration::from_secs(20), "{answer:?}");
    };
    assert!(server.metrics().limited(Limit::Bodies) >= 1);
    drop(stalled);
    // Whoever has no permit is told so before anything of the body is read.
    let none = Limits { heavy: Rate { burst: 1.0, per_second: 0.001 }, ..Limits::none() };
    let server = start_with(none).await;
    let mut first = connected(server.addr(), &head(1_000_000)).await;
    while server.metrics().requests.get() < 1 {
        sleep(Duration::from_millis(10)).await;
    }
    let mut second = connected(server.addr(), &head(1_000_000)).await;
    let answer = until_closed(&mut second).await.expect("ended");
    assert!(answer.starts_with("HTTP/1.1 429"), "{answer}");
    first.write_all(b"x").await.expect("the first is still listened to");
    assert_eq!(server.metrics().limited(Limit::Heavy), 1);
}

/// The files that the page names, and what it asks for at first.
async fn visited(server: &Running) -> Vec<u16> {
    let mut statuses = vec![ask(server.addr(), "GET", "/", "", "").await.status];
    // What is built in differs; a first visit asks for some forty files, and a picture will do for each.
    for _ in 0..36 {
        statuses.push(ask(server.addr(), "GET", "/assets/some.js", "", "").await.status);
    }
    for path in ["/api/games", "/api/lobby", "/api/games/endor/content"] {
        statuses.push(ask(server.addr(), "GET", path, "", "").await.status);
    }
    statuses
}

#[tokio::test(flavor = "multi_thread")]
async fn a_club_behind_one_router_loads_the_page_at_once() {
    let server = start_with(Limits::default()).await;
    let visits = futures_util::future::join_all((0..30).map(|_| visited(&server))).await;
    let refused = visits.iter().flatten().filter(|status| **status == 429 || **status == 503).count();
    assert_eq!(refused, 0);
    assert_eq!(visits.iter().map(Vec::len).sum::<usize>(), 30 * 40);
    // But not for ever.
    let few = Limits { files: Rate { burst: 3.0, per_second: 0.001 }, ..Limits::none() };
    let server = start_with(few).await;
    let mut answers = Vec::new();
    for _ in 0..5 {
        answers.push(ask(server.addr(), "GET", "/assets/some.js", "", "").await.status);
    }
    assert_eq!(answers, [404, 404, 404, 429, 429]);
}

#[tokio::test(flavor = "multi_thread")]
async fn questions_are_counted_and_answered_beside_the_match() {
    let few = Limits { looks: Rate { burst: 3.0, per_second: 0.001 }, ..Limits::none() };
    let server = start_with(few).await;
    let (id, a, _) = pair(server.addr(), correspondence()).await;
    let mut client = Client::new(server.addr(), &id, Some(&a)).await;
    let mut answered = Vec::new();
    for n in 0..5 {
        client.say(&json!({"t": "look", "n": n, "what": {"orders": []}})).await;
        answered.push(client.until("looked").await);
    }
    let codes: Vec<Value> = answered.iter().map(|answer| answer["problem"]["code"].clone()).collect();
    assert_eq!(codes, [json!(null), json!(null), json!(null), json!("too_many"), json!("too_many")]);
    // The same bucket for requests: it is the same work.
    let asked = ask(server.addr(), "POST", "/api/games/xwing2e/examine", "", "{}").await;
    assert_eq!((asked.status, server.metrics().limited(Limit::Looks)), (429, 3));
}

#[tokio::test(flavor = "multi_thread")]
async fn everything_is_told_seldom() {
    let hellos = Rate { burst: 2.0, per_second: 0.001 };
    let server = start_with(Limits { hellos, ..Limits::none() }).await;
    let (id, a, _) = pair(server.addr(), correspondence()).await;
    let mut client = Client::new(server.addr(), &id, Some(&a)).await;
    let hello = json!({"t": "hello", "protocol": protocol::VERSION, "since": 0});
    client.say(&hello).await;
    client.until("update").await;
    assert_eq!(client.refused(&hello).await["code"], "too_many");
    assert_eq!(server.metrics().limited(Limit::Hellos), 1);
    // Both have said hello once before.
    let hellos = Rate { burst: 4.0, ..hellos };
    let server = start_with(Limits { hellos_per_address: hellos, ..Limits::none() }).await;
    let (id, a, b) = pair(server.addr(), correspondence()).await;
    let _one = Client::new(server.addr(), &id, Some(&a)).await;
    let _two = Client::new(server.addr(), &id, Some(&b)).await;
    let mut three = Client::silent(server.addr(), &id, None, None).await.expect("connected");
    assert_eq!(three.refused(&hello).await["code"], "too_many", "over all sockets of an address");
}

#[tokio::test(flavor = "multi_thread")]
async fn pings_count_and_so_do_all_sockets_of_an_address() {
    let few = Rate { burst: 20.0, per_second: 0.001 };
    let server = start_with(Limits { messages: few, flood: 30, ..Limits::none() }).await;
    let (id, a, _) = pair(server.addr(), correspondence()).await;
    let mut flood = Client::new(server.addr(), &id, Some(&a)).await;
    for _ in 0..60 {
        flood.ping().await;
    }
    assert!(flood.try_until("never").await.is_none(), "a flood of pings ends its socket");
    assert!(server.metrics().limited(Limit::Messages) >= 30);
    let server = start_with(Limits { messages_per_address: few, flood: 30, ..Limits::none() }).await;
    let (id, a, _) = pair(server.addr(), correspondence()).await;
    let mut refused = 0;
    for _ in 0..4 {
        let mut client = Client::silent(server.addr(), &id, Some(&a), None).await.expect("connected");
        for _ in 0..9 {
            client.say(&json!({"t": "ping"})).await;
        }
        refused += usize::from(client.until("refused").await["problem"]["code"] == "too_many");
        while refused == 0
            && let Some(heard) = timeout(Duration::from_millis(300), client.hear()).await.ok().flatten()
        {
            refused += usize::from(heard["problem"]["code"] == "too_many");
        }
    }
    assert!(refused > 0, "four sockets have no more than one");
}

#[tokio::test(flavor = "multi_thread")]
async fn chat_is_limited_per_person_and_not_per_socket() {
    let server = start_with(Limits { chat: Rate { burst: 4.0, per_second: 0.001 }, ..Limits::none() }).await;
    let (id, a, b) = pair(server.addr(), correspondence()).await;
    let mut other = Client::new(server.addr(), &id, Some(&b)).await;
    let mut refused = 0;
    for n in 0..6 {
        let mut one = Client::new(server.addr(), &id, Some(&a)).await;
        one.say(&json!({"t": "chat", "text": format!("line {n}\u{202e}\u{200b}")})).await;
        loop {
            let heard = one.hear().await.expect("connected");
            if heard["t"] == "refused" {
                assert_eq!(heard["problem"]["code"], "too_many");
                refused += 1;
                break;
            }
            if heard["t"] == "chat" {
                assert_eq!(heard["line"]["text"], format!("line {n}"), "what cannot be seen is not said");
                break;
            }
        }
    }
    assert_eq!((refused, server.metrics().limited(Limit::Chat)), (2, 2));
    other.say(&json!({"t": "chat", "text": "me"})).await;
    while other.until("chat").await["line"]["text"] != "me" {}
}

#[tokio::test(flavor = "multi_thread")]
async fn names_are_what_can_be_seen_of_them_and_not_long() {
    let server = start().await;
    let squad = |name: &str| {
        json!({"faction": "rebelalliance", "name": name, "pilots":
        [{"id": "bluesquadronescort", "ship": "t65xwing", "upgrades": {}}]})
    };
    let long = format!("\u{202e}{}", "x".repeat(900));
    let wish = json!({"game": "xwing2e", "setup": {"mode": "standard"}, "brought": [squad(&long), null],
        "seats": [{"kind": "me"}, {"kind": "open"}], "pace": correspondence(), "name": "Z\u{200b}oé\u{202e}\u{3164}"});
    let made = ask(server.addr(), "POST", "/api/matches", "", &wish.to_string()).await.json();
    assert_eq!(made["info"]["seats"][0]["sitter"]["name"], "Zoé", "{made}");
    let id = text(&made["info"]["id"]);
    let join = json!({"secret": null, "name": "\u{200b}\u{2066}", "brought": squad("Pair\u{200d}")});
    let joined = ask(server.addr(), "POST", &format!("/api/matches/{id}/join"), "", &join.to_string()).await;
    assert_eq!(joined.json()["info"]["seats"][1]["sitter"]["name"], json!(null), "{joined:?}");
    let token = text(&made["token"]);
    let mut maker = Client::new(server.addr(), &id, Some(&token)).await;
    let welcome = maker.heard.iter().find(|heard| heard.contains("\"welcome\"")).expect("welcome").clone();
    assert!(!welcome.contains(&"x".repeat(41)) && !welcome.contains('\u{202e}'), "{welcome}");
    maker.say(&json!({"t": "ping"})).await;
    maker.until("pong").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn matches_of_bots_alone_are_few() {
    let limits = Limits { bots_only_per_person: 2, bots_only_per_address: 3, ..Limits::none() };
    let server = start_with(limits).await;
    let bot = json!({"kind": "bot", "level": "ace"});
    let wish =
        json!({"game": "endor", "setup": {}, "seats": [bot, bot], "pace": correspondence(), "name": null})
            .to_string();
    let wish = wish.as_str();
    let make = |head: String| {
        let addr = server.addr();
        async move { ask(addr, "POST", "/api/matches", &head, wish).await }
    };
    // Only whoever has a seat somewhere is known again.
    let seated = json!({"game": "endor", "setup": {}, "seats": [{"kind": "me"}, bot], "pace": correspondence(), "name": null})
        .to_string();
    let known = || async {
        bearer(&text(&ask(server.addr(), "POST", "/api/matches", "", &seated).await.json()["token"]))
    };
    let (me, other) = (known().await, known().await);
    let mut answers = Vec::new();
    for _ in 0..3 {
        answers.push(make(me.clone()).await);
    }
    assert_eq!(answers.iter().map(|answer| answer.status).collect::<Vec<_>>(), [200, 200, 429]);
    assert_eq!(answers[2].json()["code"], "too_many_bots");
    assert_eq!(make(other).await.status, 200);
    assert_eq!(
        make(bearer(&"3".repeat(64))).await.json()["code"],
        "too_many_bots",
        "one address, many names"
    );
    assert_eq!(server.metrics().limited(Limit::BotsOnly), 2);
}
