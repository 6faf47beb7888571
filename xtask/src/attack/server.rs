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
    program: PathBuf,
    flags: Vec<String>,
    child: Child,
    addr: SocketAddr,
    folder: PathBuf,
}

/// A program that could not be started, or has ended by itself.
#[derive(Debug)]
pub(crate) struct Ended {
    pub(crate) code: Option<i32>,
    pub(crate) said: String,
}

/// Starts a program whose files may reach a limit without its end: the signal for that is ignored, and writing fails.
const IGNORING: &str = r#"trap "" XFSZ; exec "$0" "$@""#;

impl Server {
    /// Starts a program on a free port, with a file of its own.
    pub(crate) async fn start(program: &Path, flags: &[&str]) -> Result<Self, String> {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        let n = NEXT.fetch_add(1, Ordering::Relaxed);
        let folder = std::env::temp_dir().join(format!("escadrille-attack-{}-{n}", std::process::id()));
        std::fs::create_dir_all(&folder).map_err(|e| format!("{}: {e}", folder.display()))?;
        let flags: Vec<String> = flags.iter().map(|&flag| flag.to_owned()).collect();
        let (child, addr) = spawn(program, &folder.join("matches.db"), &flags).await?;
        Ok(Self { program: program.to_owned(), flags, child, addr, folder })
    }

    /// Ends it without a warning, and starts it again on the same file.
    pub(crate) async fn kill_and_restart(&mut self) -> Result<(), String> {
        self.kill()?;
        (self.child, self.addr) = spawn(&self.program, &self.data(), &self.flags).await?;
        Ok(())
    }

    /// Ends it without a warning: the process gets no chance to write anything more.
    pub(crate) fn kill(&mut self) -> Result<(), String> {
        self.child.kill().and_then(|()| self.child.wait()).map_err(|e| format!("cannot be killed: {e}"))?;
        Ok(())
    }

    /// Its file.
    pub(crate) fn data(&self) -> PathBuf {
        self.folder.join("matches.db")
    }

    /// A folder that goes with it.
    pub(crate) fn folder(&self) -> &Path {
        &self.folder
    }

    /// Runs the same program with other arguments, until it ends.
    pub(crate) fn run(&self, args: &[&std::ffi::OsStr]) -> Result<Ended, String> {
        let ran = Command::new(&self.program).args(args).stdin(Stdio::null()).output();
        let ran = ran.map_err(|e| format!("{}: {e}", self.program.display()))?;
        let said = [ran.stdout, ran.stderr].concat();
        Ok(Ended { code: ran.status.code(), said: String::from_utf8_lossy(&said).into_owned() })
    }

    /// None of its files may grow beyond so many bytes from now on; all may without a number.
    #[cfg(target_os = "linux")]
    pub(crate) fn limit_files(&self, bytes: Option<u64>) -> Result<(), String> {
        use rustix::process::{Pid, Resource, Rlimit, prlimit};
        let pid = i32::try_from(self.child.id()).ok().and_then(Pid::from_raw);
        let limit = Rlimit { current: bytes, maximum: None };
        prlimit(pid, Resource::Fsize, limit)
            .map(drop)
            .map_err(|e| format!("its files cannot be limited: {e}"))
    }

    #[cfg(not(target_os = "linux"))]
    pub(crate) fn limit_files(&self, _: Option<u64>) -> Result<(), String> {
        Err("files of another process can be limited on Linux only".to_owned())
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

    /// Its memory now, in MiB.
    pub(crate) fn memory(&self) -> Result<f64, String> {
        let path = format!("/proc/{}/status", self.child.id());
        let status = std::fs::read_to_string(&path).map_err(|e| format!("the server is gone: {e}"))?;
        let kib = status
            .lines()
            .find_map(|line| line.strip_prefix("VmRSS:")?.split_whitespace().next()?.parse().ok());
        kib.map(|kib: f64| kib / 1024.0).ok_or_else(|| format!("{path} does not tell its memory"))
    }

    /// The files it has open now, sockets among them.
    pub(crate) fn open_files(&self) -> Result<usize, String> {
        let path = format!("/proc/{}/fd", self.child.id());
        std::fs::read_dir(&path).map(Iterator::count).map_err(|e| format!("the server is gone: {e}"))
    }
}

/// Starts a program, and waits until it says where it listens.
async fn spawn(program: &Path, data: &Path, flags: &[String]) -> Result<(Child, SocketAddr), String> {
    let mut child = Command::new("sh")
        .args(["-c", IGNORING])
        .arg(program)
        .args(["serve", "--addr", "127.0.0.1:0", "--data"])
        .arg(data)
        .args(flags)
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .map_err(|e| format!("{}: {e}", program.display()))?;
    let stdout = child.stdout.take().ok_or("no output")?;
    let found = tokio::task::spawn_blocking(move || {
        let mut lines = BufReader::new(stdout).lines().map_while(Result::ok);
        let addr = lines.find_map(|line| address(&line));
        // The rest is read, so that the server never waits for a reader.
        std::thread::spawn(move || lines.for_each(drop));
        addr
    });
    let addr = found.await.ok().flatten().ok_or_else(|| {
        let build = "build it with `cargo build --release`";
        format!("{} does not say where it listens; {build}", program.display())
    })?;
    Ok((child, addr))
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
