//! What a process uses, as the system tells it.

use super::Fault;
use std::fs;

/// Seconds of processor time a process has used, in user mode and in the kernel.
pub(crate) fn cpu(pid: u32) -> Result<f64, Fault> {
    let stat = fs::read_to_string(format!("/proc/{pid}/stat"))?;
    // The name in brackets may hold spaces; `utime` and `stime` are the 12th and 13th fields after it, in ticks.
    let (_, fields) = stat.rsplit_once(") ").ok_or("no such process")?;
    let fields: Vec<&str> = fields.split(' ').collect();
    Ok((fields[11].parse::<f64>()? + fields[12].parse::<f64>()?) / 100.0)
}

/// Memory a process has in use.
pub(crate) fn rss_kib(pid: u32) -> Result<f64, Fault> {
    let status = fs::read_to_string(format!("/proc/{pid}/status"))?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).ok_or("no VmRSS")?;
    Ok(line.trim().trim_end_matches(" kB").parse()?)
}
