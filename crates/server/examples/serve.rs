//! A server by itself: `cargo run -p server --example serve -- --addr 127.0.0.1:8731 --data /tmp/matches.db`.

use server::{Limits, Notice, Options, run};
use std::{path::PathBuf, process::ExitCode};

/// As the program has it: what is measured with this server is so of that one.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    let mut options = Options::new(([127, 0, 0, 1], 8731).into(), PathBuf::from("escadrille.db"), Vec::new());
    let mut args = std::env::args().skip(1);
    while let Some(flag) = args.next() {
        match flag.as_str() {
            "--addr" => match args.next().and_then(|text| text.parse().ok()) {
                Some(addr) => options.addr = addr,
                None => return usage(),
            },
            "--data" => match args.next() {
                Some(file) => options.data = file.into(),
                None => return usage(),
            },
            "--pack" => options.packs.extend(args.next().map(PathBuf::from)),
            "--no-limits" => options.limits = Limits::none(),
            _ => return usage(),
        }
    }
    // The benchmark reads where it listens.
    let tell = |notice| {
        if let Notice::Listening(addr) = notice {
            println!("http://{addr}/");
        }
    };
    match run(options, tell) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

fn usage() -> ExitCode {
    eprintln!("serve [--addr ADDRESS] [--data FILE] [--pack DIR].. [--no-limits]");
    ExitCode::FAILURE
}
