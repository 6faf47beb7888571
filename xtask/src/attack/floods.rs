//! More than anybody can mean, as fast as it can be said.

use super::{
    Seen, Target,
    wire::{ATTACKER, Socket, ask, frame, hello, make},
};
use serde_json::{Value, json};
use std::{
    future::Future,
    net::SocketAddr,
    sync::{
        Arc,
        atomic::{AtomicU64, Ordering},
    },
    time::{Duration, Instant},
};
use tokio::{io::AsyncWriteExt as _, task::JoinSet, time::sleep};

/// A match that anybody may watch.
pub(crate) async fn spectated(addr: SocketAddr) -> Result<String, String> {
    let wish = json!({"game": "endor", "setup": {"players": 2}, "pace": {"kind": "correspondence"}, "name": null,
        "seats": [{"kind": "me"}, {"kind": "bot", "level": "random"}]});
    let made = make(ATTACKER, addr, &wish).await?;
    made["info"]["id"].as_str().map(str::to_owned).ok_or_else(|| format!("no match: {made}"))
}

/// Does something over and over, by many at once, until it is time.
async fn over_and_over<F: Future<Output = u64> + Send>(
    many: u32,
    until: Instant,
    once: impl Fn() -> F + Send + Sync + Clone + 'static,
) -> u64 {
    let count = Arc::new(AtomicU64::new(0));
    let mut tasks = JoinSet::new();
    for _ in 0..many {
        let (count, once) = (Arc::clone(&count), once.clone());
        tasks.spawn(async move {
            while Instant::now() < until {
                count.fetch_add(once().await, Ordering::Relaxed);
            }
        });
    }
    sleep(until.saturating_duration_since(Instant::now())).await;
    tasks.shutdown().await;
    count.load(Ordering::Relaxed)
}

/// Pings without end by spectators, who come back when they are dropped.
pub(crate) async fn pings(Target { addr, until }: Target) -> Result<Seen, String> {
    let id = spectated(addr).await?;
    let many: Arc<[u8]> = frame(0x89, &[]).repeat(680).into();
    let count = over_and_over(20, until, move || {
        let (id, many) = (id.clone(), Arc::clone(&many));
        async move {
            let mut sent = 0;
            if let Ok(mut socket) = Socket::hello(ATTACKER, addr, &id, None).await {
                while Instant::now() < until && socket.stream.write_all(&many).await.is_ok() {
                    sent += 680;
                    // What is answered is read, so that the attacker is not dropped for that.
                    let mut room = [0; 4096];
                    while socket.stream.try_read(&mut room).is_ok_and(|read| read > 0) {}
                }
            } else {
                sleep(Duration::from_millis(50)).await;
            }
            sent
        }
    });
    Ok(Seen { told: format!("{} pings written", count.await), is_well: true })
}

/// Costly questions: on sockets of a match, and as requests.
pub(crate) async fn looks(Target { addr, until }: Target) -> Result<Seen, String> {
    let wish = json!({"game": "xwing2e", "setup": {"mode": "starter"}, "pace": {"kind": "correspondence"}, "name": null,
        "seats": [{"kind": "me"}, {"kind": "bot", "level": "random"}]});
    let made = make(ATTACKER, addr, &wish).await?;
    let text = |value: &Value| value.as_str().map(str::to_owned).ok_or_else(|| format!("no text: {value}"));
    let (id, token) = (text(&made["info"]["id"])?, text(&made["token"])?);
    let failed = |e: std::io::Error| format!("no socket: {e}");
    let mut socket = Socket::hello(ATTACKER, addr, &id, Some(&token)).await.map_err(failed)?;
    // The dials are what most can be asked about; whatever comes before them is answered.
    let update = loop {
        let update = socket.until("update").await.map_err(failed)?;
        let demand = &update["demand"];
        if demand["ask"]["Dial"].is_object() {
            break update;
        }
        if let Some(choice) = demand["choices"].get(0) {
            let said = json!({"t": "choose", "decision": demand["decision"], "choice": choice["choice"]});
            socket.say(said.to_string().as_bytes()).await.map_err(failed)?;
        }
    };
    let choices: Vec<&Value> =
        update["demand"]["choices"].as_array().into_iter().flatten().map(|one| &one["choice"]).collect();
    let choices: Vec<&Value> =
        choices.iter().cycle().take(if choices.is_empty() { 0 } else { 256 }).copied().collect();
    let what = json!({"Choices": {"ask": update["demand"]["ask"], "choices": choices}});
    let look: Arc<[u8]> = json!({"t": "look", "n": 1, "what": what}).to_string().into_bytes().into();
    let asked: Arc<[u8]> =
        json!({"view": update["view"], "seat": 0, "what": what}).to_string().into_bytes().into();
    let by_request = over_and_over(40, until, move || {
        let asked = Arc::clone(&asked);
        async move {
            match ask(ATTACKER, addr, "POST", "/api/games/xwing2e/look", "", &asked).await {
                Ok(answer) if answer.status == 200 => 1,
                _ => {
                    sleep(Duration::from_millis(5)).await;
                    0
                }
            }
        }
    });
    let by_socket = over_and_over(30, until, move || {
        let (id, look) = (id.clone(), Arc::clone(&look));
        async move {
            let Ok(mut socket) = Socket::hello(ATTACKER, addr, &id, None).await else {
                sleep(Duration::from_millis(50)).await;
                return 0;
            };
            let mut answered = 0;
            while Instant::now() < until && socket.say(&look).await.is_ok() {
                match socket.until("looked").await {
                    Ok(looked) => answered += u64::from(looked["problem"].is_null()),
                    Err(_) => break,
                }
                sleep(Duration::from_millis(50)).await;
            }
            answered
        }
    });
    let (by_request, by_socket) = tokio::join!(by_request, by_socket);
    let told = format!("{by_request} questions of 256 answered as requests, {by_socket} on sockets");
    Ok(Seen { told, is_well: true })
}

/// To be told everything, over and over.
pub(crate) async fn hellos(Target { addr, until }: Target) -> Result<Seen, String> {
    let id = spectated(addr).await?;
    let bytes = over_and_over(120, until, move || {
        let id = id.clone();
        async move {
            let Ok(mut socket) = Socket::hello(ATTACKER, addr, &id, None).await else {
                sleep(Duration::from_millis(50)).await;
                return 0;
            };
            let (mut read, mut room) = (0, vec![0; 64 * 1024]);
            while Instant::now() < until && socket.say(hello().as_bytes()).await.is_ok() {
                while let Ok(some) = socket.stream.try_read(&mut room) {
                    if some == 0 {
                        return read;
                    }
                    read += some as u64;
                }
                sleep(Duration::from_millis(50)).await;
            }
            read
        }
    });
    Ok(Seen { told: format!("{:.1} MB drawn", bytes.await as f64 / 1e6), is_well: true })
}
