//! Where the live matches are: opened when somebody comes, put away when nobody is left.

use crate::{
    analyses::Analyses,
    http::{caller::Caller, facts::Text, showcase::shown},
    limit::{Buckets, Limits, Tally},
    made::Made,
    metrics::Metrics,
    passes::Passes,
    room::{self, Letter, Status, Turn},
    secret::Hash,
    store::{Store, Summary},
    trouble::Trouble,
};
use catalog::Catalog;
use protocol::shared::{MatchInfo, Phase};
use std::{
    collections::HashMap,
    net::IpAddr,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};
use tokio::sync::{Semaphore, mpsc, watch};

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
    /// Requests per address.
    pub(crate) requests: Buckets<IpAddr>,
    /// Requests per person.
    pub(crate) persons: Buckets<[u8; 32]>,
    /// New matches per address.
    pub(crate) makes: Buckets<IpAddr>,
    /// Costly requests per address.
    pub(crate) heavy: Buckets<IpAddr>,
    /// Sockets per address.
    pub(crate) sockets: Tally<IpAddr>,
    /// Matches made per address.
    pub(crate) made: Made,
    /// Ways to one's own seat from another device.
    pub(crate) passes: Passes,
    /// Bots that may think now.
    pub(crate) bots: Arc<Semaphore>,
    /// Analyses of matches that are over.
    pub(crate) analyses: Analyses,
    /// Costly requests that may be worked on now.
    pub(crate) work: Semaphore,
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
            requests: Buckets::new(limits.requests),
            persons: Buckets::new(limits.requests),
            makes: Buckets::new(limits.makes),
            heavy: Buckets::new(limits.heavy),
            sockets: Tally::default(),
            made: Made::default(),
            passes: Passes::default(),
            bots: Arc::new(Semaphore::new(limits.bots.max(1))),
            analyses: Analyses::default(),
            work: Semaphore::new(limits.bots.max(1)),
            closing,
            contents: Mutex::default(),
            showcases: Mutex::default(),
            rooms: Mutex::default(),
            turns: Mutex::default(),
            store,
            catalog,
            metrics,
            limits,
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

    /// Tells everybody at a socket to come back later.
    pub(crate) fn dismiss(&self) {
        let letters: Vec<_> = self.rooms().values().map(|handle| handle.letters.clone()).collect();
        for letters in letters {
            // A match with that much to do closes its sockets when the process ends.
            _ = letters.try_send(Box::new(Letter::Close));
        }
    }

    /// What everybody may know of a stored match, with who is there now and who must play.
    pub(crate) fn info(&self, summary: &Summary) -> MatchInfo {
        let live = self.rooms().get(&summary.id).map(|handle| (handle.status.get(), handle.status.turn()));
        let ((online, thinking), turn) = live.unwrap_or_default();
        let turn = turn.or_else(|| self.turns().get(&summary.id).copied());
        let mut info = summary.info(online, thinking);
        // A turn that was noted before the last move is somebody's who has played since.
        if let Some(Turn { asked, round, .. }) = turn.filter(|turn| turn.version == summary.version)
            && info.phase == Phase::Playing
        {
            info.asked = Some((0..summary.seats.len() as u8).filter(|seat| asked >> seat & 1 == 1).collect());
            info.round = round.map(u32::from);
        }
        info
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

    /// Works something short out away from the threads that serve sockets.
    pub(crate) async fn glance<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> Result<T, Trouble> + Send + 'static,
    ) -> Result<T, Trouble> {
        let done = tokio::task::spawn_blocking(work).await;
        done.map_err(|_| {
            self.metrics.panics.add(1);
            Trouble::broken()
        })?
    }

    /// Works something costly out away from the threads that serve sockets, a bounded number at a time.
    pub(crate) async fn labour<T: Send + 'static>(
        &self,
        caller: &Caller,
        work: impl FnOnce() -> Result<T, Trouble> + Send + 'static,
    ) -> Result<T, Trouble> {
        if !self.heavy.take(caller.address) {
            self.metrics.limited.add(1);
            return Err(Trouble::too_many());
        }
        let permit = self.work.acquire().await;
        let done = tokio::task::spawn_blocking(work).await;
        drop(permit);
        done.map_err(|_| {
            self.metrics.panics.add(1);
            Trouble::unreadable()
        })?
    }

    /// Whether a request may go on.
    pub(crate) fn may_ask(&self, address: IpAddr, person: Option<&Hash>) -> bool {
        self.requests.take(address) && person.is_none_or(|person| self.persons.take(*person.bytes()))
    }
}
