//! Costly work: who may ask for it, and where it is done.

use crate::{hall::Hall, limit::Share, metrics::Limit, trouble::Trouble};
use std::net::IpAddr;

impl Hall {
    /// A permit for something costly.
    pub(crate) fn heavy(&self, address: IpAddr) -> Result<Share, Trouble> {
        let may = self.heavies.take(address);
        self.permit(address, may, Limit::Heavy)
    }

    /// A permit for a question.
    pub(crate) fn light(&self, address: IpAddr) -> Result<Share, Trouble> {
        let may = self.looks.take(address);
        self.permit(address, may, Limit::Looks)
    }

    fn permit(&self, address: IpAddr, may: bool, limit: Limit) -> Result<Share, Trouble> {
        if !may {
            return Err(self.too_many(limit));
        }
        self.waiting.take(Some(address), 1).ok_or_else(|| self.too_many(Limit::Work))
    }

    /// Counts what is over a limit, and says so.
    pub(crate) fn too_many(&self, limit: Limit) -> Trouble {
        self.metrics.limit(limit);
        Trouble::too_many()
    }

    /// Works something out for whoever has a permit, away from the threads that serve sockets.
    pub(crate) async fn labour<T: Send + 'static>(
        &self,
        permit: Share,
        work: impl FnOnce() -> Result<T, Trouble> + Send + 'static,
    ) -> Result<T, Trouble> {
        let done = self.workers.run(permit.address(), work).await;
        drop(permit);
        done.unwrap_or_else(|| {
            self.metrics.panics.add(1);
            Err(Trouble::unreadable())
        })
    }

    /// Works out something of the server's own there.
    pub(crate) async fn glance<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> Result<T, Trouble> + Send + 'static,
    ) -> Result<T, Trouble> {
        let done = self.workers.run(None, work).await;
        done.unwrap_or_else(|| {
            self.metrics.panics.add(1);
            Err(Trouble::broken())
        })
    }
}
