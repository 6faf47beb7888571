//! Which person or address has made which matches, so that none fills the server with matches that are not played.

use crate::{api_error::ApiError, app::App, http::caller::Caller, metrics::Limit, secret::Hash};
use protocol::rest::SeatWish;
use std::{
    collections::HashMap,
    net::IpAddr,
    sync::{Mutex, MutexGuard, PoisonError},
};

/// The maker of matches.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
enum Maker {
    /// Anything, from an address.
    From(IpAddr),
    /// A match of bots alone, from an address.
    BotsFrom(IpAddr),
    /// A match of bots alone, by a person.
    BotsBy([u8; 32]),
}

/// The matches made since the server was started, as far as they are not known to be over.
#[derive(Debug, Default)]
pub(crate) struct MatchesByMaker(Mutex<HashMap<Maker, Vec<String>>>);

impl MatchesByMaker {
    fn lock(&self) -> MutexGuard<'_, HashMap<Maker, Vec<String>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn of(&self, maker: Maker) -> Vec<String> {
        self.lock().get(&maker).cloned().unwrap_or_default()
    }

    /// Remembers a match.
    pub(crate) fn add(&self, address: IpAddr, person: Hash, is_bots_only: bool, id: &str) {
        let bots = [Maker::BotsFrom(address), Maker::BotsBy(*person.bytes())];
        let bots = bots.into_iter().filter(|_| is_bots_only);
        let mut made = self.lock();
        for maker in bots.chain([Maker::From(address)]) {
            made.entry(maker).or_default().push(id.to_owned());
        }
    }
}

/// Whether bots play among themselves.
pub(crate) fn is_bots_only(seats: &[SeatWish]) -> bool {
    seats.iter().all(|seat| matches!(seat, SeatWish::Bot { .. }))
}

impl App {
    /// Refuses a caller who has too many matches that are not over.
    pub(crate) async fn may_make(
        &self,
        caller: &Caller,
        person: Hash,
        seats: &[SeatWish],
    ) -> Result<(), ApiError> {
        if self.store.unfinished().await? >= self.limits.unfinished {
            self.metrics.limit(Limit::Matches);
            return Err(ApiError::too_many_matches());
        }
        let address = caller.address;
        let most = self.limits.unfinished_per_address;
        let (open, theirs) = self.open_of(Maker::From(address), most, person).await?;
        if open >= most || theirs >= self.limits.unfinished_per_person {
            self.metrics.limit(Limit::Matches);
            return Err(ApiError::too_many_yours());
        }
        if is_bots_only(seats) {
            let limits = &self.limits;
            let makers = [
                (Maker::BotsBy(*person.bytes()), limits.bots_only_per_person),
                (Maker::BotsFrom(address), limits.bots_only_per_address),
            ];
            for (maker, most) in makers {
                if self.open_of(maker, most, person).await?.0 >= most {
                    self.metrics.limit(Limit::BotsOnly);
                    return Err(ApiError::too_many_bots());
                }
            }
        }
        Ok(())
    }

    /// How many matches of a maker may not be over, and in how many that are not a person has a seat. Which are over is
    /// only asked when there seem to be `most`.
    async fn open_of(&self, maker: Maker, most: usize, person: Hash) -> Result<(usize, u64), ApiError> {
        let made = self.made.of(maker);
        let (count, is_full) = (made.len(), made.len() >= most);
        let found = self.store.unfinished_of(person, if is_full { made } else { Vec::new() }).await?;
        if !is_full {
            return Ok((count, found.theirs));
        }
        let open = found.open.len();
        self.made.lock().insert(maker, found.open);
        Ok((open, found.theirs))
    }
}
