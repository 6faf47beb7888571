//! What is to be done.

use super::Fault;
use std::net::SocketAddr;

#[derive(Debug)]
pub(crate) struct Args {
    pub(crate) addr: SocketAddr,
    pub(crate) pid: u32,
    pub(crate) what: String,
    pub(crate) matches: usize,
    pub(crate) seconds: f64,
    pub(crate) rate: f64,
    pub(crate) sockets: usize,
    pub(crate) sizes: Option<String>,
}

pub(crate) const USAGE: &str = "load --addr ADDRESS --pid PID [--what play|memory|idle] [--matches N] [--seconds N] \
    [--rate MOVES_PER_MATCH_AND_SECOND] [--sockets PER_IDLE_MATCH] [--sizes FILE]";

pub(crate) fn args() -> Result<Args, Fault> {
    let mut args = Args {
        addr: ([127, 0, 0, 1], 8731).into(),
        pid: 0,
        what: "play".to_owned(),
        matches: 200,
        seconds: 3.0,
        rate: 2.0,
        sockets: 1,
        sizes: None,
    };
    let mut words = std::env::args().skip(1);
    while let Some(flag) = words.next() {
        let value = words.next().ok_or(USAGE)?;
        match flag.as_str() {
            "--addr" => args.addr = value.parse()?,
            "--pid" => args.pid = value.parse()?,
            "--what" => args.what = value,
            "--matches" => args.matches = value.parse()?,
            "--seconds" => args.seconds = value.parse()?,
            "--rate" => args.rate = value.parse()?,
            "--sockets" => args.sockets = value.parse()?,
            "--sizes" => args.sizes = Some(value),
            _ => return Err(USAGE.into()),
        }
    }
    if !args.addr.ip().is_loopback() || args.pid == 0 {
        return Err(USAGE.into());
    }
    Ok(args)
}
