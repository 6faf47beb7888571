//! A server that is attacked: a process of its own with a file of its own, both gone afterwards.

use std::{
    io::{BufRead as _, BufReader},
    net::SocketAddr,
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
    sync::atomic::{AtomicU32, Ordering},
    time::{Duration, Instant},
};

pub(crate) struct Server {
    child: Child,
    addr: SocketAddr,
    folder: PathBuf,
}

impl Server {
    /// Starts a program on a free port.
    pub(crate) async fn start(program: &Path, flags: &[&str]) -> Result<Self, String> {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        let n = NEXT.fetch_add(1, Ordering::Relaxed);
        let folder = std::env::temp_dir().join(format!("escadrille-attack-{}-{n}", std::process::id()));
        std::fs::create_dir_all(&folder).map_err(|e| format!("{}: {e}", folder.display()))?;
        let mut child = Command::new(program)
            .args(["serve", "--addr", "127.0.0.1:0", "--data"])
            .arg(folder.join("matches.db"))
            .args(flags)
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .map_err(|e| format!("{}: {e}; build it with `cargo build --release`", program.display()))?;
        let stdout = child.stdout.take().ok_or("no output")?;
        let found = tokio::task::spawn_blocking(move || {
            let mut lines = BufReader::new(stdout).lines().map_while(Result::ok);
            let addr = lines.find_map(|line| address(&line));
            // The rest is read, so that the server never waits for a reader.
            std::thread::spawn(move || lines.for_each(drop));
            addr
        });
        let addr = found.await.ok().flatten().ok_or("the server does not say where it listens")?;
        Ok(Self { child, addr, folder })
    }

    pub(crate) fn addr(&self) -> SocketAddr {
        self.addr
    }

    /// The most memory it has until some time, in MiB.
    pub(crate) async fn most_memory(&self, until: Instant) -> Result<f64, String> {
        let mut most: f64 = 0.0;
        loop {
            most = most.max(self.memory()?);
            if Instant::now() >= until {
                return Ok(most);
            }
            tokio::time::sleep(Duration::from_millis(200)).await;
        }
    }

    fn memory(&self) -> Result<f64, String> {
        let path = format!("/proc/{}/status", self.child.id());
        let status = std::fs::read_to_string(&path).map_err(|e| format!("the server is gone: {e}"))?;
        let kib = status
            .lines()
            .find_map(|line| line.strip_prefix("VmRSS:")?.split_whitespace().next()?.parse().ok());
        kib.map(|kib: f64| kib / 1024.0).ok_or_else(|| format!("{path} does not tell its memory"))
    }
}

/// The address in a line such as `http://127.0.0.1:40123/`.
fn address(line: &str) -> Option<SocketAddr> {
    let rest = line.split_once("http://")?.1;
    let end = rest.find(|c: char| !(c.is_ascii_digit() || c == '.' || c == ':')).unwrap_or(rest.len());
    rest[..end].parse().ok()
}

impl Drop for Server {
    fn drop(&mut self) {
        _ = self.child.kill();
        _ = self.child.wait();
        _ = std::fs::remove_dir_all(&self.folder);
    }
}

#[cfg(test)]
mod tests {
    #[test]
    fn a_line_tells_the_address() {
        let told = super::address("Escadrille: http://127.0.0.1:40123/ (Ctrl-C)");
        assert_eq!(told, Some(([127, 0, 0, 1], 40123).into()));
        assert_eq!(super::address("nothing"), None);
    }
}
