//! A long time of ordinary life: matches of all games are made, played and left, people lose their connections and come
//! back, and the lobby is looked at. What the server needs for that must not grow.

use super::{
    Options, Seen,
    players::{Against, GAMES, Match},
    server::Server,
    wire::{ask, player},
};
use kernel::{Chance as _, Quick};
use std::{
    net::SocketAddr,
    sync::{
        Arc, Mutex, PoisonError,
        atomic::{AtomicU64, Ordering},
    },
    time::{Duration, Instant},
};
use tokio::{task::JoinSet, time::sleep};

/// How long players think: a socket may say twenty things a second.
const THINK: Duration = Duration::from_millis(60);
/// Measurements over the whole time. What is compared are the middle third of them and the last one: the first fills
/// caches.
const SAMPLES: u32 = 60;
/// How much more there may be at the end than in the middle.
const GROWTH: f64 = 1.1;
/// A few pages more or less are nothing, in MiB.
const SLACK: f64 = 4.0;

#[derive(Debug, Default)]
struct Counts {
    moves: AtomicU64,
    matches: AtomicU64,
    returns: AtomicU64,
    lobbies: AtomicU64,
    failures: AtomicU64,
    /// How long moves took since it was last looked at.
    took: Mutex<Vec<Duration>>,
}

impl Counts {
    /// What the slowest hundredth of moves took at least since this was last asked, in milliseconds.
    fn slowest_hundredth(&self) -> f64 {
        let mut took = std::mem::take(&mut *self.took.lock().unwrap_or_else(PoisonError::into_inner));
        took.sort();
        took.get(took.len() * 99 / 100).map_or(0.0, |slow| slow.as_secs_f64() * 1e3)
    }

    fn add_move(&self, took: Duration) {
        count(&self.moves);
        self.took.lock().unwrap_or_else(PoisonError::into_inner).push(took);
    }
}

fn count(what: &AtomicU64) {
    what.fetch_add(1, Ordering::Relaxed);
}

pub(crate) async fn soak(options: &Options) -> Result<Seen, String> {
    let server = Server::start(&options.server, &[]).await?;
    let until = Instant::now() + Duration::from_secs_f64(options.minutes * 60.0);
    let counts = Arc::<Counts>::default();
    let mut people = JoinSet::new();
    for n in 0..options.matches {
        people.spawn(live(server.addr(), n, until, Arc::clone(&counts)));
        people.spawn(look(server.addr(), n, until, Arc::clone(&counts)));
    }
    let (mut memory, mut files, mut slow) = (Vec::new(), Vec::new(), Vec::new());
    let every = until.saturating_duration_since(Instant::now()) / SAMPLES;
    for n in 0..SAMPLES {
        sleep(every).await;
        memory.push(server.memory()?);
        files.push(server.open_files()? as f64);
        slow.push(counts.slowest_hundredth());
        if n % 10 == 9 {
            let (memory, files, slow) = (memory[n as usize], files[n as usize], slow[n as usize]);
            let moves = counts.moves.load(Ordering::Relaxed);
            eprintln!(
                "{:>5.1} min: {memory:.1} MiB, {files} files, {moves} moves, p99 {slow:.1} ms",
                (every * (n + 1)).as_secs_f64() / 60.0
            );
        }
    }
    people.shutdown().await;
    // Sockets that have ended are let go.
    sleep(Duration::from_secs(2)).await;
    let left = server.open_files()?;
    let get = |what: &AtomicU64| what.load(Ordering::Relaxed);
    let ([_, middle, last], [_, middle_files, last_files]) = (thirds(&memory), thirds(&files));
    let [_, middle_slow, last_slow] = thirds(&slow);
    let is_flat = last <= middle * GROWTH + SLACK && last_files <= middle_files * GROWTH + SLACK;
    let told = format!(
        "{:.0} min: {} matches, {} moves, {} returns, {} looks at the lobby, {} failures; memory {:.1} MiB at first, {middle:.1} \
         in the middle third, {last:.1} in the last; files {middle_files:.0} and {last_files:.0}, {left} when all have left; p99 of moves {middle_slow:.1} and {last_slow:.1} ms",
        options.minutes,
        get(&counts.matches),
        get(&counts.moves),
        get(&counts.returns),
        get(&counts.lobbies),
        get(&counts.failures),
        memory.first().copied().unwrap_or_default(),
    );
    let is_well = is_flat && get(&counts.failures) == 0 && get(&counts.moves) > 0 && left < 64;
    Ok(Seen { told, is_well })
}

/// The mean of each third.
fn thirds(samples: &[f64]) -> [f64; 3] {
    let third = (samples.len() / 3).max(1);
    let mut means = samples.chunks(third).map(|part| part.iter().sum::<f64>() / part.len() as f64);
    std::array::from_fn(|_| means.next().unwrap_or_default())
}

/// Plays one match after another; connections are lost now and then.
async fn live(addr: SocketAddr, n: u32, until: Instant, counts: Arc<Counts>) {
    let mut chance = Quick::new(u64::from(n) + 1);
    for more in 0.. {
        if Instant::now() >= until {
            return;
        }
        let game = GAMES[(n + more) as usize % GAMES.len()];
        // An address may make a match every five seconds: people come from many.
        let from = player(n + 250 * (1 + more % 8));
        let against = if chance.below(4) == 0 { Against::Bot("cadet") } else { Against::Person };
        let seed = u64::from(n) << 32 | u64::from(more);
        let Ok(mut one) = Match::new(from, addr, game, against, seed).await else {
            count(&counts.failures);
            sleep(Duration::from_secs(1)).await;
            continue;
        };
        count(&counts.matches);
        while Instant::now() < until {
            match one.play_one(THINK).await {
                Ok(Some(took)) => counts.add_move(took),
                Ok(None) => break,
                Err(_) => {
                    count(&counts.failures);
                    break;
                }
            }
            if chance.below(60) == 0 {
                count(&counts.returns);
                if one.connect(addr, 40).await.is_err() {
                    count(&counts.failures);
                    break;
                }
            }
            // Some are left as they are.
            if chance.below(400) == 0 {
                break;
            }
        }
    }
}

/// Looks at the lobby now and then.
async fn look(addr: SocketAddr, n: u32, until: Instant, counts: Arc<Counts>) {
    while Instant::now() < until {
        for path in ["/api/lobby", "/api/games", "/", "/metrics"] {
            match ask(player(n), addr, "GET", path, "accept-encoding: gzip\r\n", b"").await {
                Ok(answer) if answer.status == 200 => count(&counts.lobbies),
                _ => count(&counts.failures),
            }
        }
        sleep(Duration::from_secs(2)).await;
    }
}
