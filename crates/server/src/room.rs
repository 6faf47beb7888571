//! A live match: one task owns its table, its sockets, its clocks and its offers.
//!
//! | room | what is in it |
//! |---|---|
//! | [`command`] | what requests, sockets and bots ask of the task |
//! | `play` | choices, taking back, ends |
//! | `offers` | draws, rematches and take-backs that need consent |
//! | `connections` | the clients that are connected, and what they are sent |
//! | `seating` | taking seats, bringing squadrons and decks, and beginning once all is there |
//! | `minds` | the bots at the table |
//! | `hints` | what an ace would do in a player's place |
//! | `looks` | questions about what is seen |
//! | `chat` | what players say to each other |
//! | `clock` | chess clocks |

mod chat;
mod clock;
pub(crate) mod command;
mod connections;
mod hints;
mod looks;
mod minds;
mod offers;
mod play;
mod seating;

pub(crate) use command::{Command, Hello, Status, Turn};

use crate::{
    api_error::ApiError,
    app::{App, Handle},
    store::{Record, Summary},
};
use bots::Mind;
use catalog::Table;
use chat::Chat;
use clock::Clock;
use connections::{Connections, SocketEvent};
use futures_util::FutureExt as _;
use kernel::MAX_SEATS;
use protocol::{shared::Phase, socket::Offer};
use std::{
    future::{Future as _, poll_fn},
    panic::AssertUnwindSafe,
    pin::pin,
    sync::Arc,
    task::Poll,
    time::Duration,
};
use tokio::{
    sync::mpsc,
    time::{Instant, sleep_until},
};
use tracing::{debug, error};

/// How often silent clients are pinged; one that has not answered by the next time is dropped.
const SILENCE: Duration = Duration::from_mins(1);

/// A live match.
pub(crate) struct Room {
    app: Arc<App>,
    handle: Handle,
    summary: Summary,
    table: Box<dyn Table>,
    chat: Chat,
    connections: Connections,
    offer: Option<Offer>,
    /// How many offers there have been: a bot's answer to an old one is none to the next.
    offers: u64,
    clock: Option<Clock>,
    /// The decision each bot thinks about, with how often something had been taken back before it.
    thinking: [Option<(u32, u64)>; MAX_SEATS],
    /// The decision a hint is being worked out for, with how often something had been taken back before it.
    hinting: Option<(u32, u64)>,
    /// The bots, with what they remember.
    minds: [Option<Mind>; MAX_SEATS],
    /// When this task may end if no client is connected.
    until: Instant,
    /// Whether a client has ever been connected.
    visited: bool,
    /// Another writer was first: what this task believes is no longer so.
    outdated: bool,
    /// The server shuts down.
    closed: bool,
}

/// Opens a match and serves it until no client is left. A panic ends this task and no other: its clients are told,
/// and the match is read from the store again when one next comes.
pub(crate) async fn open(app: Arc<App>, id: String, handle: Handle, mut inbox: mpsc::Receiver<Box<Command>>) {
    let mut error = ApiError::gone();
    match AssertUnwindSafe(Room::load(&app, &id, &handle)).catch_unwind().await {
        Ok(Ok(mut room)) => {
            debug!(game = room.summary.game, version = room.table.version(), "opened");
            let failed = AssertUnwindSafe(room.run(&mut inbox)).catch_unwind().await.is_err();
            // A client that is told to come back finds the match opened anew, not this task.
            app.forget(&id, &handle, || true);
            if failed {
                let fault = broken(&app);
                room.tell_all(&fault.message());
            }
            room.connections.close_all();
            debug!("put away");
        }
        Ok(Err(why)) => {
            debug!(code = why.code(), "cannot be opened");
            error = why;
        }
        Err(_) => error = broken(&app),
    }
    app.forget(&id, &handle, || true);
    inbox.close();
    while let Some(command) = inbox.recv().await {
        command.refuse(&error);
    }
}

/// A fault of ours has ended a match's task.
fn broken(app: &App) -> ApiError {
    app.metrics.panics.add(1);
    error!("the match has failed; it will be read from the store again");
    ApiError::broken()
}

impl Room {
    async fn load(app: &Arc<App>, id: &str, handle: &Handle) -> Result<Self, ApiError> {
        let record = app.store.load(id.to_owned()).await?.ok_or_else(ApiError::not_found)?;
        let Record { summary, lines, chat } = record;
        let stored = lines.len() as u64;
        let table = if summary.has_begun() {
            let opening = summary.opening(lines, Arc::clone(app.store.signer()))?;
            app.catalog.open(&summary.game, opening)?.0
        } else {
            app.catalog.empty(&summary.game, summary.seats.len() as u8)?
        };
        let room = Self {
            clock: Clock::of(&summary),
            app: Arc::clone(app),
            handle: handle.clone(),
            summary,
            table,
            chat: Chat::new(chat, app.limits.chat),
            connections: Connections::default(),
            offer: None,
            offers: 0,
            thinking: [None; MAX_SEATS],
            hinting: None,
            minds: Default::default(),
            until: Instant::now() + app.limits.idle,
            visited: false,
            outdated: false,
            closed: false,
        };
        if room.table.version() > stored {
            // Only if a store was cut off between decisions; chance is drawn from the key, so it is the same again.
            let lines = room.lines_from(stored);
            app.store.append(lines).await?;
        }
        Ok(room)
    }

    async fn run(&mut self, inbox: &mut mpsc::Receiver<Box<Command>>) {
        self.start_clocks();
        self.note_turn();
        self.wake_bots();
        let mut call = Instant::now() + SILENCE;
        // One alarm for everything, which may ring too early: setting it for each message would cost more than that.
        let mut alarm = pin!(sleep_until(call));
        while !self.outdated && !self.closed {
            let due = self.due(call);
            if alarm.is_elapsed() || due < alarm.deadline() {
                alarm.as_mut().reset(due);
            }
            let connections = &mut self.connections;
            let wake = poll_fn(|cx| {
                if let Poll::Ready(Some(command)) = inbox.poll_recv(cx) {
                    return Poll::Ready(Wake::Command(command));
                }
                if let Poll::Ready(noise) = connections.poll(cx) {
                    return Poll::Ready(Wake::Socket(noise));
                }
                alarm.as_mut().poll(cx).map(|()| Wake::Alarm)
            });
            match wake.await {
                // Boxed: keeps the task's future small.
                Wake::Command(command) => Box::pin(self.execute(*command)).await,
                Wake::Socket(SocketEvent::Message(conn, said)) => self.handle_message(conn, said).await,
                Wake::Socket(SocketEvent::Closed(conn)) => self.leave(conn),
                Wake::Alarm => {
                    let now = Instant::now();
                    if self.clock.as_ref().and_then(Clock::falls).is_some_and(|flag| flag <= now) {
                        Box::pin(self.flag_fell()).await;
                    }
                    if call <= now {
                        self.connections.ping_silent();
                        call = now + SILENCE;
                    }
                    let app = Arc::clone(&self.app);
                    if self.is_quiet()
                        && self.until <= now
                        && app.forget(&self.summary.id, &self.handle, || inbox.is_empty())
                    {
                        return;
                    }
                }
            }
        }
    }

    /// When something is to be done even if no client sends anything.
    fn due(&self, call: Instant) -> Instant {
        let flag = self.clock.as_ref().and_then(Clock::falls);
        let due = flag.map_or(call, |flag| flag.min(call));
        if self.is_quiet() { due.min(self.until) } else { due }
    }

    /// Whether this task has nothing left to do.
    fn is_quiet(&self) -> bool {
        let clock_runs = self.clock.as_ref().is_some_and(|clock| clock.falls().is_some());
        self.connections.is_empty() && self.thinking.iter().all(Option::is_none) && !clock_runs
    }

    async fn execute(&mut self, command: Command) {
        self.until = Instant::now() + self.app.limits.idle;
        match command {
            Command::Connect { person, hello, client, reply } => {
                self.visited = true;
                // The caller may be gone already.
                _ = reply.send(self.connect(person, hello, client).await);
            }
            Command::Join { person, invitation, name, brought, reply } => {
                _ = reply.send(self.join(person, invitation, name, brought).await);
                if !self.visited {
                    // Unload now; the player may connect later.
                    self.until = Instant::now();
                }
            }
            Command::Bring { person, brought, reply } => {
                _ = reply.send(self.bring(person, &brought).await);
                if !self.visited {
                    self.until = Instant::now();
                }
            }
            Command::Thought { seat, about, choice, tries } => self.thought(seat, about, choice, tries).await,
            Command::Hinted { seat, about, hint } => self.hinted(seat, about, hint),
            Command::Looked { conn, answer } => self.pass_on(conn, &answer),
            Command::Weighed { seat, offer, agrees } => self.weighed(seat, offer, agrees).await,
            Command::Renewed { old, new } => self.renewed(old, new),
            Command::Close => {
                self.connections.close_all();
                self.closed = true;
            }
        }
    }

    /// Writes down who must play, for listings.
    fn note_turn(&self) {
        let asked = self.table.asked().iter().fold(0, |bits, (seat, _)| bits | 1 << seat.0);
        let asked = if self.playing() { asked } else { 0 };
        let (version, round) = (self.table.version(), self.table.round());
        self.handle.status.set_turn(Turn { version, asked, round });
    }

    fn playing(&self) -> bool {
        self.summary.phase() == Phase::Playing
    }
}

/// What a match's task wakes up for.
enum Wake {
    Command(Box<Command>),
    Socket(SocketEvent),
    Alarm,
}
