//! The server beside boardgame.io and bare sockets: the same number of matches, the same pace, each server a process
//! of its own on loopback. What is compared, and how like is made like, stands in `benches/peers/server/README.md`.

use super::{Row, median, readable};
use crate::root::root;
use serde_json::Value;
use std::{
    collections::BTreeMap,
    fmt::Write as _,
    fs,
    io::{BufRead as _, BufReader, Read as _, Write as _},
    net::TcpStream,
    path::{Path, PathBuf},
    process::{Child, ChildStdout, Command, Stdio},
    time::{Duration, Instant},
};

/// Matches played at once.
const MATCHES: u32 = 200;
/// Matches in memory.
const MANY: u32 = 1_000;
/// Whose figures stand beside ours.
const PEERS: [&str; 3] = ["boardgame.io", "ws traffic", "ws relay"];
/// Figures: the measurement, its key, and the words for the table.
const FIGURES: [(&str, &str, &str); 15] = [
    ("paced", "cpu_us_per_move", "2 moves/s a match: server CPU per move, µs"),
    ("paced", "p50_ms", "  send to the other's receipt, p50, ms"),
    ("paced", "p99_ms", "  send to the other's receipt, p99, ms"),
    ("closed", "cpu_us_per_move", "as fast as it goes: server CPU per move, µs"),
    ("closed", "p50_ms", "  send to the other's receipt, p50, ms"),
    ("closed", "p99_ms", "  send to the other's receipt, p99, ms"),
    ("closed", "moves_per_s", "  moves/s"),
    ("closed", "load_cpu_us_per_move", "  the generator's own CPU per move, µs"),
    ("closed", "moves_per_commit", "  moves that share a wait for the disk"),
    ("paced", "moves_per_commit", "  the same at 2 moves/s a match"),
    ("paced", "bytes_to_mover", "bytes to the mover per move"),
    ("paced", "bytes_to_other", "bytes to the other per move"),
    ("paced", "bytes_view", "bytes of all that a player sees"),
    ("memory", "kib_per_match", "memory per match, made and joined, KiB"),
    ("memory", "kib_per_match_with_sockets", "  with 2 sockets after 10 moves, KiB"),
];

/// All figures taken, by peer, measurement and key.
#[derive(Default)]
pub(super) struct Figures(BTreeMap<(String, String, String), Vec<f64>>);

impl Figures {
    fn get(&self, peer: &str, mode: &str, key: &str) -> Option<f64> {
        let found = self.0.get(&(peer.to_owned(), mode.to_owned(), key.to_owned()));
        found.map(|figures| median(figures.clone()))
    }

    /// Ours, the peers', and what part of theirs ours are.
    pub(super) fn table(&self) -> String {
        let mut text = format!("{:<46}{:>10}", "", "ours");
        for peer in PEERS {
            write!(text, "{peer:>14}").expect("writing to a string");
        }
        for peer in PEERS {
            write!(text, "{:>16}", format!("/ {peer}")).expect("writing to a string");
        }
        for (mode, key, words) in FIGURES {
            let Some(ours) = self.get("ours", mode, key) else { continue };
            let theirs = PEERS.map(|peer| self.get(peer, mode, key));
            write!(text, "\n{words:<46}{:>10}", readable(ours)).expect("writing to a string");
            for theirs in theirs {
                write!(text, "{:>14}", theirs.map(readable).unwrap_or_default())
                    .expect("writing to a string");
            }
            for theirs in theirs.map(|theirs| theirs.filter(|theirs| *theirs > 0.0)) {
                let part = theirs.map(|theirs| format!("{:.3}", ours / theirs)).unwrap_or_default();
                write!(text, "{part:>16}").expect("writing to a string");
            }
        }
        text.lines().map(str::trim_end).collect::<Vec<_>>().join("\n")
    }

    /// For programs.
    pub(super) fn rows(&self) -> Vec<Row> {
        let name = |(peer, mode, key): &(String, String, String)| format!("{peer}.{mode}.{key}");
        self.0.iter().map(|(key, figures)| (name(key), median(figures.clone()), "")).collect()
    }
}

/// Ours and the peers' by turns.
pub(super) fn compare(seconds: f64, rounds: u32, peers: bool) -> Result<Figures, String> {
    let bench = Bench::prepare(peers)?;
    let mut figures = Figures::default();
    for round in 0..rounds {
        eprintln!("round {} of {rounds}", round + 1);
        let play = ["--what", "play", "--matches", &MATCHES.to_string(), "--seconds", &seconds.to_string()];
        bench.each(&play, &mut figures)?;
    }
    eprintln!("memory of {MANY} matches");
    bench.each(&["--what", "memory", "--matches", &MANY.to_string()], &mut figures)?;
    Ok(figures)
}

/// Memory with very many matches that nobody plays, and how long a server takes to start with them.
pub(super) fn idle(matches: u32) -> Result<Vec<Row>, String> {
    let bench = Bench::prepare(false)?;
    let mut figures = Figures::default();
    let data = bench.fresh("idle.db")?;
    let server = bench.ours(&data)?;
    let mut load = server.load(&bench.load, &["--what", "idle", "--matches", &matches.to_string()]);
    read(&mut load, &mut figures)?;
    drop(server);
    let clock = Instant::now();
    let server = bench.ours(&data)?;
    let listening = clock.elapsed();
    ask(&server.addr, "/healthz")?;
    let well = clock.elapsed();
    ask(&server.addr, "/api/lobby")?;
    let lobby = clock.elapsed();
    let figure = |key: &str| figures.get("ours", "idle", key).unwrap_or(f64::NAN);
    let ms = |time: Duration| 1e3 * time.as_secs_f64();
    let rows = vec![
        ("memory of an empty server".to_owned(), figure("base_mib"), "MiB"),
        (format!("memory with {matches} matches made and joined"), figure("mib"), "MiB"),
        (format!("memory with {} sockets too", figure("sockets")), figure("mib_with_sockets"), "MiB"),
        ("start-up with them stored, until it listens".to_owned(), ms(listening), "ms"),
        ("start-up with them stored, until /healthz".to_owned(), ms(well), "ms"),
        ("start-up with them stored, until the lobby".to_owned(), ms(lobby), "ms"),
        ("memory after that".to_owned(), rss_mib(server.child.id())?, "MiB"),
    ];
    Ok(rows)
}

/// The programs, ready to run.
struct Bench {
    serve: PathBuf,
    load: PathBuf,
    /// The peers' folder, if they are measured.
    peers: Option<PathBuf>,
    /// Where matches and sizes are kept: a real disk, which `/tmp` often is not.
    scratch: PathBuf,
}

impl Bench {
    /// Installs and builds what is not there yet.
    fn prepare(peers: bool) -> Result<Self, String> {
        let home = root().join("benches/peers");
        let folder = home.join("server");
        if peers && !folder.join("node_modules").exists() {
            eprintln!("installing the Node peers (once)");
            run(Command::new("npm")
                .args(["ci", "--ignore-scripts", "--no-audit", "--no-fund"])
                .current_dir(&folder))?;
        }
        eprintln!("building the server");
        let built = run(Command::new("cargo")
            .args([
                "build",
                "--quiet",
                "--release",
                "--package",
                "server",
                "--example",
                "serve",
                "--example",
                "load",
            ])
            .arg("--message-format=json-render-diagnostics")
            .current_dir(root()))?;
        let program = |name: &str| {
            let artifacts = built.lines().filter_map(|line| serde_json::from_str::<Value>(line).ok());
            let mut named = artifacts.filter(|artifact| artifact["target"]["name"] == name);
            let found = named.find_map(|artifact| artifact["executable"].as_str().map(PathBuf::from));
            found.ok_or_else(|| format!("cargo has not built `{name}`"))
        };
        let scratch = home.join("target/server");
        fs::create_dir_all(&scratch).map_err(|e| format!("{}: {e}", scratch.display()))?;
        Ok(Self { serve: program("serve")?, load: program("load")?, peers: peers.then_some(folder), scratch })
    }

    /// A file that is not there yet.
    fn fresh(&self, name: &str) -> Result<PathBuf, String> {
        let file = self.scratch.join(name);
        for suffix in ["", "-wal", "-shm"] {
            let old = self.scratch.join(format!("{name}{suffix}"));
            if old.exists() {
                fs::remove_file(&old).map_err(|e| format!("{}: {e}", old.display()))?;
            }
        }
        Ok(file)
    }

    fn ours(&self, data: &Path) -> Result<Server, String> {
        Server::start(
            Command::new(&self.serve).args(["--addr", "127.0.0.1:0", "--no-limits", "--data"]).arg(data),
        )
    }

    /// One measurement of ours and of each peer. The peers carry messages of the sizes that ours had.
    fn each(&self, what: &[&str], figures: &mut Figures) -> Result<(), String> {
        let sizes = self.scratch.join("sizes.txt");
        let server = self.ours(&self.fresh("matches.db")?)?;
        let is_play = what.contains(&"play");
        let mut load = server.load(&self.load, what);
        if is_play {
            load.arg("--sizes").arg(&sizes);
        }
        read(&mut load, figures)?;
        drop(server);
        let Some(folder) = &self.peers else { return Ok(()) };
        let node = |script: &str| {
            let mut command = Command::new("node");
            command.env("NODE_ENV", "production").arg("--expose-gc").arg(folder.join(script));
            command
        };
        // Its messages carry all that a player sees; ours carry that only when somebody comes.
        let view = figures.get("ours", "paced", "bytes_view").ok_or("our views have no size")?;
        let server = Server::start(node("boardgame-server.mjs").args(["--view", &view.to_string()]))?;
        read(server.aim(node("load.mjs").args(["--peer", "boardgame.io"]).args(what)), figures)?;
        drop(server);
        for mode in ["traffic", "relay"] {
            if mode == "relay" && !is_play {
                continue; // Sockets cost the same, whatever goes through them.
            }
            let server = Server::start(node("ws-server.mjs").args(["--mode", mode, "--sizes"]).arg(&sizes))?;
            let mut load = node("load.mjs");
            load.args(["--peer", "ws", "--mode", mode, "--sizes"]).arg(&sizes).args(what);
            read(server.aim(&mut load), figures)?;
        }
        Ok(())
    }
}

/// A server that ends when this is dropped.
struct Server {
    child: Child,
    addr: String,
    /// Held open: a server may still say something.
    _said: BufReader<ChildStdout>,
}

impl Server {
    /// Starts one, and waits until it tells its address.
    fn start(command: &mut Command) -> Result<Self, String> {
        let name = command.get_program().to_string_lossy().into_owned();
        let mut child = command.stdout(Stdio::piped()).spawn().map_err(|e| format!("{name}: {e}"))?;
        let mut said = BufReader::new(child.stdout.take().ok_or("no output")?);
        let mut line = String::new();
        loop {
            line.clear();
            if said.read_line(&mut line).map_err(|e| format!("{name}: {e}"))? == 0 {
                return Err(format!("{name} has ended before it told its address"));
            }
            if let Some((_, addr)) = line.trim().split_once("http://") {
                let addr = addr.trim_end_matches('/').to_owned();
                return Ok(Self { child, addr, _said: said });
            }
        }
    }

    fn load(&self, program: &Path, what: &[&str]) -> Command {
        let mut command = Command::new(program);
        self.aim(&mut command).args(what);
        command
    }

    /// Tells a generator where to send, and whose processor time to read.
    fn aim<'c>(&self, load: &'c mut Command) -> &'c mut Command {
        load.args(["--addr", &self.addr, "--pid", &self.child.id().to_string()])
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // One that has ended by itself is as good as killed.
        _ = self.child.kill();
        _ = self.child.wait();
    }
}

/// Runs a generator and takes down what it prints.
fn read(load: &mut Command, figures: &mut Figures) -> Result<(), String> {
    for line in run(load)?.lines() {
        let line: Value = serde_json::from_str(line).map_err(|e| format!("{line}: {e}"))?;
        let text = |key: &str| line[key].as_str().unwrap_or_default().to_owned();
        let (peer, mode) = (text("peer"), text("mode"));
        for (key, figure) in line.as_object().into_iter().flatten() {
            if let Some(figure) = figure.as_f64() {
                figures.0.entry((peer.clone(), mode.clone(), key.clone())).or_default().push(figure);
            }
        }
    }
    Ok(())
}

fn ask(addr: &str, path: &str) -> Result<(), String> {
    let fault = |e: std::io::Error| format!("{path}: {e}");
    let mut stream = TcpStream::connect(addr).map_err(fault)?;
    let request = format!("GET {path} HTTP/1.1\r\nhost: {addr}\r\nconnection: close\r\n\r\n");
    stream.write_all(request.as_bytes()).map_err(fault)?;
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer).map_err(fault)?;
    let is_well = answer.starts_with(b"HTTP/1.1 200");
    if is_well { Ok(()) } else { Err(format!("{path}: {}", String::from_utf8_lossy(&answer))) }
}

fn rss_mib(pid: u32) -> Result<f64, String> {
    let status = fs::read_to_string(format!("/proc/{pid}/status")).map_err(|e| e.to_string())?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).unwrap_or_default();
    let kib: f64 = line.trim().trim_end_matches(" kB").parse().map_err(|_| "no VmRSS")?;
    Ok(kib / 1024.0)
}

fn run(command: &mut Command) -> Result<String, String> {
    let name = command.get_program().to_string_lossy().into_owned();
    let output = command.output().map_err(|e| format!("{name}: {e}"))?;
    if !output.status.success() {
        return Err(format!("{name}: {}", String::from_utf8_lossy(&output.stderr)));
    }
    Ok(String::from_utf8_lossy(&output.stdout).into_owned())
}
