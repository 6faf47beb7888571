//! The other side: plain connections that write masked frames and count bytes.

use crate::{Fault, SAID, TOLD};
use std::{fs, net::SocketAddr, time::Duration};
use tokio::{
    io::{AsyncReadExt as _, AsyncWriteExt as _},
    net::TcpStream,
    time::sleep,
};

/// Sockets that talk while processor time is measured.
const TALKERS: usize = 50;
/// Messages of each.
const MESSAGES: usize = 2_000;

#[derive(Debug, Clone, Copy)]
pub(crate) struct Measured {
    /// Memory of the server per silent socket.
    pub(crate) bytes: f64,
    /// Its processor time per message, in microseconds.
    pub(crate) cpu_us: f64,
}

pub(crate) async fn measure(addr: SocketAddr, pid: u32, sockets: usize) -> Result<Measured, Fault> {
    // A server that has warmed up has its own memory already.
    let mut talkers = Vec::new();
    for _ in 0..TALKERS {
        talkers.push(connect(addr).await?);
    }
    talk(&mut talkers, 100).await?;
    sleep(Duration::from_millis(300)).await;
    let base = rss(pid)?;
    let mut silent = Vec::new();
    for _ in 0..sockets {
        silent.push(connect(addr).await?);
    }
    // Each has said something once: buffers that grow have grown.
    talk(&mut silent, 1).await?;
    sleep(Duration::from_millis(300)).await;
    let bytes = (rss(pid)? - base) / sockets as f64;
    let before = cpu(pid)?;
    talk(&mut talkers, MESSAGES).await?;
    let cpu_us = 1e6 * (cpu(pid)? - before) / (TALKERS * MESSAGES) as f64;
    Ok(Measured { bytes, cpu_us })
}

async fn connect(addr: SocketAddr) -> Result<TcpStream, Fault> {
    let stream = TcpStream::connect(addr).await?;
    stream.set_nodelay(true)?;
    Ok(stream)
}

/// All say something, and hear the answers, so many times.
async fn talk(sockets: &mut [TcpStream], times: usize) -> Result<(), Fault> {
    let mask = [1, 2, 4, 8];
    let mut said = vec![0x81, 0x80 | SAID as u8];
    said.extend(mask);
    said.extend((0..SAID).map(|n| b'y' ^ mask[n % 4]));
    let mut told = vec![0; TOLD + 4];
    for _ in 0..times {
        for part in sockets.chunks_mut(TALKERS) {
            for socket in &mut *part {
                socket.write_all(&said).await?;
            }
            for socket in part {
                socket.read_exact(&mut told).await?;
            }
        }
    }
    Ok(())
}

/// Memory a process has in use, in bytes.
fn rss(pid: u32) -> Result<f64, Fault> {
    let status = fs::read_to_string(format!("/proc/{pid}/status"))?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).ok_or("no VmRSS")?;
    Ok(line.trim().trim_end_matches(" kB").parse::<f64>()? * 1024.0)
}

/// Seconds of processor time a process has used.
fn cpu(pid: u32) -> Result<f64, Fault> {
    let stat = fs::read_to_string(format!("/proc/{pid}/stat"))?;
    let (_, fields) = stat.rsplit_once(") ").ok_or("no such process")?;
    let fields: Vec<&str> = fields.split(' ').collect();
    Ok((fields[11].parse::<f64>()? + fields[12].parse::<f64>()?) / 100.0)
}
