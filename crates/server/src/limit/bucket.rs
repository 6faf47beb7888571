//! So many at once, and so many more each second.

use super::{NETWORK, Rate, network};
use std::{
    collections::HashMap,
    hash::Hash,
    net::IpAddr,
    sync::{Mutex, PoisonError},
    time::{Duration, Instant},
};

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

    /// Takes one from a bucket, if there is one left.
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

/// What is left to each address, and to each network of many addresses.
#[derive(Debug)]
pub struct AddressBuckets {
    addresses: Buckets<IpAddr>,
    networks: Buckets<IpAddr>,
}

impl AddressBuckets {
    /// One rate for all addresses.
    pub fn new(rate: Rate) -> Self {
        let more = f32::from(NETWORK);
        let wide = Rate { burst: rate.burst * more, per_second: rate.per_second * more };
        Self { addresses: Buckets::new(rate), networks: Buckets::new(wide) }
    }

    /// Takes one, if there is one left.
    pub fn take(&self, address: IpAddr) -> bool {
        self.addresses.take(address) && network(address).is_none_or(|network| self.networks.take(network))
    }
}
