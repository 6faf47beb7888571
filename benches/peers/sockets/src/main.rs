//! What a socket costs a server: memory while it says nothing, and processor time per message. Ours beside two libraries,
//! each server a process of its own with one thread on loopback, by turns. `../README.md` says how like is made like.

mod load;
mod servers;

use std::{
    error::Error,
    io::{BufRead as _, BufReader},
    process::{Child, Command, ExitCode, Stdio},
};

type Fault = Box<dyn Error + Send + Sync>;

/// Bytes of what a client says: a choice with its nonce.
const SAID: usize = 110;
/// Bytes of the answer: an update.
const TOLD: usize = 1_500;

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = args.iter().map(String::as_str).collect();
    let done = match words[..] {
        ["serve", kind] => run(servers::serve(kind)),
        [] => compare(2_000, 3),
        [sockets, rounds] => match (sockets.parse(), rounds.parse()) {
            (Ok(sockets), Ok(rounds)) => compare(sockets, rounds),
            _ => Err("socket-peers [SOCKETS ROUNDS]".into()),
        },
        _ => Err("socket-peers [SOCKETS ROUNDS]".into()),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(fault) => {
            eprintln!("{fault}");
            ExitCode::FAILURE
        }
    }
}

fn run<T>(work: impl Future<Output = Result<T, Fault>>) -> Result<T, Fault> {
    tokio::runtime::Builder::new_current_thread().enable_all().build()?.block_on(work)
}

fn compare(sockets: usize, rounds: usize) -> Result<(), Fault> {
    let mut all = vec![Vec::new(); servers::KINDS.len()];
    for _ in 0..rounds {
        for (kind, found) in servers::KINDS.iter().zip(&mut all) {
            let (mut child, addr) = start(kind)?;
            let measured = run(load::measure(addr.parse()?, child.id(), sockets));
            child.kill()?;
            child.wait()?;
            found.push(measured?);
        }
    }
    for (kind, found) in servers::KINDS.iter().zip(all) {
        let median = |of: fn(&load::Measured) -> f64| {
            let mut figures: Vec<f64> = found.iter().map(of).collect();
            figures.sort_by(f64::total_cmp);
            figures[figures.len() / 2]
        };
        println!(
            r#"{{"server":"{kind}","sockets":{sockets},"bytes_per_idle_socket":{:.0},"cpu_us_per_message":{:.2}}}"#,
            median(|m| m.bytes),
            median(|m| m.cpu_us)
        );
    }
    Ok(())
}

/// A server of its own, and where it listens.
fn start(kind: &str) -> Result<(Child, String), Fault> {
    let mut child = Command::new(std::env::current_exe()?).args(["serve", kind]).stdout(Stdio::piped()).spawn()?;
    let mut line = String::new();
    BufReader::new(child.stdout.take().ok_or("no output")?).read_line(&mut line)?;
    Ok((child, line.trim().to_owned()))
}
