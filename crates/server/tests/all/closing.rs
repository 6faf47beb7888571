//! Whoever is at a socket is told when the server shuts down.

use crate::{harness::*, kill};
use serde_json::json;
use std::{
    process::Command,
    time::{Duration, Instant},
};

const MATCHES: usize = 48;

#[tokio::test(flavor = "multi_thread")]
async fn everybody_at_a_socket_is_told_to_come_back() {
    // A process of its own: what its tasks have not said when it ends is never said.
    let (mut child, addr) = kill::spawn(&data());
    let mut clients = Vec::new();
    for _ in 0..MATCHES {
        let (id, a, b) = pair(addr, correspondence()).await;
        for token in [Some(&a), Some(&b), None] {
            clients.push(Client::new(addr, &id, token.map(String::as_str)).await);
        }
    }
    // Some have not said hello yet, and all others talk while it happens.
    let (id, ..) = pair(addr, correspondence()).await;
    for _ in 0..6 {
        clients.push(Client::silent(addr, &id, None, None).await.expect("connected"));
    }
    let all = clients.len();
    assert!(all >= 150, "{all}");
    for client in &mut clients[..3 * MATCHES] {
        for _ in 0..5 {
            client.say(&json!({"t": "ping"})).await;
        }
    }
    let heard = clients.into_iter().map(|mut client| {
        tokio::spawn(async move {
            while client.hear().await.is_some() {}
            client.closed
        })
    });
    let heard: Vec<_> = heard.collect();
    let start = Instant::now();
    let pid = child.id().to_string();
    assert!(Command::new("kill").args(["-TERM", &pid]).status().expect("sent").success());
    // By itself, not by the signal; what it says of itself as a test has no reader any more.
    assert!(child.wait().expect("ended").code().is_some());
    assert!(start.elapsed() < Duration::from_secs(4), "{:?}", start.elapsed());
    let mut told = 0;
    for one in heard {
        told += usize::from(one.await.expect("heard") == Some(1012));
    }
    assert_eq!(told, all, "everybody was told");
}

/// How long `server` waits for those who have not heard it.
const FAREWELL: Duration = Duration::from_secs(1);

#[tokio::test(flavor = "multi_thread")]
async fn stopping_waits_for_whoever_has_not_heard_it_yet() {
    let server = start().await;
    let (id, ..) = pair(server.addr(), correspondence()).await;
    let mut slow = Client::new(server.addr(), &id, None).await;
    let mut quick = Client::new(server.addr(), &id, None).await;
    let quick = tokio::spawn(async move {
        while quick.hear().await.is_some() {}
        quick.closed
    });
    // The slow one reads nothing before the server has stopped: it must have been waited for until the time was up. A
    // process would have ended by then, and with it what was on its way.
    let start = Instant::now();
    server.stop().await.expect("stopped");
    assert!(start.elapsed() >= FAREWELL, "nobody was waited for: {:?}", start.elapsed());
    assert_eq!(quick.await.expect("heard"), Some(1012));
    while slow.hear().await.is_some() {}
    assert_eq!(slow.closed, Some(1012));
}
