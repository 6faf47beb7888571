//! The one thread that writes. Whatever has queued up while it was busy goes into one transaction, and each
//! piece of work is answered after the commit: many matches share one wait for the disk.

use super::StoreError;
use crate::metrics::Metrics;
use rusqlite::Connection;
use std::{
    sync::{Arc, mpsc},
    thread::JoinHandle,
};
use tokio::sync::oneshot;

type Work = Box<dyn FnOnce(&Connection) -> Result<(), StoreError> + Send>;

struct Job {
    work: Work,
    done: oneshot::Sender<Result<(), StoreError>>,
}

/// The most work one transaction takes.
const MOST: usize = 512;

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
        work: impl FnOnce(&Connection) -> Result<(), StoreError> + Send + 'static,
    ) -> Result<(), StoreError> {
        let gone = || StoreError::Broken("the writing thread is gone".to_owned());
        let (done, answer) = oneshot::channel();
        let jobs = self.jobs.as_ref().ok_or_else(gone)?;
        jobs.send(Job { work: Box::new(work), done }).map_err(|_| gone())?;
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
    while let Ok(first) = queue.recv() {
        let jobs = std::iter::once(first).chain(queue.try_iter().take(MOST - 1));
        let mut answers = Vec::new();
        let committed = transaction(db, jobs, &mut answers);
        metrics.commits.add(1);
        metrics.writes.add(answers.len() as u64);
        for (done, result) in answers {
            // Nobody may be waiting any more; the work is done all the same.
            _ = done.send(committed.clone().and(result));
        }
    }
}

type Answer = (oneshot::Sender<Result<(), StoreError>>, Result<(), StoreError>);

fn transaction(
    db: &Connection,
    jobs: impl Iterator<Item = Job>,
    answers: &mut Vec<Answer>,
) -> Result<(), StoreError> {
    let begun = db.prepare_cached("BEGIN IMMEDIATE").and_then(|mut s| s.execute([]));
    for Job { work, done } in jobs {
        let result = match &begun {
            Ok(_) => one(db, work),
            Err(error) => Err(StoreError::Broken(error.to_string())),
        };
        answers.push((done, result));
    }
    begun?;
    if let Err(error) = db.prepare_cached("COMMIT").and_then(|mut s| s.execute([])) {
        // What the transaction did is gone either way.
        _ = db.execute_batch("ROLLBACK");
        return Err(error.into());
    }
    Ok(())
}

/// One piece of work: all of it or nothing, whatever becomes of the others.
fn one(db: &Connection, work: Work) -> Result<(), StoreError> {
    db.prepare_cached("SAVEPOINT one")?.execute([])?;
    let result = work(db);
    if result.is_err() {
        db.prepare_cached("ROLLBACK TO one")?.execute([])?;
    }
    db.prepare_cached("RELEASE one")?.execute([])?;
    result
}
