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
async fn over_and_over<F: Future<Output = ()> + Send>(
    many: u32,
    until: Instant,
    once: impl Fn(Count) -> F + Send + Sync + Clone + 'static,
) -> u64 {
    let count = Count::default();
    let mut tasks = JoinSet::new();
    for _ in 0..many {
        let (count, once) = (count.clone(), once.clone());
        tasks.spawn(async move {
            while Instant::now() < until {
                once(count.clone()).await;
            }
        });
    }
    sleep(until.saturating_duration_since(Instant::now())).await;
    tasks.shutdown().await;
    count.0.load(Ordering::Relaxed)
}

/// How much of something there was, counted as it happens: the end may come in the middle.
#[derive(Debug, Clone, Default)]
struct Count(Arc<AtomicU64>);

impl Count {
    fn add(&self, some: u64) {
        self.0.fetch_add(some, Ordering::Relaxed);
    }
}

/// Pings without end by spectators, who come back when they are dropped.
pub(crate) async fn pings(Target { addr, until }: Target) -> Result<Seen, String> {
    let id = spectated(addr).await?;
    let many: Arc<[u8]> = frame(0x89, &[]).repeat(680).into();
    let count = over_and_over(20, until, move |count| {
        let (id, many) = (id.clone(), Arc::clone(&many));
        async move {
            if let Ok(mut socket) = Socket::hello(ATTACKER, addr, &id, None).await {
                while Instant::now() < until && socket.stream.write_all(&many).await.is_ok() {
                    count.add(680);
                    // What is answered is read, so that the attacker is not dropped for that.
                    let mut room = [0; 4096];
                    while socket.stream.try_read(&mut room).is_ok_and(|read| read > 0) {}
                }
            } else {
                sleep(Duration::from_millis(50)).await;
            }
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
    let what = |many: usize| {
        let most = if choices.is_empty() { 0 } else { many };
        let choices: Vec<&Value> = choices.iter().cycle().take(most).copied().collect();
        json!({"Choices": {"ask": update["demand"]["ask"], "choices": choices}})
    };
    // What is said on a socket is no longer than 16 KiB.
    let short = (1..=256).rev().map(what).find(|what| what.to_string().len() < 15_000);
    let look: Arc<[u8]> = json!({"t": "look", "n": 1, "what": short}).to_string().into_bytes().into();
    let asked: Arc<[u8]> =
        json!({"view": update["view"], "seat": 0, "what": what(256)}).to_string().into_bytes().into();
    let by_request = over_and_over(40, until, move |count| {
        let asked = Arc::clone(&asked);
        async move {
            match ask(ATTACKER, addr, "POST", "/api/games/xwing2e/look", "", &asked).await {
                Ok(answer) if answer.status == 200 => count.add(1),
                _ => sleep(Duration::from_millis(5)).await,
            }
        }
    });
    let by_socket = over_and_over(30, until, move |count| {
        let (id, look) = (id.clone(), Arc::clone(&look));
        async move {
            let Ok(mut socket) = Socket::hello(ATTACKER, addr, &id, None).await else {
                sleep(Duration::from_millis(50)).await;
                return;
            };
            while Instant::now() < until && socket.say(&look).await.is_ok() {
                match socket.until("looked").await {
                    Ok(looked) => count.add(u64::from(looked["problem"].is_null())),
                    Err(_) => break,
                }
                sleep(Duration::from_millis(50)).await;
            }
        }
    });
    let (by_request, by_socket) = tokio::join!(by_request, by_socket);
    let told =
        format!("{by_request} questions of 256 answered as requests, {by_socket} shorter ones on sockets");
    Ok(Seen { told, is_well: true })
}

/// To be told everything, over and over.
pub(crate) async fn hellos(Target { addr, until }: Target) -> Result<Seen, String> {
    let id = spectated(addr).await?;
    let bytes = over_and_over(120, until, move |count| {
        let id = id.clone();
        async move {
            let Ok(mut socket) = Socket::hello(ATTACKER, addr, &id, None).await else {
                sleep(Duration::from_millis(50)).await;
                return;
            };
            let mut room = vec![0; 64 * 1024];
            while Instant::now() < until && socket.say(hello().as_bytes()).await.is_ok() {
                while let Ok(some) = socket.stream.try_read(&mut room) {
                    if some == 0 {
                        return;
                    }
                    count.add(some as u64);
                }
                sleep(Duration::from_millis(50)).await;
            }
        }
    });
    Ok(Seen { told: format!("{:.1} MB drawn", bytes.await as f64 / 1e6), is_well: true })
}
