//! Taking connections. Each has its time for everything, and each address has so many.

use crate::{
    app::App,
    limit::{Limits, Permit, counted},
    metrics::{Limit, Metrics},
};
use axum::{Router, extract::ConnectInfo};
use hyper::{
    Request,
    body::Incoming,
    server::conn::http1,
    service::{Service as _, service_fn},
};
use hyper_util::{
    rt::{TokioIo, TokioTimer},
    service::TowerToHyperService,
};
use std::{
    future::{Future as _, poll_fn},
    io::{self, IoSlice},
    net::SocketAddr,
    pin::{Pin, pin},
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    task::{Context, Poll, ready},
    thread,
    time::Duration,
};
use tokio::{
    io::{AsyncRead, AsyncWrite, ReadBuf},
    net::{TcpListener, TcpStream},
    runtime::Builder,
    sync::{mpsc, watch},
    time::{Instant, sleep, sleep_until},
};

/// How long to wait when the system has no room for another connection.
const ACCEPT_PAUSE: Duration = Duration::from_millis(50);
/// The answer to an address that has too many connections.
const TOO_MANY: &[u8] =
    b"HTTP/1.1 503 Service Unavailable\r\nconnection: close\r\ncontent-length: 0\r\nretry-after: 10\r\n\r\n";

/// The most that is kept of what a connection sends before it is understood, such as the head of a request.
const BUFFER: usize = 64 * 1024;
/// Connections that wait to be served: more wait with the system.
const WAITING: usize = 256;

/// Takes connections until the server shuts down, and waits until their requests have ended.
///
/// They are taken on a thread of their own: an address that connects and is refused thousands of times a second
/// keeps that one busy, and not those that serve matches.
pub(crate) async fn accept(
    listener: TcpListener,
    router: Router,
    app: Arc<App>,
    closing: watch::Receiver<bool>,
) -> io::Result<()> {
    let listener = listener.into_std()?;
    let runtime = Builder::new_current_thread().enable_all().build()?;
    let (taken, mut waiting) = mpsc::channel(WAITING);
    let (door, shut) = (Arc::clone(&app), closing.clone());
    let thread = thread::Builder::new().name("accept".to_owned());
    thread.spawn(move || {
        // Without a listener no connection comes, and the channel of taken ones is closed.
        _ = runtime.block_on(take(listener, door, taken, shut));
    })?;
    // Every connection has a copy: once none is left, all have ended.
    let (open, mut ended) = mpsc::channel::<()>(1);
    while let Some(Taken { stream, peer, permit }) = waiting.recv().await {
        let Ok(stream) = TcpStream::from_std(stream) else { continue };
        let connection = HttpConnection { peer, stream, router: router.clone(), permit, _open: open.clone() };
        tokio::spawn(connection.serve(Arc::clone(&app.metrics), app.limits.clone(), closing.clone()));
    }
    drop(open);
    _ = ended.recv().await;
    Ok(())
}

/// A connection that may be served.
struct Taken {
    stream: std::net::TcpStream,
    peer: SocketAddr,
    permit: Permit,
}

/// Takes connections, and refuses those of addresses that have too many.
async fn take(
    listener: std::net::TcpListener,
    app: Arc<App>,
    serve: mpsc::Sender<Taken>,
    mut closing: watch::Receiver<bool>,
) -> io::Result<()> {
    let listener = TcpListener::from_std(listener)?;
    loop {
        let taken = tokio::select! {
            taken = listener.accept() => taken,
            // The sender lives as long as the server does.
            _ = closing.wait_for(|closing| *closing) => return Ok(()),
        };
        let (stream, peer) = match taken {
            Ok(taken) => taken,
            Err(error) if is_theirs(&error) => continue,
            Err(_) => {
                app.metrics.limit(Limit::Connections);
                sleep(ACCEPT_PAUSE).await;
                continue;
            }
        };
        // Behind a proxy all connections are the proxy's.
        let whose = (!app.behind_proxy).then(|| counted(peer.ip()));
        let may_come = whose.is_none_or(|whose| app.arrivals.take(whose));
        let Some(permit) = app.connections.take(whose, 1).filter(|_| may_come) else {
            app.metrics.limit(Limit::Connections);
            // It is small enough for the system to take it at once, or is not said.
            _ = stream.try_write(TOO_MANY);
            continue;
        };
        // Moves are small and must not wait for more of them; where this fails they are only a little late.
        _ = stream.set_nodelay(true);
        let Ok(stream) = stream.into_std() else { continue };
        if serve.send(Taken { stream, peer, permit }).await.is_err() {
            return Ok(());
        }
    }
}

/// Whether only the one connection has failed that was to be taken.
fn is_theirs(error: &io::Error) -> bool {
    use io::ErrorKind::{ConnectionAborted, ConnectionRefused, ConnectionReset};
    matches!(error.kind(), ConnectionAborted | ConnectionRefused | ConnectionReset)
}

/// A connection that was taken.
struct HttpConnection {
    peer: SocketAddr,
    stream: TcpStream,
    router: Router,
    permit: Permit,
    _open: mpsc::Sender<()>,
}

impl HttpConnection {
    /// Answers requests until either side has enough, or until the connection becomes a socket.
    async fn serve(self, metrics: Arc<Metrics>, limits: Limits, mut closing: watch::Receiver<bool>) {
        let Self { peer, stream, router, permit, _open } = self;
        let progress = Arc::new(Progress::new(&limits));
        let io = TokioIo::new(Watched { stream, progress: Arc::clone(&progress) });
        let noted = Arc::clone(&progress);
        let service = service_fn(move |mut request: Request<Incoming>| {
            noted.begin();
            request.extensions_mut().insert(ConnectInfo(peer));
            let answer = TowerToHyperService::new(router.clone()).call(request);
            let noted = Arc::clone(&noted);
            async move {
                let answer = answer.await;
                noted.end();
                answer
            }
        });
        let mut builder = http1::Builder::new();
        // An unfinished head is kept as long as its time lasts, once for each connection.
        builder.max_buf_size(BUFFER);
        // Ours come first; this one is for what they might not see.
        builder.timer(TokioTimer::new()).header_read_timeout(2 * limits.keep_alive.max(limits.header_time));
        let mut connection = pin!(builder.serve_connection(io, service).with_upgrades());
        let mut alarm = pin!(sleep_until(progress.due()));
        let mut shut = pin!(closing.wait_for(|closing| *closing));
        let mut is_closing = false;
        metrics.connections.add(1);
        poll_fn(|cx| {
            if !is_closing && shut.as_mut().poll(cx).is_ready() {
                is_closing = true;
                connection.as_mut().graceful_shutdown();
            }
            if connection.as_mut().poll(cx).is_ready() {
                return Poll::Ready(());
            }
            loop {
                let due = progress.due();
                if due <= Instant::now() {
                    metrics.limit(Limit::Slow);
                    return Poll::Ready(());
                }
                if due != alarm.deadline() {
                    alarm.as_mut().reset(due);
                }
                ready!(alarm.as_mut().poll(cx));
            }
        })
        .await;
        metrics.connections.sub(1);
        drop(permit);
    }
}

/// What a connection is doing.
#[derive(Debug, Clone, Copy)]
enum Doing {
    /// Waiting for its first request.
    New,
    /// Waiting for another request.
    Idle,
    /// A part of a request's head has come.
    Head,
    /// A request is being answered. Its body has a time of its own.
    Busy,
}

/// How far a connection is, and how long it may take.
#[derive(Debug)]
struct Progress {
    header_time: Duration,
    keep_alive: Duration,
    stall_time: Duration,
    now: Mutex<Now>,
}

#[derive(Debug, Clone, Copy)]
struct Now {
    doing: Doing,
    since: Instant,
    /// Since when the client takes nothing of an answer.
    stalled: Option<Instant>,
}

impl Progress {
    fn new(limits: &Limits) -> Self {
        Self {
            header_time: limits.header_time,
            keep_alive: limits.keep_alive,
            stall_time: limits.stall_time,
            now: Mutex::new(Now { doing: Doing::New, since: Instant::now(), stalled: None }),
        }
    }

    fn now(&self) -> MutexGuard<'_, Now> {
        self.now.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// When it has taken too long, if nothing happens before.
    fn due(&self) -> Instant {
        let Now { doing, since, stalled } = *self.now();
        let due = match doing {
            Doing::New | Doing::Head => since + self.header_time,
            Doing::Idle => since + self.keep_alive,
            // Answering takes the time it takes; this is only when to look again.
            Doing::Busy => Instant::now() + self.keep_alive,
        };
        stalled.map_or(due, |stalled| due.min(stalled + self.stall_time))
    }

    fn change(&self, doing: Doing) {
        let mut now = self.now();
        (now.doing, now.since) = (doing, Instant::now());
    }

    /// A request's head is there.
    fn begin(&self) {
        self.change(Doing::Busy);
    }

    /// Its answer is there.
    fn end(&self) {
        self.change(Doing::Idle);
    }

    /// Something was read.
    fn read(&self) {
        // A new connection has had its time from the start.
        if matches!(self.now().doing, Doing::Idle) {
            self.change(Doing::Head);
        }
    }

    /// Something was written, or could not be.
    fn wrote(&self, some: bool) {
        let mut now = self.now();
        if !some {
            now.stalled.get_or_insert_with(Instant::now);
            return;
        }
        now.stalled = None;
        if matches!(now.doing, Doing::Idle) {
            now.since = Instant::now();
        }
    }
}

/// A connection whose progress is noted.
#[derive(Debug)]
pub(crate) struct Watched {
    stream: TcpStream,
    progress: Arc<Progress>,
}

impl Watched {
    /// The connection alone.
    pub(crate) fn into_inner(self) -> TcpStream {
        self.stream
    }

    fn wrote(&self, done: Poll<io::Result<usize>>) -> Poll<io::Result<usize>> {
        self.progress.wrote(done.is_ready());
        done
    }
}

impl AsyncRead for Watched {
    fn poll_read(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        into: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        let before = into.filled().len();
        ready!(Pin::new(&mut self.stream).poll_read(cx, into))?;
        if into.filled().len() > before {
            self.progress.read();
        }
        Poll::Ready(Ok(()))
    }
}

impl AsyncWrite for Watched {
    fn poll_write(mut self: Pin<&mut Self>, cx: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        let done = Pin::new(&mut self.stream).poll_write(cx, bytes);
        self.wrote(done)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        parts: &[IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let done = Pin::new(&mut self.stream).poll_write_vectored(cx, parts);
        self.wrote(done)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(cx)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(cx)
    }
}
