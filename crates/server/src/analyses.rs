//! Analyses of matches that are over: worked out one at a time where bots think, a slice at a time, so that bots at live
//! tables come in between; kept in memory while there is room.

use crate::{
    api_error::ApiError,
    app::App,
    http::caller::Caller,
    store::{Record, Summary},
};
use bots::advice::{Review, review};
use catalog::{Catalog, StoredMatch};
use protocol::analysis::{Analysed, Analysis, AnalysisState};
use std::{
    collections::{HashMap, VecDeque},
    net::IpAddr,
    sync::{
        Arc, Mutex, MutexGuard, OnceLock, PoisonError,
        atomic::{AtomicU32, Ordering},
    },
    time::{Duration, Instant},
};
use tokio::sync::Semaphore;

/// Analyses that are kept.
const KEPT: usize = 128;
/// Analyses that may wait or be worked on, in all and for one address.
const WAITING: usize = 24;
const WAITING_PER_ADDRESS: usize = 3;
/// How long a slice takes, about: a player who waits for a bot waits no longer for this.
const SLICE: Duration = Duration::from_millis(40);
/// Simulations per decision: the usual number and the most.
const EFFORT: u32 = 320;
const MOST_EFFORT: u32 = 1_280;
const LEAST_EFFORT: u32 = 8;

/// All of them.
#[derive(Debug)]
pub(crate) struct Analyses {
    jobs: Mutex<Jobs>,
    /// Whose turn it is.
    turn: Semaphore,
}

#[derive(Debug, Default)]
struct Jobs {
    known: HashMap<String, Arc<Job>>,
    /// The oldest first.
    order: VecDeque<String>,
}

#[derive(Debug)]
struct Job {
    address: IpAddr,
    /// In thousandths.
    progress: AtomicU32,
    /// Once it has ended: what was found, or nothing if it failed.
    found: OnceLock<Option<Analysis>>,
}

impl Job {
    fn told(&self) -> Analysed {
        let (state, progress) = match self.found.get() {
            None => (AnalysisState::Working, self.progress.load(Ordering::Relaxed) as f32 / 1000.0),
            Some(Some(_)) => (AnalysisState::Done, 1.0),
            Some(None) => (AnalysisState::Failed, 0.0),
        };
        Analysed { state, progress, analysis: self.found.get().cloned().flatten() }
    }
}

impl Default for Analyses {
    fn default() -> Self {
        Self { jobs: Mutex::default(), turn: Semaphore::new(1) }
    }
}

impl Analyses {
    fn jobs(&self) -> MutexGuard<'_, Jobs> {
        self.jobs.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// How far the analysis of a match has come.
    pub(crate) fn told(&self, id: &str) -> Analysed {
        let none = Analysed { state: AnalysisState::None, progress: 0.0, analysis: None };
        self.jobs().known.get(id).map_or(none, |job| job.told())
    }

    /// A place for the analysis of a match; `None` if there is one already that has not failed.
    fn place(&self, id: &str, address: IpAddr) -> Result<Option<Arc<Job>>, ApiError> {
        let mut jobs = self.jobs();
        if jobs.known.get(id).is_some_and(|job| job.found.get() != Some(&None)) {
            return Ok(None);
        }
        let open = || jobs.known.values().filter(|job| job.found.get().is_none());
        if open().count() >= WAITING
            || open().filter(|job| job.address == address).count() >= WAITING_PER_ADDRESS
        {
            return Err(ApiError::too_many());
        }
        let job = Arc::new(Job { address, progress: AtomicU32::new(0), found: OnceLock::new() });
        jobs.order.retain(|known| known != id);
        jobs.order.push_back(id.to_owned());
        jobs.known.insert(id.to_owned(), Arc::clone(&job));
        while jobs.order.len() > KEPT {
            let oldest = jobs.order.pop_front().expect("there are many");
            jobs.known.remove(&oldest);
        }
        Ok(Some(job))
    }
}

impl App {
    /// Begins the analysis of a match that is over, unless it is there or under way.
    pub(crate) async fn analyse(
        self: &Arc<Self>,
        caller: &Caller,
        id: &str,
        effort: Option<u32>,
    ) -> Result<Analysed, ApiError> {
        let told = self.analyses.told(id);
        if !matches!(told.state, AnalysisState::None | AnalysisState::Failed) {
            return Ok(told);
        }
        drop(self.heavy(caller.address)?);
        let record = self.store.load(id.to_owned()).await?.ok_or_else(ApiError::not_found)?;
        if record.summary.finish.is_none() {
            return Err(ApiError::not_over());
        }
        if let Some(job) = self.analyses.place(id, caller.address)? {
            let effort = effort.unwrap_or(EFFORT).clamp(LEAST_EFFORT, MOST_EFFORT);
            let app = Arc::clone(self);
            tokio::spawn(async move {
                let found = app.work_out(&job, record, effort).await;
                _ = job.found.set(found);
            });
        }
        Ok(self.analyses.told(id))
    }

    async fn work_out(&self, job: &Job, record: Record, effort: u32) -> Option<Analysis> {
        let _turn = self.analyses.turn.acquire().await.ok()?;
        let catalog = self.catalog.clone();
        let mut work = self.run_blocking(move || opened(&catalog, record, effort)).await.ok()?;
        loop {
            let slice = self.bots.run(None, move || {
                let start = Instant::now();
                let mut more = true;
                while more && start.elapsed() < SLICE {
                    more = work.step();
                }
                (work, more)
            });
            let Some((done, more)) = slice.await else {
                self.metrics.panics.add(1);
                return None;
            };
            if !more {
                return Some(done.found());
            }
            job.progress.store((done.progress() * 1000.0) as u32, Ordering::Relaxed);
            work = done;
        }
    }
}

/// The analysis of a stored match, not begun. The same figures for the same match every time.
fn opened(catalog: &Catalog, record: Record, effort: u32) -> Result<Box<dyn Review>, ApiError> {
    let Record { summary: Summary { game, setup, identity, key, .. }, lines, .. } = record;
    let setup = serde_json::from_str(setup.get()).map_err(ApiError::malformed)?;
    let opening = StoredMatch { identity: Some(identity), setup, key, fair: None, lines };
    let (table, _) = catalog.open(&game, opening)?;
    review(&*table, effort, 1).ok_or_else(ApiError::not_found)
}
