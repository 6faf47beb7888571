//! Which names the server answers to.

use crate::harness::*;
use server::{Limits, Options, serve};
use std::net::SocketAddr;
use tokio::{
    io::{AsyncReadExt as _, AsyncWriteExt as _},
    net::TcpStream,
};

/// The whole answer to a request for a name.
async fn asked(addr: SocketAddr, host: &str, path: &str, head: &str) -> String {
    let mut stream = TcpStream::connect(addr).await.expect("connected");
    let request = format!("GET {path} HTTP/1.1\r\nhost: {host}\r\nconnection: close\r\n{head}\r\n");
    stream.write_all(request.as_bytes()).await.expect("sent");
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await.expect("read");
    answer
}

#[tokio::test(flavor = "multi_thread")]
async fn a_name_that_is_not_the_servers_is_refused_in_words() {
    let options = Options::new(([127, 0, 0, 1], 0).into(), data(), Vec::new());
    let hosts = vec!["table.example".to_owned()];
    let server = serve(Options { limits: Limits::none(), hosts, ..options }).await.expect("started");
    let addr = server.addr();
    for good in ["127.0.0.1:1", "localhost", "192.168.0.9:8080", "[::1]:80", "Table.example:8080"] {
        assert!(asked(addr, good, "/api/lobby", "").await.starts_with("HTTP/1.1 200"), "{good}");
    }
    let refused = asked(addr, "evil.example", "/api/lobby", "").await;
    assert!(refused.starts_with("HTTP/1.1 421") && refused.contains("\"other_host\""), "{refused}");
    assert!(!refused.contains("\"open\""), "{refused}");
    let page = asked(addr, "evil.example:8080", "/", "").await;
    assert!(page.starts_with("HTTP/1.1 421"), "{page}");
    for says in ["does not answer to the name", "ne répond pas au nom", "--host", "evil.example"] {
        assert!(page.contains(says), "{says}: {page}");
    }
    let socket = "upgrade: websocket\r\nconnection: upgrade\r\nsec-websocket-version: 13\r\n\
        sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\norigin: http://evil.example\r\n";
    let (id, ..) = pair(addr, correspondence()).await;
    let refused = asked(addr, "evil.example", &format!("/api/matches/{id}/socket"), socket).await;
    assert!(refused.starts_with("HTTP/1.1 421"), "{refused}");
    assert!(asked(addr, "anything", "/healthz", "").await.starts_with("HTTP/1.1 200"));
}

#[tokio::test(flavor = "multi_thread")]
async fn behind_a_proxy_its_names_are_answered_and_given_ones_are_checked() {
    let server = start_behind_proxy(Limits::none()).await;
    assert!(asked(server.addr(), "play.example.org", "/api/lobby", "").await.starts_with("HTTP/1.1 200"));
    let options = Options::new(([127, 0, 0, 1], 0).into(), data(), Vec::new());
    let hosts = vec!["play.example.org".to_owned()];
    let options = Options { limits: Limits::none(), behind_proxy: true, hosts, ..options };
    let server = serve(options).await.expect("started");
    let forwarded = |host: &str| format!("x-forwarded-host: {host}\r\n");
    let good = asked(server.addr(), "127.0.0.1:8080", "/api/lobby", &forwarded("play.example.org")).await;
    assert!(good.starts_with("HTTP/1.1 200"), "{good}");
    let bad = asked(server.addr(), "127.0.0.1:8080", "/api/lobby", &forwarded("evil.example")).await;
    assert!(bad.starts_with("HTTP/1.1 421"), "{bad}");
}
