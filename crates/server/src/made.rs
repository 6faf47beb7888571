//! Who has made which matches, so that nobody fills the server with matches that nobody plays.

use crate::{hall::Hall, http::caller::Caller, secret::Hash, trouble::Trouble};
use std::{
    collections::HashMap,
    net::IpAddr,
    sync::{Mutex, MutexGuard, PoisonError},
};

/// The matches made from each address since the server was started, as far as they are not known to be over.
#[derive(Debug, Default)]
pub(crate) struct Made(Mutex<HashMap<IpAddr, Vec<String>>>);

impl Made {
    fn lock(&self) -> MutexGuard<'_, HashMap<IpAddr, Vec<String>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Remembers a match.
    pub(crate) fn add(&self, address: IpAddr, id: String) {
        self.lock().entry(address).or_default().push(id);
    }
}

impl Hall {
    /// Refuses whoever has too many matches that are not over.
    pub(crate) async fn may_make(&self, caller: &Caller, person: Hash) -> Result<(), Trouble> {
        if self.store.unfinished().await? >= self.limits.unfinished {
            return Err(Trouble::too_many_matches());
        }
        // Which of them are over is only asked when there seem to be too many.
        let made = self.made.lock().get(&caller.address).cloned().unwrap_or_default();
        let full = made.len() >= self.limits.unfinished_per_address;
        let found = self.store.unfinished_of(person, if full { made } else { Vec::new() }).await?;
        let still_full = full && found.open.len() >= self.limits.unfinished_per_address;
        if full {
            self.made.lock().insert(caller.address, found.open);
        }
        if still_full || found.theirs >= self.limits.unfinished_per_person {
            self.metrics.limited.add(1);
            return Err(Trouble::too_many_yours());
        }
        Ok(())
    }
}
