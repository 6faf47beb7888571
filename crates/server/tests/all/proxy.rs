//! Behind a proxy with HTTPS, and without one.

use crate::harness::*;
use serde_json::json;
use server::{Limits, Rate};

const HTTPS: &str =
    "x-forwarded-proto: https\r\nx-forwarded-for: 203.0.113.7\r\nx-forwarded-host: play.example\r\n";

fn wish() -> String {
    json!({"game": "endor", "setup": {}, "seats": [{"kind": "me"}, {"kind": "open"}], "pace": correspondence(), "name": null})
        .to_string()
}

fn set_cookie(head: &str) -> String {
    let line = head.lines().find_map(|line| line.strip_prefix("set-cookie: "));
    line.unwrap_or_else(|| panic!("no cookie: {head}")).to_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn over_https_cookies_are_bound_to_the_host_and_kept_from_scripts() {
    let server = start_behind_proxy(Limits::none()).await;
    let made = ask(server.addr(), "POST", "/api/matches", HTTPS, &wish()).await;
    assert_eq!(made.status, 200);
    let (token, cookie) = (text(&made.json()["token"]), set_cookie(&made.head));
    let mut parts = cookie.split("; ");
    assert_eq!(parts.next(), Some(format!("__Host-escadrille={token}").as_str()));
    let parts: Vec<_> = parts.collect();
    for wanted in ["Secure", "HttpOnly", "SameSite=Lax", "Path=/"] {
        assert!(parts.contains(&wanted), "{wanted}: {cookie}");
    }
    assert!(!cookie.contains("Domain"), "a __Host- cookie has no domain");
    assert!(made.head.contains("strict-transport-security: max-age="));
    // Over HTTPS only that cookie counts: another site could have set the plain one.
    for (name, mine) in [("__Host-escadrille", 1), ("escadrille", 0)] {
        let head = format!("{HTTPS}cookie: {name}={token}\r\n");
        let lobby = ask(server.addr(), "GET", "/api/lobby", &head, "").await.json();
        assert_eq!(lobby["mine"].as_array().expect("a list").len(), mine, "{name}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn plain_http_works_without_secure_cookies_and_believes_no_forwarded_header() {
    let server = start().await;
    let made = ask(server.addr(), "POST", "/api/matches", HTTPS, &wish()).await;
    assert_eq!(made.status, 200);
    let cookie = set_cookie(&made.head);
    assert!(cookie.starts_with("escadrille=") && !cookie.contains("Secure"), "{cookie}");
    assert!(cookie.contains("HttpOnly") && cookie.contains("SameSite=Lax"), "{cookie}");
    assert!(!made.head.contains("strict-transport-security"));
    let foreign = format!("{HTTPS}origin: https://play.example\r\n");
    let refused = ask(server.addr(), "POST", "/api/matches", &foreign, &wish()).await;
    assert_eq!(refused.status, 403, "a forwarded host is hearsay without a proxy");
}

#[tokio::test(flavor = "multi_thread")]
async fn pages_of_other_sites_reach_nothing_over_https_either() {
    let server = start_behind_proxy(Limits::none()).await;
    let id = text(&ask(server.addr(), "POST", "/api/matches", HTTPS, &wish()).await.json()["info"]["id"]);
    for (origin, status) in [
        ("https://play.example", 200),
        ("https://PLAY.example", 200),
        ("http://play.example", 403),
        ("https://evil.example", 403),
        ("https://play.example.evil.example", 403),
        ("null", 403),
    ] {
        let head = format!("{HTTPS}origin: {origin}\r\n");
        assert_eq!(
            ask(server.addr(), "POST", "/api/matches", &head, &wish()).await.status,
            status,
            "{origin}"
        );
        let headers =
            [("x-forwarded-proto", "https"), ("x-forwarded-host", "play.example"), ("origin", origin)];
        let socket = Client::with_headers(server.addr(), &id, &headers).await;
        assert_eq!(socket.is_ok(), status == 200, "a socket from {origin}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn limits_count_the_address_that_the_proxy_has_seen() {
    let few = Limits { requests: Rate { burst: 3.0, per_second: 0.001 }, ..Limits::none() };
    let asks = |addr, from: &'static str| async move {
        let head = format!("x-forwarded-for: {from}\r\n");
        ask(addr, "GET", "/api/games", &head, "").await.status
    };
    let server = start_behind_proxy(few.clone()).await;
    let mut seen = Vec::new();
    // What comes before the last address was said by the client, not seen by the proxy.
    for from in ["198.51.100.1", "9.9.9.9, 198.51.100.1", "8.8.8.8, 198.51.100.1", "7.7.7.7, 198.51.100.1"] {
        seen.push(asks(server.addr(), from).await);
    }
    assert_eq!(seen, [200, 200, 200, 429]);
    assert_eq!(asks(server.addr(), "198.51.100.2").await, 200, "another address has its own");
    // One who has an IPv6 address has all of its network.
    let mut seen = Vec::new();
    for from in ["2001:db8::1", "2001:db8::2", "2001:db8::ffff:1", "2001:db8::3", "2001:db8:0:1::1"] {
        seen.push(asks(server.addr(), from).await);
    }
    assert_eq!(seen, [200, 200, 200, 429, 200]);
    // A network of 48 bits has four times as much as one of its parts, and no more.
    let server = start_behind_proxy(few.clone()).await;
    let mut passed = 0;
    for n in 0..20 {
        let head = format!("x-forwarded-for: 2001:db8:7:{n:x}::1\r\n");
        passed += u32::from(ask(server.addr(), "GET", "/api/games", &head, "").await.status == 200);
    }
    assert_eq!(passed, 12);
    // A proxy that adds a line of its own, or a port.
    let server = start_behind_proxy(few.clone()).await;
    let mut seen = Vec::new();
    for n in 0..4 {
        let head = format!("x-forwarded-for: 9.9.9.{n}\r\nx-forwarded-for: 198.51.100.1:400{n}\r\n");
        seen.push(ask(server.addr(), "GET", "/api/games", &head, "").await.status);
    }
    assert_eq!(seen, [200, 200, 200, 429], "the last line counts");
    assert_eq!(asks(server.addr(), "[2001:db8::1]:4001").await, 200);
    let server = start_with(few).await;
    let mut seen = Vec::new();
    for from in ["198.51.100.1", "198.51.100.2", "198.51.100.3", "198.51.100.4"] {
        seen.push(asks(server.addr(), from).await);
    }
    assert_eq!(seen, [200, 200, 200, 429], "without a proxy the header is hearsay");
}
