//! A server that runs.

use crate::{
    Options, ServeError,
    accept::accept,
    app::App,
    http::{host::Hosts, router},
    metrics::Metrics,
    retention::tidy,
    store::{FileLock, Sqlite, lock},
};
use catalog::Catalog;
use std::{io, net::SocketAddr, sync::Arc, time::Duration};
use tokio::{net::TcpListener, sync::watch, task::JoinHandle, time::timeout};
use tracing::info;

/// How long open requests may take to end when the server shuts down.
const SHUTDOWN_TIME: Duration = Duration::from_secs(5);

/// A server that runs.
#[derive(Debug)]
pub struct Running {
    addr: SocketAddr,
    metrics: Arc<Metrics>,
    close: watch::Sender<bool>,
    task: JoinHandle<io::Result<()>>,
    /// The file is this server's until it has stopped.
    _lock: FileLock,
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
        if let Ok(ended) = timeout(SHUTDOWN_TIME, &mut self.task).await {
            ended.map_err(io::Error::other)?
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
    let held = lock(&data).map_err(|error| ServeError::Store { data: data.clone(), error })?;
    let store =
        Sqlite::open(&data, Arc::clone(&metrics)).map_err(|error| ServeError::Store { data, error })?;
    let (close, closing) = watch::channel(false);
    let mut app =
        App::new(Arc::new(store), catalog, Arc::clone(&metrics), limits, behind_proxy, closing.clone());
    app.hosts = Hosts::new(&hosts, behind_proxy);
    let app = Arc::new(app);
    if let Some(days) = keep_finished {
        tokio::spawn(tidy(Arc::clone(&app), days));
    }
    info!(%addr, behind_proxy, "listening");
    let router = router(Arc::clone(&app));
    let taken = accept(listener, router, Arc::clone(&app), closing.clone());
    let closed = async move {
        let mut closing = closing;
        // The sender lives as long as the server does.
        _ = closing.wait_for(|closing| *closing).await;
        info!("closing");
        app.close_all().await;
    };
    let task = tokio::spawn(async move { tokio::join!(taken, closed).0 });
    Ok(Running { addr, metrics, close, task, _lock: held })
}

/// What a server tells the operator who has started it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Notice {
    /// It listens there.
    Listening(SocketAddr),
    /// Others can reach it, and nothing hides what they say.
    PlainHttp,
    /// It believes forwarded headers: only the proxy may reach it.
    TrustsProxy,
    /// The same, and clients can reach it directly.
    TrustsAnyClient,
    /// It shuts down.
    Closing,
}

/// Runs a server until it is told to stop by the keyboard or the system.
pub fn run(options: Options, mut tell: impl FnMut(Notice)) -> Result<(), ServeError> {
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .worker_threads(workers())
        .enable_all()
        .build()
        .map_err(ServeError::System)?;
    runtime.block_on(async {
        let behind_proxy = options.behind_proxy;
        let running = serve(options).await?;
        let addr = running.addr();
        tell(Notice::Listening(addr));
        if let Some(note) = note(addr, behind_proxy) {
            tell(note);
        }
        stopped().await.map_err(ServeError::System)?;
        tell(Notice::Closing);
        running.stop().await.map_err(ServeError::System)
    })
}

/// What the operator should know about where it listens.
fn note(addr: SocketAddr, behind_proxy: bool) -> Option<Notice> {
    match (behind_proxy, addr.ip().is_loopback()) {
        (false, true) => None,
        (false, false) => Some(Notice::PlainHttp),
        (true, true) => Some(Notice::TrustsProxy),
        (true, false) => Some(Notice::TrustsAnyClient),
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
    use super::{Notice, note};

    #[test]
    fn plain_http_is_noted_where_others_can_listen_in() {
        let (home, out) = (([127, 0, 0, 1], 8731).into(), ([0, 0, 0, 0], 8731).into());
        assert_eq!(note(home, false), None);
        assert_eq!(note(out, false), Some(Notice::PlainHttp));
        assert_eq!(note(home, true), Some(Notice::TrustsProxy));
        assert_eq!(note(out, true), Some(Notice::TrustsAnyClient));
    }
}
