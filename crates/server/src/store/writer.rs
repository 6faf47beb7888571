//! The one thread that writes. Whatever has queued up while it was busy goes into one transaction, and each
//! piece of work is answered after the commit: many matches share one wait for the disk. When many write at once
//! it waits a little for more of them, because a commit costs the same for ten as for a hundred.

use super::StoreError;
use crate::metrics::Metrics;
use rusqlite::Connection;
use std::{
    sync::{Arc, mpsc},
    thread::JoinHandle,
    time::Duration,
};
use tokio::sync::oneshot;

/// Work may be done again: a transaction in which something failed is rolled back, and all but that is repeated.
type Work = Box<dyn Fn(&Connection) -> Result<(), StoreError> + Send>;

struct Job {
    work: Work,
    /// Taken once it is answered.
    done: Option<oneshot::Sender<Result<(), StoreError>>>,
}

/// The most work one transaction takes.
const MOST: usize = 512;
/// So much work in a transaction says that many write at once.
const BUSY: usize = 8;
/// How long more work is waited for then.
const GATHER: Duration = Duration::from_millis(2);

/// A queue to the writing thread, which ends when the queue is dropped.
#[derive(Debug)]
pub(super) struct Writer {
    jobs: Option<mpsc::Sender<Job>>,
    thread: Option<JoinHandle<()>>,
}

impl Writer {
    pub(super) fn start(db: Connection, metrics: Arc<Metrics>) -> std::io::Result<Self> {
        let (jobs, queue) = mpsc::channel();
        let thread = std::thread::Builder::new()
            .name("store".to_owned())
            .spawn(move || write(&db, &queue, &metrics))?;
        Ok(Self { jobs: Some(jobs), thread: Some(thread) })
    }

    /// Does some work in the next transaction; answers once it is committed.
    pub(super) async fn run(
        &self,
        work: impl Fn(&Connection) -> Result<(), StoreError> + Send + 'static,
    ) -> Result<(), StoreError> {
        let gone = || StoreError::Broken("the writing thread is gone".to_owned());
        let (done, answer) = oneshot::channel();
        let jobs = self.jobs.as_ref().ok_or_else(gone)?;
        jobs.send(Job { work: Box::new(work), done: Some(done) }).map_err(|_| gone())?;
        answer.await.map_err(|_| gone())?
    }
}

impl Drop for Writer {
    fn drop(&mut self) {
        self.jobs = None;
        if let Some(thread) = self.thread.take() {
            // A thread that panicked has already said so.
            _ = thread.join();
        }
    }
}

fn write(db: &Connection, queue: &mpsc::Receiver<Job>, metrics: &Metrics) {
    let mut jobs = Vec::new();
    while let Ok(first) = queue.recv() {
        if jobs.len() >= BUSY {
            std::thread::sleep(GATHER);
        }
        jobs.clear();
        jobs.push(first);
        jobs.extend(queue.try_iter().take(MOST - 1));
        let results = transaction(db, &jobs);
        let done = results.iter().filter(|result| result.is_ok()).count() as u64;
        let failed = results.iter().filter(|result| matches!(result, Err(StoreError::Broken(_)))).count();
        metrics.commits.add(u64::from(done > 0));
        metrics.writes.add(done);
        metrics.failed_writes.add(failed as u64);
        let answered = jobs.iter_mut().filter_map(|job| job.done.take());
        for (done, result) in answered.zip(results) {
            // The caller may be gone; the work is done all the same.
            _ = done.send(result);
        }
    }
}

fn run(db: &Connection, sql: &str) -> Result<(), StoreError> {
    Ok(db.prepare_cached(sql)?.execute([]).map(|_| ())?)
}

/// Does all work in one transaction. What fails changes nothing, whatever becomes of the rest.
fn transaction(db: &Connection, jobs: &[Job]) -> Vec<Result<(), StoreError>> {
    let together = || {
        run(db, "BEGIN IMMEDIATE")?;
        jobs.iter().try_for_each(|job| (job.work)(db))?;
        run(db, "COMMIT")
    };
    if together().is_ok() {
        return vec![Ok(()); jobs.len()];
    }
    let mut results = Vec::new();
    let mut apart = || {
        roll_back(db)?;
        run(db, "BEGIN IMMEDIATE")?;
        for job in jobs {
            results.push(one(db, &job.work));
        }
        run(db, "COMMIT")
    };
    match apart() {
        Ok(()) => results,
        Err(error) => {
            // What the transaction did is gone either way.
            _ = roll_back(db);
            vec![Err(error); jobs.len()]
        }
    }
}

/// Leaves a transaction that is still open.
fn roll_back(db: &Connection) -> Result<(), StoreError> {
    if db.is_autocommit() { Ok(()) } else { run(db, "ROLLBACK") }
}

/// One piece of work: all of it or nothing.
fn one(db: &Connection, work: &Work) -> Result<(), StoreError> {
    run(db, "SAVEPOINT one")?;
    let result = work(db);
    if result.is_err() {
        run(db, "ROLLBACK TO one")?;
    }
    run(db, "RELEASE one")?;
    result
}
