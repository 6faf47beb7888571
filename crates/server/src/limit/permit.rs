//! So many open at the same time: per address, per network of many addresses, and in all.

use super::{NETWORK, network};
use std::{
    collections::HashMap,
    net::IpAddr,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

/// How much of something is open, per address and in all.
#[derive(Debug)]
pub struct Permits {
    per_address: usize,
    in_all: usize,
    open: Mutex<Open>,
}

#[derive(Debug, Default)]
struct Open {
    addresses: HashMap<IpAddr, usize>,
    networks: HashMap<IpAddr, usize>,
    all: usize,
}

/// What one has open, until it is dropped.
#[derive(Debug)]
pub struct Permit {
    permits: Arc<Permits>,
    /// None where one address stands for many people.
    address: Option<IpAddr>,
    size: usize,
}

impl Permits {
    /// So many for each address, and so many in all.
    pub fn new(per_address: usize, in_all: usize) -> Arc<Self> {
        Arc::new(Self { per_address, in_all, open: Mutex::default() })
    }

    /// Takes some, unless that is too much.
    pub fn take(self: &Arc<Self>, address: Option<IpAddr>, size: usize) -> Option<Permit> {
        let mut permit = Permit { permits: Arc::clone(self), address, size: 0 };
        permit.grow(size).then_some(permit)
    }

    fn open(&self) -> MutexGuard<'_, Open> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Permit {
    /// Takes more, unless that is too much.
    pub fn grow(&mut self, more: usize) -> bool {
        let Permits { per_address, in_all, .. } = *self.permits;
        let mut open = self.permits.open();
        let has = |map: &HashMap<IpAddr, usize>, key: Option<IpAddr>| {
            key.and_then(|key| map.get(&key)).copied().unwrap_or_default()
        };
        let net = self.address.and_then(network);
        let fits = |has: usize, most: usize| has.checked_add(more).is_some_and(|sum| sum <= most);
        let may = fits(open.all, in_all)
            && (self.address.is_none() || fits(has(&open.addresses, self.address), per_address))
            && fits(has(&open.networks, net), per_address.saturating_mul(NETWORK.into()));
        if may {
            open.all += more;
            if let Some(address) = self.address {
                *open.addresses.entry(address).or_default() += more;
            }
            if let Some(net) = net {
                *open.networks.entry(net).or_default() += more;
            }
            self.size += more;
        }
        may
    }

    /// Whose it is.
    pub fn address(&self) -> Option<IpAddr> {
        self.address
    }
}

impl Drop for Permit {
    fn drop(&mut self) {
        let mut open = self.permits.open();
        open.all = open.all.saturating_sub(self.size);
        let mut less = |map: fn(&mut Open) -> &mut HashMap<IpAddr, usize>, key: IpAddr| {
            let map = map(&mut open);
            let left = map.get(&key).map_or(0, |has| has.saturating_sub(self.size));
            // An address that has nothing open is not remembered.
            if left == 0 {
                map.remove(&key)
            } else {
                map.insert(key, left)
            };
        };
        if let Some(address) = self.address {
            less(|open| &mut open.addresses, address);
            if let Some(net) = network(address) {
                less(|open| &mut open.networks, net);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Permits;
    use crate::limit::counted;
    use std::net::IpAddr;

    fn address(text: &str) -> IpAddr {
        counted(text.parse().expect("an address"))
    }

    #[test]
    fn shares_are_counted_per_address_and_in_all_and_come_back() {
        let permits = Permits::new(10, 25);
        let mut one = permits.take(Some(address("192.0.2.1")), 6).expect("room");
        assert!(!one.grow(5) && one.grow(4), "ten for one address");
        assert!(permits.take(Some(address("192.0.2.1")), 1).is_none());
        let _two = permits.take(Some(address("192.0.2.2")), 10).expect("another address");
        assert!(permits.take(Some(address("192.0.2.3")), 6).is_none(), "in all");
        assert!(permits.take(None, 6).is_none(), "in all, without an address too");
        drop(one);
        assert!(permits.take(Some(address("192.0.2.1")), 10).is_some());
        assert!(permits.open().addresses.len() == 1 && permits.open().all == 10, "the rest is forgotten");
    }

    #[test]
    fn a_network_of_many_addresses_has_four_times_as_much_as_one() {
        let permits = Permits::new(2, 1_000);
        let taken: Vec<_> =
            (0..20).map(|n| permits.take(Some(address(&format!("2001:db8:7:{n:x}::1"))), 1)).collect();
        assert_eq!(taken.iter().flatten().count(), 8);
        assert!(permits.take(Some(address("2001:db8:8::1")), 1).is_some(), "another network");
    }
}
