//! How much anybody may ask for, and in how much time.

use std::{
    collections::HashMap,
    hash::Hash,
    net::{IpAddr, Ipv6Addr},
    sync::{Mutex, PoisonError},
    time::{Duration, Instant},
};

/// So many at once, and so many more each second.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Rate {
    /// At once.
    pub burst: f32,
    /// More each second.
    pub per_second: f32,
}

/// Everything that is limited. The defaults suit a table among friends and a small public server alike.
#[derive(Debug, Clone)]
pub struct Limits {
    /// Requests per address, and per person.
    pub requests: Rate,
    /// New matches per address.
    pub makes: Rate,
    /// Journals to verify, replays and scenarios per address: they cost computing time.
    pub heavy: Rate,
    /// Messages per socket.
    pub messages: Rate,
    /// Messages over the limit in a row that end a socket.
    pub flood: u32,
    /// Chat lines per socket.
    pub chat: Rate,
    /// Open sockets per address.
    pub sockets_per_address: usize,
    /// Open sockets per match.
    pub sockets_per_match: usize,
    /// Open sockets in all.
    pub sockets: u64,
    /// Matches that are not over.
    pub unfinished: u64,
    /// Matches that are not over and in which one person has a seat, before they can make another.
    pub unfinished_per_person: u64,
    /// Matches that are not over and were made from one address since the server was started.
    pub unfinished_per_address: usize,
    /// Matches in memory.
    pub rooms: usize,
    /// A match nobody looks at is put away after this long.
    pub idle: Duration,
    /// Bots that think at the same time.
    pub bots: usize,
}

impl Default for Limits {
    fn default() -> Self {
        let rate = |burst, per_second| Rate { burst, per_second };
        Self {
            requests: rate(240.0, 40.0),
            makes: rate(40.0, 0.2),
            heavy: rate(40.0, 4.0),
            messages: rate(60.0, 20.0),
            flood: 200,
            chat: rate(8.0, 0.5),
            sockets_per_address: 256,
            sockets_per_match: 256,
            sockets: 20_000,
            unfinished: 100_000,
            unfinished_per_person: 100,
            unfinished_per_address: 300,
            rooms: 20_000,
            idle: Duration::from_mins(1),
            bots: std::thread::available_parallelism().map_or(2, std::num::NonZero::get),
        }
    }
}

impl Limits {
    /// As good as none, for benchmarks.
    pub fn none() -> Self {
        let rate = Rate { burst: 1e9, per_second: 1e9 };
        Self {
            requests: rate,
            makes: rate,
            heavy: rate,
            messages: rate,
            chat: rate,
            sockets_per_address: usize::MAX,
            sockets_per_match: usize::MAX,
            sockets: u64::MAX,
            unfinished: u64::MAX,
            unfinished_per_person: u64::MAX,
            unfinished_per_address: usize::MAX,
            rooms: usize::MAX,
            ..Self::default()
        }
    }
}

/// What is left of a rate.
#[derive(Debug, Clone, Copy)]
pub struct Bucket {
    left: f32,
    at: Instant,
}

impl Bucket {
    /// Nothing used yet.
    pub fn full(rate: Rate) -> Self {
        Self { left: rate.burst, at: Instant::now() }
    }

    /// Takes one, if there is one left.
    pub fn take(&mut self, rate: Rate) -> bool {
        let now = Instant::now();
        let more = (now - self.at).as_secs_f32() * rate.per_second;
        (self.left, self.at) = ((self.left + more).min(rate.burst), now);
        let has = self.left >= 1.0;
        if has {
            self.left -= 1.0;
        }
        has
    }
}

/// What is left to each of many.
#[derive(Debug)]
pub struct Buckets<K> {
    rate: Rate,
    buckets: Mutex<HashMap<K, Bucket>>,
}

/// Buckets kept before those that are full again are dropped.
const MANY: usize = 10_000;

impl<K: Hash + Eq> Buckets<K> {
    /// One rate for all.
    pub fn new(rate: Rate) -> Self {
        Self { rate, buckets: Mutex::default() }
    }

    /// Takes one from somebody's bucket, if there is one left.
    pub fn take(&self, key: K) -> bool {
        let mut buckets = self.buckets.lock().unwrap_or_else(PoisonError::into_inner);
        if buckets.len() >= MANY {
            let whole = Duration::from_secs_f32((self.rate.burst / self.rate.per_second.max(1e-3)).min(1e6));
            buckets.retain(|_, bucket| bucket.at.elapsed() < whole);
        }
        // Still many: those who come now are as good as strangers who are asked to wait.
        if buckets.len() >= 10 * MANY && !buckets.contains_key(&key) {
            return false;
        }
        buckets.entry(key).or_insert_with(|| Bucket::full(self.rate)).take(self.rate)
    }
}

/// An address as limits count it. Whoever has one IPv6 address has all of its network of 64 bits.
pub fn counted(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(v6) => IpAddr::V6(Ipv6Addr::from_bits(v6.to_bits() >> 64 << 64)),
        v4 @ IpAddr::V4(_) => v4,
    }
}

/// How many of something each of many has open.
#[derive(Debug)]
pub struct Tally<K>(Mutex<HashMap<K, usize>>);

impl<K> Default for Tally<K> {
    fn default() -> Self {
        Self(Mutex::default())
    }
}

impl<K: Hash + Eq> Tally<K> {
    /// One more, unless there are `most`.
    pub fn add(&self, key: K, most: usize) -> bool {
        let mut counts = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let count = counts.entry(key).or_default();
        let may = *count < most;
        *count += usize::from(may);
        may
    }

    /// One less.
    pub fn remove(&self, key: &K) {
        let mut counts = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = counts.get_mut(key) {
            *count = count.saturating_sub(1);
            if *count == 0 {
                counts.remove(key);
            }
        }
    }
}
