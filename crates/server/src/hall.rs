//! Where the live matches are: opened when somebody comes, put away when nobody is left.

use crate::{
    analyses::Analyses,
    http::{facts::Text, host::Hosts, showcase::shown},
    limit::{AddressBuckets, Buckets, Limits, Shares},
    made::Made,
    metrics::{Limit, Metrics},
    passes::Passes,
    pool::Pool,
    room::{self, Letter, Status, Turn},
    secret::Hash,
    store::{Store, Summary},
    trouble::Trouble,
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

/// A way to reach a live match.
#[derive(Debug, Clone)]
pub(crate) struct Handle {
    /// Letters in boxes: queues keep room for many at once, and a match mostly has none.
    pub(crate) letters: mpsc::Sender<Box<Letter>>,
    pub(crate) status: Arc<Status>,
}

/// What all requests and matches share.
pub struct Hall {
    /// Where matches are kept.
    pub store: Arc<dyn Store>,
    /// The games.
    pub catalog: Catalog,
    /// What is counted.
    pub metrics: Arc<Metrics>,
    /// What is limited.
    pub limits: Limits,
    /// Whether forwarded headers are believed.
    pub behind_proxy: bool,
    /// The names it answers to.
    pub hosts: Hosts,
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
    pub(crate) connections: Arc<Shares>,
    /// Sockets.
    pub(crate) sockets: Arc<Shares>,
    /// Bytes of bodies.
    pub(crate) bodies: Arc<Shares>,
    /// Costly requests and questions that wait or are worked on.
    pub(crate) waiting: Arc<Shares>,
    /// Matches made.
    pub(crate) made: Made,
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
    /// The content of games, made when somebody asks for it.
    contents: Mutex<HashMap<String, Arc<Text>>>,
    /// Battles to look at, likewise.
    showcases: Mutex<HashMap<String, Arc<Text>>>,
    rooms: Mutex<HashMap<String, Handle>>,
    /// Who must play in matches that have been put away, as far as it was seen.
    turns: Mutex<HashMap<String, Turn>>,
}

/// How long those at sockets may take to hear that the server shuts down.
const FAREWELL: Duration = Duration::from_secs(1);
/// The most matches of which it is remembered who must play: a listing can do without.
const TURNS: usize = 20_000;

impl std::fmt::Debug for Hall {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Hall")
            .field("catalog", &self.catalog)
            .field("limits", &self.limits)
            .finish_non_exhaustive()
    }
}

impl Hall {
    /// An empty hall.
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
            connections: Shares::new(limits.connections_per_address, limits.connections),
            sockets: Shares::new(limits.sockets_per_address, limits.sockets),
            bodies: Shares::new(limits.body_bytes_per_address, limits.body_bytes),
            waiting: Shares::new(limits.work_per_address, limits.work),
            made: Made::default(),
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
    pub(crate) fn room(self: &Arc<Self>, id: &str) -> Result<Handle, Trouble> {
        let mut rooms = self.rooms();
        if let Some(handle) = rooms.get(id).filter(|handle| !handle.letters.is_closed()) {
            return Ok(handle.clone());
        }
        if rooms.len() >= self.limits.rooms {
            self.metrics.limit(Limit::Rooms);
            return Err(Trouble::too_many_rooms());
        }
        let (letters, inbox) = mpsc::channel(64);
        let handle = Handle { letters, status: Arc::default() };
        rooms.insert(id.to_owned(), handle.clone());
        self.metrics.rooms.add(1);
        tokio::spawn(room::open(Arc::clone(self), id.to_owned(), handle.clone(), inbox));
        Ok(handle)
    }

    /// Puts a match away, if `quiet` still holds once nobody new can come. A room that has ended for whatever
    /// reason says `true`.
    pub(crate) fn forget(&self, id: &str, handle: &Handle, quiet: impl FnOnce() -> bool) -> bool {
        let mut rooms = self.rooms();
        let ours = rooms.get(id).is_some_and(|live| live.letters.same_channel(&handle.letters));
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

    /// Tells every live match something.
    pub(crate) async fn tell_rooms(&self, letter: impl Fn() -> Letter) {
        let letters: Vec<_> = self.rooms().values().map(|handle| handle.letters.clone()).collect();
        // A match that ends meanwhile reads everything anew when it is next opened.
        join_all(letters.iter().map(|letters| letters.send(Box::new(letter())))).await;
    }

    /// Tells everybody at a socket to come back later, and waits a moment until they know.
    pub(crate) async fn dismiss(&self) {
        let told = async {
            self.tell_rooms(|| Letter::Close).await;
            while self.metrics.sockets.get() > 0 {
                sleep(Duration::from_millis(5)).await;
            }
        };
        // Who has not heard it by then will notice.
        _ = timeout(FAREWELL, told).await;
    }

    /// The live matches.
    pub(crate) fn open_rooms(&self) -> Vec<String> {
        self.rooms().keys().cloned().collect()
    }

    /// What somebody may know of a stored match, with who is there now and who must play.
    pub(crate) fn info(&self, summary: &Summary, person: Option<&Hash>) -> MatchInfo {
        let live = self.rooms().get(&summary.id).map(|handle| (handle.status.get(), handle.status.turn()));
        let ((online, thinking), turn) = live.unwrap_or_default();
        let turn = turn.or_else(|| self.turns().get(&summary.id).copied());
        let setup = self.setup_for(summary, person);
        let mut info = summary.info(setup, online, thinking);
        // A turn that was noted before the last move is somebody's who has played since.
        if let Some(Turn { asked, round, .. }) = turn.filter(|turn| turn.version == summary.version)
            && info.phase == Phase::Playing
        {
            info.asked = Some((0..summary.seats.len() as u8).filter(|seat| asked >> seat & 1 == 1).collect());
            info.round = round.map(u32::from);
        }
        info
    }

    /// What somebody may know of a match's set-up.
    pub(crate) fn setup_for(&self, summary: &Summary, person: Option<&Hash>) -> Value {
        self.catalog.shown_setup(&summary.game, summary.setup.get(), summary.viewer(person))
    }

    fn turns(&self) -> MutexGuard<'_, HashMap<String, Turn>> {
        self.turns.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The live matches at which somebody is.
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
