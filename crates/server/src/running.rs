//! A server that runs.

use crate::{
    Options, ServeError,
    accept::accept,
    hall::Hall,
    http::{host::Hosts, router},
    metrics::Metrics,
    retention::tidy,
    store::{Hold, Sqlite, hold},
};
use catalog::Catalog;
use std::{io, net::SocketAddr, sync::Arc, time::Duration};
use tokio::{net::TcpListener, sync::watch, task::JoinHandle, time::timeout};

/// How long open requests may take to end when the server shuts down.
const GRACE: Duration = Duration::from_secs(5);

/// A server that runs.
#[derive(Debug)]
pub struct Running {
    addr: SocketAddr,
    metrics: Arc<Metrics>,
    close: watch::Sender<bool>,
    task: JoinHandle<()>,
    /// The file is this server's until it has stopped.
    _held: Hold,
}

impl Running {
    /// Where it listens.
    pub fn addr(&self) -> SocketAddr {
        self.addr
    }

    /// What it counts.
    pub fn metrics(&self) -> &Metrics {
        &self.metrics
    }

    /// Shuts it down: sockets are told to come back, requests may end, whatever is being stored is stored.
    pub async fn stop(mut self) -> io::Result<()> {
        self.close.send_replace(true);
        if let Ok(ended) = timeout(GRACE, &mut self.task).await {
            ended.map_err(io::Error::other)
        } else {
            self.task.abort();
            Ok(())
        }
    }
}

/// Starts a server.
pub async fn serve(options: Options) -> Result<Running, ServeError> {
    let Options { addr, data, packs, mut limits, behind_proxy, hosts, keep_finished } = options;
    if limits.connections < usize::MAX {
        limits.connections = limits.connections.min(files() / 2);
    }
    let mut catalog = Catalog::default();
    for pack in packs {
        catalog.load(&pack)?;
    }
    let metrics = Arc::new(Metrics::default());
    let listener = TcpListener::bind(addr).await.map_err(|error| {
        let taken = error.kind() == io::ErrorKind::AddrInUse;
        if taken { ServeError::Taken(addr) } else { ServeError::Listen { addr, error } }
    })?;
    let addr = listener.local_addr().map_err(|error| ServeError::Listen { addr, error })?;
    let held = hold(&data).map_err(|error| ServeError::Store { data: data.clone(), error })?;
    let store =
        Sqlite::open(&data, Arc::clone(&metrics)).map_err(|error| ServeError::Store { data, error })?;
    let (close, closing) = watch::channel(false);
    let mut hall =
        Hall::new(Arc::new(store), catalog, Arc::clone(&metrics), limits, behind_proxy, closing.clone());
    hall.hosts = Hosts::new(&hosts, behind_proxy);
    let hall = Arc::new(hall);
    if let Some(days) = keep_finished {
        tokio::spawn(tidy(Arc::clone(&hall), days));
    }
    let router = router(Arc::clone(&hall));
    let taken = accept(listener, router, Arc::clone(&hall), closing.clone());
    let closed = async move {
        let mut closing = closing;
        // The sender lives as long as the server does.
        _ = closing.wait_for(|closing| *closing).await;
        hall.dismiss().await;
    };
    let task = tokio::spawn(async move { _ = tokio::join!(taken, closed) });
    Ok(Running { addr, metrics, close, task, _held: held })
}

/// What a server tells whoever has started it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Told {
    /// It listens there.
    Open(SocketAddr),
    /// Others can reach it, and nothing hides what they say.
    PlainHttp,
    /// It believes forwarded headers: nobody but the proxy may reach it.
    Believes,
    /// The same, and anybody can reach it.
    BelievesAnybody,
    /// It shuts down.
    Closing,
}

/// Runs a server until it is told to stop by the keyboard or the system.
pub fn run(options: Options, mut tell: impl FnMut(Told)) -> Result<(), ServeError> {
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .worker_threads(workers())
        .enable_all()
        .build()
        .map_err(ServeError::System)?;
    runtime.block_on(async {
        let behind_proxy = options.behind_proxy;
        let running = serve(options).await?;
        let addr = running.addr();
        tell(Told::Open(addr));
        if let Some(note) = note(addr, behind_proxy) {
            tell(note);
        }
        stopped().await.map_err(ServeError::System)?;
        tell(Told::Closing);
        running.stop().await.map_err(ServeError::System)
    })
}

/// What whoever starts a server should know about where it listens.
fn note(addr: SocketAddr, behind_proxy: bool) -> Option<Told> {
    match (behind_proxy, addr.ip().is_loopback()) {
        (false, true) => None,
        (false, false) => Some(Told::PlainHttp),
        (true, true) => Some(Told::Believes),
        (true, false) => Some(Told::BelievesAnybody),
    }
}

/// Threads that serve sockets: half of the cores. A core serves thousands of moves a second, bots and the store
/// need the others, and threads that wake each other cost more than they carry.
fn workers() -> usize {
    let cores = std::thread::available_parallelism().map_or(2, std::num::NonZero::get);
    (cores / 2).max(1)
}

/// How many files the system lets this process have open, raised as far as it may be: every connection is one.
fn files() -> usize {
    #[cfg(unix)]
    {
        use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
        let Rlimit { current, maximum } = getrlimit(Resource::Nofile);
        // Where it cannot be raised, it stays as it is.
        let raised = setrlimit(Resource::Nofile, Rlimit { current: maximum, maximum }).is_ok();
        let most = if raised { maximum } else { current };
        most.map_or(usize::MAX, |most| usize::try_from(most).unwrap_or(usize::MAX))
    }
    #[cfg(not(unix))]
    usize::MAX
}

/// Waits for the keyboard or the system.
async fn stopped() -> io::Result<()> {
    #[cfg(unix)]
    {
        let mut terminate = tokio::signal::unix::signal(tokio::signal::unix::SignalKind::terminate())?;
        tokio::select! {
            done = tokio::signal::ctrl_c() => done,
            _ = terminate.recv() => Ok(()),
        }
    }
    #[cfg(not(unix))]
    tokio::signal::ctrl_c().await
}

#[cfg(test)]
mod tests {
    use super::{Told, note};

    #[test]
    fn plain_http_is_noted_where_others_can_listen_in() {
        let (home, out) = (([127, 0, 0, 1], 8731).into(), ([0, 0, 0, 0], 8731).into());
        assert_eq!(note(home, false), None);
        assert_eq!(note(out, false), Some(Told::PlainHttp));
        assert_eq!(note(home, true), Some(Told::Believes));
        assert_eq!(note(out, true), Some(Told::BelievesAnybody));
    }
}
