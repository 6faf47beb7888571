//! Attacks on a server of our own, on the loopback, each bounded in time: what others notice of them, and what they cost.
//!
//! | room | what is in it |
//! |---|---|
//! | `server` | a server that is attacked: a process of its own with a file of its own |
//! | `wire` | requests and sockets as attackers write them |
//! | `players` | matches of all games with random players, who remember what they were told |
//! | `probe` | matches that are played meanwhile, and how long their moves take |
//! | `connections`, `floods`, `requests` | attacks by strangers |
//! | `faults` | what machines and operators do: a full disk, kills, a second server on one file |
//! | `journals`, `forgeries` | forged journals |
//! | `soak` | a long time of ordinary life |
//!
//! Attackers come from 127.0.0.2, players from 127.0.1.1 and so on. Another attack by strangers is a line in [`ATTACKS`];
//! whatever needs a server of another kind, or more than one, is a line in [`TRIALS`] and starts it by [`Server::start`].

mod connections;
mod faults;
mod floods;
mod forgeries;
mod journals;
mod players;
mod probe;
mod requests;
mod server;
mod soak;
mod wire;

use clap::builder::PossibleValuesParser;
use probe::Probe;
use server::Server;
use std::{future::Future, path::PathBuf, pin::Pin, time::Duration};
use tokio::runtime::{Builder, Handle, Runtime};

#[derive(clap::Args)]
pub(crate) struct Options {
    /// The attack; all of them unless named, and a soak only if named.
    #[arg(value_parser = names())]
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
    /// How often the server is killed.
    #[arg(long, default_value_t = 1_000)]
    kills: u32,
    /// How long a soak lasts.
    #[arg(long, default_value_t = 60.0)]
    minutes: f64,
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
    "answers" &[], connections::answers;
    "pipelines" &[], connections::pipelines;
    "parts" &[], connections::parts;
    "pings" &[], floods::pings;
    "looks" &[], floods::looks;
    "hellos" &[], floods::hellos;
    "lobby" &[], requests::lobby;
    "forwarded" &["--behind-proxy"], requests::forwarded;
    "visits" &[], requests::visits;
}

/// What a trial has seen, once it is over.
type Report<'o> = Pin<Box<dyn Future<Output = Result<Seen, String>> + 'o>>;

/// Something that is done with servers of its own.
struct Trial {
    name: &'static str,
    /// Whether it is one of all.
    usual: bool,
    begin: for<'o> fn(&'o Options) -> Report<'o>,
}

const TRIALS: [Trial; 5] = [
    Trial { name: "disk", usual: true, begin: |options| Box::pin(faults::disk(options)) },
    Trial { name: "kills", usual: true, begin: |options| Box::pin(faults::kills(options)) },
    Trial { name: "servers", usual: true, begin: |options| Box::pin(faults::servers(options)) },
    Trial { name: "journals", usual: true, begin: |options| Box::pin(journals::journals(options)) },
    Trial { name: "soak", usual: false, begin: |options| Box::pin(soak::soak(options)) },
];

fn names() -> PossibleValuesParser {
    let strangers = ATTACKS.iter().map(|attack| attack.name);
    PossibleValuesParser::new(strangers.chain(TRIALS.iter().map(|trial| trial.name)))
}

/// Threads for players, or for attackers, who are on another machine in earnest: what they compute themselves must not
/// be taken from the server and its players, so they come last.
fn threads(last: bool) -> Result<Runtime, String> {
    let lower = move || {
        #[cfg(target_os = "linux")]
        if last {
            // Where it is not allowed, figures are too high.
            _ = rustix::process::setpriority_process(None, 19);
        }
    };
    let runtime = Builder::new_multi_thread().worker_threads(2).enable_all().on_thread_start(lower).build();
    runtime.map_err(|e| format!("there are no threads: {e}"))
}

pub(crate) fn run(options: &Options) -> Result<(), String> {
    let (runtime, attackers) = (threads(false)?, threads(true)?);
    println!(
        "{:<10} {:>9} {:>9} {:>7} {:>9} {:>6}  what the attacker saw",
        "attack", "quiet p99", "p99", "ratio", "RSS MiB", ""
    );
    let wanted = |attack: &&Attack| options.name.as_deref().is_none_or(|name| name == attack.name);
    let mut failed = Vec::new();
    for attack in ATTACKS.iter().filter(wanted) {
        if !runtime.block_on(show(attack, options, attackers.handle()))? {
            failed.push(attack.name);
        }
    }
    let wanted = |trial: &&Trial| options.name.as_deref().map_or(trial.usual, |name| name == trial.name);
    for trial in TRIALS.iter().filter(wanted) {
        let seen = runtime.block_on((trial.begin)(options));
        // What cannot be done is told, and the next is tried.
        let Seen { told, is_well } = seen.unwrap_or_else(|why| Seen { told: why, is_well: false });
        println!("{:<10} {:>44}  {told}", trial.name, if is_well { "ok" } else { "FAILED" });
        if !is_well {
            failed.push(trial.name);
        }
    }
    if failed.is_empty() || options.lenient {
        return Ok(());
    }
    Err(format!(
        "failed, or over the bars (p99 below {SLOWER} times its quiet value, memory below {MEMORY} MiB): {}",
        failed.join(", ")
    ))
}

/// Attacks once and shows what came of it; whether it is within the bars.
async fn show(attack: &Attack, options: &Options, attackers: &Handle) -> Result<bool, String> {
    let server = Server::start(&options.server, attack.flags).await?;
    let time = Duration::from_secs_f64(options.seconds);
    let probe = Probe::start(server.addr(), options.matches).await?;
    // The first moves open files and fill caches.
    tokio::time::sleep(time / 4).await;
    let quiet = probe.slowest_hundredth(time).await?.max(QUIET);
    let until = std::time::Instant::now() + time;
    let attacking = attackers.spawn((attack.begin)(Target { addr: server.addr(), until }));
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
