//! Listings, documents and headers.

use crate::harness::*;
use serde_json::json;
use std::{io::Read as _, net::SocketAddr};
use tokio::{
    io::{AsyncReadExt as _, AsyncWriteExt as _},
    net::TcpStream,
};

#[tokio::test(flavor = "multi_thread")]
async fn the_document_lists_every_route() {
    let server = start().await;
    let document = ask(server.addr(), "GET", "/api/openapi.json", "", "").await.json();
    assert!(text(&document["openapi"]).starts_with("3."));
    assert_eq!(document["info"]["title"], "Escadrille");
    let source = include_str!("../../src/http.rs");
    let routes = source.lines().filter_map(|line| line.trim().strip_prefix(".route(\"")?.split_once("\", "));
    let mut count = 0;
    for (path, handler) in routes {
        let (path, method) =
            (path.replace("{*", "{"), if handler.starts_with("post") { "post" } else { "get" });
        assert!(document["paths"][&path][method].is_object(), "{method} {path} is not in the document");
        count += 1;
    }
    assert_eq!(document["paths"].as_object().expect("paths").len(), count);
    for schema in ["NewMatch", "Seated", "Problem", "Replay", "RuleBook", "Verdict"] {
        assert!(document["components"]["schemas"][schema].is_object(), "{schema}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn answers_carry_strict_headers_and_cookies() {
    let server = start().await;
    let page = ask(server.addr(), "GET", "/m/whatever?join=x", "", "").await;
    assert_eq!(page.status, 200);
    for header in
        ["default-src 'self'", "frame-ancestors 'none'", "nosniff", "no-referrer", "cache-control: no-cache"]
    {
        assert!(page.head.contains(header), "{header}: {}", page.head);
    }
    let wish = json!({"game": "endor", "setup": {}, "seats": [{"kind": "me"}, {"kind": "open"}], "pace": correspondence(), "name": "Zoé"});
    let made = ask(server.addr(), "POST", "/api/matches", "", &wish.to_string()).await;
    let token = text(&made.json()["token"]);
    let cookie = format!("escadrille={token}");
    assert!(
        made.head.contains(&format!("set-cookie: {cookie}; HttpOnly; SameSite=Lax; Path=/")),
        "{}",
        made.head
    );
    let mine =
        ask(server.addr(), "GET", "/api/lobby", &format!("cookie: a=b; {cookie}\r\n"), "").await.json();
    assert_eq!(mine["mine"][0]["id"], made.json()["info"]["id"]);
    let theirs = ask(server.addr(), "GET", "/api/lobby", "", "").await.json();
    assert_eq!(theirs["mine"], json!([]));
    assert!(!theirs.to_string().contains(&token), "no listing tells a secret");
}

#[tokio::test(flavor = "multi_thread")]
async fn rules_and_scenarios_are_served() {
    let server = start().await;
    let book = ask(server.addr(), "GET", "/api/rules/endor", "", "").await.json();
    let proved = book["sections"]
        .as_array()
        .expect("sections")
        .iter()
        .flat_map(|s| s["rules"].as_array().expect("rules"));
    let mut shown = 0;
    for rule in proved.filter(|rule| rule["scenarios"][0].is_object()).take(20) {
        let name = text(&rule["scenarios"][0]["name"]);
        let replay = ask(server.addr(), "GET", &format!("/api/scenarios/endor/{name}"), "", "").await;
        assert_eq!(replay.status, 200, "{name}");
        assert!(replay.json()["steps"][0]["view"].is_object());
        shown += 1;
    }
    assert_eq!(shown, 20);
    let games = ask(server.addr(), "GET", "/api/games", "", "").await.json();
    assert_eq!(games[0]["levels"], json!(["random", "cadet", "veteran", "ace"]));
    assert_eq!((&games[0]["board"], &games[0]["setups"]), (&json!(true), &json!([])));
    assert_eq!(games[1]["game"], "xwing2e");
    assert_eq!((&games[1]["board"], &games[1]["setups"][0]["name"]), (&json!(true), &json!("starter")));
    assert_eq!(ask(server.addr(), "GET", "/healthz", "", "").await.body, "well\n");
    let metrics = ask(server.addr(), "GET", "/metrics", "", "").await.body;
    assert!(metrics.contains("escadrille_requests_total"));
    assert!(metrics.contains("\nescadrille_move_seconds_count 0\n"), "{metrics}");
}

/// A page as bytes: its head and its body.
async fn page(addr: SocketAddr, head: &str) -> (String, Vec<u8>) {
    let mut stream = TcpStream::connect(addr).await.expect("connected");
    let request = format!("GET /m/x HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n{head}\r\n");
    stream.write_all(request.as_bytes()).await.expect("sent");
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer).await.expect("read");
    let end = answer.windows(4).position(|w| w == b"\r\n\r\n").expect("a head");
    (String::from_utf8_lossy(&answer[..end]).into_owned(), answer[end + 4..].to_vec())
}

#[tokio::test(flavor = "multi_thread")]
async fn pages_are_packed_for_those_who_can_unpack_and_not_sent_twice() {
    let server = start().await;
    let (plain_head, plain) = page(server.addr(), "").await;
    assert!(plain_head.contains("vary: accept-encoding"), "{plain_head}");
    assert!(!plain_head.contains("content-encoding"), "{plain_head}");
    let (head, packed) = page(server.addr(), "accept-encoding: br;q=1.0, gzip;q=0.8\r\n").await;
    assert!(head.contains("content-encoding: gzip") && head.contains("vary: accept-encoding"), "{head}");
    assert!(head.contains("content-type: text/html") && head.contains("cache-control: no-cache"), "{head}");
    let mut unpacked = Vec::new();
    flate2::read::GzDecoder::new(&packed[..]).read_to_end(&mut unpacked).expect("gzip");
    assert_eq!(unpacked, plain);
    assert!(packed.len() < plain.len());
    let (head, _) = page(server.addr(), "accept-encoding: gzip;q=0, br\r\n").await;
    assert!(!head.contains("content-encoding"), "{head}");
    let tag = plain_head.lines().find_map(|line| line.strip_prefix("etag: ")).expect("a tag");
    let (head, body) = page(server.addr(), &format!("if-none-match: W/\"x\", {tag}\r\n")).await;
    assert!(head.starts_with("HTTP/1.1 304") && body.is_empty(), "{head}");
}

#[tokio::test(flavor = "multi_thread")]
async fn any_address_is_a_page_and_only_a_lost_file_is_not_found() {
    let server = start().await;
    for path in ["/", "/squads/q8~academypilot_.1~academypilot_.1?name=Paire", "/m/x.y", "/nowhere"] {
        let answer = ask(server.addr(), "GET", path, "", "").await;
        assert!(
            answer.status == 200 && answer.head.contains("content-type: text/html"),
            "{path}: {}",
            answer.head
        );
    }
    for path in ["/assets/lost.js", "/lost.svg", "/api/nothing"] {
        assert_eq!(ask(server.addr(), "GET", path, "", "").await.status, 404, "{path}");
    }
}
