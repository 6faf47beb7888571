//! Attacks on a server of our own, on the loopback, each bounded in time: what others notice of them, and what they cost.
//!
//! | room | what is in it |
//! |---|---|
//! | `server` | a server that is attacked: a process of its own with a file of its own |
//! | `wire` | requests and sockets as attackers write them |
//! | `probe` | matches that are played meanwhile, and how long their moves take |
//! | `connections`, `floods`, `requests` | the attacks |
//!
//! Attackers come from 127.0.0.2, players from 127.0.0.1. Another attack is a line in [`ATTACKS`]; one that needs a server
//! of another kind (a full disk, a kill in the middle, a second server on one file) starts it by [`Server::start`].

mod connections;
mod floods;
mod probe;
mod requests;
mod server;
mod wire;

use probe::Probe;
use server::Server;
use std::{future::Future, path::PathBuf, pin::Pin, time::Duration};

#[derive(clap::Args)]
pub(crate) struct Options {
    /// The attack; all of them unless named.
    #[arg(value_parser = ATTACKS.map(|attack| attack.name))]
    name: Option<String>,
    /// The program to attack.
    #[arg(long, default_value = "target/release/escadrille")]
    server: PathBuf,
    /// Seconds per attack, and before it to see how things are without one.
    #[arg(long, default_value_t = 12.0)]
    seconds: f64,
    /// Matches that are played meanwhile.
    #[arg(long, default_value_t = 10)]
    matches: u32,
    /// Only shows figures: does not fail over them.
    #[arg(long)]
    lenient: bool,
}

/// The most that others may notice: how much longer the slowest hundredth of their moves takes.
const SLOWER: f64 = 3.0;
/// A quiet machine is not held to less than this, in milliseconds.
const QUIET: f64 = 2.0;
/// The most memory, in MiB.
const MEMORY: f64 = 512.0;

/// What an attacker has to work with.
#[derive(Debug, Clone)]
pub(crate) struct Target {
    addr: std::net::SocketAddr,
    /// When the attack ends.
    until: std::time::Instant,
}

/// What an attacker saw.
#[derive(Debug, Default)]
pub(crate) struct Seen {
    /// In a few words.
    told: String,
    /// Whether that is as it should be; what others notice is judged apart.
    is_well: bool,
}

type Attacking = Pin<Box<dyn Future<Output = Result<Seen, String>> + Send>>;

/// An attack.
struct Attack {
    name: &'static str,
    /// What the server is started with beside its address and its file.
    flags: &'static [&'static str],
    begin: fn(Target) -> Attacking,
}

macro_rules! attacks {
    ($( $name:literal $flags:expr, $begin:path; )+) => {
        const ATTACKS: [Attack; [$( $name ),+].len()] =
            [$( Attack { name: $name, flags: $flags, begin: |target| Box::pin($begin(target)) } ),+];
    };
}

attacks! {
    "slowloris" &[], connections::slowloris;
    "uploads" &[], connections::uploads;
    "sockets" &[], connections::sockets;
    "pings" &[], floods::pings;
    "looks" &[], floods::looks;
    "hellos" &[], floods::hellos;
    "lobby" &[], requests::lobby;
    "forwarded" &["--behind-proxy"], requests::forwarded;
    "visits" &[], requests::visits;
}

pub(crate) fn run(options: &Options) -> Result<(), String> {
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build();
    let runtime = runtime.map_err(|e| format!("the attackers cannot run: {e}"))?;
    println!(
        "{:<10} {:>9} {:>9} {:>7} {:>9} {:>6}  what the attacker saw",
        "attack", "quiet p99", "p99", "ratio", "RSS MiB", ""
    );
    let wanted = |attack: &&Attack| options.name.as_deref().is_none_or(|name| name == attack.name);
    let mut failed = Vec::new();
    for attack in ATTACKS.iter().filter(wanted) {
        if !runtime.block_on(show(attack, options))? {
            failed.push(attack.name);
        }
    }
    if failed.is_empty() || options.lenient {
        return Ok(());
    }
    Err(format!(
        "over the bars (p99 below {SLOWER} times its quiet value, memory below {MEMORY} MiB): {}",
        failed.join(", ")
    ))
}

/// Attacks once and shows what came of it; whether it is within the bars.
async fn show(attack: &Attack, options: &Options) -> Result<bool, String> {
    let server = Server::start(&options.server, attack.flags).await?;
    let time = Duration::from_secs_f64(options.seconds);
    let probe = Probe::start(server.addr(), options.matches).await?;
    // The first moves open files and fill caches.
    tokio::time::sleep(time / 4).await;
    let quiet = probe.slowest_hundredth(time).await?.max(QUIET);
    let until = std::time::Instant::now() + time;
    let attacking = tokio::spawn((attack.begin)(Target { addr: server.addr(), until }));
    // Attackers need a moment to be all there.
    tokio::time::sleep(time / 6).await;
    let (slowest, memory) = tokio::join!(probe.slowest_hundredth(time * 5 / 6), server.most_memory(until));
    let (slowest, memory) = (slowest?, memory?);
    let seen = attacking.await.map_err(|e| format!("{}: {e}", attack.name))??;
    let ratio = slowest / quiet;
    let is_well = ratio < SLOWER && memory < MEMORY && seen.is_well;
    println!(
        "{:<10} {quiet:>6.1} ms {slowest:>6.1} ms {ratio:>7.2} {memory:>9.0} {:>6}  {}",
        attack.name,
        if is_well { "ok" } else { "OVER" },
        seen.told
    );
    drop(probe);
    Ok(is_well)
}
