//! Threads for work that takes long: bots, questions, journals. To the system they matter less than the threads that
//! serve sockets, and addresses take turns, so that an address that asks for much waits longest.

use std::{
    collections::{HashMap, VecDeque},
    fmt,
    net::IpAddr,
    panic::{AssertUnwindSafe, catch_unwind},
    sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError},
    thread,
};
use tokio::sync::oneshot;

/// Something to be done.
type Job = Box<dyn FnOnce() + Send>;

/// How nice its threads are to all others, from 0 to 19.
const NICENESS: i32 = 10;

/// Threads for work that takes long.
pub(crate) struct Pool(Arc<Shared>);

#[derive(Default)]
struct Shared {
    queue: Mutex<Queue>,
    more: Condvar,
}

#[derive(Default)]
struct Queue {
    /// Whose turn it is next. All work without an address takes turns as one.
    turns: VecDeque<Option<IpAddr>>,
    jobs: HashMap<Option<IpAddr>, VecDeque<Job>>,
    closed: bool,
}

impl Queue {
    fn push(&mut self, whose: Option<IpAddr>, job: Job) {
        let jobs = self.jobs.entry(whose).or_default();
        if jobs.is_empty() {
            self.turns.push_back(whose);
        }
        jobs.push_back(job);
    }

    /// The next thing to do: one of each address in turn.
    fn pop(&mut self) -> Option<Job> {
        let whose = self.turns.pop_front()?;
        let jobs = self.jobs.get_mut(&whose)?;
        let job = jobs.pop_front();
        if jobs.is_empty() {
            self.jobs.remove(&whose);
        } else {
            self.turns.push_back(whose);
        }
        job
    }
}

impl Shared {
    fn queue(&self) -> MutexGuard<'_, Queue> {
        self.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Works until the pool is closed.
    fn work(&self) {
        lower_priority();
        loop {
            let mut queue = self.queue();
            let job = loop {
                if queue.closed {
                    return;
                }
                if let Some(job) = queue.pop() {
                    break job;
                }
                queue = self.more.wait(queue).unwrap_or_else(PoisonError::into_inner);
            };
            drop(queue);
            // The caller that waits for it sees its channel closed.
            _ = catch_unwind(AssertUnwindSafe(job));
        }
    }
}

impl Pool {
    /// So many threads. They end with it.
    pub(crate) fn new(name: &str, threads: usize) -> Self {
        let shared = Arc::<Shared>::default();
        for _ in 0..threads.max(1) {
            let shared = Arc::clone(&shared);
            let thread = thread::Builder::new().name(name.to_owned()).spawn(move || shared.work());
            drop(thread.expect("the system has room for a thread"));
        }
        Self(shared)
    }

    /// Does something when it is its turn; `None` if it failed.
    pub(crate) async fn run<T: Send + 'static>(
        &self,
        whose: Option<IpAddr>,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Option<T> {
        let (done, answer) = oneshot::channel();
        let job = move || {
            // The caller is gone: it need not be done.
            if !done.is_closed() {
                _ = done.send(work());
            }
        };
        self.0.queue().push(whose, Box::new(job));
        self.0.more.notify_one();
        answer.await.ok()
    }
}

impl Drop for Pool {
    fn drop(&mut self) {
        self.0.queue().closed = true;
        self.0.more.notify_all();
    }
}

impl fmt::Debug for Pool {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Pool(..)")
    }
}

/// Lets all other threads of this machine go first. Where it is not allowed, work is done all the same.
fn lower_priority() {
    // On Linux this is about the calling thread alone; elsewhere it would slow down the whole process.
    #[cfg(target_os = "linux")]
    {
        _ = rustix::process::setpriority_process(None, NICENESS);
    }
}

#[cfg(test)]
mod tests {
    use super::{Pool, Queue};
    use std::{
        net::IpAddr,
        sync::{Arc, Mutex},
    };

    #[test]
    fn addresses_take_turns() {
        let mut queue = Queue::default();
        let done = Arc::<Mutex<Vec<u8>>>::default();
        for (who, what) in [(1, 10), (1, 11), (1, 12), (2, 20), (3, 30), (2, 21)] {
            let done = Arc::clone(&done);
            let job = move || done.lock().expect("whole").push(what);
            queue.push(Some(IpAddr::from([192, 0, 2, who])), Box::new(job));
        }
        while let Some(job) = queue.pop() {
            job();
        }
        assert_eq!(*done.lock().expect("whole"), [10, 20, 30, 11, 21, 12]);
        assert!(queue.jobs.is_empty(), "no address is remembered");
    }

    #[tokio::test]
    async fn what_fails_is_told_and_the_next_is_done() {
        let pool = Pool::new("test", 1);
        assert_eq!(pool.run::<()>(None, || panic!("on purpose")).await, None);
        assert_eq!(pool.run(None, || 7).await, Some(7));
    }

    #[cfg(target_os = "linux")]
    #[tokio::test]
    async fn its_threads_let_others_go_first() {
        let here = rustix::process::getpriority_process(None).expect("a priority");
        let there = Pool::new("test", 1).run(None, || rustix::process::getpriority_process(None)).await;
        assert!(there.expect("done").expect("a priority") > here);
        assert_eq!(
            rustix::process::getpriority_process(None).expect("a priority"),
            here,
            "and no other thread"
        );
    }
}
