//! Requests that others pay for, and requests of many people at one address.

use super::{
    Seen, Target,
    wire::{ATTACKER, PLAYER, ask, connect},
};
use serde_json::json;
use std::time::{Duration, Instant};
use tokio::{
    io::{AsyncReadExt as _, AsyncWriteExt as _},
    task::JoinSet,
    time::{sleep, timeout},
};

/// As many matches with as long names as can be made.
pub(crate) async fn lobby(Target { addr, until }: Target) -> Result<Seen, String> {
    let squad = json!({"faction": "galacticempire", "name": "N".repeat(50_000), "pilots":
        [{"id": "academypilot", "ship": "tielnfighter", "upgrades": {}}]});
    let wish = json!({"game": "xwing2e", "setup": {"mode": "standard"}, "brought": [squad, null], "name": "N".repeat(900),
        "seats": [{"kind": "me"}, {"kind": "open"}], "pace": {"kind": "correspondence"}})
    .to_string();
    let (mut made, mut refused) = (0, 0);
    while Instant::now() < until {
        let answer = ask(ATTACKER, addr, "POST", "/api/matches", "", wish.as_bytes()).await;
        let is_made = answer.is_ok_and(|answer| answer.status == 200);
        (made, refused) = (made + u32::from(is_made), refused + u32::from(!is_made));
        if !is_made {
            sleep(Duration::from_millis(20)).await;
        }
    }
    let size = |head: &'static str| async move {
        let answer = ask(PLAYER, addr, "GET", "/api/lobby", head, b"").await;
        answer.map(|answer| answer.body.len()).map_err(|e| format!("no lobby: {e}"))
    };
    let (plain, packed) = (size("").await?, size("accept-encoding: gzip\r\n").await?);
    let told =
        format!("{made} matches made, {refused} refused; the lobby has {plain} bytes, {packed} packed");
    Ok(Seen { told, is_well: made > 0 && packed < 64 * 1024 })
}

/// Addresses that a client has made up, before the one that the proxy has seen.
pub(crate) async fn forwarded(Target { addr, until }: Target) -> Result<Seen, String> {
    const MANY: u32 = 400;
    let (mut passed, mut tried) = (0, 0);
    while tried < MANY && Instant::now() < until {
        let head = format!(
            "x-forwarded-for: 198.51.{}.{}\r\nx-forwarded-for: 203.0.113.7:4{tried:03}\r\n",
            tried / 200,
            tried % 200
        );
        let answer = ask(ATTACKER, addr, "GET", "/api/games", &head, b"").await;
        passed += u32::from(answer.is_ok_and(|answer| answer.status == 200));
        tried += 1;
    }
    sleep(until.saturating_duration_since(Instant::now())).await;
    // 240 at once, and 40 a second for as long as it took.
    let told = format!("{passed} of {tried} requests pass as somebody else");
    Ok(Seen { told, is_well: tried == MANY && passed < MANY })
}

/// Thirty people behind one address who see the page for the first time, with six connections each.
pub(crate) async fn visits(Target { addr, until }: Target) -> Result<Seen, String> {
    let page = ask(ATTACKER, addr, "GET", "/", "", b"").await.map_err(|e| format!("no page: {e}"))?;
    let page = String::from_utf8_lossy(&page.body).into_owned();
    let mut files: Vec<String> =
        page.split('"').filter(|part| part.starts_with("/assets/")).map(str::to_owned).collect();
    // The page's own parts name more of them; what matters is how many are asked for.
    let named = files.len();
    files.extend((named..37).map(|n| format!("/assets/part-{n}.js")));
    files.extend(["/", "/api/games", "/api/lobby"].map(str::to_owned));
    let (mut tasks, count) = (JoinSet::new(), files.len());
    for _ in 0..30 {
        for part in files.chunks(count.div_ceil(6)) {
            let part = part.to_vec();
            tasks.spawn(async move {
                let mut refused = 0;
                let Ok(mut stream) = connect(ATTACKER, addr).await else { return part.len() };
                for path in &part {
                    let is_there = timeout(Duration::from_secs(20), status(&mut stream, addr, path)).await;
                    refused += usize::from(!matches!(is_there, Ok(Some(200 | 404))));
                }
                refused
            });
        }
    }
    let mut refused = 0;
    while let Some(Ok(some)) = tasks.join_next().await {
        refused += some;
    }
    sleep(until.saturating_duration_since(Instant::now())).await;
    Ok(Seen { told: format!("30 first visits of {count} files: {refused} refused"), is_well: refused == 0 })
}

/// Asks on a connection that is kept: the answer's status.
async fn status(stream: &mut tokio::net::TcpStream, addr: std::net::SocketAddr, path: &str) -> Option<u16> {
    let request = format!("GET {path} HTTP/1.1\r\nhost: {addr}\r\naccept-encoding: gzip\r\n\r\n");
    stream.write_all(request.as_bytes()).await.ok()?;
    let mut answer = Vec::new();
    loop {
        if stream.read_buf(&mut answer).await.ok()? == 0 {
            return None;
        }
        let Some(end) = answer.windows(4).position(|four| four == b"\r\n\r\n") else { continue };
        let head = String::from_utf8_lossy(&answer[..end]).to_ascii_lowercase();
        let length = head.lines().find_map(|line| line.strip_prefix("content-length: ")?.trim().parse().ok());
        if answer.len() >= end + 4 + length.unwrap_or(0) {
            return head.split(' ').nth(1)?.parse().ok();
        }
    }
}
