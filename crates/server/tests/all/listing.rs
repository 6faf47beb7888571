//! The lobby: small, packed, and not sent twice.

use crate::harness::*;
use serde_json::{Value, json};
use server::Running;
use std::io::Read as _;
use tokio::{
    io::{AsyncReadExt as _, AsyncWriteExt as _},
    net::TcpStream,
};

async fn stuffed(server: &Running) -> Value {
    let pilots: Vec<_> =
        (0..6).map(|_| json!({"id": "academypilot", "ship": "tielnfighter", "upgrades": {}})).collect();
    let squad = json!({"faction": "galacticempire", "name": "N".repeat(30_000), "pilots": pilots});
    for _ in 0..40 {
        let wish = json!({"game": "xwing2e", "setup": {"mode": "standard", "limit": 150}, "brought": [squad, null],
            "seats": [{"kind": "me"}, {"kind": "open"}], "pace": correspondence(), "name": "N".repeat(900)});
        let made = ask(server.addr(), "POST", "/api/matches", "", &wish.to_string()).await;
        assert_eq!(made.status, 200, "{made:?}");
    }
    ask(server.addr(), "GET", "/api/lobby", "", "").await.json()
}

#[tokio::test(flavor = "multi_thread")]
async fn the_lobby_stays_small_whatever_is_made() {
    let server = start().await;
    let lobby = stuffed(&server).await;
    let open = lobby["open"].as_array().expect("a list");
    assert_eq!(open.len(), 40);
    assert!(lobby.to_string().len() < 40 * 700, "{} bytes", lobby.to_string().len());
    for listed in open {
        assert_eq!((&listed["setup"], &listed["commitment"]), (&json!(null), &json!(null)));
        assert_eq!((&listed["about"]["mode"], &listed["about"]["limit"]), (&json!("standard"), &json!(150)));
        assert_eq!(listed["about"]["squads"], json!(null));
    }
    // Packed and known.
    let asked = |head: String| {
        let addr = server.addr();
        async move {
            let mut stream = TcpStream::connect(addr).await.expect("connected");
            let request =
                format!("GET /api/lobby HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n{head}\r\n");
            stream.write_all(request.as_bytes()).await.expect("sent");
            let mut answer = Vec::new();
            stream.read_to_end(&mut answer).await.expect("read");
            let end = answer.windows(4).position(|w| w == b"\r\n\r\n").expect("a head");
            (String::from_utf8_lossy(&answer[..end]).into_owned(), answer[end + 4..].to_vec())
        }
    };
    let (head, packed) = asked("accept-encoding: gzip\r\n".to_owned()).await;
    assert!(head.contains("content-encoding: gzip") && head.contains("cache-control: private"), "{head}");
    assert!(packed.len() < 8_000, "{} bytes", packed.len());
    let mut unpacked = String::new();
    flate2::read::GzDecoder::new(&packed[..]).read_to_string(&mut unpacked).expect("gzip");
    assert_eq!(serde_json::from_str::<Value>(&unpacked).expect("JSON"), lobby);
    let tag = head.lines().find_map(|line| line.strip_prefix("etag: ")).expect("a tag").to_owned();
    let (head, body) = asked(format!("accept-encoding: gzip\r\nif-none-match: {tag}\r\n")).await;
    assert!(head.starts_with("HTTP/1.1 304") && body.is_empty(), "{head}");
}
