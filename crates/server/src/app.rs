//! What all requests share, and the registry of live matches: opened when a client comes, unloaded when none is left.

use crate::{
    analyses::Analyses,
    api_error::ApiError,
    http::{facts::Text, host::Hosts, showcase::shown},
    limit::{AddressBuckets, Buckets, Limits, Permits},
    makers::MatchesByMaker,
    metrics::{Limit, Metrics},
    passes::Passes,
    pool::Pool,
    room::{self, Command, Status, Turn},
    secret::Hash,
    store::{Store, Summary},
};
use catalog::Catalog;
use futures_util::future::join_all;
use protocol::shared::{MatchInfo, Phase};
use serde_json::Value;
use std::{
    collections::HashMap,
    sync::{Arc, Mutex, MutexGuard, Once, PoisonError},
    time::Duration,
};
use tokio::{
    sync::{mpsc, watch},
    time::{sleep, timeout},
};
use tracing::{Instrument as _, error_span};

/// The address of a live match's task.
#[derive(Debug, Clone)]
pub(crate) struct Handle {
    /// Boxed: a queue keeps room for many at once, and a match mostly has none.
    pub(crate) commands: mpsc::Sender<Box<Command>>,
    pub(crate) status: Arc<Status>,
}

/// What all requests and matches share.
pub struct App {
    pub(crate) store: Arc<dyn Store>,
    pub(crate) catalog: Catalog,
    pub(crate) metrics: Arc<Metrics>,
    pub(crate) limits: Limits,
    /// Whether forwarded headers are believed.
    pub(crate) behind_proxy: bool,
    /// The names it answers to.
    pub(crate) hosts: Hosts,
    /// Requests per address.
    pub(crate) requests: AddressBuckets,
    /// Files of the page per address.
    pub(crate) files: AddressBuckets,
    /// Requests per person.
    pub(crate) persons: Buckets<[u8; 32]>,
    /// New matches per address.
    pub(crate) makes: AddressBuckets,
    /// Costly requests per address.
    pub(crate) heavies: AddressBuckets,
    /// Questions per address.
    pub(crate) looks: AddressBuckets,
    /// Frames per address.
    pub(crate) frames: AddressBuckets,
    /// Times to be told everything per address.
    pub(crate) hellos: AddressBuckets,
    /// New connections per address.
    pub(crate) arrivals: AddressBuckets,
    /// Connections that are no sockets.
    pub(crate) connections: Arc<Permits>,
    /// Sockets.
    pub(crate) sockets: Arc<Permits>,
    /// Bytes of bodies.
    pub(crate) bodies: Arc<Permits>,
    /// Bytes of long answers.
    pub(crate) answers: Arc<Permits>,
    /// Costly requests and questions that wait or are worked on.
    pub(crate) waiting: Arc<Permits>,
    /// Matches made.
    pub(crate) made: MatchesByMaker,
    /// Ways to one's own seat from another device.
    pub(crate) passes: Passes,
    /// Where bots think.
    pub(crate) bots: Pool,
    /// Where costly requests and questions are worked on.
    pub(crate) workers: Pool,
    /// Analyses of matches that are over.
    pub(crate) analyses: Analyses,
    /// Whether it was said that the proxy does not tell who asks.
    pub(crate) unforwarded: Once,
    /// Turns true when the server shuts down.
    pub(crate) closing: watch::Receiver<bool>,
    /// The content of games, made when it is first asked for.
    contents: Mutex<HashMap<String, Arc<Text>>>,
    /// Battles to look at, likewise.
    showcases: Mutex<HashMap<String, Arc<Text>>>,
    rooms: Mutex<HashMap<String, Handle>>,
    /// Who must play in matches that have been unloaded, as far as it was seen.
    turns: Mutex<HashMap<String, Turn>>,
}

/// How long clients may take to read that the server shuts down.
const CLOSE_TIME: Duration = Duration::from_secs(1);
/// The most matches of which it is remembered who must play: a listing can do without.
const TURNS: usize = 20_000;

impl std::fmt::Debug for App {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("App")
            .field("catalog", &self.catalog)
            .field("limits", &self.limits)
            .finish_non_exhaustive()
    }
}

impl App {
    /// Without live matches.
    pub fn new(
        store: Arc<dyn Store>,
        catalog: Catalog,
        metrics: Arc<Metrics>,
        limits: Limits,
        behind_proxy: bool,
        closing: watch::Receiver<bool>,
    ) -> Self {
        Self {
            requests: AddressBuckets::new(limits.requests),
            files: AddressBuckets::new(limits.files),
            persons: Buckets::new(limits.requests),
            makes: AddressBuckets::new(limits.makes),
            heavies: AddressBuckets::new(limits.heavy),
            looks: AddressBuckets::new(limits.looks),
            frames: AddressBuckets::new(limits.messages_per_address),
            hellos: AddressBuckets::new(limits.hellos_per_address),
            arrivals: AddressBuckets::new(limits.arrivals),
            connections: Permits::new(limits.connections_per_address, limits.connections),
            sockets: Permits::new(limits.sockets_per_address, limits.sockets),
            bodies: Permits::new(limits.body_bytes_per_address, limits.body_bytes),
            answers: Permits::new(limits.answer_bytes_per_address, limits.answer_bytes),
            waiting: Permits::new(limits.work_per_address, limits.work),
            made: MatchesByMaker::default(),
            passes: Passes::default(),
            bots: Pool::new("bots", limits.bots),
            workers: Pool::new("work", limits.workers),
            unforwarded: Once::new(),
            analyses: Analyses::default(),
            closing,
            contents: Mutex::default(),
            showcases: Mutex::default(),
            rooms: Mutex::default(),
            turns: Mutex::default(),
            store,
            catalog,
            metrics,
            limits,
            hosts: Hosts::new(&[], behind_proxy),
            behind_proxy,
        }
    }

    fn rooms(&self) -> MutexGuard<'_, HashMap<String, Handle>> {
        self.rooms.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A live match, opened if it is not.
    pub(crate) fn room(self: &Arc<Self>, id: &str) -> Result<Handle, ApiError> {
        let mut rooms = self.rooms();
        if let Some(handle) = rooms.get(id).filter(|handle| !handle.commands.is_closed()) {
            return Ok(handle.clone());
        }
        if rooms.len() >= self.limits.rooms {
            self.metrics.limit(Limit::Rooms);
            return Err(ApiError::too_many_rooms());
        }
        let (commands, inbox) = mpsc::channel(64);
        let handle = Handle { commands, status: Arc::default() };
        rooms.insert(id.to_owned(), handle.clone());
        self.metrics.rooms.add(1);
        let task = room::open(Arc::clone(self), id.to_owned(), handle.clone(), inbox);
        // At every level: each line of the log about a match says which.
        let span = error_span!(parent: None, "match", id);
        tokio::spawn(task.instrument(span));
        Ok(handle)
    }

    /// Unloads a match, if `quiet` still holds once no new client can come. A room that has ended for whatever
    /// reason says `true`.
    pub(crate) fn forget(&self, id: &str, handle: &Handle, quiet: impl FnOnce() -> bool) -> bool {
        let mut rooms = self.rooms();
        let ours = rooms.get(id).is_some_and(|live| live.commands.same_channel(&handle.commands));
        if ours && quiet() {
            rooms.remove(id);
            if let Some(turn) = handle.status.turn() {
                let mut turns = self.turns();
                if turns.len() >= TURNS {
                    turns.clear();
                }
                turns.insert(id.to_owned(), turn);
            }
            self.metrics.rooms.sub(1);
            return true;
        }
        !ours
    }

    /// Sends every live match a command.
    pub(crate) async fn send_to_rooms(&self, command: impl Fn() -> Command) {
        let commands: Vec<_> = self.rooms().values().map(|handle| handle.commands.clone()).collect();
        // A match that ends meanwhile reads everything anew when it is next opened.
        join_all(commands.iter().map(|commands| commands.send(Box::new(command())))).await;
    }

    /// Tells all clients to come back later, and waits up to a second until they know.
    pub(crate) async fn close_all(&self) {
        let told = async {
            self.send_to_rooms(|| Command::Close).await;
            while self.metrics.sockets.get() > 0 {
                sleep(Duration::from_millis(5)).await;
            }
        };
        // A client that has not read it by then sees its connection end.
        _ = timeout(CLOSE_TIME, told).await;
    }

    /// The live matches.
    pub(crate) fn room_ids(&self) -> Vec<String> {
        self.rooms().keys().cloned().collect()
    }

    /// What a person may know of a stored match, with who is connected now and who must play.
    pub(crate) fn info(&self, summary: &Summary, person: Option<&Hash>) -> MatchInfo {
        let live = self.rooms().get(&summary.id).map(|handle| (handle.status.get(), handle.status.turn()));
        let ((online, thinking), turn) = live.unwrap_or_default();
        let turn = turn.or_else(|| self.turns().get(&summary.id).copied());
        let setup = self.setup_for(summary, person);
        let mut info = summary.info(setup, online, thinking);
        // A turn that was noted before the last move belongs to a seat that has played since.
        if let Some(Turn { asked, round, .. }) = turn.filter(|turn| turn.version == summary.version)
            && info.phase == Phase::Playing
        {
            info.asked = Some((0..summary.seats.len() as u8).filter(|seat| asked >> seat & 1 == 1).collect());
            info.round = round.map(u32::from);
        }
        info
    }

    /// What a person may know of a match's set-up.
    pub(crate) fn setup_for(&self, summary: &Summary, person: Option<&Hash>) -> Value {
        self.catalog.shown_setup(&summary.game, summary.setup.get(), summary.viewer(person))
    }

    fn turns(&self) -> MutexGuard<'_, HashMap<String, Turn>> {
        self.turns.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The live matches whose players are connected.
    pub(crate) fn attended(&self) -> Vec<String> {
        let rooms = self.rooms();
        rooms.iter().filter(|(_, handle)| handle.status.get().0 != 0).map(|(id, _)| id.clone()).collect()
    }

    /// The content of a game, as it is sent.
    pub(crate) fn content(&self, game: &str) -> Option<Arc<Text>> {
        let mut contents = self.contents.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(text) = contents.get(game) {
            return Some(Arc::clone(text));
        }
        let text = Arc::new(Text::of(&self.catalog, game)?);
        contents.insert(game.to_owned(), Arc::clone(&text));
        Some(text)
    }

    /// A battle of a game to look at, as it is sent.
    pub(crate) fn showcase(&self, game: &str) -> Option<Arc<Text>> {
        let mut showcases = self.showcases.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(text) = showcases.get(game) {
            return Some(Arc::clone(text));
        }
        let text = Arc::new(shown(&self.catalog, game)?);
        showcases.insert(game.to_owned(), Arc::clone(&text));
        Some(text)
    }
}
